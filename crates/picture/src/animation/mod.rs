//! Moves in motion: pieces glide along their path, hop in an arc, appear, fade when captured; seeds drop one by one; dice tumble.

mod frames;
mod style_sheet;
mod timeline;

pub use frames::{Frames, GifOptions};
pub use timeline::{Key, Track};

use kurbo::{Point, Vec2};

use crate::highlight::Highlight;
use crate::layout::PITCH;
use crate::model::{ContainerKind, Piece, Position, Site};
use crate::painter::{Options, Painter};
use crate::placing;
use crate::scene::Scene;
use crate::style::BoardStyle;

/// The way of one piece in a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// The sites it passes, from the first to the last; for sowing, the pit it is taken from and then every pit in turn.
    pub path: Vec<Site>,
    /// How it goes.
    pub manner: Manner,
}

/// How a piece goes along its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// Along the board.
    #[default]
    Glide,
    /// Over what lies between.
    Hop,
    /// Leaving one seed in each pit.
    Sow,
}

/// A move as a scene in which some things move.
#[derive(Clone, Debug)]
pub struct Animation {
    /// Everything that is ever seen.
    pub scene: Scene,
    /// What moves, and how.
    pub tracks: Vec<Track>,
    /// How long it takes, in seconds.
    pub seconds: f64,
}

impl Animation {
    /// The change from one position to another along the ways that pieces take.
    ///
    /// Pieces that no motion accounts for fade and appear where they are. Marks stand still, so that the way can be seen at any moment.
    pub fn new(
        painter: &Painter,
        before: &Position,
        after: &Position,
        motions: &[Motion],
        marks: &[Highlight],
        options: &Options,
    ) -> Self {
        let motions: Vec<Motion> =
            motions.iter().filter(|it| keeps_shape(it, before, after)).cloned().collect();
        let motions = motions.as_slice();
        let changed = changed_sites(before, after);
        let still = Position {
            pieces: before
                .pieces
                .iter()
                .filter(|piece| !changed.contains(&piece.site))
                .cloned()
                .collect(),
            // The move is told by what changes on the board: what it scores is seen afterwards.
            scores: before.scores.clone(),
            ..after.clone()
        };
        let mut scene = painter.scene(&still, marks, options);
        scene.alt.clear();
        let mut stage = Stage { painter, before, after, tracks: Vec::new(), scene };
        let schedule = Schedule::new(motions);
        for &site in &changed {
            stage.change(site, &schedule);
        }
        for (index, motion) in motions.iter().enumerate() {
            stage.travel(motion, schedule.span(index), motions);
        }
        let steps =
            motions.iter().map(|motion| motion.path.len().saturating_sub(1)).sum::<usize>().max(1);
        let Stage { scene, tracks, .. } = stage;
        Self { scene, tracks, seconds: (0.9 + 0.22 * steps as f64).min(3.6) }
    }
}

/// Whether what moves is only shifted. A large piece that is turned over too fades, and appears again where it lies after.
fn keeps_shape(motion: &Motion, before: &Position, after: &Position) -> bool {
    let covered = |position: &Position, site: Option<&Site>| {
        let piece = at(position, *site?).last()?;
        (piece.covers.len() > 1).then(|| piece.covers.clone())
    };
    let old = covered(before, motion.path.first());
    let new = covered(after, motion.path.last());
    let shape = |cells: &[usize]| -> Vec<i64> {
        cells.iter().map(|cell| *cell as i64 - cells[0] as i64).collect()
    };
    match (old, new) {
        (None, None) => true,
        (Some(old), Some(new)) => shape(&old) == shape(&new),
        _ => false,
    }
}

/// The sites where anything differs.
fn changed_sites(before: &Position, after: &Position) -> Vec<Site> {
    let mut sites: Vec<Site> =
        before.pieces.iter().chain(&after.pieces).map(|piece| piece.site).collect();
    sites.sort_unstable();
    sites.dedup();
    sites.retain(|site| !at(before, *site).eq(at(after, *site)));
    sites
}

fn at(position: &Position, site: Site) -> impl Iterator<Item = &Piece> {
    position.pieces.iter().filter(move |piece| piece.site == site)
}

