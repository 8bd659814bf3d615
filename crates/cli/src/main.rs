//! The `ludoscribe` command. One file for each command; this one only sends the arguments to the right one.

mod board;
mod check;
mod command;
mod completions;
mod english;
mod exit;
mod expand;
mod game;
mod games;
mod gates;
mod json;
mod manual;
mod moves;
mod new;
mod options;
mod perft;
mod picture;
mod playout;
mod program;
mod reference;
mod serve;
mod session;
mod site;
mod solve;
mod terminal;
mod trial;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    terminal::stop_quietly_when_nobody_reads();
    command::run(command::Arguments::parse())
}
