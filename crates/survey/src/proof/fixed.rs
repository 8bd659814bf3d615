//! Tests whose answer is the same in every position: they compare what never changes, sets of different sizes, or what lies at a
//! site that nothing names.

use board::SiteType;
use engine::Program;
use engine::booleans::Bool;
use engine::ints::{Int, OnTrack};
use engine::regions::{Incident, Region};

use crate::rules::Named;

/// The answer of a test, if it is always the same where some sites are named.
pub(super) fn answer(program: &Program, test: &Bool, named: Named) -> Option<bool> {
    let of = |test: &Bool| answer(program, test, named);
    let compared = |pair: &(Int, Int), compare: fn(i32, i32) -> bool| {
        Some(compare(number(program, &pair.0, named)?, number(program, &pair.1, named)?))
    };
    match test {
        Bool::Const(answer) => Some(*answer),
        Bool::Not(test) => of(test).map(|answer| !answer),
        Bool::And(tests) => joined(tests.iter().map(of), false),
        Bool::Or(tests) => joined(tests.iter().map(of), true),
        Bool::If(parts) => match of(&parts.0) {
            Some(true) => of(&parts.1),
            Some(false) => of(&parts.2),
            None => of(&parts.1).filter(|one| of(&parts.2) == Some(*one)),
        },
        Bool::Eq(pair) if let (Int::OnTrack(on), Int::Const(site)) = (&pair.0, &pair.1) => {
            (!is_led_to(program, on, *site)).then_some(false)
        }
        Bool::Eq(pair) => compared(pair, |a, b| a == b),
        Bool::Ne(pair) => compared(pair, |a, b| a != b),
        Bool::Lt(pair) => compared(pair, |a, b| a < b),
        Bool::Le(pair) => compared(pair, |a, b| a <= b),
        Bool::Occupied(_, site) | Bool::Empty(_, site) => {
            (number(program, site, named) == Some(NOWHERE)).then_some(false)
        }
        Bool::SameRegion(pair) => {
            let (one, other) = (sizes(program, &pair.0)?, sizes(program, &pair.1)?);
            (!one.iter().any(|size| other.contains(size))).then_some(false)
        }
        _ => None,
    }
}

/// The number of no site, and of no player.
pub(super) const NOWHERE: i32 = -1;

/// Tests put together of which one that has this answer decides.
fn joined(answers: impl Iterator<Item = Option<bool>>, decides: bool) -> Option<bool> {
    let mut all = Some(!decides);
    for answer in answers {
        match answer {
            Some(answer) if answer == decides => return Some(decides),
            Some(_) => {}
            None => all = None,
        }
    }
    all
}

/// A number, if it is always the same where some sites are named.
pub(super) fn number(program: &Program, number: &Int, named: Named) -> Option<i32> {
    match number {
        Int::Const(value) => Some(*value),
        Int::Site if !named.site => Some(NOWHERE),
        Int::From if !named.from => Some(NOWHERE),
        Int::Player if !named.player => Some(NOWHERE),
        Int::HandSite(_, of) => {
            (self::number(program, &of.0, named)? == NOWHERE).then_some(NOWHERE)
        }
        Int::CountIn(parts) => parts.0.is_of_empty_sites(parts.1).then_some(0),
        // Hands are cells: where the board is one of vertices or edges and nothing says so, nothing is found in them.
        Int::CountAt(read) | Int::Who(read)
            if matches!(read.site, Int::HandSite(..))
                && read.kind == program.default_type()
                && read.kind != SiteType::Cell =>
        {
            Some(0)
        }
        // Nothing lies nowhere.
        Int::CountAt(read) | Int::What(read) | Int::Who(read) => {
            (self::number(program, &read.site, named)? == NOWHERE).then_some(0)
        }
        _ => None,
    }
}

/// Whether going along a track may lead to a site, or off its end.
fn is_led_to(program: &Program, on: &OnTrack, site: i32) -> bool {
    let indices = on.track.by_owner.iter().filter_map(|index| usize::try_from(*index).ok());
    let mut elems = indices.filter_map(|index| program.tracks.get(index)).flat_map(|it| &it.elems);
    site == NOWHERE || elems.any(|elem| elem.site == site || elem.next == site)
}

/// The numbers of sites that a region may have, where that is known.
fn sizes(program: &Program, region: &Region) -> Option<Vec<usize>> {
    match region {
        Region::Fixed(sites) => Some(vec![sites.count()]),
        Region::Table(table, owner) => {
            let table = program.region_tables.get(*table)?;
            let of = |owner: usize| table.get(owner).map_or(0, |sites| sites.count());
            match &**owner {
                Int::Const(owner) => Some(vec![of(usize::try_from(*owner).ok()?)]),
                Int::Mover | Int::Next => Some((1..=program.players).map(of).collect()),
                _ => None,
            }
        }
        Region::Remembered(known) => sizes(program, known.region()),
        Region::Incident(incident) => incident_sizes(program, incident),
        _ => None,
    }
}

/// How many sites may touch one of another type; none touch no site.
fn incident_sizes(program: &Program, incident: &Incident) -> Option<Vec<usize>> {
    use SiteType::{Cell, Edge, Vertex};
    let board = &program.topology;
    let lengths = |lists: &[Vec<u32>]| lists.iter().map(Vec::len).chain([0]).collect();
    match (incident.of, incident.result, &incident.owners) {
        (Cell, Vertex, None) => Some(lengths(&board.cell_vertices)),
        (Cell, Edge, None) => Some(lengths(&board.cell_edges)),
        (Vertex, Cell, None) => Some(lengths(&board.vertex_cells)),
        (Vertex, Edge, None) => Some(lengths(&board.vertex_edges)),
        _ => None,
    }
}
