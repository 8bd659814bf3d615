//! Positions in which a piece is attacked and has no way out. Few pieces do that where the attacked one stands at the edge of the board
//! and almost alone, and its enemies close by; changes of chance seldom bring all of this together on a large board.

use board::topology::Relation;
use engine::World;
use engine::action::{Act, Shift};

use crate::propose::{Proposer, Spot};
use crate::suggest::taken;

/// Of so many companions of the attacked piece one stays.
const COMPANIONS: usize = 10;
/// So many of its enemies stay, about.
const HUNTERS: usize = 6;
/// How many pieces are put elsewhere at first.
const DRIVES: usize = 8;

impl<'p> Proposer<'_, 'p> {
    /// The pieces that the goal wants to be attacked, where they stand on the board.
    fn prey(&mut self, world: &mut World<'p>) -> Vec<Spot> {
        let saved = world.regs;
        let mut wanted = Vec::new();
        for threat in &self.goal.threats {
            match (&threat.sites, &threat.what) {
                (Some(sites), _) => wanted.extend(sites.eval(world).iter().map(|at| (at, None))),
                (None, Some(what)) => wanted.push((-1, Some(what.eval(world)))),
                (None, None) => {}
            }
        }
        world.regs = saved;
        let mut held = self.held(world);
        held.retain(|(slot, _, site)| {
            let is = |(at, what): &(i32, Option<i32>)| match what {
                Some(what) => world.state.what(*slot) == *what,
                None => at == site,
            };
            world.program.layout.container(*site) == 0 && wanted.iter().any(is)
        });
        held
    }

    /// Whether the goal wants pieces to be attacked that stand on the board.
    pub(crate) fn may_mate(&mut self, world: &mut World<'p>) -> bool {
        !self.goal.threats.is_empty()
            && !world.program.layout.has_stacks()
            && !self.prey(world).is_empty()
    }

    /// The changes after which an attacked piece is almost alone, as a rule at the edge, and some of its enemies are close to it.
    pub(crate) fn net(&mut self, world: &World<'p>) -> Vec<Act> {
        let mut other = world.clone();
        let mut changes = self.isolate(&mut other);
        other.arrange(&changes);
        for _ in 0..DRIVES {
            if let Some(change) = self.drive(&mut other) {
                other.arrange(&[change]);
                changes.push(change);
            }
        }
        changes
    }

    /// The removals after which an attacked piece is almost alone against a few enemies. Pieces of the same name stay, as both kings do.
    fn isolate(&mut self, world: &mut World<'p>) -> Vec<Act> {
        let Some((prey, ..)) = self.prey(world).first().copied() else { return vec![] };
        let (program, state) = (world.program, &world.state);
        let base = |what: i32| {
            let component = usize::try_from(what).ok().and_then(|at| program.components.get(at));
            component.map(|component| &component.base)
        };
        let (owner, like) = (state.who(prey), base(state.what(prey)));
        let held = self.held(world);
        let hunters = held.iter().filter(|(slot, ..)| state.who(*slot) != owner).count();
        let mut gone = Vec::new();
        for (slot, kind, site) in held {
            let stays = match state.who(slot) == owner {
                _ if base(state.what(slot)) == like => true,
                true => self.below(COMPANIONS) == 0,
                false => self.below(hunters.max(1)) < HUNTERS,
            };
            if !stays {
                gone.push(taken(kind, site));
            }
        }
        gone
    }

    /// The attacked piece goes to the edge, or one of its enemies comes close to it.
    pub(crate) fn drive(&mut self, world: &mut World<'p>) -> Option<Act> {
        let prey = self.prey(world);
        let (slot, kind, site) = *prey.get(self.below(prey.len()))?;
        let (program, state) = (world.program, &world.state);
        let sites = program.topology.sites();
        if kind != program.default_type() || usize::try_from(site).ok()? >= sites.len() {
            return None;
        }
        let is_empty = |at: u32| {
            let slot = program.layout.board_slot(at as i32, kind);
            slot.is_some_and(|slot| state.is_empty(slot))
        };
        let around = |at: u32| sites.related(at, Relation::All);
        let all = 0..sites.len() as u32;
        if self.below(4) == 0 {
            let most = all.clone().map(|at| around(at).len()).max()?;
            let edge: Vec<u32> =
                all.filter(|at| around(*at).len() < most && is_empty(*at)).collect();
            let to = *edge.get(self.below(edge.len()))?;
            return Some(Act::Move(Shift::simple(kind, site, to as i32)));
        }
        let near = around(site as u32).iter();
        let mut near: Vec<u32> =
            near.flat_map(|at| around(*at).iter().chain([at])).copied().collect();
        near.retain(|at| is_empty(*at));
        let to = *near.get(self.below(near.len()))?;
        let owner = state.who(slot);
        let hunters = self.held(world).into_iter().filter(|(other, of, at)| {
            *of == kind && state.who(*other) != owner && program.layout.container(*at) == 0
        });
        let hunters: Vec<Spot> = hunters.collect();
        let (.., from) = *hunters.get(self.below(hunters.len()))?;
        Some(Act::Move(Shift::simple(kind, from, to as i32)))
    }
}
