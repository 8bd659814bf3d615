//! Which figures stand beside which sentence.

use syntax::{NodeId, Tree};

use super::sentences::Sentences;
use crate::model::{Beside, FigureId, Manual};

/// More figures than this beside one sentence push the text apart.
const MOST: usize = 2;

/// Sets the figures of moves beside the sentences that permit them. Endings have a section of their own.
pub(super) fn place_figures(sentences: &Sentences<'_>, manual: &Manual) -> Vec<Beside> {
    let mut beside: Vec<Beside> = Vec::new();
    let entries = manual.moves.iter().flat_map(|group| &group.moves);
    for FigureId(index) in entries.map(|entry| entry.figure) {
        // A move that changes nothing to be seen, such as a pass, needs no picture in the text.
        let shown = manual.figures.get(index).filter(|figure| figure.after.is_some());
        let Some(figure) = shown else { continue };
        // Moves that no rule gives, such as forced passes, belong to the whole game. Of a rule and a part of it, the part is meant.
        let rule = figure.shows.last().map(|node| NodeId(*node)).filter(|node| *node != Tree::ROOT);
        let sentence = rule.and_then(|rule| sentences.permitting(rule));
        if let Some(sentence) = sentence
            && beside.iter().filter(|other| other.sentence == sentence).count() < MOST
        {
            beside.push(Beside { sentence, figure: FigureId(index) });
        }
    }
    beside.sort_by_key(|one| (one.sentence, one.figure));
    beside
}
