//! Words that nothing in the description reads: any other in their place gives the same game.

use syntax::{NodeId, Tree};

use super::unfelt::Unfelt;

/// Ludemes that look at nothing but what stands in them: at no place of the move that is being made.
const PLAIN: [&str; 35] = [
    "results", "size", "count", "value", "state", "rotation", "who", "what", "row", "column", "=",
    "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "and", "or", "not", "if", "is", "max",
    "min", "abs", "id", "player", "mover", "next", "from", "to",
];

impl Unfelt<'_> {
    pub(super) fn is_unread(&self, word: NodeId) -> bool {
        self.place_of_no_result(word)
            || self.sides_without_paths(word)
            || self.state_that_nobody_asks(word)
            || self.stack_of_a_possible_move(word)
            || self.relation_beside_a_step(word)
            || self.is_hypothetical(word)
    }

    /// Whether a node belongs to what would follow from a move of which only the possibility is asked: nothing follows, unless
    /// the move is tried out.
    pub(super) fn is_hypothetical(&self, node: NodeId) -> bool {
        let links = &self.links;
        links
            .ancestors(node)
            .take_while(|outer| links.keyword(*outer) != Some("do"))
            .skip_while(|outer| links.keyword(*outer) != Some("then"))
            .any(|outer| links.is(outer, "can", "Move"))
    }

    /// `(results from:0 to:(sites …) (size Stack at:(to)))`: one place stands for all where what is worked out does not
    /// ask for it.
    fn place_of_no_result(&self, word: NodeId) -> bool {
        let links = &self.links;
        let Some(end @ ("from" | "to")) = links.label(word) else { return false };
        let results = links.parent(word).filter(|it| links.keyword(*it) == Some("results"));
        let Some(results) = results.filter(|_| links.number(word).is_some()) else { return false };
        links.whole(results).into_iter().filter(|part| *part != word).all(|part| {
            match links.keyword(part) {
                // Other areas may be seen from the place of a move.
                Some("sites") => {
                    ["Occupied", "Empty", "Board"].iter().any(|kind| links.is(part, "sites", kind))
                }
                Some(keyword) => PLAIN.contains(&keyword) && keyword != end,
                None => true,
            }
        })
    }

    /// The number of sides of a tile without paths.
    fn sides_without_paths(&self, word: NodeId) -> bool {
        let links = &self.links;
        links.label(word) == Some("numSides")
            && links.parent(word).is_some_and(|tile| {
                links.keyword(tile) == Some("tile")
                    && !links.whole(tile).iter().any(|part| links.keyword(*part) == Some("path"))
            })
    }

    /// The mark that a piece begins with, where no rule looks at marks or changes one. The marks of tiles that cover
    /// several places say how they lie.
    fn state_that_nobody_asks(&self, word: NodeId) -> bool {
        let links = &self.links;
        let none = |keyword: &str, kind: &str| links.clauses(keyword, kind).next().is_none();
        links.label(word) == Some("state")
            && links.parent(word).is_some_and(|place| links.keyword(place) == Some("place"))
            && none("state", "")
            && none("tile", "")
            && none("sites", "State")
            && none("set", "State")
            && none("forEach", "Value")
            && links.whole(Tree::ROOT).into_iter().all(|part| {
                links.label(part) != Some("state")
                    || links.parent(part).is_some_and(|it| links.keyword(it) == Some("place"))
            })
    }

    /// Whether the whole stack goes is no matter where it is only asked if there is such a move.
    fn stack_of_a_possible_move(&self, word: NodeId) -> bool {
        let links = &self.links;
        links.label(word) == Some("stack")
            && links
                .ancestors(word)
                .take_while(|outer| links.keyword(*outer) != Some("do"))
                .any(|outer| links.is(outer, "can", "Move"))
    }

    /// Steps that are counted along a step of one's own go where that leads; the relation beside it says only how all other
    /// steps are counted.
    fn relation_beside_a_step(&self, word: NodeId) -> bool {
        let links = &self.links;
        let counts = |clause: NodeId| links.is(clause, "count", "Steps");
        let own =
            |clause: NodeId| links.plain(clause).any(|part| links.keyword(part) == Some("step"));
        let relation = matches!(links.word(word), Some("Orthogonal" | "Diagonal" | "Adjacent"));
        relation
            && links.parent(word).is_some_and(|count| counts(count) && own(count))
            && links.clauses("count", "Steps").all(own)
            && links.clauses("sites", "Distance").next().is_none()
    }
}
