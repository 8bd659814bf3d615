//! "For each of your holes that is not empty, …" for "For each of your holes, if that hole is not empty, …".

use crate::document::Sentence;
use crate::notes::without_set_phrases;
use crate::realise::plural;

/// Says of the places themselves what is asked of each of them.
pub(super) fn narrow(sentences: &mut [Sentence]) {
    for at in 0..sentences.len() {
        // An "otherwise" needs the condition it belongs to.
        let kept = sentences.get(at + 1).is_some_and(|next| next.text.starts_with("Otherwise"));
        if !kept && let Some(text) = narrowed(&sentences[at].text) {
            sentences[at].text = text;
        }
    }
}

/// The same sentence without the condition on each place, if it does for each place nothing else.
pub(super) fn narrowed(sentence: &str) -> Option<String> {
    let (head, tail) = sentence.split_once(", if that ")?;
    let (noun, tail) = tail.split_once(' ')?;
    let (said, rest) = tail.split_once(", ")?;
    let over = head.rsplit(", ").next()?;
    let begins =
        |words: &str| over.get(..words.len()).is_some_and(|it| it.eq_ignore_ascii_case(words));
    let places = if begins("for each of ") {
        over["for each of ".len()..].strip_suffix(&plural(noun))?
    } else if begins("for every ") {
        over["for every ".len()..].strip_prefix(noun)?
    } else {
        return None;
    };
    // What is said must not seem to be said of another thing.
    const OTHERS: [&str; 10] = [
        " and ", " or ", " except ", "(", " that ", "next ", " from ", " to ", " with ", "certain ",
    ];
    let plain = !OTHERS.iter().any(|other| places.contains(other));
    let alone = !without_set_phrases(said).contains(" or ") && !said.contains(" if ");
    let verb = said.split(' ').next()?;
    let predicate = ["is", "holds", "carries", "belongs"].contains(&verb);
    let done = !["if ", "there are ", "use the first "].iter().any(|it| rest.starts_with(it));
    (plain && alone && predicate && done).then(|| format!("{head} that {said}, {rest}"))
}

#[cfg(test)]
mod tests {
    use super::narrowed;

    #[test]
    fn what_is_asked_of_each_is_said_of_them() {
        assert_eq!(
            narrowed("For each of your holes, if that hole is not empty, empty that hole.")
                .as_deref(),
            Some("For each of your holes that is not empty, empty that hole.")
        );
        assert_eq!(
            narrowed("For each player, for every hole of the board, if that hole is full, stop.")
                .as_deref(),
            Some("For each player, for every hole of the board that is full, stop.")
        );
    }

    #[test]
    fn what_could_be_said_of_another_place_stays_a_condition() {
        for sentence in [
            "For each of the holes next to your holes, if that hole is full, stop.",
            "For each of your holes, if that hole is full or is yours, stop.",
            "For each of your holes, if that hole is full, if it is yours, stop.",
            "For each of your pieces, if that hole is full, stop.",
            "If that hole is full, stop.",
        ] {
            assert_eq!(narrowed(sentence), None, "{sentence}");
        }
    }
}
