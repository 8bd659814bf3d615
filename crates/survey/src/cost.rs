//! What looking costs, in moves that are weighed.
//!
//! To list or to try a move takes a hundred times as long in one game as in another. So the effort of the engine counts where it is
//! more than moves of most games take; both are the same on every machine.

/// So much effort of the engine counts as a move that is weighed.
const EFFORT: u64 = 256;

/// How many moves were weighed, where so many were counted and the engine made such an effort.
pub(crate) fn weighed(counted: usize, effort: u64) -> usize {
    counted.max((effort / EFFORT) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_takes_long_costs_more() {
        assert_eq!(weighed(5, 3 * EFFORT), 5);
        assert_eq!(weighed(5, 9 * EFFORT), 9);
    }
}
