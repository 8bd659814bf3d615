//! Decimal numbers.

use crate::booleans::Bool;
use crate::ints::Int;
use crate::world::World;

/// A decimal number.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub enum Float {
    Const(f32),
    OfInt(Box<Int>),
    OfBool(Box<Bool>),
    One(fn(f32) -> f32, Box<Float>),
    Two(fn(f32, f32) -> f32, Box<(Float, Float)>),
    Fold(fn(f32, f32) -> f32, Box<[Float]>),
}

impl Float {
    /// Works the number out.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> f32 {
        match self {
            Self::Const(value) => *value,
            Self::OfInt(int) => int.eval(w) as f32,
            Self::OfBool(test) => f32::from(u8::from(test.eval(w))),
            Self::One(how, x) => how(x.eval(w)),
            Self::Two(how, pair) => {
                let a = pair.0.eval(w);
                how(a, pair.1.eval(w))
            }
            Self::Fold(how, list) => {
                let mut values = list.iter();
                let Some(first) = values.next() else { return 0.0 };
                let mut result = first.eval(w);
                for value in values {
                    result = how(result, value.eval(w));
                }
                result
            }
        }
    }
}
