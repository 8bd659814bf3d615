//! Paths that are images of one another.

use board::Point;

use super::course::Map;

/// How one path becomes another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Image {
    /// The same stations in the opposite order.
    Reverse,
    /// Turned about the centre of the board, by quarters of a turn counter-clockwise.
    Turned(u8),
    /// Top for bottom.
    TopForBottom,
    /// Left for right.
    LeftForRight,
}

const IMAGES: [Image; 6] = [
    Image::Reverse,
    Image::Turned(2),
    Image::TopForBottom,
    Image::LeftForRight,
    Image::Turned(1),
    Image::Turned(3),
];

impl Image {
    /// How the second path is an image of the first, about a centre.
    pub fn of(first: &[i32], second: &[i32], centre: Point, map: &impl Map) -> Option<Self> {
        if first.len() != second.len() || first == second {
            return None;
        }
        let fits = |image: &Image| match image {
            Self::Reverse => {
                // What leaves the board comes last in both.
                let on = |path: &[i32]| {
                    path.iter().copied().filter(|s| map.at(*s).is_some()).collect::<Vec<_>>()
                };
                let mut back = on(second);
                back.reverse();
                let ends =
                    |path: &[i32]| path.iter().map(|s| map.at(*s).is_none()).collect::<Vec<_>>();
                on(first) == back && ends(first) == ends(second)
            }
            other => first.iter().zip(second).all(|(a, b)| match (map.at(*a), map.at(*b)) {
                (Some(a), Some(b)) => other.moved(a, centre).flat_distance(b) < 0.05,
                (None, None) => *a >= 0 && *b >= 0 || a == b,
                _ => false,
            }),
        };
        IMAGES.into_iter().find(fits)
    }

    fn moved(self, point: Point, centre: Point) -> Point {
        let (x, y) = (point.x - centre.x, point.y - centre.y);
        let (x, y) = match self {
            Self::Turned(1) => (-y, x),
            Self::Turned(2) => (-x, -y),
            Self::Turned(_) => (y, -x),
            Self::TopForBottom => (x, -y),
            Self::LeftForRight => (-x, y),
            Self::Reverse => (x, y),
        };
        Point::flat(x + centre.x, y + centre.y)
    }

    /// "turned half round": how the second path lies to the first.
    pub fn position(self) -> &'static str {
        match self {
            Self::Reverse => "the other way round",
            Self::Turned(1) => "turned by a quarter counter-clockwise",
            Self::Turned(2) => "turned half round",
            Self::Turned(_) => "turned by a quarter clockwise",
            Self::TopForBottom => "mirrored top for bottom",
            Self::LeftForRight => "mirrored left for right",
        }
    }

    /// "is the mirror image of White's, top for bottom".
    pub fn words(self, first: &str) -> String {
        match self {
            Self::Reverse => format!("leads over the same places as {first}, the other way round"),
            Self::Turned(1) => format!("is {first}, turned by a quarter counter-clockwise"),
            Self::Turned(2) => format!("is {first}, turned half round"),
            Self::Turned(_) => format!("is {first}, turned by a quarter clockwise"),
            Self::TopForBottom => format!("is the mirror image of {first}, top for bottom"),
            Self::LeftForRight => format!("is the mirror image of {first}, left for right"),
        }
    }
}
