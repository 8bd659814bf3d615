//! The `ludoscribe` command. One file for each command; this one only sends the arguments to the right one.

mod board;
mod check;
mod command;
mod english;
mod expand;
mod game;
mod games;
mod gates;
mod json;
mod manual;
mod moves;
mod options;
mod perft;
mod picture;
mod playout;
mod program;
mod reference;
mod site;
mod solve;
mod terminal;
mod trial;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    command::run(command::Arguments::parse())
}
