//! Endings in a row that ask for the same thing beside others: that is asked once, and what decides then stands below it. "If both
//! players have passed in succession, the first of these that holds decides: …"
//!
//! Where all endings ask about one thing, it is named before them: "Look at the group of the marker you have just played."

use syntax::NodeId;

use super::in_turn::AT_END_OF_TURN;
use crate::plan::{Condition, Part, Passage, condition_items};
use crate::realise::{Text, say, word_count};
use crate::teller::Teller;

/// What is asked in fewer words than this is asked again.
const WORTH: usize = 4;
/// What is asked in more words than this is no heading of others.
const LONGEST: usize = 20;
/// What is named in fewer words than this is named with each ending.
const LONG_NAME: usize = 5;
/// How a condition ends below which others stand.
const DECIDES: &str = "the first of these that holds decides:";
/// Verbs that begin what is said of one thing.
const VERBS: [&str; 8] =
    ["is", "has", "holds", "links", "carries", "belongs", "stands", "completes"];
/// Words that would point back to the thing itself.
const BACK: [&str; 4] = ["it", "its", "itself", "they"];

/// Whether a sentence announces results that depend on more than their own sentences say.
pub(crate) fn decides_below(sentence: &str) -> bool {
    sentence.ends_with(DECIDES)
}

/// The endings of a game or a phase.
pub(crate) struct Endings {
    /// What all of them ask about, if that is named before them.
    pub about: Option<Text>,
    /// One passage each.
    pub passages: Vec<Passage>,
}

/// A result and what it depends on, apart from their words.
#[derive(Clone)]
pub(super) struct Plain {
    /// "you win".
    pub result: Text,
    /// When it is looked at, if not after every move.
    pub when: &'static str,
    /// What it depends on.
    pub condition: Condition,
    /// What follows: how scores are counted.
    pub more: Passage,
}

/// An ending: told already, or plain.
pub(super) struct Ending {
    /// What stands before and after it, or all of it.
    lead: Option<String>,
    after: Passage,
    plain: Option<Plain>,
}

impl From<Passage> for Ending {
    fn from(after: Passage) -> Self {
        Self { lead: None, after, plain: None }
    }
}

impl From<Plain> for Ending {
    fn from(plain: Plain) -> Self {
        Self { lead: None, after: Passage::default(), plain: Some(plain) }
    }
}

impl Ending {
    /// Adds what is told after it.
    pub fn add(&mut self, more: Passage) {
        self.after.extend(more);
    }

    /// Gives it a heading.
    pub fn head(&mut self, name: String) {
        self.lead = Some(name);
    }

    /// The ending, if nothing stands around it.
    fn alone(&self) -> Option<&Plain> {
        self.plain.as_ref().filter(|_| self.lead.is_none() && self.after.is_empty())
    }
}

impl Plain {
    /// The ending with another beginning and what it still depends on below it.
    fn on(&self, result: Text, condition: &Condition) -> Self {
        Self { result, when: "", condition: condition.clone(), more: self.more.clone() }
    }

    /// What must hold, part by part.
    fn parts(&self) -> &[Condition] {
        match &self.condition {
            Condition::All(parts) => parts,
            Condition::Always => &[],
            other => std::slice::from_ref(other),
        }
    }
}

