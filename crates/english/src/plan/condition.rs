//! Conditions as trees of facts.

use super::absorb::absorbed;
use super::complement::without_complements;
use super::implied::without_implied;
use super::together::together;
use crate::realise::Text;

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
    /// The seed with which a sowing ends.
    LastSeed,
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
                fact.outside.as_deref().map(|area| area.clone().tell_all(&self.told()))
            }
            _ => None,
        }
    }

    /// The area that a move must start from, if nothing else is asked for.
    pub fn start(&self) -> Option<Text> {
        match self {
            Self::Fact(fact) if fact.role == Role::From => {
                fact.place.as_deref().map(|area| area.clone().tell_all(&self.told()))
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
        let mut flat = together(without_implied(absorbed(flat, true)), true);
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
        let mut flat = together(without_complements(absorbed(flat, false)), false);
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
        let mut nodes = Vec::new();
        self.add_told(&mut nodes);
        nodes
    }

    /// Adds the ludemes that it tells to others.
    pub(super) fn add_told(&self, nodes: &mut Vec<syntax::NodeId>) {
        match self {
            Self::Always | Self::Never => {}
            Self::Fact(fact) => fact.told().for_each(|told| nodes.extend_from_slice(told)),
            Self::All(members) | Self::Any(members) => {
                members.iter().for_each(|member| member.add_told(nodes));
            }
        }
    }

    /// All its words in order: equal for conditions that read the same.
    pub fn words(&self) -> String {
        let mut out = String::new();
        self.spell(&mut out);
        out
    }

    /// All its words in order, for comparing.
    pub(super) fn spell(&self, out: &mut String) {
        match self {
            Self::Always => out.push_str("always "),
            Self::Never => out.push_str("never "),
            Self::Fact(fact) => {
                fact.pieces().for_each(|piece| out.push_str(piece));
                out.push(' ');
            }
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

    /// The members, if the condition must be told as a list: whether all must hold, and the members.
    pub fn members(&self) -> Option<(bool, &[Condition])> {
        match self {
            Self::All(members) => Some((true, members)),
            Self::Any(members) => Some((false, members)),
            _ => None,
        }
    }
}

fn add_new(flat: &mut Vec<Condition>, condition: Condition) {
    let same = |old: &Condition| match (old, &condition) {
        (Condition::Fact(old), Condition::Fact(new)) => old.reads_as(new),
        (Condition::All(_), Condition::All(_)) | (Condition::Any(_), Condition::Any(_)) => {
            old.words() == condition.words()
        }
        _ => false,
    };
    match flat.iter_mut().find(|old| same(old)) {
        // Said once, it tells both.
        Some(old) => {
            *old = std::mem::replace(old, Condition::Always).tell_all(&condition.told());
        }
        None => flat.push(condition),
    }
}
