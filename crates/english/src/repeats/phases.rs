//! Steps of a turn that are the same in several phases are told in the first of them: "As in phase 1."

use crate::document::{Block, Document, SectionKind, Sentence};
use crate::realise::word_count;

/// A step with fewer words than this is told again.
const WORTH: usize = 10;
/// How sentences begin that belong to a phase and not to a step of a turn.
const OF_PHASE: [&str; 5] =
    ["All players enter", "You enter", "This phase", "After this move", "When you move again"];

/// The step of a turn: its heading, and the blocks that tell it.
struct Step {
    phase: usize,
    lead: String,
    start: usize,
    end: usize,
}

/// Tells the steps of later phases that read like those of an earlier one by referring to it.
pub(crate) fn tell_steps_once(document: &mut Document) {
    for section in &mut document.sections {
        if section.kind == SectionKind::Turn {
            section.blocks = told_once(std::mem::take(&mut section.blocks));
        }
    }
}

fn told_once(mut blocks: Vec<Block>) -> Vec<Block> {
    let steps = steps(&blocks);
    // From the end, so that what stands before keeps its place.
    for (index, step) in steps.iter().enumerate().rev() {
        let own: Vec<Block> = blocks[step.start..step.end].iter().map(bare).collect();
        let like = steps[..index].iter().find(|known| {
            known.phase < step.phase
                && known.lead == step.lead
                && known.end - known.start == own.len()
                && blocks[known.start..known.end].iter().zip(&own).all(|(a, b)| bare(a) == *b)
        });
        let Some(like) = like else { continue };
        if words(&own) < WORTH {
            continue;
        }
        let text = match own.first() {
            Some(Block::Paragraph { sentences, .. })
                if sentences.first().is_some_and(|first| first.text.starts_with("Sow ")) =>
            {
                format!("Sow as in phase {}.", like.phase)
            }
            _ => format!("As in phase {}.", like.phase),
        };
        let here = blocks[step.start..step.end].iter().flat_map(Block::sentences);
        let told: Vec<Vec<_>> = here.map(|sentence| sentence.told.clone()).collect();
        let first = told.first().cloned().unwrap_or_default();
        // What is told there is told of this phase as well.
        let there = blocks[like.start..like.end].iter_mut().flat_map(Block::sentences_mut);
        for (sentence, more) in there.zip(told) {
            sentence.told.extend(more);
            sentence.told.sort_unstable();
            sentence.told.dedup();
        }
        let lead = Some(step.lead.clone());
        let sentences = vec![Sentence { text, told: first }];
        blocks.splice(step.start..step.end, [Block::Paragraph { lead, sentences }]);
    }
    blocks
}

/// The numbered steps of all phases.
fn steps(blocks: &[Block]) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut phase = 0;
    let mut open = false;
    for (at, block) in blocks.iter().enumerate() {
        match block {
            Block::Heading { .. } => {
                phase += 1;
                open = false;
            }
            Block::Paragraph { lead: Some(lead), .. } => {
                open = phase > 0 && lead.starts_with(|c: char| c.is_ascii_digit());
                if open {
                    steps.push(Step { phase, lead: lead.clone(), start: at, end: at + 1 });
                }
            }
            Block::Paragraph { lead: None, sentences } if is_of_phase(sentences) => open = false,
            _ if open => {
                if let Some(step) = steps.last_mut() {
                    step.end = at + 1;
                }
            }
            _ => {}
        }
    }
    steps
}

fn is_of_phase(sentences: &[Sentence]) -> bool {
    let first = sentences.first();
    first.is_some_and(|first| OF_PHASE.iter().any(|words| first.text.starts_with(words)))
}

/// A block without what it tells.
fn bare(block: &Block) -> Block {
    let mut block = block.clone();
    block.sentences_mut().into_iter().for_each(|sentence| sentence.told.clear());
    block
}

fn words(blocks: &[Block]) -> usize {
    let sentences = blocks.iter().flat_map(Block::sentences);
    sentences.map(|sentence| word_count(&sentence.text)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use syntax::NodeId;

    fn paragraph(lead: &str, text: &str, node: u32) -> Block {
        let sentences = vec![Sentence { text: text.into(), told: vec![NodeId(node)] }];
        Block::Paragraph { lead: (!lead.is_empty()).then(|| lead.to_owned()), sentences }
    }

    #[test]
    fn the_same_step_of_a_later_phase_refers_to_the_first() {
        let sow = "Sow all seeds of the chosen hole one by one into the following holes.";
        let heading = |text: &str| Block::Heading { text: text.into() };
        let blocks = told_once(vec![
            heading("Phase 1: opening"),
            paragraph("1.", "Choose one of your inner holes that is not empty.", 1),
            paragraph("2.", sow, 2),
            paragraph("", "You enter phase 2 if your hand is empty.", 3),
            heading("Phase 2: sowing"),
            paragraph("1.", "Choose one of your holes.", 4),
            paragraph("2.", sow, 5),
            paragraph("", "This phase lasts to the end.", 6),
        ]);
        assert_eq!(blocks.len(), 8);
        assert_eq!(blocks[6], paragraph("2.", "Sow as in phase 1.", 5));
        let Block::Paragraph { sentences, .. } = &blocks[2] else { panic!("it stays") };
        assert_eq!(sentences[0].told, [NodeId(2), NodeId(5)]);
    }
}
