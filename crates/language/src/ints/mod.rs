//! Whole numbers.

mod board;
mod cards;
mod conversion;
mod count;
mod dice;
mod iterators;
mod last;
mod lookup;
mod math;
mod players;
mod score;
mod sites;
mod size;
mod tiles;
mod tracks;
mod value;

use language_derive::Ludeme;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::floats::Float;
use crate::regions::Region;
pub use board::*;
pub use cards::*;
pub use conversion::*;
pub use count::*;
pub use dice::*;
pub use iterators::*;
pub use last::*;
pub use lookup::*;
pub use math::*;
pub use players::*;
pub use score::*;
pub use sites::*;
pub use size::*;
pub use tiles::*;
pub use tracks::*;
pub use value::*;

/// A whole number, worked out in the state of play.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Int {
    /// A number.
    Constant(i32),
    /// [`ToInt`]
    ToInt(Box<ToInt>),
    /// [`Ahead`]
    Ahead(Box<Ahead>),
    /// [`ArrayValue`]
    ArrayValue(Box<ArrayValue>),
    /// [`CentrePoint`]
    CentrePoint(Box<CentrePoint>),
    /// [`Column`]
    Column(Box<Column>),
    /// [`Coordinate`]
    Coordinate(Box<Coordinate>),
    /// [`CoordinateAt`]
    CoordinateAt(Box<CoordinateAt>),
    /// [`Cost`]
    Cost(Box<Cost>),
    /// [`HandSite`]
    HandSite(Box<HandSite>),
    /// [`IdOfRole`]
    IdOfRole(Box<IdOfRole>),
    /// [`IdOfPiece`]
    IdOfPiece(Box<IdOfPiece>),
    /// [`Layer`]
    Layer(Box<Layer>),
    /// [`MapEntry`]
    MapEntry(Box<MapEntry>),
    /// [`Phase`]
    Phase(Box<Phase>),
    /// [`RegionSite`]
    RegionSite(Box<RegionSite>),
    /// [`Row`]
    Row(Box<Row>),
    /// [`WhereNamed`]
    WhereNamed(Box<WhereNamed>),
    /// [`Where`]
    Where(Box<Where>),
    /// [`WhereLevelNamed`]
    WhereLevelNamed(Box<WhereLevelNamed>),
    /// [`WhereLevel`]
    WhereLevel(Box<WhereLevel>),
    /// [`CardTrumpSuit`]
    CardTrumpSuit(Box<CardTrumpSuit>),
    /// [`CardSite`]
    CardSite(Box<CardSite>),
    /// [`CountSizeBiggestLine`]
    CountSizeBiggestLine(Box<CountSizeBiggestLine>),
    /// [`CountLiberties`]
    CountLiberties(Box<CountLiberties>),
    /// [`CountSteps`]
    CountSteps(Box<CountSteps>),
    /// [`CountStepsOnTrack`]
    CountStepsOnTrack(Box<CountStepsOnTrack>),
    /// [`CountValue`]
    CountValue(Box<CountValue>),
    /// [`CountStack`]
    CountStack(Box<CountStack>),
    /// [`CountGroups`]
    CountGroups(Box<CountGroups>),
    /// [`CountSizeBiggestGroup`]
    CountSizeBiggestGroup(Box<CountSizeBiggestGroup>),
    /// [`CountPieces`]
    CountPieces(Box<CountPieces>),
    /// [`CountPips`]
    CountPips(Box<CountPips>),
    /// [`Face`]
    Face(Box<Face>),
    /// [`Between`]
    Between(Box<Between>),
    /// [`EdgeBetween`]
    EdgeBetween(Box<EdgeBetween>),
    /// [`Edge`]
    Edge(Box<Edge>),
    /// [`From`]
    From(Box<From>),
    /// [`Hint`]
    Hint(Box<Hint>),
    /// [`Level`]
    Level(Box<Level>),
    /// [`Pips`]
    Pips(Box<Pips>),
    /// [`Player`]
    Player(Box<Player>),
    /// [`Site`]
    Site(Box<Site>),
    /// [`To`]
    To(Box<To>),
    /// [`Track`]
    Track(Box<Track>),
    /// [`Last`]
    Last(Box<Last>),
    /// [`MatchScore`]
    MatchScore(Box<MatchScore>),
    /// [`Abs`]
    Abs(Box<Abs>),
    /// [`Add`]
    Add(Box<Add>),
    /// [`SumOf`]
    SumOf(Box<SumOf>),
    /// [`Div`]
    Div(Box<Div>),
    /// [`If`]
    If(Box<If>),
    /// [`Max`]
    Max(Box<Max>),
    /// [`MaxOfArray`]
    MaxOfArray(Box<MaxOfArray>),
    /// [`Min`]
    Min(Box<Min>),
    /// [`MinOfArray`]
    MinOfArray(Box<MinOfArray>),
    /// [`Mod`]
    Mod(Box<Mod>),
    /// [`Mul`]
    Mul(Box<Mul>),
    /// [`ProductOf`]
    ProductOf(Box<ProductOf>),
    /// [`Pow`]
    Pow(Box<Pow>),
    /// [`Sub`]
    Sub(Box<Sub>),
    /// [`SizeArray`]
    SizeArray(Box<SizeArray>),
    /// [`SizeTerritory`]
    SizeTerritory(Box<SizeTerritory>),
    /// [`SizeStack`]
    SizeStack(Box<SizeStack>),
    /// [`SizeLargePiece`]
    SizeLargePiece(Box<SizeLargePiece>),
    /// [`SizeGroup`]
    SizeGroup(Box<SizeGroup>),
    /// [`TopLevel`]
    TopLevel(Box<TopLevel>),
    /// [`Amount`]
    Amount(Box<Amount>),
    /// [`Counter`]
    Counter(Box<Counter>),
    /// [`Mover`]
    Mover(Box<Mover>),
    /// [`Next`]
    Next(Box<Next>),
    /// [`Pot`]
    Pot(Box<Pot>),
    /// [`Prev`]
    Prev(Box<Prev>),
    /// [`Rotation`]
    Rotation(Box<Rotation>),
    /// [`Score`]
    Score(Box<Score>),
    /// [`State`]
    State(Box<State>),
    /// [`Var`]
    Var(Box<Var>),
    /// [`What`]
    What(Box<What>),
    /// [`Who`]
    Who(Box<Who>),
    /// [`PathExtent`]
    PathExtent(Box<PathExtent>),
    /// [`TrackSiteFirstSite`]
    TrackSiteFirstSite(Box<TrackSiteFirstSite>),
    /// [`TrackSiteMove`]
    TrackSiteMove(Box<TrackSiteMove>),
    /// [`TrackSiteEndSite`]
    TrackSiteEndSite(Box<TrackSiteEndSite>),
    /// [`ValueRandom`]
    ValueRandom(Box<ValueRandom>),
    /// [`Value`]
    Value(Box<Value>),
    /// [`ValueSimple`]
    ValueSimple(Box<ValueSimple>),
    /// [`ValuePlayer`]
    ValuePlayer(Box<ValuePlayer>),
    /// [`ValuePiece`]
    ValuePiece(Box<ValuePiece>),
    /// [`CountSimple`]
    CountSimple(Box<CountSimple>),
    /// [`Count`]
    Count(Box<Count>),
}

/// A truth value or a number with a fraction.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum BooleanOrFloat {
    /// A truth value.
    Boolean(Boolean),
    /// A number with a fraction.
    Float(Float),
}

/// Where things are counted.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum CountWhere {
    /// In a region.
    #[ludeme(named)]
    In(Region),
    /// On a site.
    #[ludeme(named)]
    At(Int),
    /// In a holder of pieces, by its name.
    #[ludeme(refers = Container)]
    Name(Box<str>),
}

/// Which sites belong to a group.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum GroupTest {
    /// Those for which a condition holds.
    #[ludeme(named)]
    If(Boolean),
    /// Whether only what every player can see counts.
    #[ludeme(named)]
    IsVisible(Boolean),
}

/// Numbers, listed or worked out.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum IntsOrArray {
    /// Listed.
    List(Vec<Int>),
    /// Worked out.
    Array(IntArray),
}