impl Teller<'_> {
    /// The passages of endings, with what several ask for once. Where a player may leave the game, the others play on: all cases are
    /// looked at.
    pub(super) fn grouped(&self, mut endings: Vec<Ending>, others_play_on: bool) -> Endings {
        let about = self.name_once(&mut endings);
        let decisive = !others_play_on && about.is_none();
        let mut passages = Vec::new();
        let mut rest = endings.as_slice();
        while let Some((first, more)) = rest.split_first() {
            if let Some((sentences, number)) = self.compared_first(rest) {
                let mut passage = Passage::default();
                sentences.into_iter().for_each(|sentence| passage.say(sentence));
                passages.push(passage);
                rest = &rest[number..];
                continue;
            }
            let group = run(rest).filter(|(shared, number)| {
                let both = rest[..*number].iter().filter_map(Ending::alone).collect::<Vec<_>>();
                if self.told_by_comparing(&apart_from(shared, &both)).is_some() {
                    return decisive;
                }
                // What two endings say of either player is told of any player.
                decisive && !(*number == 2 && self.are_of_both_players(&rest[..2]))
            });
            let below = group.and_then(|(shared, number)| {
                let members: Vec<&Plain> =
                    rest[..number].iter().filter_map(Ending::alone).collect();
                Some((self.told_below(&shared, &members)?, number))
            });
            rest = match below {
                Some((passage, number)) => {
                    passages.push(passage);
                    &rest[number..]
                }
                None => {
                    let (one, number) = self.same_results(rest, passages.is_empty());
                    passages.push(self.whole_ending(one.as_ref().unwrap_or(first)));
                    if one.is_some() { &rest[number..] } else { more }
                }
            };
        }
        Endings { about, passages }
    }

    /// The endings at the front that compare one thing of both players and ask for nothing else.
    fn compared_first(&self, endings: &[Ending]) -> Option<(Vec<Text>, usize)> {
        let plains: Vec<&Plain> = endings.iter().map_while(Ending::alone).take(3).collect();
        if self.players.count() > 2 || plains.iter().any(|plain| !plain.when.is_empty()) {
            return None;
        }
        self.told_by_comparing(&apart_from(&[], &plains))
    }

    /// Whether two endings give each of two players the same fate.
    fn are_of_both_players(&self, endings: &[Ending]) -> bool {
        let of = |ending: &Ending| {
            let result = ending.alone()?.result.as_str();
            self.players.names.iter().position(|name| result.starts_with(name.as_str()))
        };
        let whose: Vec<Option<usize>> = endings.iter().map(of).collect();
        whose.iter().all(Option::is_some) && whose.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// The endings at the front that have the same result as one, and how many they are: "you win if A or B". A list of them
    /// is only for what is the whole of the endings.
    fn same_results(&self, endings: &[Ending], from_first: bool) -> (Option<Ending>, usize) {
        let plains: Vec<&Plain> = endings.iter().map_while(Ending::alone).collect();
        let Some((first, others)) = plains.split_first() else { return (None, 0) };
        // Those that name a player may read like those of the other one that come next.
        let named = self.players.names.iter().any(|name| first.result.as_str().starts_with(name));
        if self.players.count() > 2 || named || !joins(first) {
            return (None, 0);
        }
        let same = |other: &&&Plain| {
            other.result.as_str() == first.result.as_str()
                && other.when == first.when
                && joins(other)
                // What all ask for is asked once.
                && !first.parts().iter().any(|part| {
                    other.parts().iter().any(|asked| asked.words() == part.words())
                })
        };
        let number = 1 + others.iter().take_while(same).count();
        let alike = &plains[..number];
        let either = Condition::any(alike.iter().map(|plain| plain.condition.clone()));
        let all = from_first && number == endings.len();
        if number < 2 || !all && either.clause().is_none() {
            return (None, 0);
        }
        let told: Vec<_> = alike.iter().flat_map(|plain| plain.result.told().to_vec()).collect();
        let one = Plain {
            result: first.result.clone().tell_all(&told),
            when: first.when,
            condition: either,
            more: Passage::default(),
        };
        (Some(Ending::from(one)), number)
    }

    fn whole_ending(&self, ending: &Ending) -> Passage {
        let mut passage = Passage::default();
        passage.parts.extend(ending.lead.clone().map(Part::Lead));
        if let Some(plain) = &ending.plain {
            passage.extend(self.told_ending(plain));
        }
        passage.extend(ending.after.clone());
        passage
    }

    /// "If the board is full, the first of these that holds decides:", and what then decides.
    fn told_below(&self, shared: &[Condition], members: &[&Plain]) -> Option<Passage> {
        let when = members.first()?.when;
        let known: Vec<String> = shared.iter().map(Condition::words).collect();
        let of_all = |part: &&Condition| known.contains(&part.words());
        let told: Vec<_> = members
            .iter()
            .flat_map(|member| member.parts().iter().filter(of_all).flat_map(Condition::told))
            .collect();
        let all = Condition::all(shared.iter().cloned());
        let clause = all.clause().filter(|clause| word_count(clause.as_str()) <= LONGEST);
        let Some(clause) = clause.map(|clause| clause.tell_all(&told)) else {
            return self.told_below_list(all, &told, shared, members);
        };
        let doubtful = without_brackets(clause.as_str()).contains([',', ':']);
        if doubtful || word_count(clause.as_str()) < WORTH {
            return None;
        }
        let own = apart_from(shared, members);
        if let Some((sentences, number)) = self.told_by_comparing(&own)
            && number == members.len()
            && let [first, others @ ..] = sentences.as_slice()
        {
            let mut passage = Passage::of(match when {
                AT_END_OF_TURN => say!("if, {}, {}, {}", when, clause, first),
                _ => say!("if {}, {}", clause, first),
            });
            others.iter().for_each(|sentence| passage.say(sentence.clone()));
            return Some(passage);
        }
        let cases = one_a_result(own);
        if let [(only, condition)] = cases.as_slice() {
            let result = match when {
                AT_END_OF_TURN => say!("if, {}, {}, {}", when, clause, only.result),
                _ => say!("if {}, {}", clause, only.result),
            };
            return Some(self.told_ending(&only.on(result, condition)));
        }
        let mut passage = Passage::of(match when {
            AT_END_OF_TURN => say!("if, {}, {}, {}", when, clause, DECIDES),
            _ => say!("if {}, {}", clause, DECIDES),
        });
        self.decide_below(cases, members, &mut passage);
        Some(passage)
    }

    /// "If all of these hold: … Then the first of these that holds decides:", where what endings share is too long for a sentence.
    fn told_below_list(
        &self,
        all: Condition,
        told: &[NodeId],
        shared: &[Condition],
        members: &[&Plain],
    ) -> Option<Passage> {
        let all = all.tell_all(told);
        let listing = all.listing(0)?;
        let mut passage = Passage::of(match members.first()?.when {
            AT_END_OF_TURN => say!("if, {}, {}:", AT_END_OF_TURN, listing.intro),
            _ => say!("if {}:", listing.intro),
        });
        passage.list(false, condition_items(listing.all, &listing.members));
        let own = apart_from(shared, members);
        if let Some((sentences, number)) = self.told_by_comparing(&own)
            && number == members.len()
            && let [first, others @ ..] = sentences.as_slice()
        {
            passage.say(say!("then {}", first));
            others.iter().for_each(|sentence| passage.say(sentence.clone()));
            return Some(passage);
        }
        let cases = one_a_result(own);
        if let [(only, condition)] = cases.as_slice() {
            let result = say!("then {}", only.result).tell_all(told);
            passage.parts.extend(self.told_ending(&only.on(result, condition)).parts);
            return Some(passage);
        }
        passage.say(say!("then {}", DECIDES).tell_all(told));
        self.decide_below(cases, members, &mut passage);
        Some(passage)
    }

    /// The list of what decides where what endings share holds.
    fn decide_below(
        &self,
        cases: Vec<(Plain, Condition)>,
        members: &[&Plain],
        passage: &mut Passage,
    ) {
        let tail = shared_end(members);
        let items = cases.into_iter().enumerate().map(|(at, (member, condition))| {
            let mut more = member.more.clone();
            more.parts.truncate(more.parts.len() - tail);
            let last = at > 0 && condition.is_always();
            let said = member.result.as_str().starts_with("otherwise, ");
            let result = match last && !said {
                true => say!("otherwise, {}", member.result),
                false => member.result.clone(),
            };
            self.told_ending(&Plain { result, when: "", condition, more })
        });
        passage.list(false, items.collect());
        let ends = members.first().map(|first| first.more.parts.iter().rev().take(tail));
        let ends: Vec<Part> = ends.into_iter().flatten().rev().cloned().collect();
        if let [Part::Say(first), others @ ..] = ends.as_slice() {
            let told: Vec<_> = members
                .iter()
                .flat_map(|member| member.more.parts.iter().rev().take(tail))
                .flat_map(|part| match part {
                    Part::Say(text) => text.told().to_vec(),
                    _ => vec![],
                })
                .collect();
            passage.say(say!("in each case, {}", first).tell_all(&told));
            passage.parts.extend(others.iter().cloned());
        }
    }

    /// Names what all endings ask about before them, and speaks of it as "it" in each.
    fn name_once(&self, endings: &mut Vec<Ending>) -> Option<Text> {
        let plains: Vec<&Plain> = endings.iter().map(Ending::alone).collect::<Option<_>>()?;
        // What has one result only is told as one ending.
        let several =
            plains.windows(2).any(|pair| pair[0].result.as_str() != pair[1].result.as_str());
        let named = plains.iter().all(|plain| plain.when.is_empty() && plain.more.is_empty());
        if !several || !named {
            return None;
        }
        let mut subject: Option<Text> = None;
        for plain in &plains {
            let known = subject.take();
            subject = Some(only_subject(&plain.condition, known)?);
        }
        let subject = subject.filter(|subject| {
            let words = subject.as_str();
            words.starts_with("the ") && word_count(words) >= LONG_NAME && !words.contains(',')
        })?;
        let mut told: Vec<Plain> = Vec::new();
        for mut plain in endings.drain(..).filter_map(|ending| ending.plain) {
            speak_of_it(&mut plain.condition);
            match told.last_mut() {
                Some(last) if last.result.as_str() == plain.result.as_str() => {
                    last.result = last.result.clone().tell_all(plain.result.told());
                    let one = std::mem::replace(&mut last.condition, Condition::Never);
                    last.condition = Condition::any([one, plain.condition]);
                }
                _ => told.push(plain),
            }
        }
        endings.extend(told.into_iter().map(Ending::from));
        Some(subject)
    }
}

