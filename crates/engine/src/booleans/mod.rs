//! Tests.

mod angle;
mod connected;
mod edges;
mod groups;
mod line;
mod moves;
mod ring;
mod site_path;
mod sites;
mod stacked_line;
mod state;
mod threat;
mod tiles;

pub use angle::Angle;
pub use connected::{Connected, Targets};
pub use edges::{EdgeTest, PathTest, Regular};
pub use groups::AllGroups;
pub use line::{Line, LinePieces};
pub use ring::Ring;
pub use site_path::SitePath;
pub use threat::Threat;
pub use tiles::TileTest;

use board::{Direction, SiteType};
use language::words::RepetitionKind;

use crate::arrays::Array;
use crate::floats::Float;
use crate::ints::{CountPieces, Int};
use crate::moves::Moves;
use crate::regions::{Pattern, Region};
use crate::world::World;

/// A position to be reached.
#[derive(Debug)]
pub struct Target {
    /// In which container.
    pub container: usize,
    /// The components, site by site or level by level.
    pub wanted: Box<[i32]>,
    /// On which sites; all if none are given.
    pub sites: Option<Box<[i32]>>,
}

/// A test.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub enum Bool {
    Const(bool),
    And(Box<[Bool]>),
    Or(Box<[Bool]>),
    Not(Box<Bool>),
    Xor(Box<(Bool, Bool)>),
    If(Box<(Bool, Bool, Bool)>),
    Eq(Box<(Int, Int)>),
    Ne(Box<(Int, Int)>),
    Lt(Box<(Int, Int)>),
    Le(Box<(Int, Int)>),
    SameRegion(Box<(Region, Region)>),
    OfInt(Box<Int>),
    OfFloat(Box<Float>),
    In(Box<(Int, Region)>),
    AllIn(Box<(Box<[Int]>, Region)>),
    InArray(Box<(Box<[Int]>, Array)>),
    Enemy(Box<Int>),
    Friend(Box<Int>),
    Mover(Box<Int>),
    Next(Box<Int>),
    Prev(Box<Int>),
    Active(Box<Int>),
    Empty(SiteType, Box<Int>),
    Occupied(SiteType, Box<Int>),
    AllSites(Box<(Region, Bool)>),
    AllSitesDifferent(Box<(Region, Bool)>),
    AllValues(Box<(Array, Bool)>),
    AllGroups(Box<AllGroups>),
    Freedom(Box<crate::pyramids::Freedom>),
    PyramidCorners(Box<crate::pyramids::PyramidCorners>),
    DiceUsed,
    DiceEqual,
    AllPassed,
    Threatened(Box<Threat>),
    CanMove(Box<Moves>),
    NoPieces(Box<CountPieces>),
    NoMoves(Box<Int>),
    NoMovesNext,
    Line(Box<Line>),
    Connected(Box<Connected>),
    Blocked(Box<Connected>),
    Pending,
    Odd(Box<Int>),
    Even(Box<Int>),
    Flat(SiteType, Box<Int>),
    Within(SiteType, Box<(Int, Region)>),
    Visited(Box<Int>),
    Triggered(Box<Int>),
    AnyDie(Box<Int>),
    Cycle,
    Repeat(RepetitionKind),
    Full,
    Pattern(Box<Pattern>),
    Related(Direction, SiteType, Box<(Int, Region)>),
    Proposed(i32),
    Decided(i32),
    Target(Box<Target>),
    Hidden(crate::action::Hidden, SiteType, Box<(Int, Int)>),
    LastFromIs(SiteType),
    LastToIs(SiteType),
    WasPass,
    Puzzle(Box<crate::puzzle::Constraint>),
    Edges(Box<EdgeTest>),
    SitePath(Box<SitePath>),
    Angle(Box<Angle>),
    Ring(Box<Ring>),
    Tile(Box<TileTest>),
}

