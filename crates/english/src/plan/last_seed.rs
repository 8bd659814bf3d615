//! What a rule asks of the hole where a sowing ends, told of the last seed: "the last seed falls into one of your empty holes".
//!
//! A description counts the seeds of the last hole after the sowing; a player sees the last seed fall. One seed there means
//! that the hole was empty, more than one that it was not.

use super::action::Action;
use super::condition::{Condition, Fact, Role};
use crate::realise::{Text, listed_or, plural, say, with_article};

const FALLS: &str = "falls into ";
const BRINGS: &str = "brings its ";

/// The words of a sowing that puts one seed into each hole.
pub(crate) struct LastSeed<'a> {
    /// What the hole of the last seed is called: "the last hole".
    pub hole: &'a str,
    /// What holes are called.
    pub site: &'a str,
    /// What seeds are called.
    pub seed: &'a str,
}

impl LastSeed<'_> {
    /// Rewords the conditions that are asked right after the sowing, before anything else is done.
    pub fn tell(&self, action: Action) -> Action {
        match action {
            Action::When(condition, yes, no) => Action::When(
                self.condition(condition),
                Box::new(self.tell(*yes)),
                Box::new(self.tell(*no)),
            ),
            Action::Sequence(members) => {
                let mut members = members.into_iter();
                let first = members.next().map(|first| self.tell(first));
                Action::Sequence(first.into_iter().chain(members).collect())
            }
            other => other,
        }
    }

    fn condition(&self, condition: Condition) -> Condition {
        match condition {
            Condition::Fact(fact) => self.fact(fact),
            Condition::All(members) => {
                Condition::all(members.into_iter().map(|member| self.condition(member)))
            }
            Condition::Any(members) => match self.numbers(&members) {
                Some(fact) => fact,
                None => Condition::any(members.into_iter().map(|member| self.condition(member))),
            },
            other => other,
        }
    }

    fn fact(&self, fact: Fact) -> Condition {
        if fact.subject.as_str() != self.hole {
            return Condition::Fact(fact);
        }
        let told = Condition::Fact(fact.clone()).told();
        let of_seed = |yes: String, no: String| {
            Condition::fact(Role::LastSeed, self.last(), Text::from(yes), Text::from(no))
                .tell_all(&told)
        };
        let (empty, full) = (self.empty(), self.full());
        let yes = fact.yes.as_str();
        if yes == format!("holds exactly one {}", self.seed) {
            return of_seed(empty, full);
        }
        let more = [
            format!("holds more than one {}", self.seed),
            format!("does not hold exactly one {}", self.seed),
        ];
        if more.iter().any(|words| yes == words) {
            return of_seed(full, empty);
        }
        if let Some(fact) = self.numbers(&[Condition::Fact(fact.clone())]) {
            return fact;
        }
        match self.area(yes) {
            Some(area) => of_seed(format!("{FALLS}{area}"), format!("does not fall into {area}")),
            None => Condition::Fact(fact),
        }
    }

    /// What falls.
    fn last(&self) -> String {
        format!("the last {}", self.seed)
    }

    fn empty(&self) -> String {
        format!("{FALLS}{}", with_article(&format!("empty {}", self.site)))
    }

    fn full(&self) -> String {
        format!("{FALLS}{}", with_article(&format!("occupied {}", self.site)))
    }

    /// "brings its hole to two or three seeds", for facts that each give the last hole an exact number.
    fn numbers(&self, members: &[Condition]) -> Option<Condition> {
        let seeds = plural(self.seed);
        let mut words: Vec<Text> = Vec::new();
        let mut told = Vec::new();
        for member in members {
            let Condition::Fact(fact) = member else { return None };
            let number = fact.yes.as_str().strip_prefix("holds exactly ")?;
            let number = number.strip_suffix(&seeds)?.strip_suffix(' ')?;
            if fact.subject.as_str() != self.hole || number.contains(' ') {
                return None;
            }
            words.push(number.into());
            told.extend(member.told());
        }
        let numbers = listed_or(&words);
        let none = numbers.as_str().replace(" or ", " nor ");
        let none = if words.len() > 1 { format!("neither {none}") } else { format!("not {none}") };
        let site = self.site;
        let either = if words.len() > 1 { "either " } else { "" };
        let yes = say!("{}{} to {}{} {}", BRINGS, site, either, numbers, seeds.as_str());
        let no = say!("{}{} to a number of {} that is {}", BRINGS, site, seeds.as_str(), none);
        Some(Condition::fact(Role::LastSeed, self.last(), yes, no).tell_all(&told))
    }

    /// Where the last seed falls, if a predicate says no more than that.
    fn area(&self, predicate: &str) -> Option<String> {
        let place = predicate.strip_prefix("is ")?;
        if place.contains(" and ") || place.contains(" or ") || place.contains(", ") {
            return None;
        }
        match place.strip_prefix("in ") {
            Some(area) => Some(format!("a {} of {area}", self.site)),
            None => ["one of ", "your "]
                .iter()
                .any(|begin| place.starts_with(begin))
                .then(|| place.to_owned()),
        }
    }
}

