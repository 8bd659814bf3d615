//! What is wise? Heuristics, strategy, puzzles and advice.
