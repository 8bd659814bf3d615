//! What a picture shows besides the position.

#[path = "support/drawn.rs"]
mod drawn;

use drawn::Drawn;
use picture::scene::{Layer, Meaning};
use picture::{Options, Position, Scene};

fn scene(game: &Drawn, position: &Position, options: &Options) -> Scene {
    game.painter.scene(position, &[], options)
}

fn labels(scene: &Scene, layer: Layer) -> usize {
    scene.layer(layer).filter(|node| node.meaning == Meaning::Label).count()
}

#[test]
fn the_two_ways_round_a_backgammon_board() {
    let game = Drawn::bundled("race/backgammon");
    let (positions, _) = game.play(0);
    let plain = scene(&game, &positions[0], &Options::default());
    assert_eq!(labels(&plain, Layer::Print), 0);
    let options = Options { tracks: true, ..Options::default() };
    let marked = scene(&game, &positions[0], &options);
    // Two players go round 24 points, each their own way.
    assert!(labels(&marked, Layer::Print) >= 40, "{}", labels(&marked, Layer::Print));
    let inside = |bounds: kurbo::Rect| marked.view.union(bounds) == marked.view;
    assert!(marked.layer(Layer::Print).all(|node| inside(marked.bounds(node))));
}

#[test]
fn states_are_written_when_asked_for() {
    let game = Drawn::bundled("chess/chess");
    let (mut positions, _) = game.play(0);
    positions[0].pieces.iter_mut().for_each(|piece| piece.state = 0);
    positions[0].pieces[0].state = 3;
    let notes = |options: &Options| {
        let scene = scene(&game, &positions[0], options);
        scene.layer(Layer::Over).filter(|node| matches!(node.meaning, Meaning::Note(_))).count()
    };
    assert_eq!(notes(&Options::default()), 0);
    // A plate and the number on it.
    assert_eq!(notes(&Options { states: true, ..Options::default() }), 2);
}
