//! Random playouts of games of many families: `cargo bench -p engine [-- PART …]`.
//!
//! Playouts and moves per second of processor time, so that a machine with other work to do gives the same figures. Games
//! that the playout kernel knows are measured with it and, for comparison, with the general engine.

use std::path::Path;
use std::time::Instant;

use engine::{Playouts, Program};
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
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    println!("{:28} {:>12} {:>14} {:>20}", "game", "playouts/s", "moves/s", "general playouts/s");
    for game in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|part| game.contains(&**part)) {
            continue;
        }
        let Some(program) = program(game) else {
            println!("{game:28} cannot be read");
            continue;
        };
        let (games, moves) = measure(&clock, &mut Playouts::new(&program));
        let general = match program.kernel() {
            Some(_) => format!("{:.0}", measure(&clock, &mut Playouts::general(&program)).0),
            None => String::new(),
        };
        println!("{game:28} {games:12.0} {moves:14.0} {general:>20}");
    }
}
