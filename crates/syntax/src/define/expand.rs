//! The expansion of all defines in a text, to a fixpoint.

use std::collections::hash_map::Entry;

use memchr::{memchr, memchr_iter, memrchr};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Define, call, collect};
use crate::diagnostic::Diagnostic;
use crate::library::Library;
use crate::limit;
use crate::read::Session;
use crate::source::Span;
use crate::text::{Rewrite, Text, blanks_end, closing_bracket};
use crate::tree::Call;

/// Takes the defines out of a text and replaces every call: of its own defines first, then of the library's, then
/// of the one that holds what the metadata says of artificial players.
///
/// Each kind is swept over the text until nothing changes before the next one has its turn. The order matters, as an
/// argument may itself be a call that stands for several arguments, or for none.
pub(crate) fn expand(
    session: &mut Session,
    library: &Library,
    text: Text,
) -> Result<Text, Diagnostic> {
    let mut local: Vec<Define> = Vec::new();
    let mut names: FxHashMap<Box<str>, Span> = FxHashMap::default();
    let mut text = text;
    loop {
        let (rest, found) = collect(text, &mut session.problems);
        text = rest;
        let mut changed = !found.is_empty();
        for define in found {
            match names.entry(define.name.clone()) {
                Entry::Occupied(first) => {
                    session.problems.push(defined_twice(&define, *first.get()))
                }
                Entry::Vacant(new) => {
                    new.insert(define.span);
                    local.push(define);
                }
            }
        }

        while sweep_local(session, &local, &mut text)? {
            changed = true;
        }
        let (mut game, metadata) = split_metadata(session, text);
        while sweep_library(session, library, &mut game)? {
            changed = true;
        }
        text = game;
        text.push(&metadata);
        changed |= sweep_ai(session, library, &mut text)?;
        if !changed {
            session.local_names.extend(local.into_iter().map(|define| define.name));
            return Ok(text);
        }
    }
}

/// Of two defines of one name the first counts.
fn defined_twice(second: &Define, first: Span) -> Diagnostic {
    Diagnostic::warning(format!("\"{}\" is defined twice", second.name))
        .at(second.span, "not used")
        .at(first, "this one is used")
}

/// Sweeps each of the defines once; says whether any was called.
fn sweep_local(
    session: &mut Session,
    defines: &[Define],
    text: &mut Text,
) -> Result<bool, Diagnostic> {
    let mut fired = false;
    let mut names = Names::default();
    names.add(text.bytes());
    for define in defines {
        fired |= names.may_hold(&define.name) && sweep(session, define, text, &mut names)?;
    }
    Ok(fired)
}

fn sweep_library(
    session: &mut Session,
    library: &Library,
    text: &mut Text,
) -> Result<bool, Diagnostic> {
    let mut fired = false;
    for index in library.called_in(text.bytes()) {
        let define = session.library_define(library, index);
        fired |= sweep(session, &define, text, &mut Names::default())?;
    }
    Ok(fired)
}

/// Replaces the name of an AI definition, such as `"Chess_ai"`, by what the library finds for it.
fn sweep_ai(session: &mut Session, library: &Library, text: &mut Text) -> Result<bool, Diagnostic> {
    if text.find_clause("ai", 0).is_none() {
        return Ok(false);
    }
    let Some(end) = text.find(b"_ai\"", 0) else { return Ok(false) };
    let Some(open) = text.bytes()[..end].iter().rposition(|byte| *byte == b'"') else {
        return Ok(false);
    };
    let name = text.string(open + 1..end + 3);
    let define = match session.ai_define(library, &name) {
        Some(define) => define,
        None => {
            let place = text.span(open..end + 4);
            let note = format!("there is no definition `{name}` of how to play this game");
            session.problems.push(Diagnostic::note(note).at(place, "left out"));
            *text = text.without(open..end + 4);
            return Ok(true);
        }
    };
    sweep(session, &define, text, &mut Names::default())
}

