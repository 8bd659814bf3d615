//! Endings that compare the same of both players: "the player with more discs wins" instead of a rule for more, one for fewer and
//! one for as many.

use std::cmp::Ordering;

use syntax::NodeId;

use super::grouped::Plain;
use crate::plan::Condition;
use crate::realise::{Text, say};
use crate::teller::Teller;

/// What is compared in more words than this is not said in front of a verb.
const LONGEST: usize = 12;

/// What a fact compares, and how its first side stands to its second.
struct Comparison {
    /// Of whom the first side is: the two players as the facts call them.
    sides: [Side; 2],
    measure: Measure,
    order: Ordering,
}

/// A player in a comparison.
#[derive(Clone, PartialEq, Eq)]
struct Side {
    /// "White", "you".
    name: String,
    /// "White's", "your".
    possessive: String,
}

/// What is compared.
#[derive(PartialEq, Eq)]
enum Measure {
    /// A number: "the size of the largest group of each player's balls".
    Number(String),
    /// How many things of a sort each of them has: "balls".
    Things(String),
}

impl Teller<'_> {
    /// The sentences that tell endings at the front which compare one thing, as their conditions, and how many these are.
    pub(super) fn told_by_comparing(
        &self,
        endings: &[(&Plain, Condition)],
    ) -> Option<(Vec<Text>, usize)> {
        let [(first, asked), (second, other), rest @ ..] = endings else { return None };
        let plain = |plain: &Plain| plain.more.is_empty();
        let (one, two) = (self.of_both(asked)?, self.of_both(other)?);
        let opposite = one.order.is_ne() && two.order == one.order.reverse();
        let same = one.sides == two.sides && one.measure == two.measure;
        let winner = |ending: &Plain| winner(ending.result.as_str(), &one.sides);
        let (on_first, on_second) = (winner(first)?, winner(second)?);
        if !opposite || !same || on_first == on_second || !plain(first) || !plain(second) {
            return None;
        }
        let tie = rest.first().filter(|(ending, condition)| {
            let level = self.of_both(condition).is_some_and(|three| {
                three.order.is_eq() && three.sides == one.sides && three.measure == one.measure
            });
            plain(ending) && (level || condition.is_always())
        });
        // The first side wins by more, or the second by less.
        let more = (on_first == 0) == one.order.is_gt();
        let mut sentences: Vec<Text> = Vec::new();
        let equal = match &one.measure {
            Measure::Things(things) => {
                let more = if more { "more" } else { "fewer" };
                sentences.push(format!("the player with {more} {things} wins").into());
                "both players have equally many"
            }
            Measure::Number(what) if what == "each player's score" => {
                let more = if more { "higher" } else { "lower" };
                sentences.push(format!("the player with the {more} score wins").into());
                "the scores are equal"
            }
            Measure::Number(what) => {
                sentences.push(format!("compare {what}").into());
                let more = if more { "greater" } else { "smaller" };
                sentences.push(format!("the player with the {more} number wins").into());
                "the numbers are equal"
            }
        };
        let result = |ending: &Plain| {
            let words = ending.result.as_str();
            words.strip_prefix("otherwise, ").unwrap_or(words).to_owned()
        };
        sentences.extend(tie.map(|(ending, _)| say!("if {}, {}", equal, result(ending))));
        let number = 2 + usize::from(tie.is_some());
        let told: Vec<NodeId> = endings[..number]
            .iter()
            .flat_map(|(ending, condition)| {
                ending.result.told().iter().copied().chain(condition.told())
            })
            .collect();
        let sentences = sentences.into_iter().map(|sentence| sentence.tell_all(&told));
        Some((sentences.collect(), number))
    }

    /// What a condition compares of both players, if it is one fact that does so.
    fn of_both(&self, condition: &Condition) -> Option<Comparison> {
        let Condition::Fact(fact) = condition else { return None };
        let side = |name: &str, possessive: &str| Side {
            name: name.to_owned(),
            possessive: possessive.to_owned(),
        };
        let mut pairs = vec![
            [side("you", "your"), side("your opponent", "your opponent's")],
            [side("your opponent", "your opponent's"), side("you", "your")],
        ];
        if self.players.count() == 2 {
            let player = |number: usize| {
                let person = self.players.one(number);
                side(person.name.as_str(), person.possessive().as_str())
            };
            pairs.extend([[player(1), player(2)], [player(2), player(1)]]);
        }
        let (subject, yes) = (fact.subject.as_str(), fact.yes.as_str());
        pairs.into_iter().find_map(|sides| {
            let (order, measure) =
                numbers(subject, yes, &sides).or_else(|| things(subject, yes, &sides))?;
            Some(Comparison { sides, measure, order })
        })
    }
}

