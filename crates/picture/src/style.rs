//! How a game wants to be drawn: what its metadata asks for, as plain data.

use crate::colour::{Colour, player_colour};
use crate::geometry::BoardGeometry;
use crate::model::{Component, Piece, Site};
use crate::piece::Set;

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

/// Which pieces a rule speaks of; what is not said holds for all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceFilter {
    /// The owner.
    pub owner: Option<usize>,
    /// The name, with or without the owner's number.
    pub name: Option<String>,
    /// The container.
    pub container: Option<usize>,
    /// The local state.
    pub state: Option<i32>,
    /// The value.
    pub value: Option<i32>,
}

impl PieceFilter {
    /// Whether it speaks of this piece.
    pub fn matches(&self, piece: &Piece, component: &Component) -> bool {
        let named = |name: &String| {
            name.eq_ignore_ascii_case(&component.name)
                || name.eq_ignore_ascii_case(component.plain_name())
        };
        self.owner.is_none_or(|owner| owner == component.owner)
            && self.name.as_ref().is_none_or(named)
            && self.container.is_none_or(|container| container == piece.site.container)
            && self.state.is_none_or(|state| state == piece.state)
            && self.value.is_none_or(|value| value == piece.value)
    }
}

/// What a rule does to the pieces it speaks of.
#[derive(Clone, Debug, PartialEq)]
pub enum PieceChange {
    /// Its colours.
    Colour {
        /// The face.
        fill: Option<Colour>,
        /// The outline.
        stroke: Option<Colour>,
        /// The second colour.
        second: Option<Colour>,
    },
    /// Its size.
    Scale(f64, f64),
    /// It is turned, in degrees clockwise.
    Rotate(f64),
    /// It is drawn as if it had another name.
    Rename(String),
    /// Its name has this added.
    Extend(String),
    /// Its name has its state added.
    AddState,
    /// Something is drawn behind or on it.
    Image(PieceImage),
    /// The number of its state is written on it.
    ShowState,
    /// Its value is written on it.
    ShowValue,
}

/// Something drawn behind or on a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceImage {
    /// Whether it lies over the piece.
    pub over: bool,
    /// What is drawn.
    pub image: Option<String>,
    /// What is written.
    pub text: Option<String>,
    /// Its colour.
    pub fill: Option<Colour>,
    /// Its outline.
    pub edge: Option<Colour>,
    /// Its size against the piece.
    pub scale: (f64, f64),
    /// Its rotation in degrees clockwise.
    pub rotation: f64,
    /// Its offset against the size of the piece.
    pub offset: (f64, f64),
}

/// How a stack is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StackKind {
    /// A tower seen from above and before.
    #[default]
    Tower,
    /// Side by side on the ground.
    Ground,
    /// A tower that grows downwards.
    Reverse,
    /// Fanned like cards.
    Fan,
    /// Only the top.
    None,
    /// In a row along a point.
    Backgammon,
    /// The top, with the number.
    Count,
    /// Around the middle of the site.
    Ring,
    /// In a row towards the middle of the board.
    TowardsCentre,
}

/// How stacks at some places are shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StackRule {
    /// The container, if it matters.
    pub container: Option<usize>,
    /// The sites, if they matter.
    pub sites: Option<Vec<usize>>,
    /// The state of the site, if it matters.
    pub state: Option<i32>,
    /// How they are shown.
    pub kind: StackKind,
    /// How far the pieces of a tower are apart.
    pub scale: f64,
    /// How many are shown before the rest is only counted.
    pub limit: Option<usize>,
}

/// An area in a colour.
#[derive(Clone, Debug, PartialEq)]
pub struct RegionPaint {
    /// The sites.
    pub sites: Vec<Site>,
    /// The colour.
    pub colour: Colour,
    /// How much of each site it fills.
    pub scale: f64,
}

