//! `ludoscribe english`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use english::Told;
use english::gates::{Fact, coverage, stated};
use ludoscribe::Game;

use crate::game::Settings;
use crate::gates;

/// Tells the rules of a game in English.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe english hex
  ludoscribe english Game.lud --format markdown
  ludoscribe english Game.lud --json          sentences with the ludemes they tell")]
pub struct English {
    /// The file of the game, or `-` for standard input
    #[arg(required_unless_present = "gates")]
    game: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// How the rules are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Prints JSON, the same as `--format json`; with `--gates` the figures
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Shows which ludemes no sentence tells, instead of the rules
    #[arg(long)]
    coverage: bool,
    /// Looks whether the rules state the facts of a list, one a line (`a + b`, `a | b`), instead of printing them
    #[arg(long, value_name = "FILE", conflicts_with_all = ["coverage", "gates"])]
    facts: Option<PathBuf>,
    /// Measures the texts of all games below a directory, and prints a table
    #[arg(long, value_name = "DIR")]
    gates: Option<PathBuf>,
    /// With `--gates`: writes each text to this directory as Markdown
    #[arg(long, value_name = "DIR", requires = "gates")]
    out: Option<PathBuf>,
    /// With `--gates`: changes each description in so many ways and looks whether the text shows it
    #[arg(long, value_name = "N", requires = "gates", default_value_t = 0)]
    mutations: usize,
    /// With `--gates`: takes every N-th game only
    #[arg(long, value_name = "N", requires = "gates", default_value_t = 1)]
    every: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Markdown,
    Html,
    Json,
}

impl English {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        if let Some(directory) = &self.gates {
            let run = gates::Run {
                settings: &self.settings,
                out: self.out.as_deref(),
                mutations: self.mutations,
                every: self.every,
                json: self.json,
            };
            return run.over(directory);
        }
        let path = self.game.as_deref().context("which game?")?;
        let game = self.settings.game(path)?;
        let mut told = game.told();
        if self.coverage {
            print_coverage(&told, &game);
            return Ok(ExitCode::SUCCESS);
        }
        if let Some(facts) = &self.facts {
            return print_facts(&told, facts);
        }
        told.document.sections.extend(english::variants::section(&game.variants()));
        match if self.json { Format::Json } else { self.format } {
            Format::Text => print!("{}", english::render::text(&told.document)),
            Format::Markdown => print!("{}", english::render::markdown(&told.document)),
            Format::Html => print!("{}", english::render::html(&told.document)),
            Format::Json => println!("{}", serde_json::to_string_pretty(&told.document)?),
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Prints the facts of a list that a text does not state.
fn print_facts(told: &Told, path: &Path) -> Result<ExitCode> {
    let list =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let facts = Fact::list(&list);
    let result = stated(&told.document, &facts);
    for fact in &result.unstated {
        println!("not stated: {fact}");
    }
    println!("{} of {} facts stated", facts.len() - result.unstated.len(), facts.len());
    Ok(if result.unstated.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print_coverage(told: &Told, game: &Game) {
    let covered = coverage(told, &game.description().game);
    println!(
        "{} of {} ludemes told ({:.1} %)",
        covered.rule_nodes - covered.missing.len(),
        covered.rule_nodes,
        covered.share() * 100.0
    );
    for (keyword, number) in &covered.missing_by_keyword {
        println!("{number:5}  {keyword}");
    }
    for sentence in &covered.ungrounded {
        println!("no ludeme: {sentence}");
    }
}
