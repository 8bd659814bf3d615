//! `ludoscribe new`

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use ludoscribe::file_name;

/// The description that is written, of a game called [`PLACEHOLDER`].
const TEMPLATE: &str = include_str!("template.lud");
const PLACEHOLDER: &str = "NAME OF THE GAME";

/// Writes a small description with comments, to start a game from
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe new \"Forward March\"         writes forward-march.lud; it can be played as it is
  ludoscribe serve forward-march.lud     shows its manual while you change it")]
pub struct New {
    /// What the game is called
    name: String,
    /// The file; by default one named for the game, in this folder. A file that exists is never replaced
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl New {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let text = description(&self.name)?;
        let place =
            self.output.clone().unwrap_or_else(|| format!("{}.lud", file_name(&self.name)).into());
        let file = File::create_new(&place);
        if file.as_ref().is_err_and(|error| error.kind() == ErrorKind::AlreadyExists) {
            bail!("{} exists already; choose another place with -o", place.display());
        }
        let failed = || format!("cannot write {}", place.display());
        file.and_then(|mut file| file.write_all(text.as_bytes())).with_context(failed)?;
        println!("{}", place.display());
        Ok(ExitCode::SUCCESS)
    }
}

/// The description of a new game. Its name stands in quotes, in a text in which options and defines are replaced.
fn description(name: &str) -> Result<String> {
    let name = name.trim();
    let odd = |c: char| c.is_control() || "\"<>#{}()[]\\/|".contains(c);
    if name.is_empty() || name.chars().count() > 80 || name.contains(odd) {
        bail!("a game is called by up to 80 letters, digits, spaces and plain signs");
    }
    Ok(TEMPLATE.replace(PLACEHOLDER, name))
}

#[cfg(test)]
mod tests {
    use engine::World;

    use super::*;

    #[test]
    fn a_new_game_can_be_checked_played_and_told() {
        for options in [&[][..], &["Board/8x8"], &["Capture/Only diagonally"]] {
            let text = description("Mühle & Co: Tom’s game").unwrap();
            let mut reader = ludoscribe::Reader::new();
            reader.selection.options = options.iter().map(|it| (*it).to_owned()).collect();
            let game = reader.text("new.lud", &text).unwrap();
            assert_eq!(game.name(), "Mühle & Co: Tom’s game");
            assert_eq!(game.warnings(), []);
            let program = game.program().unwrap();
            for seed in 0..20 {
                let outcome = World::begin(&program, seed).playout(1000);
                assert!(outcome.finished && outcome.fault.is_none(), "{options:?} {seed}");
                assert_ne!(outcome.winner, 0, "somebody always gets across or is stuck");
            }
        }
    }

    #[test]
    fn names_that_would_break_the_text_are_refused() {
        for name in ["", "  ", "a\"b", "a<b>", "#1", "a\nb", "(x)", &"x".repeat(81)] {
            assert!(description(name).is_err(), "{name}");
        }
    }
}
