//! Areas without places: what has to begin or end in one of them never does.

use engine::Program;
use engine::moves::{Kind, Place};
use engine::regions::Region;

use crate::rules::Rule;

/// Whether the moves of a rule would have to begin or end in an area that never has a place.
pub(super) fn is_nowhere(program: &Program, rule: &Rule<'_>) -> bool {
    let place = |place: &Option<Place>| match place {
        Some(Place::Region(region)) => is_void(program, region),
        _ => false,
    };
    match &rule.moves.kind {
        Kind::FromTo(it) => place(&it.from.place) || place(&it.to.place),
        Kind::Select(it) => {
            place(&it.from.place) || it.to.as_ref().is_some_and(|to| place(&to.place))
        }
        Kind::Add(it) => place(&it.to.place),
        _ => false,
    }
}

/// Whether a region never has a place.
fn is_void(program: &Program, region: &Region) -> bool {
    match region {
        Region::Fixed(sites) => sites.count() == 0,
        Region::Table(table, _) => {
            let table = program.region_tables.get(*table);
            table.is_some_and(|table| table.iter().all(|sites| sites.count() == 0))
        }
        Region::Indexed(sets, _) => sets.iter().all(|sites| sites.count() == 0),
        Region::Union(parts) => parts.iter().all(|part| is_void(program, part)),
        Region::Intersection(parts) => parts.iter().any(|part| is_void(program, part)),
        Region::Difference(parts) => is_void(program, &parts.0),
        Region::ForEachSite(parts) => is_void(program, &parts.0),
        Region::Remembered(known) => is_void(program, known.region()),
        _ => false,
    }
}
