//! The `ludoscribe` command. One file for each command; this one only sends the arguments to the right one.

mod board;
mod check;
mod command;
mod definitions;
mod expand;
mod game;
mod options;
mod reference;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    command::run(command::Arguments::parse())
}
