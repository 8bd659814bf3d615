//! What a sentence needs stands right before it or right after it.

use super::mark::marks;
use crate::document::Sentence;
use crate::plan::{is_demand, points_back};
use crate::realise::{capitalised, word_count};

/// What still has to hold of the things that are announced may take so many words.
const LONGEST_RELATIVE: usize = 12;
/// Words of a definition that speak of what a sentence has named.
const BACK: [&str; 11] =
    ["it", "its", "that", "those", "this", "these", "there", "target", "first", "second", "them"];
/// Words with which a sentence names something new.
const NEW: [&str; 9] = ["one", "any", "a", "an", "every", "some", "each", "another", "no"];
/// Words after which something else holds than before.
const LATER: [&str; 5] = ["afterwards", "after", "then", "long", "until"];

/// "Your score becomes this number: …" for "Your score becomes a certain number. This number is …"; only where nothing else is to
/// be explained in the first of them, as no sentence can come between them any more.
pub(super) fn announce(speaks: &mut Sentence, explains: &mut Sentence, first: &str, again: &str) {
    let settled = marks(&speaks.text).is_empty();
    let condition = first == "a certain condition";
    let (end, these) = match condition {
        true => (" a certain condition holds.".to_owned(), " this holds:".to_owned()),
        false => (format!(" {first}."), format!(" {again}:")),
    };
    let begin = capitalised(again);
    // "… to any of these cells that is empty: the cells …"
    let mention = format!(" {first} that ");
    let which = speaks.text.split_once(&mention).and_then(|(_, which)| which.strip_suffix('.'));
    let which = which.filter(|which| {
        !condition && !which.contains([',', ':']) && word_count(which) <= LONGEST_RELATIVE
    });
    let (end, these) = match which {
        Some(which) => (format!("{mention}{which}."), format!(" {again} that {which}:")),
        None => (end, these),
    };
    // "These are the cells …" says no more of the cells than "these cells: the cells …".
    let what = explains.text.strip_prefix("These are ").or_else(|| {
        let said = explains.text.strip_prefix(&begin)?.strip_prefix(' ')?;
        ["are ", "is that ", "is ", "consists of "].iter().find_map(|verb| said.strip_prefix(verb))
    });
    if let (true, Some(head), Some(what)) = (settled, speaks.text.strip_suffix(&end), what) {
        let said = format!("{head}{these}");
        explains.text = what.to_owned();
        speaks.text = said;
    }
}

/// Whether a thing can be looked at before a sentence that begins with some words and then speaks of the thing: nothing happens in
/// these words, and the definition speaks of nothing that they have named.
pub(super) fn look_before(begin: &str, definition: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let plain = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        text.split_whitespace().map(plain).collect()
    };
    let joined = [", ", " and ", "; ", ": "].iter().any(|joint| begin.contains(joint));
    let begins = words(begin);
    let later = begins.iter().any(|word| LATER.contains(&word.as_str()));
    if joined || later || begin.starts_with(char::is_lowercase) {
        return false;
    }
    // What somebody wins by is the first thing to say of an ending.
    let ending =
        [" win", " wins", " lose", " loses", " game"].iter().any(|word| begin.contains(word));
    if points_back(begin) || begin.starts_with("Such ") || ending {
        return false;
    }
    let light = begin == "For each of "
        || is_demand(begin) && !begins.iter().any(|word| NEW.contains(&word.as_str()))
        || begin == "If ";
    light || !words(definition).iter().any(|word| BACK.contains(&word.as_str()))
}

#[cfg(test)]
mod tests {
    use super::look_before;

    #[test]
    fn what_is_looked_at_first_speaks_of_nothing_that_comes_after_it() {
        assert!(look_before("For each of ", "Look at the points next to it."));
        assert!(look_before("This is allowed only if ", "Count your discs next to the target."));
        assert!(look_before("Place one of your discs on any of ", "Look at the free corners."));
        assert!(!look_before(
            "Place one of your discs on any of ",
            "Look at the points next to it."
        ));
        assert!(!look_before("Such a move is allowed only if afterwards ", "Count your discs."));
        assert!(!look_before("Remove that disc and score ", "Count your discs."));
    }
}