/// When everything happens, as shares of the whole.
struct Schedule {
    /// When a site is left by a piece that moves.
    leaves: Vec<(Site, f64)>,
    /// When a piece arrives.
    arrives: Vec<(Site, f64)>,
    spans: Vec<(f64, f64)>,
}

const START: f64 = 0.12;
const END: f64 = 0.78;

impl Schedule {
    fn new(motions: &[Motion]) -> Self {
        let mut schedule = Self { leaves: Vec::new(), arrives: Vec::new(), spans: Vec::new() };
        // Pieces that end on one place, as a man and the one it takes along, go there together.
        let mut turns: Vec<usize> = Vec::new();
        for (index, motion) in motions.iter().enumerate() {
            let together = index > 0
                && motion.manner != Manner::Sow
                && motion.path.last() == motions[index - 1].path.last();
            let before = turns.last().map_or(0, |turn| turn + usize::from(!together));
            turns.push(before);
        }
        let count = turns.last().map_or(1, |turn| turn + 1);
        let share = (END - START) / count as f64;
        for (motion, turn) in motions.iter().zip(turns) {
            let (start, end) = (START + share * turn as f64, START + share * (turn + 1) as f64);
            schedule.spans.push((start, end));
            schedule.leaves.extend(motion.path.first().map(|site| (*site, start)));
            match motion.manner {
                Manner::Sow => {
                    let pits = motion.path.len().saturating_sub(1).max(1) as f64;
                    let drop = |(step, site): (usize, &Site)| {
                        (*site, start + (end - start) * (step as f64 + 1.0) / pits)
                    };
                    schedule.arrives.extend(motion.path.iter().skip(1).enumerate().map(drop));
                }
                Manner::Glide | Manner::Hop => {
                    schedule.arrives.extend(motion.path.last().map(|site| (*site, end)))
                }
            }
        }
        schedule
    }

    fn span(&self, index: usize) -> (f64, f64) {
        self.spans[index]
    }

    /// When a site changes: as a piece leaves it, else as the last one arrives.
    fn leave(&self, site: Site) -> Option<f64> {
        self.leaves.iter().find(|(known, _)| *known == site).map(|(_, time)| *time)
    }

    fn arrive(&self, site: Site) -> Option<f64> {
        self.arrives.iter().rev().find(|(known, _)| *known == site).map(|(_, time)| *time)
    }
}

struct Stage<'a> {
    painter: &'a Painter,
    before: &'a Position,
    after: &'a Position,
    scene: Scene,
    tracks: Vec<Track>,
}

