//! What other choices of the options change: the rules of a variant, told by how they differ.
//!
//! Both variants are told in full, and what they say is compared. So a difference is stated in the words of the rules,
//! and nothing that an option changes can be forgotten.

mod section;
mod statements;
mod wording;

use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::Told;
use crate::document::SectionKind;
use statements::{Statement, statements};
use wording::{Change, known_by};

pub use section::section;

/// A variant that changes more than one of so many statements has rules of its own.
const OWN_RULES: usize = 3;
/// A set-up that differs in more statements than these is another one.
const MUCH_OF_A_SETUP: usize = 6;
/// The rows of the glance that no rule below repeats.
const FACTS_OF_GLANCE: [&str; 4] = ["Players", "Board", "Pieces", "Values"];

/// The heading of the choices that are named sets of others.
pub const RULESETS: &str = "Rulesets";

/// Choices of one kind: an option, or the rulesets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// What is chosen: "Board Size".
    pub heading: String,
    /// The choices other than the one that the rules are told with.
    pub variants: Vec<Variant>,
}

/// A choice other than the one that the rules are told with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// What its author calls it: "8x8".
    pub name: String,
    /// What it changes, or why that cannot be told.
    pub difference: Result<Difference, String>,
}

/// What the rules of a variant say otherwise.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Difference {
    changes: Vec<Change>,
    /// Whether so much differs that the variant is another game.
    has_own_rules: bool,
}

impl Variant {
    /// What is said of it.
    pub fn words(&self) -> Vec<String> {
        let told = |text: &str| vec![text.to_owned()];
        match &self.difference {
            Err(reason) => vec![format!("This choice cannot be told: {reason}.")],
            Ok(it) if it.changes.is_empty() => told("The rules stay the same."),
            Ok(it) if it.is_size_of_board() => told("Only the size of the board differs."),
            Ok(it) if it.is_another_setup() => told("Only the setup differs."),
            Ok(it) if it.has_own_rules => {
                told("So many rules differ that this is a game of its own.")
            }
            Ok(it) => it.sentences(),
        }
    }
}

impl Difference {
    /// Compares the rules of a variant with those that are told.
    pub fn between(told: &Told, variant: &Told) -> Self {
        let (before, after) = (statements(told), statements(variant));
        let mut changes = Vec::new();
        for kind in kinds(&before, &after) {
            let of = |all: &[Statement]| -> Vec<String> {
                let all = all.iter().filter(|statement| statement.kind == kind);
                all.map(|statement| statement.text.clone()).collect()
            };
            changes.extend(compare(kind, &of(&before), &of(&after)));
        }
        let all: Vec<&str> = before.iter().map(|statement| statement.text.as_str()).collect();
        for change in &mut changes {
            change.known_by = change.before.iter().map(|text| known_by(text, &all)).collect();
        }
        let size = |change: &Change| change.before.len().max(change.after.len());
        let changed: usize = changes.iter().map(size).sum();
        let has_own_rules = changed * OWN_RULES > before.len().max(after.len());
        changes.retain(Change::matters);
        Self { changes, has_own_rules }
    }

    /// Each change in a sentence; what stands where at the start is told anew.
    fn sentences(&self) -> Vec<String> {
        let (setup, others): (Vec<&Change>, Vec<&Change>) =
            self.changes.iter().partition(|change| change.is_new_setup());
        let new: Vec<&str> =
            setup.iter().flat_map(|change| &change.after).map(String::as_str).collect();
        let setup = (!new.is_empty()).then(|| format!("Setup: {}", new.join(" ")));
        let (glance, others): (Vec<&Change>, Vec<&Change>) =
            others.into_iter().partition(|change| change.kind == SectionKind::Glance);
        // How many pieces there are goes with where they start.
        let glance = glance.into_iter().filter(|change| !change.is_number_of_pieces()).collect();
        let glance: Vec<&Change> = glance;
        let mut told: Vec<String> = glance.into_iter().map(Change::sentence).collect();
        told.extend(setup);
        told.extend(others.into_iter().map(Change::sentence));
        told
    }

    /// Whether the board alone differs, and that by its numbers only; how many pieces there are goes with it.
    fn is_size_of_board(&self) -> bool {
        let mut boards = self.changes.iter().filter(|change| !change.is_number_of_pieces());
        let Some(change) = boards.next() else { return false };
        change.kind == SectionKind::Glance
            && boards.next().is_none()
            && change
                .after
                .iter()
                .all(|row| row.starts_with("Board:") || row.starts_with("Pieces:"))
            && change.after.iter().any(|row| row.starts_with("Board:"))
            && without_numbers(&change.before) == without_numbers(&change.after)
    }
}

/// Words without the figures in them.
fn without_numbers(texts: &[String]) -> String {
    let signs = texts.iter().flat_map(|text| text.chars());
    signs.filter(|sign| !sign.is_ascii_digit()).collect()
}

impl Difference {
    /// Whether the game starts otherwise and is played alike, with more changes than a reader would compare one by one.
    fn is_another_setup(&self) -> bool {
        let starts = |change: &&Change| change.kind == SectionKind::Setup;
        let many = self.changes.iter().filter(starts).count() > MUCH_OF_A_SETUP;
        let setup = |change: &Change| starts(&change) || change.is_number_of_pieces();
        many && self.changes.iter().all(setup)
    }
}

impl Change {
    /// Whether a reader has to know it: not what the rules below repeat, nor that a word is no longer needed.
    fn matters(&self) -> bool {
        let is_fact = |row: &String| FACTS_OF_GLANCE.iter().any(|fact| row.starts_with(fact));
        match self.kind {
            SectionKind::Glance => self.after.iter().any(is_fact),
            SectionKind::Terms => !self.after.is_empty(),
            _ => true,
        }
    }

