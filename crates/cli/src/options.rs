//! `ludoscribe options`

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use serde_json::{Value, json};
use syntax::Description;

use crate::game::GameArgs;

/// Lists the options of a game, what is chosen, and its rulesets.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe options go
  ludoscribe options --json international-draughts")]
pub struct Options {
    #[command(flatten)]
    game: GameArgs,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Options {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let description = self.game.read()?.description;
        if self.json {
            println!("{:#}", as_json(&description));
        } else {
            print!("{}", as_text(&description));
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn as_text(description: &Description) -> String {
    let mut lines = Vec::new();
    if description.options.is_empty() {
        lines.push("This game has no options.".to_owned());
    }
    for category in &description.options {
        lines.push(category.heading.clone());
        for (index, item) in category.items.iter().enumerate() {
            let mark = if index == category.chosen { '*' } else { ' ' };
            let default = if index == category.default { " (default)" } else { "" };
            let says = if item.description.is_empty() {
                String::new()
            } else {
                format!(": {}", item.description)
            };
            lines.push(format!("  {mark} {}{default}{says}", item.name));
        }
    }
    if !description.rulesets.is_empty() {
        lines.push("Rulesets".to_owned());
    }
    for (index, ruleset) in description.rulesets.iter().enumerate() {
        let mark = if description.ruleset == Some(index) { '*' } else { ' ' };
        lines.push(format!("  {mark} {}", ruleset.name));
        lines.extend(ruleset.options.iter().map(|option| format!("      {option}")));
        for (category, items) in &ruleset.variations {
            lines.push(format!("      {category}: {}", items.join(" or ")));
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

fn as_json(description: &Description) -> Value {
    let options: Vec<Value> = description
        .options
        .iter()
        .map(|category| {
            let items: Vec<Value> = category
                .items
                .iter()
                .map(|item| {
                    let values: Vec<String> = item.values.iter().map(|value| value.text()).collect();
                    json!({"name": item.name, "description": item.description, "values": values, "priority": item.priority})
                })
                .collect();
            json!({
                "heading": category.heading, "tag": category.tag, "arguments": category.arguments,
                "items": items, "default": category.default, "chosen": category.chosen,
            })
        })
        .collect();
    let rulesets: Vec<Value> = description
        .rulesets
        .iter()
        .map(|ruleset| {
            let variations: serde_json::Map<String, Value> =
                ruleset.variations.iter().map(|(category, items)| (category.clone(), json!(items))).collect();
            json!({
                "name": ruleset.name, "options": ruleset.options, "variations": variations, "priority": ruleset.priority,
            })
        })
        .collect();
    json!({"options": options, "rulesets": rulesets, "ruleset": description.ruleset})
}
