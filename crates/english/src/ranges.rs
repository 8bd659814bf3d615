//! Ranges of numbers.

use board::topology::Elements;
use language::ints::Int;
use language::ranges::Range;
use language::words::CountSimpleKind;

use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// No board has so many places.
const ENDLESS: i64 = 1000;

impl Teller<'_> {
    /// Whether a number is so large that no board reaches it: descriptions say "without end" so.
    pub(crate) fn is_endless(&self, int: &language::ints::Int) -> bool {
        self.constant(int).is_some_and(|constant| constant >= ENDLESS)
    }

    /// "of at most three", "of exactly two", "from one to six".
    pub fn range(&self, range: &Range, scope: &Scope) -> Text {
        let number = |int| self.number(int, scope).text;
        match range {
            Range::Exact(node) => say!("of exactly {}", number(&node.value)).tell(node.id),
            Range::Max(node) => say!("of at most {}", number(&node.max)).tell(node.id),
            Range::Min(node) => say!("of at least {}", number(&node.min)).tell(node.id),
            Range::Bounds(node) => match node.max.as_ref().filter(|max| !self.is_endless(max)) {
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
                    if self.spans_board(max) {
                        let least = match low.constant {
                            Some(1) => {
                                say!("one or more {}", plural(noun)).tell_all(low.text.told())
                            }
                            _ => say!("at least {}", so_many(&node.min)),
                        };
                        return least.tell_all(high.text.told()).tell(node.id);
                    }
                    say!("from {} to {} {}", low.text, high.text, plural(noun)).tell(node.id)
                }
                None => say!("at least {}", so_many(&node.min)).tell(node.id),
            },
        }
    }

    /// Whether so many places are as many as can lie in one line beside another place.
    pub(crate) fn spans_board(&self, number: &Int) -> bool {
        match number {
            Int::CountSimple(node) if node.kind == CountSimpleKind::Rows => {
                self.elements().is_none_or(|board| {
                    let (rows, columns) = (board.rows.iter().max(), board.columns.iter().max());
                    rows.is_none_or(|rows| columns.is_none_or(|columns| rows + 1 >= *columns))
                })
            }
            other => self.constant(other).is_some_and(|number| number >= self.longest_way()),
        }
    }

    /// So many steps lead from any place of the board beyond its edge, whichever way they go.
    pub(crate) fn longest_way(&self) -> i64 {
        let last = |board: &Elements| {
            let lines = [&board.rows, &board.columns];
            lines.into_iter().filter_map(|line| line.iter().max()).max().copied()
        };
        // A line that goes round has no end; no board has so many places in one.
        let upright = self.lattice().is_some_and(|lattice| lattice.regular);
        let last = self.elements().filter(|_| upright).and_then(last);
        last.map_or(100, |last| i64::from(last).max(2))
    }
}
