//! Absolute directions: compass points, ways round a pivot, ways in space, and the groups that rules speak of.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

macro_rules! directions {
    ($($name:ident $doc:literal,)*) => {
        /// A direction that does not depend on who looks.
        ///
        /// The order is that of the language; ties between directions are settled by it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Direction { $(#[doc = $doc] $name,)* }

        impl Direction {
            /// All directions in order.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$name,)*];

            /// How many directions there are.
            pub const COUNT: usize = [$(Self::$name,)*].len();

            /// The name in descriptions.
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($name),)* }
            }
        }
    };
}

directions! {
    All "Every step there is.",
    Angled "Not along the axes of the board; no step has it.",
    Adjacent "To sites that touch.",
    Axial "Along the axes of the board; no step has it.",
    Orthogonal "Across a side, or along an edge.",
    Diagonal "Across a corner.",
    OffDiagonal "To sites that touch at a corner but do not lie straight across it.",
    SameLayer "Without going up or down.",
    Upward "To a higher layer.",
    Downward "To a lower layer.",
    Rotational "Round the pivot of the board, to it or away from it.",
    Base "What a piece rests on; no step has it.",
    Support "What a piece holds up; no step has it.",
    N "North.",
    E "East.",
    S "South.",
    W "West.",
    NE "North-east.",
    SE "South-east.",
    NW "North-west.",
    SW "South-west.",
    NNW "North-north-west.",
    WNW "West-north-west.",
    WSW "West-south-west.",
    SSW "South-south-west.",
    SSE "South-south-east.",
    ESE "East-south-east.",
    ENE "East-north-east.",
    NNE "North-north-east.",
    CW "Clockwise round the pivot.",
    CCW "Counter-clockwise round the pivot.",
    In "Towards the pivot.",
    Out "Away from the pivot.",
    U "Straight up.",
    UN "Up and north.",
    UNE "Up and north-east.",
    UE "Up and east.",
    USE "Up and south-east.",
    US "Up and south.",
    USW "Up and south-west.",
    UW "Up and west.",
    UNW "Up and north-west.",
    D "Straight down.",
    DN "Down and north.",
    DNE "Down and north-east.",
    DE "Down and east.",
    DSE "Down and south-east.",
    DS "Down and south.",
    DSW "Down and south-west.",
    DW "Down and west.",
    DNW "Down and north-west.",
}

use Direction::*;

/// The sixteen points of the compass, clockwise from north.
pub const COMPASS: [Direction; 16] =
    [N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSW, SW, WSW, W, WNW, NW, NNW];

/// The four ways round a pivot, in the order in which a turn to the right visits them.
pub const ROTATIONAL: [Direction; 4] = [Out, CW, In, CCW];

/// The eighteen ways in space: down, its ring clockwise from north, up, its ring.
pub const SPATIAL: [Direction; 18] =
    [D, DN, DNE, DE, DSE, DS, DSW, DW, DNW, U, UN, UNE, UE, USE, US, USW, UW, UNW];

/// Which of the three kinds of definite direction one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Family {
    /// A point of the compass.
    Compass,
    /// A way round a pivot.
    Rotational,
    /// A way in space.
    Spatial,
}

impl Direction {
    /// The direction of this name, as descriptions write it.
    pub fn from_name(name: &str) -> Option<Self> {
        static BY_NAME: LazyLock<HashMap<&str, Direction>> = LazyLock::new(|| {
            Direction::ALL.into_iter().map(|direction| (direction.name(), direction)).collect()
        });
        BY_NAME.get(name).copied()
    }

    /// The family of a definite direction and its place in it; none for a group such as `Adjacent`.
    pub fn family(self) -> Option<(Family, usize)> {
        let place = |list: &[Self]| list.iter().position(|&d| d == self);
        if let Some(i) = place(&COMPASS) {
            Some((Family::Compass, i))
        } else if let Some(i) = place(&ROTATIONAL) {
            Some((Family::Rotational, i))
        } else {
            place(&SPATIAL).map(|i| (Family::Spatial, i))
        }
    }