/// Whether an ending can be one of several ways to the same result: what it asks for is one clause, and no row that is told apart
/// from others by its length.
fn joins(ending: &Plain) -> bool {
    let row = |condition: &Condition| matches!(condition, Condition::Fact(fact) if fact.yes.as_str().starts_with("make a row "));
    let clause = ending.condition.clause().filter(|_| ending.more.is_empty());
    clause.is_some_and(|clause| !crate::notes::is_marked(clause.as_str()))
        && !ending.condition.is_always()
        && !row(&ending.condition)
}

/// Cases that follow each other and have the same result are one.
fn one_a_result(own: Vec<(&Plain, Condition)>) -> Vec<(Plain, Condition)> {
    let mut cases: Vec<(Plain, Condition)> = Vec::new();
    for (member, condition) in own {
        match cases.last_mut() {
            Some((last, either))
                if last.result.as_str() == member.result.as_str()
                    && last.more.is_empty()
                    && member.more.is_empty() =>
            {
                let one = std::mem::replace(either, Condition::Never);
                *either = Condition::any([one, condition]);
                last.result = last.result.clone().tell_all(member.result.told());
            }
            _ => cases.push((member.clone(), condition)),
        }
    }
    cases
}

/// What endings depend on beside what all of them ask for.
fn apart_from<'p>(shared: &[Condition], members: &[&'p Plain]) -> Vec<(&'p Plain, Condition)> {
    let known: Vec<String> = shared.iter().map(Condition::words).collect();
    let own = |plain: &Plain| {
        let own = plain.parts().iter().filter(|part| !known.contains(&part.words()));
        Condition::all(own.cloned())
    };
    members.iter().map(|plain| (*plain, own(plain))).collect()
}

