//! Where everything goes: the board, and hands, dice and decks beside it, in one plane (y downwards).

mod trays;

pub use trays::Tray;

use kurbo::{Affine, Point, Rect, Vec2};

use crate::geometry::BoardGeometry;
use crate::model::{Equipment, Site, SiteType};
use crate::style::{BoardStyle, Style};

/// The width of the room for a usual piece: all other sizes follow from it.
pub const PITCH: f64 = 60.0;

/// How much of the usual room a piece has on elements of the board that are not its usual sites.
const BETWEEN: f64 = 0.62;

/// A place for pieces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its middle.
    pub centre: Point,
    /// The room of a piece: the radius of the largest circle that stays within, or of a usual piece where there is more.
    pub room: f64,
    /// The way that a row of pieces leads, for the points of a backgammon board and the columns of an upright frame.
    pub lead: Vec2,
    /// How far the row may reach.
    pub reach: f64,
}

/// Whether the areas of a board fill a rectangle.
fn is_rectangular(geometry: &BoardGeometry) -> bool {
    let area: f64 = (0..geometry.cells.len())
        .filter_map(|cell| geometry.cell_path(cell))
        .map(|path| kurbo::Shape::area(&path).abs())
        .sum();
    area > 0.0 && area / geometry.bounds().area() > 0.97
}

/// Where everything goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// From the board's own coordinates to the plane.
    pub to_plane: Affine,
    /// The area of the board, with its rim.
    pub board: Rect,
    /// The places on the board's points, lines and areas.
    spots: [Vec<Spot>; 3],
    /// What lies beside the board.
    pub trays: Vec<Tray>,
    /// The area of everything.
    pub view: Rect,
    /// The room of a usual piece.
    pub room: f64,
    /// Whether the areas fill a rectangle.
    pub is_rectangular: bool,
}

impl Layout {
    /// Lays out a game.
    pub fn new(geometry: &BoardGeometry, equipment: &Equipment, style: &Style) -> Self {
        let kind = geometry.site_type();
        let rooms: [Vec<f64>; 3] =
            [SiteType::Vertex, SiteType::Edge, SiteType::Cell].map(|kind| rooms(geometry, kind));
        let usual = usual_room(&rooms[slot(kind)]);
        let scale = PITCH / 2.0 / usual;
        let bounds = geometry.bounds();
        let to_plane =
            Affine::new([scale, 0.0, 0.0, -scale, -bounds.x0 * scale, bounds.y1 * scale]);
        // Never more than a usual piece takes, so that pieces are alike everywhere; on elements between the usual ones there is less
        // room beside what stands on those.
        let most = |it: SiteType| if it == kind { PITCH / 2.0 } else { PITCH / 2.0 * BETWEEN };
        let mut spots = [SiteType::Vertex, SiteType::Edge, SiteType::Cell].map(|kind| {
            let place = |(index, room): (usize, &f64)| Spot {
                centre: to_plane * geometry.centre(kind, index).unwrap_or_default(),
                room: (room * scale).min(most(kind)),
                lead: Vec2::new(0.0, -1.0),
                reach: 0.0,
            };
            rooms[slot(kind)].iter().enumerate().map(place).collect::<Vec<_>>()
        });
        let room = PITCH / 2.0;
        let mut area = to_plane.transform_rect_bbox(bounds);
        match style.board {
            BoardStyle::Backgammon => area = long_points(&mut spots[slot(kind)], area),
            BoardStyle::Connect => area = columns(&mut spots[slot(kind)], area),
            _ => {}
        }
        let rim = match (style.board, kind) {
            (BoardStyle::Backgammon, _) => room * 0.5,
            (_, SiteType::Cell) => room * 0.3,
            (BoardStyle::Mancala, _) => room * 1.35,
            _ => room * 1.25,
        };
        let rim =
            if style.board == BoardStyle::Surakarta { room * 1.25 + PITCH * 2.0 } else { rim };
        let board = area.inflate(rim, rim);
        let (trays, view) = trays::place(equipment, style, board);
        let is_rectangular = is_rectangular(geometry);
        Self { to_plane, board, spots, trays, view, room, is_rectangular }
    }

    /// The place of a site, if there is one.
    pub fn spot(&self, site: Site) -> Option<Spot> {
        if site.container == 0 {
            return self.spots[slot(site.kind)].get(site.index).copied();
        }
        let tray = self.trays.iter().find(|tray| tray.container == site.container)?;
        tray.spots.get(site.index).copied()
    }

