//! How does it look? Scenes of positions and moves as SVG, PNG and animation.

pub mod adapter;
pub mod alt;
pub mod animation;
pub mod check;
pub mod colour;
mod fold;
pub mod geometry;
mod ground;
pub mod highlight;
pub mod jumps;
pub mod layout;
pub mod legend;
pub mod map;
pub mod model;
pub mod painter;
pub mod piece;
pub mod placing;
pub mod raster;
pub mod scene;
pub mod setting;
pub mod style;
pub mod svg;
pub mod text;

pub use animation::{Animation, GifOptions, Manner, Motion};
pub use colour::Colour;
pub use geometry::BoardGeometry;
pub use highlight::{Highlight, Weight};
pub use kurbo::Rect;
pub use map::Area;
pub use model::{Equipment, Position, Site, SiteType};
pub use painter::{Options, Painter};
pub use scene::Scene;
pub use style::Style;
