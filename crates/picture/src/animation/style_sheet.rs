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
        let mark = sheet.next_mark();
        sheet.write_with(&self.scene, &self.style_sheet(&mark), |node| self.class(&mark, node))
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
            let _ = write!(
                sheet,
                ".{mark}{index}{{{}animation:{mark}k{index} {total:.1}s linear infinite}}",
                declarations(track, last)
            );
            let _ = write!(sheet, "@keyframes {mark}k{index}{{");
            for key in &track.keys {
                let percent = (key.time * self.seconds / total + 0.4 / total).min(1.0) * 100.0;
                // Fine enough to tell the two moments of a sudden change apart: if they were one, it would become a slow one.
                let percent =
                    if key.time <= 0.0 { "0%".to_owned() } else { format!("{percent:.3}%") };
                let _ = write!(sheet, "{percent}{{{}}}", declarations(track, key));
            }
            let _ = write!(sheet, "to{{{}}}}}", declarations(track, last));
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

fn declarations(track: &Track, key: &Key) -> String {
    let [a, b, c, d, x, y] = track.place(key).as_coeffs();
    let moves = (a - 1.0).abs() > 1e-6 || b.abs() > 1e-6 || x.abs() > 1e-3 || y.abs() > 1e-3;
    let mut text = String::new();
    if moves {
        let _ = if b.abs() < 1e-6 && (a - 1.0).abs() < 1e-6 {
            write!(text, "transform:translate({x:.1}px,{y:.1}px);")
        } else {
            write!(text, "transform:matrix({a:.3},{b:.3},{c:.3},{d:.3},{x:.1},{y:.1});")
        };
    } else {
        text.push_str("transform:none;");
    }
    let _ = write!(text, "opacity:{};", svg::fine(key.opacity));
    text
}
