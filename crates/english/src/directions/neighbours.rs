//! Directions that lead to all neighbours alike: where a board has one sort of neighbours only, no words are lost on them.

use std::collections::BTreeSet;

use board::topology::{Elements, Relation};
use language::directions::Direction;
use language::words::{AbsoluteDirection, RelationType, SiteType};
use syntax::NodeId;

use crate::facts::Shape;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// The ludemes that are told of what is next to something.
const NEAR: [(&str, &str); 5] =
    [("sites", "Around"), ("custodial", ""), ("surround", ""), ("enclose", ""), ("intervene", "")];
/// So many of them are worth a term.
const SEVERAL: usize = 2;
/// What hangs together does so by neighbours of its own sort.
const HANGING: [(&str, &str); 8] = [
    ("sites", "Group"),
    ("count", "Groups"),
    ("count", "Liberties"),
    ("size", "Group"),
    ("sizes", "Group"),
    ("is", "Connected"),
    ("is", "Loop"),
    ("is", "Related"),
];

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

    /// Whether a relation holds between all neighbours, which are of one sort.
    pub(crate) fn relates_any_neighbours(&self, relation: RelationType) -> bool {
        self.is_any_neighbour(match relation {
            RelationType::Adjacent => AbsoluteDirection::Adjacent,
            RelationType::Orthogonal => AbsoluteDirection::Orthogonal,
            RelationType::All => AbsoluteDirection::All,
            RelationType::Diagonal | RelationType::OffDiagonal => return false,
        })
    }

    /// Notes that a rule speaks of groups: of pieces of one owner, or of whatever else meets a test.
    pub(crate) fn speaks_of_groups(&self, plain: bool, way: Option<&Direction>, node: NodeId) {
        let shape = self.places.shape;
        self.term(if plain { "group" } else { "linked group" }, node);
        if way.is_none() && shape == crate::facts::Shape::Squares {
            self.term("diagonal links", node);
        }
    }

    /// Whether all rules that speak of what is next to something mean across a side only, and several do: then that is what
    /// "next to" means.
    pub(crate) fn next_to_means_sides(&self) -> bool {
        *self.near_by_sides.get_or_init(|| {
            let links = &self.state.links;
            let squares = self.places.shape == Shape::Squares
                && self.places.default == SiteType::Cell
                && !self.has_one_sort_of_neighbours();
            let across = |node: &NodeId| {
                links.children(*node).iter().any(|part| links.word(*part) == Some("Orthogonal"))
            };
            let near: Vec<NodeId> = NEAR
                .iter()
                .flat_map(|(keyword, word)| links.clauses(keyword, word).collect::<Vec<_>>())
                .collect();
            squares
                && near.len() >= SEVERAL
                && near.iter().all(across)
                && HANGING
                    .iter()
                    .all(|(keyword, word)| links.clauses(keyword, word).next().is_none())
        })
    }

    /// "next to that square (diagonally)": the direction is not said where the words mean it.
    pub(crate) fn beside(&self, origin: &Text, way: &Text, (direct, node): (bool, NodeId)) -> Text {
        if direct && self.next_to_means_sides() {
            self.term("next to", node);
            return say!("next to {}", origin).tell_all(way.told());
        }
        say!("next to {} ({})", origin, way)
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
            Some(Direction::Absolute(way)) if self.means_linked(*way, node) => things,
            Some(way) => say!("{} (connected {})", things, self.direction(way, scope)),
        }
    }
}
