//! What is printed on a board: symbols on sites, shapes behind everything.

use kurbo::{Affine, BezPath, Point, Rect, Vec2};

use super::Setting;
use crate::layout::PITCH;
use crate::piece::{self, Palette};
use crate::scene::{Content, Layer, Meaning, Scene, Shape};
use crate::style::BoardPart;
use crate::text;

/// Draws the symbols of the game on their sites.
pub fn symbols(setting: &Setting<'_>, scene: &mut Scene) {
    for paint in &setting.style.symbols {
        let usual = setting.style.part_colour(BoardPart::Symbols).unwrap_or(setting.theme.lines.1);
        let fill = paint.fill.unwrap_or(usual);
        let edge = paint.edge.unwrap_or(if fill.is_hidden() { usual } else { fill });
        if fill.is_hidden() && edge.is_hidden() {
            continue;
        }
        for site in &paint.sites {
            let Some(spot) = setting.layout.spot(*site) else { continue };
            let room = setting.layout.piece_room(spot);
            let centre = spot.centre + Vec2::new(paint.offset.0, paint.offset.1) * (2.0 * room);
            if let Some(word) = &paint.text {
                let size = room * 1.1 * paint.scale.1;
                scene.add(
                    Layer::Print,
                    Shape::filled(text::line(word, centre, size, text::Anchor::Middle), fill),
                );
                continue;
            }
            let Some(drawing) = paint.image.as_deref().and_then(piece::printed) else { continue };
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
    let board = setting.layout.to_plane.transform_rect_bbox(setting.geometry.bounds());
    // The size of the board is that of the square which holds its sites.
    let side = board.width().max(board.height());
    for image in setting.style.images.iter().filter(|image| image.over == over) {
        let fill = image.fill.unwrap_or(setting.theme.body);
        let name = image.image.as_deref().unwrap_or("square");
        let Some(outline) = outline(name) else { continue };
        let centre = board.center() + Vec2::new(image.offset.0, image.offset.1) * side;
        let scale = Affine::scale_non_uniform(image.scale.0 * side, image.scale.1 * side);
        let place = Affine::translate(centre.to_vec2())
            * Affine::rotate(image.rotation.to_radians())
            * scale;
        let mut path = place * outline;
        if !over && is_sheet(name) {
            // A cloth under the board need not be larger than the table that is shown.
            let cloth = kurbo::Shape::bounding_box(&path);
            let shown = setting.layout.view.inflate(PITCH * 0.5, PITCH * 0.5).intersect(cloth);
            if shown.area() > 0.0 {
                path = crate::scene::rect(shown);
            }
        }
        let mut shape = Shape::filled(path, fill);
        if let Some(edge) = image.edge.filter(|edge| !edge.is_hidden()) {
            shape = shape.outlined(edge, 1.5);
        }
        scene.add(if over { Layer::Print } else { Layer::Ground }, shape);
    }
}

/// Whether an image is a plain rectangle.
fn is_sheet(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    matches!(name.trim_end_matches(".svg"), "square" | "rectangle")
}

/// Outlines that fill a box of one by one about the origin.
fn outline(name: &str) -> Option<BezPath> {
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
