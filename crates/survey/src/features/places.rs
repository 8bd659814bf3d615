//! Where the places of a board lie: near the middle, far along a track, on whose side.

use std::collections::BTreeMap;

use board::Point;
use engine::Program;
use tutor::strategy::Feature;

use super::Traits;
use super::lens::Seen;

/// A part of the size of the board by which the pieces of players must be apart for there to be a way forward.
const APART: f64 = 0.25;

/// What is fixed about the places of a board; each number lies between 0 and 1.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// Where each place lies, and how far from the middle the farthest one.
    points: Vec<Point>,
    reach: f64,
    centre: Vec<f64>,
    corners: Vec<f64>,
    sides: Vec<f64>,
    /// How far each place is on the way from a player's own first places to those of the others.
    advance: Vec<Vec<f64>>,
    /// How far each place is along a player's own track.
    tracks: Vec<BTreeMap<usize, f64>>,
    /// Whether dice drive the pieces along tracks.
    is_race: bool,
    /// How many pieces each player begins with.
    pieces: Vec<f64>,
    /// The places that belong to each player.
    own: Vec<Vec<usize>>,
    /// The store of each player, where there are such.
    stores: Vec<usize>,
}

impl Places {
    /// The places of a game that begins with a position.
    pub fn new(program: &Program, start: &Seen) -> Self {
        let sites = program.topology.sites();
        let points = &sites.positions;
        let middle = mean(points.iter()).unwrap_or(Point { x: 0.0, y: 0.0, z: 0.0 });
        let reach = points.iter().map(|point| apart(point, &middle)).fold(1e-9, f64::max);
        let near = |goals: Vec<&Point>| -> Vec<f64> {
            // Where everything is at the edge, nothing is near it or far from it.
            if goals.is_empty() || goals.len() == points.len() {
                return vec![];
            }
            let nearest = |point: &Point| {
                goals.iter().map(|goal| apart(point, goal)).fold(f64::INFINITY, f64::min)
            };
            points.iter().map(|point| 1.0 - nearest(point) / reach).collect()
        };
        let of = |list: &[u32]| list.iter().filter_map(|at| points.get(*at as usize)).collect();
        Self {
            points: points.to_vec(),
            reach,
            centre: near(vec![&middle]),
            corners: near(of(&sites.regions.corners)),
            sides: near(of(&sites.regions.outer)),
            advance: advance(program.players, points, start, reach),
            tracks: tracks(program),
            is_race: !program.dice.is_empty() && !program.tracks.is_empty(),
            pieces: (0..program.players).map(|player| number(start, player)).collect(),
            own: own(program),
            stores: stores(program),
        }
    }

    pub fn to_centre(&self, site: usize) -> Option<f64> {
        self.centre.get(site).copied()
    }

    pub fn to_corners(&self, site: usize) -> Option<f64> {
        self.corners.get(site).copied()
    }

    pub fn to_sides(&self, site: usize) -> Option<f64> {
        self.sides.get(site).copied()
    }

    pub fn advance(&self, player: usize, site: usize) -> Option<f64> {
        self.advance.get(player)?.get(site).copied()
    }

    /// How close everybody's pieces are to the nearest ones of others, on average; nothing for who has none on the board.
    pub fn near_others(&self, seen: &Seen, players: usize) -> Vec<Option<f64>> {
        let at = |site: usize| self.points.get(site);
        let all: Vec<(usize, &Point)> = seen
            .pieces
            .iter()
            .filter_map(|piece| Some((piece.player, piece.site.and_then(at)?)))
            .collect();
        let close = |player: usize| {
            let (mut sum, mut count) = (0.0, 0.0);
            for (_, here) in all.iter().filter(|(whose, _)| *whose == player) {
                let others = all.iter().filter(|(whose, _)| *whose != player);
                let nearest = others.map(|(_, there)| apart(here, there)).min_by(f64::total_cmp)?;
                sum += 1.0 - nearest / (2.0 * self.reach);
                count += 1.0;
            }
            (count > 0.0).then(|| sum / count)
        };
        (0..players).map(close).collect()
    }

