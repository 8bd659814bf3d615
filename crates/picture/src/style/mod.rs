//! How a game wants to be drawn: what its metadata asks for, as plain data.

mod board;
mod pieces;
mod print;

pub use board::{BoardClass, BoardPart, BoardStyle, PitStates, Side};
pub use pieces::{PieceChange, PieceFilter, PieceImage, StackKind, StackRule};
pub use print::{
    BoardImage, Clue, EdgeFilter, EdgePaint, HolePaint, LineKind, LinePaint, RegionPaint,
    SymbolPaint,
};

use crate::colour::{Colour, player_colour};
use crate::geometry::BoardGeometry;
use crate::model::{Component, ComponentKind, Equipment, Piece, Site};
use crate::piece::Set;

/// The largest kind of piece fills so much of its place at least.
const AMPLE: f64 = 0.75;
/// No piece is drawn smaller than this, whatever a game says.
const LEAST_SIZE: f64 = 0.25;

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
    /// What is written after the score of a player, or of all players.
    pub score_suffixes: Vec<(Option<usize>, String)>,
    /// The pieces whose being attacked is shown.
    pub checked: Vec<PieceFilter>,
    /// The costs of sites are written on them.
    pub shows_costs: bool,
    /// The states of pits are shown.
    pub pit_states: Option<PitStates>,
    /// Lines are straight, whatever the board says.
    pub straight_lines: bool,
    /// Where the hands of players lie, where the game says so.
    pub hand_sides: Vec<(usize, Side)>,
    /// The picture of something hidden.
    pub hidden_image: Option<String>,
    /// Clues of a puzzle.
    pub clues: Vec<Clue>,
    /// The sites that belong to players from the beginning: the sides they must join, their homes.
    pub owned: Vec<(usize, Vec<usize>)>,
    /// Areas that belong together, when they divide up the whole board: the boxes of a puzzle.
    pub blocks: Vec<Vec<usize>>,
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

    /// Makes all pieces larger by the same where even the largest would be small: a size is a wish for a screen of its own, and in a
    /// figure nobody would see them. What is smaller than something else stays so.
    pub(crate) fn enlarge(&mut self, equipment: &Equipment) {
        let plain = equipment.components.iter().filter(|it| it.kind == ComponentKind::Piece);
        let size = |component: &Component| {
            let said = self.pieces.iter().filter(|(filter, _)| filter.may_match(component));
            let sizes = said.filter_map(|(_, change)| match change {
                PieceChange::Scale(x, y) => Some(x.max(*y)),
                _ => None,
            });
            sizes.reduce(f64::max).unwrap_or(1.0)
        };
        // The first component stands for an empty place.
        let Some(largest) = plain.skip(1).map(size).reduce(f64::max) else { return };
        let grow = AMPLE / largest.max(LEAST_SIZE);
        if grow <= 1.0 {
            return;
        }
        for (_, change) in &mut self.pieces {
            if let PieceChange::Scale(x, y) = change {
                *change = PieceChange::Scale(*x * grow, *y * grow);
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

    /// What is written after a player's score.
    pub fn score_suffix(&self, player: usize) -> &str {
        let fits = |(whose, _): &&(Option<usize>, String)| whose.is_none_or(|it| it == player);
        self.score_suffixes.iter().rev().find(fits).map_or("", |(_, suffix)| suffix)
    }

    /// Where the hand of a player lies, if the game says so.
    pub fn hand_side(&self, player: usize) -> Option<Side> {
        self.hand_sides.iter().rev().find(|(known, _)| *known == player).map(|(_, side)| *side)
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
