//! Numbers, places, players and kinds of pieces: what an integer of the language stands for.

mod arrays;
mod by_die;
pub(crate) mod components;
mod constant;
mod container;
mod count;
mod edge;
mod fixed_end;
mod group_sizes;
mod level;
pub(crate) mod mapped;
mod mirror;
mod neighbour_pairs;
pub(crate) mod number;
mod opposite;
mod own;
mod person;
pub(crate) mod place;
pub(crate) mod rank;
mod reckoned;
mod reckoning;
mod remembered;
mod results;
mod row;
mod seat;
mod shift;
pub(crate) mod sort;
mod sown;
mod throw;
mod track;
mod what;

pub(crate) use count::{ANYWHERE, Counted, is_of_one_owner};
pub use number::Number;
pub use place::Place;
pub use sort::Sort;
