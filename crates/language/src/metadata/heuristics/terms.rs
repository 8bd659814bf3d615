//! The terms of a heuristic.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::metadata::{Transformation, Weight};

/// Pieces near the centre are good.
///
/// Example: `(centreProximity weight:0.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("centreProximity")]
pub struct CentreProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// How much each piece counts; all the same by default.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// Pieces with high values are good.
///
/// Example: `(componentValues weight:1.0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("componentValues")]
pub struct ComponentValues {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// How much each piece counts; all the same by default.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
    /// Whether pieces off the board are left out.
    #[ludeme(named)]
    pub board_only: Option<bool>,
}

/// Pieces near a corner are good.
///
/// Example: `(cornerProximity weight:-0.2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("cornerProximity")]
pub struct CornerProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// How much each piece counts; all the same by default.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// To be on turn is good.
///
/// Example: `(currentMoverHeuristic weight:0.1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("currentMoverHeuristic")]
pub struct CurrentMoverHeuristic {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// To reach many sites is good.
///
/// Example: `(influence weight:0.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("influence")]
pub struct Influence {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// To reach many sites is good, also when it is not one's turn.
///
/// Example: `(influenceAdvanced weight:0.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("influenceAdvanced")]
pub struct InfluenceAdvanced {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// A head start for players.
///
/// Example: `(intercept playerWeights:{(pair "P1" 1.0)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intercept")]
pub struct Intercept {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much for each.
    #[ludeme(named)]
    pub player_weights: Vec<Weight>,
}

/// Lines that can still be completed are good.
///
/// Example: `(lineCompletionHeuristic targetLength:4)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("lineCompletionHeuristic")]
pub struct LineCompletionHeuristic {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// How long they must become; as the rules say by default.
    #[ludeme(named)]
    pub target_length: Option<i32>,
}

/// Many pieces are good.
///
/// Example: `(material pieceWeights:{(pair "Queen" 9.0) (pair "Pawn" 1.0)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("material")]
pub struct Material {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// How much each piece counts; all the same by default.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
    /// Whether pieces off the board are left out.
    #[ludeme(named)]
    pub board_only: Option<bool>,
}

/// Many possible moves are good, also when it is not one's turn.
///
/// Example: `(mobilityAdvanced weight:0.01)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mobilityAdvanced")]
pub struct MobilityAdvanced {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// Many possible moves are good.
///
/// Example: `(mobilitySimple weight:0.01)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mobilitySimple")]
pub struct MobilitySimple {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// Nothing is known of what is good.
///
/// Example: `(nullHeuristic)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("nullHeuristic")]
pub struct NullHeuristic {
    /// The node it stands at.
    pub id: NodeId,
}

/// Pieces in one's own regions are good.
///
/// Example: `(ownRegionsCount weight:1.0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("ownRegionsCount")]
pub struct OwnRegionsCount {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// Pieces near the regions of a player are good.
///
/// Example: `(playerRegionsProximity player:2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("playerRegionsProximity")]
pub struct PlayerRegionsProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The number of the player.
    #[ludeme(named)]
    pub player: i32,
    /// How much each piece counts; all the same by default.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// Pieces on the sites that a map gives to a player are good.
///
/// Example: `(playerSiteMapCount weight:1.0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("playerSiteMapCount")]
pub struct PlayerSiteMapCount {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// Pieces near a region are good.
///
/// Example: `(regionProximity weight:1.0 region:0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("regionProximity")]
pub struct RegionProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The number of the region.
    #[ludeme(named)]
    pub region: i32,
    /// How much each piece counts; all the same by default.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// A high score is good.
///
/// Example: `(score weight:1.0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("score")]
pub struct Score {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// Pieces near a side of the board are good.
///
/// Example: `(sidesProximity weight:-0.1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sidesProximity")]
pub struct SidesProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// How much each piece counts; all the same by default.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// Pieces that cannot be captured at once are good.
///
/// Example: `(unthreatenedMaterial weight:1.0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("unthreatenedMaterial")]
pub struct UnthreatenedMaterial {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done to the value before it counts.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// How much it counts; once by default.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// How much each piece counts; all the same by default.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}
