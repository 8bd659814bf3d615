//! The names of places where rows and columns have none: on each place, or beside it.

use kurbo::{BezPath, Line, Point, Rect, Shape as _, Vec2};

use super::{PAPER, Setting, plate};
use crate::layout::Spot;
use crate::model::{Piece, Position, Site, SiteType};
use crate::scene::{Content, Layer, Meaning, Scene, Shape, rounded};
use crate::text::{self, Anchor};

/// What the names of places are drawn from.
pub struct Names<'a> {
    /// The board.
    pub setting: &'a Setting<'a>,
    /// What lies on it.
    pub position: &'a Position,
    /// The part that is shown, if it is not all.
    pub window: Option<Rect>,
    /// How large a name must be to be read.
    pub least: f64,
    /// The places that are named in any case.
    pub sought: &'a [Site],
}

impl Names<'_> {
    /// The name of each site that is shown and has room for one that can be read: beside the site where there is room, else on it
    /// if it is empty, or on a small plate at the foot of its piece. Where there is no such room, only what is sought is named.
    pub fn draw(&self, scene: &mut Scene) {
        let setting = self.setting;
        let kind = setting.geometry.site_type();
        let spots = setting.layout.spots(kind);
        let mut lines = Lines::new(setting);
        for (index, (label, spot)) in setting.geometry.labels.iter().zip(spots).enumerate() {
            let site = Site::board(kind, index);
            if self.window.is_some_and(|window| !window.contains(spot.centre)) {
                continue;
            }
            // Layers of a pyramid lie over each other: only what is seen is named.
            if kind == SiteType::Vertex && !setting.geometry.on_ground(index) {
                continue;
            }
            if spot.room * ON_SITE < self.least {
                if self.sought.contains(&site) {
                    let at = spot.centre + Vec2::new(0.0, BELOW) * spot.room;
                    plaque(setting, site, label, at, self.least, scene);
                }
                continue;
            }
            if kind == SiteType::Vertex
                && let Some((at, size)) = lines.beside(self, index, label)
            {
                let ground = if lines.on_plate(at) { setting.theme.body } else { PAPER };
                let word = text::line(label, at, size, Anchor::Middle);
                let word = Shape::filled(word, ground.ink_on());
                scene.push(Layer::Print, Content::Shape(word), Meaning::Label);
                continue;
            }
            // Where an area reaches beyond its piece, its name stands there, clear of pieces and marks.
            let corner = corner(setting, index, label).filter(|_| kind == SiteType::Cell);
            if let Some((at, size)) = corner {
                let ink = setting.ground(site).ink_on().with_opacity(0.75);
                let word = text::line(label, at, size, Anchor::Middle);
                scene.push(Layer::Print, Content::Shape(Shape::filled(word, ink)), Meaning::Label);
            } else if self.is_taken(site) {
                // At the foot of a piece, away from the corners where its number and its state are written.
                let at = spot.centre + Vec2::new(-0.1, 0.62) * spot.room;
                plaque(setting, site, label, at, spot.room * 0.38, scene);
            } else if kind == SiteType::Vertex {
                let size = spot.room * ON_SITE;
                let width = text::width(label, size) + size * 0.5;
                let plate = Rect::from_center_size(spot.centre, (width, size * 1.2));
                let ground = setting.ground(site);
                let plate = Shape::filled(rounded(plate, size * 0.4), ground);
                scene.push(Layer::Print, Content::Shape(plate), Meaning::Note(site));
                let word = text::line(label, spot.centre, size, Anchor::Middle);
                let word = Shape::filled(word, ground.ink_on());
                scene.push(Layer::Print, Content::Shape(word), Meaning::Note(site));
            } else {
                let ink = setting.ground(site).ink_on().with_opacity(0.6);
                let word = text::line(label, spot.centre, spot.room * ON_SITE, Anchor::Middle);
                scene.push(Layer::Print, Content::Shape(Shape::filled(word, ink)), Meaning::Label);
            }
        }
    }

    fn is_taken(&self, site: Site) -> bool {
        let covers =
            |piece: &Piece| piece.site.container == 0 && piece.covers.contains(&site.index);
        let stands = self.position.pieces.iter().any(|it| it.site == site || covers(it));
        stands || self.position.digits.iter().any(|digit| digit.site == site)
    }
}

