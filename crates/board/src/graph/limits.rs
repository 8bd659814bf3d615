//! How large a board may be.
//!
//! Sizes are checked before anything is built: a slip of the pen in a description must not exhaust the machine.

use crate::error::{BoardError, Result};

/// The most vertices of a graph.
///
/// The rays of a larger board would take more memory than a game is worth: they grow with the number of sites times
/// the width of the board.
pub const MAX_ELEMENTS: usize = 50_000;

/// The most distant coordinate.
pub const MAX_COORDINATE: f64 = 1e6;

/// A size that has to be at least 1.
pub fn size(what: &str, n: i64) -> Result<usize> {
    at_least(what, n, 1)
}

/// A size that has to be at least `least` and small enough for a row of sites.
pub fn at_least(what: &str, n: i64, least: i64) -> Result<usize> {
    if n < least {
        Err(BoardError::new(format!("{what} must be at least {least}, but is {n}")))
    } else if n > MAX_ELEMENTS as i64 {
        Err(BoardError::new(format!("{what} is {n}, but a board has at most {MAX_ELEMENTS} sites")))
    } else {
        Ok(n as usize)
    }
}

/// Checks the number of sites that a generator is about to make.
pub fn total(count: usize) -> Result<()> {
    if count > MAX_ELEMENTS {
        Err(BoardError::new(format!(
            "the board would have {count} sites, but the most is {MAX_ELEMENTS}"
        )))
    } else {
        Ok(())
    }
}

/// Checks the number of sites of a grid.
pub fn area(rows: usize, columns: usize) -> Result<()> {
    total(rows.saturating_mul(columns))
}

/// Checks a coordinate or factor.
pub fn coordinate(what: &str, value: f64) -> Result<f64> {
    if !value.is_finite() {
        Err(BoardError::new(format!("{what} is not a number")))
    } else if value.abs() > MAX_COORDINATE {
        Err(BoardError::new(format!(
            "{what} is {value}, but must lie between -{MAX_COORDINATE} and {MAX_COORDINATE}"
        )))
    } else {
        Ok(value)
    }
}