/// A symbol printed on some sites.
#[derive(Clone, Debug, PartialEq)]
pub struct SymbolPaint {
    /// The sites.
    pub sites: Vec<Site>,
    /// What is drawn.
    pub image: Option<String>,
    /// What is written.
    pub text: Option<String>,
    /// Its colour.
    pub fill: Option<Colour>,
    /// Its outline.
    pub edge: Option<Colour>,
    /// Its size against the site.
    pub scale: (f64, f64),
    /// Its rotation in degrees clockwise.
    pub rotation: f64,
    /// Its offset against the site.
    pub offset: (f64, f64),
}

/// A shape behind or on the whole board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardImage {
    /// Whether it lies over the board.
    pub over: bool,
    /// The shape.
    pub image: Option<String>,
    /// Its colour.
    pub fill: Option<Colour>,
    /// Its outline.
    pub edge: Option<Colour>,
    /// Its size against the board.
    pub scale: (f64, f64),
    /// Its rotation in degrees clockwise.
    pub rotation: f64,
    /// Its offset against the size of the board.
    pub offset: (f64, f64),
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineKind {
    /// A thin line.
    #[default]
    Thin,
    /// A thick line.
    Thick,
    /// Dots, thin or thick.
    Dotted,
    /// Dashes, thin or thick.
    Dashed,
    /// Not at all.
    Hidden,
}

/// Lines drawn between sites.
#[derive(Clone, Debug, PartialEq)]
pub struct LinePaint {
    /// The sites each joins.
    pub ends: Vec<(Site, Site)>,
    /// Its style.
    pub kind: LineKind,
    /// Its colour.
    pub colour: Option<Colour>,
    /// Its thickness against other lines.
    pub scale: f64,
    /// Two control points in shares of the board, for a curve.
    pub curve: Option<[f64; 4]>,
}

/// Which lines of the board a rule speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EdgeFilter {
    /// Only those on the rim, or only those within.
    pub outer: Option<bool>,
}

/// How some lines of the board are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgePaint {
    /// Which.
    pub filter: EdgeFilter,
    /// Whether lines are drawn from site to site rather than the board's own.
    pub connection: bool,
    /// Their style.
    pub kind: LineKind,
    /// Their colour.
    pub colour: Option<Colour>,
}

/// Holes of a shape of their own.
#[derive(Clone, Debug, PartialEq)]
pub struct HolePaint {
    /// The sites.
    pub sites: Vec<usize>,
    /// Square rather than oval.
    pub square: bool,
}

/// A clue printed on a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Clue {
    /// The sites it is about.
    pub sites: Vec<Site>,
    /// The number.
    pub value: i32,
}

/// All that is known of how a game wants to look.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Style {
    /// The name of the game.
    pub title: String,
    /// The kind of board.
    pub board: BoardStyle,
    /// Areas alternate in colour.
    pub chequered: bool,
    /// An occupied area is filled with its owner's colour instead of showing a piece.
    pub fills_cells: bool,
    /// Colours of parts of the board.
    pub part_colours: Vec<(BoardPart, Colour)>,
    /// Thicknesses of lines and points.
    pub thickness: Vec<(BoardPart, f64)>,
    /// Colours of players by number.
    pub player_colours: Vec<(usize, Colour)>,
    /// Names of players by number.
    pub player_names: Vec<(usize, String)>,
    /// Rules about pieces, in order.
    pub pieces: Vec<(PieceFilter, PieceChange)>,
    /// Rules about stacks, in order.
    pub stacks: Vec<StackRule>,
    /// Coloured areas.
    pub regions: Vec<RegionPaint>,
    /// Printed symbols.
    pub symbols: Vec<SymbolPaint>,
    /// Shapes behind and on the board.
    pub images: Vec<BoardImage>,
    /// Lines between sites.
    pub lines: Vec<LinePaint>,
    /// Rules about the board's own lines.
    pub edges: Vec<EdgePaint>,
    /// Holes of other shapes.
    pub holes: Vec<HolePaint>,
    /// The tradition of the pieces.
    pub set: Set,
    /// No board is drawn.
    pub no_board: bool,
    /// Scores are not shown during play.
    pub no_scores: bool,
    /// The picture of something hidden.
    pub hidden_image: Option<String>,
    /// Clues of a puzzle.
    pub clues: Vec<Clue>,
    /// The sites that belong to players from the beginning: the sides they must join, their homes.
    pub owned: Vec<(usize, Vec<usize>)>,
}

