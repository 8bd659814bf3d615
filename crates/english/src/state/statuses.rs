//! What the marks of pieces are called: words for those that carry them ("active", "captured"), from the names that the
//! description gives to what sets a mark or asks for it.

use std::collections::BTreeMap;

use syntax::NodeId;

use super::blanks::compared;
use super::links::Links;
use super::marks::{mark_asked, set_value};
use crate::realise::{participle, spoken_name};

/// Adjectives that say of a piece how it is, with the word to use.
const ADJECTIVES: [(&str, &str); 58] = [
    ("active", "active"),
    ("activated", "active"),
    ("alive", "alive"),
    ("armed", "armed"),
    ("asleep", "asleep"),
    ("awake", "awake"),
    ("blocked", "blocked"),
    ("bound", "bound"),
    ("built", "built"),
    ("burning", "burning"),
    ("busy", "busy"),
    ("captured", "captured"),
    ("capturing", "capturing"),
    ("carrying", "carrying"),
    ("charged", "charged"),
    ("closed", "closed"),
    ("crowned", "crowned"),
    ("dead", "dead"),
    ("edible", "edible"),
    ("entered", "entered"),
    ("exposed", "exposed"),
    ("free", "free"),
    ("fresh", "fresh"),
    ("frozen", "frozen"),
    ("growing", "growing"),
    ("hidden", "hidden"),
    ("hungry", "hungry"),
    ("immobile", "immobile"),
    ("immune", "immune"),
    ("inactive", "inactive"),
    ("inactivated", "inactive"),
    ("inactived", "inactive"),
    ("linked", "linked"),
    ("loaded", "loaded"),
    ("locked", "locked"),
    ("mobile", "mobile"),
    ("open", "open"),
    ("passive", "passive"),
    ("pinned", "pinned"),
    ("playable", "playable"),
    ("promoted", "promoted"),
    ("protected", "protected"),
    ("raised", "raised"),
    ("ready", "ready"),
    ("returning", "returning"),
    ("safe", "safe"),
    ("sleeping", "asleep"),
    ("special", "special"),
    ("stacked", "stacked"),
    ("surrounded", "surrounded"),
    ("tagged", "tagged"),
    ("tied", "tied"),
    ("unloaded", "unloaded"),
    ("unplayable", "unplayable"),
    ("unstacked", "unstacked"),
    ("vulnerable", "vulnerable"),
    ("weak", "weak"),
    ("wounded", "wounded"),
];

/// What rules do to a piece; what has been done to it says how it is.
const VERBS: [&str; 15] = [
    "activate", "block", "capture", "charge", "crown", "freeze", "kill", "load", "lock", "pin",
    "promote", "protect", "stack", "tag", "wound",
];

/// Words before an adjective that belong to it, with what they become.
const DEGREES: [(&str, &str); 5] = [
    ("half", "half"),
    ("full", "fully"),
    ("fully", "fully"),
    ("double", "doubly"),
    ("once", "once"),
];

/// Words of a name that say nothing about how a piece is.
const FILLERS: [&str; 33] = [
    "a", "all", "an", "are", "at", "been", "check", "each", "every", "for", "get", "gets", "has",
    "have", "if", "is", "it", "its", "make", "mark", "next", "of", "piece", "pieces", "remember",
    "remove", "set", "state", "that", "the", "then", "this", "was",
];

/// Words that turn a name into its opposite.
const NEGATIONS: [&str; 3] = ["not", "never", "no"];

/// The words for marks.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statuses {
    /// What a piece is that carries a mark; with zero, one that carries none.
    words: BTreeMap<i32, String>,
    /// The mark that has no word, where no mark at all has one.
    pub unnamed: Option<i32>,
    /// The rules that need no words of their own: a piece that is promoted is promoted.
    pub silent: Vec<NodeId>,
}

