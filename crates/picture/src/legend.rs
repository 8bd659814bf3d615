//! The legend: what each piece in the picture is called.

use kurbo::{Affine, Point, Rect};

use crate::ground::Ground;
use crate::layout::PITCH;
use crate::model::{Piece, Position, Site, SiteType};
use crate::placing::Looks;
use crate::scene::{Content, Layer, Meaning, Scene, Shape};
use crate::setting::{PAPER, Setting};
use crate::text::{self, Anchor};

/// The name of a piece as people read it: `DoubleCounter` becomes "double counter".
pub fn spoken(name: &str) -> String {
    let bare =
        name.split("_no").next().unwrap_or(name).trim_end_matches("_isometric").replace('_', " ");
    let mut words = String::new();
    let mut last = ' ';
    for sign in bare.chars() {
        if sign.is_uppercase() && last.is_lowercase() {
            words.push(' ');
        }
        words.extend(sign.to_lowercase());
        last = sign;
    }
    words.trim().to_owned()
}

/// Writes the legend below `above` and returns the area it takes.
pub fn draw(
    setting: &Setting<'_>,
    looks: &mut Looks<'_>,
    position: &Position,
    above: Rect,
    scene: &mut Scene,
) -> Rect {
    let entries = entries(setting, position);
    if entries.is_empty() {
        return above;
    }
    // Very many names are written smaller, so that the board remains the larger part of the picture.
    let share = if entries.len() > CROWD { 75.0 } else { 40.0 };
    let size = (PITCH * 0.34).max(above.width() / share);
    let icon = size * 1.7;
    let mut pen = Point::new(above.x0, above.y1 + size * 1.6);
    let mut area = Rect::from_points(pen, pen);
    for (name, pieces) in entries {
        let width = icon * pieces.len() as f64 + size * 0.4 + text::width(&name, size) + size * 1.4;
        if pen.x > above.x0 && pen.x + width > above.x1 + size {
            pen = Point::new(above.x0, pen.y + icon * 1.15);
        }
        for piece in &pieces {
            let look = looks.of(setting, piece, PAPER, scene);
            let scale =
                Affine::scale_non_uniform(look.scale.0 * icon / 100.0, look.scale.1 * icon / 100.0);
            let centre = pen + kurbo::Vec2::new(icon / 2.0, 0.0);
            let place = Affine::translate(centre.to_vec2())
                * Affine::rotate(look.turn.to_radians())
                * scale;
            scene.push(Layer::Text, Content::Use { symbol: look.symbol, place }, Meaning::Label);
            pen.x += icon;
        }
        pen.x += size * 0.4;
        let outline = text::line(&name, pen, size, Anchor::Start);
        let middle = pen + kurbo::Vec2::new(text::width(&name, size) / 2.0, 0.0);
        let ink = Ground::below(scene, Layer::Text).at(middle).ink_on();
        scene.push(Layer::Text, Content::Shape(Shape::filled(outline, ink)), Meaning::Label);
        pen.x += text::width(&name, size) + size * 1.4;
        area = area.union(Rect::new(above.x0, pen.y - icon / 2.0, pen.x, pen.y + icon / 2.0));
    }
    area
}

/// From so many names on, a legend is set in small letters.
const CROWD: usize = 40;

/// More pieces than this that are not in the picture are not named.
const MOST_ABSENT: usize = 12;

/// Each name once, with one piece of every owner: first what is in the picture, then what may come.
fn entries(setting: &Setting<'_>, position: &Position) -> Vec<(String, Vec<Piece>)> {
    let mut entries: Vec<(String, Vec<Piece>)> = Vec::new();
    let nowhere = Site { container: 1, kind: SiteType::Cell, index: 0 };
    let absent = setting
        .equipment
        .components
        .iter()
        .enumerate()
        .skip(1)
        .filter(|(what, _)| position.pieces.iter().all(|piece| piece.what != *what));
    let absent: Vec<Piece> =
        absent.map(|(what, component)| Piece::new(nowhere, what, component.owner)).collect();
    let absent = if absent.len() > MOST_ABSENT { vec![] } else { absent };
    let present = position.pieces.iter().filter(|piece| !piece.hidden);
    for piece in present.chain(&absent) {
        let Some(component) = setting.equipment.components.get(piece.what) else { continue };
        if !matches!(
            component.kind,
            crate::model::ComponentKind::Piece | crate::model::ComponentKind::Large
        ) {
            continue;
        }
        let name = component.spoken();
        let sample = Piece {
            site: nowhere,
            level: 0,
            count: 1,
            rotation: 0,
            covers: Vec::new(),
            ..piece.clone()
        };
        match entries.iter_mut().find(|(known, _)| *known == name) {
            Some((_, pieces)) => {
                if pieces.iter().all(|known| known.what != sample.what) && pieces.len() < 4 {
                    pieces.push(sample);
                }
            }
            None => entries.push((name, vec![sample])),
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_spoken() {
        assert_eq!(super::spoken("DoubleCounter"), "double counter");
        assert_eq!(super::spoken("King_noCross"), "king");
    }
}
