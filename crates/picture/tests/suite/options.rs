//! What a picture shows besides the position.

use crate::drawn::Drawn;
use picture::scene::{Layer, Meaning};
use picture::{Options, Position, Rect, Scene};

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

#[test]
fn a_part_of_a_large_board_has_names_of_its_own() {
    let game = Drawn::bundled("surround/go");
    let (positions, _) = game.play(0);
    let options = Options { coordinates: true, ..Options::default() };
    let whole = scene(&game, &positions[0], &options);
    let side = labels(&whole, Layer::Text);
    let board = game.painter.setting().layout.board;
    let quarter = Rect::new(board.x0, board.y0, board.center().x, board.center().y);
    let window = game.painter.window(quarter, &[&positions[0]]);
    let part = scene(&game, &positions[0], &Options { window: Some(window), ..options });
    let names = labels(&part, Layer::Text);
    assert!(names > 6 && names < side, "{names} of {side} names");
    // They stand beside the part, and nothing else does.
    let beside = |node: &&picture::scene::Node| !part.bounds(node).overlaps(window);
    assert!(part.layer(Layer::Text).all(|node| beside(&node)));
    assert_eq!(part.view.union(window), part.view);
    assert!(picture::svg::write(&part).contains("clip-path"));
}

#[test]
fn names_are_a_fair_part_of_any_board() {
    let options = Options { coordinates: true, ..Options::default() };
    for name in ["chess/chess", "surround/go", "race/halma", "connection/hex", "line/tic-tac-toe"] {
        let game = Drawn::bundled(name);
        let (positions, _) = game.play(0);
        let scene = scene(&game, &positions[0], &options);
        let names = scene.layer(Layer::Text).filter(|node| node.meaning == Meaning::Label);
        let least = names.map(|node| scene.bounds(node).height()).fold(f64::INFINITY, f64::min);
        // In a figure that is 240 pixels wide, capitals are five pixels high at least.
        let pixels = least / scene.view.width().max(scene.view.height()) * 240.0;
        assert!(pixels > 5.0, "{name}: {pixels} pixels");
    }
}

#[test]
fn all_discs_of_a_tower_are_seen() {
    let game = Drawn::bundled("puzzle/tower-of-hanoi");
    let (positions, _) = game.play(0);
    let scene = scene(&game, &positions[0], &Options::default());
    let drawn = scene.layer(Layer::Pieces).count();
    assert_eq!(drawn, positions[0].pieces.len());
}

#[test]
fn who_plays_on_points_sees_the_lines_between_them() {
    for name in ["blocking/mu-torere", "puzzle/peg-solitaire"] {
        let game = Drawn::bundled(name);
        let (positions, _) = game.play(0);
        let scene = scene(&game, &positions[0], &Options::default());
        let lines = || scene.layer(Layer::Lines).map(|node| &node.content);
        let drawn = |content: &picture::scene::Content| matches!(content, picture::scene::Content::Shape(shape) if shape.stroke.is_some());
        assert!(lines().any(drawn), "{name}");
    }
}

#[test]
fn holes_are_named_beside_the_board_and_players_in_the_legend() {
    let game = Drawn::bundled("mancala/oware");
    let (positions, _) = game.play(0);
    let plain = scene(&game, &positions[0], &Options::default());
    let named = scene(&game, &positions[0], &Options { coordinates: true, ..Options::default() });
    let rows_and_columns = labels(&named, Layer::Text) - labels(&plain, Layer::Text);
    assert_eq!(rows_and_columns, 2 + 6, "stores stand beside the rows");
    let legend = scene(&game, &positions[0], &Options { legend: true, ..Options::default() });
    // Seeds belong to nobody: the players are told by the colours beside their scores, which say nothing yet.
    assert_eq!(labels(&legend, Layer::Text), 2 + 2 * 2);
}

#[test]
fn players_are_told_apart_by_pieces_of_one_kind() {
    let game = Drawn::bundled("chess/chess");
    let (positions, _) = game.play(0);
    let legend = scene(&game, &positions[0], &Options { legend: true, ..Options::default() });
    let uses: Vec<usize> = legend
        .layer(Layer::Text)
        .filter_map(|node| match node.content {
            picture::scene::Content::Use { symbol, .. } => Some(symbol),
            _ => None,
        })
        .collect();
    let (kinds, players) = uses.split_at(uses.len() - 2);
    assert!(kinds.chunks(2).any(|pair| pair == players), "{kinds:?} {players:?}");
}

