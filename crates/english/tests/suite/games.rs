//! The texts of sixty games of all families, to be read as a player would: bundled games, and games written for readers' tests.
//!
//! After a change of wording, look at every difference and accept it with `INSTA_UPDATE=always`.

use std::path::Path;

use english::gates::{Report, Source};
use language::Root;

/// Bundled games, below `games`.
const BUNDLED: [&str; 48] = [
    "blocking/amazons",
    "blocking/domineering",
    "blocking/konane",
    "blocking/mu-torere",
    "chess/chess",
    "chess/dobutsu-shogi",
    "chess/jungle",
    "chess/makruk",
    "chess/shogi",
    "chess/xiangqi",
    "connection/havannah",
    "connection/hex",
    "connection/lines-of-action",
    "custodial/brandub",
    "custodial/hasami-shogi",
    "custodial/seega",
    "custodial/tablut",
    "dice/pig",
    "draughts/alquerque",
    "draughts/english-draughts",
    "draughts/international-draughts",
    "draughts/turkish-draughts",
    "hunt/asalto",
    "hunt/bagh-chal",
    "hunt/fox-and-hounds",
    "line/connect-four",
    "line/pente",
    "line/tic-tac-toe",
    "line/yavalath",
    "mancala/congkak",
    "mancala/kalah",
    "mancala/oware",
    "match/three-in-a-row-match",
    "math/nim",
    "morris/nine-mens-morris",
    "pattern/teeko",
    "puzzle/peg-solitaire",
    "puzzle/sudoku",
    "race/backgammon",
    "race/halma",
    "race/royal-game-of-ur",
    "simultaneous/rock-paper-scissors",
    "stacking/lasca",
    "surround/fanorona",
    "surround/go",
    "surround/surakarta",
    "territory/dots-and-boxes",
    "territory/reversi",
];

/// Games that mix mechanisms, below `tests/reader`.
const READER: [&str; 16] = [
    "archipelago",
    "avalanche",
    "caravan",
    "council",
    "echo",
    "exile",
    "gatekeepers",
    "hexvice",
    "hush",
    "lancers",
    "pact",
    "quarry",
    "ripening",
    "sealed",
    "tollroad",
    "veil",
];

/// A game with its board.
struct Game {
    described: testing::Described,
    topology: Option<board::Topology>,
}

impl Game {
    fn read(path: &Path) -> Self {
        let described = testing::described(path);
        let tree = &described.description.game;
        let topology = match &described.root {
            Root::Game(rules) => rules
                .equipment
                .items
                .iter()
                .find_map(|item| board::build::board(tree, item))
                .and_then(Result::ok)
                .map(|board| board.topology),
            Root::Match(_) => None,
        };
        Self { described, topology }
    }

    fn source(&self) -> Source<'_> {
        Source {
            tree: &self.described.description.game,
            metadata: self.described.metadata.as_ref(),
            topology: self.topology.as_ref(),
        }
    }
}

/// The text of a game, which keeps all gates of a single text.
fn text(path: &Path) -> String {
    let game = Game::read(path);
    let told = game.source().tell().expect("what was read once can be read again");
    let report = Report::of(game.source(), &told, 0);
    assert_eq!(report.misses(), [], "{}: {report:#?}", path.display());
    english::render::text(&told.document)
}

#[test]
fn bundled_games_read_as_they_were_read() {
    for game in BUNDLED {
        let text = text(&testing::bundled(game));
        insta::assert_snapshot!(game.replace('/', "-"), text);
    }
}

#[test]
fn games_for_readers_read_as_they_were_read() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reader");
    for game in READER {
        let text = text(&games.join(format!("{game}.lud")));
        insta::assert_snapshot!(format!("reader-{game}"), text);
    }
}

#[test]
fn every_bundled_game_keeps_its_gates() {
    let games = testing::bundled_games();
    assert!(!games.is_empty(), "the games of the library are beside the crates");
    for game in games {
        text(&game);
    }
}
