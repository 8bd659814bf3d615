//! A check: a move that attacks the piece on which the game depends.

use syntax::{NodeId, NodeKind, Tree};

use super::book::Bench;
use super::caption::caption;
use super::places::place;
use super::words::capital;
use crate::model::{Beside, Figure, FigureId, Manual, MoveEntry, MoveGroup, Pictures, Scope};

/// Adds the clearest attack that was seen.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual, pictures: &mut Pictures) {
    let Some(seen) = &bench.survey.attack else { return };
    let Some(scene) = seen.example.replay(bench.program) else { return };
    let mv = &scene.legal[scene.chosen];
    let told = caption(&scene, &bench.artist, (bench.verb)(mv.origin));
    let piece = bench.artist.kind_name(&seen.piece);
    let at = place(bench.program, seen.site).map_or_else(String::new, |at| format!(" on {at}"));
    let tests = threats(bench.tree);
    let sentence = bench.sentences.term(&tests);
    manual.figures.push(Figure {
        caption: format!("{told} The {piece}{at} is now attacked."),
        before: Some(bench.artist.before(&scene, "attack").keep(pictures)),
        motion: bench.artist.motion(&scene, "attack").map(|motion| motion.keep(pictures)),
        after: Some(bench.artist.attack(&scene, seen.site, "attack").keep(pictures)),
        shows: tests.first().map(|node| node.0).into_iter().collect(),
        key: vec![],
        scope: Scope::Own,
    });
    let figure = FigureId(manual.figures.len() - 1);
    if let Some(sentence) = sentence {
        manual.beside.push(Beside { sentence, figure });
    }
    let is_king = seen.piece.contains("King");
    let entry = MoveEntry {
        name: if is_king { "Give check".to_owned() } else { format!("Attack the {piece}") },
        actions: vec![format!("The {piece} could be captured by the next move.")],
        rule: sentence.map(|sentence| bench.sentences.whole(sentence)),
        also: vec![],
        variants: vec![],
        frequency: String::new(),
        figure,
    };
    let heading =
        if is_king { "Check".to_owned() } else { capital(&format!("attacks on the {piece}")) };
    manual.moves.push(MoveGroup { heading, moves: vec![entry] });
}

/// The tests of the description that ask for a threat.
fn threats(tree: &Tree) -> Vec<NodeId> {
    let word = |node: NodeId| matches!(&tree.node(node).kind, NodeKind::Word(word) if &**word == "Threatened");
    let asks = |node: &NodeId| {
        matches!(&tree.node(*node).kind, NodeKind::Clause { keyword, .. } if &**keyword == "is")
            && tree.children(*node).first().is_some_and(|first| word(*first))
    };
    (0..tree.nodes.len() as u32).map(NodeId).filter(asks).collect()
}