    /// Whether there are only more pieces or fewer, as the setup says.
    fn is_number_of_pieces(&self) -> bool {
        self.kind == SectionKind::Glance
            && self.after.iter().all(|row| row.starts_with("Pieces:"))
            && without_numbers(&self.before) == without_numbers(&self.after)
    }

    /// Whether pieces start elsewhere than before.
    fn is_new_setup(&self) -> bool {
        let replaced = self.before.len() == self.after.len() || self.all;
        self.kind == SectionKind::Setup && replaced && !self.after.is_empty()
    }
}

/// The sections that either text has, in their order.
fn kinds(before: &[Statement], after: &[Statement]) -> Vec<SectionKind> {
    let mut kinds: Vec<SectionKind> =
        before.iter().chain(after).map(|statement| statement.kind).collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

/// What stands in one list of statements and not in the other, in the order of both.
fn compare(kind: SectionKind, before: &[String], after: &[String]) -> Vec<Change> {
    let mut changes = Vec::new();
    for step in capture_diff_slices(Algorithm::Myers, before, after) {
        if matches!(step, DiffOp::Equal { .. }) {
            continue;
        }
        let (old, new) = (&before[step.old_range()], &after[step.new_range()]);
        let all = old.len() == before.len();
        let change = |old: &[String], new: &[String]| {
            let (before, after) = (old.to_vec(), new.to_vec());
            Change { kind, known_by: before.clone(), before, after, all }
        };
        let alike = |(old, new): (&String, &String)| begin_alike(old, new);
        if old.len() == new.len() && (old.len() == 1 || old.iter().zip(new).all(alike)) {
            let pairs = old.chunks(1).zip(new.chunks(1));
            changes.extend(pairs.map(|(old, new)| change(old, new)));
        } else {
            changes.push(change(old, new));
        }
    }
    changes
}

/// Whether two statements are about the same: they share their beginning, or most of their words.
fn begin_alike(one: &str, other: &str) -> bool {
    let (one, other): (Vec<&str>, Vec<&str>) =
        (one.split(' ').collect(), other.split(' ').collect());
    let shared = one.iter().filter(|word| other.contains(word)).count();
    one.iter().zip(&other).take(2).all(|(a, b)| a == b) || shared * 2 > one.len().max(other.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Block, Document, Section, Sentence};

    fn told(board: &str, rules: &[&str]) -> Told {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let row = |name: &str, text: &str| vec![sentence(name), sentence(text)];
        let rows = vec![row("Board", board), row("Goal", rules.last().copied().unwrap_or(""))];
        let glance = Block::Table { header: vec![], rows };
        let rules = Block::paragraph(rules.iter().map(|text| sentence(text)).collect());
        let section = |kind, block| Section { kind, heading: String::new(), blocks: vec![block] };
        let sections = vec![section(SectionKind::Glance, glance), section(SectionKind::End, rules)];
        let unabridged = Document { title: String::new(), sections };
        Told { unabridged, ..Told::default() }
    }

    fn words(told: &Told, other: &Told) -> Vec<String> {
        let difference = Ok(Difference::between(told, other));
        Variant { name: String::new(), difference }.words()
    }

    #[test]
    fn a_new_setup_is_told_anew() {
        let mut base = told("5×5", &RULES);
        let mut other = told("9×9", &RULES);
        for (text, where_) in [(&mut base, "A1"), (&mut other, "the corners")] {
            let sentence = format!("White's men stand on {where_}.");
            let block = Block::paragraph(vec![Sentence { text: sentence, told: vec![] }]);
            let (kind, heading) = (SectionKind::Setup, String::new());
            text.unabridged.sections.insert(1, Section { kind, heading, blocks: vec![block] });
        }
        let expected = ["Board: 9×9.", "Setup: White's men stand on the corners."];
        assert_eq!(words(&base, &other), expected);
    }

    const RULES: [&str; 5] = ["One.", "Two.", "Three.", "Four.", "You win if you link."];

    #[test]
    fn a_rule_is_told_by_what_it_takes_the_place_of() {
        let misere = ["One.", "Two.", "Three.", "Four.", "You lose if you link."];
        let words = words(&told("5×5", &RULES), &told("5×5", &misere));
        let expected = "You lose (instead of “win”) if you link.";
        assert_eq!(words, [expected], "the goal is not told twice");
    }

    #[test]
    fn additions_and_omissions_are_told_as_such() {
        let (short, long) = (told("5×5", &RULES[1..]), told("5×5", &RULES));
        assert_eq!(words(&short, &long), ["Added: “One.”"]);
        assert_eq!(words(&long, &short), ["Left out: “One.”"]);
        assert_eq!(words(&long, &long), ["The rules stay the same."]);
    }

    #[test]
    fn another_size_and_another_board_are_not_the_same() {
        let base = told("5×5 squares", &RULES);
        let larger = words(&base, &told("9×9 squares", &RULES));
        assert_eq!(larger, ["Only the size of the board differs."]);
        assert_eq!(words(&base, &told("9×9 cells", &RULES)), ["Board: 9×9 cells."]);
    }

    #[test]
    fn a_variant_that_changes_most_rules_has_rules_of_its_own() {
        let other = ["Six.", "Seven.", "Eight.", "Four.", "You win if you link."];
        let words = words(&told("5×5", &RULES), &told("5×5", &other));
        assert_eq!(words, ["So many rules differ that this is a game of its own."]);
    }
}
