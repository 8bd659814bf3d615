//! Every recorded game: its start and ten positions of play are drawn without fault.

mod support;

use picture::{Options, check};

/// Games whose pictures are known to have faults; the list may only become shorter.
const FAULTY: [&str; 0] = [];

#[test]
fn every_recorded_game_is_drawn_without_fault() {
    let Some(corpus) = support::Corpus::open() else { return };
    let files = corpus.files();
    let mut faulty = Vec::new();
    let mut pictures = 0;
    for file in &files {
        let Some(game) = corpus.game(file) else { panic!("{file} is not on record") };
        let step = (game.positions.len() / 10).max(1);
        for position in game.positions.iter().step_by(step).take(11) {
            let scene = game.painter.scene(
                position,
                &[],
                &Options { coordinates: true, legend: true, ..Options::default() },
            );
            pictures += 1;
            if let Some(fault) = check::check(&game.painter, &scene, position).first() {
                faulty.push(format!("{file}: {fault}"));
                break;
            }
        }
    }
    println!("{} games, {pictures} pictures, {} with faults", files.len(), faulty.len());
    faulty.retain(|line| !FAULTY.iter().any(|known| line.starts_with(known)));
    assert!(faulty.is_empty(), "{}", faulty.join("\n"));
}
