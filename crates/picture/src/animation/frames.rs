//! Animations as GIF: one palette for all frames, and in each frame only what changed.

use std::borrow::Cow;

use kurbo::Affine;
use rustc_hash::FxHashMap;
use tiny_skia::Pixmap;

use super::Animation;
use crate::raster::{Canvas, RasterError};
use crate::scene::Layer;

/// How a GIF is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GifOptions {
    /// The pixels of its longer side.
    pub longer_side: u32,
    /// How many frames the move takes.
    pub frames: usize,
}

impl Default for GifOptions {
    fn default() -> Self {
        Self { longer_side: 600, frames: 20 }
    }
}

/// The frames of an animation as pixels.
pub struct Frames<'a> {
    animation: &'a Animation,
    still: Pixmap,
    canvas: Canvas,
}

impl<'a> Frames<'a> {
    /// Paints what stands still once for all frames.
    pub fn new(animation: &'a Animation, longer_side: u32) -> Result<Self, RasterError> {
        let scene = &animation.scene;
        let mut canvas = Canvas::new(scene, longer_side)?;
        canvas.fill_paper();
        let moves =
            |index: usize| animation.tracks.iter().any(|track| track.nodes.contains(&index));
        for layer in Layer::ALL {
            if layer == Layer::Text {
                canvas.cover(scene);
            }
            for (_, node) in scene
                .nodes
                .iter()
                .enumerate()
                .filter(|(index, node)| node.layer == layer && !moves(*index))
            {
                canvas.draw(scene, node, Affine::IDENTITY, 1.0);
            }
        }
        let still = canvas.pixels.clone();
        Ok(Self { animation, still, canvas })
    }

    /// The picture at a moment from 0 to 1.
    pub fn at(&mut self, time: f64) -> &Pixmap {
        self.canvas.pixels.data_mut().copy_from_slice(self.still.data());
        let scene = &self.animation.scene;
        for track in &self.animation.tracks {
            let key = track.at(time);
            if key.opacity <= 0.004 {
                continue;
            }
            for node in &scene.nodes[track.nodes.clone()] {
                self.canvas.draw(scene, node, track.place(&key), key.opacity);
            }
        }
        &self.canvas.pixels
    }
}

impl Animation {
    /// The animation as a GIF that repeats for ever.
    pub fn gif(&self, options: GifOptions) -> Result<Vec<u8>, RasterError> {
        let mut frames = Frames::new(self, options.longer_side)?;
        let count = options.frames.clamp(2, 200);
        let moment = |frame: usize| frame as f64 / (count - 1) as f64;
        let mut histogram = FxHashMap::default();
        for frame in [0, count / 4, count / 2, count * 3 / 4, count - 1] {
            count_colours(frames.at(moment(frame)), &mut histogram);
        }
        let mut palette = Palette::new(&histogram);
        let (width, height) = (frames.still.width() as u16, frames.still.height() as u16);
        let fail = |error: gif::EncodingError| RasterError::Encoding(error.to_string());
        let mut bytes = Vec::new();
        let mut encoder =
            gif::Encoder::new(&mut bytes, width, height, &palette.bytes).map_err(fail)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(fail)?;
        let step = (self.seconds * 100.0 / (count - 1) as f64).round().max(2.0) as u16;
        let mut shown: Vec<u8> = Vec::new();
        for frame in 0..count {
            let indices: Vec<u8> = frames
                .at(moment(frame))
                .pixels()
                .iter()
                .map(|pixel| palette.index(pixel))
                .collect();
            let delay = match frame {
                0 => 50,
                last if last + 1 == count => 120,
                _ => step,
            };
            let Some(mut image) = delta(&shown, &indices, width, height) else { continue };
            image.delay = delay;
            encoder.write_frame(&image).map_err(fail)?;
            shown = indices;
        }
        drop(encoder);
        Ok(bytes)
    }
}

/// Stands for "as before".
const CLEAR: u8 = 255;

