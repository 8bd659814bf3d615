//! Numbers about random play.

use engine::World;
use serde::Serialize;

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
    pub winner: usize,
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
            figures.winner = winner(world);
        }
        figures
    }
}

/// The player who alone has the first rank; 0 for nobody.
pub(crate) fn winner(world: &World<'_>) -> usize {
    let first = |player: &usize| (world.ranking(*player) - 1.0).abs() < 1e-6;
    let mut winners = (1..=world.program.players).filter(first);
    match (winners.next(), winners.next()) {
        (Some(winner), None) => winner,
        _ => 0,
    }
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
        if !figures.finished {
            return;
        }
        self.finished += 1;
        self.lengths.push(figures.moves);
        if self.wins.len() <= figures.winner.max(figures.utilities.len()) {
            self.wins.resize(figures.winner.max(figures.utilities.len()) + 1, 0);
        }
        self.wins[figures.winner] += 1;
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
