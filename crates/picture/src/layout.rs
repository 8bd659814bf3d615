//! Where everything goes: the board, and hands, dice and decks beside it, in one plane (y downwards).

use kurbo::{Affine, Point, Rect, Vec2};

use crate::geometry::BoardGeometry;
use crate::model::{ContainerKind, Equipment, Site, SiteType};
use crate::style::{BoardStyle, Style};

/// The width of the room for a usual piece: all other sizes follow from it.
pub const PITCH: f64 = 60.0;

/// A place for pieces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its middle.
    pub centre: Point,
    /// The largest circle that stays within.
    pub room: f64,
    /// The way that a row of pieces leads, for the points of a backgammon board and the columns of an upright frame.
    pub lead: Vec2,
    /// How far the row may reach.
    pub reach: f64,
}

/// A hand, a deck or dice, beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    /// Which container.
    pub container: usize,
    /// The area it takes.
    pub area: Rect,
    /// Its places.
    pub spots: Vec<Spot>,
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
        let mut spots = [SiteType::Vertex, SiteType::Edge, SiteType::Cell].map(|kind| {
            let place = |(index, room): (usize, &f64)| Spot {
                centre: to_plane * geometry.centre(kind, index).unwrap_or_default(),
                room: room * scale,
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
        let (trays, view) = trays(equipment, board);
        Self { to_plane, board, spots, trays, view, room }
    }

    /// The place of a site, if there is one.
    pub fn spot(&self, site: Site) -> Option<Spot> {
        if site.container == 0 {
            return self.spots[slot(site.kind)].get(site.index).copied();
        }
        let tray = self.trays.iter().find(|tray| tray.container == site.container)?;
        tray.spots.get(site.index).copied()
    }

    /// All places of a type on the board.
    pub fn spots(&self, kind: SiteType) -> &[Spot] {
        &self.spots[slot(kind)]
    }

    /// The room that a piece takes on a spot: never more than a usual piece, so that pieces are alike everywhere.
    pub fn piece_room(&self, spot: Spot) -> f64 {
        spot.room.min(self.room)
    }
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
        for &there in &order[rank + 1..] {
            // Beyond what both have found already nothing nearer can come.
            if points[there].x - points[here].x > nearest[here] {
                break;
            }
            let distance = points[here].distance(points[there]);
            // What lies on another layer of a pyramid rests on this one, and takes no room from it.
            if distance > 1e-6 && (level(here) - level(there)).abs() < 1e-6 {
                nearest[here] = nearest[here].min(distance);
                nearest[there] = nearest[there].min(distance);
            }
        }
    }
    nearest
        .into_iter()
        .map(|distance| if distance.is_finite() { distance / 2.0 } else { 0.5 })
        .collect()
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

/// Puts hands below and above the board and dice to its right.
fn trays(equipment: &Equipment, board: Rect) -> (Vec<Tray>, Rect) {
    let gap = PITCH * 0.35;
    let mut view = board;
    let mut trays = Vec::new();
    let containers: Vec<usize> = (1..equipment.containers.len())
        .filter(|&index| equipment.containers[index].sites > 0)
        .collect();
    let shared = equipment.players + 1;
    for &container in &containers {
        let it = &equipment.containers[container];
        if it.kind != ContainerKind::Hand && it.kind != ContainerKind::Deck {
            continue;
        }
        let per_row = ((board.width().max(PITCH * 6.0) / PITCH).floor() as usize).max(1);
        let (columns, rows) = (it.sites.min(per_row), it.sites.div_ceil(per_row));
        let size = (columns as f64 * PITCH, rows as f64 * PITCH);
        // The first player sits below, the second above, further ones alternate; what all share lies below.
        let below = it.owner % 2 == 1 || it.owner == shared || it.owner == 0;
        let y = if below { view.y1 + gap } else { view.y0 - gap - size.1 };
        let area = Rect::from_origin_size((board.center().x - size.0 / 2.0, y), size);
        trays.push(Tray { container, area, spots: grid(area, columns, it.sites) });
        view = view.union(area);
    }
    let mut right = board.x1;
    for &container in &containers {
        let it = &equipment.containers[container];
        if it.kind != ContainerKind::Dice {
            continue;
        }
        let per_column = ((board.height().max(PITCH * 2.0) / PITCH).floor() as usize).max(1);
        let (rows, columns) = (it.sites.min(per_column), it.sites.div_ceil(per_column));
        let size = (columns as f64 * PITCH, rows as f64 * PITCH);
        let area = Rect::from_origin_size((right + gap, board.center().y - size.1 / 2.0), size);
        right = area.x1;
        trays.push(Tray { container, area, spots: grid(area, columns, it.sites) });
        view = view.union(area);
    }
    (trays, view)
}

fn grid(area: Rect, columns: usize, sites: usize) -> Vec<Spot> {
    let place = |index: usize| Spot {
        centre: Point::new(
            area.x0 + PITCH * ((index % columns) as f64 + 0.5),
            area.y0 + PITCH * ((index / columns) as f64 + 0.5),
        ),
        room: PITCH / 2.0,
        lead: Vec2::new(0.0, -1.0),
        reach: 0.0,
    };
    (0..sites).map(place).collect()
}
