//! A piece that can do all that another can, and more, says so: "It moves as a goat does."

use std::collections::HashMap;

use crate::plan::{Action, Deed, Writer};
use crate::realise::{Text, say, word_count};

/// Moves in fewer words than this are told again.
const WORTH: usize = 8;

/// The moves of pieces by what they are called, with those told by reference that another piece has as well.
///
/// `words` is what each of the moves of a group says ([`spoken`]); `named` says what the pieces of each group are called in the singular: "a goat"; nothing if they have no common name.
pub(super) fn borrow(moves: &mut [Action], words: &[&[String]], named: &[Option<String>]) {
    // What is said is compared often: each text has a number.
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let mut lengths: Vec<usize> = Vec::new();
    let mut number = |text| {
        *numbers.entry(text).or_insert_with(|| {
            lengths.push(word_count(text));
            lengths.len() - 1
        })
    };
    let spoken: Vec<Vec<usize>> =
        words.iter().map(|own| own.iter().map(|text| number(text.as_str())).collect()).collect();
    for (index, action) in moves.iter_mut().enumerate() {
        let Action::Choice(own) = action else { continue };
        let mine = &spoken[index];
        let mut lenders: Vec<usize> = (0..spoken.len())
            .filter(|other| {
                let theirs = &spoken[*other];
                let long = theirs.iter().map(|text| lengths[*text]).sum::<usize>() >= WORTH;
                let all = theirs.iter().all(|text| mine.contains(text));
                *other != index
                    && named[*other].is_some()
                    && long
                    && all
                    && theirs.len() < mine.len()
            })
            .collect();
        lenders.sort_by_key(|other| std::cmp::Reverse(spoken[*other].len()));
        let mut left: Vec<(usize, Action)> = mine.iter().copied().zip(own.drain(..)).collect();
        let mut borrowed: Vec<Action> = Vec::new();
        for lender in lenders {
            let theirs = &spoken[lender];
            let Some(name) = named.get(lender).and_then(Option::as_ref) else { continue };
            if !theirs.iter().all(|text| left.iter().any(|(known, _)| known == text)) {
                continue;
            }
            let (taken, rest): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|(text, _)| theirs.contains(text));
            left = rest;
            let told: Vec<_> = taken.iter().flat_map(|(_, action)| action.told()).collect();
            let rest: Text = say!("as {} does", name).tell_all(&told);
            borrowed.push(Deed::piece("it", "move", "", rest).into());
        }
        *own = borrowed.into_iter().chain(left.into_iter().map(|(_, action)| action)).collect();
    }
    for action in moves {
        if let Action::Choice(members) = action {
            *action = Action::choice(std::mem::take(members));
        }
    }
}

/// What each of the alternatives that a piece has says, in words that do not name the piece.
pub(super) fn spoken(action: &Action) -> Vec<String> {
    let members = match action {
        Action::Choice(members) => members.as_slice(),
        other => std::slice::from_ref(other),
    };
    let it = Writer::piece("it");
    members.iter().map(|member| it.write(member).words()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deed(rest: &str) -> Action {
        Deed::piece("it", "move", "", rest).into()
    }

    #[test]
    fn what_another_piece_does_is_told_once() {
        let step = "one point along a line to an empty point";
        let jump = "over an enemy piece to an empty point";
        let mut moves = [Action::Choice(vec![deed(step), deed(jump)]), deed(step)];
        let words: Vec<Vec<String>> = moves.iter().map(spoken).collect();
        let words: Vec<&[String]> = words.iter().map(Vec::as_slice).collect();
        borrow(&mut moves, &words, &[Some("a tiger".into()), Some("a goat".into())]);
        assert_eq!(moves[0], Action::Choice(vec![deed("as a goat does"), deed(jump)]));
        assert_eq!(moves[1], deed(step));
    }
}
