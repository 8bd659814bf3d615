//! Conditions in words: the ways to put them into one sentence without doubt about their grouping.

use syntax::NodeId;

use super::condition::{Condition, Fact, Role};
use crate::realise::{Text, listed_and, listed_or, say, word_count};

/// Conditions with more words than this go into a list.
const INLINE_WORDS: usize = 22;
/// An item of a list may have more words than a clause inside a sentence.
const ITEM_WORDS: usize = 32;

impl Condition {
    /// The condition as one clause without doubt about its grouping, if it is short enough for that.
    pub fn clause(&self) -> Option<Text> {
        if self.members().is_some_and(|(_, members)| surely_longer(members, INLINE_WORDS)) {
            return None;
        }
        let text = match self {
            Self::Always => return Some("this is so in any case".into()),
            Self::Never => return Some("this is never so".into()),
            Self::Fact(fact) => return Some(fact.clause()),
            Self::All(members) => conjunction(members)?,
            Self::Any(members) => {
                let parts = grouped(members, "or")?;
                match parts.as_slice() {
                    [first, second] if plain(first.clone(), "or").is_none() => {
                        say!("{}, or {}", first, second)
                    }
                    parts if parts.len() > 3 => return None,
                    // "Either its square is A1, or its landing square is none of B1 and C1."
                    [first, second] if plain_all(&parts, "and").is_none() => {
                        say!("either {}, or {}", first, second)
                    }
                    parts => listed_or(&plain_all(parts, "and")?),
                }
            }
        };
        (word_count(text.as_str()) <= INLINE_WORDS).then_some(text)
    }

    /// The condition as one clause that has an item of a list, or a bracket, to itself: longer, and with one level of
    /// nesting that its own words keep apart.
    pub fn within_item(&self) -> Option<Text> {
        self.clause().or_else(|| self.longer_clause())
    }

    /// The same for a condition that is too long for a clause inside a sentence.
    pub(crate) fn longer_clause(&self) -> Option<Text> {
        let (all, members) = self.members()?;
        if surely_longer(members, ITEM_WORDS) {
            return None;
        }
        let text = if members.iter().all(|member| matches!(member, Self::Fact(_))) {
            let parts = grouped(members, if all { "and" } else { "or" })?;
            match (all, parts.as_slice()) {
                (_, [one]) => one.clone(),
                (true, parts) => joined_by(parts, "and")?,
                (false, parts) => say!("either {}", joined_by(parts, "or")?),
            }
        } else if !all {
            // "Either both A and B, or both C and D."
            let parts: Option<Vec<Text>> = members
                .iter()
                .map(|member| match member {
                    Self::Fact(fact) => plain(fact.clause(), "or"),
                    Self::All(inner) => {
                        let [first, second] = inner.as_slice() else { return None };
                        let (Self::Fact(first), Self::Fact(second)) = (first, second) else {
                            return None;
                        };
                        let both = say!("both {} and {}", first.clause(), second.clause());
                        plain(first.clause(), "and")?;
                        plain(second.clause(), "and")?;
                        plain(both, "or")
                    }
                    _ => None,
                })
                .collect();
            let parts = parts?;
            let [first, second] = parts.as_slice() else { return None };
            say!("either {}, or {}", first, second)
        } else {
            conjunction(members)?
        };
        let plain =
            word_count(text.as_str()) <= ITEM_WORDS && !crate::gates::is_mixed(text.as_str());
        plain.then_some(text)
    }

    /// What is said of a role, for "a square that …"; only if nothing else is said.
    pub fn relative(&self, role: Role) -> Option<Text> {
        match self {
            Self::Fact(fact) if fact.role == role => Some(fact.predicate()),
            Self::All(members) => {
                let parts: Option<Vec<Text>> = members
                    .iter()
                    .map(|member| match member {
                        Self::Fact(_) => member.relative(role),
                        Self::Any(inner) if members.len() == 2 && inner.len() == 2 => {
                            Some(say!("either {}", member.relative(role)?))
                        }
                        _ => None,
                    })
                    .collect();
                let parts = parts?;
                // A fact that has an "or" of its own would take in what stands beside it.
                let doubtful = members.iter().zip(&parts).any(|(member, part)| {
                    matches!(member, Self::Fact(_)) && plain(part.clone(), "or").is_none()
                });
                let text = all_of(&parts);
                (word_count(text.as_str()) <= INLINE_WORDS && !doubtful).then_some(text)
            }
            Self::Any(members) => {
                // "is empty or both lies there and holds a pawn": what is joined comes last, where it ends is plain.
                let (plain, joined): (Vec<&Self>, Vec<&Self>) =
                    members.iter().partition(|member| matches!(member, Self::Fact(_)));
                let parts: Option<Vec<Text>> = plain
                    .into_iter()
                    .chain(joined)
                    .map(|member| match member {
                        Self::Fact(_) => member.relative(role),
                        Self::All(inner)
                            if inner.len() == 2
                                && inner.iter().all(|c| matches!(c, Self::Fact(_))) =>
                        {
                            Some(say!("both {}", member.relative(role)?))
                        }
                        _ => None,
                    })
                    .collect();
                let text = alternatives(&parts?);
                (word_count(text.as_str()) <= INLINE_WORDS).then_some(text)
            }
            _ => None,
        }
    }
}

