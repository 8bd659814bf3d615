//! Words of the language as those of boards.

use language::words as ast;

use crate::direction::Direction;
use crate::graph::generators::{Diagonals, HexShape, Store, Tiling, TriShape};
use crate::site::SiteType;
use crate::topology::{Relation, WalkStep};

impl From<ast::SiteType> for SiteType {
    fn from(kind: ast::SiteType) -> Self {
        match kind {
            ast::SiteType::Vertex => Self::Vertex,
            ast::SiteType::Edge => Self::Edge,
            ast::SiteType::Cell => Self::Cell,
        }
    }
}

impl From<ast::AbsoluteDirection> for Direction {
    fn from(direction: ast::AbsoluteDirection) -> Self {
        // Both lists are in the order of the language; a test compares the names.
        Self::ALL[direction as usize]
    }
}

impl From<ast::RelationType> for Relation {
    fn from(relation: ast::RelationType) -> Self {
        match relation {
            ast::RelationType::Orthogonal => Self::Orthogonal,
            ast::RelationType::Diagonal => Self::Diagonal,
            ast::RelationType::OffDiagonal => Self::OffDiagonal,
            ast::RelationType::Adjacent => Self::Adjacent,
            ast::RelationType::All => Self::All,
        }
    }
}

impl From<ast::WalkStep> for WalkStep {
    fn from(step: ast::WalkStep) -> Self {
        match step {
            ast::WalkStep::F => Self::F,
            ast::WalkStep::R => Self::R,
            ast::WalkStep::L => Self::L,
        }
    }
}

impl From<ast::DiagonalsKind> for Diagonals {
    fn from(kind: ast::DiagonalsKind) -> Self {
        match kind {
            ast::DiagonalsKind::Implied => Self::Implied,
            ast::DiagonalsKind::Solid => Self::Solid,
            ast::DiagonalsKind::SolidNoSplit => Self::SolidNoSplit,
            ast::DiagonalsKind::Alternating => Self::Alternating,
            ast::DiagonalsKind::Concentric => Self::Concentric,
            ast::DiagonalsKind::Radiating => Self::Radiating,
        }
    }
}

impl From<ast::HexShapeKind> for HexShape {
    fn from(shape: ast::HexShapeKind) -> Self {
        match shape {
            ast::HexShapeKind::NoShape | ast::HexShapeKind::Hexagon => Self::Hexagon,
            ast::HexShapeKind::Square | ast::HexShapeKind::Rectangle => Self::Rectangle,
            ast::HexShapeKind::Diamond => Self::Diamond,
            ast::HexShapeKind::Triangle => Self::Triangle,
            ast::HexShapeKind::Star => Self::Star,
            ast::HexShapeKind::Limping => Self::Limping,
            ast::HexShapeKind::Prism => Self::Prism,
        }
    }
}

impl From<ast::TriShapeKind> for TriShape {
    fn from(shape: ast::TriShapeKind) -> Self {
        match shape {
            ast::TriShapeKind::NoShape | ast::TriShapeKind::Triangle => Self::Triangle,
            ast::TriShapeKind::Square | ast::TriShapeKind::Rectangle => Self::Rectangle,
            ast::TriShapeKind::Diamond => Self::Diamond,
            ast::TriShapeKind::Hexagon => Self::Hexagon,
            ast::TriShapeKind::Star => Self::Star,
            ast::TriShapeKind::Limping => Self::Limping,
            ast::TriShapeKind::Prism => Self::Prism,
        }
    }
}

impl From<ast::TilingKind> for Tiling {
    fn from(kind: ast::TilingKind) -> Self {
        match kind {
            ast::TilingKind::T31212 => Self::T31212,
            ast::TilingKind::T333333_33434 => Self::T333333_33434,
            ast::TilingKind::T33336 => Self::T33336,
            ast::TilingKind::T33344 => Self::T33344,
            ast::TilingKind::T33434 => Self::T33434,
            ast::TilingKind::T3464 => Self::T3464,
            ast::TilingKind::T3636 => Self::T3636,
            ast::TilingKind::T4612 => Self::T4612,
            ast::TilingKind::T488 => Self::T488,
        }
    }
}

impl From<ast::StoreKind> for Store {
    fn from(store: ast::StoreKind) -> Self {
        match store {
            ast::StoreKind::None => Self::None,
            ast::StoreKind::Inner => Self::Inner,
            ast::StoreKind::Outer => Self::Outer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_in_the_same_order() {
        use ast::AbsoluteDirection as A;
        for (theirs, name) in [(A::All, "All"), (A::N, "N"), (A::NNE, "NNE"), (A::DNW, "DNW")] {
            assert_eq!(Direction::from(theirs).name(), name);
            assert_eq!(format!("{theirs:?}"), name);
        }
    }
}
