//! Upright frames that pieces are dropped into.

use kurbo::BezPath;

use super::Setting;
use crate::colour::Colour;
use crate::layout::PITCH;
use crate::scene::{Layer, Scene, Shape, circle, rounded};

/// The colour seen through an empty hole.
pub const HOLE: Colour = Colour::hex(0xf4f1ea);

/// Draws the frame with its holes.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) {
    let board = setting.layout.board.inflate(PITCH * 0.1, PITCH * 0.1);
    scene.add(
        Layer::Ground,
        Shape::filled(rounded(board, PITCH * 0.25), setting.theme.body)
            .outlined(setting.theme.rim, 2.4),
    );
    let mut holes = BezPath::new();
    for spot in setting.layout.spots(setting.geometry.site_type()) {
        let rows = (spot.reach / PITCH).round() as usize;
        for row in 0..=rows {
            let centre = spot.centre + spot.lead * (PITCH * row as f64);
            holes.extend(circle(centre, setting.layout.room * 0.88).elements().iter().copied());
        }
    }
    scene.add(Layer::Cells, Shape::filled(holes, HOLE).outlined(setting.theme.rim, 1.6));
}
