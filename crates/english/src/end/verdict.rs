//! Endings that hold the players against each other: "The game ends if both players pass. The player with the higher score wins."
//!
//! Several rules with the same occasion, each with another comparison of the same numbers, decide like one.

use language::booleans::Boolean;
use language::end::{EndRule, If, Outcome};
use language::ints::Int;
use language::refs::{IndexOrRole, PlayerRef, RoleOrOf};
use language::words::{ResultType, Role};
use syntax::NodeId;

use crate::plan::{Condition, Passage};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// How a number of the first player stands to that of the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    More,
    Equal,
    Less,
}

use Standing::{Equal, Less, More};

/// More numbers than this are not compared one after the other.
const MOST: usize = 2;

/// A number that each of two players has.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Quantity {
    /// What there are so many of; none for the score.
    things: Option<String>,
    /// Whose numbers are compared.
    players: [Role; 2],
}

/// How a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Decision {
    Wins(Role),
    Draw,
}

/// A rule: when it is looked at, which standings it asks for, and what it says.
#[derive(Debug)]
struct Rule<'a> {
    occasion: Vec<&'a Boolean>,
    asked: Vec<(Quantity, Vec<Standing>)>,
    outcome: &'a Outcome,
    node: NodeId,
}

/// What several rules come to.
#[derive(Debug)]
pub(crate) struct Verdict {
    /// How many rules of the ending it stands for.
    pub rules: usize,
    /// The rules in words.
    pub passage: Passage,
    /// What the players play for.
    pub aim: Text,
}

