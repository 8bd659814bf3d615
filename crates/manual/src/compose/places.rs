//! The names of places: coordinates, and for what lies between them, the places that it lies at.

use board::topology::Topology;
use board::{Point, SiteType};
use engine::Program;
use engine::program::ContainerKind;

use super::words::list;

/// The name of a site of the usual type.
pub(super) fn place(program: &Program, site: i32) -> Option<String> {
    place_of(program, site, None)
}

/// The name of a site: its coordinate on the board, or what lies beside the board.
pub(super) fn place_of(program: &Program, site: i32, kind: Option<SiteType>) -> Option<String> {
    let index = usize::try_from(site).ok()?;
    let topology = &program.topology;
    let kind = kind.unwrap_or(topology.default);
    // Lines have no names of their own; where they are the places, they are called after the areas that they part.
    let are_named = !topology.of(SiteType::Cell).labels.is_empty() && program.tracks.is_empty();
    if (topology.default, kind) == (SiteType::Edge, SiteType::Edge)
        && index < topology.count(kind)
        && are_named
    {
        return between(topology, SiteType::Cell, kind, index)
            .or_else(|| Some(coordinate(topology, kind, index)));
    }
    // On a graph without areas, they are called after the points that they join, as the rules do it.
    let is_line = (topology.default, kind) == (SiteType::Edge, SiteType::Edge);
    if is_line && index < topology.count(kind) && program.tracks.is_empty() {
        let ends = topology.edge_vertices.get(index).map(|ends| {
            ends.map(|end| coordinate(topology, SiteType::Vertex, end as usize)).join("–")
        });
        return ends.or_else(|| Some(coordinate(topology, kind, index)));
    }
    if kind != topology.default && (kind != SiteType::Cell || index < topology.count(kind)) {
        return between(topology, topology.default, kind, index);
    }
    let container = program.layout.container(site);
    if container > 0 {
        let kind = program.containers.get(container).map(|it| it.kind);
        return Some(match kind {
            Some(ContainerKind::Deck) => "the deck".to_owned(),
            Some(ContainerKind::Dice) => "the dice".to_owned(),
            _ => "the hand".to_owned(),
        });
    }
    Some(coordinate(topology, kind, index))
}

/// The coordinate of a site, or its number after what it is.
fn coordinate(topology: &Topology, kind: SiteType, index: usize) -> String {
    let label = topology.of(kind).labels.get(index).map(ToString::to_string);
    // A mere number is no name: nobody would know a place from an amount.
    let bare = label.as_ref().is_none_or(|label| label.chars().all(|sign| sign.is_ascii_digit()));
    let label = label.unwrap_or_else(|| format!("{index}"));
    if bare {
        return format!("{} {label}", noun(kind));
    }
    // What follows a stroke is the layer of a pyramid, counted from the ground.
    match label.split_once('/') {
        Some((place, "0")) => place.to_owned(),
        Some((place, layer)) => format!("{place} on layer {layer}"),
        None => label,
    }
}

/// What a place without a name of its own is called.
fn noun(kind: SiteType) -> &'static str {
    match kind {
        SiteType::Vertex => "point",
        SiteType::Edge => "line",
        SiteType::Cell => "place",
    }
}

/// What lies between the usual places is named after these: "the line between A1 and B1", "the upper left corner of C3".
fn between(topology: &Topology, usual: SiteType, kind: SiteType, index: usize) -> Option<String> {
    let named = |site: u32| coordinate(topology, usual, site as usize);
    let middle = |kind: SiteType, site: usize| topology.of(kind).positions.get(site).copied();
    let here = middle(kind, index)?;
    let of = |site: u32, part: &str| {
        let centre = middle(usual, site as usize)?;
        Some(format!("the {} {part} of {}", bearing(centre, here), named(site)))
    };
    match (usual, kind) {
        (SiteType::Cell, SiteType::Edge) => match topology.edge_cells.get(index)?.as_slice() {
            [one, other] => Some(format!("the line between {} and {}", named(*one), named(*other))),
            [only] => of(*only, "side"),
            _ => None,
        },
        (SiteType::Cell, SiteType::Vertex) => {
            topology.vertex_cells.get(index)?.first().and_then(|cell| of(*cell, "corner"))
        }
        (SiteType::Vertex, SiteType::Edge) => {
            let [one, other] = topology.edge_vertices.get(index)?;
            Some(format!("the line between {} and {}", named(*one), named(*other)))
        }
        (SiteType::Vertex, SiteType::Cell) => {
            let corners: Vec<String> =
                topology.cell_vertices.get(index)?.iter().map(|site| named(*site)).collect();
            Some(match corners.as_slice() {
                // Two corners that lie across say where a cell of four is.
                [one, _, other, _] => format!("the area between {one} and {other}"),
                all => format!("the area between {}", list(all)),
            })
        }
        _ => Some(format!("{} {index}", noun(kind))),
    }
}

/// On which side of a place another one lies.
fn bearing(from: Point, to: Point) -> &'static str {
    /// Less than this part of the way aside is straight.
    const STRAIGHT: f64 = 0.4;
    let (x, y) = (to.x - from.x, to.y - from.y);
    let (aside, along) = (x.abs() > STRAIGHT * y.abs(), y.abs() > STRAIGHT * x.abs());
    match (aside, along) {
        (true, false) => {
            if x > 0.0 {
                "right"
            } else {
                "left"
            }
        }
        (false, true) => {
            if y > 0.0 {
                "upper"
            } else {
                "lower"
            }
        }
        _ => match (x > 0.0, y > 0.0) {
            (true, true) => "upper right",
            (true, false) => "lower right",
            (false, true) => "upper left",
            (false, false) => "lower left",
        },
    }
}
