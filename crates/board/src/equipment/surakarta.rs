//! The loops of a surakarta board.

use super::tracks::Track;
use crate::error::{BoardError, Result};
use crate::site::SiteType;
use crate::topology::Topology;

/// The tracks round the corners of a board: each line and the way back.
///
/// `triangular` says that the board has three sides; else it has four. Loops are numbered from the outside.
pub fn surakarta_tracks(
    topology: &Topology,
    loops: Option<i64>,
    from: i64,
    triangular: bool,
) -> Result<Vec<Track>> {
    let regions = &topology.of(SiteType::Vertex).regions;
    let rows = regions.rows.len() as i64;
    let columns = regions.columns.len() as i64;
    let usual = if triangular { (rows - 1) / 2 } else { (rows.min(columns) - 2) / 2 };
    let loops = loops.unwrap_or(usual);
    if loops < 0 || from < 0 || from + loops > rows.min(columns) {
        return Err(BoardError::new(format!(
            "{loops} loops from line {from} do not fit a board of {rows} by {columns} lines"
        )));
    }
    let mut tracks = vec![];
    for line in from..from + loops {
        let lines = if triangular {
            triangle_lines(rows, columns, line)
        } else {
            square_lines(rows, columns, line)
        };
        let back = lines.iter().rev().map(|line| line.iter().rev().copied().collect());
        let back: Vec<Vec<i32>> = back.collect();
        tracks.push(Track::new(&format!("Track{line}F"), 0, &joined(&lines), true, true));
        tracks.push(Track::new(&format!("Track{line}B"), 0, &joined(&back), true, true));
    }
    Ok(tracks)
}

/// The lines one after the other; the curve leaves from the end of a line, which is listed twice.
fn joined(lines: &[Vec<i32>]) -> Vec<i32> {
    lines.iter().flat_map(|line| line.iter().chain(line.last())).copied().collect()
}

/// The four lines of a loop, counter-clockwise from the bottom.
fn square_lines(rows: i64, columns: i64, line: i64) -> Vec<Vec<i32>> {
    let site = |row: i64, column: i64| (row * columns + column) as i32;
    let (right, top) = (columns - 1 - line, rows - 1 - line);
    vec![
        (0..columns).map(|c| site(line, c)).collect(),
        (0..rows).map(|r| site(r, right)).collect(),
        (0..columns).rev().map(|c| site(top, c)).collect(),
        (0..rows).rev().map(|r| site(r, line)).collect(),
    ]
}

/// The three lines of a loop on a triangle.
fn triangle_lines(rows: i64, columns: i64, line: i64) -> Vec<Vec<i32>> {
    // Row `r` has `columns - r` sites.
    let site = |row: i64, column: i64| (row * columns - row * (row - 1) / 2 + column) as i32;
    let length = columns - line;
    vec![
        (0..length).map(|c| site(line, c)).collect(),
        (0..length.min(rows)).map(|r| site(r, length - 1 - r)).collect(),
        (0..length.min(rows)).rev().map(|r| site(r, line)).collect(),
    ]
}
