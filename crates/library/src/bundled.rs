//! The list of the games that we bring along.

/// A game description that is part of the program.
#[derive(Debug, PartialEq, Eq)]
pub struct Bundled {
    /// Its short name, as `nine-mens-morris`.
    pub slug: &'static str,
    /// The family it is filed under, as `morris`.
    pub family: &'static str,
    /// The file it comes from, below the folder of games.
    pub path: &'static str,
    /// The description.
    pub text: &'static str,
}

/// Embeds the files of a folder of `games/` for each family. A test compares the list with the folders.
macro_rules! games {
    ($($family:literal: $($slug:literal)+;)+) => {
        /// All bundled games, by family.
        pub static GAMES: &[Bundled] = &[$($(
            Bundled {
                slug: $slug,
                family: $family,
                path: concat!($family, "/", $slug, ".lud"),
                text: include_str!(concat!(
                    env!("CARGO_MANIFEST_DIR"), "/../../games/", $family, "/", $slug, ".lud"
                )),
            },
        )+)+];
    };
}

games! {
    "blocking": "amazons" "clobber" "cram" "domineering" "isolation" "konane" "mu-torere" "pong-hau-ki";
    "chess": "chess" "dobutsu-shogi" "hexapawn" "jungle" "los-alamos-chess" "makruk" "minichess"
        "minishogi" "shatranj" "shogi" "xiangqi";
    "connection": "gonnect" "havannah" "hex" "lines-of-action" "y";
    "custodial": "brandub" "hasami-shogi" "hnefatafl" "mak-yek" "petteia" "seega" "tablut";
    "dice": "pig" "twenty-one";
    "draughts": "alquerque" "english-draughts" "international-draughts" "pool-checkers"
        "russian-draughts" "thai-draughts" "turkish-draughts";
    "hunt": "asalto" "bagh-chal" "fox-and-geese" "fox-and-hounds" "hare-and-hounds";
    "line": "connect-four" "connect6" "gomoku" "notakto" "order-and-chaos" "pente" "squava"
        "tic-tac-toe" "wild-tic-tac-toe" "yavalath";
    "mancala": "congkak" "hus" "kalah" "oware";
    "match": "three-in-a-row-match";
    "math": "chomp" "nim";
    "morris": "achi" "nine-mens-morris" "picaria" "six-mens-morris" "tant-fant" "three-mens-morris"
        "twelve-mens-morris";
    "pattern": "teeko";
    "puzzle": "fifteen-puzzle" "frogs-and-toads" "futoshiki" "killer-sudoku" "knights-tour"
        "latin-square" "lights-out" "magic-square" "n-queens" "peg-solitaire" "sudoku"
        "tower-of-hanoi";
    "race": "backgammon" "breakthrough" "chinese-checkers" "five-field-kono" "halma" "ludo" "royal-game-of-ur"
        "senet" "snakes-and-ladders";
    "simultaneous": "odds-and-evens" "rock-paper-scissors";
    "stacking": "gobblet-gobblers" "lasca";
    "surround": "atari-go" "fanorona" "go" "surakarta";
    "territory": "ataxx" "col" "dots-and-boxes" "reversi" "snort";
    "tiles": "block-dominoes";
}
