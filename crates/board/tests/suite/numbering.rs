//! The numbers of small boards, stated by hand.

use crate::support::board;
use board::topology::{Relation, WalkStep};
use board::{Board, Direction, SiteType};

/// The places of the sites of a type, to two digits.
fn places(board: &Board, kind: SiteType) -> Vec<(f64, f64)> {
    let round = |x: f64| (x * 100.0).round() / 100.0 + 0.0;
    board.topology.of(kind).positions.iter().map(|p| (round(p.x), round(p.y))).collect()
}

fn labels(board: &Board) -> Vec<&str> {
    board.topology.sites().labels.iter().map(|label| &**label).collect()
}

fn related(board: &Board, site: u32, relation: Relation) -> Vec<u32> {
    board.topology.sites().related(site, relation).to_vec()
}

#[test]
fn a_square_of_cells() {
    let b = board("(board (square 3))");
    assert_eq!(labels(&b), ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"]);
    assert_eq!(related(&b, 4, Relation::Orthogonal), [7, 5, 1, 3]);
    assert_eq!(related(&b, 4, Relation::Diagonal), [8, 2, 0, 6]);
    assert_eq!(related(&b, 4, Relation::Adjacent), [7, 8, 5, 2, 1, 0, 3, 6]);
    assert_eq!(b.topology.cell_vertices[0], [0, 4, 5, 1]);
    assert_eq!(b.topology.edge_vertices[3], [0, 4]);
    let edge = b.topology.of(SiteType::Edge);
    assert_eq!(edge.related(8, Relation::All), [12, 9, 5, 4, 7, 11]);
    assert_eq!(edge.regions.centre, [8, 11, 12, 15]);
    assert_eq!(b.topology.of(SiteType::Vertex).regions.centre, [5, 6, 9, 10]);
    assert_eq!(b.topology.sites().phases, [0, 1, 0, 1, 0, 1, 0, 1, 0]);
}

#[test]
fn a_square_of_vertices_has_as_many_sites() {
    let b = board("(board (square 3) use:Vertex)");
    assert_eq!((b.topology.count(SiteType::Vertex), b.topology.count(SiteType::Cell)), (9, 4));
    assert_eq!(related(&b, 4, Relation::Adjacent), [7, 5, 1, 3]);
    assert_eq!(related(&b, 4, Relation::Diagonal), [8, 2, 0, 6]);
}

#[test]
fn a_hexagon() {
    let b = board("(board (hex 2))");
    let expected =
        [(0., 0.), (1.73, 0.), (-0.87, 1.5), (0.87, 1.5), (2.6, 1.5), (0., 3.), (1.73, 3.)];
    assert_eq!(places(&b, SiteType::Cell), expected);
    assert_eq!(labels(&b), ["A1", "B1", "A2", "B2", "C2", "B3", "C3"]);
    assert_eq!(related(&b, 0, Relation::Orthogonal), [3, 1, 2]);
    assert_eq!(related(&b, 0, Relation::Diagonal), [5, 4]);
    assert_eq!(related(&b, 0, Relation::Adjacent), [3, 1, 2]);
    assert_eq!(b.topology.sites().phases, [0, 1, 1, 2, 0, 0, 1]);
    assert_eq!(b.topology.cell_vertices[0], [2, 5, 9, 6, 3, 0]);
    let rays: Vec<&[u32]> =
        b.topology.rays(SiteType::Cell, 0, Direction::All).map(|ray| ray.sites).collect();
    assert_eq!(rays, [&[0, 5][..], &[0, 3, 6], &[0, 4], &[0, 1], &[0, 2]]);
    let rays = b.topology.of(SiteType::Cell).rays();
    assert_eq!(rays.of(3, Direction::All).len(), 6);
    assert_eq!(rays.distinct(3, Direction::All).count(), 3);
}

#[test]
fn a_diamond_of_hexagons_has_slanted_rows() {
    let b = board("(board (hex Diamond 3))");
    assert_eq!(labels(&b), ["A1", "A2", "B1", "A3", "B2", "C1", "B3", "C2", "C3"]);
    assert_eq!(related(&b, 4, Relation::Orthogonal), [8, 7, 2, 0, 1, 6]);
    let regions = &b.topology.sites().regions;
    assert_eq!(regions.corners, [0, 3, 5, 8]);
    assert_eq!(regions.side(Direction::SW), [0, 1, 3]);
    assert_eq!(regions.side(Direction::NE), [5, 7, 8]);
}

#[test]
fn triangles() {
    let b = board("(board (tri 3))");
    assert_eq!(labels(&b), ["A1", "C1", "E1", "B2", "D2", "B3", "D3", "C4", "C5"]);
    assert_eq!(related(&b, 3, Relation::Orthogonal), [5, 1, 0]);
    assert_eq!(related(&b, 3, Relation::Diagonal), [6]);
    assert_eq!(related(&b, 3, Relation::OffDiagonal), [7, 4]);
    let b = board("(board (tri 3) use:Vertex)");
    assert_eq!(labels(&b), ["A1", "B1", "C1", "B2", "C2", "C3"]);
}

#[test]
fn a_morris_board_has_no_cells() {
    let b = board("(board (concentric Square rings:3) use:Vertex)");
    let counts = SiteType::ALL.map(|kind| b.topology.count(kind));
    assert_eq!(counts, [24, 32, 0]);
    assert_eq!(related(&b, 4, Relation::Orthogonal), [7, 5, 1, 3]);
    assert_eq!(labels(&b)[..5], ["A1", "D1", "G1", "B2", "D2"]);
}

#[test]
fn a_pyramid() {
    let b = board("(board (square 3 pyramidal:True) use:Vertex)");
    assert_eq!(b.topology.sites().len(), 14);
    assert_eq!(related(&b, 3, Relation::Orthogonal), [9, 6, 7, 4, 1, 0, 5]);
    assert_eq!(labels(&b)[3], "B2/1");
    assert_eq!(b.topology.steps(SiteType::Vertex, 3, Direction::UNE), [7]);
    assert_eq!(b.topology.steps(SiteType::Vertex, 3, Direction::Downward), [6, 1, 0, 5]);
}

#[test]
fn pits_and_stores() {
    let b = board("(mancalaBoard 2 6)");
    assert_eq!(b.topology.sites().len(), 14);
    assert_eq!(b.topology.steps(SiteType::Vertex, 1, Direction::N), [7]);
    assert_eq!(b.topology.steps(SiteType::Vertex, 1, Direction::WNW), [0]);
}

#[test]
fn round_boards() {
    let b = board("(board (concentric {1 4}))");
    let expected = [(-0.5, -0.5), (0., 0.), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)];
    assert_eq!(places(&b, SiteType::Cell), expected);
    let b = board("(board (concentric {3 6}) use:Vertex)");
    let expected = [(-0.87, -0.5), (0.87, -0.5), (0., 1.), (-1.73, 1.), (-1.73, -1.)];
    assert_eq!(places(&b, SiteType::Vertex)[..5], expected);
}

