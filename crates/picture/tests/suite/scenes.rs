//! What is in the pictures of forty games of all families, and that nothing in them is cut off, misplaced or faint.

use std::fmt::Write as _;

use crate::drawn::Drawn;
use picture::scene::{Content, Layer, Meaning};
use picture::{Options, Scene, check, svg};

const GAMES: [&str; 40] = [
    "blocking/amazons",
    "blocking/domineering",
    "blocking/konane",
    "blocking/mu-torere",
    "chess/chess",
    "chess/dobutsu-shogi",
    "chess/jungle",
    "chess/makruk",
    "chess/shatranj",
    "chess/shogi",
    "chess/xiangqi",
    "connection/havannah",
    "connection/hex",
    "connection/y",
    "custodial/brandub",
    "draughts/alquerque",
    "draughts/english-draughts",
    "draughts/turkish-draughts",
    "hunt/fox-and-hounds",
    "line/connect-four",
    "line/gomoku",
    "line/tic-tac-toe",
    "line/yavalath",
    "mancala/kalah",
    "mancala/oware",
    "math/nim",
    "morris/nine-mens-morris",
    "morris/three-mens-morris",
    "pattern/teeko",
    "puzzle/peg-solitaire",
    "puzzle/sudoku",
    "race/backgammon",
    "race/halma",
    "race/royal-game-of-ur",
    "stacking/lasca",
    "surround/fanorona",
    "surround/go",
    "surround/surakarta",
    "territory/dots-and-boxes",
    "territory/reversi",
];

/// The scene in words: its size, what lies in each layer, and where the pieces are.
fn outline(scene: &Scene) -> String {
    let mut text = format!(
        "view {:.0} x {:.0}, {} symbols\n",
        scene.view.width(),
        scene.view.height(),
        scene.symbols.len()
    );
    for layer in Layer::ALL {
        let count = scene.layer(layer).count();
        if count > 0 {
            let _ = writeln!(text, "{}: {count}", layer.name());
        }
    }
    for node in &scene.nodes {
        if let (Meaning::Piece(mark), Content::Use { symbol, .. }) = (&node.meaning, &node.content)
        {
            let at = scene.bounds(node).center();
            let _ = writeln!(
                text,
                "piece {} on {:?} {}: symbol {symbol} at {:.0} {:.0}",
                mark.what, mark.site.kind, mark.site.index, at.x, at.y
            );
        }
    }
    let _ = writeln!(text, "alt: {}", scene.alt);
    text
}

#[test]
fn scenes_are_as_they_were() {
    for name in GAMES {
        let game = Drawn::bundled(name);
        let (positions, _) = game.play(6);
        let scene = game.painter.scene(
            &positions[positions.len() - 1],
            &[],
            &Options { coordinates: true, legend: true, ..Options::default() },
        );
        insta::assert_snapshot!(name.replace('/', "-"), outline(&scene));
    }
}

#[test]
fn nothing_is_cut_off_misplaced_or_faint() {
    for name in GAMES {
        let game = Drawn::bundled(name);
        for position in game.play(20).0 {
            let scene = game.painter.scene(
                &position,
                &[],
                &Options { coordinates: true, legend: true, ..Options::default() },
            );
            let faults = check::check(&game.painter, &scene, &position);
            assert!(faults.is_empty(), "{name}: {faults:?}");
        }
    }
}

#[test]
fn the_checks_find_faults() {
    let game = Drawn::bundled("chess/chess");
    let position = &game.play(0).0[0];
    let mut scene = game.painter.scene(position, &[], &Options::default());
    scene.view = scene.view.inflate(-60.0, -60.0);
    scene
        .nodes
        .retain(|node| !matches!(&node.meaning, Meaning::Piece(mark) if mark.site.index == 12));
    let faults = check::check(&game.painter, &scene, position);
    assert!(faults.iter().any(|fault| matches!(fault, check::Fault::CutOff(_))));
    assert!(
        faults.iter().any(|fault| matches!(fault, check::Fault::Missing(site) if site.index == 12))
    );
}

#[test]
fn positions_of_a_game_share_their_geometry() {
    let game = Drawn::bundled("draughts/english-draughts");
    let positions = game.play(12).0;
    let views: Vec<_> = positions
        .iter()
        .map(|position| game.painter.scene(position, &[], &Options::default()).view)
        .collect();
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn a_chess_position_is_a_small_file() {
    let game = Drawn::bundled("chess/chess");
    let document = svg::write(&game.painter.scene(
        &game.play(0).0[0],
        &[],
        &Options { coordinates: true, ..Options::default() },
    ));
    assert!(document.len() < 30_000, "{} bytes", document.len());
    assert!(document.contains("<title>Chess</title>") && document.contains("<desc>"));
}
