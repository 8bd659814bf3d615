//! What two texts differ in: words that stand in the place of others.

/// Signs that are no part of a word.
const BEFORE: [char; 2] = ['(', '“'];
const AFTER: [char; 7] = ['.', ',', ';', ':', ')', '?', '”'];
/// A change may be widened so often by a word before it, until it is plain which words are meant.
const WIDEST: usize = 3;
/// Texts with more changes than this are not alike, the names of definitions included.
const MOST: usize = 10;
/// More words than this cannot be kept in mind.
const LONGEST: usize = 6;
/// Words that say how a sentence hangs together: a text with others in their place is another text.
const JOINTS: [&str; 9] = ["if", "otherwise", "then", "so", "not", "no", "none", "unless", "and"];
/// Words that name nothing: nobody can look for them in a text.
const EMPTY: [&str; 9] = ["the", "a", "an", "your", "one", "of", "its", "that", "it"];
/// Verbs: what has another one in its place says something else.
const VERBS: [&str; 10] =
    ["is", "are", "has", "have", "holds", "hold", "carries", "carry", "becomes", "gets"];

/// A text as words and signs; a name in quotes is one word.
pub(super) fn words(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let quoted = rest.trim_start_matches(BEFORE).starts_with('‘');
        let close = if quoted { rest.find('’').unwrap_or(0) } else { 0 };
        let end = rest[close..].find(char::is_whitespace).map_or(rest.len(), |at| close + at);
        let (word, later) = rest.split_at(end);
        let bare = word.trim_start_matches(BEFORE);
        let (signs, _) = word.split_at(word.len() - bare.len());
        all.extend(signs.split_inclusive(|_| true));
        let core = bare.trim_end_matches(AFTER);
        all.extend((!core.is_empty()).then_some(core));
        all.extend(bare[core.len()..].split_inclusive(|_| true));
        rest = later.trim_start();
    }
    all
}

/// Whether a word is a sign.
fn is_sign(word: &str) -> bool {
    word.chars().all(|c| BEFORE.contains(&c) || AFTER.contains(&c))
}

/// Words that stand in the place of others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Change {
    /// The words of the first text.
    pub from: Vec<String>,
    /// The words of the second.
    pub to: Vec<String>,
}

impl Change {
    /// The words of the first text as they are read.
    pub fn replaced(&self) -> String {
        self.from.join(" ")
    }

    /// The words of the second text as they are read.
    pub fn replacement(&self) -> String {
        self.to.join(" ")
    }
}

/// A stretch of each of two texts.
type Stretch = (std::ops::Range<usize>, std::ops::Range<usize>);

/// A change before it is known to be one: words of the first text and those of the second.
type Swap<'t, 'a> = (&'t [&'a str], &'t [&'a str]);

/// The changes that make the second texts out of the first, wherever the changed words stand; none if there is no such rule, or no
/// change at all.
pub(super) fn changes(first: &[Vec<&str>], second: &[Vec<&str>]) -> Option<Vec<Change>> {
    if first.len() != second.len() {
        return None;
    }
    let mut found: Vec<Vec<Stretch>> = Vec::new();
    let mut swaps: Vec<Swap<'_, '_>> = Vec::new();
    for (a, b) in first.iter().zip(second) {
        let stretches = stretches(a, b);
        read_off(a, b, &stretches, &mut swaps)?;
        found.push(stretches);
    }
    for _ in 0..=WIDEST {
        if !can_be_told_apart(&swaps) {
            return None;
        }
        // "in place of “of …”" would be hard to read.
        let doubled = |word: &&str| matches!(*word, "of" | "with" | "and");
        let plain = !swaps.iter().any(|(from, _)| from.first().is_some_and(doubled));
        if plain && first.iter().zip(second).all(|(a, b)| gives(a, &swaps, b)) {
            let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
            let owned = |(from, to): &Swap<'_, '_>| Change { from: owned(from), to: owned(to) };
            let said = swaps.iter().filter(|swap| !goes_without_saying(swap, &swaps));
            return (!swaps.is_empty()).then(|| said.map(owned).collect());
        }
        swaps.clear();
        for ((stretches, a), b) in found.iter_mut().zip(first).zip(second) {
            *stretches = widened(stretches, a, b);
            read_off(a, b, stretches, &mut swaps)?;
        }
    }
    None
}

