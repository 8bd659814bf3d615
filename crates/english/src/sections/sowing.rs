//! A turn of sowing in numbered steps: choose, sow, and what follows from the last seed.

use crate::document::Block;
use crate::facts::Shape;
use crate::moves::sow::INTO_FOLLOWING;
use crate::plan::{Action, Deed, Part, Passage, Writer};
use crate::realise::Text;
use crate::teller::Teller;

/// The steps of a turn of sowing.
struct Steps {
    choose: Action,
    sow: Vec<Action>,
    after: Action,
}

impl Teller<'_> {
    /// The rules of a turn that has one way to sow, as steps; nothing if it has none or several.
    pub(super) fn sowing_blocks(&self, action: &Action) -> Option<Vec<Block>> {
        if self.places.shape != Shape::Holes {
            return None;
        }
        if let Some(steps) = steps(action) {
            return Some(steps.blocks());
        }
        // The sowing is one of the things that can be done: it is told below, in full.
        let mut found = None;
        let frame = lifted(action, &mut found)?;
        let mut blocks = Writer::command().write(&frame).blocks();
        blocks.extend(found?.blocks());
        Some(blocks)
    }
}

impl Steps {
    fn blocks(self) -> Vec<Block> {
        let mut passage = Passage::default();
        let writer = Writer::command();
        let mut number = 0;
        let mut step = |name: &str, action: &Action| {
            if action.is_nothing() {
                return;
            }
            number += 1;
            let lead =
                if name.is_empty() { format!("{number}.") } else { format!("{number}. {name}.") };
            passage.parts.push(Part::Lead(lead));
            passage.extend(writer.write(action));
        };
        step("", &self.choose);
        let ways = either_way(&self.sow).map_or(self.sow, |one| vec![one]);
        // A single sentence says itself what the step is.
        let name = match ways.as_slice() {
            [Action::Deed(deed)] if deed.verb == "sow" => "",
            _ => "Sow",
        };
        step(name, &Action::choice(ways));
        step(name_of(&writer.write(&self.after).words()), &self.after);
        passage.blocks()
    }

    /// Whether two ways to sow differ in nothing but the way round the board.
    fn alike(&self, other: &Steps) -> bool {
        let words = |action: &Action| Writer::command().write(action).words();
        words(&self.choose) == words(&other.choose) && words(&self.after) == words(&other.after)
    }

    fn join(mut self, other: Steps) -> Self {
        let tell =
            |action: Action, more: &Action| more.told().into_iter().fold(action, Action::tell);
        self.choose = tell(self.choose, &other.choose);
        self.after = tell(self.after, &other.after);
        self.sow.extend(other.sow);
        self
    }
}

/// What follows the sowing, by what it comes to: one thing has its own name.
fn name_of(words: &str) -> &'static str {
    let says = |any: &[&str]| any.iter().any(|it| words.contains(it));
    let captures = says(&[
        "to your store",
        "to your hand",
        "captur",
        "remove",
        "seeds from the hole",
        "seeds in ",
    ]);
    let goes_on = says(&["sow on from"]);
    let again = says(&["another turn", "move again"]);
    let more = says(&[" mark ", " note ", " become", " turn on "]);
    match (captures, goes_on, again) {
        (false, true, false) if !more => "Sow on",
        (false, false, true) if !more => "Another turn",
        (true, false, false) => "Capture",
        (false, false, false) if words.contains("from the") => "Capture",
        _ => "Last seed",
    }
}

/// "… along the clockwise path or along the other path, as you choose": two sowings that differ in their way only.
fn either_way(sowings: &[Action]) -> Option<Action> {
    let [Action::Deed(one), Action::Deed(other)] = sowings else { return None };
    let (first, second) = (one.rest.as_str(), other.rest.as_str());
    // The noun stands between these words and the way.
    let noun = first.find(INTO_FOLLOWING)? + INTO_FOLLOWING.len() + 1;
    let way = noun + first.get(noun..)?.find([',', ' '])?;
    let (manner, way) = first.split_at(way);
    let other_way = second.strip_prefix(manner)?.trim_start_matches([',', ' ']);
    let same = |a: &Deed, b: &Deed| {
        let bare = |deed: &Deed| Deed { rest: Text::default(), ..deed.clone() };
        let words = |deed: &Deed| Writer::command().write(&Action::Deed(bare(deed))).words();
        words(a) == words(b)
    };
    if way.is_empty() || other_way.is_empty() || !same(one, other) {
        return None;
    }
    let rest = one.rest.reworded(format!("{manner}{way} or {other_way}, as you choose"));
    let both = Action::Deed(Deed { rest, ..one.clone() });
    Some(sowings[1].told().into_iter().fold(both, Action::tell))
}

/// The steps of an action that is nothing but sowing, whichever way round.
fn steps(action: &Action) -> Option<Steps> {
    match action {
        Action::Deed(deed) if deed.verb == "choose" && deed.subject.is_none() => {
            let first = Deed { then: Box::default(), ..deed.clone() };
            let rest = match &*deed.then {
                Action::Sequence(members) => members.clone(),
                other => vec![other.clone()],
            };
            // The path is chosen before the hole.
            if let [Action::Deed(next)] = rest.as_slice()
                && next.verb == "choose"
            {
                let inner = steps(&rest[0])?;
                return Some(Steps {
                    choose: Action::sequence([Action::Deed(first), inner.choose]),
                    ..inner
                });
            }
            let at = rest.iter().position(sows)?;
            let Action::Deed(sow) = &rest[at] else { return None };
            let bare = Deed { then: Box::default(), ..sow.clone() };
            let before = rest[..at].iter().cloned();
            let after = std::iter::once((*sow.then).clone()).chain(rest[at + 1..].iter().cloned());
            Some(Steps {
                choose: Action::sequence(std::iter::once(Action::Deed(first)).chain(before)),
                sow: vec![Action::Deed(bare)],
                after: Action::sequence(after),
            })
        }
        Action::Choice(members) => {
            let mut all = members.iter().map(steps);
            let first = all.next()??;
            all.try_fold(first, |known, next| {
                let next = next?;
                known.alike(&next).then(|| known.join(next))
            })
        }
        _ => None,
    }
}

fn sows(action: &Action) -> bool {
    matches!(action, Action::Deed(deed) if ["sow", "take"].contains(&deed.verb.as_str())
        && deed.rest.as_str().contains(INTO_FOLLOWING))
}

/// The action with its only sowing taken out and pointed at; nothing if there are several.
fn lifted(action: &Action, found: &mut Option<Steps>) -> Option<Action> {
    if let Some(steps) = steps(action) {
        let told: Vec<_> = action.told();
        match found.take() {
            Some(known) if known.alike(&steps) && known.sow == steps.sow => {
                *found = Some(known.join(Steps { sow: vec![], ..steps }));
            }
            Some(_) => return None,
            None => *found = Some(steps),
        }
        let rest = Text::from("seeds (see the steps below)").tell_all(&told);
        return Some(Deed::you("sow", rest).into());
    }
    match action {
        Action::Choice(members) => {
            let members: Option<Vec<Action>> =
                members.iter().map(|member| lifted(member, found)).collect();
            Some(Action::choice(members?))
        }
        Action::Prefer(members) => {
            let members: Option<Vec<Action>> =
                members.iter().map(|member| lifted(member, found)).collect();
            Some(Action::Prefer(members?))
        }
        Action::When(condition, yes, no) => Some(Action::When(
            condition.clone(),
            Box::new(lifted(yes, found)?),
            Box::new(lifted(no, found)?),
        )),
        other => Some(other.clone()),
    }
}
