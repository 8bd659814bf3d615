//! The names of rows and columns in the margin, or of each site where rows and columns are not straight.

use kurbo::{Point, Rect, Vec2};

use super::Setting;
use crate::colour::Colour;
use crate::layout::PITCH;
use crate::scene::{Content, Layer, Meaning, Scene, Shape};
use crate::style::BoardStyle;
use crate::text::{self, Anchor};

const GREY: Colour = Colour::hex(0x6f6658);

/// Writes the coordinates and returns the area of the board with them.
pub fn draw(setting: &Setting<'_>, scene: &mut Scene) -> Rect {
    let board = setting.layout.board;
    let labels = &setting.geometry.labels;
    let spots = setting.layout.spots(setting.geometry.site_type());
    if labels.is_empty()
        || matches!(setting.style.board, BoardStyle::Mancala | BoardStyle::Boardless)
    {
        return board;
    }
    let split: Vec<Option<(&str, &str)>> = labels.iter().map(|label| parts(label)).collect();
    let named = || {
        split
            .iter()
            .zip(spots)
            .filter_map(|(label, spot)| label.map(|(column, row)| (column, row, spot.centre)))
    };
    let columns = lines(named().map(|(column, _, at)| (column, at.x)));
    let rows = lines(named().map(|(_, row, at)| (row, at.y)));
    let size = (PITCH * 0.3).max(board.width().max(board.height()) / 42.0);
    let mut put = |word: &str, at: Point, size: f64| {
        let shape = Shape::filled(text::line(word, at, size, Anchor::Middle), GREY);
        scene.push(Layer::Text, Content::Shape(shape), Meaning::Label);
    };
    match (columns, rows) {
        (Some(columns), Some(rows)) => {
            for (word, x) in columns {
                put(&word, Point::new(x, board.y1 + size * 0.8), size);
            }
            for (word, y) in rows {
                put(&word, Point::new(board.x0 - size * 0.9, y), size);
            }
            Rect::new(board.x0 - size * 1.8, board.y0, board.x1, board.y1 + size * 1.6)
        }
        _ => {
            for (label, spot) in labels.iter().zip(spots) {
                let room = setting.layout.piece_room(*spot);
                put(label, spot.centre + Vec2::new(0.0, room * 0.8), room * 0.34);
            }
            board
        }
    }
}

/// Splits "B12" into letters and digits.
fn parts(label: &str) -> Option<(&str, &str)> {
    let digits = label.find(|sign: char| sign.is_ascii_digit())?;
    let (letters, number) = label.split_at(digits);
    (!letters.is_empty() && number.chars().all(|sign| sign.is_ascii_digit()))
        .then_some((letters, number))
}

/// The place of each name along an axis, if all sites of a name share one.
fn lines<'a>(named: impl Iterator<Item = (&'a str, f64)>) -> Option<Vec<(String, f64)>> {
    let mut lines: Vec<(String, f64)> = Vec::new();
    for (name, at) in named {
        match lines.iter().find(|(known, _)| known == name) {
            Some((_, known)) if (known - at).abs() > 1.0 => return None,
            Some(_) => {}
            None => lines.push((name.to_owned(), at)),
        }
    }
    (!lines.is_empty()).then_some(lines)
}
