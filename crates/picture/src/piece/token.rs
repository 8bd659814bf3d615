//! Tokens with letters, for pieces that have no drawing of their own.

use kurbo::{Point, Rect};

use super::drawing::{Drawing, Tone};
use crate::scene::circle;
use crate::text;

/// A disc with letters.
pub fn token(letters: &str) -> Drawing {
    let body = Drawing::body([circle(Point::ORIGIN, 41.0)]);
    let space = match letters.chars().count() {
        0 | 1 => Rect::new(-20.0, -18.0, 20.0, 18.0),
        2 => Rect::new(-26.0, -15.0, 26.0, 15.0),
        _ => Rect::new(-31.0, -13.0, 31.0, 13.0),
    };
    body.fill(text::fitted(letters, space), Tone::Detail)
}

/// Short, distinct abbreviations for the names of a game, in their order.
///
/// A name is shortened to its initials, then to its first letters, and at last numbered: the first form that no earlier name took is kept.
pub fn abbreviations(names: &[String]) -> Vec<String> {
    let mut taken: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let short = candidates(name).find(|form| !taken.contains(form)).unwrap_or_default();
        taken.push(short);
    }
    taken
}

fn candidates(name: &str) -> impl Iterator<Item = String> {
    let mut words: Vec<String> = Vec::new();
    for sign in name.chars() {
        if words.is_empty() || sign.is_uppercase() || sign.is_ascii_digit() {
            words.push(String::new());
        }
        if sign.is_alphanumeric() {
            words.last_mut().into_iter().for_each(|word| word.push(sign));
        }
    }
    let initials: String = words.iter().filter_map(|word| word.chars().next()).take(3).collect();
    let letters: Vec<char> = name.chars().filter(|sign| sign.is_alphanumeric()).collect();
    let first = letters.first().copied().unwrap_or('?');
    let mut forms = Vec::new();
    if words.len() > 1 {
        forms.push(initials.to_uppercase());
    } else {
        forms.push(first.to_uppercase().to_string());
    }
    forms.extend(
        letters
            .iter()
            .skip(1)
            .map(|second| format!("{}{}", first.to_uppercase(), second.to_lowercase())),
    );
    for (i, second) in letters.iter().enumerate().skip(1) {
        forms.extend(letters.iter().skip(i + 1).map(|third| {
            format!("{}{}{}", first.to_uppercase(), second.to_lowercase(), third.to_lowercase())
        }));
    }
    forms.into_iter().chain((1..).map(move |number| format!("{}{number}", first.to_uppercase())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abbreviations_are_short_and_distinct() {
        let names = ["Amazon", "Archer", "FlyingOx", "FireOx", "Amazing", ""].map(str::to_owned);
        assert_eq!(abbreviations(&names), ["A", "Ar", "FO", "Fi", "Am", "?"]);
    }
}
