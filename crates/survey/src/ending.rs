//! Ways in which games end.

use engine::Program;
use engine::end::{EndRule, Outcome};
use language::words::ResultType;
use serde::Serialize;
use syntax::NodeId;

use crate::example::{Sample, Way};

/// The result of a game, as the player of the last move sees it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// The player of the last move wins.
    MoverWins,
    /// Another player wins.
    OtherWins,
    /// A game for one is won.
    Solved,
    /// A game for one is lost.
    Failed,
    /// Nobody wins.
    Draw,
    /// Nothing can happen any more, and no rule says who wins.
    Standstill,
    /// A player has lost, and the others play on.
    Out,
    /// A player has won a place, and the others play on for the next.
    Placed,
}

impl Finish {
    /// Whether the game goes on for others.
    pub fn goes_on(&self) -> bool {
        matches!(self, Self::Out | Self::Placed)
    }
}

/// A way in which games end.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EndingKey {
    /// The end rule; none for limits and for games in which everybody passed.
    pub rule: Option<NodeId>,
    /// Which alternative of its test held, if it has several.
    pub alternative: Option<usize>,
    /// The result.
    pub finish: Finish,
    /// Whether the last move was a pass.
    pub pass: bool,
}

/// An ending as one playout saw it.
#[derive(Debug, Clone)]
pub(crate) struct Ended {
    pub key: EndingKey,
    /// The players who won; none for a draw.
    pub winners: Vec<usize>,
    /// The ply of the last move, and which of the legal moves it was.
    pub ply: usize,
    pub chosen: u16,
    pub clarity: i32,
}

impl Ended {
    fn bits(&self) -> u32 {
        if self.winners.is_empty() {
            1
        } else {
            self.winners.iter().map(|it| 1 << it.min(&31)).sum()
        }
    }

    fn sample(&self, way: &Way) -> Sample {
        Sample { way: way.clone(), ply: self.ply, chosen: self.chosen }
    }
}

/// An ending as all playouts saw it.
#[derive(Debug, Clone)]
pub struct EndingSeen {
    /// What it is.
    pub key: EndingKey,
    /// In how many playouts it was seen.
    pub games: usize,
    /// In how many plain random playouts it was seen.
    pub plain: usize,
    /// Bits of the players who won so.
    pub winners: u32,
    /// Whether another rule had ended the game at the same moment in all of them.
    pub late: bool,
    /// The clearest example: its last move.
    pub example: Sample,
    clarity: i32,
}

impl EndingSeen {
    pub(crate) fn new(ended: &Ended, way: &Way, plain: bool) -> Self {
        Self {
            key: ended.key.clone(),
            games: 1,
            plain: usize::from(plain),
            winners: ended.bits(),
            late: false,
            example: ended.sample(way),
            clarity: ended.clarity,
        }
    }

    /// An ending by a rule that came too late.
    pub(crate) fn too_late(ended: &Ended, way: &Way, plain: bool) -> Self {
        Self { late: true, ..Self::new(ended, way, plain) }
    }

    pub(crate) fn merge(&mut self, ended: &Ended, way: &Way, plain: bool) {
        self.games += 1;
        self.plain += usize::from(plain);
        self.winners |= ended.bits();
        if ended.clarity > self.clarity {
            self.clarity = ended.clarity;
            self.example = ended.sample(way);
        }
    }
}

/// Whether an end rule says that somebody wins.
pub(crate) fn is_win(program: &Program, id: NodeId) -> bool {
    let rule = end_rule(program, id);
    rule.is_some_and(|rule| matches!(rule.outcome, Some(Outcome::Result(_, ResultType::Win))))
}

/// The end rule at a node.
pub(crate) fn end_rule(program: &Program, id: NodeId) -> Option<&EndRule> {
    fn find(rules: &[EndRule], id: NodeId) -> Option<&EndRule> {
        rules
            .iter()
            .find_map(|rule| if rule.id == id { Some(rule) } else { find(&rule.nested, id) })
    }
    let phases = program.phases.iter().map(|phase| &phase.end);
    std::iter::once(&program.end).chain(phases).find_map(|rules| find(rules, id))
}