impl Statuses {
    /// Looks at the names of what sets marks and asks for them. There are words only if every mark that is ever set, asked for
    /// or given at the start has one of its own; zero may have none.
    pub fn of(links: &Links<'_>) -> Self {
        let writers: Vec<NodeId> = links.clauses("set", "State").collect();
        let readers: Vec<NodeId> = links.clauses("state", "").collect();
        let mut marks: Vec<i32> = Vec::new();
        let given = links.whole(syntax::Tree::ROOT).into_iter();
        let given = given.filter(|part| links.label(*part) == Some("state"));
        let given = given.map(|part| links.number(part));
        let sought = links.clauses("sites", "State").map(|sites| set_value(links, sites));
        let written = writers.iter().map(|writer| set_value(links, *writer));
        let asked = readers.iter().map(|reader| mark_asked(links, *reader));
        for mark in written.chain(asked).chain(given).chain(sought) {
            match mark {
                Some(mark) if marks.contains(&mark) => {}
                Some(mark) => marks.push(mark),
                None => return Self::default(),
            }
        }
        marks.retain(|mark| *mark != 0);
        let kinds = kinds(links);
        let mut votes: BTreeMap<i32, BTreeMap<String, usize>> = BTreeMap::new();
        let mut vote = |mark: i32, word: String| {
            *votes.entry(mark).or_default().entry(word).or_default() += 1;
        };
        // What is done says more surely how a piece is than what is asked: names of tests may mean their opposite.
        let mut moves = false;
        for writer in &writers {
            let Some(mark) = set_value(links, *writer) else { continue };
            for name in links.definitions(*writer).into_iter().take(2) {
                if let Some((word, true)) = quality(name, &kinds, true) {
                    moves |= word == MOVED;
                    vote(mark, word);
                }
            }
        }
        for reader in &readers {
            let (Some(test), Some(mark)) = (links.parent(*reader), mark_asked(links, *reader))
            else {
                continue;
            };
            // What is more than zero differs from it.
            let more = matches!(compared(links, *reader), Some((">", 0) | (">=", 1)));
            let differs = links.keyword(test) == Some("!=") || more;
            for name in links.bodies(test) {
                let Some((word, holds)) = quality(name, &kinds, false) else { continue };
                if moves && word == MOVED {
                    continue;
                }
                match (holds != differs, mark, marks.as_slice()) {
                    (true, mark, _) => vote(mark, word),
                    // With one mark only, what does not carry none carries it.
                    (false, 0, [only]) => vote(*only, word),
                    (false, mark, [only]) if mark == *only => vote(0, word),
                    (false, ..) => {}
                }
            }
        }
        let words: BTreeMap<i32, String> = votes
            .into_iter()
            .filter_map(|(mark, words)| {
                let best = words.values().copied().max()?;
                let mut found = words.into_iter().filter(|(_, votes)| *votes == best);
                let (word, _) = found.next()?;
                found.next().is_none().then_some((mark, word))
            })
            .collect();
        let distinct = |mark: i32| {
            let word = words.get(&mark);
            word.is_some() && words.values().filter(|other| Some(*other) == word).count() == 1
        };
        // One of the marks, or none at all, may have no word of its own: it is known by the words for the others.
        let zero = std::iter::once(&0);
        let unknown = zero.chain(&marks).filter(|mark| !words.contains_key(mark)).count();
        let apart = words.keys().all(|mark| distinct(*mark));
        if marks.is_empty() || !apart || unknown > 1 {
            return Self::default();
        }
        let words: BTreeMap<i32, String> =
            words.into_iter().filter(|(mark, _)| *mark == 0 || marks.contains(mark)).collect();
        let mut silent = Vec::new();
        if let Some((mark, _)) = words.iter().find(|(_, word)| *word == "promoted") {
            match by_promotion(links, &writers, *mark) {
                Some(known) => silent = known,
                None => return Self::default(),
            }
        }
        let unnamed = marks.iter().copied().find(|mark| !words.contains_key(mark));
        Self { words, unnamed, silent }
    }

    /// Whether marks have words.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The word for a mark.
    pub fn word(&self, mark: i64) -> Option<&str> {
        self.words.get(&i32::try_from(mark).ok()?).map(String::as_str)
    }

    /// The words for all marks but one.
    pub fn others(&self, mark: i64) -> impl Iterator<Item = &str> {
        let others = self.words.iter().filter(move |(other, _)| i64::from(**other) != mark);
        others.map(|(_, word)| word.as_str())
    }
}

