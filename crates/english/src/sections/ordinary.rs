//! What most pieces have in common: they move to empty places or onto enemy pieces, which they capture.

use std::collections::BTreeMap;

use syntax::NodeId;

use crate::moves::hop::LANDS;
use crate::moves::leap::{OVER_ANY, OVER_FIRST};
use crate::plan::{Action, Condition, Deed, Passage, Role, Writer};
use crate::realise::{Text, plural, say};
use crate::teller::Teller;

/// Fewer kinds of pieces than this are told in full.
const ENOUGH: usize = 3;
/// Where no other kinds move, so many are enough.
const EVERY: usize = 2;
/// Where so many kinds of pieces slide, what sliding means is told once.
const MANY: usize = 8;

/// What the ordinary moves of some pieces tell.
#[derive(Debug, Default)]
struct Shared {
    told: Vec<NodeId>,
    /// What captures bring about, where that is more than that the piece is captured.
    capture: Action,
    slides: bool,
    all: bool,
}

impl Teller<'_> {
    /// The rule that ordinary moves have in common, if enough pieces have such moves, which then leave it out; and what each
    /// piece promotes to when it captures by this rule.
    pub(super) fn ordinary_moves(
        &self,
        moves: &mut [Action],
    ) -> Option<(Passage, Vec<Option<String>>)> {
        let mut becomes: Vec<Option<String>> = Vec::new();
        for action in moves.iter_mut() {
            becomes.push(self.captures_alike(action));
        }
        let capture = usual_capture(moves)?;
        let some = moves.iter().filter(|action| has_ordinary(action, &capture)).count();
        let all = moves.iter().all(|action| is_ordinary(action, &capture));
        let enough = if all { EVERY } else { ENOUGH };
        if some < enough || !self.pieces.all_owned() {
            return None;
        }
        let mut shared = Shared { all, ..Shared::default() };
        for (action, becomes) in moves.iter_mut().zip(&mut becomes) {
            if !has_ordinary(action, &capture) {
                *becomes = None;
            }
            each_move(action, &mut |deed| shorten(deed, &capture, &mut shared));
        }
        let far = self.slide_any_number(moves);
        let leaps = leap_over_any(moves);
        let (site, piece) = (self.site(), &self.pieces.word);
        let unless = if shared.all { "" } else { "unless its rules below say otherwise, " };
        let plain = shared.capture.is_nothing();
        let mut passage = Passage::default();
        let tell = |text: Text| text.tell_all(&shared.told);
        passage.say(tell(say!(
            "{}a {} moves to an empty {} or onto an enemy {}{}",
            unless,
            piece,
            site,
            piece,
            if plain { ", which it captures" } else { "" }
        )));
        passage.say(tell(say!(
            "it may not move to a {} that holds a {} of its own side",
            site,
            piece
        )));
        if !plain {
            let onto = Condition::fact(
                Role::Other,
                "it",
                format!("moves to a {site} that holds an enemy {piece}"),
                format!("does not move to a {site} that holds an enemy {piece}"),
            );
            let capture = std::mem::take(&mut shared.capture);
            passage.extend(Writer::command().write(&Action::when(onto, capture, Action::Nothing)));
        }
        if shared.slides && far {
            passage.say(tell(say!(
                "a {} that slides moves any number of {} in a straight line unless a number is given, and may not jump over other pieces",
                piece,
                plural(site)
            )));
        } else if shared.slides {
            passage.say(tell(say!("a {} that slides may not jump over other pieces", piece)));
        }
        if let Some(told) = leaps {
            let over = say!("a {} that leaps jumps over any pieces in between", piece);
            passage.say(over.tell_all(&told));
        }
        Some((passage, becomes))
    }

    /// Puts captures by which a piece becomes another one in words that fit all pieces that promote, if all of its captures
    /// make it the same; gives what that is.
    fn captures_alike(&self, moves: &mut Action) -> Option<String> {
        let mut named: Vec<Option<String>> = Vec::new();
        each_move(moves, &mut |deed| {
            named
                .extend(deed.ordinary.as_ref().map(|ordinary| self.promoting(&ordinary.capture).1));
        });
        named.dedup();
        let [Some(_)] = named.as_slice() else { return None };
        each_move(moves, &mut |deed| {
            if let Some(ordinary) = &mut deed.ordinary {
                *ordinary.capture = self.promoting(&ordinary.capture).0;
            }
        });
        named.pop().flatten()
    }

    /// Leaves out how far pieces slide where many slide as far as they like; says whether it did.
    fn slide_any_number(&self, moves: &mut [Action]) -> bool {
        let far = format!("any number of {} ", plural(self.site()));
        let slides = |deed: &Deed| {
            deed.verb == "slide"
                && deed.rest.as_str().starts_with(&far)
                && !deed.rest.as_str().contains(" along ")
        };
        let mut sliding = 0;
        for action in moves.iter_mut() {
            let mut found = false;
            each_move(action, &mut |deed| found |= slides(deed));
            sliding += usize::from(found);
        }
        if sliding < MANY {
            return false;
        }
        for action in moves.iter_mut() {
            each_move(action, &mut |deed| {
                if slides(deed) {
                    let way =
                        deed.rest.as_str()[far.len()..].replacen(" in a straight line", "", 1);
                    deed.rest = deed.rest.reworded(way);
                }
            });
        }
        true
    }
}

