//! The facts of a board as JSON.

use ::board::equipment::Equipment;
use ::board::topology::SIDES;
use ::board::{Direction, Site, SiteType};
use serde_json::{Map, Value, json};

/// Everything that the text tells.
pub fn facts(equipment: &Equipment) -> Value {
    let topology = &equipment.board.topology;
    let sites = topology.sites();
    let regions = &sites.regions;
    let counts: Map<String, Value> = SiteType::ALL
        .into_iter()
        .map(|kind| (kind.to_string(), json!(topology.count(kind))))
        .collect();
    let mut named: Map<String, Value> = [
        ("Top", &regions.top),
        ("Bottom", &regions.bottom),
        ("Left", &regions.left),
        ("Right", &regions.right),
        ("Centre", &regions.centre),
        ("Corners", &regions.corners),
        ("ConvexCorners", &regions.convex_corners),
        ("ConcaveCorners", &regions.concave_corners),
        ("Outer", &regions.outer),
        ("Inner", &regions.inner),
        ("Perimeter", &regions.perimeter),
    ]
    .into_iter()
    .map(|(name, region)| (name.to_owned(), json!(&region[..])))
    .collect();
    for (direction, side) in SIDES.iter().zip(&regions.sides).filter(|(_, side)| !side.is_empty()) {
        named.insert(format!("Side {direction}"), json!(&side[..]));
    }
    let all: Vec<Value> = (0..sites.len())
        .map(|i| {
            let steps: Map<String, Value> = Direction::ALL
                .into_iter()
                .filter(|direction| direction.is_definite())
                .map(|direction| (direction, sites.steps.of(i as Site, direction)))
                .filter(|(_, to)| !to.is_empty())
                .map(|(direction, to)| (direction.to_string(), json!(to)))
                .collect();
            let at = &sites.positions[i];
            json!({"site": i, "label": sites.labels[i], "x": at.x, "y": at.y, "steps": steps})
        })
        .collect();
    let tracks: Vec<Value> = equipment
        .board
        .tracks
        .iter()
        .map(|track| {
            let stations: Vec<_> = track.elems.iter().map(|elem| elem.site).collect();
            json!({"name": track.name, "sites": stations, "loop": track.looped})
        })
        .collect();
    let components: Vec<_> = equipment.components.iter().skip(1).map(|it| &it.name).collect();
    json!({
        "played on": topology.default.to_string(), "counts": counts, "sites": all,
        "regions": named, "tracks": tracks, "components": components,
    })
}
