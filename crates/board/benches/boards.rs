//! How long boards take.

use board::graph::Graph;
use board::graph::generators::{Diagonals, HexShape, circles, hex, rectangle};
use board::topology::Measure;
use board::{SiteType, Topology};

fn main() {
    divan::main();
}

fn square(n: i64) -> Graph {
    rectangle(n, n, SiteType::Cell, Diagonals::Implied, false).expect("a board")
}

#[divan::bench(args = [8, 19, 41, 100])]
fn graph_of_squares(n: i64) -> Graph {
    square(n)
}

#[divan::bench(args = [4, 11, 21])]
fn graph_of_hexagons(n: i64) -> Graph {
    hex(HexShape::Hexagon, n, None).expect("a board")
}

#[divan::bench(args = [8, 19, 41, 100])]
fn topology_of_squares(bencher: divan::Bencher, n: i64) {
    let graph = square(n);
    bencher.bench(|| Topology::new(&graph, Measure::new(SiteType::Cell)));
}

#[divan::bench(args = [8, 19, 41, 100])]
fn rays_of_squares(bencher: divan::Bencher, n: i64) {
    let graph = square(n);
    bencher
        .with_inputs(|| Topology::new(&graph, Measure::new(SiteType::Cell)))
        .bench_refs(|topology| topology.sites().rays().of(0, board::Direction::All).len());
}

#[divan::bench]
fn round_board() -> Topology {
    let graph = circles(&[1, 6, 12, 18, 24], false, SiteType::Cell).expect("a board");
    Topology::new(&graph, Measure::new(SiteType::Cell))
}
