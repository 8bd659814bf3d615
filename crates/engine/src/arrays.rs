//! Lists of whole numbers.

use board::Direction;

use crate::booleans::Bool;
use crate::ints::{Groups, Int};
use crate::players::Players;
use crate::regions::Region;
use crate::world::World;

/// A list of whole numbers.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub enum Array {
    Ints(Box<[Int]>),
    Region(Box<Region>),
    Team,
    Difference(Box<(Array, Array)>),
    DifferenceOne(Box<(Array, Int)>),
    If(Box<(Bool, Array, Option<Array>)>),
    /// The elements of the last that occur in the first, for two; for a list the elements of the first that occur in all.
    Intersection(Box<(Array, Array)>),
    IntersectionOf(Box<[Array]>),
    Union(Box<[Array]>),
    Results(Box<Results>),
    Players(Box<(Players, Option<Bool>)>),
    Sizes(Box<(Groups, Option<Players>)>),
    Rotations(Box<[Direction]>),
    Remembered(Option<u32>),
}

/// Results of a function for pairs of sites.
#[derive(Debug)]
pub struct Results {
    /// The first sites: a site alone or a region.
    pub from: Result<Int, Region>,
    /// The second sites.
    pub to: Result<Int, Region>,
    /// The function.
    pub function: Int,
}

impl Array {
    /// Appends the numbers to a list.
    pub fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Vec<i32>) {
        match self {
            Self::Ints(ints) => {
                for int in ints {
                    let value = int.eval(w);
                    out.push(value);
                }
            }
            Self::Region(region) => {
                let sites = region.eval(w);
                out.extend(sites.iter());
                w.give(sites);
            }
            Self::Team => {
                let members = if w.regs.team < 0 { 0 } else { w.team_members(w.regs.team) };
                out.extend((0..32).filter(|p| members >> p & 1 == 1));
            }
            Self::Difference(pair) => {
                let start = out.len();
                pair.0.eval(w, out);
                let mut less = w.take_ints();
                pair.1.eval(w, &mut less);
                for &value in &less {
                    remove_first(out, start, value);
                }
                w.give_ints(less);
            }
            Self::DifferenceOne(pair) => {
                let start = out.len();
                pair.0.eval(w, out);
                let value = pair.1.eval(w);
                remove_first(out, start, value);
            }
            Self::If(parts) => {
                if parts.0.eval(w) {
                    parts.1.eval(w, out);
                } else if let Some(otherwise) = &parts.2 {
                    otherwise.eval(w, out);
                }
            }
            Self::Intersection(pair) => {
                let mut first = w.take_ints();
                pair.0.eval(w, &mut first);
                let start = out.len();
                pair.1.eval(w, out);
                retain_from(out, start, |v| first.contains(&v));
                w.give_ints(first);
            }
            Self::IntersectionOf(arrays) => {
                let start = out.len();
                let mut arrays = arrays.iter();
                if let Some(first) = arrays.next() {
                    first.eval(w, out);
                }
                for array in arrays {
                    let mut other = w.take_ints();
                    array.eval(w, &mut other);
                    retain_from(out, start, |v| other.contains(&v));
                    w.give_ints(other);
                }
            }
            Self::Union(arrays) => {
                let start = out.len();
                for (i, array) in arrays.iter().enumerate() {
                    let mut other = w.take_ints();
                    array.eval(w, &mut other);
                    for &value in &other {
                        if i == 0 || !out[start..].contains(&value) {
                            out.push(value);
                        }
                    }
                    w.give_ints(other);
                }
            }
            Self::Results(results) => results.eval(w, out),
            Self::Players(pair) => {
                let players = pair.0.eval(w);
                let saved = w.regs.player;
                for p in 0..=w.program.shared() {
                    if players >> p & 1 == 1 {
                        w.regs.player = p;
                        if pair.1.as_ref().is_none_or(|c| c.eval(w)) {
                            out.push(p);
                        }
                    }
                }
                w.regs.player = saved;
            }
            Self::Sizes(pair) => {
                let min = pair.0.min.eval(w);
                let (groups, owners) = &**pair;
                let owners = owners.as_ref().map(|o| o.eval(w));
                w.group_sizes(groups, owners, min, out);
            }
            Self::Rotations(directions) => {
                out.extend(directions.iter().filter_map(|d| rotation_of(w, *d)))
            }
            Self::Remembered(name) => {
                let list = w.remembered_list(*name);
                out.extend_from_slice(w.state.list(list));
            }
        }
    }
}