/// The smallest rectangle that changed, with what did not change in it left clear.
fn delta(shown: &[u8], wanted: &[u8], width: u16, height: u16) -> Option<gif::Frame<'static>> {
    let side = usize::from(width);
    if shown.is_empty() {
        return Some(gif::Frame {
            width,
            height,
            buffer: Cow::Owned(wanted.to_vec()),
            ..gif::Frame::default()
        });
    }
    let rows: Vec<usize> = (0..usize::from(height))
        .filter(|row| shown[row * side..(row + 1) * side] != wanted[row * side..(row + 1) * side])
        .collect();
    let (top, bottom) = (*rows.first()?, *rows.last()?);
    let differs = |column: usize| {
        rows.iter().any(|row| shown[row * side + column] != wanted[row * side + column])
    };
    let left = (0..side).find(|column| differs(*column))?;
    let right = (0..side).rev().find(|column| differs(*column))?;
    let mut buffer = Vec::with_capacity((right - left + 1) * (bottom - top + 1));
    for row in top..=bottom {
        let range = row * side + left..=row * side + right;
        buffer.extend(
            shown[range.clone()]
                .iter()
                .zip(&wanted[range])
                .map(|(old, new)| if old == new { CLEAR } else { *new }),
        );
    }
    Some(gif::Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        transparent: Some(CLEAR),
        dispose: gif::DisposalMethod::Keep,
        buffer: Cow::Owned(buffer),
        ..gif::Frame::default()
    })
}

type Rgb = (u8, u8, u8);

fn rgb(pixel: &tiny_skia::PremultipliedColorU8) -> Rgb {
    // GIF knows no half-transparent pixels: what is clear becomes paper.
    let clear = 255 - pixel.alpha();
    (
        pixel.red().saturating_add(clear),
        pixel.green().saturating_add(clear),
        pixel.blue().saturating_add(clear),
    )
}

fn count_colours(pixels: &Pixmap, histogram: &mut FxHashMap<Rgb, u32>) {
    for pixel in pixels.pixels() {
        *histogram.entry(rgb(pixel)).or_insert(0) += 1;
    }
}

/// Up to 255 colours: the most frequent ones that differ enough from each other.
struct Palette {
    colours: Vec<Rgb>,
    bytes: Vec<u8>,
    known: FxHashMap<Rgb, u8>,
}

impl Palette {
    fn new(histogram: &FxHashMap<Rgb, u32>) -> Self {
        let mut ranked: Vec<(Rgb, u32)> =
            histogram.iter().map(|(colour, count)| (*colour, *count)).collect();
        ranked.sort_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
        ranked.truncate(4000);
        let mut colours: Vec<Rgb> = Vec::new();
        // Colours that are clearly different come first; what room is left goes to finer shades.
        for least in [40, 20, 10, 4] {
            for (colour, _) in &ranked {
                if colours.len() < 255
                    && colours.iter().all(|known| distance(*known, *colour) >= least)
                {
                    colours.push(*colour);
                }
            }
        }
        let mut bytes: Vec<u8> = colours.iter().flat_map(|&(r, g, b)| [r, g, b]).collect();
        bytes.resize(256 * 3, 0);
        let known =
            colours.iter().enumerate().map(|(index, colour)| (*colour, index as u8)).collect();
        Self { colours, bytes, known }
    }

    fn index(&mut self, pixel: &tiny_skia::PremultipliedColorU8) -> u8 {
        let colour = rgb(pixel);
        if let Some(index) = self.known.get(&colour) {
            return *index;
        }
        let nearest = (0..self.colours.len())
            .min_by_key(|&index| distance(self.colours[index], colour))
            .unwrap_or(0) as u8;
        self.known.insert(colour, nearest);
        nearest
    }
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    u32::from(a.0.abs_diff(b.0)) + u32::from(a.1.abs_diff(b.1)) + u32::from(a.2.abs_diff(b.2))
}
