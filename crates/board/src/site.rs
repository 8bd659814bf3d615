//! The three kinds of place a board offers.

use std::fmt;

/// The index of a site among the sites of its type.
pub type Site = u32;

/// What a site is in the graph of the board.
///
/// Every board has all three kinds at once; `use:` only says which one a rule means when it does not say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SiteType {
    /// A crossing of lines.
    Vertex,
    /// A line between two crossings.
    Edge,
    /// The area between lines.
    Cell,
}

impl SiteType {
    /// All three, in the order in which boards are measured.
    pub const ALL: [Self; 3] = [Self::Vertex, Self::Edge, Self::Cell];

    /// The type of this name, as descriptions write it.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The name in descriptions.
    pub fn name(self) -> &'static str {
        match self {
            Self::Vertex => "Vertex",
            Self::Edge => "Edge",
            Self::Cell => "Cell",
        }
    }
}

impl fmt::Display for SiteType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
