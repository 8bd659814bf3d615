//! A document as a fragment of HTML; each sentence carries the ludemes it tells.

use crate::document::{Block, Document, Item, Sentence};

/// The document as an `article` element, without head or style.
pub fn html(document: &Document) -> String {
    let mut out = format!("<article class=\"rules\">\n<h1>{}</h1>\n", escaped(&document.title));
    for section in &document.sections {
        out += &format!("<section>\n<h2>{}</h2>\n", escaped(&section.heading));
        for block in &section.blocks {
            write_block(block, &mut out);
        }
        out += "</section>\n";
    }
    out + "</article>\n"
}

fn write_block(block: &Block, out: &mut String) {
    match block {
        Block::Heading { text } => *out += &format!("<h3>{}</h3>\n", escaped(text)),
        Block::Paragraph { lead, sentences } => {
            *out += &format!("<p>{}{}</p>\n", lead_in(lead.as_deref()), joined(sentences));
        }
        Block::List { ordered, items } => write_items(items, *ordered, out),
        Block::Table { header, rows } => {
            *out += "<table>\n";
            if !header.is_empty() {
                let cells: String =
                    header.iter().map(|name| format!("<th>{}</th>", escaped(name))).collect();
                *out += &format!("<thead><tr>{cells}</tr></thead>\n");
            }
            *out += "<tbody>\n";
            for row in rows {
                let cells: String =
                    row.iter().map(|cell| format!("<td>{}</td>", span(cell))).collect();
                *out += &format!("<tr>{cells}</tr>\n");
            }
            *out += "</tbody>\n</table>\n";
        }
    }
}

fn write_items(items: &[Item], ordered: bool, out: &mut String) {
    let tag = if ordered { "ol" } else { "ul" };
    *out += &format!("<{tag}>\n");
    for item in items {
        *out += &format!("<li>{}{}", lead_in(item.lead.as_deref()), joined(&item.sentences));
        write_below(&item.items, out);
        *out += "</li>\n";
    }
    *out += &format!("</{tag}>\n");
}

/// What stands below an item: lists, and paragraphs that go on after them.
fn write_below(items: &[Item], out: &mut String) {
    for run in items.chunk_by(|one, other| !one.goes_on() && !other.goes_on()) {
        out.push('\n');
        match run {
            [item] if item.goes_on() => {
                let lead = lead_in(item.lead.as_deref());
                *out += &format!("<p>{lead}{}</p>", joined(&item.sentences));
                write_below(&item.items, out);
            }
            run => write_items(run, false, out),
        }
    }
}

fn lead_in(lead: Option<&str>) -> String {
    lead.map(|words| format!("<b>{}</b> ", escaped(words))).unwrap_or_default()
}

fn joined(sentences: &[Sentence]) -> String {
    sentences.iter().map(span).collect::<Vec<_>>().join(" ")
}

fn span(sentence: &Sentence) -> String {
    if sentence.told.is_empty() {
        return escaped(&sentence.text);
    }
    let told: Vec<String> = sentence.told.iter().map(|node| node.0.to_string()).collect();
    format!("<span data-told=\"{}\">{}</span>", told.join(" "), escaped(&sentence.text))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