/// A clause without what it says in brackets.
fn without_brackets(clause: &str) -> String {
    let mut parts = clause.split(['(', ')']);
    let mut out = String::new();
    while let Some(plain) = parts.next() {
        out.push_str(plain);
        parts.next();
    }
    out
}

/// What the endings at the front have in common, and how many they are.
fn run(endings: &[Ending]) -> Option<(Vec<Condition>, usize)> {
    let (first, others) = endings.split_first()?;
    let (first, second) = (first.alone()?, others.first()?.alone()?);
    let has = |plain: &Plain, part: &Condition| {
        plain.parts().iter().any(|other| other.words() == part.words())
    };
    let fits =
        |plain: &Plain| plain.when == first.when && plain.more.is_empty() == first.more.is_empty();
    let shared: Vec<Condition> =
        first.parts().iter().filter(|part| has(second, part)).cloned().collect();
    let mut number = 1;
    // Nothing can come after what asks for no more than all of them.
    let mut open = first.parts().len() > shared.len();
    for other in others {
        let Some(plain) = other.alone() else { break };
        if !open || !fits(plain) || !shared.iter().all(|part| has(plain, part)) {
            break;
        }
        open = plain.parts().len() > shared.len();
        number += 1;
    }
    (!shared.is_empty() && number > 1).then_some((shared, number))
}

