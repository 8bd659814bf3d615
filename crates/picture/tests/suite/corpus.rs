//! Every game of the corpus: its start and ten positions of play are drawn without fault.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::drawn::Drawn;
use picture::adapter::Walk;

/// Games whose pictures are known to have faults; the list may only become shorter.
const FAULTY: [&str; 0] = [];

#[test]
fn every_game_of_the_corpus_is_drawn_without_fault() {
    let games = testing::corpus_games();
    let (next, pictures) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let faulty = Mutex::new(Vec::new());
    let look = |path: &PathBuf| {
        let Some(Drawn { program, painter }) = Drawn::read(path) else { return };
        let walk = Walk::through(&program, painter, 1, None);
        pictures.fetch_add(walk.positions.len(), Ordering::Relaxed);
        if let Some(fault) = walk.faults().first() {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            faulty.lock().expect("no thread failed").push((name, fault.to_string()));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(path) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                    look(path);
                }
            });
        }
    });
    let mut faulty = faulty.into_inner().expect("no thread failed");
    println!("{} games, {pictures:?} positions, {} with faults", games.len(), faulty.len());
    let mended: Vec<_> = FAULTY
        .iter()
        .filter(|known| !games.is_empty() && !faulty.iter().any(|(name, _)| name == *known))
        .collect();
    assert!(mended.is_empty(), "to be taken off the list: {mended:?}");
    faulty.retain(|(name, _)| !FAULTY.contains(&name.as_str()));
    assert!(faulty.is_empty(), "{faulty:#?}");
}
