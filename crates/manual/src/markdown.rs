//! A book as Markdown, with its pictures in a folder beside it.

use english::document::{Block, Document, Item, SectionKind, Sentence};

use crate::links::{Piece, pieces};
use crate::model::{Choice, Figure, Manual, Picture, Ruleset};

/// The whole manual.
pub fn text(manual: &Manual) -> String {
    let mut out = format!("# {}\n", escaped(&manual.title));
    if let Some(variant) = &manual.variant {
        out += &format!("\n*{}*\n", escaped(variant));
    }
    if !manual.glance.is_empty() {
        out += "\n| | |\n|---|---|\n";
        for fact in &manual.glance {
            out += &format!("| **{}** | {} |\n", cell(&fact.label), cell(&fact.value));
        }
    }
    if let Some(setup) = &manual.setup {
        out += &format!("\n{}\n", image(setup));
    }
    for names in manual.key.iter().chain(&manual.names) {
        out += &format!("\n{}\n", image(names));
    }
    let mut writer = Rules { manual, sentence: 0, out };
    writer.document(&manual.rules);
    out = writer.out;
    for chapter in &manual.chapters {
        out.push('\n');
        out += &demoted(&text(chapter));
    }
    solution(manual, &mut out);
    endings(manual, &mut out);
    strategy(manual, &mut out);
    moves(manual, &mut out);
    back(manual, &mut out);
    out
}

/// A text whose headings are one level deeper.
fn demoted(text: &str) -> String {
    let line =
        |line: &str| if line.starts_with('#') { format!("#{line}\n") } else { format!("{line}\n") };
    text.lines().map(line).collect()
}

struct Rules<'a> {
    manual: &'a Manual,
    sentence: usize,
    out: String,
}

impl Rules<'_> {
    fn document(&mut self, document: &Document) {
        for section in &document.sections {
            let silent = section.kind == SectionKind::Glance;
            let before = self.out.len();
            self.out += &format!("\n## {}\n", escaped(&section.heading));
            section.blocks.iter().for_each(|block| self.block(block));
            if silent {
                self.out.truncate(before);
            }
        }
    }

    fn block(&mut self, block: &Block) {
        let first = self.sentence;
        self.out.push('\n');
        match block {
            Block::Heading { text } => self.out += &format!("### {}\n", escaped(text)),
            Block::Paragraph { lead, sentences } => {
                self.sentence += sentences.len();
                self.out += &format!("{}{}\n", lead_in(lead.as_deref()), joined(sentences));
            }
            Block::List { ordered, items } => self.items(items, *ordered, 0),
            Block::Table { header, rows } => {
                self.sentence += rows.iter().map(Vec::len).sum::<usize>();
                let width = rows.iter().map(Vec::len).max().unwrap_or(0).max(header.len());
                let head: Vec<String> = (0..width)
                    .map(|i| header.get(i).map_or(String::new(), |name| cell(name)))
                    .collect();
                self.out += &format!("| {} |\n|{}\n", head.join(" | "), "---|".repeat(width));
                for row in rows {
                    let cells: Vec<String> =
                        row.iter().map(|sentence| cell(&sentence.text)).collect();
                    self.out += &format!("| {} |\n", cells.join(" | "));
                }
            }
        }
        for sentence in first..self.sentence {
            for (_, shown) in self.manual.figures_beside(sentence) {
                self.out += &figure(shown);
            }
        }
    }

    fn items(&mut self, items: &[Item], ordered: bool, depth: usize) {
        for (number, item) in items.iter().enumerate() {
            self.sentence += item.sentences.len();
            let mark = if ordered { format!("{}.", number + 1) } else { "-".to_owned() };
            let indent = "   ".repeat(depth);
            let words = format!("{}{}\n", lead_in(item.lead.as_deref()), joined(&item.sentences));
            if item.goes_on() && depth > 0 {
                // The list above has ended: this is a paragraph of the item that it belongs to.
                self.out += &format!("\n{indent}{words}");
                self.items(&item.items, false, depth);
                continue;
            }
            self.out += &format!("{indent}{mark} {words}");
            self.items(&item.items, false, depth + 1);
        }
    }
}

fn endings(manual: &Manual, out: &mut String) {
    if manual.endings.is_empty() {
        return;
    }
    *out += &format!("\n## {}\n", crate::html::endings_heading(manual));
    for ending in &manual.endings {
        *out += &format!("\n### {}\n\n{}\n", escaped(&ending.result), escaped(&ending.reason));
        if let Some(shown) = ending.figure.and_then(|id| manual.figure(id)) {
            *out += &figure(shown);
        }
        if !ending.frequency.is_empty() {
            *out += &format!("\n{}\n", escaped(&ending.frequency));
        }
    }
    if !manual.unfinished.is_empty() {
        *out += &format!("\n{}\n", escaped(&manual.unfinished));
    }
}

fn solution(manual: &Manual, out: &mut String) {
    let Some(solution) = &manual.solution else { return };
    *out += &format!("\n## Solved step by step\n\n{}\n\n", escaped(&solution.intro));
    for (number, step) in solution.steps.iter().enumerate() {
        *out += &format!("{}. {}\n", number + 1, escaped(&step.text));
        if let Some(shown) = step.figure.and_then(|id| manual.figure(id)) {
            *out += &figure(shown);
        }
    }
}

