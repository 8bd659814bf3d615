//! Variables of the state and hidden information, held against the record.

use anyhow::{Result, bail, ensure};
use board::SiteType;
use engine::World;
use engine::facts::Fact;
use serde_json::{Map, Value, json};

/// What records list whenever it is set; other variables are compared where they are recorded.
const WHENEVER_SET: [&str; 10] = [
    "pending",
    "temp",
    "vars",
    "remember",
    "rememberMap",
    "visited",
    "toRemove",
    "order",
    "triggered",
    "playerValue",
];

/// Compares the variables.
pub fn check_facts(world: &World<'_>, recorded: &Map<String, Value>) -> Result<()> {
    let facts = world.facts();
    for (&key, fact) in &facts {
        let got = value(fact);
        match recorded.get(key) {
            Some(expected) => {
                let expected = without_unset(expected);
                ensure!(expected == got, "{key}: expected {expected}, got {got}");
            }
            None => ensure!(!WHENEVER_SET.contains(&key), "{key}: expected nothing, got {got}"),
        }
    }
    for key in WHENEVER_SET {
        if let (None, Some(expected)) = (facts.get(key), recorded.get(key)) {
            let expected = without_unset(expected);
            ensure!(expected == json!({}), "{key}: expected {expected}, got nothing");
        }
    }
    Ok(())
}

/// A named variable set to -1 cannot be told from one that was never set.
fn without_unset(recorded: &Value) -> Value {
    match recorded.as_object() {
        Some(map) => {
            let set = map.iter().filter(|(_, value)| **value != -1);
            Value::Object(set.map(|(name, value)| (name.clone(), value.clone())).collect())
        }
        None => recorded.clone(),
    }
}

fn value(fact: &Fact) -> Value {
    match fact {
        Fact::Number(number) => json!(number),
        Fact::Flag(flag) => json!(flag),
        Fact::List(list) => json!(list),
        Fact::Lists(lists) => json!(lists),
        Fact::Numbers(numbers) => json!(numbers),
        Fact::Memories(memories) => json!(memories),
    }
}

/// Compares what is hidden from whom.
pub fn check_hidden(world: &World<'_>, record: &Value) -> Result<()> {
    let expected = record["hid"].as_array().map(Vec::as_slice).unwrap_or_default();
    let got: Vec<Value> = world
        .hidden_rows()
        .into_iter()
        .map(|(container, kind, site, player, bits)| {
            let letter = match kind {
                SiteType::Cell => "C",
                SiteType::Vertex => "V",
                SiteType::Edge => "E",
            };
            json!([format!("{container}{letter}"), site, 0, player, bits])
        })
        .collect();
    let differs = (0..expected.len().max(got.len())).find(|&i| expected.get(i) != got.get(i));
    if let Some(i) = differs {
        bail!("hidden: expected {:?}, got {:?}", expected.get(i), got.get(i));
    }
    Ok(())
}
