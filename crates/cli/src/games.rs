//! `ludoscribe games`

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use library::Card;
use serde_json::{Value, json};

/// Lists the games that come along, or searches them
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe games                            all of them, by family
  ludoscribe games mancala                    those that fit a word
  ludoscribe games --json weiqi")]
pub struct Games {
    /// Words of a name, an alias, a family or a description; accents and case do not count
    query: Vec<String>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let query = self.query.join(" ");
        let found: Vec<&Card> = match query.trim() {
            "" => library::cards().iter().collect(),
            query => library::search(query),
        };
        if found.is_empty() {
            // The name that may have been meant is part of the message.
            library::find(&query)?;
        }
        if self.json {
            println!("{:#}", Value::from_iter(found.into_iter().map(as_json)));
        } else if query.trim().is_empty() {
            print!("{}", by_family(&found));
        } else {
            print!("{}", in_order(&found));
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The whole list: a line for each game under the name of its family.
fn by_family(cards: &[&Card]) -> String {
    let mut out = String::new();
    let mut family = "";
    for card in cards {
        if card.game.family != family {
            family = card.game.family;
            out += &format!("{}{family}\n", if out.is_empty() { "" } else { "\n" });
        }
        out += &format!("  {:<24}{}{}\n", card.game.slug, card.name, also(card));
    }
    out + &format!("\n{} games. `ludoscribe games WORD` searches them.\n", cards.len())
}

/// What a search found, the best first, with a word on each.
fn in_order(cards: &[&Card]) -> String {
    let entry = |card: &&Card| {
        format!(
            "{:<24}{}{}\n{:24}{}\n",
            card.game.slug,
            card.name,
            also(card),
            "",
            card.description
        )
    };
    cards.iter().map(entry).collect()
}

fn also(card: &Card) -> String {
    match card.aliases.as_slice() {
        [] => String::new(),
        aliases => format!(" (also {})", aliases.join(", ")),
    }
}

fn as_json(card: &Card) -> Value {
    json!({
        "slug": card.game.slug, "name": card.name, "aliases": card.aliases, "family": card.game.family,
        "classification": card.classification, "description": card.description, "origin": card.origin,
        "options": card.options,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_goes_by_family() {
        let all: Vec<&Card> = library::cards().iter().collect();
        let list = by_family(&all);
        assert!(list.contains("\nmorris\n  achi"), "{list}");
        assert!(list.contains("  hex                     Hex (also Con-tac-tix, Polygon, Nash)\n"));
    }

    #[test]
    fn a_search_tells_what_the_games_are() {
        let found = in_order(&library::search("weiqi"));
        assert!(found.starts_with("go                      Go (also Baduk"), "{found}");
        assert!(found.contains("enclose empty points"), "{found}");
    }
}
