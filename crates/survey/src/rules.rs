//! The rules of play that a description holds.

use engine::Program;
use engine::booleans::Bool;
use engine::ints::Int;
use engine::moves::{Kind, Moves};
use engine::players::Players;
use syntax::NodeId;

use crate::scope::{Asked, Lying};

/// A rule that permits moves, with the nodes under which its moves may be known.
#[derive(Debug, Clone)]
pub(crate) struct Rule<'p> {
    pub id: NodeId,
    pub moves: &'p Moves,
    /// The rule itself, and what wraps it and nothing else.
    pub names: Vec<NodeId>,
    /// The tests that lead to it, each with the answer that does.
    pub guards: Vec<(&'p Bool, bool)>,
    /// Whether each of these still has its answer where the rule is looked at: nothing on the way may have changed that.
    stands: Vec<bool>,
    /// Whether each of these is made in the position in which the turn begins.
    at_once: Vec<bool>,
    /// Whether alternatives go before it as long as they permit a move, and whether one of these always does.
    pub is_last_resort: bool,
    pub comes_second: bool,
    /// What is named where it stands.
    pub named: Named,
    /// The phase that it belongs to; none for a rule of a piece.
    pub phase: Option<usize>,
    /// The pieces whose rule it is, by the numbers of their components.
    pub pieces: Vec<usize>,
    /// For what its tests are made, one within the other.
    pub asked: Vec<Asked<'p>>,
}

impl<'p> Rule<'p> {
    /// The tests that lead to the rule and still have the answers that do when it is looked at.
    pub fn standing(&self) -> impl Iterator<Item = (&'p Bool, bool)> + '_ {
        let stands = self.guards.iter().zip(&self.stands).filter(|(_, stands)| **stands);
        stands.map(|(guard, _)| *guard)
    }

    /// The tests that lead to the rule and are made in the position in which the turn begins.
    pub fn made_at_once(&self) -> impl Iterator<Item = (&'p Bool, bool)> + '_ {
        let guards = self.guards.iter().zip(&self.at_once).filter(|(_, at_once)| **at_once);
        guards.map(|(guard, _)| *guard)
    }
}

/// What is named where a rule stands, by the rules around it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Named {
    /// A piece, or the site where it stands.
    pub from: bool,
    /// A site.
    pub site: bool,
    /// A player.
    pub player: bool,
}

impl Named {
    /// Everything may be.
    pub const ALL: Self = Self { from: true, site: true, player: true };
    /// Nothing is.
    const NOTHING: Self = Self { from: false, site: false, player: false };
}

/// The rules by which decisions are made: those of the phases and those of the pieces.
pub(crate) fn rules(program: &Program) -> Vec<Rule<'_>> {
    let mut found = Vec::new();
    for (index, phase) in program.phases.iter().enumerate() {
        let mut search = Search {
            phase: Some(index),
            piece: None,
            guards: vec![],
            asked: vec![],
            stands: vec![],
            at_once: vec![],
            changed: false,
            is_last_resort: false,
            comes_second: false,
            named: Named::NOTHING,
            on_the_way: false,
            found: &mut found,
        };
        search.collect(&phase.play, &mut vec![]);
    }
    for (index, component) in program.components.iter().enumerate() {
        let mut search = Search {
            phase: None,
            piece: Some(index),
            guards: vec![],
            asked: vec![Asked::Pieces(Lying::Anywhere)],
            stands: vec![],
            at_once: vec![],
            changed: false,
            is_last_resort: false,
            comes_second: false,
            named: Named::ALL,
            on_the_way: false,
            found: &mut found,
        };
        component.moves.iter().for_each(|moves| search.collect(moves, &mut vec![]));
    }
    // Pieces of several players share what they are described by.
    found.sort_by_key(|rule| rule.id);
    found.dedup_by(|next, kept| {
        let same = next.id == kept.id;
        if same {
            kept.pieces.append(&mut next.pieces);
        }
        same
    });
    found
}