/// Whether a change of a name in quotes is the other changes, made inside it: ‘Piece at A2 taken’ for ‘Piece at A1 taken’.
fn goes_without_saying(swap: &Swap<'_, '_>, swaps: &[Swap<'_, '_>]) -> bool {
    let ([from], [to]) = swap else { return false };
    let (Some(from), Some(to)) = (quoted(from), quoted(to)) else { return false };
    let others: Vec<Swap<'_, '_>> = swaps
        .iter()
        .filter(|(old, _)| !old.iter().any(|word| word.starts_with('‘')))
        .copied()
        .collect();
    gives(&from, &others, &to)
}

/// The words of a name in quotes.
fn quoted(name: &str) -> Option<Vec<&str>> {
    name.strip_prefix('‘')?.strip_suffix('’').map(words)
}

/// Whether a text becomes another one if all changes are made.
fn gives(text: &[&str], swaps: &[Swap<'_, '_>], other: &[&str]) -> bool {
    let (mut at, mut rest) = (0, other);
    while at < text.len() {
        let here = swaps
            .iter()
            .filter(|(from, _)| text[at..].starts_with(from))
            .max_by_key(|(from, _)| from.len());
        let (length, to) = match here {
            Some((from, to)) => (from.len(), *to),
            None => (1, &text[at..=at]),
        };
        let Some(later) = rest.strip_prefix(to) else { return false };
        (at, rest) = (at + length, later);
    }
    rest.is_empty()
}

/// Adds the changes of the stretches of one text, each once; none if a stretch is more than words, or if there are too many.
fn read_off<'t, 'a>(
    a: &'t [&'a str],
    b: &'t [&'a str],
    stretches: &[Stretch],
    swaps: &mut Vec<Swap<'t, 'a>>,
) -> Option<()> {
    for (from, to) in stretches {
        let (from, to) = (&a[from.clone()], &b[to.clone()]);
        let tied = |word: &&str| {
            is_sign(word) || JOINTS.iter().any(|joint| word.eq_ignore_ascii_case(joint))
        };
        let empty = |words: &[&str]| words.iter().all(|word| EMPTY.contains(word));
        let verb = |word: &&str| VERBS.contains(word);
        let other_verb = from.first() != to.first() && from.iter().chain(to).any(verb);
        if from.is_empty()
            || to.is_empty()
            || from.len().max(to.len()) > LONGEST
            || other_verb
            || empty(from)
            || from.iter().chain(to).any(tied)
        {
            return None;
        }
        if !swaps.contains(&(from, to)) {
            swaps.push((from, to));
        }
        if swaps.len() > MOST {
            return None;
        }
    }
    Some(())
}

/// Whether it is plain for every word which change holds for it.
fn can_be_told_apart(swaps: &[Swap<'_, '_>]) -> bool {
    // One word cannot stand for two.
    let clash = |(at, (from, _)): (usize, &Swap<'_, '_>)| {
        swaps.iter().skip(at + 1).any(|(other, _)| other == from)
    };
    // Words inside others would have to be read twice.
    let inside = |one: &Swap<'_, '_>| {
        let within = |other: &Swap<'_, '_>| {
            other != one && other.0.windows(one.0.len()).any(|window| window == one.0)
        };
        swaps.iter().any(within)
    };
    !swaps.iter().enumerate().any(clash) && !swaps.iter().any(inside)
}

/// The stretches in which two texts differ, each with words on both sides and with the noun of a letter.
fn stretches(a: &[&str], b: &[&str]) -> Vec<Stretch> {
    if a == b {
        return vec![];
    }
    let mut found: Vec<Stretch> = Vec::new();
    let (mut i, mut j) = (0, 0);
    for (p, q) in common(a, b).into_iter().chain([(a.len(), b.len())]) {
        if p > i || q > j {
            found.push((i..p, j..q));
        }
        (i, j) = (p + 1, q + 1);
    }
    let whole = |(from, to): &Stretch| {
        let letter = |range: &std::ops::Range<usize>, text: &[&str]| {
            range.len() == 1 && text[range.start].chars().all(|c| c.is_ascii_uppercase())
        };
        !from.is_empty() && !to.is_empty() && !letter(from, a) && !letter(to, b)
    };
    if found.iter().all(whole) { found } else { widen(&found, a, b, |stretch| !whole(stretch)) }
}

/// All stretches with the word before them.
fn widened(found: &[Stretch], a: &[&str], b: &[&str]) -> Vec<Stretch> {
    widen(found, a, b, |_| true)
}

