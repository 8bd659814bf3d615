//! Whole numbers.

use board::SiteType;
use language::ints as ast;
use language::refs::{AtOrIn, SiteOrRegion};
use language::words::{LastKind, PrevType, Role, ValueSimpleKind};

use super::{Lower, Lowered};
use crate::booleans::Bool;
use crate::floats::Float;
use crate::ints::{Ahead, Distance, Int, SiteRead, TopologyNumber, Where, WhereLevel};
use crate::regions::Region;

impl Lower<'_> {
    pub(crate) fn int(&mut self, int: &ast::Int) -> Lowered<Int> {
        use ast::Int as A;
        Ok(match int {
            A::Constant(value) => Int::Const(*value),
            A::From(x) => {
                if x.at == Some(language::words::When::StartOfTurn) {
                    Int::FromAtStartOfTurn
                } else {
                    Int::From
                }
            }
            A::To(_) => Int::To,
            A::Between(_) => Int::Between,
            A::Level(_) => {
                self.needs.stacks = true;
                Int::Level
            }
            A::Site(_) => Int::Site,
            A::Value(_) => Int::Value,
            A::Player(_) => Int::Player,
            A::Track(_) => Int::Track,
            A::Pips(_) => Int::Pips,
            A::Edge(_) => Int::Edge,
            A::Hint(x) => match &x.at {
                None => Int::Hint,
                Some(at) => {
                    let kind = self.kind(x.site_type);
                    Int::HintAt(kind, Box::new(self.int(at)?))
                }
            },
            A::EdgeBetween(x) => {
                self.needs.types[SiteType::Edge as usize] = true;
                Int::EdgeBetween(Box::new((self.int(&x.vertex_a)?, self.int(&x.vertex_b)?)))
            }
            A::Mover(_) => Int::Mover,
            A::Next(_) => Int::Next,
            A::Prev(x) => {
                if x.kind == Some(PrevType::MoverLastTurn) {
                    Int::MoverLastTurn
                } else {
                    Int::Prev
                }
            }
            A::Last(x) => {
                let after = match &x.after_consequence {
                    Some(after) => self.boolean(after)?.constant() == Some(true),
                    None => false,
                };
                match (x.kind, after) {
                    (LastKind::From, false) => Int::LastFrom,
                    (LastKind::To, false) => Int::LastTo,
                    (LastKind::From, true) => Int::LastFromAfter,
                    (LastKind::To, true) => Int::LastToAfter,
                    (LastKind::LevelFrom, _) => Int::LastLevelFrom,
                    (LastKind::LevelTo, _) => Int::LastLevelTo,
                }
            }
            A::Var(x) => match &x.key {
                None => Int::Temp,
                Some(key) => Int::Var(self.variable(key)),
            },
            A::ValuePlayer(x) => Int::PlayerValue(Box::new(self.index_or_role(&x.player)?)),
            A::Counter(_) => Int::Counter,
            A::ValueSimple(x) => match x.kind {
                ValueSimpleKind::Pending => Int::Pending,
                ValueSimpleKind::MoveLimit => Int::Const(super::finish::MAX_MOVES),
                ValueSimpleKind::TurnLimit => Int::Const(super::finish::MAX_TURNS),
            },
            A::ValueRandom(x) => {
                self.flags.stochastic = true;
                Int::Random(Box::new(self.range(&x.range)?))
            }
            A::Score(x) => {
                self.flags.scores = true;
                Int::Score(Box::new(self.player_int(&x.player)?))
            }
            A::Amount(x) => Int::Amount(Box::new(self.player_int(&x.player)?)),
            A::Pot(_) => Int::Pot,
            A::CardTrumpSuit(_) => Int::TrumpSuit,
            A::CardSite(x) => {
                let read = self.site_read(None, &x.at, x.level.as_ref())?;
                Int::Card(x.kind as usize, Box::new(read))
            }
            A::MatchScore(x) => Int::MatchScore(Box::new(self.role_int(x.role))),
            A::What(x) => {
                Int::What(Box::new(self.site_read(x.site_type, &x.at, x.level.as_ref())?))
            }
            A::Who(x) => {
                self.needs.stacks |= x.level.is_some();
                Int::Who(Box::new(self.site_read(x.site_type, &x.at, x.level.as_ref())?))
            }
            A::State(x) => {
                self.needs.states = true;
                Int::State(Box::new(self.site_read(x.site_type, &x.at, x.level.as_ref())?))
            }
            A::Rotation(x) => {
                self.needs.rotations = true;
                Int::Rotation(Box::new(self.site_read(x.site_type, &x.at, x.level.as_ref())?))
            }
            A::ValuePiece(x) => {
                self.needs.values = true;
                Int::PieceValue(Box::new(self.site_read(x.site_type, &x.at, x.level.as_ref())?))
            }
            A::TopLevel(x) => {
                self.needs.stacks = true;
                Int::TopLevel(Box::new(self.site_read(x.site_type, &x.at, None)?))
            }
            A::Face(x) => {
                self.needs.states = true;
                Int::Face(Box::new(self.int(&x.site)?))
            }
            A::Add(x) => self.fold(&x.operands, Int::Add, |a, b| a.wrapping_add(b), 0)?,
            A::Mul(x) => self.fold(&x.operands, Int::Mul, |a, b| a.wrapping_mul(b), 1)?,
            A::SumOf(x) => Int::Sum(Box::new(self.array(&x.array)?)),
            A::ProductOf(x) => Int::Product(Box::new(self.array(&x.array)?)),
            A::Sub(x) => {
                let left = x.left.as_ref().map_or(Ok(Int::Const(0)), |l| self.int(l))?;
                let right = self.int(&x.right)?;
                self.pair(left, right, Int::Sub, |a, b| Some(a.wrapping_sub(b)))
            }
            A::Div(x) => {
                let (a, b) = (self.int(&x.left)?, self.int(&x.right)?);
                self.pair(a, b, Int::Div, i32::checked_div)
            }
            A::Mod(x) => {
                let (a, b) = (self.int(&x.value)?, self.int(&x.modulo)?);
                self.pair(a, b, Int::Mod, i32::checked_rem)
            }
            A::Pow(x) => Int::Pow(Box::new((self.int(&x.left)?, self.int(&x.right)?))),
            A::Min(x) => {
                let (a, b) = (self.int(&x.left)?, self.int(&x.right)?);
                self.pair(a, b, Int::Min, |a, b| Some(a.min(b)))
            }
            A::Max(x) => {
                let (a, b) = (self.int(&x.left)?, self.int(&x.right)?);
                self.pair(a, b, Int::Max, |a, b| Some(a.max(b)))
            }
            A::MinOfArray(x) => Int::MinOf(Box::new(self.array(&x.array)?)),
            A::MaxOfArray(x) => Int::MaxOf(Box::new(self.array(&x.array)?)),
            A::Abs(x) => Int::Abs(Box::new(self.int(&x.value)?)),
            A::If(x) => {
                let condition = self.boolean(&x.condition)?;
                let (then, otherwise) = (self.int(&x.then)?, self.int(&x.otherwise)?);
                match condition {
                    Bool::Const(true) => then,
                    Bool::Const(false) => otherwise,
                    condition => Int::If(Box::new((condition, then, otherwise))),
                }
            }
            A::ToInt(x) => match &x.value {
                ast::BooleanOrFloat::Boolean(value) => Int::OfBool(Box::new(self.boolean(value)?)),
                ast::BooleanOrFloat::Float(value) => Int::OfFloat(Box::new(self.float(value)?)),
            },
            A::MapEntry(x) => {
                let key = self.index_or_role(&x.key)?;
                let fits = |name: &str| x.name.as_ref().is_none_or(|n| &**n == name);
                let maps =
                    self.maps.iter().enumerate().filter(|(_, m)| fits(&m.name)).map(|(i, _)| i);
                Int::MapEntry(maps.collect(), Box::new(key))
            }
            A::IdOfPiece(x) => Int::Const(self.piece_or_container(&x.name)),
            A::IdOfRole(x) => match &x.name {
                None => self.role_int(x.who),
                Some(name) if self.names_an_owner(x.who) => {
                    let owner = self.role_int(x.who);
                    self.component_of(name, owner)
                }
                Some(_) => Int::Const(-1),
            },
            A::Ahead(x) => {
                let kind = self.kind(x.site_type);
                Int::Ahead(Box::new(Ahead {
                    site: self.int(&x.site)?,
                    steps: self.int_or(x.steps.as_ref(), 1)?,
                    directions: self.directions_or_forward(x.directions.as_ref())?,
                    kind,
                }))
            }
            A::WhereNamed(x) => {
                self.needs.states = true;
                let owner = self.index_or_role(&x.player)?;
                let kind = self.kind(x.site_type);
                Int::Where(Box::new(Where {
                    what: self.component_of(&x.piece, owner),
                    state: self.int_opt(x.state.as_ref())?,
                    by_index: true,
                    kind,
                }))
            }
            A::Where(x) => {
                self.needs.states = true;
                let kind = self.kind(x.site_type);
                Int::Where(Box::new(Where {
                    what: self.int(&x.what)?,
                    state: None,
                    by_index: false,
                    kind,
                }))
            }
            A::WhereLevelNamed(x) => {
                self.needs.stacks = true;
                let owner = self.index_or_role(&x.player)?;
                let kind = self.kind(x.site_type);
                Int::WhereLevel(Box::new(WhereLevel {
                    what: self.component_of(&x.piece, owner),
                    state: self.int_opt(x.state.as_ref())?,
                    at: self.int(&x.at)?,
                    from_top: self.bool_or(x.from_top.as_ref(), true)?,
                    kind,
                }))
            }
            A::WhereLevel(x) => {
                self.needs.stacks = true;
                let kind = self.kind(x.site_type);
                Int::WhereLevel(Box::new(WhereLevel {
                    what: self.int(&x.what)?,
                    state: None,
                    at: self.int(&x.at)?,
                    from_top: self.bool_or(x.from_top.as_ref(), true)?,
                    kind,
                }))
            }
            A::HandSite(x) => {
                self.needs.counts = true;
                let player = self.index_or_role(&x.player)?;
                let offset = self.int_or(x.site.as_ref(), 0)?;
                if let (Some(player), Some(offset)) = (player.constant(), offset.constant()) {
                    let first = self.first_hand_site(player);
                    return Ok(Int::Const(if first < 0 { -1 } else { first.wrapping_add(offset) }));
                }
                let hands = (0..=self.shared()).map(|p| self.first_hand_site(p)).collect();
                Int::HandSite(hands, Box::new((player, offset)))
            }
            A::TrackSiteMove(x) => self.track_site_move(x)?,
            A::TrackSiteFirstSite(x) => self.track_site_first(x)?,
            A::TrackSiteEndSite(x) => self.track_site_end(x)?,
            A::RegionSite(x) => {
                Int::RegionSite(Box::new((self.region(&x.region)?, self.int(&x.index)?)))
            }
            A::ArrayValue(x) => {
                Int::ArrayValue(Box::new((self.array(&x.array)?, self.int(&x.index)?)))
            }
            A::Row(x) => self.of_site(TopologyNumber::Row, x.site_type, &x.of)?,
            A::Column(x) => self.of_site(TopologyNumber::Column, x.site_type, &x.of)?,
            A::Layer(x) => self.of_site(TopologyNumber::Layer, x.site_type, &x.of)?,
            A::Phase(x) => self.of_site(TopologyNumber::Phase, x.site_type, &x.of)?,
            A::Coordinate(x) => {
                let kind = self.kind(x.site_type);
                Int::Const(self.topology.find_label(kind, &x.coordinate).map_or(-1, |s| s as i32))
            }
            A::CoordinateAt(x) => {
                let kind = self.kind(x.site_type);
                Int::CoordinateAt(kind, Box::new((self.int(&x.row)?, self.int(&x.column)?)))
            }
            A::CentrePoint(x) => {
                let kind = self.kind(x.site_type);
                let centre = self.topology.of(kind).regions.centre.first();
                Int::Const(centre.map_or(-1, |&s| s as i32))
            }
            A::Cost(x) => {
                let kind = x.site_type.map_or(SiteType::Cell, SiteType::from);
                match &x.at {
                    AtOrIn::At(site) => Int::CostAt(kind, Box::new(self.int(site)?)),
                    AtOrIn::In(region) => Int::CostOf(kind, Box::new(self.region(region)?)),
                }
            }
            A::PathExtent(x) => self.path_extent(x)?,
            _ => return self.count(int),
        })
    }

    /// Whether `(id "Name" role)` knows the role; for others it names no component.
    ///
    /// The player that a rule goes through is known in end rules alone: elsewhere the reference works the number out
    /// once, before there is such a player.
    fn names_an_owner(&self, role: Role) -> bool {
        matches!(role, Role::Neutral | Role::Shared | Role::Mover | Role::Next | Role::Prev)
            || (Role::P1..=Role::P8).contains(&role)
            || role == Role::Player && self.flags.ending
    }

    pub(super) fn int_or(&mut self, int: Option<&ast::Int>, default: i32) -> Lowered<Int> {
        int.map_or(Ok(Int::Const(default)), |x| self.int(x))
    }

    pub(super) fn int_opt(&mut self, int: Option<&ast::Int>) -> Lowered<Option<Int>> {
        int.map(|x| self.int(x)).transpose()
    }

    pub(super) fn site_read(
        &mut self,
        kind: Option<language::words::SiteType>,
        at: &ast::Int,
        level: Option<&ast::Int>,
    ) -> Lowered<SiteRead> {
        let kind = self.kind(kind);
        Ok(SiteRead { site: self.int(at)?, level: self.int_opt(level)?, kind })
    }

    fn of_site(
        &mut self,
        number: TopologyNumber,
        kind: Option<language::words::SiteType>,
        of: &ast::Int,
    ) -> Lowered<Int> {
        let kind = self.kind(kind);
        Ok(Int::OfSite(number, kind, Box::new(self.int(of)?)))
    }

    fn fold(
        &mut self,
        operands: &[ast::Int],
        make: fn(Box<[Int]>) -> Int,
        how: fn(i32, i32) -> i32,
        start: i32,
    ) -> Lowered<Int> {
        let ints: Vec<Int> = operands.iter().map(|x| self.int(x)).collect::<Lowered<_>>()?;
        let constants: Option<Vec<i32>> = ints.iter().map(Int::constant).collect();
        Ok(match constants {
            Some(values) if !values.is_empty() => Int::Const(values.into_iter().fold(start, how)),
            _ => make(ints.into_boxed_slice()),
        })
    }

    fn pair(
        &self,
        a: Int,
        b: Int,
        make: fn(Box<(Int, Int)>) -> Int,
        how: fn(i32, i32) -> Option<i32>,
    ) -> Int {
        if let (Some(x), Some(y)) = (a.constant(), b.constant())
            && let Some(value) = how(x, y)
        {
            return Int::Const(value);
        }
        make(Box::new((a, b)))
    }

    pub(super) fn range(&mut self, range: &language::ranges::Range) -> Lowered<(Int, Int)> {
        use language::ranges::Range;
        const INFINITY: i32 = 1_000_000_000;
        Ok(match range {
            Range::Bounds(x) => {
                let min = self.int(&x.min)?;
                // One bound alone is both.
                let max = self.int(x.max.as_ref().unwrap_or(&x.min))?;
                (min, max)
            }
            Range::Exact(x) => (self.int(&x.value)?, self.int(&x.value)?),
            Range::Min(x) => (self.int(&x.min)?, Int::Const(INFINITY)),
            Range::Max(x) => (Int::Const(-1), self.int(&x.max)?),
        })
    }

    pub(super) fn site_or_region(&mut self, place: &SiteOrRegion) -> Lowered<Region> {
        match place {
            SiteOrRegion::Site(site) => Ok(one_site(self.int(site)?)),
            SiteOrRegion::Region(region) => self.region(region),
        }
    }

    pub(super) fn at_or_in(&mut self, place: &AtOrIn) -> Lowered<Region> {
        match place {
            AtOrIn::At(site) => Ok(one_site(self.int(site)?)),
            AtOrIn::In(region) => self.region(region),
        }
    }

    /// Steps by a rule, or by the table of the board.
    pub(super) fn distance(&mut self, x: &ast::CountSteps) -> Lowered<Distance> {
        let kind = self.kind(x.site_type);
        self.note_steps(x.relation, x.step_move.is_some());
        let (to, region) = match &x.site2 {
            SiteOrRegion::Site(site) => (Some(self.int(site)?), None),
            SiteOrRegion::Region(region) => (None, Some(self.region(region)?)),
        };
        let step = x.step_move.as_ref().map(|s| self.step(s)).transpose()?;
        Ok(Distance { from: self.int(&x.site1)?, to, region, step, kind })
    }

    /// Notes that a rule asks for distances in a relation.
    pub(super) fn note_steps(
        &mut self,
        relation: Option<language::words::RelationType>,
        by_rule: bool,
    ) {
        use language::words::RelationType;
        if !by_rule {
            let relation = relation.unwrap_or(RelationType::Adjacent);
            self.flags.steps.push(super::directions::relation(relation).direction());
        }
    }

    pub(super) fn float(&mut self, float: &language::floats::Float) -> Lowered<Float> {
        use language::floats::{BooleanOrInt, Float as A};
        let one = |how: fn(f32) -> f32, x: Float| Float::One(how, Box::new(x));
        Ok(match float {
            A::Constant(value) => Float::Const(*value),
            A::ToFloat(x) => match &x.value {
                BooleanOrInt::Boolean(value) => Float::OfBool(Box::new(self.boolean(value)?)),
                BooleanOrInt::Int(value) => Float::OfInt(Box::new(self.int(value)?)),
            },
            A::Abs(x) => one(f32::abs, self.float(&x.value)?),
            A::Cos(x) => one(f32::cos, self.float(&x.operand)?),
            A::Exp(x) => one(f32::exp, self.float(&x.operand)?),
            A::Log(x) => one(f32::ln, self.float(&x.operand)?),
            A::Log10(x) => one(f32::log10, self.float(&x.operand)?),
            A::Sin(x) => one(f32::sin, self.float(&x.operand)?),
            A::Sqrt(x) => one(f32::sqrt, self.float(&x.operand)?),
            A::Tan(x) => one(f32::tan, self.float(&x.operand)?),
            A::Div(x) => {
                Float::Two(|a, b| a / b, Box::new((self.float(&x.left)?, self.float(&x.right)?)))
            }
            A::Sub(x) => {
                Float::Two(|a, b| a - b, Box::new((self.float(&x.left)?, self.float(&x.right)?)))
            }
            A::Pow(x) => {
                Float::Two(f32::powf, Box::new((self.float(&x.left)?, self.float(&x.right)?)))
            }
            A::Add(x) => Float::Fold(|a, b| a + b, self.floats(&x.operands)?),
            A::Mul(x) => Float::Fold(|a, b| a * b, self.floats(&x.operands)?),
            A::Max(x) => Float::Fold(f32::max, self.floats(&x.operands)?),
            A::Min(x) => Float::Fold(f32::min, self.floats(&x.operands)?),
        })
    }

    fn floats(&mut self, list: &[language::floats::Float]) -> Lowered<Box<[Float]>> {
        list.iter().map(|x| self.float(x)).collect()
    }
}

/// A site alone, as a region.
pub(super) fn one_site(site: Int) -> Region {
    match site {
        Int::Const(site) => {
            let mut bits = crate::bits::Bits::default();
            bits.insert_site(site);
            Region::Fixed(bits)
        }
        site => Region::One(Box::new(site)),
    }
}
