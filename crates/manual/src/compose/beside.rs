//! Which figures stand beside which sentence.

use syntax::{NodeId, Tree};

use super::sentences::Sentences;
use crate::model::{Beside, FigureId, Manual, MoveEntry, MoveGroup, Scope};

/// More figures than this beside one sentence push the text apart.
const MOST: usize = 2;

/// Sets the figures of moves beside the sentences that permit them. Endings have a section of their own.
pub(super) fn place_figures(sentences: &Sentences<'_>, manual: &Manual) -> Vec<Beside> {
    let entries =
        manual.moves.iter().flat_map(|group| group.moves.iter().map(move |it| (group, it)));
    let found = entries.filter_map(|(group, entry)| Example::new(sentences, manual, group, entry));
    let all: Vec<Example<'_>> = found.collect();
    let mut beside: Vec<Beside> = Vec::new();
    for (at, one) in all.iter().enumerate() {
        let needless = all.iter().enumerate().any(|(other_at, other)| {
            other.shows_all(one) && (!one.shows_all(other) || other_at < at)
        });
        let here = beside.iter().filter(|other| other.sentence == one.sentence).count();
        if !needless && here < MOST {
            beside.push(Beside { sentence: one.sentence, figure: one.figure });
        }
    }
    beside.sort_by_key(|one| (one.sentence, one.figure));
    beside
}

/// An example of a move that may stand beside the sentence which permits it.
struct Example<'a> {
    sentence: usize,
    figure: FigureId,
    rule: NodeId,
    /// How the rule is written, whatever part of the description it stands in.
    wording: u32,
    scope: Scope,
    caption: &'a str,
    /// What it is called in the catalogue.
    heading: &'a str,
    name: &'a str,
}

impl<'a> Example<'a> {
    fn new(
        sentences: &Sentences<'_>,
        manual: &'a Manual,
        group: &'a MoveGroup,
        entry: &'a MoveEntry,
    ) -> Option<Self> {
        // A move that changes nothing to be seen, such as a pass, needs no picture in the text.
        let figure = manual.figure(entry.figure).filter(|figure| figure.after.is_some())?;
        // Moves that no rule gives, such as forced passes, belong to the whole game. Of a rule and a part of it, the part is meant.
        let rule =
            figure.shows.last().map(|node| NodeId(*node)).filter(|node| *node != Tree::ROOT)?;
        Some(Self {
            sentence: sentences.permitting(rule)?,
            figure: entry.figure,
            rule,
            wording: sentences.wording(rule),
            scope: figure.scope,
            caption: &figure.caption,
            heading: &group.heading,
            name: &entry.name,
        })
    }

    /// Whether this example shows all that another one does, in the same words, or by the same sentence, and a rule in the same words, it is either such
    /// a move too, by the same rule in another part of the game, or a capture from a place from which the mere move can be seen.
    fn shows_all(&self, other: &Self) -> bool {
        if (self.sentence, self.caption) == (other.sentence, other.caption) {
            return true;
        }
        let same = (self.sentence, self.wording) == (other.sentence, other.wording);
        let plain = |scope: Scope| matches!(scope, Scope::Move { .. } | Scope::MoveAndCapture);
        let elsewhere = self.rule != other.rule;
        same && (elsewhere && (self.heading, self.name) == (other.heading, other.name)
            || self.scope == Scope::MoveAndCapture && plain(other.scope))
    }
}
