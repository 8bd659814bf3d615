//! Where can things be? Graphs of boards and their topology.

pub mod build;
pub mod direction;
pub mod equipment;
pub mod error;
pub mod geometry;
pub mod graph;
pub mod site;
pub mod topology;

pub use direction::{Direction, DirectionSet};
pub use equipment::{Board, BoardKind, Equipment, Owner};
pub use error::BoardError;
pub use geometry::Point;
pub use site::{Site, SiteType};
pub use topology::Topology;
