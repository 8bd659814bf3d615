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

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum IntOrFloat {
    /// `Int`
    Int(Int),
    /// `Float`
    Float(Float),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Exceptions {
    /// `except:`
    #[ludeme(named)]
    Except(Int),
    /// `excepts:`
    #[ludeme(named)]
    Excepts(Vec<Int>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Through {
    /// `through:`
    #[ludeme(named)]
    Through(Int),
    /// `throughAny:`
    #[ludeme(named)]
    ThroughAny(Region),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum LineOwner {
    /// A role.
    Role(Role),
    /// `what:`
    #[ludeme(named)]
    What(Int),
    /// `whats:`
    #[ludeme(named)]
    Whats(Vec<Int>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ConnectTargets {
    /// `Regions`
    Regions(Vec<Region>),
    /// A role.
    Role(Role),
    /// `Static`
    Static(StaticRegion),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RegionOrArray {
    /// A region.
    Region(Region),
    /// `Array`
    Array(IntArray),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Degree {
    /// `k:`
    #[ludeme(named)]
    K(Int),
    /// `odd:`
    #[ludeme(named)]
    Odd(Boolean),
    /// `even:`
    #[ludeme(named)]
    Even(Boolean),
}