/// A name on a small plate over all else.
fn plaque(setting: &Setting<'_>, site: Site, label: &str, at: Point, size: f64, scene: &mut Scene) {
    let width = text::width(label, size) + size * 0.5;
    let plate = rounded(Rect::from_center_size(at, (width, size * 1.2)), size * 0.4);
    let ground = setting.ground(site);
    let shapes = [
        Shape::filled(plate, ground),
        Shape::filled(text::line(label, at, size, Anchor::Middle), ground.ink_on()),
    ];
    for shape in shapes {
        scene.push(Layer::Over, Content::Shape(shape), Meaning::Note(site));
    }
}

/// How far below the middle of its place a name stands that is sought, in rooms of a piece.
const BELOW: f64 = 0.85;

/// The size of a name on an empty place, against the room of a piece.
const ON_SITE: f64 = 0.56;

/// The size of a name in the corner of an area, against the room of a piece.
const IN_CORNER: f64 = 0.5;

/// Where in an area there is room for a name beside the largest piece, and how large it is: below to the left by choice.
fn corner(setting: &Setting<'_>, index: usize, label: &str) -> Option<(Point, f64)> {
    let spot = setting.layout.spots(SiteType::Cell).get(index)?;
    let area = setting.layout.to_plane * setting.geometry.cell_path(index)?;
    let size = spot.room * IN_CORNER;
    let half = Vec2::new(text::width(label, size) / 2.0 + size * 0.15, size * 0.5);
    let fits = |at: &Point| {
        let word = Rect::from_center_size(*at, (half.x * 2.0, half.y * 2.0));
        let corners =
            [(word.x0, word.y0), (word.x1, word.y0), (word.x0, word.y1), (word.x1, word.y1)];
        let nearest = Point::new(
            spot.centre.x.clamp(word.x0, word.x1),
            spot.centre.y.clamp(word.y0, word.y1),
        );
        nearest.distance(spot.centre) >= spot.room
            && corners.into_iter().all(|at| area.contains(at.into()))
    };
    let ways = [150.0_f64, 165.0, 180.0, 135.0, 120.0, 195.0, 210.0, 30.0, 15.0, 0.0];
    let places = ways.into_iter().flat_map(|degrees| {
        let way = Vec2::from_angle(degrees.to_radians());
        [1.2, 1.35, 1.5, 1.7].map(|far| spot.centre + way * (spot.room * far))
    });
    places.into_iter().find(fits).map(|at| (at, size))
}

/// The sizes of a name beside a point, against the room of a piece.
const BESIDE: [f64; 2] = [0.52, 0.42];

/// A piece on a point is so much larger than its room at most.
const PIECE: f64 = 1.02;

/// The lines of a board, its plate, and the names that have been written between them.
struct Lines {
    lines: Vec<Line>,
    plate: Option<BezPath>,
    names: Vec<Rect>,
}

impl Lines {
    fn new(setting: &Setting<'_>) -> Self {
        let mut all = BezPath::new();
        let geometry = setting.geometry;
        for path in (0..geometry.edges.len()).filter_map(|edge| geometry.edge_path(edge)) {
            kurbo::flatten(setting.layout.to_plane * path, 1.0, |element| all.push(element));
        }
        let lines = all.segments().filter_map(|segment| segment.as_line()).collect();
        let plate = setting.has_body().then(|| plate::outline(setting));
        Self { lines, plate, names: vec![] }
    }

    fn on_plate(&self, at: Point) -> bool {
        self.plate.as_ref().is_some_and(|plate| plate.contains(at))
    }

