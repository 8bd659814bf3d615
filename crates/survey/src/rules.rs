//! The rules of play that a description holds.

use engine::Program;
use engine::booleans::Bool;
use engine::moves::{Kind, Moves};
use syntax::NodeId;

/// A rule that permits moves, with the nodes under which its moves may be known.
#[derive(Debug, Clone)]
pub(crate) struct Rule<'p> {
    pub id: NodeId,
    /// The rule itself, and what wraps it and nothing else.
    pub names: Vec<NodeId>,
    /// The tests that lead to it, each with the answer that does.
    pub guards: Vec<(&'p Bool, bool)>,
    /// The phase that it belongs to; none for a rule of a piece.
    pub phase: Option<usize>,
}

/// The rules by which decisions are made: those of the phases and those of the pieces.
pub(crate) fn rules(program: &Program) -> Vec<Rule<'_>> {
    let mut found = Vec::new();
    let phases = program.phases.iter().enumerate();
    let pieces = program.components.iter().filter_map(|component| component.moves.as_ref());
    let all = phases.map(|(index, phase)| (&phase.play, Some(index)));
    for (moves, phase) in all.chain(pieces.map(|moves| (moves, None))) {
        Search { phase, guards: vec![], found: &mut found }.collect(moves, &mut vec![]);
    }
    // Pieces of several players share what they are described by.
    found.sort_by_key(|rule| rule.id);
    found.dedup_by_key(|rule| rule.id);
    found
}

/// The way through a description to its rules.
struct Search<'a, 'p> {
    phase: Option<usize>,
    /// The tests on the way.
    guards: Vec<(&'p Bool, bool)>,
    found: &'a mut Vec<Rule<'p>>,
}

impl<'p> Search<'_, 'p> {
    fn each(&mut self, list: &'p [Moves]) {
        list.iter().for_each(|inner| self.collect(inner, &mut vec![]));
    }

    fn guarded(&mut self, test: &'p Bool, holds: bool, moves: &'p Moves) {
        self.guards.push((test, holds));
        self.collect(moves, &mut vec![]);
        self.guards.pop();
    }

    fn collect(&mut self, moves: &'p Moves, names: &mut Vec<NodeId>) {
        names.push(moves.id);
        match &moves.kind {
            Kind::All(list) | Kind::Priority(list) | Kind::Seq(list) => self.each(list),
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
                each.moves.iter().for_each(|inner| self.collect(inner, names))
            }
            Kind::ForEachSite(parts) => {
                self.collect(&parts.1, names);
                parts.2.iter().for_each(|inner| self.collect(inner, &mut vec![]));
            }
            Kind::ForEachValue(parts) | Kind::ForEachPlayer(parts) => self.collect(&parts.1, names),
            Kind::ForEachNumber(parts) => self.collect(&parts.2, names),
            Kind::ForEachTeam(inner) => self.collect(inner, names),
            Kind::ForEachDie(each) => self.collect(&each.moves, names),
            Kind::ForEachLevel(each) => self.collect(&each.moves, names),
            Kind::ForEachGroup(each) => self.collect(&each.moves, names),
            Kind::ForEachDirection(each) if each.moves.is_some() => {
                each.moves.iter().for_each(|inner| self.collect(inner, names))
            }
            // What is left are the rules themselves.
            _ => self.found.push(Rule {
                id: moves.id,
                names: names.clone(),
                guards: self.guards.clone(),
                phase: self.phase,
            }),
        }
        names.pop();
    }
}
