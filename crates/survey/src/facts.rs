//! Numbers about random play.

use engine::World;
use serde::Serialize;

/// So many games stand for what was not seen.
const UNSEEN: f64 = 4.0;

/// What one playout says.
#[derive(Debug, Clone, Default)]
pub(crate) struct Figures {
    pub moves: usize,
    /// The sum of the numbers of legal moves; 0 if they were not counted.
    pub branching: usize,
    /// Whether it came to an end.
    pub finished: bool,
    /// 1 for a player who won, 0 for one who lost, between for draws; from player 1 on.
    pub utilities: Vec<f64>,
    /// The players who won; none for a draw.
    pub winners: Vec<usize>,
}

impl Figures {
    /// What a game of so many moves says that is over, or was stopped.
    pub fn of(world: &World<'_>, moves: usize, branching: usize) -> Self {
        let mut figures = Self { moves, branching, finished: world.is_over(), ..Self::default() };
        if figures.finished {
            let players = world.program.players;
            let ranks: Vec<f64> = (1..=players).map(|player| world.ranking(player)).collect();
            let last = (players.max(2) - 1) as f64;
            figures.utilities = ranks.iter().map(|rank| 1.0 - (rank - 1.0) / last).collect();
            figures.winners = winners(world);
        }
        figures
    }
}

/// The players who won: those who share the best rank, unless everybody has it.
pub fn winners(world: &World<'_>) -> Vec<usize> {
    let players = world.program.players;
    // A rank below 1 is still open.
    let ranks = (1..=players).map(|player| world.ranking(player)).filter(|rank| *rank >= 1.0);
    let best = ranks.fold(f64::INFINITY, f64::min);
    let first = |player: &usize| (world.ranking(*player) - best).abs() < 1e-6;
    let winners: Vec<usize> = (1..=players).filter(first).collect();
    let alone = players < 2 && (best - 1.0).abs() < 1e-6;
    if winners.len() < players || alone { winners } else { vec![] }
}

/// Numbers about random play.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Facts {
    /// How many games they come from.
    pub games: usize,
    /// In how many of these the legal moves were counted.
    pub counted: usize,
    /// How many of them came to an end.
    pub finished: usize,
    /// The lengths of those, in moves.
    pub lengths: Vec<usize>,
    /// The mean number of legal moves.
    pub branching: f64,
    /// How many games each player won; player 0 stands for nobody.
    pub wins: Vec<usize>,
    /// What each player got out of all games, and the sum of the squares; a game without an end is worth a half.
    #[serde(skip)]
    points: Vec<(f64, f64)>,
}

impl Facts {
    pub(crate) fn add(&mut self, figures: &Figures) {
        if figures.branching > 0 {
            let mean = figures.branching as f64 / figures.moves.max(1) as f64;
            let counted = self.counted as f64;
            self.branching = (self.branching * counted + mean) / (counted + 1.0);
            self.counted += 1;
        }
        self.games += 1;
        if self.points.len() < figures.utilities.len() {
            // Games before this one had no end.
            let half = 0.5 * (self.games - 1) as f64;
            self.points.resize(figures.utilities.len(), (half, half / 2.0));
        }
        for (player, (sum, squares)) in self.points.iter_mut().enumerate() {
            let points = figures.utilities.get(player).copied().unwrap_or(0.5);
            *sum += points;
            *squares += points * points;
        }
        if !figures.finished {
            return;
        }
        self.finished += 1;
        self.lengths.push(figures.moves);
        let most = figures.winners.iter().copied().max().unwrap_or(0).max(figures.utilities.len());
        if self.wins.len() <= most {
            self.wins.resize(most + 1, 0);
        }
        // Nobody's wins are those of player 0.
        let none = figures.winners.is_empty().then_some(0);
        for winner in figures.winners.iter().copied().chain(none) {
            self.wins[winner] += 1;
        }
    }

    /// What a player gets out of a random game on average, and the variance: 1 for a win, 0 for a loss.
    pub(crate) fn usual(&self, player: usize) -> (f64, f64) {
        let (sum, squares) = player
            .checked_sub(1)
            .and_then(|at| self.points.get(at))
            .copied()
            .unwrap_or((0.5 * self.games as f64, 0.25 * self.games as f64));
        // A few games more, worth a half each, stand for what was not seen.
        let games = self.games as f64 + UNSEEN;
        let mean = (sum + 0.5 * UNSEEN) / games;
        (mean, ((squares + 0.25 * UNSEEN) / games - mean * mean).max(0.0))
    }

    /// The length that a share of the games do not exceed.
    pub fn length_quantile(&self, share: f64) -> Option<usize> {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let at = (share * lengths.len().saturating_sub(1) as f64).round() as usize;
        lengths.get(at).copied()
    }

    /// The share of finished games that a player won, with the margin that 95 of 100 such surveys would stay within.
    pub fn win_share(&self, player: usize) -> Option<(f64, f64)> {
        let games = self.finished as f64;
        let wins = *self.wins.get(player)? as f64;
        (games > 0.0).then(|| {
            let share = wins / games;
            (share, 1.96 * (share * (1.0 - share) / games).sqrt())
        })
    }
}
