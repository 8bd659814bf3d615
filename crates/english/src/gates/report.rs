//! All gates for one game.

use std::collections::BTreeMap;

use serde::Serialize;

use super::mutation::{Mutations, mutations};
use super::retell::{Source, words};
use super::symmetry::asymmetry;
use super::{Leak, coverage, defaults, doubtful, leaks, sentence_figures, size, term_faults};
use crate::Told;
use crate::silence::Silence;

/// What the gates found in the text of one game.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// M1: what a reader should never see.
    pub leaks: Vec<Leak>,
    /// M2: how many ludemes bear rules.
    pub rule_nodes: usize,
    /// M2: how many of them no sentence tells, by keyword.
    pub untold: BTreeMap<String, usize>,
    /// M2: how many are passed over on purpose, by reason.
    pub silent: BTreeMap<Silence, usize>,
    /// M3: sentences that no ludeme backs.
    pub ungrounded: Vec<String>,
    /// M4: changes of the description that the text does not show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mutations: Option<Mutations>,
    /// M5: sentences that could be read in two ways.
    pub doubtful: Vec<String>,
    /// M7: how many sentences there are.
    pub sentences: usize,
    /// M7: how many words they have.
    pub sentence_words: usize,
    /// M7: the words of the longest.
    pub longest: usize,
    /// M7: sentences over the limit.
    pub too_long: Vec<String>,
    /// M7: sentences with a doubtful grouping.
    pub tangled: Vec<String>,
    /// M8: plain wordings for want of better ones, by construct.
    pub fallbacks: BTreeMap<&'static str, usize>,
    /// M9: all words.
    pub words: usize,
    /// M9: sequences of eight words.
    pub sequences: usize,
    /// M9: sequences of eight words that come again.
    pub repeated: usize,
    /// M9: whether that is more than a reader should bear.
    pub repeats_itself: bool,
    /// M10: faults in the use of letters.
    pub terms: Vec<String>,
    /// M11: sentences for one player only; none where it was not measured.
    pub asymmetry: Vec<String>,
    /// M12: whether a second run gave another text.
    pub undetermined: bool,
    /// M14: defaults of play that the text does not state.
    pub defaults: Vec<&'static str>,
}

impl Report {
    /// Runs the gates; `changes` is the number of mutations to try.
    pub fn of(source: Source<'_>, told: &Told, changes: usize) -> Self {
        let covered = coverage(told, source.tree);
        let figures = sentence_figures(&told.document);
        let size = size(&told.document);
        let again = source.tell();
        Self {
            leaks: leaks(&told.document),
            rule_nodes: covered.rule_nodes,
            untold: covered.missing_by_keyword,
            silent: covered.silent,
            ungrounded: covered.ungrounded,
            mutations: (changes > 0).then(|| mutations(source, told, changes)),
            doubtful: doubtful(&told.document),
            sentences: figures.sentences,
            sentence_words: figures.words,
            longest: figures.longest,
            too_long: figures.too_long,
            tangled: figures.tangled,
            fallbacks: told.fallbacks.clone(),
            words: size.words,
            sequences: size.sequences,
            repeated: size.repeated,
            repeats_itself: size.repeats_itself(),
            terms: term_faults(&told.document),
            asymmetry: asymmetry(source, told, &told.names),
            undetermined: again.is_none_or(|again| words(&again) != words(told)),
            defaults: defaults(source.tree, told),
        }
    }

    /// How many ludemes no sentence tells.
    pub fn untold_nodes(&self) -> usize {
        self.untold.values().sum()
    }

    /// The gates that the game fails, with the number of misses.
    pub fn misses(&self) -> Vec<(&'static str, usize)> {
        let missed = self.mutations.as_ref().map_or(0, |mutations| mutations.missed.len());
        [
            ("M1 leaks", self.leaks.len()),
            ("M2 untold", self.untold_nodes()),
            ("M3 ungrounded", self.ungrounded.len()),
            ("M4 unseen changes", missed),
            ("M5 doubtful", self.doubtful.len()),
            ("M7 long", self.too_long.len()),
            ("M7 tangled", self.tangled.len()),
            ("M8 fallbacks", self.fallbacks.values().sum()),
            ("M10 terms", self.terms.len()),
            ("M11 asymmetry", self.asymmetry.len()),
            ("M12 undetermined", usize::from(self.undetermined)),
            ("M14 defaults", self.defaults.len()),
        ]
        .into_iter()
        .filter(|(_, number)| *number > 0)
        .collect()
    }
}
