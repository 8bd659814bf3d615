//! What a rule of play asks of the places where a move begins and ends. Tests around a rule say whether it is looked at; these say
//! whether it then permits a move.

use board::SiteType;
use engine::World;
use engine::action::Act;
use engine::booleans::Bool;
use engine::moves::{FromPart, Kind, Moves, Place, ToPart};
use engine::regions::Region;

use crate::distance::{Known, distance};
use crate::suggest::{bring, suggest};

/// So far is a rule that names no place at all.
const NOWHERE: f64 = 2.0;
/// More places than this are not compared: some that lie apart in the list stand for all.
const PLACES: usize = 24;
/// Where a test says which places are meant, so many are asked.
const SEARCHED: usize = 100;

/// Where a move would begin and end, and how far the tests of these places are from being true.
#[derive(Debug, Clone, Copy)]
struct Way {
    from: i32,
    to: Option<i32>,
    distance: f64,
}

/// The parts of a rule: where its moves begin and, where that is named, end.
struct Parts<'p> {
    moves: &'p Moves,
    from: &'p FromPart,
    to: Option<&'p ToPart>,
    /// Whether something has to stand where it begins.
    carries: bool,
}

impl<'p> Parts<'p> {
    fn of(moves: &'p Moves) -> Option<Self> {
        let (from, to, carries) = match &moves.kind {
            Kind::Step(it) => (&it.from, Some(&it.to), true),
            Kind::Leap(it) if it.ends.is_some() => (&it.from, Some(&it.to), true),
            Kind::Leap(it) => (&it.from, None, true),
            Kind::Slide(it) => (&it.from, None, true),
            Kind::Hop(it) => (&it.from, None, true),
            Kind::FromTo(it) => (&it.from, Some(&it.to), true),
            Kind::Select(it) => (&it.from, it.to.as_ref(), false),
            _ => return None,
        };
        Some(Self { moves, from, to, carries })
    }

    /// The nearest way, where some place is named at all.
    fn nearest(&self, w: &mut World<'p>, known: Known<'_, 'p>) -> Option<Way> {
        let saved = w.regs;
        let mut best: Option<Way> = None;
        for (from, lacking) in candidates(self.from.place.as_ref(), w.regs.from, w, known) {
            w.regs = saved;
            w.regs.from = from;
            let here = lacking + self.far_from(w, from, known);
            let ends = self.ends(w, from, known);
            w.regs.from = from;
            let way = match self.to {
                None => Some(Way { from, to: None, distance: here }),
                Some(part) => {
                    let ways = ends.into_iter().map(|(to, lacking)| {
                        w.regs.to = to;
                        let there = lacking + test(part.condition.as_ref(), w, known);
                        Way { from, to: Some(to), distance: here + there }
                    });
                    ways.min_by(|a, b| a.distance.total_cmp(&b.distance))
                }
            };
            let Some(way) = way else { continue };
            if best.is_none_or(|known| way.distance < known.distance) {
                best = Some(way);
            }
        }
        w.regs = saved;
        best
    }

    fn far_from(&self, w: &mut World<'p>, from: i32, known: Known<'_, 'p>) -> f64 {
        let empty = |slot: usize| w.state.is_empty(slot);
        let lacks = self.carries && w.program.layout.slot(from, self.from.kind).is_some_and(empty);
        f64::from(u8::from(lacks)) + test(self.from.condition.as_ref(), w, known)
    }

    /// The sites where a move from a site may end, as far as the rule names them, each with how far it is from being one.
    fn ends(&self, w: &mut World<'p>, from: i32, known: Known<'_, 'p>) -> Vec<(i32, f64)> {
        let kind = self.from.kind;
        let on_board = (from as usize) < w.program.topology.count(kind);
        let ends: Vec<i32> = match &self.moves.kind {
            Kind::Step(_) if !on_board => vec![],
            Kind::Step(it) => {
                let directions = it.directions.eval(w, kind, from);
                let steps = directions.iter().flat_map(|direction| {
                    w.program.topology.steps(kind, from as u32, *direction).iter().copied()
                });
                steps.map(|site| site as i32).collect()
            }
            Kind::Leap(it) => {
                let ends = it.ends.as_ref().and_then(|ends| ends.get(from as usize));
                ends.map(|ends| ends.to_vec()).unwrap_or_default()
            }
            _ => {
                let place = self.to.and_then(|to| to.place.as_ref());
                return match self.to {
                    Some(_) => candidates(place, w.regs.to, w, known),
                    None => vec![],
                };
            }
        };
        apart(ends, PLACES).into_iter().filter(|to| *to >= 0).map(|to| (to, 0.0)).collect()
    }
}

