//! Scenes as pixels.

use kurbo::{Affine, BezPath, PathEl, Rect};
use tiny_skia::{FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, StrokeDash, Transform};

use crate::colour::Colour;
use crate::scene::{Content, Layer, Node, Scene, Shape, rect};

/// Why a picture could not be painted or written.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// The size asked for is nothing, or too much.
    #[error("a picture of {0} by {1} pixels cannot be made (at most {MAX_SIDE} a side)")]
    Size(u32, u32),
    /// The encoder gave up.
    #[error("the picture could not be encoded: {0}")]
    Encoding(String),
}

/// The longest side of a picture in pixels.
pub const MAX_SIDE: u32 = 8192;

/// Paints a scene so that its longer side has this many pixels.
pub fn paint(scene: &Scene, longer_side: u32) -> Result<Pixmap, RasterError> {
    let mut canvas = Canvas::new(scene, longer_side)?;
    canvas.fill_paper();
    for layer in Layer::ALL {
        if layer == Layer::Text {
            canvas.cover(scene);
        }
        scene.layer(layer).for_each(|node| canvas.draw(scene, node, Affine::IDENTITY, 1.0));
    }
    Ok(canvas.pixels)
}

/// Writes a scene as PNG whose longer side has this many pixels.
pub fn png(scene: &Scene, longer_side: u32) -> Result<Vec<u8>, RasterError> {
    encode_png(&paint(scene, longer_side)?)
}

/// Pixels as a PNG file.
pub fn encode_png(pixels: &Pixmap) -> Result<Vec<u8>, RasterError> {
    let opaque = pixels.pixels().iter().all(|pixel| pixel.is_opaque());
    let mut data = Vec::with_capacity(pixels.pixels().len() * 4);
    for pixel in pixels.pixels() {
        let colour = pixel.demultiply();
        data.extend([colour.red(), colour.green(), colour.blue()]);
        if !opaque {
            data.push(colour.alpha());
        }
    }
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, pixels.width(), pixels.height());
    encoder.set_color(if opaque { png::ColorType::Rgb } else { png::ColorType::Rgba });
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    let fail = |error: png::EncodingError| RasterError::Encoding(error.to_string());
    let mut writer = encoder.write_header().map_err(fail)?;
    writer.write_image_data(&data).map_err(fail)?;
    writer.finish().map_err(fail)?;
    Ok(bytes)
}

/// Pixels with the map from the scene's plane to them.
pub(crate) struct Canvas {
    pub(crate) pixels: Pixmap,
    to_pixels: Affine,
    paper: Option<Colour>,
}

impl Canvas {
    pub(crate) fn new(scene: &Scene, longer_side: u32) -> Result<Self, RasterError> {
        let (width, height) = (scene.view.width(), scene.view.height());
        let scale = f64::from(longer_side) / width.max(height);
        let size = |length: f64| (length * scale).round().max(1.0) as u32;
        let (w, h) = (size(width), size(height));
        if longer_side > MAX_SIDE || !scale.is_finite() {
            return Err(RasterError::Size(w, h));
        }
        let pixels = Pixmap::new(w, h).ok_or(RasterError::Size(w, h))?;
        let to_pixels = Affine::scale(scale) * Affine::translate((-scene.view.x0, -scene.view.y0));
        Ok(Self { pixels, to_pixels, paper: scene.paper })
    }

    pub(crate) fn fill_paper(&mut self) {
        if let Some(paper) = self.paper {
            self.pixels.fill(tiny_skia::Color::from_rgba8(paper.r, paper.g, paper.b, paper.a));
        }
    }

    /// Covers what lies outside the window with paper.
    pub(crate) fn cover(&mut self, scene: &Scene) {
        let (Some(window), view) = (scene.window, scene.view) else { return };
        let colour = self.paper.unwrap_or(Colour::WHITE);
        let strips = [
            Rect::new(view.x0, view.y0, window.x0, view.y1),
            Rect::new(window.x1, view.y0, view.x1, view.y1),
            Rect::new(window.x0, view.y0, window.x1, window.y0),
            Rect::new(window.x0, window.y1, window.x1, view.y1),
        ];
        for strip in strips.into_iter().filter(|strip| strip.width() > 0.0 && strip.height() > 0.0)
        {
            self.shape(&Shape::filled(rect(strip), colour), Affine::IDENTITY, 1.0);
        }
    }

    /// Draws a node, moved by `shift` and at a share of its opacity.
    pub(crate) fn draw(&mut self, scene: &Scene, node: &Node, shift: Affine, opacity: f64) {
        let opacity = opacity * node.opacity;
        match &node.content {
            Content::Shape(shape) => self.shape(shape, shift, opacity),
            Content::Use { symbol, place } => {
                for shape in scene.symbols.get(*symbol).iter().flat_map(|symbol| &symbol.shapes) {
                    self.shape(shape, shift * *place, opacity);
                }
            }
        }
    }

    fn shape(&mut self, shape: &Shape, place: Affine, opacity: f64) {
        let Some(path) = skia_path(&shape.path) else { return };
        let [a, b, c, d, e, f] = (self.to_pixels * place).as_coeffs().map(|value| value as f32);
        let transform = Transform::from_row(a, b, c, d, e, f);
        let rule = if shape.even_odd { FillRule::EvenOdd } else { FillRule::Winding };
        if let Some(fill) = shape.fill.filter(|colour| !colour.is_hidden()) {
            self.pixels.fill_path(&path, &skia_paint(fill, opacity), rule, transform, None);
        }
        if let Some(stroke) =
            shape.stroke.as_ref().filter(|stroke| !stroke.colour.is_hidden() && stroke.width > 0.0)
        {
            let dashes: Vec<f32> = stroke.dashes.iter().map(|dash| *dash as f32).collect();
            let style = tiny_skia::Stroke {
                width: stroke.width as f32,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                dash: if dashes.is_empty() { None } else { StrokeDash::new(dashes, 0.0) },
                ..Default::default()
            };
            self.pixels.stroke_path(
                &path,
                &skia_paint(stroke.colour, opacity),
                &style,
                transform,
                None,
            );
        }
    }
}

fn skia_paint(colour: Colour, opacity: f64) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Default::default() };
    paint.set_color_rgba8(
        colour.r,
        colour.g,
        colour.b,
        (f64::from(colour.a) * opacity).round() as u8,
    );
    paint
}

fn skia_path(path: &BezPath) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => builder.move_to(p.x as f32, p.y as f32),
            PathEl::LineTo(p) => builder.line_to(p.x as f32, p.y as f32),
            PathEl::QuadTo(c, p) => builder.quad_to(c.x as f32, c.y as f32, p.x as f32, p.y as f32),
            PathEl::CurveTo(c, d, p) => {
                builder.cubic_to(
                    c.x as f32, c.y as f32, d.x as f32, d.y as f32, p.x as f32, p.y as f32,
                );
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}
