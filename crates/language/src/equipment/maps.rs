//! Maps from numbers to numbers.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::{PairKey, PairValue};
use crate::ints::Int;

/// A map from numbers, players or sites to others, pair by pair.
///
/// Example: `(map {(pair 1 2) (pair 2 1)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("map")]
pub struct MapPairs {
    /// The node it stands at.
    pub id: NodeId,
    /// Its name; needed where there are several maps.
    #[ludeme(declares = Map)]
    pub name: Option<Box<str>>,
    /// The pairs.
    pub pairs: Vec<Pair>,
}

/// A map from the numbers of one list to those of another.
///
/// Example: `(map "Throw" {0 1} {6 4})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("map")]
pub struct MapLists {
    /// The node it stands at.
    pub id: NodeId,
    /// Its name; needed where there are several maps.
    #[ludeme(declares = Map)]
    pub name: Option<Box<str>>,
    /// What is mapped.
    pub keys: Vec<Int>,
    /// What it is mapped to, in the same order.
    pub values: Vec<Int>,
}

/// An entry of a map.
///
/// Example: `(pair P1 "A1")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pair")]
pub struct Pair {
    /// The node it stands at.
    pub id: NodeId,
    /// What is mapped.
    pub key: PairKey,
    /// What it is mapped to.
    pub value: PairValue,
}
