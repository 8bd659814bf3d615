//! What some grids have besides their lines: rivers, palaces, loops.

use kurbo::{BezPath, Point, Rect, Vec2};

use super::Setting;
use crate::colour::Colour;
use crate::layout::PITCH;
use crate::model::SiteType;
use crate::scene::{Layer, Scene, Shape, Stroke, circle, rect, segment};
use crate::style::BoardStyle;
use crate::text;

/// Draws what belongs to the style of the board.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) {
    match setting.style.board {
        BoardStyle::Xiangqi => {
            river(setting, scene);
            palaces(setting, scene);
        }
        BoardStyle::Janggi => palaces(setting, scene),
        BoardStyle::Surakarta => loops(setting, scene),
        BoardStyle::Go => stars(setting, scene),
        BoardStyle::Shogi => camps(setting, scene),
        BoardStyle::Connective => goals(setting, scene),
        BoardStyle::Tafl if setting.style.symbols.is_empty() => throne(setting, scene),
        _ => {}
    }
}

fn grid(setting: &Setting<'_>) -> Rect {
    setting.layout.to_plane.transform_rect_bbox(setting.geometry.bounds())
}

fn line(setting: &Setting<'_>, path: BezPath) -> Shape {
    Shape::line(path, Stroke::new(setting.theme.lines.0, setting.layout.room * 0.065))
}

/// Takes the lines between the two middle rows away, and names what flows there.
fn river(setting: &Setting<'_>, scene: &mut Scene) {
    let grid = grid(setting);
    let middle = grid.center().y;
    let pitch = nearest_row(setting, middle);
    let inset = setting.layout.room * 0.05;
    let water =
        Rect::new(grid.x0 + inset, middle - pitch + inset, grid.x1 - inset, middle + pitch - inset);
    scene.add(Layer::Lines, Shape::filled(rect(water), setting.theme.body));
    let size = pitch * 1.3;
    for (word, x) in [("楚河", 0.25), ("漢界", 0.75)] {
        let at = Point::new(grid.x0 + grid.width() * x, middle);
        for (index, sign) in word.chars().enumerate() {
            let place = Rect::from_center_size(
                at + Vec2::new((index as f64 - 0.5) * size * 1.15, 0.0),
                (size, size),
            );
            let colour = setting.theme.lines.0.with_opacity(0.55);
            scene.add(Layer::Print, Shape::filled(text::column(&sign.to_string(), place), colour));
        }
    }
}

/// How far the nearest row is from the middle.
fn nearest_row(setting: &Setting<'_>, middle: f64) -> f64 {
    let rows =
        setting.layout.spots(SiteType::Vertex).iter().map(|spot| (spot.centre.y - middle).abs());
    rows.filter(|distance| *distance > 1.0).fold(PITCH, f64::min)
}

/// The crossed diagonals in the middle of the first three rows on each side.
fn palaces(setting: &Setting<'_>, scene: &mut Scene) {
    let grid = grid(setting);
    let half = PITCH;
    let x = grid.center().x;
    let mut path = BezPath::new();
    for (outer, inner) in [(grid.y0, grid.y0 + 2.0 * half), (grid.y1, grid.y1 - 2.0 * half)] {
        for (a, b) in [(x - half, x + half), (x + half, x - half)] {
            path.extend(
                segment(Point::new(a, outer), Point::new(b, inner)).elements().iter().copied(),
            );
        }
    }
    scene.add(Layer::Lines, line(setting, path));
}

/// The loops that join the ends of lines around the corners.
fn loops(setting: &Setting<'_>, scene: &mut Scene) {
    let grid = grid(setting);
    let corners = [
        (grid.x0, grid.y0, -1.0, -1.0),
        (grid.x1, grid.y0, 1.0, -1.0),
        (grid.x1, grid.y1, 1.0, 1.0),
        (grid.x0, grid.y1, -1.0, 1.0),
    ];
    let lines = (grid.width() / PITCH).round() as usize / 2;
    let mut path = BezPath::new();
    for (x, y, sx, sy) in corners {
        for step in 1..=lines.min(2) {
            let reach = PITCH * step as f64;
            let corner = Point::new(x, y);
            // Three quarters of a circle about the corner, from the row to the column, around the outside.
            let start = Vec2::new(-sx, 0.0);
            let sweep = -1.5 * std::f64::consts::PI * sx * sy;
            path.move_to(corner + start * reach);
            path.extend(
                kurbo::Arc::new(corner, (reach, reach), start.atan2(), sweep, 0.0)
                    .append_iter(0.05),
            );
        }
    }
    scene.add(Layer::Lines, line(setting, path));
}

