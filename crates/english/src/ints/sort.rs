//! What sort of thing an integer stands for.

use language::ints::Int;
use language::words::{LastKind, ValueSimpleKind};

/// The sorts of things that integers of the language stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A place of the board or a hand.
    Place,
    /// A player.
    Player,
    /// A kind of piece.
    Piece,
    /// A number.
    Number,
    /// It depends on what it is compared with.
    Open,
}

/// The sort of an integer.
pub fn sort(int: &Int) -> Sort {
    match int {
        Int::To(_)
        | Int::From(_)
        | Int::Between(_)
        | Int::Site(_)
        | Int::Ahead(_)
        | Int::HandSite(_)
        | Int::Coordinate(_)
        | Int::CoordinateAt(_)
        | Int::CentrePoint(_)
        | Int::RegionSite(_)
        | Int::Where(_)
        | Int::WhereNamed(_)
        | Int::Edge(_)
        | Int::EdgeBetween(_)
        | Int::TrackSiteFirstSite(_)
        | Int::TrackSiteMove(_)
        | Int::TrackSiteEndSite(_) => Sort::Place,
        Int::Last(last) if matches!(last.kind, LastKind::To | LastKind::From) => Sort::Place,
        Int::Mover(_) | Int::Next(_) | Int::Prev(_) | Int::Who(_) | Int::Player(_) => Sort::Player,
        Int::IdOfRole(id) if id.name.is_none() => Sort::Player,
        Int::What(_) | Int::IdOfRole(_) | Int::IdOfPiece(_) => Sort::Piece,
        Int::If(choice) => match sort(&choice.then) {
            Sort::Open | Sort::Number => sort(&choice.otherwise),
            found => found,
        },
        Int::Constant(_)
        | Int::Var(_)
        | Int::Value(_)
        | Int::MapEntry(_)
        | Int::ArrayValue(_)
        | Int::Track(_)
        | Int::Hint(_) => Sort::Open,
        Int::ValueSimple(value) if value.kind == ValueSimpleKind::Pending => Sort::Open,
        _ => Sort::Number,
    }
}
