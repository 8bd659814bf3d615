//! Ranges of numbers.

use language::ranges::Range;

use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "of at most three", "of exactly two", "from one to six".
    pub fn range(&self, range: &Range, scope: &Scope) -> Text {
        let number = |int| self.number(int, scope).text;
        match range {
            Range::Exact(node) => say!("of exactly {}", number(&node.value)).tell(node.id),
            Range::Max(node) => say!("of at most {}", number(&node.max)).tell(node.id),
            Range::Min(node) => say!("of at least {}", number(&node.min)).tell(node.id),
            Range::Bounds(node) => match &node.max {
                Some(max) => say!("from {} to {}", number(&node.min), number(max)).tell(node.id),
                None => say!("of at least {}", number(&node.min)).tell(node.id),
            },
        }
    }

    /// A range as a quantity of something: "exactly two squares", "one to three squares".
    pub fn range_of(&self, range: &Range, noun: &str, scope: &Scope) -> Text {
        use crate::realise::plural;
        let so_many = |int| self.so_many(int, noun, scope);
        match range {
            Range::Exact(node) => say!("exactly {}", so_many(&node.value)).tell(node.id),
            Range::Max(node) => say!("at most {}", so_many(&node.max)).tell(node.id),
            Range::Min(node) => say!("at least {}", so_many(&node.min)).tell(node.id),
            Range::Bounds(node) => match &node.max {
                Some(max) => {
                    let (low, high) = (self.number(&node.min, scope), self.number(max, scope));
                    if low.constant.is_some() && low.constant == high.constant {
                        return say!("exactly {}", so_many(max))
                            .tell(node.id)
                            .tell_all(low.text.told());
                    }
                    if high.constant.is_some_and(|high| high >= 1000) {
                        return say!("at least {}", so_many(&node.min)).tell(node.id);
                    }
                    say!("from {} to {} {}", low.text, high.text, plural(noun)).tell(node.id)
                }
                None => say!("at least {}", so_many(&node.min)).tell(node.id),
            },
        }
    }
}
