//! The frames of the last move of a random game side by side, to be looked at: `frames OUT.png FILE PLY`.

#[path = "../tests/support/drawn.rs"]
mod drawn;

use std::path::Path;

use drawn::Drawn;
use picture::animation::Frames;
use picture::{Animation, Options, adapter, raster};
use tiny_skia::{Pixmap, PixmapPaint, Transform};

const SIDE: u32 = 210;
const COLUMNS: u32 = 6;
const FRAMES: u32 = 12;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, name, plies] = arguments.as_slice() else {
        return Err("usage: frames OUT.png FILE PLY".into());
    };
    let game = Drawn::read(Path::new(name)).ok_or("a match of several games")?;
    let (positions, applied) = game.play(plies.parse()?);
    let [.., before, after] = positions.as_slice() else { return Err("no moves".into()) };
    let painter = game.painter.clone().framing([before, after]);
    let motions = adapter::motions(&game.program, &painter, before, &applied);
    let animation = Animation::new(&painter, before, after, &motions, &[], &Options::default());
    println!("{motions:?}");
    let mut frames = Frames::new(&animation, SIDE)?;
    let rows = FRAMES.div_ceil(COLUMNS);
    let mut sheet = Pixmap::new(COLUMNS * (SIDE + 6), rows * (SIDE + 6)).ok_or("too large")?;
    sheet.fill(tiny_skia::Color::from_rgba8(225, 225, 230, 255));
    for frame in 0..FRAMES {
        let pixels = frames.at(f64::from(frame) / f64::from(FRAMES - 1));
        let (x, y) = ((frame % COLUMNS) * (SIDE + 6), (frame / COLUMNS) * (SIDE + 6));
        let paint = PixmapPaint::default();
        sheet.draw_pixmap(x as i32, y as i32, pixels.as_ref(), &paint, Transform::identity(), None);
    }
    std::fs::write(out, raster::encode_png(&sheet)?)?;
    Ok(())
}
