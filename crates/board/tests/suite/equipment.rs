//! Numbers of containers and components, and boards that cannot be.

use crate::support::{board, equipment};
use board::SiteType;

#[test]
fn hands_follow_the_larger_of_cells_and_sites() {
    let e = equipment("(board (tri Hexagon 3) use:Vertex) (hand Each size:2)").unwrap();
    assert_eq!(e.board.topology.count(SiteType::Vertex), 19);
    let sites: Vec<_> = e.containers.iter().map(|c| (&*c.name, c.first, c.size)).collect();
    assert_eq!(sites, [("Board", 0, 19), ("Hand1", 24, 2), ("Hand2", 26, 2)]);
}

#[test]
fn dice_come_before_pieces() {
    let e = equipment("(board (square 3)) (dice d:4 num:2)").unwrap();
    let names: Vec<&str> = e.components.iter().map(|c| &*c.name).collect();
    assert_eq!(names, ["Disc", "Die1", "Die2", "Disc1", "Disc2"]);
    assert_eq!((e.containers[1].first, e.containers[1].size), (9, 2));
}

#[test]
fn dice_beside_triangles_lie_in_triangles() {
    let e = equipment("(board (tri 4)) (dice num:2)").unwrap();
    assert_eq!(e.containers[1].size, 3);
}

#[test]
fn impossible_boards_are_refused_at_once() {
    let refused = [
        "(board (square 0))",
        "(board (square -3))",
        "(board (square 1000000))",
        "(board (hex 100000))",
        "(board (tri Star 99999))",
        "(board (rectangle 3 (- 2 5)))",
        "(board (square (/ 3 0)))",
        "(board (scale 1e30 (square 3)))",
        "(board (shift (/ 1.0 0.0) 0 (square 3)))",
        "(board (shift (sqrt -1.0) 0 (square 3)))",
        "(board (complete (square 60)))",
        "(board (layers 100000 (square 3)))",
        "(board (square 300 pyramidal:True))",
        "(board (concentric {}))",
        "(board (concentric Square rings:0))",
        "(board (square {}))",
        "(board (graph vertices:{{0 0} {1 0}} edges:{{0 2}}))",
        "(board (remove (square 3) cells:{9}))",
        "(board (add (square 3) edges:{{0 99}}))",
        "(board (spiral turns:0 sites:10))",
        "(board (repeat 1000 1000 step:{{1 0} {0 1}} (poly {{0 0} {1 0} {0 1}})))",
        "(mancalaBoard 9 4)",
        "(board (square 3) (track \"Track\" \"N,E\"))",
        "(board (square 3) (track \"Track\" \"0,Up\"))",
        "(board (square 3)) (hand Each size:-1)",
        "(board (square 3)) (dice d:-1 num:2)",
    ];
    for items in refused {
        assert!(equipment(items).is_err(), "{items} was built");
    }
}

#[test]
fn odd_boards_are_built() {
    for items in [
        "(board (square 1))",
        "(board (square 1) use:Vertex)",
        "(board (graph vertices:{{0 0} {0 0}}) use:Vertex)",
        "(board (regular 1) use:Vertex)",
        "(board (regular 2) use:Vertex)",
        "(board (regular Star 3))",
        "(board (concentric {0}) use:Vertex)",
        "(board (concentric {1}) use:Vertex)",
        "(board (concentric {2 2}))",
        "(board (spiral turns:1 sites:1) use:Vertex)",
        "(board (wedge 1) use:Vertex)",
        "(board (remove (square 2) vertices:{0 1 2 3 4 5 6 7 8}))",
        "(board (keep (square 3) (poly {{9 9} {10 9} {10 10}})))",
        "(board (dual (wedge 4)))",
        "(board (brick 3 4))",
        "(board (brick 3 4 trim:True))",
        "(board (celtic 2 3))",
        "(board (celtic {2 3}))",
        "(board (tiling T488 3))",
        "(board (tiling T4612 2))",
        "(board (tiling T31212 2))",
        "(board (tiling T33344 3 4))",
        "(board (tiling T333333_33434 2))",
        "(board (tiling T3464 {2 3}))",
        "(board (concentric Target rings:3))",
        "(board (concentric Target rings:3 steps:8))",
        "(board (concentric {1 6 6} stagger:True))",
        "(board (splitCrossings (regular Star 7)))",
        "(board (subdivide (hex 2)) use:Vertex)",
    ] {
        board(items);
    }
}
