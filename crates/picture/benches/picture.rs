//! How long pictures of chess take: the start as SVG and PNG, a move as GIF.

#[path = "../tests/support/drawn.rs"]
mod drawn;

use divan::Bencher;
use drawn::Drawn;
use picture::{Animation, GifOptions, Options, adapter, raster, svg};

fn main() {
    divan::main();
}

#[divan::bench(args = ["chess/chess", "surround/go", "mancala/oware", "race/backgammon"])]
fn start_as_svg(bencher: Bencher<'_, '_>, name: &str) {
    let game = Drawn::bundled(name);
    let start = game.play(0).0.remove(0);
    bencher.bench(|| svg::write(&game.painter.scene(&start, &[], &Options::default())));
}

#[divan::bench(args = ["chess/chess", "surround/go", "mancala/oware"])]
fn start_as_png(bencher: Bencher<'_, '_>, name: &str) {
    let game = Drawn::bundled(name);
    let start = game.play(0).0.remove(0);
    bencher.bench(|| raster::png(&game.painter.scene(&start, &[], &Options::default()), 600));
}

#[divan::bench(sample_count = 10)]
fn chess_move_as_gif(bencher: Bencher<'_, '_>) {
    let game = Drawn::bundled("chess/chess");
    let (positions, applied) = game.play(1);
    let motions = adapter::motions(&game.program, &game.painter, &positions[0], &applied);
    bencher.bench(|| {
        Animation::new(
            &game.painter,
            &positions[0],
            &positions[1],
            &motions,
            &[],
            &Options::default(),
        )
        .gif(GifOptions::default())
    });
}
