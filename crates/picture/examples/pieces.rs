//! Draws every named piece in several colours and on several grounds, to be looked at: `pieces OUT.png NAME…`.

use kurbo::{Affine, Point, Rect};
use picture::colour::{Colour, player_colour};
use picture::piece::{Palette, Request, Set, find};
use picture::raster;
use picture::scene::{Content, Layer, Meaning, Scene, Shape, rect};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().ok_or("usage: pieces OUT.png NAME…")?;
    let names: Vec<String> = arguments.collect();
    let grounds = [(0xf4e7cf, 1), (0xcfa878, 2), (0xf4e7cf, 3), (0x6b3f1d, 2)];
    let columns = 4;
    let rows = names.len().div_ceil(columns);
    let cell = 48.0;
    let mut scene = Scene {
        view: Rect::new(0.0, 0.0, cell * 4.4 * columns as f64, cell * 1.1 * rows as f64),
        paper: Some(Colour::WHITE),
        ..Scene::default()
    };
    for (index, name) in names.iter().enumerate() {
        let (set, name) = match name.split_once(':') {
            Some(("shogi", name)) => (Set::Shogi, name),
            Some(("xiangqi", name)) => (Set::Xiangqi, name),
            Some(("janggi", name)) => (Set::Janggi, name),
            _ => (Set::Western, name.as_str()),
        };
        for (k, (ground, owner)) in grounds.into_iter().enumerate() {
            let ground = Colour::hex(ground);
            let corner = Point::new(
                (index % columns) as f64 * cell * 4.4 + k as f64 * cell,
                (index / columns) as f64 * cell * 1.1,
            );
            let square = Rect::from_origin_size(corner, (cell, cell));
            scene.add(Layer::Cells, Shape::filled(rect(square), ground));
            let drawing = find(Request { name, abbreviation: &name[..1], owner, set });
            let symbol = scene.symbol(drawing.paint(&Palette::on(player_colour(owner), ground)));
            let place =
                Affine::translate(square.center().to_vec2()) * Affine::scale(cell / 100.0 * 0.95);
            scene.push(Layer::Pieces, Content::Use { symbol, place }, Meaning::Setting);
        }
    }
    std::fs::write(
        out,
        raster::png(&scene, (scene.view.width().max(scene.view.height()) * 1.3) as u32)?,
    )?;
    Ok(())
}
