//! What is wise? Heuristics, strategy, puzzles and advice.

pub mod strategy;

pub use strategy::{Advice, Importance, Strategy, strategy};
