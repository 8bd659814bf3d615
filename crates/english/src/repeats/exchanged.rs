//! Phases that do for one of two players what an earlier phase does for the other: "As in phase 1, with White and Black exchanged."

use super::players::with_name;
use crate::document::{Block, Document, SectionKind, Sentence};
use crate::realise::{in_order, word_count};

/// What is said in fewer words is said again.
const WORTH: usize = 16;
/// Stands for the name of one player while those of both are exchanged.
const ONE: &str = "\u{E034}";

/// Tells paragraphs of later phases by those of earlier ones.
pub(crate) fn exchange_players(document: &mut Document, names: &[String]) {
    let [one, two] = names else { return };
    let turn = document.sections.iter_mut().find(|section| section.kind == SectionKind::Turn);
    let Some(turn) = turn else { return };
    let mut known: Vec<(usize, usize)> = Vec::new();
    let mut phase = 0;
    for at in 0..turn.blocks.len() {
        if matches!(turn.blocks[at], Block::Heading { .. }) {
            phase += 1;
            continue;
        }
        let listed =
            matches!(turn.blocks.get(at + 1), Some(Block::List { .. } | Block::Table { .. }));
        let Some(own) = plain(&turn.blocks[at]).filter(|_| phase > 0 && !listed) else { continue };
        let exchanged = |known: &[Sentence]| {
            own.len() == known.len()
                && own.iter().zip(known).all(|(own, known)| {
                    let swapped = with_name(&known.text, one, ONE);
                    let swapped = with_name(&swapped, two, one).replace(ONE, two);
                    own.text == swapped && own.text != known.text
                })
        };
        let earlier = known.iter().find(|(before, place)| {
            *before < phase && plain(&turn.blocks[*place]).is_some_and(exchanged)
        });
        let Some((before, place)) = earlier.copied() else {
            known.push((phase, at));
            continue;
        };
        let own = own.to_vec();
        let words: usize = own.iter().map(|sentence| word_count(&sentence.text)).sum();
        if words < WORTH {
            continue;
        }
        let told: Vec<_> = own.iter().flat_map(|sentence| sentence.told.clone()).collect();
        if let Block::Paragraph { sentences, .. } = &mut turn.blocks[place] {
            for (first, again) in sentences.iter_mut().zip(&own) {
                first.told.extend_from_slice(&again.told);
                in_order(&mut first.told);
            }
        }
        let text = format!("As in phase {before}, with {one} and {two} exchanged.");
        turn.blocks[at] = Block::paragraph(vec![Sentence { text, told }]);
    }
}

/// The sentences of a paragraph without a heading.
fn plain(block: &Block) -> Option<&[Sentence]> {
    match block {
        Block::Paragraph { lead: None, sentences } => Some(sentences),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Section;
    use syntax::NodeId;

    #[test]
    fn a_phase_of_the_other_player_is_told_by_the_first() {
        let paragraph = |text: String, node: u32| {
            Block::paragraph(vec![Sentence { text, told: vec![NodeId(node)] }])
        };
        let heading = |number: usize| Block::Heading { text: format!("Phase {number}: placing") };
        let text = |who: &str| {
            format!(
                "Place a disc from {who}'s hand on any empty square that is not on the edge of the board."
            )
        };
        let blocks =
            vec![heading(1), paragraph(text("White"), 1), heading(2), paragraph(text("Black"), 2)];
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        exchange_players(&mut document, &["White".into(), "Black".into()]);
        let texts: Vec<&str> =
            document.sentences().iter().map(|sentence| sentence.text.as_str()).collect();
        let again = "As in phase 1, with White and Black exchanged.";
        assert_eq!(texts, [text("White").as_str(), again]);
    }
}
