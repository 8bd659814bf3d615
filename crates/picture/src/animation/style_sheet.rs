//! Animations as SVG with a style sheet: the page moves them, and holds still for readers who ask for that.

use std::fmt::Write as _;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::{Animation, Key, Track};
use crate::svg::{self, Sheet};

impl Animation {
    /// The animation as an SVG document of its own. Readers who ask for less motion see its end.
    pub fn svg(&self) -> String {
        let mark = self.fingerprint();
        svg::write_with(&self.scene, &self.style_sheet(&mark), |node| self.class(&mark, node))
    }

    /// The animation as an SVG element that refers to a sheet in the same page.
    pub fn svg_with(&self, sheet: &mut Sheet) -> String {
        // The styles of a picture hold for the whole page: what is shown twice moves by the same ones.
        let (mark, new) = sheet.mark_of(self.style_sheet(""));
        let style = if new { self.style_sheet(&mark) } else { String::new() };
        sheet.write_with(&self.scene, &style, |node| self.class(&mark, node))
    }

    /// Letters that differ between animations, even of the same pieces: a page may hold many.
    fn fingerprint(&self) -> String {
        let mut hash = FxHasher::default();
        svg::fingerprint(&self.scene).hash(&mut hash);
        self.style_sheet("").hash(&mut hash);
        svg::letters(hash.finish())
    }

    /// The class of a node: the mark and the number of the track that moves it.
    fn class(&self, mark: &str, node: usize) -> Option<String> {
        let track = self.tracks.iter().position(|track| track.nodes.contains(&node))?;
        Some(format!("{mark}{track}"))
    }

    fn style_sheet(&self, mark: &str) -> String {
        // The move, then a rest to look at its result.
        let total = self.seconds + 1.6;
        let mut sheet = String::new();
        for (index, track) in self.tracks.iter().enumerate() {
            let Some(last) = track.keys.last() else { continue };
            let changes = Changes::of(track);
            let end = changes.declarations(track, last);
            let _ = write!(
                sheet,
                ".{mark}{index}{{{end}animation:{mark}k{index} {total:.1}s linear infinite}}"
            );
            let moment = |key: &Key| {
                let percent = (key.time * self.seconds / total + 0.4 / total).min(1.0) * 100.0;
                // Fine enough to tell the two moments of a sudden change apart: if they were one, it would become a slow one.
                let percent =
                    if key.time <= 0.0 { "0%".to_owned() } else { format!("{percent:.3}%") };
                (percent, changes.declarations(track, key))
            };
            let mut moments: Vec<(String, String)> = track.keys.iter().map(moment).collect();
            moments.push(("to".to_owned(), end));
            let _ = write!(sheet, "@keyframes {mark}k{index}{{");
            for (at, (percent, look)) in moments.iter().enumerate() {
                let same = |other: Option<&(String, String)>| other.is_some_and(|it| it.1 == *look);
                // Between two moments that look the same, one that looks so too says nothing.
                if at > 0 && same(moments.get(at - 1)) && same(moments.get(at + 1)) {
                    continue;
                }
                let _ = write!(sheet, "{percent}{{{look}}}");
            }
            sheet.push('}');
        }
        let names: Vec<String> =
            (0..self.tracks.len()).map(|index| format!(".{mark}{index}")).collect();
        if !names.is_empty() {
            let _ = write!(
                sheet,
                "@media(prefers-reduced-motion:reduce){{{}{{animation:none}}}}",
                names.join(",")
            );
        }
        sheet
    }
}

/// What changes along a track.
struct Changes {
    place: bool,
    opacity: bool,
}

impl Changes {
    fn of(track: &Track) -> Self {
        Self {
            place: track.keys.iter().any(|key| moves(track, key)),
            opacity: track.keys.iter().any(|key| key.opacity < 1.0),
        }
    }

    /// What a track looks like at a moment, as far as that changes.
    fn declarations(&self, track: &Track, key: &Key) -> String {
        let [a, b, c, d, x, y] = track.place(key).as_coeffs();
        let mut text = String::new();
        if self.place {
            let _ = if !moves(track, key) {
                write!(text, "transform:none;")
            } else if b.abs() < 1e-6 && (a - 1.0).abs() < 1e-6 {
                write!(text, "transform:translate({x:.1}px,{y:.1}px);")
            } else if b.abs() < 1e-6 && c.abs() < 1e-6 && (a - d).abs() < 1e-6 {
                write!(text, "transform:translate({x:.1}px,{y:.1}px)scale({a:.3});")
            } else {
                write!(text, "transform:matrix({a:.3},{b:.3},{c:.3},{d:.3},{x:.1},{y:.1});")
            };
        }
        if self.opacity {
            let _ = write!(text, "opacity:{};", svg::fine(key.opacity));
        }
        text
    }
}

/// Whether a track is elsewhere than at its start at a moment, or larger or turned.
fn moves(track: &Track, key: &Key) -> bool {
    let [a, b, _, _, x, y] = track.place(key).as_coeffs();
    (a - 1.0).abs() > 1e-6 || b.abs() > 1e-6 || x.abs() > 1e-3 || y.abs() > 1e-3
}
