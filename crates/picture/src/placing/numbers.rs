//! Numbers on and beside pieces: counts, states, costs, and the digits and lines of puzzles.

use kurbo::{Affine, Point, Rect, Vec2};

use super::arrange;
use crate::colour::Colour;
use crate::layout::{PITCH, Spot};
use crate::model::{ComponentKind, Digit, Piece, Position, Site, SiteType};
use crate::scene::{Content, Layer, Meaning, Scene, Shape, Stroke, circle, rounded, segment};
use crate::setting::{Setting, mancala_hollow, mancala_outline};
use crate::style::PitStates;
use crate::text::{self, Anchor};

/// Writes the local state of each piece that has one, except where its look tells it.
pub fn draw_states(setting: &Setting<'_>, position: &Position, scene: &mut Scene) {
    for stack in position.pieces.chunk_by(|a, b| a.site == b.site) {
        let pieces: Vec<&Piece> = stack.iter().filter(|piece| !piece.hidden).collect();
        for placed in arrange(setting, &pieces).0 {
            let piece = placed.piece;
            let plain = setting.equipment.components.get(piece.what).is_some_and(|component| {
                matches!(component.kind, ComponentKind::Piece)
                    && !setting.style.shows_state(piece, component)
            });
            if plain && piece.state > 0 {
                let corner = Vec2::new(-0.62, -0.62) * placed.half.min(PITCH * 0.5);
                let size = 0.44 * placed.half.min(PITCH * 0.5);
                badge(scene, piece.site, piece.state as usize, placed.centre + corner, size);
            }
        }
    }
}

/// The local states of pits, where the game wants them to be seen: beside each, or in the colour of a player.
pub fn draw_pit_states(setting: &Setting<'_>, position: &Position, scene: &mut Scene) {
    let Some(manner) = setting.style.pit_states else { return };
    for (site, state) in position.states().filter(|(site, _)| site.container == 0) {
        let Some(spot) = setting.layout.spot(site) else { continue };
        let Ok(state) = usize::try_from(state) else { continue };
        match manner {
            PitStates::Number => {
                let area = mancala_hollow(setting, site.index, spot);
                let corner = area.origin() + Vec2::new(0.1, 0.12) * area.width();
                badge(scene, site, state, corner, badge_size(spot) * 0.8);
            }
            PitStates::Player => {
                let colour = setting.style.player_colour(state, setting.equipment.players);
                let ring = mancala_outline(setting, site.index, spot);
                let edge = Stroke::new(Colour::INK, spot.room * 0.22);
                scene.add(Layer::Under, Shape::line(ring.clone(), edge));
                scene.add(Layer::Under, Shape::line(ring, Stroke::new(colour, spot.room * 0.14)));
            }
        }
    }
}

/// What it costs to use a site, where the game wants it to be seen.
pub fn draw_costs(setting: &Setting<'_>, position: &Position, scene: &mut Scene) {
    if !setting.style.shows_costs {
        return;
    }
    let mut taken: Vec<Point> = Vec::new();
    for (site, cost) in &position.costs {
        let (Some(spot), Ok(cost)) = (setting.layout.spot(*site), usize::try_from(*cost)) else {
            continue;
        };
        let ends = setting.geometry.edges.get(site.index).filter(|_| site.kind == SiteType::Edge);
        let ends = ends.map(|edge| {
            [edge.ends.0, edge.ends.1].map(|end| {
                setting.layout.to_plane
                    * setting.geometry.vertices.get(end).copied().unwrap_or_default()
            })
        });
        // Lines may cross in their middles: of several places along a line, the first that is free is taken.
        let places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.35, 0.65, 0.25, 0.75]
            .map(|share| ends.map_or(spot.centre, |[a, b]| a.lerp(b, share)));
        let free = |at: &&Point| taken.iter().all(|other| other.distance(**at) > PITCH * 0.32);
        let at = *places.iter().find(free).unwrap_or(&places[0]);
        taken.push(at);
        badge(scene, *site, cost, at, PITCH * 0.18);
    }
}

/// The size of a number at a place.
pub(super) fn badge_size(spot: Spot) -> f64 {
    0.48 * spot.room.max(PITCH * 0.35)
}

/// A number in a small plate.
pub(super) fn badge(scene: &mut Scene, site: Site, number: usize, at: Point, size: f64) {
    let word = number.to_string();
    let width = (text::width(&word, size) + size * 0.7).max(size * 1.35);
    let plate = Rect::from_center_size(at, (width, size * 1.35));
    let shape = Shape::filled(rounded(plate, size * 0.6), Colour::WHITE).outlined(Colour::INK, 1.2);
    scene.push(Layer::Over, Content::Shape(shape), Meaning::Note(site));
    let outline = text::line(&word, at, size, Anchor::Middle);
    scene.push(
        Layer::Over,
        Content::Shape(Shape::filled(outline, Colour::INK)),
        Meaning::Note(site),
    );
}

/// A line of a puzzle: as many strokes as its number, or a small cross where there is none.
fn draw_line_digit(
    setting: &Setting<'_>,
    digit: &Digit,
    colour: Colour,
    scene: &mut Scene,
) -> bool {
    let (Some(path), Some(spot)) =
        (setting.geometry.edge_path(digit.site.index), setting.layout.spot(digit.site))
    else {
        return false;
    };
    let path = setting.layout.to_plane * path;
    let (Some(first), Some(last)) = (path.elements().first(), path.elements().last()) else {
        return false;
    };
    let ends = first.end_point().zip(last.end_point());
    let along = ends.map_or(Vec2::new(1.0, 0.0), |(a, b)| (b - a).normalize());
    let room = setting.layout.room;
    let strokes = match digit.value {
        0 => {
            let reach = room * 0.16;
            let mut cross = segment(
                spot.centre + Vec2::new(-reach, -reach),
                spot.centre + Vec2::new(reach, reach),
            );
            cross.extend(&segment(
                spot.centre + Vec2::new(reach, -reach),
                spot.centre + Vec2::new(-reach, reach),
            ));
            vec![Shape::line(cross, Stroke::new(colour, room * 0.08))]
        }
        1..=3 => {
            let aside = Vec2::new(-along.y, along.x) * room * 0.3;
            let middle = f64::from(digit.value - 1) / 2.0;
            let line = |number: i32| {
                let offset = Affine::translate(aside * (f64::from(number) - middle));
                Shape::line(offset * path.clone(), Stroke::new(colour, room * 0.16))
            };
            (0..digit.value).map(line).collect()
        }
        _ => return false,
    };
    for shape in strokes {
        scene.push(Layer::Pieces, Content::Shape(shape), Meaning::Note(digit.site));
    }
    true
}

pub(super) fn draw_digit(setting: &Setting<'_>, digit: &Digit, scene: &mut Scene) {
    let Some(spot) = setting.layout.spot(digit.site) else { return };
    let room = spot.room;
    let colour = if digit.given { Colour::INK } else { Colour::hex(0x2a62a8) };
    if digit.site.kind == SiteType::Edge && draw_line_digit(setting, digit, colour, scene) {
        return;
    }
    if digit.site.kind == SiteType::Vertex {
        // A digit at a crossing stands on a clear ground, not on its lines.
        let ground = setting.ground(digit.site);
        scene.add(Layer::Under, Shape::filled(circle(spot.centre, room * 0.62), ground));
    }
    let outline = text::line(&digit.value.to_string(), spot.centre, room * 1.15, Anchor::Middle);
    scene.push(
        Layer::Pieces,
        Content::Shape(Shape::filled(outline, colour)),
        Meaning::Note(digit.site),
    );
}
