//! Sets of places.

mod area;
mod math;
mod occupied;
mod owned;
mod search;
mod sites;

pub use area::Area;
