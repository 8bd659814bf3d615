//! Sets of sites.

mod around;
mod graph;
mod group;
mod pieces;
mod remembered;
mod tracks;
mod winning;

pub use around::{Around, BetweenSites, InDirection, LineOfSight, Who};
pub use graph::{AtDistance, Crossing, Expand, Incident, Pattern, Walks};
pub(crate) use graph::{turn, walk_ends};
pub use group::Group;
pub use pieces::Occupied;
pub use remembered::Remembered;
pub(crate) use remembered::{Lasting, Memory};
pub use tracks::OnTracks;
pub use winning::Winning;

use board::SiteType;
use language::words::SitesMoveKind;

use crate::arrays::Array;
use crate::bits::Bits;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::moves::Moves;
use crate::players::Players;
use crate::world::{Sites, World};

/// A set of sites.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub enum Region {
    Fixed(Bits),
    /// The region register.
    Held,
    /// The sites of the hint being looked at.
    HintSites,
    /// The regions of the equipment by owner.
    Table(usize, Box<Int>),
    Empty(SiteType),
    EmptyIn(Box<Int>),
    /// One of several fixed sets, by number.
    Indexed(Box<[Bits]>, Box<Int>),
    InState(SiteType, Box<Int>),
    Occupied(Box<Occupied>),
    Around(Box<Around>),
    LineOfSight(Box<LineOfSight>),
    InDirection(Box<InDirection>),
    Between(Box<BetweenSites>),
    Group(Box<Group>),
    OnTracks(Box<OnTracks>),
    ToClear,
    Pending,
    LastTo,
    LastFrom,
    LastBetween,
    LineOfPlay,
    Playable(SiteType),
    Start(Box<Int>),
    Incident(Box<Incident>),
    Crossing(Box<Crossing>),
    /// A ring of pieces, with or without what it encloses.
    Ring(Box<(crate::booleans::Ring, Bool)>),
    AtDistance(Box<AtDistance>),
    Winning(Box<Winning>),
    Random(Option<Box<Region>>, Box<Int>),
    Pattern(Box<Pattern>),
    Walks(Box<Walks>),
    OfMoves(SitesMoveKind, Box<Moves>),
    LargePiece(Box<Int>),
    Hidden(crate::action::Hidden, SiteType, Box<Int>),
    Support(SiteType, Option<Box<Int>>),
    List(Box<[Int]>),
    OfArray(Box<Array>),
    /// A site alone; nothing for -1.
    One(Box<Int>),
    Union(Box<[Region]>),
    Intersection(Box<[Region]>),
    Difference(Box<(Region, Region)>),
    Expand(Box<Expand>),
    If(Box<(Bool, Region, Option<Region>)>),
    ForEachSite(Box<(Region, Bool)>),
    ForEachOf(Box<(Region, Region)>),
    ForEachPlayer(Box<(Array, Region)>),
    ForEachTeam(Box<Region>),
    Levels(Box<Levels>),
    /// Worked out once for each state, or once for all.
    Remembered(Box<Remembered>),
}

/// Levels of a stack, as a set.
#[derive(Debug)]
pub struct Levels {
    /// The site.
    pub at: Int,
    /// Whether to begin at the top.
    pub from_top: bool,
    /// Which levels.
    pub condition: Option<Bool>,
    /// The level to begin at.
    pub start: Option<Int>,
    /// The type of the site.
    pub kind: SiteType,
}

/// To work a region out takes as long as so many tests.
const WORKED: u64 = 8;

impl Region {
    /// No site at all.
    pub fn nothing() -> Self {
        Self::Fixed(Bits::default())
    }

    /// The set, if it never changes.
    pub fn fixed(&self) -> Option<&Bits> {
        if let Self::Fixed(bits) = self { Some(bits) } else { None }
    }

    /// Whether it can hold only empty sites of a type.
    pub fn is_of_empty_sites(&self, of: SiteType) -> bool {
        match self {
            Self::Empty(kind) => *kind == of,
            Self::Intersection(list) => list.iter().any(|part| part.is_of_empty_sites(of)),
            Self::Union(list) => list.iter().all(|part| part.is_of_empty_sites(of)),
            Self::Difference(pair) => pair.0.is_of_empty_sites(of),
            Self::ForEachSite(parts) => parts.0.is_of_empty_sites(of),
            Self::Remembered(x) => x.region.is_of_empty_sites(of),
            Self::If(parts) => {
                parts.1.is_of_empty_sites(of)
                    && parts.2.as_ref().is_none_or(|part| part.is_of_empty_sites(of))
            }
            _ => false,
        }
    }

