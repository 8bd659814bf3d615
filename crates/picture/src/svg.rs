//! Scenes as SVG: small files, every drawing defined once.

use std::fmt::Write as _;

use kurbo::{Affine, BezPath, PathEl, Point};

use crate::colour::Colour;
use crate::scene::{Content, Layer, Node, Scene, Shape};

/// Writes a scene as an SVG document.
pub fn write(scene: &Scene) -> String {
    write_with(scene, "", |_| None)
}

/// Writes a scene with a style sheet, and a class for each node that wants one.
pub(crate) fn write_with(
    scene: &Scene,
    style: &str,
    class: impl Fn(usize) -> Option<String>,
) -> String {
    let mut out = String::with_capacity(16 * 1024);
    let view = scene.view;
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\" role=\"img\"><title>{}</title>",
        number(view.x0),
        number(view.y0),
        number(view.width()),
        number(view.height()),
        escape(&scene.title)
    );
    if !scene.alt.is_empty() {
        let _ = write!(out, "<desc>{}</desc>", escape(&scene.alt));
    }
    if !style.is_empty() {
        let _ = write!(out, "<style>{style}</style>");
    }
    if !scene.symbols.is_empty() {
        // Files set side by side in one page must not share identifiers, so they carry a mark of the scene.
        out.push_str("<defs>");
        let mark = fingerprint(scene);
        for (index, symbol) in scene.symbols.iter().enumerate() {
            let _ = write!(out, "<g id=\"{mark}{index}\">");
            symbol.shapes.iter().for_each(|shape| write_shape(&mut out, shape, 1.0));
            out.push_str("</g>");
        }
        out.push_str("</defs>");
    }
    if let Some(paper) = scene.paper {
        let _ = write!(
            out,
            "<path fill=\"{}\" d=\"M{} {}h{}v{}h-{}z\"/>",
            paper.css(),
            number(view.x0),
            number(view.y0),
            number(view.width()),
            number(view.height()),
            number(view.width())
        );
    }
    let mark = fingerprint(scene);
    for layer in Layer::ALL {
        let nodes: Vec<(usize, &Node)> =
            scene.nodes.iter().enumerate().filter(|(_, node)| node.layer == layer).collect();
        if nodes.is_empty() {
            continue;
        }
        let _ = write!(out, "<g class=\"{}\">", layer.name());
        for (index, node) in nodes {
            // A style sheet moves groups: the place of what is in them stays as it is.
            let group = class(index);
            if let Some(group) = &group {
                let _ = write!(out, "<g class=\"{group}\">");
            }
            match &node.content {
                Content::Shape(shape) => write_shape(&mut out, shape, node.opacity),
                Content::Use { symbol, place } => {
                    write_use(&mut out, &mark, *symbol, *place, node.opacity)
                }
            }
            if group.is_some() {
                out.push_str("</g>");
            }
        }
        out.push_str("</g>");
    }
    out.push_str("</svg>\n");
    out
}

fn write_use(out: &mut String, mark: &str, symbol: usize, place: Affine, opacity: f64) {
    let [a, b, c, d, x, y] = place.as_coeffs();
    let _ = write!(out, "<use href=\"#{mark}{symbol}\" transform=\"");
    if b.abs() < 1e-9 && c.abs() < 1e-9 {
        let _ = write!(out, "translate({} {})", number(x), number(y));
        if (a - d).abs() < 1e-9 {
            if (a - 1.0).abs() > 1e-9 {
                let _ = write!(out, "scale({})", fine(a));
            }
        } else {
            let _ = write!(out, "scale({} {})", fine(a), fine(d));
        }
    } else {
        let _ = write!(
            out,
            "matrix({} {} {} {} {} {})",
            fine(a),
            fine(b),
            fine(c),
            fine(d),
            number(x),
            number(y)
        );
    }
    out.push('"');
    if opacity < 1.0 {
        let _ = write!(out, " opacity=\"{}\"", fine(opacity));
    }
    out.push_str("/>");
}

fn write_shape(out: &mut String, shape: &Shape, opacity: f64) {
    let _ = write!(out, "<path");
    write_paint(out, "fill", shape.fill);
    if let Some(stroke) = &shape.stroke {
        write_paint(out, "stroke", Some(stroke.colour));
        let _ = write!(
            out,
            " stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
            fine(stroke.width)
        );
        if !stroke.dashes.is_empty() {
            let dashes: Vec<String> = stroke.dashes.iter().map(|dash| number(*dash)).collect();
            let _ = write!(out, " stroke-dasharray=\"{}\"", dashes.join(" "));
        }
    }
    if shape.even_odd {
        out.push_str(" fill-rule=\"evenodd\"");
    }
    if opacity < 1.0 {
        let _ = write!(out, " opacity=\"{}\"", fine(opacity));
    }
    out.push_str(" d=\"");
    write_path(out, &shape.path);
    out.push_str("\"/>");
}