/// The way through a description to its rules.
struct Search<'a, 'p> {
    phase: Option<usize>,
    piece: Option<usize>,
    /// The tests on the way.
    guards: Vec<(&'p Bool, bool)>,
    asked: Vec<Asked<'p>>,
    /// Whether each of these tests still has its answer.
    stands: Vec<bool>,
    /// Whether each is made in the position in which the turn begins.
    at_once: Vec<bool>,
    /// Whether something may have changed that position.
    changed: bool,
    /// Whether alternatives go before as long as they permit a move, and whether one of these always does.
    is_last_resort: bool,
    comes_second: bool,
    named: Named,
    /// Whether this is within a way that a piece goes.
    on_the_way: bool,
    found: &'a mut Vec<Rule<'p>>,
}

impl<'p> Search<'_, 'p> {
    fn each(&mut self, list: &'p [Moves]) {
        list.iter().for_each(|inner| self.collect(inner, &mut vec![]));
    }

    fn guarded(&mut self, test: &'p Bool, holds: bool, moves: &'p Moves) {
        if self.on_the_way {
            self.collect(moves, &mut vec![]);
            return;
        }
        self.guards.push((test, holds));
        self.stands.push(true);
        self.at_once.push(!self.changed);
        self.collect(moves, &mut vec![]);
        self.at_once.pop();
        self.stands.pop();
        self.guards.pop();
    }

    /// Collects rules whose tests are made for each of some things.
    fn asking(&mut self, asked: Asked<'p>, moves: &'p Moves, names: &mut Vec<NodeId>) {
        self.asked.push(asked);
        self.collect(moves, names);
        self.asked.pop();
    }

    fn collect(&mut self, moves: &'p Moves, names: &mut Vec<NodeId>) {
        let stands = self.stands.clone();
        let around = (self.changed, self.is_last_resort, self.comes_second, self.named);
        self.named = self.within(moves);
        self.collect_within(moves, names);
        self.stands = stands;
        (self.changed, self.is_last_resort, self.comes_second, self.named) = around;
    }

    /// What is named within a rule; tests that it may give another answer do not stand any more.
    fn within(&mut self, moves: &Moves) -> Named {
        let named = self.named;
        match &moves.kind {
            Kind::Do(parts) if parts.1.is_some() => {
                self.change();
                named
            }
            Kind::Seq(_) | Kind::While(_) => {
                self.change();
                named
            }
            Kind::ForEachSite(_) | Kind::FirstMoveOnTrack(..) => Named { site: true, ..named },
            Kind::ForEachPlayer(_) => Named { player: true, ..named },
            Kind::ForEachPiece(each) => {
                // Pieces of others are asked as if these were to move.
                if !matches!(each.players, Players::One(Int::Mover)) {
                    self.stands.fill(false);
                    self.changed = true;
                }
                Named { from: true, ..named }
            }
            Kind::All(_)
            | Kind::If(_)
            | Kind::Priority(_)
            | Kind::Do(_)
            | Kind::Append(_)
            | Kind::MaxMoves(_)
            | Kind::MaxCaptures(_)
            | Kind::MaxDistance(_)
            | Kind::ForEachDie(_)
            | Kind::ForEachValue(_)
            | Kind::ForEachNumber(_)
            | Kind::Step(_)
            | Kind::Hop(_)
            | Kind::Slide(_)
            | Kind::Leap(_)
            | Kind::FromTo(_)
            | Kind::Remove(_)
            | Kind::Select(_) => named,
            _ => Named::ALL,
        }
    }

    /// Something changes the position: only what tests say of whose turn it is stays as it was.
    fn change(&mut self) {
        self.changed = true;
        for ((test, _), stands) in self.guards.iter().zip(&mut self.stands) {
            *stands &= is_about_turn(test);
        }
    }

