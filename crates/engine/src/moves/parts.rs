//! The parts that many moves share: where from, what between, where to, and what is applied.

use board::{Direction, SiteType};

use super::Moves;
use crate::arena::Move;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::regions::Region;
use crate::world::{Registers, World};

/// A site or several.
#[derive(Debug)]
pub enum Place {
    /// One site.
    Site(Int),
    /// A region.
    Region(Region),
}

/// Where a move begins.
#[derive(Debug)]
pub struct FromPart {
    /// The type of the site.
    pub kind: SiteType,
    /// The sites; the register if not said.
    pub place: Option<Place>,
    /// The level.
    pub level: Option<Int>,
    /// Which sites.
    pub condition: Option<Bool>,
}

/// What lies between.
#[derive(Debug, Default)]
pub struct BetweenPart {
    /// Whether it was written at all.
    pub given: bool,
    /// How many sites may lie before the hurdles.
    pub before: Option<Int>,
    /// How many hurdles, at least and at most.
    pub range: Option<(Int, Int)>,
    /// How many sites may lie after the hurdles.
    pub after: Option<Int>,
    /// Which sites.
    pub condition: Option<Bool>,
    /// What is left behind.
    pub trail: Option<Int>,
    /// What happens to them.
    pub effect: Option<Effect>,
}

/// Where a move ends.
#[derive(Debug, Default)]
pub struct ToPart {
    /// The type of the site, if it was written.
    pub kind: Option<SiteType>,
    /// The sites; the register if not said.
    pub place: Option<Place>,
    /// The level.
    pub level: Option<Int>,
    /// The rotations to choose from.
    pub rotations: Option<Box<[Direction]>>,
    /// Which sites.
    pub condition: Option<Bool>,
    /// What happens there.
    pub effect: Option<Effect>,
}

/// Something that happens, perhaps on a condition.
#[derive(Debug)]
pub struct Effect {
    /// When.
    pub condition: Option<Bool>,
    /// What.
    pub moves: Option<Moves>,
}

impl Effect {
    /// Generates the effect if its condition holds.
    pub fn generate<'p>(&'p self, w: &mut World<'p>) {
        if self.condition.as_ref().is_none_or(|c| c.eval(w)) {
            self.generate_always(w);
        }
    }

    /// Generates the effect whatever its condition says.
    pub fn generate_always<'p>(&'p self, w: &mut World<'p>) {
        if let Some(moves) = &self.moves {
            moves.generate(w);
        }
    }

    /// Puts the effect before a move, if its condition holds.
    pub fn chain<'p>(&'p self, w: &mut World<'p>, mv: Move) -> Move {
        let start = w.arena.moves.len();
        self.generate(w);
        w.chain(start, mv)
    }

    /// Puts the effect before a move, whatever its condition says.
    pub fn chain_always<'p>(&'p self, w: &mut World<'p>, mv: Move) -> Move {
        let start = w.arena.moves.len();
        self.generate_always(w);
        w.chain(start, mv)
    }
}

impl FromPart {
    /// The single site; none for a region.
    pub fn site<'p>(&'p self, w: &mut World<'p>) -> Option<i32> {
        match &self.place {
            None => Some(w.regs.from),
            Some(Place::Site(site)) => Some(site.eval(w)),
            Some(Place::Region(_)) => None,
        }
    }

    /// Starts a move at the single site: the site, and the registers to restore when all is done; none where no such
    /// move can start. Where only the condition fails the register stays changed, as rules can see.
    pub fn enter<'p>(&'p self, w: &mut World<'p>) -> Option<(i32, Registers)> {
        let from = self.site(w)?;
        if from < 0 || from as usize >= w.program.topology.count(self.kind) {
            return None;
        }
        let saved = w.regs;
        w.regs.from = from;
        self.condition.as_ref().is_none_or(|c| c.eval(w)).then_some((from, saved))
    }

    /// All sites, appended to a list.
    pub fn sites<'p>(&'p self, w: &mut World<'p>, out: &mut Vec<i32>) {
        match &self.place {
            None => out.push(w.regs.from),
            Some(place) => place.sites(w, out),
        }
    }
}

impl ToPart {
    /// Whether it can name only empty sites of a type.
    pub fn is_of_empty_sites(&self, kind: SiteType) -> bool {
        matches!(&self.place, Some(Place::Region(region)) if region.is_of_empty_sites(kind))
    }

    /// All sites, appended to a list.
    pub fn sites<'p>(&'p self, w: &mut World<'p>, out: &mut Vec<i32>) {
        match &self.place {
            None => out.push(w.regs.to),
            Some(place) => place.sites(w, out),
        }
    }

    /// Whether the condition holds.
    pub fn holds<'p>(&'p self, w: &mut World<'p>) -> bool {
        self.condition.as_ref().is_none_or(|c| c.eval(w))
    }
}

impl Place {
    /// All sites, appended to a list.
    pub fn sites<'p>(&'p self, w: &mut World<'p>, out: &mut Vec<i32>) {
        match self {
            Self::Site(site) => {
                let site = site.eval(w);
                out.push(site);
            }
            Self::Region(region) => {
                let sites = region.eval(w);
                out.extend(sites.iter());
                w.give(sites);
            }
        }
    }
}

impl World<'_> {
    /// Pushes a move with header and mover.
    #[inline]
    pub(crate) fn emit(&mut self, mut mv: Move, from: i32, to: i32) {
        mv.from = from;
        mv.to = to;
        self.push_move(mv);
    }

    /// The level of the top piece of a site; -1 if there is none.
    #[inline]
    pub(crate) fn top_level(&self, site: i32, kind: SiteType) -> i32 {
        self.program.layout.slot(site, kind).map_or(-1, |s| self.state.height(s) as i32 - 1)
    }

    /// The component at a site.
    #[inline]
    pub(crate) fn what_at(&self, site: i32, kind: SiteType) -> i32 {
        self.program.layout.slot(site, kind).map_or(0, |s| self.state.what(s))
    }
}
