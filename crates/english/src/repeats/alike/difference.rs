//! What one unit has in the place of what another has, and how that is said.

use std::collections::BTreeMap;

use syntax::NodeId;

use super::plainly::{self, Plainly, plainly};
use super::unit::Unit;
use super::words::{Change, words};
use crate::document::{Block, Sentence};
use crate::realise::{Text, listed_and, with_article, word_count};

/// Less than this is said again.
const WORTH: usize = 16;
/// So much is said again where words would have to be quoted.
const QUOTED: usize = 26;
/// What is said instead may have so many percent of the words.
const SHORTER: usize = 65;
/// So many changes can be kept in mind in any case, one more for so many words, and never more than the last of these.
const MOST_CHANGES: usize = 2;
const PER_CHANGE: usize = 30;
const EVER: usize = 4;
/// So many words can be told together.
const LONGEST: usize = 28;
/// Definitions are followed into each other so often.
const MOST_NAMES: usize = 8;

/// The definitions of a section: name, paragraph and what belongs to it, and how often the document uses the name.
#[derive(Debug, Default)]
pub(super) struct Definitions {
    pub known: BTreeMap<String, (Vec<Block>, usize)>,
}

/// What makes one unit out of another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Difference {
    changes: Vec<Change>,
    /// How each of these is said without quoting it, where there is no doubt what it changes.
    plain: Vec<Option<Plainly>>,
    /// Definitions of the first unit in which the changes are made too, and those of the second that are not needed then.
    names: Vec<(String, String)>,
    /// What the second unit tells, with these definitions.
    told: Vec<NodeId>,
}

impl Difference {
    /// What makes the second unit out of the first, if that is worth telling instead of it.
    pub fn between(first: &Unit<'_>, second: &Unit<'_>, definitions: &Definitions) -> Option<Self> {
        if !Self::may_be_told(first, second) {
            return None;
        }
        let plain = first.changes_to(second)?;
        let mut found = match definitions.followed(first, second, &plain) {
            Some(found) => found,
            None => Self { changes: plain, plain: vec![], names: vec![], told: vec![] },
        };
        // "“a or b” … and “c”" could be read in two ways.
        let joins = |change: &Change| change.from.iter().chain(&change.to).any(|word| word == "or");
        if found.changes.len() > 1 && found.changes.iter().any(joins) {
            return None;
        }
        let most = MOST_CHANGES + second.word_count() / PER_CHANGE;
        if said(&found.changes).len() > most.min(EVER) {
            return None;
        }
        found.plain = found.changes.iter().map(|change| plainly(change, first)).collect();
        let change = with(std::slice::from_ref(&found));
        if change.contains('“') && second.word_count() < QUOTED {
            return None;
        }
        let told = word_count(&change);
        if told > LONGEST || told * 100 > second.word_count() * SHORTER {
            return None;
        }
        if found.names.is_empty() {
            found.told = second.told();
        }
        Some(found)
    }

    /// Whether two units are so much alike, and so long, that it is worth looking at their words.
    pub fn may_be_told(first: &Unit<'_>, second: &Unit<'_>) -> bool {
        let words = second.word_count();
        words >= WORTH && words.abs_diff(first.word_count()) <= words / 2 && first.resembles(second)
    }

    /// The only change, if the units differ in nothing else.
    pub fn single(&self) -> Option<&Change> {
        match self.changes.as_slice() {
            [change] if self.names.is_empty() => Some(change),
            _ => None,
        }
    }

    /// The same without a change that goes without saying: each heading names its own piece.
    pub fn but_for(mut self, old: &str, new: &str) -> Self {
        let implied = |change: &Change| {
            let (from, to) =
                (change.replaced().to_lowercase(), change.replacement().to_lowercase());
            (from == old && to == new) || (from == with_article(old) && to == with_article(new))
        };
        if self.changes.iter().any(|change| !implied(change)) {
            let mut stays = self.changes.iter().map(|change| !implied(change));
            self.plain.retain(|_| stays.next().unwrap_or(true));
            self.changes.retain(|change| !implied(change));
        }
        self
    }

    /// What the second unit tells.
    pub fn told(&self) -> &[NodeId] {
        &self.told
    }

    /// Whether several texts can be told together in one sentence.
    pub fn goes_with(&self, others: &[Self]) -> bool {
        let all: Vec<Self> = others.iter().chain([self]).cloned().collect();
        word_count(&with(&all)) <= LONGEST && self.is_like(others)
    }

    /// Whether several texts are changes of the same words in the same definitions.
    pub fn is_like(&self, others: &[Self]) -> bool {
        let old = |one: &Self| one.changes.iter().map(Change::replaced).collect::<Vec<_>>();
        let also =
            |one: &Self| one.names.iter().map(|(first, _)| first.clone()).collect::<Vec<_>>();
        // What is exchanged is not said by what takes its place.
        said(&self.changes).len() == self.changes.len()
            && others.iter().all(|other| old(other) == old(self) && also(other) == also(self))
    }

    /// Texts that are alike, as many in a sentence as it has room for.
    pub fn in_sentences(made: Vec<Self>) -> Vec<Vec<Self>> {
        let mut groups: Vec<Vec<Self>> = Vec::new();
        for one in made {
            match groups.last_mut() {
                Some(group) if one.goes_with(group) => group.push(one),
                _ => groups.push(vec![one]),
            }
        }
        groups
    }

    /// The definitions that nothing needs any more.
    pub fn dropped(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|(_, second)| second.as_str())
    }
}

