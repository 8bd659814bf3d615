//! Tables with long points.

use kurbo::{BezPath, Point, Rect};

use super::Setting;
use crate::colour::Colour;
use crate::layout::{PITCH, Spot};
use crate::model::Site;
use crate::scene::{Layer, Scene, Shape, polygon, rounded};

const POINTS: [Colour; 2] = [Colour::hex(0xc98a54), Colour::hex(0xf7ecd6)];

/// Draws the table, its points and its bar.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) {
    let board = setting.layout.board;
    scene.add(Layer::Ground, Shape::filled(rounded(board, PITCH * 0.2), setting.theme.rim));
    let field = board.inflate(-PITCH * 0.2, -PITCH * 0.2);
    scene.add(Layer::Ground, Shape::filled(rounded(field, PITCH * 0.08), setting.theme.body));
    let spots = setting.layout.spots(setting.geometry.site_type());
    if let Some(bar) = bar(spots) {
        let area = Rect::new(bar - PITCH * 0.45, field.y0, bar + PITCH * 0.45, field.y1);
        scene.add(Layer::Ground, Shape::filled(crate::scene::rect(area), setting.theme.rim));
    }
    let mut paths: [BezPath; 2] = Default::default();
    for (index, spot) in spots.iter().enumerate().filter(|(_, spot)| !on_bar(spots, **spot)) {
        let base = spot.centre - spot.lead * (PITCH / 2.0);
        let side = kurbo::Vec2::new(PITCH * 0.46, 0.0);
        let tip: Point = base + spot.lead * (spot.reach + PITCH * 0.9);
        let outline = polygon([base - side, base + side, tip]);
        paths[shade(spots, index)].extend(outline.elements().iter().copied());
    }
    for (path, colour) in paths.into_iter().zip(POINTS) {
        scene.add(Layer::Cells, Shape::filled(path, colour).outlined(setting.theme.rim, 1.2));
    }
}

/// Points alternate along each side, and face points of the other shade.
fn shade(spots: &[Spot], index: usize) -> usize {
    let spot = spots[index];
    let before = spots.iter().filter(|other| {
        (other.centre.y - spot.centre.y).abs() < 1.0
            && other.centre.x < spot.centre.x - 1.0
            && !on_bar(spots, **other)
    });
    (before.count() + usize::from(spot.lead.y > 0.0)) % 2
}

/// The middle column, if the number of columns is odd.
fn bar(spots: &[Spot]) -> Option<f64> {
    let mut columns: Vec<f64> = spots.iter().map(|spot| spot.centre.x).collect();
    columns.sort_by(f64::total_cmp);
    columns.dedup_by(|a, b| (*a - *b).abs() < 1.0);
    (columns.len() % 2 == 1).then(|| columns[columns.len() / 2])
}

fn on_bar(spots: &[Spot], spot: Spot) -> bool {
    bar(spots).is_some_and(|bar| (bar - spot.centre.x).abs() < 1.0)
}

/// What lies under a piece: the bar, or a point and the field beside it, of which the darker counts.
pub fn ground(setting: &Setting<'_>, site: Site) -> Colour {
    let spots = setting.layout.spots(setting.geometry.site_type());
    match spots.get(site.index) {
        Some(spot) if on_bar(spots, *spot) => setting.theme.rim,
        Some(_) => POINTS[shade(spots, site.index)],
        None => setting.theme.body,
    }
}
