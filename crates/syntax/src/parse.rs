//! From expanded text to a tree.

use memchr::memchr;

use crate::diagnostic::Diagnostic;
use crate::limit;
use crate::nearest::nearest;
use crate::read::Names;
use crate::source::Span;
use crate::text::{Place, Places, Text, blanks_end, quote_end};
use crate::tree::{Call, Node, NodeId, NodeKind, Tree};

/// Reads the first clause of a text. Nothing comes back if there is none, or if something is wrong with it.
pub(crate) fn parse(
    text: &Text,
    calls: &[Call],
    names: &Names,
    problems: &mut Vec<Diagnostic>,
) -> Option<Tree> {
    let mut parser = Parser {
        text,
        places: text.places(),
        at: 0,
        nodes: vec![],
        open: vec![],
        label: None,
        calls,
        names,
        problems,
        ignored: None,
        failed: false,
    };
    parser.run();
    parser.count_ignored();
    let (nodes, failed) = (parser.nodes, parser.failed);
    (!failed && !nodes.is_empty()).then(|| Tree { nodes, calls: calls.to_vec() })
}

/// An open bracket.
struct Open {
    /// The node it opens; none for the outer of two brackets around one clause.
    node: Option<NodeId>,
    children: Vec<NodeId>,
    place: Place,
    closing: u8,
}

struct Label {
    name: Box<str>,
    span: Span,
}

struct Parser<'a> {
    text: &'a Text,
    places: Places<'a>,
    at: usize,
    nodes: Vec<Node>,
    open: Vec<Open>,
    /// The label that waits for its value.
    label: Option<Label>,
    calls: &'a [Call],
    names: &'a Names<'a>,
    problems: &'a mut Vec<Diagnostic>,
    /// Which of the problems tells of a character without meaning, and how many more of these there are.
    ignored: Option<(usize, usize)>,
    failed: bool,
}

