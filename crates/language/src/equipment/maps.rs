//! Maps from numbers to numbers.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::{PairKey, PairValue};
use crate::ints::Int;

/// `(map …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("map")]
pub struct MapPairs {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Map)]
    pub name: Option<Box<str>>,
    /// The pairs.
    pub pairs: Vec<Pair>,
}

/// `(map …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("map")]
pub struct MapLists {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Map)]
    pub name: Option<Box<str>>,
    /// The keys.
    pub keys: Vec<Int>,
    /// The values.
    pub values: Vec<Int>,
}

/// `(pair …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pair")]
pub struct Pair {
    /// The node it stands at.
    pub id: NodeId,
    /// The key.
    pub key: PairKey,
    /// The value.
    pub value: PairValue,
}
