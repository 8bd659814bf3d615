//! A sheet of positions from the records of the corpus, to be looked at: `corpus OUT.png PLY FILE-PART…`.

#[path = "../tests/support/mod.rs"]
mod support;

use picture::raster;
use picture::{Options, Scene};
use tiny_skia::{Pixmap, PixmapPaint, Transform};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, ply, parts @ ..] = arguments.as_slice() else {
        return Err("usage: corpus OUT.png PLY FILE-PART…".into());
    };
    let ply: usize = ply.parse()?;
    let corpus = support::Corpus::open().ok_or("no corpus")?;
    let files = corpus.files();
    let chosen: Vec<&String> = parts
        .iter()
        .flat_map(|part| files.iter().filter(move |file| file.contains(part.as_str())))
        .collect();
    let side = if chosen.len() <= 6 {
        420
    } else if chosen.len() <= 24 {
        270
    } else {
        200
    };
    let columns = (1340 / (side + 10)) as usize;
    let rows = chosen.len().div_ceil(columns);
    let mut sheet = Pixmap::new(1340, (rows as u32) * (side + 10)).ok_or("too large")?;
    sheet.fill(tiny_skia::Color::from_rgba8(225, 225, 230, 255));
    for (index, file) in chosen.iter().enumerate() {
        let Some(game) = corpus.game(file) else { continue };
        let position = &game.positions[ply.min(game.positions.len() - 1)];
        let scene: Scene = game.painter.scene(
            position,
            &[],
            &Options { coordinates: false, legend: false, ..Options::default() },
        );
        let pixels = raster::paint(&scene, side)?;
        let (x, y) = (
            (index % columns) as i32 * (side as i32 + 10),
            (index / columns) as i32 * (side as i32 + 10),
        );
        sheet.draw_pixmap(
            x + 5,
            y + 5,
            pixels.as_ref(),
            &PixmapPaint::default(),
            Transform::identity(),
            None,
        );
        println!("{index}: {file}");
    }
    std::fs::write(out, raster::encode_png(&sheet)?)?;
    Ok(())
}
