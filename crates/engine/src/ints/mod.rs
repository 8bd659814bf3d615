//! Whole numbers.

mod board;
mod count;
mod groups;
mod pieces;
mod players;
mod sites;
mod tracks;

pub use board::{Ahead, Distance};
pub use count::{CountPieces, CountStack};
pub use groups::{Groups, Liberties};
pub use pieces::{Where, WhereLevel};
pub use sites::SiteRead;
pub use tracks::{FirstOnTrack, OnTrack, StepsOnTrack, TrackChoice};

use ::board::SiteType;
pub use board::TopologyNumber;

use crate::arrays::Array;
use crate::booleans::Bool;
use crate::floats::Float;
use crate::players::Players;
use crate::regions::Region;
use crate::state::Scalar;
use crate::world::{Fault, World};

/// A whole number.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub enum Int {
    Const(i32),
    From,
    To,
    Between,
    Level,
    Site,
    Value,
    Player,
    Track,
    Pips,
    Hint,
    Edge,
    FromAtStartOfTurn,
    Mover,
    Next,
    Prev,
    MoverLastTurn,
    TeamMover,
    LastFrom,
    LastTo,
    LastLevelFrom,
    LastLevelTo,
    LastFromAfter,
    LastToAfter,
    Temp,
    Var(usize),
    PlayerValue(Box<Int>),
    Counter,
    Pending,
    Random(Box<(Int, Int)>),
    Score(Box<Int>),
    Amount(Box<Int>),
    Pot,
    TrumpSuit,
    MatchScore(Box<Int>),
    What(Box<SiteRead>),
    Who(Box<SiteRead>),
    State(Box<SiteRead>),
    Rotation(Box<SiteRead>),
    PieceValue(Box<SiteRead>),
    CountAt(Box<SiteRead>),
    CountIn(Box<(Region, SiteType)>),
    TopLevel(Box<SiteRead>),
    Card(usize, Box<SiteRead>),
    Face(Box<Int>),
    Add(Box<[Int]>),
    Sum(Box<Array>),
    Sub(Box<(Int, Int)>),
    Mul(Box<[Int]>),
    Product(Box<Array>),
    Div(Box<(Int, Int)>),
    Mod(Box<(Int, Int)>),
    Pow(Box<(Int, Int)>),
    Abs(Box<Int>),
    Min(Box<(Int, Int)>),
    Max(Box<(Int, Int)>),
    MinOf(Box<Array>),
    MaxOf(Box<Array>),
    If(Box<(Bool, Int, Int)>),
    OfBool(Box<Bool>),
    OfFloat(Box<Float>),
    /// An entry of the maps with these numbers.
    MapEntry(Box<[usize]>, Box<Int>),
    /// A component by its owner.
    ComponentOf(Box<[i32]>, Box<Int>),
    Ahead(Box<Ahead>),
    Where(Box<Where>),
    WhereLevel(Box<WhereLevel>),
    /// The first site of the hand of each player, and an offset.
    HandSite(Box<[i32]>, Box<(Int, Int)>),
    OnTrack(Box<OnTrack>),
    FirstOnTrack(Box<FirstOnTrack>),
    EndOfTrack(Box<TrackChoice>),
    StepsOnTrack(Box<StepsOnTrack>),
    RegionSite(Box<(Region, Int)>),
    ArrayValue(Box<(Array, Int)>),
    /// A number of a site: its row, column, layer or phase.
    OfSite(TopologyNumber, SiteType, Box<Int>),
    CoordinateAt(SiteType, Box<(Int, Int)>),
    CostOf(SiteType, Box<Region>),
    CostAt(SiteType, Box<Int>),
    EdgeBetween(Box<(Int, Int)>),
    HintAt(SiteType, Box<Int>),
    CountSites(Box<Region>),
    CountPips(Box<Int>),
    CountPieces(Box<CountPieces>),
    CountSteps(Box<Distance>),
    CountStack(Box<CountStack>),
    CountValue(Box<(Int, Array)>),
    CountGroups(Box<Groups>),
    /// How far the path of a colour reaches from some tiles.
    PathExtent(Box<(Region, Int)>),
    BiggestGroup(Box<Groups>),
    BiggestLine(Box<Groups>),
    CountLiberties(Box<Liberties>),
    CountNeighbours(::board::Direction, SiteType, Box<Int>),
    PlatformBelow(Box<crate::pyramids::Platform>),
    CountMoves,
    CountTurns,
    CountMovesThisTurn,
    CountActive,
    CountLegalMoves,
    CountTrials,
    SizeArray(Box<Array>),
    SizeGroup(Box<crate::regions::Group>),
    SizeStack(SiteType, Box<Region>),
    SizeStackAt(SiteType, Box<Int>),
    SizeTerritory(SiteType, ::board::Direction, Box<Players>),
    SizeLargePiece(SiteType, Box<Region>),
}