impl Teller<'_> {
    /// What the first rules of an ending come to, where they compare the two players on the same occasion.
    pub(crate) fn verdict(&self, rules: &[EndRule]) -> Option<Verdict> {
        if self.players.count() != 2 {
            return None;
        }
        let scope = &self.end_scope();
        let mut flat: Vec<Rule<'_>> = Vec::new();
        let mut found = None;
        for (index, rule) in rules.iter().enumerate() {
            let EndRule::If(node) = rule else { break };
            if self.rules_of(node, &[], &mut flat, scope).is_none() {
                break;
            }
            let Some(first) = flat.first() else { break };
            let occasion = self.words_of(&first.occasion, scope);
            if !flat.iter().all(|rule| self.words_of(&rule.occasion, scope) == occasion) {
                break;
            }
            let roots: Vec<NodeId> = rules.iter().take(index + 1).filter_map(root).collect();
            if let Some((passage, aim)) = self.decided(&flat, &roots, scope) {
                found = Some(Verdict { rules: index + 1, passage, aim });
            }
        }
        found
    }

    /// Takes a rule apart, with those inside it.
    fn rules_of<'a>(
        &self,
        node: &'a If,
        outer: &[&'a Boolean],
        out: &mut Vec<Rule<'a>>,
        scope: &Scope,
    ) -> Option<()> {
        if self.settled(&node.test).is_some() || self.named_mover(&node.test).is_some() {
            return None;
        }
        let tests: Vec<&Boolean> = outer.iter().copied().chain(members(&node.test)).collect();
        for inner in node.nested.iter().flat_map(|list| list.iter()) {
            self.rules_of(inner, &tests, out, scope)?;
        }
        if let Some(outcome) = &node.result {
            let mut rule = Rule { occasion: vec![], asked: vec![], outcome, node: node.id };
            for test in tests {
                match self.standings(test, scope) {
                    Some(asked) => rule.asked.push(asked),
                    None => rule.occasion.push(test),
                }
            }
            out.push(rule);
        }
        Some(())
    }

    fn words_of(&self, tests: &[&Boolean], scope: &Scope) -> String {
        Condition::all(tests.iter().map(|test| self.condition(test, scope))).words()
    }

    /// Which standings of which number a test asks for.
    fn standings(&self, test: &Boolean, scope: &Scope) -> Option<(Quantity, Vec<Standing>)> {
        let plain = |right: &IndexOrRole| match right {
            IndexOrRole::Index(right) => Some(right.clone()),
            IndexOrRole::Role(_) => None,
        };
        let (left, standings, right) = match test {
            Boolean::Gt(node) => (&node.left, vec![More], node.right.clone()),
            Boolean::Ge(node) => (&node.left, vec![More, Equal], node.right.clone()),
            Boolean::Lt(node) => (&node.left, vec![Less], node.right.clone()),
            Boolean::Le(node) => (&node.left, vec![Less, Equal], node.right.clone()),
            Boolean::Equals(node) => (&node.left, vec![Equal], plain(&node.right)?),
            Boolean::NotEqual(node) => (&node.left, vec![More, Less], plain(&node.right)?),
            _ => return None,
        };
        let quantity = match (left, &right) {
            (Int::Score(one), Int::Score(two)) => {
                let (PlayerRef::Role(one), PlayerRef::Role(two)) = (&one.player, &two.player)
                else {
                    return None;
                };
                Quantity { things: None, players: [*one, *two] }
            }
            (Int::CountPieces(one), Int::CountPieces(two)) => {
                let (Some(RoleOrOf::Role(mine)), Some(RoleOrOf::Role(theirs))) =
                    (&one.owner, &two.owner)
                else {
                    return None;
                };
                let (own, other) = (self.counted(left, scope), self.counted(&right, scope));
                if own.things.as_str() != other.things.as_str() {
                    return None;
                }
                let things = Some(own.things.as_str().to_owned());
                Quantity { things, players: [*mine, *theirs] }
            }
            _ => return None,
        };
        // Whoever has just moved, or the first player, is looked at first.
        match quantity.players {
            [Role::Mover, Role::Next] | [Role::P1, Role::P2] => Some((quantity, standings)),
            [Role::Next, Role::Mover] | [Role::P2, Role::P1] => {
                let [second, first] = quantity.players;
                let turned = standings.into_iter().map(|standing| match standing {
                    More => Less,
                    Less => More,
                    Equal => Equal,
                });
                Some((Quantity { players: [first, second], ..quantity }, turned.collect()))
            }
            _ => None,
        }
    }

    /// The rules in words and the aim, if the numbers decide one after the other.
    fn decided(
        &self,
        rules: &[Rule<'_>],
        roots: &[NodeId],
        scope: &Scope,
    ) -> Option<(Passage, Text)> {
        let mut quantities: Vec<&Quantity> = Vec::new();
        for (quantity, _) in rules.iter().flat_map(|rule| &rule.asked) {
            if !quantities.contains(&quantity) {
                quantities.push(quantity);
            }
        }
        let occasion = &rules.first()?.occasion;
        if rules.len() < 2 || occasion.is_empty() || !(1..=MOST).contains(&quantities.len()) {
            return None;
        }
        // For each level the side whose more wins, and what the rules say of it.
        let mut levels: Vec<(bool, Vec<NodeId>)> = Vec::new();
        for (level, quantity) in quantities.iter().enumerate() {
            let mut told = Vec::new();
            let mut winner = |standing: Standing| -> Option<Role> {
                let mut known: Option<Role> = None;
                for later in all_standings(quantities.len() - level - 1) {
                    let mut position = vec![Equal; level];
                    position.push(standing);
                    position.extend(later);
                    let (decision, node) = decide(rules, &quantities, &position)?;
                    told.push(node);
                    match (decision, known) {
                        (Decision::Wins(role), None) => known = Some(role),
                        (Decision::Wins(role), Some(other)) if role == other => {}
                        _ => return None,
                    }
                }
                known
            };
            let (more, less) = (winner(More)?, winner(Less)?);
            let [first, second] = quantity.players;
            let high = more == first && less == second;
            let low = more == second && less == first;
            if !high && !low {
                return None;
            }
            levels.push((high, told));
        }
        let (last, node) = decide(rules, &quantities, &vec![Equal; quantities.len()])?;
        let nodes = |told: &[NodeId]| -> Vec<NodeId> {
            told.iter().flat_map(|node| self.whole(*node)).collect()
        };
        let condition = Condition::all(occasion.iter().map(|test| self.condition(test, scope)));
        let mut passage = Passage::default();
        // What one rule asks for all ask for.
        let ends = Text::from("the game ends if").tell_all(&nodes(roots));
        crate::plan::demand(&ends, &condition, &mut passage);
        let mut equal: Option<Text> = None;
        for (quantity, (high, told)) in quantities.iter().zip(&levels) {
            let wins =
                say!("the player with {} wins", quantity.better(*high)).tell_all(&nodes(told));
            passage.say(match &equal {
                Some(equal) => say!("if {}, {}", equal, wins),
                None => wins,
            });
            equal = Some(quantity.equal(equal.is_some()).into());
        }
        let yours = condition.words().contains("you");
        let result = self.said(last, yours, scope).tell_all(&nodes(&[node]));
        passage.say(say!("if {}, {}", equal?, result));
        let (quantity, (high, told)) = (quantities.first()?, levels.first()?);
        let aim = format!("have {} when the game ends", quantity.better(*high));
        Some((passage, Text::from(aim).tell_all(told)))
    }

    fn said(&self, decision: Decision, yours: bool, scope: &Scope) -> Text {
        match decision {
            Decision::Draw => "the game is a draw".into(),
            Decision::Wins(Role::Mover) if yours => "you win".into(),
            Decision::Wins(Role::Next) if yours => "you lose".into(),
            Decision::Wins(Role::Mover) => "the player who has just moved wins".into(),
            Decision::Wins(Role::Next) => "the player who has just moved loses".into(),
            Decision::Wins(role) => say!("{} wins", self.role(role, scope).name),
        }
    }
}

