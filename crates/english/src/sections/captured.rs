//! What becomes of captured pieces is no term: it is said once, at the end of the turn. Terms stand below one another.

use crate::document::{Block, Document, Item, Section, SectionKind, Sentence};
use crate::plan::Passage;
use crate::realise::Text;
use crate::teller::Teller;

/// More sentences than this are no longer read in a row.
const MOST_IN_A_ROW: usize = 2;
/// How sentences begin that go on with the term before them.
const GOING_ON: [&str; 6] = ["Where its ", "When it ", "Pieces on ", "It ", "They ", "Such "];

impl Teller<'_> {
    /// Says what becomes of captured pieces, if rules speak of captures and nothing else becomes of them.
    pub(super) fn tell_captured(&self, turn: &mut Section) {
        let terms = self.terms();
        let Some(nodes) = terms.get("capture") else { return };
        let words = format!("captured {} are removed from the board", self.pieces.words());
        let told = Passage::of(Text::from(words).tell_all(nodes));
        let Some(Block::Paragraph { sentences, .. }) = told.blocks().pop() else { return };
        let about_passing = |sentence: &Sentence| {
            sentence.text == "You may not pass."
                || sentence.text.starts_with("If you have no legal move, you")
        };
        match turn.blocks.last_mut() {
            Some(Block::Paragraph { lead: None, sentences: last })
                if last.iter().any(about_passing) =>
            {
                last.extend(sentences);
            }
            _ => turn.blocks.push(Block::Paragraph { lead: None, sentences }),
        }
    }
}

/// Puts the terms below one another where there are several.
pub(super) fn list_terms(document: &mut Document) {
    let terms = document.sections.iter_mut().filter(|section| section.kind == SectionKind::Terms);
    for section in terms {
        let blocks = std::mem::take(&mut section.blocks);
        section.blocks = blocks.into_iter().map(listed).collect();
    }
}

fn listed(block: Block) -> Block {
    let Block::Paragraph { lead: None, sentences } = block else { return block };
    let mut items: Vec<Item> = Vec::new();
    let own = |sentence: &Sentence| {
        !GOING_ON.iter().any(|beginning| sentence.text.starts_with(beginning))
    };
    if sentences.iter().filter(|sentence| own(sentence)).count() <= MOST_IN_A_ROW
        || sentences.iter().any(|sentence| sentence.text.ends_with(':'))
    {
        return Block::Paragraph { lead: None, sentences };
    }
    for sentence in sentences {
        match items.last_mut().filter(|_| !own(&sentence)) {
            Some(item) => item.sentences.push(sentence),
            None => items.push(Item::of(vec![sentence])),
        }
    }
    Block::List { ordered: false, items }
}
