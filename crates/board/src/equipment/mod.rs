//! What a game is played with: the board, hands and dice, pieces and tracks.

mod components;
mod containers;
mod surakarta;
mod tracks;

pub use components::{Card, Component, ComponentKind};
pub use containers::{Container, ContainerKind};
pub use surakarta::surakarta_tracks;
pub use tracks::{END, OFF, Track, TrackElem, read_path};

use crate::site::{Site, SiteType};
use crate::topology::Topology;

/// The kinds of board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// An ordinary board.
    Board,
    /// An empty table that grows with the game.
    Boardless,
    /// Rows of pits.
    Mancala,
    /// A board with loops round its corners.
    Surakarta,
}

/// A board with its tracks.
#[derive(Debug, Clone)]
pub struct Board {
    /// What kind it is.
    pub kind: BoardKind,
    /// Its sites.
    pub topology: Topology,
    /// The ways along them, in the order they are declared.
    pub tracks: Vec<Track>,
    /// Whether stacks on it may grow without bound.
    pub large_stack: bool,
}

impl Board {
    /// The first site number after those of the board.
    pub fn end(&self) -> Site {
        self.topology.count(SiteType::Cell).max(self.topology.sites().len()) as Site
    }
}

/// Whose something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Owner {
    /// Nobody's.
    Neutral,
    /// A player's, from 1.
    Player(u32),
    /// Everybody's.
    Shared,
}

impl Owner {
    /// The number by which rules know the owner: 0 for nobody, one more than the players for everybody.
    pub fn index(self, players: u32) -> u32 {
        match self {
            Self::Neutral => 0,
            Self::Player(player) => player,
            Self::Shared => players + 1,
        }
    }
}

/// Everything a game is played with.
#[derive(Debug, Clone)]
pub struct Equipment {
    /// How many players there are.
    pub players: u32,
    /// The board.
    pub board: Board,
    /// The board, hands, decks and dice, by number.
    pub containers: Vec<Container>,
    /// The components by number; number 0 stands for an empty site.
    pub components: Vec<Component>,
}

impl Equipment {
    /// The container that a site number belongs to.
    pub fn container_of(&self, site: Site) -> Option<&Container> {
        self.containers.iter().find(|c| c.sites().contains(&site))
    }

    /// The component with exactly this name, and its number.
    pub fn component_named(&self, name: &str) -> Option<(usize, &Component)> {
        self.components.iter().enumerate().skip(1).find(|(_, c)| &*c.name == name)
    }

    /// The number of sites in all containers.
    pub fn site_count(&self) -> usize {
        let ends = self.containers.iter().map(|c| c.sites().end);
        ends.max().unwrap_or(0).max(self.board.end()) as usize
    }
}
