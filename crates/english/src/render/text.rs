//! A document as plain text.

use super::lines::Lines;
use crate::document::{Block, Document};

const LINES: Lines = Lines { indent: "  ", strong: "", gap: "" };

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
            *out += &LINES.line(lead.as_deref(), sentences);
        }
        Block::List { ordered, items } => LINES.items(items, *ordered, 1, out),
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
