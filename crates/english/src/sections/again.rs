//! What a player does when the turn goes on: the steps of a turn as the reader meets them.
//!
//! Descriptions tell a turn of several moves apart by tests ("the same player moved just before", "the number of moves
//! is even"). These tests are no rules; here they become steps, or disappear into the move that leads to the next one.

use language::game::Rules;
use language::moves::Moves;
use syntax::NodeId;

use super::jumps::{JumpsOn, decisions, jumps_on, same_jump_test, same_sort};
use super::onward::{Onward, onward};
use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::state::Links;
use crate::teller::Teller;

/// What moving again in the same turn means.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Again {
    /// The player moves once more, as the rules of the turn say.
    #[default]
    Open,
    /// There is nothing to say: the steps of the turn are numbered.
    Numbered,
    /// One deed, which is told where it is called for.
    Deed(Box<Deed>),
    /// The piece that has moved is replaced.
    Promotion {
        /// By what.
        what: Text,
        /// By what, for each kind of piece.
        by_kind: Vec<Text>,
        /// Whether the player may leave it as it is.
        optional: bool,
    },
    /// A piece is removed, by rules that are told apart.
    Removal,
    /// The piece that has jumped or captured goes on in the same way.
    Jump {
        /// What it does: "jump", "capture", "move".
        verb: &'static str,
        /// The moves that it may go on with.
        moves: Vec<NodeId>,
        /// Whether the player may stop instead.
        optional: bool,
        /// The moves that do not go in the directions of the first jump, and where they go.
        ways: Vec<(NodeId, Text)>,
        /// Whether it may not go where it has been in this turn.
        fresh: bool,
        /// The rules that say so, told wherever a jump goes on.
        told: Vec<NodeId>,
    },
}

