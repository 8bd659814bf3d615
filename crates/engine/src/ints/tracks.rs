//! Places on tracks.

use super::Int;
use crate::booleans::Bool;
use crate::program::Track;
use crate::world::World;

/// A track, chosen by owner: one for each player number, and one when no player is given.
#[derive(Debug)]
pub struct TrackChoice {
    /// Whose track.
    pub owner: Int,
    /// The track of each player; -1 if none.
    pub by_owner: Box<[i32]>,
}

impl TrackChoice {
    /// The number of the track.
    pub fn index<'p>(&'p self, w: &mut World<'p>) -> Option<usize> {
        let owner = self.owner.eval(w);
        let index = self.by_owner.get(owner as usize).copied().unwrap_or(-1);
        (index >= 0).then_some(index as usize)
    }

    fn track<'p>(&'p self, w: &mut World<'p>) -> Option<&'p Track> {
        self.index(w).map(|i| &w.program.tracks[i])
    }

    /// The last site.
    pub fn end<'p>(&'p self, w: &mut World<'p>) -> i32 {
        self.track(w).and_then(|t| t.elems.last()).map_or(-1, |e| e.site)
    }
}

impl Track {
    /// The first place of a site.
    pub fn find(&self, site: i32) -> Option<usize> {
        self.elems.iter().position(|e| e.site == site)
    }

    /// The site some steps after a place, which may be the length for a site that is not on the track.
    pub fn forward(&self, from: usize, steps: i32) -> i32 {
        let m = self.elems.len();
        let Some(last) = self.elems.last() else { return -1 };
        let mut i = from + steps.max(0) as usize;
        if i < m {
            return self.elems[i].site;
        }
        if last.next == -1 {
            return -1;
        }
        while i >= m {
            i -= m;
            if i == 0 {
                return last.next;
            }
            if i <= m {
                return self.elems[i - 1].next;
            }
        }
        -1
    }
}

/// A site further on a track.
#[derive(Debug)]
pub struct OnTrack {
    /// The track.
    pub track: TrackChoice,
    /// The site to start from.
    pub from: Int,
    /// How many steps.
    pub steps: Int,
}

impl OnTrack {
    /// The site.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let Some(index) = self.track.index(w) else { return -1 };
        let from = self.from.eval(w);
        let steps = self.steps.eval(w);
        let track = &w.program.tracks[index];
        let at = w.place_on_track(index, from).unwrap_or(track.elems.len());
        track.forward(at, steps)
    }
}

/// The first site of a track that fits.
#[derive(Debug)]
pub struct FirstOnTrack {
    /// The track.
    pub track: TrackChoice,
    /// Where to begin.
    pub from: Option<Int>,
    /// Which sites fit.
    pub condition: Option<Bool>,
}

impl FirstOnTrack {
    /// The site; -1 if none fits.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let Some(track) = self.track.track(w) else { return -1 };
        let start = match &self.from {
            None => 0,
            Some(from) => {
                let from = from.eval(w);
                track.find(from).unwrap_or(0)
            }
        };
        let Some(condition) = &self.condition else {
            return track.elems.get(start).map_or(-1, |e| e.site);
        };
        let saved = w.regs.to;
        let n = track.elems.len();
        for i in 0..n {
            let site = track.elems[(start + i) % n].site;
            w.regs.to = site;
            if condition.eval(w) {
                w.regs.to = saved;
                return site;
            }
        }
        w.regs.to = saved;
        -1
    }
}

/// The distance of two sites along a track.
#[derive(Debug)]
pub struct StepsOnTrack {
    /// The track.
    pub track: TrackChoice,
    /// The one site.
    pub from: Int,
    /// The other site.
    pub to: Int,
}

impl StepsOnTrack {
    /// The number of steps; -1 if the other site is not reached.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let Some(track) = self.track.track(w) else { return -1 };
        let (from, to) = (self.from.eval(w), self.to.eval(w));
        let (Some(a), n) = (track.find(from), track.elems.len()) else { return -1 };
        for i in 0..n {
            let at = a + i;
            if at >= n && !track.looped {
                return -1;
            }
            if track.elems[at % n].site == to {
                return i as i32;
            }
        }
        -1
    }
}
