//! How long the rules of bundled games take to tell, from typed descriptions on.

use board::Board;
use divan::Bencher;
use language::Root;

fn main() {
    divan::main();
}

#[divan::bench(args = ["chess/chess", "chess/shogi", "mancala/oware", "race/backgammon", "surround/go"])]
fn tell(bencher: Bencher<'_, '_>, name: &str) {
    let game = testing::described(&testing::bundled(name));
    let Root::Game(rules) = &game.root else { panic!("{name} is a game") };
    let tree = &game.description.game;
    let mut items = rules.equipment.items.iter();
    let board: Option<Board> =
        items.find_map(|item| board::build::board(tree, item)).and_then(Result::ok);
    let topology = board.as_ref().map(|board| &board.topology);
    bencher.bench(|| english::tell(rules, tree, game.metadata.as_ref(), topology));
}
