//! What a picture is made from: plain data about the things of a game and where they are.
//!
//! Nothing here knows of the language or the engine; the modules under `adapter` fill it in.

/// Which element of the board a site is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SiteType {
    /// A point where lines meet.
    Vertex,
    /// A line between two points.
    Edge,
    /// An area between lines.
    Cell,
}

/// One place in one container.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site {
    /// Which container: 0 is the board.
    pub container: usize,
    /// The kind of element.
    pub kind: SiteType,
    /// Its number: counted from 0 on the board, and for hands and dice within their container.
    pub index: usize,
}

impl Site {
    /// A site of the board.
    pub const fn board(kind: SiteType, index: usize) -> Self {
        Self { container: 0, kind, index }
    }

    /// A site of a hand, a deck or a set of dice.
    pub const fn beside(container: usize, index: usize) -> Self {
        Self { container, kind: SiteType::Cell, index }
    }
}

/// What kind of thing a component is.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ComponentKind {
    /// A piece known by its name.
    #[default]
    Piece,
    /// A die with these values on its faces.
    Die {
        /// The value of each face, in the order of the local state.
        faces: Vec<i32>,
    },
    /// A playing card.
    Card {
        /// Its suit.
        suit: Suit,
        /// Its rank: 1 is the ace, 11 to 13 jack, queen and king.
        rank: u8,
    },
    /// A domino.
    Domino {
        /// The pips of its halves.
        halves: (i32, i32),
    },
    /// A tile with paths drawn from side to side.
    Tile {
        /// The number of its sides.
        sides: usize,
        /// Its paths: side, side, colour.
        paths: Vec<TilePath>,
    },
    /// A piece that covers several sites.
    Large,
}

/// One path across a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilePath {
    /// Side and slot where it comes in.
    pub from: (usize, usize),
    /// Side and slot where it goes out.
    pub to: (usize, usize),
    /// The number of its colour: a player's.
    pub colour: usize,
}

/// The suits of playing cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♠
    Spades,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
}

/// A kind of piece in the game's box.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Component {
    /// Its name in the game, with the owner's number after it if the game puts it there.
    pub name: String,
    /// The player it belongs to; 0 is neutral, one more than the players is shared.
    pub owner: usize,
    /// What kind of thing it is.
    pub kind: ComponentKind,
    /// What the rules call it, if they were asked.
    pub called: Option<String>,
}

impl Component {
    /// What people call it: "double counter".
    pub fn spoken(&self) -> String {
        self.called.clone().unwrap_or_else(|| crate::legend::spoken(self.plain_name()))
    }

    /// Its name without the number of its owner.
    pub fn plain_name(&self) -> &str {
        let bare = self.name.strip_suffix(&self.owner.to_string()).unwrap_or(&self.name);
        if bare.is_empty() { &self.name } else { bare }
    }
}

/// What a container is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContainerKind {
    /// The board.
    Board,
    /// A player's hand or reserve.
    Hand,
    /// Dice.
    Dice,
    /// A deck of cards.
    Deck,
}

/// A board, hand, deck or set of dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Container {
    /// Its name in the game.
    pub name: String,
    /// The player it belongs to.
    pub owner: usize,
    /// What it is for.
    pub kind: ContainerKind,
    /// How many sites it has.
    pub sites: usize,
}

/// All the things of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Equipment {
    /// How many players there are.
    pub players: usize,
    /// Every kind of piece; number 0 is "nothing".
    pub components: Vec<Component>,
    /// Every container; number 0 is the board.
    pub containers: Vec<Container>,
}

/// A piece, or a number of alike pieces, on one level of one site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where it is.
    pub site: Site,
    /// How high in the stack: 0 is the bottom.
    pub level: usize,
    /// Which component.
    pub what: usize,
    /// Whose it is.
    pub owner: usize,
    /// How many of them.
    pub count: usize,
    /// The local state.
    pub state: i32,
    /// The rotation, in steps.
    pub rotation: i32,
    /// The piece's value.
    pub value: i32,
    /// Whether the viewer may not see what it is.
    pub hidden: bool,
    /// All the sites that a large piece covers, its own included; empty for others.
    pub covers: Vec<usize>,
}

impl Piece {
    /// One piece with everything else left at nothing.
    pub fn new(site: Site, what: usize, owner: usize) -> Self {
        Self {
            site,
            level: 0,
            what,
            owner,
            count: 1,
            state: 0,
            rotation: 0,
            value: 0,
            hidden: false,
            covers: Vec::new(),
        }
    }
}

/// What a picture shows: where everything is at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// The pieces, by site and then from the bottom of each stack to its top.
    pub pieces: Vec<Piece>,
    /// The scores of players 1, 2 …, if the game keeps scores.
    pub scores: Vec<i64>,
    /// The number to be written in a cell: solved digits of a puzzle and its givens.
    pub digits: Vec<Digit>,
    /// The player whose turn it is; 0 for none.
    pub mover: usize,
    /// What it costs to use a site, where the game says so.
    pub costs: Vec<(Site, i32)>,
    /// The local states of sites where nothing lies.
    pub bare_states: Vec<(Site, i32)>,
}

impl Position {
    /// The local state of each site that has one, whether something lies on it or not.
    pub fn states(&self) -> impl Iterator<Item = (Site, i32)> {
        let taken = self.pieces.iter().filter(|piece| piece.level == 0 && piece.state != 0);
        taken.map(|piece| (piece.site, piece.state)).chain(self.bare_states.iter().copied())
    }
}

/// A number in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digit {
    /// Where.
    pub site: Site,
    /// What is written there.
    pub value: i32,
    /// Whether it was given.
    pub given: bool,
}
