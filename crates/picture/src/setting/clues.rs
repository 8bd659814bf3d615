//! The clues of a puzzle: numbers in sites, cages around sums, runs along rows and columns, signs between neighbours.

use kurbo::{Point, Vec2};
use rustc_hash::FxHashMap;

use super::Setting;
use crate::colour::Colour;
use crate::layout::Spot;
use crate::model::{Site, SiteType};
use crate::scene::{Content, Layer, Meaning, Scene, Shape, Stroke, polygon, segment};
use crate::style::Clue;
use crate::text::{self, Anchor};

/// The ground of areas that no run of a puzzle goes through.
const BLOCK: Colour = Colour::hex(0x57524a);
/// What is written on it.
const LIGHT: Colour = Colour::hex(0xffffff);
/// A number there is this part of the radius of its place high.
const IN_BLOCK: f64 = 0.74;
const CAGE: Colour = Colour::hex(0x4a6390);
/// A number alone is this part of the radius of its place high.
const ALONE: f64 = 0.95;

/// Writes the clues.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) {
    let clues = &setting.style.clues;
    let (single, several): (Vec<&Clue>, Vec<&Clue>) =
        clues.iter().partition(|clue| clue.sites.len() == 1);
    for clue in single {
        let Some(spot) = clue.sites.first().and_then(|site| setting.layout.spot(*site)) else {
            continue;
        };
        write(
            scene,
            &clue.value.to_string(),
            spot.centre,
            size(setting, clue, spot),
            Anchor::Middle,
        );
    }
    // A pair without a number can only say which of the two is less.
    let (pairs, several): (Vec<&Clue>, Vec<&Clue>) =
        several.into_iter().partition(|clue| clue.sites.len() == 2 && clue.value == 0);
    pairs.iter().for_each(|clue| sign(setting, clue, scene));
    if overlap(&several) {
        let blocks = blocks(setting, &several, scene);
        several.iter().for_each(|clue| run(setting, clue, &blocks, scene));
    } else {
        several.iter().for_each(|clue| cage(setting, clue, scene));
    }
}

/// The size of a number that stands alone: where pieces go elsewhere, it has all the room of its place.
fn size(setting: &Setting<'_>, clue: &Clue, spot: Spot) -> f64 {
    match clue.sites.first() {
        Some(site) if site.kind != setting.geometry.site_type() => {
            let scale = setting.layout.to_plane.as_coeffs()[0];
            spot.room.max(setting.geometry.room(site.kind, site.index) * scale * ALONE)
        }
        _ => spot.room,
    }
}

fn write(scene: &mut Scene, word: &str, at: Point, size: f64, anchor: Anchor) {
    let outline = text::line(word, at, size, anchor);
    let shape = Shape::filled(outline, Colour::INK);
    scene.push(Layer::Print, Content::Shape(shape), Meaning::Label);
}

/// Whether some site belongs to two clues.
fn overlap(clues: &[&Clue]) -> bool {
    let mut sites: Vec<Site> = clues.iter().flat_map(|clue| &clue.sites).copied().collect();
    sites.sort_unstable();
    sites.windows(2).any(|pair| pair[0] == pair[1])
}

/// "Less than", its point at the first site and its wide end at the second.
fn sign(setting: &Setting<'_>, clue: &Clue, scene: &mut Scene) {
    let spot = |site: &Site| setting.layout.spot(*site);
    let [Some(less), Some(more)] = [0, 1].map(|end| clue.sites.get(end).and_then(spot)) else {
        return;
    };
    let middle = less.centre.midpoint(more.centre);
    let along = (more.centre - less.centre).normalize() * setting.layout.room * 0.2;
    let aside = Vec2::new(-along.y, along.x) * 1.1;
    let mut path = segment(middle + along + aside, middle - along);
    path.line_to(middle + along - aside);
    let stroke = |colour, width| Shape::line(path.clone(), Stroke::new(colour, width));
    let ground = setting.theme.area(0).unwrap_or(setting.theme.body);
    scene.add(Layer::Print, stroke(ground, setting.layout.room * 0.42));
    let shape = stroke(Colour::INK, setting.layout.room * 0.11);
    scene.push(Layer::Print, Content::Shape(shape), Meaning::Label);
}

/// Darkens the areas that belong to no clue, and says where they are: where most do, these are no part of the puzzle.
fn blocks(setting: &Setting<'_>, clues: &[&Clue], scene: &mut Scene) -> Vec<Spot> {
    let mut used = vec![false; setting.geometry.cells.len()];
    for site in clues.iter().flat_map(|clue| &clue.sites) {
        if let (SiteType::Cell, Some(used)) = (site.kind, used.get_mut(site.index)) {
            *used = true;
        }
    }
    let mut blocks = Vec::new();
    for index in (0..used.len()).filter(|index| !used[*index]) {
        if let Some(path) = setting.geometry.cell_path(index) {
            scene.add(Layer::Cells, Shape::filled(setting.layout.to_plane * path, BLOCK));
            blocks.extend(setting.layout.spot(Site::board(SiteType::Cell, index)));
        }
    }
    blocks
}

/// The block just before the first places of a run.
fn block_before(spots: &[Spot], first: Spot, blocks: &[Spot]) -> Option<Spot> {
    let gap = |spot: &&Spot| spot.centre.distance(first.centre);
    let others = spots.iter().filter(|spot| gap(spot) > 1e-6);
    let next = others.min_by(|a, b| gap(a).total_cmp(&gap(b)))?;
    let before = first.centre - (next.centre - first.centre);
    blocks.iter().find(|block| block.centre.distance(before) < first.room * 0.2).copied()
}

