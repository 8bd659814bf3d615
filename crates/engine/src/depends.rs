//! What the value of a node depends on.
//!
//! A region that depends on no register is the same for every site of a loop, and one that does not even depend on the
//! state is always the same. Lowering asks here before it lets a region be remembered; what is not known depends on all.

use crate::booleans::Bool;
use crate::directions::Directions;
use crate::ints::{Int, SiteRead, TopologyNumber};
use crate::players::Players;
use crate::regions::Region;
use crate::world::Registers;

/// A register that holds a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Register {
    From,
    To,
    Between,
    Site,
}

impl Register {
    /// What it holds.
    #[inline]
    pub(crate) fn value(self, registers: &Registers) -> i32 {
        match self {
            Self::From => registers.from,
            Self::To => registers.to,
            Self::Between => registers.between,
            Self::Site => registers.site,
        }
    }
}

/// What a value may depend on, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Depends(u32);

impl Depends {
    const NOTHING: Self = Self(0);
    const FROM: Self = Self(1);
    const TO: Self = Self(1 << 1);
    const BETWEEN: Self = Self(1 << 2);
    const SITE: Self = Self(1 << 3);
    const PLAYER: Self = Self(1 << 4);
    /// A register that is not told apart from others.
    const OTHER: Self = Self(1 << 5);
    const STATE: Self = Self(1 << 6);
    const ALL: Self = Self(!0);

    /// Whether it is always the same.
    pub(crate) fn on_nothing(self) -> bool {
        self == Self::NOTHING
    }

    /// The register, if it depends on nothing but the site in one.
    pub(crate) fn on_one_register(self) -> Option<Register> {
        match self {
            Self::FROM => Some(Register::From),
            Self::TO => Some(Register::To),
            Self::BETWEEN => Some(Register::Between),
            Self::SITE => Some(Register::Site),
            _ => None,
        }
    }

    /// Whether it is the same as long as the state is.
    pub(crate) fn on_state_alone(self) -> bool {
        self.0 & !Self::STATE.0 == 0
    }

    fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn without(self, other: Self) -> Self {
        if self == Self::ALL { self } else { Self(self.0 & !other.0) }
    }

    fn every(all: impl IntoIterator<Item = Self>) -> Self {
        all.into_iter().fold(Self::NOTHING, Self::and)
    }
}

/// What a region depends on.
pub(crate) fn region(all: &Region) -> Depends {
    match all {
        Region::Fixed(_) => Depends::NOTHING,
        Region::Remembered(x) => region(&x.region),
        Region::Table(_, index) | Region::Indexed(_, index) | Region::One(index) => number(index),
        Region::Empty(_) | Region::LastFrom | Region::LastTo | Region::LastBetween => {
            Depends::STATE
        }
        Region::Pending | Region::ToClear => Depends::STATE,
        Region::Occupied(x) => Depends::every([
            Depends::STATE,
            players(&x.players),
            x.component.as_ref().map_or(Depends::NOTHING, number),
            x.container.as_ref().map_or(Depends::NOTHING, number),
        ]),
        Region::Around(x) => Depends::every([
            region(&x.sites),
            number(&x.distance),
            test(&x.include_self),
            if x.who.is_some() { Depends::STATE } else { Depends::NOTHING },
            given(&x.condition).without(Depends::FROM).without(Depends::TO),
        ]),
        Region::InDirection(x) => Depends::every([
            region(&x.from),
            directions(&x.directions),
            test(&x.included),
            test(&x.stop_included),
            number(&x.distance),
            given(&x.stop).without(Depends::TO),
        ]),
        Region::Between(x) => Depends::every([
            number(&x.from),
            number(&x.to),
            directions(&x.directions),
            test(&x.from_included),
            test(&x.to_included),
            given(&x.condition).without(Depends::BETWEEN),
        ]),
        Region::LineOfSight(x) => {
            Depends::every([Depends::STATE, number(&x.at), directions(&x.directions)])
        }
        Region::Group(x) => Depends::every([
            Depends::STATE,
            region(&x.at),
            directions(&x.directions),
            test(&x.visible),
            given(&x.condition).without(Depends::TO),
        ]),
        Region::Incident(x) => {
            let owners = x.owners.as_ref();
            number(&x.at)
                .and(owners.map_or(Depends::NOTHING, |all| players(all).and(Depends::STATE)))
        }
        Region::AtDistance(x) if x.step.is_none() => {
            Depends::every([number(&x.from), number(&x.min), number(&x.max)])
        }
        Region::Walks(x) => number(&x.from).and(test(&x.rotations)),
        Region::Expand(x) => region(&x.region).and(number(&x.steps)),
        Region::List(list) => Depends::every(list.iter().map(number)),
        Region::Union(list) | Region::Intersection(list) => Depends::every(list.iter().map(region)),
        Region::Difference(pair) => region(&pair.0).and(region(&pair.1)),
        Region::If(parts) => Depends::every([
            test(&parts.0),
            region(&parts.1),
            parts.2.as_ref().map_or(Depends::NOTHING, region),
        ]),
        Region::ForEachSite(parts) => region(&parts.0).and(test(&parts.1).without(Depends::SITE)),
        Region::ForEachOf(parts) => region(&parts.0).and(region(&parts.1).without(Depends::SITE)),
        _ => Depends::ALL,
    }
}

