//! Lists of whole numbers.

use board::Direction;
use language::arrays as ast;
use language::words::PlayersManyKind;

use super::{Lower, Lowered};
use crate::arrays::{Array, Results};
use crate::ints::{Groups, Int};
use crate::players::Players;
use crate::regions::Region;

impl Lower<'_> {
    pub(super) fn array(&mut self, array: &ast::IntArray) -> Lowered<Array> {
        use ast::IntArray as A;
        Ok(match array {
            A::ArrayOfInts(x) => {
                Array::Ints(x.ints.iter().map(|i| self.int(i)).collect::<Lowered<_>>()?)
            }
            A::ArrayOfRegion(x) => Array::Region(Box::new(self.region(&x.region)?)),
            A::Team(_) => Array::Team,
            A::Difference(x) => self.array_difference(x)?,
            A::If(x) => {
                let otherwise = x.otherwise.as_ref().map(|o| self.array(o)).transpose()?;
                Array::If(Box::new((self.boolean(&x.condition)?, self.array(&x.then)?, otherwise)))
            }
            A::Intersection(x) => {
                let mut arrays: Vec<Array> =
                    x.arrays.iter().map(|a| self.array(a)).collect::<Lowered<_>>()?;
                if arrays.len() == 2 {
                    let second = arrays.pop();
                    let first = arrays.pop();
                    match (first, second) {
                        (Some(first), Some(second)) => {
                            Array::Intersection(Box::new((first, second)))
                        }
                        _ => Array::Ints(Box::new([])),
                    }
                } else {
                    Array::IntersectionOf(arrays.into_boxed_slice())
                }
            }
            A::Union(x) => {
                Array::Union(x.arrays.iter().map(|a| self.array(a)).collect::<Lowered<_>>()?)
            }
            A::Results(x) => Array::Results(Box::new(Results {
                from: self.place(&x.from)?,
                to: self.place(&x.to)?,
                function: self.int(&x.function)?,
            })),
            A::PlayersTeam(x) => {
                let team = Int::Const(x.kind as i32 + 1);
                Array::Players(Box::new((
                    Players::Team(team),
                    self.bool_opt(x.condition.as_ref())?,
                )))
            }
            A::PlayersMany(x) => {
                let of = self.int_opt(x.of.as_ref())?;
                let players = match (x.kind, of) {
                    (PlayersManyKind::All, _) => Players::Fixed((1u32 << (self.players + 2)) - 1),
                    (PlayersManyKind::NonMover, _) => Players::NonMover { real: false },
                    (PlayersManyKind::Enemy, None) => Players::Enemy,
                    (PlayersManyKind::Friend, None) => Players::Friend,
                    (PlayersManyKind::Ally, None) => Players::Ally,
                    (PlayersManyKind::Enemy, Some(of)) => Players::EnemyOf(of),
                    (PlayersManyKind::Friend, Some(of)) => Players::FriendOf(of),
                    (PlayersManyKind::Ally, Some(of)) => Players::AllyOf(of),
                };
                Array::Players(Box::new((players, self.bool_opt(x.condition.as_ref())?)))
            }
            A::SizesGroup(x) => {
                let kind = self.kind(x.site_type);
                let (players, condition) = match &x.owner {
                    None => (None, None),
                    Some(ast::GroupOwner::Role(role)) => (Some(self.role_players(*role)), None),
                    Some(ast::GroupOwner::Of(player)) => {
                        (Some(Players::One(self.int(player)?)), None)
                    }
                    Some(ast::GroupOwner::If(test)) => (None, Some(self.boolean(test)?)),
                };
                let groups = Groups {
                    kind,
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    condition,
                    min: self.int_or(x.min.as_ref(), 0)?,
                    visible: self.bool_or(x.is_visible.as_ref(), false)?,
                    through: None,
                };
                Array::Sizes(Box::new((groups, players)))
            }
            A::Rotations(x) => {
                self.needs.rotations = true;
                Array::Rotations(self.turns(&x.directions))
            }
            A::ValuesRemembered(x) => Array::Remembered(self.memory(x.name.as_deref())),
        })
    }

    pub(super) fn array_difference(&mut self, x: &ast::Difference) -> Lowered<Array> {
        let source = self.array(&x.source)?;
        Ok(match &x.subtraction {
            ast::ArrayOrInt::Array(less) => {
                Array::Difference(Box::new((source, self.array(less)?)))
            }
            ast::ArrayOrInt::Int(less) => Array::DifferenceOne(Box::new((source, self.int(less)?))),
        })
    }

    fn place(&mut self, place: &language::refs::SiteOrRegion) -> Lowered<Result<Int, Region>> {
        use language::refs::SiteOrRegion;
        Ok(match place {
            SiteOrRegion::Site(site) => Ok(self.int(site)?),
            SiteOrRegion::Region(region) => Err(self.region(region)?),
        })
    }
}
