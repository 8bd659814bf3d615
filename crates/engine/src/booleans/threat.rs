//! Pieces that could be taken.

use board::SiteType;
use smallvec::SmallVec;

use crate::ints::Int;
use crate::moves::Moves;
use crate::regions::Region;
use crate::state::{Scalar, Write};
use crate::world::World;

/// Whether an enemy could move to a site.
#[derive(Debug)]
pub struct Threat {
    /// The piece that is threatened.
    pub what: Option<Int>,
    /// The sites; those of the piece if not said.
    pub sites: Option<Region>,
    /// The moves of the enemy; the rules of play if not said.
    pub moves: Option<Moves>,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Threat {
    /// Makes the test.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        if w.in_threat {
            return false;
        }
        match &self.what {
            Some(what) => {
                let what = what.eval(w);
                if what < 1 || what as usize >= w.program.components.len() {
                    return false;
                }
                let sites = self.sites(w, Some(what));
                let owner = w.owner(what);
                sites.into_iter().any(|site| self.at(w, site, Some(what), owner))
            }
            None => {
                for site in self.sites(w, None) {
                    let Some(slot) = w.program.layout.slot(site, self.kind) else { continue };
                    if w.state.what(slot) == 0 {
                        continue;
                    }
                    let next = w.state.get(Scalar::Next);
                    if next == 0 || next > w.program.players as i32 {
                        return false;
                    }
                    let owner = w.state.who(slot);
                    if self.at(w, site, None, owner) {
                        return true;
                    }
                }
                false
            }
        }
    }

    /// The moves of an enemy.
    pub(crate) fn moves<'p>(&'p self, w: &World<'p>, enemy: i32) -> &'p Moves {
        match &self.moves {
            Some(moves) => moves,
            None => &w.phase_of(enemy).play,
        }
    }

    fn sites<'p>(&'p self, w: &mut World<'p>, what: Option<i32>) -> SmallVec<[i32; 4]> {
        if let Some(region) = &self.sites {
            let sites = region.eval(w);
            let list = sites.iter().collect();
            w.give(sites);
            return list;
        }
        let n = w.program.topology.count(self.kind) as i32;
        if let Some(what) = what
            && let Some(whats) = w.state.whats(self.kind)
        {
            return whats
                .iter()
                .position(|&at| at == what)
                .map(|at| at as i32)
                .into_iter()
                .collect();
        }
        let mut all = (0..n).filter(|&s| {
            let slot = w.program.layout.board_slot(s, self.kind);
            slot.is_some_and(|slot| match what {
                Some(what) => w.state.what(slot) == what,
                None => w.state.what(slot) != 0,
            })
        });
        if what.is_some() { all.next().into_iter().collect() } else { all.collect() }
    }

    fn at<'p>(&'p self, w: &mut World<'p>, site: i32, what: Option<i32>, owner: i32) -> bool {
        let Some(slot) = w.program.layout.slot(site, self.kind) else { return false };
        let look = w.look_ahead();
        w.state.set(Scalar::Previous, owner);
        if let Some(what) = what
            && !w.program.layout.needs.stacks
        {
            w.state.write(slot, Write { who: owner, what, count: 1, ..Write::NOTHING });
        }
        w.in_threat = true;
        let mut threatened = false;
        for enemy in (1..=w.program.players as i32).filter(|&p| p != owner) {
            w.state.set(Scalar::Mover, enemy);
            if what.is_none() {
                w.state.set(Scalar::Next, owner);
            }
            let moves = self.moves(w, enemy);
            if w.generate_aside(|w| moves.can_move_to(w, site)) {
                threatened = true;
                break;
            }
        }
        w.in_threat = false;
        w.look_back(look);
        if threatened {
            w.show_evidence(&[site]);
        }
        threatened
    }
}