/// Replaces every call of one define, also those that its own body brings in; notes the names that come in with it.
fn sweep(
    session: &mut Session,
    define: &Define,
    text: &mut Text,
    names: &mut Names,
) -> Result<bool, Diagnostic> {
    if define.finder.find(text.bytes()).is_none() {
        return Ok(false);
    }
    let mut expansions = 0;
    session.work += text.len();
    let mut rewrite = Rewrite::new(std::mem::take(text));
    let name_len = define.name.len() + 2;
    while let Some(at) = rewrite.find(&define.finder) {
        rewrite.skip(at);
        if names_a_game(rewrite.done().bytes()) {
            rewrite.skip(name_len);
            continue;
        }
        let (call_len, arguments) = if rewrite.done().bytes().last() == Some(&b'(') {
            rewrite.step_back();
            let Some(end) = closing_bracket(rewrite.rest(), 0) else {
                rewrite.skip(1 + name_len);
                continue;
            };
            (end + 1, call::arguments(rewrite.rest(), 1 + name_len..end))
        } else {
            (name_len, vec![])
        };
        let call = rewrite.take(call_len);
        let id = session.call(define, &call)?;
        let Some(body) = call::substitute(define.body.through(id), &call, &arguments) else {
            return Err(too_much(define, &session.calls[id as usize]));
        };
        rewrite.put(&body);
        names.add_around(rewrite.done().bytes(), rewrite.rest(), body.len());
        rewrite.skip(1);

        expansions += 1;
        session.work += call_len + body.len();
        if expansions > limit::MAX_EXPANSIONS
            || rewrite.len() > limit::MAX_TEXT
            || session.work > limit::MAX_WORK
        {
            return Err(too_much(define, &session.calls[id as usize]));
        }
    }
    *text = rewrite.finish();
    Ok(expansions > 0)
}

fn too_much(define: &Define, call: &Call) -> Diagnostic {
    Diagnostic::error(format!("the define \"{}\" expands to too much text", define.name))
        .at(call.span, "called here")
        .at(define.span, "defined here")
        .help("a define must not call itself, nor another one that calls it")
}

/// Whether what comes next is the name of a game: `(game "Chess" …)` is no call of a define "Chess".
fn names_a_game(before: &[u8]) -> bool {
    let before = before.trim_ascii_end();
    let start =
        before.iter().rposition(|byte| !byte.is_ascii_alphanumeric()).map_or(0, |at| at + 1);
    matches!(&before[start..], b"game" | b"match" | b"instance")
}

/// Parts the text at its metadata, where the library's defines do not reach; what follows the metadata is lost.
fn split_metadata(session: &mut Session, text: Text) -> (Text, Text) {
    let Some(start) = text.find_clause("metadata", 0) else { return (text, Text::default()) };
    let Some(end) = closing_bracket(text.bytes(), start) else { return (text, Text::default()) };
    let stray = blanks_end(text.bytes(), end + 1);
    if stray < text.len() {
        let warning = Diagnostic::warning("what follows the metadata is not read");
        session.problems.push(
            warning.at(text.span(stray..text.len()), "ignored").help("put the metadata last"),
        );
    }
    (text.slice(0..start), text.slice(start..end + 1))
}

/// The names that stand in quotes somewhere in a text, or have stood there: to leave out sweeps that would find nothing.
#[derive(Default)]
struct Names(FxHashSet<u64>);

impl Names {
    /// Adds the names of a text.
    fn add(&mut self, bytes: &[u8]) {
        let mut last = None;
        for at in memchr_iter(b'"', bytes) {
            if let Some(last) = last {
                self.0.insert(hash(&bytes[last + 1..at]));
            }
            last = Some(at);
        }
    }

    /// Adds the names of what has come in at the start of the second text, those that begin or end outside it included.
    fn add_around(&mut self, before: &[u8], after: &[u8], len: usize) {
        let begin = memrchr(b'"', before).unwrap_or(before.len());
        let end = memchr(b'"', &after[len..]).map_or(after.len(), |at| len + at + 1);
        self.add(&[&before[begin..], &after[..end]].concat());
    }

    fn may_hold(&self, name: &str) -> bool {
        self.0.contains(&hash(name.as_bytes()))
    }
}

fn hash(bytes: &[u8]) -> u64 {
    use std::hash::Hasher;
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(names: &Names, all: &[&str]) -> Vec<bool> {
        all.iter().map(|name| names.may_hold(name)).collect()
    }

    #[test]
    fn names_that_come_in_are_known() {
        let mut names = Names::default();
        names.add(br#"("A" "B")"#);
        assert_eq!(holds(&names, &["A", "B", "C"]), [true, true, false]);
        // `"left` and `right"` with `-` put in between them, as if `"-"` had been called there.
        names.add_around(br#"x "left"#, br#"-right" ("E")"#, 1);
        names.add_around(b"(", br#"("C" "D")) "F""#, 9);
        assert_eq!(holds(&names, &["left-right", "C", "D", "F"]), [true, true, true, false]);
    }
}
