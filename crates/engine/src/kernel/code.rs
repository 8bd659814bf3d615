//! The code of a kernel: rules, tests and numbers, with the mover and everything static worked in.

use std::ops::Range;

use super::chains::ChainRule;
use super::table::{Axes, Rays, Table};
use crate::bits::Bits;

/// A whole number.
#[derive(Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(super) enum Num {
    Const(i32),
    From,
    To,
    Between,
    Site,
    LastFrom,
    LastTo,
    Next,
    Prev,
    What(Box<Num>),
    Who(Box<Num>),
    State(Box<Num>),
    Counter,
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
    /// The size of the group of a site.
    Group(Box<GroupOf>),
}

/// A group of connected sites.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct GroupOf {
    /// A site of it.
    pub at: Num,
    /// The neighbours of each site.
    pub near: Table,
    /// Which sites belong to it, as `(to)`; those with the same piece if not said.
    pub test: Option<Test>,
}

/// Which components fit, and whether a site off the board does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mask {
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
pub(super) enum Test {
    Const(bool),
    /// What lies at a site.
    At(Num, Mask),
    /// The same for the site that a move ends at.
    AtTo(Mask),
    /// The same for the site between.
    AtBetween(Mask),
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
pub(super) struct Line {
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
}

/// A chain that connects regions, looked for anew.
#[derive(Debug)]
pub(super) struct Connection {
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
pub(super) struct Threat {
    /// The piece.
    pub what: Num,
    /// The sites; the first one of the piece if not said.
    pub sites: Option<Set>,
    /// What each player could do as an enemy.
    pub moves: Vec<Option<Rule>>,
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
pub(super) enum Set {
    Fixed(Bits),
    Empty,
    /// One of several sets, by number.
    Indexed(Box<[Bits]>, Num),
    One(Num),
    List(Box<[Num]>),
    /// The sites of some components, of a part of the board and the hands.
    Pieces(u64, Range<i32>),
    Pending,
    /// Neighbours of a site.
    Near(Box<(Num, Table)>),
    Filter(Box<(Set, Test)>),
    Union(Box<[Set]>),
    Both(Box<(Set, Set)>),
    Minus(Box<(Set, Set)>),
    If(Box<(Test, Set, Set)>),
    Group(Box<GroupOf>),
}

/// Something that happens.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(super) enum Effect {
    Nothing,
    All(Box<[Effect]>),
    If(Box<(Test, Effect, Effect)>),
    Each(Box<(Set, Effect)>),
    Pairs(Box<(Effect, Effect)>),
    Do(Deed, Thens),
    Custodial(Box<Custodial>),
    Enclose(Box<Enclose>),
    Surround(Box<Surround>),
    Intervene(Box<Intervene>),
    Along(Box<Along>),
    /// The moves of a rule, all of them.
    Moves(Box<Rule>),
}

/// The consequences of something, by their numbers.
pub(super) type Thens = Box<[u16]>;

/// One thing that happens.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(super) enum Deed {
    Remove(Num),
    RemoveAll(Set),
    Add { what: Num, at: Num, state: Option<Num> },
    Move(Num, Num),
    Promote(Num, Num),
    Flip(Num, Box<[Option<(i32, i32)>]>),
    State(Num, Num),
    Counter(Num),
    Score { players: u32, score: Num, add: bool },
    Next(Num),
    Pending(Option<Num>),
}

/// Captures between two.
#[derive(Debug)]
pub(super) struct Custodial {
    /// The one end.
    pub from: Num,
    /// The rays from each site.
    pub rays: Rays,
    /// How many at most.
    pub max: usize,
    /// Which sites are captured, as `(between)`.
    pub target: Test,
    /// What stands at the other end, as `(to)`.
    pub friend: Test,
    /// What happens at each site between.
    pub effect: Effect,
}

/// Captures on both sides.
#[derive(Debug)]
pub(super) struct Intervene {
    /// The middle.
    pub from: Num,
    /// The axes through each site.
    pub axes: Axes,
    /// How many on each side, at least and at most.
    pub range: (usize, usize),
    /// Which sites are captured, as `(to)`.
    pub target: Test,
    /// What happens at each site.
    pub effect: Effect,
}

/// What happens along rays from a site, as far as a test holds.
#[derive(Debug)]
pub(super) struct Along {
    /// Where from.
    pub from: Num,
    /// The rays from each site.
    pub rays: Rays,
    /// Which sites, as `(to)`.
    pub test: Test,
    /// What happens at each site.
    pub effect: Effect,
}

/// Captures of groups without a way out.
#[derive(Debug)]
pub(super) struct Enclose {
    /// One of those that enclose.
    pub from: Num,
    /// The neighbours of each site.
    pub near: Table,
    /// Which sites are captured, as `(between)`.
    pub target: Test,
    /// What happens at each of them.
    pub effect: Effect,
}

/// Captures of pieces that are surrounded.
#[derive(Debug)]
pub(super) struct Surround {
    /// One of those that surround.
    pub from: Num,
    /// The neighbours of each site.
    pub near: Table,
    /// Which sites are captured, as `(between)`.
    pub target: Test,
    /// Which sites surround, as `(to)`.
    pub friend: Test,
    /// How many may be missing.
    pub except: usize,
    /// What happens at each of them.
    pub effect: Effect,
}

/// Tables for each component that may stand at the beginning of a move.
#[derive(Debug)]
pub(super) struct ByPiece<T> {
    /// The number of the table of each component.
    pub index: Box<[u8]>,
    /// The tables.
    pub tables: Box<[T]>,
}

impl<T> ByPiece<T> {
    /// The table of a component.
    #[inline]
    pub fn of(&self, what: u8) -> &T {
        &self.tables[self.index[what as usize] as usize]
    }
}

/// Where a move begins.
#[derive(Debug)]
pub(super) struct Start {
    /// The site.
    pub from: Num,
    /// Whether it may begin there.
    pub test: Test,
}

/// A rule that gives moves. The numbers `leaf` name what its moves do.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(super) enum Rule {
    Nothing,
    All(Box<[Rule]>),
    If(Box<(Test, Rule, Rule)>),
    Priority(Box<[Rule]>),
    /// The moves of each piece of some components, in a part of the board and the hands.
    Pieces(Range<i32>, Box<[Piece]>),
    Each(Box<(Set, Rule, Rule)>),
    /// Only moves after which something holds, before the last few of their consequences.
    Where(Box<(Rule, Test, usize)>),
    /// A piece dropped on a column that is not full.
    Drop {
        leaf: u16,
        columns: Box<[u16]>,
        height: u8,
    },
    /// The moves of another player.
    As(i32, Box<Rule>),
    Pass {
        leaf: u16,
    },
    /// One move of all that an effect does.
    Append {
        leaf: u16,
    },
    Add {
        leaf: u16,
        sites: Set,
        test: Test,
    },
    Step {
        leaf: u16,
        start: Start,
        tables: ByPiece<Table>,
        test: Test,
    },
    Slide {
        leaf: u16,
        slide: Box<Slide>,
    },
    Hop {
        leaf: u16,
        hop: Box<Hop>,
    },
    Shoot {
        leaf: u16,
        from: Num,
        rays: Rays,
        test: Test,
    },
    FromTo {
        leaf: u16,
        from: Set,
        from_test: Test,
        to: Set,
        test: Test,
    },
    Promote {
        leaf: u16,
        at: Num,
        whats: Box<[Num]>,
    },
    Remove {
        leaf: u16,
        sites: Set,
    },
    Select {
        leaf: u16,
        sites: Set,
        test: Test,
    },
}

