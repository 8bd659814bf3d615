//! The standard definitions: ours must stand for the same text as the recorded ones, word by word.

use std::fs;

use anyhow::{Context, Result, ensure};
use syntax::Library;

use crate::expansions::tokens;
use crate::{Corpus, Outcome};

/// Compares every standard definition with the recorded one.
pub fn check(corpus: &Corpus) -> Result<Vec<Outcome>> {
    let mut recorded = Library::new();
    let mut folders = vec![corpus.path("definitions")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                recorded.add(&path.to_string_lossy(), &fs::read_to_string(&path)?);
            }
        }
    }
    let ours = Library::standard();
    let mut names: Vec<&str> = recorded.names().chain(ours.names()).collect();
    names.sort_unstable();
    names.dedup();
    Ok(names
        .into_iter()
        .map(|name| Outcome::of(name, check_name(&ours, &recorded, name)))
        .collect())
}

fn check_name(ours: &Library, recorded: &Library, name: &str) -> Result<()> {
    let ours = ours.definition(name).context("is not among ours")?.body;
    let recorded = recorded.definition(name).context("is not recorded")?.body;
    ensure!(tokens(&ours) == tokens(&recorded), "`{ours}` where `{recorded}` is recorded");
    Ok(())
}
