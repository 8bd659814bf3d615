//! Pieces whose places are reckoned from a number that runs through a range.

use language::ints::Int;
use language::start::{ForEachValue, StartRule};

use crate::ints::components::Found;
use crate::realise::{Text, plural, say, with_article};
use crate::teller::Teller;

impl Teller<'_> {
    /// "Frosts stand on B2, C3 and D4": the places that a number leads to, one after the other.
    pub(super) fn placed_by_number(&self, node: &ForEachValue) -> Option<Text> {
        let StartRule::PlaceAt(place) = &node.rule else { return None };
        let plain = place.count.is_none()
            && place.state.is_none()
            && place.rotation.is_none()
            && place.value.is_none()
            && place.container.is_none()
            && place.site_type.is_none();
        let site = place.site.as_ref().filter(|_| plain)?;
        let (first, last) = (self.constant(&node.min)?, self.constant(&node.max)?);
        let names: Option<Vec<Text>> = (first..=last)
            .map(|value| {
                let known = |int: &Int| matches!(int, Int::Value(_)).then_some(value);
                let Found::Number(number) = self.worked_out(site, 1, &known)? else { return None };
                self.places.label(i32::try_from(number).ok()?, None).map(Text::from)
            })
            .collect();
        let names = names?;
        let (kind, owner) = self.item(&place.item);
        let places = self.named_places(&names, node.id);
        let text = match names.as_slice() {
            [] => return None,
            [_] if owner.is_empty() => say!("{} stands on {}", with_article(&kind), places),
            [_] => say!("{}{} stands on {}", owner, kind, places),
            _ => say!("{}{} stand on {}", owner, plural(&kind), places),
        };
        Some(text.tell_all(&self.whole(node.id)))
    }
}
