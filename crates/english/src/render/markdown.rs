//! A document as Markdown.

use crate::document::{Block, Document, Item, Sentence};

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
            *out += &format!("{}{}\n", lead_in(lead.as_deref()), joined(sentences));
        }
        Block::List { ordered, items } => write_items(items, *ordered, 0, out),
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

fn write_items(items: &[Item], ordered: bool, depth: usize, out: &mut String) {
    for (number, item) in items.iter().enumerate() {
        let mark = if ordered { format!("{}.", number + 1) } else { "-".to_owned() };
        let indent = "   ".repeat(depth);
        *out += &format!(
            "{indent}{mark} {}{}\n",
            lead_in(item.lead.as_deref()),
            joined(&item.sentences)
        );
        write_items(&item.items, false, depth + 1, out);
    }
}

fn lead_in(lead: Option<&str>) -> String {
    lead.map(|words| format!("**{words}** ")).unwrap_or_default()
}

fn joined(sentences: &[Sentence]) -> String {
    sentences.iter().map(|sentence| sentence.text.as_str()).collect::<Vec<_>>().join(" ")
}
