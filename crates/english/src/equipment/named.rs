//! What the rules call the areas and paths of the board, for pictures that show where these are.

use language::equipment::Item;
use syntax::NodeId;

use crate::teller::Teller;

/// An area or a path of the board with the name that the rules give it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The ludeme that describes it.
    pub node: NodeId,
    /// Its name: "the fortresses", "White's path".
    pub name: String,
}

impl Teller<'_> {
    /// The areas that the equipment lists, in its order.
    pub fn area_names(&self) -> Vec<Named> {
        let scope = self.turn_scope();
        let areas = self.items().iter().filter_map(|item| match item {
            Item::Regions(regions) => Some(regions),
            _ => None,
        });
        areas
            .map(|regions| Named {
                node: regions.id,
                name: self.region_head(regions, &scope).as_str().to_owned(),
            })
            .collect()
    }

    /// The paths of the board, in the order of the description.
    pub fn path_names(&self) -> Vec<Named> {
        let name = |track| self.path_heading(track).as_str().to_owned();
        self.all_tracks().map(|track| Named { node: track.id, name: name(track) }).collect()
    }
}
