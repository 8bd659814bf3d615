//! From the typed description to a program.

mod arrays;
mod booleans;
mod capture;
mod count;
mod directions;
mod edges;
mod effects;
mod equipment;
mod finish;
mod ints;
mod is;
mod moves;
mod named_regions;
mod operators;
mod puzzle;
mod regions;
mod roles;
mod rules;
mod start;
mod tracks;

use std::sync::Arc;

use board::{Direction, SiteType, Topology};
use language::game::Game;
use language::words;
use syntax::{NodeId, Tree};

use crate::program::{Component, Container, Dice, Map, Program, Then, Track};
use crate::regions::Region;
use crate::state::Needs;

/// Why a description cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct LowerError {
    /// The ludeme.
    pub id: NodeId,
    /// What is wrong with it.
    pub message: String,
}

impl LowerError {
    /// A ludeme that is not known to the engine.
    pub(crate) fn unsupported(id: NodeId, ludeme: &str) -> Self {
        Self { id, message: format!("the engine does not know `{ludeme}` yet") }
    }

    pub(crate) fn wrong(id: NodeId, message: impl Into<String>) -> Self {
        Self { id, message: message.into() }
    }
}

/// What lowering gives.
pub(crate) type Lowered<T> = Result<T, LowerError>;

/// A region of the equipment before it is worked out.
struct PendingRegion {
    name: Box<str>,
    owner: i32,
    listed: Vec<i32>,
    parts: Vec<Region>,
    statics: Vec<(words::StaticRegion, Vec<Vec<i32>>)>,
}

/// A question for the regions of the equipment.
#[derive(Debug, Clone, PartialEq, Eq)]
struct RegionQuery {
    name: Option<Box<str>>,
    by_owner: bool,
}

/// The work of lowering one game.
pub(crate) struct Lower<'a> {
    tree: &'a Tree,
    game: &'a Game,
    players: usize,
    facings: Vec<Option<Direction>>,
    topology: Arc<Topology>,
    default: SiteType,
    containers: Vec<Container>,
    components: Vec<Component>,
    dice: Vec<Dice>,
    tracks: Vec<Track>,
    maps: Vec<Map>,
    hints: [Vec<(Vec<i32>, i32)>; 3],
    ranges: [(i32, i32); 3],
    is_puzzle: bool,
    puzzle: Option<Box<crate::puzzle::Puzzle>>,
    regions: Vec<PendingRegion>,
    queries: Vec<RegionQuery>,
    thens: Vec<Then>,
    names: Vec<Box<str>>,
    variables: Vec<u32>,
    memories: Vec<u32>,
    messages: Vec<u32>,
    /// How many regions are remembered.
    remembered: usize,
    needs: Needs,
    flags: Flags,
}

/// What the rules of a game speak of.
#[derive(Debug, Default)]
struct Flags {
    scores: bool,
    teams: bool,
    visits: bool,
    deferred: bool,
    cycles: bool,
    stochastic: bool,
    all_passed: bool,
    between: bool,
    touched: bool,
    swaps_pieces: bool,
    cards: bool,
    threats: bool,
    pass: bool,
    repeat: Option<words::RepetitionKind>,
    steps: Vec<Direction>,
    line_of_play: bool,
    /// Whether the end rules are being lowered.
    ending: bool,
}

/// Makes a program of a game.
pub fn lower(tree: &Tree, game: &Game) -> Result<Program, LowerError> {
    Lower::begin(tree, game)?.finish()
}

impl<'a> Lower<'a> {
    /// Reads the equipment; the rules come with [`Lower::finish`].
    pub(crate) fn begin(tree: &'a Tree, game: &'a Game) -> Lowered<Self> {
        let mut lower = Lower::new(tree, game)?;
        lower.read_maps()?;
        lower.read_regions()?;
        lower.read_piece_moves()?;
        Ok(lower)
    }
}

impl Lower<'_> {
    /// The type of a site, or that of the board.
    fn kind(&mut self, kind: Option<words::SiteType>) -> SiteType {
        match kind {
            Some(kind) => {
                let kind = SiteType::from(kind);
                self.needs.types[kind as usize] = true;
                kind
            }
            None => self.default,
        }
    }

    fn kind_given(&mut self, kind: Option<words::SiteType>) -> Option<SiteType> {
        kind.is_some().then(|| self.kind(kind))
    }

    /// The number of a text.
    fn name(&mut self, text: &str) -> u32 {
        let at = self.names.iter().position(|n| &**n == text).unwrap_or_else(|| {
            self.names.push(text.into());
            self.names.len() - 1
        });
        at as u32
    }

    /// The place of a variable.
    fn variable(&mut self, text: &str) -> usize {
        let name = self.name(text);
        self.variables.iter().position(|&v| v == name).unwrap_or_else(|| {
            self.variables.push(name);
            self.variables.len() - 1
        })
    }

    /// The name of a remembered list.
    fn memory(&mut self, text: Option<&str>) -> Option<u32> {
        let name = self.name(text?);
        if !self.memories.contains(&name) {
            self.memories.push(name);
        }
        Some(name)
    }

    /// The number of a proposition or vote.
    fn message(&mut self, text: &str) -> (u32, i32) {
        let name = self.name(text);
        let at = self.messages.iter().position(|&m| m == name).unwrap_or_else(|| {
            self.messages.push(name);
            self.messages.len() - 1
        });
        (name, at as i32)
    }

    fn shared(&self) -> i32 {
        self.players as i32 + 1
    }
}
