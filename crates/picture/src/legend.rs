//! The legend: what each piece in the picture is called.

use kurbo::{Affine, Point, Rect};

use crate::ground::Ground;
use crate::layout::PITCH;
use crate::model::{ComponentKind, Piece, Position, Site, SiteType};
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
    let share = if entries.len() > CROWD { 60.0 } else { 30.0 };
    let size = (PITCH * 0.22).max(above.width() / share);
    let icon = size * 1.7;
    let mut pen = Point::new(above.x0, above.y1 + size * 1.6);
    let mut area = Rect::from_points(pen, pen);
    let players = players(setting, position);
    let rows = entries.len();
    for (row, (name, pieces)) in entries.into_iter().chain(players).enumerate() {
        // The players stand in a line of their own.
        if row == rows && rows > 0 {
            pen = Point::new(above.x0, pen.y + icon * 1.15);
        }
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

/// Of one name, the pieces of so many owners are shown.
const MOST_OWNERS: usize = 8;

/// More pieces than this that are not in the picture are not named.
const MOST_ABSENT: usize = 12;

/// The players, each with a piece of theirs: their names alone do not tell what their pieces look like.
fn players(setting: &Setting<'_>, position: &Position) -> Vec<(String, Vec<Piece>)> {
    let count = setting.equipment.players;
    if count < 2 {
        return vec![];
    }
    let own = |player: usize| {
        let is_own = |what: usize| {
            let component = setting.equipment.components.get(what);
            component.is_some_and(|it| it.owner == player && it.kind == ComponentKind::Piece)
        };
        let seen = position.pieces.iter().find(|piece| is_own(piece.what) && !piece.hidden);
        let other = || (1..setting.equipment.components.len()).find(|what| is_own(*what));
        let what = seen.map(|piece| piece.what).or_else(other)?;
        let sample = Piece::new(NOWHERE, what, player);
        let sample = seen.map_or(sample.clone(), |piece| Piece {
            state: piece.state,
            value: piece.value,
            ..sample
        });
        Some((setting.style.player_name(player), vec![sample]))
    };
    let all: Vec<(String, Vec<Piece>)> = (1..=count).filter_map(own).collect();
    // Where not everybody has pieces, these belong to no one in particular.
    if all.len() == count { all } else { vec![] }
}

/// Where a sample of a piece lies.
const NOWHERE: Site = Site { container: 1, kind: SiteType::Cell, index: 0 };

/// Each name once, with one piece of every owner: first what is in the picture, then what may come.
fn entries(setting: &Setting<'_>, position: &Position) -> Vec<(String, Vec<Piece>)> {
    let mut entries: Vec<(String, Vec<Piece>)> = Vec::new();
    let absent = setting
        .equipment
        .components
        .iter()
        .enumerate()
        .skip(1)
        .filter(|(what, _)| position.pieces.iter().all(|piece| piece.what != *what));
    let absent: Vec<Piece> =
        absent.map(|(what, component)| Piece::new(NOWHERE, what, component.owner)).collect();
    let absent = if absent.len() > MOST_ABSENT { vec![] } else { absent };
    let present = position.pieces.iter().filter(|piece| !piece.hidden);
    for piece in present.chain(&absent) {
        let Some(component) = setting.equipment.components.get(piece.what) else { continue };
        if !matches!(component.kind, ComponentKind::Piece | ComponentKind::Large) {
            continue;
        }
        let name = component.spoken();
        let sample = Piece {
            site: NOWHERE,
            level: 0,
            count: 1,
            rotation: 0,
            covers: Vec::new(),
            ..piece.clone()
        };
        match entries.iter_mut().find(|(known, _)| *known == name) {
            Some((_, pieces)) => {
                if pieces.iter().all(|known| known.what != sample.what)
                    && pieces.len() < MOST_OWNERS
                {
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
