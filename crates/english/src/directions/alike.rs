//! Directions that a description says again and again: how its groups hang together, how its rows run. They become part of what the
//! words mean: "a row runs within one layer".

use language::words::{AbsoluteDirection, SiteType};
use syntax::NodeId;

use crate::realise::Text;
use crate::teller::Teller;

/// The ludemes that look at groups.
const GROUPS: [(&str, &str); 7] = [
    ("sites", "Group"),
    ("size", "Group"),
    ("sizes", "Group"),
    ("count", "Groups"),
    ("count", "SizeBiggestGroup"),
    ("count", "Liberties"),
    ("is", "Connected"),
];
/// So many groups are worth a term.
const SEVERAL_GROUPS: usize = 2;
/// So many rows are, if they run as rows often do.
const MANY_ROWS: usize = 3;
/// So many are, if they run in another way.
const SEVERAL_ROWS: usize = 2;

/// What all groups, and all rows, have in common.
#[derive(Debug, Default)]
pub struct AlikeWays {
    /// The direction in which groups hang together.
    groups: Option<AbsoluteDirection>,
    /// How rows run.
    rows: Option<Rows>,
}

/// How rows run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rows {
    /// In a direction, or in any where none is named.
    Along(Option<AbsoluteDirection>),
    /// Over the levels of stacks.
    ByLevel,
}

impl Teller<'_> {
    fn alike_ways(&self) -> &AlikeWays {
        self.alike_ways
            .get_or_init(|| AlikeWays { groups: self.groups_alike(), rows: self.rows_alike() })
    }

    /// Whether groups hang together in a direction wherever the rules speak of them: then that is what the word means.
    pub(crate) fn means_linked(&self, way: AbsoluteDirection, node: NodeId) -> bool {
        let means = self.alike_ways().groups == Some(way);
        if means {
            self.term("linked in one way", node);
        }
        means
    }

    /// Whether all rows run in the same way, which is told with the word.
    pub(crate) fn means_row(&self, node: NodeId) -> bool {
        let means = self.alike_ways().rows.is_some();
        if means {
            self.term("row", node);
        }
        means
    }

    /// "horizontally or vertically": the steps by which groups hang together, if these are told with the word.
    pub(crate) fn links_of_groups(&self) -> Option<Text> {
        self.alike_ways().groups.map(|way| self.absolute(way))
    }

    /// "within one layer": how rows run, if that is told with the word.
    pub(crate) fn course_of_rows(&self) -> Option<Text> {
        Some(match self.alike_ways().rows? {
            Rows::Along(None) => self.any_direction(),
            Rows::Along(Some(way)) => self.absolute(way),
            Rows::ByLevel => "upwards in a stack, or across stacks level or at a slant".into(),
        })
    }

    fn groups_alike(&self) -> Option<AbsoluteDirection> {
        let links = &self.state.links;
        let groups: Vec<NodeId> = GROUPS
            .iter()
            .flat_map(|(keyword, word)| links.clauses(keyword, word).collect::<Vec<_>>())
            .collect();
        if groups.len() < SEVERAL_GROUPS {
            return None;
        }
        let mut ways = groups.iter().map(|group| self.way_of(*group));
        let first = ways.next()??;
        let same = ways.all(|way| way == Some(first));
        (same && !self.is_any_neighbour(first)).then_some(first)
    }

    fn rows_alike(&self) -> Option<Rows> {
        let links = &self.state.links;
        let rows: Vec<NodeId> = links.clauses("is", "Line").collect();
        let course = |row: &NodeId| {
            let by_level =
                links.children(*row).iter().any(|part| links.label(*part) == Some("byLevel"));
            if by_level { Rows::ByLevel } else { Rows::Along(self.way_of(*row)) }
        };
        let first = course(rows.first()?);
        let plain = match first {
            // Nothing would be said of them.
            Rows::Along(None) if self.places.default != SiteType::Vertex => return None,
            Rows::Along(None) => true,
            Rows::Along(Some(way)) => matches!(
                way,
                AbsoluteDirection::All
                    | AbsoluteDirection::Orthogonal
                    | AbsoluteDirection::Adjacent
            ),
            Rows::ByLevel => false,
        };
        let enough = if plain { MANY_ROWS } else { SEVERAL_ROWS };
        let told_apart = self.has_mills() || self.is_puzzle();
        (rows.len() >= enough && !told_apart && rows.iter().all(|row| course(row) == first))
            .then_some(first)
    }

    /// The direction that a clause names.
    fn way_of(&self, clause: NodeId) -> Option<AbsoluteDirection> {
        let links = &self.state.links;
        let mut words = links.plain(clause).skip(1).filter_map(|part| links.word(part));
        words.find_map(|word| WAYS.into_iter().find(|way| way.word() == word))
    }
}

/// The directions that are no points of the compass.
const WAYS: [AbsoluteDirection; 10] = [
    AbsoluteDirection::All,
    AbsoluteDirection::Adjacent,
    AbsoluteDirection::Orthogonal,
    AbsoluteDirection::Diagonal,
    AbsoluteDirection::OffDiagonal,
    AbsoluteDirection::SameLayer,
    AbsoluteDirection::Upward,
    AbsoluteDirection::Downward,
    AbsoluteDirection::Rotational,
    AbsoluteDirection::Axial,
];