impl Definitions {
    /// What makes the second unit out of the first if the changes reach into the definitions that the units use.
    fn followed(
        &self,
        first: &Unit<'_>,
        second: &Unit<'_>,
        plain: &[Change],
    ) -> Option<Difference> {
        let mut names: Vec<(String, String)> = Vec::new();
        let mut changes = plain.to_vec();
        let unit = |name: &str| self.known.get(name).map(|(blocks, _)| Unit::blocks(blocks));
        let (mut one, mut other) = (first.again(), second.again());
        while let Some((from, to)) = changes.iter().find_map(|change| {
            let pair = (change.replaced(), change.replacement());
            let known = self.known.contains_key(&pair.0) && self.known.contains_key(&pair.1);
            (known && !names.contains(&pair)).then_some(pair)
        }) {
            if names.len() == MOST_NAMES {
                return None;
            }
            one = Unit::joined([one, unit(&from)?]);
            other = Unit::joined([other, unit(&to)?]);
            changes = Some(())
                .filter(|()| one.resembles(&other))
                .and_then(|()| one.changes_to(&other))?;
            names.push((from, to));
        }
        if names.is_empty() {
            return None;
        }
        changes.retain(|change| !names.contains(&(change.replaced(), change.replacement())));
        // What is used elsewhere too must stay.
        let own = |(_, name): &(String, String)| {
            let used = other.texts().map(|text| uses(text, name)).sum::<usize>();
            self.known.get(name).is_some_and(|(_, all)| *all == used)
        };
        let exact = !changes.is_empty() && names.iter().all(own);
        exact.then(|| Difference { changes, plain: vec![], names, told: other.told() })
    }
}

/// How often a text uses the name of a definition.
fn uses(text: &str, name: &str) -> usize {
    names_in(text).filter(|used| used == name).count()
}

/// All that could be names of definitions in a text: "area A", "number ‘step’".
pub(super) fn names_in(text: &str) -> impl Iterator<Item = String> {
    // Most texts have no word that could be one: they need not be split.
    let capital = |pair: &[u8]| pair[0].is_ascii_uppercase() && !pair[1].is_ascii_lowercase();
    let last = text.as_bytes().last().is_some_and(u8::is_ascii_uppercase);
    let may_name = last || text.contains('‘') || text.as_bytes().windows(2).any(capital);
    let words = if may_name { words(text) } else { vec![] };
    let pairs: Vec<String> = words
        .windows(2)
        .filter(|pair| is_name(pair[1]))
        .map(|pair| format!("{} {}", pair[0].to_lowercase(), pair[1]))
        .collect();
    pairs.into_iter()
}

/// Whether a word can be what a definition is called by.
pub(super) fn is_name(word: &str) -> bool {
    word.starts_with('‘') || word.chars().all(|c| c.is_ascii_uppercase())
}

/// "to the east", or "with “east” in place of “west”", for one text or several that go together.
pub(super) fn with(made: &[Difference]) -> String {
    let Some(first) = made.first() else { return String::new() };
    let plain: Vec<Vec<Option<Plainly>>> = made.iter().map(|one| one.plain.clone()).collect();
    if let Some(text) = plainly::told(&plain) {
        return also(text, first);
    }
    let quoted = |words: String| format!("“{words}”");
    let text = match (first.changes.as_slice(), made) {
        ([change], [_, _, ..]) => {
            let new =
                made.iter().flat_map(|one| &one.changes).map(|change| quoted(change.replacement()));
            let new: Vec<String> = new.collect();
            let (last, others) =
                new.split_last().map_or(("", vec![]), |(l, o)| (l.as_str(), o.to_vec()));
            format!(
                "with {} and {last}, each in place of “{}”",
                others.join(", "),
                change.replaced()
            )
        }
        _ => {
            let parts: Vec<Text> = said(&first.changes).into_iter().map(Text::from).collect();
            let mut text = format!("with {}", listed_and(&parts));
            for more in made.iter().skip(1) {
                let new: Vec<String> =
                    more.changes.iter().map(|change| quoted(change.replacement())).collect();
                text += &format!(", and again with {}", new.join(" and "));
            }
            text
        }
    };
    also(text, first)
}

/// How a change is said after what it is made in: "but to the east", "with “east” in place of “west”".
pub(super) fn but(change: String) -> String {
    if change.starts_with("with ") { change } else { format!("but {change}") }
}

/// The same with the definitions in which the changes are made too.
fn also(mut text: String, first: &Difference) -> String {
    if !first.names.is_empty() {
        let names: Vec<&str> = first.names.iter().map(|(name, _)| name.as_str()).collect();
        text += &format!(", also in {}", names.join(" and in "));
    }
    text
}

/// Each change in words; words that change places are told together.
fn said(changes: &[Change]) -> Vec<String> {
    let turned = |one: &Change| {
        changes.iter().position(|other| other.from == one.to && other.to == one.from)
    };
    let words = changes.iter().enumerate().filter_map(|(at, change)| {
        let (old, new) = (change.replaced(), change.replacement());
        match turned(change) {
            Some(other) if other < at => None,
            Some(_) => Some(format!("“{old}” and “{new}” exchanged")),
            None => Some(format!("“{new}” in place of “{old}”")),
        }
    });
    words.collect()
}

/// A sentence that tells what several units told.
pub(super) fn instead(text: String, made: &[Difference]) -> Sentence {
    let mut told: Vec<NodeId> = made.iter().flat_map(|one| one.told.clone()).collect();
    told.sort_unstable();
    told.dedup();
    Sentence { text, told }
}