impl Parser<'_> {
    fn run(&mut self) {
        loop {
            self.at = blanks_end(self.text.bytes(), self.at);
            let Some(&byte) = self.text.bytes().get(self.at) else { break };
            match byte {
                b'(' => self.open_clause(),
                b'{' => self.open_list(),
                b')' | b'}' => self.close(byte),
                b'"' => self.string(),
                b'<' if self.is_marker() => self.marker(),
                _ if self.word_len() > 0 => self.word(),
                _ => self.unexpected(),
            }
            if self.open.len() > limit::MAX_DEPTH {
                let place = self.places.at(self.at - 1);
                let message =
                    format!("this is nested more than {} brackets deep", limit::MAX_DEPTH);
                self.error(Diagnostic::error(message), place, place, "this bracket is too deep");
                return;
            }
            // What follows the first clause is not part of the game.
            if self.open.is_empty() && !self.nodes.is_empty() {
                break;
            }
        }
        if let Some(open) = self.open.pop() {
            let message = format!("this `{}` is never closed", opening(open.closing));
            self.error(Diagnostic::error(message), open.place, open.place, "opened here");
        } else {
            self.rest();
        }
    }

    fn rest(&mut self) {
        let start = blanks_end(self.text.bytes(), self.at);
        if start < self.text.len() && !self.nodes.is_empty() {
            let (from, to) = (self.places.at(start), self.places.at(self.text.len() - 1));
            let warning = Diagnostic::warning("what follows the game is not read");
            self.problems.push(warning.at(from.to(&to), "ignored"));
        }
    }

    /// Where the bytes from `start` to `end` are written, the earlier ones first.
    fn place(&mut self, start: usize, end: usize) -> (Place, Place) {
        (self.places.at(start), self.places.at(end.max(start + 1) - 1))
    }

    fn error(&mut self, problem: Diagnostic, from: Place, to: Place, label: &str) {
        self.failed = true;
        let problem = problem.at(from.to(&to), label).through(self.calls, from.via());
        self.problems.push(problem);
    }

    fn add(&mut self, kind: NodeKind, from: Place, to: Place) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let label = self.label.take().map(|label| label.name);
        self.nodes.push(Node { kind, label, span: from.to(&to), via: from.via() });
        if let Some(open) = self.open.last_mut() {
            open.children.push(id);
        }
        id
    }

    fn open_clause(&mut self) {
        let bytes = self.text.bytes();
        let place = self.places.at(self.at);
        self.at = blanks_end(bytes, self.at + 1);
        let kind = match bytes.get(self.at) {
            // `((x …))` is `(x …)`, and `((x …) (y …))` is `(x …) (y …)`.
            Some(b'(') => None,
            Some(b')') => {
                let end = self.places.at(self.at);
                let warning =
                    Diagnostic::warning("this clause is empty").at(place.to(&end), "ignored");
                self.problems.push(warning);
                self.label = None;
                self.at += 1;
                return;
            }
            Some(b'"') => {
                self.unknown_define();
                Some(NodeKind::Clause { keyword: "".into(), children: vec![] })
            }
            _ => {
                let len = self.word_len();
                let keyword = self.text.string(self.at..self.at + len);
                if keyword.is_empty() {
                    let problem = Diagnostic::error("a word is missing after this bracket").help(
                        "a clause starts with a word, as in `(players 2)`; a list is written `{…}`",
                    );
                    self.error(problem, place, place, "expected the name of a ludeme after this");
                }
                self.at += len;
                Some(NodeKind::Clause { keyword: keyword.into(), children: vec![] })
            }
        };
        let node = kind.map(|kind| self.add(kind, place, place));
        self.open.push(Open { node, children: vec![], place, closing: b')' });
    }

    fn open_list(&mut self) {
        let place = self.places.at(self.at);
        let node = self.add(NodeKind::List { children: vec![] }, place, place);
        self.open.push(Open { node: Some(node), children: vec![], place, closing: b'}' });
        self.at += 1;
    }

    fn close(&mut self, byte: u8) {
        let place = self.places.at(self.at);
        self.at += 1;
        if let Some(label) = self.label.take() {
            let warning = Diagnostic::warning(format!("`{}:` has no value", label.name));
            self.problems.push(warning.at(label.span, "ignored"));
        }
        match self.open.pop_if(|open| open.closing == byte) {
            Some(Open { node: None, children, place: open, .. }) => {
                // Recorded behaviour: the outer brackets vanish if the last thing inside them is a clause.
                let last = children.last().map(|last| &self.nodes[last.0 as usize].kind);
                if matches!(last, Some(NodeKind::Clause { .. })) {
                    if let Some(outer) = self.open.last_mut() {
                        outer.children.extend(children);
                    }
                } else {
                    let problem = Diagnostic::error("a word is missing after this bracket")
                        .help("a clause starts with a word, as in `(and (…) (…))`; a list is written `{…}`");
                    self.error(problem, open, open, "expected the name of a ludeme after this");
                }
            }
            Some(Open { node: Some(node), children, place: open, .. }) => {
                let node = &mut self.nodes[node.0 as usize];
                node.span = open.to(&place);
                match &mut node.kind {
                    NodeKind::Clause { children: slot, .. } | NodeKind::List { children: slot } => {
                        *slot = children
                    }
                    NodeKind::Word(_) | NodeKind::Text(_) => {}
                }
            }
            None => {
                let problem = Diagnostic::error(format!("this `{}` closes nothing", byte as char));
                let open = self.open.last().map(|open| (open.place, open.closing));
                let problem = match open {
                    Some((open, closing)) => problem
                        .at(open.to(&open), format!("this `{}` is still open", opening(closing))),
                    None => problem,
                };
                self.error(problem, place, place, "no bracket of this kind is open here");
            }
        }
    }

    fn string(&mut self) {
        let bytes = self.text.bytes();
        let start = self.at;
        let Some(end) = quote_end(bytes, start) else {
            let place = self.places.at(start);
            self.error(Diagnostic::error("this string does not end"), place, place, "opened here");
            self.at = bytes.len();
            return;
        };
        let (from, to) = self.place(start, end + 1);
        let content = String::from_utf8_lossy(&bytes[start + 1..end]);
        self.add(NodeKind::Text(clean(&content).into()), from, to);
        self.at = end + 1;
    }

    fn word(&mut self) {
        let start = self.at;
        let end = start + self.word_len();
        let word = self.text.string(start..end);
        let (from, to) = self.place(start, end);
        self.at = end;
        if word.starts_with('#') {
            self.parameter(&word, from, to);
        }
        let is_label = word.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '-');
        if is_label && self.text.bytes().get(end) == Some(&b':') {
            self.at += 1;
            self.label = Some(Label { name: word.into(), span: from.to(&to) });
        } else {
            self.add(NodeKind::Word(word.into()), from, to);
        }
    }

    /// Complains about a parameter that no call has replaced.
    fn parameter(&mut self, word: &str, from: Place, to: Place) {
        let problem = match from.via().map(|via| &self.calls[via as usize].name) {
            Some(name) => {
                Diagnostic::error(format!("`{word}` is not replaced in the define \"{name}\""))
                    .help("the parameters of a define are numbered #1, #2, #3 … without gaps")
            }
            None => Diagnostic::error(format!("`{word}` stands outside of a define"))
                .help("only the text of a define has parameters"),
        };
        self.error(problem, from, to, "this parameter is left over");
    }

    /// The length of the word that starts here.
    fn word_len(&self) -> usize {
        let bytes = &self.text.bytes()[self.at..];
        let ascii = bytes.iter().take_while(|byte| is_word_byte(**byte)).count();
        // Letters beyond ASCII are rare: look at them one by one.
        if bytes.get(ascii).is_none_or(u8::is_ascii) {
            return ascii;
        }
        let text = String::from_utf8_lossy(bytes);
        text.chars()
            .take_while(|c| c.is_alphanumeric() || is_word_char(*c))
            .map(char::len_utf8)
            .sum()
    }

    /// Whether a `<` opens the marker of an option, as `<Board:size>`, and is no operator.
    fn is_marker(&self) -> bool {
        self.text.bytes().get(self.at + 1).is_some_and(u8::is_ascii_alphabetic)
    }

    fn marker(&mut self) {
        let start = self.at;
        self.failed = true;
        let len = memchr(b'>', &self.text.bytes()[start..]).map_or(1, |len| len + 1);
        let name = self.text.string(start..start + len);
        let tag = name.trim_matches(['<', '>']).to_owned();
        let (from, to) = self.place(start, start + len);
        self.at = start + len;
        // An option that cannot be read has been reported; its markers are no news.
        if !self.names.all_options {
            return;
        }
        let mut problem = Diagnostic::error(format!("no option gives a value for `{name}`"));
        let known: Vec<String> = self
            .names
            .options
            .iter()
            .flat_map(|option| {
                let tag = &option.tag;
                option
                    .arguments
                    .iter()
                    .map(move |argument| format!("{tag}:{argument}"))
                    .chain([tag.clone()])
            })
            .collect();
        problem = match nearest(&tag, known.iter().map(String::as_str)) {
            Some(near) => problem.help(format!("did you mean `<{near}>`?")),
            None if known.is_empty() => problem.help("this file has no options"),
            None => problem.help(format!("the options give values for: {}", known.join(", "))),
        };
        self.error(problem, from, to, "this marker is left over");
    }

    fn unknown_define(&mut self) {
        let start = self.at;
        let end = quote_end(self.text.bytes(), start).map_or(self.text.len(), |end| end + 1);
        let name = self.text.string(start + 1..end.max(start + 2) - 1);
        let (from, to) = self.place(start, end);
        self.at = end;
        let known = self.names.local.iter().map(|name| &**name).chain(self.names.library.names());
        let mut problem = Diagnostic::error(format!("there is no define \"{name}\""));
        if let Some(near) = nearest(&name, known) {
            problem = if near == name {
                problem.help("write the name right after the bracket, without a blank")
            } else {
                problem.help(format!("did you mean \"{near}\"?"))
            };
        }
        self.error(problem, from, to, "not defined in this file nor in the library");
    }

    fn unexpected(&mut self) {
        let start = self.at;
        // A character has at most four bytes: the rest of the text need not be looked at.
        let bytes = self.text.bytes();
        let near = &bytes[start..(start + 4).min(bytes.len())];
        let character = String::from_utf8_lossy(near).chars().next().unwrap_or(' ');
        let end = (start + character.len_utf8()).min(self.text.len());
        let (from, to) = self.place(start, end);
        self.at = end;
        // A text in another alphabet would give a thousand warnings: the first stands for all.
        if let Some((_, more)) = &mut self.ignored {
            *more += 1;
            return;
        }
        let warning =
            Diagnostic::warning(format!("the character `{character}` has no meaning here"));
        self.ignored = Some((self.problems.len(), 0));
        self.problems.push(warning.at(from.to(&to), "ignored").through(self.calls, from.via()));
    }

    /// Says how many characters were ignored besides the first.
    fn count_ignored(&mut self) {
        if let Some((warning, more @ 1..)) = self.ignored
            && let Some(warning) = self.problems.get_mut(warning)
        {
            let noun = if more == 1 { "character is" } else { "characters are" };
            warning.help.push(format!("{more} more {noun} ignored in this text"));
        }
    }
}

fn opening(closing: u8) -> char {
    if closing == b')' { '(' } else { '{' }
}

fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || is_word_char(byte as char)
}

fn is_word_char(c: char) -> bool {
    matches!(
        c,
        '_' | '-'
            | '.'
            | '+'
            | '*'
            | '/'
            | '%'
            | '='
            | '!'
            | '^'
            | '~'
            | '<'
            | '>'
            | '&'
            | '|'
            | '#'
    )
}

/// The content of a string: runs of white space are one blank, quotes inside it become apostrophes.
fn clean(content: &str) -> String {
    let mut cleaned = String::with_capacity(content.len());
    for c in content.replace("\\\"", "'").chars() {
        match c {
            ' ' | '\t' | '\n' | '\r' if cleaned.ends_with(' ') => {}
            ' ' | '\t' | '\n' | '\r' => cleaned.push(' '),
            c => cleaned.push(c),
        }
    }
    cleaned
}