impl Teller<'_> {
    /// What the branch for moving again amounts to.
    pub(super) fn again(&self, again: &Moves, test: NodeId) -> Again {
        let links = &self.state.links;
        let mut branches = links.plain(test).skip(1);
        let (yes, no) = (branches.next(), branches.next());
        if let (Some(yes), Some(no)) = (yes, no)
            && let Some(Onward { optional, fresh, moves, never }) = onward(links, yes, no)
        {
            self.silent(Silence::Unreachable, never.into_iter().flat_map(|rule| links.whole(rule)));
            let verb = "capture";
            return Again::Jump {
                optional,
                ways: vec![],
                fresh,
                told: on_test(links, test, yes),
                verb,
                moves,
            };
        }
        if let (Some(yes), Some(no)) = (yes, no)
            && let Some(JumpsOn { optional, turned }) = jumps_on(links, yes, no)
            && let Some(ways) = turned
                .iter()
                .map(|jump| Some((*jump, self.way_of_jump(again, *jump)?)))
                .collect::<Option<Vec<_>>>()
        {
            let told = on_test(links, test, yes);
            let moves: Vec<NodeId> = decisions(links, yes)
                .into_iter()
                .filter(|node| !links.is(*node, "move", "Pass"))
                .collect();
            let verb = if moves.iter().all(|node| links.is(*node, "move", "Hop")) {
                "jump"
            } else if moves.iter().all(|node| {
                links.whole(*node).iter().any(|part| links.keyword(*part) == Some("remove"))
            }) {
                "capture"
            } else {
                "move"
            };
            return Again::Jump { optional, ways, fresh: false, told, verb, moves };
        }
        let scope = self.after_any(&self.turn_scope());
        let scope = Scope { effect: false, ..scope };
        if let Some((node, optional)) = promotion(again) {
            let mut told = links.whole(test);
            told.truncate(1);
            told.extend(branch_nodes(links, test));
            let known = |scope: &Scope| self.promoted_to(node, scope).tell_all(&told);
            let by_kind = (0..self.pieces.kinds.len())
                .map(|kind| known(&Scope { kind: Some(kind), ..scope.clone() }))
                .collect();
            return Again::Promotion { what: known(&scope), by_kind, optional };
        }
        match self.moves(again, &scope) {
            // What qualifies it may follow it; what it asks for or brings about needs a rule of its own.
            Action::Deed(deed)
                if deed.demands.is_empty() && deed.then.is_nothing() && deed.subject.is_none() =>
            {
                let told = links.plain(test).next().map(|part| links.whole(part));
                let mut deed = deed.tell(test);
                for node in told.into_iter().flatten() {
                    deed = deed.tell(node);
                }
                Again::Deed(Box::new(deed))
            }
            other if only_removes(&other) => Again::Removal,
            _ => Again::Open,
        }
    }

    /// The directions of one of the jumps that a rule offers.
    fn way_of_jump(&self, moves: &Moves, jump: NodeId) -> Option<Text> {
        match moves {
            Moves::Hop(hop) if hop.id == jump => {
                let scope = self.after_any(&self.turn_scope());
                let ways = hop.directions.as_ref();
                Some(ways.map_or_else(|| self.any_direction(), |ways| self.direction(ways, &scope)))
            }
            Moves::Or(node) => node.moves.iter().find_map(|one| self.way_of_jump(one, jump)),
            Moves::If(node) => std::iter::once(&node.moves)
                .chain(&node.otherwise)
                .find_map(|one| self.way_of_jump(one, jump)),
            Moves::MaxMoves(node) => self.way_of_jump(&node.moves, jump),
            _ => None,
        }
    }

    /// Where the jump goes that a rule lets a piece go on with, if not in the directions of the first.
    fn way_on<'w>(&self, node: NodeId, ways: &'w [(NodeId, Text)]) -> Option<&'w Text> {
        if let [(_, way)] = ways
            && !matches!(&*self.again.borrow(), Again::Jump { moves, .. } if moves.len() > 1)
        {
            return Some(way);
        }
        let links = &self.state.links;
        let test = links.parent(node)?;
        let asked = links.plain(test).next().filter(|asked| links.is(*asked, "can", "Move"))?;
        let jump = links.plain(asked).nth(1)?;
        let same = |known: &&(NodeId, Text)| same_jump_test(links, jump, known.0);
        ways.iter().find(same).map(|(_, way)| way)
    }

    /// "move again in the same turn", in the words of what that means here.
    pub(crate) fn goes_on(&self, node: NodeId, scope: &Scope) -> Action {
        if let Some(action) = self.another_lap(node) {
            return action;
        }
        let jumping = scope.jumping.is_some();
        let deed = match &*self.again.borrow() {
            Again::Numbered => return Action::Nothing,
            Again::Promotion { what, by_kind, optional } => {
                let what = scope.kind.and_then(|kind| by_kind.get(kind)).unwrap_or(what);
                let piece = &scope.last_piece;
                let rest = say!("replace {} at once with {}", piece, what);
                let verb = if *optional { "may" } else { "must" };
                Deed { plural: true, ..Deed::of("you", verb, rest) }
            }
            Again::Deed(deed) => {
                let mut deed = Deed::clone(deed);
                deed.rest = match deed.rest.is_empty() {
                    true => deed.rest.reworded("in the same turn"),
                    false => say!("{}, in the same turn", deed.rest),
                };
                deed
            }
            Again::Removal => {
                Deed::you("remove", say!("a {} in the same turn (see Removing)", self.pieces.word))
            }
            Again::Jump { optional, ways, fresh, told, verb, .. }
                if (jumping || *verb != "jump") && self.asked_before(node) =>
            {
                let rest = if *optional {
                    "do so in the same turn, or you may stop"
                } else {
                    "do so in the same turn"
                };
                let verb = if *optional { "may" } else { "must" };
                let rest = Text::from(rest).tell_all(told);
                Deed {
                    plural: true,
                    onward: self.way_on(node, ways).map(|way| way.clone().tell_all(told)),
                    limits: self.limits_of_going_on(*fresh, told),
                    ..Deed::of("it", verb, rest)
                }
            }
            Again::Jump { optional, ways, fresh, told, verb: act, .. } => {
                let (verb, rest) = if *optional {
                    (
                        "may",
                        format!("either {act} again with the same piece in the same turn or stop"),
                    )
                } else {
                    ("must", format!("{act} again with the same piece in the same turn"))
                };
                let rest = Text::from(rest).tell_all(told);
                Deed {
                    plural: true,
                    onward: self.way_on(node, ways).map(|way| way.clone().tell_all(told)),
                    limits: self.limits_of_going_on(*fresh, told),
                    ..Deed::of("you", verb, rest)
                }
            }
            Again::Open if let Some(sign) = self.extra_move(node) => {
                let rest = Text::from("an extra move in the same turn");
                Deed::you("take", rest.tell_all(&self.whole(sign)))
            }
            Again::Open if self.dice_are_left(node) => {
                Deed::you("use", "another die in the same turn")
            }
            Again::Open if self.turns_are_alike() => Deed::you("take", "another turn"),
            Again::Open if self.throws_each_time() => {
                Deed::you("move", "again in the same turn with a new throw")
            }
            Again::Open => Deed::you("move", "again in the same turn"),
        };
        let goes_on = matches!(&*self.again.borrow(), Again::Jump { .. } | Again::Open);
        Deed { goes_on, ..deed.tell(node) }.into()
    }

    /// Whether to move again means no more than that, so far.
    pub(crate) fn goes_on_openly(&self) -> bool {
        matches!(&*self.again.borrow(), Again::Open)
    }

    /// The sign that marks the next move as an extra one, beside a rule that lets a player move again.
    fn extra_move(&self, node: NodeId) -> Option<NodeId> {
        let links = &self.state.links;
        if self.state.pending != crate::state::Pending::Extra {
            return None;
        }
        let beside = links.members(links.parent(node)?);
        beside.into_iter().find(|part| links.is(*part, "set", "Pending"))
    }

    /// Where a piece may not go on to.
    fn limits_of_going_on(&self, fresh: bool, told: &[NodeId]) -> Vec<Text> {
        let barred = fresh.then(|| {
            format!("it may not go on to a {} that it has visited in this turn", self.site()).into()
        });
        barred.into_iter().map(|limit: Text| limit.tell_all(told)).collect()
    }

    /// Whether a rule lets a player move again because dice have not been used, and these are not thrown anew before.
    fn dice_are_left(&self, node: NodeId) -> bool {
        let links = &self.state.links;
        let frames = |outer: &NodeId| matches!(links.keyword(*outer), Some("if" | "and" | "then"));
        let mut inner = node;
        let left = links.ancestors(node).take_while(frames).any(|outer| {
            let branch = std::mem::replace(&mut inner, outer);
            let parts: Vec<NodeId> = links.plain(outer).collect();
            links.keyword(outer) == Some("if")
                && match parts.as_slice() {
                    [asked, yes, ..] if *yes == branch => says_used(links, *asked, false),
                    [asked, _, no, ..] if *no == branch => says_used(links, *asked, true),
                    _ => false,
                }
        });
        // A throw that belongs to the first move of a turn is not made again.
        let first_only = |roll: NodeId| {
            links.ancestors(roll).any(|outer| {
                links.is(outer, "if", "")
                    && links.plain(outer).next().is_some_and(|asked| {
                        links.whole(asked).iter().any(|part| {
                            links.is(*part, "is", "Prev")
                                || links.is(*part, "count", "MovesThisTurn")
                        })
                    })
            })
        };
        left && links.clauses("roll", "").all(first_only)
    }

    /// Whether no rule tells a further move in the same turn from the first: it is a turn like any other.
    fn turns_are_alike(&self) -> bool {
        let links = &self.state.links;
        let mut asked = links
            .clauses("is", "Prev")
            .chain(links.clauses("count", "MovesThisTurn"))
            .chain(links.clauses("is", "Pending"))
            .chain(links.clauses("value", "Pending"))
            .chain(links.clauses("count", "Turns"))
            .chain(links.clauses("is", "Visited"))
            .chain(links.clauses("phase", ""))
            .chain(links.clauses("dice", ""));
        // What waits for the end of the turn, or may not come again in it.
        let times = ["EndOfTurn", "StartOfTurn", "PositionalInTurn", "SituationalInTurn"];
        let timed = |part: NodeId| links.word(part).is_some_and(|word| times.contains(&word));
        asked.next().is_none() && !links.whole(syntax::Tree::ROOT).into_iter().any(timed)
    }

    /// Whether every move begins with a throw, also when a player moves again.
    fn throws_each_time(&self) -> bool {
        let plays: Vec<&Moves> = match &self.game.rules {
            Rules::Simple(rules) => vec![&rules.play.moves],
            Rules::Phased(rules) => rules.phases.iter().map(|phase| &phase.play.moves).collect(),
        };
        plays.into_iter().all(throws_first)
    }

    /// What "it can capture again" tells, if moves are those that the piece may go on with.
    pub(crate) fn goes_on_alike(&self, asked: NodeId) -> Option<(&'static str, Vec<NodeId>)> {
        let again = self.again.borrow();
        let Again::Jump { verb, moves, .. } = &*again else { return None };
        let links = &self.state.links;
        let wanted = decisions(links, asked);
        let alike = |one: &NodeId, others: &[NodeId]| {
            others.iter().any(|other| {
                same_sort(links, *one, *other) && same_jump_test(links, *one, *other)
                    || links.same_moves(*one, *other)
            })
        };
        let same = wanted.iter().all(|one| alike(one, moves))
            && moves.iter().all(|one| alike(one, &wanted));
        (same && !wanted.is_empty()).then(|| (*verb, links.whole(asked)))
    }

    /// The rules on further jumps of a turn, which are told wherever a jump goes on.
    pub(crate) fn told_by_going_on(&self) -> Vec<NodeId> {
        match &*self.again.borrow() {
            Again::Jump { told, .. } => told.clone(),
            _ => vec![],
        }
    }

    /// Whether a jump is one of those that a piece goes on with.
    pub(crate) fn is_further_jump(&self, jump: NodeId) -> bool {
        let links = &self.state.links;
        let again = self.again.borrow();
        matches!(&*again, Again::Jump { moves, .. }
            if moves.iter().any(|known| same_jump_test(links, jump, *known)))
    }

    /// Whether a rule is the answer to "can this move be made?".
    fn asked_before(&self, node: NodeId) -> bool {
        let links = &self.state.links;
        links.parent(node).is_some_and(|test| {
            links.keyword(test) == Some("if")
                && links.plain(test).next().is_some_and(|asked| links.is(asked, "can", "Move"))
        })
    }

    /// The two steps of a turn in order, which a test tells apart: the number of moves, or whether the same player moved just before.
    pub(super) fn two_steps<'m>(
        &self,
        moves: &'m Moves,
    ) -> Option<(&'m Moves, &'m Moves, Vec<NodeId>)> {
        let Moves::If(node) = moves else { return None };
        let otherwise = node.otherwise.as_ref().filter(|_| node.then.is_none())?;
        let links = &self.state.links;
        let parts: Vec<NodeId> = links.plain(node.id).collect();
        let [test, yes, no] = parts.as_slice() else { return None };
        let (by_first, certain) = first_step(links, *test)?;
        let (first, second, [start, last]) = match by_first {
            true => (&node.moves, otherwise, [*yes, *no]),
            false => (otherwise, &node.moves, [*no, *yes]),
        };
        let again: Vec<NodeId> = links.clauses("moveAgain", "").collect();
        let always = again.iter().all(|again| {
            !links.ancestors(*again).take_while(|outer| *outer != node.id).any(|outer| {
                outer == last || (links.keyword(outer) == Some("if") && outer != node.id)
            })
        });
        let steps = !certain || self.goes_on_after(start, &again) && self.ends_with(node.id, last);
        let mut told = links.whole(*test);
        told.push(node.id);
        told.extend(again.iter().flat_map(|again| links.frame(*again)));
        (always && steps && !again.is_empty()).then_some((first, second, told))
    }

    /// Whether every move that a step offers lets the turn go on.
    fn goes_on_after(&self, step: NodeId, again: &[NodeId]) -> bool {
        let links = &self.state.links;
        let offered = decisions(links, step);
        let by_pieces = || {
            let within = |search: NodeId| {
                search == step || links.ancestors(search).any(|outer| outer == step)
            };
            links.clauses("forEach", "Piece").any(within)
        };
        let follows = |decision: &NodeId| {
            let mut frames = std::iter::once(*decision).chain(
                links.ancestors(*decision).take_while(|outer| Some(*outer) != links.parent(step)),
            );
            frames.any(|frame| {
                let then = links.children(frame).iter().find(|it| links.is(**it, "then", ""));
                let follows = then.map(|then| links.whole(*then)).unwrap_or_default();
                again.iter().any(|again| follows.contains(again))
            })
        };
        !offered.is_empty() && !by_pieces() && offered.iter().all(follows)
    }

    /// Whether nothing but two steps makes up a turn: all that lets a turn go on belongs to the first of them, and no phase ends between them.
    fn ends_with(&self, steps: NodeId, last: NodeId) -> bool {
        let links = &self.state.links;
        let lies_in = |node: NodeId, outer: NodeId| links.ancestors(node).any(|it| it == outer);
        let phase = links.ancestors(steps).find(|outer| links.is(*outer, "phase", ""));
        let lasts = phase.is_none_or(|phase| {
            !links.clauses("nextPhase", "").any(|change| lies_in(change, phase))
        });
        lasts
            && links.clauses("set", "NextPlayer").next().is_none()
            && links
                .clauses("moveAgain", "")
                .all(|again| lies_in(again, steps) && !lies_in(again, last))
    }
}

