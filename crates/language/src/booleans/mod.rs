//! Questions with the answer yes or no.

mod all;
mod can;
mod conversion;
mod is;
mod logic;
mod no;
mod puzzle;
mod was;

use language_derive::Ludeme;

use crate::arrays::IntArray;
use crate::floats::Float;
use crate::ints::Int;
use crate::regions::Region;
use crate::words::{Role, StaticRegion};
pub use all::*;
pub use can::*;
pub use conversion::*;
pub use is::*;
pub use logic::*;
pub use no::*;
pub use puzzle::*;
pub use was::*;

/// A question about the state of play with the answer yes or no.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Boolean {
    /// A truth value.
    Constant(bool),
    /// [`ToBool`]
    ToBool(Box<ToBool>),
    /// [`AllGroups`]
    AllGroups(Box<AllGroups>),
    /// [`AllValues`]
    AllValues(Box<AllValues>),
    /// [`AllSites`]
    AllSites(Box<AllSites>),
    /// [`AllSitesDifferent`]
    AllSitesDifferent(Box<AllSitesDifferent>),
    /// [`AllDiceUsed`]
    AllDiceUsed(Box<AllDiceUsed>),
    /// [`AllDiceEqual`]
    AllDiceEqual(Box<AllDiceEqual>),
    /// [`AllPassed`]
    AllPassed(Box<AllPassed>),
    /// [`CanMove`]
    CanMove(Box<CanMove>),
    /// [`ForAll`]
    ForAll(Box<ForAll>),
    /// [`IsSolved`]
    IsSolved(Box<IsSolved>),
    /// [`IsUnique`]
    IsUnique(Box<IsUnique>),
    /// [`IsCount`]
    IsCount(Box<IsCount>),
    /// [`IsSum`]
    IsSum(Box<IsSum>),
    /// [`IsLoop`]
    IsLoop(Box<IsLoop>),
    /// [`IsLine`]
    IsLine(Box<IsLine>),
    /// [`IsConnect`]
    IsConnect(Box<IsConnect>),
    /// [`IsTarget`]
    IsTarget(Box<IsTarget>),
    /// [`IsRelated`]
    IsRelated(Box<IsRelated>),
    /// [`IsThreatened`]
    IsThreatened(Box<IsThreatened>),
    /// [`IsWithin`]
    IsWithin(Box<IsWithin>),
    /// [`IsAngle`]
    IsAngle(Box<IsAngle>),
    /// [`IsFreedom`]
    IsFreedom(Box<IsFreedom>),
    /// [`IsIn`]
    IsIn(Box<IsIn>),
    /// [`IsEmpty`]
    IsEmpty(Box<IsEmpty>),
    /// [`IsOccupied`]
    IsOccupied(Box<IsOccupied>),
    /// [`IsPath`]
    IsPath(Box<IsPath>),
    /// [`IsPlayer`]
    IsPlayer(Box<IsPlayer>),
    /// [`IsRegularGraph`]
    IsRegularGraph(Box<IsRegularGraph>),
    /// [`IsTree`]
    IsTree(Box<IsTree>),
    /// [`IsPattern`]
    IsPattern(Box<IsPattern>),
    /// [`IsPyramidCorners`]
    IsPyramidCorners(Box<IsPyramidCorners>),
    /// [`IsRepeat`]
    IsRepeat(Box<IsRepeat>),
    /// [`IsHidden`]
    IsHidden(Box<IsHidden>),
    /// [`IsOdd`]
    IsOdd(Box<IsOdd>),
    /// [`IsEven`]
    IsEven(Box<IsEven>),
    /// [`IsVisited`]
    IsVisited(Box<IsVisited>),
    /// [`IsSidesMatch`]
    IsSidesMatch(Box<IsSidesMatch>),
    /// [`IsPipsMatch`]
    IsPipsMatch(Box<IsPipsMatch>),
    /// [`IsFlat`]
    IsFlat(Box<IsFlat>),
    /// [`IsAnyDie`]
    IsAnyDie(Box<IsAnyDie>),
    /// [`IsLastFrom`]
    IsLastFrom(Box<IsLastFrom>),
    /// [`IsLastTo`]
    IsLastTo(Box<IsLastTo>),
    /// [`IsProposed`]
    IsProposed(Box<IsProposed>),
    /// [`IsDecided`]
    IsDecided(Box<IsDecided>),
    /// [`IsTriggered`]
    IsTriggered(Box<IsTriggered>),
    /// [`IsCycle`]
    IsCycle(Box<IsCycle>),
    /// [`IsPending`]
    IsPending(Box<IsPending>),
    /// [`IsFull`]
    IsFull(Box<IsFull>),
    /// [`IsCrossing`]
    IsCrossing(Box<IsCrossing>),
    /// [`And`]
    And(Box<And>),
    /// [`Equals`]
    Equals(Box<Equals>),
    /// [`RegionEquals`]
    RegionEquals(Box<RegionEquals>),
    /// [`Ge`]
    Ge(Box<Ge>),
    /// [`Gt`]
    Gt(Box<Gt>),
    /// [`If`]
    If(Box<If>),
    /// [`Le`]
    Le(Box<Le>),
    /// [`Lt`]
    Lt(Box<Lt>),
    /// [`Not`]
    Not(Box<Not>),
    /// [`NotEqual`]
    NotEqual(Box<NotEqual>),
    /// [`RegionNotEqual`]
    RegionNotEqual(Box<RegionNotEqual>),
    /// [`Or`]
    Or(Box<Or>),
    /// [`Xor`]
    Xor(Box<Xor>),
    /// [`NoPieces`]
    NoPieces(Box<NoPieces>),
    /// [`NoMoves`]
    NoMoves(Box<NoMoves>),
    /// [`WasPass`]
    WasPass(Box<WasPass>),
    /// [`AllDifferent`]
    AllDifferent(Box<AllDifferent>),
}

/// A number with or without a fraction.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum IntOrFloat {
    /// A whole number.
    Int(Int),
    /// A number with a fraction.
    Float(Float),
}

/// Values that may come more than once.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Exceptions {
    /// One value.
    #[ludeme(named)]
    Except(Int),
    /// Several values.
    #[ludeme(named)]
    Excepts(Vec<Int>),
}

/// What a line must contain.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Through {
    /// One site.
    #[ludeme(named)]
    Through(Int),
    /// Any site of a region.
    #[ludeme(named)]
    ThroughAny(Region),
}

/// Which pieces make a line.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum LineOwner {
    /// Those of a player.
    Role(Role),
    /// One kind of piece, by number.
    #[ludeme(named)]
    What(Int),
    /// Several kinds of pieces, by number.
    #[ludeme(named)]
    Whats(Vec<Int>),
}

/// The regions that are to be connected.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ConnectTargets {
    /// The given ones.
    Regions(Vec<Region>),
    /// Those of a player.
    Role(Role),
    /// A kind of regions of the board.
    Static(StaticRegion),
}

/// A region, or a list of numbers.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RegionOrArray {
    /// A region.
    Region(Region),
    /// A list.
    Array(IntArray),
}

/// The degree that the vertices of a graph must have.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Degree {
    /// Exactly this one.
    #[ludeme(named)]
    K(Int),
    /// Whether it is odd.
    #[ludeme(named)]
    Odd(Boolean),
    /// Whether it is even.
    #[ludeme(named)]
    Even(Boolean),
}