/// How many sentences at the end of what follows them are the same for all.
fn shared_end(members: &[&Plain]) -> usize {
    let Some((first, others)) = members.split_first() else { return 0 };
    let said = |plain: &Plain, back: usize| match plain.more.parts.iter().rev().nth(back) {
        Some(Part::Say(text)) if !text.as_str().ends_with(':') => Some(text.as_str().to_owned()),
        _ => None,
    };
    (0..)
        .take_while(|back| {
            let own = said(first, *back);
            own.is_some() && others.iter().all(|other| said(other, *back) == own)
        })
        .count()
}

/// The only thing that the facts of a condition speak of, which is the one known before.
fn only_subject(condition: &Condition, known: Option<Text>) -> Option<Text> {
    match condition {
        Condition::Fact(fact) => {
            let mut words = fact.yes.as_str().split(' ');
            let plain = words.clone().all(|word| !BACK.contains(&word));
            let same = known.as_ref().is_none_or(|known| known.as_str() == fact.subject.as_str());
            let verb = words.next().is_some_and(|verb| VERBS.contains(&verb));
            (plain && same && verb).then(|| match known {
                Some(known) => known.tell_all(fact.subject.told()),
                None => fact.subject.clone(),
            })
        }
        Condition::All(parts) | Condition::Any(parts) => parts
            .iter()
            .try_fold(known, |known, part| only_subject(part, known).map(Some))
            .flatten(),
        Condition::Always | Condition::Never => None,
    }
}

fn speak_of_it(condition: &mut Condition) {
    match condition {
        Condition::Fact(fact) => fact.subject = fact.subject.reworded("it"),
        Condition::All(parts) | Condition::Any(parts) => parts.iter_mut().for_each(speak_of_it),
        Condition::Always | Condition::Never => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;

    fn ending(result: &str, asked: &[(&str, &str)]) -> Ending {
        let fact = |(subject, yes): &(&str, &str)| {
            Condition::fact(Role::Other, *subject, *yes, format!("never {yes}"))
        };
        let condition = Condition::all(asked.iter().map(fact));
        let more = Passage::default();
        Ending::from(Plain { result: result.into(), when: "", condition, more })
    }

    const FULL: (&str, &str) = ("the last row", "is occupied");

    #[test]
    fn what_endings_share_is_found() {
        let endings = [
            ending("White wins", &[FULL, ("the king", "stands there")]),
            ending("Black wins", &[("the queen", "stands there"), FULL]),
            ending("the game is a draw", &[FULL]),
            ending("you lose", &[FULL, ("the rook", "stands there")]),
        ];
        let (shared, number) = run(&endings).unwrap();
        assert_eq!((shared.len(), number), (1, 3));
        assert!(run(&endings[2..]).is_none(), "nothing follows what asks for no more");
    }

    #[test]
    fn one_thing_is_asked_about() {
        let group = "the group of the last marker";
        let one = ending("you win", &[(group, "links both sides")]);
        let two = ending("you lose", &[(group, "links its corners")]);
        let subject = |it: &Ending| only_subject(&it.alone()?.condition, None);
        assert_eq!(subject(&one).unwrap().as_str(), group);
        assert!(subject(&two).is_none(), "\"its\" would be doubtful");
    }
}
