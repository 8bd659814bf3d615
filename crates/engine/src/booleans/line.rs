//! Lines of pieces.

use board::{Direction, SiteType};

use super::Bool;
use crate::ints::Int;
use crate::players::Players;
use crate::regions::Region;
use crate::world::World;

/// Which pieces make up a line.
#[derive(Debug)]
pub enum LinePieces {
    /// Those like the one at the pivot.
    Same,
    /// All of these players.
    Of(Players),
    /// These components.
    Whats(Box<[Int]>),
}

/// Whether a line runs through a site.
#[derive(Debug)]
pub struct Line {
    /// How long.
    pub length: Int,
    /// In which directions.
    pub direction: Direction,
    /// Through which sites.
    pub through: Region,
    /// Through this one site, rather than any of several.
    pub through_one: Option<Int>,
    /// Of which pieces.
    pub pieces: LinePieces,
    /// Whether longer lines do not count.
    pub exact: Bool,
    /// Whether gaps end it.
    pub contiguous: Bool,
    /// Which sites.
    pub condition: Option<Bool>,
    /// Whether lines may climb.
    pub by_level: Bool,
    /// Whether only tops count.
    pub top: Bool,
    /// How many kinds of piece it must hold.
    pub variety: Int,
    /// Whether both ways along a ray belong to one line.
    pub opposites: Bool,
    /// Whether only what can be seen from above counts.
    pub visible: Bool,
    /// The type of the sites.
    pub kind: SiteType,
}

/// The components that a line may hold.
pub(super) enum Wanted {
    One(i32),
    Owners(u32),
    Any(Vec<i32>),
}

impl Wanted {
    pub(super) fn has(&self, w: &World<'_>, what: i32) -> bool {
        match self {
            Self::One(one) => what == *one,
            Self::Owners(owners) => what != 0 && owners >> w.owner(what) & 1 == 1,
            Self::Any(whats) => whats.contains(&what),
        }
    }
}

impl Line {
    /// Whether there is such a line.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        if w.program.layout.needs.stacks {
            return self.eval_stacks(w);
        }
        let length = self.length.eval(w);
        let saved = w.regs.to;
        let found = match &self.through_one {
            Some(site) => {
                let pivot = site.eval(w);
                self.through_pivot(w, pivot, length).unwrap_or(false)
            }
            None => {
                let pivots = self.through.eval(w);
                let mut found = false;
                for pivot in pivots.iter() {
                    match self.through_pivot(w, pivot, length) {
                        Some(true) => {
                            found = true;
                            break;
                        }
                        Some(false) => {}
                        None => break,
                    }
                }
                w.give(pivots);
                found
            }
        };
        w.regs.to = saved;
        found
    }

    pub(super) fn wanted<'p>(&'p self, w: &mut World<'p>, at_pivot: i32) -> Wanted {
        match &self.pieces {
            LinePieces::Same => Wanted::One(at_pivot),
            LinePieces::Of(players) => Wanted::Owners(players.eval(w)),
            LinePieces::Whats(whats) => match &whats[..] {
                [what] => Wanted::One(what.eval(w)),
                _ => Wanted::Any(whats.iter().map(|x| x.eval(w)).collect()),
            },
        }
    }

    /// Whether a line runs through a pivot; none if the whole test fails.
    fn through_pivot<'p>(&'p self, w: &mut World<'p>, pivot: i32, length: i32) -> Option<bool> {
        if pivot < 0 {
            return None;
        }
        w.regs.to = pivot;
        if self.condition.as_ref().is_some_and(|c| !c.eval(w)) {
            return None;
        }
        let slot = w.program.layout.board_slot(pivot, self.kind)?;
        let what = self.what(w, slot);
        let wanted = self.wanted(w, what);
        if what < 0 || !wanted.has(w, what) {
            return Some(false);
        }
        let exact = self.exact.eval(w);
        let contiguous = self.contiguous.eval(w);
        let opposites = self.opposites.eval(w);
        let variety = self.variety.eval(w);
        let rays = w.program.topology.of(self.kind).rays();
        let mut line = w.take_ints();
        let mut won = false;
        'search: for ray in rays.distinct(pivot as u32, self.direction) {
            line.clear();
            line.push(pivot);
            if self.walk(
                w,
                &ray.sites[1..],
                &wanted,
                contiguous,
                (!exact).then_some(length),
                &mut line,
            ) && self.varied(w, &line, variety)
            {
                won = true;
                break;
            }
            let forward = line.len();
            let mut any = false;
            if opposites {
                for back in rays.opposite(ray.id).into_iter() {
                    any = true;
                    line.truncate(forward);
                    let early = (!exact).then_some(length);
                    self.walk(w, &back.sites[1..], &wanted, contiguous, early, &mut line);
                    if line.len() as i32 == length && self.varied(w, &line, variety) {
                        won = true;
                        break 'search;
                    }
                }
            }
            if !any && line.len() as i32 == length && self.varied(w, &line, variety) {
                won = true;
                break;
            }
        }
        if won {
            w.show_evidence(&line);
        }
        w.give_ints(line);
        Some(won)
    }

    fn what(&self, w: &World<'_>, slot: usize) -> i32 {
        if w.program.puzzle.is_some() {
            // An open variable is part of no line; a resolved 0 is a value like others.
            w.resolved(slot).unwrap_or(-1)
        } else {
            w.state.what(slot)
        }
    }

    /// Walks along a ray; true once the line has the length that ends the search.
    fn walk<'p>(
        &'p self,
        w: &mut World<'p>,
        sites: &[u32],
        wanted: &Wanted,
        contiguous: bool,
        early: Option<i32>,
        line: &mut Vec<i32>,
    ) -> bool {
        let visible = self.visible.eval(w);
        let mut before = line[0];
        for &site in sites {
            let site = site as i32;
            let seen = !visible
                || !w.is_covered(self.kind, site) && w.is_contact_visible(self.kind, before, site);
            before = site;
            let slot = w.program.layout.board_slot(site, self.kind);
            let fits = seen && slot.is_some_and(|slot| wanted.has(w, self.what(w, slot))) && {
                w.regs.to = site;
                self.condition.as_ref().is_none_or(|c| c.eval(w))
            };
            if fits {
                line.push(site);
                if early == Some(line.len() as i32) {
                    return true;
                }
            } else if contiguous {
                break;
            }
        }
        false
    }

    fn varied(&self, w: &World<'_>, line: &[i32], variety: i32) -> bool {
        if variety <= 1 {
            return true;
        }
        let mut kinds: Vec<i32> = line
            .iter()
            .filter_map(|&s| w.program.layout.board_slot(s, self.kind))
            .map(|slot| w.state.what(slot))
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds.len() as i32 >= variety
    }
}
