//! Moves that cannot bring a piece into danger.
//!
//! In games like chess every move must be tried out to see whether it leaves the king threatened. But if the king is
//! safe now, and every enemy piece that could ever reach it moves by local rules, then only a move that touches the king,
//! one of these pieces or a site on their way can change that. All others need not be tried.

use board::SiteType;
use smallvec::{SmallVec, smallvec};

use crate::action::Act;
use crate::arena::{Move, Part, Span};
use crate::bits::Bits;
use crate::booleans::{Bool, Threat};
use crate::directions::Directions;
use crate::ints::Int;
use crate::moves::{ForEachPiece, Kind, Moves, Place};
use crate::players::Players;
use crate::regions::Region;
use crate::state::Scalar;
use crate::world::World;

/// The sites that count for the safety of a piece.
#[derive(Debug)]
pub(crate) struct Guard {
    mover: i32,
    /// The pieces whose safety is asked for.
    guarded: SmallVec<[i32; 4]>,
    sites: Bits,
}

impl Bool {
    /// The threat, if this is the test that there is none.
    pub(crate) fn no_threat(&self) -> Option<&Threat> {
        match self {
            Self::Not(test) => match &**test {
                Self::Threatened(threat) => Some(threat),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Bool {
    /// What the test comes to while a threat is looked for, if that can be said: no threats are seen within threats.
    pub(crate) fn within_threats(&self) -> Option<bool> {
        match self {
            Self::Const(value) => Some(*value),
            Self::Threatened(_) => Some(false),
            Self::Not(test) => test.within_threats().map(|value| !value),
            Self::And(tests) => settled(tests, false),
            Self::Or(tests) => settled(tests, true),
            _ => None,
        }
    }
}

/// What tests come to of which one that is `enough` decides.
fn settled(tests: &[Bool], enough: bool) -> Option<bool> {
    let mut values = tests.iter().map(Bool::within_threats);
    if values.clone().any(|value| value == Some(enough)) {
        return Some(enough);
    }
    values.all(|value| value.is_some()).then_some(!enough)
}

impl Guard {
    /// The sites that count for a test that pieces are safe; none if they are not safe now, or if that cannot be said.
    pub(crate) fn new<'p>(w: &mut World<'p>, condition: &'p Bool) -> Option<Self> {
        if w.program.layout.needs.stacks || w.program.reach.is_empty() {
            return None;
        }
        let sites = w.take_bits();
        let mut guard = Self { mover: w.mover(), guarded: SmallVec::new(), sites };
        if guard.covers(w, condition) {
            return Some(guard);
        }
        guard.drop(w);
        None
    }

    /// Adds what counts for a test to stay true; false if it is not true now, or if that cannot be said.
    fn covers<'p>(&mut self, w: &mut World<'p>, condition: &'p Bool) -> bool {
        match condition {
            Bool::Const(holds) => *holds,
            Bool::And(tests) => tests.iter().all(|test| self.covers(w, test)),
            Bool::Or(tests) => tests.iter().any(|test| self.covers(w, test)),
            _ => {
                let threat = condition.no_threat();
                threat.is_some_and(|threat| self.watches(w, threat)) && condition.eval(w)
            }
        }
    }

    /// Adds the sites of the pieces that must be safe and of the ways to them; false if that cannot be said.
    fn watches<'p>(&mut self, w: &mut World<'p>, threat: &'p Threat) -> bool {
        let Some(what) = threat.what.as_ref().filter(|what| stays(what)) else { return false };
        let what = what.eval(w);
        let owner = w.owner(what);
        let Some(sites) = self.sites_of(w, threat, what) else { return false };
        self.guarded.push(what);
        sites.into_iter().all(|site| {
            self.sites.insert_site(site);
            (1..=w.program.players as i32).filter(|&enemy| enemy != owner).all(|enemy| {
                let moves = threat.moves(w, enemy);
                pieces_alone(w, moves, enemy, site) && add_ways(w, enemy, site, &mut self.sites)
            })
        })
    }

    /// The sites where a piece must be safe, if they stay as long as no guarded piece moves or comes.
    fn sites_of<'p>(
        &mut self,
        w: &mut World<'p>,
        threat: &'p Threat,
        what: i32,
    ) -> Option<SmallVec<[i32; 4]>> {
        if threat.kind == SiteType::Edge {
            return None;
        }
        let alone = match &threat.sites {
            None => true,
            Some(Region::One(site)) => {
                matches!(&**site, Int::Where(x) if x.state.is_none() && stays(&x.what) && x.what.eval(w) == what)
            }
            Some(region @ Region::Occupied(x)) if x.is_of_mover() => {
                let named = x.components.as_ref()?.iter().map(|&component| component as i32);
                self.guarded.extend(named);
                let sites = region.eval(w);
                let list = sites.iter().collect();
                w.give(sites);
                return Some(list);
            }
            _ => false,
        };
        // Of several pieces the first counts, and another one could become the first.
        let mut places =
            w.state.whats(threat.kind)?.iter().enumerate().filter(|&(_, &at)| at == what);
        match (places.next(), places.next()) {
            (Some((site, _)), None) if alone => Some(smallvec![site as i32]),
            _ => None,
        }
    }

