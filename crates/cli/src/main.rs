//! The `ludoscribe` command.

fn main() {}
