//! Pieces that take the shape of their site: lines drawn along edges, filled areas, tiles, and pieces over several sites.

use kurbo::{Affine, BezPath, Point, Vec2};

use super::Looks;
use crate::colour::Colour;
use crate::model::{Piece, Site, SiteType, TilePath};
use crate::piece::{EDGE, tiles};
use crate::scene::{Content, Layer, Meaning, PieceMark, Scene, Shape, Stroke, segment};
use crate::setting::Setting;

fn mark(setting: &Setting<'_>, looks: &Looks<'_>, piece: &Piece) -> (PieceMark, Colour, Colour) {
    let (face, edge) = looks.colours(setting, piece);
    (
        PieceMark { site: piece.site, level: piece.level, what: piece.what, colours: (face, edge) },
        face,
        edge,
    )
}

fn put(scene: &mut Scene, mark: &PieceMark, shape: Shape) {
    scene.push(Layer::Pieces, Content::Shape(shape), Meaning::Piece(mark.clone()));
}

/// A piece on a line is that line in its owner's colour.
pub fn edge(setting: &Setting<'_>, looks: &Looks<'_>, piece: &Piece, scene: &mut Scene) -> bool {
    let Some(path) = setting.geometry.edge_path(piece.site.index) else { return false };
    let path = setting.layout.to_plane * path;
    let (mark, face, edge) = mark(setting, looks, piece);
    let width = setting.layout.room * 0.3;
    put(scene, &mark, Shape::line(path.clone(), Stroke::new(edge, width + 3.0)));
    put(scene, &mark, Shape::line(path, Stroke::new(face, width)));
    true
}

/// A piece that fills its area.
pub fn cell(setting: &Setting<'_>, looks: &Looks<'_>, piece: &Piece, scene: &mut Scene) -> bool {
    let (Some(path), Some(spot)) =
        (setting.geometry.cell_path(piece.site.index), setting.layout.spot(piece.site))
    else {
        return false;
    };
    let (mark, face, edge) = mark(setting, looks, piece);
    let about = spot.centre.to_vec2();
    let inset = Affine::translate(about) * Affine::scale(0.95) * Affine::translate(-about);
    put(
        scene,
        &mark,
        Shape::filled(inset * (setting.layout.to_plane * path), face).outlined(edge, 1.2),
    );
    true
}

/// A tile with paths from side to side.
pub fn tile(
    setting: &Setting<'_>,
    looks: &Looks<'_>,
    piece: &Piece,
    paths: &[TilePath],
    scene: &mut Scene,
) -> bool {
    let Some(cell) = setting.geometry.cells.get(piece.site.index) else { return false };
    let Some(outline) = setting.geometry.cell_path(piece.site.index) else { return false };
    let corners: Vec<Point> = cell
        .corners
        .iter()
        .filter_map(|&corner| setting.geometry.vertices.get(corner))
        .map(|point| setting.layout.to_plane * *point)
        .collect();
    let centre = setting.layout.to_plane * cell.centre;
    let mut middles: Vec<Point> =
        (0..corners.len()).map(|i| corners[i].midpoint(corners[(i + 1) % corners.len()])).collect();
    // Sides are counted clockwise, beginning at the top.
    let clockwise = |point: &Point| {
        let offset = *point - centre;
        offset.x.atan2(-offset.y).rem_euclid(std::f64::consts::TAU - 1e-6)
    };
    middles.sort_by(|a, b| clockwise(a).total_cmp(&clockwise(b)));
    let sides = middles.len().max(1);
    let (mark, ..) = mark(setting, looks, piece);
    put(
        scene,
        &mark,
        Shape::filled(setting.layout.to_plane * outline, tiles::GROUND)
            .outlined(Colour::hex(0xf3ead8), 1.6),
    );
    let turn = usize::try_from(piece.rotation.max(0)).unwrap_or(0);
    for path in paths {
        let (from, to) =
            (middles[(path.from.0 + turn) % sides], middles[(path.to.0 + turn) % sides]);
        let mut curve = BezPath::new();
        curve.move_to(from);
        curve.curve_to(from + (centre - from) * 0.62, to + (centre - to) * 0.62, to);
        let colour = setting.style.player_colour(path.colour, setting.equipment.players);
        let stroke = Stroke::new(tiles::way_colour(colour), setting.layout.room * 0.26);
        put(scene, &mark, Shape::line(curve, stroke));
    }
    true
}

/// A piece over several sites: a body around the middles of all of them.
pub fn large(setting: &Setting<'_>, looks: &Looks<'_>, piece: &Piece, scene: &mut Scene) -> bool {
    let spots: Vec<_> = piece
        .covers
        .iter()
        .filter_map(|&index| setting.layout.spot(Site::board(SiteType::Cell, index)))
        .collect();
    if spots.len() < 2 {
        return false;
    }
    let (mark, face, edge) = mark(setting, looks, piece);
    let width = setting.layout.room * 1.55;
    let mut body = BezPath::new();
    for (index, spot) in spots.iter().enumerate() {
        body.extend(
            segment(spot.centre, spot.centre + Vec2::new(0.01, 0.0)).elements().iter().copied(),
        );
        for other in &spots[index + 1..] {
            let near = spot.centre.distance(other.centre) < setting.layout.room * 2.3;
            if near {
                body.extend(segment(spot.centre, other.centre).elements().iter().copied());
            }
        }
    }
    put(scene, &mark, Shape::line(body.clone(), Stroke::new(edge, width)));
    put(scene, &mark, Shape::line(body, Stroke::new(face, width - EDGE * 1.6)));
    true
}

/// A domino over two by four areas: its cells run round the first half, then round the second.
pub fn domino(
    setting: &Setting<'_>,
    looks: &mut Looks<'_>,
    piece: &Piece,
    scene: &mut Scene,
) -> bool {
    let spots: Vec<_> = piece
        .covers
        .iter()
        .filter_map(|&index| setting.layout.spot(Site::board(SiteType::Cell, index)))
        .collect();
    let middle = |spots: &[crate::layout::Spot]| {
        let sum = spots.iter().fold(Vec2::ZERO, |sum, spot| sum + spot.centre.to_vec2());
        (sum / spots.len() as f64).to_point()
    };
    if spots.len() != 8 {
        return false;
    }
    let (first, second) = (middle(&spots[..4]), middle(&spots[4..]));
    let upright = Piece { rotation: 0, covers: Vec::new(), ..piece.clone() };
    let look = looks.of(setting, &upright, looks.ground(setting, piece.site), scene);
    let mark =
        PieceMark { site: piece.site, level: piece.level, what: piece.what, colours: look.colours };
    // The drawing stands upright, its first half on top, and is 86 long.
    let way = second - first;
    let place = Affine::translate(first.midpoint(second).to_vec2())
        * Affine::rotate(way.atan2() - std::f64::consts::FRAC_PI_2)
        * Affine::scale(way.hypot() * 2.0 * 0.96 / 89.0);
    scene.push(Layer::Pieces, Content::Use { symbol: look.symbol, place }, Meaning::Piece(mark));
    true
}
