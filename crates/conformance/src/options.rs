//! Options and rulesets.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use rayon::prelude::*;
use serde::Deserialize;
use syntax::Library;

use crate::{Corpus, Outcome};

#[derive(Deserialize)]
struct Record {
    file: String,
    options: Vec<Category>,
    rulesets: Vec<Ruleset>,
    #[serde(rename = "defaultOptions")]
    default_options: Vec<String>,
    #[serde(rename = "defaultRuleset")]
    default_ruleset: i64,
}

#[derive(Deserialize)]
struct Category {
    heading: String,
    tag: String,
    args: Vec<String>,
    items: Vec<Item>,
    default: usize,
}

#[derive(Deserialize)]
struct Item {
    name: String,
    values: Vec<String>,
    priority: usize,
}

#[derive(Deserialize)]
struct Ruleset {
    name: String,
    options: Vec<String>,
    priority: usize,
    variations: BTreeMap<String, Vec<String>>,
}

/// Compares every game's options and rulesets with the recorded ones.
pub fn check(corpus: &Corpus) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let records = corpus.text("options.jsonl")?;
    let lines: Vec<&str> = records.lines().collect();
    lines
        .par_iter()
        .map(|line| {
            let record: Record = serde_json::from_str(line).context("options.jsonl")?;
            Ok(Outcome::of(&record.file, check_game(corpus, &library, &record)))
        })
        .collect()
}

fn check_game(corpus: &Corpus, library: &Library, record: &Record) -> Result<()> {
    let (_, description) = corpus.read(library, &record.file)?;
    same(description.options.len(), record.options.len(), "the number of options")?;
    for (ours, theirs) in description.options.iter().zip(&record.options) {
        same(&ours.heading, &theirs.heading, "a heading")?;
        same(&ours.tag, &theirs.tag, "a tag")?;
        same(&ours.arguments, &theirs.args, "the arguments")?;
        same(ours.default, theirs.default, "the default")?;
        same(ours.items.len(), theirs.items.len(), "the number of items")?;
        for (ours, theirs) in ours.items.iter().zip(&theirs.items) {
            same(&ours.name, &theirs.name, "an item")?;
            same(ours.priority, theirs.priority, "a priority")?;
            let values: Vec<String> =
                ours.values.iter().map(|value| squeezed(&value.text())).collect();
            let recorded: Vec<String> = theirs.values.iter().map(|value| squeezed(value)).collect();
            same(values, recorded, "the values")?;
        }
    }
    let chosen: Vec<String> =
        description.options.iter().map(|option| option.full_name(option.chosen)).collect();
    same(&chosen, &record.default_options, "the default options")?;

    same(description.rulesets.len(), record.rulesets.len(), "the number of rulesets")?;
    for (ours, theirs) in description.rulesets.iter().zip(&record.rulesets) {
        same(&ours.name, &theirs.name, "a ruleset")?;
        same(&ours.options, &theirs.options, "the options of a ruleset")?;
        same(ours.priority, theirs.priority, "the priority of a ruleset")?;
        let variations: BTreeMap<String, Vec<String>> = ours.variations.iter().cloned().collect();
        same(&variations, &theirs.variations, "the variations of a ruleset")?;
    }
    same(description.ruleset, usize::try_from(record.default_ruleset).ok(), "the ruleset in use")
}

fn same<T: PartialEq + std::fmt::Debug>(ours: T, theirs: T, what: &str) -> Result<()> {
    ensure!(ours == theirs, "{what}: {ours:?} where {theirs:?} is recorded");
    Ok(())
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
