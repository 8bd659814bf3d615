//! Steps of a turn that are the same in several phases are told in the first of them: "As in phase 1."

use crate::document::{Block, Document, SectionKind, Sentence};
use crate::realise::word_count;

/// A step with fewer words than this is told again.
const WORTH: usize = 10;
/// A consequence with fewer words than this is told again.
const WORTH_EARNED: usize = 8;
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
            earned_again(&mut section.blocks);
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

/// Where the same is done in a later phase, or the same follows with a piece that moved instead of one that was placed, it refers to
/// the earlier one: "If the marker that moved is now part of a mill, do the same as in phase 1."
fn earned_again(blocks: &mut [Block]) {
    // Where each consequence was told first: the phase, the test, the consequence, and the sentence.
    let mut known: Vec<(usize, String, String, usize)> = Vec::new();
    // The deeds of earlier phases: the phase, the sentence, and where it stands.
    let mut deeds: Vec<(usize, String, usize)> = Vec::new();
    let mut phase = 0;
    let mut earned: Vec<(usize, Vec<syntax::NodeId>)> = Vec::new();
    let mut at = 0;
    for block in blocks.iter_mut() {
        if matches!(block, Block::Heading { .. }) {
            phase += 1;
        }
        for sentence in block.sentences_mut() {
            at += 1;
            if phase == 0 {
                continue;
            }
            if let Some(deed) = same_deed(&sentence.text) {
                match deeds
                    .iter()
                    .find(|(earlier, text, _)| *earlier < phase && *text == sentence.text)
                {
                    Some((earlier, _, first)) => {
                        sentence.text = format!("{deed} as in phase {earlier}.");
                        earned.push((*first, sentence.told.clone()));
                    }
                    None => deeds.push((phase, sentence.text.clone(), at)),
                }
                continue;
            }
            let Some((test, consequence)) = consequence(&sentence.text) else { continue };
            if word_count(consequence) < WORTH_EARNED {
                continue;
            }
            let asked = whichever_piece(test);
            let before = known.iter().find(|(earlier, other, what, _)| {
                *earlier < phase && *other == asked && what == consequence
            });
            match before {
                Some((earlier, .., first)) => {
                    sentence.text = format!("{test}, do the same as in phase {earlier}.");
                    earned.push((*first, sentence.told.clone()));
                }
                None => known.push((phase, asked, consequence.to_owned(), at)),
            }
        }
    }
    let mut sentences: Vec<&mut Sentence> =
        blocks.iter_mut().flat_map(Block::sentences_mut).collect();
    for (first, told) in earned {
        if let Some(sentence) = sentences.get_mut(first - 1) {
            sentence.told.extend(told);
            sentence.told.sort_unstable();
            sentence.told.dedup();
        }
    }
}

/// "Place one of your markers" for a sentence that says no more than where to: that is the same wherever it is said.
fn same_deed(sentence: &str) -> Option<&str> {
    let (deed, place) = sentence.split_once(" on any ")?;
    let plain = ["Place one of your ", "Place a "].iter().any(|start| deed.starts_with(start));
    let short = place.ends_with('.') && !place.contains(", ") && !place.contains(" that ");
    (plain && short && word_count(sentence) >= WORTH_EARNED).then_some(deed)
}

/// "If the marker that moved is now part of a mill" and what that earns.
fn consequence(sentence: &str) -> Option<(&str, &str)> {
    let (test, rest) = sentence.split_once(", ")?;
    let earns = rest.split(' ').next().is_some_and(|verb| EARNED.contains(&verb));
    let row = test.starts_with("If ") && test.contains(" is now part of ");
    (row && earns && !rest.ends_with(':')).then_some((test, rest))
}

/// What a row earns begins with one of these words.
const EARNED: [&str; 5] = ["remove", "capture", "move", "score", "place"];

/// A test on the piece of the move, whether it was placed or moved.
fn whichever_piece(test: &str) -> String {
    test.replace(" just placed ", " that moved ")
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
