//! A game made ready to run.

use std::sync::{Arc, OnceLock};

use board::{Direction, SiteType, Topology};
use language::words::{ModeType, RepetitionKind};
use syntax::NodeId;

use crate::bits::Bits;
use crate::booleans::Bool;
use crate::end::EndRule;
use crate::ints::Int;
use crate::kernel::{Kernel, Refusal};
use crate::moves::Moves;
use crate::reach::Reach;
use crate::start::StartRule;
use crate::state::Layout;
use crate::turns::Turns;

/// A game made ready to run: names are numbers, places are slots, static things are tables.
#[derive(Debug)]
pub struct Program {
    /// The name of the game.
    pub name: Box<str>,
    /// How many players there are.
    pub players: usize,
    /// Who moves when.
    pub mode: ModeType,
    /// The sites of the board and how they hang together.
    pub topology: Arc<Topology>,
    /// The board, hands, dice and decks.
    pub containers: Vec<Container>,
    /// The kinds of piece; number 0 is the empty one.
    pub components: Vec<Component>,
    /// The sets of dice.
    pub dice: Vec<Dice>,
    /// The tracks of the board.
    pub tracks: Vec<Track>,
    /// The regions of the equipment.
    pub regions: Vec<RegionItem>,
    /// Unions of regions by owner; see [`crate::regions::Region::Table`].
    pub region_tables: Vec<Vec<Bits>>,
    /// The maps of the equipment.
    pub maps: Vec<Map>,
    /// Hints of a puzzle, for each site type.
    pub hints: [Vec<(Vec<i32>, i32)>; 3],
    /// The range of the values of a puzzle, for each site type.
    pub ranges: [(i32, i32); 3],
    /// The direction that each player faces.
    pub facings: Vec<Option<Direction>>,
    /// Where the parts of a state lie.
    pub layout: Arc<Layout>,
    /// The rules of setting up.
    pub start: Vec<StartRule>,
    /// The phases; there is at least one.
    pub phases: Vec<Phase>,
    /// The end rules that hold in every phase.
    pub end: Vec<EndRule>,
    /// All `(then …)` clauses.
    pub thens: Vec<Then>,
    /// The meta rules.
    pub meta: Meta,
    /// All texts that actions name.
    pub names: Vec<Box<str>>,
    /// The numbers of the names of variables, in the order of their places.
    pub variables: Vec<u32>,
    /// The numbers of the names of remembered lists, in the order of their places.
    pub memories: Vec<u32>,
    /// The texts of propositions and votes in the order of their numbers.
    pub messages: Vec<u32>,
    /// The greatest count that a site may hold.
    pub max_count: i32,
    /// How many turns each player has at most.
    pub max_turns: i32,
    /// How many moves there are at most.
    pub max_moves: i32,
    /// Whether cards are used.
    pub cards: bool,
    /// Whether dominoes are laid in lines of play.
    pub line_of_play: bool,
    /// Whether chance plays a part.
    pub stochastic: bool,
    /// Whether passes of all players end the game.
    pub all_pass_ends: bool,
    /// Whether scores are kept.
    pub scores: bool,
    /// Whether teams are used.
    pub teams: bool,
    /// Whether visited sites are tracked.
    pub visits: bool,
    /// Whether removals may be put off to the end of the turn.
    pub deferred: bool,
    /// Whether cycles of positions are looked for.
    pub cycles: bool,
    /// Whether the history keeps the sites between.
    pub keeps_between: bool,
    /// Whether the history keeps the sites that were written.
    pub keeps_touched: bool,
    /// Whether pieces are swapped: added pieces then name no site type until they were added once.
    pub swaps_pieces: bool,
    /// The next directions to the right and to the left of each, on the sites of each type.
    pub(crate) turns: Turns,
    /// For each component whether its moves can be counted without building them.
    pub(crate) countable: Vec<bool>,
    /// How many regions are remembered.
    pub(crate) remembered: usize,
    /// Some pieces cover several sites.
    pub large_pieces: bool,
    /// The relation of the one table of distances.
    pub distance: Direction,
    /// Distances in steps between all pairs of default sites; empty if no rule asks.
    pub distances: Vec<Vec<u16>>,
    /// From where pieces could get to a site, for tests of threats.
    pub reach: Reach,
    /// What makes this a deduction puzzle.
    pub puzzle: Option<Box<crate::puzzle::Puzzle>>,
    /// The program made ready for fast random play, once that was tried.
    pub(crate) kernel: OnceLock<Result<Box<Kernel>, Refusal>>,
}

/// A kind of piece.
#[derive(Debug)]
pub struct Component {
    /// Its name with the number of its owner.
    pub name: Box<str>,
    /// Its name without digits.
    pub base: Box<str>,
    /// Its owner: 0 for neutral, players + 1 for shared.
    pub owner: i32,
    /// The direction it faces.
    pub facing: Option<Direction>,
    /// The walks of a large piece.
    pub walks: Vec<Vec<board::topology::WalkStep>>,
    /// The two states between which it flips.
    pub flips: Option<(i32, i32)>,
    /// The faces of a die.
    pub faces: Vec<i32>,
    /// Its value, or the first half of a domino.
    pub value: i32,
    /// The second half of a domino.
    pub value2: i32,
    /// Whether it is a domino.
    pub domino: bool,
    /// The paths of a tile: two sides with their slots, and a colour.
    pub paths: Vec<[i32; 5]>,
    /// How many sides a tile has.
    pub sides: i32,
    /// Suit, rank, trump value and trump rank of a card.
    pub card: Option<[i32; 4]>,
    /// The item of the equipment that it comes from.
    pub item: NodeId,
    /// How it moves.
    pub moves: Option<Moves>,
}

