//! Strategy: what the description's heuristics and play itself say is good, as advice in words.
//!
//! Two sources are weighed against each other. The metadata may hold [heuristics](given), written by hand or trained; play
//! shows which [features](Feature) of positions go with winning. Advice is given only where it can hold in the game at hand:
//! a feature that never differed in play is not spoken of, and what play contradicts is left out.

mod alone;
mod deduction;
mod figures;
mod given;
mod reason;
mod remark;
mod weigh;
mod words;

pub use alone::Alone;
pub use deduction::{Deduction, deduction};
pub use given::{Given, Origin, given};
pub use reason::Aims;
pub use remark::Play;
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
    /// How few moves the player leaves to who moves next.
    Confine,
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
    /// How far they are on the way from the player's own side to the opponents'.
    Advance(String),
    /// How many of the player's own places they hold.
    OwnRegions,
    /// How much of what nobody owns lies at the player's own places.
    OwnSeeds,
    /// How much of what nobody owns lies in the player's store.
    Store,
    /// How far the player's pieces are along their track, those that have arrived included.
    Progress,
    /// How far the player's hindmost piece is along its track.
    Hindmost,
    /// How many of the player's pieces stand alone on places of a track where others come past.
    Exposed,
    /// How few empty places the player still needs for a chain.
    Connection,
    /// Which part of the player's pieces hang together.
    Together,
    /// How many stacks have a piece of the player on top.
    Tops,
    /// How many pieces the player has in hand.
    Hand,
    /// How many pieces the player has taken into a hand that was empty at the start.
    Taken,
    /// Whether the player captures whenever that is possible.
    Capture,
    /// Whether the player takes a win as soon as there is one: a matter of attention rather than of position.
    Win,
    /// Whether the player leaves nobody else a win by the next move, if that can be helped.
    Safety,
    /// Whether the player leaves as few pieces as possible that others could take by the next move.
    Guard,
    /// How close the player's pieces are to those of others.
    Near,
    /// Whether the player makes the moves that come closest to what the rules ask of who wins.
    Goal,
}

/// How many of some games were won.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    /// How many of them.
    pub won: usize,
    /// Of how many.
    pub games: usize,
}

/// What play says of a feature.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Learned {
    /// The feature.
    pub feature: Feature,
    /// The player that it is about, where only one has such a thing.
    pub role: Option<usize>,
    /// How strongly having more of it goes with winning, from -1 to 1: more than the opponents, or, if only one player has such a
    /// thing, more than that player mostly has.
    pub correlation: f64,
    /// How many games the correlation comes from.
    pub games: usize,
    /// What became of those who were better off by it than the others, or than they mostly are: with more of it, or with less where
    /// that goes with winning.
    pub better: Share,
    /// What became of the rest.
    pub worse: Share,
    /// Whether the rules about the end of the game speak of it, so that it is expected to matter.
    pub is_goal: bool,
    /// How many standard errors its effect is away from none when the effects of stronger features are taken out; 0 for a
    /// feature that has no effect of its own.
    pub independent: f64,
}

impl Learned {
    /// How many standard errors the correlation is away from none.
    pub fn confidence(&self) -> f64 {
        confidence(self.correlation, self.games)
    }

    /// How many standard errors are asked for: fewer for what the rules make one expect.
    pub fn threshold(&self) -> f64 {
        if self.is_goal { EXPECTED } else { SURE }
    }
}

/// What came of going by a feature on purpose, against players who move at random.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Tried {
    /// The feature.
    pub feature: Feature,
    /// The player who went by it, where the players' aims differ; none if each did in turn.
    pub role: Option<usize>,
    /// Whether more of it was wanted, or less.
    pub more: bool,
    /// How many games were played.
    pub games: usize,
    /// How many points the player got: 1 for a win, 0 for a loss.
    pub points: f64,
    /// The sum of the squares of the points.
    pub squares: f64,
    /// How many would have been expected of a player who moves at random.
    pub expected: f64,
    /// The sum of the variances of what such a player gets.
    pub variance: f64,
}

impl Tried {
    /// How many points more than at random a game brought.
    pub fn gain(&self) -> f64 {
        (self.points - self.expected) / self.games.max(1) as f64
    }

    /// How many standard errors the points are above those expected.
    pub fn confidence(&self) -> f64 {
        let games = self.games.max(1) as f64;
        let seen = self.squares - self.points * self.points / games;
        (self.points - self.expected) / seen.max(self.variance).max(STEADY * games).sqrt()
    }

    /// Whether it helped beyond doubt, and so much that it is worth following.
    pub fn helps(&self) -> bool {
        self.confidence() >= HELPED && self.gain() >= WORTHWHILE
    }
}

/// So many standard errors above what is expected, what was tried out is believed: some features are tried for each game.
const HELPED: f64 = 3.0;
/// A plan that brings less than this a game is not worth following.
const WORTHWHILE: f64 = 0.1;

/// Games that all end alike still leave such a variance in doubt.
const STEADY: f64 = 0.01;
/// So many standard errors away from nothing, play is believed: in a library of a thousand games, a smaller number would let
/// chance speak in dozens of them.
const SURE: f64 = 3.5;
/// So many are enough for what the rules about the end of the game speak of.
const EXPECTED: f64 = 2.0;

/// How many standard errors a correlation is away from none.
pub fn confidence(correlation: f64, games: usize) -> f64 {
    let spread = (1.0 - correlation * correlation).max(1e-9);
    correlation * (games.saturating_sub(2) as f64 / spread).sqrt()
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

    /// The importance of an effect between 0 and 1.
    pub fn of_effect(effect: f64) -> Self {
        match effect {
            effect if effect >= 0.6 => Self::VeryHigh,
            effect if effect >= 0.4 => Self::High,
            effect if effect >= 0.25 => Self::Moderate,
            effect if effect >= 0.15 => Self::Low,
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
    /// What there is to say where there is no advice.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub remark: String,
    /// The advice, the most important first.
    pub advice: Vec<Advice>,
}

/// What advice needs to know of a game to be told in its words.
#[derive(Debug, Clone, Default)]
pub struct Words {
    /// What the players are called, from the first on.
    pub players: Vec<String>,
    /// What several pieces of a name are called.
    pub plurals: Vec<(String, String)>,
    /// What the places of the board are called: "squares".
    pub places: String,
    /// The names of the places in the middle of the board, if they are few.
    pub centre: Vec<String>,
}

/// What is known about what is wise in a game.
#[derive(Debug, Clone, Default)]
pub struct Known<'a> {
    /// The heuristics of the description.
    pub given: &'a [Given],
    /// What winners had more of.
    pub learned: &'a [Learned],
    /// Whether that showed in games in which everybody went for the end, and not in random ones.
    pub contested: bool,
    /// What came of plans against players who move at random.
    pub tried: &'a [Tried],
    /// What came of plans in a game for one.
    pub alone: &'a [Alone],
    /// What play was like.
    pub play: Play,
    /// What the rules about the end ask of who wins.
    pub aims: Aims,
}

/// The strategy of a game from what its description says and what play shows.
pub fn strategy(known: &Known<'_>, words: &Words) -> Strategy {
    if known.play.players == 1 {
        return alone::tell(known, words);
    }
    let Known { given: heuristics, learned, tried, .. } = *known;
    let effects = weigh(heuristics, learned, tried);
    let strategy = words::tell(&effects, words, known);
    let remark =
        if strategy.advice.is_empty() { remark::remark(known, words) } else { String::new() };
    Strategy { remark, ..strategy }
}

impl Strategy {
    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.advice.is_empty() && self.remark.is_empty()
    }
}
