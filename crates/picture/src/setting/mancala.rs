//! Boards of pits and stores, carved in wood.

use kurbo::{Affine, BezPath, Point, Rect, Vec2};

use super::Setting;
use crate::layout::{PITCH, Spot};
use crate::model::{Site, SiteType};
use crate::scene::{Layer, Scene, Shape, circle, rounded};

/// The share of a pit's room that the pit takes; the rest is for its number.
pub const PIT: f64 = 0.8;

/// Draws the plank and the hollows in it.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) {
    let theme = setting.theme;
    let body = Shape::filled(rounded(setting.layout.board, PITCH * 0.55), theme.body);
    scene.add(Layer::Ground, body.outlined(theme.rim, 2.4));
    let mut hollows = BezPath::new();
    let mut shadows = BezPath::new();
    for (index, spot) in setting.layout.spots(SiteType::Vertex).iter().enumerate() {
        let outline = outline(setting, index, *spot);
        let drop = Affine::translate((0.0, 1.6));
        shadows.extend((drop * outline.clone()).elements().iter().copied());
        hollows.extend(outline.elements().iter().copied());
    }
    scene.add(
        Layer::Cells,
        Shape::filled(shadows, theme.body.mix(crate::colour::Colour::WHITE, 0.4)),
    );
    scene.add(
        Layer::Cells,
        Shape::filled(hollows, theme.pit)
            .outlined(theme.rim.mix(crate::colour::Colour::BLACK, 0.25), 1.4),
    );
}

/// The outline of a pit or store.
pub fn outline(setting: &Setting<'_>, index: usize, spot: Spot) -> BezPath {
    let square =
        setting.style.holes.iter().any(|holes| holes.square && holes.sites.contains(&index));
    let area = hollow(setting, index, spot);
    if square {
        rounded(area, 5.0)
    } else if (area.width() - area.height()).abs() < 1.0 {
        circle(area.center(), area.width() / 2.0)
    } else {
        rounded(area, area.width().min(area.height()) / 2.0)
    }
}

/// The box of a pit; a store at an end of the board is as high as the rows beside it.
pub fn hollow(setting: &Setting<'_>, index: usize, spot: Spot) -> Rect {
    let radius = setting.layout.room * PIT;
    let usual = Rect::from_center_size(spot.centre, (2.0 * radius, 2.0 * radius));
    if !is_store(setting, index, spot) {
        return usual;
    }
    let rows = setting.layout.to_plane.transform_rect_bbox(setting.geometry.bounds());
    let half = (rows.height() / 2.0 + radius * 0.75).min(PITCH * 1.35).max(radius);
    let store = Rect::from_center_size(spot.centre, (radius * 1.75, 2.0 * half));
    let clear = |other: &Spot| {
        other.centre == spot.centre || !store.inflate(radius, radius).contains(other.centre)
    };
    if setting.layout.spots(SiteType::Vertex).iter().all(clear) { store } else { usual }
}

/// Whether a hollow is a store: it stands left or right of all others, between two rows or alone in its column.
pub fn is_store(setting: &Setting<'_>, index: usize, spot: Spot) -> bool {
    let spots = setting.layout.spots(SiteType::Vertex);
    let column = spots.iter().enumerate().filter(|(other, it)| {
        *other != index && (it.centre.x - spot.centre.x).abs() < PITCH * 0.05
    });
    let outermost = spots.iter().all(|it| it.centre.x >= spot.centre.x - 0.01)
        || spots.iter().all(|it| it.centre.x <= spot.centre.x + 0.01);
    outermost && column.count() == 0 && spots.len() > 3
}

/// Where each of a number of seeds lies in a pit of this size: close together in the middle, like the seeds of a sunflower.
pub fn seeds(count: usize, area: Rect) -> (Vec<Point>, f64) {
    let shown = count.min(MOST_SEEDS);
    let (half_width, half_height) = (area.width() / 2.0, area.height() / 2.0);
    // Seeds shrink as they become many, so that they never leave the pit.
    let radius = (half_width * 0.9 / (shown as f64).sqrt().max(2.4)).min(half_width * 0.3);
    let spread = |index: usize| {
        let share = if shown <= 1 { 0.0 } else { ((index as f64 + 0.5) / shown as f64).sqrt() };
        let angle = index as f64 * 2.399_963;
        let reach = (half_width - radius * 1.25, half_height - radius * 1.25);
        area.center() + Vec2::new(angle.cos() * share * reach.0, angle.sin() * share * reach.1)
    };
    ((0..shown).map(spread).collect(), radius)
}

/// More seeds than these are told by their number alone.
pub const MOST_SEEDS: usize = 24;

/// Where the number of a pit is written.
pub fn number_place(setting: &Setting<'_>, site: Site) -> Option<Point> {
    let spot = setting.layout.spot(site)?;
    let area = hollow(setting, site.index, spot);
    let round = area.width().min(area.height()) / 2.0;
    // At a corner of the pit, where circles leave room for it on the wood: at the lower right by choice, else away from the middle.
    let middle = setting.layout.board.center();
    let away = |of: f64, from: f64| if of < from { -1.0 } else { 1.0 };
    let outward = (away(spot.centre.x, middle.x), away(spot.centre.y, middle.y));
    let places = [(1.0, 1.0), outward].map(|(x, y)| {
        let corner = (x * (area.width() / 2.0 - round), y * (area.height() / 2.0 - round));
        area.center() + Vec2::from(corner) + Vec2::new(x, y) * 0.72 * (round + PITCH * 0.18)
    });
    let spots = setting.layout.spots(SiteType::Vertex).iter().enumerate();
    let others = spots.filter(|(index, _)| *index != site.index);
    let others: Vec<Rect> = others.map(|(index, it)| hollow(setting, index, *it)).collect();
    let free = |at: Point| others.iter().all(|other| off(*other, at) > PITCH * 0.06);
    Some(if free(places[0]) { places[0] } else { places[1] })
}

/// How far a point is from a hollow in this box, which is round at its ends.
fn off(hollow: Rect, at: Point) -> f64 {
    let round = hollow.width().min(hollow.height()) / 2.0;
    let core = hollow.inflate(-round, -round);
    let nearest = Point::new(at.x.clamp(core.x0, core.x1), at.y.clamp(core.y0, core.y1));
    nearest.distance(at) - round
}
