//! Mills: rows that let a player take something, by a name of their own.

use language::words::SiteType as Sites;

use board::{Direction, SiteType};
use syntax::NodeId;

use crate::realise::Text;
use crate::teller::Teller;

impl Teller<'_> {
    /// "a mill" for a row that earns a removal; other rows as they are.
    pub(super) fn mill(&self, row: Text, length: Option<i64>, node: NodeId) -> Text {
        if !self.has_mills() {
            return row;
        }
        // Where no line of the board is longer, a row of three is a row of exactly three.
        let whole = length.is_some_and(|length| !self.has_longer_line(length));
        let words =
            if whole { row.as_str().replacen("exactly ", "", 1) } else { row.as_str().to_owned() };
        let definition = format!("a mill is {}", self.of_one_colour(&words));
        self.recall.spoil();
        let mut known = self.mill.borrow_mut();
        let same = known.get_or_insert_with(|| Text::from(definition.as_str()));
        if same.as_str() != definition {
            return row;
        }
        *same = std::mem::take(same).tell_all(row.told()).tell(node);
        row.reworded("a mill")
    }

    /// A row of one player's pieces, whoever that is: "a row of three markers of one colour".
    fn of_one_colour(&self, row: &str) -> String {
        let pieces = self.pieces.words();
        let owners = ["your", "enemy"].map(|owner| format!(" of {owner} {pieces}"));
        match owners.iter().find(|whose| row.contains(whose.as_str())) {
            Some(whose) if self.pieces.one_kind_each() => {
                row.replacen(whose.as_str(), &format!(" {pieces} of one colour"), 1)
            }
            _ => row.to_owned(),
        }
    }

    /// Whether a row lets a player move on in the same turn, and what is then done is to remove a piece.
    pub(crate) fn has_mills(&self) -> bool {
        let links = &self.state.links;
        let removes = links.clauses("move", "Remove").next().is_some();
        removes
            && links.clauses("moveAgain", "").any(|again| {
                links
                    .ancestors(again)
                    .take_while(|outer| links.keyword(*outer) != Some("then"))
                    .any(|outer| {
                        links.keyword(outer) == Some("if")
                            && links.plain(outer).next().is_some_and(|test| {
                                links.whole(test).iter().any(|part| links.is(*part, "is", "Line"))
                            })
                    })
            })
    }

    /// Whether more places than this lie on some line of the board.
    pub(super) fn has_longer_line(&self, length: i64) -> bool {
        let Some(topology) = self.places.topology else { return false };
        let kind = match self.places.default {
            Sites::Vertex => SiteType::Vertex,
            Sites::Edge => SiteType::Edge,
            Sites::Cell => SiteType::Cell,
        };
        let count = u32::try_from(topology.count(kind)).unwrap_or(0);
        let longer = |places: usize| i64::try_from(places).is_ok_and(|places| places > length);
        (0..count).any(|site| {
            [Direction::All, Direction::Rotational]
                .into_iter()
                .any(|way| topology.rays(kind, site, way).any(|ray| longer(ray.sites.len())))
        })
    }
}
