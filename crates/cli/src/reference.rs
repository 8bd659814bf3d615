//! `ludoscribe reference`

use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;
use language::reference::{self, Entry, WordEntry};
use serde_json::{Value, json};

/// Explains a ludeme: how it is written, what it means, what its arguments are; lists all ludemes if none is named.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe reference                        all ludemes, a line for each
  ludoscribe reference is Line
  ludoscribe reference Orthogonal             a word that ludemes take
  ludoscribe reference --json forEach Piece")]
pub struct Reference {
    /// The ludeme, as `step` or `is Line`, or a single word, as `Orthogonal`
    ludeme: Vec<String>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Reference {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let name = self.ludeme.join(" ");
        let entries = reference::entries(&name);
        if entries.is_empty() {
            let words = reference::words(&name);
            if !words.is_empty() {
                self.print_words(&words);
                return Ok(ExitCode::SUCCESS);
            }
            match reference::nearest_name(&name) {
                Some(near) => bail!("no ludeme is called `{name}`; did you mean `{near}`?"),
                None => bail!("no ludeme is called `{name}`"),
            }
        }
        if self.json {
            let entries: Vec<Value> = entries.iter().map(as_json).collect();
            println!("{:#}", Value::from(entries));
        } else if self.ludeme.is_empty() {
            print!("{}", index(&entries));
        } else {
            let texts: Vec<String> = entries.iter().map(Entry::to_string).collect();
            print!("{}", texts.join("\n"));
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Reference {
    /// Tells what a single word can be.
    fn print_words(&self, words: &[WordEntry]) {
        if self.json {
            let as_json = |it: &WordEntry| {
                json!({
                    "word": it.word, "vocabulary": it.vocabulary, "purpose": it.purpose,
                    "meaning": it.meaning, "words": it.words,
                })
            };
            println!("{:#}", Value::from_iter(words.iter().map(as_json)));
        } else {
            let texts: Vec<String> = words.iter().map(WordEntry::to_string).collect();
            print!("{}", texts.join("\n"));
        }
    }
}

/// One line for each ludeme, by family.
fn index(entries: &[Entry]) -> String {
    let mut out = String::new();
    let width = entries.iter().map(|entry| entry.name.chars().count()).max().unwrap_or_default();
    for family in reference::FAMILIES {
        out += &format!("{}\n", family.title);
        for entry in entries.iter().filter(|entry| entry.family.module == family.module) {
            out += &format!("  {:width$}  {}\n", entry.name, entry.meaning);
        }
        out.push('\n');
    }
    out
}

fn as_json(entry: &Entry) -> Value {
    let arguments: Vec<Value> = entry
        .arguments
        .iter()
        .map(|argument| {
            json!({
                "name": argument.name, "label": argument.label, "optional": argument.optional,
                "type": argument.ty, "syntax": argument.syntax, "meaning": argument.meaning,
            })
        })
        .collect();
    json!({
        "name": entry.name, "family": entry.family.title, "syntax": entry.syntax, "meaning": entry.meaning,
        "remarks": entry.remarks, "example": entry.example, "decision": entry.decision, "arguments": arguments,
    })
}
