//! Players, board, pieces and chance in a table.

use language::equipment::Item;
use language::game::Players;
use language::words::Role;
use syntax::{NodeId, Tree};

use super::goal::Goal;
use crate::document::{Block, Document, Section, SectionKind, Sentence};
use crate::facts::Kind;
use crate::realise::{Text, capitalised, finished, listed_and, plural, say};
use crate::silence::Silence;
use crate::teller::Teller;

/// The name of the row on what players play for.
const GOAL: &str = "Goal";
/// The name of the row on chance.
const CHANCE: &str = "Chance";
/// More kinds of pieces than this are no longer seen at a glance.
const MOST_KINDS: usize = 8;

impl Teller<'_> {
    pub(super) fn glance(&self, goal: &Goal) -> Section {
        let mut rows =
            vec![row("Players", &self.players_phrase()), row("Board", &self.board_phrase())];
        rows.push(match self.values_phrase() {
            Some(values) => row("Values", &values),
            None => row("Pieces", &self.pieces_phrase()),
        });
        if let Some(goal) = &goal.text {
            rows.push(row(GOAL, goal));
        }
        rows.push(row(CHANCE, &self.chance_phrase()));
        if let Some(hidden) = self.hidden_phrase() {
            rows.push(row("Hidden", &hidden));
        }
        Section {
            kind: SectionKind::Glance,
            heading: "At a glance".into(),
            blocks: vec![Block::Table { header: vec![], rows }],
        }
    }

    /// What is written into the places of a puzzle.
    fn values_phrase(&self) -> Option<Text> {
        let board = self.items().iter().find_map(|item| match item {
            Item::Board(board) => Some(board),
            _ => None,
        });
        let mut all = board?.values.iter().flat_map(|list| list.iter());
        let values = all.next()?;
        let alone = all.next().is_none() && self.pieces.kinds.is_empty() && self.is_deduction();
        let numbers = self.range(&values.range, &self.turn_scope());
        alone.then(|| say!("numbers {}", numbers).tell(values.id))
    }

    /// Whether players find out what belongs where.
    fn is_deduction(&self) -> bool {
        self.state.links.clauses("satisfy", "").next().is_some()
    }

    fn players_phrase(&self) -> Text {
        let id = match &self.game.players {
            Players::Count(node) => node.id,
            Players::Facing(node) => node.id,
        };
        let names = &self.players.names;
        let text = match names.len() {
            0 => "none (it runs by itself)".to_owned(),
            1 if self.is_deduction() => "1 (a puzzle)".to_owned(),
            1 => "1".to_owned(),
            n if let Some(range) = self.players.range() => match self.moves_together() {
                true => format!("{n}: {range}"),
                false => format!("{n}: {range} ({} begins)", names[0]),
            },
            n if self.moves_together() => format!("{n}: {}", names.join(", ")),
            n => format!("{n}: {} (first), {}", names[0], names[1..].join(", ")),
        };
        Text::from(text).tell(id)
    }

    fn pieces_phrase(&self) -> Text {
        let mut parts: Vec<Text> = Vec::new();
        let mut seen: Vec<(String, Role)> = Vec::new();
        for kind in &self.pieces.kinds {
            if seen.iter().any(|(name, role)| *name == kind.spoken && *role == kind.role) {
                continue;
            }
            seen.push((kind.spoken.clone(), kind.role));
            if self.is_unused(kind) {
                self.silent(Silence::Unused, self.whole(kind.id));
                continue;
            }
            let many = plural(&kind.spoken);
            let owned = |number: usize| {
                self.pieces.kinds.iter().any(|other| {
                    other.spoken == kind.spoken
                        && crate::facts::number_of(other.role) == Some(number)
                })
            };
            let of_all = self.players.count() > 0 && (1..=self.players.count()).all(owned);
            if of_all && crate::facts::number_of(kind.role) != Some(1) {
                if let Some(part) = parts.iter_mut().find(|part| part.as_str() == many) {
                    *part = part.clone().tell(kind.id);
                }
                continue;
            }
            let owner = match kind.role {
                _ if of_all => String::new(),
                Role::Each | Role::Shared | Role::All => String::new(),
                Role::Neutral if many.starts_with("neutral ") => String::new(),
                Role::Neutral => {
                    parts.push(Text::from(format!("neutral {many}")).tell(kind.id));
                    continue;
                }
                role => match crate::facts::number_of(role) {
                    Some(number) if self.players.named_after(number, &kind.spoken) => String::new(),
                    Some(number) => format!(" ({})", self.players.name(number)),
                    None => String::new(),
                },
            };
            let only = crate::facts::number_of(kind.role)
                .is_some_and(|owner| !of_all && self.is_only_one(&kind.spoken, owner));
            let name = if only { format!("one {}", kind.spoken) } else { many };
            parts.push(Text::from(format!("{name}{owner}")).tell(kind.id));
        }
        if let Some(counted) = self.supply_phrase(&parts) {
            parts = vec![counted];
        }
        if parts.len() > MOST_KINDS {
            let told: Vec<_> = parts.iter().flat_map(|part| part.told().to_vec()).collect();
            parts = vec![Text::from(format!("{} kinds of pieces", parts.len())).tell_all(&told)];
        }
        for item in self.items() {
            match item {
                Item::Dominoes(node) => parts.push(Text::from("dominoes").tell(node.id)),
                Item::Deck(node) => parts.push(Text::from("playing cards").tell(node.id)),
                _ => {}
            }
        }
        if parts.is_empty() { "none".into() } else { listed_and(&parts) }
    }

    /// Whether a neutral kind of piece is declared and never spoken of again.
    fn is_unused(&self, kind: &Kind<'_>) -> bool {
        let links = &self.state.links;
        let own = links.whole(kind.id);
        let names =
            |text: &str| kind.name.contains(text.trim_end_matches(|c: char| c.is_ascii_digit()));
        let named = |part: &NodeId| links.text(*part).is_some_and(names) && !own.contains(part);
        // Pieces may also be asked for by their numbers.
        let numbered = kind.id == self.pieces.kinds[0].id
            || links.clauses("piece", "").any(|piece| {
                links.plain(piece).next().is_some_and(|what| links.text(what).is_none())
            });
        kind.role == Role::Neutral && !numbered && !links.whole(Tree::ROOT).iter().any(named)
    }

    /// What players do not see of each other.
    fn hidden_phrase(&self) -> Option<Text> {
        let links = &self.state.links;
        let node = links.clauses("set", "Hidden").next()?;
        Some(Text::from("some pieces are hidden from some players").tell(node))
    }

    fn chance_phrase(&self) -> Text {
        let mut parts: Vec<Text> = Vec::new();
        for item in self.items() {
            match item {
                // Dice that nobody throws decide nothing.
                Item::Dice(dice) if self.state.links.clauses("roll", "").next().is_some() => {
                    parts.push(Text::from("dice").tell(dice.id));
                }
                Item::Deck(deck) => parts.push(Text::from("cards").tell(deck.id)),
                Item::Dominoes(node) => parts.push(Text::from("dominoes").tell(node.id)),
                _ => {}
            }
        }
        parts.dedup_by(|a, b| a.as_str() == b.as_str());
        let links = &self.state.links;
        if let Some(node) = links.clauses("place", "Random").next() {
            parts.push(Text::from("the starting position").tell(node));
        }
        let random = links.clauses("random", "").chain(links.clauses("value", "Random")).next();
        if let Some(node) = random {
            parts.push(Text::from("some moves").tell(node));
        }
        if parts.is_empty() { "none".into() } else { say!("{}", listed_and(&parts)) }
    }
}

/// Puts another goal into the table, in the place of the one there or before the row on chance.
pub(super) fn set_goal(document: &mut Document, goal: Sentence) {
    let tables = document.sections.iter_mut().filter(|section| section.kind == SectionKind::Glance);
    for block in tables.flat_map(|section| &mut section.blocks) {
        let Block::Table { rows, .. } = block else { continue };
        let named = |name: &str| rows.iter().position(|row| row[0].text == name);
        match (named(GOAL), named(CHANCE)) {
            (Some(place), _) => rows[place][1] = goal.clone(),
            (None, Some(place)) => {
                let name = Sentence { text: GOAL.to_owned(), told: vec![] };
                rows.insert(place, vec![name, goal.clone()]);
            }
            (None, None) => {}
        }
    }
}

/// A row of the table: cells have no full stop.
fn row(name: &str, text: &Text) -> Vec<Sentence> {
    let mut cell = finished(text);
    cell.text = capitalised(text.as_str());
    vec![Sentence { text: name.to_owned(), told: vec![] }, cell]
}
