//! Lists of what passes: a change may add to them and never take away.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::{Corpus, Outcome};

/// The corpus; without one, says that the test was skipped.
pub fn corpus_or_say() -> Option<Corpus> {
    let corpus = Corpus::find();
    if corpus.is_none() {
        testing::skipped_without_corpus();
    }
    corpus
}

/// Holds outcomes against the checked-in list `ratchet/<name>.txt` of games that *fail*; all others must pass.
///
/// A list of failures stays short, and a new game of the corpus must pass from its first day. A game that passes though
/// it is listed must be taken off the list; `LUDOSCRIBE_RATCHET=write` does that.
///
/// # Panics
/// If a game fails that is not listed, or a listed one passes or does not exist.
pub fn hold(name: &str, outcomes: &[Outcome]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("ratchet/{name}.txt"));
    let failing: BTreeSet<&str> = outcomes
        .iter()
        .filter(|outcome| outcome.difference.is_some())
        .map(|outcome| &*outcome.game)
        .collect();
    if std::env::var_os("LUDOSCRIBE_RATCHET").is_some_and(|value| value == "write") {
        let lines: String = failing.iter().map(|game| format!("{game}\n")).collect();
        fs::write(&path, lines)
            .unwrap_or_else(|error| panic!("cannot write {}: {error}", path.display()));
        return;
    }
    let list = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
    let listed: BTreeSet<&str> = list.lines().collect();

    let mut complaint = String::new();
    for outcome in outcomes {
        match &outcome.difference {
            Some(difference) if !listed.contains(&*outcome.game) => {
                let _ = writeln!(complaint, "no longer passes: {}: {difference}", outcome.game);
            }
            _ => {}
        }
    }
    for game in listed.difference(&failing) {
        let _ = writeln!(complaint, "passes now, take it off {}: {game}", path.display());
    }
    assert!(complaint.is_empty(), "{name}:\n{complaint}");
}
