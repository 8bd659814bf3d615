//! The sections of the document, each from the part of the game it tells.

mod components;
mod ending;
mod glance;
mod pieces;
mod setup;
mod special;
mod turn;

use crate::document::{Document, Section};
use crate::teller::Teller;

impl Teller<'_> {
    /// The whole document.
    pub fn document(&self) -> Document {
        let mut sections: Vec<Section> = vec![self.glance()];
        sections.extend(self.components_section());
        sections.push(self.setup_section());
        sections.push(self.turn_section());
        sections.extend(self.pieces_section());
        sections.extend(self.special_section());
        sections.push(self.end_section());
        Document { title: self.game.name.to_string(), sections }
    }
}
