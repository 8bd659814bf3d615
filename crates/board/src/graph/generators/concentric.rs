//! Boards of rings round a common middle.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use super::regular::add_corners;
use crate::error::{BoardError, Result};
use crate::geometry::Point;
use crate::graph::{Basis, Graph, Locator, limits};
use crate::site::SiteType;

/// Polygonal rings, as on a morris board.
#[derive(Debug, Clone, Copy)]
pub struct Rings {
    /// The number of sides of each ring.
    pub sides: i64,
    /// The number of rings.
    pub rings: i64,
    /// Whether the middles of the sides are vertices.
    pub midpoints: bool,
    /// Whether lines join the middles of sides.
    pub join_midpoints: bool,
    /// Whether lines join the corners.
    pub join_corners: bool,
}

/// A board of polygonal rings; only boards played on cells have faces.
pub fn rings(spec: Rings, site_type: SiteType) -> Result<Graph> {
    let sides = limits::at_least("the number of sides", spec.sides, 3)?;
    let rings = limits::size("the number of rings", spec.rings)?;
    limits::area(2 * sides, rings)?;
    let arc = TAU / sides as f64;
    let first = if sides % 2 == 0 { FRAC_PI_2 + arc / 2.0 } else { FRAC_PI_2 };
    let mut graph = Graph::default();
    let mut locator = graph.locator();
    for ring in 0..rings {
        let radius = 1.0 + if sides == 3 { 2.0 * ring as f64 } else { ring as f64 };
        let corner = |side: usize| {
            let angle = first + arc * side as f64;
            Point::flat(radius * angle.cos(), radius * angle.sin())
        };
        let mut around = vec![];
        for side in 0..sides {
            let (a, b) = (corner(side), corner(side + 1));
            around.push(graph.find_or_add_vertex(&mut locator, a));
            if spec.midpoints {
                around.push(graph.find_or_add_vertex(&mut locator, a.midpoint(b)));
            }
        }
        for (i, &a) in around.iter().enumerate() {
            graph.find_or_add_edge(a, around[(i + 1) % around.len()]);
        }
    }
    let per_side = if spec.midpoints { 2 } else { 1 };
    let per_ring = sides * per_side;
    for ring in 0..rings - 1 {
        for side in 0..sides {
            let corner = ring * per_ring + side * per_side;
            let joins = [(spec.join_corners, corner), (spec.join_midpoints, corner + 1)];
            for (_, from) in joins.into_iter().filter(|&(wanted, _)| wanted) {
                if from + per_ring < graph.vertices.len() {
                    graph.add_edge(from as u32, (from + per_ring) as u32);
                }
            }
        }
    }
    graph.tag(Basis::Mixed);
    graph.reorder();
    if site_type == SiteType::Cell {
        graph.make_faces(true);
    }
    Ok(graph)
}

/// A round board by the number of sites in each ring from the middle.
pub fn circles(counts: &[i64], stagger: bool, site_type: SiteType) -> Result<Graph> {
    if counts.is_empty() {
        return Err(BoardError::new("the list of rings is empty"));
    }
    for &count in counts {
        limits::at_least("the number of sites in a ring", count.abs(), 0)?;
    }
    limits::total(counts.iter().map(|n| n.unsigned_abs() as usize).sum())?;
    Ok(match (site_type, counts) {
        (SiteType::Cell, _) => circle_cells(counts, stagger),
        (_, &[n]) => circle(n.unsigned_abs() as usize),
        _ => circle_vertices(counts, stagger),
    })
}

/// A round board of `rings` rings with `steps` sites each.
pub fn circles_target(rings: i64, steps: i64, stagger: bool, site_type: SiteType) -> Result<Graph> {
    let rings = limits::size("the number of rings", rings)?;
    limits::at_least("the number of sites in a ring", steps.abs(), 0)?;
    limits::area(rings, steps.unsigned_abs() as usize)?;
    circles(&vec![steps; rings], stagger, site_type)
}

/// A target: rings that are one cell each, whose sites lie below each other.
pub fn octagonal_target(rings: i64) -> Result<Graph> {
    const SIDES: u32 = 8;
    let rings = limits::size("the number of rings", rings)? as u32;
    limits::area(rings as usize, SIDES as usize)?;
    let mut graph = Graph::default();
    for ring in 0..rings {
        let radius = f64::from(ring + 1);
        for side in 0..SIDES {
            let angle = f64::from(side) / f64::from(SIDES) * TAU;
            graph.add_vertex(Point::flat(radius * angle.cos(), radius * angle.sin()));
        }
        for side in 0..SIDES {
            add_arc(&mut graph, ring * SIDES + side, ring * SIDES + (side + 1) % SIDES);
        }
    }
    graph.make_faces(true);
    for (i, face) in graph.faces.iter_mut().enumerate() {
        face.centre = Point::flat(0.0, if i == 0 { 0.0 } else { -(i as f64) - 0.5 });
    }
    Ok(graph)
}

/// One ring of vertices: a polygon without a middle.
fn circle(n: usize) -> Graph {
    let mut graph = Graph::default();
    add_corners(&mut graph, n);
    for i in 0..n {
        let (a, b) = (i as u32, ((i + 1) % n) as u32);
        if a != b {
            graph.find_or_add_edge(a, b);
        }
    }
    graph.reorder();
    graph
}

/// The angles of the sites of a ring, clockwise from north.
fn angles(n: usize, ring: usize, stagger: bool) -> impl Iterator<Item = f64> {
    let first = if stagger && ring % 2 == 1 { FRAC_PI_2 + PI / n as f64 } else { FRAC_PI_2 };
    (0..n).map(move |i| first - TAU * i as f64 / n as f64)
}

