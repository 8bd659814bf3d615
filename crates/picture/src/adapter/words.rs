//! Words of the language in the terms of pictures.

use language::metadata;
use language::words::{
    BoardGraphicsKind, ContainerStyleKind, LineStyle, PieceStackKind, Role, SiteType as Written,
};

use crate::colour::Colour;
use crate::model::SiteType;
use crate::style::{BoardPart, BoardStyle, LineKind, StackKind};

/// A colour as the game writes it.
pub fn colour(colour: &metadata::Colour) -> Colour {
    match colour {
        metadata::Colour::NamedColour(named) => {
            Colour::named(&format!("{:?}", named.name)).unwrap_or(Colour::INK)
        }
        metadata::Colour::HexColour(hex) => Colour::parse_hex(&hex.code).unwrap_or(Colour::INK),
        metadata::Colour::RgbColour(rgb) => {
            let channel = |value: i32| value.clamp(0, 255) as u8;
            Colour {
                r: channel(rgb.red),
                g: channel(rgb.green),
                b: channel(rgb.blue),
                a: channel(rgb.alpha.unwrap_or(255)),
            }
        }
    }
}

/// The number of a player: 0 for neutral, one more than all for shared. Other roles name nobody in particular.
pub fn player(role: Role, players: usize) -> Option<usize> {
    let number = role as usize;
    match role {
        Role::Neutral => Some(0),
        Role::Shared | Role::All | Role::Each => Some(players + 1),
        _ if number <= Role::P16 as usize => Some(number),
        _ => None,
    }
}

/// A type of site.
pub fn site_type(kind: Written) -> SiteType {
    match kind {
        Written::Vertex => SiteType::Vertex,
        Written::Edge => SiteType::Edge,
        Written::Cell => SiteType::Cell,
    }
}

/// A part of the board.
pub fn part(kind: BoardGraphicsKind) -> BoardPart {
    match kind {
        BoardGraphicsKind::InnerEdges => BoardPart::InnerEdges,
        BoardGraphicsKind::OuterEdges => BoardPart::OuterEdges,
        BoardGraphicsKind::Phase0 => BoardPart::Phase(0),
        BoardGraphicsKind::Phase1 => BoardPart::Phase(1),
        BoardGraphicsKind::Phase2 => BoardPart::Phase(2),
        BoardGraphicsKind::Phase3 => BoardPart::Phase(3),
        BoardGraphicsKind::Phase4 => BoardPart::Phase(4),
        BoardGraphicsKind::Phase5 => BoardPart::Phase(5),
        BoardGraphicsKind::Symbols => BoardPart::Symbols,
        BoardGraphicsKind::InnerVertices => BoardPart::InnerVertices,
        BoardGraphicsKind::OuterVertices => BoardPart::OuterVertices,
    }
}

/// The kind of a board.
pub fn board_style(kind: ContainerStyleKind) -> BoardStyle {
    match kind {
        ContainerStyleKind::Mancala => BoardStyle::Mancala,
        ContainerStyleKind::Chess | ContainerStyleKind::Lasca => BoardStyle::Chess,
        ContainerStyleKind::Backgammon => BoardStyle::Backgammon,
        ContainerStyleKind::Graph => BoardStyle::Graph,
        ContainerStyleKind::Shibumi | ContainerStyleKind::Isometric => BoardStyle::Pyramid,
        ContainerStyleKind::PenAndPaper | ContainerStyleKind::Hashi => BoardStyle::PenAndPaper,
        ContainerStyleKind::Go => BoardStyle::Go,
        ContainerStyleKind::Shogi => BoardStyle::Shogi,
        ContainerStyleKind::Table => BoardStyle::Table,
        ContainerStyleKind::Tafl => BoardStyle::Tafl,
        ContainerStyleKind::ConnectiveGoal => BoardStyle::Connective,
        ContainerStyleKind::HoundsAndJackals => BoardStyle::Holes,
        ContainerStyleKind::Sudoku
        | ContainerStyleKind::Kakuro
        | ContainerStyleKind::Futoshiki
        | ContainerStyleKind::Puzzle => BoardStyle::Puzzle,
        ContainerStyleKind::Xiangqi => BoardStyle::Xiangqi,
        ContainerStyleKind::Janggi => BoardStyle::Janggi,
        ContainerStyleKind::Surakarta => BoardStyle::Surakarta,
        ContainerStyleKind::Connect4 => BoardStyle::Connect,
        ContainerStyleKind::Boardless => BoardStyle::Boardless,
        ContainerStyleKind::Board
        | ContainerStyleKind::Hand
        | ContainerStyleKind::Deck
        | ContainerStyleKind::Dice
        | ContainerStyleKind::Spiral
        | ContainerStyleKind::SnakesAndLadders
        | ContainerStyleKind::UltimateTicTacToe => BoardStyle::Plain,
    }
}

/// How a stack is shown.
pub fn stack(kind: PieceStackKind) -> StackKind {
    match kind {
        PieceStackKind::Default | PieceStackKind::DefaultAndCount => StackKind::Tower,
        PieceStackKind::Ground | PieceStackKind::GroundDynamic => StackKind::Ground,
        PieceStackKind::Reverse => StackKind::Reverse,
        PieceStackKind::Fan | PieceStackKind::FanAlternating => StackKind::Fan,
        PieceStackKind::None => StackKind::None,
        PieceStackKind::Backgammon => StackKind::Backgammon,
        PieceStackKind::Count | PieceStackKind::CountColoured => StackKind::Count,
        PieceStackKind::Ring => StackKind::Ring,
        PieceStackKind::TowardsCenter => StackKind::TowardsCentre,
    }
}

/// How a line is drawn.
pub fn line(style: LineStyle) -> LineKind {
    match style {
        LineStyle::Thin => LineKind::Thin,
        LineStyle::Thick => LineKind::Thick,
        LineStyle::ThinDotted | LineStyle::ThickDotted => LineKind::Dotted,
        LineStyle::ThinDashed | LineStyle::ThickDashed => LineKind::Dashed,
        LineStyle::Hidden => LineKind::Hidden,
    }
}