impl Int {
    /// The number, if it never changes.
    pub fn constant(&self) -> Option<i32> {
        if let Self::Const(value) = self { Some(*value) } else { None }
    }

    /// Works the number out; what the registers hold, and what lies at a site that they hold, is read on the spot.
    #[inline(always)]
    pub(crate) fn read<'p>(&'p self, w: &mut World<'p>) -> i32 {
        match self {
            Self::To => w.regs.to,
            Self::From => w.regs.from,
            Self::Const(value) => *value,
            Self::Who(read) => read.who(w),
            _ => self.eval(w),
        }
    }

    /// Works the number out.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        match self {
            Self::Const(value) => *value,
            Self::From => w.regs.from,
            Self::To => w.regs.to,
            Self::Between => w.regs.between,
            Self::Level => w.regs.level,
            Self::Site => w.regs.site,
            Self::Value => w.regs.value,
            Self::Player => w.regs.player,
            Self::Track => w.regs.track,
            Self::Pips => w.regs.pips,
            Self::Hint => w.regs.hint,
            Self::Edge => w.regs.edge,
            Self::Mover => w.state.get(Scalar::Mover),
            Self::Next => w.state.get(Scalar::Next),
            Self::Prev => w.state.get(Scalar::Previous),
            Self::LastTo => w.last_played().map_or(-1, |m| m.to),
            Self::LastFrom => w.last_played().map_or(-1, |m| m.from),
            Self::LastLevelTo => w.last_played().map_or(0, |m| m.level_to),
            Self::LastLevelFrom => w.last_played().map_or(0, |m| m.level_from),
            Self::LastToAfter => w.last_played().map_or(-1, |m| m.last_action_to),
            Self::LastFromAfter => w.last_played().map_or(-1, |m| m.last_action_from),
            Self::What(read) => read.what(w),
            Self::Who(read) => read.who(w),
            Self::State(read) => read.state(w),
            Self::Rotation(read) => read.rotation(w),
            Self::PieceValue(read) => read.value(w),
            Self::CountAt(read) => read.count(w),
            Self::TopLevel(read) => read.top_level(w),
            Self::Card(field, read) => read.card(*field, w),
            Self::Temp => w.state.word(w.program.layout.temp),
            Self::Var(at) => w.state.word(w.program.layout.variables + at),
            Self::Counter => w.state.get(Scalar::Counter),
            Self::Pot => w.state.get(Scalar::Pot),
            Self::TrumpSuit => w.state.get(Scalar::Trump),
            Self::Add(operands) => {
                operands.iter().fold(0, |sum: i32, x| sum.wrapping_add(x.eval(w)))
            }
            Self::Mul(operands) => {
                if operands.is_empty() {
                    return 0;
                }
                operands.iter().fold(1, |product: i32, x| product.wrapping_mul(x.eval(w)))
            }
            Self::Sub(pair) => {
                let a = pair.0.eval(w);
                a.wrapping_sub(pair.1.eval(w))
            }
            Self::Div(pair) => divide(w, pair, i32::wrapping_div),
            Self::Mod(pair) => divide(w, pair, i32::wrapping_rem),
            Self::Pow(pair) => {
                let a = f64::from(pair.0.eval(w));
                a.powf(f64::from(pair.1.eval(w))) as i32
            }
            Self::Abs(x) => x.eval(w).wrapping_abs(),
            Self::Min(pair) => {
                let a = pair.0.eval(w);
                a.min(pair.1.eval(w))
            }
            Self::Max(pair) => {
                let a = pair.0.eval(w);
                a.max(pair.1.eval(w))
            }
            Self::Sum(array) => {
                fold(w, array, |ints| ints.iter().fold(0i32, |a, &b| a.wrapping_add(b)))
            }
            Self::Product(array) => fold(w, array, |ints| {
                if ints.is_empty() { 0 } else { ints.iter().fold(1i32, |a, &b| a.wrapping_mul(b)) }
            }),
            Self::MinOf(array) => fold(w, array, |ints| ints.iter().copied().min().unwrap_or(-1)),
            Self::MaxOf(array) => fold(w, array, |ints| ints.iter().copied().max().unwrap_or(-1)),
            Self::SizeArray(array) => fold(w, array, |ints| ints.len() as i32),
            Self::If(parts) => {
                if parts.0.eval(w) {
                    parts.1.eval(w)
                } else {
                    parts.2.eval(w)
                }
            }
            Self::OfBool(x) => i32::from(x.eval(w)),
            Self::OfFloat(x) => x.eval(w) as i32,
            Self::MapEntry(maps, key) => {
                let key = key.eval(w);
                let entry = maps.iter().find_map(|&map| {
                    let pairs = &w.program.maps[map].pairs;
                    pairs.iter().rev().find(|&&(k, v)| k == key && v != -1 && v != -99).map(|p| p.1)
                });
                entry.unwrap_or(key)
            }
            Self::ComponentOf(by_owner, owner) => {
                let owner = owner.eval(w);
                by_owner.get(owner as usize).copied().unwrap_or(-1)
            }
            Self::HandSite(hands, pair) => {
                let player = pair.0.eval(w);
                let first = hands.get(player as usize).copied().unwrap_or(-1);
                if first < 0 { -1 } else { first.wrapping_add(pair.1.eval(w)) }
            }
            Self::RegionSite(pair) => {
                let region = pair.0.eval(w);
                let index = pair.1.eval(w);
                let site = if index < 0 { None } else { region.nth(index as usize) };
                w.give(region);
                site.map_or(-1, |s| s as i32)
            }
            Self::ArrayValue(pair) => {
                let mut ints = w.take_ints();
                pair.0.eval(w, &mut ints);
                let index = pair.1.eval(w);
                let value = ints.get(index as usize).copied().unwrap_or(-1);
                w.give_ints(ints);
                value
            }
            Self::CountSites(region) => {
                let region = region.eval(w);
                let n = region.count() as i32;
                w.give(region);
                n
            }
            Self::CountValue(pair) => {
                let value = pair.0.eval(w);
                fold(w, &pair.1, |ints| ints.iter().filter(|&&v| v == value).count() as i32)
            }
            Self::CountMoves => w.moves_made(),
            Self::CountTurns => w.state.get(Scalar::Turns),
            Self::CountMovesThisTurn => w.state.get(Scalar::SameTurn),
            Self::OnTrack(x) => x.eval(w),
            Self::FirstOnTrack(x) => x.eval(w),
            Self::EndOfTrack(x) => x.end(w),
            Self::StepsOnTrack(x) => x.eval(w),
            Self::Ahead(x) => x.eval(w),
            Self::Where(x) => x.eval(w),
            Self::WhereLevel(x) => x.eval(w),
            Self::CountPieces(x) => x.eval(w),
            Self::CountStack(x) => x.eval(w),
            Self::CountGroups(x) => x.count(w),
            Self::PathExtent(pair) => {
                let starts = pair.0.eval(w);
                let colour = pair.1.eval(w);
                let extent = starts.iter().map(|s| w.path_extent(s, colour)).max().unwrap_or(0);
                w.give(starts);
                extent
            }
            Self::BiggestGroup(x) => x.biggest(w),
            Self::BiggestLine(x) => x.biggest_line(w),
            Self::CountLiberties(x) => x.eval(w),
            Self::SizeGroup(x) => {
                let mut bits = w.take_bits();
                x.eval_into(w, &mut bits);
                let n = bits.count() as i32;
                w.give_bits(bits);
                n
            }
            _ => self.eval_player(w),
        }
    }
}

fn divide<'p>(w: &mut World<'p>, pair: &'p (Int, Int), how: fn(i32, i32) -> i32) -> i32 {
    let a = pair.0.eval(w);
    let b = pair.1.eval(w);
    if b == 0 {
        w.fault.get_or_insert(Fault::DivisionByZero);
        return 0;
    }
    how(a, b)
}

fn fold<'p>(w: &mut World<'p>, array: &'p Array, how: impl FnOnce(&[i32]) -> i32) -> i32 {
    let mut ints = w.take_ints();
    array.eval(w, &mut ints);
    let value = how(&ints);
    w.give_ints(ints);
    value
}
