//! Sets of places.

mod area;
mod math;
mod occupied;
mod search;
mod sites;

pub use area::Area;