/// Some stretches with the word before them, or after them where there is none.
fn widen(
    found: &[Stretch],
    a: &[&str],
    b: &[&str],
    which: impl Fn(&Stretch) -> bool,
) -> Vec<Stretch> {
    let mut out: Vec<Stretch> = Vec::new();
    for stretch in found {
        let (mut from, mut to) = stretch.clone();
        if which(stretch) {
            let before = |at: usize, text: &[&str]| at > 0 && !is_sign(text[at - 1]);
            if before(from.start, a) && before(to.start, b) {
                (from.start, to.start) = (from.start - 1, to.start - 1);
            } else if from.end < a.len() && to.end < b.len() {
                (from.end, to.end) = (from.end + 1, to.end + 1);
            }
        }
        match out.last_mut() {
            Some((known, other)) if known.end >= from.start || other.end >= to.start => {
                (known.end, other.end) = (from.end.max(known.end), to.end.max(other.end));
            }
            _ => out.push((from, to)),
        }
    }
    out
}

/// The places of the words that two texts have in common, in order.
fn common(a: &[&str], b: &[&str]) -> Vec<(usize, usize)> {
    // Most of two texts that are alike is the same at both ends.
    let start = a.iter().zip(b).take_while(|(one, other)| one == other).count();
    let rest = a.len().min(b.len()) - start;
    let ends = a.iter().rev().zip(b.iter().rev()).take(rest);
    let end = ends.take_while(|(one, other)| one == other).count();
    let inner = common_inside(&a[start..a.len() - end], &b[start..b.len() - end]);
    let same = |from: usize, to: usize, count: usize| (0..count).map(move |n| (from + n, to + n));
    same(0, 0, start)
        .chain(inner.into_iter().map(|(i, j)| (start + i, start + j)))
        .chain(same(a.len() - end, b.len() - end, end))
        .collect()
}

/// The longest sequence of common words.
fn common_inside(a: &[&str], b: &[&str]) -> Vec<(usize, usize)> {
    let width = b.len() + 1;
    let mut longest = vec![0_u32; (a.len() + 1) * width];
    // Most words differ in length or in their ends.
    let sign = |word: &&str| (word.len(), word.bytes().next(), word.bytes().next_back());
    let (signs, other): (Vec<_>, Vec<_>) =
        (a.iter().map(sign).collect(), b.iter().map(sign).collect());
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            longest[i * width + j] = if signs[i] == other[j] && a[i] == b[j] {
                longest[(i + 1) * width + j + 1] + 1
            } else {
                longest[(i + 1) * width + j].max(longest[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut found = Vec::new();
    while i < a.len() && j < b.len() {
        if a[i] == b[j] {
            found.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if longest[(i + 1) * width + j] >= longest[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(first: &[&str], second: &[&str]) -> Option<Vec<(String, String)>> {
        let changes = changes(&split(first), &split(second))?;
        Some(changes.into_iter().map(|change| (change.replaced(), change.replacement())).collect())
    }

    fn split<'a>(texts: &[&'a str]) -> Vec<Vec<&'a str>> {
        texts.iter().map(|text| words(text)).collect()
    }

    fn pair(from: &str, to: &str) -> (String, String) {
        (from.to_owned(), to.to_owned())
    }

    #[test]
    fn a_change_holds_wherever_its_words_stand() {
        let north = ["Move one step to the north.", "Look ahead (in steps to the north)."];
        let east = ["Move one step to the east.", "Look ahead (in steps to the east)."];
        assert_eq!(found(&north, &east), Some(vec![pair("north", "east")]));
        let twice = ["Go one step to the north, then one step to the north."];
        let mixed = ["Go one step to the north, then one step to the east."];
        assert_eq!(found(&twice, &mixed), None);
    }

    #[test]
    fn changes_are_widened_until_they_are_plain() {
        let two = ["Take the top disc and the last disc."];
        let other = ["Take the top disc and the last stone."];
        assert_eq!(found(&two, &other), Some(vec![pair("last disc", "last stone")]));
        let area = found(&["It is in area A."], &["It is in area B."]);
        assert_eq!(area, Some(vec![pair("area A", "area B")]));
        let more = found(&["Move a stick there."], &["Move a stick of yours there."]);
        assert_eq!(more, Some(vec![pair("stick", "stick of yours")]));
    }

    #[test]
    fn a_name_in_quotes_is_one_word() {
        assert_eq!(words("(noted as ‘two words’).").len(), 6);
        let named = found(&["It is ‘the one’."], &["It is ‘the other’."]);
        assert_eq!(named, Some(vec![pair("‘the one’", "‘the other’")]));
    }

    #[test]
    fn what_ties_sentences_together_stays() {
        assert_eq!(found(&["It is empty."], &["It is not empty."]), None);
        assert_eq!(found(&["Stop."], &["Stop."]), None);
    }
}
