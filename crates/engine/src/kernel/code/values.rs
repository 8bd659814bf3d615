//! Numbers, tests and sets of sites.

use std::ops::Range;

use language::words::LineOfSightKind;

use super::{Effect, Rule};
use crate::bits::Bits;
use crate::kernel::lines::Spots;
use crate::kernel::table::{Axes, Rays, Table};

/// A whole number.
#[derive(Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(in crate::kernel) enum Num {
    Const(i32),
    From,
    To,
    Between,
    Site,
    LastFrom,
    LastTo,
    /// A site, if it is in a hand.
    InHand(Box<Num>),
    /// A site, if it is on the board.
    OnBoard(Box<Num>),
    Next,
    Prev,
    What(Box<Num>),
    Who(Box<Num>),
    State(Box<Num>),
    Counter,
    Var(usize),
    Moves,
    Turns,
    SameTurn,
    Pending,
    Score(Box<Num>),
    Sum(Box<[Num]>),
    Product(Box<[Num]>),
    Sub(Box<(Num, Num)>),
    Div(Box<(Num, i32)>),
    Rem(Box<(Num, i32)>),
    Min(Box<(Num, Num)>),
    Max(Box<(Num, Num)>),
    Abs(Box<Num>),
    If(Box<(Test, Num, Num)>),
    OfTest(Box<Test>),
    /// An entry of a table by number; another number outside of it.
    Entry(Box<[i32]>, Box<(Num, Num)>),
    /// An entry of a table by the component at a site and the site.
    ByPiece(Box<[i32]>, Box<Num>),
    /// The topmost site of a column.
    Top(Box<Num>),
    /// The first site of a component on the board.
    Where(usize),
    CountAt(Box<Num>),
    /// The distance between two sites, by a table.
    Distance(Box<[i32]>, Box<(Num, Num)>),
    /// How many pieces of some components there are.
    Pieces(u64),
    /// How many pieces of some components there are in a region.
    PiecesIn(u64, Box<Set>),
    /// How many sites a set has.
    Size(Box<Set>),
    /// How many sites are in a local state.
    InState(Box<Num>),
    Liberties(Box<(Num, Table)>),
    /// The size of empty areas that touch pieces of these components alone.
    Territory(Box<(Table, u64)>),
    /// How many groups of some size there are, and how large the largest is.
    Groups(Box<Groups>),
    /// The size of the group of a site.
    Group(Box<GroupOf>),
}

/// A group of connected sites.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::kernel) struct GroupOf {
    /// A site of it.
    pub at: Num,
    /// The neighbours of each site.
    pub near: Table,
    /// Which sites belong to it, as `(to)`; those with the same piece if not said.
    pub test: Option<Test>,
}

/// All groups on the board.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::kernel) struct Groups {
    /// Which sites belong to groups, as `(to)`.
    pub test: Test,
    /// The neighbours of each site.
    pub near: Table,
    /// The smallest size that counts; none if the size of the largest group is asked for.
    pub least: Option<Num>,
}

/// Which components fit, and whether a site off the board does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::kernel) struct Mask {
    /// A bit for each component, the empty one first.
    pub whats: u64,
    /// Whether no site fits.
    pub off: bool,
}

impl Mask {
    /// Whether a component fits.
    #[inline]
    pub fn has(self, what: u8) -> bool {
        self.whats >> what & 1 == 1
    }
}

