//! How fast are descriptions read? `cargo bench -p syntax`

use syntax::{Library, Selection, Sources};

fn main() {
    divan::main();
}

/// A draughts-like game that uses options, its own defines, the library and ranges.
const GAME: &str = include_str!("game.lud");

#[divan::bench]
fn read_a_game(bencher: divan::Bencher) {
    let library = Library::standard();
    bencher.counter(divan::counter::BytesCount::of_str(GAME)).bench(|| {
        let mut sources = Sources::default();
        let file = sources.add("game.lud", GAME);
        syntax::read(&mut sources, file, &library, &Selection::default())
            .expect("the game is right")
    });
}

/// Text that grows through many calls of one define.
#[divan::bench(args = [100, 1_000, 10_000])]
fn expand_calls(bencher: divan::Bencher, calls: usize) {
    let library = Library::standard();
    let text = format!("(game \"Calls\" {{ {} }})", "(\"StepToEmpty\" Forward) ".repeat(calls));
    bencher.counter(divan::counter::ItemsCount::new(calls)).bench(|| {
        let mut sources = Sources::default();
        let file = sources.add("calls.lud", text.as_str());
        syntax::read(&mut sources, file, &library, &Selection::default())
            .expect("the calls are right")
    });
}

#[divan::bench]
fn load_the_standard_library() -> Library {
    Library::standard()
}
