//! The art: how each piece is drawn. Drawings know no owner; a palette paints them for one.

mod cards;
mod characters;
mod chess;
mod counters;
pub(crate) mod dice;
mod drawing;
mod figures;
pub(crate) mod shapes;
pub(crate) mod tiles;
mod token;

pub use drawing::{Drawing, EDGE, Palette, Part, Tone};
pub use token::{abbreviations, token};

use crate::colour::Colour;
use crate::model::{Component, ComponentKind};

/// The tradition a set of pieces belongs to: it decides between drawings of the same name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Set {
    /// Chess men, counters, figures.
    #[default]
    Western,
    /// Wedges with characters.
    Shogi,
    /// Discs with characters.
    Xiangqi,
    /// Octagons with characters.
    Janggi,
}

/// What is known when a drawing is looked for.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The name, without the owner's number.
    pub name: &'a str,
    /// What to write if there is no drawing.
    pub abbreviation: &'a str,
    /// The owner, where the two sides have different signs.
    pub owner: usize,
    /// The tradition.
    pub set: Set,
}

/// The drawing for a name: its own, that of a thing in its name, or a token with its abbreviation.
pub fn find(request: Request<'_>) -> Drawing {
    let name = request.name.to_ascii_lowercase();
    let name = name.trim_end_matches(".svg");
    match request.set {
        Set::Shogi => return characters::shogi(name, request.abbreviation),
        Set::Xiangqi => {
            if let Some(drawing) =
                characters::xiangqi(name.trim_end_matches("_black"), request.owner)
            {
                return drawing;
            }
        }
        Set::Janggi => {
            if let Some(drawing) = characters::janggi(name, request.owner) {
                return drawing;
            }
        }
        Set::Western => {}
    }
    known(name)
        .or_else(|| {
            characters::is_shogi(name).then(|| characters::shogi(name, request.abbreviation))
        })
        .or_else(|| characters::xiangqi(name.trim_end_matches("_black"), request.owner))
        .or_else(|| figures::find_within(request.name))
        .unwrap_or_else(|| token(request.abbreviation))
}

/// Whether a piece of this name is drawn as a wedge with characters although nothing asks for a set of shogi.
pub fn is_wedge(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    known(&lower).is_none() && characters::is_shogi(&lower)
}

/// The drawing that bears this name, in lower case; a number after it makes no difference.
pub fn known(name: &str) -> Option<Drawing> {
    let bare = name.trim_end_matches("_isometric").trim_end_matches("3d");
    exactly(bare).or_else(|| {
        let word = bare.trim_end_matches(|sign: char| sign.is_ascii_digit());
        if word.is_empty() { None } else { exactly(word) }
    })
}

fn exactly(name: &str) -> Option<Drawing> {
    chess::find(name)
        .or_else(|| counters::find(name))
        .or_else(|| figures::find(name))
        .or_else(|| shapes::find(name))
}

/// What is printed on a board under this name: a sign, a shape, or nothing if there is none.
pub fn printed(name: &str) -> Option<Drawing> {
    let name = name.to_ascii_lowercase();
    let name = name.trim_end_matches(".svg");
    figures::printed(name).or_else(|| known(name))
}

/// Whether a piece of this name has more to show than letters.
pub fn is_drawn(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    known(&lower).is_some()
        || characters::is_shogi(&lower)
        || characters::xiangqi(&lower, 1).is_some()
        || figures::find_within(name).is_some()
}

/// The drawing of a component that is not known by its name alone: dice, cards, dominoes, and tiles with the colours of players.
pub fn special(
    component: &Component,
    state: i32,
    value: i32,
    colour_of: &dyn Fn(usize) -> Colour,
) -> Option<Drawing> {
    match &component.kind {
        ComponentKind::Die { faces } => {
            let shown = usize::try_from(state)
                .ok()
                .and_then(|face| faces.get(face))
                .copied()
                .unwrap_or(value);
            Some(dice::face(faces.len(), shown))
        }
        ComponentKind::Card { suit, rank } => Some(cards::card(*suit, *rank)),
        ComponentKind::Domino { halves } => Some(dice::domino(*halves)),
        ComponentKind::Tile { sides, paths } if !paths.is_empty() => {
            Some(tiles::tile(*sides, paths, colour_of))
        }
        ComponentKind::Piece | ComponentKind::Tile { .. } | ComponentKind::Large => None,
    }
}

/// What is drawn for a piece that the viewer may not know.
pub fn hidden(kind: &ComponentKind) -> Drawing {
    match kind {
        ComponentKind::Card { .. } => cards::back(),
        ComponentKind::Domino { .. } => dice::domino_back(),
        _ => token("?"),
    }
}
