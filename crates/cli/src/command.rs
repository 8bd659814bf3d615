//! The list of commands.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::{expand, options, terminal};

/// Turns the description of a board game into its manual.
#[derive(Parser)]
#[command(name = "ludoscribe", version)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Expand(expand::Expand),
    Options(options::Options),
}

/// Runs a command and says how it went.
pub fn run(arguments: Arguments) -> ExitCode {
    let result = match arguments.command {
        Command::Expand(command) => command.run(),
        Command::Options(command) => command.run(),
    };
    result.unwrap_or_else(|error| {
        terminal::complain(&error);
        ExitCode::FAILURE
    })
}