/// The moves of the pieces of a component.
#[derive(Debug)]
pub(super) struct Piece {
    /// The component.
    pub component: u8,
    /// How each of its pieces moves, as `(from)`.
    pub rule: Rule,
    /// Where a piece could get at all, by the site it is at and the site it gets to; none if that is not known.
    pub reach: Option<Bits>,
}

/// A slide along rays.
#[derive(Debug)]
pub(super) struct Slide {
    /// Where it begins.
    pub start: Start,
    /// The rays of each component.
    pub rays: ByPiece<Rays>,
    /// How far, at least and at most.
    pub range: (usize, usize),
    /// Where it has to stop, as `(to)`.
    pub stop: Test,
    /// What it may pass, as `(between)`.
    pub open: Test,
    /// Where it may end at all.
    pub allow: Test,
}

/// A hop over one hurdle.
#[derive(Debug)]
pub(super) struct Hop {
    /// Where it begins.
    pub start: Start,
    /// The rays of each component.
    pub rays: ByPiece<Rays>,
    /// How many sites may lie before the hurdle.
    pub before: usize,
    /// How many sites may lie after the hurdle.
    pub after: usize,
    /// What is hopped over, as `(between)`.
    pub hurdle: Test,
    /// Where it may end, as `(to)`.
    pub to: Test,
    /// What stops it where it may not go on; the hop then ends there, and only there.
    pub stop: Option<Test>,
}