#[test]
fn merged_boards_are_not_renumbered() {
    let b = board("(board (merge {(rectangle 1 3) (shift 3 0 (rectangle 2 2))}))");
    let expected =
        [(0.5, 0.5), (1.5, 0.5), (2.5, 0.5), (3.5, 0.5), (3.5, 1.5), (4.5, 0.5), (4.5, 1.5)];
    assert_eq!(places(&b, SiteType::Cell), expected);
}

#[test]
fn wedges_layers_and_holes() {
    let b = board("(board (wedge 3) use:Vertex)");
    let expected = [(2., 2.), (1., 1.), (2., 1.), (3., 1.), (0., 0.), (2., 0.), (4., 0.)];
    assert_eq!(places(&b, SiteType::Vertex), expected);
    let b = board("(board (layers 2 (square 2)))");
    assert_eq!(b.topology.sites().positions[1].z, 1.0);
    let b = board("(board (remove (square 3) cells:{4}))");
    assert_eq!((b.topology.count(SiteType::Cell), b.topology.count(SiteType::Edge)), (8, 24));
    assert_eq!(related(&b, 1, Relation::Diagonal), [4, 3]);
}

#[test]
fn tracks_follow_rays() {
    let b = board("(board (square 3) (track \"Track\" \"0,E,N,W,End\" directed:True))");
    let sites: Vec<i32> = b.tracks[0].elems.iter().map(|e| e.site).collect();
    assert_eq!(sites, [0, 1, 2, 5, 8, 7, 6, -2]);
    let b = board("(mancalaBoard 2 3 (track \"Track\" \"1,E,N,W\" loop:True))");
    let sites: Vec<i32> = b.tracks[0].elems.iter().map(|e| e.site).collect();
    assert_eq!(sites, [1, 2, 3, 6, 5, 4]);
}

#[test]
fn diagonals_without_a_vertex_cross() {
    let b = board("(board (square 2 diagonals:SolidNoSplit) use:Edge)");
    let ends =
        |pair: [u32; 2]| b.topology.edge_vertices.iter().position(|e| *e == pair).unwrap() as u32;
    let (rising, falling, side) = (ends([0, 3]), ends([2, 1]), ends([0, 1]));
    assert!(b.topology.edges_cross(rising, falling));
    assert!(!b.topology.edges_cross(rising, side));
    assert_eq!(b.topology.edges_crossing(rising).collect::<Vec<_>>(), [falling]);
}

#[test]
fn a_knight_walks() {
    use WalkStep::{F, L, R};
    let b = board("(board (square 5))");
    let ends = |walks: &[Vec<WalkStep>], rotations| {
        b.topology.walk_ends(SiteType::Cell, 12, walks, rotations)
    };
    assert_eq!(ends(&[vec![F, F, R, F]], true), [1, 9, 15, 23]);
    assert_eq!(ends(&[vec![F, F, R, F], vec![F, F, L, F]], true).len(), 8);
    assert_eq!(ends(&[vec![F, R, F]], false), [18]);
    let b = board("(board (hex 3))");
    let ends = b.topology.walk_ends(SiteType::Cell, 9, &[vec![F, R, F]], true);
    assert_eq!(ends, [1, 3, 6, 12, 15, 17]);
}
