//! Tables that lead from one place to another, drawn as arrows on the board: ladders and snakes, short cuts and traps.

use std::collections::BTreeSet;

use picture::jumps::{Jump, leads_back};
use picture::model::Site;
use syntax::{NodeId, NodeKind};

use super::book::Bench;
use super::places::place;
use crate::model::{Beside, Figure, FigureId, Manual, Pictures, Scope};

/// More arrows than these cannot be told apart.
const MOST_JUMPS: usize = 40;

/// Adds a picture beside each table that lists places for places.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual, pictures: &mut Pictures) {
    if bench.artist.is_boardless() || bench.artist.is_mancala() {
        return;
    }
    let is_map = |node: &NodeId| match &bench.tree.node(*node).kind {
        NodeKind::Clause { keyword, .. } => &**keyword == "map",
        _ => false,
    };
    let clauses = (0..bench.tree.nodes.len() as u32).map(NodeId).filter(is_map);
    for (number, (node, map)) in clauses.zip(&bench.program.maps).enumerate() {
        let Some(jumps) = jumps(bench, &map.pairs) else { continue };
        let Some(sentence) = bench.sentences.equipping(node) else { continue };
        if !jumps.iter().all(|jump| is_listed(bench, node, jump)) {
            continue;
        }
        let drawn = bench.artist.jumps(&jumps, &format!("table-{}", number + 1));
        let told = bench.sentences.text(sentence);
        let table = told.split_once(" reads").map_or("The table", |(table, _)| table);
        let (back, on): (Vec<Jump>, Vec<Jump>) = jumps.iter().partition(|jump| jump.back);
        let how = match (on.is_empty(), back.is_empty()) {
            (false, false) => ": solid arrows lead onwards, dashed ones back",
            _ => "",
        };
        manual.figures.push(Figure {
            caption: format!("{table} on the board{how}."),
            before: Some(drawn.keep(pictures)),
            motion: None,
            after: None,
            key: vec![],
            shows: vec![],
            scope: Scope::Own,
        });
        manual.beside.push(Beside { sentence, figure: FigureId(manual.figures.len() - 1) });
    }
}

/// The entries of a table as ways over the board, if all are such.
fn jumps(bench: &Bench<'_>, pairs: &[(i32, i32)]) -> Option<Vec<Jump>> {
    let count = bench.program.topology.sites().len();
    let kind = bench.artist.site_type();
    let tracks: Vec<Vec<usize>> = bench
        .program
        .tracks
        .iter()
        .map(|track| track.elems.iter().filter_map(|it| usize::try_from(it.site).ok()).collect())
        .collect();
    let site = |number: i32| usize::try_from(number).ok().filter(|site| *site < count);
    let jump = |(from, to): &(i32, i32)| {
        let (from, to) = (site(*from)?, site(*to)?);
        let back = leads_back(&tracks, from, to);
        Some(Jump { from: Site::board(kind, from), to: Site::board(kind, to), back })
    };
    let jumps: Vec<Jump> = pairs.iter().map(jump).collect::<Option<_>>()?;
    let moves = jumps.iter().filter(|jump| jump.from != jump.to).count();
    (moves > 0 && jumps.len() <= MOST_JUMPS).then_some(jumps)
}

/// Whether the words of a table name both places of an entry: numbers may also count something else.
fn is_listed(bench: &Bench<'_>, table: NodeId, jump: &Jump) -> bool {
    let name = |site: Site| place(bench.program, i32::try_from(site.index).ok()?);
    let entries = bench.tree.subtree(table);
    let cells: Vec<usize> =
        entries.into_iter().flat_map(|entry| bench.sentences.listing(entry)).collect();
    let (Some(first), Some(last)) = (cells.iter().min(), cells.iter().max()) else { return false };
    let words: BTreeSet<&str> = (*first..=*last)
        .flat_map(|cell| bench.sentences.text(cell).split(|it: char| !it.is_alphanumeric()))
        .collect();
    [jump.from, jump.to].into_iter().filter_map(name).all(|name| words.contains(name.as_str()))
}
