//! Pieces that leave the board at the end of their path: "If its landing point is just off the end of the path, remove
//! that disc from the board instead."

use super::{changed, each_landing};
use crate::notes::is_marked;
use crate::plan::{
    ALLOWED_ONLY_IF, Action, Condition, Deed, Fact, Part, Passage, Role, is_told_of_target,
};
use crate::realise::{Text, say, word_count};

/// A sentence on bearing off with more words is not told with the move.
const LONGEST: usize = 32;
/// A place that takes more words is named after the cases.
const LONGEST_TARGET: usize = 14;
/// How a demand begins that another sentence parts from its move.
const THE_MOVE_ONLY_IF: &str = "the move is allowed only if";

/// Moves of a piece to its landing place, with the cases in which it leaves the board instead, told as one move.
pub(super) fn told_with_move(action: Action, word: &str) -> Action {
    changed(action, &|part| match part {
        Action::Deed(chosen) if is_of_pieces(chosen) => move_of_chosen(chosen, word),
        Action::Sequence(steps) => {
            let at = steps.iter().position(|step| is_die(step).is_some())?;
            let (before, steps) = steps.split_at(at);
            let told = by_die(steps, &mover(steps.iter().find_map(last_move)?, word)?)?;
            Some(Action::sequence(before.iter().cloned().chain([told])))
        }
        Action::When(..) => {
            let that = mover(last_move(part)?, word)?;
            let moved = with_cases(part, &that).filter(|moved| !moved.limits.is_empty())?;
            Some(moved.into())
        }
        _ => None,
    })
}

/// Whether one of several pieces is chosen, as opposed to a path or a place.
fn is_of_pieces(chosen: &Deed) -> bool {
    chosen.verb == "choose" && chosen.rest.as_str().starts_with("one of ")
}

/// The piece of a move, if it is any of several, or the one that has been chosen.
fn mover(deed: &Deed, word: &str) -> Option<String> {
    let piece = deed.piece.as_ref()?.as_str();
    let known = piece.starts_with("one of ") || piece.strip_prefix("that ") == Some(word);
    known.then(|| piece.to_owned())
}

/// The move that is left when no case before it holds.
fn last_move(action: &Action) -> Option<&Deed> {
    match action {
        Action::When(_, yes, no) if no.is_nothing() => last_move(yes),
        Action::When(_, _, no) => last_move(no),
        Action::Deed(deed) if deed.piece.is_some() => Some(deed),
        _ => None,
    }
}

/// The die that is taken up for a move.
fn is_die(action: &Action) -> Option<&Deed> {
    match action {
        Action::Deed(die) if die.verb == "use" && die.subject.is_none() && die.is_plain() => {
            die.rest.as_str().starts_with("any die").then_some(die)
        }
        _ => None,
    }
}

/// "with any die …, move one of your discs to its landing point", for a choice of a disc, then of a die, then of a case.
fn move_of_chosen(chosen: &Deed, word: &str) -> Option<Action> {
    let alone = chosen.subject.is_none() && chosen.piece.is_none() && chosen.demands.is_empty();
    let steps = match &*chosen.then {
        Action::Sequence(steps) => steps.as_slice(),
        one => std::slice::from_ref(one),
    };
    let told = by_die(steps, &format!("that {word}")).filter(|_| alone)?;
    let mut limits: Vec<Action> = Vec::new();
    for limit in &chosen.limits {
        let (who, rest) = limit.as_str().split_once(' ')?;
        let (verb, rest) = rest.split_once(' ')?;
        let deed = Deed::of(who, verb, limit.reworded(rest));
        limits.push(Deed { plural: true, ..deed }.into());
    }
    let told = named(told, &chosen.rest)?;
    Some(Action::sequence([told].into_iter().chain(limits)))
}

/// The move with a die, or without one, that steps come to, and what comes after it.
fn by_die(steps: &[Action], that: &str) -> Option<Action> {
    let (first, later) = steps.split_first()?;
    let (die, suits, steps) = match is_die(first) {
        Some(die) => {
            let (head, suits) = with_die(&die.rest)?;
            (Some(head), suits, later)
        }
        None => (None, None, steps),
    };
    let (twice, steps) = match steps.split_first()? {
        (twice @ Action::Deed(deed), rest) if deed.verb == super::dice::TWICE => {
            (Some(twice.clone()), rest)
        }
        _ => (None, steps),
    };
    let (cases, after) = steps.split_first()?;
    let mut moved = with_cases(cases, that)?;
    if moved.limits.is_empty() && die.is_none() {
        return None;
    }
    if let Some(suits) = suits {
        let lead = if moved.limits.is_empty() { ALLOWED_ONLY_IF } else { THE_MOVE_ONLY_IF };
        let suits = Condition::fact(Role::Other, "", suits, "");
        moved.demands.insert(0, (lead.into(), suits));
    }
    let deed = Action::from(moved);
    let first = match die {
        Some(head) => Action::Each(head, Box::new(deed)),
        None => deed,
    };
    Some(Action::sequence([first].into_iter().chain(twice).chain(after.iter().cloned())))
}

