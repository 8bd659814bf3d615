//! Heuristics: what is good for a player.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::metadata::{HeuristicTerm, Transformation};

/// `(heuristics …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("heuristics")]
pub struct Heuristics {
    /// The node it stands at.
    pub id: NodeId,
    /// The terms.
    pub terms: Option<OneOrMany<HeuristicTerm>>,
}

/// `(centreProximity …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("centreProximity")]
pub struct CentreProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The piece weights.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// `(componentValues …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("componentValues")]
pub struct ComponentValues {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The piece weights.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
    /// Whether: board only.
    #[ludeme(named)]
    pub board_only: Option<bool>,
}

/// `(cornerProximity …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("cornerProximity")]
pub struct CornerProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The piece weights.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// `(currentMoverHeuristic …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("currentMoverHeuristic")]
pub struct CurrentMoverHeuristic {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// `(influence …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("influence")]
pub struct Influence {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// `(influenceAdvanced …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("influenceAdvanced")]
pub struct InfluenceAdvanced {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// `(intercept …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intercept")]
pub struct Intercept {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The player weights.
    #[ludeme(named)]
    pub player_weights: Vec<Weight>,
}

/// `(lineCompletionHeuristic …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("lineCompletionHeuristic")]
pub struct LineCompletionHeuristic {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The target length.
    #[ludeme(named)]
    pub target_length: Option<i32>,
}

/// `(material …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("material")]
pub struct Material {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The piece weights.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
    /// Whether: board only.
    #[ludeme(named)]
    pub board_only: Option<bool>,
}

/// `(mobilityAdvanced …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mobilityAdvanced")]
pub struct MobilityAdvanced {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// `(mobilitySimple …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mobilitySimple")]
pub struct MobilitySimple {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// `(nullHeuristic …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("nullHeuristic")]
pub struct NullHeuristic {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(ownRegionsCount …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("ownRegionsCount")]
pub struct OwnRegionsCount {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// `(playerRegionsProximity …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("playerRegionsProximity")]
pub struct PlayerRegionsProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The player.
    #[ludeme(named)]
    pub player: i32,
    /// The piece weights.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// `(playerSiteMapCount …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("playerSiteMapCount")]
pub struct PlayerSiteMapCount {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// `(regionProximity …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("regionProximity")]
pub struct RegionProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The region.
    #[ludeme(named)]
    pub region: i32,
    /// The piece weights.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// `(score …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("score")]
pub struct Score {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
}

/// `(sidesProximity …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sidesProximity")]
pub struct SidesProximity {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The piece weights.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// `(unthreatenedMaterial …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("unthreatenedMaterial")]
pub struct UnthreatenedMaterial {
    /// The node it stands at.
    pub id: NodeId,
    /// The transformation.
    #[ludeme(named)]
    pub transformation: Option<Transformation>,
    /// The weight.
    #[ludeme(named)]
    pub weight: Option<f32>,
    /// The piece weights.
    #[ludeme(named)]
    pub piece_weights: Option<Vec<Weight>>,
}

/// `(divNumBoardSites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("divNumBoardSites")]
pub struct DivNumBoardSites {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(divNumInitPlacement …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("divNumInitPlacement")]
pub struct DivNumInitPlacement {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(logisticFunction …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("logisticFunction")]
pub struct LogisticFunction {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(tanh …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tanh")]
pub struct Tanh {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(pair …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pair")]
pub struct Weight {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub name: Box<str>,
    /// The weight.
    pub weight: f32,
}
