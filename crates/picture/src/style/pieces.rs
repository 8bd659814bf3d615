//! Rules about pieces and stacks.

use crate::colour::Colour;
use crate::model::{Component, Piece};

/// Which pieces a rule speaks of; what is not said holds for all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceFilter {
    /// The owner.
    pub owner: Option<usize>,
    /// The name, with or without the owner's number.
    pub name: Option<String>,
    /// The container.
    pub container: Option<usize>,
    /// The local state.
    pub state: Option<i32>,
    /// The value.
    pub value: Option<i32>,
}

impl PieceFilter {
    /// Whether it speaks of pieces of this component, in some state or place.
    pub fn may_match(&self, component: &Component) -> bool {
        let named = |name: &String| {
            name.eq_ignore_ascii_case(&component.name)
                || name.eq_ignore_ascii_case(component.plain_name())
        };
        self.owner.is_none_or(|owner| owner == component.owner)
            && self.name.as_ref().is_none_or(named)
    }

    /// Whether it speaks of this piece.
    pub fn matches(&self, piece: &Piece, component: &Component) -> bool {
        self.may_match(component)
            && self.container.is_none_or(|container| container == piece.site.container)
            && self.state.is_none_or(|state| state == piece.state)
            && self.value.is_none_or(|value| value == piece.value)
    }
}

/// What a rule does to the pieces it speaks of.
#[derive(Clone, Debug, PartialEq)]
pub enum PieceChange {
    /// Its colours.
    Colour {
        /// The face.
        fill: Option<Colour>,
        /// The outline.
        stroke: Option<Colour>,
        /// The second colour.
        second: Option<Colour>,
    },
    /// Its size.
    Scale(f64, f64),
    /// It is turned, in degrees clockwise.
    Rotate(f64),
    /// It is drawn as if it had another name.
    Rename(String),
    /// Its name has this added.
    Extend(String),
    /// Its name has its state added.
    AddState,
    /// Something is drawn behind or on it.
    Image(PieceImage),
    /// The number of its state is written on it.
    ShowState,
    /// Its value is written on it.
    ShowValue,
}

/// Something drawn behind or on a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceImage {
    /// Whether it lies over the piece.
    pub over: bool,
    /// What is drawn.
    pub image: Option<String>,
    /// What is written.
    pub text: Option<String>,
    /// Its colour.
    pub fill: Option<Colour>,
    /// Its outline.
    pub edge: Option<Colour>,
    /// Its size against the piece.
    pub scale: (f64, f64),
    /// Its rotation in degrees clockwise.
    pub rotation: f64,
    /// Its offset against the size of the piece.
    pub offset: (f64, f64),
}

/// How a stack is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StackKind {
    /// A tower seen from above and before.
    #[default]
    Tower,
    /// Side by side on the ground.
    Ground,
    /// A tower that grows downwards.
    Reverse,
    /// Fanned like cards.
    Fan,
    /// Only the top.
    None,
    /// In a row along a point.
    Backgammon,
    /// The top, with the number.
    Count,
    /// Around the middle of the site.
    Ring,
    /// In a row towards the middle of the board.
    TowardsCentre,
}

/// How stacks at some places are shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StackRule {
    /// The container, if it matters.
    pub container: Option<usize>,
    /// The sites, if they matter.
    pub sites: Option<Vec<usize>>,
    /// The state of the site, if it matters.
    pub state: Option<i32>,
    /// How they are shown.
    pub kind: StackKind,
    /// How far the pieces of a tower are apart.
    pub scale: f64,
    /// How many are shown before the rest is only counted.
    pub limit: Option<usize>,
}