impl Fact {
    /// Subject and predicate.
    pub fn clause(&self) -> Text {
        if self.subject.is_empty() {
            self.yes.clone()
        } else {
            say!("{} {}", self.subject, self.yes)
        }
    }

    /// What its clause tells.
    pub(super) fn told(&self) -> impl Iterator<Item = &[NodeId]> {
        let subject = (!self.subject.is_empty()).then(|| self.subject.told());
        subject.into_iter().chain([self.yes.told()])
    }

    /// The words of its clause, piece by piece.
    pub(super) fn pieces(&self) -> impl Iterator<Item = &str> {
        let subject = (!self.subject.is_empty()).then(|| [self.subject.as_str(), " "]);
        subject.into_iter().flatten().chain([self.yes.as_str()])
    }

    /// Whether its clause has the same words as another one.
    pub(super) fn reads_as(&self, other: &Self) -> bool {
        let length = |fact: &Self| fact.pieces().map(str::len).sum::<usize>();
        length(self) == length(other)
            && self.pieces().flat_map(str::bytes).eq(other.pieces().flat_map(str::bytes))
    }

    /// The predicate alone; it also tells what the subject tells.
    fn predicate(&self) -> Text {
        self.yes.clone().tell_all(self.subject.told())
    }
}

/// Whether a clause of these facts has more words than allowed, however they are drawn together: it need not be tried.
fn surely_longer(members: &[Condition], words: usize) -> bool {
    // At least a word of each is left.
    members.iter().filter(|member| matches!(member, Condition::Fact(_))).count() > words
}

/// "A and B", "A, B and C", "A, and either B or C"; nothing if the grouping could be doubted.
fn conjunction(members: &[Condition]) -> Option<Text> {
    let nested = members.iter().filter(|member| !matches!(member, Condition::Fact(_))).count();
    if nested == 0 {
        if let Some(two) = two_subjects(members) {
            return Some(two);
        }
        let parts = grouped(members, "and")?;
        return both_or_more(&parts);
    }
    let [first, second] = members else { return None };
    let (plain, choice) =
        if matches!(first, Condition::Fact(_)) { (first, second) } else { (second, first) };
    let Condition::Any(inner) = choice else { return None };
    if reaches_on(plain) {
        return None;
    }
    if inner.len() != 2 || !inner.iter().all(|c| matches!(c, Condition::Fact(_))) {
        return None;
    }
    if let Some(numbers) = numbers_of_one(plain, inner) {
        return Some(numbers);
    }
    let choice = choice.clause()?;
    (!choice.as_str().starts_with("either ")).then_some(())?;
    Some(say!("{}, and either {}", plain.clause()?, choice))
}

/// Whether a fact is said for each of several things, which would seem to be said of whatever follows as well.
fn reaches_on(condition: &Condition) -> bool {
    matches!(condition, Condition::Fact(fact) if fact.pieces().next().is_some_and(|words| words.starts_with("for ")))
}

/// "that hole is yours and holds a seed, and your hand is empty": several facts about two things, each named once.
fn two_subjects(members: &[Condition]) -> Option<Text> {
    let mut groups: Vec<(Text, Vec<Text>)> = Vec::new();
    for member in members {
        let Condition::Fact(fact) = member else { return None };
        if reaches_on(member) {
            return None;
        }
        plain(fact.clause(), "and")?;
        plain(fact.clause(), "or")?;
        if takes_in_what_follows(fact.yes.as_str()) {
            return None;
        }
        let alone = fact.subject.is_empty() || fact.subject.as_str() == "there";
        match groups.iter_mut().find(|(known, _)| !alone && known.as_str() == fact.subject.as_str())
        {
            Some((_, predicates)) => predicates.push(fact.predicate()),
            None => groups.push((fact.subject.clone(), vec![fact.yes.clone()])),
        }
    }
    let [first, second] = groups.as_slice() else { return None };
    let clause = |(subject, predicates): &(Text, Vec<Text>)| match subject.is_empty() {
        true => listed_and(predicates),
        false => say!("{} {}", subject, all_of(predicates)),
    };
    // Two facts are joined as they are.
    let several = [first, second].iter().any(|(_, predicates)| predicates.len() > 1);
    several.then(|| say!("{}, and {}", clause(first), clause(second)))
}

