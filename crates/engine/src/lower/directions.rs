//! Directions.

use board::Direction;
use board::topology::Relation;
use language::directions as ast;
use language::words::{AbsoluteDirection, RelationType, RelativeDirection};

use super::{Lower, Lowered};
use crate::directions::{Directions, Relative};

/// The relation of a word.
pub(super) fn relation(word: RelationType) -> Relation {
    match word {
        RelationType::Orthogonal => Relation::Orthogonal,
        RelationType::Diagonal => Relation::Diagonal,
        RelationType::OffDiagonal => Relation::OffDiagonal,
        RelationType::Adjacent => Relation::Adjacent,
        RelationType::All => Relation::All,
    }
}

impl Lower<'_> {
    pub(super) fn directions(&mut self, directions: &ast::Direction) -> Lowered<Directions> {
        use ast::Direction as A;
        Ok(match directions {
            A::Absolute(word) => Directions::absolute(Direction::from(*word)),
            A::Relative(word) => self.relative(vec![*word], Relation::Adjacent, false),
            A::AbsoluteDirections(x) => {
                Directions::Absolute(x.directions.iter().map(|&d| Direction::from(d)).collect())
            }
            A::RelativeDirections(x) => {
                let words = match &x.directions {
                    Some(words) => words.to_vec(),
                    None => vec![RelativeDirection::Forward],
                };
                let of = x.of.map_or(Relation::Adjacent, relation);
                self.relative(words, of, x.by_site.unwrap_or(false))
            }
            A::DirectionBetween(x) => {
                let kind = self.kind(Some(x.site_type));
                Directions::Between(kind, Box::new((self.int(&x.from)?, self.int(&x.to)?)))
            }
            A::If(x) => Directions::If(Box::new((
                self.boolean(&x.condition)?,
                self.directions(&x.then)?,
                self.directions(&x.otherwise)?,
            ))),
            A::Union(x) => Directions::Union(Box::new((
                self.directions(&x.first)?,
                self.directions(&x.second)?,
            ))),
            A::Difference(x) => Directions::Difference(Box::new((
                self.directions(&x.directions)?,
                self.directions(&x.subtracted)?,
            ))),
            A::DirectionsRandom(x) => {
                self.flags.stochastic = true;
                Directions::Random(Box::new((self.directions(&x.directions)?, self.int(&x.count)?)))
            }
        })
    }

    fn relative(
        &mut self,
        words: Vec<RelativeDirection>,
        relation: Relation,
        by_site: bool,
    ) -> Directions {
        let supported = self.topology.sites().supported.on_board(relation);
        Directions::Relative(Box::new(Relative::new(words, relation, by_site, supported)))
    }

    /// The directions that a piece may be turned to, with classes of directions written out.
    pub(super) fn turns(&self, words: &[AbsoluteDirection]) -> Box<[Direction]> {
        let supported = &self.topology.sites().supported;
        let written_out = words.iter().flat_map(|&word| {
            let direction = Direction::from(word);
            let relation = match direction {
                Direction::Orthogonal => Relation::Orthogonal,
                Direction::Diagonal => Relation::Diagonal,
                Direction::OffDiagonal => Relation::OffDiagonal,
                Direction::Adjacent => Relation::Adjacent,
                Direction::All => Relation::All,
                direction => return vec![direction],
            };
            supported.on_board(relation).to_vec()
        });
        written_out.collect()
    }

    pub(super) fn directions_or(
        &mut self,
        directions: Option<&ast::Direction>,
        default: Direction,
    ) -> Lowered<Directions> {
        directions.map_or_else(|| Ok(Directions::absolute(default)), |d| self.directions(d))
    }

    pub(super) fn directions_or_forward(
        &mut self,
        directions: Option<&ast::Direction>,
    ) -> Lowered<Directions> {
        match directions {
            Some(directions) => self.directions(directions),
            None => Ok(self.relative(vec![RelativeDirection::Forward], Relation::Adjacent, false)),
        }
    }
}
