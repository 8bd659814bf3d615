//! Numbers with fractions, as payoffs use them.

use language::floats::{BooleanOrInt, Float};

use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// A number with a fraction, in words.
    pub fn float(&self, float: &Float, scope: &Scope) -> Text {
        let of = |float: &Float| self.float(float, scope);
        match float {
            Float::Constant(value) => value.to_string().into(),
            Float::ToFloat(node) => match &node.value {
                BooleanOrInt::Int(int) => self.number(int, scope).text.tell(node.id),
                BooleanOrInt::Boolean(test) => {
                    say!("one if {}, else zero", self.squeezed(&self.condition(test, scope)))
                        .tell(node.id)
                }
            },
            Float::Abs(node) => say!("the size of {}", of(&node.value)).tell(node.id),
            Float::Add(node) => joined(node.operands.iter().map(of), " plus ").tell(node.id),
            Float::Mul(node) => joined(node.operands.iter().map(of), " times ").tell(node.id),
            Float::Max(node) => {
                say!("the largest of {}", joined(node.operands.iter().map(of), " and "))
                    .tell(node.id)
            }
            Float::Min(node) => {
                say!("the smallest of {}", joined(node.operands.iter().map(of), " and "))
                    .tell(node.id)
            }
            Float::Sub(node) => say!("{} minus {}", of(&node.left), of(&node.right)).tell(node.id),
            Float::Div(node) => {
                say!("{} divided by {}", of(&node.left), of(&node.right)).tell(node.id)
            }
            Float::Pow(node) => {
                say!("{} to the power of {}", of(&node.left), of(&node.right)).tell(node.id)
            }
            Float::Cos(node) => say!("the cosine of {}", of(&node.operand)).tell(node.id),
            Float::Sin(node) => say!("the sine of {}", of(&node.operand)).tell(node.id),
            Float::Tan(node) => say!("the tangent of {}", of(&node.operand)).tell(node.id),
            Float::Exp(node) => say!("the exponential of {}", of(&node.operand)).tell(node.id),
            Float::Log(node) => say!("the logarithm of {}", of(&node.operand)).tell(node.id),
            Float::Log10(node) => {
                say!("the decimal logarithm of {}", of(&node.operand)).tell(node.id)
            }
            Float::Sqrt(node) => say!("the square root of {}", of(&node.operand)).tell(node.id),
        }
    }
}

fn joined(parts: impl Iterator<Item = Text>, joint: &str) -> Text {
    let mut text = Text::default();
    for (i, part) in parts.enumerate() {
        if i > 0 {
            text.push_str(joint);
        }
        text.push(&part);
    }
    text
}
