//! The rules of play that a description holds.

use engine::Program;
use engine::moves::{Kind, Moves};
use syntax::NodeId;

/// A rule that permits moves, with the nodes under which its moves may be known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rule {
    pub id: NodeId,
    /// The rule itself, and what wraps it and nothing else.
    pub names: Vec<NodeId>,
}

/// The rules by which decisions are made: those of the phases and those of the pieces.
pub(crate) fn rules(program: &Program) -> Vec<Rule> {
    let mut found = Vec::new();
    let pieces = program.components.iter().filter_map(|component| component.moves.as_ref());
    for moves in program.phases.iter().map(|phase| &phase.play).chain(pieces) {
        collect(moves, &mut vec![], &mut found);
    }
    // Pieces of several players share what they are described by.
    found.sort_by_key(|rule| rule.id);
    found.dedup_by_key(|rule| rule.id);
    found
}

fn collect(moves: &Moves, names: &mut Vec<NodeId>, found: &mut Vec<Rule>) {
    names.push(moves.id);
    let mut inside = |inner: &Moves| collect(inner, names, found);
    match &moves.kind {
        Kind::All(list) | Kind::Priority(list) | Kind::Seq(list) => {
            list.iter().for_each(|inner| collect(inner, &mut vec![], found));
        }
        Kind::If(parts) => {
            collect(&parts.1, &mut vec![], found);
            parts.2.iter().for_each(|inner| collect(inner, &mut vec![], found));
        }
        Kind::AllCombinations(parts) => inside(&parts.0),
        Kind::Append(inner) | Kind::MaxDistance(inner) | Kind::AvoidStoredState(inner) => {
            inside(inner)
        }
        Kind::MaxMoves(parts) | Kind::MaxCaptures(parts) => inside(&parts.0),
        Kind::Do(parts) => match &parts.1 {
            Some(next) => inside(next),
            None => inside(&parts.0),
        },
        Kind::While(parts) => inside(&parts.1),
        Kind::FirstMoveOnTrack(_, parts) => inside(&parts.1),
        Kind::RandomSample(parts) => inside(&parts.0),
        Kind::RandomWeighted(list) => {
            list.iter().for_each(|(_, inner)| collect(inner, &mut vec![], found));
        }
        Kind::ForEachPiece(each) => each.moves.iter().for_each(inside),
        Kind::ForEachSite(parts) => {
            inside(&parts.1);
            parts.2.iter().for_each(|inner| collect(inner, &mut vec![], found));
        }
        Kind::ForEachValue(parts) | Kind::ForEachPlayer(parts) => inside(&parts.1),
        Kind::ForEachNumber(parts) => inside(&parts.2),
        Kind::ForEachTeam(inner) => inside(inner),
        Kind::ForEachDie(each) => inside(&each.moves),
        Kind::ForEachLevel(each) => inside(&each.moves),
        Kind::ForEachGroup(each) => inside(&each.moves),
        Kind::ForEachDirection(each) if each.moves.is_some() => each.moves.iter().for_each(inside),
        // What is left are the rules themselves.
        _ => found.push(Rule { id: moves.id, names: names.clone() }),
    }
    names.pop();
}
