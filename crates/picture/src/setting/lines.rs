//! The lines and points of a board.

use kurbo::{BezPath, Point};

use super::Setting;
use crate::colour::Colour;
use crate::model::SiteType;
use crate::scene::{Layer, Scene, Shape, Stroke, circle, segment};
use crate::style::{BoardPart, BoardStyle, EdgePaint, LineKind};

/// The colour of lines that only hint at a board.
pub const FAINT: Colour = Colour::hex(0xe3dccd);

/// Draws all lines of the board, the lines that the game adds, and its points.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) {
    edges(setting, scene);
    blocks(setting, scene);
    added(setting, scene);
    points(setting, scene);
}

fn width(setting: &Setting<'_>, outer: bool) -> f64 {
    let part = if outer { BoardPart::OuterEdges } else { BoardPart::InnerEdges };
    let usual = match (setting.geometry.site_type(), outer) {
        (SiteType::Cell, false) => 0.045,
        (SiteType::Cell, true) => 0.075,
        _ => 0.065,
    };
    (usual * setting.style.part_thickness(part).clamp(0.2, 4.0)) * setting.layout.room
}

fn edges(setting: &Setting<'_>, scene: &mut Scene) {
    let mut groups: Vec<(Stroke, BezPath)> = Vec::new();
    for (index, edge) in setting.geometry.edges.iter().enumerate() {
        if !setting
            .geometry
            .centre(SiteType::Edge, index)
            .is_some_and(|at| setting.geometry.shows(at))
        {
            continue;
        }
        // Higher layers show only where balls rest on them.
        if !setting.geometry.on_ground(edge.ends.0) || !setting.geometry.on_ground(edge.ends.1) {
            continue;
        }
        let rule = setting.style.edges.iter().rev().find(|rule| fits(rule, edge.outer));
        let (inner, outer) = setting.theme.lines;
        let colour =
            rule.and_then(|rule| rule.colour).unwrap_or(if edge.outer { outer } else { inner });
        let kind = rule.map_or(LineKind::Thin, |rule| rule.kind);
        if colour.is_hidden() || kind == LineKind::Hidden {
            continue;
        }
        let stroke = stroke(colour, width(setting, edge.outer), kind);
        let Some(path) = setting.geometry.edge_path(index) else { continue };
        let path = setting.layout.to_plane * path;
        match groups.iter_mut().find(|(known, _)| *known == stroke) {
            Some((_, all)) => join(all, &path),
            None => groups.push((stroke, path)),
        }
    }
    // Who plays on points has to see which of them are joined, though the game would rather not show it.
    if groups.is_empty()
        && setting.geometry.site_type() == SiteType::Vertex
        && setting.style.lines.is_empty()
        && !shows_places(setting)
    {
        let colour = setting.theme.body.mix(setting.theme.body.ink_on(), 0.3);
        return hints(setting, colour, scene);
    }
    // The rim lies over the lines that end at it.
    groups.sort_by(|a, b| a.0.width.total_cmp(&b.0.width));
    for (stroke, path) in groups {
        scene.add(Layer::Lines, Shape::line(path, stroke));
    }
}

/// Whether the game prints something of its own on most of its places.
fn shows_places(setting: &Setting<'_>) -> bool {
    let printed: usize = setting.style.symbols.iter().map(|symbol| symbol.sites.len()).sum();
    2 * printed > setting.geometry.vertices.len()
}

/// Faint lines where a board is not to be drawn.
pub fn hints(setting: &Setting<'_>, colour: Colour, scene: &mut Scene) {
    let mut all = BezPath::new();
    for (index, edge) in setting.geometry.edges.iter().enumerate() {
        if !setting.geometry.on_ground(edge.ends.0) || !setting.geometry.on_ground(edge.ends.1) {
            continue;
        }
        if let Some(path) = setting.geometry.edge_path(index) {
            join(&mut all, &(setting.layout.to_plane * path));
        }
    }
    if !all.elements().is_empty() {
        scene.add(Layer::Lines, Shape::line(all, Stroke::new(colour, 1.6)));
    }
}

/// Strong lines between areas that belong to different blocks of the board.
fn blocks(setting: &Setting<'_>, scene: &mut Scene) {
    let geometry = setting.geometry;
    let mut block = vec![usize::MAX; geometry.cells.len()];
    for (number, sites) in setting.style.blocks.iter().enumerate() {
        for site in sites {
            block.get_mut(*site).into_iter().for_each(|block| *block = number);
        }
    }
    let mut beside: Vec<Option<usize>> = vec![None; geometry.edges.len()];
    let mut border = BezPath::new();
    for (cell, shape) in geometry.cells.iter().enumerate() {
        for &edge in shape.edges.iter().filter(|edge| **edge < geometry.edges.len()) {
            let other = beside[edge].replace(block[cell]);
            if other.is_some_and(|other| other != block[cell])
                && let Some(path) = geometry.edge_path(edge)
            {
                join(&mut border, &(setting.layout.to_plane * path));
            }
        }
    }
    if !border.elements().is_empty() {
        let colour = setting.theme.lines.1;
        let width = width(setting, true) * 1.5;
        scene.add(Layer::Lines, Shape::line(border, Stroke::new(colour, width)));
    }
}

