//! What all games together say of the features: which of them the winners had more of.
//!
//! Players may have different pieces and aims, and numbers change as a game goes on. So a player's number is compared with what the
//! same player has in other games, at the same stage. What the players share is taken relative to the others.

use std::collections::{BTreeMap, BTreeSet};

use tutor::strategy::{Feature, Learned, Share, confidence};

use super::{Moment, STAGES};

/// Where two stages contradict each other so surely, neither is believed.
const DOUBT: f64 = 1.5;
/// Numbers smaller than this are nothing.
const NOTHING: f64 = 1e-9;

/// What was noted of all games that somebody won, stage by stage.
#[derive(Debug, Default)]
pub(crate) struct Evidence([Stage; STAGES.len()]);

impl Evidence {
    /// Adds the telling moments of a game and how it ended for each player.
    pub fn add(&mut self, moments: &[Moment], utilities: &[f64]) {
        for (number, (stage, moment)) in self.0.iter_mut().zip(moments).enumerate() {
            // Who has nearly won shortly before the end is no news.
            let tells = |feature: &Feature| number == 0 || !is_the_race_itself(feature);
            stage.add(moment, utilities, &tells);
        }
    }

    /// What can be learned: of each feature what the stage says that is surest of it. Where stages disagree, nothing is.
    pub fn learned(&self, is_goal: &dyn Fn(&Feature) -> bool) -> Vec<Learned> {
        let mut all: BTreeMap<Feature, Learned> = BTreeMap::new();
        for one in self.0.iter().flat_map(|stage| stage.learned(is_goal)) {
            match all.get_mut(&one.feature) {
                Some(known) if known.correlation * one.correlation < 0.0 => {
                    let doubt = known.confidence().abs().min(one.confidence().abs());
                    let surer = known.confidence().abs() >= one.confidence().abs();
                    let kept = if surer { known.clone() } else { one };
                    *known = if doubt > DOUBT {
                        Learned { correlation: 0.0, independent: 0.0, ..kept }
                    } else {
                        kept
                    };
                }
                Some(known) if known.confidence().abs() < one.confidence().abs() => *known = one,
                Some(_) => {}
                None => {
                    all.insert(one.feature.clone(), one);
                }
            }
        }
        all.into_values().collect()
    }
}

/// What was noted of all games at one stage.
#[derive(Debug, Default)]
struct Stage {
    rows: Vec<Row>,
    games: usize,
}

/// A player in a game.
#[derive(Debug)]
struct Row {
    game: usize,
    player: usize,
    ply: f64,
    won: f64,
    /// Whether nobody in the game did better.
    best: bool,
    traits: BTreeMap<Feature, f64>,
}

/// A feature over all rows; 0 where it is missing.
struct Column {
    feature: Feature,
    role: Option<usize>,
    games: usize,
    values: Vec<f64>,
}

impl Stage {
    /// Adds a position of a game and how the game ended for each player, if it ended better for some than for others.
    fn add(&mut self, moment: &Moment, utilities: &[f64], tells: &dyn Fn(&Feature) -> bool) {
        let players = utilities.len();
        let even = utilities.windows(2).all(|pair| (pair[0] - pair[1]).abs() < NOTHING);
        if even || players < 2 {
            return;
        }
        let most = utilities.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        for (player, won) in utilities.iter().enumerate() {
            let mut traits = BTreeMap::new();
            for (feature, values) in moment.traits.iter().filter(|(feature, _)| tells(feature)) {
                if let Some(value) = relative(values, player) {
                    traits.insert(feature.clone(), value);
                }
            }
            let ply = moment.ply as f64;
            let best = *won >= most - NOTHING;
            self.rows.push(Row { game: self.games, player, ply, won: *won, best, traits });
        }
        self.games += 1;
    }