/// A test.
#[derive(Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(in crate::kernel) enum Test {
    Const(bool),
    /// What lies at a site.
    At(Num, Mask),
    /// The same for the site that a move ends at.
    AtTo(Mask),
    /// The same for the site between.
    AtBetween(Mask),
    /// What lies at another site that a table gives for `(to)`; where it gives none the test holds.
    ByTo(Box<[i16]>, Mask),
    /// The local state of a site.
    InState(Num, Mask),
    And(Box<[Test]>),
    Or(Box<[Test]>),
    Not(Box<Test>),
    Eq(Num, Num),
    Less(Num, Num),
    In(Num, Box<Set>),
    /// All sites of a set fit a test of `(site)`.
    All(Box<(Set, Test)>),
    Line(Box<Line>),
    /// Chains that only grow: the number of the chains, a site, how many regions.
    Chain(usize, Num, u32),
    Connected(Box<Connection>),
    Full,
    AllPassed,
    WasPass,
    Pending,
    Odd(Num),
    Triggered(Num),
    /// Two sets have the same sites.
    Same(Box<(Set, Set)>),
    /// The next player cannot move.
    NextStuck,
    Stuck(Num),
    /// A rule has a move.
    Can(Box<Rule>),
    /// An effect has something to do.
    Takes(Box<Effect>),
    /// A piece of a component could be reached by its enemies.
    Threatened(Box<Threat>),
}

/// A line through a site.
#[derive(Debug)]
pub(in crate::kernel) struct Line {
    /// How long.
    pub length: usize,
    /// Whether longer lines do not count.
    pub exact: bool,
    /// Through which site.
    pub through: Num,
    /// Through any site of these instead.
    pub any: Option<Set>,
    /// Which components it is made of; those like that at the site if not said.
    pub of: Option<u64>,
    /// Which sites it is made of, as `(to)`.
    pub test: Option<Test>,
    /// The axes through each site.
    pub axes: Axes,
    /// The same as spots on lines that are kept as words, where that pays.
    pub spots: Option<Spots>,
}

/// A chain that connects regions, looked for anew.
#[derive(Debug)]
pub(in crate::kernel) struct Connection {
    /// A site of the chain.
    pub at: Num,
    /// The neighbours of each site.
    pub near: Table,
    /// The regions of each site, as bits.
    pub regions: Vec<u64>,
    /// How many of them.
    pub number: u32,
    /// The owner whose chains grow; everybody if none.
    pub owner: Option<u8>,
}

/// Whether enemies reach a piece.
#[derive(Debug)]
pub(in crate::kernel) struct Threat {
    /// The piece.
    pub what: Num,
    /// The sites; the first one of the piece if not said.
    pub sites: Option<Set>,
    /// What each player could do as an enemy, in each phase; in any phase if there is but one entry.
    pub moves: Vec<Vec<Rule>>,
}

macro_rules! never_equal {
    ($($name:ident),*) => {$(
        impl PartialEq for $name {
            /// Nodes are compared only to simplify tests of sites; these never take part.
            fn eq(&self, _: &Self) -> bool {
                false
            }
        }
        impl Eq for $name {}
    )*};
}
never_equal!(Line, Connection, Threat, Rule, Effect);

/// A set of sites.
#[derive(Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(in crate::kernel) enum Set {
    Fixed(Bits),
    Empty,
    /// One of several sets, by number.
    Indexed(Box<[Bits]>, Num),
    One(Num),
    List(Box<[Num]>),
    /// The sites of some components, of a part of the board and the hands.
    Pieces(u64, Range<i32>),
    Pending,
    ToClear,
    Around(Box<Around>),
    Sight(Box<Sight>),
    Filter(Box<(Set, Test)>),
    Union(Box<[Set]>),
    Both(Box<(Set, Set)>),
    Minus(Box<(Set, Set)>),
    If(Box<(Test, Set, Set)>),
    Group(Box<GroupOf>),
}

/// Sites near others.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::kernel) struct Around {
    /// Near which sites.
    pub sites: Set,
    /// The sites at the distance asked for.
    pub near: Table,
    /// What lies there, and what is asked of `(from)` and `(to)`.
    pub test: Test,
    /// Whether the sites themselves belong to it.
    pub itself: bool,
}

/// What can be seen from a site.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::kernel) struct Sight {
    /// From where.
    pub from: Num,
    /// The rays from each site.
    pub rays: Rays,
    /// What of it.
    pub what: LineOfSightKind,
}