/// The word for pieces that have moved, as far as the rules say so.
pub const MOVED: &str = "moved";

/// The rules that mark promoted pieces, if these are all pieces that are promoted, and no others.
fn by_promotion(links: &Links<'_>, writers: &[NodeId], mark: i32) -> Option<Vec<NodeId>> {
    let promotes =
        |node: NodeId| links.is(node, "promote", "") || links.is(node, "move", "Promote");
    let marking: Vec<NodeId> =
        writers.iter().copied().filter(|set| set_value(links, *set) == Some(mark)).collect();
    let own = |set: &NodeId| {
        links
            .parent(*set)
            .filter(|then| links.is(*then, "then", ""))
            .and_then(|then| links.parent(then))
            .filter(|promotion| promotes(*promotion))
    };
    let marked: Option<Vec<NodeId>> = marking.iter().map(own).collect();
    let marked = marked?;
    let all = links.clauses("promote", "").chain(links.clauses("move", "Promote"));
    all.into_iter()
        .all(|promotion| marked.contains(&promotion))
        .then(|| marking.into_iter().flat_map(|set| links.frame(set)).collect())
}

/// The names of the kinds of pieces, in small letters.
fn kinds(links: &Links<'_>) -> Vec<String> {
    let names = links.clauses("piece", "").filter_map(|piece| links.plain(piece).next());
    names.filter_map(|name| links.text(name)).map(spoken_name).collect()
}

/// How the pieces are that a name speaks of, and whether it says that they are so. An order names what its verb brings about.
fn quality(name: &str, kinds: &[String], order: bool) -> Option<(String, bool)> {
    let spoken = spoken_name(name);
    let words: Vec<&str> = spoken.split(' ').collect();
    let negated = words.iter().any(|word| NEGATIONS.contains(word));
    let telling: Vec<&str> = words
        .into_iter()
        .filter(|word| !FILLERS.contains(word) && !NEGATIONS.contains(word))
        .filter(|word| !kinds.iter().any(|kind| kind == word))
        .collect();
    let adjective = |word: &str| {
        ADJECTIVES.iter().find(|(known, _)| *known == word).map(|(_, said)| (*said).to_owned())
    };
    let history =
        |word: &&str| ["already", "before", "checked", "history", "or", "save"].contains(word);
    let rest: Vec<&str> = telling.iter().copied().filter(|word| !history(word)).collect();
    if matches!(rest.as_slice(), ["moved" | "movement"]) {
        return Some((MOVED.to_owned(), !negated));
    }
    let word = match telling.as_slice() {
        [word] => adjective(word).or_else(|| {
            let done = match *word {
                "freeze" => "frozen".to_owned(),
                "kill" => "dead".to_owned(),
                "activate" => "active".to_owned(),
                "tag" => "tagged".to_owned(),
                "pin" => "pinned".to_owned(),
                verb => participle(verb),
            };
            (order && VERBS.contains(word)).then_some(done)
        })?,
        [degree, word] => {
            let (_, degree) = DEGREES.iter().find(|(known, _)| known == degree)?;
            format!("{degree} {}", adjective(word)?)
        }
        _ => return None,
    };
    Some((word, !negated))
}

#[cfg(test)]
mod tests {
    use super::quality;

    #[test]
    fn names_say_how_pieces_are() {
        let kinds = ["stick".to_owned()];
        let said = |name, order| quality(name, &kinds, order);
        assert_eq!(said("PieceActivated", false), Some(("active".into(), true)));
        assert_eq!(said("StickIsNotFrozen", false), Some(("frozen".into(), false)));
        assert_eq!(said("RemoveCapturedPieces", false), Some(("captured".into(), true)));
        assert_eq!(said("PieceFullStacked", false), Some(("fully stacked".into(), true)));
        assert_eq!(said("TagPiece", true), Some(("tagged".into(), true)));
        assert_eq!(said("TagPiece", false), None);
        assert_eq!(said("LastMoveOfOpponent", false), None);
    }
}
