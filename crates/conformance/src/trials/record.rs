//! Reading recorded trials.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result};
use flate2::read::GzDecoder;
use serde_json::Value;

/// A recorded trial.
#[derive(Debug)]
pub struct Trial {
    /// Its number.
    pub number: i64,
    /// The record of the start.
    pub start: Value,
    /// The records of the steps.
    pub steps: Vec<Value>,
    /// The record of the end, if the recording got so far.
    pub end: Option<Value>,
}

/// Reads all trials of a file.
pub fn read(path: &Path) -> Result<Vec<Trial>> {
    let reader = BufReader::new(GzDecoder::new(File::open(path)?));
    let mut trials: Vec<Trial> = Vec::new();
    for line in reader.lines() {
        let record: Value = serde_json::from_str(&line?)?;
        match record["t"].as_str().context("a record without a kind")? {
            "trial" => {
                let number = record["i"].as_i64().unwrap_or(0);
                trials.push(Trial { number, start: record, steps: Vec::new(), end: None });
            }
            "s" => {
                if let Some(trial) = trials.last_mut() {
                    trial.steps.push(record);
                }
            }
            "end" => {
                if let Some(trial) = trials.last_mut() {
                    trial.end = Some(record);
                }
            }
            _ => {}
        }
    }
    Ok(trials)
}