fn strategy(manual: &Manual, out: &mut String) {
    if manual.strategy.is_empty() {
        return;
    }
    *out += "\n## Strategy\n\n";
    if !manual.strategy.remark.is_empty() {
        *out += &format!("{}\n", escaped(&manual.strategy.remark));
        return;
    }
    for advice in &manual.strategy.advice {
        *out +=
            &format!("- {} *(importance: {})*\n", escaped(&advice.text), advice.importance.words());
    }
    *out += &format!("\n{}\n", escaped(&manual.strategy.source));
}

fn moves(manual: &Manual, out: &mut String) {
    if manual.moves.is_empty() {
        return;
    }
    *out += "\n## All moves\n";
    for group in &manual.moves {
        *out += &format!("\n### {}\n", escaped(&group.heading));
        for entry in &group.moves {
            *out += &format!("\n#### {}\n", escaped(&entry.name));
            if let Some(shown) = manual.figure(entry.figure) {
                *out += &figure(shown);
            }
            out.push('\n');
            for (number, action) in entry.actions.iter().enumerate() {
                *out += &format!("{}. {}\n", number + 1, escaped(action));
            }
            if let Some(rule) = &entry.rule {
                *out += &format!("\nRule: {}\n", escaped(rule));
            }
            if !entry.variants.is_empty() {
                let names = escaped(&entry.variants.join("; "));
                *out += &format!("\nBy the same rule: {names}.\n");
            }
            if !entry.also.is_empty() {
                *out += &format!("\nSo too: {}.\n", escaped(&entry.also.join(", ")));
            }
            if !entry.frequency.is_empty() {
                *out += &format!("\n{}\n", escaped(&entry.frequency));
            }
        }
    }
}

/// Something that can be chosen, and what it changes.
fn offered(name: &str, text: &str, chosen: bool, changes: &[String], out: &mut String) {
    let mark = if chosen { " *(in this manual)*" } else { "" };
    *out += &format!("- **{}**{mark}: {}\n", escaped(name), escaped(text));
    for change in changes {
        *out += &format!("   - {}\n", escaped(change));
    }
}

fn back(manual: &Manual, out: &mut String) {
    if !manual.options.is_empty() || !manual.rulesets.is_empty() {
        *out += "\n## Options and variants\n";
        for group in &manual.options {
            *out += &format!("\n### {}\n\n", escaped(&group.heading));
            for choice in &group.choices {
                let Choice { name, description, chosen, changes } = choice;
                offered(name, description, *chosen, changes, out);
            }
        }
        if !manual.rulesets.is_empty() {
            *out += "\n### Rulesets\n\n";
        }
        for ruleset in &manual.rulesets {
            let Ruleset { name, options, chosen, changes } = ruleset;
            offered(name, &options.join("; "), *chosen, changes, out);
        }
    }
    if !manual.credits.is_empty() {
        *out += "\n## History and credits\n\n";
        for credit in &manual.credits {
            *out += &format!("- **{}**: {}\n", escaped(&credit.label), linked(&credit.text));
        }
    }
    if !manual.notes.is_empty() {
        *out += "\n## Notes for designers\n\n";
        for note in &manual.notes {
            let place =
                note.place.as_ref().map_or(String::new(), |place| format!(" ({})", escaped(place)));
            *out += &format!("- {}{place}\n", escaped(&note.text));
        }
    }
    let made = &manual.provenance;
    *out += &format!(
        "\n## How this manual was made\n\nLudoscribe {} read {}",
        escaped(&made.version),
        escaped(&made.description)
    );
    if made.playouts > 0 {
        *out += &format!(
            ", and played {} games of {} moves in all with the seed {}",
            made.playouts, made.moves, made.seed
        );
    }
    *out += ".\n";
}

fn figure(figure: &Figure) -> String {
    let pictures = [&figure.before, &figure.motion, &figure.after];
    let images: Vec<String> = pictures.into_iter().flatten().map(image).collect();
    let key: String = figure
        .key
        .iter()
        .map(|entry| format!("- {}: {}\n", entry.sign, escaped(&entry.name)))
        .collect();
    let key = if key.is_empty() { key } else { format!("\n{key}") };
    format!("\n{}\n\n*{}*\n{key}", images.join(" "), escaped(&figure.caption))
}

fn image(picture: &Picture) -> String {
    format!("![{}](pictures/{})", escaped(&picture.alt).replace('\n', " "), picture.file)
}

fn lead_in(lead: Option<&str>) -> String {
    lead.map(|words| format!("**{}** ", escaped(words))).unwrap_or_default()
}

fn joined(sentences: &[Sentence]) -> String {
    sentences.iter().map(|sentence| escaped(&sentence.text)).collect::<Vec<_>>().join(" ")
}

fn cell(text: &str) -> String {
    escaped(text).replace('|', "\\|").replace('\n', " ")
}

/// Text in which web addresses are links and nothing else is.
fn linked(text: &str) -> String {
    pieces(text)
        .into_iter()
        .map(|piece| match piece {
            Piece::Text(text) => escaped(text),
            Piece::Link(address) => format!("<{address}>"),
        })
        .collect::<String>()
        .replace('\n', " ")
}

/// Text that neither Markdown nor the HTML in it takes for anything but text.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '\\' | '`' | '*' | '_' | '[' | ']' => {
                out.push('\\');
                out.push(c);
            }
            c => out.push(c),
        }
    }
    out
}
