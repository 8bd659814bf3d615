//! Numbers, truth values and strings.

use syntax::NodeId;

use super::{Ludeme, Matcher, Slot, Type};

/// The whole numbers that have a name.
const NAMED: [(&str, i32); 4] =
    [("Off", -1), ("Undefined", -1), ("End", -2), ("Infinity", 1_000_000_000)];

/// Reads a whole number.
pub fn integer(word: &str) -> Option<i32> {
    word.parse()
        .ok()
        .or_else(|| NAMED.iter().find(|(name, _)| *name == word).map(|&(_, value)| value))
}

/// Reads a number with or without a fraction.
pub fn decimal(word: &str) -> Option<f32> {
    // The standard parser also reads `inf` and `nan`, which no description means.
    word.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c))
        .then(|| word.parse().ok())?
}

/// Reads a truth value, in any case.
pub fn truth(word: &str) -> Option<bool> {
    if word.eq_ignore_ascii_case("true") {
        Some(true)
    } else if word.eq_ignore_ascii_case("false") {
        Some(false)
    } else {
        None
    }
}

impl Ludeme for i32 {
    const TYPE: &'static Type = &Type::Integer;

    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self {
        integer(matcher.text(slot)).unwrap_or_default()
    }
}

impl Ludeme for f32 {
    const TYPE: &'static Type = &Type::Decimal;

    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self {
        decimal(matcher.text(slot)).unwrap_or_default()
    }
}

impl Ludeme for bool {
    const TYPE: &'static Type = &Type::Truth;

    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self {
        truth(matcher.text(slot)).unwrap_or_default()
    }
}

impl Ludeme for Box<str> {
    const TYPE: &'static Type = &Type::Text;

    fn build(matcher: &mut Matcher<'_>, slot: Slot) -> Self {
        matcher.text(slot).into()
    }
}

/// Data that is kept as it stands and only referred to by its node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opaque(pub NodeId);

impl Ludeme for Opaque {
    const TYPE: &'static Type = &Type::Opaque;

    fn build(_: &mut Matcher<'_>, slot: Slot) -> Self {
        Opaque(slot.node())
    }
}

/// Which literals a word can be.
#[derive(Debug, Clone, Copy)]
pub(super) struct Literal {
    integer: bool,
    decimal: bool,
    truth: bool,
}

impl Literal {
    pub(super) fn of(word: &str) -> Literal {
        Literal {
            integer: integer(word).is_some(),
            decimal: decimal(word).is_some(),
            truth: truth(word).is_some(),
        }
    }

    pub(super) fn is(self, ty: &Type) -> bool {
        match ty {
            Type::Integer => self.integer,
            Type::Decimal => self.decimal,
            Type::Truth => self.truth,
            _ => false,
        }
    }
}