    /// Whether this is one definite direction, not a group of them.
    pub fn is_definite(self) -> bool {
        self >= N
    }

    /// The way back; a group is its own.
    pub fn opposite(self) -> Self {
        match self.family() {
            None => self,
            Some((Family::Compass, i)) => COMPASS[(i + 8) % 16],
            Some((Family::Rotational, _)) => match self {
                Out => In,
                In => Out,
                CW => CCW,
                _ => CW,
            },
            Some((Family::Spatial, i)) => match i {
                0 => U,
                9 => D,
                1..9 => SPATIAL[10 + (i - 1 + 4) % 8],
                _ => SPATIAL[1 + (i - 10 + 4) % 8],
            },
        }
    }

    /// The next finer direction to the right: an eighth of a half turn on the compass, a quarter in space.
    pub fn right(self) -> Self {
        self.turned(1)
    }

    /// The next finer direction to the left.
    pub fn left(self) -> Self {
        match self {
            // Not the inverse of `right`: the language has it so.
            Out => CCW,
            CW => In,
            In => CW,
            CCW => Out,
            _ => self.turned(-1),
        }
    }

    /// A quarter turn to the right.
    pub fn rightward(self) -> Self {
        match self.family() {
            Some((Family::Compass, _)) => self.turned(4),
            _ => self.right(),
        }
    }

    /// A quarter turn to the left.
    pub fn leftward(self) -> Self {
        match self.family() {
            Some((Family::Compass, _)) => self.turned(-4),
            _ => self.left(),
        }
    }

    fn turned(self, by: isize) -> Self {
        let on = |ring: &[Self], i: usize| {
            ring[(i as isize + by).rem_euclid(ring.len() as isize) as usize]
        };
        match self.family() {
            None | Some((Family::Spatial, 0 | 9)) => self,
            Some((Family::Compass, i)) => on(&COMPASS, i),
            Some((Family::Rotational, i)) => on(&ROTATIONAL, i),
            Some((Family::Spatial, i @ 1..9)) => on(&SPATIAL[1..9], i - 1),
            Some((Family::Spatial, i)) => on(&SPATIAL[10..18], i - 10),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of directions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct DirectionSet(u64);

impl DirectionSet {
    /// The set with nothing in it.
    pub const EMPTY: Self = Self(0);

    /// The set of the given directions.
    pub const fn of(directions: &[Direction]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < directions.len() {
            bits |= 1 << directions[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// Adds a direction.
    pub fn insert(&mut self, direction: Direction) {
        self.0 |= 1 << direction as u8;
    }

    /// Adds all directions of another set.
    pub fn extend(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Takes a direction out.
    pub fn remove(&mut self, direction: Direction) {
        self.0 &= !(1 << direction as u8);
    }

    /// Whether the direction is in the set.
    pub fn contains(self, direction: Direction) -> bool {
        self.0 & (1 << direction as u8) != 0
    }

    /// Whether there is nothing in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The directions in order.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let i = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Direction::ALL[i])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposites_invert_everywhere() {
        for direction in Direction::ALL {
            assert_eq!(direction.opposite().opposite(), direction);
        }
        assert_eq!(UNE.opposite(), DSW);
        assert_eq!(N.opposite(), S);
    }

    #[test]
    fn turns() {
        assert_eq!(N.right(), NNE);
        assert_eq!(N.leftward(), W);
        assert_eq!(UNW.right(), UN);
        assert_eq!(U.right(), U);
        assert_eq!((Out.right(), In.left()), (CW, CW));
    }

    #[test]
    fn names_round_trip() {
        for direction in Direction::ALL {
            assert_eq!(Direction::from_name(direction.name()), Some(direction));
        }
    }

    #[test]
    fn sets() {
        let mut set = DirectionSet::of(&[W, All]);
        set.insert(DNW);
        assert_eq!(set.iter().collect::<Vec<_>>(), [All, W, DNW]);
    }
}
