//! Effects that set something.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::moves::{NextPlayers, Suits, Then, To};
use crate::refs::{AtOrRegion, PlayerRef, SiteOrRegion};
use crate::words::{HiddenData, Role, SiteType};

/// Marks something as pending until the next move.
///
/// Example: `(set Pending (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Pending")]
pub struct SetPending {
    /// The node it stands at.
    pub id: NodeId,
    /// What is pending.
    pub value: Option<SiteOrRegion>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets a variable.
///
/// Example: `(set Var "Captured" (+ (var "Captured") 1))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Var")]
pub struct SetVar {
    /// The node it stands at.
    pub id: NodeId,
    /// The variable; without one, the variable without a name.
    #[ludeme(declares = Variable)]
    pub name: Option<Box<str>>,
    /// The new value.
    pub new_value: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets the counter.
///
/// Example: `(set Counter 0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Counter")]
pub struct SetCounter {
    /// The node it stands at.
    pub id: NodeId,
    /// The new value.
    pub new_value: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets the amount of money in the pot.
///
/// Example: `(set Pot 10)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Pot")]
pub struct SetPot {
    /// The node it stands at.
    pub id: NodeId,
    /// The new value.
    pub new_value: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets how many pieces lie on a site.
///
/// Example: `(set Count at:(to) 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Count")]
pub struct SetCount {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// How many.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets the local state of the piece on a site.
///
/// Example: `(set State at:(to) 1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set State")]
pub struct SetState {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets the value of the piece on a site.
///
/// Example: `(set Value at:(to) 5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Value")]
pub struct SetValue {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Puts players in a team.
///
/// Example: `(set Team 1 {P1 P3})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Team")]
pub struct SetTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The number of the team.
    pub team: Int,
    /// The players.
    pub roles: Vec<Role>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Hides a site, or something about it, from a player, or shows it.
///
/// Example: `(set Hidden What at:(to) to:Next)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Hidden")]
pub struct SetHidden {
    /// The node it stands at.
    pub id: NodeId,
    /// What is hidden; the site as a whole by default.
    pub data: Option<OneOrMany<HiddenData>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrRegion,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// Whether it is hidden; it is by default.
    pub value: Option<Boolean>,
    /// Which player.
    #[ludeme(named = "to")]
    pub player: PlayerRef,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets the trump suit.
///
/// Example: `(set TrumpSuit (card Suit at:(handSite Shared)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set TrumpSuit")]
#[ludeme(decision = "move Set TrumpSuit")]
pub struct SetTrumpSuit {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The suit, or several of which the player chooses one.
    pub suits: Suits,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets a player's score.
///
/// Example: `(set Score Mover 10)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Score")]
pub struct SetScore {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: PlayerRef,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Turns a piece.
///
/// Example: `(move Set Rotation (to (from)) {0 1})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Rotation")]
#[ludeme(decision = "move Set Rotation")]
pub struct SetRotation {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Where the piece is; at the site that is being looked at by default.
    pub to: Option<To>,
    /// The rotations that it can take.
    pub directions: Option<OneOrMany<Int>>,
    /// Whether it may be turned back by one; it may by default.
    #[ludeme(named)]
    pub previous: Option<Boolean>,
    /// Whether it may be turned on by one; it may by default.
    #[ludeme(named)]
    pub next: Option<Boolean>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets who moves next.
///
/// Example: `(set NextPlayer (player (mover)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set NextPlayer")]
#[ludeme(decision = "move Set NextPlayer")]
pub struct SetNextPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Who; the player chooses among several.
    pub players: NextPlayers,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Sets the value of a player.
///
/// Example: `(set Value Mover 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Value")]
pub struct SetPlayerValue {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: PlayerRef,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}