    /// Works the set out.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> Sites<'p> {
        match self {
            Self::Fixed(bits) => Sites::Fixed(bits),
            Self::Remembered(x) => x.eval(w),
            Self::Table(table, owner) => {
                let owner = owner.eval(w);
                match w.program.region_tables[*table].get(owner as usize) {
                    Some(bits) => Sites::Fixed(bits),
                    None => Sites::Worked(w.take_bits()),
                }
            }
            Self::Indexed(sets, index) => {
                let index = index.eval(w);
                match sets.get(index as usize) {
                    Some(bits) => Sites::Fixed(bits),
                    None => Sites::Worked(w.take_bits()),
                }
            }
            _ => {
                w.effort += WORKED;
                let mut bits = w.take_bits();
                self.fill(w, &mut bits);
                Sites::Worked(bits)
            }
        }
    }

    /// Whether a site is in the set; the set is worked out only where that cannot be avoided.
    pub fn has<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        match self {
            Self::Fixed(bits) => bits.contains_site(site),
            Self::Remembered(x) => x.contains(w, site),
            Self::Empty(kind) => {
                let slot = w.program.layout.board_slot(site, *kind);
                slot.is_some_and(|slot| w.state.is_empty(slot))
            }
            Self::Pending => site >= 0 && w.state.list(w.program.layout.pending).contains(&site),
            Self::Union(list) if w.shortcuts() => list.iter().any(|part| part.has(w, site)),
            Self::Intersection(list) if w.shortcuts() && !list.is_empty() => {
                list.iter().all(|part| part.has(w, site))
            }
            Self::Difference(pair) if w.shortcuts() => pair.0.has(w, site) && !pair.1.has(w, site),
            _ => {
                let sites = self.eval(w);
                let found = sites.contains_site(site);
                w.give(sites);
                found
            }
        }
    }

    /// Adds the set to an empty one.
    fn fill<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        match self {
            Self::Fixed(_) | Self::Table(..) | Self::Indexed(..) | Self::Remembered(_) => {
                let sites = self.eval(w);
                out.union_with(&sites);
                w.give(sites);
            }
            Self::Held => {
                if let Some(bits) = w.held.get(w.regs.region as usize) {
                    out.union_with(bits);
                }
            }
            Self::HintSites => {
                if let Some(bits) = w.held.get(w.regs.hint_region as usize) {
                    out.union_with(bits);
                }
            }
            Self::Empty(kind) => w.state.empty_sites(*kind, out),
            Self::EmptyIn(container) => {
                let container = container.eval(w);
                if container == 0 {
                    w.state.empty_sites(w.program.layout.default, out);
                } else if let Some(c) = w.program.containers.get(container as usize) {
                    (c.first..c.first + c.size)
                        .filter(|&s| w.state.is_empty(s))
                        .for_each(|s| out.insert(s));
                }
            }
            Self::InState(kind, state) => {
                let state = state.eval(w);
                for site in 0..w.program.topology.count(*kind) {
                    if let Some(slot) = w.program.layout.board_slot(site as i32, *kind)
                        && w.state.local_state(slot) == state
                    {
                        out.insert(site);
                    }
                }
            }
            Self::Occupied(x) => x.eval(w, out),
            Self::Around(x) => x.eval(w, out),
            Self::LineOfSight(x) => x.eval(w, out),
            Self::InDirection(x) => x.eval(w, out),
            Self::Between(x) => x.eval(w, out),
            Self::Group(x) => x.eval_into(w, out),
            Self::OnTracks(x) => x.eval(w, out),
            Self::Incident(x) => x.eval(w, out),
            Self::Crossing(x) => x.eval(w, out),
            Self::Ring(pair) => {
                let inside = pair.1.eval(w);
                if let Some((ring, area)) = pair.0.find(w) {
                    ring.iter().for_each(|&s| out.insert_site(s));
                    if inside {
                        area.iter().for_each(|&s| out.insert_site(s));
                    }
                }
            }
            Self::AtDistance(x) => x.eval(w, out),
            Self::Winning(x) => x.eval(w, out),
            Self::Pattern(x) => x.sites(w, out),
            Self::Walks(x) => x.eval(w, out),
            Self::Expand(x) => x.eval(w, out),
            Self::ToClear => {
                w.state.list(w.program.layout.to_clear).iter().for_each(|&s| out.insert_site(s));
            }
            Self::Pending => {
                w.state.list(w.program.layout.pending).iter().for_each(|&s| out.insert_site(s));
            }
            Self::LastTo => {
                if let Some(last) = w.last_played() {
                    last.touched.iter().for_each(|&s| out.insert_site(s));
                }
            }
            Self::LastFrom => out.insert_site(w.last_played().map_or(-1, |m| m.from)),
            Self::LastBetween => {
                if let Some(last) = w.last_played() {
                    last.between.iter().for_each(|&s| out.insert_site(s));
                }
            }
            Self::One(site) => {
                let site = site.eval(w);
                out.insert_site(site);
            }
            Self::List(list) => {
                for site in list {
                    let site = site.eval(w);
                    out.insert_site(site);
                }
            }
            Self::OfArray(array) => {
                let mut ints = w.take_ints();
                array.eval(w, &mut ints);
                ints.iter().for_each(|&s| out.insert_site(s));
                w.give_ints(ints);
            }
            Self::Union(regions) => {
                for region in regions {
                    let sites = region.eval(w);
                    out.union_with(&sites);
                    w.give(sites);
                }
            }
            Self::Intersection(regions) => {
                for (i, region) in regions.iter().enumerate() {
                    let sites = region.eval(w);
                    if i == 0 {
                        out.union_with(&sites);
                    } else {
                        out.intersect_with(&sites);
                    }
                    w.give(sites);
                }
            }
            Self::Difference(pair) => {
                let sites = pair.0.eval(w);
                out.union_with(&sites);
                w.give(sites);
                let less = pair.1.eval(w);
                out.subtract(&less);
                w.give(less);
            }
            Self::If(parts) => {
                if parts.0.eval(w) {
                    parts.1.fill(w, out);
                } else if let Some(otherwise) = &parts.2 {
                    otherwise.fill(w, out);
                }
            }
            Self::ForEachSite(pair) => {
                let sites = pair.0.eval(w);
                let saved = w.regs.site;
                for site in sites.iter() {
                    w.regs.site = site;
                    if pair.1.eval(w) {
                        out.insert_site(site);
                    }
                }
                w.regs.site = saved;
                w.give(sites);
            }
            Self::ForEachOf(pair) => {
                let sites = pair.0.eval(w);
                let saved = w.regs.site;
                for site in sites.iter() {
                    w.regs.site = site;
                    let more = pair.1.eval(w);
                    out.union_with(&more);
                    w.give(more);
                }
                w.regs.site = saved;
                w.give(sites);
            }
            Self::ForEachPlayer(pair) => {
                let mut players = w.take_ints();
                pair.0.eval(w, &mut players);
                let saved = w.regs.player;
                for &player in &players {
                    w.regs.player = player;
                    let more = pair.1.eval(w);
                    out.union_with(&more);
                    w.give(more);
                }
                w.regs.player = saved;
                w.give_ints(players);
            }
            Self::ForEachTeam(region) => {
                let saved = w.regs.team;
                for team in 1..=w.program.players as i32 {
                    if w.team_members(team) != 0 {
                        w.regs.team = team;
                        let more = region.eval(w);
                        out.union_with(&more);
                        w.give(more);
                    }
                }
                w.regs.team = saved;
            }
            Self::Levels(levels) => levels.eval(w, out),
            Self::OfMoves(kind, moves) => w.sites_of_moves(*kind, moves, out),
            _ => self.fill_pieces(w, out),
        }
    }
}

impl Levels {
    fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let at = self.at.eval(w);
        let Some(slot) = w.program.layout.slot(at, self.kind) else { return };
        let height = w.state.height(slot) as i32;
        let first = if self.from_top { height - 1 } else { 0 };
        let start = self.start.as_ref().map_or(first, |s| s.eval(w));
        let start = if start < 0 { first } else { start };
        let saved = w.regs.level;
        let mut level = start;
        while level >= 0 && level < height {
            w.regs.level = level;
            if self.condition.as_ref().is_none_or(|c| c.eval(w)) {
                out.insert_site(level);
            }
            level += if self.from_top { -1 } else { 1 };
        }
        w.regs.level = saved;
    }
}

impl Players {
    /// One player who is always the same.
    pub fn constant(player: i32) -> Self {
        Self::Fixed(if (0..32).contains(&player) { 1 << player } else { 0 })
    }
}
