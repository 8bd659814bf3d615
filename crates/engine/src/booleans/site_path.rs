//! Paths of neighbouring sites of one owner.

use board::{Direction, SiteType};

use super::Bool;
use crate::ints::Int;
use crate::world::World;

/// Whether the sites of a player form a path.
#[derive(Debug)]
pub struct SitePath {
    /// A site of the path.
    pub from: Int,
    /// Whose sites.
    pub who: Int,
    /// The smallest length.
    pub min: Int,
    /// The greatest length.
    pub max: Int,
    /// Whether the path closes.
    pub closed: Bool,
    /// The type of the sites.
    pub kind: SiteType,
}

/// How many steps the search for a closed path takes at most.
const PATIENCE: u32 = 100_000;

impl SitePath {
    /// Whether there is such a path; it is the evidence then.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let (from, who) = (self.from.eval(w), self.who.eval(w));
        let (min, max) = (self.min.eval(w), self.max.eval(w));
        let closed = self.closed.eval(w);
        let Some(at) = w.program.layout.board_slot(from, self.kind) else { return false };
        if w.state.who(at) != who {
            return false;
        }
        let fits = |n: usize| n as i32 >= min && n as i32 <= max;
        let path = if closed {
            let mut search = Search { test: self, who, path: vec![from], left: PATIENCE };
            search.close(w, &|n| n >= 3 && fits(n)).then_some(search.path)
        } else {
            self.open(w, from, who).filter(|path| fits(path.len()))
        };
        match path {
            Some(path) => {
                w.evidence = path;
                true
            }
            None => false,
        }
    }

    fn own_neighbours(&self, w: &World<'_>, site: i32, who: i32) -> Vec<i32> {
        let near = w.program.topology.steps(self.kind, site as u32, Direction::Adjacent);
        let own = |&site: &i32| {
            let slot = w.program.layout.board_slot(site, self.kind);
            slot.is_some_and(|slot| w.state.who(slot) == who)
        };
        near.iter().map(|&s| s as i32).filter(own).collect()
    }

    /// All sites that hang together with a site, if they form one line without branches.
    fn open(&self, w: &World<'_>, from: i32, who: i32) -> Option<Vec<i32>> {
        let mut group = vec![from];
        let mut ends = 0;
        let mut at = 0;
        while at < group.len() {
            let near = self.own_neighbours(w, group[at], who);
            if near.len() > 2 {
                return None;
            }
            ends += 2 - near.len();
            for site in near {
                if !group.contains(&site) {
                    group.push(site);
                }
            }
            at += 1;
        }
        // A line has two ends; a lone site is both of its own.
        (ends == 2).then_some(group)
    }
}

struct Search<'a> {
    test: &'a SitePath,
    who: i32,
    path: Vec<i32>,
    left: u32,
}

impl Search<'_> {
    /// Goes on from the last site until the first is met again.
    fn close(&mut self, w: &World<'_>, fits: &dyn Fn(usize) -> bool) -> bool {
        let Some(&last) = self.path.last() else { return false };
        for next in self.test.own_neighbours(w, last, self.who) {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            if next == self.path[0] && fits(self.path.len()) {
                return true;
            }
            if !self.path.contains(&next) {
                self.path.push(next);
                if self.path.len() <= 200 && self.close(w, fits) {
                    return true;
                }
                self.path.pop();
            }
        }
        false
    }
}