impl Style {
    /// Makes wishes agree with the board they are about.
    pub(crate) fn settle(&mut self, geometry: &BoardGeometry) {
        let rows = geometry.rows(geometry.site_type());
        match self.board {
            // A table of two rows has long points; other tables are drawn as they are.
            BoardStyle::Table if rows == 2 => self.board = BoardStyle::Backgammon,
            BoardStyle::Backgammon if rows != 2 => self.board = BoardStyle::Table,
            BoardStyle::Connect if rows != 1 => self.board = BoardStyle::Plain,
            _ => {}
        }
        // A region in the very colour of the pieces on it would swallow them.
        let players: Vec<Colour> = self.player_colours.iter().map(|(_, colour)| *colour).collect();
        for region in &mut self.regions {
            let solid = region.colour.over(Colour::WHITE);
            if region.colour.a > 150 && players.iter().any(|player| player.contrast(solid) < 1.25) {
                region.colour = region
                    .colour
                    .mix(Colour::WHITE, if solid.luminance() > 0.75 { 0.0 } else { 0.5 });
            }
        }
    }

    /// The colour of a part of the board, if the game names one.
    pub fn part_colour(&self, part: BoardPart) -> Option<Colour> {
        self.part_colours.iter().rev().find(|(known, _)| *known == part).map(|(_, colour)| *colour)
    }

    /// The thickness of a part against the usual.
    pub fn part_thickness(&self, part: BoardPart) -> f64 {
        self.thickness
            .iter()
            .rev()
            .find(|(known, _)| *known == part)
            .map_or(1.0, |(_, thickness)| *thickness)
    }

    /// The colour of a player's pieces.
    pub fn player_colour(&self, player: usize, players: usize) -> Colour {
        let named = self
            .player_colours
            .iter()
            .rev()
            .find(|(known, _)| *known == player)
            .map(|(_, colour)| *colour);
        // What is shared by all belongs to nobody.
        named.unwrap_or_else(|| player_colour(if player > players { 0 } else { player }))
    }

    /// What a player is called.
    pub fn player_name(&self, player: usize) -> String {
        let named = self.player_names.iter().rev().find(|(known, _)| *known == player);
        named.map_or_else(|| format!("Player {player}"), |(_, name)| name.clone())
    }

    /// Whether the look of a piece tells its local state.
    pub fn shows_state(&self, piece: &Piece, component: &Component) -> bool {
        self.pieces.iter().any(|(filter, change)| {
            let follows = filter.state.is_some()
                || matches!(change, PieceChange::AddState | PieceChange::ShowState);
            follows && PieceFilter { state: None, ..filter.clone() }.matches(piece, component)
        })
    }

    /// The last rule for stacks at a place.
    pub fn stack(&self, site: Site, state: i32) -> StackRule {
        let fits = |rule: &&StackRule| {
            rule.container.is_none_or(|container| container == site.container)
                && rule.sites.as_ref().is_none_or(|sites| sites.contains(&site.index))
                && rule.state.is_none_or(|wanted| wanted == state)
        };
        self.stacks.iter().rev().find(fits).cloned().unwrap_or_default()
    }
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

impl Style {
    /// The look of a game that says nothing about it.
    pub fn suggested(title: &str, class: BoardClass) -> Self {
        let board = match class {
            BoardClass::Graph => BoardStyle::Plain,
            BoardClass::Mancala => BoardStyle::Mancala,
            BoardClass::Surakarta => BoardStyle::Surakarta,
            BoardClass::Boardless => BoardStyle::Boardless,
            BoardClass::Puzzle => BoardStyle::Puzzle,
            BoardClass::Lines => BoardStyle::PenAndPaper,
        };
        Self { title: title.to_owned(), board, ..Self::default() }
    }
}
