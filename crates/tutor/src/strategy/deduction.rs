//! Advice for a deduction puzzle, from how it is solved.

use super::words::and;
use super::{Advice, Importance, Strategy, Words};

/// How many steps of a solution are of each sort.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Deduction {
    /// No other value was left for the place.
    pub only_value: usize,
    /// No other place was left for the value.
    pub only_place: usize,
    /// Every other value led to a contradiction.
    pub contradiction: usize,
    /// Nothing led to it.
    pub guess: usize,
    /// The places that are filled in first, if they follow from what is given.
    pub first: Vec<String>,
}

/// What to look for to solve such a puzzle.
pub fn deduction(solved: &Deduction, words: &Words) -> Strategy {
    let all = solved.only_value + solved.only_place + solved.contradiction + solved.guess;
    if all == 0 {
        return Strategy::default();
    }
    let places = &words.places;
    let mut advice: Vec<Advice> = Vec::new();
    let mut add = |count: usize, text: String| {
        if count > 0 {
            let importance = Importance::of_effect(count as f64 / all as f64);
            let figures = format!("{count} of {all} steps of the solution are of this kind.");
            advice.push(Advice { text: format!("{text} {figures}"), importance });
        }
    };
    add(solved.only_value, format!("Look for {places} for which only one value is left."));
    add(
        solved.only_place,
        format!(
            "Look for values that have only one place left among the {places} of a row or group."
        ),
    );
    add(
        solved.contradiction,
        "Where nothing follows directly, suppose a value and look for a contradiction: then it is another one.".to_owned(),
    );
    add(
        solved.guess,
        "Now and then nothing follows at all: choose, and be ready to go back.".to_owned(),
    );
    advice.sort_by_key(|one| std::cmp::Reverse(one.importance));
    if let [first, rest @ ..] = solved.first.as_slice() {
        let then = if rest.is_empty() {
            String::new()
        } else {
            format!(", then go on with {}", and(rest))
        };
        let text = format!("Begin with {first}, which follows from what is given{then}.");
        advice.insert(0, Advice { text, importance: Importance::VeryHigh });
    }
    let source =
        "This comes from the solution above. The same puzzle can be solved in other orders.";
    Strategy { source: source.to_owned(), advice, ..Strategy::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_frequent_way_comes_first_after_the_beginning() {
        let first = vec!["A1".to_owned(), "B2".to_owned(), "C1".to_owned()];
        let solved = Deduction { only_value: 2, only_place: 6, first, ..Deduction::default() };
        let words = Words { places: "squares".to_owned(), ..Words::default() };
        let told = deduction(&solved, &words);
        let texts: Vec<&str> = told.advice.iter().map(|one| one.text.as_str()).collect();
        assert_eq!(
            texts[0],
            "Begin with A1, which follows from what is given, then go on with B2 and C1."
        );
        assert!(texts[1].ends_with("6 of 8 steps of the solution are of this kind."), "{texts:?}");
        assert_eq!(texts.len(), 3);
        assert!(deduction(&Deduction::default(), &words).is_empty());
    }
}
