//! Jumps: the empty board with an arrow from each place to the one that a table lists for it, as ladders and snakes are drawn.

use kurbo::{BezPath, Point, Vec2};

use crate::colour::Colour;
use crate::layout::PITCH;
use crate::model::Site;
use crate::painter::Painter;
use crate::scene::{Content, Layer, Meaning, Scene, Shape, Stroke, circle, polygon};

/// An entry of a table: from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// Where it begins.
    pub from: Site,
    /// Where it leads.
    pub to: Site,
    /// Whether it leads back along the way of the pieces.
    pub back: bool,
}

/// The colours of jumps onwards and back, which also differ in their strokes.
const ON: Colour = Colour::hex(0x0b62c4);
const BACK: Colour = Colour::hex(0xc23616);

/// How far aside an arrow bends, against its length: what crosses another one can be followed.
const BEND: f64 = 0.12;

impl Painter {
    /// The empty board with some jumps as arrows.
    pub fn jumps(&self, jumps: &[Jump]) -> Scene {
        let mut scene = self.blank();
        let layout = self.setting().layout;
        // On a large board, which is drawn small, a line must be wider to be seen.
        let board = layout.board;
        let large = (board.width().max(board.height()) / (PITCH * 8.0)).clamp(1.0, 2.2);
        for jump in jumps {
            let ends = layout.spot(jump.from).zip(layout.spot(jump.to));
            let Some((from, to)) = ends.map(|(a, b)| (a.centre, b.centre)) else { continue };
            draw(from, to, jump.back, layout.room * large, &mut scene);
        }
        let view = self.frame(&mut scene);
        let label = |site: Site| {
            let labels =
                (site.kind == self.geometry().site_type()).then(|| &self.geometry().labels);
            labels.and_then(|labels| labels.get(site.index).cloned()).unwrap_or_default()
        };
        let told = jumps.iter().map(|it| format!("{} to {}", label(it.from), label(it.to)));
        let told: Vec<String> = told.collect();
        scene.alt = format!("The empty board with arrows from {}.", told.join(", "));
        self.finish(scene, view)
    }
}

/// One arrow, bent a little to its left.
fn draw(from: Point, to: Point, back: bool, room: f64, scene: &mut Scene) {
    let way = to - from;
    if way.hypot() < 1.0 {
        return;
    }
    let left = Vec2::new(way.y, -way.x);
    let bend = from.midpoint(to) + left * BEND;
    let (start, end) = ((bend - from).normalize(), (to - bend).normalize());
    let (width, length) = (room * 0.14, room * 0.5);
    let neck = to - end * length * 0.7;
    let mut shaft = BezPath::new();
    shaft.move_to(from + start * room * 0.2);
    shaft.quad_to(bend, neck);
    let side = Vec2::new(-end.y, end.x) * length * 0.5;
    let head = polygon([to + end * length * 0.2, neck + side, neck - side]);
    let colour = if back { BACK } else { ON };
    let stroke = Stroke::new(colour, width);
    let stroke = if back { stroke.dashed(width * 2.4, width * 1.6) } else { stroke };
    let casing = Stroke::new(Colour::WHITE.with_opacity(0.85), width + 2.6);
    let mut put = |shape: Shape| scene.push(Layer::Over, Content::Shape(shape), Meaning::Highlight);
    put(Shape::line(shaft.clone(), casing));
    put(Shape::line(shaft, stroke));
    put(Shape::filled(head, colour).outlined(Colour::WHITE, 1.0));
    put(Shape::filled(circle(from, room * 0.2), colour).outlined(Colour::WHITE, 1.2));
}

/// Whether a jump leads back along one of the ways that pieces take over the board.
pub fn leads_back(tracks: &[Vec<usize>], from: usize, to: usize) -> bool {
    let place = |track: &[usize], site: usize| track.iter().position(|it| *it == site);
    tracks.iter().any(|track| {
        let places = place(track, from).zip(place(track, to));
        places.is_some_and(|(from, to)| to < from)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_is_against_the_way_of_the_pieces() {
        let to_and_fro = vec![vec![0, 1, 2, 5, 4, 3]];
        assert!(!leads_back(&to_and_fro, 2, 4));
        assert!(leads_back(&to_and_fro, 3, 4), "the second row runs from right to left");
        assert!(!leads_back(&[], 3, 1));
    }
}