fn at(radius: f64, angle: f64) -> Point {
    Point::flat(radius * angle.cos(), radius * angle.sin())
}

/// Rings of cells: circles half-way between the rings, and spokes across each ring.
fn circle_cells(counts: &[i64], stagger: bool) -> Graph {
    let sizes: Vec<usize> = counts.iter().map(|n| n.unsigned_abs() as usize).collect();
    let outside = |ring: usize| ring as f64 + 0.5;
    let inside = |ring: usize| (ring as f64 - 0.5).max(0.0);
    let mut circles: Vec<Vec<(f64, Point)>> = vec![vec![]; sizes.len() + 1];
    for (ring, &n) in sizes.iter().enumerate().filter(|&(_, &n)| n >= 2) {
        for angle in angles(n, ring, stagger) {
            let wrapped = wrap(angle);
            circles[ring].push((wrapped, at(inside(ring), wrapped)));
            circles[ring + 1].push((wrapped, at(outside(ring), wrapped)));
        }
    }
    let mut graph = Graph::default();
    graph.add_vertex(Point::default());
    let mut locator = graph.locator();
    // The innermost circle is the pivot itself.
    for samples in circles.iter_mut().skip(1) {
        samples.sort_by(|a, b| a.0.total_cmp(&b.0));
        drop_near(samples, 0.001);
    }
    let mut ids: Vec<Vec<u32>> = vec![];
    for samples in circles.iter().skip(1) {
        let mut around = vec![];
        for &(_, point) in samples {
            let id = graph.add_vertex(point);
            locator.insert(point, id);
            around.push(id);
        }
        ids.push(around);
    }
    for around in &ids {
        add_ring(&mut graph, around);
    }
    for (ring, &n) in sizes.iter().enumerate().filter(|&(_, &n)| n >= 2) {
        for angle in angles(n, ring, stagger).map(wrap) {
            let from = graph.find_vertex(&locator, at(inside(ring), angle));
            let to = graph.find_vertex(&locator, at(outside(ring), angle));
            if let (Some(from), Some(to)) = (from, to) {
                graph.find_or_add_edge(from, to);
            }
        }
    }
    for vertex in &mut graph.vertices {
        vertex.pivot = Some(0);
    }
    graph.make_faces(true);
    graph
}

/// Rings of vertices; a negative count makes a ring without lines.
fn circle_vertices(counts: &[i64], stagger: bool) -> Graph {
    let mut counts = counts.to_vec();
    if counts[0].abs() > 1 {
        counts.insert(0, 0);
    }
    let mut graph = Graph::default();
    let mut locator = Locator::new(crate::graph::SAME);
    let mut ids: Vec<Vec<u32>> = vec![];
    for (ring, &count) in counts.iter().enumerate() {
        let angles = angles(count.unsigned_abs() as usize, ring, stagger);
        let mut samples: Vec<(f64, Point)> =
            angles.map(|angle| (angle, at(ring as f64, angle))).collect();
        if ring > 0 {
            samples.sort_by(|a, b| a.0.total_cmp(&b.0));
            drop_near(&mut samples, 0.1);
        }
        let around = samples.iter().map(|&(_, point)| {
            let id = graph.add_vertex(point);
            locator.insert(point, id);
            id
        });
        ids.push(around.collect());
    }
    for (around, &count) in ids.iter().zip(&counts) {
        if count >= 2 {
            add_ring(&mut graph, around);
        }
    }
    let centre = ids[0].first().copied();
    for (ring, around) in ids.iter().enumerate() {
        for &from in around {
            if ring == 0 {
                for &to in ids.get(1).into_iter().flatten() {
                    graph.find_or_add_edge(from, to);
                }
                continue;
            }
            let ratio = (ring + 1) as f64 / ring as f64;
            let point = graph.point(from) * ratio;
            if let Some(to) = graph.find_vertex(&locator, point) {
                graph.find_or_add_edge(from, to);
                graph.vertices[to as usize].pivot = Some(from);
            }
        }
    }
    if centre.is_some() {
        for vertex in &mut graph.vertices {
            vertex.pivot = centre;
        }
    }
    graph
}

fn wrap(mut angle: f64) -> f64 {
    while angle < -PI {
        angle += TAU;
    }
    while angle > PI {
        angle -= TAU;
    }
    angle
}

/// Drops every sample that lies on the one before it, going backwards.
fn drop_near(samples: &mut Vec<(f64, Point)>, tolerance: f64) {
    for i in (0..samples.len()).rev() {
        let before = (i + samples.len() - 1) % samples.len();
        if i != before && samples[i].1.flat_distance(samples[before].1) < tolerance {
            samples.remove(i);
        }
    }
}

/// Joins vertices in a ring by arcs round the origin.
fn add_ring(graph: &mut Graph, around: &[u32]) {
    for (i, &a) in around.iter().enumerate() {
        let b = around[(i + 1) % around.len()];
        if a != b && graph.find_edge(a, b).is_none() {
            add_arc(graph, a, b);
        }
    }
}

/// Adds an arc round the origin, counter-clockwise from `a` to `b`.
fn add_arc(graph: &mut Graph, a: u32, b: u32) {
    let (p, q) = (graph.point(a), graph.point(b));
    let tangents = [Point::flat(-p.y, p.x).unit(), Point::flat(q.y, -q.x).unit()];
    graph.add_curve(a, b, tangents);
}