/// What the moves of a rule do.
#[derive(Debug)]
pub(super) struct Leaf {
    /// The action itself.
    pub action: Action,
    /// What happens before: at what was hopped over.
    pub between: Effect,
    /// What happens before: where the move ends.
    pub to: Effect,
    /// What follows.
    pub thens: Thens,
}

/// The action of a move.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(super) enum Action {
    Pass,
    Swap,
    Nothing,
    Add { what: Num, state: Option<Num> },
    Drop(u8),
    Move,
    Promote,
    Remove,
}

/// An end rule.
#[derive(Debug)]
pub(super) struct End {
    /// Whether it is tested only while the game goes on.
    pub while_open: bool,
    /// When.
    pub test: Test,
    /// Finer rules, of which the first that applies counts.
    pub nested: Vec<End>,
    /// What it brings.
    pub outcome: Option<Outcome>,
}

/// What an end rule brings.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(super) enum Outcome {
    Win(Num),
    Loss(Num),
    Draw(Num),
    /// The game ends with this winner, whatever was before.
    All(i32),
    DrawAll,
    ByScore(Box<[(Num, Num)]>, bool),
}

/// A phase for one mover.
#[derive(Debug)]
pub(super) struct Phase {
    /// The moves.
    pub play: Rule,
    /// The end rules of the phase, if it has some.
    pub ends: Option<Vec<End>>,
    /// What leads to other phases.
    pub next: Vec<NextPhase>,
}

/// A way from a phase to another.
#[derive(Debug)]
pub(super) struct NextPhase {
    /// Whom it concerns; all if none.
    pub who: Option<Num>,
    /// When.
    pub test: Test,
    /// The phase; the one after that of the mover or of the player if none.
    pub to: Option<u8>,
}

/// A game made ready for the kernel.
#[derive(Debug, Default)]
pub(super) struct Code {
    /// How many players there are.
    pub players: i32,
    /// The owner of each component.
    pub owners: Vec<u8>,
    /// What moves do.
    pub leaves: Vec<Leaf>,
    /// Consequences.
    pub thens: Vec<Effect>,
    /// The phases, for each mover from 0 on.
    pub phases: Vec<Vec<Phase>>,
    /// The end rules of the game, for each mover from 0 on.
    pub ends: Vec<Vec<End>>,
    /// Chains that only grow.
    pub chains: Vec<ChainRule>,
    /// The leaf of a forced pass.
    pub pass: u16,
    /// The leaf of the swap, if the second player may swap.
    pub swap: Option<u16>,
    /// Whether a position may not come about again.
    pub no_repeat: bool,
    /// Whether positions are kept.
    pub records: bool,
    /// Whether it matters if a player who passes could have moved.
    pub reads_stuck: bool,
    /// Whether sites become pending.
    pub sets_pending: bool,
    /// Whether several pieces of a kind may be at a site.
    pub counts: bool,
    /// Whether phases change.
    pub phases_change: bool,
    /// Whether passes of all players end the game.
    pub all_pass_ends: bool,
    /// How many turns there are at most.
    pub max_turns: i32,
    /// How many moves there are at most.
    pub max_moves: i32,
}
