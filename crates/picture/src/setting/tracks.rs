//! The ways that pieces go round a board, as small arrowheads between its sites.

use std::collections::BTreeMap;

use kurbo::{Point, Vec2};

use super::Setting;
use crate::layout::PITCH;
use crate::model::Site;
use crate::scene::{Content, Layer, Meaning, Scene, Shape, polygon};
use crate::style::BoardStyle;

/// A step of a track, and the players who take it, as bits; bit 0 stands for everybody.
type Steps = BTreeMap<(usize, usize), u32>;

/// Draws an arrowhead for each step: dark where all players go, in the colour of a player who goes there alone.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) {
    if setting.style.board == BoardStyle::Surakarta {
        return;
    }
    let steps = steps(setting);
    let everybody = steps.values().fold(0, |all, owners| all | owners);
    for (&(from, to), &owners) in &steps {
        let back = steps.get(&(to, from)).copied();
        // A way that the same players go in both directions has none.
        if back == Some(owners) {
            continue;
        }
        let Some((at, along)) = place(setting, from, to, back.is_some()) else { continue };
        let alone = (owners != everybody && owners.count_ones() == 1 && owners & 1 == 0)
            .then(|| owners.trailing_zeros() as usize);
        let ground = if setting.style.board == BoardStyle::Backgammon {
            setting.theme.rim
        } else if setting.style.board == BoardStyle::Mancala {
            setting.theme.body
        } else {
            setting.ground(Site::board(setting.geometry.site_type(), from))
        };
        let aside = Vec2::new(-along.y, along.x);
        let reach = setting.layout.room * 0.17;
        let head = polygon([
            at + along * reach,
            at - along * reach + aside * reach,
            at - along * reach * 0.5,
            at - along * reach - aside * reach,
        ]);
        let shape = match alone {
            Some(player) => {
                let colour = setting.style.player_colour(player, setting.equipment.players);
                Shape::filled(head, colour).outlined(ground.ink_on(), 0.9)
            }
            None => Shape::filled(head, ground.mix(ground.ink_on(), 0.72)),
        };
        scene.push(Layer::Print, Content::Shape(shape), Meaning::Label);
    }
}

/// The steps between sites of the board, with those who take them.
fn steps(setting: &Setting<'_>) -> Steps {
    let count = setting.geometry.count(setting.geometry.site_type());
    let mut steps = Steps::new();
    for track in &setting.geometry.tracks {
        let owner = if track.owner > setting.equipment.players { 0 } else { track.owner };
        let bit = 1 << owner.min(31);
        let pairs = track.sites.windows(2).map(|pair| (pair[0], pair[1]));
        let close =
            track.looped.then(|| track.sites.last().copied().zip(track.sites.first().copied()));
        for (from, to) in pairs.chain(close.flatten()) {
            if from != to && from < count && to < count {
                *steps.entry((from, to)).or_default() |= bit;
            }
        }
    }
    steps
}

/// Where the arrowhead of a step is and where it points; none for a leap across the board.
fn place(setting: &Setting<'_>, from: usize, to: usize, two_ways: bool) -> Option<(Point, Vec2)> {
    let spots = setting.layout.spots(setting.geometry.site_type());
    let (from, to) = (spots.get(from)?, spots.get(to)?);
    let way = to.centre - from.centre;
    let room = from.room.min(to.room).max(setting.layout.room);
    if way.hypot() > room * 3.9 || way.hypot() < 1e-6 {
        return None;
    }
    let along = way.normalize();
    // Those who go the other way keep to the other side.
    let aside = if two_ways {
        Vec2::new(-along.y, along.x) * setting.layout.room * 0.22
    } else {
        Vec2::ZERO
    };
    let middle = from.centre.midpoint(to.centre) + aside;
    let out = if setting.style.board == BoardStyle::Backgammon {
        -from.lead * PITCH * 0.63
    } else {
        Vec2::ZERO
    };
    Some((middle + out, along))
}
