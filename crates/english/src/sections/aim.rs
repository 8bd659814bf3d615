//! What a player tries to do, from the test of an ending: "make a row of three of your counters".

use language::booleans::{Boolean, ConnectTargets, IsLine, RegionOrArray, Through};
use language::end::{EndRule, ForEach, ForEachSubject, If, Outcome};
use language::ints::Int;
use language::refs::{IndexOrRole, PlayerRef, RoleOrOf};
use language::regions::Region;
use language::words::{LastKind, ResultType, Role};
use syntax::NodeId;

use crate::end::Plight;
use crate::realise::{
    Text, listed_and, listed_or, number_word, plural, say, with_article, word_count,
};
use crate::scope::Scope;
use crate::teller::Teller;

/// An aim with more words than this is no summary.
const LONGEST: usize = 14;

/// An ending that somebody wins, seen from that side.
#[derive(Debug, Clone, Default)]
pub(super) struct Aim {
    /// Who wins; none for whoever brings it about.
    pub side: Option<Role>,
    /// What the side tries to do; none if one clause cannot say it.
    pub what: Option<Text>,
    /// Part of it, where one clause cannot say it all.
    pub partly: Option<Text>,
    /// The ludemes of the ending.
    pub told: Vec<NodeId>,
    /// The ludemes of what it asks for.
    pub asked: Vec<NodeId>,
    /// Whether the rule says who wins, rather than who loses.
    pub wins: bool,
}

/// Who wins and who loses by an ending.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sides {
    pub winner: Option<Role>,
    pub loser: Option<Role>,
}

