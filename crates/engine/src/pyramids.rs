//! Pieces piled up in pyramids: what lies on what, and what can be seen from above.

use board::{Direction, SiteType};

use crate::bits::Bits;
use crate::ints::Int;
use crate::regions::Region;
use crate::world::World;

/// How many of the sites that carry a site hold certain pieces.
#[derive(Debug)]
pub struct Platform {
    /// The site.
    pub site: Int,
    /// Only pieces of this player count.
    pub who: Option<Int>,
    /// Only these components count.
    pub whats: Box<[Int]>,
    /// The type of the site.
    pub kind: SiteType,
}

impl Platform {
    /// The number of carrying sites.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let site = self.site.eval(w);
        if site < 0 || site as usize >= w.program.topology.count(self.kind) {
            return 0;
        }
        let who = self.who.as_ref().map(|who| who.eval(w));
        let mut whats = w.take_ints();
        for what in &self.whats {
            let what = what.eval(w);
            whats.push(what);
        }
        let below = w.program.topology.steps(self.kind, site as u32, Direction::Downward);
        let counts = |&&site: &&u32| {
            let slot = w.program.layout.board_slot(site as i32, self.kind);
            slot.is_some_and(|slot| {
                let what = w.state.what(slot);
                who.is_none_or(|who| what != 0 && w.state.who(slot) == who)
                    && (whats.is_empty() || whats.contains(&what))
            })
        };
        let n = below.iter().filter(counts).count() as i32;
        w.give_ints(whats);
        n
    }
}

/// Whether like pieces stand at the four corners of a pyramid whose tip is one of some sites.
#[derive(Debug)]
pub struct PyramidCorners {
    /// The sites that may be the tip.
    pub tips: Region,
    /// The type of the sites.
    pub kind: SiteType,
}

impl PyramidCorners {
    const WAYS: [[Direction; 4]; 2] = [
        [Direction::DNW, Direction::DNE, Direction::DSW, Direction::DSE],
        [Direction::UNW, Direction::UNE, Direction::USW, Direction::USE],
    ];

    /// Whether there is such a pyramid.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let tips = self.tips.eval(w);
        let mut found = false;
        for tip in tips.iter() {
            let Some(slot) = w.program.layout.board_slot(tip, self.kind) else {
                found = false;
                break;
            };
            let what = w.state.what(slot);
            if Self::WAYS.iter().any(|way| self.widens(w, tip, what, way)) {
                found = true;
                break;
            }
        }
        w.give(tips);
        found
    }

    /// Goes outwards in four directions at once until all four sites hold the piece.
    fn widens(&self, w: &World<'_>, tip: i32, what: i32, way: &[Direction; 4]) -> bool {
        let mut corners = [tip as u32; 4];
        loop {
            for (corner, &direction) in corners.iter_mut().zip(way) {
                let &[next] = w.program.topology.steps(self.kind, *corner, direction) else {
                    return false;
                };
                *corner = next;
            }
            if corners.iter().all(|&site| w.what_at(site as i32, self.kind) == what) {
                return true;
            }
        }
    }
}

/// Whether a region touches an empty site on the ground, apart from one that is about to be taken.
#[derive(Debug)]
pub struct Freedom {
    /// The region.
    pub region: Region,
    /// The site about to be taken.
    pub taken: Option<Int>,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Freedom {
    /// Whether there is such a site.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let taken = self.taken.as_ref().map_or(-1, |site| site.eval(w));
        let region = self.region.eval(w);
        let count = w.program.topology.count(self.kind) as i32;
        let layers = &w.program.topology.of(self.kind).layers;
        let free = |&site: &u32| {
            site as i32 != taken
                && layers.get(site as usize).is_none_or(|&layer| layer == 0)
                && w.program
                    .layout
                    .board_slot(site as i32, self.kind)
                    .is_some_and(|slot| w.state.is_empty(slot))
        };
        let found = region.iter().filter(|&site| site < count).any(|site| {
            let around = w.program.topology.steps(self.kind, site as u32, Direction::Adjacent);
            around.iter().any(free)
        });
        w.give(region);
        found
    }
}

impl World<'_> {
    /// Whether a piece lies straight above a site, two layers up, and hides it.
    pub(crate) fn is_covered(&self, kind: SiteType, site: i32) -> bool {
        let elements = self.program.topology.of(kind);
        let place = |s: u32| (elements.rows.get(s as usize), elements.columns.get(s as usize));
        let up = |s: u32| self.program.topology.steps(kind, s, Direction::Upward);
        up(site as u32).iter().flat_map(|&side| up(side)).any(|&above| {
            place(above) == place(site as u32) && self.is_occupied(above as i32, kind)
        })
    }

    /// Whether two neighbours can be seen to touch: not if pieces lie on both from either side.
    pub(crate) fn is_contact_visible(&self, kind: SiteType, a: i32, b: i32) -> bool {
        let up = |s: i32| self.program.topology.steps(kind, s as u32, Direction::Upward);
        let on_both = up(a).iter().filter(|site| up(b).contains(site));
        on_both.filter(|&&site| self.is_occupied(site as i32, kind)).count() < 2
    }

    /// Takes the sites that are hidden from above out of a set.
    pub(crate) fn drop_covered(&self, kind: SiteType, sites: &mut Bits) {
        let hidden: Vec<i32> = sites.iter().filter(|&s| self.is_covered(kind, s)).collect();
        for site in hidden {
            sites.remove(site as usize);
        }
    }
}
