//! Scenes as SVG: small files, every drawing defined once.

mod path;
mod shapes;
mod sheet;

pub use sheet::Sheet;

use std::fmt::Write as _;
use std::hash::{Hash, Hasher};

use kurbo::{Affine, Rect};
use rustc_hash::FxHasher;

use crate::scene::{Content, Layer, Node, Scene};
use path::tenths;
use shapes::{write_shape, write_shapes};

/// Writes a scene as an SVG document that needs nothing else.
pub fn write(scene: &Scene) -> String {
    write_with(scene, "", |_| None)
}

/// Writes a scene as a document of its own, with a style sheet, and a class for each node that wants one.
pub(crate) fn write_with(
    scene: &Scene,
    style: &str,
    class: impl Fn(usize) -> Option<String>,
) -> String {
    // Files set side by side in one page must not share identifiers, so they carry a mark of the scene.
    let mark = fingerprint(scene);
    let mut head = String::with_capacity(16 * 1024);
    for (index, symbol) in scene.symbols.iter().enumerate() {
        let _ = write!(head, "<g id=\"{mark}{index}\">");
        write_shapes(&mut head, &symbol.shapes);
        head.push_str("</g>");
    }
    let clip = scene.window.map(|window| {
        let name = format!("{mark}w");
        head.push_str(&clip_path(&name, window));
        name
    });
    if !head.is_empty() {
        head = format!("<defs>{head}</defs>");
    }
    let mut body = String::with_capacity(16 * 1024);
    for layer in Layer::ALL {
        clip_from(&mut body, layer, clip.as_deref());
        write_layer(&mut body, scene, layer, &class, &|symbol, place| {
            (format!("{mark}{symbol}"), place)
        });
    }
    document(scene, style, &head, &body)
}

/// The ends and joints of all lines are round.
const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// The part of the plane that is shown, as SVG says it.
fn view_box(scene: &Scene) -> String {
    let view = scene.view;
    [view.x0, view.y0, view.width(), view.height()].map(number).join(" ")
}

/// The document around what is drawn.
fn document(scene: &Scene, style: &str, head: &str, body: &str) -> String {
    let mut out = String::with_capacity(head.len() + body.len() + 1024);
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\" role=\"img\" {ROUND}><title>{}</title>",
        view_box(scene),
        escape(&scene.title)
    );
    if !scene.alt.is_empty() {
        let _ = write!(out, "<desc>{}</desc>", escape(&scene.alt));
    }
    drawn(&mut out, scene, style, head, body);
    out
}

/// Writes what is drawn, and closes the element.
fn drawn(out: &mut String, scene: &Scene, style: &str, head: &str, body: &str) {
    if !style.is_empty() {
        let _ = write!(out, "<style>{style}</style>");
    }
    out.push_str(head);
    if let Some(paper) = scene.paper {
        // Its class lets a page choose a paper of its own.
        let (colour, sheet) = (paper.css(), sheet_of_paper(scene.view));
        let _ = write!(out, "<path class=\"paper\" fill=\"{colour}\" d=\"{sheet}\"/>");
    }
    out.push_str(body);
    out.push_str("</svg>\n");
}

/// What lies in a window, as something to cut by.
fn clip_path(name: &str, window: Rect) -> String {
    format!("<clipPath id=\"{name}\"><path d=\"{}\"/></clipPath>", sheet_of_paper(window))
}

/// Begins to cut off what lies outside the window before the first layer, and ends before the text, which lies beside it.
fn clip_from(out: &mut String, layer: Layer, clip: Option<&str>) {
    let Some(name) = clip else { return };
    if layer == Layer::ALL[0] {
        let _ = write!(out, "<g clip-path=\"url(#{name})\">");
    }
    if layer == Layer::Text {
        out.push_str("</g>");
    }
}

fn sheet_of_paper(view: Rect) -> String {
    let (width, height) = (number(view.width()), number(view.height()));
    format!("M{} {}h{width}v{height}h-{width}z", number(view.x0), number(view.y0))
}

