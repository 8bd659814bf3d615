//! Tests.

use language::booleans as ast;
use language::words::{IsPlayerKind, Role};

use super::{Lower, Lowered};
use crate::booleans::{AllGroups, Bool};
use crate::ints::{CountPieces, Int};

impl Lower<'_> {
    pub(super) fn boolean(&mut self, boolean: &ast::Boolean) -> Lowered<Bool> {
        use ast::Boolean as A;
        Ok(match boolean {
            A::Constant(value) => Bool::Const(*value),
            A::And(x) => {
                let tests = self.booleans(&x.operands)?;
                if tests.iter().any(|t| t.constant() == Some(false)) && tests.len() == 1 {
                    return Ok(Bool::Const(false));
                }
                Bool::And(tests)
            }
            A::Or(x) => Bool::Or(self.booleans(&x.operands)?),
            A::Not(x) => match self.boolean(&x.operand)? {
                Bool::Const(value) => Bool::Const(!value),
                test => Bool::Not(Box::new(test)),
            },
            A::Xor(x) => Bool::Xor(Box::new((self.boolean(&x.left)?, self.boolean(&x.right)?))),
            A::If(x) => {
                let otherwise = self.bool_or(x.otherwise.as_ref(), false)?;
                Bool::If(Box::new((self.boolean(&x.condition)?, self.boolean(&x.then)?, otherwise)))
            }
            A::Equals(x) => self.compare(&x.left, &x.right, Bool::Eq, |a, b| a == b)?,
            A::NotEqual(x) => self.compare(&x.left, &x.right, Bool::Ne, |a, b| a != b)?,
            A::Lt(x) if self.is_puzzle => self.value_order(&x.left, &x.right, false)?,
            A::Lt(x) => self.order(&x.left, &x.right, Bool::Lt, |a, b| a < b)?,
            A::Le(x) if self.is_puzzle => self.value_order(&x.left, &x.right, true)?,
            A::Le(x) => self.order(&x.left, &x.right, Bool::Le, |a, b| a <= b)?,
            A::Gt(x) if self.is_puzzle => self.value_order(&x.right, &x.left, false)?,
            A::Gt(x) => self.order(&x.right, &x.left, Bool::Lt, |a, b| a < b)?,
            A::Ge(x) if self.is_puzzle => self.value_order(&x.right, &x.left, true)?,
            A::Ge(x) => self.order(&x.right, &x.left, Bool::Le, |a, b| a <= b)?,
            A::RegionEquals(x) => {
                Bool::SameRegion(Box::new((self.region(&x.left)?, self.region(&x.right)?)))
            }
            A::RegionNotEqual(x) => {
                let same =
                    Bool::SameRegion(Box::new((self.region(&x.left)?, self.region(&x.right)?)));
                Bool::Not(Box::new(same))
            }
            A::ToBool(x) => match &x.value {
                ast::IntOrFloat::Int(value) => Bool::OfInt(Box::new(self.int(value)?)),
                ast::IntOrFloat::Float(value) => Bool::OfFloat(Box::new(self.float(value)?)),
            },
            A::IsIn(x) => self.is_in(x)?,
            A::IsPlayer(x) => {
                let player = Box::new(self.index_or_role(&x.player)?);
                match x.kind {
                    IsPlayerKind::Mover => Bool::Mover(player),
                    IsPlayerKind::Next => Bool::Next(player),
                    IsPlayerKind::Prev => Bool::Prev(player),
                    IsPlayerKind::Friend => Bool::Friend(player),
                    IsPlayerKind::Enemy => Bool::Enemy(player),
                    IsPlayerKind::Active => Bool::Active(player),
                }
            }
            A::IsEmpty(x) => {
                let kind = self.kind(x.site_type);
                Bool::Empty(kind, Box::new(self.int(&x.at)?))
            }
            A::IsOccupied(x) => {
                let kind = self.kind(x.site_type);
                Bool::Occupied(kind, Box::new(self.int(&x.at)?))
            }
            A::AllSites(x) => {
                Bool::AllSites(Box::new((self.region(&x.region)?, self.boolean(&x.condition)?)))
            }
            A::AllSitesDifferent(x) => Bool::AllSitesDifferent(Box::new((
                self.region(&x.region)?,
                self.boolean(&x.condition)?,
            ))),
            A::AllValues(x) => {
                Bool::AllValues(Box::new((self.array(&x.array)?, self.boolean(&x.condition)?)))
            }
            A::AllGroups(x) => {
                let kind = self.kind(x.site_type);
                Bool::AllGroups(Box::new(AllGroups {
                    directions: self
                        .directions_or(x.directions.as_ref(), board::Direction::Adjacent)?,
                    of: self.bool_opt(x.of.as_ref())?,
                    condition: self.boolean(&x.condition)?,
                    kind,
                }))
            }
            A::AllDiceUsed(_) => Bool::DiceUsed,
            A::AllDiceEqual(_) => Bool::DiceEqual,
            A::AllPassed(_) => {
                self.flags.all_passed = true;
                Bool::AllPassed
            }
            A::CanMove(x) => Bool::CanMove(Box::new(self.moves(&x.moves)?)),
            A::NoPieces(x) => Bool::NoPieces(Box::new(CountPieces {
                players: self.role_or_of(x.owner.as_ref())?,
                components: x.name.as_ref().map(|name| self.components_containing(name)),
                within: x.within.as_ref().map(|r| self.region(r)).transpose()?,
                condition: None,
                kind: self.kind_given(x.site_type),
                bag: false,
            })),
            A::NoMoves(x) => match x.player {
                Role::Next => Bool::NoMovesNext,
                role => Bool::NoMoves(Box::new(self.role_int(role))),
            },
            A::WasPass(_) => Bool::WasPass,
            _ => return self.is_test(boolean),
        })
    }

    pub(super) fn booleans(&mut self, list: &[ast::Boolean]) -> Lowered<Box<[Bool]>> {
        list.iter().map(|x| self.boolean(x)).collect()
    }

    pub(super) fn bool_or(&mut self, test: Option<&ast::Boolean>, default: bool) -> Lowered<Bool> {
        test.map_or(Ok(Bool::Const(default)), |x| self.boolean(x))
    }

    pub(super) fn bool_opt(&mut self, test: Option<&ast::Boolean>) -> Lowered<Option<Bool>> {
        test.map(|x| self.boolean(x)).transpose()
    }

    fn compare(
        &mut self,
        left: &language::ints::Int,
        right: &language::refs::IndexOrRole,
        make: fn(Box<(Int, Int)>) -> Bool,
        how: fn(i32, i32) -> bool,
    ) -> Lowered<Bool> {
        let pair = (self.int(left)?, self.index_or_role(right)?);
        Ok(match (pair.0.constant(), pair.1.constant()) {
            (Some(a), Some(b)) => Bool::Const(how(a, b)),
            _ => make(Box::new(pair)),
        })
    }

    fn order(
        &mut self,
        left: &language::ints::Int,
        right: &language::ints::Int,
        make: fn(Box<(Int, Int)>) -> Bool,
        how: fn(i32, i32) -> bool,
    ) -> Lowered<Bool> {
        let pair = (self.int(left)?, self.int(right)?);
        Ok(match (pair.0.constant(), pair.1.constant()) {
            (Some(a), Some(b)) => Bool::Const(how(a, b)),
            _ => make(Box::new(pair)),
        })
    }

    fn is_in(&mut self, x: &ast::IsIn) -> Lowered<Bool> {
        let mut sites: Vec<Int> = match &x.site {
            None => vec![Int::To],
            Some(sites) => sites.iter().map(|s| self.int(s)).collect::<Lowered<_>>()?,
        };
        Ok(match &x.set {
            ast::RegionOrArray::Region(region) => {
                let region = self.asked_region(region)?;
                match (sites.len(), sites.pop()) {
                    (1, Some(site)) => Bool::In(Box::new((site, region))),
                    (_, last) => {
                        sites.extend(last);
                        Bool::AllIn(Box::new((sites.into_boxed_slice(), region)))
                    }
                }
            }
            ast::RegionOrArray::Array(array) => {
                Bool::InArray(Box::new((sites.into_boxed_slice(), self.array(array)?)))
            }
        })
    }
}
