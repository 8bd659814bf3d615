//! The catalogue of moves: every kind with its example.

use survey::KindSeen;

use super::book::Bench;
use super::captions;
use crate::model::{Figure, FigureId, Manual, MoveEntry, MoveGroup, Pictures};

/// Adds all kinds of moves, grouped by who makes them and with what.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual, pictures: &mut Pictures) {
    for seen in &bench.survey.kinds {
        let Some(entry) = entry(bench, seen, manual, pictures) else { continue };
        let heading = heading(bench, seen);
        match manual.moves.iter_mut().find(|group| group.heading == heading) {
            Some(group) => group.moves.push(entry),
            None => manual.moves.push(MoveGroup { heading, moves: vec![entry] }),
        }
    }
}

fn entry(
    bench: &Bench<'_>,
    seen: &KindSeen,
    manual: &mut Manual,
    pictures: &mut Pictures,
) -> Option<MoveEntry> {
    let scene = seen.example.replay(bench.program)?;
    let id = FigureId(manual.figures.len());
    let name = format!("move-{}", id.0 + 1);
    let mover = usize::try_from(scene.legal[scene.chosen].mover).unwrap_or(0);
    let artist = &bench.artist;
    let before = artist.before(&scene, &name, pictures);
    let motion = artist.motion(&scene, &name, pictures);
    let after = artist.after(&scene, &name, pictures);
    let rule = bench.sentences.about(seen.kind.origin);
    manual.figures.push(Figure {
        caption: captions::caption(&scene, &seen.kind, &bench.captions, mover),
        before: Some(before),
        motion,
        after: Some(after),
        shows: vec![seen.kind.origin.0],
    });
    Some(MoveEntry {
        name: captions::title(&seen.kind, bench.program),
        actions: captions::actions(seen, bench.program),
        rule: rule.map(|sentence| bench.sentences.text(sentence).to_owned()),
        frequency: frequency(seen, bench.survey.facts.games),
        figure: id,
    })
}

/// The piece, with the player where only one makes such moves; without a piece, what such moves are.
fn heading(bench: &Bench<'_>, seen: &KindSeen) -> String {
    let piece = captions::spoken(&seen.kind.piece);
    let mut letters = piece.chars();
    let piece: String =
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect());
    let players = seen.movers.count_ones() as usize;
    let only = (players == 1 && bench.program.players > 1 && seen.times > 4)
        .then(|| bench.captions.player(seen.movers.trailing_zeros() as usize));
    match (piece.is_empty(), only) {
        (true, None) => "Moves without a piece".to_owned(),
        (true, Some(player)) => format!("Moves of {player}"),
        (false, None) => piece,
        (false, Some(player)) => format!("{piece} ({player})"),
    }
}

/// How often such moves come up in random play.
fn frequency(seen: &KindSeen, games: usize) -> String {
    match (seen.games, seen.possible) {
        (0, 0) => format!("Not once possible in {games} random games: found by looking for it."),
        (0, possible) => format!("Possible in {possible} of {games} random games."),
        (made, _) => format!("Made in {made} of {games} random games."),
    }
}