impl Default for Component {
    fn default() -> Self {
        Self {
            name: Box::default(),
            base: Box::default(),
            owner: 0,
            facing: None,
            walks: Vec::new(),
            flips: None,
            faces: Vec::new(),
            value: 0,
            value2: 0,
            domino: false,
            paths: Vec::new(),
            sides: -1,
            card: None,
            item: NodeId(0),
            moves: None,
        }
    }
}

/// What a container is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ContainerKind {
    /// The board.
    Board,
    /// A hand.
    Hand,
    /// A set of dice.
    Dice,
    /// A deck of cards.
    Deck,
}

/// A container of sites.
#[derive(Debug)]
pub struct Container {
    /// Its name.
    pub name: Box<str>,
    /// Its owner: 0 if shared.
    pub owner: i32,
    /// What it is.
    pub kind: ContainerKind,
    /// Its first site.
    pub first: usize,
    /// How many sites it has.
    pub size: usize,
}

/// A set of dice.
#[derive(Debug)]
pub struct Dice {
    /// Its container.
    pub container: usize,
    /// Its owner: players + 1 if shared.
    pub owner: i32,
    /// How many dice there are.
    pub count: usize,
    /// The components of the dice.
    pub components: Vec<usize>,
}

/// A track.
#[derive(Debug)]
pub struct Track {
    /// Its name.
    pub name: Box<str>,
    /// Its owner: 0 for nobody.
    pub owner: i32,
    /// Whether its end leads to its beginning.
    pub looped: bool,
    /// Whether it visits a site twice without being looped there.
    pub internal_loop: bool,
    /// Its places in order.
    pub elems: Vec<TrackElem>,
}

/// A place on a track.
#[derive(Debug, Clone, Copy)]
pub struct TrackElem {
    /// The site.
    pub site: i32,
    /// The site before; -1 if none.
    pub prev: i32,
    /// The index of the place before.
    pub prev_index: i32,
    /// The site after; -1 if none.
    pub next: i32,
    /// The index of the place after.
    pub next_index: i32,
    /// How many equal sites were folded into this place.
    pub bump: i32,
}

/// A region of the equipment.
#[derive(Debug, Default)]
pub struct RegionItem {
    /// Its name.
    pub name: Box<str>,
    /// Its owner.
    pub owner: i32,
    /// Its sites.
    pub sites: Bits,
    /// Its sites in the order written, if they are listed.
    pub listed: Vec<i32>,
    /// Its parts: one list for each function, or all lists of its static kinds.
    pub parts: Vec<Vec<i32>>,
    /// The static kinds with their lists, for puzzles.
    pub statics: Vec<(language::words::StaticRegion, Vec<Vec<i32>>)>,
}

/// A map of the equipment.
#[derive(Debug)]
pub struct Map {
    /// Its name.
    pub name: Box<str>,
    /// Its pairs.
    pub pairs: Vec<(i32, i32)>,
}

/// A phase of the game.
#[derive(Debug)]
pub struct Phase {
    /// Its name.
    pub name: Box<str>,
    /// The player it is for; players + 1 for all.
    pub owner: i32,
    /// The rules of play.
    pub play: Moves,
    /// The end rules of this phase.
    pub end: Vec<EndRule>,
    /// Whether it has an end clause at all.
    pub has_end: bool,
    /// What leads to other phases.
    pub next: Vec<NextPhase>,
}

/// A way from a phase to another.
#[derive(Debug)]
pub struct NextPhase {
    /// Whom it concerns; players + 1 for all.
    pub who: Int,
    /// When.
    pub condition: Bool,
    /// The phase; the following one if none is named.
    pub to: Option<usize>,
}

/// A consequence.
#[derive(Debug)]
pub struct Then {
    /// The ludeme.
    pub id: NodeId,
    /// What happens.
    pub moves: Moves,
    /// Whether it changes nothing that local rules read.
    pub quiet: bool,
    /// Whether it waits for the moves of all players.
    pub after_all: bool,
}

/// The meta rules.
#[derive(Debug, Default)]
pub struct Meta {
    /// The second player may swap sides.
    pub swap: bool,
    /// Pieces with several on them may not leave.
    pub pin: bool,
    /// Pieces may not move along their own stack line.
    pub no_stack_on: bool,
    /// Forced follow-up moves are made at once.
    pub automove: bool,
    /// Pieces drop.
    pub gravity: bool,
    /// Which repetition is forbidden.
    pub no_repeat: Option<RepetitionKind>,
    /// Moves that lose at once are forbidden.
    pub no_suicide: bool,
    /// Which repetitions are recorded.
    pub records: Option<RepetitionKind>,
}

impl Program {
    /// The number of the shared player.
    pub fn shared(&self) -> i32 {
        self.players as i32 + 1
    }

    /// The program made ready for fast random play, if it can be.
    pub fn kernel(&self) -> Option<&Kernel> {
        self.try_kernel().ok()
    }

    /// The program made ready for fast random play, or why it cannot be.
    pub fn try_kernel(&self) -> Result<&Kernel, &Refusal> {
        let made = self.kernel.get_or_init(|| Kernel::recognise(self).map(Box::new));
        made.as_ref().map(|kernel| &**kernel)
    }

    /// The site type of the board.
    pub fn default_type(&self) -> SiteType {
        self.layout.default
    }
}