/// Whether a predicate ends in a clause of its own, to which a further predicate would seem to belong: "a move that gets it out of check".
pub(crate) fn takes_in_what_follows(predicate: &str) -> bool {
    [" that ", " whose ", " which ", " where ", " who "].iter().any(|word| {
        predicate.match_indices(word).any(|(at, _)| {
            // "that hole" points at something; "a hole that is empty" goes on.
            let next = predicate[at + word.len()..].split(' ').next().unwrap_or_default();
            *word != " that " || !POINTED_AT.contains(&next.trim_end_matches("'s"))
        })
    })
}

/// Nouns that "that" points at.
const POINTED_AT: [&str; 15] = [
    "square", "cell", "point", "hole", "line", "place", "piece", "player", "number", "group",
    "stack", "landing", "seed", "die", "path",
];

/// Predicates of one subject that all hold: "is neither one of the gates nor one of the towers".
fn all_of(predicates: &[Text]) -> Text {
    let none = shared(predicates, "is not one of ").map(|areas| {
        let areas: Vec<Text> = areas.iter().map(|area| say!("one of {}", area)).collect();
        ("is neither", areas)
    });
    let none = none.or_else(|| Some(("is in neither", shared(predicates, "is not in ")?)));
    // "is neither a corner square nor the centre square": two things that are said shortly.
    let two = |begin: &str, neither| {
        let things = shared(predicates, begin)?;
        let short = |thing: &Text| !thing.as_str().contains(" that ");
        (things.len() == 2 && things.iter().all(short)).then_some((neither, things))
    };
    let none = none.or_else(|| two("is not ", "is neither"));
    let none = none.or_else(|| two("does not hold ", "holds neither"));
    match none {
        Some((neither, areas)) => {
            let list = listed_or(&areas);
            say!("{} {}", neither, list.reworded(list.as_str().replace(" or ", " nor ")))
        }
        None => listed_and(predicates),
    }
}

/// What follows the words that all predicates begin with; none if it has joints of its own.
fn shared(predicates: &[Text], begin: &str) -> Option<Vec<Text>> {
    if predicates.len() < 2 {
        return None;
    }
    predicates
        .iter()
        .map(|text| {
            let rest = text.reworded(text.as_str().strip_prefix(begin)?);
            // What is explained elsewhere may find room in place, if nothing is made of it.
            if crate::notes::is_marked(rest.as_str()) {
                return None;
            }
            plain(rest.clone(), "or")?;
            plain(rest, "and")
        })
        .collect()
}

/// "A and B", "A, B and C"; a comma keeps two clauses apart where one of them has an "or".
fn both_or_more(parts: &[Text]) -> Option<Text> {
    let joins_by_or = parts.iter().any(|part| plain(part.clone(), "or").is_none());
    match parts {
        [first, second] if joins_by_or => Some(say!("{}, and {}", first, second)),
        _ if joins_by_or && parts.len() > 1 => None,
        _ => (parts.len() <= 3).then(|| listed_and(parts)),
    }
}

/// "that hole is yours and holds either two or three seeds": a fact and a choice of numbers about one thing.
fn numbers_of_one(fact: &Condition, choice: &[Condition]) -> Option<Text> {
    let Condition::Fact(fact) = fact else { return None };
    let predicates: Option<Vec<Text>> = choice
        .iter()
        .map(|member| match member {
            Condition::Fact(other) if other.subject.as_str() == fact.subject.as_str() => {
                Some(other.predicate())
            }
            _ => None,
        })
        .collect();
    let (numbers, noun) = exact_numbers(&predicates?)?;
    plain(fact.clause(), "or")?;
    Some(say!("{} and holds either {} {}", fact.clause(), numbers, noun))
}

/// "holds exactly two or three seeds" for "holds exactly two seeds or holds exactly three seeds".
fn alternatives(predicates: &[Text]) -> Text {
    if let Some((numbers, noun)) = exact_numbers(predicates) {
        return say!("holds exactly {} {}", numbers, noun);
    }
    // "is one of the gates or of the towers": still plain after an "either".
    [("is one of ", "of "), ("is in ", "in ")]
        .iter()
        .find_map(|(begin, again)| {
            let areas = shared(predicates, begin)?;
            let (first, others) = areas.split_first()?;
            let others = others.iter().map(|area| say!("{}{}", *again, area));
            let parts: Vec<Text> = std::iter::once(first.clone()).chain(others).collect();
            Some(say!("{}{}", *begin, listed_or(&parts)))
        })
        .unwrap_or_else(|| listed_or(predicates))
}