impl Stage<'_> {
    /// Draws some pieces as a group that follows keys.
    fn act(&mut self, pieces: Vec<Piece>, centre: Point, keys: Vec<Key>) {
        if pieces.is_empty() {
            return;
        }
        let first = self.scene.nodes.len();
        self.painter.draw_pieces(&Position { pieces, ..Position::default() }, &mut self.scene);
        let nodes = first..self.scene.nodes.len();
        self.tracks.push(Track { nodes, centre, keys });
    }

    /// A site looks one way before its moment, and another way after.
    fn change(&mut self, site: Site, schedule: &Schedule) {
        let Some(spot) = self.painter.setting().layout.spot(site) else { return };
        let before: Vec<Piece> = at(self.before, site).cloned().collect();
        let after: Vec<Piece> = at(self.after, site).cloned().collect();
        let centre = spot.centre;
        let dice = self
            .painter
            .equipment()
            .containers
            .get(site.container)
            .is_some_and(|container| container.kind == ContainerKind::Dice);
        if dice {
            self.act(before, centre, timeline::tumble(true));
            self.act(after, centre, timeline::tumble(false));
            return;
        }
        let (out, into) = match (schedule.leave(site), schedule.arrive(site)) {
            // A site that is left and reached again shows what remains on it until then.
            (Some(left), Some(back)) => (timeline::cut(left, false), timeline::cut(back, true)),
            (Some(left), None) => (timeline::cut(left, false), timeline::cut(left, true)),
            (None, Some(reached)) => (timeline::cut(reached, false), timeline::cut(reached, true)),
            // What nobody reaches or leaves is captured, placed, or changed where it stands.
            (None, None) => (timeline::fade(false), timeline::fade(true)),
        };
        // What stays in a stack that another piece leaves or joins does not blink: it is the same before and after.
        self.act(before, centre, out);
        self.act(after, centre, into);
    }

    /// A piece on its way.
    fn travel(&mut self, motion: &Motion, (start, end): (f64, f64), motions: &[Motion]) {
        let mut points: Vec<Point> = motion
            .path
            .iter()
            .filter_map(|site| Some(self.painter.setting().layout.spot(*site)?.centre))
            .collect();
        let ([first, .., last], Some(origin)) = (motion.path.as_slice(), points.first().copied())
        else {
            return;
        };
        if motion.manner != Manner::Sow {
            // It leaves from where it lies in its stack or row, and goes where it will lie.
            let ends = [self.top(self.before, *first), self.top(self.after, *last)];
            let place = points.len() - 1;
            points[0] = ends[0].unwrap_or(points[0]);
            points[place] = ends[1].unwrap_or(points[place]);
        }
        let Some(traveller) = self.traveller(motion, *first, motions) else { return };
        match motion.manner {
            Manner::Sow => {
                let pits = points.len().saturating_sub(1).max(1) as f64;
                for (step, to) in points.iter().enumerate().skip(1) {
                    let finish = start + (end - start) * step as f64 / pits;
                    let begin = (finish - 0.9 * (end - start) / pits).max(start);
                    let one = Piece { count: 1, ..traveller.clone() };
                    let height = self.headroom(&[origin, *to], PITCH * 0.5);
                    let keys = timeline::flight(origin, &[origin, *to], begin, finish, height);
                    self.act(vec![one], origin, keys);
                }
            }
            Manner::Glide => self.act(
                vec![traveller],
                origin,
                timeline::flight(origin, &points, start, end, 0.0),
            ),
            Manner::Hop => {
                let height = self.headroom(&points, PITCH * 0.8);
                let keys = timeline::flight(origin, &points, start, end, height);
                self.act(vec![traveller], origin, keys);
            }
        }
    }

    /// How high something may rise on its way without leaving the picture.
    fn headroom(&self, points: &[Point], wanted: f64) -> f64 {
        let highest = points.iter().map(|point| point.y).fold(f64::INFINITY, f64::min);
        // It grows a little on the way.
        let room = self.painter.setting().layout.room * 1.15;
        wanted.min((highest - room - self.scene.view.y0).max(0.0))
    }

    /// Where the topmost piece of a site lies.
    fn top(&self, position: &Position, site: Site) -> Option<Point> {
        let stack: Vec<&Piece> = at(position, site).collect();
        let setting = self.painter.setting();
        let counted = setting.style.board == BoardStyle::Mancala && site.container == 0;
        if counted {
            return None;
        }
        placing::arrange(&setting, &stack).0.last().map(|placed| placed.centre)
    }

    /// The piece that goes: what lay on top of the first site, unless another way passed through there.
    fn traveller(&self, motion: &Motion, from: Site, motions: &[Motion]) -> Option<Piece> {
        let top = |site: Site| at(self.before, site).last().cloned();
        let piece = top(from).or_else(|| {
            let earlier = motions
                .iter()
                .find(|other| *other != motion && other.path.last() == Some(&from))?;
            top(*earlier.path.first()?)
        })?;
        Some(Piece { site: from, level: 0, count: 1, ..piece })
    }
}

/// A step from one place to another, in the plane.
pub(crate) fn between(points: &[Point], share: f64) -> Point {
    let lengths: Vec<f64> = points.windows(2).map(|pair| pair[0].distance(pair[1])).collect();
    let mut left = lengths.iter().sum::<f64>() * share.clamp(0.0, 1.0);
    for (pair, length) in points.windows(2).zip(&lengths) {
        if left <= *length {
            return pair[0].lerp(pair[1], if *length > 0.0 { left / length } else { 1.0 });
        }
        left -= length;
    }
    points.last().copied().unwrap_or_default()
}

/// How high a hop is above its straight line.
pub(crate) fn arc(points: &[Point], share: f64, height: f64) -> Vec2 {
    let legs = points.len().saturating_sub(1).max(1) as f64;
    Vec2::new(0.0, -height * (std::f64::consts::PI * (share * legs).fract()).sin())
}