impl Quantity {
    /// "the higher score", "fewer balls".
    fn better(&self, high: bool) -> String {
        match (&self.things, high) {
            (None, true) => "the higher score".into(),
            (None, false) => "the lower score".into(),
            (Some(things), true) => format!("more {things}"),
            (Some(things), false) => format!("fewer {things}"),
        }
    }

    fn equal(&self, again: bool) -> String {
        let too = if again { " too" } else { "" };
        match &self.things {
            None => format!("the scores are equal{too}"),
            Some(things) => format!("both players have equally many {things}{too}"),
        }
    }
}

fn root(rule: &EndRule) -> Option<NodeId> {
    match rule {
        EndRule::If(node) => Some(node.id),
        EndRule::ForEach(_) => None,
    }
}

/// The parts of a test that must hold together.
fn members(test: &Boolean) -> Vec<&Boolean> {
    match test {
        Boolean::And(node) => node.operands.iter().flat_map(members).collect(),
        other => vec![other],
    }
}

/// All ways in which so many numbers can stand.
fn all_standings(count: usize) -> Vec<Vec<Standing>> {
    (0..count).fold(vec![vec![]], |known, _| {
        let longer = |one: &Vec<Standing>| {
            let one = one.clone();
            [More, Equal, Less].map(|next| one.iter().copied().chain([next]).collect::<Vec<_>>())
        };
        known.iter().flat_map(longer).collect()
    })
}

/// What the rules say where the numbers stand so: the first that holds, but a comparison of scores takes the place of all others.
fn decide(
    rules: &[Rule<'_>],
    quantities: &[&Quantity],
    position: &[Standing],
) -> Option<(Decision, NodeId)> {
    let standing = |quantity: &Quantity| {
        let at = quantities.iter().position(|known| *known == quantity)?;
        position.get(at).copied()
    };
    let mut decided: Option<(Decision, NodeId)> = None;
    for rule in rules {
        let holds = |(quantity, asked): &(Quantity, Vec<Standing>)| {
            standing(quantity).is_some_and(|standing| asked.contains(&standing))
        };
        if !rule.asked.iter().all(holds) {
            continue;
        }
        match rule.outcome {
            Outcome::Result(result) => {
                let decision = match result.result {
                    ResultType::Win => Decision::Wins(result.who),
                    ResultType::Loss => Decision::Wins(other(result.who)?),
                    ResultType::Draw => Decision::Draw,
                    _ => return None,
                };
                decided = decided.or(Some((decision, rule.node)));
            }
            Outcome::ByScore(node) => {
                let score = quantities.iter().find(|quantity| quantity.things.is_none())?;
                if node.scores.is_some() || node.misere.is_some() {
                    return None;
                }
                let [first, second] = score.players;
                let decision = match standing(score)? {
                    More => Decision::Wins(first),
                    Less => Decision::Wins(second),
                    Equal => Decision::Draw,
                };
                decided = Some((decision, rule.node));
            }
            Outcome::Payoffs(_) => return None,
        }
    }
    decided
}

/// The other of two players.
fn other(role: Role) -> Option<Role> {
    match role {
        Role::Mover => Some(Role::Next),
        Role::Next => Some(Role::Mover),
        Role::P1 => Some(Role::P2),
        Role::P2 => Some(Role::P1),
        _ => None,
    }
}
