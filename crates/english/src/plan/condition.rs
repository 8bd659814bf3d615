//! Conditions as trees of facts, and the ways to put them into a sentence.

use crate::realise::{Text, listed_and, listed_or, say, word_count};

/// The thing that a fact is about, where the sentence may turn the fact into a relative clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The place a move goes to.
    To,
    /// The place a move comes from.
    From,
    /// A place between the two.
    Between,
    /// The place that a search looks at.
    Site,
    /// The place where the last move ended.
    LastTo,
    /// The player whose turn it is.
    You,
    /// Another player or thing with a name of its own.
    Other,
}

/// Something that holds or does not hold: a subject and what is said of it, in both polarities.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Which role the subject has.
    pub role: Role,
    /// The subject as a noun phrase.
    pub subject: Text,
    /// What holds: "is empty".
    pub yes: Text,
    /// What holds if it does not: "is not empty".
    pub no: Text,
    /// The area that the subject lies in, if that is what holds: "your far row".
    pub place: Option<Box<Text>>,
    /// The area that the subject lies outside of, if that is what holds.
    pub outside: Option<Box<Text>>,
}

/// A condition in the form that sentences need.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// Holds always.
    Always,
    /// Holds never.
    Never,
    /// One fact.
    Fact(Fact),
    /// All of these hold.
    All(Vec<Condition>),
    /// At least one of these holds.
    Any(Vec<Condition>),
}

/// Conditions with more words than this go into a list.
const INLINE_WORDS: usize = 22;
/// An item of a list may have more words than a clause inside a sentence.
const ITEM_WORDS: usize = 30;

impl Condition {
    /// A fact about a role.
    pub fn fact(
        role: Role,
        subject: impl Into<Text>,
        yes: impl Into<Text>,
        no: impl Into<Text>,
    ) -> Self {
        let (subject, yes, no) = (subject.into(), yes.into(), no.into());
        Self::Fact(Fact { role, subject, yes, no, place: None, outside: None })
    }

    /// The same condition, a fact that says no more than that its subject lies in an area.
    #[must_use]
    pub fn within(self, area: Option<Text>) -> Self {
        match self {
            Self::Fact(fact) => Self::Fact(Fact { place: area.map(Box::new), ..fact }),
            other => other,
        }
    }

    /// The area that must be kept out of, if nothing else is asked for.
    pub fn kept_out_of(&self) -> Option<Text> {
        match self {
            Self::Fact(fact) => {
                fact.outside.as_deref().map(|area| area.clone().tell_all(fact.clause().told()))
            }
            _ => None,
        }
    }

    /// The area that a move must start from, if nothing else is asked for.
    pub fn start(&self) -> Option<Text> {
        match self {
            Self::Fact(fact) if fact.role == Role::From => {
                fact.place.as_deref().map(|area| area.clone().tell_all(fact.clause().told()))
            }
            _ => None,
        }
    }

    /// All of some conditions; nested conjunctions are flattened and repetitions dropped.
    pub fn all(members: impl IntoIterator<Item = Condition>) -> Self {
        let mut flat: Vec<Condition> = Vec::new();
        for member in members {
            match member {
                Self::Always => {}
                Self::Never => return Self::Never,
                Self::All(inner) => inner.into_iter().for_each(|c| add_new(&mut flat, c)),
                other => add_new(&mut flat, other),
            }
        }
        match flat.len() {
            0 => Self::Always,
            1 => flat.remove(0),
            _ => Self::All(flat),
        }
    }

    /// Any of some conditions; nested disjunctions are flattened and repetitions dropped.
    pub fn any(members: impl IntoIterator<Item = Condition>) -> Self {
        let mut flat: Vec<Condition> = Vec::new();
        for member in members {
            match member {
                Self::Never => {}
                Self::Always => return Self::Always,
                Self::Any(inner) => inner.into_iter().for_each(|c| add_new(&mut flat, c)),
                other => add_new(&mut flat, other),
            }
        }
        match flat.len() {
            0 => Self::Never,
            1 => flat.remove(0),
            _ => Self::Any(flat),
        }
    }

    /// The opposite, with negation at the facts.
    #[must_use]
    pub fn negated(self) -> Self {
        match self {
            Self::Always => Self::Never,
            Self::Never => Self::Always,
            Self::Fact(Fact { role, subject, yes, no, place, outside }) => {
                let (place, outside) = (outside, place);
                Self::Fact(Fact { role, subject, yes: no, no: yes, place, outside })
            }
            Self::All(members) => Self::any(members.into_iter().map(Self::negated)),
            Self::Any(members) => Self::all(members.into_iter().map(Self::negated)),
        }
    }

    /// The same condition, which also tells a ludeme.
    #[must_use]
    pub fn tell(mut self, node: syntax::NodeId) -> Self {
        match &mut self {
            Self::Fact(fact) => {
                fact.yes = std::mem::take(&mut fact.yes).tell(node);
                fact.no = std::mem::take(&mut fact.no).tell(node);
            }
            Self::All(members) | Self::Any(members) => {
                if let Some(first) = members.first_mut() {
                    *first = std::mem::replace(first, Self::Always).tell(node);
                }
            }
            Self::Always | Self::Never => {}
        }
        self
    }

