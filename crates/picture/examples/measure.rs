//! Measures the pictures of a game and writes them to a folder, to be looked at: `measure GAME DIR`.

#[path = "../tests/support/drawn.rs"]
mod drawn;

use std::path::Path;
use std::time::Instant;

use drawn::Drawn;
use picture::{Animation, GifOptions, Options, Weight, adapter, raster, svg};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (name, folder) = (
        arguments.next().ok_or("usage: measure GAME DIR")?,
        arguments.next().ok_or("usage: measure GAME DIR")?,
    );
    let folder = Path::new(&folder);
    let game = Drawn::bundled(&name);
    let (positions, applied) = game.play(9);
    let [.., before, after] = positions.as_slice() else { return Err("no moves".into()) };
    let options = Options { coordinates: true, legend: true, tracks: true, ..Options::default() };
    let least = |mut work: Box<dyn FnMut() -> usize + '_>| {
        let runs = (0..9).map(|_| {
            let start = Instant::now();
            let size = work();
            (start.elapsed(), size)
        });
        runs.min().unwrap_or_default()
    };
    let (time, size) = least(Box::new(|| {
        svg::write(&game.painter.scene(&positions[0], &[], &Options::default())).len()
    }));
    println!("SVG of the start: {time:?}, {size} bytes");
    let scene = game.painter.scene(&positions[0], &[], &Options::default());
    let (time, size) = least(Box::new(|| raster::png(&scene, 600).map_or(0, |png| png.len())));
    println!("PNG of 600 pixels: {time:?}, {size} bytes");
    let motions = adapter::motions(&game.program, &game.painter, before, &applied);
    let animation =
        Animation::new(&game.painter, before, after, &motions, &[], &Options::default());
    let (time, size) =
        least(Box::new(|| animation.gif(GifOptions::default()).map_or(0, |gif| gif.len())));
    println!("GIF of a move, 600 pixels, 20 frames: {time:?}, {size} bytes");
    let marks = adapter::highlights(&game.program, &game.painter, before, &applied, Weight::Chosen);
    std::fs::write(
        folder.join("marked.png"),
        raster::png(&game.painter.scene(before, &marks, &options), 700)?,
    )?;
    std::fs::write(folder.join("move.gif"), animation.gif(GifOptions::default())?)?;
    std::fs::write(folder.join("move.svg"), animation.svg())?;
    Ok(())
}
