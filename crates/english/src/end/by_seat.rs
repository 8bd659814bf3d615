//! Endings of which one is for either player, and which differ in little: "you win if you make a row of four (for Black, seven) or more
//! of your discs".

use language::booleans::Boolean;
use language::end::{If, Outcome};
use language::ints::Int;
use language::refs::IndexOrRole;
use language::words::{LastKind, ResultType, Role};
use syntax::NodeId;

use super::grouped::Plain;
use crate::plan::{Condition, Fact, Passage};
use crate::realise::{Text, unmarked, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// What differs has no more words.
const LONGEST_APART: usize = 12;

impl Teller<'_> {
    /// Two rules in a row as one, the first for one player who has just moved and the second for the other one, beside what the
    /// rule around them asks for.
    pub(super) fn by_seat_of_mover(
        &self,
        one: &If,
        other: &If,
        outer: &Condition,
        scope: &Scope,
    ) -> Option<Plain> {
        if self.players.count() != 2 {
            return None;
        }
        let (first, mine) = self.without_mover(&one.test)?;
        let (second, theirs) = self.without_mover(&other.test)?;
        let result = self.result_of_mover(one, first)?;
        if first == second || self.result_of_mover(other, second)? != result {
            return None;
        }
        let tested = |tests: &[&Boolean]| {
            Condition::all(tests.iter().map(|test| self.condition(test, scope)))
        };
        let name = self.players.one(second).name;
        let condition = both(tested(&mine), tested(&theirs), &name)?;
        let told: Vec<NodeId> =
            [one.id, other.id].into_iter().flat_map(|rule| self.whole(rule)).collect();
        Some(Plain {
            result: Text::from(result).tell_all(&told),
            when: "",
            condition: Condition::all([outer.clone(), condition]),
            more: Passage::default(),
        })
    }

    /// Who must have moved for a test to hold, and what else it asks for.
    fn without_mover<'b>(&self, test: &'b Boolean) -> Option<(usize, Vec<&'b Boolean>)> {
        let parts: Vec<&Boolean> = match test {
            Boolean::And(node) => node.operands.iter().collect(),
            other => vec![other],
        };
        let moved = |test: &Boolean| self.named_mover(test).or_else(|| self.owner_of_placed(test));
        let mut movers = parts.iter().filter_map(|part| moved(part));
        let mover = movers.next().filter(|_| movers.next().is_none())?;
        let rest: Vec<&Boolean> = parts.into_iter().filter(|part| moved(part).is_none()).collect();
        (!rest.is_empty()).then_some((mover, rest))
    }

    /// Whose the piece is that has just been placed, if a test asks for that and everybody places pieces of their own.
    fn owner_of_placed(&self, test: &Boolean) -> Option<usize> {
        let Boolean::Equals(node) = test else { return None };
        let Int::Who(who) = &node.left else { return None };
        let placed = matches!(&who.at, Int::Last(last) if last.kind == LastKind::To);
        let number = match &node.right {
            IndexOrRole::Role(role) => crate::facts::number_of(*role),
            IndexOrRole::Index(index) => usize::try_from(self.constant(index)?).ok(),
        };
        let links = &self.state.links;
        let own = links.clauses("move", "").all(|step| {
            links.is(step, "move", "Pass")
                || links.is(step, "move", "Add")
                    && !links.children(step).iter().any(|part| links.is(*part, "piece", ""))
        });
        let swaps = links.clauses("swap", "").next().is_some();
        number.filter(|number| placed && own && !swaps && (1..=2).contains(number))
    }

    /// What becomes of the player who has moved and whose number that is.
    fn result_of_mover(&self, rule: &If, mover: usize) -> Option<&'static str> {
        let (None, Some(Outcome::Result(result))) = (&rule.nested, &rule.result) else {
            return None;
        };
        let who = match result.who {
            Role::Mover => Some(mover),
            Role::Next => Some(3 - mover),
            role => crate::facts::number_of(role),
        };
        let own = who? == mover;
        match (result.result, own) {
            (ResultType::Win, true) | (ResultType::Loss, false) => Some("you win"),
            (ResultType::Loss, true) | (ResultType::Win, false) => Some("you lose"),
            _ => None,
        }
    }
}