/// What the captures of most pieces bring about, in the words that tell them alike; nothing if no piece has an ordinary move.
fn usual_capture(moves: &mut [Action]) -> Option<String> {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for action in moves.iter_mut() {
        let mut own: Vec<String> = Vec::new();
        each_move(action, &mut |deed| {
            own.extend(deed.ordinary.as_ref().map(|ordinary| ordinary.capture.words()));
        });
        own.sort_unstable();
        own.dedup();
        own.into_iter().for_each(|capture| *kinds.entry(capture).or_default() += 1);
    }
    // Of those that as many pieces have, the shorter one comes first.
    let most =
        kinds.into_iter().max_by_key(|(words, count)| (*count, std::cmp::Reverse(words.len())))?;
    Some(most.0)
}

/// Leaves out what is said of every leap where enough pieces leap: nothing stands in its way. Gives what that told.
fn leap_over_any(moves: &mut [Action]) -> Option<Vec<NodeId>> {
    let over = |limit: &Text| limit.as_str() == OVER_ANY || limit.as_str().starts_with(OVER_FIRST);
    let (mut leaping, mut all) = (0, true);
    for action in moves.iter_mut() {
        let mut leaps = false;
        each_move(action, &mut |deed| {
            if deed.verb == "leap" {
                leaps = true;
                all &= deed.limits.iter().any(over);
            }
        });
        leaping += usize::from(leaps);
    }
    if leaping < ENOUGH || !all {
        return None;
    }
    let mut told = Vec::new();
    for action in moves.iter_mut() {
        each_move(action, &mut |deed| {
            if deed.verb == "leap" {
                let (said, limits): (Vec<Text>, Vec<Text>) =
                    std::mem::take(&mut deed.limits).into_iter().partition(over);
                told.extend(said.iter().flat_map(|limit| limit.told().to_vec()));
                deed.limits = limits;
            }
        });
    }
    Some(told)
}

/// Whether an ordinary move captures in the usual way.
fn usual(deed: &Deed, capture: &str) -> bool {
    deed.ordinary.as_ref().is_some_and(|ordinary| ordinary.capture.words() == capture)
}

/// Whether a piece can do nothing but ordinary moves.
fn is_ordinary(action: &Action, capture: &str) -> bool {
    match action {
        Action::Deed(deed) => usual(deed, capture),
        Action::Choice(members) => members.iter().all(|member| is_ordinary(member, capture)),
        _ => false,
    }
}

/// Whether an ordinary move is among those of a piece.
fn has_ordinary(action: &Action, capture: &str) -> bool {
    match action {
        Action::Deed(deed) => usual(deed, capture),
        Action::Choice(members) => members.iter().any(|member| has_ordinary(member, capture)),
        Action::When(_, yes, no) => has_ordinary(yes, capture) || has_ordinary(no, capture),
        Action::Titled(_, body) => has_ordinary(body, capture),
        Action::Sequence(members) => {
            members.first().is_some_and(|member| has_ordinary(member, capture))
        }
        _ => false,
    }
}

/// Looks at each move of a piece.
fn each_move(action: &mut Action, look: &mut dyn FnMut(&mut Deed)) {
    match action {
        Action::Deed(deed) => look(deed),
        Action::Choice(members) => members.iter_mut().for_each(|member| each_move(member, look)),
        Action::When(_, yes, no) => {
            each_move(yes, look);
            each_move(no, look);
        }
        Action::Titled(_, body) => each_move(body, look),
        // What follows a choice is no move of its own.
        Action::Sequence(members) => {
            if let Some(first) = members.first_mut() {
                each_move(first, look);
            }
        }
        _ => {}
    }
}

/// Leaves out of an ordinary move what the rule for all pieces says.
fn shorten(deed: &mut Deed, capture: &str, shared: &mut Shared) {
    let Some(ordinary) = deed.ordinary.take() else { return };
    if ordinary.capture.words() != capture {
        return;
    }
    let mut told = deed.rest.told().to_vec();
    if ordinary.slides {
        told.extend(deed.limits.iter().flat_map(|limit| limit.told().to_vec()));
        deed.limits.clear();
        shared.slides = true;
    }
    if ordinary.steps > 0 {
        let (taking, then) = split(std::mem::take(&mut *deed.then), ordinary.steps);
        told.extend(taking.told());
        *deed.then = then;
    }
    if !ordinary.capture.is_nothing() {
        shared.capture = *ordinary.capture;
    }
    // Where a jump may end is said for all.
    let (ends, limits): (Vec<Text>, Vec<Text>) = std::mem::take(&mut deed.limits)
        .into_iter()
        .partition(|limit| limit.as_str().starts_with(LANDS));
    told.extend(ends.iter().flat_map(|limit| limit.told().to_vec()));
    deed.limits = limits;
    shared.told.extend(&told);
    deed.rest = ordinary.rest.tell_all(&told);
}

/// The first steps of what follows a move, and the others.
fn split(then: Action, steps: usize) -> (Action, Action) {
    match then {
        Action::Sequence(mut all) if all.len() > steps => {
            let others = all.split_off(steps);
            (Action::sequence(all), Action::sequence(others))
        }
        all => (all, Action::Nothing),
    }
}