    /// Whether dice drive the pieces along tracks.
    pub fn is_race(&self) -> bool {
        self.is_race
    }

    /// Whether it is known of every player how far each piece is on its way.
    pub fn is_measured(&self, players: usize) -> bool {
        !self.tracks.is_empty() && self.tracks.len() == players
    }

    /// On how many places of everybody's track where others come past a piece stands alone, once two stand together somewhere.
    pub fn exposed(&self, seen: &Seen, players: usize, traits: &mut Traits) {
        if !self.is_measured(players) {
            return;
        }
        let mut held: Vec<BTreeMap<usize, f64>> = vec![BTreeMap::new(); players];
        for piece in &seen.pieces {
            if let Some(site) = piece.site {
                *held[piece.player].entry(site).or_default() += piece.number;
            }
        }
        if held.iter().flat_map(BTreeMap::values).all(|number| *number < 2.0) {
            return;
        }
        let alone = (0..players).map(|player| {
            let passed = |site: &usize| {
                let mut others = self.tracks.iter().enumerate().filter(|(at, _)| *at != player);
                others.any(|(_, track)| track.contains_key(site))
            };
            let own = &self.tracks[player];
            let on_the_way = |site: &usize| own.contains_key(site) && passed(site);
            let single = held[player].iter().filter(|(site, it)| **it < 2.0 && on_the_way(site));
            Some(single.count() as f64)
        });
        traits.insert(Feature::Exposed, alone.collect());
    }

    /// How far everybody's pieces are along their tracks: those that are gone have arrived.
    pub fn progress(&self, seen: &Seen, players: usize, traits: &mut Traits) {
        if !self.is_measured(players) {
            return;
        }
        let mut sums = vec![0.0; players];
        let mut left = vec![0.0; players];
        let mut hindmost = vec![1.0_f64; players];
        for piece in &seen.pieces {
            left[piece.player] += piece.number;
            let along = piece.site.and_then(|site| self.tracks[piece.player].get(&site));
            let along = along.copied().unwrap_or(0.0);
            sums[piece.player] += piece.number * along;
            hindmost[piece.player] = hindmost[piece.player].min(along);
        }
        let progress = (0..players)
            .map(|player| Some(sums[player] + (self.pieces[player] - left[player]).max(0.0)));
        traits.insert(Feature::Progress, progress.collect());
        // A single piece is the hindmost in any case.
        if self.pieces.iter().all(|number| *number > 1.0) {
            traits.insert(Feature::Hindmost, hindmost.into_iter().map(Some).collect());
        }
    }

    /// How much of what nobody owns lies at everybody's own places, and in everybody's store.
    pub fn seeds(&self, seen: &Seen, players: usize, traits: &mut Traits) {
        let at = |store: &usize| {
            let here = seen.neutral.iter().filter(|(site, _)| site == store);
            Some(here.map(|(_, number)| number).sum())
        };
        if !self.stores.is_empty() {
            traits.insert(Feature::Store, self.stores.iter().map(at).collect());
        }
        if seen.neutral.is_empty() || self.own.iter().any(Vec::is_empty) {
            return;
        }
        let held = self.own.iter().take(players).map(|own| {
            let here = seen.neutral.iter().filter(|(site, _)| own.contains(site));
            Some(here.map(|(_, number)| number).sum())
        });
        traits.insert(Feature::OwnSeeds, held.collect());
    }
}

fn apart(a: &Point, b: &Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

fn mean<'a>(points: impl Iterator<Item = &'a Point>) -> Option<Point> {
    let (mut x, mut y, mut count) = (0.0, 0.0, 0.0);
    for point in points {
        x += point.x;
        y += point.y;
        count += 1.0;
    }
    (count > 0.0).then(|| Point { x: x / count, y: y / count, z: 0.0 })
}

fn number(seen: &Seen, player: usize) -> f64 {
    seen.pieces.iter().filter(|piece| piece.player == player).map(|piece| piece.number).sum()
}

