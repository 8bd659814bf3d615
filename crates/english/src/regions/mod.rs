//! Sets of places.

mod area;
mod block;
pub(crate) mod fixed;
mod landmarks;
mod listed;
mod math;
mod named;
mod narrowed;
mod occupied;
mod owned;
mod search;
pub(crate) mod searched;
mod sites;
mod standard;
mod through;

pub use area::Area;
pub(crate) use math::plural_form;
pub(crate) use search::towards;
