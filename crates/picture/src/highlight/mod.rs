//! Marks that point out a move, a capture, a line. Each kind has a shape of its own as well as a colour.

mod arrow;
mod spots;

use arrow::Arrow;
use kurbo::{BezPath, Vec2};
use spots::Spots;

use crate::colour::Colour;
use crate::layout::Spot;
use crate::model::{Position, Site};
use crate::scene::{Content, Layer, Meaning, Scene, Shape, Stroke, circle, segment};
use crate::setting::Setting;

/// How strongly a mark is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// One of several possible moves.
    Possible,
    /// The chosen one.
    Chosen,
    /// What the chosen one does to another player's piece: it is sent away.
    Sent,
}

/// Something to point out.
#[derive(Clone, Debug, PartialEq)]
pub enum Highlight {
    /// A piece changes its place.
    Move {
        /// The places it passes, from the first to the last.
        path: Vec<Site>,
        /// How strong.
        weight: Weight,
    },
    /// Something happens at a place without a change of place: a piece is added, turned or chosen.
    Act {
        /// Where.
        site: Site,
        /// How strong.
        weight: Weight,
    },
    /// A piece is captured.
    Capture(Site),
    /// A site that the last move has left.
    Left(Site),
    /// A site that the last move has reached.
    Arrived(Site),
    /// A line of pieces.
    Line(Vec<Site>),
    /// A chain of sites, each joined to the next: a connection or a loop.
    Chain(Vec<Site>),
    /// Sites that belong together: a group, a pattern, a region.
    Group(Vec<Site>),
    /// A piece that is threatened.
    Threat(Site),
    /// A site the text speaks of.
    Site(Site),
}

impl Highlight {
    /// The places that a reader looks for who reads what has happened.
    pub fn places(&self) -> Vec<Site> {
        match self {
            Self::Move { path, weight: Weight::Chosen | Weight::Sent } => {
                path.first().into_iter().chain(path.last()).copied().collect()
            }
            Self::Act { site, weight: Weight::Chosen | Weight::Sent }
            | Self::Capture(site)
            | Self::Arrived(site)
            | Self::Left(site) => vec![*site],
            _ => vec![],
        }
    }
}

/// How much of a site a frame goes around.
const FRAME: f64 = 0.92;

/// The colours of the marks, chosen to differ for every kind of colour blindness.
const MOVE: Colour = Colour::hex(0x0b62c4);
const POSSIBLE: Colour = Colour::hex(0x3f8fe0);
const CAPTURE: Colour = Colour::hex(0xd1301f);
const WIN: Colour = Colour::hex(0xe69f00);
const GROUP: Colour = Colour::hex(0x00806a);

/// Draws the marks; the chosen ones over the merely possible.
pub fn draw(
    setting: &Setting<'_>,
    position: &Position,
    highlights: &[Highlight],
    scene: &mut Scene,
) {
    let spots = Spots { setting, position };
    let ways = |wanted: Weight| -> Vec<Vec<Spot>> {
        let way = |highlight: &Highlight| match highlight {
            Highlight::Move { path, weight } if *weight == wanted => Some(spots.way(path)),
            _ => None,
        };
        highlights.iter().filter_map(way).collect()
    };
    let possible: Vec<Arrow> = ways(Weight::Possible)
        .iter()
        .filter_map(|way| Arrow::new(setting, way, Weight::Possible, false))
        .collect();
    arrow::draw(setting, &possible, Weight::Possible, scene);
    let (chosen, others): (Vec<&Highlight>, Vec<&Highlight>) = highlights
        .iter()
        .filter(|it| !matches!(it, Highlight::Move { weight: Weight::Possible, .. }))
        .partition(|it| {
            matches!(it, Highlight::Move { .. } | Highlight::Act { weight: Weight::Chosen, .. })
        });
    let all = ways(Weight::Chosen);
    for highlight in others.into_iter().chain(chosen) {
        draw_one(&spots, highlight, &all, scene);
    }
}

