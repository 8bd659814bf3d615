//! What is painted and printed on a board.

use crate::colour::Colour;
use crate::model::Site;

/// An area in a colour.
#[derive(Clone, Debug, PartialEq)]
pub struct RegionPaint {
    /// The sites.
    pub sites: Vec<Site>,
    /// The colour.
    pub colour: Colour,
    /// How much of each site it fills.
    pub scale: f64,
}

/// A symbol printed on some sites.
#[derive(Clone, Debug, PartialEq)]
pub struct SymbolPaint {
    /// The sites.
    pub sites: Vec<Site>,
    /// What is drawn.
    pub image: Option<String>,
    /// What is written.
    pub text: Option<String>,
    /// Its colour.
    pub fill: Option<Colour>,
    /// Its outline.
    pub edge: Option<Colour>,
    /// Its size against the site.
    pub scale: (f64, f64),
    /// Its rotation in degrees clockwise.
    pub rotation: f64,
    /// Its offset against the site.
    pub offset: (f64, f64),
}

/// A shape behind or on the whole board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardImage {
    /// Whether it lies over the board.
    pub over: bool,
    /// The shape.
    pub image: Option<String>,
    /// Its colour.
    pub fill: Option<Colour>,
    /// Its outline.
    pub edge: Option<Colour>,
    /// Its size against the board.
    pub scale: (f64, f64),
    /// Its rotation in degrees clockwise.
    pub rotation: f64,
    /// Its offset against the size of the board.
    pub offset: (f64, f64),
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineKind {
    /// A thin line.
    #[default]
    Thin,
    /// A thick line.
    Thick,
    /// Dots, thin or thick.
    Dotted,
    /// Dashes, thin or thick.
    Dashed,
    /// Not at all.
    Hidden,
}

/// Lines drawn between sites.
#[derive(Clone, Debug, PartialEq)]
pub struct LinePaint {
    /// The sites each joins.
    pub ends: Vec<(Site, Site)>,
    /// Its style.
    pub kind: LineKind,
    /// Its colour.
    pub colour: Option<Colour>,
    /// Its thickness against other lines.
    pub scale: f64,
    /// Two control points in shares of the board, for a curve.
    pub curve: Option<[f64; 4]>,
}

/// Which lines of the board a rule speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EdgeFilter {
    /// Only those on the rim, or only those within.
    pub outer: Option<bool>,
}

/// How some lines of the board are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgePaint {
    /// Which.
    pub filter: EdgeFilter,
    /// Whether lines are drawn from site to site rather than the board's own.
    pub connection: bool,
    /// Their style.
    pub kind: LineKind,
    /// Their colour.
    pub colour: Option<Colour>,
}

/// Holes of a shape of their own.
#[derive(Clone, Debug, PartialEq)]
pub struct HolePaint {
    /// The sites.
    pub sites: Vec<usize>,
    /// Square rather than oval.
    pub square: bool,
}

/// A clue printed on a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Clue {
    /// The sites it is about.
    pub sites: Vec<Site>,
    /// The number.
    pub value: i32,
}
