//! The ludemes that make graphs from nothing.

mod brick;
mod celtic;
mod concentric;
mod hex;
mod mancala;
mod quadhex;
mod regular;
mod repeat;
mod spiral;
mod square;
mod tiling;
mod tri;
mod wedge;

pub use brick::brick;
pub use celtic::{celtic, celtic_polygon, celtic_sides};
pub use concentric::{Rings, circles, circles_target, octagonal_target, rings};
pub use hex::{HexShape, hex, hex_polygon, hex_sides};
pub use mancala::{Store, mancala};
pub use quadhex::quadhex;
pub use regular::regular;
pub use repeat::repeat;
pub use spiral::spiral;
pub use square::{Diagonals, diamond, rectangle, square_polygon, square_sides};
pub use tiling::{Tiling, tiling, tiling_polygon, tiling_sides};
pub use tri::{TriShape, tri, tri_polygon, tri_sides};
pub use wedge::wedge;

/// √3 / 2: the height of a triangle with sides 1.
pub(super) const HALF_ROOT_3: f64 = 0.866_025_403_784_438_6;

/// √3.
pub(super) const ROOT_3: f64 = 1.732_050_807_568_877_2;

/// Whether a (row, column) of the triangular lattice lies in the hexagon of side `n`.
pub(super) fn in_hexagon(n: usize, row: usize, column: usize) -> bool {
    column < n + row && row < n + column
}

/// Whether a (row, column) of the triangular lattice lies in the six-pointed star of size `d`.
pub(super) fn in_star(d: usize, row: usize, column: usize) -> bool {
    if row < d {
        column >= d && column <= row + d
    } else if row <= 2 * d {
        row <= column + d && column < 3 * d + 1
    } else if row <= 3 * d {
        column >= d && column <= row + d
    } else {
        column <= 3 * d && row <= column + d
    }
}
