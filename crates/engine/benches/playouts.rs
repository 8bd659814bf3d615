//! Random playouts of games of many families: `cargo bench -p engine`.
//!
//! Every sample plays the same seeds, so the work is the same each time. `playouts` counts games as items, `moves` counts
//! moves, so that the tables show both per second.

use std::path::Path;

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Playouts, Program};
use language::Root;
use syntax::{Library, Selection, Sources};

/// A bundled game, and how many playouts a sample has.
const GAMES: [(&str, u64); 21] = [
    ("line/tic-tac-toe", 2000),
    ("line/connect-four", 500),
    ("connection/hex", 50),
    ("race/breakthrough", 50),
    ("line/yavalath", 500),
    ("line/gomoku", 50),
    ("territory/reversi", 20),
    ("blocking/amazons", 20),
    ("draughts/english-draughts", 50),
    ("chess/chess", 4),
    ("surround/go", 2),
    ("mancala/oware", 10),
    ("custodial/hnefatafl", 4),
    ("race/backgammon", 20),
    ("chess/shogi", 2),
    ("chess/xiangqi", 2),
    ("morris/nine-mens-morris", 50),
    ("race/ludo", 20),
    ("stacking/lasca", 50),
    ("tiles/block-dominoes", 50),
    ("puzzle/sudoku", 1),
];

const LONGEST: usize = 2000;

fn main() {
    divan::main();
}

fn program(game: &str) -> Option<Program> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}.lud"));
    let text = std::fs::read_to_string(path).ok()?;
    let mut sources = Sources::default();
    let file = sources.add(game, text.as_str());
    let selection = Selection::default();
    let description = syntax::read(&mut sources, file, &Library::new(), &selection).ok()?;
    let Ok(Root::Game(ast)) = language::read_game(&description.game) else { return None };
    engine::lower(&description.game, &ast).ok()
}

fn play(playouts: &mut Playouts<'_>, count: u64) -> usize {
    (1..=count).map(|seed| playouts.play(seed, LONGEST).moves).sum()
}

fn run(bencher: Bencher<'_, '_>, game: usize, items: impl Fn(u64, usize) -> u64) {
    let (name, count) = GAMES[game];
    let Some(program) = program(name) else { return };
    let mut playouts = Playouts::new(&program);
    let moves = play(&mut playouts, count);
    bencher
        .counter(ItemsCount::new(items(count, moves)))
        .bench_local(|| divan::black_box(play(&mut playouts, count)));
}

fn names() -> impl Iterator<Item = Named> {
    (0..GAMES.len()).map(Named)
}

/// A game of the list, shown by its name.
struct Named(usize);

impl std::fmt::Display for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(GAMES[self.0].0)
    }
}

#[divan::bench(args = names(), sample_count = 5, sample_size = 1)]
fn playouts(bencher: Bencher<'_, '_>, game: &Named) {
    run(bencher, game.0, |playouts, _| playouts);
}

#[divan::bench(args = names(), sample_count = 5, sample_size = 1)]
fn moves(bencher: Bencher<'_, '_>, game: &Named) {
    run(bencher, game.0, |_, moves| moves as u64);
}
