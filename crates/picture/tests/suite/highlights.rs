//! What is pointed out in a position.

use crate::drawn::Drawn;
use engine::{Chance, World};
use picture::model::SiteType;
use picture::scene::Meaning;
use picture::{Highlight, Options, Site, adapter};

/// A game of chess after some moves, each from one square to another.
fn chess<'p>(game: &'p Drawn, moves: &[(i32, i32)]) -> World<'p> {
    let mut world = World::new(&game.program, Chance::seeded(1));
    world.start();
    for &(from, to) in moves {
        let wanted = |mv: &engine::arena::Move| (mv.from, mv.to) == (from, to);
        let index = world.legal_moves().iter().position(wanted).expect("a legal move");
        world.play(index);
    }
    world
}

fn square(index: usize) -> Site {
    Site::board(SiteType::Cell, index)
}

#[test]
fn a_king_in_check_is_marked_with_its_attacker() {
    let game = Drawn::bundled("chess/chess");
    // Pawns to E4 and F6, then the queen from D1 to H5.
    let mut world = chess(&game, &[(12, 28), (53, 45), (3, 39)]);
    let marks = adapter::checks(&mut world, &game.painter);
    let king = square(60);
    assert!(marks.contains(&Highlight::Threat(king)), "{marks:?}");
    assert!(
        marks.iter().any(
            |mark| matches!(mark, Highlight::Move { path, .. } if *path == [square(39), king])
        ),
        "{marks:?}"
    );
    assert_eq!(marks.len(), 2, "nothing else is in check: {marks:?}");
    let position = adapter::position(&world, None);
    let scene = game.painter.scene(&position, &marks, &Options::default());
    assert!(
        scene.alt.ends_with("The piece on E8 is threatened. A thin arrow leads from H5 to E8."),
        "{}",
        scene.alt
    );
    assert!(scene.nodes.iter().any(|node| node.meaning == Meaning::Highlight));
}

#[test]
fn nobody_is_in_check_at_the_start() {
    let game = Drawn::bundled("chess/chess");
    let mut world = chess(&game, &[]);
    let before = adapter::position(&world, None);
    assert_eq!(adapter::checks(&mut world, &game.painter), []);
    // Looking for attackers leaves no trace.
    assert_eq!(adapter::position(&world, None), before);
    assert_eq!(world.legal_moves().len(), 20);
}

#[test]
fn a_mark_goes_around_the_piece() {
    let game = Drawn::bundled("chess/chess");
    let world = chess(&game, &[]);
    let position = adapter::position(&world, None);
    let king = square(4);
    for mark in [
        Highlight::Arrived(king),
        Highlight::Act { site: king, weight: picture::Weight::Chosen },
        Highlight::Group(vec![king]),
    ] {
        let scene = game.painter.scene(&position, std::slice::from_ref(&mark), &Options::default());
        let bounds = |wanted: &dyn Fn(&Meaning) -> bool| {
            let nodes = scene.nodes.iter().filter(|node| wanted(&node.meaning));
            nodes.map(|node| scene.bounds(node)).reduce(|all, one| all.union(one)).expect("drawn")
        };
        let piece = bounds(&|it| matches!(it, Meaning::Piece(mark) if mark.site == king));
        let ring = bounds(&|it| *it == Meaning::Highlight);
        assert_eq!(ring.union(piece), ring, "{mark:?} hides the piece");
    }
}

#[test]
fn a_mark_in_a_row_of_pieces_is_at_its_end() {
    let game = Drawn::bundled("race/backgammon");
    let (positions, _) = game.play(0);
    let stack = positions[0].pieces.chunk_by(|a, b| a.site == b.site).max_by_key(|it| it.len());
    let site = stack.expect("pieces")[0].site;
    let marks = [Highlight::Capture(site)];
    let scene = game.painter.scene(&positions[0], &marks, &Options::default());
    let cross = scene.nodes.iter().find(|node| node.meaning == Meaning::Highlight).expect("a mark");
    let spot = game.painter.setting().layout.spot(site).expect("a place");
    let away = (scene.bounds(cross).center() - spot.centre).dot(spot.lead);
    assert!(away > spot.room, "it marks the piece that lies on top: {away}");
}

#[test]
fn a_piece_that_is_sent_away_has_an_arrow_of_its_own() {
    let game = Drawn::bundled("race/backgammon");
    let mut world = World::new(&game.program, Chance::seeded(3));
    world.start();
    let mut choice = Chance::seeded(5);
    for _ in 0..2000 {
        let before = adapter::position(&world, None);
        if !adapter::random_move(&mut world, &mut choice) {
            break;
        }
        let weight = picture::Weight::Chosen;
        let actions = world.applied.clone();
        let marks = adapter::highlights(&game.program, &game.painter, &before, &actions, weight);
        let arrows: Vec<_> = marks
            .iter()
            .filter_map(|mark| match mark {
                Highlight::Move { path, weight } => Some((path.clone(), *weight)),
                _ => None,
            })
            .collect();
        if let [one, other] = arrows.as_slice() {
            let is_sent = |(_, weight): &&(Vec<Site>, _)| *weight == picture::Weight::Sent;
            let (sent, own) = if is_sent(&one) { (one, other) } else { (other, one) };
            assert_eq!((sent.1, own.1), (picture::Weight::Sent, weight));
            assert_eq!((own.0.len(), sent.0.len()), (2, 2), "neither goes on with the other's way");
            assert_eq!(own.0.last(), sent.0.first());
            return;
        }
    }
    panic!("nobody was hit");
}