/// The number of a run in the block before it, on its side of the line that parts the runs to the right and down.
fn in_block(block: Spot, word: &str, down: bool, scene: &mut Scene) {
    let room = block.room;
    let corner = Vec2::new(0.94, 0.94) * room;
    let line = segment(block.centre - corner, block.centre + corner);
    scene.add(Layer::Print, Shape::line(line, Stroke::new(LIGHT.with_opacity(0.5), 1.2)));
    let side = if down { Vec2::new(-0.4, 0.46) } else { Vec2::new(0.4, -0.46) };
    let outline = text::line(word, block.centre + side * room, room * IN_BLOCK, Anchor::Middle);
    let shape = Shape::filled(outline, LIGHT);
    scene.push(Layer::Print, Content::Shape(shape), Meaning::Label);
}

/// The number of a straight run of sites in the block before it; without a block, in the corner of its first place, with an arrowhead
/// that says which way it goes.
fn run(setting: &Setting<'_>, clue: &Clue, blocks: &[Spot], scene: &mut Scene) {
    let spots: Vec<Spot> =
        clue.sites.iter().filter_map(|site| setting.layout.spot(*site)).collect();
    let Some(first) =
        spots.iter().min_by(|a, b| (a.centre.x + a.centre.y).total_cmp(&(b.centre.x + b.centre.y)))
    else {
        return;
    };
    let room = first.room;
    let down = spots.iter().all(|spot| (spot.centre.x - first.centre.x).abs() < room * 0.1);
    let word = clue.value.to_string();
    if let Some(block) = block_before(&spots, *first, blocks) {
        return in_block(block, &word, down, scene);
    }
    let size = room * 0.5;
    let width = text::width(&word, size);
    let (x, y) =
        if down { (0.86 * room - size * 0.55 - width, -0.68) } else { (-0.86 * room, -0.68) };
    let start = first.centre + Vec2::new(x, y * room);
    write(scene, &word, start, size, Anchor::Start);
    let tip = start + Vec2::new(width + size * 0.35, 0.0);
    let reach = size * 0.2;
    let head = if down {
        [Vec2::new(-reach, -reach), Vec2::new(reach, -reach), Vec2::new(0.0, reach)]
    } else {
        [Vec2::new(-reach, -reach), Vec2::new(-reach, reach), Vec2::new(reach, 0.0)]
    };
    let shape = Shape::filled(polygon(head.map(|corner| tip + corner)), CAGE);
    scene.push(Layer::Print, Content::Shape(shape), Meaning::Label);
}

/// A dashed line around areas that belong together, and their number in the corner of the first.
fn cage(setting: &Setting<'_>, clue: &Clue, scene: &mut Scene) {
    let spots = clue.sites.iter().filter_map(|site| setting.layout.spot(*site));
    let first = spots.min_by(|a, b| {
        (a.centre.y + a.centre.x * 0.01).total_cmp(&(b.centre.y + b.centre.x * 0.01))
    });
    let Some(first) = first else { return };
    let room = first.room;
    if clue.value != 0 {
        let at = first.centre + Vec2::new(-0.76, -0.6) * room;
        write(scene, &clue.value.to_string(), at, room * 0.46, Anchor::Start);
    }
    let line = Stroke::new(CAGE, room * 0.055).dashed(room * 0.16, room * 0.14);
    for (from, to) in outline(setting, clue) {
        scene.add(Layer::Print, Shape::line(segment(from, to), line.clone()));
    }
}

/// The border of the areas of a clue, drawn a little inside.
fn outline(setting: &Setting<'_>, clue: &Clue) -> Vec<(Point, Point)> {
    const INSET: f64 = 0.13;
    let cells = || {
        clue.sites
            .iter()
            .filter(|site| site.kind == SiteType::Cell)
            .filter_map(|site| setting.geometry.cells.get(site.index))
    };
    let mut sides: FxHashMap<(usize, usize), usize> = FxHashMap::default();
    for cell in cells() {
        for (a, b) in around(&cell.corners) {
            *sides.entry((a.min(b), a.max(b))).or_default() += 1;
        }
    }
    let within = |a: usize, b: usize| sides.get(&(a.min(b), a.max(b))).is_some_and(|n| *n > 1);
    let mut lines = Vec::new();
    for cell in cells() {
        let corners = &cell.corners;
        let place = |corner: usize| {
            setting.geometry.vertices.get(corner).map(|at| setting.layout.to_plane * *at)
        };
        let centre = setting.layout.to_plane * cell.centre;
        for (step, (a, b)) in around(corners).enumerate() {
            let (Some(from), Some(to)) = (place(a), place(b)) else { continue };
            if within(a, b) {
                continue;
            }
            let before = corners[(step + corners.len() - 1) % corners.len()];
            let after = corners[(step + 2) % corners.len()];
            let along = (to - from).normalize();
            // Where the next area belongs to the cage too, the line goes on to it.
            let end = |corner: Point, open: bool| {
                let inner = corner.lerp(centre, INSET);
                if open { inner + along * along.dot(corner - inner) } else { inner }
            };
            lines.push((end(from, within(before, a)), end(to, within(b, after))));
        }
    }
    lines
}

fn around(corners: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    corners.iter().zip(corners.iter().cycle().skip(1)).map(|(a, b)| (*a, *b))
}
