//! Rules that yield moves, and the effects of moves.

mod add;
mod bet;
mod capture;
mod flip;
mod for_each;
mod from_to;
mod hop;
mod leap;
mod logic;
mod memory;
mod note;
mod parts;
mod pass;
mod players;
mod promote;
mod push;
mod random;
mod remove;
mod requirements;
mod satisfy;
mod score;
mod select;
mod set;
mod shoot;
mod slide;
mod sow;
mod step;
mod swap;
mod take;
mod turns;
mod votes;

use language_derive::Ludeme;

use crate::arrays;
use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::floats::Float;
use crate::graph::Graph;
use crate::ints::Int;
use crate::ranges::Range;
use crate::regions::Region;
use crate::words::Role;
pub use add::*;
pub use bet::*;
pub use capture::*;
pub use flip::*;
pub use for_each::*;
pub use from_to::*;
pub use hop::*;
pub use leap::*;
pub use logic::*;
pub use memory::*;
pub use note::*;
pub use parts::*;
pub use pass::*;
pub use players::*;
pub use promote::*;
pub use push::*;
pub use random::*;
pub use remove::*;
pub use requirements::*;
pub use satisfy::*;
pub use score::*;
pub use select::*;
pub use set::*;
pub use shoot::*;
pub use slide::*;
pub use sow::*;
pub use step::*;
pub use swap::*;
pub use take::*;
pub use turns::*;
pub use votes::*;

/// Rules that yield moves, or effects that moves have.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Moves {
    /// [`Add`]
    Add(Box<Add>),
    /// [`Apply`]
    Apply(Box<Apply>),
    /// [`Attract`]
    Attract(Box<Attract>),
    /// [`Bet`]
    Bet(Box<Bet>),
    /// [`Claim`]
    Claim(Box<Claim>),
    /// [`Custodial`]
    Custodial(Box<Custodial>),
    /// [`Deal`]
    Deal(Box<Deal>),
    /// [`Directional`]
    Directional(Box<Directional>),
    /// [`Enclose`]
    Enclose(Box<Enclose>),
    /// [`Flip`]
    Flip(Box<Flip>),
    /// [`FromTo`]
    FromTo(Box<FromTo>),
    /// [`Hop`]
    Hop(Box<Hop>),
    /// [`Intervene`]
    Intervene(Box<Intervene>),
    /// [`Leap`]
    Leap(Box<Leap>),
    /// [`Note`]
    Note(Box<Note>),
    /// [`Pass`]
    Pass(Box<Pass>),
    /// [`PlayCard`]
    PlayCard(Box<PlayCard>),
    /// [`Promote`]
    Promote(Box<Promote>),
    /// [`Propose`]
    Propose(Box<Propose>),
    /// [`Push`]
    Push(Box<Push>),
    /// [`RandomWeighted`]
    RandomWeighted(Box<RandomWeighted>),
    /// [`RandomSample`]
    RandomSample(Box<RandomSample>),
    /// [`Remove`]
    Remove(Box<Remove>),
    /// [`Roll`]
    Roll(Box<Roll>),
    /// [`Satisfy`]
    Satisfy(Box<Satisfy>),
    /// [`Select`]
    Select(Box<Select>),
    /// [`Shoot`]
    Shoot(Box<Shoot>),
    /// [`Slide`]
    Slide(Box<Slide>),
    /// [`Sow`]
    Sow(Box<Sow>),
    /// [`Step`]
    Step(Box<Step>),
    /// [`Surround`]
    Surround(Box<Surround>),
    /// [`Trigger`]
    Trigger(Box<Trigger>),
    /// [`Vote`]
    Vote(Box<Vote>),
    /// [`AvoidStoredState`]
    AvoidStoredState(Box<AvoidStoredState>),
    /// [`Do`]
    Do(Box<Do>),
    /// [`FirstMoveOnTrack`]
    FirstMoveOnTrack(Box<FirstMoveOnTrack>),
    /// [`Priority`]
    Priority(Box<Priority>),
    /// [`While`]
    While(Box<While>),
    /// [`MaxMoves`]
    MaxMoves(Box<MaxMoves>),
    /// [`MaxDistance`]
    MaxDistance(Box<MaxDistance>),
    /// [`SetPending`]
    SetPending(Box<SetPending>),
    /// [`SetVar`]
    SetVar(Box<SetVar>),
    /// [`SetCounter`]
    SetCounter(Box<SetCounter>),
    /// [`SetPot`]
    SetPot(Box<SetPot>),
    /// [`SetCount`]
    SetCount(Box<SetCount>),
    /// [`SetState`]
    SetState(Box<SetState>),
    /// [`SetValue`]
    SetValue(Box<SetValue>),
    /// [`SetTeam`]
    SetTeam(Box<SetTeam>),
    /// [`SetHidden`]
    SetHidden(Box<SetHidden>),
    /// [`SetTrumpSuit`]
    SetTrumpSuit(Box<SetTrumpSuit>),
    /// [`SetScore`]
    SetScore(Box<SetScore>),
    /// [`SetRotation`]
    SetRotation(Box<SetRotation>),
    /// [`SetNextPlayer`]
    SetNextPlayer(Box<SetNextPlayer>),
    /// [`AddScore`]
    AddScore(Box<AddScore>),
    /// [`AddScores`]
    AddScores(Box<AddScores>),
    /// [`MoveAgain`]
    MoveAgain(Box<MoveAgain>),
    /// [`ForgetAll`]
    ForgetAll(Box<ForgetAll>),
    /// [`ForgetValue`]
    ForgetValue(Box<ForgetValue>),
    /// [`RememberValue`]
    RememberValue(Box<RememberValue>),
    /// [`RememberState`]
    RememberState(Box<RememberState>),
    /// [`SwapPieces`]
    SwapPieces(Box<SwapPieces>),
    /// [`SwapPlayers`]
    SwapPlayers(Box<SwapPlayers>),
    /// [`TakeDomino`]
    TakeDomino(Box<TakeDomino>),
    /// [`TakeControl`]
    TakeControl(Box<TakeControl>),
    /// [`ForEachValue`]
    ForEachValue(Box<ForEachValue>),
    /// [`ForEachPiece`]
    ForEachPiece(Box<ForEachPiece>),
    /// [`ForEachPlayer`]
    ForEachPlayer(Box<ForEachPlayer>),
    /// [`ForEachPlayerOf`]
    ForEachPlayerOf(Box<ForEachPlayerOf>),
    /// [`ForEachDie`]
    ForEachDie(Box<ForEachDie>),
    /// [`ForEachGroup`]
    ForEachGroup(Box<ForEachGroup>),
    /// [`ForEachTeam`]
    ForEachTeam(Box<ForEachTeam>),
    /// [`ForEachLevel`]
    ForEachLevel(Box<ForEachLevel>),
    /// [`ForEachValueOf`]
    ForEachValueOf(Box<ForEachValueOf>),
    /// [`ForEachSite`]
    ForEachSite(Box<ForEachSite>),
    /// [`ForEachDirection`]
    ForEachDirection(Box<ForEachDirection>),
    /// [`AllCombinations`]
    AllCombinations(Box<AllCombinations>),
    /// [`And`]
    And(Box<And>),
    /// [`Append`]
    Append(Box<Append>),
    /// [`If`]
    If(Box<If>),
    /// [`Or`]
    Or(Box<Or>),
    /// [`Seq`]
    Seq(Box<Seq>),
    /// [`SetPlayerValue`]
    SetPlayerValue(Box<SetPlayerValue>),
}

