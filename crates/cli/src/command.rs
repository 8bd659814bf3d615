//! The list of commands.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::{
    board, check, completions, english, exit, expand, games, manual, moves, new, options, perft,
    picture, playout, reference, serve, site, solve, terminal, trial,
};

/// Turns the description of a board game into its manual
///
/// Wherever a game is named, a file (`Game.lud`), the name of a bundled game (`ludoscribe games` lists them) or `-` for
/// standard input may stand. Results go to standard output; progress, warnings and errors go to standard error, with
/// colours unless NO_COLOR is set.
#[derive(Parser)]
#[command(name = "ludoscribe", version, arg_required_else_help = true, after_help = format!("{AFTER}\n\n{}", exit::HELP))]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// What stands below the list of commands.
const AFTER: &str = "Examples:
  ludoscribe manual chess                     writes the manual of chess and prints where it is
  ludoscribe new \"My Game\"                   writes my-game.lud, a description to start from
  ludoscribe serve my-game.lud --open         shows its manual and follows your changes
  ludoscribe check my-game.lud                says what is wrong with it";

#[derive(Subcommand)]
enum Command {
    Board(board::Board),
    Check(check::Check),
    Completions(completions::Completions),
    English(english::English),
    Expand(expand::Expand),
    Games(games::Games),
    Manual(manual::Manual),
    Moves(moves::Moves),
    New(new::New),
    Options(options::Options),
    Perft(perft::Perft),
    Picture(picture::Picture),
    Playout(playout::Playout),
    Reference(reference::Reference),
    Serve(serve::Serve),
    Site(site::Site),
    Solve(solve::Solve),
    Trial(trial::Trial),
}

/// Runs a command and says how it went.
pub fn run(arguments: Arguments) -> ExitCode {
    let result = match arguments.command {
        Command::Board(command) => command.run(),
        Command::Check(command) => command.run(),
        Command::Completions(command) => command.run(),
        Command::English(command) => command.run(),
        Command::Expand(command) => command.run(),
        Command::Games(command) => command.run(),
        Command::Manual(command) => command.run(),
        Command::Moves(command) => command.run(),
        Command::New(command) => command.run(),
        Command::Options(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Picture(command) => command.run(),
        Command::Playout(command) => command.run(),
        Command::Reference(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Site(command) => command.run(),
        Command::Solve(command) => command.run(),
        Command::Trial(command) => command.run(),
    };
    result.unwrap_or_else(|error| {
        terminal::complain(&error);
        exit::code(&error)
    })
}
