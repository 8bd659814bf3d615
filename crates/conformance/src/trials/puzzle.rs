//! The record of a deduction puzzle: its variables, their candidates, and the moves at the start.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use engine::{Chance, Program, World, text};
use flate2::read::GzDecoder;
use serde_json::Value;

use super::replay;

/// Holds a puzzle against its record.
pub fn check(program: &Program, path: &Path) -> Result<()> {
    let mut world = World::new(program, Chance::seeded(0));
    world.start();
    let reader = BufReader::new(GzDecoder::new(File::open(path)?));
    for line in reader.lines() {
        let record: Value = serde_json::from_str(&line?)?;
        match record["t"].as_str().context("a record without a kind")? {
            "csp" => check_variables(&world, &record)?,
            "legal" => check_moves(&mut world, &record)?,
            _ => {}
        }
    }
    Ok(())
}

fn check_variables(world: &World<'_>, record: &Value) -> Result<()> {
    let starts = record["start"].as_array().context("no start")?;
    ensure!(starts.len() == world.placements.len(), "the number of givens differs");
    for ((mv, actions), wanted) in world.placements.iter().zip(starts) {
        let mut got = String::new();
        text::applied(mv, actions, &world.names(), &mut got);
        ensure!(wanted.as_str() == Some(&got), "start: expected {wanted}, got {got}");
    }
    let variables = &world.program.puzzle.as_ref().context("no puzzle")?.variables;
    let wanted = numbers(&record["variables"]);
    ensure!(&wanted == variables, "variables: expected {wanted:?}, got {variables:?}");
    for (site, domain) in record["domains"].as_array().into_iter().flatten().enumerate() {
        let candidates = world.state.candidates(site);
        let got: Vec<i32> = (0..128).filter(|value| candidates >> value & 1 == 1).collect();
        let wanted = numbers(domain);
        ensure!(wanted == got, "candidates of {site}: expected {wanted:?}, got {got:?}");
    }
    Ok(())
}

fn check_moves(world: &mut World<'_>, record: &Value) -> Result<()> {
    ensure!(record["over"].as_bool() == Some(world.is_over()), "over");
    let moves = replay::sorted_moves(world);
    replay::check_legal(&moves, record)
}

fn numbers(list: &Value) -> Vec<i32> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(|n| Some(n.as_i64()? as i32)).collect()
}
