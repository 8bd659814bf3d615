//! From the text of an option to its category and items.

use std::ops::Range;

use memchr::memmem;

use super::{Category, Item, Value};
use crate::diagnostic::Diagnostic;
use crate::limit;
use crate::text::{Text, blanks_end, closing_bracket, quote_end};

/// Takes all options out of a text, in their order.
pub(crate) fn extract(text: Text, problems: &mut Vec<Diagnostic>) -> (Text, Vec<Category>) {
    let mut categories = Vec::new();
    let mut kept = Text::default();
    let mut done = 0;
    while let Some(start) = text.find_clause("option", done) {
        let Some(end) = closing_bracket(text.bytes(), start) else { break };
        if categories.len() == limit::MAX_OPTIONS {
            let message = format!("a game has at most {} options", limit::MAX_OPTIONS);
            problems
                .push(Diagnostic::error(message).at(text.span(start..start + 7), "one too many"));
            break;
        }
        match category(&text, start..end) {
            Ok(category) => categories.push(category),
            Err(problem) => problems.push(problem),
        }
        kept.push_slice(&text, done..start);
        done = end + 1;
    }
    kept.push_slice(&text, done..text.len());
    (kept, categories)
}

fn malformed(text: &Text, at: Range<usize>, message: &str, label: &str) -> Diagnostic {
    Diagnostic::error(message)
        .at(text.span(at), label)
        .help("an option reads `(option \"Heading\" <Tag> args:{<name> …} {(item \"Name\" <value> … \"Description\") …})`")
}

fn category(text: &Text, within: Range<usize>) -> Result<Category, Diagnostic> {
    let bytes = &text.bytes()[..within.end];
    let keyword = within.start..within.start + "(option".len();
    let broken =
        |label: &str| malformed(text, keyword.clone(), "this option cannot be read", label);
    let open = blanks_end(bytes, keyword.end);
    if bytes.get(open) != Some(&b'"') {
        return Err(broken("it has no heading in quotes"));
    }
    let close = quote_end(bytes, open).ok_or_else(|| broken("its heading does not end"))?;
    let tag = angle(bytes, close).ok_or_else(|| broken("it has no `<Tag>`"))?;
    let args = memmem::find(&bytes[close..], b"args:")
        .map(|at| close + at)
        .ok_or_else(|| broken("it has no `args:{…}`"))?;
    let args_open = blanks_end(bytes, args + b"args:".len());
    let args_close =
        closing_bracket(bytes, args_open).ok_or_else(|| broken("it has no `args:{…}`"))?;
    let mut arguments = Vec::new();
    let mut at = args_open;
    while let Some(argument) = angle(&bytes[..args_close], at) {
        arguments.push(text.string(argument.clone()));
        at = argument.end;
    }
    let list = args_close
        + bytes[args_close..]
            .iter()
            .position(|byte| *byte == b'{')
            .ok_or_else(|| broken("it has no items"))?;
    let list_close = closing_bracket(bytes, list).ok_or_else(|| broken("its items do not end"))?;

    let mut category = Category {
        heading: text.string(open + 1..close),
        tag: text.string(tag),
        arguments,
        items: items(text, list..list_close)?,
        default: 0,
        chosen: 0,
        span: text.span(open..close + 1),
    };
    if category.items.is_empty() {
        return Err(broken("it has no items"));
    }
    for item in &category.items {
        if item.values.len() > category.arguments.len() {
            let (values, names) = (item.values.len(), category.arguments.len());
            return Err(Diagnostic::error(format!(
                "the item \"{}\" has more values than its option has arguments",
                item.name
            ))
            .at(item.span, format!("{values} values"))
            .at(category.span, format!("args:{{…}} names {names}")));
        }
    }
    for (index, item) in category.items.iter().enumerate() {
        if item.priority > category.items[category.default].priority {
            category.default = index;
        }
    }
    category.chosen = category.default;
    Ok(category)
}

fn items(text: &Text, within: Range<usize>) -> Result<Vec<Item>, Diagnostic> {
    let mut items = Vec::new();
    let mut at = within.start;
    while let Some(open) = text.find_clause("item", at).filter(|open| *open < within.end) {
        let broken =
            |label: &str| malformed(text, open..open + 5, "this item cannot be read", label);
        let close = closing_bracket(text.bytes(), open).ok_or_else(|| broken("it does not end"))?;
        let stars = text.bytes()[close + 1..].iter().take_while(|byte| **byte == b'*').count();
        items.push(
            item(text, open..close, stars).ok_or_else(|| broken("it has no name in quotes"))?,
        );
        at = close + 1;
    }
    Ok(items)
}

fn item(text: &Text, within: Range<usize>, priority: usize) -> Option<Item> {
    let bytes = &text.bytes()[..within.end];
    let open = within.start + bytes[within.start..].iter().position(|byte| *byte == b'"')?;
    let close = quote_end(bytes, open)?;
    let mut values = Vec::new();
    let mut at = blanks_end(bytes, close + 1);
    while bytes.get(at) == Some(&b'<') {
        let value = angle(bytes, at)?;
        at = blanks_end(bytes, value.end + 1);
        values.push(Value(text.slice(value)));
    }
    let description = match bytes.get(at) {
        Some(b'"') => text.string(at + 1..quote_end(bytes, at)?),
        _ => String::new(),
    };
    let name = text.string(open + 1..close);
    Some(Item { name, values, description, priority, span: text.span(open..close + 1) })
}

/// What stands between the next `<` and its `>`; after `(` both are operators.
fn angle(bytes: &[u8], from: usize) -> Option<Range<usize>> {
    let bracket = |from: usize, bracket: u8| {
        (from..bytes.len()).find(|at| bytes[*at] == bracket && (*at == 0 || bytes[at - 1] != b'('))
    };
    let open = bracket(from, b'<')?;
    Some(open + 1..bracket(open + 1, b'>')?)
}
