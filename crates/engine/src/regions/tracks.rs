//! Sites of tracks.

use crate::bits::Bits;
use crate::ints::{Int, TrackChoice};
use crate::world::World;

/// The sites of a track, or of a part of it.
#[derive(Debug)]
pub struct OnTracks {
    /// The track, unless the register names one.
    pub track: TrackChoice,
    /// The first site.
    pub from: Option<Int>,
    /// The last site.
    pub to: Option<Int>,
}

impl OnTracks {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let index =
            if w.regs.track >= 0 { Some(w.regs.track as usize) } else { self.track.index(w) };
        let Some(track) = index.and_then(|i| w.program.tracks.get(i)) else { return };
        if self.from.is_none() && self.to.is_none() {
            track.elems.iter().for_each(|e| out.insert_site(e.site));
            return;
        }
        let start = match &self.from {
            None => Some(0),
            Some(from) => {
                let from = from.eval(w);
                track.find(from)
            }
        };
        let Some(start) = start else { return };
        let to = self.to.as_ref().map(|t| t.eval(w));
        let n = track.elems.len();
        for i in 0..n {
            if to.is_none() && start + i >= n {
                break;
            }
            let site = track.elems[(start + i) % n].site;
            out.insert_site(site);
            if to == Some(site) {
                break;
            }
        }
    }
}
