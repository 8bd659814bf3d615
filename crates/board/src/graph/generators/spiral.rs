//! A spiral of sites.

use std::f64::consts::TAU;

use crate::error::Result;
use crate::geometry::Point;
use crate::graph::{Graph, limits};

/// A spiral of `sites` sites in about `turns` turns, numbered from the middle outwards; it has no faces.
pub fn spiral(turns: i64, sites: i64, clockwise: bool) -> Result<Graph> {
    let turns = limits::size("the number of turns", turns)?;
    let sites = limits::size("the number of sites", sites)?;
    limits::area(turns, 1)?;
    let thetas = angles(turns, sites);
    let mut graph = Graph::default();
    graph.add_vertex(Point::default());
    for &theta in &thetas[1..sites] {
        let (sin, cos) = theta.sin_cos();
        let x = if clockwise { -theta * cos } else { theta * cos };
        graph.add_vertex(Point::flat(x, theta * sin));
    }
    for vertex in &mut graph.vertices {
        vertex.pivot = Some(0);
    }
    for v in 1..sites as u32 {
        let tangents = [v - 1, v].map(|v| tangent(graph.point(v)));
        graph.add_curve(v - 1, v, tangents);
    }
    Ok(graph)
}

/// The way of the spiral at a point: straight across the line to the middle.
fn tangent(p: Point) -> Point {
    Point::flat(-p.y, p.x).unit()
}

/// The angle, which is also the distance from the middle, of each site and at least one more.
fn angles(turns: usize, sites: usize) -> Vec<f64> {
    let base = steps_in_first_turn(turns, sites);
    let mut thetas = vec![0.0];
    let mut steps = base;
    for turn in 1..=turns + 1 {
        let step = TAU / steps as f64;
        let mut theta = TAU * turn as f64;
        if turn <= 2 || turn % 2 == 1 {
            theta -= step / 2.0;
        }
        for _ in 0..steps {
            thetas.push(theta);
            theta += step;
        }
        if turn <= 2 {
            steps *= 2;
        }
    }
    while thetas.len() < sites + 2 {
        thetas.push(thetas[thetas.len() - 1] + TAU / steps as f64);
    }
    for _ in 0..2 {
        for v in 2..sites {
            thetas[v] = (thetas[v - 1] + thetas[v + 1]) / 2.0;
        }
    }
    thetas[1] -= (thetas[2] - thetas[1]) / 2.0;
    thetas
}

/// The largest number of sites in the first turn with which the turns do not hold more than all sites.
fn steps_in_first_turn(turns: usize, sites: usize) -> usize {
    let capacity = |base: usize| -> usize {
        let rings = (1..turns).map(|k| match k {
            1 => base,
            2 => 2 * base,
            _ => 4 * base,
        });
        1 + rings.sum::<usize>()
    };
    let mut base = 1;
    while base <= sites && capacity(base) <= sites {
        base += 1;
    }
    (base - 1).max(1)
}
