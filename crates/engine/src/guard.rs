//! Moves that cannot bring a piece into danger.
//!
//! In games like chess every move must be tried out to see whether it leaves the king threatened. But if the king is
//! safe now, and every enemy piece that could ever reach it moves by local rules, then only a move that touches the king,
//! one of these pieces or a site on their way can change that. All others need not be tried.

use crate::action::{Act, Action};
use crate::arena::{Move, Part, Span};
use crate::bits::Bits;
use crate::booleans::{Bool, Threat};
use crate::ints::Int;
use crate::moves::{ForEachPiece, Kind, Moves};
use crate::players::Players;
use crate::world::World;

/// The sites that count for the safety of a piece.
#[derive(Debug)]
pub(crate) struct Guard {
    mover: i32,
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

impl Guard {
    /// The sites that count for a test that a piece is safe; none if it is not safe now, or if that cannot be said.
    pub(crate) fn new<'p>(w: &mut World<'p>, condition: &'p Bool) -> Option<Self> {
        let threat = condition.no_threat()?;
        let needs = &w.program.layout.needs;
        if needs.stacks || needs.counts || w.program.reach.is_empty() || !threat.sites_stay() {
            return None;
        }
        let what = threat.what.as_ref().filter(|what| stays(what))?;
        let enemies = w.program.players as i32;
        let mover = w.mover();
        let what = what.eval(w);
        let owner = w.owner(what);
        let mut sites = w.take_bits();
        let known = (1..=enemies)
            .filter(|&enemy| enemy != owner)
            .all(|enemy| pieces_alone(threat.moves(w, enemy)))
            && threat.guarded(w, what).into_iter().all(|site| {
                sites.insert_site(site);
                (1..=enemies)
                    .filter(|&enemy| enemy != owner)
                    .all(|enemy| add_ways(w, enemy, site, &mut sites))
            });
        if known && condition.eval(w) {
            return Some(Self { mover, sites });
        }
        w.give_bits(sites);
        None
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
            Part::Action(Action { act: Act::Move(shift), .. }) => {
                let slot = w.program.layout.action_slot(shift.from, shift.from_kind);
                slot.is_some_and(|slot| w.state.who(slot) == self.mover)
                    && shift.from_kind == shift.to_kind
                    && !self.sites.contains_site(shift.from)
                    && !self.sites.contains_site(shift.to)
            }
            Part::Action(Action { act: Act::Remove { to, deferred: false, .. }, .. }) => {
                !self.sites.contains_site(*to)
            }
            Part::Action(_) => false,
            Part::Nested(inner) => {
                let inner = &w.arena.nested[*inner as usize];
                self.harmless(w, inner.parts) && quiet(w, inner.then)
            }
        })
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

/// Whether a rule has only the moves that the pieces of the mover have by themselves.
fn pieces_alone(rule: &Moves) -> bool {
    match &rule.kind {
        Kind::ForEachPiece(x) => is_plain(x),
        Kind::Do(parts) => {
            parts.1.is_none()
                && parts.2.as_ref().is_some_and(|c| c.no_threat().is_some())
                && pieces_alone(&parts.0)
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
