//! Places that stand for a number: a list of results has two ends even where it needs one, and the other end is a number to
//! reckon with, such as `(results from:(sites Board) to:2 (* (to) …))`.

use language::ints::Int;
use syntax::NodeId;

use crate::teller::Teller;

/// Ludemes that reckon with numbers.
const RECKONING: [&str; 8] = ["*", "+", "-", "/", "%", "max", "min", "abs"];

impl Teller<'_> {
    /// The number that one end of a pair is, where it is reckoned with and fixed.
    pub(super) fn fixed_end(&self, int: &Int) -> Option<i64> {
        let (node, label) = match int {
            Int::To(to) => (to.id, "to"),
            Int::From(from) => (from.id, "from"),
            _ => return None,
        };
        let links = &self.state.links;
        let mut inside: Option<NodeId> = None;
        for outer in links.ancestors(node) {
            let keyword = links.keyword(outer)?;
            if RECKONING.contains(&keyword) {
                inside = Some(outer);
            } else if keyword == "results" && links.label(inside?).is_none() {
                let end =
                    links.children(outer).iter().find(|end| links.label(**end) == Some(label));
                return links.word(*end?)?.parse().ok();
            } else {
                return None;
            }
        }
        None
    }
}
