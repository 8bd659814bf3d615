//! Maps: the empty board with the areas that the rules name, or with a way over it.

use kurbo::{BezPath, Point, Rect, Vec2};

use crate::colour::Colour;
use crate::layout::{PITCH, Spot};
use crate::model::{Position, Site, SiteType};
use crate::painter::{Options, Painter};
use crate::scene::{Content, Layer, Meaning, Scene, Shape, Stroke, circle, polygon};
use crate::setting::{Setting, Wanted};
use crate::text::{self, Anchor};

/// An area of the board with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// What it is called.
    pub name: String,
    /// Its places.
    pub sites: Vec<Site>,
}

/// The colours of areas, chosen to differ for every kind of colour blindness.
const COLOURS: [Colour; 8] = [
    Colour::hex(0xf2b33d),
    Colour::hex(0x56b4e9),
    Colour::hex(0x2fb38a),
    Colour::hex(0xe07b39),
    Colour::hex(0xcc79a7),
    Colour::hex(0xf0e442),
    Colour::hex(0x3d7fb8),
    Colour::hex(0xa6a6a6),
];

/// So many areas a map shows at most; where there are more of them than colours, the numbers tell them apart.
pub const MOST_AREAS: usize = 2 * COLOURS.len();

/// The colour of the area with this index.
pub fn colour(index: usize) -> Colour {
    COLOURS[index % COLOURS.len()]
}

/// What is written on an area: the number that it is called by if all are called by one, else one of a count, unless it is the only
/// area and known by its colour.
pub fn sign(areas: &[Area], index: usize) -> String {
    let named: Option<Vec<&str>> = areas.iter().map(|area| number(&area.name)).collect();
    let mut known = named.clone().unwrap_or_default();
    known.sort_unstable();
    known.dedup();
    match named {
        _ if areas.len() < 2 => String::new(),
        Some(named) if known.len() == areas.len() => named[index].to_owned(),
        _ => (index + 1).to_string(),
    }
}

/// The only number in a name.
fn number(name: &str) -> Option<&str> {
    let is_number = |word: &&str| !word.is_empty() && word.chars().all(|it| it.is_ascii_digit());
    let mut numbers = name.split(|it: char| !it.is_alphanumeric()).filter(is_number);
    numbers.next().filter(|_| numbers.next().is_none())
}

/// On a map nothing is sought.
const LEGIBLE: Wanted<'_> = Wanted::Legible { sought: &[] };

/// The colour of a way.
const WAY: Colour = Colour::hex(0x0b62c4);

/// A step longer than so many rooms of a piece is a leap.
const LEAP: f64 = 4.5;

impl Painter {
    /// The empty board with its areas in colours and, where there are several, with the numbers that a key names them by.
    pub fn map(&self, areas: &[Area]) -> Scene {
        let setting = self.setting();
        let mut scene = self.blank();
        for (index, area) in areas.iter().take(MOST_AREAS).enumerate() {
            for site in &area.sites {
                draw_site(&setting, *site, colour(index), &sign(areas, index), &mut scene);
            }
        }
        let view = self.frame(&mut scene);
        let names: Vec<String> = areas
            .iter()
            .enumerate()
            .map(|(index, area)| format!("{} {}", sign(areas, index), area.name).trim().to_owned())
            .collect();
        scene.alt = format!("The empty board, on which these are marked: {}.", names.join("; "));
        self.finish(scene, view)
    }

    /// The empty board with the way over some of its places; nothing where it has no length.
    pub fn route(&self, sites: &[Site], looped: bool) -> Option<Scene> {
        let setting = self.setting();
        let spots: Vec<Spot> = sites.iter().filter_map(|site| setting.layout.spot(*site)).collect();
        let mut scene = self.blank();
        draw_way(&setting, &spots, looped, &mut scene)?;
        let view = self.frame(&mut scene);
        scene.alt = "The empty board with the way as a line with arrowheads.".to_owned();
        Some(self.finish(scene, view))
    }

    /// The empty board with the names of all places, to be shown as large as the page is wide; nothing where every picture of the
    /// whole board names them.
    pub fn names(&self) -> Option<Scene> {
        let setting = self.setting();
        let named = |wanted: Wanted<'_>| {
            let mut scene = self.blank();
            let beside = setting.draw_coordinates(&Position::default(), None, wanted, &mut scene);
            (setting.layout.board.union(beside), scene)
        };
        let count = |scene: &Scene| scene.nodes.len();
        let ((_, some), (view, mut all)) = (named(LEGIBLE), named(Wanted::Every));
        if count(&some) == count(&all) {
            return None;
        }
        all.alt = "The empty board with the name of each place on it.".to_owned();
        Some(self.finish(all, view))
    }

    /// How much of the board some places cover, as far as these are areas.
    pub fn covered(&self, sites: &[Site]) -> f64 {
        let geometry = self.geometry();
        let cells = sites.iter().filter(|site| site.kind == SiteType::Cell);
        let paths = cells.filter_map(|site| geometry.cell_path(site.index));
        let area: f64 = paths.map(|path| kurbo::Shape::area(&path).abs()).sum();
        area / geometry.bounds().area().max(1e-9)
    }

    /// The board without anything on it or beside it.
    pub(crate) fn blank(&self) -> Scene {
        let mut scene =
            Scene { paper: Options::default().paper, title: String::new(), ..Scene::default() };
        self.setting().draw_board(&mut scene);
        scene
    }

    /// Writes the coordinates beside the board and returns the area with them.
    pub(crate) fn frame(&self, scene: &mut Scene) -> Rect {
        let setting = self.setting();
        let view = setting.layout.board;
        view.union(setting.draw_coordinates(&Position::default(), None, LEGIBLE, scene))
    }

    pub(crate) fn finish(&self, mut scene: Scene, view: Rect) -> Scene {
        let all = view.union(scene.content_bounds().unwrap_or(view));
        scene.view = all.inflate(PITCH * 0.12, PITCH * 0.12).expand();
        scene
    }
}

