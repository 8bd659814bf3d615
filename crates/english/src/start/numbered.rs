//! Pieces whose places are reckoned from a number that runs through a range.

use language::ints::Int;
use language::start::{ForEachValue, StartRule};

use crate::ints::components::Found;
use crate::plan::Passage;
use crate::realise::{Text, listed_and, number_word, plural, say, with_article};
use crate::teller::Teller;

impl Teller<'_> {
    /// "Frosts stand on B2, C3 and D4": the places that a number leads to, one after the other, and what the pieces carry there.
    pub(super) fn placed_by_number(&self, node: &ForEachValue) -> Option<Passage> {
        let StartRule::PlaceAt(place) = &node.rule else { return None };
        let plain = place.count.is_none()
            && place.rotation.is_none()
            && place.container.is_none()
            && place.site_type.is_none();
        let site = place.site.as_ref().filter(|_| plain)?;
        let (first, last) = (self.constant(&node.min)?, self.constant(&node.max)?);
        let each = |int: &Int| -> Option<Vec<i64>> {
            let one = |value: i64| {
                let known = |int: &Int| matches!(int, Int::Value(_)).then_some(value);
                match self.worked_out(int, 1, &known)? {
                    Found::Number(number) => Some(number),
                    Found::Hand(..) => None,
                }
            };
            (first..=last).map(one).collect()
        };
        let label = |site: i64| self.places.label(i32::try_from(site).ok()?, None).map(Text::from);
        let names: Vec<Text> = each(site)?.into_iter().map(label).collect::<Option<_>>()?;
        let carried = match (&place.state, &place.value) {
            (None, None) => None,
            (Some(_), _) if self.state.two_sided || self.says_nothing_by_marks() => return None,
            (Some(state), None) => Some(carries(self.state.mark_noun, &each(state)?)),
            (None, Some(value)) => Some(carries(self.state.value_noun, &each(value)?)),
            (Some(_), Some(_)) => return None,
        };
        let (kind, owner) = self.item(&place.item);
        let places = self.named_places(&names, node.id);
        let text = match names.as_slice() {
            [] => return None,
            [_] if owner.is_empty() => say!("{} stands on {}", with_article(&kind), places),
            [_] => say!("{}{} stands on {}", owner, kind, places),
            _ => say!("{}{} stand on {}", owner, plural(&kind), places),
        };
        let told = self.whole(node.id);
        let mut passage = Passage::of(text.tell_all(&told));
        if let Some(carried) = carried {
            passage.say(Text::from(carried).tell_all(&told));
        }
        Some(passage)
    }
}

/// What pieces start with, one after the other: "in this order, they start with the values one and three".
fn carries(what: &str, numbers: &[i64]) -> String {
    let words: Vec<Text> = numbers.iter().map(|number| number_word(*number).into()).collect();
    match words.as_slice() {
        [first, ..] if numbers.iter().all(|number| *number == numbers[0]) => {
            format!("each of them starts with the {what} {first}")
        }
        words => format!("in this order, they start with the {what}s {}", listed_and(words)),
    }
}
