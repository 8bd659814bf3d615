//! Solving deduction puzzles: all solutions up to a number, and one solution step by step.
//!
//! The constraints are written out for the sites they speak of (`formula`). Each rules out candidates (`propagate`);
//! where that is not enough, the variable with the fewest candidates is tried (`search`), or, for somebody who
//! wants to follow, candidates are refuted one by one ([`explain`]).
//!
//! The solver reads a puzzle as it is meant where play is lenient: a comparison with the number of groups compares
//! numbers, and sums hold for every region of the equipment, also for those that are not of a static kind.

mod explain;
mod formula;
mod groups;
mod propagate;
mod search;
mod store;
mod sums;
mod truth;

pub use explain::{Because, Explanation, Reason, Step, explain};
pub use search::{Limits, Solution, Solutions, solve};
