//! Strategy: what the description's heuristics and play itself say is good, as advice in words.
//!
//! Two sources are weighed against each other. The metadata may hold [heuristics](given), written by hand or trained; play
//! shows which [features](Feature) of positions go with winning. Advice is given only where it can hold in the game at hand:
//! a feature that never differed in play is not spoken of, and what play contradicts is left out.

mod given;
mod weigh;
mod words;

pub use given::{Given, Origin, given};
pub use weigh::weigh;

use serde::Serialize;

/// A feature of a position, seen from one player.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feature {
    /// How many pieces of a name the player has.
    Material(String),
    /// How many moves the player has.
    Mobility,
    /// The player's score.
    Score,
    /// How many more of the places around the player can reach.
    Influence,
    /// The length of the player's best line that can still be completed.
    Lines,
    /// How close the player's pieces are to the centre.
    Centre(String),
    /// How close they are to the corners.
    Corners(String),
    /// How close they are to the sides.
    Sides(String),
    /// How many of the player's own places they hold.
    OwnRegions,
}

/// What play says of a feature.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Learned {
    /// The feature.
    pub feature: Feature,
    /// How strongly having more of it than the opponents goes with winning, from -1 to 1.
    pub correlation: f64,
    /// How many games the correlation comes from: those in which the feature differed between the players.
    pub games: usize,
}

impl Learned {
    /// How many standard errors the correlation is away from none.
    pub fn confidence(&self) -> f64 {
        let spread = (1.0 - self.correlation * self.correlation).max(1e-9);
        self.correlation * ((self.games.saturating_sub(2)) as f64 / spread).sqrt()
    }
}

/// How much a piece of advice matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Importance {
    /// It matters hardly at all.
    VeryLow,
    /// It matters little.
    Low,
    /// It matters.
    Moderate,
    /// It matters much.
    High,
    /// It matters most.
    VeryHigh,
}

impl Importance {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::VeryLow => "very low",
            Self::Low => "low",
            Self::Moderate => "moderate",
            Self::High => "high",
            Self::VeryHigh => "very high",
        }
    }

    /// As filled dots among five.
    pub fn dots(self) -> String {
        let filled = self as usize + 1;
        "●".repeat(filled) + &"○".repeat(5 - filled)
    }

    /// The importance of a share of the greatest effect.
    pub fn of_share(share: f64) -> Self {
        match share {
            share if share >= 0.8 => Self::VeryHigh,
            share if share >= 0.5 => Self::High,
            share if share >= 0.25 => Self::Moderate,
            share if share >= 0.1 => Self::Low,
            _ => Self::VeryLow,
        }
    }
}

/// A piece of advice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// The advice, in a sentence or two.
    pub text: String,
    /// How much it matters.
    pub importance: Importance,
}

/// What is wise, and how we know.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Strategy {
    /// Where the advice comes from.
    pub source: String,
    /// The advice, the most important first.
    pub advice: Vec<Advice>,
}

/// The strategy of a game from what its description says and what play shows.
pub fn strategy(heuristics: &[Given], learned: &[Learned]) -> Strategy {
    let effects = weigh(heuristics, learned);
    words::tell(
        &effects,
        !heuristics.is_empty(),
        learned.iter().map(|one| one.games).max().unwrap_or(0),
    )
}
