//! The sites of one type.

use std::sync::OnceLock;

use super::rays::Rays;
use super::regions::Regions;
use super::steps::Steps;
use crate::direction::Direction;
use crate::geometry::Point;
use crate::site::Site;

/// The sites of one type: one entry a site in each list.
#[derive(Debug, Clone, Default)]
pub struct Elements {
    /// Where each site lies.
    pub positions: Vec<Point>,
    /// The coordinate of each site, such as `A1`; edges are numbered.
    pub labels: Vec<Box<str>>,
    /// The row of each site, from the bottom.
    pub rows: Vec<u32>,
    /// The column of each site, from the left.
    pub columns: Vec<u32>,
    /// The layer of each site, from the ground.
    pub layers: Vec<u32>,
    /// The colour of each site when neighbours differ, as on a chessboard.
    pub phases: Vec<u8>,
    /// The regions that have names in the language.
    pub regions: Regions,
    /// Where one step leads.
    pub steps: Steps,
    /// The directions that steps on this board have.
    pub supported: Supported,
    pub(crate) rays: OnceLock<Rays>,
}

impl Elements {
    /// How many sites there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there is no site of this type.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// All lines of sites; they are found when first asked for.
    #[inline]
    pub fn rays(&self) -> &Rays {
        self.rays.get_or_init(|| Rays::trace(&self.positions, &self.steps))
    }

    /// The neighbours of a site in a relation, clockwise from north.
    pub fn related(&self, site: Site, relation: Relation) -> &[Site] {
        self.steps.of(site, relation.direction())
    }
}

/// The ways in which two sites can be neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Relation {
    /// Across a side, or along an edge.
    Orthogonal,
    /// Across a corner.
    Diagonal,
    /// Touching at a corner, but not straight across it.
    OffDiagonal,
    /// Touching in any way.
    Adjacent,
    /// Any of these.
    All,
}

impl Relation {
    /// All relations.
    pub const ALL: [Self; 5] =
        [Self::Orthogonal, Self::Diagonal, Self::OffDiagonal, Self::Adjacent, Self::All];

    /// The group of directions with the same name.
    pub fn direction(self) -> Direction {
        match self {
            Self::Orthogonal => Direction::Orthogonal,
            Self::Diagonal => Direction::Diagonal,
            Self::OffDiagonal => Direction::OffDiagonal,
            Self::Adjacent => Direction::Adjacent,
            Self::All => Direction::All,
        }
    }

    /// The relation of this name, as descriptions write it.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|relation| relation.direction().name() == name)
    }
}

/// The definite directions that the steps of a relation have.
#[derive(Debug, Clone, Default)]
pub struct Supported {
    pub(crate) board: [Vec<Direction>; 5],
    pub(crate) sites: [Vec<Vec<Direction>>; 5],
}

impl Supported {
    /// The directions anywhere on the board, clockwise from north.
    #[inline]
    pub fn on_board(&self, relation: Relation) -> &[Direction] {
        &self.board[relation as usize]
    }

    /// The directions at one site, in the order of its steps.
    #[inline]
    pub fn at(&self, site: Site, relation: Relation) -> &[Direction] {
        self.sites[relation as usize].get(site as usize).map_or(&[], Vec::as_slice)
    }
}
