//! The names of rows and columns: in the margin of a straight board, at the ends of slanted lines, or on each site where neither is possible.

use kurbo::{BezPath, Point, Rect, Shape as _, Vec2};

use super::mancala::is_store;
use super::{PAPER, Setting, Wanted, names, plate};
use crate::colour::Colour;
use crate::geometry::distance_to_segment;
use crate::ground::Ground;
use crate::layout::{PITCH, label_size};
use crate::model::{Position, SiteType};
use crate::scene::{Content, Layer, Meaning, Scene, Shape};
use crate::style::BoardStyle;
use crate::text::{self, Anchor};

const GREY: Colour = Colour::hex(0x4d473c);

/// A name on its place is this part of the longer side of what is shown at least: smaller, it could not be read on a page.
const LEAST: f64 = 1.0 / 32.0;

/// Writes the coordinates beside the board, or beside the part of it that is shown, and returns the area with them. Names on their
/// places that are too small to be read are left out but for those that are sought, unless every name is asked for.
pub fn draw(
    setting: &Setting<'_>,
    position: &Position,
    window: Option<Rect>,
    wanted: Wanted<'_>,
    scene: &mut Scene,
) -> Rect {
    let board = setting.layout.board;
    let shown = window.map_or(board, |window| window.intersect(board));
    // Lines are called after the areas that they part.
    let by_areas = setting.geometry.site_type() == SiteType::Edge;
    let (kind, labels) = if by_areas {
        (SiteType::Cell, &setting.geometry.area_labels)
    } else {
        (setting.geometry.site_type(), &setting.geometry.labels)
    };
    // Where there is no board, what is named is what is shown of the table.
    let table = setting.style.board == BoardStyle::Boardless;
    let window = window.or(table.then_some(board));
    let (least, sought) = match wanted {
        Wanted::Every => (0.0, &[][..]),
        Wanted::Legible { sought } => (shown.width().max(shown.height()) * LEAST, sought),
    };
    let names = names::Names { setting, position, window, least, sought };
    if setting.walks_edges() {
        names.draw(scene);
        return shown;
    }
    if labels.is_empty() {
        return shown;
    }
    let named = named(setting, kind, labels, window);
    let (columns, rows) = (lines(&named, |it| it.column), lines(&named, |it| it.row));
    let size = label_size(shown);
    // Beside a straight board there is room for letters of any size; at the ends of slanted lines only for some.
    let words = beside(&columns, &rows, shown, size).map(|words| (words, size)).or_else(|| {
        let sizes = [1.0, 0.85, 0.7, 0.55].map(|part| (size * part).max(PITCH * 0.3));
        let whole = sizes.into_iter().filter(|_| window.is_none());
        whole.into_iter().find_map(|size| Some((at_ends(setting, &columns, &rows, size)?, size)))
    });
    match words {
        Some((words, size)) => write(shown, window.is_some(), &words, size, scene),
        // In the hollows of a plank there are seeds, not words.
        None if by_areas || setting.style.board == BoardStyle::Mancala => shown,
        None => {
            names.draw(scene);
            shown
        }
    }
}

/// Whether the rows and columns of the whole board have their names in straight margins, or it has no names.
pub fn has_margins(setting: &Setting<'_>) -> bool {
    let geometry = setting.geometry;
    let named = named(setting, geometry.site_type(), &geometry.labels, None);
    let (columns, rows) = (lines(&named, |it| it.column), lines(&named, |it| it.row));
    let board = setting.layout.board;
    geometry.labels.is_empty() || beside(&columns, &rows, board, label_size(board)).is_some()
}

/// The places that are shown and have a name of two parts.
fn named<'a>(
    setting: &Setting<'_>,
    kind: SiteType,
    labels: &'a [String],
    window: Option<Rect>,
) -> Vec<Named<'a>> {
    let mancala = setting.style.board == BoardStyle::Mancala;
    let one_row = setting.geometry.bounds().height() < 1e-6;
    let spots = setting.layout.spots(kind);
    let places = labels.iter().zip(spots).enumerate();
    places
        // What lies on a higher layer of a pyramid has no row of its own on the board.
        .filter(|(index, _)| kind != SiteType::Vertex || setting.geometry.on_ground(*index))
        .filter(|(_, (_, spot))| window.is_none_or(|window| window.contains(spot.centre)))
        // A store has a name of its own, and stands beside the rows.
        .filter(|(index, (_, spot))| !mancala || one_row || !is_store(setting, *index, **spot))
        .filter_map(|(_, (label, spot))| {
            let (column, row) = parts(label)?;
            Some(Named { column, row, at: spot.centre })
        })
        .collect()
}

