//! Where marks go: at the piece that they are about, and around it.

use std::f64::consts::PI;

use kurbo::{Affine, BezPath, Point, Rect, Shape, Vec2};

use crate::layout::Spot;
use crate::model::{Piece, Position, Site, SiteType};
use crate::placing;
use crate::scene::circle;
use crate::setting::Setting;
use crate::style::BoardStyle;

/// How far around a piece on a point a ring goes, in rooms of a piece.
const AROUND: f64 = 1.06;
/// How far around a line between two points, which is framed along its whole length.
const ALONG: f64 = 0.5;
/// How far around a number.
const DIGIT: f64 = 0.72;

/// The corner of the board that a loop between the ends of a row and a column goes around.
fn corner(bounds: Rect, a: Point, b: Point) -> Option<Point> {
    let near = |one: f64, other: f64| (one - other).abs() < 1.0;
    let is_corner = |at: &Point| {
        (near(at.x, bounds.x0) || near(at.x, bounds.x1))
            && (near(at.y, bounds.y0) || near(at.y, bounds.y1))
    };
    let aslant = !near(a.x, b.x) && !near(a.y, b.y);
    [Point::new(a.x, b.y), Point::new(b.x, a.y)].into_iter().filter(|_| aslant).find(is_corner)
}

/// Points along three quarters of a circle about a corner, between two points.
fn arc(corner: Point, a: Point, b: Point) -> impl Iterator<Item = Point> {
    const PARTS: usize = 16;
    let (from, radius) = ((a - corner).atan2(), a.distance(corner));
    let turn = (b - corner).atan2() - from;
    let short = (turn + 3.0 * PI).rem_euclid(2.0 * PI) - PI;
    let long = short - 2.0 * PI * short.signum();
    (1..PARTS).map(move |part| {
        corner + Vec2::from_angle(from + long * part as f64 / PARTS as f64) * radius
    })
}

/// Finds the places of marks in a position.
pub(super) struct Spots<'a> {
    pub(super) setting: &'a Setting<'a>,
    pub(super) position: &'a Position,
}

impl Spots<'_> {
    /// The place of a site, at the top of the row of pieces that lies there, if any.
    pub(super) fn top(&self, site: Site) -> Option<Spot> {
        self.in_row(site, false)
    }

    /// The place that the next piece takes which comes to a site.
    pub(super) fn next(&self, site: Site) -> Option<Spot> {
        self.in_row(site, true)
    }

    /// The places along a way: a piece leaves from the top of a row and arrives at the end of another.
    pub(super) fn way(&self, sites: &[Site]) -> Vec<Spot> {
        let last = sites.len().saturating_sub(1);
        let spot = |(index, site): (usize, &Site)| {
            if index == last { self.next(*site) } else { self.top(*site) }
        };
        let spots: Vec<Spot> = sites.iter().enumerate().filter_map(spot).collect();
        if self.setting.style.board == BoardStyle::Surakarta { self.rounded(&spots) } else { spots }
    }

    /// A way along lines that are joined by loops around the corners of the board.
    fn rounded(&self, spots: &[Spot]) -> Vec<Spot> {
        let kind = self.setting.geometry.site_type();
        let points = self.setting.layout.spots(kind).iter().map(|spot| spot.centre);
        let bounds = points.fold(None, |all: Option<Rect>, at| {
            Some(all.map_or(Rect::from_points(at, at), |all| all.union_pt(at)))
        });
        let mut way: Vec<Spot> = spots.first().copied().into_iter().collect();
        for leg in spots.windows(2) {
            let corner = bounds.and_then(|bounds| corner(bounds, leg[0].centre, leg[1].centre));
            if let Some(corner) = corner {
                let round = arc(corner, leg[0].centre, leg[1].centre);
                way.extend(round.map(|centre| Spot { centre, ..leg[0] }));
            }
            way.push(leg[1]);
        }
        way
    }

    /// Places of their own, whatever lies there.
    pub(super) fn all(&self, sites: &[Site]) -> Vec<Spot> {
        sites.iter().filter_map(|site| self.setting.layout.spot(*site)).collect()
    }

    fn in_row(&self, site: Site, next: bool) -> Option<Spot> {
        let spot = self.setting.layout.spot(site)?;
        if site.container > 0 || spot.reach <= 0.0 {
            return Some(spot);
        }
        let mut stack: Vec<&Piece> =
            self.position.pieces.iter().filter(|piece| piece.site == site).collect();
        let Some(&last) = stack.last() else { return Some(spot) };
        let more = Piece { count: last.count + 1, ..last.clone() };
        match (next, stack.as_slice()) {
            (true, [_]) if last.count > 1 => stack = vec![&more],
            (true, _) => stack.push(last),
            (false, _) => {}
        }
        let (placed, _) = placing::arrange(self.setting, &stack);
        let centre = placed.last().map_or(spot.centre, |top| top.centre);
        Some(Spot { centre, ..spot })
    }

    /// The line around a site and what stands on it, so much smaller than the site itself: it hides no piece.
    pub(super) fn frame(&self, site: Site, spot: Spot, share: f64) -> BezPath {
        let plain = !matches!(
            self.setting.style.board,
            BoardStyle::Mancala | BoardStyle::Backgammon | BoardStyle::Connect
        );
        let cell = (site.container == 0 && site.kind == SiteType::Cell && plain)
            .then(|| self.setting.geometry.cell_path(site.index))
            .flatten();
        match cell {
            Some(path) => {
                let middle = spot.centre.to_vec2();
                let shrink =
                    Affine::translate(middle) * Affine::scale(share) * Affine::translate(-middle);
                shrink * (self.setting.layout.to_plane * path)
            }
            // A number is smaller than a piece, and clues stand between numbers.
            None if self.position.digits.iter().any(|digit| digit.site == site) => {
                circle(spot.centre, spot.room * DIGIT)
            }
            None => self
                .along(site, spot.room * ALONG)
                .filter(|_| plain)
                .unwrap_or_else(|| circle(spot.centre, spot.room * AROUND)),
        }
    }

    /// The line around a line of the board between two points, which keeps so far away from it.
    fn along(&self, site: Site, off: f64) -> Option<BezPath> {
        if site.container > 0 || site.kind != SiteType::Edge {
            return None;
        }
        let path = self.setting.layout.to_plane * self.setting.geometry.edge_path(site.index)?;
        let points: Vec<Point> = path.elements().iter().filter_map(|it| it.end_point()).collect();
        let (from, to) = (*points.first()?, *points.last()?);
        let way = to - from;
        // A line that is bowed is known by its middle.
        if points.len() > 2 || way.hypot() < off {
            return None;
        }
        let around = Rect::from_center_size((0.0, 0.0), (way.hypot() + off, 2.0 * off));
        let turned = Affine::translate(from.midpoint(to).to_vec2()) * Affine::rotate(way.atan2());
        Some(turned * around.to_rounded_rect(off).to_path(0.1))
    }
}