    /// Gives the set back.
    pub(crate) fn drop(self, w: &mut World<'_>) {
        w.give_bits(self.sites);
    }

    /// Whether a move touches none of the sites: the piece stays safe.
    pub(crate) fn passes(&self, w: &World<'_>, mv: &Move) -> bool {
        self.harmless(w, mv.parts) && quiet(w, mv.then)
    }

    fn harmless(&self, w: &World<'_>, parts: Span) -> bool {
        w.arena.parts[parts.range()].iter().all(|part| match part {
            Part::Action(action) => self.is_harmless(w, &action.act),
            Part::Nested(inner) => {
                let inner = &w.arena.nested[*inner as usize];
                self.harmless(w, inner.parts) && quiet(w, inner.then)
            }
        })
    }

    fn is_harmless(&self, w: &World<'_>, act: &Act) -> bool {
        let free = |site: i32| !self.sites.contains_site(site);
        let off_board = |site: i32| w.program.layout.container(site) > 0;
        match *act {
            Act::Move(shift) => {
                let slot = w.program.layout.action_slot(shift.from, shift.from_kind);
                let leaves = off_board(shift.to);
                slot.is_some_and(|slot| {
                    (leaves || w.state.who(slot) == self.mover)
                        && !self.guarded.contains(&w.state.what(slot))
                }) && (leaves || shift.from_kind == shift.to_kind)
                    && free(shift.from)
                    && free(shift.to)
            }
            Act::Remove { to, deferred: false, .. } => free(to),
            Act::Add { to, what, .. } => {
                off_board(to)
                    || free(to) && w.owner(what) == self.mover && !self.guarded.contains(&what)
            }
            Act::Promote { to, what, .. } => {
                free(to) && w.owner(what) == self.mover && !self.guarded.contains(&what)
            }
            // Local rules do not ask for these.
            Act::SetState { .. }
            | Act::SetCounter { .. }
            | Act::SetVar { .. }
            | Act::SetScore { .. } => true,
            _ => false,
        }
    }
}

fn quiet(w: &World<'_>, then: Span) -> bool {
    w.arena.then[then.range()].iter().all(|consequence| match consequence {
        crate::arena::Consequence::Then(then) => w.program.thens[*then as usize].quiet,
        crate::arena::Consequence::Fixed(_) => false,
    })
}

/// Whether a component is the same before and after a move.
fn stays(what: &Int) -> bool {
    match what {
        Int::Const(_) => true,
        Int::ComponentOf(_, owner) => matches!(**owner, Int::Const(_) | Int::Mover),
        _ => false,
    }
}

