//! What all conditions of a list begin with stands before the list: "that piece is part of a row of four of any one of these: …".

use super::condition::{Condition, Role};
use crate::realise::{Text, say, unmarked, word_count};

/// So many words must be the same for it to be worth while.
const WORTH: usize = 7;
/// Words after which something can be named.
const LEADS: [&str; 10] =
    ["of", "on", "in", "with", "from", "reaches", "reach", "holds", "hold", "links"];
/// Words by which something else is denied of several things than of each of them.
const DENIALS: [&str; 11] = [
    " not ",
    " no ",
    " none ",
    " cannot ",
    " neither ",
    " fewer ",
    " at most ",
    " without ",
    " for ",
    " other than ",
    " more or fewer ",
];
/// Words before a lead that say how many of several things are meant.
const QUANTITIES: [&str; 6] = ["all", "one", "each", "none", "any", "those"];
/// Verbs, which would belong to something else than what is named.
const VERBS: [&str; 10] = [
    " is ",
    " are ",
    " has ",
    " have ",
    " holds ",
    " hold ",
    " stands ",
    " carries ",
    " lies ",
    " can ",
];

/// What leads to a list, and what is left of its items; none if they begin in different ways.
pub(crate) fn beginning(members: &[Condition], all: bool) -> Option<(Text, Vec<Condition>)> {
    let clauses: Vec<Text> = members
        .iter()
        .map(|member| match member {
            Condition::Fact(fact) => Some(fact.clause()),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let words: Vec<Vec<&str>> =
        clauses.iter().map(|clause| clause.as_str().split(' ').collect()).collect();
    let first = words.first().filter(|_| words.len() > 1)?;
    let same = (0..first.len())
        .take_while(|at| words.iter().all(|other| other.get(*at) == first.get(*at)))
        .count();
    // Something is left of every one of them, and it is something that is named.
    let fits = words.iter().all(|other| other.len() > same)
        && same >= WORTH
        && LEADS.contains(&first[same - 1])
        && !QUANTITIES.contains(&first[same - 2]);
    let head = first[..same].join(" ");
    let denied = DENIALS.iter().any(|denial| format!(" {head} ").contains(denial));
    let open = head.matches('(').count() != head.matches(')').count();
    if !fits || denied || open || head.starts_with("there ") || unmarked(&head) != head {
        return None;
    }
    // In which directions something lies is the same for all.
    let ways: Vec<Option<(String, String)>> =
        words.iter().map(|words| without_way(&words[same..].join(" "))).collect();
    let way = match ways.first() {
        Some(Some((way, _)))
            if ways.iter().all(|it| it.as_ref().is_some_and(|it| it.0 == *way)) =>
        {
            Some(way.clone())
        }
        _ => None,
    };
    let left: Vec<Condition> = words
        .iter()
        .zip(&clauses)
        .zip(&ways)
        .map(|((words, clause), bare)| {
            let left = match (&way, bare) {
                (Some(_), Some((_, bare))) => bare.clone(),
                _ => words[same..].join(" "),
            };
            // What describes the thing that is named has verbs of its own.
            let thing = left.split([',', '(']).next().unwrap_or_default();
            let thing = thing.split(" that ").next().unwrap_or_default();
            let named =
                !thing.is_empty() && !VERBS.iter().any(|verb| format!("{thing} ").contains(verb));
            let text = clause.reworded(left);
            named.then(|| Condition::fact(Role::Other, "", text.clone(), text))
        })
        .collect::<Option<_>>()?;
    let which = if all { "each of these" } else { "any one of these" };
    let told: Vec<_> = clauses.iter().flat_map(|clause| clause.told().to_vec()).collect();
    let intro = match way {
        None => say!("{} {}", head, which),
        Some(way) => say!("{} {} {} {}", first[..same - 1].join(" "), way, first[same - 1], which),
    };
    (word_count(intro.as_str()) < super::passage::LONGEST).then(|| (intro.tell_all(&told), left))
}

/// What stands in brackets, and the words without it.
fn without_way(words: &str) -> Option<(String, String)> {
    let (before, rest) = words.split_once(" (")?;
    let (way, after) = rest.split_once(')')?;
    let plain = !way.contains('(') && !after.contains('(');
    plain.then(|| (format!("({way})"), format!("{before}{after}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(clauses: &[&str], all: bool) -> Option<(String, Vec<String>)> {
        let facts: Vec<Condition> =
            clauses.iter().map(|yes| Condition::fact(Role::Other, "", *yes, "")).collect();
        let (intro, left) = beginning(&facts, all)?;
        Some((
            intro.to_string(),
            left.iter().map(|one| one.clause().unwrap().to_string()).collect(),
        ))
    }

    #[test]
    fn what_items_begin_with_is_said_once() {
        let row = |of: &str| format!("that disc is now part of a row of {of} (along a line)");
        let (red, blue) = (row("red discs"), row("blue discs"));
        assert_eq!(
            told(&[&red, &blue], false),
            Some((
                "that disc is now part of a row (along a line) of any one of these".to_owned(),
                vec!["red discs".to_owned(), "blue discs".to_owned()]
            ))
        );
        let lacks = |what: &str| format!("the group of that disc is not a part of {what}");
        assert_eq!(told(&[&lacks("this"), &lacks("that")], true), None);
        assert_eq!(told(&["it is of wood", "it is of gold"], true), None);
    }
}