#[test]
fn a_map_shows_areas_with_their_numbers_and_a_path_with_its_way() {
    let game = Drawn::bundled("chess/chess");
    let square = |index| picture::Site::board(picture::SiteType::Cell, index);
    let area = |name: &str, sites: &[usize]| picture::Area {
        name: name.to_owned(),
        sites: sites.iter().map(|site| square(*site)).collect(),
    };
    let map = game.painter.map(&[area("the fords", &[3, 4]), area("the hills", &[10])]);
    let marks = |scene: &Scene, layer| {
        scene.layer(layer).filter(|node| node.meaning == Meaning::Highlight).count()
    };
    assert_eq!(marks(&map, Layer::Print), 3, "they cover what is printed there");
    assert_eq!(marks(&map, Layer::Over), 3, "each has its number");
    assert!(map.alt.contains("1 the fords; 2 the hills"), "{}", map.alt);
    let alone = game.painter.map(&[area("the fords", &[3, 4])]);
    assert_eq!(alone.view, map.view, "what they are called stands in a key beside the picture");
    assert!(alone.alt.ends_with("marked: the fords."), "{}", alone.alt);
    assert_eq!(map.layer(Layer::Pieces).count(), 0);
    let path: Vec<picture::Site> = [0, 1, 2, 10].map(square).to_vec();
    let way = game.painter.route(&path, false).expect("a way");
    assert!(marks(&way, Layer::Over) > 3);
    assert!(game.painter.route(&path[..1], false).is_none(), "a place alone is no way");
    assert!(game.painter.key(&game.play(0).0[0]).is_none(), "six names stand below the board");
}

#[test]
fn empty_hands_are_left_out_and_full_ones_are_not() {
    let game = Drawn::bundled("chess/minishogi");
    let (mut positions, _) = game.play(0);
    let idle = game.painter.idle(&[&positions[0]]);
    assert_eq!(idle.len(), 2, "nobody holds anything at the start");
    let all = scene(&game, &positions[0], &Options::default());
    let without =
        scene(&game, &positions[0], &Options { idle: idle.clone(), ..Options::default() });
    assert!(without.view.height() < all.view.height() - 60.0, "the board has their room");
    let mut held = positions[0].pieces[0].clone();
    held.site = picture::model::Site { container: idle[0], index: 0, ..held.site };
    positions[0].pieces.push(held);
    assert_eq!(game.painter.idle(&[&positions[0]]), idle[1..], "one hand is not empty any more");
}

#[test]
fn pieces_that_a_game_wants_small_are_still_seen_and_keep_their_order() {
    let game = Drawn::bundled("stacking/gobblet-gobblers");
    let largest = |scale: f64| {
        let mut style = game.painter.setting().style.clone();
        style.pieces.iter_mut().for_each(|(_, change)| {
            if let picture::style::PieceChange::Scale(x, y) = change {
                (*x, *y) = (*x * scale, *y * scale);
            }
        });
        let painter = picture::Painter::new(
            game.painter.geometry().clone(),
            game.painter.equipment().clone(),
            style,
        );
        let sizes = painter.setting().style.pieces.iter().filter_map(|(_, change)| match change {
            picture::style::PieceChange::Scale(x, _) => Some(*x),
            _ => None,
        });
        let sizes: Vec<f64> = sizes.collect();
        (sizes.iter().copied().fold(0.0, f64::max), sizes.iter().copied().fold(9.0, f64::min))
    };
    let (large, small) = largest(0.5);
    assert!(large >= 0.7, "{large}");
    assert!(small < large - 0.1, "the small ones stay smaller: {small} and {large}");
}

#[test]
fn a_tower_of_pieces_that_are_alike_is_counted() {
    let game = Drawn::bundled("stacking/lasca");
    let (positions, _) = game.play(0);
    let piece = &positions[0].pieces[0];
    let notes = |height: usize| {
        let pieces = (0..height).map(|level| picture::model::Piece { level, ..piece.clone() });
        let position = Position { pieces: pieces.collect(), ..Position::default() };
        let scene = scene(&game, &position, &Options::default());
        scene.layer(Layer::Over).filter(|node| matches!(node.meaning, Meaning::Note(_))).count()
    };
    assert_eq!(notes(2), 0, "two are seen at once");
    assert_eq!(notes(4), 2, "a plate and the number on it");
}

/// How many pieces and colours a legend shows, and how many names.
fn legend(name: &str) -> (usize, usize) {
    let game = Drawn::bundled(name);
    let (positions, _) = game.play(0);
    let scene = scene(&game, &positions[0], &Options { legend: true, ..Options::default() });
    let is_use =
        |node: &&picture::scene::Node| matches!(node.content, picture::scene::Content::Use { .. });
    let all = labels(&scene, Layer::Text);
    let pieces = scene.layer(Layer::Text).filter(is_use).count();
    (pieces, all - pieces)
}

#[test]
fn a_legend_shows_nothing_twice() {
    assert_eq!(legend("line/gomoku"), (2, 2), "one kind of piece is known by its players");
    assert_eq!(legend("race/senet"), (2, 2), "a kind for each player is named with the player");
    assert_eq!(legend("chess/chess"), (6 * 2 + 2, 6 + 2), "six kinds, and who is who");
}

#[test]
fn pieces_in_a_legend_follow_each_other_as_their_players_do() {
    let game = Drawn::bundled("race/ludo");
    let (mut positions, _) = game.play(0);
    let shown = |position: &Position| {
        let scene = scene(&game, position, &Options { legend: true, ..Options::default() });
        picture::svg::write(&scene)
    };
    let before = shown(&positions[0]);
    positions[0].pieces.reverse();
    let uses = |svg: &str| svg.matches("<use").count();
    assert_eq!(uses(&before), uses(&shown(&positions[0])));
    // Drawings are numbered in the order in which they are first used.
    let unnumbered = |svg: &str| {
        let mut parts = svg.split("href=\"#");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| all + part.split_once('"').map_or(part, |(_, rest)| rest))
    };
    let legend = |svg: &str| svg.rsplit("<g").next().map(unnumbered);
    assert_eq!(legend(&before), legend(&shown(&positions[0])));
}