impl Teller<'_> {
    /// What the endings of a game are won by, in order.
    pub(super) fn aims(&self, rules: &[EndRule]) -> Vec<Aim> {
        let scope = self.turn_scope();
        rules
            .iter()
            .flat_map(|rule| match rule {
                EndRule::If(node) => self.aims_of(node, &[], &scope),
                EndRule::ForEach(node) => self.aim_for_each(node, &scope).into_iter().collect(),
            })
            .collect()
    }

    fn aims_of(&self, node: &If, outer: &[&Boolean], scope: &Scope) -> Vec<Aim> {
        let asked = self.asked_by(node);
        let several = asked.len() > 1;
        let mut aims = Vec::new();
        for asked in asked.into_iter().filter(|asked| self.settled(asked.test) != Some(false)) {
            let tests: Vec<&Boolean> = outer.iter().copied().chain([asked.test]).collect();
            aims.extend(self.aims_by(node, &tests, scope).into_iter().map(|aim| match several {
                true => Aim { asked: self.whole(asked.node), ..aim },
                false => aim,
            }));
        }
        aims
    }

    /// The aims of a rule by tests: its own, or one of its alternatives, and those around it.
    fn aims_by(&self, node: &If, tests: &[&Boolean], scope: &Scope) -> Vec<Aim> {
        let nested = node.nested.iter().flat_map(|list| list.iter());
        let mut aims: Vec<Aim> =
            nested.flat_map(|inner| self.aims_of(inner, tests, scope)).collect();
        if let Some(Outcome::Result(result)) = &node.result
            && let Some(sides) = self.sides(result.who, result.result)
        {
            let wins = result.result == ResultType::Win;
            let told = vec![node.id, result.id];
            let asked = self.test_of_rule(node.id);
            aims.push(Aim { wins, told, asked, ..self.aim(tests, sides, scope) });
        }
        aims
    }

    fn aim_for_each(&self, node: &ForEach, scope: &Scope) -> Option<Aim> {
        let Outcome::Result(result) = &node.result else { return None };
        if !matches!(&node.subject, None | Some(ForEachSubject::Role(_))) {
            return None;
        }
        let sides = match result.result {
            ResultType::Loss => Sides { winner: None, loser: Some(result.who) },
            ResultType::Win => Sides { winner: Some(result.who), loser: None },
            _ => return None,
        };
        let wins = result.result == ResultType::Win;
        let told = vec![node.id, result.id];
        let asked = self.test_of_rule(node.id);
        let others = if self.players.count() == 2 { "your opponent" } else { "every other player" };
        let scope = &Scope { player: others.into(), ..scope.clone() };
        Some(Aim { wins, told, asked, ..self.aim(&[&node.condition], sides, scope) })
    }

    /// The ludemes of the test of a rule.
    fn test_of_rule(&self, rule: NodeId) -> Vec<NodeId> {
        let links = &self.state.links;
        let result =
            |part: &NodeId| matches!(links.keyword(*part), Some("result" | "byScore" | "payoffs"));
        let parts = links.children(rule).iter().filter(|part| !result(part));
        parts.flat_map(|part| links.whole(*part)).collect()
    }

    fn sides(&self, who: Role, result: ResultType) -> Option<Sides> {
        let other = |role: Role| match role {
            _ if self.players.count() == 1 => None,
            Role::Mover => Some(Role::Next),
            Role::Next => Some(Role::Mover),
            Role::P1 if self.players.count() == 2 => Some(Role::P2),
            Role::P2 if self.players.count() == 2 => Some(Role::P1),
            _ => None,
        };
        match result {
            // Nobody wins by what makes a single player fail.
            ResultType::Loss if self.players.count() == 1 => None,
            ResultType::Win => Some(Sides { winner: Some(who), loser: other(who) }),
            ResultType::Loss => Some(Sides { winner: other(who), loser: Some(who) }),
            _ => None,
        }
    }

    fn aim(&self, tests: &[&Boolean], sides: Sides, scope: &Scope) -> Aim {
        let several = self.players.count() > 1;
        let side = sides.winner.filter(|role| several && crate::facts::number_of(*role).is_some());
        let what = match tests {
            _ if sides.winner == Some(Role::Mover) && self.is_checkmate(tests) => self.checkmate(),
            tests => self.try_all(tests, sides, scope),
        };
        // What is defined further below is no summary either.
        let short = |text: &Text| {
            word_count(text.as_str()) <= LONGEST && !crate::notes::is_marked(text.as_str())
        };
        let what = what.filter(short);
        let partly = tests.iter().find_map(|test| self.partly(test, sides, scope)).filter(short);
        Aim { side, what, partly, ..Aim::default() }
    }

    /// What a test asks for among other things.
    fn partly(&self, test: &Boolean, sides: Sides, scope: &Scope) -> Option<Text> {
        match test {
            Boolean::And(node) => {
                node.operands.iter().find_map(|part| self.partly(part, sides, scope))
            }
            Boolean::Or(node) => {
                let parts = node.operands.iter().filter_map(|it| self.partly(it, sides, scope));
                let mut ways: Vec<Text> = Vec::new();
                for part in parts {
                    if !ways.iter().any(|way| way.as_str() == part.as_str()) {
                        ways.push(part);
                    }
                }
                (!ways.is_empty()).then(|| listed_or(&ways))
            }
            Boolean::IsPattern(_) if sides.winner == Some(Role::Mover) => {
                Some("make a pattern of pieces".into())
            }
            test => self.try_to(test, sides, scope),
        }
    }

    /// Whether an owner, of two players, has one piece of a kind and never gets another.
    fn has_one_to_lose(&self, name: Option<&str>, owner: Role) -> bool {
        let Some(name) = name.filter(|_| self.players.count() == 2) else { return false };
        let kind = self.pieces.named(name).0;
        match crate::facts::number_of(owner) {
            Some(number) => self.is_only_one(&kind, number),
            None => (1..=2).all(|number| self.is_only_one(&kind, number)),
        }
    }

    /// What must be brought about together; when that is looked at belongs into the rules of the ending.
    fn try_all(&self, tests: &[&Boolean], sides: Sides, scope: &Scope) -> Option<Text> {
        let tests = match tests {
            [test] => vec![*test],
            tests => {
                tests.iter().copied().filter(|test| !self.only_says_when(test, scope)).collect()
            }
        };
        let aims: Option<Vec<Text>> =
            tests.iter().map(|test| self.try_to(test, sides, scope)).collect();
        aims.filter(|aims| !aims.is_empty()).map(|aims| listed_and(&aims))
    }

    fn try_to(&self, test: &Boolean, sides: Sides, scope: &Scope) -> Option<Text> {
        let told = self
            .aim_with_pieces(test, sides, scope)
            .or_else(|| self.aim_with_places(test, sides, scope));
        if told.is_some() {
            return told;
        }
        let lost = |role: Role| sides.loser.is_some_and(|loser| alike(loser, role));
        // Whoever plays alone is also the next to move.
        let alone = self.players.count() == 1;
        let won = |role: Role| {
            let same = |winner: Role| alike(winner, role) || alone && role == Role::Next;
            sides.winner.is_some_and(same)
        };
        // What has just been played was played by the winner.
        let mine = sides.winner == Some(Role::Mover);
        match test {
            Boolean::NoMoves(node) if lost(node.player) => {
                Some(say!("leave {} without a legal move", self.loser(sides)))
            }
            Boolean::NoMoves(node) if won(node.player) => Some(
                if alone {
                    "play on until you have no legal move"
                } else {
                    "be the first without a legal move"
                }
                .into(),
            ),
            Boolean::NoPieces(node) if node.within.is_none() => {
                let Some(RoleOrOf::Role(owner)) = &node.owner else { return None };
                let kind = node.name.as_deref().map(|name| self.pieces.named(name).0);
                let things = plural(&kind.unwrap_or_else(|| self.pieces.word.clone()));
                if lost(*owner) && self.has_one_to_lose(node.name.as_deref(), *owner) {
                    let kind = self.pieces.named(node.name.as_deref()?).0;
                    Some(match crate::facts::number_of(*owner) {
                        Some(number) => {
                            say!("capture {} {}", self.players.one(number).possessive(), kind)
                        }
                        None => say!("capture the enemy {}", kind),
                    })
                } else if lost(*owner) {
                    Some(say!("leave {} without {}", self.loser(sides), things))
                } else if won(*owner) {
                    Some(self.first_to(&format!("have no {things} left").into()))
                } else {
                    None
                }
            }
            Boolean::IsLine(node) if mine && is_anywhere(node) => {
                // How long a row must be may depend on where it lies.
                let known = self.constant(&node.length).is_some();
                known.then(|| say!("make {}", self.row(node, scope)))
            }
            Boolean::IsConnect(node) if mine => Some(match &node.targets {
                ConnectTargets::Role(_) => "link your sides of the board".into(),
                ConnectTargets::Regions(_) | ConnectTargets::Static(_) => {
                    "link parts of the edge of the board".into()
                }
            }),
            Boolean::IsTriggered(node) => {
                let IndexOrRole::Role(owner) = &node.player else { return None };
                self.caught(&node.player)
                    .filter(|_| lost(*owner))
                    .map(|piece| say!("catch {}", piece))
            }
            Boolean::IsLoop(_) if mine => Some("make a closed loop".into()),
            Boolean::IsIn(node) if mine => {
                let place = node.site.as_ref()?.iter().next()?;
                let RegionOrArray::Region(region) = &node.set else { return None };
                matches!(place, Int::Last(last) if last.kind == LastKind::To)
                    .then(|| say!("reach {}", self.area(region, scope).plural))
            }
            Boolean::Ge(node) => self.score(&node.left, &node.right, sides, scope),
            Boolean::Le(node) => self.score(&node.right, &node.left, sides, scope),
            Boolean::Gt(node) => higher_score(&node.left, &node.right, sides),
            Boolean::Lt(node) => higher_score(&node.right, &node.left, sides),
            Boolean::Equals(node) => match &node.right {
                IndexOrRole::Index(right) => self.score(&node.left, right, sides, scope),
                IndexOrRole::Role(_) => None,
            },
            Boolean::IsSolved(_) => Some("fill the board so that every condition is met".into()),
            Boolean::And(node)
                if mine && let Some(aim) = self.reached_with(&node.operands, scope) =>
            {
                Some(aim)
            }
            Boolean::And(node) => {
                let tests: Vec<&Boolean> = node.operands.iter().collect();
                self.try_all(&tests, sides, scope)
            }
            Boolean::Or(node) => {
                let aims: Option<Vec<Text>> = node
                    .operands
                    .iter()
                    .map(|operand| self.try_to(operand, sides, scope))
                    .collect();
                aims.map(|aims| listed_or(&aims))
            }
            _ => None,
        }
    }

    /// "reach the row farthest from you with a spy": the piece that has just moved is of a kind and has come to an area.
    fn reached_with(&self, tests: &[Boolean], scope: &Scope) -> Option<Text> {
        let there = |place: &Int| matches!(place, Int::Last(last) if last.kind == LastKind::To);
        let (reached, kind) = match tests {
            [Boolean::IsIn(reached), Boolean::Equals(kind)]
            | [Boolean::Equals(kind), Boolean::IsIn(reached)] => (reached, kind),
            _ => return None,
        };
        let sites: Vec<&Int> = reached.site.iter().flat_map(|sites| sites.iter()).collect();
        let ([place], RegionOrArray::Region(region)) = (sites.as_slice(), &reached.set) else {
            return None;
        };
        let (Int::What(what), IndexOrRole::Index(Int::IdOfRole(id))) = (&kind.left, &kind.right)
        else {
            return None;
        };
        let own = id.who == Role::Mover && what.level.is_none();
        let name = self.pieces.named(id.name.as_deref()?).0;
        (own && there(place) && there(&what.at))
            .then(|| say!("reach {} with {}", self.area(region, scope).plural, with_article(&name)))
    }

    fn is_checkmate(&self, tests: &[&Boolean]) -> bool {
        self.plight(tests) == Some(Plight::Checkmate)
    }

    fn checkmate(&self) -> Option<Text> {
        let royals = self.royals();
        let kinds: Vec<Text> = royals.keys().map(|kind| kind.as_str().into()).collect();
        Some(match kinds.as_slice() {
            [] => return None,
            [_] | [_, _] => say!("checkmate the enemy {}", listed_or(&kinds)),
            _ => "checkmate your opponent".into(),
        })
    }

    /// "be the first to score 21 points".
    fn score(&self, left: &Int, right: &Int, sides: Sides, scope: &Scope) -> Option<Text> {
        let Int::Score(score) = left else { return None };
        let PlayerRef::Role(who) = &score.player else { return None };
        if let Int::Score(_) = right {
            return higher_score(left, right, sides);
        }
        let number = self.number(right, scope).constant?;
        let points = if number == 1 { "point" } else { "points" };
        sides
            .winner
            .is_some_and(|winner| alike(winner, *who))
            .then(|| self.first_to(&format!("have {} {points}", number_word(number)).into()))
    }

    /// "be the first to empty your hand": what is a race where there are several.
    pub(super) fn first_to(&self, what: &Text) -> Text {
        if self.players.count() == 1 { what.clone() } else { say!("be the first to {}", what) }
    }

    pub(super) fn loser(&self, sides: Sides) -> Text {
        let several = self.players.count() > 2;
        match sides.loser {
            Some(role) if crate::facts::number_of(role).is_some() => {
                self.role(role, &self.turn_scope()).name
            }
            _ if several => "the others".into(),
            _ => "your opponent".into(),
        }
    }
}

/// "have the higher score when the game ends": the winner's score is held against the loser's.
fn higher_score(more: &Int, less: &Int, sides: Sides) -> Option<Text> {
    let of = |score: &Int, side: Option<Role>| match score {
        Int::Score(score) => match &score.player {
            PlayerRef::Role(who) => side.is_some_and(|side| alike(side, *who)),
            PlayerRef::Player(_) => false,
        },
        _ => false,
    };
    let held = of(more, sides.winner) && of(less, sides.loser);
    held.then(|| "have the higher score when the game ends".into())
}

/// Whether two roles stand for the same player in an ending.
pub(super) fn alike(one: Role, other: Role) -> bool {
    let opponent = |role: Role| matches!(role, Role::Next | Role::NonMover | Role::Enemy);
    one == other || (opponent(one) && opponent(other))
}

/// Whether a row may lie anywhere, as far as the player's own pieces go.
fn is_anywhere(node: &IsLine) -> bool {
    match &node.through {
        None => true,
        Some(Through::ThroughAny(Region::SitesOccupied(pieces))) => {
            pieces.player == PlayerRef::Role(Role::Mover)
        }
        Some(_) => false,
    }
}
