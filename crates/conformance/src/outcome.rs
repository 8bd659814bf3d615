//! What came of checking a game.

/// Whether a game agrees with what was recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The game, as a path below `lud`.
    pub game: String,
    /// How it differs; nothing if it agrees.
    pub difference: Option<String>,
}

impl Outcome {
    /// The outcome of a check that says how the game differs.
    pub fn of(game: &str, check: anyhow::Result<()>) -> Outcome {
        Outcome { game: game.to_owned(), difference: check.err().map(|error| format!("{error:#}")) }
    }
}

/// Prints the games that differ, and last how many agree; says whether all do.
pub fn report(what: &str, outcomes: &[Outcome]) -> bool {
    for outcome in outcomes {
        if let Some(difference) = &outcome.difference {
            println!("{}: {difference}", outcome.game);
        }
    }
    let exact = outcomes.iter().filter(|outcome| outcome.difference.is_none()).count();
    println!("{what}: {exact} of {} exact", outcomes.len());
    exact == outcomes.len()
}
