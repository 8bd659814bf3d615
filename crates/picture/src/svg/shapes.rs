//! Shapes with their paint, those painted alike written together.

use std::fmt::Write as _;

use super::path::write_path;
use super::{fine, number};
use crate::colour::Colour;
use crate::scene::{Shape, Stroke};

/// Writes shapes from back to front.
pub(super) fn write_shapes(out: &mut String, shapes: &[Shape]) {
    let mut rest = shapes;
    while let [first, ..] = rest {
        if let [rim, face, after @ ..] = rest
            && is_rim(rim, face)
        {
            // An outline under its own face is one path whose line is painted first.
            let both = Shape { fill: face.fill, ..rim.clone() };
            write_path_element(out, &both, " paint-order=\"stroke\"", 1.0);
            rest = after;
            continue;
        }
        let alike = rest.iter().take_while(|shape| painted_alike(shape, first)).count();
        let (run, after) = rest.split_at(alike);
        write_run(out, run);
        rest = after;
    }
}

/// Writes shapes that are all painted alike.
fn write_run(out: &mut String, run: &[Shape]) {
    match run {
        [] => {}
        [one] => write_shape(out, one, 1.0),
        [first, ..] => {
            out.push_str("<g");
            write_paints(out, first);
            out.push('>');
            for shape in run {
                out.push_str("<path d=\"");
                write_path(out, &shape.path);
                out.push_str("\"/>");
            }
            out.push_str("</g>");
        }
    }
}

/// Writes one shape.
pub(super) fn write_shape(out: &mut String, shape: &Shape, opacity: f64) {
    write_path_element(out, shape, "", opacity);
}

fn write_path_element(out: &mut String, shape: &Shape, attributes: &str, opacity: f64) {
    out.push_str("<path");
    write_paints(out, shape);
    out.push_str(attributes);
    if opacity < 1.0 {
        let _ = write!(out, " opacity=\"{}\"", fine(opacity));
    }
    out.push_str(" d=\"");
    write_path(out, &shape.path);
    out.push_str("\"/>");
}

/// Whether the first is nothing but the outline of the second, painted under it.
fn is_rim(rim: &Shape, face: &Shape) -> bool {
    rim.fill.is_none()
        && rim.stroke.as_ref().is_some_and(Stroke::is_unbroken)
        && face.stroke.is_none()
        && face.even_odd == rim.even_odd
        && face.path == rim.path
}

fn painted_alike(a: &Shape, b: &Shape) -> bool {
    a.fill == b.fill && a.stroke == b.stroke && a.even_odd == b.even_odd
}

fn write_paints(out: &mut String, shape: &Shape) {
    write_paint(out, "fill", shape.fill);
    if let Some(stroke) = &shape.stroke {
        write_paint(out, "stroke", Some(stroke.colour));
        let _ = write!(out, " stroke-width=\"{}\"", fine(stroke.width));
        if !stroke.is_unbroken() {
            let dashes: Vec<String> = stroke.dashes.iter().map(|dash| number(*dash)).collect();
            let _ = write!(out, " stroke-dasharray=\"{}\"", dashes.join(" "));
        }
    }
    if shape.even_odd {
        out.push_str(" fill-rule=\"evenodd\"");
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{rect, segment};
    use kurbo::{Point, Rect};

    fn written(shapes: &[Shape]) -> String {
        let mut out = String::new();
        write_shapes(&mut out, shapes);
        out
    }

    #[test]
    fn an_outline_and_its_face_are_one_path() {
        let square = || rect(Rect::new(0.0, 0.0, 2.0, 2.0));
        let rim = Shape::line(square(), Stroke::new(Colour::INK, 1.0));
        let face = Shape::filled(square(), Colour::WHITE);
        let text = written(&[rim, face]);
        assert_eq!(text.matches("<path").count(), 1);
        assert!(text.contains("paint-order=\"stroke\""), "{text}");
    }

    #[test]
    fn lines_painted_alike_name_their_paint_once() {
        let line = |y: f64| {
            Shape::line(
                segment(Point::new(0.0, y), Point::new(5.0, y)),
                Stroke::new(Colour::INK, 1.5),
            )
        };
        let text = written(&[line(0.0), line(1.0), line(2.0)]);
        assert_eq!(text.matches("stroke-width").count(), 1);
        assert_eq!(text.matches("<path").count(), 3);
    }
}
