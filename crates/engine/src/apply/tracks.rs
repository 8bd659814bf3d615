//! Where pieces stand on tracks that visit a site twice.
//!
//! The site of a piece does not tell its place on such a track, so the state counts the pieces of each component at
//! each place. Games whose tracks visit no site twice keep nothing.

use std::ops::Range;

use crate::state::NONE;
use crate::world::World;

impl World<'_> {
    /// The place of the piece at a site on a track.
    pub(crate) fn place_on_track(&self, track: usize, site: i32) -> Option<usize> {
        let found = &self.program.tracks[track];
        if self.program.layout.on_tracks == NONE || found.looped {
            return found.find(site);
        }
        let what = self.what_at(site, self.program.layout.default);
        self.held_place(track, what, site)
    }

    /// The first place at a site where a piece of a component stands.
    fn held_place(&self, track: usize, what: i32, site: i32) -> Option<usize> {
        let elems = &self.program.tracks[track].elems;
        (0..elems.len()).find(|&place| {
            elems[place].site == site && self.state.on_track(self.count_at(track, place, what)) > 0
        })
    }

    /// Which count belongs to a place of a track and a component.
    fn count_at(&self, track: usize, place: usize, what: i32) -> usize {
        let before: usize = self.program.tracks[..track].iter().map(|t| t.elems.len()).sum();
        (before + place) * self.program.layout.components + what.max(0) as usize
    }

    fn change_count(&mut self, track: usize, place: usize, what: i32, by: i32) {
        let at = self.count_at(track, place, what);
        let count = self.state.on_track(at) + by;
        self.state.set_on_track(at, count);
    }

    /// The tracks on which places are kept.
    fn kept_tracks(&self, what: i32) -> Range<usize> {
        let known = what > 0 && (what as usize) < self.program.layout.components;
        let kept = known && self.program.layout.on_tracks != NONE;
        0..if kept { self.program.tracks.len() } else { 0 }
    }

    /// A piece was added: it stands at the first place of its site.
    pub(crate) fn track_add(&mut self, what: i32, site: i32, count: i32) {
        // In games of stacks the reference counts an added piece twice.
        let count = if self.program.layout.needs.stacks { 2 * count } else { count };
        for track in self.kept_tracks(what) {
            if let Some(place) = self.program.tracks[track].find(site) {
                self.change_count(track, place, what, count);
            }
        }
    }

    /// A piece moved: it goes on to the next place of its new site, or else to the first.
    pub(crate) fn track_move(&mut self, what: i32, from: i32, to: i32) {
        for track in self.kept_tracks(what) {
            let program = self.program;
            let found = &program.tracks[track];
            let held = self.held_place(track, what, from);
            if let Some(place) = held {
                self.change_count(track, place, what, -1);
            } else if found.find(from).is_some() {
                continue;
            }
            let next = held.and_then(|place| {
                (place + 1..found.elems.len()).find(|&next| found.elems[next].site == to)
            });
            if let Some(place) = next.or_else(|| found.find(to)) {
                self.change_count(track, place, what, 1);
            }
        }
    }

    /// A piece was removed: one is taken off at every place of the site.
    pub(crate) fn track_remove(&mut self, what: i32, site: i32) {
        for track in self.kept_tracks(what) {
            let program = self.program;
            for (place, elem) in program.tracks[track].elems.iter().enumerate() {
                if elem.site == site {
                    self.change_count(track, place, what, -1);
                }
            }
        }
    }
}
