//! Rulesets: named selections of options.

use std::ops::Range;

use memchr::memmem;

use crate::source::Span;
use crate::text::{Text, blanks_end, closing_bracket, quote_end};

/// A named selection of options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset {
    /// Its full name, usually `Ruleset/Name (Source)`.
    pub name: String,
    /// The options it asks for, as `Category/Item`.
    pub options: Vec<String>,
    /// Further choices that sources leave open: items by category.
    pub variations: Vec<(String, Vec<String>)>,
    /// The number of stars after it; the games' authors mark the one they would show first.
    pub priority: usize,
    /// Where its name is written.
    pub span: Span,
}

/// Takes the rulesets out of a text.
pub(crate) fn extract(text: Text) -> (Text, Vec<Ruleset>) {
    let mut rulesets = Vec::new();
    let mut kept = Text::default();
    let mut done = 0;
    while let Some(start) = text.find_clause("rulesets", done) {
        let Some(end) = closing_bracket(text.bytes(), start) else { break };
        let mut at = start + 1;
        while let Some(open) = text.find_clause("ruleset", at).filter(|open| *open < end) {
            let Some(close) = closing_bracket(text.bytes(), open) else { break };
            let stars = text.bytes()[close + 1..].iter().take_while(|byte| **byte == b'*').count();
            rulesets.extend(ruleset(&text, open..close, stars));
            at = close + 1;
        }
        kept.push_slice(&text, done..start);
        done = end + 1;
    }
    kept.push_slice(&text, done..text.len());
    (kept, rulesets)
}

/// Reads `(ruleset "Name" {"Category/Item" …} variations:{…})`.
fn ruleset(text: &Text, within: Range<usize>, priority: usize) -> Option<Ruleset> {
    let bytes = &text.bytes()[..within.end];
    let open = within.start + bytes[within.start..].iter().position(|byte| *byte == b'"')?;
    let close = quote_end(bytes, open)?;
    let name = text.string(open + 1..close);
    let mut ruleset = Ruleset {
        name,
        options: vec![],
        variations: vec![],
        priority,
        span: text.span(open..close + 1),
    };

    let list = blanks_end(bytes, close + 1);
    if bytes.get(list) == Some(&b'{')
        && let Some(end) = closing_bracket(bytes, list)
    {
        ruleset.options = strings(text, list..end);
    }
    if let Some(at) = memmem::find(&bytes[close..], b"variations:").map(|at| close + at) {
        let list = blanks_end(bytes, at + b"variations:".len());
        if let Some(end) = closing_bracket(bytes, list) {
            ruleset.variations = variations(strings(text, list..end), &ruleset.options);
        }
    }
    Some(ruleset)
}

/// Groups options by category; the item that the ruleset asks for comes first.
fn variations(names: Vec<String>, required: &[String]) -> Vec<(String, Vec<String>)> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for name in names {
        let (category, item) = name.split_once('/').unwrap_or((&name, ""));
        let items = match groups.iter_mut().find(|(other, _)| other == category) {
            Some((_, items)) => items,
            None => {
                let first = required.iter().filter_map(|option| option.split_once('/'));
                let first =
                    first.filter(|(other, _)| *other == category).map(|(_, item)| item.to_owned());
                groups.push((category.to_owned(), first.take(1).collect()));
                &mut groups.last_mut().expect("one was pushed").1
            }
        };
        if !items.iter().any(|other| other == item) {
            items.push(item.to_owned());
        }
    }
    groups
}

/// All strings in a stretch of text.
pub(crate) fn strings(text: &Text, within: Range<usize>) -> Vec<String> {
    let bytes = &text.bytes()[..within.end];
    let mut found = Vec::new();
    let mut at = within.start;
    while let Some(open) =
        bytes.get(at..).and_then(|rest| rest.iter().position(|byte| *byte == b'"'))
    {
        let open = at + open;
        let Some(close) = quote_end(bytes, open) else { break };
        found.push(text.string(open + 1..close));
        at = close + 1;
    }
    found
}

impl Ruleset {
    /// Whether a user may mean this ruleset: its full name, or the part after `Ruleset/`.
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.name.strip_prefix("Ruleset/") == Some(name)
    }
}
