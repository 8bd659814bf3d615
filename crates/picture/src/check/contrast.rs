//! Whether pieces stand out from what lies under them.

use super::{Drawn, Fault};
use crate::colour::LEAST_CONTRAST;
use crate::ground::Ground;
use crate::model::SiteType;
use crate::painter::Painter;
use crate::scene::{Layer, Scene};

/// The pieces whose face and outline are both too like what lies under them.
pub fn pieces(painter: &Painter, scene: &Scene, drawn: &[Drawn<'_>]) -> Vec<Fault> {
    let ground = Ground::below(scene, Layer::Pieces);
    let setting = painter.setting();
    let mut faults = Vec::new();
    for stack in drawn.chunk_by(|a, b| a.mark.site == b.mark.site) {
        // Only the lowest lies on the board itself.
        let piece = &stack[0];
        let at = match piece.mark.site {
            site if site.kind == SiteType::Edge && site.container == 0 => {
                setting.layout.spot(site).map(|spot| spot.centre)
            }
            _ => None,
        };
        let colour = ground.at(at.unwrap_or_else(|| piece.bounds.center()));
        let (face, edge) = piece.mark.colours;
        let contrast = face.over(colour).contrast(colour).max(edge.over(colour).contrast(colour));
        // What was worked out to be just enough may be a hair less after rounding.
        if contrast < LEAST_CONTRAST - 0.02 {
            faults.push(Fault::Faint(piece.mark.site, contrast));
        }
    }
    faults
}