#[test]
fn without_a_board_a_picture_is_as_large_as_what_lies_there() {
    let game = Drawn::bundled("tiles/block-dominoes");
    let (positions, _) = game.play(6);
    let (start, later) = (&positions[0], &positions[6]);
    let hand = |painter: &picture::Painter| {
        let layout = painter.setting().layout;
        let columns = |tray: &picture::layout::Tray| {
            let mut all: Vec<i64> = tray.spots.iter().map(|it| it.centre.x as i64).collect();
            all.dedup();
            all.len()
        };
        layout.trays.iter().map(columns).max().unwrap_or(0)
    };
    let mut one = start.clone();
    one.pieces.retain(|piece| piece.site.container > 0 && [1, 4].contains(&piece.site.index));
    assert_eq!(hand(&game.painter.clone().framing([start])), 7);
    let closed = game.painter.clone().framing([&one]);
    assert_eq!(hand(&closed), 2, "empty places are left out");
    for piece in &one.pieces {
        let spot = closed.setting().layout.spot(piece.site).expect("a place in the hand");
        let tray = closed.setting().layout.trays.iter();
        let mut own = tray.filter(|tray| tray.container == piece.site.container);
        assert!(own.any(|tray| tray.area.contains(spot.centre)), "a hand holds its pieces");
    }
    let painter = game.painter.clone().framing([later]);
    let board = painter.setting().layout.board;
    let scene = painter.scene(later, &[], &Options { coordinates: true, ..Options::default() });
    for node in scene.layer(Layer::Pieces) {
        let bounds = scene.bounds(node);
        let on_board = board.contains(bounds.center());
        assert!(!on_board || board.union(bounds) == board, "every domino is whole");
    }
    assert!(labels(&scene, Layer::Text) > 6, "rows and columns are named");
    assert!(board.area() < game.painter.setting().layout.board.area() / 2.0);
}

#[test]
fn names_that_could_not_be_read_are_left_to_a_picture_of_their_own() {
    let game = Drawn::bundled("race/chinese-checkers");
    let (positions, _) = game.play(0);
    let notes = |scene: &picture::Scene| {
        let named = |node: &&picture::scene::Node| {
            matches!(
                node.meaning,
                picture::scene::Meaning::Label | picture::scene::Meaning::Note(_)
            )
        };
        scene.layer(Layer::Print).filter(named).count()
    };
    let options = Options { coordinates: true, ..Options::default() };
    let start = scene(&game, &positions[0], &options);
    let names = game.painter.names().expect("the places of a star are named one by one");
    assert!(notes(&names) > 100 && notes(&start) < 20, "{} {}", notes(&names), notes(&start));
    assert!(Drawn::bundled("chess/chess").painter.names().is_none(), "rows and columns are named");
}

#[test]
fn names_stand_beside_their_points() {
    let game = Drawn::bundled("blocking/mu-torere");
    let (positions, _) = game.play(0);
    let options = Options { coordinates: true, ..Options::default() };
    let scene = scene(&game, &positions[0], &options);
    let labels = scene.layer(Layer::Print).filter(|node| node.meaning == Meaning::Label);
    let names: Vec<kurbo::Rect> = labels.map(|node| scene.bounds(node)).collect();
    let spots = game.painter.setting().layout.spots(picture::SiteType::Vertex);
    assert_eq!(names.len(), spots.len(), "each point has its name");
    for (name, spot) in names.iter().flat_map(|name| spots.iter().map(move |spot| (name, spot))) {
        let nearest = kurbo::Point::new(
            spot.centre.x.clamp(name.x0, name.x1),
            spot.centre.y.clamp(name.y0, name.y1),
        );
        assert!(nearest.distance(spot.centre) > spot.room * 0.95, "{name:?} covers {spot:?}");
    }
}

#[test]
fn a_table_of_places_is_drawn_as_arrows() {
    let game = Drawn::bundled("race/snakes-and-ladders");
    let cell = |index| picture::Site::board(picture::SiteType::Cell, index);
    let ladder = picture::jumps::Jump { from: cell(3), to: cell(16), back: false };
    let snake = picture::jumps::Jump { from: cell(15), to: cell(5), back: true };
    let scene = game.painter.jumps(&[ladder, snake]);
    assert_eq!(scene.alt, "The empty board with arrows from D1 to G2, F2 to F1.");
    let strokes = scene.layer(Layer::Over).filter_map(|node| match &node.content {
        picture::scene::Content::Shape(shape) => shape.stroke.as_ref(),
        picture::scene::Content::Use { .. } => None,
    });
    let dashed = strokes.filter(|stroke| !stroke.is_unbroken()).count();
    assert_eq!(dashed, 1, "what leads back is dashed, as not everybody sees its colour");
}
