//! Faults that can be found without eyes: something cut off, a piece outside of its site, a piece that cannot be told from its ground.

use std::fmt;

use crate::colour::LEAST_CONTRAST;
use crate::model::{Site, SiteType};
use crate::painter::Painter;
use crate::scene::{Meaning, PieceMark, Scene};
use crate::style::StackKind;

/// Something wrong with a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// Something reaches out of the picture.
    CutOff(String),
    /// A piece reaches out of its site.
    OutOfSite(Site),
    /// A piece is too like its ground.
    Faint(Site, f64),
    /// A piece of the position is not drawn.
    Missing(Site),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CutOff(what) => write!(f, "{what} is cut off"),
            Self::OutOfSite(site) => {
                write!(f, "the piece on site {} reaches out of it", site.index)
            }
            Self::Faint(site, contrast) => {
                write!(f, "the piece on site {} has a contrast of only {contrast:.1}", site.index)
            }
            Self::Missing(site) => write!(f, "the piece on site {} is not drawn", site.index),
        }
    }
}

/// Looks for faults in a picture that a painter made.
pub fn check(painter: &Painter, scene: &Scene, position: &crate::model::Position) -> Vec<Fault> {
    let mut faults = Vec::new();
    let view = scene.view.inflate(0.01, 0.01);
    for node in &scene.nodes {
        let bounds = scene.bounds(node);
        let inside = bounds.x0 >= view.x0
            && bounds.y0 >= view.y0
            && bounds.x1 <= view.x1
            && bounds.y1 <= view.y1;
        if !inside && !bounds.is_zero_area() {
            faults.push(Fault::CutOff(format!("{:?}", node.layer)));
        }
        if let Meaning::Piece(mark) = &node.meaning {
            faults.extend(stands_outside(painter, mark, bounds));
            faults.extend(is_faint(painter, mark));
        }
    }
    for piece in &position.pieces {
        let drawn = scene.nodes.iter().any(|node| match &node.meaning {
            Meaning::Piece(mark) => mark.site == piece.site,
            _ => false,
        });
        if !drawn {
            faults.push(Fault::Missing(piece.site));
        }
    }
    faults.dedup();
    faults
}

fn stands_outside(painter: &Painter, mark: &PieceMark, bounds: kurbo::Rect) -> Option<Fault> {
    let setting = painter.setting();
    let spot = setting.layout.spot(mark.site)?;
    // Lines, filled areas and large pieces take the shape of their sites; rows of pieces have a reach of their own.
    let shaped = mark.site.kind == SiteType::Edge || spot.reach > 0.0 || setting.style.fills_cells;
    let large = setting.equipment.components.get(mark.what).is_some_and(|component| {
        matches!(
            component.kind,
            crate::model::ComponentKind::Large | crate::model::ComponentKind::Tile { .. }
        )
    });
    let store = setting.style.board == crate::style::BoardStyle::Mancala;
    let row = matches!(
        setting.style.stack(mark.site, 0).kind,
        StackKind::TowardsCentre | StackKind::Backgammon
    );
    if shaped || large || store || row {
        return None;
    }
    let room = spot.room * if mark.site.kind == SiteType::Vertex { 1.2 } else { 1.05 };
    let offset = |near: f64, far: f64, middle: f64| (middle - near).max(far - middle);
    let reach = offset(bounds.x0, bounds.x1, spot.centre.x).max(offset(
        bounds.y0,
        bounds.y1,
        spot.centre.y,
    ));
    (reach > room).then_some(Fault::OutOfSite(mark.site))
}

fn is_faint(painter: &Painter, mark: &PieceMark) -> Option<Fault> {
    let ground = painter.setting().ground(mark.site);
    let (face, edge) = mark.colours;
    let contrast = face.over(ground).contrast(ground).max(edge.over(ground).contrast(ground));
    (contrast < LEAST_CONTRAST).then_some(Fault::Faint(mark.site, contrast))
}