/// Writes a layer as a group; nothing if it is empty. `put` says what stands for a drawing at a place, and where that goes.
fn write_layer(
    out: &mut String,
    scene: &Scene,
    layer: Layer,
    class: &impl Fn(usize) -> Option<String>,
    put: &impl Fn(usize, Affine) -> (String, Affine),
) {
    let mut nodes =
        scene.nodes.iter().enumerate().filter(|(_, node)| node.layer == layer).peekable();
    if nodes.peek().is_none() {
        return;
    }
    let _ = write!(out, "<g class=\"{}\">", layer.name());
    // Plain shapes wait until something else comes, so that those painted alike are written together.
    let mut plain = Vec::new();
    for (index, node) in nodes {
        // A style sheet moves groups: the place of what is in them stays as it is.
        let group = class(index);
        match &node.content {
            Content::Shape(shape) if group.is_none() && node.opacity >= 1.0 => {
                plain.push(shape.clone());
                continue;
            }
            _ => write_shapes(out, &std::mem::take(&mut plain)),
        }
        if let Some(group) = &group {
            let _ = write!(out, "<g class=\"{group}\">");
        }
        write_node(out, node, put);
        if group.is_some() {
            out.push_str("</g>");
        }
    }
    write_shapes(out, &plain);
    out.push_str("</g>");
}

fn write_node(out: &mut String, node: &Node, put: &impl Fn(usize, Affine) -> (String, Affine)) {
    match &node.content {
        Content::Shape(shape) => write_shape(out, shape, node.opacity),
        Content::Use { symbol, place } => {
            let (name, place) = put(*symbol, *place);
            write_use(out, &name, place, node.opacity);
        }
    }
}

fn write_use(out: &mut String, name: &str, place: Affine, opacity: f64) {
    let [a, b, c, d, x, y] = place.as_coeffs();
    let _ = write!(out, "<use href=\"#{name}\"");
    let scaled = [a - 1.0, d - 1.0].iter().any(|part| part.abs() > 1e-9);
    let turned = [b, c].iter().any(|part| part.abs() > 1e-9);
    if turned {
        let parts = [fine(a), fine(b), fine(c), fine(d), number(x), number(y)];
        let _ = write!(out, " transform=\"matrix({})\"", parts.join(" "));
    } else if scaled {
        let scale = if (a - d).abs() < 1e-9 { fine(a) } else { format!("{} {}", fine(a), fine(d)) };
        out.push_str(" transform=\"");
        if x != 0.0 || y != 0.0 {
            let _ = write!(out, "translate({} {})", number(x), number(y));
        }
        let _ = write!(out, "scale({scale})\"");
    } else {
        for (axis, value) in [("x", number(x)), ("y", number(y))] {
            if value != "0" {
                let _ = write!(out, " {axis}=\"{value}\"");
            }
        }
    }
    if opacity < 1.0 {
        let _ = write!(out, " opacity=\"{}\"", fine(opacity));
    }
    out.push_str("/>");
}

fn number(value: f64) -> String {
    let mut text = String::new();
    tenths(&mut text, (value * 10.0).round() as i64, false);
    text
}

pub(crate) fn fine(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

/// Letters that differ between scenes with different drawings.
pub(crate) fn fingerprint(scene: &Scene) -> String {
    let mut hash = FxHasher::default();
    for shape in scene.symbols.iter().flat_map(|symbol| &symbol.shapes) {
        let mut text = String::new();
        write_shape(&mut text, shape, 1.0);
        text.hash(&mut hash);
    }
    letters(hash.finish())
}

/// Four letters that stand for a number.
pub(crate) fn letters(hash: u64) -> String {
    let letter = |shift: u32| char::from(b'a' + ((hash >> shift) % 26) as u8);
    [8, 20, 32, 44].into_iter().map(letter).collect()
}

/// Text made safe for XML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
