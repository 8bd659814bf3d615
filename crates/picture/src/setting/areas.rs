//! The areas of a board and the colours laid over them.

use kurbo::{Affine, BezPath};

use super::Setting;
use crate::colour::Colour;
use crate::model::SiteType;
use crate::scene::{Layer, Scene, Shape, Stroke, circle};

/// Fills all areas, those of one colour as one shape.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) {
    let mut by_colour: Vec<(Colour, BezPath)> = Vec::new();
    for (index, cell) in setting.geometry.cells.iter().enumerate() {
        if !setting.geometry.shows(cell.centre) {
            continue;
        }
        let (Some(colour), Some(path)) =
            (setting.theme.cell(setting.geometry, index), setting.geometry.cell_path(index))
        else {
            continue;
        };
        let path = setting.layout.to_plane * path;
        match by_colour.iter_mut().find(|(known, _)| *known == colour) {
            Some((_, all)) => all.extend(path.elements().iter().copied()),
            None => by_colour.push((colour, path)),
        }
    }
    for (colour, path) in by_colour {
        scene.add(Layer::Cells, Shape::filled(path, colour));
    }
}

/// Lays the colours of regions over their sites.
pub fn regions(setting: &Setting<'_>, scene: &mut Scene) {
    for region in &setting.style.regions {
        if region.colour.is_hidden() {
            continue;
        }
        let mut merged = BezPath::new();
        for site in region.sites.iter().filter(|site| site.container == 0) {
            let Some(spot) = setting.layout.spot(*site) else { continue };
            match site.kind {
                SiteType::Cell => {
                    let Some(path) = setting.geometry.cell_path(site.index) else { continue };
                    let path = setting.layout.to_plane * path;
                    let about = Affine::translate(spot.centre.to_vec2())
                        * Affine::scale(region.scale)
                        * Affine::translate(-spot.centre.to_vec2());
                    merged.extend((about * path).elements().iter().copied());
                }
                SiteType::Vertex => {
                    let radius = spot.room * 0.8 * region.scale;
                    merged.extend(circle(spot.centre, radius).elements().iter().copied());
                }
                SiteType::Edge => {
                    let Some(path) = setting.geometry.edge_path(site.index) else { continue };
                    let stroke =
                        Stroke::new(region.colour, setting.layout.room * 0.22 * region.scale);
                    scene.add(Layer::Lines, Shape::line(setting.layout.to_plane * path, stroke));
                }
            }
        }
        if !merged.elements().is_empty() {
            scene.add(Layer::Cells, Shape::filled(merged, region.colour));
        }
    }
}
