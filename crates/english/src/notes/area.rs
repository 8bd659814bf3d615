//! Areas by their letter.

use syntax::NodeId;

use super::{LONGEST_PHRASE, Sort};
use crate::plan::Passage;
use crate::realise::{Text, listed_and, runs, say, with_article, word_count};
use crate::regions::Area;
use crate::teller::Teller;

/// Enumerations of places with more words than this go into a list.
const MANY_PLACES: usize = 20;
/// So many places stand in one line of such a list.
const CHUNK: usize = 10;

impl Teller<'_> {
    /// The area as it is if its words are few, by its letter otherwise.
    pub(crate) fn brief_area(&self, area: Area) -> Area {
        let long = |text: &Text| word_count(text.as_str()) > LONGEST_PHRASE;
        let tangled = area.yes.as_str().contains(" and ") && area.yes.as_str().contains(" or ");
        if ![&area.single, &area.plural, &area.yes, &area.no].into_iter().any(long) && !tangled {
            return area;
        }
        let name = self.lettered(Sort::Area, area.plural.clone());
        let mut brief = self.lettered_area(name.clone());
        brief.owner = area.owner;
        brief.pieces = area.pieces.map(|(one, many)| {
            if long(&one) || long(&many) {
                let words = self.pieces.words();
                (say!("{} in {}", self.pieces.word, name), say!("{} in {}", words, name))
            } else {
                (one, many)
            }
        });
        brief.one_piece = area
            .one_piece
            .map(|one| if long(&one) { say!("a {} in {}", self.pieces.word, name) } else { one });
        brief
    }

    /// An area that goes by a name: "area A".
    pub(crate) fn lettered_area(&self, name: Text) -> Area {
        let (site, sites) = (self.site(), self.places.words(None));
        Area {
            single: say!("{} of {}", with_article(site), name),
            plural: say!("the {} of {}", sites, name),
            yes: say!("is in {}", name),
            no: say!("is not in {}", name),
            pieces: None,
            owner: None,
            one_piece: None,
        }
    }

    /// Places by their names: runs drawn together, and a list under a letter where there are too many.
    pub(crate) fn named_places(&self, names: &[Text], node: NodeId) -> Text {
        let drawn = runs(names);
        let whole = listed_and(&drawn).tell(node);
        if word_count(whole.as_str()) <= MANY_PLACES {
            return whole;
        }
        let told = whole.told().to_vec();
        let mut passage = Passage::of(Text::from("all of these:").tell_all(&told));
        let line = |chunk: &[Text]| Passage::of(listed_and(chunk).tell(node));
        let items = drawn.chunks(CHUNK).map(line).collect();
        passage.list(false, items);
        say!("the {} of {}", self.places.words(None), self.notes.refer(Sort::Area, passage, &told))
    }

    /// Several areas together: a list under a letter where a sentence cannot hold them.
    pub(crate) fn areas_together(&self, parts: &[Area]) -> Option<Area> {
        let words: usize = parts.iter().map(|part| word_count(part.plural.as_str())).sum();
        if words <= LONGEST_PHRASE {
            return None;
        }
        let told: Vec<_> = parts.iter().flat_map(|part| part.plural.told().to_vec()).collect();
        let mut passage = Passage::of(Text::from("all of these together:").tell_all(&told));
        passage.list(false, parts.iter().map(|part| Passage::of(part.plural.clone())).collect());
        let name = self.notes.refer(Sort::Area, passage, &told);
        Some(self.lettered_area(name))
    }
}
