//! What is said in several places is said once: a run of sentences that comes again becomes a rule with a name, which stands
//! after the place that first needs it. The other places refer to it.
//!
//! Runs are compared by all their words and lists. Words that point back ("that square", "it") point from the place
//! that refers to the rule, as they did from the text that stood there.

mod name;
mod outline;
mod runs;

use crate::document::{Document, SectionKind, Sentence};
use crate::notes::{Note, mark};
use crate::realise::{Text, capitalised, listed_and};
use crate::teller::Teller;
use outline::{ContainerId, ElementId, Outline};

/// The sections in which rules are told.
const TOLD: [SectionKind; 4] =
    [SectionKind::Turn, SectionKind::Pieces, SectionKind::Special, SectionKind::End];

impl Teller<'_> {
    /// Takes out of a document what it says again, and adds the rules that say it.
    pub(crate) fn tell_once(&self, document: &mut Document, notes: &mut Vec<Note>) {
        let mut outline = Outline::of(document, &TOLD);
        let mut rules: Vec<(usize, ContainerId)> = Vec::new();
        for run in runs::repeated(&outline) {
            let places = runs::still_there(&outline, &run);
            let Some((first, others)) = places.split_first().filter(|(_, rest)| !rest.is_empty())
            else {
                continue;
            };
            let index = notes.len();
            let name = self.name_of_rule(&outline.told(first), notes);
            let reference = match name {
                Some(_) => format!("the rule on {}", mark(index)),
                None => format!("rule {}", mark(index)),
            };
            for other in others {
                outline.credit(first, other);
                let again = replace(&mut outline, other, &reference);
                outline.drop_container(again);
            }
            rules.push((index, replace(&mut outline, first, &reference)));
            notes.push(Note::rule(name));
        }
        outline.join_references(|references| {
            let references: Vec<Text> =
                references.iter().map(|reference| Text::from(reference.as_str())).collect();
            format!("{} apply.", capitalised(listed_and(&references).as_str()))
        });
        // A rule may refer to rules that were found after it.
        for (index, rule) in rules {
            if let Some(note) = notes.get_mut(index) {
                note.body = outline.passage(rule);
            }
        }
        outline.write_back(document);
    }
}

/// Puts a reference in the place of a run, whose sentences become the rule that is returned.
fn replace(outline: &mut Outline, run: &[ElementId], reference: &str) -> ContainerId {
    let text = if outline.is_whole(run) {
        format!("Follow {reference}.")
    } else {
        format!("{} applies.", capitalised(reference))
    };
    // A reference tells what the sentence before it tells: the rest is told by the rule.
    let told = outline.context(run);
    outline.take_out(run, Sentence { text, told }, reference)
}
