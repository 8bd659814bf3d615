//! Effects that set something.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::moves::Then;
use crate::moves::To;
use crate::moves::{NextPlayers, Suits};
use crate::refs::{AtOrRegion, PlayerRef, SiteOrRegion};
use crate::words::{HiddenData, Role, SiteType};

/// `(set Pending …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Pending")]
pub struct SetPending {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<SiteOrRegion>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set Var …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Var")]
pub struct SetVar {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Variable)]
    pub name: Option<Box<str>>,
    /// The new value.
    pub new_value: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set Counter …)`
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

/// `(set Pot …)`
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

/// `(set Count …)`
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
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set State …)`
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
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set Value …)`
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
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set Team …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Team")]
pub struct SetTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The team.
    pub team: Int,
    /// The roles.
    pub roles: Vec<Role>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set Hidden …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Hidden")]
pub struct SetHidden {
    /// The node it stands at.
    pub id: NodeId,
    /// The data.
    pub data: Option<OneOrMany<HiddenData>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrRegion,
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The value.
    pub value: Option<Boolean>,
    /// The player.
    #[ludeme(named = "to")]
    pub player: PlayerRef,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set TrumpSuit …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set TrumpSuit")]
#[ludeme(decision = "move Set TrumpSuit")]
pub struct SetTrumpSuit {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The suits.
    pub suits: Suits,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set Score …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Score")]
pub struct SetScore {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: PlayerRef,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set Rotation …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Rotation")]
#[ludeme(decision = "move Set Rotation")]
pub struct SetRotation {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Where to.
    pub to: Option<To>,
    /// The directions.
    pub directions: Option<OneOrMany<Int>>,
    /// The previous.
    #[ludeme(named)]
    pub previous: Option<Boolean>,
    /// The next.
    #[ludeme(named)]
    pub next: Option<Boolean>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set NextPlayer …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set NextPlayer")]
#[ludeme(decision = "move Set NextPlayer")]
pub struct SetNextPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The players.
    pub players: NextPlayers,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(set Value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Value")]
pub struct SetPlayerValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: PlayerRef,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}