/// "the score of A is greater than the score of B".
fn numbers(subject: &str, yes: &str, sides: &[Side; 2]) -> Option<(Ordering, Measure)> {
    let (order, other) = [
        ("is greater than ", Ordering::Greater),
        ("is less than ", Ordering::Less),
        ("is equal to ", Ordering::Equal),
    ]
    .into_iter()
    .find_map(|(verb, order)| Some((order, yes.strip_prefix(verb)?)))?;
    let [mine, theirs] = sides.each_ref().map(|side| format!("{} ", side.possessive));
    let of = |whose: &str| format!(" {subject}").replace(&format!(" {mine}"), &format!(" {whose}"));
    let swapped = of(&theirs) == format!(" {other}") && subject != other;
    swapped.then(|| (order, Measure::Number(of("each player's ").trim_start().to_owned())))
}

/// "A has more discs than B".
fn things(subject: &str, yes: &str, sides: &[Side; 2]) -> Option<(Ordering, Measure)> {
    let all = yes.strip_prefix("have ").or_else(|| yes.strip_prefix("has "))?;
    let (order, joint, things) = [
        ("more ", " than ", Ordering::Greater),
        ("fewer ", " than ", Ordering::Less),
        ("exactly as many ", " as ", Ordering::Equal),
    ]
    .into_iter()
    .find_map(|(how, joint, order)| Some((order, joint, all.strip_prefix(how)?)))?;
    let (things, other) = things.rsplit_once(joint)?;
    let fits = subject == sides[0].name
        && other == sides[1].name
        && things.split(' ').count() <= LONGEST
        && !sides.iter().any(|side| things.contains(&side.possessive));
    fits.then(|| (order, Measure::Things(things.to_owned())))
}

/// Which of two sides a result is a win for.
fn winner(result: &str, sides: &[Side; 2]) -> Option<usize> {
    let verdict = |side: &Side, verb: &str| {
        let s = if side.name == "you" { "" } else { "s" };
        result == format!("{} {verb}{s}", side.name)
    };
    (0..2).find(|at| verdict(&sides[*at], "win") || verdict(&sides[1 - *at], "lose"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides() -> [Side; 2] {
        [("White", "White's"), ("Black", "Black's")]
            .map(|(name, own)| Side { name: name.into(), possessive: own.into() })
    }

    #[test]
    fn the_same_of_both_players_is_compared() {
        let (order, measure) =
            numbers("White's score", "is greater than Black's score", &sides()).unwrap();
        assert!(order.is_gt() && measure == Measure::Number("each player's score".into()));
        assert!(numbers("White's score", "is greater than Black's tally", &sides()).is_none());
        let (order, measure) = things("White", "has fewer discs than Black", &sides()).unwrap();
        assert!(order.is_lt() && measure == Measure::Things("discs".into()));
        assert!(things("White", "has fewer discs than nine", &sides()).is_none());
    }

    #[test]
    fn who_wins_is_read_from_either_result() {
        assert_eq!(winner("White wins", &sides()), Some(0));
        assert_eq!(winner("White loses", &sides()), Some(1));
        assert_eq!(winner("the game is a draw", &sides()), None);
    }
}
