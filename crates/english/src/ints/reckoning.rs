//! Numbers that are worked out from others: sums, products, the larger of two.

use language::ints::{Abs, Add, Div, Int, Mod, Mul, Pow, Sub};

use crate::notes::Sort;
use crate::realise::{Text, listed_and, number_word, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// A sum of several parts with more words than this is told as a list of them.
const LONGEST_SUM: usize = 22;

impl Teller<'_> {
    pub(super) fn added(&self, sum: &Add, scope: &Scope) -> Text {
        // Nothing is added by zero.
        let (zeros, operands): (Vec<&Int>, Vec<&Int>) =
            sum.operands.iter().partition(|part| self.constant(part) == Some(0));
        // What does not end by itself comes last, so that nothing after it can be taken for a part of it.
        let (open, plain): (Vec<&Int>, Vec<&Int>) =
            operands.into_iter().partition(|operand| ends_open(operand));
        let number = |int: &Int| self.number(int, scope).text;
        let parts: Vec<Text> = plain.into_iter().chain(open).map(number).collect();
        let words: usize = parts.iter().map(|part| word_count(part.as_str())).sum();
        if parts.len() > 2 && words > LONGEST_SUM {
            return say!("the sum of {}", listed_and(&parts)).tell(sum.id);
        }
        let told: Vec<_> = zeros.into_iter().flat_map(|zero| self.folded(zero)).collect();
        joined(&parts, " plus ").tell(sum.id).tell_all(&told)
    }

    pub(super) fn multiplied(&self, product: &Mul, scope: &Scope) -> Text {
        // Nothing is changed by a factor of one, and minus one is a sign.
        let (units, factors): (Vec<&Int>, Vec<&Int>) =
            product.operands.iter().partition(|part| matches!(self.constant(part), Some(1 | -1)));
        let minus = units.iter().filter(|unit| self.constant(unit) == Some(-1)).count() % 2 == 1;
        let told: Vec<_> = units.into_iter().flat_map(|unit| self.folded(unit)).collect();
        // What is a sum itself comes last, so that nothing after it can be taken for a part of it.
        let (plain, sums): (Vec<&Int>, Vec<&Int>) =
            factors.into_iter().partition(|part| !is_sum(part) && !ends_open(part));
        let whole = |int: &Int| self.whole_number(int, scope);
        let parts: Vec<Text> = plain.into_iter().chain(sums).map(whole).collect();
        let product = joined(&parts, " times ").tell(product.id).tell_all(&told);
        if minus { say!("minus {}", product) } else { product }
    }

    pub(super) fn subtracted(&self, sub: &Sub, scope: &Scope) -> Text {
        let right = self.whole_number(&sub.right, scope);
        let Some(left) = &sub.left else {
            return say!("the opposite of {}", right).tell(sub.id);
        };
        let first = self.number(left, scope).text;
        let apart = ends_open(left) && first.as_str().contains(" and ");
        let minus = if apart { ", minus" } else { " minus" };
        say!("{}{} {}", first, minus, right).tell(sub.id)
    }

    pub(super) fn quotient(&self, division: &Div, scope: &Scope) -> Text {
        if let Some(pairs) = self.neighbour_pairs(division, scope) {
            return pairs;
        }
        if let Some(number) = self.multiplied_and_divided(division, scope) {
            return number;
        }
        let left = self.whole_number(&division.left, scope);
        if self.constant(&division.right) == Some(2) {
            return say!("half of {} (rounded down)", left).tell(division.id);
        }
        let right = self.whole_number(&division.right, scope);
        say!("{} by {} (rounded down)", divided(&left, &division.left), right).tell(division.id)
    }

    /// A number that is multiplied by another and divided by the same is what it was.
    fn multiplied_and_divided(&self, division: &Div, scope: &Scope) -> Option<Text> {
        let Int::Mul(product) = &division.left else { return None };
        let [one, other] = &*product.operands else { return None };
        let by = self.constant(&division.right).filter(|by| *by != 0)?;
        let (number, factor) =
            [(one, other), (other, one)].into_iter().find(|(number, factor)| {
                self.constant(factor) == Some(by) && self.constant(number).is_none()
            })?;
        let told = [factor, &division.right].map(|it| self.number(it, scope).text);
        let number = self.number(number, scope).text;
        let told = [told[0].told(), told[1].told(), &[product.id, division.id]].concat();
        Some(number.tell_all(&told))
    }

    pub(super) fn remainder(&self, rest: &Mod, scope: &Scope) -> Text {
        let divided = divided(&self.whole_number(&rest.value, scope), &rest.value);
        let by = self.whole_number(&rest.modulo, scope);
        say!("the remainder of {} by {}", divided, by).tell(rest.id)
    }

    pub(super) fn power(&self, pow: &Pow, scope: &Scope) -> Text {
        let number = |int: &Int| self.number(int, scope).text;
        if let Some(halved) = self.halved(pow, scope) {
            return halved;
        }
        say!("{} to the power of {}", number(&pow.left), number(&pow.right)).tell(pow.id)
    }

    /// "Eight halved for each of the pieces next to it", for two to the power of three minus their number.
    fn halved(&self, pow: &Pow, scope: &Scope) -> Option<Text> {
        let Int::Sub(sub) = &pow.right else { return None };
        let (two, most) = (self.constant(&pow.left)?, self.constant(sub.left.as_ref()?)?);
        let whole = u32::try_from(most).ok().and_then(|most| 2_i64.checked_pow(most))?;
        let less = self.number(&sub.right, scope).text;
        let counted = less.as_str().strip_prefix("the number of ")?;
        let owned =
            counted.split(' ').next().is_some_and(|who| who == "your" || who.ends_with("'s"));
        let article = if owned { "" } else { "the " };
        let each = less.reworded(format!("{article}{counted}"));
        let folded = self.folded(&pow.left).into_iter().chain(self.folded(sub.left.as_ref()?));
        (two == 2).then(|| {
            say!("{} halved for each of {}", number_word(whole), each)
                .tell_all(&folded.collect::<Vec<_>>())
                .tell(sub.id)
                .tell(pow.id)
        })
    }

    /// A number without its sign: of a difference it is a distance.
    pub(super) fn unsigned(&self, abs: &Abs, scope: &Scope) -> Text {
        let number = |int: &Int| self.number(int, scope).text;
        match &abs.value {
            Int::Sub(sub) if let Some(left) = &sub.left => {
                let (left, right) = (number(left), number(&sub.right));
                say!("the distance between the numbers {} and {}", left, right)
                    .tell(sub.id)
                    .tell(abs.id)
            }
            value => say!("{} without its sign", number(value)).tell(abs.id),
        }
    }

    /// The largest or the smallest of the numbers that are held against one another.
    pub(super) fn extreme(&self, int: &Int, scope: &Scope) -> Text {
        if let Some(size) = self.largest_if_any(int, scope) {
            return size;
        }
        let (of_two, of_many) = match int {
            Int::Max(_) => ("larger", "largest"),
            _ => ("smaller", "smallest"),
        };
        let parts = self.chained(int, std::mem::discriminant(int), scope);
        let which = if parts.len() > 2 { of_many } else { of_two };
        say!("the {} of {}", which, listed_and(&parts))
    }

    /// The size of the largest group, or zero where there is none: that is its size then.
    fn largest_if_any(&self, int: &Int, scope: &Scope) -> Option<Text> {
        let Int::Max(max) = int else { return None };
        let (zero, Int::MaxOfArray(most)) = (match self.constant(&max.left) {
            Some(0) => (&max.left, &max.right),
            _ => (&max.right, &max.left),
        }) else {
            return None;
        };
        let size = self.largest_of_groups(&most.array, scope)?;
        (self.constant(zero) == Some(0))
            .then(|| size.tell(max.id).tell(most.id).tell_all(&self.folded(zero)))
    }

    /// The numbers that the same comparison holds against one another, however it is nested.
    fn chained(&self, int: &Int, kind: std::mem::Discriminant<Int>, scope: &Scope) -> Vec<Text> {
        let (id, left, right) = match int {
            Int::Max(max) if std::mem::discriminant(int) == kind => (max.id, &max.left, &max.right),
            Int::Min(min) if std::mem::discriminant(int) == kind => (min.id, &min.left, &min.right),
            _ => return vec![self.number(int, scope).text],
        };
        let mut parts = self.chained(left, kind, scope);
        parts.extend(self.chained(right, kind, scope));
        if let Some(first) = parts.first_mut() {
            *first = std::mem::take(first).tell(id);
        }
        parts
    }

    /// A number as a part of a reckoning: a sum or a difference is named as one, so that its parts stay together.
    fn whole_number(&self, int: &Int, scope: &Scope) -> Text {
        let number = |int: &Int| self.number(int, scope).text;
        let text = match int {
            _ if self.constant(int).is_some() => return number(int),
            Int::Add(sum) => {
                let parts: Vec<Text> = sum.operands.iter().map(number).collect();
                say!("the sum of {}", listed_and(&parts)).tell(sum.id)
            }
            Int::Sub(sub) => match &sub.left {
                Some(left) => {
                    let right = self.whole_number(&sub.right, scope);
                    let plain = say!("{} minus {}", number(left), right).tell(sub.id);
                    let told = self.brief(Sort::Number, plain.clone());
                    // A name keeps its parts together.
                    if told.as_str() != plain.as_str() {
                        return told;
                    }
                    say!("the result of {}", plain)
                }
                None => return number(int),
            },
            _ => return number(int),
        };
        self.brief(Sort::Number, text)
    }
}

/// "a divided", and with a comma where the whole of a sum is divided.
fn divided(number: &Text, int: &Int) -> Text {
    if is_sum(int) { say!("{}, divided", number) } else { say!("{} divided", number) }
}

/// Whether a number is worked out by adding or taking away.
fn is_sum(int: &Int) -> bool {
    matches!(int, Int::Add(_) | Int::Sub(_))
}

/// Whether the words for an integer go on to the last of several numbers, so that more numbers could join them.
fn ends_open(int: &Int) -> bool {
    match int {
        Int::Max(_) | Int::Min(_) => true,
        Int::Mul(product) => product.operands.iter().any(|part| is_sum(part) || ends_open(part)),
        Int::Sub(sub) if sub.left.is_none() => is_sum(&sub.right) || ends_open(&sub.right),
        _ => false,
    }
}

/// Texts in a row, with a joint between two.
pub(super) fn joined(parts: &[Text], joint: &str) -> Text {
    let mut text = Text::default();
    for (i, part) in parts.iter().enumerate() {
        if i > 0 {
            text.push_str(joint);
        }
        text.push(part);
    }
    text
}
