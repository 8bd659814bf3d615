//! What holds on every board.

use crate::support::board;
use board::topology::{Elements, Relation};
use board::{Board, Direction, Site, SiteType};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

/// A generator with small sizes.
fn generator() -> impl Strategy<Value = String> {
    let small = 1..5_i32;
    prop_oneof![
        (small.clone(), small.clone()).prop_map(|(r, c)| format!("(rectangle {r} {c})")),
        (1..5_i32).prop_map(|n| format!("(hex {n})")),
        (1..5_i32).prop_map(|n| format!("(hex Diamond {n})")),
        (2..5_i32).prop_map(|n| format!("(hex Limping {n})")),
        (1..5_i32).prop_map(|n| format!("(tri {n})")),
        (1..4_i32).prop_map(|n| format!("(tri Hexagon {n})")),
        (2..5_i32).prop_map(|n| format!("(square {n} diagonals:Alternating)")),
        (2..5_i32).prop_map(|n| format!("(square {n} diagonals:Solid)")),
        (2..5_i32).prop_map(|n| format!("(square {n} pyramidal:True)")),
        (1..4_i32).prop_map(|n| format!("(tiling T3464 {n})")),
        (1..4_i32).prop_map(|n| format!("(tiling T33434 {n})")),
        (1..4_i32).prop_map(|n| format!("(tiling T488 {n})")),
        tiling(),
        shape(),
        (1..4_i32, 1..4_i32, any::<bool>())
            .prop_map(|(r, c, trim)| format!("(brick {r} {c} trim:{})", word(trim))),
        (1..4_i32, 1..4_i32).prop_map(|(r, c)| format!("(celtic {r} {c})")),
        (1..4_i32).prop_map(|n| format!("(quadhex {n})")),
        (3..9_i32).prop_map(|n| format!("(regular {n})")),
        (5..9_i32).prop_map(|n| format!("(regular Star {n})")),
        (1..4_i32, 1..4_i32).prop_map(|(r, c)| {
            format!("(repeat {r} {c} step:{{{{1 0}} {{0 1}}}} (poly {{{{0 0}} {{0 1}} {{1 1}}}}))")
        }),
        (1..4_i32, 1..9_i32, 1..9_i32)
            .prop_map(|(a, b, c)| format!("(concentric {{{a} {b} {c}}})")),
        (3..7_i32, 1..4_i32).prop_map(|(s, r)| format!("(concentric sides:{s} rings:{r})")),
        (2..5_i32).prop_map(|n| format!("(wedge {n})")),
        (1..4_i32, 3..30_i32).prop_map(|(t, n)| format!("(spiral turns:{t} sites:{n})")),
    ]
}

/// A tiling of several kinds of polygon.
fn tiling() -> impl Strategy<Value = String> {
    let names = ["T3636", "T33336", "T4612", "T31212", "T33344", "T333333_33434"];
    (prop::sample::select(names.to_vec()), 1..4_i32).prop_map(|(t, n)| format!("(tiling {t} {n})"))
}

/// A board of hexagons or triangles in another outline.
fn shape() -> impl Strategy<Value = String> {
    let shapes = ["Triangle", "Square", "Rectangle", "Star", "Diamond", "Prism"];
    let basis = prop::sample::select(vec!["hex", "tri"]);
    (basis, prop::sample::select(shapes.to_vec()), 1..4_i32)
        .prop_map(|(basis, shape, n)| format!("({basis} {shape} {n})"))
}

fn word(truth: bool) -> &'static str {
    if truth { "True" } else { "False" }
}

