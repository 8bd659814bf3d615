//! How many of several things hold, where a description adds one up for each of them: "at least two of these hold".

use language::booleans::Boolean;
use language::ints::Int;

use super::Comparison;
use crate::notes::Sort;
use crate::plan::{Condition, Passage, Role};
use crate::realise::{Text, number_word, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// A sum of ones and zeros that is held against a number.
    pub(super) fn so_many_hold(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let Int::Add(sum) = left else { return None };
        let number = self.constant(right)?;
        let mut tests = Vec::new();
        let counted = sum.operands.iter().all(|part| self.tests_counted(part, &mut tests));
        if !counted || tests.len() < 2 {
            return None;
        }
        let told = [self.whole(sum.id), self.number(right, scope).text.told().to_vec()].concat();
        let several: Vec<Condition> =
            tests.into_iter().map(|test| self.condition(test, scope)).collect();
        let all = i64::try_from(several.len()).ok()?;
        let tell = |condition: Condition| {
            told.iter().fold(condition, |condition, node| condition.tell(*node))
        };
        match (how, number) {
            (Comparison::AtLeast, 1) | (Comparison::More | Comparison::Different, 0) => {
                return Some(tell(Condition::any(several)));
            }
            (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => {
                return Some(tell(Condition::any(several)).negated());
            }
            (Comparison::AtLeast | Comparison::Equal, number) if number == all => {
                return Some(tell(Condition::all(several)));
            }
            _ => {}
        }
        let ways = in_ways(&several);
        let holds = |how: Comparison| {
            let head = match &ways {
                Some((row, _)) => {
                    let sides = amount(how, number).replace(" these holds:", " these directions:");
                    let sides = sides.replace(" these hold:", " these directions:");
                    say!("{} in {}", row, sides.replace("none or at least", "no or at least"))
                }
                None => Text::from(amount(how, number)),
            };
            let mut passage = Passage::of(head.tell_all(&told));
            let items = match &ways {
                Some((_, ways)) => ways.iter().cloned().map(Passage::of).collect(),
                None => several.iter().map(|one| Passage::of(self.squeezed(one))).collect(),
            };
            passage.list(false, items);
            say!("{} holds", self.named(Sort::Condition, passage, &told))
        };
        Some(Condition::fact(Role::Other, "", holds(how), holds(how.opposite())))
    }

    /// Adds the tests for each of which a number is one, and otherwise zero; whether it is nothing else.
    fn tests_counted<'a>(&self, int: &'a Int, tests: &mut Vec<&'a Boolean>) -> bool {
        match int {
            Int::Add(sum) => sum.operands.iter().all(|part| self.tests_counted(part, tests)),
            Int::If(choice)
                if self.constant(&choice.then) == Some(1)
                    && self.constant(&choice.otherwise) == Some(0) =>
            {
                tests.push(&choice.condition);
                true
            }
            Int::ToInt(node) => match &node.value {
                language::ints::BooleanOrFloat::Boolean(test) => {
                    tests.push(test);
                    true
                }
                language::ints::BooleanOrFloat::Float(_) => false,
            },
            int => self.constant(int) == Some(0),
        }
    }
}

/// What is looked for in several directions, and these, if nothing else makes the difference: "a row of four (to the east)".
fn in_ways(several: &[Condition]) -> Option<(Text, Vec<Text>)> {
    let mut row: Option<Text> = None;
    let mut ways: Vec<Text> = Vec::new();
    for one in several {
        let clause = one.clause()?;
        let plain = crate::realise::unmarked(clause.as_str());
        let (said, way) = plain.strip_suffix(')')?.split_once(" (to the ")?;
        if way.contains('(') || row.as_ref().is_some_and(|row| row.as_str() != said) {
            return None;
        }
        ways.push(clause.reworded(format!("to the {way}")));
        row = Some(clause.reworded(said));
    }
    Some((row?, ways))
}

/// "at least two of these hold:".
fn amount(how: Comparison, number: i64) -> String {
    let word = number_word(number);
    let verb = if number == 1 { "holds" } else { "hold" };
    match how {
        Comparison::Equal => format!("exactly {word} of these {verb}:"),
        Comparison::Different if number == 1 => "none or at least two of these hold:".to_owned(),
        Comparison::Different => format!("more or fewer than {word} of these {verb}:"),
        Comparison::Less => format!("fewer than {word} of these hold:"),
        Comparison::AtMost => format!("at most {word} of these {verb}:"),
        Comparison::More => format!("more than {word} of these {verb}:"),
        Comparison::AtLeast => format!("at least {word} of these {verb}:"),
    }
}
