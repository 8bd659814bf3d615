//! A document as plain text.

use crate::document::{Block, Document, Item, Sentence};

/// The document as text for a terminal.
pub fn text(document: &Document) -> String {
    let mut out = format!("{}\n{}\n", document.title, "=".repeat(document.title.chars().count()));
    for section in &document.sections {
        out += &format!("\n{}\n{}\n", section.heading, "-".repeat(section.heading.chars().count()));
        for block in &section.blocks {
            write_block(block, &mut out);
        }
    }
    out
}

fn write_block(block: &Block, out: &mut String) {
    match block {
        Block::Heading { text } => *out += &format!("\n[{text}]\n"),
        Block::Paragraph { lead, sentences } => {
            *out += &format!("{}{}\n", lead_in(lead.as_deref()), joined(sentences));
        }
        Block::List { ordered, items } => write_items(items, *ordered, 1, out),
        Block::Table { header, rows } => {
            if !header.is_empty() {
                *out += &format!("  {}\n", header.join(" | "));
            }
            for row in rows {
                let cells: Vec<&str> = row.iter().map(|cell| cell.text.as_str()).collect();
                let gap = if header.is_empty() { ": " } else { " | " };
                *out += &format!("  {}\n", cells.join(gap));
            }
        }
    }
}

fn write_items(items: &[Item], ordered: bool, depth: usize, out: &mut String) {
    for (number, item) in items.iter().enumerate() {
        let mark = if ordered { format!("{}.", number + 1) } else { "-".to_owned() };
        let indent = "  ".repeat(depth);
        *out += &format!(
            "{indent}{mark} {}{}\n",
            lead_in(item.lead.as_deref()),
            joined(&item.sentences)
        );
        write_items(&item.items, false, depth + 1, out);
    }
}

fn lead_in(lead: Option<&str>) -> String {
    lead.map(|words| format!("{words} ")).unwrap_or_default()
}

fn joined(sentences: &[Sentence]) -> String {
    sentences.iter().map(|sentence| sentence.text.as_str()).collect::<Vec<_>>().join(" ")
}
