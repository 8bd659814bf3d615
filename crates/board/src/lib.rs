//! Where can things be? Graphs of boards and their topology.
//!
//! A board goes through three stages. [`graph`] holds the plane graph that generators make and operators change;
//! [`topology`] measures it: sites with labels and neighbours, lines of sites, named regions; [`equipment`] numbers the
//! sites of the board, hands and dice, and the pieces. [`build`] leads from the typed description to all of them.
//!
//! ```
//! use board::graph::generators::{Diagonals, rectangle};
//! use board::topology::{Measure, Topology};
//! use board::{Direction, SiteType};
//!
//! let graph = rectangle(3, 3, SiteType::Cell, Diagonals::Implied, false)?;
//! let topology = Topology::new(&graph, Measure::new(SiteType::Cell));
//! assert_eq!(&*topology.sites().labels[5], "C2");
//! assert_eq!(topology.steps(SiteType::Cell, 4, Direction::Orthogonal), [7, 5, 1, 3]);
//! let ray = topology.rays(SiteType::Cell, 0, Direction::NE).next().unwrap();
//! assert_eq!(ray.sites, [0, 4, 8]);
//! # Ok::<(), board::BoardError>(())
//! ```

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