/// The names in the margins of a board whose rows and columns are straight.
fn beside(
    columns: &[Line<'_>],
    rows: &[Line<'_>],
    shown: Rect,
    size: f64,
) -> Option<Vec<(String, Point)>> {
    let (columns, rows) = straight(columns, |at| at.x).zip(straight(rows, |at| at.y))?;
    in_margins(&columns, &rows, shown, size)
}

/// A row or a column by its name, with its place along the margin and the number of its sites.
#[derive(Clone)]
struct Margin {
    word: String,
    at: f64,
    sites: usize,
}

/// The names of columns below and of rows to the left: all of them, or where they are close every second, third, fifth or tenth.
fn in_margins(
    columns: &[Margin],
    rows: &[Margin],
    shown: Rect,
    size: f64,
) -> Option<Vec<(String, Point)>> {
    [1, 2, 3, 5, 10].into_iter().find_map(|step| {
        let some = |lines: &[Margin]| -> Vec<Margin> {
            let mut sorted = lines.to_vec();
            sorted.sort_by(|a, b| a.at.total_cmp(&b.at));
            if are_even(&sorted) {
                sorted.into_iter().step_by(step).collect()
            } else {
                apart(sorted, size)
            }
        };
        let below = some(columns).into_iter();
        let below = below.map(|it| (it.word, Point::new(it.at, shown.y1 + size * 0.8)));
        // Rows are counted from below.
        let rows: Vec<Margin> =
            rows.iter().map(|row| Margin { at: -row.at, ..row.clone() }).collect();
        let left = some(&rows);
        let longest =
            left.iter().map(|row| text::width(&row.word, size)).fold(size * 0.6, f64::max);
        let x = shown.x0 - size * 0.35 - longest / 2.0;
        let left = left.into_iter().map(|row| (row.word, Point::new(x, -row.at)));
        let words: Vec<(String, Point)> = below.chain(left).collect();
        are_apart(&words, size).then_some(words)
    })
}

/// Whether lines have about the same distance from each to the next.
fn are_even(sorted: &[Margin]) -> bool {
    let gaps = || sorted.windows(2).map(|pair| pair[1].at - pair[0].at);
    let (least, most) = (gaps().fold(f64::INFINITY, f64::min), gaps().fold(0.0, f64::max));
    most < 1.5 * least.max(1e-6) || sorted.len() < 3
}

/// Of lines that are close here and far apart there, those that leave room for a word at each; the longer lines go first.
fn apart(sorted: Vec<Margin>, size: f64) -> Vec<Margin> {
    let room = |line: &Margin| text::width(&line.word, size).max(size) * 1.05;
    let mut by_length = sorted;
    by_length.sort_by_key(|line| std::cmp::Reverse(line.sites));
    let mut kept: Vec<Margin> = Vec::new();
    for line in by_length {
        let is_far = |other: &Margin| (line.at - other.at).abs() >= room(&line).max(room(other));
        if kept.iter().all(is_far) {
            kept.push(line);
        }
    }
    kept
}

/// A site with the two parts of its name.
struct Named<'a> {
    column: &'a str,
    row: &'a str,
    at: Point,
}

/// The sites that share a part of their name.
type Line<'a> = (&'a str, Vec<Point>);

/// Splits "B12" into letters and digits; what follows a stroke is the layer of a pyramid.
fn parts(label: &str) -> Option<(&str, &str)> {
    let label = label.split('/').next().unwrap_or(label);
    let digits = label.find(|sign: char| sign.is_ascii_digit())?;
    let (letters, number) = label.split_at(digits);
    (!letters.is_empty() && number.chars().all(|sign| sign.is_ascii_digit()))
        .then_some((letters, number))
}

fn lines<'a>(named: &[Named<'a>], part: impl Fn(&Named<'a>) -> &'a str) -> Vec<Line<'a>> {
    let mut lines: Vec<Line<'a>> = Vec::new();
    for it in named {
        match lines.iter_mut().find(|(known, _)| *known == part(it)) {
            Some((_, sites)) => sites.push(it.at),
            None => lines.push((part(it), vec![it.at])),
        }
    }
    lines
}

/// The place of each line along an axis, if all its sites share one.
fn straight(lines: &[Line<'_>], axis: impl Fn(&Point) -> f64) -> Option<Vec<Margin>> {
    let place = |(word, sites): &Line<'_>| {
        let at = axis(sites.first()?);
        let is_straight = sites.iter().all(|site| (axis(site) - at).abs() < 1.0);
        is_straight.then(|| Margin { word: (*word).to_owned(), at, sites: sites.len() })
    };
    lines.iter().map(place).collect::<Option<Vec<_>>>().filter(|places| !places.is_empty())
}

/// Whether no two words cover each other.
fn are_apart(words: &[(String, Point)], size: f64) -> bool {
    let area = |(word, at): &(String, Point)| {
        Rect::from_center_size(*at, (text::width(word, size) + size * 0.1, size * 0.95))
    };
    let areas: Vec<Rect> = words.iter().map(area).collect();
    areas.iter().enumerate().all(|(index, area)| {
        areas[index + 1..].iter().all(|other| area.intersect(*other).is_zero_area())
    })
}