    /// What can be learned at this stage.
    fn learned(&self, is_goal: &dyn Fn(&Feature) -> bool) -> Vec<Learned> {
        let won: Vec<Option<f64>> = self.rows.iter().map(|row| Some(row.won)).collect();
        let mut left = self.unexplained(&won);
        let mut columns: Vec<Column> = self.columns();
        let mut learned: Vec<Learned> = columns
            .iter()
            .map(|column| {
                let correlation = correlation(&column.values, &left);
                let (better, worse) = self.shares(column, correlation);
                Learned {
                    feature: column.feature.clone(),
                    role: column.role,
                    correlation,
                    games: column.games,
                    better,
                    worse,
                    is_goal: is_goal(&column.feature),
                    independent: 0.0,
                }
            })
            .collect();
        // The strongest feature is taken first, and what it explains is taken out of the results and of all others: so a feature that
        // merely goes along with another is not told again.
        let mut taken = BTreeSet::new();
        loop {
            let open = columns.iter().enumerate().filter(|(at, _)| !taken.contains(at));
            let strength = open.filter_map(|(at, column)| {
                let partial = correlation(&column.values, &left);
                let sure = confidence(partial, column.games);
                let agrees = partial * learned[at].correlation > 0.0;
                (agrees && sure.abs() >= learned[at].threshold()).then_some((at, sure))
            });
            let Some((at, sure)) = strength.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())) else {
                break;
            };
            learned[at].independent = sure;
            taken.insert(at);
            let chosen = columns[at].values.clone();
            take_out(&chosen, &mut left);
            for column in &mut columns {
                take_out(&chosen, &mut column.values);
            }
        }
        learned
    }

    fn columns(&self) -> Vec<Column> {
        let features: BTreeSet<&Feature> =
            self.rows.iter().flat_map(|row| row.traits.keys()).collect();
        let columns = features.into_iter().filter_map(|feature| {
            let raw: Vec<Option<f64>> =
                self.rows.iter().map(|row| row.traits.get(feature).copied()).collect();
            let values = self.unexplained(&raw);
            let varies = |value: &f64| value.abs() > NOTHING;
            if !values.iter().any(varies) {
                return None;
            }
            let present = self.rows.iter().zip(&raw).filter(|(_, value)| value.is_some());
            let mut players = BTreeSet::new();
            let mut games = BTreeSet::new();
            for (row, _) in present {
                players.insert(row.player);
                games.insert(row.game);
            }
            let role = (players.len() == 1).then(|| players.first().map_or(1, |player| player + 1));
            Some(Column { feature: feature.clone(), role, games: games.len(), values })
        });
        columns.collect()
    }

    /// What became of those who had more of a feature than the others, or than they mostly have where nobody else has such a thing; of
    /// those who had less where that goes with winning. And of the rest.
    fn shares(&self, column: &Column, correlation: f64) -> (Share, Share) {
        let raw: Vec<(f64, bool)> = self
            .rows
            .iter()
            .filter_map(|row| Some((*row.traits.get(&column.feature)?, row.best)))
            .collect();
        let usual = match column.role {
            Some(_) => raw.iter().map(|(value, _)| value).sum::<f64>() / raw.len().max(1) as f64,
            None => 0.0,
        };
        let (mut better, mut worse) = (Share::default(), Share::default());
        for (value, best) in raw {
            let ahead = (value - usual) * correlation.signum();
            let share = if ahead > NOTHING { &mut better } else { &mut worse };
            share.games += 1;
            share.won += usize::from(best);
        }
        // Where sides differ in what they have, to have more than the other says nothing.
        let rate = |share: Share| share.won as f64 / share.games.max(1) as f64;
        match rate(better) > rate(worse) {
            true => (better, worse),
            false => Default::default(),
        }
    }

    /// What is left of numbers when the mean of each player, and how they grow with the length of the game, is taken out.
    fn unexplained(&self, raw: &[Option<f64>]) -> Vec<f64> {
        let mut left = vec![0.0; raw.len()];
        let players: BTreeSet<usize> = self.rows.iter().map(|row| row.player).collect();
        for player in players {
            let own: Vec<(usize, f64, f64)> = self
                .rows
                .iter()
                .zip(raw)
                .enumerate()
                .filter(|(_, (row, _))| row.player == player)
                .filter_map(|(at, (row, value))| Some((at, row.ply, (*value)?)))
                .collect();
            let count = own.len().max(1) as f64;
            let mean_ply = own.iter().map(|(_, ply, _)| ply).sum::<f64>() / count;
            let mean = own.iter().map(|(.., value)| value).sum::<f64>() / count;
            let spread: f64 = own.iter().map(|(_, ply, _)| (ply - mean_ply).powi(2)).sum();
            let shared: f64 =
                own.iter().map(|(_, ply, value)| (ply - mean_ply) * (value - mean)).sum();
            let slope = if spread > NOTHING { shared / spread } else { 0.0 };
            for (at, ply, value) in own {
                left[at] = value - mean - slope * (ply - mean_ply);
            }
        }
        left
    }
}

/// Whether a feature counts what the game is won by.
fn is_the_race_itself(feature: &Feature) -> bool {
    matches!(
        feature,
        Feature::Score | Feature::Store | Feature::OwnSeeds | Feature::Progress | Feature::Hindmost
    )
}

/// A player's number, relative to the others where all have one.
fn relative(values: &[Option<f64>], player: usize) -> Option<f64> {
    let own = (*values.get(player)?)?;
    let others: Option<Vec<f64>> = values
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != player)
        .map(|(_, value)| *value)
        .collect();
    match others {
        Some(others) if !others.is_empty() => {
            Some(own - others.iter().sum::<f64>() / others.len() as f64)
        }
        _ => Some(own),
    }
}