fn write_paint(out: &mut String, property: &str, colour: Option<Colour>) {
    match colour {
        Some(colour) if !colour.is_hidden() => {
            let _ = write!(out, " {property}=\"{}\"", colour.css());
            if colour.a < 255 {
                let _ = write!(out, " {property}-opacity=\"{}\"", fine(colour.opacity()));
            }
        }
        _ => {
            let _ = write!(out, " {property}=\"none\"");
        }
    }
}

/// Writes path data on a grid of tenths, relative where it can be: about half the size of absolute coordinates.
fn write_path(out: &mut String, path: &BezPath) {
    let snap = |p: Point| ((p.x * 10.0).round() as i64, (p.y * 10.0).round() as i64);
    let mut pen = (0, 0);
    let mut start = (0, 0);
    let mut command = ' ';
    for element in path.elements() {
        let mut emit = |letter: char, values: &[i64]| {
            // A repeated command needs no letter, save after a move.
            let mut fresh = letter != command;
            if fresh {
                out.push(letter);
                command = letter;
            }
            for value in values {
                tenths(out, *value, !fresh);
                fresh = false;
            }
        };
        match *element {
            PathEl::MoveTo(p) => {
                let to = snap(p);
                command_reset(&mut emit, to);
                (pen, start) = (to, to);
            }
            PathEl::LineTo(p) => {
                let to = snap(p);
                let (dx, dy) = (to.0 - pen.0, to.1 - pen.1);
                match (dx, dy) {
                    (0, 0) => {}
                    (_, 0) => emit('h', &[dx]),
                    (0, _) => emit('v', &[dy]),
                    _ => emit('l', &[dx, dy]),
                }
                pen = to;
            }
            PathEl::QuadTo(c, p) => {
                let (c, to) = (snap(c), snap(p));
                emit('q', &[c.0 - pen.0, c.1 - pen.1, to.0 - pen.0, to.1 - pen.1]);
                pen = to;
            }
            PathEl::CurveTo(c, d, p) => {
                let (c, d, to) = (snap(c), snap(d), snap(p));
                emit(
                    'c',
                    &[
                        c.0 - pen.0,
                        c.1 - pen.1,
                        d.0 - pen.0,
                        d.1 - pen.1,
                        to.0 - pen.0,
                        to.1 - pen.1,
                    ],
                );
                pen = to;
            }
            PathEl::ClosePath => {
                emit('z', &[]);
                pen = start;
            }
        }
    }
}

fn command_reset(emit: &mut impl FnMut(char, &[i64]), to: (i64, i64)) {
    emit('M', &[to.0, to.1]);
}

/// A number of tenths, with a separator before it unless it brings its own.
fn tenths(out: &mut String, value: i64, separate: bool) {
    if value < 0 {
        out.push('-');
    } else if separate {
        out.push(' ');
    }
    let (whole, rest) = (value.unsigned_abs() / 10, value.unsigned_abs() % 10);
    match (whole, rest) {
        (_, 0) => drop(write!(out, "{whole}")),
        (0, _) => drop(write!(out, ".{rest}")),
        _ => drop(write!(out, "{whole}.{rest}")),
    }
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
    let mut hash: u32 = 0x811c_9dc5;
    let mut mix = |value: u64| {
        for byte in value.to_le_bytes() {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    };
    for shape in scene.symbols.iter().flat_map(|symbol| &symbol.shapes) {
        shape
            .path
            .elements()
            .iter()
            .filter_map(PathEl::end_point)
            .for_each(|p| mix(((p.x * 10.0) as i64 * 100_003 + (p.y * 10.0) as i64) as u64));
        shape
            .fill
            .iter()
            .for_each(|c| mix(u64::from(c.r) << 16 | u64::from(c.g) << 8 | u64::from(c.b)));
    }
    let letter = |n: u32| char::from(b'a' + (n % 26) as u8);
    [hash, hash >> 8, hash >> 16].into_iter().map(letter).collect()
}

/// Text made safe for XML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::segment;

    fn path(path: &BezPath) -> String {
        let mut out = String::new();
        write_path(&mut out, path);
        out
    }

    #[test]
    fn paths_are_relative_and_terse() {
        assert_eq!(path(&segment(Point::new(1.0, 2.0), Point::new(4.5, 2.0))), "M1 2h3.5");
        assert_eq!(path(&segment(Point::new(0.0, 0.0), Point::new(-0.5, 0.25))), "M0 0l-.5 .3");
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