/// Paints one place of an area, with its number.
fn draw_site(setting: &Setting<'_>, site: Site, colour: Colour, number: &str, scene: &mut Scene) {
    let Some(spot) = setting.layout.spot(site) else { return };
    let place = setting.layout.to_plane;
    let cell = setting.geometry.cell_path(site.index).filter(|_| site.kind == SiteType::Cell);
    let edge = setting.geometry.edge_path(site.index).filter(|_| site.kind == SiteType::Edge);
    let (layer, shape) = match (cell, edge) {
        // What is printed there would run into the number.
        (Some(path), _) => {
            let line = setting.theme.lines.0;
            (Layer::Print, Shape::filled(place * path, colour).outlined(line, 1.0))
        }
        (None, Some(path)) => {
            (Layer::Under, Shape::line(place * path, Stroke::new(colour, spot.room * 0.4)))
        }
        (None, None) => {
            let spot = circle(spot.centre, spot.room * 0.7);
            (Layer::Under, Shape::filled(spot, colour).outlined(Colour::INK, 1.0))
        }
    };
    scene.push(layer, Content::Shape(shape), Meaning::Highlight);
    let word = text::line(number, spot.centre, spot.room * 0.8, Anchor::Middle);
    let word = Shape::filled(word, colour.ink_on());
    scene.push(Layer::Over, Content::Shape(word), Meaning::Highlight);
}

/// Draws a way with a dot at its start and arrowheads along it.
fn draw_way(setting: &Setting<'_>, spots: &[Spot], looped: bool, scene: &mut Scene) -> Option<()> {
    // On a large board, which is drawn small, a line must be wider to be seen.
    let board = setting.layout.board;
    let large = (board.width().max(board.height()) / (PITCH * 10.0)).clamp(1.0, 2.2);
    let room = setting.layout.room * large;
    let mut points: Vec<Point> = spots.iter().map(|spot| spot.centre).collect();
    points.dedup_by(|a, b| a.distance(*b) < 1e-6);
    if looped {
        points.push(*points.first()?);
    }
    let legs: Vec<(Point, Point)> = points.windows(2).map(|pair| (pair[0], pair[1])).collect();
    let is_leap = |(a, b): &(Point, Point)| a.distance(*b) > setting.layout.room * LEAP;
    let mut steps = BezPath::new();
    let mut leaps = BezPath::new();
    for leg @ (from, to) in &legs {
        let path = if is_leap(leg) { &mut leaps } else { &mut steps };
        path.move_to(*from);
        path.line_to(*to);
    }
    let width = room * 0.16;
    let mut put = |shape: Shape| scene.push(Layer::Over, Content::Shape(shape), Meaning::Highlight);
    for path in [&steps, &leaps] {
        let casing = Stroke::new(Colour::WHITE.with_opacity(0.8), width + 2.6);
        put(Shape::line(path.clone(), casing));
    }
    put(Shape::line(steps, Stroke::new(WAY, width)));
    put(Shape::line(leaps, Stroke::new(WAY, width * 0.6).dashed(width * 2.0, width * 1.4)));
    for (index, leg @ (from, to)) in legs.iter().enumerate() {
        let turns = legs.get(index + 1).is_none_or(|(_, next)| {
            let (along, on) = ((*to - *from).normalize(), (*next - *to).normalize());
            along.dot(on) < 0.98
        });
        // Where it runs straight, a head now and then tells the way.
        if turns || is_leap(leg) || index % 3 == 1 {
            let last = index + 1 == legs.len();
            put(Shape::filled(head(*from, *to, room * if last { 0.4 } else { 0.3 }, last), WAY));
        }
    }
    let start = circle(*points.first()?, room * 0.32);
    put(Shape::filled(start, WAY).outlined(Colour::WHITE, 1.6));
    (legs.len() > 1).then_some(())
}

/// An arrowhead in the middle of a leg, or at its end.
fn head(from: Point, to: Point, length: f64, at_end: bool) -> BezPath {
    let along = (to - from).normalize();
    let aside = Vec2::new(-along.y, along.x);
    let middle = if at_end { to - along * length * 0.5 } else { from.midpoint(to) };
    polygon([
        middle + along * length,
        middle - along * length * 0.6 + aside * length * 0.8,
        middle - along * length * 0.6 - aside * length * 0.8,
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(names: &[&str]) -> Vec<String> {
        let area = |name: &&str| Area { name: (*name).to_owned(), sites: vec![] };
        let areas: Vec<Area> = names.iter().map(area).collect();
        (0..areas.len()).map(|index| sign(&areas, index)).collect()
    }

    #[test]
    fn areas_that_are_called_by_numbers_keep_them() {
        assert_eq!(signs(&["section 0", "section 1", "section 12"]), ["0", "1", "12"]);
        assert_eq!(signs(&["Player 2's home", "Player 1's home"]), ["2", "1"]);
        assert_eq!(signs(&["home", "section 5"]), ["1", "2"]);
        assert_eq!(signs(&["row 1 of 3", "row 2 of 3"]), ["1", "2"], "which number is meant?");
        assert_eq!(signs(&["section 7"]), [""]);
    }
}
