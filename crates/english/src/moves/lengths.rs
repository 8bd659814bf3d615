//! A move of one length or another, written once for every number: "two or three squares".

use language::ints::Int;
use language::moves::ForEachValue;
use language::ranges::Range;
use syntax::NodeId;

use crate::realise::{Text, number_word, plural};
use crate::teller::Teller;

impl Teller<'_> {
    /// "two or three squares": how far a slide leads whose exact length is every number of a `forEach` that says no more.
    pub(super) fn any_of_lengths(&self, slide: NodeId, range: &Range, site: &str) -> Option<Text> {
        let Range::Exact(exact) = range else { return None };
        let Int::Value(value) = &exact.value else { return None };
        let links = &self.state.links;
        let each = links.ancestors(slide).find(|outer| links.is(*outer, "forEach", "Value"))?;
        self.asks_for_length(each).then_some(())?;
        let bound = |label: &str| {
            let labelled =
                links.children(each).iter().find(|part| links.label(**part) == Some(label));
            labelled.and_then(|part| links.number(*part)).map(i64::from)
        };
        let (low, high) = (bound("min")?, bound("max")?);
        let (first, last) = (number_word(low), number_word(high));
        let words = match high - low {
            0 => return None,
            1 => format!("{first} or {last} {}", plural(site)),
            _ => format!("from {first} to {last} {}", plural(site)),
        };
        Some(Text::from(words).tell(exact.id).tell(value.id).tell_all(&links.whole(each)[..1]))
    }

    /// Whether all that numbers in a row are for is the length of a slide.
    pub(super) fn only_lengths(&self, node: &ForEachValue) -> bool {
        let constants = (self.constant(&node.min), self.constant(&node.max));
        matches!(constants, (Some(low), Some(high)) if 0 < low && low < high)
            && self.asks_for_length(node.id)
    }

    /// Whether the number of a `forEach` is asked for once, as the exact length of the slide that it holds.
    fn asks_for_length(&self, each: NodeId) -> bool {
        let links = &self.state.links;
        let constant = |label: &str| {
            links
                .children(each)
                .iter()
                .any(|part| links.label(*part) == Some(label) && links.number(*part).is_some())
        };
        let mut values = links.clauses_within(each, "value").iter().copied();
        let Some(value) = values.find(|value| links.children(*value).is_empty()) else {
            return false;
        };
        let outer: Vec<NodeId> = links.ancestors(value).take(3).collect();
        let [exact, between, slide] = outer.as_slice() else { return false };
        constant("min")
            && constant("max")
            && values.all(|other| !links.children(other).is_empty())
            && links.is(*exact, "exact", "")
            && links.is(*between, "between", "")
            && links.is(*slide, "move", "Slide")
            && links.plain(each).any(|part| part == *slide)
    }
}