    /// The area of everything but the trays of some containers.
    pub fn view_without(&self, idle: &[usize]) -> Rect {
        let trays = self.trays.iter().filter(|tray| !idle.contains(&tray.container));
        trays.fold(self.board, |all, tray| all.union(tray.area))
    }

    /// All places of a type on the board.
    pub fn spots(&self, kind: SiteType) -> &[Spot] {
        &self.spots[slot(kind)]
    }
}

/// The letters beside what is shown are this part of its longer side, so that they can be read in a small figure.
const LABEL: f64 = 1.0 / 21.0;

/// The size of the letters beside a board, or beside the part of it that is shown.
pub fn label_size(shown: Rect) -> f64 {
    (PITCH * 0.32).max(shown.width().max(shown.height()) * LABEL)
}

fn slot(kind: SiteType) -> usize {
    match kind {
        SiteType::Vertex => 0,
        SiteType::Edge => 1,
        SiteType::Cell => 2,
    }
}

fn rooms(geometry: &BoardGeometry, kind: SiteType) -> Vec<f64> {
    if kind == SiteType::Vertex {
        return vertex_rooms(&geometry.vertices, &geometry.heights);
    }
    (0..geometry.count(kind)).map(|index| geometry.room(kind, index)).collect()
}

/// Half the distance from each point to the nearest other of its height, found by a sweep from left to right.
fn vertex_rooms(points: &[Point], heights: &[f64]) -> Vec<f64> {
    let level = |point: usize| heights.get(point).copied().unwrap_or(0.0);
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|&a, &b| points[a].x.total_cmp(&points[b].x));
    let mut nearest = vec![f64::INFINITY; points.len()];
    for (rank, &here) in order.iter().enumerate() {
        let (before, after) = (order[..rank].iter().rev(), order[rank + 1..].iter());
        let mut is_closer =
            |there: &&usize| closer(points, &level, here, **there, &mut nearest[here]);
        before.take_while(&mut is_closer).for_each(drop);
        after.take_while(&mut is_closer).for_each(drop);
    }
    nearest
        .into_iter()
        .map(|distance| if distance.is_finite() { distance / 2.0 } else { 0.5 })
        .collect()
}

/// Notes how near another point is; false once it lies so far aside that no further one can be nearer.
fn closer(
    points: &[Point],
    level: &impl Fn(usize) -> f64,
    here: usize,
    there: usize,
    nearest: &mut f64,
) -> bool {
    if (points[there].x - points[here].x).abs() > *nearest {
        return false;
    }
    let distance = points[here].distance(points[there]);
    // What lies on another layer of a pyramid rests on this one, and takes no room from it.
    if distance > 1e-6 && (level(here) - level(there)).abs() < 1e-6 {
        *nearest = nearest.min(distance);
    }
    true
}

/// The room that most sites have at least.
fn usual_room(rooms: &[f64]) -> f64 {
    let mut sorted: Vec<f64> =
        rooms.iter().copied().filter(|room| room.is_finite() && *room > 1e-6).collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 4).copied().unwrap_or(0.5)
}

/// Stretches two rows of sites into the long points of a backgammon table.
fn long_points(spots: &mut [Spot], area: Rect) -> Rect {
    let length = PITCH * 5.2;
    let middle = area.center().y;
    let (top, bottom) = (middle - length - PITCH * 0.35, middle + length + PITCH * 0.35);
    for spot in spots.iter_mut() {
        let upper = spot.centre.y < middle;
        let start = if upper { top + PITCH / 2.0 } else { bottom - PITCH / 2.0 };
        spot.centre.y = start;
        spot.lead = Vec2::new(0.0, if upper { 1.0 } else { -1.0 });
        spot.reach = length - PITCH;
    }
    Rect::new(area.x0 - PITCH / 2.0, top, area.x1 + PITCH / 2.0, bottom)
}

/// Stretches one row of sites into the columns of an upright frame.
fn columns(spots: &mut [Spot], area: Rect) -> Rect {
    let rows = 6.0;
    let flat = area.height() < PITCH * 1.5;
    if !flat {
        return area;
    }
    for spot in spots.iter_mut() {
        spot.lead = Vec2::new(0.0, -1.0);
        spot.reach = PITCH * (rows - 1.0);
    }
    Rect::new(area.x0, area.y1 - PITCH * rows, area.x1, area.y1)
}
