//! How much a description may ask for: every bound that keeps a hostile or broken file from hanging the reader.

/// The longest text that is read, in bytes; the longest known game has 73 KB.
pub const MAX_INPUT: usize = 2 << 20;

/// The longest text that options, defines and ranges may grow into, in bytes; the longest known
/// expansion has 790 KB.
pub const MAX_TEXT: usize = 4 << 20;

/// The deepest nesting of brackets; the deepest known game has 44 levels.
pub const MAX_DEPTH: usize = 256;

/// How often one define may be replaced in one sweep over the text.
pub const MAX_EXPANSIONS: usize = 100_000;

/// How many defines may be called through one another.
pub const MAX_CALL_DEPTH: usize = 200;

/// How many bytes all replacements may look at together; no known game needs more than 24 MB.
pub const MAX_WORK: usize = 256 << 20;

/// How far the ends of a range such as `1..9` may lie apart.
pub const MAX_RANGE: u64 = 1_000;

/// How many options a game may have; no known game has more than eight.
pub const MAX_OPTIONS: usize = 200;

/// How many messages about one description are worth reading.
pub const MAX_MESSAGES: usize = 20;
