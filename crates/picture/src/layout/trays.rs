//! Hands, decks and dice beside the board.

use std::collections::BTreeSet;

use kurbo::{Point, Rect, Vec2};

use super::{PITCH, Spot, label_size};
use crate::model::{ComponentKind, Container, ContainerKind, Equipment};
use crate::style::{Side, Style};

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

impl Tray {
    /// Gives the places that are used, in their order, the room of the first ones; what lies between them has none of its own.
    pub(crate) fn close_up(&mut self, used: &BTreeSet<usize>) {
        let room = std::mem::take(&mut self.spots);
        let Some(last) = used.last() else { return };
        let taken = (0..=*last).map(|site| used.range(..site).count());
        self.spots = taken.filter_map(|place| room.get(place).or(room.last()).copied()).collect();
    }
}

/// Beside a large board of small places, what lies in trays is this part of the board's longer side.
const SHARE: f64 = 1.0 / 13.0;

/// Puts hands on the sides that the game asks for, else below and above the board, and dice to its right. Returns the area of
/// everything too.
pub fn place(equipment: &Equipment, style: &Style, board: Rect) -> (Vec<Tray>, Rect) {
    let mut table = Table {
        board,
        view: board,
        pitch: usual_pitch(equipment).max(board.width().max(board.height()) * SHARE),
        trays: Vec::new(),
    };
    let side_of = |container: &Container| match container.kind {
        ContainerKind::Hand | ContainerKind::Deck => Some(
            style
                .hand_side(container.owner)
                .unwrap_or_else(|| usual_side(container, equipment.players)),
        ),
        _ => None,
    };
    let containers = || equipment.containers.iter().enumerate().skip(1).filter(|it| it.1.sites > 0);
    for side in [Side::Bottom, Side::Top, Side::Left, Side::Right] {
        table.put_all(side, containers().filter(|(_, it)| side_of(it) == Some(side)));
    }
    table.put_all(Side::Right, containers().filter(|(_, it)| it.kind == ContainerKind::Dice));
    (table.trays, table.view)
}

/// The room of what lies in a tray: a domino covers two by four places of the board, and is a little smaller beside it.
fn usual_pitch(equipment: &Equipment) -> f64 {
    let mut kinds = equipment.components.iter().map(|component| &component.kind);
    let dominoes = kinds.any(|kind| matches!(kind, ComponentKind::Domino { .. }));
    if dominoes { 3.0 * PITCH } else { PITCH }
}

/// A small board has hands that are longer than itself: so many places stand in a line, and so much room is shared by several hands.
const LONG_HAND: usize = 8;
const SHARED: f64 = 6.0;

/// The first player sits below, the second above, further ones alternate; what all share lies below.
fn usual_side(container: &Container, players: usize) -> Side {
    let nobody = container.owner == 0 || container.owner > players;
    if nobody || container.owner % 2 == 1 { Side::Bottom } else { Side::Top }
}

struct Table {
    board: Rect,
    view: Rect,
    pitch: f64,
    trays: Vec<Tray>,
}

/// Columns and rows of a tray.
struct Grid {
    container: usize,
    sites: usize,
    columns: usize,
    rows: usize,
}

impl Table {
    /// Puts trays on a side of all that lies there already, as many side by side as the board is long.
    fn put_all<'a>(&mut self, side: Side, them: impl Iterator<Item = (usize, &'a Container)>) {
        let (pitch, gap) = (self.pitch, self.pitch * 0.35);
        let lying = matches!(side, Side::Top | Side::Bottom);
        let along = if lying {
            self.board.width().max(pitch * SHARED)
        } else {
            self.board.height().max(pitch * 2.0)
        };
        let least = if lying { LONG_HAND } else { 1 };
        let most = ((along / pitch).floor() as usize).max(least);
        let length = |grid: &Grid| if lying { grid.columns } else { grid.rows } as f64 * pitch;
        let mut rows: Vec<Vec<Grid>> = Vec::new();
        let mut used = f64::INFINITY;
        for (container, it) in them {
            let (long, short) = (it.sites.min(most), it.sites.div_ceil(most));
            let (columns, rows_of_it) = if lying { (long, short) } else { (short, long) };
            let grid = Grid { container, sites: it.sites, columns, rows: rows_of_it };
            used += gap + length(&grid);
            match rows.last_mut() {
                Some(row) if used <= along => row.push(grid),
                _ => {
                    used = length(&grid);
                    rows.push(vec![grid]);
                }
            }
        }
        for row in rows {
            let total: f64 = row.iter().map(|grid| length(grid) + gap).sum::<f64>() - gap;
            let edge = self.view;
            let mut at = -total / 2.0;
            for grid in row {
                let step = length(&grid) + gap;
                self.put(side, edge, at, &grid);
                at += step;
            }
        }
    }

    /// Puts a tray outside of an edge, beginning so far from the middle of the side.
    fn put(&mut self, side: Side, edge: Rect, from: f64, grid: &Grid) {
        let (pitch, gap) = (self.pitch, self.pitch * 0.35);
        let size = Vec2::new(grid.columns as f64, grid.rows as f64) * pitch;
        let middle = self.board.center();
        // The names of rows and columns stand to the left of the board and below it.
        let margin =
            |beside: bool| if beside { gap.max(label_size(self.board) * 1.9) } else { gap };
        let corner = match side {
            Side::Top => Point::new(middle.x + from, edge.y0 - gap - size.y),
            Side::Bottom => Point::new(middle.x + from, edge.y1 + margin(edge.y1 == self.board.y1)),
            Side::Left => {
                Point::new(edge.x0 - margin(edge.x0 == self.board.x0) - size.x, middle.y + from)
            }
            Side::Right => Point::new(edge.x1 + gap, middle.y + from),
        };
        let area = Rect::from_origin_size(corner, (size.x, size.y));
        let spot = |index: usize| Spot {
            centre: Point::new(
                area.x0 + pitch * ((index % grid.columns) as f64 + 0.5),
                area.y0 + pitch * ((index / grid.columns) as f64 + 0.5),
            ),
            room: pitch / 2.0,
            lead: Vec2::new(0.0, -1.0),
            reach: 0.0,
        };
        let spots = (0..grid.sites).map(spot).collect();
        self.trays.push(Tray { container: grid.container, area, spots });
        self.view = self.view.union(area);
    }
}