/// The first move of an action as the move of the piece that was chosen.
fn named(action: Action, chosen: &Text) -> Option<Action> {
    Some(match action {
        Action::Deed(deed) => {
            let piece = chosen.clone().tell_all(deed.piece.as_ref()?.told());
            Deed { piece: Some(piece), ..deed }.into()
        }
        Action::Each(head, body) => Action::Each(head, Box::new(named(*body, chosen)?)),
        Action::Sequence(steps) => {
            let mut steps = steps.into_iter();
            let first = named(steps.next()?, chosen)?;
            Action::sequence([first].into_iter().chain(steps))
        }
        _ => return None,
    })
}

/// "with any die not yet used", and what is asked of the die.
fn with_die(die: &Text) -> Option<(Text, Option<Text>)> {
    match die.as_str().split_once(" for which ") {
        None => Some((say!("with {}", die), None)),
        Some((_, suits)) if suits.contains(", or with ") => None,
        Some((any, suits)) => {
            Some((die.reworded(format!("with {any}")), Some(die.reworded(suits))))
        }
    }
}

/// The last of several cases, a move to the landing place; the cases before it, in which the piece leaves the board, limit it.
fn with_cases(cases: &Action, that: &str) -> Option<Deed> {
    let mut limits: Vec<Text> = Vec::new();
    let mut rest = cases;
    let target = last_move(cases)?.rest.as_str().strip_prefix("to ").unwrap_or_default();
    let (moved, demand) = loop {
        match rest {
            Action::When(condition, yes, no) => match leaves(condition, yes, that, target) {
                Some(limit) => {
                    limits.extend(limit);
                    rest = no;
                }
                None if no.is_nothing() => break (lands(yes, that)?, Some(condition)),
                None => return None,
            },
            action => break (lands(action, that)?, None),
        }
    };
    // Where the piece lands is the target of its move.
    let landing = moved.rest.as_str().strip_prefix("to ").unwrap_or_default();
    let site = landing.strip_prefix("its landing ").filter(|site| !site.contains(' '));
    let target = |condition: &Condition| match site {
        Some(site) => of_target(condition.clone(), landing, &format!("the target {site}")),
        None => condition.clone(),
    };
    let demand = demand.map(|condition| (Text::from(ALLOWED_ONLY_IF), target(condition)));
    let apart = |(lead, condition): (Text, Condition)| match limits.is_empty()
        || is_told_of_target(&lead, &condition)
    {
        true => (lead, condition),
        false => (lead.reworded(THE_MOVE_ONLY_IF), condition),
    };
    let demands = demand.into_iter().chain(moved.demands.iter().cloned()).map(apart).collect();
    let limits = moved.limits.iter().cloned().chain(limits).collect();
    Some(Deed { limits, demands, ..moved.clone() })
}

/// A condition in which a place is called by what it is for the move.
fn of_target(condition: Condition, place: &str, target: &str) -> Condition {
    let each = |members: Vec<Condition>| -> Vec<Condition> {
        members.into_iter().map(|member| of_target(member, place, target)).collect()
    };
    match condition {
        Condition::Fact(fact) if fact.subject.as_str() == place => {
            let subject = fact.subject.reworded(target);
            Condition::Fact(Fact { role: Role::To, subject, ..fact })
        }
        Condition::All(members) => Condition::All(each(members)),
        Condition::Any(members) => Condition::Any(each(members)),
        other => other,
    }
}

/// A move of the chosen piece to a place.
fn lands<'a>(action: &'a Action, that: &str) -> Option<&'a Deed> {
    match action {
        Action::Deed(deed)
            if deed.verb == "move"
                && deed.piece.as_ref().is_some_and(|piece| piece.as_str() == that)
                && deed.rest.as_str().starts_with("to ")
                && word_count(deed.rest.as_str()) <= LONGEST_TARGET
                // What a note explains cannot be pointed at.
                && !is_marked(deed.rest.as_str()) =>
        {
            Some(deed)
        }
        _ => None,
    }
}

