//! Phases that are like an earlier one but for a few words: "As in phase 1, with …".

use super::Pass;
use super::difference::Difference;
use super::difference::{instead, with};
use super::paragraphs::groups_without_definitions;
use super::unit::Unit;
use crate::document::Block;

/// A phase with fewer words than this is told again.
const WORTH: usize = 60;
/// How the heading of a phase begins.
const PHASE: &str = "Phase ";
/// How sentences begin that say how a phase ends.
const ENDS: [&str; 5] = [
    "All players enter",
    "You enter",
    "This phase",
    "After this move",
    "If you have no legal move",
];

impl Pass<'_> {
    /// The blocks of a section, with the phases that are like one before them told by reference to it.
    pub(super) fn phases(&mut self, blocks: Vec<Block>) -> Vec<Block> {
        let mut out: Vec<Block> = Vec::new();
        // The phases that are told in full: their numbers, and what is done in them.
        let mut full: Vec<(String, Vec<Block>)> = Vec::new();
        for phase in split(blocks) {
            let Some(number) = number_of(&phase) else {
                out.extend(phase);
                continue;
            };
            let (deeds, rest) = parted(phase);
            let unit = Unit::blocks(&deeds);
            let like = full.iter().find_map(|(number, known)| {
                (unit.word_count() >= WORTH).then_some(())?;
                let made = Difference::between(&Unit::blocks(known), &unit, &self.definitions)?;
                Some((number, made))
            });
            match like {
                Some((known, made)) => {
                    self.dropped.extend(made.dropped().map(str::to_owned));
                    let made = [made];
                    let text = format!("As in phase {known}, {}.", with(&made));
                    out.extend(rest.heading);
                    out.push(Block::paragraph(vec![instead(text, &made)]));
                    out.extend(rest.others);
                }
                None => {
                    full.push((number, deeds.clone()));
                    out.extend(rest.whole);
                }
            }
        }
        out
    }
}

/// What stands in a phase beside what is done in it.
struct Rest {
    heading: Option<Block>,
    /// Its definitions, and how it ends.
    others: Vec<Block>,
    /// All of the phase as it is.
    whole: Vec<Block>,
}

/// The blocks in runs, each from one heading to the next.
fn split(blocks: Vec<Block>) -> Vec<Vec<Block>> {
    let mut runs: Vec<Vec<Block>> = Vec::new();
    for block in blocks {
        let begins = matches!(block, Block::Heading { .. }) || runs.is_empty();
        match runs.last_mut() {
            Some(run) if !begins => run.push(block),
            _ => runs.push(vec![block]),
        }
    }
    runs
}

/// The number of a phase.
fn number_of(phase: &[Block]) -> Option<String> {
    let Some(Block::Heading { text }) = phase.first() else { return None };
    let number = text.strip_prefix(PHASE)?.split(':').next()?;
    number.chars().all(|c| c.is_ascii_digit()).then(|| number.to_owned())
}

/// What is done in a phase, and the rest of it.
fn parted(phase: Vec<Block>) -> (Vec<Block>, Rest) {
    let whole = phase.clone();
    let (own, definitions) = groups_without_definitions(phase);
    let ends = |block: &Block| match block {
        Block::Paragraph { lead: None, sentences } => sentences
            .first()
            .is_some_and(|first| ENDS.iter().any(|start| first.text.starts_with(start))),
        _ => false,
    };
    let mut deeds = own;
    let heading = (!deeds.is_empty()).then(|| deeds.remove(0));
    // Rules that several places refer to stand behind the last phase.
    let rule = |block: &Block| matches!(block, Block::Paragraph { lead: Some(lead), .. } if lead.ends_with('.'));
    let end = deeds.iter().position(|block| ends(block) || rule(block)).unwrap_or(deeds.len());
    let mut others = definitions;
    others.extend(deeds.split_off(end));
    (deeds, Rest { heading, others, whole })
}
