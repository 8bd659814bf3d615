//! A piece that can do all that another can, and more, says so: "It moves as a goat does."

use std::collections::HashMap;

use crate::plan::{Action, Deed, Writer};
use crate::realise::{Text, say, word_count};

/// Moves in fewer words than this are told again.
const WORTH: usize = 8;

/// How what a move may end on begins; "to the left" is a direction.
const TARGETS: [&str; 3] = [" to a ", " to an ", " to any "];

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
    for action in moves.iter_mut() {
        if let Action::Choice(members) = action {
            *action = Action::choice(std::mem::take(members));
        }
    }
    borrow_ways(moves, named);
}

/// A way to move that some piece has, and what that piece is called.
struct Lent {
    group: usize,
    name: String,
    deed: Deed,
}

/// "It leaps as a knight does to an empty square.": the way that another piece moves, under conditions of its own.
fn borrow_ways(moves: &mut [Action], named: &[Option<String>]) {
    let mut lent: Vec<Lent> = Vec::new();
    for (group, (action, name)) in moves.iter().zip(named).enumerate() {
        if let (Action::Deed(deed), Some(name)) = (action, name)
            && lends(deed)
            && deed.then.is_nothing()
        {
            lent.push(Lent { group, name: name.clone(), deed: deed.clone() });
        }
    }
    for (group, (action, name)) in moves.iter_mut().zip(named).enumerate() {
        if lent.iter().any(|one| one.group == group) {
            continue;
        }
        borrow_within(action, &Borrower { group, name: name.as_deref() }, &lent);
        // What a piece does in one way only may be lent to those that come after it.
        if let (Some((members, then)), Some(name)) = (alternatives(action), name) {
            let deeds = members.iter().filter_map(|member| match member {
                Action::Deed(deed) if lends(deed) => Some(deed),
                _ => None,
            });
            let alone = |deed: &&Deed| {
                let same = |member: &&Action| uses(member, &deed.verb);
                members.iter().filter(same).count() == 1
            };
            let own = deeds.filter(alone).map(|deed| {
                let then = Box::new(Action::sequence([(*deed.then).clone(), then.clone()]));
                Lent { group, name: name.clone(), deed: Deed { then, ..deed.clone() } }
            });
            lent.extend(own);
        }
    }
}

/// The ways in which a piece may move, and what follows each of them.
fn alternatives(action: &Action) -> Option<(&[Action], Action)> {
    match action {
        Action::Choice(members) => Some((members, Action::Nothing)),
        Action::Sequence(steps) => match steps.split_first()? {
            (Action::Choice(members), then) => {
                Some((members, Action::sequence(then.iter().cloned())))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Who tells its moves by those of others.
struct Borrower<'a> {
    group: usize,
    name: Option<&'a str>,
}

/// Whether a move says nothing but how a piece moves, in enough words.
fn lends(deed: &Deed) -> bool {
    deed.piece.is_some()
        && deed.subject.is_none()
        && deed.demands.is_empty()
        && word_count(deed.rest.as_str()) + 1 >= WORTH
        && !deed.rest.as_str().starts_with("as ")
}

/// Whether an alternative is, or may be, a deed with a certain verb.
fn uses(action: &Action, verb: &str) -> bool {
    match action {
        Action::Deed(deed) => deed.verb == verb,
        _ => true,
    }
}

/// Tells the moves of a piece, wherever they stand among its rules, by the pieces that move in the same way.
fn borrow_within(action: &mut Action, who: &Borrower<'_>, lent: &[Lent]) {
    match action {
        Action::Deed(deed) => borrow_way(deed, who, lent),
        Action::Choice(members) | Action::Prefer(members) => {
            members.iter_mut().for_each(|member| borrow_within(member, who, lent));
        }
        // What follows a move is no move of the piece by itself.
        Action::Sequence(members) => {
            if let Some(first) = members.first_mut() {
                borrow_within(first, who, lent);
            }
        }
        Action::When(_, yes, no) => {
            borrow_within(yes, who, lent);
            borrow_within(no, who, lent);
        }
        Action::Each(_, body) | Action::Titled(_, body) => borrow_within(body, who, lent),
        Action::Nothing | Action::Demand(..) => {}
    }
}

fn borrow_way(deed: &mut Deed, who: &Borrower<'_>, lent: &[Lent]) {
    if deed.piece.is_none() || deed.subject.is_some() {
        return;
    }
    let borrowed = lent.iter().filter(|one| one.group != who.group).find_map(|one| {
        let rest = deed.rest.as_str().strip_prefix(one.deed.rest.as_str())?;
        let limits: Vec<&str> = one.deed.limits.iter().map(Text::as_str).collect();
        let shared = deed.limits.iter().filter(|limit| limits.contains(&limit.as_str())).count();
        let fits = one.deed.verb == deed.verb
            && (rest.is_empty() || TARGETS.iter().any(|target| rest.starts_with(target)))
            && shared == limits.len()
            && (one.deed.then.is_nothing() || only_promotes(&one.deed.then, who.name));
        fits.then(|| (one, rest.to_owned()))
    });
    let Some((one, rest)) = borrowed else { return };
    let lender: Vec<&str> = one.deed.limits.iter().map(Text::as_str).collect();
    let (shared, own): (Vec<Text>, Vec<Text>) = std::mem::take(&mut deed.limits)
        .into_iter()
        .partition(|limit| lender.contains(&limit.as_str()));
    deed.limits = own;
    let told: Vec<_> = shared.iter().flat_map(|limit| limit.told().to_vec()).collect();
    deed.rest = deed.rest.reworded(format!("as {} does{rest}", one.name)).tell_all(&told);
}

/// Whether all that follows a move is that the piece may become what the borrower is already.
fn only_promotes(then: &Action, borrower: Option<&str>) -> bool {
    match then {
        Action::When(_, yes, no) => {
            no.is_nothing()
                && matches!(&**yes, Action::Deed(deed) if deed.verb == "become"
                    && deed.is_plain()
                    && Some(deed.rest.as_str()) == borrower)
        }
        _ => false,
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

    #[test]
    fn the_way_of_another_piece_is_told_under_conditions_too() {
        let leap = "two squares forward, then one square to either side";
        let knight = || Deed::piece("it", "leap", "", leap);
        let far = Deed::piece("it", "leap", "", format!("{leap} to an empty square"));
        let condition =
            crate::plan::Condition::fact(crate::plan::Role::Other, "it", "is new", "is not new");
        let king = Action::When(condition.clone(), Box::new(far.into()), Box::default());
        let mut moves = [king, knight().into()];
        borrow_ways(&mut moves, &[Some("a king".into()), Some("a knight".into())]);
        let told = Deed::piece("it", "leap", "", "as a knight does to an empty square");
        assert_eq!(moves[0], Action::When(condition, Box::new(told.into()), Box::default()));
        assert_eq!(moves[1], knight().into());
    }
}