/// "two or three" and "seeds", where each predicate says how many there are exactly.
fn exact_numbers(predicates: &[Text]) -> Option<(Text, String)> {
    let numbers: Vec<(&str, &str)> = predicates
        .iter()
        .map(|text| text.as_str().strip_prefix("holds exactly ")?.split_once(' '))
        .collect::<Option<_>>()?;
    let (_, noun) = *numbers.last()?;
    if !numbers.iter().all(|(_, other)| *other == noun || noun.strip_suffix('s') == Some(other)) {
        return None;
    }
    let words: Vec<Text> =
        numbers.iter().zip(predicates).map(|((number, _), text)| text.reworded(*number)).collect();
    Some((listed_or(&words), noun.to_owned()))
}

/// Clauses joined by one word, if none of them has joints of its own.
fn joined_by(parts: &[Text], joint: &str) -> Option<Text> {
    plain_all(parts, "and")?;
    plain_all(parts, "or")?;
    Some(if joint == "and" { listed_and(parts) } else { listed_or(parts) })
}

/// The clauses, if a word joins none of them.
fn plain_all(parts: &[Text], joint: &str) -> Option<Vec<Text>> {
    parts.iter().map(|part| plain(part.clone(), joint)).collect()
}

/// A clause that a word does not join, except in set phrases.
pub(super) fn plain(text: Text, joint: &str) -> Option<Text> {
    let bare = crate::notes::without_set_phrases(text.as_str());
    (!bare.contains(&format!(" {joint} "))).then_some(text)
}

/// The facts as clauses, neighbours with the same subject drawn together.
fn grouped(members: &[Condition], joint: &str) -> Option<Vec<Text>> {
    if members.len() > 1 && members.iter().any(reaches_on) {
        return None;
    }
    let mut parts: Vec<(String, Vec<Text>, Text)> = Vec::new();
    for member in members {
        let Condition::Fact(fact) = member else { return None };
        let subject = fact.subject.as_str().to_owned();
        match parts.last_mut() {
            Some((last, predicates, _))
                if *last == subject && !subject.is_empty() && subject != "there" =>
            {
                predicates.push(fact.predicate());
            }
            _ => parts.push((subject, vec![fact.yes.clone()], fact.subject.clone())),
        }
    }
    let one_subject = parts.len() == 1;
    Some(
        parts
            .into_iter()
            .flat_map(|(_, predicates, subject)| {
                if subject.is_empty() {
                    return predicates;
                }
                if one_subject {
                    let joined =
                        if joint == "or" { alternatives(&predicates) } else { all_of(&predicates) };
                    return vec![say!("{} {}", subject, joined)];
                }
                // With several subjects each clause stands for itself, so that the joints stay plain.
                predicates.iter().map(|predicate| say!("{} {}", subject, predicate)).collect()
            })
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(yes: &str, no: &str) -> Condition {
        Condition::fact(Role::To, "that square", yes, no)
    }

    #[test]
    fn one_subject_is_named_once() {
        let either = Condition::any([
            square("is empty", "is not empty"),
            square("holds an enemy piece", "holds no enemy piece"),
        ]);
        assert_eq!(
            either.clause().unwrap().as_str(),
            "that square is empty or holds an enemy piece"
        );
        assert_eq!(either.relative(Role::To).unwrap().as_str(), "is empty or holds an enemy piece");
        assert_eq!(
            either.negated().clause().unwrap().as_str(),
            "that square is not empty and holds no enemy piece"
        );
    }

    #[test]
    fn mixed_groups_are_marked_or_refused() {
        let turn = Condition::fact(Role::You, "you", "have moved", "have not moved");
        let either = Condition::any([square("is empty", "is full"), square("is red", "is blue")]);
        let both = Condition::all([turn.clone(), either.clone()]);
        assert_eq!(
            both.clause().unwrap().as_str(),
            "you have moved, and either that square is empty or is red"
        );
        let seeds = |number: &str| square(&format!("holds exactly {number} seeds"), "does not");
        let yours = square("is yours", "is not yours");
        let numbers = Condition::all([yours, Condition::any([seeds("two"), seeds("three")])]);
        assert_eq!(
            numbers.clause().unwrap().as_str(),
            "that square is yours and holds either two or three seeds"
        );
        let thrown = Condition::fact(Role::Other, "the throw", "is 1, 5 or 6", "is another");
        assert_eq!(
            Condition::all([thrown, turn.clone()]).clause().unwrap().as_str(),
            "the throw is 1, 5 or 6, and you have moved"
        );
        let deep = Condition::any([both, square("is large", "is small")]);
        assert!(deep.clause().is_none());
    }
}