/// Whether a test that holds means the first step of a turn, or else the second; and whether it asks for the turn itself.
fn first_step(links: &Links<'_>, test: NodeId) -> Option<(bool, bool)> {
    let asked: Vec<NodeId> = links.plain(test).collect();
    // Whoever moved just before moves again.
    if links.is(test, "is", "Prev") {
        return links
            .whole(test)
            .iter()
            .any(|part| links.word(*part) == Some("Mover"))
            .then_some((false, true));
    }
    if links.is(test, "not", "") {
        let inner = asked.first().filter(|inner| links.is(**inner, "is", "Prev"))?;
        return first_step(links, *inner).map(|(first, certain)| (!first, certain));
    }
    if let ([one, other], true) = (asked.as_slice(), links.is(test, "=", "")) {
        let counts = |node: &NodeId| links.is(*node, "count", "MovesThisTurn");
        let (count, number) = if counts(one) { (one, other) } else { (other, one) };
        let number = links.number(*number).filter(|_| counts(count));
        return match number? {
            0 => Some((true, true)),
            1 => Some((false, true)),
            _ => None,
        };
    }
    let even = links.is(test, "is", "Even");
    let counts = links.plain(test).any(|number| links.is(number, "count", "Moves"))
        && links.whole(test).len() == 4;
    (counts && (even || links.is(test, "is", "Odd"))).then_some((even, false))
}