/// The star points of a Go board, where the game prints none itself.
fn stars(setting: &Setting<'_>, scene: &mut Scene) {
    if !setting.style.symbols.is_empty() {
        return;
    }
    let grid = grid(setting);
    let size = (grid.width() / PITCH).round() as usize + 1;
    let places: &[usize] = match size {
        19 => &[3, 9, 15],
        13 => &[3, 6, 9],
        9 => &[2, 4, 6],
        _ => return,
    };
    let mut path = BezPath::new();
    for &x in places {
        for &y in places {
            let at = Point::new(grid.x0 + x as f64 * PITCH, grid.y0 + y as f64 * PITCH);
            path.extend(circle(at, setting.layout.room * 0.13).elements().iter().copied());
        }
    }
    scene.add(Layer::Lines, Shape::filled(path, setting.theme.lines.0));
}

/// The dots at the corners of the camps of a shogi board of nine squares a side.
fn camps(setting: &Setting<'_>, scene: &mut Scene) {
    let grid = grid(setting);
    let size = (grid.width() / PITCH).round() as usize;
    if !size.is_multiple_of(3) || size < 9 {
        return;
    }
    let third = size as f64 / 3.0 * PITCH;
    let mut path = BezPath::new();
    for x in [third, 2.0 * third] {
        for y in [third, 2.0 * third] {
            path.extend(
                circle(Point::new(grid.x0 + x, grid.y0 + y), setting.layout.room * 0.12)
                    .elements()
                    .iter()
                    .copied(),
            );
        }
    }
    scene.add(Layer::Lines, Shape::filled(path, setting.theme.lines.0));
}

/// Draws the sides that a player has to join in that player's colour.
fn goals(setting: &Setting<'_>, scene: &mut Scene) {
    let geometry = setting.geometry;
    let players = setting.equipment.players;
    let owners = |cell: usize| {
        setting
            .style
            .owned
            .iter()
            .filter(move |(owner, sites)| (1..=players).contains(owner) && sites.contains(&cell))
            .map(|(owner, _)| *owner)
    };
    let mut sides: Vec<BezPath> = vec![BezPath::new(); players + 1];
    for (index, cell) in geometry.cells.iter().enumerate() {
        for &edge in cell
            .edges
            .iter()
            .filter(|&&edge| geometry.edges.get(edge).is_some_and(|edge| edge.outer))
        {
            let (Some(path), Some(middle)) =
                (geometry.edge_path(edge), geometry.centre(SiteType::Edge, edge))
            else {
                continue;
            };
            // A corner lies on the sides of two players: each of its lines goes on where the nearer neighbour's side does.
            let nearest = |owner: usize| {
                let own = geometry
                    .cells
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| *other != index && owners(*other).eq([owner]));
                own.map(|(_, other)| other.centre.distance(middle)).fold(f64::INFINITY, f64::min)
            };
            if let Some(owner) = owners(index).min_by(|&a, &b| nearest(a).total_cmp(&nearest(b))) {
                sides[owner].extend((setting.layout.to_plane * path).elements().iter().copied());
            }
        }
    }
    for (owner, path) in
        sides.into_iter().enumerate().filter(|(_, path)| !path.elements().is_empty())
    {
        let colour = setting.style.player_colour(owner, players);
        let width = setting.layout.room * 0.26;
        scene.add(Layer::Lines, Shape::line(path.clone(), Stroke::new(Colour::INK, width + 2.0)));
        scene.add(Layer::Lines, Shape::line(path, Stroke::new(colour, width)));
    }
}

/// The cross on the square in the middle of a tafl board.
fn throne(setting: &Setting<'_>, scene: &mut Scene) {
    let middle = grid(setting).center();
    let spots = setting.layout.spots(SiteType::Cell);
    if let Some(spot) = spots.iter().find(|spot| spot.centre.distance(middle) < 1.0) {
        let reach = spot.room * 0.8;
        let mut cross =
            segment(spot.centre + Vec2::new(-reach, -reach), spot.centre + Vec2::new(reach, reach));
        cross.extend(
            segment(spot.centre + Vec2::new(reach, -reach), spot.centre + Vec2::new(-reach, reach))
                .elements()
                .iter()
                .copied(),
        );
        scene.add(Layer::Print, line(setting, cross));
    }
}
