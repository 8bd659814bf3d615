//! Whether pieces hide each other.

use kurbo::Point;

use super::body::Body;
use super::{Drawn, Fault};
use crate::model::{ComponentKind, Site, SiteType};
use crate::painter::Painter;
use crate::scene::{Content, Scene};

/// Pieces may touch, and their outlines cross a little.
const TOUCH: f64 = 2.0;

/// Whether a piece is its whole area, in a colour or with ways over it: it is as large as that, and no larger.
fn fills(painter: &Painter, piece: &Drawn<'_>) -> bool {
    let tile = painter.equipment().components.get(piece.mark.what).is_some_and(|component| {
        matches!(&component.kind, ComponentKind::Tile { paths, .. } if !paths.is_empty())
    });
    piece.mark.site.kind == SiteType::Cell
        && matches!(&piece.node.content, Content::Shape(shape) if tile || shape.fill.is_some())
}

/// The pieces of different sites that overlap, and those that cover each other on one site.
pub fn pieces(painter: &Painter, scene: &Scene, drawn: &[Drawn<'_>]) -> Vec<Fault> {
    let mut bodies: Vec<(Site, Body, kurbo::Rect)> = drawn
        .iter()
        .filter(|piece| !fills(painter, piece))
        .map(|piece| {
            let body = Body::of(scene, piece.node);
            let bounds = body.bounds();
            (piece.mark.site, body, bounds)
        })
        .collect();
    bodies.sort_by(|a, b| a.2.x0.total_cmp(&b.2.x0));
    let mut faults = buried(drawn);
    for (rank, (site, body, bounds)) in bodies.iter().enumerate() {
        let near = bodies[rank + 1..].iter().take_while(|other| other.2.x0 < bounds.x1 - TOUCH);
        for (other_site, other, other_bounds) in near {
            let apart = site == other_site
                || rests(painter, *site, *other_site)
                || bounds.intersect(*other_bounds).area() < TOUCH * TOUCH;
            if !apart && body.depth(other) > TOUCH {
                faults.push(Fault::Overlap(*site, *other_site));
            }
        }
    }
    faults
}

/// Whether one piece rests on another in a pyramid, or on the points that a line or an area beside it ends at.
fn rests(painter: &Painter, a: Site, b: Site) -> bool {
    let geometry = painter.geometry();
    let height = |site: Site| match site {
        Site { container: 0, kind: SiteType::Vertex, index } => {
            geometry.heights.get(index).copied().unwrap_or(0.0)
        }
        _ => 0.0,
    };
    // Lines meet at their ends, and points and areas lie on them.
    let meet = a.container == 0
        && b.container == 0
        && (a.kind == SiteType::Edge || b.kind == SiteType::Edge);
    meet || (height(a) - height(b)).abs() > 1e-6
}

/// Where a piece was put; the box around a drawing need not have the same middle.
fn centre(piece: &Drawn<'_>) -> Point {
    match piece.node.content {
        Content::Use { place, .. } => place * Point::ORIGIN,
        Content::Shape(_) => piece.bounds.center(),
    }
}

/// Pieces of one stack that lie on the very same place, so that the lower cannot be seen unless it is larger.
fn buried(drawn: &[Drawn<'_>]) -> Vec<Fault> {
    let larger =
        |one: &Drawn<'_>, other: &Drawn<'_>| one.bounds.width() > other.bounds.width() + TOUCH;
    let stacks = drawn.chunk_by(|a, b| a.mark.site == b.mark.site);
    let covered = stacks.filter(|stack| {
        stack.windows(2).any(|pair| {
            pair[0].mark.level != pair[1].mark.level
                && centre(&pair[0]).distance(centre(&pair[1])) < TOUCH
                && !larger(&pair[0], &pair[1])
        })
    });
    covered.map(|stack| Fault::Buried(stack[0].mark.site)).collect()
}
