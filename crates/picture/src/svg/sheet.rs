//! What the pictures of one page share, written once for all of them.

use std::fmt::Write as _;

use kurbo::{Affine, Rect, Shape as _};
use rustc_hash::FxHashMap;

use super::ROUND;
use super::shapes::write_shapes;
use super::{clip_from, clip_path, drawn, escape, view_box, write_layer, write_use};
use crate::scene::{Content, Layer, Scene, Shape, Symbol};

/// A layer of pieces of more bytes than this is written once for all pictures that show it.
const MANY: usize = 600;

/// The drawings that the pictures of one page share: each piece and each board is written once, and every picture only
/// says where they go.
///
/// A page writes all its pictures with one sheet, sets each of them *inline* into its text (a picture behind an `<img>`
/// cannot see the sheet), and sets [`Sheet::svg`] once anywhere into its body. Pictures that are files of their own are
/// written with [`super::write`] instead.
///
/// ```no_run
/// # fn page(painter: &picture::Painter, positions: &[picture::Position]) -> String {
/// use picture::{Options, svg::Sheet};
///
/// let mut sheet = Sheet::new("p");
/// let figures: Vec<String> = positions
///     .iter()
///     .map(|position| sheet.write(&painter.scene(position, &[], &Options::default())))
///     .collect();
/// format!("<body>{}<figure>{}</figure></body>", sheet.svg(), figures.join("</figure><figure>"))
/// # }
/// ```
///
/// [`crate::Animation::svg_with`] writes moves in motion the same way. All identifiers and classes begin with the name of
/// the sheet, so a page that uses two sheets gives them different names.
#[derive(Clone, Debug)]
pub struct Sheet {
    name: String,
    /// The number of each definition by its text.
    known: FxHashMap<String, usize>,
    /// The definitions as they stand in the sheet.
    definitions: String,
    /// The number of the styles of each picture in motion by their text.
    marks: FxHashMap<String, usize>,
}

impl Sheet {
    /// An empty sheet. The name begins all identifiers of its drawings: letters only.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            known: FxHashMap::default(),
            definitions: String::new(),
            marks: FxHashMap::default(),
        }
    }

    /// Writes a picture that refers to this sheet.
    pub fn write(&mut self, scene: &Scene) -> String {
        self.write_with(scene, "", |_| None)
    }

    /// The sheet itself: an SVG element that takes no room and must be in the same page as the pictures.
    pub fn svg(&self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\" \
             aria-hidden=\"true\"><defs>{}</defs></svg>\n",
            self.definitions
        )
    }

    /// A name for the styles of a picture, given these without it, and whether they are new to this sheet.
    pub(crate) fn mark_of(&mut self, styles: String) -> (String, bool) {
        let next = self.marks.len() + 1;
        let number = *self.marks.entry(styles).or_insert(next);
        (format!("{}m{number}-", self.name), number == next)
    }

    pub(crate) fn write_with(
        &mut self,
        scene: &Scene,
        style: &str,
        class: impl Fn(usize) -> Option<String>,
    ) -> String {
        let scene = &lifted(scene);
        let names: Vec<String> = scene
            .symbols
            .iter()
            .map(|symbol| {
                let mut text = String::new();
                write_shapes(&mut text, &symbol.shapes);
                self.define(text)
            })
            .collect();
        let fitted = self.fitted(scene, &names);
        let mut body = String::new();
        let clip = scene.window.map(|window| self.clip(window));
        for layer in Layer::ALL {
            clip_from(&mut body, layer, clip.as_deref());
            let mut text = String::new();
            write_layer(&mut text, scene, layer, &class, &|symbol, place| {
                let name = fitted.get(&(symbol, linear(place)));
                (name.cloned().unwrap_or_default(), Affine::translate(place.translation()))
            });
            // Many pieces that stay are worth a name too: the same position is often shown twice.
            let many =
                layer == Layer::Pieces && text.len() > MANY && is_still(scene, layer, &class);
            if !text.is_empty() && (many || is_setting(scene, layer, &class)) {
                let name = self.define(text);
                let _ = write!(body, "<use href=\"#{name}\"/>");
            } else {
                body.push_str(&text);
            }
        }
        // A title would be shown by every picture under the mouse, so that the words are a label.
        let words = if scene.alt.is_empty() { &scene.title } else { &scene.alt };
        let mut out = format!(
            "<svg viewBox=\"{}\" role=\"img\" aria-label=\"{}\" {ROUND}>",
            view_box(scene),
            escape(words)
        );
        drawn(&mut out, scene, style, "", &body);
        out
    }

    /// The drawings of a scene in the sizes in which it shows them: a piece then only says where it goes.
    fn fitted(&mut self, scene: &Scene, names: &[String]) -> FxHashMap<Fitted, String> {
        let mut fitted: FxHashMap<Fitted, String> = FxHashMap::default();
        for node in &scene.nodes {
            let Content::Use { symbol, place } = &node.content else { continue };
            fitted.entry((*symbol, linear(*place))).or_insert_with(|| {
                let name = names.get(*symbol).map_or("", String::as_str);
                let size = place.with_translation(kurbo::Vec2::ZERO);
                if linear(size) == linear(Affine::IDENTITY) {
                    return name.to_owned();
                }
                let mut text = String::new();
                write_use(&mut text, name, size, 1.0);
                self.define(text)
            });
        }
        fitted
    }

    /// The identifier of a window.
    fn clip(&mut self, window: Rect) -> String {
        let next = self.known.len();
        let text = clip_path("", window);
        if let Some(known) = self.known.get(&text) {
            return format!("{}{known}", self.name);
        }
        let name = format!("{}{next}", self.name);
        self.definitions.push_str(&clip_path(&name, window));
        self.known.insert(text, next);
        name
    }

    /// The identifier of a drawing.
    fn define(&mut self, text: String) -> String {
        let next = self.known.len();
        if let Some(known) = self.known.get(&text) {
            return format!("{}{known}", self.name);
        }
        let name = format!("{}{next}", self.name);
        let _ = write!(self.definitions, "<g id=\"{name}\">{text}</g>");
        self.known.insert(text, next);
        name
    }
}