/// Who may move next.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum NextPlayers {
    /// One player.
    Player(PlayerIndex),
    /// One of several players.
    Players(IntArray),
}

/// Suits to choose from.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Suits {
    /// One suit.
    Suit(Int),
    /// Those of a list.
    Difference(arrays::Difference),
}

/// What a note says.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum NoteMessage {
    /// A text.
    Text(Box<str>),
    /// A number.
    Int(Int),
    /// A list of numbers.
    IntArray(IntArray),
    /// A number with a fraction.
    Float(Float),
    /// A truth value.
    Boolean(Boolean),
    /// A region.
    Region(Region),
    /// A range.
    Range(Range),
    /// Directions.
    Direction(Direction),
    /// A graph.
    Graph(Graph),
}

/// Which other holes are captured by sowing.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum SowCapture {
    /// Those before the last one, as long as this holds.
    #[ludeme(named)]
    Backtracking(Boolean),
    /// Those after the last one, as long as this holds.
    #[ludeme(named)]
    Forward(Boolean),
}

/// Whose scores change.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ScoredPlayers {
    /// Players by number.
    Indices(Vec<Int>),
    /// Players by role.
    Roles(Vec<Role>),
}

/// What is done in a direction.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum DirectionBody {
    /// A target with its effect.
    To(To),
    /// Moves.
    Moves(Moves),
}

/// One or several kinds of pieces.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum PieceNames {
    /// By its name.
    #[ludeme(refers = Piece)]
    Name(Box<str>),
    /// By its number.
    Index(Int),
    /// Several by their names.
    #[ludeme(refers = Piece)]
    Names(Vec<Box<str>>),
    /// Several by their numbers.
    Indices(Vec<Int>),
}
