//! Words as outlines, so that they look the same everywhere.

use std::sync::LazyLock;

use kurbo::{Affine, BezPath, Point, Rect, Shape as _};
use rustc_hash::FxHashMap;
use ttf_parser::{Face, OutlineBuilder};

/// The typefaces that come with the crate: subsets, whose licences lie beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Typeface {
    /// Latin letters and numerals (from Inter).
    Text,
    /// Chinese and Japanese characters of shogi, xiangqi and janggi (from Noto Serif JP).
    Characters,
    /// Animals and things (from Noto Emoji), used as drawings of pieces.
    Figures,
}

/// The outline of one sign, one unit to the em, y downwards, standing on the base line.
#[derive(Clone, Debug)]
pub struct Glyph {
    /// Its outline.
    pub path: BezPath,
    /// How far the next sign is.
    pub advance: f64,
}

struct Font {
    glyphs: FxHashMap<char, Glyph>,
}

static TEXT: LazyLock<Font> = LazyLock::new(|| Font::read(include_bytes!("../assets/text.ttf")));
static CHARACTERS: LazyLock<Font> =
    LazyLock::new(|| Font::read(include_bytes!("../assets/characters.ttf")));
static FIGURES: LazyLock<Font> =
    LazyLock::new(|| Font::read(include_bytes!("../assets/figures.ttf")));

impl Font {
    fn read(bytes: &[u8]) -> Self {
        let mut glyphs = FxHashMap::default();
        let Ok(face) = Face::parse(bytes, 0) else { return Self { glyphs } };
        let em = f64::from(face.units_per_em());
        let flip = Affine::scale_non_uniform(1.0 / em, -1.0 / em);
        let signs = face
            .tables()
            .cmap
            .into_iter()
            .flat_map(|cmap| cmap.subtables)
            .filter(|table| table.is_unicode());
        let mut codes = Vec::new();
        signs.for_each(|table| table.codepoints(|code| codes.push(code)));
        for sign in codes.into_iter().filter_map(char::from_u32) {
            let Some(id) = face.glyph_index(sign) else { continue };
            let mut pen = Pen(BezPath::new());
            face.outline_glyph(id, &mut pen);
            let advance = f64::from(face.glyph_hor_advance(id).unwrap_or(0)) / em;
            glyphs.insert(sign, Glyph { path: flip * pen.0, advance });
        }
        Self { glyphs }
    }
}

/// The outline of a sign, if the typeface has it.
pub fn glyph(face: Typeface, sign: char) -> Option<&'static Glyph> {
    let font = match face {
        Typeface::Text => &*TEXT,
        Typeface::Characters => &*CHARACTERS,
        Typeface::Figures => &*FIGURES,
    };
    font.glyphs.get(&sign)
}

/// How wide a line of text is at this size.
pub fn width(text: &str, size: f64) -> f64 {
    text.chars().filter_map(sign_of_text).map(|glyph| glyph.advance).sum::<f64>() * size
}

/// Where a line of text is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// At its left end.
    Start,
    /// In its middle.
    Middle,
    /// At its right end.
    End,
}

/// A line of text whose capitals are centred vertically on `at`.
pub fn line(text: &str, at: Point, size: f64, anchor: Anchor) -> BezPath {
    let start = match anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => -width(text, size) / 2.0,
        Anchor::End => -width(text, size),
    };
    let mut path = BezPath::new();
    let mut pen = Point::new(at.x + start, at.y + CAP_HEIGHT * size / 2.0);
    for glyph in text.chars().filter_map(sign_of_text) {
        path.extend(
            (Affine::translate(pen.to_vec2()) * Affine::scale(size) * glyph.path.clone())
                .elements()
                .iter()
                .copied(),
        );
        pen.x += glyph.advance * size;
    }
    path
}

/// The text set as large as fits into a box, centred in it.
pub fn fitted(text: &str, space: Rect) -> BezPath {
    let size = (space.width() / width(text, 1.0).max(0.3)).min(space.height() / CAP_HEIGHT);
    line(text, space.center(), size, Anchor::Middle)
}

/// A column of characters, each centred by its own outline, as large as fits into a box.
pub fn column(characters: &str, space: Rect) -> BezPath {
    let glyphs: Vec<&Glyph> =
        characters.chars().filter_map(|sign| glyph(Typeface::Characters, sign)).collect();
    let mut path = BezPath::new();
    if glyphs.is_empty() {
        return path;
    }
    let row = space.height() / glyphs.len() as f64;
    let size = row.min(space.width());
    for (index, glyph) in glyphs.iter().enumerate() {
        let middle = glyph.path.bounding_box().center();
        let at = Point::new(space.center().x, space.y0 + row * (index as f64 + 0.5));
        let place = Affine::translate(at.to_vec2())
            * Affine::scale(size)
            * Affine::translate(-middle.to_vec2());
        path.extend((place * glyph.path.clone()).elements().iter().copied());
    }
    path
}

/// The height of capitals as a share of the size.
pub const CAP_HEIGHT: f64 = 0.727;

/// A sign of the text face; what it lacks is shown as its plainest likeness, or left out.
fn sign_of_text(sign: char) -> Option<&'static Glyph> {
    glyph(Typeface::Text, sign).or_else(|| {
        let likeness = match sign {
            '\u{2010}'..='\u{2015}' => '-',
            '\u{2018}' | '\u{2019}' | 'ʻ' | 'ʼ' => '\'',
            '_' => ' ',
            _ => return glyph(Typeface::Text, '?'),
        };
        glyph(Typeface::Text, likeness)
    })
}

struct Pen(BezPath);

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to((f64::from(x), f64::from(y)));
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to((f64::from(x), f64::from(y)));
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to((f64::from(x1), f64::from(y1)), (f64::from(x), f64::from(y)));
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.curve_to(
            (f64::from(x1), f64::from(y1)),
            (f64::from(x2), f64::from(y2)),
            (f64::from(x), f64::from(y)),
        );
    }
    fn close(&mut self) {
        self.0.close_path();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_typeface_is_read() {
        assert!(glyph(Typeface::Text, 'A').is_some_and(|glyph| glyph.advance > 0.4));
        assert!(glyph(Typeface::Characters, '王').is_some());
        assert!(glyph(Typeface::Figures, '🐯').is_some());
    }

    #[test]
    fn lines_are_held_where_asked() {
        let middle = line("Hex", Point::new(10.0, 0.0), 20.0, Anchor::Middle).bounding_box();
        assert!((middle.center().x - 10.0).abs() < 1.0);
        assert!(line("Hex", Point::ORIGIN, 20.0, Anchor::End).bounding_box().x1 <= 0.5);
    }
}