/// Conditions that are the same, or differ in one fact by some words in the middle.
fn both(one: Condition, other: Condition, name: &Text) -> Option<Condition> {
    if one.words() == other.words() {
        return Some(one.tell_all(&other.told()));
    }
    match (one, other) {
        (Condition::Fact(one), Condition::Fact(other)) => {
            either(&one, &other, name).map(Condition::Fact)
        }
        (Condition::All(one), Condition::All(other)) if one.len() == other.len() => {
            let same = |(one, other): &(&Condition, &Condition)| one.words() == other.words();
            let apart = one.iter().zip(&other).filter(|pair| !same(pair)).count();
            let parts = one.into_iter().zip(other).map(|(one, other)| both(one, other, name));
            let parts: Vec<Condition> = parts.collect::<Option<_>>()?;
            (apart == 1).then(|| Condition::all(parts))
        }
        _ => None,
    }
}

/// "makes a row of four (for Black, seven) of your discs".
fn either(one: &Fact, other: &Fact, name: &Text) -> Option<Fact> {
    (one.subject.as_str() == other.subject.as_str()).then_some(())?;
    let yes = middle(&one.yes, &other.yes, name)?;
    let no = middle(&one.no, &other.no, name)?;
    Some(Fact { yes, no, place: None, outside: None, ..one.clone() })
}

fn middle(one: &Text, other: &Text, name: &Text) -> Option<Text> {
    let (plain, others) = (unmarked(one.as_str()), unmarked(other.as_str()));
    let (mine, theirs): (Vec<&str>, Vec<&str>) =
        (plain.split(' ').collect(), others.split(' ').collect());
    let same = mine.iter().zip(&theirs).take_while(|(a, b)| a == b).count();
    // An article belongs to what it stands before.
    let begin = match same.checked_sub(1).map(|last| mine[last]) {
        Some("the" | "a" | "an" | "your") => same - 1,
        _ => same,
    };
    let end = mine.iter().rev().zip(theirs.iter().rev()).take_while(|(a, b)| a == b).count();
    let end = end.min(mine.len() - begin).min(theirs.len() - begin);
    let (own, apart) = (&mine[begin..mine.len() - end], &theirs[begin..theirs.len() - end]);
    let bracketed =
        |words: &[&str]| words.iter().any(|word| word.contains(['(', ')', ',', '\u{e000}']));
    // What has a verb of its own is more than a part of a clause.
    let verbs = ["is", "are", "has", "have", "holds", "hold", "stands", "stand", "reaches"];
    let states = |words: &[&str]| words.iter().any(|word| verbs.contains(word));
    let fits = begin > 0
        && !own.is_empty()
        && !apart.is_empty()
        && own.len() <= LONGEST_APART
        && apart.len() <= LONGEST_APART
        && !bracketed(own)
        && !states(own)
        && !states(apart)
        && !bracketed(apart)
        && word_count(name.as_str()) == 1;
    fits.then(|| {
        let head = mine[..begin].join(" ");
        let tail = mine[mine.len() - end..].join(" ");
        let text = format!("{head} {} (for {name}, {}) {tail}", own.join(" "), apart.join(" "));
        one.reworded(text.trim_end()).tell_all(other.told())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_stands_in_brackets() {
        let told = |one: &str, other: &str| {
            middle(&one.into(), &other.into(), &"Black".into()).map(|text| text.to_string())
        };
        assert_eq!(
            told("make a row of four of your discs", "make a row of seven of your discs")
                .as_deref(),
            Some("make a row of four (for Black, seven) of your discs")
        );
        assert_eq!(
            told("reaches the top row", "reaches the left column").as_deref(),
            Some("reaches the top row (for Black, the left column)")
        );
        assert_eq!(told("is full", "has room"), None);
    }
}