/// Draws one mark beside all the ways that are chosen.
fn draw_one(places: &Spots<'_>, highlight: &Highlight, chosen: &[Vec<Spot>], scene: &mut Scene) {
    let setting = places.setting;
    let spot = |site: &Site| places.top(*site);
    let spots = |sites: &[Site]| places.all(sites);
    match highlight {
        Highlight::Move { path, weight } => {
            let way = places.way(path);
            let arrow = Arrow::new(setting, &way, *weight, arrow::shares_line(&way, chosen));
            arrow::draw(setting, arrow.as_slice(), *weight, scene);
        }
        Highlight::Act { site, weight } => {
            let Some(spot) = places.next(*site) else { return };
            let room = spot.room * arrow::enlarged(setting);
            match weight {
                Weight::Chosen | Weight::Sent => {
                    cased(scene, places.frame(*site, spot, FRAME), MOVE, room * 0.13, &[]);
                }
                Weight::Possible => {
                    mark(
                        scene,
                        Layer::Over,
                        Shape::filled(
                            circle(spot.centre, room * 0.24),
                            POSSIBLE.with_opacity(0.85),
                        )
                        .outlined(Colour::WHITE, 1.2),
                    );
                }
            }
        }
        Highlight::Capture(site) => {
            let Some(spot) = spot(site) else { return };
            let reach = spot.room * 0.62;
            let mut cross = segment(
                spot.centre + Vec2::new(-reach, -reach),
                spot.centre + Vec2::new(reach, reach),
            );
            cross.extend(
                segment(
                    spot.centre + Vec2::new(reach, -reach),
                    spot.centre + Vec2::new(-reach, reach),
                )
                .elements()
                .iter()
                .copied(),
            );
            cased(scene, cross, CAPTURE, reach * 0.28, &[]);
        }
        Highlight::Left(site) => {
            let Some(spot) = spot(site) else { return };
            let dash = spot.room * 0.3;
            let frame = places.frame(*site, spot, FRAME);
            cased(scene, frame, POSSIBLE, spot.room * 0.09, &[dash, dash]);
        }
        Highlight::Arrived(site) => {
            let Some(spot) = spot(site) else { return };
            cased(scene, places.frame(*site, spot, FRAME), MOVE, spot.room * 0.13, &[]);
        }
        Highlight::Line(sites) => {
            let spots = spots(sites);
            if let (Some(first), Some(last)) = (spots.first(), spots.last()) {
                cased(
                    scene,
                    segment(first.centre, last.centre),
                    WIN,
                    setting.layout.room * 0.2,
                    &[],
                );
            }
        }
        Highlight::Chain(sites) => {
            let spots = spots(sites);
            let mut path = BezPath::new();
            for (index, spot) in spots.iter().enumerate() {
                if index == 0 {
                    path.move_to(spot.centre);
                } else {
                    path.line_to(spot.centre);
                }
            }
            cased(scene, path, WIN, setting.layout.room * 0.2, &[]);
            for spot in &spots {
                let dot =
                    Shape::filled(circle(spot.centre, setting.layout.room * 0.18), Colour::WHITE)
                        .outlined(WIN.mix(Colour::BLACK, 0.35), 1.6);
                mark(scene, Layer::Over, dot);
            }
        }
        Highlight::Group(sites) => {
            for site in sites {
                let Some(spot) = setting.layout.spot(*site) else { continue };
                let frame = places.frame(*site, spot, FRAME);
                let shape = Shape::filled(frame, GROUP.with_opacity(0.28));
                mark(scene, Layer::Under, shape.outlined(GROUP, spot.room * 0.12));
            }
        }
        Highlight::Threat(site) => {
            let Some(spot) = spot(site) else { return };
            let room = spot.room;
            let ring = crate::piece::shapes::star_path(14, room * 0.98, room * 0.8);
            let ring = kurbo::Affine::translate(spot.centre.to_vec2()) * ring;
            mark(
                scene,
                Layer::Under,
                Shape::filled(ring, CAPTURE.with_opacity(0.3)).outlined(CAPTURE, 2.2),
            );
        }
        Highlight::Site(site) => {
            let Some(spot) = spot(site) else { return };
            let room = spot.room * 0.9;
            let mut corners = BezPath::new();
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                let corner = spot.centre + Vec2::new(x, y) * room;
                corners.move_to(corner - Vec2::new(x * room * 0.5, 0.0));
                corners.line_to(corner);
                corners.line_to(corner - Vec2::new(0.0, y * room * 0.5));
            }
            cased(scene, corners, GROUP, room * 0.16, &[]);
        }
    }
}

fn mark(scene: &mut Scene, layer: Layer, shape: Shape) {
    scene.push(layer, Content::Shape(shape), Meaning::Highlight);
}

/// A line with a white casing, so that it is seen on any ground.
fn cased(scene: &mut Scene, path: BezPath, colour: Colour, width: f64, dashes: &[f64]) {
    mark(
        scene,
        Layer::Over,
        Shape::line(path.clone(), Stroke::new(Colour::WHITE.with_opacity(0.85), width + 3.0)),
    );
    let mut stroke = Stroke::new(colour, width);
    stroke.dashes = dashes.to_vec();
    mark(scene, Layer::Over, Shape::line(path, stroke));
}