/// The words one step beyond the lower end of each column and the left end of each row, if these are lines and there is room.
fn at_ends(
    setting: &Setting<'_>,
    columns: &[Line<'_>],
    rows: &[Line<'_>],
    size: f64,
) -> Option<Vec<(String, Point)>> {
    let spots = setting.layout.spots(setting.geometry.site_type());
    let areas = large_areas(setting);
    let plate = setting.has_body().then(|| plate::outline(setting));
    let mut words: Vec<(String, Point)> = Vec::new();
    for (lines, wanted) in [(columns, Vec2::new(-0.2, 1.0)), (rows, Vec2::new(-1.0, 0.2))] {
        let ways: Vec<Option<Vec2>> = lines.iter().map(way).collect::<Option<_>>()?;
        let usual = ways.iter().copied().flatten().next()?;
        for ((word, sites), way) in lines.iter().zip(ways) {
            let way = way.unwrap_or(usual);
            let way = if way.dot(wanted) < 0.0 { -way } else { way };
            let far =
                |a: &&Point, b: &&Point| a.to_vec2().dot(way).total_cmp(&b.to_vec2().dot(way));
            let ends = [(sites.iter().max_by(far)?, way), (sites.iter().min_by(far)?, -way)];
            let free = |at: &Point| {
                spots.iter().all(|spot| spot.centre.distance(*at) > spot.room + size * 0.55)
                    && words.iter().all(|(_, other)| other.distance(*at) > size * 1.3)
                    && !areas.iter().any(|area| touches(area, *at, size * 0.4))
                    && !plate.as_ref().is_some_and(|plate| {
                        let room = Rect::from_center_size(*at, (text::width(word, size), size));
                        plate.contains(*at)
                            || plate::is_crossed(plate, room)
                            || plate::is_beside(setting, room)
                    })
            };
            // From a plate a word goes out beyond its edge, along its line; on a rim with bays the other end is tried first.
            let reach = setting.layout.room + size * 0.75;
            let place = |(end, way): (&Point, Vec2), more: f64| *end + way * (reach + more * PITCH);
            let at = if plate.is_some() {
                let far = [0.0, 0.15, 0.3, 0.45, 0.6, 0.8, 1.0];
                let places = ends.into_iter().flat_map(|end| far.map(|more| place(end, more)));
                places.into_iter().find(free)
            } else {
                let far = [0.0, 0.5, 1.0, 1.5];
                let places = far.into_iter().flat_map(|more| ends.map(|end| place(end, more)));
                places.into_iter().find(free)
            }?;
            words.push(((*word).to_owned(), at));
        }
    }
    are_apart(&words, size).then_some(words)
}

/// The areas that reach far beyond the room of a piece.
fn large_areas(setting: &Setting<'_>) -> Vec<BezPath> {
    let scale = setting.layout.to_plane.as_coeffs()[0];
    (0..setting.geometry.cells.len())
        .filter(|_| setting.geometry.site_type() == SiteType::Cell)
        .filter(|cell| {
            setting.geometry.room(SiteType::Cell, *cell) * scale > setting.layout.room * 1.3
        })
        .filter_map(|cell| Some(setting.layout.to_plane * setting.geometry.cell_path(cell)?))
        .collect()
}

/// Whether an area comes as close to a point as this.
fn touches(area: &BezPath, at: Point, reach: f64) -> bool {
    let ways = [(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
    ways.iter().any(|way| kurbo::Shape::contains(area, at + Vec2::from(*way) * reach))
}

/// The direction of a line: `None` if its sites are no line, `Some(None)` if a single site has none.
fn way((_, sites): &Line<'_>) -> Option<Option<Vec2>> {
    let first = sites.first()?;
    let far = |from: &Point| {
        sites.iter().copied().max_by(|a, b| from.distance(*a).total_cmp(&from.distance(*b)))
    };
    let end = far(first)?;
    let start = far(&end)?;
    if start.distance(end) < 1.0 {
        return Some(None);
    }
    let is_line = sites.iter().all(|at| distance_to_segment(*at, start, end) < PITCH * 0.2);
    is_line.then(|| Some((end - start).normalize()))
}

/// Writes words beside what is shown; beside a part of the board there is nothing but paper.
fn write(
    shown: Rect,
    on_paper: bool,
    words: &[(String, Point)],
    size: f64,
    scene: &mut Scene,
) -> Rect {
    let mut area = shown;
    let ground = Ground::below(scene, Layer::Text);
    let under = |at: Point| if on_paper { PAPER } else { ground.at(at) };
    let colours: Vec<Colour> = words.iter().map(|(_, at)| under(*at).legible(GREY)).collect();
    for ((word, at), colour) in words.iter().zip(colours) {
        let shape = Shape::filled(text::line(word, *at, size, Anchor::Middle), colour);
        scene.push(Layer::Text, Content::Shape(shape), Meaning::Label);
        let width = text::width(word, size) + size * 0.6;
        area = area.union(Rect::from_center_size(*at, (width, size * 1.5)));
    }
    area
}
