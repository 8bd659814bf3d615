//! Sets of places.

mod area;
pub(crate) mod fixed;
mod landmarks;
mod math;
mod occupied;
mod owned;
mod search;
mod sites;

pub use area::Area;
pub(crate) use math::plural_form;
