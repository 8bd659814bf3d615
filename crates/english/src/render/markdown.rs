//! A document as Markdown.

use super::lines::Lines;
use crate::document::{Block, Document};

const LINES: Lines = Lines { indent: "   ", strong: "**", gap: "\n" };

/// The document as Markdown.
pub fn markdown(document: &Document) -> String {
    let mut out = format!("# {}\n", document.title);
    for section in &document.sections {
        out += &format!("\n## {}\n", section.heading);
        for block in &section.blocks {
            out.push('\n');
            write_block(block, &mut out);
        }
    }
    out
}

fn write_block(block: &Block, out: &mut String) {
    match block {
        Block::Heading { text } => *out += &format!("### {text}\n"),
        Block::Paragraph { lead, sentences } => {
            *out += &LINES.line(lead.as_deref(), sentences);
        }
        Block::List { ordered, items } => LINES.items(items, *ordered, 0, out),
        Block::Table { header, rows } => {
            let width = rows.iter().map(Vec::len).max().unwrap_or(0).max(header.len());
            let head = (0..width).map(|i| header.get(i).map_or("", String::as_str));
            *out += &format!("| {} |\n", head.collect::<Vec<_>>().join(" | "));
            *out += &format!("|{}\n", "---|".repeat(width));
            for row in rows {
                let cells: Vec<String> =
                    row.iter().map(|cell| cell.text.replace('|', "\\|")).collect();
                *out += &format!("| {} |\n", cells.join(" | "));
            }
        }
    }
}
