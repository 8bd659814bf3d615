//! The metadata clause, and the parts of it that are meant for certain options only.

use crate::diagnostic::Diagnostic;
use crate::limit;
use crate::nearest::nearest;
use crate::option::Choices;
use crate::ruleset::strings;
use crate::text::{Text, blanks_end, closing_bracket, quote_end};

/// Cuts the metadata clause out of a text.
pub(crate) fn cut(text: Text) -> (Text, Option<Text>) {
    let Some(start) = text.find_clause("metadata", 0) else { return (text, None) };
    let Some(end) = closing_bracket(text.bytes(), start) else { return (text, None) };
    (text.without(start..end + 1), Some(text.slice(start..end + 1)))
}

const OPENING: &str = "(useFor";

/// Resolves `(useFor "Category/Item" …)`: its content stays if the option or ruleset is in use.
pub(crate) fn use_for(mut text: Text, choices: &Choices, problems: &mut Vec<Diagnostic>) -> Text {
    let mut work = 0;
    while let Some(start) = text.find_clause("useFor", 0) {
        work += text.len();
        if work > limit::MAX_WORK {
            let place = text.span(start..start + OPENING.len());
            problems.push(
                Diagnostic::error("there are too many `useFor` clauses").at(place, "one too many"),
            );
            break;
        }
        let bytes = text.bytes();
        let Some(end) = closing_bracket(bytes, start) else { break };
        let open = blanks_end(bytes, start + OPENING.len());
        let names_end = match bytes[open] {
            b'"' => quote_end(&bytes[..end], open),
            b'{' => closing_bracket(&bytes[..end], open),
            _ => None,
        };
        let Some(names_end) = names_end else {
            problems.push(
                Diagnostic::error("`useFor` does not say which option it is for")
                    .at(text.span(start..start + OPENING.len()), "expected the name of an option or ruleset after this")
                    .help("write `(useFor \"Category/Item\" …)` or `(useFor {\"Category/Item\" …} …)`"),
            );
            text = text.without(start..end + 1);
            continue;
        };
        let mut in_use = true;
        for name in strings(&text, open..names_end + 1) {
            in_use &= choices.in_use(&name);
            if !choices.known(&name) {
                let mut problem =
                    Diagnostic::error(format!("there is no option or ruleset \"{name}\""))
                        .at(text.span(open..names_end + 1), "named here");
                if let Some(near) = nearest(&name, choices.names()) {
                    problem = problem.help(format!("did you mean \"{near}\"?"));
                }
                problems.push(problem);
            }
        }
        let content = if in_use { text.slice(names_end + 1..end) } else { Text::default() };
        text = text.with(start..end + 1, &content);
    }
    text
}
