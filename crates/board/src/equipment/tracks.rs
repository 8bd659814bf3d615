//! Tracks: ways along the sites of a board.

use crate::direction::Direction;
use crate::error::{BoardError, Result};
use crate::graph::limits;
use crate::site::{Site, SiteType};
use crate::topology::Topology;

/// Where a track leaves the board.
pub const OFF: i32 = -1;

/// The end of a track.
pub const END: i32 = -2;

/// A way along sites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Track {
    /// Its name.
    pub name: Box<str>,
    /// The player it belongs to; 0 when it is for all.
    pub owner: u32,
    /// Whether it goes round.
    pub looped: bool,
    /// Whether it can only be walked one way.
    pub directed: bool,
    /// Whether it visits a site more than once.
    pub internal_loop: bool,
    /// Its stations.
    pub elems: Vec<TrackElem>,
}

/// A station of a track.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrackElem {
    /// The site, or [`OFF`] or [`END`].
    pub site: i32,
    /// The site before.
    pub previous: i32,
    /// The place of the station before, or −1.
    pub previous_index: i32,
    /// The site after.
    pub next: i32,
    /// The place of the station after, or −1.
    pub next_index: i32,
    /// How many times the site was repeated at once.
    pub bump: u32,
}

impl Track {
    /// Makes a track from its sites; a site repeated at once is one station with a bump.
    pub fn new(name: &str, owner: u32, sites: &[i32], looped: bool, directed: bool) -> Self {
        let mut stations: Vec<(i32, u32)> = vec![];
        for &site in sites {
            match stations.last_mut() {
                Some((last, bump)) if *last == site => *bump += 1,
                _ => stations.push((site, 0)),
            }
        }
        let m = stations.len();
        let station = |i: usize| (stations[i].0, i as i32);
        const NOWHERE: (i32, i32) = (OFF, -1);
        let elems: Vec<TrackElem> = (0..m)
            .map(|i| {
                let previous = match i {
                    0 if looped => station(m - 1),
                    0 => NOWHERE,
                    _ if directed && i + 1 < m => NOWHERE,
                    _ => station(i - 1),
                };
                let next = match i + 1 {
                    after if after < m => station(after),
                    _ if looped => station(0),
                    _ => NOWHERE,
                };
                TrackElem {
                    site: stations[i].0,
                    previous: previous.0,
                    previous_index: previous.1,
                    next: next.0,
                    next_index: next.1,
                    bump: stations[i].1,
                }
            })
            .collect();
        let mut visited: Vec<i32> = elems.iter().map(|e| e.site).collect();
        visited.sort_unstable();
        let repeats = visited.windows(2).any(|pair| pair[0] == pair[1]);
        let internal_loop = repeats && elems.iter().all(|e| e.bump == 0);
        Self { name: name.into(), owner, looped, directed, internal_loop, elems }
    }

    /// The sites of the track in order, without marks such as [`END`].
    pub fn sites(&self) -> impl Iterator<Item = Site> {
        self.elems.iter().filter_map(|e| Site::try_from(e.site).ok())
    }
}

/// Reads a track such as `0,E,N2,W,End` on a board.
pub fn read_path(topology: &Topology, text: &str) -> Result<Vec<i32>> {
    if topology.default == SiteType::Edge {
        return Err(BoardError::new("a track on edges has to list its sites"));
    }
    let mut items: Vec<&str> = text.split(',').map(str::trim).collect();
    if items.last() == Some(&"") {
        items.pop();
    }
    if items.first().is_none_or(|first| first.parse::<i32>().is_err()) {
        return Err(BoardError::new(format!("the track `{text}` does not begin with a site")));
    }
    let mut sites: Vec<i32> = vec![];
    let mut current: Option<Site> = None;
    for item in items {
        if let Ok(site) = item.parse::<i32>() {
            sites.push(site);
            let on_board = |s: &Site| (*s as usize) < topology.sites().len();
            current = Site::try_from(site).ok().filter(on_board);
        } else if item == "End" {
            sites.push(END);
        } else {
            let from = current.ok_or_else(|| {
                BoardError::new(format!("`{item}` has no site on the board to start from"))
            })?;
            let (direction, most) = read_leg(topology, item)?;
            for ray in topology.rays(topology.default, from, direction) {
                let leg = ray.sites.iter().skip(1).take(most);
                sites.extend(leg.map(|&site| site as i32));
            }
            current = sites.last().and_then(|&site| Site::try_from(site).ok());
            limits::total(sites.len())?;
        }
    }
    Ok(sites)
}

/// Reads a direction with the number of steps, such as `N` or `E3`.
fn read_leg(topology: &Topology, item: &str) -> Result<(Direction, usize)> {
    let digits = item.find(|c: char| c.is_ascii_digit()).unwrap_or(item.len());
    let (name, count) = item.split_at(digits);
    let supported = topology.sites().supported.on_board(crate::topology::Relation::All);
    let direction = supported.iter().copied().find(|d| d.name() == name).ok_or_else(|| {
        let known: Vec<&str> = supported.iter().map(|d| d.name()).collect();
        BoardError::new(format!("this board has no direction `{name}`, only {}", known.join(", ")))
    })?;
    if count.is_empty() {
        return Ok((direction, usize::MAX));
    }
    let count = count
        .parse()
        .map_err(|_| BoardError::new(format!("`{item}` is no direction with a number of steps")))?;
    Ok((direction, count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_sites_bump() {
        let track = Track::new("Track", 0, &[3, 3, 4, 5], true, false);
        let elems: Vec<_> =
            track.elems.iter().map(|e| (e.site, e.previous, e.next, e.bump)).collect();
        assert_eq!(elems, [(3, 5, 4, 1), (4, 3, 5, 0), (5, 4, 3, 0)]);
        assert!(!track.internal_loop);
    }

    #[test]
    fn a_track_that_comes_back_has_an_internal_loop() {
        let track = Track::new("Track", 1, &[0, 1, 0, END], false, false);
        assert!(track.internal_loop);
        assert_eq!(track.elems[0].previous_index, -1);
        assert_eq!(track.elems[3].next, OFF);
    }
}
