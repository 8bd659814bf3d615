//! What the hidden numbers of a description stand for.
//!
//! Marks, counters, notes and pending places are set in one rule and asked for in another. Here both are looked at
//! together, over the whole description, and get the words that a reader needs: "has not yet moved", "without a
//! capture". Where no such words hold for every rule that sets or asks, the plain words of the rule itself are used.

mod at_once;
mod blanks;
mod caught;
mod choices;
mod counter;
mod links;
mod maps;
mod marks;
mod passing;
mod pending;
mod places;
mod throws;
mod unset;
mod vars;

use std::collections::BTreeSet;

use syntax::{NodeId, Tree};

pub use at_once::clashes;
pub use blanks::{Blanks, Written};
pub use caught::caught_piece;
pub use choices::Choices;
pub use counter::Counter;
pub use links::Links;
pub use maps::MapUse;
pub use marks::Marks;
pub use passing::{Passing, always_offered};
pub use pending::{Pending, Stride};
pub use throws::ThrowMaps;
pub use unset::unset;
pub use vars::{VarUse, Vars};

/// The state of a game in the words of its players.
#[derive(Debug)]
pub struct State<'a> {
    /// The tree with the way up.
    pub links: Links<'a>,
    /// What the marks of pieces and places stand for.
    pub marks: Marks,
    /// Whether no rule ever asks for a mark.
    pub marks_unread: bool,
    /// What the counter of moves counts, if it has plain words.
    pub counter: Option<Counter>,
    /// Whether the counter tells how many moves were made since it was set.
    pub counts_since: bool,
    /// What is marked for the next move.
    pub pending: Pending,
    /// What the numbers that rules note are used for.
    pub vars: Vars,
    /// Which tallies and noted numbers may be called blank.
    pub blanks: Blanks,
    /// Which noted numbers stand for the choice of a place.
    pub choices: Choices,
    /// The tables of what a throw is worth.
    pub throw_maps: ThrowMaps<'a>,
    /// Whether pieces have a side for each of two players.
    pub two_sided: bool,
    /// Whether the tallies of players are on or off only.
    pub tokens: bool,
    /// Whether the tallies of players are places, or none.
    pub players_keep_places: bool,
    /// The places and numbers of a move that are asked for where there is none.
    pub unset: BTreeSet<NodeId>,
}

impl<'a> State<'a> {
    /// Looks at the whole of a description.
    pub fn of(tree: &'a Tree) -> Self {
        let links = Links::of(tree);
        Self {
            marks: Marks::of(&links),
            marks_unread: marks::unread(&links),
            counter: Counter::of(&links),
            counts_since: counter::counts_since(&links) && counter::meets_constants(&links),
            pending: Pending::of(&links),
            vars: Vars::of(&links),
            blanks: Blanks::of(&links),
            choices: Choices::of(&links),
            throw_maps: ThrowMaps::of(&links),
            two_sided: two_sided(&links),
            tokens: tokens(&links),
            players_keep_places: places::players_keep_places(&links),
            unset: unset(tree).into_iter().collect(),
            links,
        }
    }
}

/// Whether some pieces have two sides whose marks are the numbers of the two players.
fn two_sided(links: &Links<'_>) -> bool {
    let mut sides = links.clauses("flips", "");
    sides.any(|sides| links.plain(sides).filter_map(|side| links.number(side)).eq([1, 2]))
}

/// Whether all that is ever set and asked of the values of players is whether they are zero or one other number.
fn tokens(links: &Links<'_>) -> bool {
    let players = |node: &syntax::NodeId| {
        links.plain(*node).nth(1).is_some_and(|who| links.label(who).is_none())
            && !links.whole(*node).iter().any(|part| links.label(*part) == Some("at"))
    };
    // As long as nothing is set the value is −1, which is as good as zero if no rule knows a zero.
    let mut seen = Vec::new();
    let mut off = Vec::new();
    let written =
        links.clauses("set", "Value").filter(players).map(|node| marks::set_value(links, node));
    let read = links.clauses("value", "Player").map(|node| marks::compared_with(links, node));
    for value in written.chain(read) {
        match value {
            Some(value) if value == 0 || value == -1 => {
                if !off.contains(&value) {
                    off.push(value);
                }
            }
            Some(value) if seen.contains(&value) => {}
            Some(value) => seen.push(value),
            None => return false,
        }
    }
    seen.len() == 1 && off.len() < 2
}
