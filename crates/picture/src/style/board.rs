//! Kinds of boards and their parts.

/// The kind of board a game is drawn on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// Areas, lines and points as the game uses them.
    #[default]
    Plain,
    /// Chequered areas.
    Chess,
    /// A grid of lines on wood, with stones on the crossings.
    Go,
    /// Points joined by lines.
    Graph,
    /// Pits in wood.
    Mancala,
    /// Long points on two sides of a table.
    Backgammon,
    /// An upright frame that pieces are dropped into.
    Connect,
    /// Lines and dots on paper.
    PenAndPaper,
    /// A wooden board ruled in squares.
    Shogi,
    /// A grid with a river.
    Xiangqi,
    /// A grid with palaces.
    Janggi,
    /// Rows of points on a table.
    Table,
    /// A board of the tafl games.
    Tafl,
    /// Areas whose sides belong to players.
    Connective,
    /// Balls stacked in a pyramid.
    Pyramid,
    /// Squares of a puzzle.
    Puzzle,
    /// A grid with loops at its corners.
    Surakarta,
    /// No board: pieces on a table.
    Boardless,
    /// Holes in a plank.
    Holes,
}

/// A part of the board that has a colour or a thickness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardPart {
    /// Lines within the board.
    InnerEdges,
    /// Lines on its rim.
    OuterEdges,
    /// Points within the board.
    InnerVertices,
    /// Points on its rim.
    OuterVertices,
    /// Areas of one class.
    Phase(u8),
    /// Symbols printed on it.
    Symbols,
}

/// What is known of a board before the game says how it wants to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardClass {
    /// Any graph.
    #[default]
    Graph,
    /// Rows of pits.
    Mancala,
    /// A grid with loops.
    Surakarta,
    /// No board at all.
    Boardless,
    /// The squares of a puzzle of deduction.
    Puzzle,
    /// A graph whose lines are played on.
    Lines,
}

/// A side of the board, as one looks at the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Above it.
    Top,
    /// Below it.
    Bottom,
    /// To its left.
    Left,
    /// To its right.
    Right,
}

/// How the local state of a pit is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PitStates {
    /// As a number beside it.
    Number,
    /// As the colour of the player of that number.
    Player,
}