    fn collect_within(&mut self, moves: &'p Moves, names: &mut Vec<NodeId>) {
        names.push(moves.id);
        match &moves.kind {
            Kind::All(list) | Kind::Seq(list) => self.each(list),
            Kind::Priority(list) => {
                for inner in list {
                    self.collect(inner, &mut vec![]);
                    self.is_last_resort = true;
                    self.comes_second |= permits_always(inner);
                }
            }
            Kind::If(parts) => {
                self.guarded(&parts.0, true, &parts.1);
                parts.2.iter().for_each(|inner| self.guarded(&parts.0, false, inner));
            }
            Kind::AllCombinations(parts) => self.collect(&parts.0, names),
            Kind::Append(inner) | Kind::MaxDistance(inner) | Kind::AvoidStoredState(inner) => {
                self.collect(inner, names)
            }
            Kind::MaxMoves(parts) | Kind::MaxCaptures(parts) => self.collect(&parts.0, names),
            Kind::Do(parts) => match &parts.1 {
                Some(next) => self.collect(next, names),
                None => self.collect(&parts.0, names),
            },
            Kind::While(parts) => self.collect(&parts.1, names),
            Kind::FirstMoveOnTrack(_, parts) => self.collect(&parts.1, names),
            Kind::RandomSample(parts) => self.collect(&parts.0, names),
            Kind::RandomWeighted(list) => {
                list.iter().for_each(|(_, inner)| self.collect(inner, &mut vec![]));
            }
            Kind::ForEachPiece(each) => {
                let lying = each.container.as_ref().map_or(Lying::OnBoard, Lying::In);
                self.asked.push(Asked::Pieces(lying));
                each.moves.iter().for_each(|inner| self.collect(inner, names));
                self.asked.pop();
            }
            Kind::ForEachSite(parts) => {
                self.asking(Asked::Sites(&parts.0), &parts.1, names);
                parts.2.iter().for_each(|inner| self.collect(inner, &mut vec![]));
            }
            Kind::ForEachValue(parts) => self.asking(Asked::Values(&parts.0), &parts.1, names),
            Kind::ForEachPlayer(parts) => self.asking(Asked::Players(&parts.0), &parts.1, names),
            Kind::ForEachNumber(parts) => {
                self.asking(Asked::Numbers(&parts.0, &parts.1), &parts.2, names);
            }
            Kind::ForEachTeam(inner) => self.collect(inner, names),
            Kind::ForEachDie(each) => {
                self.asking(Asked::Dice, &each.moves, names);
            }
            Kind::ForEachLevel(each) => self.collect(&each.moves, names),
            Kind::ForEachGroup(each) => self.collect(&each.moves, names),
            Kind::ForEachDirection(each) if each.moves.is_some() => {
                each.moves.iter().for_each(|inner| self.collect(inner, names))
            }
            // Steps that are made one after another are known by the move at their end.
            Kind::ForEachDirection(each)
                if let Some(inner) = each.to.effect.as_ref().and_then(|it| it.moves.as_ref()) =>
            {
                // Tests on the way ask about places, not about the position.
                let around = std::mem::replace(&mut self.on_the_way, true);
                self.collect(inner, names);
                self.on_the_way = around;
            }
            // What is left are the rules themselves.
            _ => self.found.push(Rule {
                id: moves.id,
                moves,
                names: names.clone(),
                guards: self.guards.clone(),
                stands: self.stands.clone(),
                at_once: self.at_once.clone(),
                is_last_resort: self.is_last_resort,
                comes_second: self.comes_second,
                named: self.named,
                phase: self.phase,
                pieces: self.piece.into_iter().collect(),
                asked: self.asked.clone(),
            }),
        }
        names.pop();
    }
}

/// Whether a rule permits a move in every position.
pub(crate) fn permits_always(moves: &Moves) -> bool {
    match &moves.kind {
        Kind::Pass { .. } => true,
        Kind::All(list) | Kind::Priority(list) => list.iter().any(permits_always),
        Kind::If(parts) => permits_always(&parts.1) && parts.2.as_ref().is_some_and(permits_always),
        Kind::Do(parts) => parts.2.is_none() && parts.1.as_ref().is_some_and(permits_always),
        _ => false,
    }
}

/// Whether a test asks only whose turn it is, and was: that stays as it is until a turn is over, whatever happens in it.
fn is_about_turn(test: &Bool) -> bool {
    let is_fixed = |who: &Int| matches!(who, Int::Const(_) | Int::Mover | Int::Prev);
    match test {
        Bool::Not(test) => is_about_turn(test),
        Bool::And(tests) | Bool::Or(tests) => tests.iter().all(is_about_turn),
        Bool::Prev(who) | Bool::Mover(who) => is_fixed(who),
        _ => false,
    }
}