fn given(condition: &Option<Bool>) -> Depends {
    condition.as_ref().map_or(Depends::NOTHING, test)
}

fn test(all: &Bool) -> Depends {
    match all {
        Bool::Const(_) => Depends::NOTHING,
        Bool::And(tests) | Bool::Or(tests) => Depends::every(tests.iter().map(test)),
        Bool::Not(inner) => test(inner),
        Bool::Xor(pair) => test(&pair.0).and(test(&pair.1)),
        Bool::If(parts) => Depends::every([test(&parts.0), test(&parts.1), test(&parts.2)]),
        Bool::Eq(pair) | Bool::Ne(pair) | Bool::Lt(pair) | Bool::Le(pair) => {
            number(&pair.0).and(number(&pair.1))
        }
        Bool::SameRegion(pair) => region(&pair.0).and(region(&pair.1)),
        Bool::In(pair) => number(&pair.0).and(region(&pair.1)),
        Bool::Enemy(x) | Bool::Friend(x) | Bool::Mover(x) | Bool::Next(x) | Bool::Prev(x) => {
            Depends::STATE.and(number(x))
        }
        Bool::Empty(_, x) | Bool::Occupied(_, x) => Depends::STATE.and(number(x)),
        Bool::Odd(x) | Bool::Even(x) => number(x),
        Bool::AllSites(parts) => region(&parts.0).and(test(&parts.1).without(Depends::SITE)),
        _ => Depends::ALL,
    }
}

fn number(all: &Int) -> Depends {
    match all {
        Int::Const(_) => Depends::NOTHING,
        Int::From => Depends::FROM,
        Int::To => Depends::TO,
        Int::Between => Depends::BETWEEN,
        Int::Site => Depends::SITE,
        Int::Player => Depends::PLAYER,
        Int::Level | Int::Value | Int::Track | Int::Pips | Int::Hint | Int::Edge => Depends::OTHER,
        Int::Mover
        | Int::Next
        | Int::Prev
        | Int::LastFrom
        | Int::LastTo
        | Int::LastFromAfter
        | Int::LastToAfter
        | Int::Var(_)
        | Int::Counter => Depends::STATE,
        Int::What(x)
        | Int::Who(x)
        | Int::State(x)
        | Int::Rotation(x)
        | Int::PieceValue(x)
        | Int::CountAt(x)
        | Int::TopLevel(x) => read(x),
        Int::Add(list) | Int::Mul(list) => Depends::every(list.iter().map(number)),
        Int::Sub(pair) | Int::Min(pair) | Int::Max(pair) => number(&pair.0).and(number(&pair.1)),
        Int::Abs(x) | Int::MapEntry(_, x) | Int::ComponentOf(_, x) => number(x),
        Int::If(parts) => Depends::every([test(&parts.0), number(&parts.1), number(&parts.2)]),
        // The colours of sites can be set by rules.
        Int::OfSite(TopologyNumber::Phase, ..) => Depends::ALL,
        Int::OfSite(_, _, x) => number(x),
        Int::Ahead(x) => {
            Depends::every([number(&x.site), number(&x.steps), directions(&x.directions)])
        }
        Int::CountSites(x) => region(x),
        Int::CountNeighbours(_, _, x) => number(x),
        _ => Depends::ALL,
    }
}

fn read(x: &SiteRead) -> Depends {
    let level = x.level.as_ref().map_or(Depends::NOTHING, number);
    Depends::every([Depends::STATE, number(&x.site), level])
}

fn players(all: &Players) -> Depends {
    match all {
        Players::Fixed(_) => Depends::NOTHING,
        Players::One(x) | Players::Team(x) => Depends::STATE.and(number(x)),
        _ => Depends::STATE,
    }
}

/// As a piece sees them directions depend on what stands at the site.
fn directions(all: &Directions) -> Depends {
    match all {
        Directions::Absolute(_) => Depends::NOTHING,
        Directions::Relative(x) if x.same_or_opposite().is_none() => Depends::STATE,
        _ => Depends::ALL,
    }
}
