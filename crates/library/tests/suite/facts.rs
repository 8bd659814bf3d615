//! The bundled games are the games that people know: what is known of them by counting and by proof holds.

use crate::common::{perft, program, shortest, solve, start};

/// The number of positions after one, two, three moves … as others have counted them.
#[track_caller]
fn counts(slug: &str, options: &[&str], expected: &[u64]) {
    let program = program(slug, options).unwrap();
    let world = start(&program, 1);
    for (depth, expected) in (1..).zip(expected) {
        assert_eq!(perft(&world, depth), *expected, "{slug} at depth {depth}");
    }
}

#[test]
fn chess_has_its_published_counts() {
    counts("chess", &[], &[20, 400, 8902, 197_281]);
}

#[test]
fn other_chesses_have_their_published_counts() {
    counts("shogi", &[], &[30, 900, 25_470]);
    counts("xiangqi", &[], &[44, 1920, 79_666]);
    counts("makruk", &[], &[23, 529, 12_012]);
    counts("shatranj", &[], &[16, 256, 4176, 68_122]);
    counts("minishogi", &[], &[14, 181, 2512, 35_401]);
    counts("los-alamos-chess", &[], &[10, 100, 1212, 14_332]);
}

#[test]
fn draughts_have_their_published_counts() {
    counts("english-draughts", &[], &[7, 49, 302, 1469]);
    counts("russian-draughts", &[], &[7, 49, 302, 1469]);
    counts("international-draughts", &[], &[9, 81, 658, 4265]);
    counts("turkish-draughts", &[], &[8, 64]);
}

#[test]
fn games_of_placing_have_their_published_counts() {
    counts("reversi", &[], &[4, 12, 56, 244, 1396]);
    counts("tic-tac-toe", &[], &[9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872]);
    // No mill can be made before the fifth move.
    counts("nine-mens-morris", &[], &[24, 24 * 23, 24 * 23 * 22]);
    counts("six-mens-morris", &[], &[16, 16 * 15, 16 * 15 * 14]);
    counts("three-mens-morris", &[], &[9, 9 * 8, 9 * 8 * 7]);
    counts("gomoku", &[], &[225, 225 * 224]);
    counts("connect-four", &[], &[7, 49, 343, 2401, 16_807]);
}

#[test]
fn openings_have_the_right_number_of_moves() {
    let openings: &[(&str, u64)] = &[
        ("clobber", 49),
        // A queen moves and shoots: 80 moves, 2176 with the shots.
        ("amazons", 80),
        ("bagh-chal", 21),
        ("block-dominoes", 28),
        ("breakthrough", 22),
        ("chinese-checkers", 14),
        ("dots-and-boxes", 60),
        ("fanorona", 5),
        ("go", 362),
        ("gomoku", 225),
        ("havannah", 169),
        ("hex", 121),
        ("jungle", 24),
        ("kalah", 6),
        ("knights-tour", 64),
        ("lines-of-action", 36),
        ("nine-mens-morris", 24),
        ("oware", 6),
        ("peg-solitaire", 4),
        ("pong-hau-ki", 2),
        ("surakarta", 16),
        ("teeko", 25),
        ("twenty-one", 1),
        ("yavalath", 61),
    ];
    for (slug, moves) in openings {
        counts(slug, &[], &[*moves]);
    }
    counts("amazons", &[], &[80, 2176]);
    // The second player may also change sides.
    counts("hex", &[], &[121, 121 * 121]);
    counts("hex", &["Board/3x3"], &[9, 81]);
    counts("breakthrough", &[], &[22, 484, 11_132]);
    counts("go", &["Grid/9x9"], &[82]);
}

/// What the first player gets with best play.
#[track_caller]
fn is_worth(slug: &str, options: &[&str], expected: i32) {
    let program = program(slug, options).unwrap();
    assert_eq!(solve(&start(&program, 1)), expected, "{slug} {options:?}");
}

#[test]
fn small_games_have_their_proven_results() {
    is_worth("tic-tac-toe", &[], 0);
    is_worth("hexapawn", &[], -1);
    is_worth("hexapawn", &["Board/4x4"], 1);
    is_worth("notakto", &[], 1);
    is_worth("wild-tic-tac-toe", &[], 1);
    is_worth("nim", &[], 1);
    is_worth("nim", &["Heaps/1, 2, 3"], -1);
    is_worth("chomp", &["Bar/3x4"], 1);
    is_worth("cram", &["Board/3x3"], -1);
    is_worth("cram", &["Board/4x4"], -1);
    is_worth("domineering", &["Board/2x2"], 1);
    is_worth("clobber", &["Board/2x2"], 1);
    is_worth("domineering", &["Board/4x4"], 1);
}

#[test]
fn puzzles_have_their_shortest_solutions() {
    let shortest = |slug: &str, option: &str, limit| {
        let program = program(slug, &[option]).unwrap();
        shortest(&start(&program, 1), limit)
    };
    assert_eq!(shortest("tower-of-hanoi", "Discs/2", 3), Some(3));
    assert_eq!(shortest("tower-of-hanoi", "Discs/3", 7), Some(7));
    assert_eq!(shortest("frogs-and-toads", "Pond/2 and 2", 8), Some(8));
    assert_eq!(shortest("frogs-and-toads", "Pond/3 and 3", 15), Some(15));
    assert_eq!(shortest("fifteen-puzzle", "Puzzle/Eight, easy", 6), Some(6));
    assert_eq!(shortest("lights-out", "Puzzle/One press", 1), Some(1));
}