/// The way forward of each player who has one: from where the own pieces begin to where those of the others do.
fn advance(players: usize, points: &[Point], start: &Seen, reach: f64) -> Vec<Vec<f64>> {
    let middle = |own: bool, player: usize| {
        let theirs = start.pieces.iter().filter(|piece| (piece.player == player) == own);
        mean(theirs.filter_map(|piece| points.get(piece.site?)))
    };
    let ways = (0..players).map(|player| {
        let (from, to) = (middle(true, player)?, middle(false, player)?);
        let length = apart(&from, &to);
        if length < APART * reach {
            return None;
        }
        let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length);
        let along = |point: &Point| ((point.x - from.x) * dx + (point.y - from.y) * dy) / reach;
        Some(points.iter().map(along).collect())
    });
    ways.collect::<Option<Vec<_>>>().unwrap_or_default()
}

/// The tracks of a race: one for each player, along which dice drive the pieces.
fn tracks(program: &Program) -> Vec<BTreeMap<usize, f64>> {
    if program.dice.is_empty() {
        return vec![];
    }
    let own = (1..=program.players as i32).map(|player| {
        let track = program.tracks.iter().find(|track| track.owner == player)?;
        let last = track.elems.len().max(2) as f64;
        let mut places = BTreeMap::new();
        for (at, elem) in track.elems.iter().enumerate() {
            if let Ok(site) = usize::try_from(elem.site) {
                places.entry(site).or_insert((at + 1) as f64 / last);
            }
        }
        Some(places)
    });
    own.collect::<Option<Vec<_>>>().unwrap_or_default()
}

fn own(program: &Program) -> Vec<Vec<usize>> {
    let of = |player: i32| {
        let regions = program.regions.iter().filter(move |region| region.owner == player);
        let sites = regions.flat_map(|region| region.sites.iter());
        sites.filter_map(|site| usize::try_from(site).ok()).collect()
    };
    (1..=program.players as i32).map(of).collect()
}

/// The places that a map gives to the players, one to each: that is how stores are named.
fn stores(program: &Program) -> Vec<usize> {
    let board = program.topology.sites().len();
    let of_map = |map: &engine::program::Map| {
        let own = |player: i32| {
            let pair = map.pairs.iter().find(|(key, _)| *key == player)?;
            usize::try_from(pair.1).ok().filter(|site| *site < board)
        };
        let stores: Option<Vec<usize>> = (1..=program.players as i32).map(own).collect();
        stores.filter(|stores| {
            stores.iter().all(|one| stores.iter().filter(|it| *it == one).count() == 1)
        })
    };
    program.maps.iter().find_map(of_map).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::lens::Piece;
    use super::*;

    /// Two pieces of the first player stand together, one is alone where the second comes past, one where nobody else does.
    #[test]
    fn pieces_that_stand_alone_where_others_pass_are_exposed() {
        let along = |sites: &[(usize, f64)]| sites.iter().copied().collect::<BTreeMap<_, _>>();
        let places = Places {
            tracks: vec![
                along(&[(0, 0.25), (1, 0.5), (2, 0.75), (3, 1.0)]),
                along(&[(2, 0.5), (1, 1.0)]),
            ],
            pieces: vec![4.0, 2.0],
            is_race: true,
            ..Places::default()
        };
        let piece = |player, site, number| Piece { player, name: 0, site: Some(site), number };
        let seen = Seen {
            pieces: vec![piece(0, 1, 2.0), piece(0, 2, 1.0), piece(0, 3, 1.0), piece(1, 0, 1.0)],
            ..Seen::default()
        };
        let mut traits = Traits::new();
        places.exposed(&seen, 2, &mut traits);
        assert_eq!(traits[&Feature::Exposed], [Some(1.0), Some(0.0)]);
        places.progress(&seen, 2, &mut traits);
        assert_eq!(traits[&Feature::Hindmost], [Some(0.5), Some(0.0)]);
    }
}
