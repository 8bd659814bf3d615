//! What is printed on a board: symbols on sites, shapes behind everything.

use kurbo::{Affine, BezPath, PathEl, Point, Rect, Vec2};

use super::Setting;
use crate::layout::PITCH;
use crate::piece::{self, Palette};
use crate::scene::{Content, Layer, Meaning, Scene, Shape, polygon};
use crate::style::{BoardImage, BoardPart};
use crate::text;

/// Draws the symbols of the game on their sites.
pub fn symbols(setting: &Setting<'_>, scene: &mut Scene) {
    for paint in &setting.style.symbols {
        let usual = setting.style.part_colour(BoardPart::Symbols).unwrap_or(setting.theme.lines.1);
        let fill = paint.fill.unwrap_or(usual);
        let edge = paint.edge.unwrap_or_else(|| {
            // A sign in nearly the colour of its ground is seen by its outline.
            let ground = paint.sites.first().map_or(setting.theme.body, |it| setting.ground(*it));
            let vanishes = fill.over(ground).contrast(ground) < 1.5;
            if fill.is_hidden() || vanishes { usual } else { fill }
        });
        if fill.is_hidden() && edge.is_hidden() {
            continue;
        }
        for site in &paint.sites {
            let Some(spot) = setting.layout.spot(*site) else { continue };
            let room = spot.room;
            let centre = spot.centre + Vec2::new(paint.offset.0, paint.offset.1) * (2.0 * room);
            if let Some(word) = &paint.text {
                let size = room * 1.1 * paint.scale.1;
                scene.add(
                    Layer::Print,
                    Shape::filled(text::line(word, centre, size, text::Anchor::Middle), fill),
                );
                continue;
            }
            let Some(image) = paint.image.as_deref() else { continue };
            // A sign that we have no drawing of still says that its place is a special one.
            let drawing = piece::printed(image).unwrap_or_else(|| piece::shapes::lozenges(image));
            let palette = Palette { face: fill, edge, detail: edge, second: edge };
            let symbol = scene.symbol(drawing.paint(&palette));
            let (x, y) = (paint.scale.0.clamp(0.05, 1.2), paint.scale.1.clamp(0.05, 1.2));
            let scale = Affine::scale_non_uniform(x * room / 50.0, y * room / 50.0);
            let place = Affine::translate(centre.to_vec2())
                * Affine::rotate(paint.rotation.to_radians())
                * scale;
            scene.push(Layer::Print, Content::Use { symbol, place }, Meaning::Setting);
        }
    }
}

/// Draws the shapes behind or over the whole board.
pub fn images(setting: &Setting<'_>, scene: &mut Scene, over: bool) {
    for image in setting.style.images.iter().filter(|image| image.over == over) {
        let Some(path) = outline(setting, image) else { continue };
        let mut shape = Shape::filled(path, image.fill.unwrap_or(setting.theme.body));
        if let Some(edge) = image.edge.filter(|edge| !edge.is_hidden()) {
            shape = shape.outlined(edge, 1.5);
        }
        scene.add(if over { Layer::Print } else { Layer::Ground }, shape);
    }
}

/// The least part of a shape that must lie on the board or its rim for the shape to be drawn.
const LEAST: f64 = 0.5;

/// The outline of a shape behind or over the board, cut off at the edge of the table that is shown.
pub(super) fn outline(setting: &Setting<'_>, image: &BoardImage) -> Option<BezPath> {
    let board = setting.layout.to_plane.transform_rect_bbox(setting.geometry.bounds());
    // The size of the board is that of the square which holds its sites.
    let side = board.width().max(board.height());
    let centre = board.center() + Vec2::new(image.offset.0, image.offset.1) * side;
    let place = Affine::translate(centre.to_vec2())
        * Affine::rotate(image.rotation.to_radians())
        * Affine::scale_non_uniform(image.scale.0 * side, image.scale.1 * side);
    let path = place * named_outline(image.image.as_deref().unwrap_or("square"))?;
    let whole = kurbo::Shape::bounding_box(&path);
    let rim = PITCH * 0.5;
    let table = setting.layout.view.inflate(rim, rim);
    // A cloth may be much larger than the table; another shape keeps to the board, for hands and dice lie beside it.
    let is_cloth = !image.over && whole.union(board) == whole;
    let window = if is_cloth { table } else { setting.layout.board.inflate(rim, rim) };
    if window.union(whole) == window {
        return Some(path);
    }
    let shown = clipped(&path, window);
    let area = |path: &BezPath| kurbo::Shape::area(path).abs();
    (is_cloth || area(&shown) > LEAST * area(&path)).then_some(shown)
}

/// A shape cut off at the sides of a rectangle (Sutherland and Hodgman).
fn clipped(path: &BezPath, window: Rect) -> BezPath {
    let mut points = Vec::new();
    kurbo::flatten(path, 0.2, |element| match element {
        PathEl::MoveTo(at) | PathEl::LineTo(at) => points.push(at),
        _ => {}
    });
    let sides: [(f64, Vec2); 4] = [
        (window.x0, Vec2::new(1.0, 0.0)),
        (-window.x1, Vec2::new(-1.0, 0.0)),
        (window.y0, Vec2::new(0.0, 1.0)),
        (-window.y1, Vec2::new(0.0, -1.0)),
    ];
    for (limit, inward) in sides {
        let depth = |at: Point| at.to_vec2().dot(inward) - limit;
        let mut kept = Vec::with_capacity(points.len());
        for (index, &to) in points.iter().enumerate() {
            let from = points[(index + points.len() - 1) % points.len()];
            let (a, b) = (depth(from), depth(to));
            if (a < 0.0) != (b < 0.0) {
                kept.push(from.lerp(to, a / (a - b)));
            }
            if b >= 0.0 {
                kept.push(to);
            }
        }
        points = kept;
    }
    polygon(points)
}

/// Outlines that fill a box of one by one about the origin.
fn named_outline(name: &str) -> Option<BezPath> {
    let name = name.to_ascii_lowercase();
    let name = name.trim_end_matches(".svg");
    Some(match name {
        "square" | "rectangle" => crate::scene::rect(Rect::new(-0.5, -0.5, 0.5, 0.5)),
        "disc" | "circle" | "ball" | "marker" => crate::scene::circle(Point::ORIGIN, 0.5),
        _ => {
            let drawing = piece::known(name)?;
            let path = drawing.parts.iter().find(|part| part.fill.is_some())?.path.clone();
            let bounds = kurbo::Shape::bounding_box(&path);
            Affine::scale(1.0 / bounds.width().max(bounds.height()).max(1e-6))
                * Affine::translate(-bounds.center().to_vec2())
                * path
        }
    })
}
