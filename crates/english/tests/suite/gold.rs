//! The facts of fourteen games, as people who know them would state them: `tests/gold` has a list for each.
//!
//! A fact that a text does not state yet is marked with `?`; once it is stated the mark must go.

use std::path::Path;

use english::Told;
use english::gates::{Fact, stated};
use language::Root;
use syntax::{Library, Selection, Sources};

/// The games, below `games`.
const GAMES: [&str; 14] = [
    "blocking/amazons",
    "chess/chess",
    "chess/shogi",
    "connection/hex",
    "custodial/brandub",
    "draughts/english-draughts",
    "line/tic-tac-toe",
    "mancala/oware",
    "morris/nine-mens-morris",
    "puzzle/sudoku",
    "race/backgammon",
    "race/breakthrough",
    "surround/fanorona",
    "surround/go",
];

fn tell(path: &Path) -> Told {
    let description = std::fs::read_to_string(path).expect("the game is there");
    let mut sources = Sources::default();
    let file = sources.add("game.lud", description);
    let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default())
        .expect("it reads");
    let tree = &read.game;
    let metadata = read.metadata.as_ref().and_then(|tree| language::read_metadata(tree).ok());
    let Root::Game(game) = language::read_game(tree).expect("it types") else {
        panic!("none of them is a match")
    };
    let mut items = game.equipment.items.iter();
    let board = items.find_map(|item| board::build::board(tree, item)).and_then(Result::ok);
    let topology = board.as_ref().map(|board| &board.topology);
    english::tell(&game, tree, metadata.as_ref(), topology)
}

#[test]
fn every_fact_of_the_gold_games_is_stated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong: Vec<String> = Vec::new();
    for game in GAMES {
        let name = game.split('/').next_back().unwrap_or(game);
        let facts = std::fs::read_to_string(root.join(format!("tests/gold/{name}.txt")))
            .expect("every game has its list");
        let facts = Fact::list(&facts);
        assert!(facts.len() >= 6, "{name}: a list of so few facts shows nothing");
        let told = tell(&root.join(format!("../../games/{game}.lud")));
        let result = stated(&told.document, &facts);
        wrong.extend(result.unstated.iter().map(|fact| format!("{name}: not stated: {fact}")));
        wrong.extend(result.found.iter().map(|fact| format!("{name}: stated by now: {fact}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
