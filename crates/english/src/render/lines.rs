//! What text and Markdown have in common: paragraphs with a lead, and lists inside lists.

use crate::document::{Item, Sentence};

/// How lines are set.
pub(super) struct Lines {
    /// What is put before a line for each list that it is in.
    pub indent: &'static str,
    /// What is put around a lead.
    pub strong: &'static str,
    /// What is put before a paragraph inside a list.
    pub gap: &'static str,
}

impl Lines {
    /// A lead with its sentences.
    pub fn line(&self, lead: Option<&str>, sentences: &[Sentence]) -> String {
        let strong = self.strong;
        let lead = lead.map(|words| format!("{strong}{words}{strong} ")).unwrap_or_default();
        let texts: Vec<&str> = sentences.iter().map(|sentence| sentence.text.as_str()).collect();
        format!("{lead}{}\n", texts.join(" "))
    }

    /// The items of a list, with the lists inside them.
    pub fn items(&self, items: &[Item], ordered: bool, depth: usize, out: &mut String) {
        for (number, item) in items.iter().enumerate() {
            let mark = if ordered { format!("{}.", number + 1) } else { "-".to_owned() };
            let indent = self.indent.repeat(depth);
            let line = self.line(item.lead.as_deref(), &item.sentences);
            if item.goes_on() && depth > 0 {
                // The list above has ended: this is a paragraph of the item that it belongs to.
                *out += &format!("{}{indent}{line}", self.gap);
                self.items(&item.items, false, depth, out);
                continue;
            }
            *out += &format!("{indent}{mark} {line}");
            self.items(&item.items, false, depth + 1, out);
        }
    }
}
