//! Do brackets and quotes come in pairs? If not, where was one forgotten?

use memchr::{memchr, memrchr};

use crate::diagnostic::Diagnostic;
use crate::limit;
use crate::text::{Text, quote_end};

/// How many messages about brackets are worth reading: later ones mostly follow from the first.
const MOST: usize = 3;

/// Whether brackets and quotes come in pairs; says which do not.
///
/// Option values may hold fragments such as `(a` and `b)`, so only the number of brackets counts. If that is wrong,
/// the nesting tells where.
pub(crate) fn check(text: &Text, problems: &mut Vec<Diagnostic>) -> bool {
    let brackets = match brackets(text) {
        Ok(brackets) => brackets,
        Err(problem) => {
            problems.push(problem);
            return false;
        }
    };
    if let Some(at) = too_deep(text, &brackets) {
        let message = format!("this is nested more than {} brackets deep", limit::MAX_DEPTH);
        problems
            .push(Diagnostic::error(message).at(text.span(at..at + 1), "this bracket is too deep"));
        return false;
    }
    let count = |bracket: u8| brackets.iter().filter(|at| text.bytes()[**at] == bracket).count();
    if count(b'(') == count(b')') && count(b'{') == count(b'}') {
        return true;
    }
    problems.extend(nesting(text, &brackets).into_iter().take(MOST));
    false
}

/// The first bracket that is nested too deeply. Defines can nest as much again; that shows when the tree is made.
fn too_deep(text: &Text, brackets: &[usize]) -> Option<usize> {
    let mut depth = 0usize;
    brackets.iter().copied().find(|at| {
        depth = match text.bytes()[*at] {
            b'(' | b'{' => depth + 1,
            _ => depth.saturating_sub(1),
        };
        depth > limit::MAX_DEPTH
    })
}

/// Where the brackets outside of strings are.
fn brackets(text: &Text) -> Result<Vec<usize>, Diagnostic> {
    let bytes = text.bytes();
    let mut brackets = Vec::new();
    let mut long_string = None;
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'(' | b')' | b'{' | b'}' => brackets.push(at),
            b'"' => {
                let Some(end) = quote_end(bytes, at) else {
                    return Err(unclosed_string(text, at, long_string));
                };
                if long_string.is_none() && memchr(b'\n', &bytes[at..end]).is_some() {
                    long_string = Some(at);
                }
                at = end;
            }
            _ => {}
        }
        at += 1;
    }
    Ok(brackets)
}

fn unclosed_string(text: &Text, open: usize, long_string: Option<usize>) -> Diagnostic {
    let problem =
        Diagnostic::error("this string does not end").at(text.span(open..open + 1), "opened here");
    match long_string {
        Some(long) => problem
            .at(text.span(long..long + 1), "the string opened here runs over several lines")
            .help("a quote may be missing earlier in the file"),
        None => problem.help("a string ends with a quote: \"…\""),
    }
}

/// An opening bracket and the one that closes it.
struct Pair {
    open: usize,
    close: usize,
}

/// What is wrong with the nesting.
fn nesting(text: &Text, brackets: &[usize]) -> Vec<Diagnostic> {
    let bytes = text.bytes();
    let mut problems = Vec::new();
    let mut stack: Vec<usize> = Vec::new();
    let mut pairs: Vec<Pair> = Vec::new();
    for &at in brackets {
        let wanted = match bytes[at] {
            b')' => b'(',
            b'}' => b'{',
            _ => {
                stack.push(at);
                continue;
            }
        };
        let label = "no bracket of this kind is open here";
        let problem = || {
            Diagnostic::error(format!("this `{}` closes nothing", bytes[at] as char))
                .at(text.span(at..at + 1), label)
        };
        match stack.last() {
            Some(open) if bytes[*open] == wanted => {
                pairs.push(Pair { open: *open, close: at });
                stack.pop();
            }
            Some(open) => {
                let label = format!("this `{}` is still open", bytes[*open] as char);
                problems.push(problem().at(text.span(*open..open + 1), label));
                // Assume that the inner bracket was forgotten.
                if let Some(outer) = stack.iter().rposition(|open| bytes[*open] == wanted) {
                    stack.truncate(outer);
                }
            }
            None => problems.push(closed_too_early(text, &pairs, problem())),
        }
    }
    let Some(&outermost) = stack.first() else { return problems };
    let message = format!("this `{}` is never closed", bytes[outermost] as char);
    let problem = Diagnostic::error(message).at(text.span(outermost..outermost + 1), "opened here");
    problems.push(closed_too_late(text, &pairs, problem));
    problems
}

/// Authors indent: a bracket alone on its line stands below the line it closes. Where it does not, one was forgotten
/// before it, and what it closes is what was left open.
fn closed_too_late(text: &Text, pairs: &[Pair], problem: Diagnostic) -> Diagnostic {
    let suspect = pairs.iter().find(|pair| {
        column_alone(text, pair.close).is_some_and(|column| column < indent(text, pair.open))
    });
    match suspect {
        Some(pair) => problem
            .at(text.span(pair.open..pair.open + 1), "this may be the one that lacks its end …")
            .at(text.span(pair.close..pair.close + 1), "… as it is this bracket that closes it"),
        None => problem,
    }
}

/// The same the other way: a bracket closes more than it stands below, so that something was closed before its time.
fn closed_too_early(text: &Text, pairs: &[Pair], problem: Diagnostic) -> Diagnostic {
    let suspect = pairs.iter().find_map(|pair| {
        let column =
            column_alone(text, pair.close).filter(|column| *column > indent(text, pair.open))?;
        pairs.iter().rfind(|early| {
            early.close < pair.close
                && early.close > pair.open
                && indent(text, early.open) == column
                && starts_line(text, early.open)
        })
    });
    match suspect {
        Some(early) => problem
            .at(
                text.span(early.close..early.close + 1),
                "this may be the one too many: it closes …",
            )
            .at(text.span(early.open..early.open + 1), "… this bracket"),
        None => problem,
    }
}

fn line_start(text: &Text, at: usize) -> usize {
    memrchr(b'\n', &text.bytes()[..at]).map_or(0, |newline| newline + 1)
}

/// How far the line of a byte is indented.
fn indent(text: &Text, at: usize) -> usize {
    let line = &text.bytes()[line_start(text, at)..];
    line.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}

fn starts_line(text: &Text, at: usize) -> bool {
    at - line_start(text, at) == indent(text, at)
}

/// The column of a bracket that is the first thing on its line.
fn column_alone(text: &Text, at: usize) -> Option<usize> {
    starts_line(text, at).then(|| indent(text, at))
}