/// The promotion of the piece that has just moved, and whether it may be declined.
fn promotion(moves: &Moves) -> Option<(&language::moves::Promote, bool)> {
    match moves {
        Moves::Promote(node) if node.then.is_none() => {
            let moved = matches!(
                &node.site,
                Some(language::ints::Int::Last(last)) if last.kind == language::words::LastKind::To
            );
            moved.then_some((&**node, false))
        }
        Moves::Or(node) if node.then.is_none() => match &*node.moves {
            [one, Moves::Pass(pass)] | [Moves::Pass(pass), one] if pass.then.is_none() => {
                promotion(one).map(|(node, _)| (node, true))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The test for moving again and what is done then, without what is done otherwise.
fn branch_nodes(links: &Links<'_>, test: NodeId) -> Vec<NodeId> {
    links.plain(test).take(2).flat_map(|part| links.whole(part)).collect()
}

/// The test for moving again, and what may be done then.
fn on_test(links: &Links<'_>, test: NodeId, yes: NodeId) -> Vec<NodeId> {
    let mut told = links.whole(yes);
    told.push(test);
    told.extend(links.plain(test).next().into_iter().flat_map(|part| links.whole(part)));
    told
}

/// Whether dice are left over where a test holds, or where it does not hold if it would say that all have been used.
fn says_used(links: &Links<'_>, test: NodeId, used: bool) -> bool {
    let any = |keyword: &str, used: bool| {
        links.is(test, keyword, "")
            && links.members(test).into_iter().any(|part| says_used(links, part, used))
    };
    if used {
        return links.is(test, "all", "DiceUsed") || any("or", true);
    }
    let refuted = |part: NodeId| links.is(part, "all", "DiceUsed");
    links.is(test, "not", "") && links.plain(test).any(refuted) || any("and", false)
}

/// Whether an action offers nothing but removals.
fn only_removes(action: &Action) -> bool {
    match action {
        Action::Deed(deed) => deed.subject.is_none() && deed.verb == "remove",
        Action::Choice(members) | Action::Prefer(members) => members.iter().all(only_removes),
        Action::When(_, yes, no) => only_removes(yes) && (only_removes(no) || no.is_nothing()),
        _ => false,
    }
}

/// Whether moves begin with a throw, in every case that is no pass.
fn throws_first(moves: &Moves) -> bool {
    let or_passes = |moves: &Moves| matches!(moves, Moves::Pass(_)) || throws_first(moves);
    match moves {
        Moves::Do(turn) => matches!(turn.prior, Moves::Roll(_)) && turn.next.is_some(),
        Moves::If(node) => node.otherwise.as_ref().is_some_and(|other| {
            or_passes(&node.moves)
                && or_passes(other)
                && (throws_first(&node.moves) || throws_first(other))
        }),
        _ => false,
    }
}
