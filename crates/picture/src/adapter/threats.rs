//! Check: pieces of which the game wants an attack to be seen.

use engine::World;

use super::moves::site;
use crate::highlight::{Highlight, Weight};
use crate::model::SiteType;
use crate::painter::Painter;

/// The marks for every piece in check: it is marked as threatened, and an arrow leads to it from each piece that attacks it.
pub fn checks(world: &mut World<'_>, painter: &Painter) -> Vec<Highlight> {
    let setting = painter.setting();
    if setting.style.checked.is_empty() {
        return Vec::new();
    }
    let program = world.program;
    let position = super::position(world, None);
    let mut marks = Vec::new();
    for piece in position.pieces.iter().filter(|piece| piece.site.container == 0) {
        let Some(component) = setting.equipment.components.get(piece.what) else { continue };
        if !setting.style.checked.iter().any(|filter| filter.matches(piece, component)) {
            continue;
        }
        let kind = match piece.site.kind {
            SiteType::Vertex => board::SiteType::Vertex,
            SiteType::Edge => board::SiteType::Edge,
            SiteType::Cell => board::SiteType::Cell,
        };
        let Ok(number) = i32::try_from(piece.site.index) else { continue };
        let attackers = world.attackers(number, kind);
        if attackers.is_empty() {
            continue;
        }
        marks.push(Highlight::Threat(piece.site));
        let ways = attackers.into_iter().filter_map(|from| site(program, from, Some(kind)));
        marks.extend(ways.map(|from| Highlight::Move {
            path: vec![from, piece.site],
            weight: Weight::Possible,
        }));
    }
    marks
}
