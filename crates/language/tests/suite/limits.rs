//! The deepest description that can be read is also typed, on a small stack.

use std::thread;
use std::time::{Duration, Instant};

use syntax::{Description, Library, Selection, Sources, limit};

/// What threads get where nothing else is said.
const STACK: usize = 2 << 20;

fn read(text: &str) -> Description {
    let mut sources = Sources::default();
    let file = sources.add("deep.lud", text);
    syntax::read(&mut sources, file, &Library::new(), &Selection::default())
        .unwrap_or_else(|problems| panic!("{}", problems[0].render(&sources)))
}

/// A game whose end rule nests a clause as deep as is allowed.
fn nested(open: &str, inmost: &str, close: &str) -> String {
    // The game, its rules, the end, the `if`: four levels; the inmost clause may have some of its own.
    let depth = (limit::MAX_DEPTH - 8) / open.matches(['(', '{']).count();
    let condition = open.repeat(depth) + inmost + &close.repeat(depth);
    format!(
        "(game \"Deep\" (players 2) (equipment {{(board (square 3)) (piece \"Disc\" Each)}}) \
         (rules (play (move Add (to (sites Empty)))) (end (if {condition} (result Mover Win)))))"
    )
}

/// Runs all that can be done with a description on a small stack.
fn on_small_stack(text: String, right: bool) {
    let work = move || {
        let description = read(&text);
        let problems = language::check(&description);
        assert_eq!(problems.is_empty(), right, "{problems:?}");
        let game = language::read_game(&description.game);
        assert_eq!(game.is_ok(), right);
        if let Ok(game) = game {
            assert_eq!(game.clone(), game);
            assert!(format!("{game:?}").contains("Deep"));
        }
    };
    let thread = thread::Builder::new().stack_size(STACK).spawn(work).expect("threads start");
    thread.join().expect("the stack is large enough");
}

#[test]
fn conditions_nest_deep() {
    on_small_stack(nested("(not ", "(is Line 3)", ")"), true);
    on_small_stack(nested("(and {", "(is Line 3)", "})"), true);
    on_small_stack(nested("(if (is Full) ", "(is Line 3)", ")"), true);
}

#[test]
fn numbers_and_regions_nest_deep() {
    on_small_stack(nested("(= 1 (count in:(sites Around ", "(last To)", ")))"), false);
    on_small_stack(nested("(is Line (+ 1 ", "2", "))"), false);
    on_small_stack(
        nested("(all Sites (sites Around (last To) if:", "(is Full)", ") if:True)"),
        true,
    );
}

#[test]
fn moves_nest_deep() {
    on_small_stack(nested("(can Move (or {", "(move Pass)", "}))"), false);
    on_small_stack(nested("(can Move (move Step (to if:", "(is Full)", ")))"), true);
    on_small_stack(nested("(can Move (hop (between if:", "(is Full)", ") (to)))"), true);
}

#[test]
fn mistakes_in_the_depth_are_found() {
    on_small_stack(nested("(not ", "(is Lime 3)", ")"), false);
    on_small_stack(nested("(if (is Full) (is Full) ", "(is Lime 3)", ")"), false);
}

/// Every level could be read in several ways: the matcher must not try all combinations.
#[test]
fn ambiguity_does_not_explode() {
    let start = Instant::now();
    for (open, close) in [
        ("(if (is Full) (is Full) ", ")"),
        ("(and ", " (is Full))"),
        ("(= (count Sites in:(forEach (sites Board) if:", ")) 0)"),
    ] {
        for inmost in ["(is Full)", "(is Fool)"] {
            let description = read(&nested(open, inmost, close));
            assert_eq!(language::check(&description).is_empty(), inmost == "(is Full)");
        }
    }
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}
