//! Directions that lead to all neighbours alike: where a board has one sort of neighbours only, no words are lost on them.

use std::collections::BTreeSet;

use board::topology::{Elements, Relation};
use language::directions::Direction;
use language::words::AbsoluteDirection;
use syntax::NodeId;

use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// Whether two relations have the same neighbours and lines on a board.
pub(crate) fn same_neighbours(board: &Elements, one: Relation, other: Relation) -> bool {
    let lines = |site: u32, way: Relation| -> Vec<Vec<u32>> {
        board.rays().of(site, way.direction()).map(|ray| ray.sites.to_vec()).collect()
    };
    let near = |site: u32, way: Relation| -> BTreeSet<u32> {
        board.related(site, way).iter().copied().collect()
    };
    (0..board.len() as u32)
        .all(|site| near(site, one) == near(site, other) && lines(site, one) == lines(site, other))
}

impl Teller<'_> {
    /// Whether the board has neighbours of one sort only: those that share a side, or a line.
    pub(crate) fn has_one_sort_of_neighbours(&self) -> bool {
        let same = |board| same_neighbours(board, Relation::Adjacent, Relation::Orthogonal);
        *self.alike_neighbours.get_or_init(|| self.elements().is_some_and(same))
    }

    /// Whether a direction leads to all neighbours, which are of one sort.
    pub(crate) fn is_any_neighbour(&self, way: AbsoluteDirection) -> bool {
        let all = |board| same_neighbours(board, Relation::All, Relation::Adjacent);
        self.neighbours().is_some()
            && self.has_one_sort_of_neighbours()
            && match way {
                AbsoluteDirection::Adjacent | AbsoluteDirection::Orthogonal => true,
                AbsoluteDirection::All => self.elements().is_some_and(all),
                _ => false,
            }
    }

    /// Notes that a rule speaks of groups: of pieces of one owner, or of whatever else meets a test.
    pub(crate) fn speaks_of_groups(&self, plain: bool, way: Option<&Direction>, node: NodeId) {
        let shape = self.places.shape;
        self.term(if plain { "group" } else { "linked group" }, node);
        if way.is_none() && shape == crate::facts::Shape::Squares {
            self.term("diagonal links", node);
        }
    }

    /// "groups (connected diagonally)": how things hang together, where it is not as all neighbours do.
    pub(crate) fn connected(
        &self,
        things: Text,
        way: Option<&Direction>,
        node: NodeId,
        scope: &Scope,
    ) -> Text {
        match way {
            None => things,
            Some(Direction::Absolute(way)) if self.is_any_neighbour(*way) => {
                self.term("next to", node);
                things
            }
            Some(way) => say!("{} (connected {})", things, self.direction(way, scope)),
        }
    }
}
