//! The texts of sixty games of all families, to be read as a player would: bundled games, and games written for readers' tests.
//!
//! After a change of wording, look at every difference and accept it with `INSTA_UPDATE=always`.

use std::path::Path;

use english::Told;
use english::gates::{coverage, leaks, sentence_figures};
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

/// The text of a game, which keeps the gates of every single text.
fn text(path: &Path) -> String {
    let game = testing::described(path);
    let tree = &game.description.game;
    let told: Told = match &game.root {
        Root::Game(rules) => {
            let board = rules
                .equipment
                .items
                .iter()
                .find_map(|item| board::build::board(tree, item))
                .and_then(Result::ok);
            let topology = board.as_ref().map(|board| &board.topology);
            english::tell(rules, tree, game.metadata.as_ref(), topology)
        }
        Root::Match(rules) => english::tell_match(rules),
    };
    let name = path.display();
    assert_eq!(leaks(&told.document), [], "{name}: no trace of the description may show");
    assert!(coverage(&told, tree).missing.is_empty(), "{name}: every rule is told");
    let long = sentence_figures(&told.document).too_long;
    assert!(long.is_empty(), "{name}: too long: {long:?}");
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