impl Bool {
    /// Whether a test for an empty site is among the tests it is made of.
    pub(crate) fn speaks_of_emptiness(&self) -> bool {
        match self {
            Self::Empty(..) => true,
            Self::And(tests) | Self::Or(tests) => tests.iter().any(Self::speaks_of_emptiness),
            Self::Not(test) => test.speaks_of_emptiness(),
            Self::Xor(tests) => tests.0.speaks_of_emptiness() || tests.1.speaks_of_emptiness(),
            Self::If(tests) => {
                let (a, b, c) = &**tests;
                [a, b, c].into_iter().any(Self::speaks_of_emptiness)
            }
            _ => false,
        }
    }

    /// The answer, if it is always the same.
    pub fn constant(&self) -> Option<bool> {
        if let Self::Const(value) = self { Some(*value) } else { None }
    }

    /// Makes the test.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        w.effort += 1;
        match self {
            Self::Const(value) => *value,
            Self::And(tests) => tests.iter().all(|t| t.eval(w)),
            Self::Or(tests) => tests.iter().any(|t| t.eval(w)),
            Self::Not(test) => !test.eval(w),
            Self::Xor(pair) => {
                let a = pair.0.eval(w);
                a != pair.1.eval(w)
            }
            Self::If(parts) => {
                if parts.0.eval(w) {
                    parts.1.eval(w)
                } else {
                    parts.2.eval(w)
                }
            }
            Self::Eq(pair) => {
                let a = pair.0.read(w);
                a == pair.1.read(w)
            }
            Self::Ne(pair) => {
                let a = pair.0.read(w);
                a != pair.1.read(w)
            }
            Self::Lt(pair) => {
                let a = pair.0.read(w);
                a < pair.1.read(w)
            }
            Self::Le(pair) => {
                let a = pair.0.read(w);
                a <= pair.1.read(w)
            }
            Self::SameRegion(pair) => {
                let a = pair.0.eval(w);
                let b = pair.1.eval(w);
                let same = a.same(&b);
                w.give(a);
                w.give(b);
                same
            }
            Self::OfInt(x) => x.eval(w) != 0,
            Self::OfFloat(x) => x.eval(w) != 0.0,
            Self::In(pair) => {
                let site = pair.0.read(w);
                if site < 0 {
                    return false;
                }
                pair.1.has(w, site)
            }
            Self::Enemy(player) => {
                let player = player.read(w);
                w.is_enemy(player)
            }
            Self::Friend(player) => {
                let player = player.read(w);
                w.is_friend(player)
            }
            Self::Empty(kind, site) => {
                let site = site.read(w);
                w.program.layout.slot(site, *kind).is_some_and(|slot| w.state.is_empty(slot))
            }
            Self::Occupied(kind, site) => {
                let site = site.eval(w);
                w.is_occupied(site, *kind)
            }
            Self::AllSites(pair) => {
                let sites = pair.0.eval(w);
                let saved = w.regs.site;
                let all = sites.iter().all(|site| {
                    w.regs.site = site;
                    pair.1.eval(w)
                });
                w.regs.site = saved;
                w.give(sites);
                all
            }
            Self::Line(line) => line.eval(w),
            Self::Connected(connected) => connected.eval(w),
            Self::Blocked(blocked) => blocked.blocked(w),
            Self::Threatened(threat) => threat.eval(w),
            Self::CanMove(moves) => w.can_move(moves),
            Self::NoMovesNext => w.next_cannot_move(),
            Self::NoPieces(pieces) => {
                let n = pieces.eval(w);
                n == 0
            }
            Self::Freedom(freedom) => freedom.eval(w),
            Self::PyramidCorners(corners) => corners.eval(w),
            Self::AllGroups(groups) => groups.eval(w),
            Self::Puzzle(constraint) => constraint.eval(w),
            Self::Edges(test) => test.eval(w),
            Self::SitePath(test) => test.eval(w),
            Self::Angle(test) => test.eval(w),
            Self::Ring(ring) => ring.eval(w),
            Self::Tile(test) => test.eval(w),
            _ => self.eval_site(w),
        }
    }
}
