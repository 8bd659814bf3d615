//! What is done with each of several places: "For each of your holes that is not empty, …" for "For each of your holes, if that hole is
//! not empty, …", and "move all seeds from each of your holes …" for "for each of your holes, move all seeds from that hole …".

use crate::document::Sentence;
use crate::notes::without_set_phrases;
use crate::realise::{capitalised, plural};

/// How a sentence begins that says the same of each of several places, and what stands for one of them afterwards.
const EACH: [&str; 2] = ["for each of ", "for every "];
/// What holds of every place from which everything is taken, as far as that matters.
const NOT_EMPTY: [&str; 2] = [" that is not empty", " that is occupied"];
/// The same for each player.
const EACH_PLAYER: &str = "for each player, ";
const THAT_PLAYERS: &str = "that player's";

/// Says of the places themselves what is asked of each of them.
pub(super) fn narrow(sentences: &mut [Sentence]) {
    for at in 0..sentences.len() {
        // An "otherwise" needs the condition it belongs to.
        let kept = sentences.get(at + 1).is_some_and(|next| next.text.starts_with("Otherwise"));
        if !kept && let Some(text) = narrowed(&sentences[at].text) {
            sentences[at].text = text;
        }
        if let Some(text) = brought_in(&sentences[at].text) {
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

/// The same sentence with the places where it speaks of one of them, if it does so once and does nothing else.
fn brought_in(sentence: &str) -> Option<String> {
    let lower = sentence.to_lowercase();
    let start = EACH.iter().filter_map(|each| lower.find(each)).min()?;
    // Only the head of a clause says what the clause is about.
    let (before, rest) = sentence.split_at_checked(start)?;
    if !before.is_empty() && !before.ends_with(", ") {
        return None;
    }
    let (places, deed) = rest.split_once(", ")?;
    let places = NOT_EMPTY.iter().find_map(|it| places.strip_suffix(it)).unwrap_or(places);
    let places = places.get("for ".len()..)?;
    let noun = match places.strip_prefix("every ") {
        Some(one) => one.split(' ').next()?,
        None => deed.split_once("that ")?.1.split([' ', '.']).next()?,
    };
    let that = format!("that {noun}");
    let several = places.strip_prefix("each of ").is_some_and(|all| {
        all.split(' ').any(|word| word == plural(noun)) && !all.starts_with("those ")
    });
    // What narrows the places down would run into what is done with them.
    const NARROW: [&str; 6] = [" that ", " for which ", " where ", "certain ", " area ", ", "];
    let bare = places.replace(THAT_PLAYERS, "");
    let plain =
        (several || places.starts_with("every ")) && !NARROW.iter().any(|it| bare.contains(it));
    const MORE: [&str; 5] = [", ", " and ", " or ", " if ", ":"];
    let alone = deed.matches(&that).count() == 1 && !MORE.iter().any(|it| deed.contains(it));
    let taken = ["move all ", "move any ", "remove all ", "remove any ", "add that "];
    let plain = plain && !(places.ends_with(" of the board") && deed.ends_with("from the board."));
    if !plain || !alone || !taken.iter().any(|it| deed.starts_with(it)) {
        return None;
    }
    let deed = deed.replacen(&that, places, 1);
    let all =
        |verb: &str| Some(format!("{verb} all {}", deed.strip_prefix(&format!("{verb} any "))?));
    let deed = all("move").or_else(|| all("remove")).unwrap_or(deed);
    let told = match before.to_lowercase().strip_suffix(EACH_PLAYER) {
        Some(head) => {
            let moves = deed.strip_prefix("move ")?.replace(THAT_PLAYERS, "their own");
            format!("{}each player moves {moves}", &before[..head.len()])
        }
        None if deed.contains(THAT_PLAYERS) => return None,
        None => format!("{before}{deed}"),
    };
    Some(if start == 0 || before.to_lowercase() == EACH_PLAYER { capitalised(&told) } else { told })
}

#[cfg(test)]
mod tests {
    use super::{brought_in, narrowed};

    #[test]
    fn what_is_done_with_each_place_is_done_with_them_all() {
        for (sentence, told) in [
            (
                "For each of your holes, move any seeds from that hole to your store.",
                "Move all seeds from each of your holes to your store.",
            ),
            (
                "Otherwise, for every hole of the board that is not empty, move all seeds from that hole to your hand.",
                "Otherwise, move all seeds from every hole of the board to your hand.",
            ),
            (
                "For each player, for each of that player's holes, move all seeds from that hole to that player's store.",
                "Each player moves all seeds from each of their own holes to their own store.",
            ),
        ] {
            assert_eq!(brought_in(sentence).as_deref(), Some(told));
        }
        for sentence in [
            "For each of your holes that is marked, move all seeds from that hole to your hand.",
            "For each of your holes, move all seeds from that hole to the hole next to that hole.",
            "For each of your holes, if that hole is full, stop.",
            "Move all seeds from that hole to your hand.",
        ] {
            assert_eq!(brought_in(sentence), None, "{sentence}");
        }
    }

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