/// A drawing and how it is turned and scaled, in thousandths.
type Fitted = (usize, [i64; 4]);

fn linear(place: Affine) -> [i64; 4] {
    let [a, b, c, d, _, _] = place.as_coeffs();
    [a, b, c, d].map(|part| (part * 1000.0).round() as i64)
}

/// Whether a layer is likely to be the same in many pictures: what lies under the pieces, and the names beside the board.
fn is_setting(scene: &Scene, layer: Layer, class: &impl Fn(usize) -> Option<String>) -> bool {
    let fixed =
        matches!(layer, Layer::Ground | Layer::Cells | Layer::Lines | Layer::Print | Layer::Text);
    fixed && is_still(scene, layer, class)
}

/// An outline of more parts than this is worth a name: letters and numbers come again and again, elsewhere on the board.
const LONG: usize = 8;

/// The same scene, with long outlines as drawings that are put where they belong.
fn lifted(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    for node in &mut scene.nodes {
        let Content::Shape(shape) = &node.content else { continue };
        if shape.path.elements().len() <= LONG {
            continue;
        }
        let corner = shape.path.bounding_box().origin().to_vec2();
        let shape = Shape { path: Affine::translate(-corner) * &shape.path, ..shape.clone() };
        scene.symbols.push(Symbol { shapes: vec![shape] });
        let place = Affine::translate(corner);
        node.content = Content::Use { symbol: scene.symbols.len() - 1, place };
    }
    scene
}

/// Whether nothing of a layer moves.
fn is_still(scene: &Scene, layer: Layer, class: &impl Fn(usize) -> Option<String>) -> bool {
    let mut nodes = scene.nodes.iter().enumerate().filter(|(_, node)| node.layer == layer);
    nodes.all(|(index, _)| class(index).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::Colour;
    use crate::scene::{Meaning, circle, segment};
    use kurbo::Point;

    fn scene(x: f64) -> Scene {
        let disc = || Shape::filled(circle(Point::ZERO, 10.0), Colour::INK);
        let mut scene = Scene::default();
        scene.add(Layer::Ground, disc());
        let symbol = scene.symbol(Symbol { shapes: vec![disc()] });
        let place = Affine::translate((x, 0.0));
        scene.push(Layer::Pieces, Content::Use { symbol, place }, Meaning::Setting);
        scene
    }

    #[test]
    fn a_number_is_written_once_wherever_it_stands() {
        let mut sheet = Sheet::new("s");
        let mut numbered = |x: f64| {
            let mut scene = Scene::default();
            let at = Point::new(x, 7.0);
            let number = crate::text::line("23", at, 10.0, crate::text::Anchor::Middle);
            scene.add(Layer::Pieces, Shape::filled(number, Colour::INK));
            let line = segment(at, Point::ZERO);
            scene.add(Layer::Pieces, Shape::filled(line, Colour::INK));
            sheet.write(&scene)
        };
        let pictures = numbered(3.0) + &numbered(11.3);
        assert_eq!(sheet.svg().matches("<g id=").count(), 1);
        // What is short stays where it is.
        assert_eq!(pictures.matches("<path").count(), 2, "{pictures}");
    }

    #[test]
    fn a_piece_of_one_size_only_says_where_it_goes() {
        let mut sheet = Sheet::new("s");
        let mut scene = Scene::default();
        let disc = Shape::filled(circle(Point::ZERO, 10.0), Colour::INK);
        let symbol = scene.symbol(Symbol { shapes: vec![disc] });
        for x in [0.0, 60.0] {
            let place = Affine::translate((x, 7.0)) * Affine::scale(0.564);
            scene.push(Layer::Pieces, Content::Use { symbol, place }, Meaning::Setting);
        }
        let picture = sheet.write(&scene);
        assert_eq!(sheet.svg().matches("scale(0.564)").count(), 1);
        assert!(
            !picture.contains("transform") && picture.contains("x=\"60\" y=\"7\""),
            "{picture}"
        );
    }

    #[test]
    fn what_two_pictures_share_is_written_once() {
        let mut sheet = Sheet::new("s");
        let (first, second) = (sheet.write(&scene(0.0)), sheet.write(&scene(5.0)));
        // The board and the piece.
        assert_eq!(sheet.svg().matches("<g id=").count(), 2);
        assert_ne!(first, second);
        for picture in [first, second] {
            assert!(!picture.contains("<defs>") && !picture.contains(" d="), "{picture}");
            for reference in picture.split("href=\"#").skip(1) {
                let name = reference.split('"').next().unwrap_or_default();
                assert!(sheet.svg().contains(&format!("id=\"{name}\"")), "{name}");
            }
        }
    }
}
