//! The list of commands.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::{
    board, check, english, expand, games, manual, moves, options, perft, picture, playout,
    reference, site, solve, terminal, trial,
};

/// Turns the description of a board game into its manual.
#[derive(Parser)]
#[command(name = "ludoscribe", version)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Board(board::Board),
    Check(check::Check),
    English(english::English),
    Expand(expand::Expand),
    Games(games::Games),
    Manual(manual::Manual),
    Moves(moves::Moves),
    Options(options::Options),
    Perft(perft::Perft),
    Picture(picture::Picture),
    Playout(playout::Playout),
    Reference(reference::Reference),
    Site(site::Site),
    Solve(solve::Solve),
    Trial(trial::Trial),
}

/// Runs a command and says how it went.
pub fn run(arguments: Arguments) -> ExitCode {
    let result = match arguments.command {
        Command::Board(command) => command.run(),
        Command::Check(command) => command.run(),
        Command::English(command) => command.run(),
        Command::Expand(command) => command.run(),
        Command::Games(command) => command.run(),
        Command::Manual(command) => command.run(),
        Command::Moves(command) => command.run(),
        Command::Options(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Picture(command) => command.run(),
        Command::Playout(command) => command.run(),
        Command::Reference(command) => command.run(),
        Command::Site(command) => command.run(),
        Command::Solve(command) => command.run(),
        Command::Trial(command) => command.run(),
    };
    result.unwrap_or_else(|error| {
        terminal::complain(&error);
        ExitCode::FAILURE
    })
}
