//! Whether each piece keeps to its site.

use kurbo::Rect;

use super::{Drawn, Fault};
use crate::model::{Position, SiteType};
use crate::painter::Painter;
use crate::placing::towards_centre;
use crate::setting::{Setting, mancala_hollow};
use crate::style::{BoardStyle, StackKind};

/// A piece that reaches out of its site.
pub fn outside(painter: &Painter, piece: &Drawn<'_>, position: &Position) -> Option<Fault> {
    let setting = painter.setting();
    let site = piece.mark.site;
    let inside = area(&setting, piece, position)?;
    (inside.union(piece.bounds) != inside).then_some(Fault::OutOfSite(site))
}

/// The area that a piece must keep to.
fn area(setting: &Setting<'_>, piece: &Drawn<'_>, position: &Position) -> Option<Rect> {
    let site = piece.mark.site;
    let spot = setting.layout.spot(site)?;
    let is_shape = matches!(piece.node.content, crate::scene::Content::Shape(_));
    let around = |room: f64| Rect::from_center_size(spot.centre, (2.0 * room, 2.0 * room));
    if site.container > 0 {
        return Some(around(spot.room * 1.05));
    }
    if setting.style.board == BoardStyle::Mancala {
        return Some(mancala_hollow(setting, site.index, spot).inflate(1.0, 1.0));
    }
    match site.kind {
        SiteType::Edge if is_shape => {
            let path = setting.layout.to_plane * setting.geometry.edge_path(site.index)?;
            let reach = setting.layout.room * 0.4;
            return Some(kurbo::Shape::bounding_box(&path).inflate(reach, reach));
        }
        SiteType::Cell => {
            let covers =
                position.pieces.iter().find(|it| it.site == site).map_or(&[][..], |it| &it.covers);
            if covers.len() > 1 {
                let boxes = covers.iter().filter_map(|cell| cell_box(setting, *cell));
                return boxes.reduce(|all, one| all.union(one));
            }
            if is_shape {
                return cell_box(setting, site.index);
            }
        }
        _ => {}
    }
    let row = spot.reach > 0.0
        || matches!(
            setting.style.stack(site, 0).kind,
            StackKind::TowardsCentre | StackKind::Backgammon
        );
    let room = spot.room * if site.kind == SiteType::Vertex { 1.2 } else { 1.05 };
    if !row {
        return Some(around(room));
    }
    // A row of pieces keeps to the way it leads.
    let (way, reach) = match setting.style.stack(site, 0).kind {
        StackKind::TowardsCentre => {
            let way = setting.layout.board.center() - spot.centre;
            (if way.hypot() > 1.0 { way.normalize() } else { spot.lead }, towards_centre(way))
        }
        _ => (spot.lead, spot.reach),
    };
    Some(around(room).union(around(room) + way * reach))
}

fn cell_box(setting: &Setting<'_>, cell: usize) -> Option<Rect> {
    let path = setting.layout.to_plane * setting.geometry.cell_path(cell)?;
    // The ways over a tile are cut off at its edge, though a box around such a line is wider.
    let reach = setting.layout.room * 0.15;
    Some(kurbo::Shape::bounding_box(&path).inflate(reach, reach))
}
