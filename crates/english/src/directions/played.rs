//! Directions as a piece sees them, by where they lead on the board at hand.

use board::Direction;
use board::topology::Relation;
use language::equipment::Item;
use language::words::{AbsoluteDirection, RelationType, RelativeDirection};

use crate::teller::Teller;

impl Teller<'_> {
    /// The directions that a piece goes in, for those that a rule names.
    ///
    /// "Forward to the left" is the first direction to the left of straight ahead that the board has, however far it is said to lie
    /// there; on a board without diagonals that is to the left. "Backward to the left" is found in the same way by a piece that has
    /// turned round, and so lies to the right for who looks ahead.
    pub(super) fn as_played(
        &self,
        directions: &[RelativeDirection],
        of: Option<RelationType>,
    ) -> Vec<RelativeDirection> {
        use RelativeDirection as R;
        let crossed =
            self.places.is_square() && self.faces_along_lines() && !self.has_diagonals(of);
        let mut played = Vec::new();
        for direction in directions {
            let way = match direction {
                R::FL | R::FLL | R::FLLL | R::BR | R::BRR | R::BRRR if crossed => R::Leftward,
                R::FR | R::FRR | R::FRRR | R::BL | R::BLL | R::BLLL if crossed => R::Rightward,
                R::FLL | R::FLLL => R::FL,
                R::FRR | R::FRRR => R::FR,
                R::BL | R::BLL | R::BLLL => R::BR,
                R::BR | R::BRR | R::BRRR => R::BL,
                other => *other,
            };
            if !played.contains(&way) {
                played.push(way);
            }
        }
        played
    }

    /// Whether the steps of a relation lead in any diagonal direction.
    fn has_diagonals(&self, of: Option<RelationType>) -> bool {
        use Direction::{NE, NW, SE, SW};
        let relation = match of {
            Some(RelationType::Orthogonal) => Relation::Orthogonal,
            Some(RelationType::Diagonal) => Relation::Diagonal,
            Some(RelationType::OffDiagonal) => Relation::OffDiagonal,
            Some(RelationType::All) => Relation::All,
            Some(RelationType::Adjacent) | None => Relation::Adjacent,
        };
        self.elements().is_none_or(|places| {
            let ways = places.supported.on_board(relation);
            [NE, NW, SE, SW].iter().any(|way| ways.contains(way))
        })
    }

    /// Whether nothing faces in a slanting direction.
    fn faces_along_lines(&self) -> bool {
        use AbsoluteDirection::{E, N, S, W};
        let straight = |way: AbsoluteDirection| [N, E, S, W].contains(&way);
        let pieces = self.items().iter().filter_map(|item| match item {
            Item::Piece(piece) => piece.direction,
            _ => None,
        });
        pieces.chain(self.players.facing.iter().copied().flatten()).all(straight)
    }
}
