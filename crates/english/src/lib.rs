//! How do people say it? The rules document of a game.

pub mod document;
pub mod gates;
pub mod plan;
pub mod realise;
pub mod render;
