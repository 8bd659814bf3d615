//! Steps of a turn that are the same in several phases are told in the first of them: "As in phase 1."

use crate::document::{Block, Document, SectionKind, Sentence};
use crate::realise::{with_article, word_count};

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
        let Some(like) = like else {
            sown_as_before(&mut blocks, &steps[..index], step);
            continue;
        };
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

/// A step that begins with a sowing which is all of a step of an earlier phase refers to that: "Sow as in phase 1. Skip …"
fn sown_as_before(blocks: &mut [Block], earlier: &[Step], step: &Step) {
    let sowing = |block: &Block| match block {
        Block::Paragraph { sentences, .. } => sentences.first().cloned(),
        _ => None,
    };
    let Some(own) = sowing(&blocks[step.start]) else { return };
    if !own.text.starts_with("Sow ") || word_count(&own.text) < WORTH {
        return;
    }
    let like = earlier.iter().find(|known| {
        let all = blocks[known.start..known.end].iter().flat_map(Block::sentences);
        let all: Vec<&Sentence> = all.collect();
        known.phase < step.phase && matches!(all.as_slice(), [only] if only.text == own.text)
    });
    let Some(like) = like else { return };
    if let Some(first) = blocks[like.start].sentences_mut().into_iter().next() {
        first.told.extend(own.told);
        first.told.sort_unstable();
        first.told.dedup();
    }
    if let Some(first) = blocks[step.start].sentences_mut().into_iter().next() {
        first.text = format!("Sow as in phase {}.", like.phase);
    }
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
        let mut sentences = block.sentences_mut().into_iter().peekable();
        while let Some(sentence) = sentences.next() {
            at += 1;
            if phase == 0 {
                continue;
            }
            if let Some(deed) = same_deed(&sentence.text) {
                let known = deeds.iter().filter(|(earlier, ..)| *earlier < phase);
                let again = known.rev().find_map(|(earlier, text, first)| {
                    let more = told_further(&sentence.text, text)?;
                    Some((format!("{deed} as in phase {earlier}{more}."), *first))
                });
                match again {
                    Some((text, first)) => {
                        sentence.text = text;
                        earned.push((first, sentence.told.clone()));
                    }
                    // What is said to limit it there would be taken to limit it here.
                    None if sentences.peek().is_some_and(|next| limits(&next.text)) => {}
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

/// "Place one of your markers" for a sentence that says no more than where to, "Slide one of your markers" for one that says how far:
/// that is the same wherever it is said.
fn same_deed(sentence: &str) -> Option<&str> {
    if word_count(sentence) < WORTH_EARNED || !sentence.ends_with('.') || sentence.contains(", ") {
        return None;
    }
    let points_back = ["that", "it", "its", "there", "this", "these"];
    let mut words = sentence.trim_end_matches('.').split(' ');
    if let Some((deed, place)) = sentence.split_once(" on any ") {
        let plain = ["Place one of your ", "Place a "].iter().any(|start| deed.starts_with(start));
        // "A point that is not the centre" is described by that, and not pointed back to.
        let place = place.replacen(" that is ", " ", 1);
        let mut place = place.trim_end_matches('.').split(' ');
        return (plain && !place.any(|word| points_back.contains(&word))).then_some(deed);
    }
    let start = MOVES.iter().find(|start| sentence.starts_with(*start))?;
    let how = HOW.iter().filter_map(|how| sentence[start.len()..].find(how)).min()?;
    (!words.any(|word| points_back.contains(&word))).then(|| &sentence[..start.len() + how])
}

/// How a sentence goes on after one that it begins like: not at all, or by what else is asked of a place.
fn told_further(sentence: &str, known: &str) -> Option<String> {
    if sentence == known {
        return Some(String::new());
    }
    let more = sentence.strip_prefix(known.strip_suffix('.')?)?.strip_suffix('.')?;
    let (_, place) = known.split_once(" on any ")?;
    let (place, _) = place.split_once(" that is ")?;
    let site = place.rsplit(' ').next()?;
    let asked = more.strip_prefix(" and is ")?;
    Some(format!(", on {} that is {asked}", with_article(site)))
}

/// Whether a sentence limits the move told before it.
fn limits(sentence: &str) -> bool {
    LIMITS.iter().any(|start| sentence.starts_with(start))
}

/// How moves are told that need no more than one sentence.
const MOVES: [&str; 3] = ["Move one of your ", "Slide one of your ", "Jump with one of your "];
/// What begins to tell how far a piece goes.
const HOW: [&str; 11] = [
    " any number of ",
    " one ",
    " two ",
    " to ",
    " in any ",
    " along ",
    " horizontally",
    " vertically",
    " diagonally",
    " forward",
    " over ",
];
/// How sentences begin that limit the move told before them.
const LIMITS: [&str; 9] = [
    "This is allowed",
    "Such a move",
    "The move is",
    "It ",
    "Each of",
    "If you can, choose",
    "You may",
    "The ",
    "Here ",
];

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
    fn the_same_move_of_a_later_phase_refers_to_the_first() {
        let heading = |text: &str| Block::Heading { text: text.into() };
        let told = |first: &str, next: &str, second: &str| {
            let mut blocks = vec![
                heading("Phase 1: opening"),
                paragraph("", first, 1),
                heading("Phase 2: main"),
                paragraph("", second, 2),
            ];
            if let Block::Paragraph { sentences, .. } = &mut blocks[1] {
                sentences.push(Sentence { text: next.into(), told: vec![] });
            }
            earned_again(&mut blocks);
            blocks[3].sentences()[0].text.clone()
        };
        let slide =
            "Slide one of your men any number of squares in any direction through empty squares.";
        assert_eq!(told(slide, "Pass.", slide), "Slide one of your men as in phase 1.");
        assert_eq!(told(slide, "It may not jump.", slide), slide);
        let place = "Place a man from your hand on any empty point that is not the centre point.";
        let near = "Place a man from your hand on any empty point that is not the centre point and is next to one of your men.";
        assert_eq!(
            told(place, "Pass.", near),
            "Place a man from your hand as in phase 1, on a point that is next to one of your men."
        );
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
