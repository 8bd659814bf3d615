//! How does it look? Scenes of positions and moves as SVG, PNG and animation.

pub mod colour;
pub mod geometry;
pub mod model;
pub mod piece;
pub mod raster;
pub mod scene;
pub mod svg;
pub mod text;
