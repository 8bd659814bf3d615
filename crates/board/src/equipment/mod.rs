//! What a game is played with: the board, hands and dice, pieces, tracks and named regions.

mod surakarta;
mod tracks;

pub use surakarta::surakarta_tracks;
pub use tracks::{END, OFF, Track, TrackElem, read_path};

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
