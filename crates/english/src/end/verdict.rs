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
    measure: Measure,
    /// Whose numbers are compared.
    players: [Role; 2],
}

/// What is compared of two players.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Measure {
    Score,
    /// How many there are of these.
    Things(String),
    /// Another number: "the size of the largest group of each player's discs".
    Number(String),
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
        if self.players.count() != 2 || rules.len() < 2 && !rules.iter().any(has_cases) {
            return None;
        }
        self.tentatively(|| self.verdict_of(rules))
    }

    fn verdict_of(&self, rules: &[EndRule]) -> Option<Verdict> {
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
                Quantity { measure: Measure::Score, players: [*one, *two] }
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
                let measure = Measure::Things(own.things.as_str().to_owned());
                Quantity { measure, players: [*mine, *theirs] }
            }
            _ => self.other_quantity(left, &right, scope)?,
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

    /// A number that is worked out for either player in the same way.
    fn other_quantity(&self, left: &Int, right: &Int, scope: &Scope) -> Option<Quantity> {
        let (own, other) = (self.number(left, scope).text, self.number(right, scope).text);
        if crate::notes::is_marked(own.as_str()) || crate::notes::is_marked(other.as_str()) {
            return None;
        }
        [[Role::Mover, Role::Next], [Role::P1, Role::P2]]
            .into_iter()
            .flat_map(|[one, two]| [[one, two], [two, one]])
            .find_map(|players| {
                let words = self.measured(&own, players[0], scope)?;
                let same = self.measured(&other, players[1], scope)? == words;
                let things = words.strip_prefix("the number of each player's ");
                let measure = match things.filter(|things| !things.contains(' ')) {
                    Some(things) => Measure::Things(things.to_owned()),
                    None => Measure::Number(words),
                };
                same.then_some(Quantity { measure, players })
            })
    }

    /// A number of one player in the words for that of each player.
    fn measured(&self, number: &Text, of: Role, scope: &Scope) -> Option<String> {
        let owner = self.role(of, scope).possessive();
        let words = format!(" {number} ");
        let all = words.replace(&format!(" {owner} "), " each player's ");
        (all != words).then(|| all.trim().to_owned())
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
            let wins = say!("{} wins", quantity.winner(*high)).tell_all(&nodes(told));
            if let Some(what) = quantity.named_first() {
                let compare = match &equal {
                    Some(equal) => say!("if {}, compare {}", equal, what),
                    None => say!("compare {}", what),
                };
                passage.say(compare.tell_all(&nodes(told)));
                passage.say(wins);
                equal = Some(quantity.equal(equal.is_some()).into());
                continue;
            }
            passage.say(match &equal {
                Some(equal) => say!("if {}, {}", equal, wins),
                None => wins,
            });
            equal = Some(quantity.equal(equal.is_some()).into());
        }
        let yours = condition.words().contains("you");
        let result = self.said(last, yours, scope).tell_all(&nodes(&[node]));
        passage.say(say!("if {}, {}", equal?, result.clone()));
        // While a turn goes on, the player who moves next is the one who has moved: nobody has more than oneself.
        let by_turn = quantities.iter().any(|it| it.players == [Role::Mover, Role::Next]);
        let goes_on = rules.iter().filter(|rule| rule.node == node).any(|rule| {
            let asked = self.state.links.plain(rule.node).next();
            matches!(rule.outcome, Outcome::Result(_))
                && asked.is_some_and(|asked| {
                    self.waits_for_end_of_turn(&rule.occasion, rule.node, asked)
                        && self.may_hold_of_mover(asked)
                })
        });
        if by_turn && goes_on {
            passage.say(say!("if this comes about in the middle of a turn, {} as well", result));
        }
        let (quantity, (high, told)) = (quantities.first()?, levels.first()?);
        let aim = format!("{} when the game ends", quantity.aim(*high));
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
    /// "the player with the higher score", "the player whose largest group is larger".
    fn winner(&self, high: bool) -> String {
        match (&self.measure, self.group(), high) {
            (Measure::Score, _, true) => "the player with the higher score".into(),
            (Measure::Score, _, false) => "the player with the lower score".into(),
            (Measure::Things(things), _, true) => format!("the player with more {things}"),
            (Measure::Things(things), _, false) => format!("the player with fewer {things}"),
            (_, Some((kind, way)), high) => {
                let size = if high { "larger" } else { "smaller" };
                format!("the player whose largest {kind}group{way} is {size}")
            }
            (Measure::Number(_), None, true) => "the player with the larger number".into(),
            (Measure::Number(_), None, false) => "the player with the smaller number".into(),
        }
    }

    /// What the number of a largest group says beside whose it is: "visible ", " (connected diagonally)".
    fn group(&self) -> Option<(&str, &str)> {
        let Measure::Number(words) = &self.measure else { return None };
        let rest = words.strip_prefix("the size of the largest ")?;
        let (kind, rest) = rest.split_once("group of each player's ")?;
        let way = rest.find(" (").map_or("", |at| &rest[at..]);
        let noun = &rest[..rest.len() - way.len()];
        (!noun.contains(' ') && matches!(kind, "" | "visible ")).then_some((kind, way))
    }

    /// What is compared, where it has to be said before the verdict.
    fn named_first(&self) -> Option<&str> {
        match &self.measure {
            Measure::Number(words) if self.group().is_none() => Some(words),
            _ => None,
        }
    }

    /// "have the higher score".
    fn aim(&self, high: bool) -> String {
        match (&self.measure, self.group()) {
            (_, Some((kind, _))) if high => format!("have the largest {kind}group"),
            (_, Some(_)) => "have a smaller largest group than your opponent".into(),
            (Measure::Number(words), None) => {
                let own = words.replace("each player's", "your");
                match high {
                    true => format!("bring {own} above your opponent's"),
                    false => format!("keep {own} below your opponent's"),
                }
            }
            _ => self.winner(high).replacen("the player with", "have", 1),
        }
    }

    fn equal(&self, again: bool) -> String {
        let too = if again { " too" } else { "" };
        match (&self.measure, self.group()) {
            (_, Some(_)) => format!("both are equally large{too}"),
            (Measure::Score, _) => format!("the scores are equal{too}"),
            (Measure::Things(things), _) => format!("both players have equally many {things}{too}"),
            (Measure::Number(_), _) => format!("the numbers are equal{too}"),
        }
    }
}

/// Whether a rule decides by further cases.
fn has_cases(rule: &EndRule) -> bool {
    matches!(rule, EndRule::If(node) if node.nested.is_some())
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
                let score =
                    quantities.iter().find(|quantity| quantity.measure == Measure::Score)?;
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
