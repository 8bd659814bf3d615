//! What is to be said, before it is put into words: conditions, actions, and how they become passages.

mod absorb;
mod action;
mod alike;
mod approach;
mod beginning;
mod beside;
mod by_dice;
mod by_direction;
mod cases;
mod caught;
mod choice;
mod clause;
mod common;
mod complement;
mod condition;
mod connective;
mod differing;
mod gather;
mod going_on;
mod implied;
mod jumpers;
mod last_seed;
mod listing;
mod passage;
mod repeated;
mod target;
mod together;
mod ways;
mod writer;

pub use action::{Action, Deed, Ordinary};
pub(crate) use approach::is_told_by_approach;
pub(crate) use beginning::beginning;
pub(crate) use clause::takes_in_what_follows;
pub use condition::{Condition, Fact, Role};
pub(crate) use connective::{
    ALLOWED_ONLY_IF, AT_ONCE, MAY_NEITHER, demand_apart, follows_answer, is_demand, limits_the_way,
    points_back, points_on,
};
pub(crate) use last_seed::LastSeed;
pub use passage::{Part, Passage};
pub(crate) use target::is_told_of_target;
pub(crate) use ways::is_way;
pub use writer::Writer;
pub(crate) use writer::{condition_items, demand};
