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
        let whole = length.zip(self.longest_line()).is_some_and(|(length, line)| line <= length);
        let words =
            if whole { row.as_str().replacen("exactly ", "", 1) } else { row.as_str().to_owned() };
        let definition = format!("a mill is {words}");
        let mut known = self.mill.borrow_mut();
        let same = known.get_or_insert_with(|| Text::from(definition.as_str()));
        if same.as_str() != definition {
            return row;
        }
        *same = std::mem::take(same).tell_all(row.told()).tell(node);
        row.reworded("a mill")
    }

    /// Whether a row lets a player move on in the same turn, and what is then done is to remove a piece.
    fn has_mills(&self) -> bool {
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

    /// The number of places on the longest line of the board.
    fn longest_line(&self) -> Option<i64> {
        let topology = self.places.topology?;
        let kind = match self.places.default {
            Sites::Vertex => SiteType::Vertex,
            Sites::Edge => SiteType::Edge,
            Sites::Cell => SiteType::Cell,
        };
        let count = u32::try_from(topology.count(kind)).ok()?;
        let mut longest = 0;
        for site in 0..count {
            for direction in Direction::ALL {
                for ray in topology.rays(kind, site, direction) {
                    longest = longest.max(ray.sites.len());
                }
            }
        }
        i64::try_from(longest).ok()
    }
}
