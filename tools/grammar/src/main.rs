//! Counts what a grammar checker finds in the texts of a directory, per thousand words.

mod allow;
mod prose;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use harper_core::linting::{LintGroup, Linter};
use harper_core::parsers::PlainEnglish;
use harper_core::spell::FstDictionary;
use harper_core::{Dialect, Document};

/// More findings than this for a thousand words fail.
const GATE: f64 = 0.1;
/// How many examples of each kind are shown.
const SHOWN: usize = 6;

fn main() -> ExitCode {
    let Some(directory) = std::env::args().nth(1).map(PathBuf::from) else {
        eprintln!("usage: grammar DIR (of Markdown files)");
        return ExitCode::FAILURE;
    };
    let every: usize = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(1);
    let Ok(entries) = std::fs::read_dir(&directory) else {
        eprintln!("cannot read {}", directory.display());
        return ExitCode::FAILURE;
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    let mut linter = LintGroup::new_curated(FstDictionary::curated(), Dialect::British);
    let mut findings: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut words = 0_usize;
    // Many games share sentences: each is checked once and counted as often as it is read.
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    for file in files.iter().step_by(every.max(1)) {
        let Ok(markdown) = std::fs::read_to_string(file) else { continue };
        for sentence in prose::sentences(&markdown) {
            words += sentence.split_whitespace().count();
            *times.entry(sentence).or_default() += 1;
        }
    }
    for (sentence, times) in &times {
        let document = Document::new_curated(sentence, &PlainEnglish);
        let source: Vec<char> = sentence.chars().collect();
        for lint in linter.lint(&document) {
            let found: String = source[lint.span.start..lint.span.end].iter().collect();
            let kind = format!("{:?}", lint.lint_kind);
            if allow::allowed(&found, &kind, &lint.message, sentence) {
                continue;
            }
            let example = format!("{found} | {} | {sentence}", lint.message);
            let list = findings.entry(kind).or_default();
            list.extend(std::iter::repeat_n(example, *times));
        }
    }
    let total: usize = findings.values().map(Vec::len).sum();
    for (kind, examples) in &findings {
        println!("{kind}: {}", examples.len());
        for example in examples.iter().step_by(examples.len().div_ceil(SHOWN).max(1)) {
            println!("    {example}");
        }
    }
    let share = total as f64 * 1000.0 / words.max(1) as f64;
    println!("M6  grammar      {share:.2} findings for 1,000 words ({total} in {words} words)");
    if share <= GATE { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
