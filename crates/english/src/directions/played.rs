//! Directions as a piece sees them, by where they lead on the board at hand.

use board::Direction;
use board::topology::Relation;
use language::equipment::Item;
use language::words::{AbsoluteDirection, RelationType, RelativeDirection, SiteType};

use crate::teller::Teller;

impl Teller<'_> {
    /// The directions that a piece goes in, for those that a rule names.
    ///
    /// "Forward to the left" is the first direction to the left of straight ahead that the board has, however far it is said to lie
    /// there; on a board without diagonals that is to the left. "Backward to the left" is found in the same way by a piece that has
    /// turned round, and so lies to the right for who looks ahead.
    pub(crate) fn as_played(
        &self,
        directions: &[RelativeDirection],
        of: Option<RelationType>,
    ) -> Vec<RelativeDirection> {
        use RelativeDirection as R;
        let crossed =
            self.places.is_square() && self.faces_along_lines() && !self.has_diagonals(of);
        let mut played = Vec::new();
        for direction in directions {
            // What the board does not have is passed over beside what it has.
            if directions.len() > 1 && self.is_missing(&[*direction], of) {
                continue;
            }
            let way = match direction {
                way if let Some(led) = self.led(*way, of) => led,
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

    /// What a direction is for who looks ahead, by where it leads on a board that is no grid of squares; nothing if players would call
    /// it by different names.
    fn led(&self, way: RelativeDirection, of: Option<RelationType>) -> Option<RelativeDirection> {
        use RelativeDirection as R;
        if self.places.is_square() || !self.faces_along_lines() {
            return None;
        }
        let supported = self.elements()?.supported.on_board(relation(of));
        let names = self.facings().into_iter().map(|facing| {
            let to = leads(way, facing, supported)?;
            let turns = (0..16).scan(facing, |at, _| {
                let here = *at;
                *at = here.right();
                Some(here)
            });
            Some(match turns.into_iter().position(|at| at == to)? {
                0 => R::Forward,
                1..=3 => R::FR,
                4 => R::Rightward,
                5..=7 => R::BR,
                8 => R::Backward,
                9..=11 => R::BL,
                12 => R::Leftward,
                _ => R::FL,
            })
        });
        let names: Option<Vec<R>> = names.collect();
        let names = names?;
        names.first().copied().filter(|first| names.iter().all(|name| name == first))
    }

    /// Whether the board has none of the directions that a rule names, so that nothing moves by it.
    pub(crate) fn leads_nowhere(&self, direction: &language::directions::Direction) -> bool {
        use language::directions::Direction as D;
        let Some(places) = self.elements() else { return false };
        match direction {
            D::Absolute(way) => {
                let compass = *way >= AbsoluteDirection::N && *way <= AbsoluteDirection::NNE;
                compass
                    && as_direction(*way)
                        .is_some_and(|way| !places.supported.on_board(Relation::All).contains(&way))
            }
            D::Relative(way) => self.is_missing(&[*way], None),
            D::RelativeDirections(node) if node.by_site != Some(true) => {
                node.directions.as_ref().is_some_and(|ways| self.is_missing(ways, node.of))
            }
            _ => false,
        }
    }

    /// Whether some lines of a square grid are diagonals: a step along any line is orthogonal.
    pub(super) fn lines_slant(&self) -> bool {
        use board::Direction::{NE, NW, SE, SW};
        self.elements().is_some_and(|places| {
            let ways = places.supported.on_board(Relation::Orthogonal);
            [NE, NW, SE, SW].iter().any(|way| ways.contains(way))
        })
    }

    /// Whether a board has none of these directions for anybody, as long as nobody turns.
    fn is_missing(&self, ways: &[RelativeDirection], of: Option<RelationType>) -> bool {
        use RelativeDirection as R;
        let single = |way: &R| matches!(way, R::Forward | R::Backward | R::Leftward | R::Rightward);
        let Some(places) = self.elements() else { return false };
        let supported = places.supported.on_board(relation(of));
        !ways.is_empty()
            && ways.iter().all(|way| {
                single(way)
                    && self.facings().into_iter().all(|at| leads(*way, at, supported).is_none())
            })
            && !self.has_turns()
    }

    /// Whether anything on the board may turn.
    fn has_turns(&self) -> bool {
        let links = &self.state.links;
        links.whole(syntax::Tree::ROOT).into_iter().any(|part| {
            links.word(part).is_some_and(|word| ["Rotation", "Rotations"].contains(&word))
                || links.label(part) == Some("rotation")
        })
    }

    /// Whether a direction of a board of cells leads across corners only, where the reader would look for a side: north on hexagons.
    pub(super) fn crosses_corners(&self, way: AbsoluteDirection) -> bool {
        let Some(places) = self.elements() else { return false };
        let (near, far) = (Relation::Adjacent, Relation::Diagonal);
        !self.places.is_square()
            && self.places.default == SiteType::Cell
            && as_direction(way).is_some_and(|way| {
                !places.supported.on_board(near).contains(&way)
                    && places.supported.on_board(far).contains(&way)
            })
    }

    /// The ways that pieces face.
    fn facings(&self) -> Vec<Direction> {
        let players = self.players.facing.iter().map(|facing| facing.and_then(as_direction));
        let pieces = self.items().iter().filter_map(|item| match item {
            Item::Piece(piece) => piece.direction.map(as_direction),
            _ => None,
        });
        let mut all: Vec<Direction> =
            players.chain(pieces).map(|facing| facing.unwrap_or(Direction::N)).collect();
        if all.is_empty() {
            all.push(Direction::N);
        }
        all
    }

    /// Whether the steps of a relation lead in any diagonal direction.
    pub(super) fn has_diagonals(&self, of: Option<RelationType>) -> bool {
        use Direction::{NE, NW, SE, SW};
        self.elements().is_none_or(|places| {
            let ways = places.supported.on_board(relation(of));
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

/// The steps that a rule takes directions of; those to neighbours by default.
fn relation(of: Option<RelationType>) -> Relation {
    match of {
        Some(RelationType::Orthogonal) => Relation::Orthogonal,
        Some(RelationType::Diagonal) => Relation::Diagonal,
        Some(RelationType::OffDiagonal) => Relation::OffDiagonal,
        Some(RelationType::All) => Relation::All,
        Some(RelationType::Adjacent) | None => Relation::Adjacent,
    }
}

/// A direction of the language as the board knows it.
pub(crate) fn as_direction(way: AbsoluteDirection) -> Option<Direction> {
    Direction::from_name(way.word())
}

/// Where a single direction leads a piece that faces somewhere, if the board has a direction there.
fn leads(way: RelativeDirection, facing: Direction, supported: &[Direction]) -> Option<Direction> {
    use RelativeDirection as R;
    let next = |from: Direction, turn: fn(Direction) -> Direction| {
        let mut at = turn(from);
        for _ in 0..16 {
            if supported.contains(&at) {
                break;
            }
            at = turn(at);
        }
        at
    };
    let back = facing.opposite();
    let to = match way {
        R::Forward => facing,
        R::Backward => back,
        R::Rightward => facing.rightward(),
        R::Leftward => facing.leftward(),
        R::FR | R::FRR | R::FRRR => next(facing, Direction::right),
        R::FL | R::FLL | R::FLLL => next(facing, Direction::left),
        R::BR | R::BRR | R::BRRR => next(back, Direction::right),
        R::BL | R::BLL | R::BLLL => next(back, Direction::left),
        _ => return None,
    };
    supported.contains(&to).then_some(to)
}
