//! Two cases in which the same is done but for its last words: "Each piece of that stack gets mark 2, or mark 1 if it holds three discs."

use super::action::{Action, Deed};
use super::condition::Condition;
use crate::gates::is_mixed;
use crate::realise::{say, word_count};

/// What is said in fewer words is said in each case.
const WORTH: usize = 8;
/// What differs has no more words.
const LONGEST: usize = 4;
/// The condition has no more words.
const LONGEST_CONDITION: usize = 14;

/// One deed for both cases.
pub(super) fn as_one(condition: &Condition, yes: &Deed, no: &Deed) -> Option<Deed> {
    let alike = yes.is_plain()
        && no.is_plain()
        && yes.verb == no.verb
        && yes.joint == no.joint
        && yes.goes_on == no.goes_on
        && words_of(yes.subject.as_ref()) == words_of(no.subject.as_ref())
        && words_of(yes.piece.as_ref()) == words_of(no.piece.as_ref());
    if !alike {
        return None;
    }
    let (one, other): (Vec<&str>, Vec<&str>) =
        (yes.rest.as_str().split(' ').collect(), no.rest.as_str().split(' ').collect());
    let mut same = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    // "mark 2, or mark 1"
    let figure = |words: &[&str]| words.get(same).is_some_and(|word| word.parse::<u32>().is_ok());
    if figure(&one) && figure(&other) {
        same = same.checked_sub(1)?;
    }
    let before: usize = [yes.subject.as_ref(), yes.piece.as_ref()]
        .into_iter()
        .flatten()
        .map(|text| word_count(text.as_str()))
        .sum();
    let (first, second) = (one.get(same..)?.join(" "), other.get(same..)?.join(" "));
    let short = |words: &str| (1..=LONGEST).contains(&word_count(words)) && !words.contains(',');
    let clause = condition.clause()?;
    let fits = before + same >= WORTH
        && short(&first)
        && short(&second)
        && word_count(clause.as_str()) <= LONGEST_CONDITION
        && !clause.as_str().contains([',', ':']);
    let common = yes.rest.reworded(one.get(..same)?.join(" "));
    let gap = if same == 0 { "" } else { " " };
    let rest = say!("{}{}{}, or {} if {}", common, gap, second, first, clause);
    (fits && !is_mixed(rest.as_str())).then(|| {
        let told = Action::from(no.clone()).told();
        Deed { rest: rest.tell_all(&told), ..yes.clone() }
    })
}

/// The second of two deeds that differ in their pieces only, told by the first: "slide a king in the same way".
pub(super) fn in_the_same_way(first: &Deed, second: &Deed) -> Option<Deed> {
    let limits =
        |deed: &Deed| deed.limits.iter().map(|it| it.as_str().to_owned()).collect::<Vec<_>>();
    let demands = |deed: &Deed| {
        let demand = |(lead, condition): &(crate::realise::Text, Condition)| {
            format!("{lead} {}", condition.words())
        };
        deed.demands.iter().map(demand).collect::<Vec<_>>()
    };
    let alike = first.subject.is_none()
        && second.subject.is_none()
        && first.piece.is_some()
        && second.piece.is_some()
        && words_of(first.piece.as_ref()) != words_of(second.piece.as_ref())
        && first.verb == second.verb
        && first.joint == second.joint
        && first.rest.as_str() == second.rest.as_str()
        && first.onward.is_none()
        && second.onward.is_none()
        && limits(first) == limits(second)
        && demands(first) == demands(second);
    (alike && word_count(first.rest.as_str()) >= WORTH).then(|| {
        let bare = Deed { then: Box::default(), ..second.clone() };
        let rest = second.rest.reworded("in the same way").tell_all(&Action::from(bare).told());
        Deed { rest, limits: vec![], demands: vec![], ordinary: None, ..second.clone() }
    })
}

fn words_of(text: Option<&crate::realise::Text>) -> &str {
    text.map_or("", |text| text.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;

    fn deed(mark: &str) -> Deed {
        Deed::of("each piece of the stack on that point", "get", mark)
    }

    #[test]
    fn another_piece_does_the_same() {
        let slide = |piece: &str| {
            Deed::piece(
                piece,
                "slide",
                "",
                "any number of squares in any direction over empty squares",
            )
        };
        let told = in_the_same_way(&slide("a rook"), &slide("a king"));
        assert_eq!(
            told.map(|deed| deed.rest.as_str().to_owned()).as_deref(),
            Some("in the same way")
        );
    }

    #[test]
    fn what_differs_is_told_in_one_sentence() {
        let three = Condition::fact(Role::Other, "that point", "holds three discs", "does not");
        let told = as_one(&three, &deed("mark 1"), &deed("mark 2"));
        let words = told.map(|deed| deed.rest.as_str().to_owned());
        assert_eq!(words.as_deref(), Some("mark 2, or mark 1 if that point holds three discs"));
        let long = deed("the mark of the piece that lies next to it");
        assert_eq!(as_one(&three, &deed("mark 1"), &long), None);
    }
}
