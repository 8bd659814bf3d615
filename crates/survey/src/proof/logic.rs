//! Whether tests can hold together, as far as their form says.
//!
//! Equal tests have equal answers, and numbers are compared with the same numbers: all cases are gone through.

use engine::booleans::Bool;
use engine::ints::Int;

/// More cases than this are not gone through.
const MOST_CASES: usize = 1 << 14;

/// Tests put together.
pub(super) enum Formula<'p> {
    Test(&'p Bool),
    Not(Box<Formula<'p>>),
    All(Vec<Formula<'p>>),
    Any(Vec<Formula<'p>>),
}

impl Formula<'_> {
    pub fn not(formula: Self) -> Self {
        Self::Not(Box::new(formula))
    }
}

/// Whether there is a case in which a formula holds, in a game of so many players.
pub(super) fn can_hold(formula: &Formula<'_>, players: usize) -> bool {
    let mut table = Table::default();
    let claim = table.claim(formula);
    let values: Vec<Vec<i32>> = table.things.iter().map(|thing| thing.values(players)).collect();
    let cases = values.iter().try_fold(1_usize, |product, one| product.checked_mul(one.len()));
    let Some(cases) = cases.filter(|cases| *cases <= MOST_CASES) else { return true };
    (0..cases).any(|case| {
        let mut rest = case;
        let chosen: Vec<i32> = values
            .iter()
            .map(|values| {
                let value = values[rest % values.len()];
                rest /= values.len();
                value
            })
            .collect();
        claim.holds(&chosen)
    })
}

/// What a formula speaks of: a test, a number, or the difference of two numbers.
struct Thing {
    name: String,
    /// What it is compared with; nothing for a test.
    constants: Vec<i32>,
}

impl Thing {
    /// Values that stand for all cases.
    fn values(&self, players: usize) -> Vec<i32> {
        if matches!(self.name.as_str(), "Mover" | "Next") {
            return (1..=players.max(1) as i32).collect();
        }
        if self.constants.is_empty() {
            return vec![0, 1];
        }
        let around =
            |constant: &i32| [constant.saturating_sub(1), *constant, constant.saturating_add(1)];
        let mut values: Vec<i32> = self.constants.iter().flat_map(around).collect();
        values.sort_unstable();
        values.dedup();
        values
    }
}

/// How a number compares with a constant.
#[derive(Clone, Copy)]
enum Relation {
    Equal,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Relation {
    fn holds(self, value: i32, constant: i32) -> bool {
        match self {
            Self::Equal => value == constant,
            Self::Less => value < constant,
            Self::AtMost => value <= constant,
            Self::More => value > constant,
            Self::AtLeast => value >= constant,
        }
    }

    fn swapped(self) -> Self {
        match self {
            Self::Equal => Self::Equal,
            Self::Less => Self::More,
            Self::AtMost => Self::AtLeast,
            Self::More => Self::Less,
            Self::AtLeast => Self::AtMost,
        }
    }
}

/// A formula about the things of a table.
enum Claim {
    Always(bool),
    Is(usize),
    Compares(usize, Relation, i32),
    Not(Box<Claim>),
    All(Vec<Claim>),
    Any(Vec<Claim>),
}

impl Claim {
    fn holds(&self, values: &[i32]) -> bool {
        match self {
            Self::Always(answer) => *answer,
            Self::Is(thing) => values[*thing] == 1,
            Self::Compares(thing, relation, constant) => relation.holds(values[*thing], *constant),
            Self::Not(claim) => !claim.holds(values),
            Self::All(claims) => claims.iter().all(|claim| claim.holds(values)),
            Self::Any(claims) => claims.iter().any(|claim| claim.holds(values)),
        }
    }
}

/// All that a formula speaks of.
#[derive(Default)]
struct Table {
    things: Vec<Thing>,
}

impl Table {
    fn claim(&mut self, formula: &Formula<'_>) -> Claim {
        match formula {
            Formula::Test(test) => self.test(test),
            Formula::Not(inner) => Claim::Not(Box::new(self.claim(inner))),
            Formula::All(all) => Claim::All(all.iter().map(|one| self.claim(one)).collect()),
            Formula::Any(all) => Claim::Any(all.iter().map(|one| self.claim(one)).collect()),
        }
    }

    fn test(&mut self, test: &Bool) -> Claim {
        match test {
            Bool::Const(answer) => Claim::Always(*answer),
            Bool::Not(inner) => Claim::Not(Box::new(self.test(inner))),
            Bool::And(all) => Claim::All(all.iter().map(|one| self.test(one)).collect()),
            Bool::Or(all) => Claim::Any(all.iter().map(|one| self.test(one)).collect()),
            Bool::If(parts) => {
                let (when, then) = (self.test(&parts.0), self.test(&parts.1));
                let unless = Claim::Not(Box::new(self.test(&parts.0)));
                let otherwise = self.test(&parts.2);
                Claim::Any(vec![Claim::All(vec![when, then]), Claim::All(vec![unless, otherwise])])
            }
            Bool::Eq(pair) => self.compare(&pair.0, Relation::Equal, &pair.1),
            Bool::Ne(pair) => Claim::Not(Box::new(self.compare(&pair.0, Relation::Equal, &pair.1))),
            Bool::Lt(pair) => self.compare(&pair.0, Relation::Less, &pair.1),
            Bool::Le(pair) => self.compare(&pair.0, Relation::AtMost, &pair.1),
            Bool::Mover(who) => self.compare(&Int::Mover, Relation::Equal, who),
            Bool::Next(who) => self.compare(&Int::Next, Relation::Equal, who),
            other => Claim::Is(self.thing(name(other), None)),
        }
    }

    fn compare(&mut self, a: &Int, relation: Relation, b: &Int) -> Claim {
        match (a.constant(), b.constant()) {
            (Some(a), Some(b)) => Claim::Always(relation.holds(a, b)),
            (None, Some(constant)) => {
                Claim::Compares(self.thing(name(a), Some(constant)), relation, constant)
            }
            (Some(constant), None) => {
                Claim::Compares(self.thing(name(b), Some(constant)), relation.swapped(), constant)
            }
            (None, None) => {
                let (a, b) = (name(a), name(b));
                // Of two numbers it counts which is larger; they are named in one order.
                let (difference, relation) = if a <= b {
                    (format!("{a} - {b}"), relation)
                } else {
                    (format!("{b} - {a}"), relation.swapped())
                };
                Claim::Compares(self.thing(difference, Some(0)), relation, 0)
            }
        }
    }

    /// The place of a thing in the table. What is left to chance is another thing each time.
    fn thing(&mut self, name: String, constant: Option<i32>) -> usize {
        let known = self.things.iter().position(|thing| thing.name == name);
        let at = known.filter(|_| !name.contains("Random")).unwrap_or_else(|| {
            self.things.push(Thing { name, constants: vec![] });
            self.things.len() - 1
        });
        self.things[at].constants.extend(constant);
        at
    }
}

/// The numbers that stand for one thing after another while a rule is looked at.
const VARYING: [&str; 11] =
    ["From", "To", "Between", "Level", "Site", "Value", "Player", "Track", "Pips", "Hint", "Edge"];

/// Whether something may be asked of one thing after another.
pub(super) fn varies(something: &impl std::fmt::Debug) -> bool {
    let name = name(something);
    name.split(|c: char| !c.is_alphanumeric()).any(|word| VARYING.contains(&word))
}

/// What something says, whatever ludeme says it.
pub(crate) fn name(something: &impl std::fmt::Debug) -> String {
    let text = format!("{something:?}");
    let mut parts = text.split("NodeId(");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.split_once(')').map_or("", |(_, rest)| rest))
}
