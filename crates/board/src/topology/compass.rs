//! Which direction a step has.

use std::f64::consts::TAU;

use crate::direction::{COMPASS, Direction};
use crate::geometry::Point;

/// A step is level when it rises or falls less than this part of an edge, and upright when it goes less sideways.
const LEVEL: f64 = 0.1;

/// The sector that a point lies in, seen from another: sector 0 is centred on east, counter-clockwise.
pub(super) fn sector(from: Point, to: Point, sectors: usize) -> usize {
    let mut angle = from.angle_to(to);
    if angle < 0.0 {
        angle += TAU;
    }
    // Borders between sectors are compared as they are, since boards have steps that lie exactly on them.
    let width = TAU / sectors as f64;
    let half = width / 2.0;
    let within = |sector: usize| {
        let middle = sector as f64 * width;
        middle - half <= angle && angle < middle + half
    };
    let near = (angle / width) as usize;
    (near.saturating_sub(1)..=near + 1).find(|&sector| within(sector)).map_or(0, |s| s % sectors)
}

/// The direction of a step; `unit` is the mean length of an edge.
pub(super) fn direction(from: Point, to: Point, unit: f64, sectors: usize) -> Direction {
    let rise = to.z - from.z;
    let sector = sector(from, to, sectors);
    let up = if rise < -LEVEL * unit {
        false
    } else if rise > LEVEL * unit {
        true
    } else {
        return COMPASS[(16 + 4 - sector * 16 / sectors) % 16];
    };
    let upright = from.flat_distance(to) < LEVEL * unit;
    // Of sixteen sectors in space only the four main ones keep their width.
    let eighth = if upright {
        None
    } else if sectors == 16 {
        Some(if sector.is_multiple_of(4) { sector / 2 } else { sector / 4 * 2 + 1 })
    } else {
        Some(sector)
    };
    in_space(up, eighth)
}

fn in_space(up: bool, eighth: Option<usize>) -> Direction {
    use Direction::*;
    const RISING: [Direction; 8] = [UE, UNE, UN, UNW, UW, USW, US, USE];
    const FALLING: [Direction; 8] = [DE, DNE, DN, DNW, DW, DSW, DS, DSE];
    match (up, eighth) {
        (true, None) => U,
        (false, None) => D,
        (true, Some(i)) => RISING[i % 8],
        (false, Some(i)) => FALLING[i % 8],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_knight_goes_between_the_points() {
        let step = |x, y| direction(Point::default(), Point::flat(x, y), 1.0, 16);
        assert_eq!(step(1.0, 2.0), Direction::NNE);
        assert_eq!(step(-2.0, -1.0), Direction::WSW);
        assert_eq!(step(0.0, -1.0), Direction::S);
    }

    #[test]
    fn steps_in_space() {
        let step = |x, y, z| direction(Point::default(), Point::new(x, y, z), 1.0, 16);
        assert_eq!(step(0.0, 0.0, 1.0), Direction::U);
        assert_eq!(step(0.5, 0.5, 0.7), Direction::UNE);
        assert_eq!(step(-0.5, 0.0, -0.7), Direction::DW);
    }
}