    /// The same condition, which also tells several ludemes.
    #[must_use]
    pub fn tell_all(self, nodes: &[syntax::NodeId]) -> Self {
        nodes.iter().fold(self, |condition, node| condition.tell(*node))
    }

    /// All the ludemes that it tells.
    pub fn told(&self) -> Vec<syntax::NodeId> {
        match self {
            Self::Always | Self::Never => vec![],
            Self::Fact(fact) => fact.clause().told().to_vec(),
            Self::All(members) | Self::Any(members) => {
                members.iter().flat_map(Self::told).collect()
            }
        }
    }

    /// All its words in order, for comparing.
    pub(super) fn spell(&self, out: &mut String) {
        match self {
            Self::Always => out.push_str("always "),
            Self::Never => out.push_str("never "),
            Self::Fact(fact) => out.push_str(&format!("{} ", fact.clause())),
            Self::All(members) | Self::Any(members) => {
                let joint = if matches!(self, Self::All(_)) { "and: " } else { "or: " };
                for member in members {
                    out.push_str(joint);
                    member.spell(out);
                }
                out.push_str("; ");
            }
        }
    }

    /// Whether it always holds.
    pub fn is_always(&self) -> bool {
        matches!(self, Self::Always)
    }

    /// The condition as one clause without doubt about its grouping, if it is short enough for that.
    pub fn clause(&self) -> Option<Text> {
        let text = match self {
            Self::Always => return Some("this is so in any case".into()),
            Self::Never => return Some("this is never so".into()),
            Self::Fact(fact) => return Some(fact.clause()),
            Self::All(members) => conjunction(members)?,
            Self::Any(members) => {
                let parts = grouped(members, "or")?;
                if parts.len() > 3 {
                    return None;
                }
                listed_or(&parts)
            }
        };
        (word_count(text.as_str()) <= INLINE_WORDS).then_some(text)
    }

    /// The condition as one clause that has an item of a list, or a bracket, to itself: longer, and with one level of
    /// nesting that its own words keep apart.
    pub fn within_item(&self) -> Option<Text> {
        if let Some(clause) = self.clause() {
            return Some(clause);
        }
        let (all, members) = self.members()?;
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
            return None;
        };
        (word_count(text.as_str()) <= ITEM_WORDS).then_some(text)
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
                let text = listed_and(&parts);
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

    /// The members, if the condition must be told as a list: whether all must hold, and the members.
    pub fn members(&self) -> Option<(bool, &[Condition])> {
        match self {
            Self::All(members) => Some((true, members)),
            Self::Any(members) => Some((false, members)),
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

    /// The predicate alone; it also tells what the subject tells.
    fn predicate(&self) -> Text {
        self.yes.clone().tell_all(self.subject.told())
    }
}

fn add_new(flat: &mut Vec<Condition>, condition: Condition) {
    let words = |c: &Condition| match c {
        Condition::Fact(fact) => Some(fact.clause().as_str().to_owned()),
        _ => None,
    };
    let new = words(&condition);
    match flat.iter_mut().find(|old| new.is_some() && words(old) == new) {
        // Said once, it tells both.
        Some(old) => {
            *old = std::mem::replace(old, Condition::Always).tell_all(&condition.told());
        }
        None => flat.push(condition),
    }
}

/// "A and B", "A, B and C", "A, and either B or C"; nothing if the grouping could be doubted.
fn conjunction(members: &[Condition]) -> Option<Text> {
    let nested = members.iter().filter(|member| !matches!(member, Condition::Fact(_))).count();
    if nested == 0 {
        let parts = grouped(members, "and")?;
        return both_or_more(&parts);
    }
    let [first, second] = members else { return None };
    let (plain, choice) =
        if matches!(first, Condition::Fact(_)) { (first, second) } else { (second, first) };
    let Condition::Any(inner) = choice else { return None };
    if inner.len() != 2 || !inner.iter().all(|c| matches!(c, Condition::Fact(_))) {
        return None;
    }
    if let Some(numbers) = numbers_of_one(plain, inner) {
        return Some(numbers);
    }
    Some(say!("{}, and either {}", plain.clause()?, choice.clause()?))
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
    match exact_numbers(predicates) {
        Some((numbers, noun)) => say!("holds exactly {} {}", numbers, noun),
        None => listed_or(predicates),
    }
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
    for part in parts {
        plain(part.clone(), "and")?;
        plain(part.clone(), "or")?;
    }
    Some(if joint == "and" { listed_and(parts) } else { listed_or(parts) })
}

/// A clause that a word does not join, except in set phrases.
fn plain(text: Text, joint: &str) -> Option<Text> {
    let bare = crate::notes::without_set_phrases(text.as_str());
    (!bare.contains(&format!(" {joint} "))).then_some(text)
}

/// The facts as clauses, neighbours with the same subject drawn together.
fn grouped(members: &[Condition], joint: &str) -> Option<Vec<Text>> {
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
                    let joined = if joint == "or" {
                        alternatives(&predicates)
                    } else {
                        listed_and(&predicates)
                    };
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
        let deep = Condition::any([both, turn]);
        assert!(deep.clause().is_none());
    }
}
