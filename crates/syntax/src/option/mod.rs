//! Options: named choices between values that are put into the text.

mod choose;
mod parse;

pub(crate) use choose::{Choices, choose, substitute};
pub(crate) use parse::extract;

use crate::source::Span;

/// `(option "Heading" <Tag> args:{<a> …} {(item …) …})`
#[derive(Debug, Clone)]
pub struct Category {
    /// What is chosen, as "Board Size".
    pub heading: String,
    /// The name that markers in the text use, as `Board` in `<Board:size>`.
    pub tag: String,
    /// The names of the values of an item.
    pub arguments: Vec<String>,
    /// What can be chosen, in the order of the file.
    pub items: Vec<Item>,
    /// The item that is used if nothing is selected.
    pub default: usize,
    /// The item that is used here.
    pub chosen: usize,
    /// Where the heading is written.
    pub span: Span,
}

/// One choice of a category.
#[derive(Debug, Clone)]
pub struct Item {
    /// Its name, as "8x8".
    pub name: String,
    /// Its values, one for each argument of the category.
    pub values: Vec<Value>,
    /// What the author says of it.
    pub description: String,
    /// The number of stars after it: the highest is the default.
    pub priority: usize,
    /// Where its name is written.
    pub span: Span,
}

/// The text that an option puts in place of a marker.
#[derive(Debug, Clone)]
pub struct Value(pub(crate) crate::text::Text);

impl Value {
    /// The text as it is written.
    pub fn text(&self) -> String {
        self.0.string(0..self.0.len())
    }
}

impl Category {
    /// The full name of one of its items, as `Board Size/8x8`.
    pub fn full_name(&self, item: usize) -> String {
        format!("{}/{}", self.heading, self.items[item].name)
    }

    /// The item that is used here.
    pub fn chosen(&self) -> &Item {
        &self.items[self.chosen]
    }
}
