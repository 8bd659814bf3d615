//! Jumps of several pieces among other alternatives: what they jump, and where they land, is told once.

use super::action::{Action, Deed};
use super::passage::LONGEST;
use crate::realise::{Text, listed_or, say, word_count};

/// Fewer words than this are told with each of them.
const WORTH: usize = 6;
/// Where what jumps have in common begins.
const OVER: &str = " over ";
/// How the pieces of a player are spoken of.
const OWN: &str = "one of your ";

/// The alternatives of a player, jumps that differ in who jumps and which way only drawn together.
pub(super) fn by_all_jumpers(members: &[Action]) -> Vec<Action> {
    let mut out: Vec<Action> = Vec::new();
    let mut taken = vec![false; members.len()];
    for at in 0..members.len() {
        if taken[at] {
            continue;
        }
        let alike: Vec<usize> = (at..members.len())
            .filter(|other| !taken[*other] && same(&members[at], &members[*other]))
            .collect();
        let jumps: Vec<&Deed> = alike.iter().filter_map(|other| jump(&members[*other])).collect();
        match as_one(&jumps).filter(|_| alike.len() < members.len()) {
            Some(one) => {
                alike.iter().for_each(|other| taken[*other] = true);
                out.push(one);
            }
            None => out.push(members[at].clone()),
        }
    }
    out
}

/// A jump of one of a player's pieces.
fn jump(action: &Action) -> Option<&Deed> {
    match action {
        Action::Deed(deed) if deed.verb == "jump" && deed.subject.is_none() => Some(deed),
        _ => None,
    }
}

/// What is jumped and where a jump ends.
fn common(deed: &Deed) -> Option<&str> {
    let (_, common) = deed.rest.as_str().split_once(OVER)?;
    (word_count(common) >= WORTH).then_some(common)
}

fn same(one: &Action, other: &Action) -> bool {
    let (Some(one), Some(other)) = (jump(one), jump(other)) else { return false };
    let besides = |deed: &Deed| {
        let bare = Deed { piece: None, rest: Text::default(), ..deed.clone() };
        Action::from(bare).words()
    };
    common(one).is_some() && common(one) == common(other) && besides(one) == besides(other)
}

/// "jump with one of your men diagonally forward, or with one of your kings diagonally, over an enemy piece …"
fn as_one(jumps: &[&Deed]) -> Option<Action> {
    let (first, others) = jumps.split_first().filter(|(_, others)| !others.is_empty())?;
    let told: Vec<_> =
        others.iter().flat_map(|deed| Action::Deed((*deed).clone()).told()).collect();
    let common = common(first)?;
    let ways: Vec<(&Text, &str)> = jumps
        .iter()
        .map(|deed| Some((deed.piece.as_ref()?, deed.rest.as_str().split_once(OVER)?.0)))
        .collect::<Option<_>>()?;
    let way = ways[0].1;
    let rest = if ways.iter().all(|(_, other)| *other == way) {
        let kinds: Vec<Text> = ways
            .iter()
            .map(|(piece, _)| Some(Text::from(piece.as_str().strip_prefix(OWN)?)))
            .collect::<Option<_>>()?;
        say!("{} {}{} {} over {}", first.joint, OWN, listed_or(&kinds), way, common)
    } else {
        let each: Vec<String> = ways
            .iter()
            .map(|(piece, way)| format!("{} {} {way}", first.joint, piece.as_str()))
            .collect();
        Text::from(format!("{}, over {common}", each.join(", or ")))
    };
    let short = word_count(rest.as_str()) < LONGEST;
    let rest = first.rest.reworded(rest.as_str()).tell_all(&told);
    let piece: Vec<_> = first.piece.iter().flat_map(Text::told).copied().collect();
    let one = Deed { piece: None, joint: "", rest: rest.tell_all(&piece), ..(*first).clone() };
    short.then(|| one.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jump(piece: &str, way: &str) -> Action {
        let over = "over an enemy piece to an empty square directly beyond";
        Deed::piece(format!("one of your {piece}"), "jump", "with", format!("{way} {over}")).into()
    }

    #[test]
    fn what_is_jumped_is_told_once() {
        let step: Action = Deed::piece("one of your men", "move", "", "one square").into();
        let members = [jump("men", "forward"), step.clone(), jump("kings", "diagonally")];
        let both = by_all_jumpers(&members);
        let [Action::Deed(deed), other] = both.as_slice() else { panic!("two alternatives") };
        assert_eq!(
            deed.rest.as_str(),
            "with one of your men forward, or with one of your kings diagonally, over an enemy piece to an empty square directly beyond"
        );
        assert_eq!(*other, step);
        let same = by_all_jumpers(&[jump("men", "forward"), jump("kings", "forward"), step]);
        let Action::Deed(deed) = &same[0] else { panic!("a jump") };
        assert!(deed.rest.as_str().starts_with("with one of your men or kings forward over "));
    }
}
