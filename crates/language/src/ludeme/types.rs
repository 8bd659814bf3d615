//! Descriptions of the types of the language.

use super::{Matcher, Slot};

/// A type that the language can write down.
///
/// Types refer to each other through functions, because the grammar is recursive.
#[derive(Debug)]
pub enum Type {
    /// A whole number, or one of the named ones such as `Off`.
    Integer,
    /// A number with or without a fraction.
    Decimal,
    /// `True` or `False`.
    Truth,
    /// A quoted string.
    Text,
    /// One word out of a set.
    Words(&'static Vocabulary),
    /// `(keyword …)`
    Clause(&'static Clause),
    /// One of several types.
    Choice(&'static Choice),
    /// `{ … }` of one type.
    List(fn() -> &'static Type),
    /// One value, or a list of them.
    OneOrMany(fn() -> &'static Type),
    /// Two values one after the other, or a list of them.
    PairOrList(fn() -> &'static Type),
    /// Anything at all, kept as it is.
    Opaque,
}

/// A set of words.
#[derive(Debug)]
pub struct Vocabulary {
    /// Its name.
    pub name: &'static str,
    /// What the words are for.
    pub doc: &'static str,
    /// The words.
    pub words: &'static [&'static str],
    /// What each word means; empty where the word speaks for itself.
    pub meanings: &'static [&'static str],
}

/// A clause with its arguments.
#[derive(Debug)]
pub struct Clause {
    /// The name of its Rust type.
    pub name: &'static str,
    /// The module of its Rust type, which tells its family.
    pub module: &'static str,
    /// The doc comment: first line, one sentence.
    pub doc: &'static str,
    /// How it can be spelt.
    pub forms: &'static [Form],
    /// The arguments in order.
    pub params: &'static [Param],
}

/// A spelling of a clause: the keyword and the words that must follow it.
#[derive(Debug)]
pub struct Form {
    /// The word after the bracket.
    pub keyword: &'static str,
    /// The words that come first among the arguments, as `Line` in `(is Line 3)`.
    pub constants: &'static [&'static str],
    /// Whether this spelling makes the move a decision of the player.
    pub decision: bool,
}

/// An argument of a clause.
#[derive(Debug)]
pub struct Param {
    /// Its name.
    pub name: &'static str,
    /// The label that it must carry.
    pub label: Option<&'static str>,
    /// Whether it may be left out.
    pub optional: bool,
    /// Its type.
    pub ty: fn() -> &'static Type,
    /// What kind of name its strings are.
    pub naming: Option<Naming>,
    /// What it is for.
    pub doc: &'static str,
}

/// A type that is one of several.
#[derive(Debug)]
pub struct Choice {
    /// Its name.
    pub name: &'static str,
    /// What the alternatives have in common.
    pub doc: &'static str,
    /// The alternatives; the first that fits is taken.
    pub variants: &'static [Variant],
}

/// An alternative of a [`Choice`].
#[derive(Debug)]
pub struct Variant {
    /// The label that it must carry. If any variant has one, labels belong to the variants and not to the parameter.
    pub label: Option<&'static str>,
    /// Its type.
    pub ty: fn() -> &'static Type,
    /// What kind of name its strings are, where the parameter does not say.
    pub naming: Option<Naming>,
    /// When it is used.
    pub doc: &'static str,
}

/// Whether a string gives a thing its name or speaks of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// A thing gets its name here.
    Declares(NameKind),
    /// A thing of this kind is meant.
    Refers(NameKind),
}

/// The kinds of things that have names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NameKind {
    /// A game or match.
    Title,
    /// A piece, die, domino, tile or card.
    Piece,
    /// The board, a hand or another holder of pieces.
    Container,
    /// A named region.
    Region,
    /// A track along the board.
    Track,
    /// A phase of the game.
    Phase,
    /// A map from numbers to numbers.
    Map,
    /// A variable that rules set and read.
    Variable,
    /// A list of values that rules remember and forget.
    Memory,
    /// Something proposed to the players.
    Proposition,
    /// An answer that players vote for.
    Vote,
    /// Something that is triggered for a player.
    Event,
    /// A group of hints of a puzzle.
    Hint,
    /// A site by its coordinate.
    Coordinate,
}

impl Choice {
    /// Whether the alternatives are told apart by labels.
    pub fn is_labelled(&self) -> bool {
        self.variants.iter().any(|variant| variant.label.is_some())
    }
}

/// A Rust type that stands for a type of the language.
pub trait Ludeme: Sized {
    /// The description of the type.
    const TYPE: &'static Type;
    /// Whether an argument of this type may be left out.
    const OPTIONAL: bool = false;

    /// Builds the value from a place that is known to fit.
    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self;
}
