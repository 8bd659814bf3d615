//! What a description says apart from the rules.

mod ai;
mod board;
mod colour;
mod graphics;
mod heuristics;
mod info;
mod pieces;
mod recon;
mod show;
mod top;

use language_derive::Ludeme;

pub use ai::*;
pub use board::*;
pub use colour::*;
pub use graphics::*;
pub use heuristics::*;
pub use info::*;
pub use pieces::*;
pub use recon::*;
pub use show::*;
pub use top::*;

/// A fact about the game.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum InfoItem {
    /// [`Aliases`]
    Aliases(Box<Aliases>),
    /// [`Author`]
    Author(Box<Author>),
    /// [`Classification`]
    Classification(Box<Classification>),
    /// [`Credit`]
    Credit(Box<Credit>),
    /// [`Date`]
    Date(Box<Date>),
    /// [`Description`]
    Description(Box<Description>),
    /// [`Id`]
    Id(Box<Id>),
    /// [`Origin`]
    Origin(Box<Origin>),
    /// [`Publisher`]
    Publisher(Box<Publisher>),
    /// [`Rules`]
    Rules(Box<Rules>),
    /// [`Source`]
    Source(Box<Source>),
    /// [`Version`]
    Version(Box<Version>),
}

/// How something is drawn.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum GraphicsItem {
    /// [`BoardColour`]
    BoardColour(Box<BoardColour>),
    /// [`BoardPlacement`]
    BoardPlacement(Box<BoardPlacement>),
    /// [`BoardCurvature`]
    BoardCurvature(Box<BoardCurvature>),
    /// [`BoardStyle`]
    BoardStyle(Box<BoardStyle>),
    /// [`BoardStyleThickness`]
    BoardStyleThickness(Box<BoardStyleThickness>),
    /// [`BoardCheckered`]
    BoardCheckered(Box<BoardCheckered>),
    /// [`BoardGround`]
    BoardGround(Box<BoardGround>),
    /// [`HandPlacement`]
    HandPlacement(Box<HandPlacement>),
    /// [`NoFeature`]
    NoFeature(Box<NoFeature>),
    /// [`HiddenImage`]
    HiddenImage(Box<HiddenImage>),
    /// [`StackType`]
    StackType(Box<StackType>),
    /// [`SuitRanking`]
    SuitRanking(Box<SuitRanking>),
    /// [`PieceColour`]
    PieceColour(Box<PieceColour>),
    /// [`PieceRotate`]
    PieceRotate(Box<PieceRotate>),
    /// [`PieceScale`]
    PieceScale(Box<PieceScale>),
    /// [`PieceStyle`]
    PieceStyle(Box<PieceStyle>),
    /// [`PieceName`]
    PieceName(Box<PieceName>),
    /// [`PieceFamilies`]
    PieceFamilies(Box<PieceFamilies>),
    /// [`PlayerColour`]
    PlayerColour(Box<PlayerColour>),
    /// [`PlayerName`]
    PlayerName(Box<PlayerName>),
    /// [`AdversarialPuzzle`]
    AdversarialPuzzle(Box<AdversarialPuzzle>),
    /// [`DrawHint`]
    DrawHint(Box<DrawHint>),
    /// [`HintLocation`]
    HintLocation(Box<HintLocation>),
    /// [`RegionColour`]
    RegionColour(Box<RegionColour>),
    /// [`ShowFeature`]
    ShowFeature(Box<ShowFeature>),
    /// [`ShowPiece`]
    ShowPiece(Box<ShowPiece>),
    /// [`ShowCheck`]
    ShowCheck(Box<ShowCheck>),
    /// [`ShowScore`]
    ShowScore(Box<ShowScore>),
    /// [`ShowHoles`]
    ShowHoles(Box<ShowHoles>),
    /// [`ShowSymbol`]
    ShowSymbol(Box<ShowSymbol>),
    /// [`ShowLine`]
    ShowLine(Box<ShowLine>),
    /// [`ShowEdges`]
    ShowEdges(Box<ShowEdges>),
    /// [`PieceGround`]
    PieceGround(Box<PieceGround>),
    /// [`ShowSites`]
    ShowSites(Box<ShowSites>),
}

/// A feature of positions that tells who is ahead.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum HeuristicTerm {
    /// [`CentreProximity`]
    CentreProximity(Box<CentreProximity>),
    /// [`ComponentValues`]
    ComponentValues(Box<ComponentValues>),
    /// [`CornerProximity`]
    CornerProximity(Box<CornerProximity>),
    /// [`CurrentMoverHeuristic`]
    CurrentMoverHeuristic(Box<CurrentMoverHeuristic>),
    /// [`Influence`]
    Influence(Box<Influence>),
    /// [`InfluenceAdvanced`]
    InfluenceAdvanced(Box<InfluenceAdvanced>),
    /// [`Intercept`]
    Intercept(Box<Intercept>),
    /// [`LineCompletionHeuristic`]
    LineCompletionHeuristic(Box<LineCompletionHeuristic>),
    /// [`Material`]
    Material(Box<Material>),
    /// [`MobilityAdvanced`]
    MobilityAdvanced(Box<MobilityAdvanced>),
    /// [`MobilitySimple`]
    MobilitySimple(Box<MobilitySimple>),
    /// [`NullHeuristic`]
    NullHeuristic(Box<NullHeuristic>),
    /// [`OwnRegionsCount`]
    OwnRegionsCount(Box<OwnRegionsCount>),
    /// [`PlayerRegionsProximity`]
    PlayerRegionsProximity(Box<PlayerRegionsProximity>),
    /// [`PlayerSiteMapCount`]
    PlayerSiteMapCount(Box<PlayerSiteMapCount>),
    /// [`RegionProximity`]
    RegionProximity(Box<RegionProximity>),
    /// [`Score`]
    Score(Box<Score>),
    /// [`SidesProximity`]
    SidesProximity(Box<SidesProximity>),
    /// [`UnthreatenedMaterial`]
    UnthreatenedMaterial(Box<UnthreatenedMaterial>),
}

/// What is done to the value of a heuristic.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Transformation {
    /// [`DivNumBoardSites`]
    DivNumBoardSites(Box<DivNumBoardSites>),
    /// [`DivNumInitPlacement`]
    DivNumInitPlacement(Box<DivNumInitPlacement>),
    /// [`LogisticFunction`]
    LogisticFunction(Box<LogisticFunction>),
    /// [`Tanh`]
    Tanh(Box<Tanh>),
}

/// An algorithm that plays the game well.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Agent {
    /// [`BestAgent`]
    BestAgent(Box<BestAgent>),
    /// [`Mcts`]
    Mcts(Box<Mcts>),
    /// [`AlphaBeta`]
    AlphaBeta(Box<AlphaBeta>),
}

/// A colour.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Colour {
    /// [`NamedColour`]
    NamedColour(Box<NamedColour>),
    /// [`HexColour`]
    HexColour(Box<HexColour>),
    /// [`RgbColour`]
    RgbColour(Box<RgbColour>),
}

/// Which sites a way to draw stacks is for.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum StackSites {
    /// Several sites.
    #[ludeme(named)]
    Sites(Vec<i32>),
    /// One site.
    #[ludeme(named)]
    Site(i32),
}

/// The value of a property.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ConceptValue {
    /// A number.
    Number(f32),
    /// Whether it holds.
    Truth(bool),
}