/// Adds a line, running on from the last one where it ends there in the same direction: a grid becomes a few long lines.
fn join(all: &mut BezPath, line: &BezPath) {
    use kurbo::PathEl::{LineTo, MoveTo};
    let elements = all.elements();
    if let (&[MoveTo(a), LineTo(b)], [.., MoveTo(from) | LineTo(from), LineTo(last)]) =
        (line.elements(), elements)
    {
        let (old, new) = (*last - *from, b - a);
        if last.distance(a) < 1e-6
            && old.cross(new).abs() < 1e-6 * old.hypot() * new.hypot()
            && old.dot(new) > 0.0
        {
            let from_is_start = matches!(elements[elements.len() - 2], MoveTo(_));
            if from_is_start {
                all.pop();
            }
            all.line_to(b);
            return;
        }
    }
    all.extend(line.elements().iter().copied());
}

fn fits(rule: &EdgePaint, outer: bool) -> bool {
    !rule.connection && rule.filter.outer.is_none_or(|wanted| wanted == outer)
}

fn stroke(colour: Colour, width: f64, kind: LineKind) -> Stroke {
    match kind {
        LineKind::Thin | LineKind::Hidden => Stroke::new(colour, width),
        LineKind::Thick => Stroke::new(colour, width * 2.2),
        LineKind::Dotted => Stroke::new(colour, width * 1.3).dashed(0.1, width * 3.2),
        LineKind::Dashed => Stroke::new(colour, width).dashed(width * 4.0, width * 3.5),
    }
}

fn added(setting: &Setting<'_>, scene: &mut Scene) {
    let board = setting.layout.to_plane.transform_rect_bbox(setting.geometry.bounds());
    for line in &setting.style.lines {
        let colour = line.colour.unwrap_or(setting.theme.lines.1);
        if colour.is_hidden() || line.kind == LineKind::Hidden {
            continue;
        }
        let mut path = BezPath::new();
        for (from, to) in &line.ends {
            let (Some(from), Some(to)) = (setting.layout.spot(*from), setting.layout.spot(*to))
            else {
                continue;
            };
            let one = match line.curve {
                Some([x1, y1, x2, y2]) => {
                    // Control points are shares of the board, measured from its lower left corner.
                    let at = |x: f64, y: f64| {
                        Point::new(board.x0 + x * board.width(), board.y1 - y * board.height())
                    };
                    let mut curve = BezPath::new();
                    curve.move_to(from.centre);
                    curve.curve_to(at(x1, y1), at(x2, y2), to.centre);
                    curve
                }
                None => segment(from.centre, to.centre),
            };
            path.extend(one.elements().iter().copied());
        }
        let width = width(setting, false) * line.scale.clamp(0.3, 6.0) * 1.4;
        scene.add(Layer::Lines, Shape::line(path, stroke(colour, width, line.kind)));
    }
}

/// The size of a place on a way, in rooms of a piece.
const TRAIL: f64 = 0.22;

/// Whether most points lie on a way that goes on from one to the next, rather than where lines cross.
fn is_trail(setting: &Setting<'_>) -> bool {
    let geometry = setting.geometry;
    let mut lines = vec![0_usize; geometry.vertices.len()];
    for edge in &geometry.edges {
        for end in [edge.ends.0, edge.ends.1] {
            lines.get_mut(end).into_iter().for_each(|count| *count += 1);
        }
    }
    2 * lines.iter().filter(|count| **count <= 2).count() > lines.len()
}

fn points(setting: &Setting<'_>, scene: &mut Scene) {
    let geometry = setting.geometry;
    let on_points = geometry.site_type() == SiteType::Vertex;
    let usual: f64 = match setting.style.board {
        BoardStyle::PenAndPaper => 0.11,
        BoardStyle::Graph => 0.17,
        _ if on_points && !geometry.edges.is_empty() => 0.09,
        _ => 0.08,
    };
    // Without lines to meet in, points must show themselves.
    let (inner_line, outer_line) = setting.theme.lines;
    let all_hidden = setting.style.edges.iter().any(|rule| {
        rule.kind == LineKind::Hidden && rule.filter.outer.is_none() && !rule.connection
    });
    let bare = geometry.edges.is_empty()
        || all_hidden
        || (inner_line.is_hidden() && outer_line.is_hidden());
    let lonely = on_points && bare;
    // Along a way that nothing crosses, nobody would see where a place is.
    let trail = on_points && is_trail(setting);
    let usual = match (lonely, trail) {
        (true, _) => 0.3,
        (false, true) => usual.max(TRAIL),
        (false, false) => usual,
    };
    let thickness = |part: BoardPart| setting.style.part_thickness(part);
    let thickest = thickness(BoardPart::OuterVertices).max(thickness(BoardPart::InnerVertices));
    let mut paths: [BezPath; 2] = Default::default();
    for (index, point) in geometry
        .vertices
        .iter()
        .enumerate()
        .filter(|(index, point)| geometry.on_ground(*index) && geometry.shows(**point))
    {
        let outer = geometry.outer_vertices.get(index).copied().unwrap_or(false);
        let part = if outer { BoardPart::OuterVertices } else { BoardPart::InnerVertices };
        // Places that pieces stand on are all of one size.
        let wish = if on_points { thickest } else { setting.style.part_thickness(part) };
        let radius = setting.layout.room * usual * wish.clamp(0.3, 6.0).sqrt();
        paths[usize::from(outer)]
            .extend(circle(setting.layout.to_plane * *point, radius).elements().iter().copied());
    }
    let [inner, outer] = paths;
    let (inner_colour, outer_colour) = setting.theme.points;
    let fallback =
        (lonely || trail).then(|| setting.theme.body.mix(setting.theme.body.ink_on(), 0.45));
    for (path, colour) in [(inner, inner_colour.or(fallback)), (outer, outer_colour.or(fallback))] {
        if let Some(colour) = colour.filter(|_| !path.elements().is_empty()) {
            scene.add(Layer::Lines, Shape::filled(path, colour));
        }
    }
}