/// Where the last seed falls and what it finds there are one fact.
pub(super) fn fused(members: Vec<Condition>) -> Vec<Condition> {
    let of_seed =
        |member: &Condition| matches!(member, Condition::Fact(fact) if fact.role == Role::LastSeed);
    if members.iter().filter(|member| of_seed(member)).count() < 2 {
        return members;
    }
    let mut out: Vec<Condition> = Vec::new();
    for member in members {
        let both = out.iter_mut().find_map(|known| {
            let both = one_fact(known, &member).or_else(|| one_fact(&member, known))?;
            *known = both;
            Some(())
        });
        if both.is_none() {
            out.push(member);
        }
    }
    out
}

/// The place and what the last seed finds or does there.
fn one_fact(place: &Condition, found: &Condition) -> Option<Condition> {
    let (Condition::Fact(one), Condition::Fact(other)) = (place, found) else { return None };
    if one.role != Role::LastSeed || other.role != Role::LastSeed {
        return None;
    }
    let area = one.yes.as_str().strip_prefix(FALLS)?;
    let known = [" empty ", " occupied ", " brings "];
    if known.iter().any(|words| one.yes.as_str().contains(words)) {
        return None;
    }
    let told = [place.told(), found.told()].concat();
    let seed = &one.subject;
    let fact = |yes: String, no: String| {
        Some(Condition::fact(Role::LastSeed, seed.clone(), yes, no).tell_all(&told))
    };
    let what = other.yes.as_str();
    if let Some((_, number)) = what.strip_prefix(BRINGS).and_then(|rest| rest.split_once(" to ")) {
        let both = format!("{FALLS}{area} and brings it to {number}");
        return fact(both, format!("does not both fall into {area} and bring it to {number}"));
    }
    let state = what.strip_prefix(FALLS)?.strip_prefix("an ")?.split(' ').next()?;
    let found = in_state(area, state)?;
    fact(format!("{FALLS}{found}"), format!("does not fall into {found}"))
}

/// "one of your empty holes" for "one of your holes".
fn in_state(area: &str, state: &str) -> Option<String> {
    if let Some(rest) = area.strip_prefix("a ") {
        return Some(format!("an {state} {rest}"));
    }
    let rest = area.strip_prefix("one of ")?;
    let owner = ["your opponent's ", "your ", "the "].iter().find(|it| rest.starts_with(**it))?;
    Some(format!("one of {owner}{state} {}", &rest[owner.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: LastSeed<'_> = LastSeed { hole: "the last hole", site: "hole", seed: "seed" };

    fn hole(yes: &str) -> Condition {
        Condition::fact(Role::To, "the last hole", yes, "is otherwise")
    }

    fn told(members: &[&str]) -> String {
        let all = Condition::all(members.iter().map(|yes| hole(yes)));
        WORDS.condition(all).clause().map(|text| text.as_str().to_owned()).unwrap_or_default()
    }

    #[test]
    fn the_last_seed_falls_somewhere() {
        assert_eq!(told(&["is your store"]), "the last seed falls into your store");
        assert_eq!(told(&["holds exactly one seed"]), "the last seed falls into an empty hole");
        assert_eq!(
            told(&["is one of your opponent's holes", "holds exactly one seed"]),
            "the last seed falls into one of your opponent's empty holes"
        );
        assert_eq!(
            told(&["holds more than one seed", "is in your home"]),
            "the last seed falls into an occupied hole of your home"
        );
    }

    #[test]
    fn numbers_are_what_it_brings_its_hole_to() {
        let either =
            Condition::any([hole("holds exactly two seeds"), hole("holds exactly three seeds")]);
        let all = Condition::all([hole("is one of your holes"), either]);
        assert_eq!(
            WORDS.condition(all).clause().unwrap().as_str(),
            "the last seed falls into one of your holes and brings it to either two or three seeds"
        );
        assert_eq!(
            told(&["holds exactly four seeds"]),
            "the last seed brings its hole to four seeds"
        );
    }

    #[test]
    fn other_places_and_numbers_stay() {
        assert_eq!(
            told(&["holds an even number of seeds"]),
            "the last hole holds an even number of seeds"
        );
        let other = Condition::fact(Role::Other, "the hole opposite", "is empty", "is not empty");
        assert_eq!(WORDS.condition(other).clause().unwrap().as_str(), "the hole opposite is empty");
    }
}