/// A graph of a few operators over generators.
fn graph() -> impl Strategy<Value = String> {
    generator().prop_recursive(3, 12, 2, |inner| {
        prop_oneof![
            (inner.clone(), -3..4_i32, -3..4_i32)
                .prop_map(|(g, x, y)| format!("(shift {x} {y} {g})")),
            (inner.clone(), 0..8_i32).prop_map(|(g, k)| format!("(rotate {} {g})", k * 45)),
            (inner.clone(), 1..4_i32).prop_map(|(g, k)| format!("(scale {k} {g})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("(merge {a} {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("(union {a} {b})")),
            inner.clone().prop_map(|g| format!("(dual {g})")),
            inner.clone().prop_map(|g| format!("(trim {g})")),
            inner.clone().prop_map(|g| format!("(subdivide {g})")),
            inner.clone().prop_map(|g| format!("(renumber {g})")),
            inner.clone().prop_map(|g| format!("(makeFaces {g})")),
            (inner.clone(), 1..4_i32).prop_map(|(g, n)| format!("(layers {n} {g})")),
            (inner.clone(), 1..5_i32)
                .prop_map(|(g, k)| format!("(skew {:.2} {g})", f64::from(k) / 4.0)),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("(intersect {a} {b})")),
            (inner.clone(), inner.clone())
                .prop_map(|(a, b)| format!("(merge {a} {b} connect:True)")),
            inner.clone().prop_map(|g| format!("(splitCrossings {g})")),
            inner.clone().prop_map(|g| format!("(complete {g} eachCell:True)")),
            inner.clone().prop_map(|g| {
                format!("(keep {g} (poly {{{{-1 -1}} {{-1 3}} {{3 3}} {{3 -1}}}}))")
            }),
            inner.clone().prop_map(|g| format!("(clip {g} (poly {{{{0 0}} {{0 1}} {{1 1}}}}))")),
            inner.clone().prop_map(|g| format!("(add {g} vertices:{{{{-5 -5}}}} connect:True)")),
            inner.prop_map(|g| format!("(hole {g} (poly {{{{0 0}} {{2 0}} {{2 2}} {{0 2}}}}))")),
        ]
    })
}

fn site_type() -> impl Strategy<Value = &'static str> {
    prop_oneof![Just("Cell"), Just("Vertex"), Just("Edge")]
}

fn sites(elements: &Elements) -> std::ops::Range<Site> {
    0..elements.len() as Site
}

/// Neighbours are neighbours of each other.
fn steps_are_mutual(elements: &Elements) -> TestCaseResult {
    for site in sites(elements) {
        for &to in elements.related(site, Relation::Orthogonal) {
            let back = elements.related(to, Relation::Orthogonal);
            prop_assert!(back.contains(&site), "{site} steps to {to}, but not back");
        }
    }
    Ok(())
}

/// Every ray starts at its site, steps on, and never meets a site twice.
fn rays_never_repeat(elements: &Elements) -> TestCaseResult {
    for site in sites(elements) {
        for direction in Direction::ALL {
            for ray in elements.rays().of(site, direction) {
                prop_assert_eq!(ray.sites[0], site);
                prop_assert!(ray.sites.len() > 1);
                let mut seen = ray.sites.to_vec();
                seen.sort_unstable();
                seen.dedup();
                prop_assert_eq!(seen.len(), ray.sites.len());
                for pair in ray.sites.windows(2) {
                    let all = elements.steps.of(pair[0], Direction::All);
                    prop_assert!(all.contains(&pair[1]));
                }
                if let Some(opposite) = elements.rays().opposite(ray.id) {
                    prop_assert_eq!(opposite.sites[0], site);
                }
            }
        }
    }
    Ok(())
}

/// Regions hold each site once, in order, and inner and outer sites make up the board.
fn regions_are_sorted(elements: &Elements) -> TestCaseResult {
    let r = &elements.regions;
    for region in [&r.corners, &r.outer, &r.inner, &r.centre, &r.top, &r.left] {
        prop_assert!(region.is_sorted_by(|a, b| a < b));
    }
    prop_assert_eq!(r.outer.len() + r.inner.len(), elements.len());
    prop_assert_eq!(r.phases.iter().map(Vec::len).sum::<usize>(), elements.len());
    Ok(())
}

/// Cells, edges and vertices name each other.
fn incidence_is_mutual(board: &Board) -> TestCaseResult {
    let t = &board.topology;
    for (cell, corners) in t.cell_vertices.iter().enumerate() {
        prop_assert_eq!(corners.len(), t.cell_edges[cell].len());
        for &v in corners {
            prop_assert!(t.vertex_cells[v as usize].contains(&(cell as Site)));
        }
        for &e in &t.cell_edges[cell] {
            prop_assert!(t.edge_cells[e as usize].contains(&(cell as Site)));
        }
    }
    for (edge, ends) in t.edge_vertices.iter().enumerate() {
        for &v in ends {
            prop_assert!(t.vertex_edges[v as usize].contains(&(edge as Site)));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn laws_of_boards(graph in graph(), used in site_type()) {
        let board = board(&format!("(board {graph} use:{used})"));
        incidence_is_mutual(&board)?;
        for kind in [SiteType::Vertex, SiteType::Edge, SiteType::Cell] {
            let elements = board.topology.of(kind);
            // Only the last of overlapping cells lies on the side of an edge, so cells of merged boards may differ.
            if kind != SiteType::Cell {
                steps_are_mutual(elements)?;
            }
            rays_never_repeat(elements)?;
            regions_are_sorted(elements)?;
        }
    }

    #[test]
    fn opposite_directions_invert_on_squares(rows in 1..7_i32, columns in 1..7_i32) {
        let board = board(&format!("(board (rectangle {rows} {columns}))"));
        let elements = board.topology.sites();
        steps_are_mutual(elements)?;
        for site in sites(elements) {
            for direction in Direction::ALL.into_iter().filter(|d| d.is_definite()) {
                for &to in elements.steps.of(site, direction) {
                    prop_assert_eq!(elements.steps.of(to, direction.opposite()), &[site]);
                }
            }
        }
    }

}

proptest! {
    // Some of these are as large as a board may be.
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn descriptions_never_panic(a in any::<i32>(), b in -9..40_i32, x in any::<f32>()) {
        for graph in [
            format!("(rectangle {a} {b})"),
            format!("(hex {b} {a})"),
            format!("(tri {{{b} {b}}})"),
            format!("(hex {{{b} -1 {b}}})"),
            format!("(square {{{b} {a}}})"),
            format!("(concentric {{{b} {b}}})"),
            format!("(scale {x:.3} (square 2))"),
            format!("(rotate {x:.3} (hex 2))"),
            format!("(remove (square 3) cells:{{{b}}})"),
            format!("(wedge {b} {b})"),
            format!("(spiral turns:{b} sites:{b})"),
        ] {
            let _ = crate::support::equipment(&format!("(board {graph})"));
        }
    }
}
