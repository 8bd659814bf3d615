//! Random playouts of games of many families: `cargo bench -p engine [-- PART … FILE …]`.
//!
//! Playouts and moves per second of processor time, so that a machine with other work to do gives the same figures. Games
//! that the playout kernel knows are measured with it and, for comparison, with the general engine. The time from the
//! text to the program, the quickest of three, and the size of a position stand beside them.

use std::path::{Path, PathBuf};
use std::time::Instant;

use engine::{Playouts, Program, World};
use language::Root;
use syntax::{Library, Selection, Sources};

/// The bundled games that are measured: those of the promised figures, then others.
const GAMES: [&str; 24] = [
    "line/tic-tac-toe",
    "line/connect-four",
    "connection/hex",
    "race/breakthrough",
    "line/yavalath",
    "line/gomoku",
    "territory/reversi",
    "blocking/amazons",
    "draughts/english-draughts",
    "chess/chess",
    "surround/go",
    "mancala/oware",
    "custodial/hnefatafl",
    "race/backgammon",
    "chess/shogi",
    "chess/xiangqi",
    "morris/nine-mens-morris",
    "race/ludo",
    "stacking/lasca",
    "tiles/block-dominoes",
    "puzzle/sudoku",
    "hunt/fox-and-geese",
    "race/halma",
    "connection/havannah",
];

/// The longest game that is played.
const LONGEST: usize = 2000;
/// How long each game is played, in seconds of processor time.
const SECONDS: f64 = 1.0;

/// The file of a bundled game.
fn bundled(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}.lud"))
}

fn program(path: &Path) -> Option<Program> {
    let text = std::fs::read_to_string(path).ok()?;
    let mut sources = Sources::default();
    let file = sources.add(path.to_string_lossy(), text.as_str());
    let selection = Selection::default();
    let description = syntax::read(&mut sources, file, &Library::new(), &selection).ok()?;
    let Ok(Root::Game(ast)) = language::read_game(&description.game) else { return None };
    engine::lower(&description.game, &ast).ok()
}

/// A clock of the time that this thread was computing; where the system does not tell, the time of the day.
struct Clock {
    began: Instant,
}

impl Clock {
    fn seconds(&self) -> f64 {
        let computing = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        let computing = computing.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
        computing
            .map_or_else(|| self.began.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
    }
}

/// Playouts and moves per second.
fn measure(clock: &Clock, playouts: &mut Playouts<'_>) -> (f64, f64) {
    let (mut games, mut moves) = (0u64, 0usize);
    let mut batch = 1;
    let began = clock.seconds();
    loop {
        for _ in 0..batch {
            moves += playouts.play(games, LONGEST).moves;
            games += 1;
        }
        let took = clock.seconds() - began;
        if took >= SECONDS {
            return (games as f64 / took, moves as f64 / took);
        }
        // About twenty looks at the clock in all.
        batch = if took < 0.05 { batch * 2 } else { (games as f64 / took / 20.0) as u64 + 1 };
    }
}

fn main() {
    let clock = Clock { began: Instant::now() };
    let arguments = std::env::args().skip(1).filter(|a| !a.starts_with('-'));
    let (files, wanted): (Vec<String>, Vec<String>) =
        arguments.partition(|argument| Path::new(argument).is_file());
    let is_wanted = |game: &&str| match wanted.len() {
        0 => files.is_empty(),
        _ => wanted.iter().any(|part| game.contains(&**part)),
    };
    let named = GAMES.into_iter().filter(is_wanted).map(|game| (game, bundled(game)));
    let others = files.iter().map(|file| {
        let name = Path::new(file).file_stem().and_then(|stem| stem.to_str());
        (name.unwrap_or(file), PathBuf::from(file))
    });
    println!(
        "{:28} {:>10} {:>11} {:>14} {:>8} {:>11}",
        "game", "playouts/s", "moves/s", "(general: p/s)", "made, ms", "state, bytes"
    );
    for (game, path) in named.chain(others) {
        let made = (0..3).filter_map(|_| {
            let began = Instant::now();
            program(&path).map(|program| (began.elapsed(), program))
        });
        let Some((made, program)) = made.min_by_key(|made| made.0) else {
            println!("{game:28} cannot be read");
            continue;
        };
        let (games, moves) = measure(&clock, &mut Playouts::new(&program));
        let general = match program.kernel() {
            Some(_) => format!("{:.0}", measure(&clock, &mut Playouts::general(&program)).0),
            None => String::new(),
        };
        let bytes = World::begin(&program, 0).state.footprint();
        let made = made.as_secs_f64() * 1000.0;
        println!("{game:28} {games:10.0} {moves:11.0} {general:>14} {made:8.1} {bytes:11}");
    }
}
