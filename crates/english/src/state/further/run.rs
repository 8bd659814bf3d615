//! What slots may hold when a move has been made: the rules of play are run through with sets of values.

use std::collections::{BTreeMap, BTreeSet};

use syntax::NodeId;

use super::values::{Known, Slot, Value, Values, holds, writes, written};
use crate::state::links::Links;

/// More values than these are not followed up.
const MOST_VALUES: usize = 24;
/// So often the rules are run through before all values are known.
const MOST_ROUNDS: usize = 12;

/// A value, and the rule by which the same player moves again, if there is one so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Course {
    value: Value,
    again: Option<NodeId>,
    /// Whether a move has been made.
    moved: bool,
}

/// What a slot may hold.
#[derive(Debug, Default)]
pub(super) struct Held {
    /// At the start of a turn.
    pub start: Values,
    /// When a player moves again, by the rule that says so.
    pub after: BTreeMap<NodeId, Values>,
}

/// Runs through all rules of play.
pub(super) struct Runner<'l, 'a> {
    links: &'l Links<'a>,
    /// All rules that set something or let a player move again, in order.
    events: &'l [NodeId],
    slot: &'l Slot,
    /// Whether the move that is run through is one of several in a turn.
    again: bool,
}

/// What a slot may hold at the start of turns and when a player moves again; nothing if that is too much to say. `stuck` is whether a
/// player who is to move again may be unable to.
pub(super) fn held(
    links: &Links<'_>,
    plays: &[NodeId],
    events: &[NodeId],
    slot: &Slot,
    stuck: bool,
) -> Option<Held> {
    let mut held = Held::default();
    match slot {
        Slot::Pending => held.start.insert(Value::Unset),
        _ => held.start.insert(Value::Number(-1, None)),
    };
    let starts = links.clauses("start", "").flat_map(|start| links.clauses_within(start, "set"));
    for writer in starts {
        // Values of all players are set at the start.
        let tally = *slot == Slot::Tally && links.is(*writer, "set", "Value");
        match writes(links, *writer) {
            Some((known, value)) if known == *slot => {
                held.start.insert(written(links, *writer, value, Value::Unset));
            }
            _ if tally => return None,
            _ => {}
        }
    }
    for _ in 0..MOST_ROUNDS {
        let before = (held.start.clone(), held.after.clone());
        let later: Values = held.after.values().flatten().copied().collect();
        if stuck {
            held.start.extend(&later);
        }
        for (again, values) in [(false, before.0.clone()), (true, later)] {
            let runner = Runner { links, events, slot, again };
            let courses: BTreeSet<Course> = values
                .into_iter()
                .map(|value| Course { value, again: None, moved: false })
                .collect();
            for play in plays {
                // Where one thing cannot be done, another is.
                let made = runner.run(*play, courses.clone()).into_iter();
                for course in made.filter(|course| course.moved) {
                    match course.again {
                        None => held.start.insert(course.value),
                        Some(rule) => held.after.entry(rule).or_default().insert(course.value),
                    };
                }
            }
        }
        if held.start.len() > MOST_VALUES {
            return None;
        }
        if before == (held.start.clone(), held.after.clone()) {
            return Some(held);
        }
    }
    None
}

impl Runner<'_, '_> {
    /// Whether anything happens in a clause that matters here.
    fn matters(&self, node: NodeId) -> bool {
        let range = self.links.range(node);
        let at = self.events.partition_point(|event| event < range.start());
        self.events.get(at).is_some_and(|event| event <= range.end())
    }

    fn run(&self, node: NodeId, courses: BTreeSet<Course>) -> BTreeSet<Course> {
        let links = self.links;
        if links.is(node, "move", "") {
            let made = |course| Course { moved: true, ..course };
            return self.rule(node, courses.into_iter().map(made).collect());
        }
        if courses.is_empty()
            || !self.matters(node) && links.clauses_within(node, "move").is_empty()
        {
            return courses;
        }
        self.rule(node, courses)
    }

    fn rule(&self, node: NodeId, courses: BTreeSet<Course>) -> BTreeSet<Course> {
        let links = self.links;
        match links.keyword(node) {
            Some("if") => self.either(node, courses),
            Some("and" | "seq" | "then" | "play" | "apply") | None => {
                let members = match links.keyword(node) {
                    Some("then" | "play" | "apply") => links.children(node).to_vec(),
                    _ => links.members(node),
                };
                members.into_iter().fold(courses, |courses, member| self.run(member, courses))
            }
            Some("or" | "priority" | "append") => {
                let (then, members): (Vec<NodeId>, Vec<NodeId>) =
                    links.members(node).into_iter().partition(|part| links.is(*part, "then", ""));
                let mut after = BTreeSet::new();
                for member in members {
                    after.extend(self.run(member, courses.clone()));
                }
                then.into_iter().fold(after, |courses, then| self.run(then, courses))
            }
            Some("moveAgain") => {
                courses.into_iter().map(|course| Course { again: Some(node), ..course }).collect()
            }
            Some("set") if let Some((slot, value)) = writes(links, node) => {
                if slot != *self.slot {
                    return courses;
                }
                let after = |course: Course| written(links, node, value, course.value);
                courses
                    .into_iter()
                    .map(|course| Course { value: after(course), ..course })
                    .collect()
            }
            Some("move") => {
                let courses = match self.slot {
                    // What is marked lasts until the next move is made.
                    Slot::Pending => courses
                        .into_iter()
                        .map(|course| Course { value: Value::Unset, ..course })
                        .collect(),
                    _ => courses,
                };
                self.parts(node, courses)
            }
            // Seeds are sown, and then what applies to the last hole applies.
            Some("sow") => {
                let doubtful =
                    links.children(node).iter().any(|part| links.label(*part) == Some("if"));
                links.children(node).iter().fold(courses, |courses, part| {
                    match links.label(*part) {
                        Some("apply") if !doubtful => self.run(*part, courses),
                        _ => self.part(*part, courses),
                    }
                })
            }
            _ => self.parts(node, courses),
        }
    }

    /// The parts of a rule one after the other: what follows from it always comes, all else only perhaps.
    fn parts(&self, node: NodeId, courses: BTreeSet<Course>) -> BTreeSet<Course> {
        self.links.children(node).iter().fold(courses, |courses, part| self.part(*part, courses))
    }

    fn part(&self, part: NodeId, courses: BTreeSet<Course>) -> BTreeSet<Course> {
        if self.links.is(part, "then", "") {
            return self.run(part, courses);
        }
        let mut both = courses.clone();
        both.extend(self.run(part, courses));
        both
    }

    fn either(&self, node: NodeId, courses: BTreeSet<Course>) -> BTreeSet<Course> {
        let mut parts = self.links.plain(node).filter(|part| !self.links.is(*part, "then", ""));
        let (Some(test), Some(yes)) = (parts.next(), parts.next()) else { return courses };
        let no = parts.next();
        let (mut holding, mut failing) = (BTreeSet::new(), BTreeSet::new());
        for course in courses {
            let slots = BTreeMap::from([(self.slot.clone(), Values::from([course.value]))]);
            let known = Known { again: Some(self.again), next: None, slots };
            let holds = holds(self.links, test, &known);
            if holds != Some(false) {
                holding.insert(course);
            }
            if holds != Some(true) {
                failing.insert(course);
            }
        }
        let mut after = self.run(yes, holding);
        after.extend(match no {
            Some(no) => self.run(no, failing),
            None => failing,
        });
        let then = self.links.plain(node).filter(|part| self.links.is(*part, "then", ""));
        then.fold(after, |courses, then| self.run(then, courses))
    }
}
