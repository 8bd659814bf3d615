//! Where pieces come to rest: empty sites that need nothing below them, or have it.

use super::code::Mask;
use super::table::Table;

/// The place of a site that is not in the list.
const NOWHERE: u16 = u16::MAX;

/// The empty sites where a piece may be placed because of what lies at one other site.
#[derive(Debug, Clone)]
pub(super) struct Ground {
    /// The site that each one rests on; -1 if it rests on the floor.
    below: Box<[i16]>,
    /// What has to lie there.
    mask: Mask,
    /// The sites that rest on each one.
    above: Table,
    open: Vec<u16>,
    at: Vec<u16>,
}

impl Ground {
    /// The ground of an empty board: the site that each one rests on, and what has to lie there.
    pub fn new(below: &[i16], mask: Mask) -> Self {
        let resting = |site: usize| {
            let rests = |&s: &usize| below[s] as usize == site && below[s] >= 0;
            (0..below.len()).filter(rests).map(|s| s as u16).collect()
        };
        let mut ground = Self {
            below: below.into(),
            mask,
            above: Table::new((0..below.len()).map(resting)),
            open: Vec::new(),
            at: vec![NOWHERE; below.len()],
        };
        let nothing = vec![0; below.len()];
        (0..below.len()).for_each(|site| ground.look_at(&nothing, site));
        ground
    }

    /// Becomes a copy.
    pub fn copy_from(&mut self, other: &Self) {
        self.open.clone_from(&other.open);
        self.at.copy_from_slice(&other.at);
    }

    /// The sites where a piece may be placed.
    #[inline]
    pub fn open(&self) -> &[u16] {
        &self.open
    }

    /// Takes note that something else lies at a site now.
    #[inline]
    pub fn note(&mut self, what: &[u8], site: usize) {
        self.look_at(what, site);
        for i in 0..self.above.of(site).len() {
            let above = self.above.of(site)[i];
            self.look_at(what, above as usize);
        }
    }

    #[inline]
    fn look_at(&mut self, what: &[u8], site: usize) {
        let Some(&below) = self.below.get(site) else { return };
        let rests = below < 0 || self.mask.has(what[below as usize]);
        let place = self.at[site];
        match (what[site] == 0 && rests, place) {
            (true, NOWHERE) => {
                self.at[site] = self.open.len() as u16;
                self.open.push(site as u16);
            }
            (false, place) if place != NOWHERE => {
                self.open.swap_remove(place as usize);
                if let Some(&moved) = self.open.get(place as usize) {
                    self.at[moved as usize] = place;
                }
                self.at[site] = NOWHERE;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sites_open_above_what_was_placed() {
        // Two columns of three.
        let mut ground = Ground::new(&[-1, -1, 0, 1, 2, 3], Mask { whats: !1, off: false });
        let mut what = [0; 6];
        let sorted = |ground: &Ground| {
            let mut open = ground.open().to_vec();
            open.sort_unstable();
            open
        };
        assert_eq!(sorted(&ground), [0, 1]);
        for (site, expected) in [(0, &[1, 2][..]), (2, &[1, 4]), (4, &[1])] {
            what[site] = 1;
            ground.note(&what, site);
            assert_eq!(sorted(&ground), expected);
        }
        what[4] = 0;
        ground.note(&what, 4);
        assert_eq!(sorted(&ground), [1, 4]);
    }
}
