//! What the hidden numbers of a description stand for.
//!
//! Marks, counters, notes and pending places are set in one rule and asked for in another. Here both are looked at
//! together, over the whole description, and get the words that a reader needs: "has not yet moved", "without a
//! capture". Where no such words hold for every rule that sets or asks, the plain words of the rule itself are used.

mod at_once;
mod blanks;
mod caught;
mod choices;
mod countdown;
mod counter;
mod further;
mod idle;
mod links;
mod maps;
mod marks;
mod measured;
mod nouns;
mod openings;
mod passing;
mod path_marks;
mod pending;
mod permits;
mod places;
mod statuses;
mod throws;
mod unset;
mod upward;
mod vars;
mod written_lists;

use std::collections::BTreeSet;

use syntax::{NodeId, Tree};

pub use at_once::clashes;
pub use blanks::{Blanks, Written};
pub use caught::caught_piece;
pub use choices::Choices;
pub use countdown::Countdowns;
pub use counter::Counter;
pub use further::{Further, Hole, Next};
pub use links::Links;
pub use maps::MapUse;
pub use marks::Marks;
pub use measured::{Measured, is_noted_before};
pub use openings::Opening;
pub use passing::{Filling, Passing, always_offered};
pub use path_marks::PathMarks;
pub use pending::{Pending, Stride};
pub use permits::Permit;
pub use statuses::{MOVED, Statuses};
pub use throws::ThrowMaps;
pub use unset::unset;
pub use upward::Upward;
pub use vars::{VarUse, Vars};
pub use written_lists::WrittenLists;

/// The state of a game in the words of its players.
#[derive(Debug)]
pub struct State<'a> {
    /// The tree with the way up.
    pub links: Links<'a>,
    /// What the marks of pieces and places stand for.
    pub marks: Marks,
    /// Whether no rule ever asks for a mark.
    pub marks_unread: bool,
    /// The rules that do nothing but set what no rule asks for.
    pub idle: BTreeSet<NodeId>,
    /// The words for pieces that carry marks.
    pub statuses: Statuses,
    /// The paths that marks stand for.
    pub path_marks: PathMarks,
    /// What the marks of pieces are called where they have no words: a mark, or a number that the pieces bear.
    pub mark_noun: &'static str,
    /// What the values of pieces are called.
    pub value_noun: &'static str,
    /// All marks that anything can ever carry, where that is known.
    pub marks_given: Option<BTreeSet<i32>>,
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
    /// Which noted numbers are measured before a move and asked for in it.
    pub measured: Measured,
    /// Which noted numbers say how much there is left to do.
    pub countdowns: Countdowns,
    /// Which tallies and noted numbers may be counted from zero.
    pub upward: Upward,
    /// Which remembered numbers are written down to be used one by one.
    pub written_lists: WrittenLists,
    /// The signs that lead from a phase to another.
    pub openings: Vec<Opening>,
    /// The tables of what a throw is worth.
    pub throw_maps: ThrowMaps<'a>,
    /// Whether pieces have a side for each of two players.
    pub two_sided: bool,
    /// Whether the tallies of players are on or off only.
    pub tokens: bool,
    /// What the tokens of players stand for.
    pub permit: Option<Permit>,
    /// Whether the tallies of players are places, or none.
    pub players_keep_places: bool,
    /// What a player who moves again in a turn of sowing may do.
    pub further: Further,
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
            idle: idle::idle(&links),
            statuses: Statuses::of(&links),
            path_marks: PathMarks::of(&links),
            mark_noun: nouns::of_marks(&links),
            value_noun: nouns::of_values(&links),
            marks_given: marks::given(&links),
            counter: Counter::of(&links),
            counts_since: counter::counts_since(&links) && counter::meets_constants(&links),
            pending: Pending::of(&links),
            vars: Vars::of(&links),
            blanks: Blanks::of(&links),
            choices: Choices::of(&links),
            measured: Measured::of(&links),
            countdowns: Countdowns::of(&links),
            upward: Upward::of(&links),
            written_lists: WrittenLists::of(&links),
            openings: openings::openings(&links),
            throw_maps: ThrowMaps::of(&links),
            two_sided: two_sided(&links),
            tokens: tokens(&links),
            permit: permits::permit(&links),
            players_keep_places: places::players_keep_places(&links),
            further: Further::of(&links),
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
    // The player's own number is as good as one.
    let own = |set: syntax::NodeId| sets_own_number(links, set).then_some(1);
    let written = links
        .clauses("set", "Value")
        .filter(players)
        .map(|node| marks::set_value(links, node).or_else(|| own(node)));
    let read = links.clauses("value", "Player").map(|node| {
        marks::compared_with(links, node).or_else(|| asks_own_number(links, node).then_some(1))
    });
    let by_number = links.clauses("set", "Value").any(|set| sets_own_number(links, set));
    if by_number && !all_by_own_number(links) {
        return false;
    }
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

/// Whether two ways of naming a player are the same: `Mover` and `(mover)`.
fn same_player(links: &Links<'_>, role: syntax::NodeId, number: syntax::NodeId) -> bool {
    matches!(
        (links.word(role), links.keyword(role), links.keyword(number)),
        (Some("Mover"), _, Some("mover")) | (Some("Next"), _, Some("next"))
    ) && links.children(number).is_empty()
}

/// Whether a rule sets the value of a player to the player's own number.
fn sets_own_number(links: &Links<'_>, set: syntax::NodeId) -> bool {
    let parts: Vec<syntax::NodeId> = links.plain(set).skip(1).take(2).collect();
    matches!(parts.as_slice(), [role, number] if same_player(links, *role, *number))
}

/// Whether a rule asks if the value of a player is the player's own number.
pub(crate) fn asks_own_number(links: &Links<'_>, reader: syntax::NodeId) -> bool {
    let Some(test) = links.parent(reader) else { return false };
    let Some(role) = links.plain(reader).nth(1) else { return false };
    matches!(links.keyword(test), Some("=" | "!="))
        && links.plain(test).any(|side| side != reader && same_player(links, role, side))
}

/// Whether the values of players are only ever set to their own numbers, and asked for by them.
fn all_by_own_number(links: &Links<'_>) -> bool {
    let at = |node: &syntax::NodeId| {
        links.children(*node).iter().any(|part| links.label(*part) == Some("at"))
    };
    links.clauses("set", "Value").filter(|set| !at(set)).all(|set| sets_own_number(links, set))
        && links.clauses("value", "Player").all(|reader| asks_own_number(links, reader))
}
