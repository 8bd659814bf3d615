//! `ludoscribe completions`

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::command::Arguments;

/// Prints what a shell needs to complete commands and options
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe completions bash > ~/.local/share/bash-completion/completions/ludoscribe
  ludoscribe completions zsh > \"${fpath[1]}/_ludoscribe\"
  ludoscribe completions fish > ~/.config/fish/completions/ludoscribe.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "ludoscribe", &mut text);
        io::Write::write_all(&mut io::stdout(), &text)?;
        Ok(ExitCode::SUCCESS)
    }
}
