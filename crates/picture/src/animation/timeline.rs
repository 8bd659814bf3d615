//! Keys: where something is, how large, how turned and how clear, at moments from 0 to 1.

use std::ops::Range;

use kurbo::{Affine, Point, Vec2};

/// The state of a thing at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Key {
    /// The moment, 0 to 1.
    pub time: f64,
    /// How far it is from where it was drawn.
    pub offset: Vec2,
    /// How large it is against how it was drawn.
    pub scale: f64,
    /// How it is turned, in degrees.
    pub turn: f64,
    /// How clear it is, 0 to 1.
    pub opacity: f64,
}

impl Key {
    const fn still(time: f64, opacity: f64) -> Self {
        Self { time, offset: Vec2::ZERO, scale: 1.0, turn: 0.0, opacity }
    }
}

/// Something that moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// Its nodes in the scene.
    pub nodes: Range<usize>,
    /// The point it grows from and turns about.
    pub centre: Point,
    /// Its keys, in order of time.
    pub keys: Vec<Key>,
}

impl Track {
    /// Its state at a moment.
    pub fn at(&self, time: f64) -> Key {
        let after = self.keys.iter().position(|key| key.time > time);
        match after {
            Some(0) => Key { time, ..self.keys[0] },
            None => self.keys.last().map_or(Key::still(time, 1.0), |last| Key { time, ..*last }),
            Some(next) => {
                let (a, b) = (self.keys[next - 1], self.keys[next]);
                let share = if b.time > a.time { (time - a.time) / (b.time - a.time) } else { 1.0 };
                let mix = |from: f64, to: f64| from + (to - from) * share;
                Key {
                    time,
                    offset: a.offset.lerp(b.offset, share),
                    scale: mix(a.scale, b.scale),
                    turn: mix(a.turn, b.turn),
                    opacity: mix(a.opacity, b.opacity),
                }
            }
        }
    }

    /// The map that puts it there.
    pub fn place(&self, key: &Key) -> Affine {
        Affine::translate(self.centre.to_vec2() + key.offset)
            * Affine::rotate(key.turn.to_radians())
            * Affine::scale(key.scale)
            * Affine::translate(-self.centre.to_vec2())
    }
}

/// Something that is there until or from a moment.
pub fn cut(time: f64, into: bool) -> Vec<Key> {
    let (before, after) = if into { (0.0, 1.0) } else { (1.0, 0.0) };
    vec![
        Key::still(0.0, before),
        Key::still(time, before),
        Key::still(time + 1e-4, after),
        Key::still(1.0, after),
    ]
}

/// Something that fades away, or grows out of nothing.
pub fn fade(into: bool) -> Vec<Key> {
    if into {
        let seed = Key { scale: 0.4, ..Key::still(0.3, 0.0) };
        vec![
            Key { time: 0.0, ..seed },
            seed,
            Key { scale: 1.08, ..Key::still(0.55, 1.0) },
            Key::still(0.62, 1.0),
            Key::still(1.0, 1.0),
        ]
    } else {
        let gone = Key { scale: 0.6, ..Key::still(0.88, 0.0) };
        vec![Key::still(0.0, 1.0), Key::still(0.62, 1.0), gone, Key { time: 1.0, ..gone }]
    }
}

/// A die that turns over: its old face goes as its new one comes.
pub fn tumble(old: bool) -> Vec<Key> {
    let spin = |time: f64, turn: f64, scale: f64, opacity: f64| Key {
        turn,
        scale,
        ..Key::still(time, opacity)
    };
    if old {
        vec![
            spin(0.0, 0.0, 1.0, 1.0),
            spin(0.05, 0.0, 1.0, 1.0),
            spin(0.3, 200.0, 0.7, 1.0),
            spin(0.3001, 200.0, 0.7, 0.0),
            spin(1.0, 200.0, 0.7, 0.0),
        ]
    } else {
        vec![
            spin(0.0, -200.0, 0.7, 0.0),
            spin(0.3, -200.0, 0.7, 0.0),
            spin(0.3001, -200.0, 0.7, 1.0),
            spin(0.55, 0.0, 1.0, 1.0),
            spin(1.0, 0.0, 1.0, 1.0),
        ]
    }
}

/// A way through points, of something drawn at `origin`, that is seen only while it is gone.
pub fn flight(origin: Point, points: &[Point], start: f64, end: f64, height: f64) -> Vec<Key> {
    const STEPS: usize = 16;
    let mut keys = vec![Key::still(0.0, 0.0), Key::still(start, 0.0)];
    for step in 0..=STEPS {
        let share = step as f64 / STEPS as f64;
        // Slow at both ends, as a hand would move it.
        let eased = share * share * (3.0 - 2.0 * share);
        let offset =
            super::between(points, eased) - origin + super::arc(points, eased.min(0.9999), height);
        let lift =
            if height > 0.0 { 1.0 + 0.12 * (std::f64::consts::PI * eased).sin() } else { 1.0 };
        let time = start + 1e-4 + (end - start - 1e-4) * share;
        keys.push(Key { offset, scale: lift, ..Key::still(time, 1.0) });
    }
    let last = Key { opacity: 0.0, time: end + 1e-4, ..keys[keys.len() - 1] };
    keys.extend([last, Key { time: 1.0, ..last }]);
    keys
}
