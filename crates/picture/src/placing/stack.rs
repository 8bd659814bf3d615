//! Where the pieces of a stack lie.

use kurbo::{Point, Vec2};

use crate::layout::{PITCH, Spot};
use crate::style::{StackKind, StackRule};

/// The middle and half size of each piece shown, from the bottom to the top; and how many there are, if not all can be seen.
pub fn places(
    rule: &StackRule,
    height: usize,
    spot: Spot,
    room: f64,
    toward: Vec2,
) -> (Vec<(Point, f64)>, Option<usize>) {
    let single = (vec![(spot.centre, room)], None);
    match rule.kind {
        _ if height <= 1 => single,
        // Pieces of different sizes are all seen though they share a middle.
        StackKind::None => (vec![(spot.centre, room); height], None),
        StackKind::Count => (single.0, Some(height)),
        StackKind::Backgammon => row(height, rule.limit, spot, room),
        StackKind::TowardsCentre => {
            let lead = if toward.hypot() > 1.0 { toward.normalize() } else { Vec2::new(0.0, -1.0) };
            // Rows that lead to one place come closer to each other on the way.
            let spot = Spot { lead, reach: towards_centre(toward), ..spot };
            row(height, rule.limit, spot, room * 0.6)
        }
        StackKind::Tower => tower(height, rule.scale, spot, room, -1.0),
        StackKind::Reverse => tower(height, rule.scale, spot, room, 1.0),
        StackKind::Fan => fan(height, spot, room),
        StackKind::Ground => (ground(height, spot, room), (height > 25).then_some(height)),
        StackKind::Ring => (ring(height, spot, room), None),
    }
}

/// How far a row towards the middle of the board reaches: rows from all sides leave the middle free.
pub fn towards_centre(toward: Vec2) -> f64 {
    (toward.hypot() * 0.45).min(PITCH * 3.0)
}

/// The most that a tower shows; a higher one is also counted.
const TALL: usize = 6;

/// A tower that stays within its site: the higher it is, the smaller its pieces.
fn tower(
    height: usize,
    scale: f64,
    spot: Spot,
    room: f64,
    upward: f64,
) -> (Vec<(Point, f64)>, Option<usize>) {
    let shown = height.min(TALL);
    let step = 0.32 * if scale > 0.0 { scale.clamp(0.5, 2.0) } else { 1.0 };
    let span = step * (shown - 1) as f64;
    let half = room / (1.0 + span / 2.0);
    let place = |level: usize| {
        let lift = half * (step * level as f64 - span / 2.0) * upward;
        (spot.centre + Vec2::new(0.0, lift), half)
    };
    ((0..shown).map(place).collect(), (height > TALL).then_some(height))
}

/// A row along a point: pieces touch while there is room, then overlap, then are counted.
fn row(
    height: usize,
    limit: Option<usize>,
    spot: Spot,
    room: f64,
) -> (Vec<(Point, f64)>, Option<usize>) {
    let shown = height.min(limit.unwrap_or(usize::MAX)).min(15);
    let step = if shown > 1 { (spot.reach / (shown - 1) as f64).min(PITCH) } else { 0.0 };
    let place = |level: usize| (spot.centre + spot.lead * (step * level as f64), room);
    ((0..shown).map(place).collect(), (height > shown).then_some(height))
}

fn fan(height: usize, spot: Spot, room: f64) -> (Vec<(Point, f64)>, Option<usize>) {
    let shown = height.min(8);
    let half = room / (1.0 + 0.14 * (shown - 1) as f64);
    let span = (room - half) * 2.0;
    let place = |level: usize| {
        (spot.centre + Vec2::new(span * (level as f64 / (shown - 1) as f64 - 0.5), 0.0), half)
    };
    ((0..shown).map(place).collect(), (height > shown).then_some(height))
}

fn ground(height: usize, spot: Spot, room: f64) -> Vec<(Point, f64)> {
    let height = height.min(25);
    let columns = (height as f64).sqrt().ceil() as usize;
    let rows = height.div_ceil(columns);
    let half = room / columns as f64;
    let place = |index: usize| {
        let (row, column) = (index / columns, index % columns);
        let in_row = if row + 1 == rows { height - row * columns } else { columns };
        let x = (column as f64 - (in_row as f64 - 1.0) / 2.0) * 2.0 * half;
        let y = ((rows as f64 - 1.0) / 2.0 - row as f64) * 2.0 * half;
        (spot.centre + Vec2::new(x, y), half)
    };
    (0..height).map(place).collect()
}

fn ring(height: usize, spot: Spot, room: f64) -> Vec<(Point, f64)> {
    let sine = (std::f64::consts::PI / height as f64).sin();
    let half = room * sine / (1.0 + sine);
    let place = |index: usize| {
        let angle =
            std::f64::consts::TAU * index as f64 / height as f64 - std::f64::consts::FRAC_PI_2;
        (spot.centre + Vec2::from_angle(angle) * (room - half), half)
    };
    (0..height).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stack_stays_within_its_room() {
        let spot = Spot {
            centre: Point::new(30.0, 30.0),
            room: 30.0,
            lead: Vec2::new(0.0, -1.0),
            reach: 0.0,
        };
        for kind in [
            StackKind::Tower,
            StackKind::Reverse,
            StackKind::Ground,
            StackKind::Fan,
            StackKind::Ring,
            StackKind::Count,
        ] {
            for height in 1..30 {
                let rule = StackRule { kind, ..StackRule::default() };
                for (centre, half) in places(&rule, height, spot, 30.0, Vec2::ZERO).0 {
                    let offset = centre - spot.centre;
                    assert!(
                        offset.x.abs() + half <= 30.01 && offset.y.abs() + half <= 30.01,
                        "{kind:?} of {height}"
                    );
                }
            }
        }
    }
}