/// The correlation where the first numbers are not missing.
fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let both = || a.iter().zip(b).filter(|(a, _)| **a != 0.0);
    let shared: f64 = both().map(|(a, b)| a * b).sum();
    let spread = both().map(|(a, _)| a * a).sum::<f64>() * both().map(|(_, b)| b * b).sum::<f64>();
    if spread > NOTHING { (shared / spread.sqrt()).clamp(-1.0, 1.0) } else { 0.0 }
}

/// Takes out of numbers what others explain of them.
fn take_out(explaining: &[f64], values: &mut [f64]) {
    let spread: f64 = explaining.iter().map(|value| value * value).sum();
    if spread < NOTHING {
        return;
    }
    let shared: f64 = explaining.iter().zip(values.iter()).map(|(a, b)| a * b).sum();
    for (value, by) in values.iter_mut().zip(explaining) {
        *value -= by * shared / spread;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Traits;

    /// A game in which each player has a number of some features, and one of two players wins.
    fn game(
        evidence: &mut Evidence,
        ply: usize,
        first: bool,
        traits: &[(Feature, [Option<f64>; 2])],
    ) {
        let traits: Traits =
            traits.iter().map(|(feature, values)| (feature.clone(), values.to_vec())).collect();
        let won = if first { [1.0, 0.0] } else { [0.0, 1.0] };
        evidence.add(&[Moment { ply, traits }], &won);
    }

    fn share(won: usize, games: usize) -> Share {
        Share { won, games }
    }

    #[test]
    fn more_of_what_wins_is_learned_and_noise_is_not() {
        let mut evidence = Evidence::default();
        for number in 0..60_usize {
            let first = number % 3 == 0;
            let better = if first { 3.0 } else { 1.0 };
            let noise = ((number * 7) % 5) as f64;
            let traits = [
                (Feature::Score, [Some(better), Some(2.0)]),
                (Feature::Mobility, [Some(noise), Some(2.0)]),
            ];
            game(&mut evidence, number % 4, first, &traits);
        }
        let learned = evidence.learned(&|_| false);
        let of = |feature: Feature| learned.iter().find(|it| it.feature == feature).unwrap();
        assert!(of(Feature::Score).independent > 3.0);
        assert_eq!(of(Feature::Mobility).independent, 0.0);
    }

    /// One side always has more pieces of its own kind and always wins: that says nothing about having more of them.
    #[test]
    fn what_never_varies_says_nothing() {
        let mut evidence = Evidence::default();
        for number in 0..60 {
            let goats = Feature::Material("Goat".to_owned());
            game(&mut evidence, 5, number % 10 != 0, &[(goats, [Some(20.0), None])]);
        }
        assert!(evidence.learned(&|_| false).is_empty());
    }

    #[test]
    fn what_only_one_side_has_is_told_of_that_side() {
        let mut evidence = Evidence::default();
        for number in 0..60 {
            let first = number % 2 == 0;
            let goats = if first { 18.0 } else { 12.0 } + f64::from(number % 3);
            let feature = Feature::Material("Goat".to_owned());
            game(&mut evidence, 5, first, &[(feature, [Some(goats), None])]);
        }
        let learned = evidence.learned(&|_| false);
        assert_eq!((learned.len(), learned[0].role), (1, Some(1)));
        assert!(learned[0].correlation > 0.9);
        // Nobody won with fewer than usual.
        assert_eq!((learned[0].better, learned[0].worse), (share(30, 30), share(0, 30)));
    }

    #[test]
    fn stages_that_contradict_each_other_are_not_believed() {
        let mut evidence = Evidence::default();
        for number in 0..60_usize {
            let first = number % 2 == 0;
            let at = |better: bool| {
                let value = if better { 3.0 } else { 1.0 } + (number % 3) as f64;
                let traits = Traits::from([(Feature::Mobility, vec![Some(value), Some(2.0)])]);
                Moment { ply: 5, traits }
            };
            let won = if first { [1.0, 0.0] } else { [0.0, 1.0] };
            evidence.add(&[at(first), at(!first)], &won);
        }
        assert_eq!(evidence.learned(&|_| false)[0].independent, 0.0);
    }

    /// Two features that always go together are told once.
    #[test]
    fn what_goes_along_is_not_told_again() {
        let mut evidence = Evidence::default();
        for number in 0..60 {
            let first = number % 2 == 0;
            let more = if first { 4.0 } else { 1.0 } + f64::from(number % 3);
            let traits = [
                (Feature::Score, [Some(more), Some(2.0)]),
                (Feature::Influence, [Some(2.0 * more), Some(4.0)]),
            ];
            game(&mut evidence, 5, first, &traits);
        }
        let sure = evidence.learned(&|_| false).iter().filter(|it| it.independent != 0.0).count();
        assert_eq!(sure, 1);
    }
}
