//! Values on the squares of a board, as they would be printed.

use syntax::NodeId;

use crate::facts::Shape;
use crate::plan::{Part, Passage};
use crate::realise::Text;
use crate::teller::Teller;

/// Boards with more columns are told by coordinates.
const WIDEST: u32 = 16;

impl Teller<'_> {
    /// The values of a full board of squares or points, row by row from the top; nothing for other boards.
    pub(crate) fn grid(&self, given: &[(i32, i32)], node: NodeId) -> Option<Passage> {
        if !matches!(self.places.shape, Shape::Squares | Shape::Grid) || given.len() < 4 {
            return None;
        }
        let board = self.elements()?;
        let (width, height) = (board.columns.iter().max()? + 1, board.rows.iter().max()? + 1);
        if width > WIDEST || board.len() != width as usize * height as usize {
            return None;
        }
        let mut cells = vec![vec!["–".to_owned(); width as usize]; height as usize];
        for (site, value) in given {
            let site = usize::try_from(*site).ok()?;
            let (row, column) = (*board.rows.get(site)?, *board.columns.get(site)?);
            cells[row as usize][column as usize] = value.to_string();
        }
        let rows = (0..height)
            .rev()
            .map(|row| {
                let number = Text::from((row + 1).to_string()).tell(node);
                [number, Text::from(cells[row as usize].join(" ")).tell(node)]
            })
            .collect();
        let header = ["Row".to_owned(), "Values from left to right".to_owned()];
        Some(Passage { parts: vec![Part::Table { header, rows }] })
    }
}