    /// Where beside a point there is room for its name, and how large it is: clear of lines, of pieces on any point, of the edge of
    /// the plate and of other names.
    fn beside(&mut self, names: &Names<'_>, index: usize, label: &str) -> Option<(Point, f64)> {
        let Names { setting, window, least, .. } = *names;
        let spots = setting.layout.spots(SiteType::Vertex);
        let spot = spots.get(index)?;
        let reach = spot.room * 3.0 + text::width(label, spot.room);
        let is_near =
            |line: &&Line| line.bounding_box().inflate(reach, reach).contains(spot.centre);
        let lines: Vec<&Line> = self.lines.iter().filter(is_near).collect();
        let near: Vec<&Spot> =
            spots.iter().filter(|it| it.centre.distance(spot.centre) < 2.0 * reach).collect();
        let fits = |word: Rect| {
            window.is_none_or(|window| window.union(word) == window)
                && !plate::is_beside(setting, word)
                && near.iter().all(|it| distance(word, it.centre) >= it.room * PIECE)
                && self.names.iter().all(|other| !other.overlaps(word))
                && !self.plate.as_ref().is_some_and(|plate| plate::is_crossed(plate, word))
                && !lines.iter().any(|line| is_cut(word, **line))
        };
        // Away from the middle of the board by choice, then below to the right, then the other corners, then the sides.
        let outward = spot.centre - setting.layout.board.center();
        let outward = (outward.hypot() > spot.room).then(|| outward.atan2().to_degrees());
        let turns = [0.0, 20.0, -20.0, 40.0, -40.0];
        let away = outward.into_iter().flat_map(|way| turns.map(|turn| way + turn));
        let usual = [45.0_f64, -45.0, 135.0, -135.0, 30.0, 60.0, -30.0, -60.0, 120.0, 150.0]
            .into_iter()
            .chain([-120.0, -150.0, 90.0, 0.0, -90.0, 180.0, 15.0, 75.0, -15.0, -75.0])
            .chain([105.0, 165.0, -105.0, -165.0]);
        let ways: Vec<Vec2> =
            away.chain(usual).map(|it| Vec2::from_angle(it.to_radians())).collect();
        let sizes = BESIDE.map(|part| spot.room * part);
        let (at, size) = sizes.into_iter().filter(|size| *size > least * 0.7).find_map(|size| {
            let half = Vec2::new(text::width(label, size) / 2.0, size * 0.4);
            ways.iter().find_map(|way| {
                // As close as the box of the name comes to the piece.
                let along = way.x.abs() * half.x + way.y.abs() * half.y;
                let gaps =
                    [(0.7, 0.0), (0.85, 0.0), (1.0, 0.0), (1.1, 0.15), (1.1, 0.3), (1.1, 0.5)];
                gaps.into_iter().find_map(|(part, gap)| {
                    let off = spot.room * (PIECE + 0.02 + gap) + along * part;
                    let at = spot.centre + *way * off;
                    let word = Rect::from_center_size(at, (half.x * 2.0, half.y * 2.0));
                    fits(word).then_some((at, size))
                })
            })
        })?;
        let gap = size * 0.15;
        let word = Rect::from_center_size(at, (text::width(label, size) + gap, size + gap));
        self.names.push(word);
        Some((at, size))
    }
}

/// How far a box is from a point.
fn distance(word: Rect, at: Point) -> f64 {
    Point::new(at.x.clamp(word.x0, word.x1), at.y.clamp(word.y0, word.y1)).distance(at)
}

/// Whether a line runs through a box, or close by.
fn is_cut(word: Rect, line: Line) -> bool {
    let around = word.inflate(2.0, 2.0);
    let corners = [
        (around.x0, around.y0),
        (around.x1, around.y0),
        (around.x1, around.y1),
        (around.x0, around.y1),
    ]
    .map(Point::from);
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    let mut sides = sides.map(|(from, to)| Line::new(*from, *to));
    let crosses = |side: Line| {
        let turn = |line: Line, at: Point| (line.p1 - line.p0).cross(at - line.p0);
        turn(side, line.p0) * turn(side, line.p1) <= 0.0
            && turn(line, side.p0) * turn(line, side.p1) <= 0.0
    };
    around.contains(line.p0) || sides.any(crosses)
}
