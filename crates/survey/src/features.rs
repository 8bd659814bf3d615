//! Which features of positions go with winning.

use std::collections::BTreeMap;

use board::SiteType;
use engine::{Program, World};
use tutor::strategy::{Feature, Learned};

/// The features of one position: a number for each player.
pub(crate) type Traits = BTreeMap<Feature, Vec<f64>>;

/// The features of a position that can be seen on the board.
pub(crate) fn traits(
    program: &Program,
    world: &World<'_>,
    slots: &[(usize, SiteType, i32)],
    mobility: &[f64],
) -> Traits {
    let players = program.players;
    let mut found = Traits::new();
    if players < 2 {
        return found;
    }
    let state = &world.state;
    let stacks = state.layout().has_stacks();
    let centre = Centre::of(program);
    let mut places: BTreeMap<Feature, Vec<(f64, f64)>> = BTreeMap::new();
    for &(slot, kind, site) in slots {
        if program.layout.container(site) != 0 {
            continue;
        }
        let levels = if stacks { state.stack_size(slot) } else { 1 };
        for level in 0..levels {
            let (what, who) = if stacks {
                let piece = state.level(slot, level as i32);
                (piece.what, piece.who)
            } else {
                (state.what(slot), state.who(slot))
            };
            let (Some(component), true) = (
                program.components.get(what as usize).filter(|_| what > 0),
                (1..=players as i32).contains(&who),
            ) else {
                continue;
            };
            let player = who as usize - 1;
            let number = if stacks { 1 } else { state.count(slot).max(1) };
            let material = Feature::Material(component.base.to_string());
            found.entry(material).or_insert_with(|| vec![0.0; players])[player] +=
                f64::from(number);
            let near = centre.nearness(program, kind, site);
            let place = places.entry(Feature::Centre(component.base.to_string()));
            let (sum, count) = &mut place.or_insert_with(|| vec![(0.0, 0.0); players])[player];
            *sum += near;
            *count += 1.0;
        }
    }
    // Where somebody has no such piece, nothing can be compared.
    for (feature, sums) in places {
        if sums.iter().all(|(_, count)| *count > 0.0) {
            found.insert(feature, sums.iter().map(|(sum, count)| sum / count).collect());
        }
    }
    if program.scores {
        found.insert(
            Feature::Score,
            (1..=players).map(|player| f64::from(world.score(player))).collect(),
        );
    }
    if mobility.len() == players && mobility.iter().all(|moves| *moves > 0.0) {
        found.insert(Feature::Mobility, mobility.to_vec());
    }
    found
}

/// The middle of the board.
struct Centre {
    x: f64,
    y: f64,
    reach: f64,
}

impl Centre {
    fn of(program: &Program) -> Self {
        let sites = &program.topology.sites().positions;
        let count = sites.len().max(1) as f64;
        let (x, y) = (
            sites.iter().map(|p| p.x).sum::<f64>() / count,
            sites.iter().map(|p| p.y).sum::<f64>() / count,
        );
        let reach = sites.iter().map(|p| (p.x - x).hypot(p.y - y)).fold(0.0, f64::max);
        Self { x, y, reach: reach.max(1e-9) }
    }

    fn nearness(&self, program: &Program, kind: SiteType, site: i32) -> f64 {
        let place = program.topology.of(kind).positions.get(site as usize);
        place.map_or(0.0, |p| 1.0 - (p.x - self.x).hypot(p.y - self.y) / self.reach)
    }
}

/// Sums over all games, for the correlation of each feature with the result.
#[derive(Debug, Default)]
pub(crate) struct Features {
    sums: BTreeMap<Feature, Sums>,
}

#[derive(Debug, Default)]
struct Sums {
    games: usize,
    n: f64,
    x: f64,
    y: f64,
    xx: f64,
    yy: f64,
    xy: f64,
}

impl Features {
    /// Adds a position of a game and how the game ended for each player.
    pub fn add(&mut self, traits: &Traits, utilities: &[f64]) {
        let players = utilities.len() as f64;
        for (feature, values) in traits {
            if values.len() != utilities.len() {
                continue;
            }
            let mean = values.iter().sum::<f64>() / players;
            let spread = values.iter().map(|value| (value - mean).abs()).fold(0.0, f64::max);
            // A feature in which nobody is ahead says nothing about this game.
            if spread < 1e-9 {
                continue;
            }
            let sums = self.sums.entry(feature.clone()).or_default();
            sums.games += 1;
            for (value, utility) in values.iter().zip(utilities) {
                let (x, y) = ((value - mean) / spread, *utility);
                sums.n += 1.0;
                sums.x += x;
                sums.y += y;
                sums.xx += x * x;
                sums.yy += y * y;
                sums.xy += x * y;
            }
        }
    }

    /// The correlations.
    pub fn learned(&self) -> Vec<Learned> {
        let learned = self.sums.iter().map(|(feature, sums)| {
            let covariance = sums.n * sums.xy - sums.x * sums.y;
            let spread =
                (sums.n * sums.xx - sums.x * sums.x) * (sums.n * sums.yy - sums.y * sums.y);
            let correlation = if spread > 1e-12 { covariance / spread.sqrt() } else { 0.0 };
            Learned { feature: feature.clone(), correlation, games: sums.games }
        });
        learned.collect()
    }
}
