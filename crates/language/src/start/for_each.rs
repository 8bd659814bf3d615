//! Set-up for each of several things.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::regions::Region;
use crate::start::StartRule;

/// `(forEach Team …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Team")]
pub struct ForEachTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The rule.
    pub rule: StartRule,
}

/// `(forEach …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachPlayerOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: IntArray,
    /// The rule.
    pub rule: StartRule,
}

/// `(forEach Site …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Site")]
pub struct ForEachSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The rule.
    pub rule: StartRule,
}

/// `(forEach Value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Value")]
pub struct ForEachValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The min.
    #[ludeme(named)]
    pub min: Int,
    /// The max.
    #[ludeme(named)]
    pub max: Int,
    /// The rule.
    pub rule: StartRule,
}

/// `(forEach Player …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Player")]
pub struct ForEachPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// The rule.
    pub rule: StartRule,
}