/// Whether a rule lets nothing but the pieces of an enemy, by their own moves, get to an occupied site.
fn pieces_alone<'p>(w: &mut World<'p>, rule: &'p Moves, enemy: i32, site: i32) -> bool {
    match &rule.kind {
        Kind::ForEachPiece(x) => is_plain(x),
        Kind::Do(parts) => {
            parts.1.is_none()
                && parts.2.as_ref().is_some_and(|test| test.within_threats() == Some(true))
                && pieces_alone(w, &parts.0, enemy, site)
        }
        Kind::All(list) => list.iter().all(|part| pieces_alone(w, part, enemy, site)),
        // An enemy of whom threats are feared did not move before.
        Kind::If(parts) if matches!(&parts.0, Bool::Prev(who) if matches!(**who, Int::Mover)) => {
            parts.2.as_ref().is_none_or(|part| pieces_alone(w, part, enemy, site))
        }
        _ => never_reaches(w, rule, enemy, site),
    }
}

/// Whether no move of a rule ends at a site, whatever its conditions say.
pub(crate) fn never_reaches<'p>(w: &mut World<'p>, rule: &'p Moves, enemy: i32, site: i32) -> bool {
    let kind = w.program.layout.default;
    match &rule.kind {
        Kind::All(list) => list.iter().all(|part| never_reaches(w, part, enemy, site)),
        Kind::If(parts) => {
            let otherwise = parts.2.as_ref();
            never_reaches(w, &parts.1, enemy, site)
                && otherwise.is_none_or(|part| never_reaches(w, part, enemy, site))
        }
        Kind::FromTo(_) | Kind::Add(_) => {
            let to = match &rule.kind {
                Kind::FromTo(x) => &x.to,
                Kind::Add(x) => &x.to,
                _ => return false,
            };
            let slot = w.program.layout.board_slot(site, kind);
            to.is_of_empty_sites(kind) && slot.is_some_and(|slot| !w.state.is_empty(slot))
        }
        Kind::Pass { .. } => true,
        // Castling, say: the king slides from its own site.
        Kind::Slide(x) => {
            let (Some(Place::Site(from)), Directions::Absolute(directions)) =
                (&x.from.place, &x.directions)
            else {
                return false;
            };
            let fixed = match from {
                Int::Const(_) => true,
                Int::MapEntry(_, key) => matches!(**key, Int::Mover | Int::Const(_)),
                _ => false,
            };
            if !fixed || x.from.kind != kind {
                return false;
            }
            let mover = w.mover();
            w.state.set(Scalar::Mover, enemy);
            let from = from.eval(w);
            w.state.set(Scalar::Mover, mover);
            let most = x.between.range.as_ref().and_then(|range| range.1.constant());
            let most = most.map_or(usize::MAX, |most| most.max(0) as usize);
            from < 0
                || from as usize >= w.program.topology.count(kind)
                || directions.iter().all(|&direction| {
                    w.program
                        .topology
                        .rays(kind, from as u32, direction)
                        .all(|ray| !ray.sites[1..].iter().take(most).any(|&to| to as i32 == site))
                })
        }
        _ => false,
    }
}

fn is_plain(x: &ForEachPiece) -> bool {
    x.on.is_none()
        && x.components.is_none()
        && x.container.is_none()
        && x.moves.is_none()
        && matches!(x.players, Players::One(Int::Mover))
}

/// Adds the sites of the pieces that could ever move to a site, and those on their way; false if that cannot be said.
fn add_ways(w: &World<'_>, enemy: i32, site: i32, out: &mut Bits) -> bool {
    let reach = &w.program.reach;
    for (index, component) in w.program.components.iter().enumerate().skip(1) {
        if component.owner != enemy || component.moves.is_none() {
            continue;
        }
        for entry in w.state.owned(index) {
            if w.program.layout.container(entry.site) > 0 {
                continue;
            }
            let Some(origins) = reach.origins(index, site) else { return false };
            if !origins.contains_site(entry.site) {
                continue;
            }
            if !reach.is_local(index) {
                return false;
            }
            out.insert_site(entry.site);
            let kind = w.program.layout.default;
            let elements = w.program.topology.of(kind);
            for &direction in elements.supported.on_board(board::topology::Relation::All) {
                for ray in elements.rays().of(entry.site as u32, direction) {
                    if ray.sites[1..].contains(&(site as u32)) {
                        ray.sites.iter().for_each(|&s| out.insert(s as usize));
                    }
                }
            }
        }
    }
    true
}