/// How far a rule is from permitting a move, as far as what it asks of places says.
pub(crate) fn far<'p>(moves: &'p Moves, w: &mut World<'p>, known: Known<'_, 'p>) -> f64 {
    let Some(parts) = Parts::of(moves) else { return 0.0 };
    parts.nearest(w, known).map_or(NOWHERE, |way| way.distance)
}

/// The sites that a part of a rule names, each with how far it is from being one of them: those of a place, or of the register that
/// stands for it.
fn candidates<'p>(
    place: Option<&'p Place>,
    register: i32,
    w: &mut World<'p>,
    known: Known<'_, 'p>,
) -> Vec<(i32, f64)> {
    let all = match place {
        None => vec![(register, 0.0)],
        Some(Place::Site(site)) => vec![(site.eval(w), 0.0)],
        Some(Place::Region(region)) => match searched(region) {
            None => apart(region.eval(w).iter().collect(), PLACES)
                .into_iter()
                .map(|at| (at, 0.0))
                .collect(),
            // Which sites there are depends on a test: what it lacks is what is farther.
            Some((within, condition)) => {
                let sites: Vec<i32> = within.eval(w).iter().collect();
                let saved = w.regs;
                let mut all: Vec<(i32, f64)> = Vec::new();
                for site in apart(sites, SEARCHED) {
                    w.regs.site = site;
                    all.push((site, distance(condition, w, known)));
                    w.regs = saved;
                }
                all.sort_by(|a, b| a.1.total_cmp(&b.1));
                all.truncate(PLACES);
                all
            }
        },
    };
    all.into_iter().filter(|(site, _)| *site >= 0).collect()
}

/// A region in which the sites are those for which a test holds, with the test.
fn searched(region: &Region) -> Option<(&Region, &Bool)> {
    match region {
        Region::ForEachSite(parts) => Some((&parts.0, &parts.1)),
        Region::Remembered(known) => searched(known.region()),
        _ => None,
    }
}

/// Adds changes that the tests of the nearest places speak of, or by which something comes to where a move has to begin.
pub(crate) fn suggestions<'p>(moves: &'p Moves, w: &mut World<'p>, changes: &mut Vec<Act>) {
    let Some(parts) = Parts::of(moves) else { return };
    let saved = w.regs;
    if let Some(way) = parts.nearest(w, Known::default()) {
        let to = way.to.unwrap_or(w.regs.to);
        let ends = [
            (parts.from.place.as_ref(), way.from),
            (parts.to.and_then(|to| to.place.as_ref()), to),
        ];
        for (place, site) in ends {
            if let Some(Place::Region(region)) = place
                && let Some((_, condition)) = searched(region)
            {
                w.regs.site = site;
                suggest(condition, w, changes);
                w.regs = saved;
            }
        }
        w.regs.from = way.from;
        w.regs.to = to;
        let to = parts.to.and_then(|to| to.condition.as_ref());
        for condition in parts.from.condition.iter().chain(to) {
            suggest(condition, w, changes);
        }
        fetch(parts.from.kind, way.from, w, changes);
    }
    w.regs = saved;
}

/// Adds the changes by which a piece of the mover comes to a place.
fn fetch(kind: SiteType, site: i32, w: &World<'_>, changes: &mut Vec<Act>) {
    let mover = w.mover();
    let empty = |slot: usize| w.state.is_empty(slot);
    if w.program.layout.slot(site, kind).is_some_and(empty) {
        bring(w, (site, kind), |w, slot| w.state.who(slot) == mover, changes);
    }
}

fn test<'p>(condition: Option<&'p Bool>, w: &mut World<'p>, known: Known<'_, 'p>) -> f64 {
    let saved = w.regs;
    let far = condition.map_or(0.0, |test| distance(test, w, known));
    w.regs = saved;
    far
}

/// So many of a list that lie apart in it.
fn apart(all: Vec<i32>, most: usize) -> Vec<i32> {
    let step = all.len().div_ceil(most).max(1);
    all.into_iter().step_by(step).collect()
}
