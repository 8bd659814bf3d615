//! A condition as a list: the words that lead to it, and its items.

use std::borrow::Cow;

use super::beginning::beginning;
use super::clause::plain;
use super::condition::Condition;
use crate::realise::{Text, listed_and, say, word_count};

/// More facts than this are items of the list like the others.
const MOST_FACTS: usize = 2;

/// "all of these hold", and what these are.
pub(crate) struct Listing<'c> {
    /// The words before the colon.
    pub intro: Text,
    /// Whether all of the items must hold, or one of them.
    pub all: bool,
    /// The items.
    pub members: Cow<'c, [Condition]>,
    /// Whether they are the whole condition: nothing of it stands before the colon.
    pub whole: bool,
}

impl Condition {
    /// The condition as a list; what stands beside the only condition that is a list itself goes before the colon, so that
    /// no list stands within a list for it: "that square is empty or all of these hold". The words before it take so many.
    pub(crate) fn listing(&self, before: usize) -> Option<Listing<'_>> {
        let (all, members) = self.members()?;
        let what =
            |all: bool| if all { "all of these hold" } else { "at least one of these holds" };
        let whole =
            || Listing { intro: what(all).into(), all, members: members.into(), whole: true };
        if let Some((intro, left)) = beginning(members, all)
            && before + word_count(intro.as_str()) <= super::passage::LONGEST
        {
            return Some(Listing { intro, all, members: left.into(), whole: false });
        }
        let (facts, nested): (Vec<&Self>, Vec<&Self>) =
            members.iter().partition(|member| member.members().is_none());
        let [inner] = nested.as_slice() else { return Some(whole()) };
        let Some((inner_all, items)) = inner.members() else { return Some(whole()) };
        let said = |fact: &&Self| {
            let clause = fact.clause()?;
            plain(plain(clause, "and")?, "or").filter(|clause| !clause.as_str().contains(", "))
        };
        let Some(clauses) = facts.iter().map(said).collect::<Option<Vec<Text>>>() else {
            return Some(whole());
        };
        let few = if all { MOST_FACTS } else { 1 };
        // A short list within a list may be a clause of its item; that is plainer still.
        if inner_all == all || clauses.len() > few || inner.within_item().is_some() {
            return Some(whole());
        }
        let holds = Text::from(what(inner_all));
        let intro = if all {
            listed_and(&[clauses, vec![holds]].concat())
        } else {
            say!("{} or {}", clauses[0], holds)
        };
        if before + word_count(intro.as_str()) > super::passage::LONGEST {
            return Some(whole());
        }
        Some(Listing { intro, all: inner_all, members: items.into(), whole: false })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;

    const COURT: [&str; 4] = [
        "the king of the player whose turn it is",
        "the queen of the player whose turn it is",
        "the bishop on the left of the king",
        "the bishop on the right of the queen",
    ];

    fn fact(subject: &str) -> Condition {
        Condition::fact(Role::Other, subject, "stands there", "stands elsewhere")
    }

    fn many(subjects: &[&str]) -> Vec<Condition> {
        subjects.iter().map(|subject| fact(subject)).collect()
    }

    #[test]
    fn what_stands_beside_a_list_leads_to_it() {
        let court = Condition::all(many(&COURT));
        let condition = Condition::any([fact("a pawn"), court.clone()]);
        let listing = condition.listing(0).unwrap();
        assert_eq!(listing.intro.as_str(), "a pawn stands there or all of these hold");
        assert!(listing.all && listing.members.len() == 4);
        let condition = Condition::all([fact("a pawn"), fact("a rook"), court.negated()]);
        let listing = condition.listing(0).unwrap();
        let intro = "a pawn stands there, a rook stands there and at least one of these holds";
        assert_eq!(listing.intro.as_str(), intro);
        assert!(!listing.all);
    }

    #[test]
    fn what_could_be_misread_stays_an_item() {
        let court = Condition::all(many(&COURT));
        let doubtful = Condition::any([fact("a pawn and a rook"), court.clone()]);
        assert_eq!(doubtful.listing(0).unwrap().intro.as_str(), "at least one of these holds");
        let crowded = Condition::any([fact("a pawn"), court]);
        assert_eq!(crowded.listing(30).unwrap().intro.as_str(), "at least one of these holds");
    }
}