/// The sentences for a case in which the chosen piece leaves the board.
fn leaves(condition: &Condition, action: &Action, that: &str, target: &str) -> Option<Vec<Text>> {
    let (removal, only) = match action {
        Action::Deed(deed) => (deed, None),
        Action::When(only, yes, no) if no.is_nothing() => match &**yes {
            Action::Deed(deed) => (deed, Some(only)),
            _ => return None,
        },
        _ => return None,
    };
    let off = removal.verb == "remove"
        && removal.subject.is_none()
        && removal.is_plain()
        && removal.rest.as_str().trim_end_matches(" from the board") == that;
    if !off {
        return None;
    }
    let when = condition.clause().or_else(|| condition.within_item())?;
    let when = pointed_at(&when, target);
    // The piece has been named with its move.
    let piece = match that.starts_with("that ") {
        true => removal.rest.clone(),
        false => removal.rest.reworded("it from the board"),
    };
    let told = say!("if {}, remove {} instead", when, piece);
    let only = match only {
        Some(only) => Some(say!("{} {}", ALLOWED_ONLY_IF, only.clause()?)),
        None => None,
    };
    let texts: Vec<Text> = [told].into_iter().chain(only).collect();
    let plain = |text: &Text| {
        word_count(text.as_str()) <= LONGEST && !crate::gates::is_mixed(text.as_str())
    };
    texts.iter().all(plain).then_some(texts)
}

/// A condition in which the place that the move leads to is "that point": it has just been named.
fn pointed_at(when: &Text, target: &str) -> Text {
    let mut words = target.split(' ').skip(1);
    let site = match words.next() {
        Some("landing" | "next") => words.next(),
        site => site,
    };
    let Some(site) = site else { return when.clone() };
    let before = target.replace(&format!("the {site} it leaves"), &format!("its {site}"));
    let that = format!("that {site}");
    let told = when.as_str().replace(target, &that).replace(&before, &that);
    when.reworded(told)
}

/// The rules of play without the case in which a piece leaves the board, where all moves have it in the same words; and this case,
/// told of all moves.
pub(super) fn told_once(action: Action, word: &str, words: &str, site: &str) -> (Action, Passage) {
    let mut action = action;
    let mut limits: Vec<Option<Text>> = Vec::new();
    each_landing(&mut action, &mut |deed| {
        if deed.verb == "move" {
            let alone = deed.limits.len() == 1;
            limits.push(deed.limits.first().filter(|_| alone).cloned());
        }
    });
    let limits: Option<Vec<Text>> = limits.into_iter().collect();
    let Some([first, others @ ..]) = limits.as_deref() else { return (action, Passage::default()) };
    let same = !others.is_empty() && others.iter().all(|other| other.as_str() == first.as_str());
    let Some(text) = general(first, word, words, site).filter(|_| same) else {
        return (action, Passage::default());
    };
    let told = others.iter().flat_map(|other| other.told().to_vec()).collect::<Vec<_>>();
    let mut passage = Passage { parts: vec![Part::Lead("Bearing off.".to_owned())] };
    passage.say(text.tell_all(&told));
    each_landing(&mut action, &mut |deed| {
        if deed.verb == "move" {
            deed.limits.clear();
        }
    });
    (action, passage)
}

/// "if the path ends before the point to which one of your discs would move, remove that disc from the board instead".
fn general(limit: &Text, word: &str, words: &str, site: &str) -> Option<Text> {
    let (when, what) = limit.as_str().split_once(", remove ")?;
    let there = format!("that {site}");
    let piece = [format!("that {word}"), "it".to_owned()]
        .into_iter()
        .find_map(|piece| what.strip_prefix(piece.as_str()))?;
    // What is joined could seem to be a part of where the piece would move.
    let joined = when.contains(" and ") || when.contains(" or ");
    if joined || when.matches(&there).count() != 1 || !piece.ends_with(" instead") {
        return None;
    }
    let target = format!("the {site} to which one of your {words} would move");
    let when = when.replace(&there, &target);
    let text = limit.reworded(format!("{when}, remove that {word}{piece}"));
    (word_count(text.as_str()) <= LONGEST).then_some(text)
}

/// What a player does who may bear off comes after what all others do.
pub(super) fn last(action: Action) -> Action {
    changed(action, &|part| match part {
        Action::When(condition, yes, no)
            if condition.clause().is_some_and(|clause| is_of_all(clause.as_str()))
                && bears_off(yes)
                && !no.is_nothing()
                && !bears_off(no) =>
        {
            Some(Action::When(condition.clone().negated(), no.clone(), yes.clone()))
        }
        _ => None,
    })
}

/// Whether a condition asks for all pieces of the player.
fn is_of_all(clause: &str) -> bool {
    clause.starts_with("each of your ")
}

/// Whether a piece may leave the board.
fn bears_off(action: &Action) -> bool {
    match action {
        Action::Deed(deed) => {
            deed.verb == "remove" && deed.subject.is_none()
                || deed
                    .limits
                    .iter()
                    .any(|limit| limit.as_str().contains(" from the board instead"))
                || deed.verb == "choose" && bears_off(&deed.then)
        }
        Action::Choice(members) | Action::Prefer(members) | Action::Sequence(members) => {
            members.iter().any(bears_off)
        }
        Action::When(_, yes, no) => bears_off(yes) || bears_off(no),
        Action::Each(_, body) | Action::Titled(_, body) => bears_off(body),
        Action::Nothing | Action::Demand(..) => false,
    }
}