fn remove_first(list: &mut Vec<i32>, start: usize, value: i32) {
    if let Some(at) = list[start..].iter().position(|&v| v == value) {
        list.remove(start + at);
    }
}

fn retain_from(list: &mut Vec<i32>, start: usize, keep: impl Fn(i32) -> bool) {
    let mut i = 0;
    list.retain(|&v| {
        i += 1;
        i <= start || keep(v)
    });
}

/// The number of clockwise turns from the first supported direction to this one.
pub(crate) fn rotation_of(w: &World<'_>, direction: Direction) -> Option<i32> {
    let supported = &w.program.topology.sites().supported;
    let all = supported.on_board(board::topology::Relation::Adjacent);
    all.iter().position(|&d| d == direction).map(|i| i as i32)
}

impl Results {
    fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Vec<i32>) {
        let saved = w.regs;
        let mut froms = w.take_ints();
        sites_of(&self.from, w, &mut froms);
        for &from in &froms {
            w.regs.from = from;
            let mut tos = w.take_ints();
            sites_of(&self.to, w, &mut tos);
            for &to in &tos {
                w.regs.to = to;
                let value = self.function.eval(w);
                out.push(value);
            }
            w.give_ints(tos);
        }
        w.give_ints(froms);
        w.regs = saved;
    }
}

fn sites_of<'p>(place: &'p Result<Int, Region>, w: &mut World<'p>, out: &mut Vec<i32>) {
    match place {
        Ok(site) => {
            let site = site.eval(w);
            if site >= 0 {
                out.push(site);
            }
        }
        Err(region) => {
            let sites = region.eval(w);
            out.extend(sites.iter());
            w.give(sites);
        }
    }
}

impl<'p> World<'p> {
    /// The sizes of groups of pieces, in the order of the index of owned pieces.
    fn group_sizes(
        &mut self,
        groups: &'p Groups,
        owners: Option<u32>,
        min: i32,
        out: &mut Vec<i32>,
    ) {
        let kind = groups.kind;
        let everybody = (1u32 << (self.program.players + 1)) - 2;
        let players = owners.unwrap_or(everybody);
        let mut seeds = self.take_ints();
        for player in 0..=self.program.shared() {
            if groups.condition.is_none() && players >> player & 1 == 0 {
                continue;
            }
            for (index, component) in self.program.components.iter().enumerate().skip(1) {
                if component.owner == player {
                    seeds
                        .extend(self.state.owned(index).filter(|e| e.kind == kind).map(|e| e.site));
                }
            }
        }
        let visible = groups.visible.eval(self);
        let saved = self.regs.to;
        let mut done = self.take_bits();
        let mut queue = self.take_ints();
        let fits = |w: &mut Self, site: i32| -> bool {
            w.regs.to = site;
            if visible && w.is_covered(kind, site) {
                return false;
            }
            match &groups.condition {
                Some(condition) => condition.eval(w),
                None => {
                    let slot = w.program.layout.board_slot(site, kind);
                    slot.is_some_and(|s| w.state.what(s) != 0 && players >> w.state.who(s) & 1 == 1)
                }
            }
        };
        for &seed in &seeds {
            if done.contains_site(seed) || !fits(self, seed) {
                continue;
            }
            done.insert_site(seed);
            queue.clear();
            queue.push(seed);
            let mut at = 0;
            while at < queue.len() {
                let site = queue[at];
                at += 1;
                for direction in groups.directions.eval(self, kind, site) {
                    for &next in self.program.topology.steps(kind, site as u32, direction) {
                        if !done.contains(next as usize)
                            && (!visible || self.is_contact_visible(kind, site, next as i32))
                            && fits(self, next as i32)
                        {
                            done.insert(next as usize);
                            queue.push(next as i32);
                        }
                    }
                }
            }
            if queue.len() as i32 >= min {
                out.push(queue.len() as i32);
            }
        }
        self.regs.to = saved;
        self.give_ints(queue);
        self.give_ints(seeds);
        self.give_bits(done);
    }
}
