//! What a player who moves again in the same turn may do.
//!
//! Descriptions of sowing games say "choose one of your holes, or, if the same player moved just before and a number is one, only the
//! hole that was noted". Whether a rule that lets a player move again leads to such a hole, to a free choice or to something
//! else is worked out here: all rules of play are run through with the values that numbers may have.

mod next;
mod run;
mod values;

use std::collections::{BTreeMap, BTreeSet};

use syntax::NodeId;

pub use next::Hole;
use next::{Choice, options};
use values::{Known, Slot, holds, reads, writes};

use super::links::Links;

/// What follows from a rule that lets a player move again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// Seeds are sown on from a hole.
    Lap {
        /// Where.
        hole: Hole,
        /// Whether in the same way only, although a turn begins with a choice of ways.
        same_way: bool,
        /// Whether the hole must pass more than a test that is known to hold.
        tested: bool,
    },
    /// The player chooses as at the start of a turn.
    Free,
    /// Something else.
    Other,
}

/// What is known of turns of several moves.
#[derive(Debug, Default)]
pub struct Further {
    next: BTreeMap<NodeId, Next>,
    /// The choices that are told as they are at the start of a turn.
    choices: BTreeSet<NodeId>,
    /// The `if` clauses whose answer is known at the start of a turn, and which are told by that.
    answered: BTreeMap<NodeId, bool>,
    /// The tests that need no words, and what else is asked for in the choices of later moves.
    told: BTreeSet<NodeId>,
    /// The rules that set what no rule asks for that is told.
    silent: BTreeSet<NodeId>,
}

impl Further {
    /// Looks at all rules of play.
    pub fn of(links: &Links<'_>) -> Self {
        let holes =
            ["sow", "mancalaBoard"].iter().any(|word| links.clauses(word, "").next().is_some());
        if !holes || links.clauses("moveAgain", "").next().is_none() {
            return Self::default();
        }
        let conclude =
            |stuck| Analysis::of(links, stuck).map(Analysis::conclude).unwrap_or_default();
        let further = conclude(false);
        let tested = |next: &Next| matches!(next, Next::Lap { tested: true, .. });
        // Where the hole may not be chosen after all, a turn may end as it stands.
        if further.next.values().any(tested) { conclude(true) } else { further }
    }

    /// What follows from a rule that lets a player move again, if that is known.
    pub fn next(&self, again: NodeId) -> Option<&Next> {
        self.next.get(&again)
    }

    /// Whether some rule leads to a lap.
    pub fn has_laps(&self) -> bool {
        self.next.values().any(|next| matches!(next, Next::Lap { .. }))
    }

    /// Whether a choice is told as it is at the start of a turn.
    pub fn begins_turn(&self, select: NodeId) -> bool {
        self.choices.contains(&select)
    }

    /// The answer to the test of an `if` at the start of a turn, where it is told by that.
    pub fn answer(&self, node: NodeId) -> Option<bool> {
        self.answered.get(&node).copied()
    }

    /// All that is told by saying where sowing goes on.
    pub fn told(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.told.iter().copied()
    }

    /// The rule that lets a player sow on from the hole that another rule notes.
    pub fn lap_from(&self, setter: NodeId) -> Option<NodeId> {
        self.next.iter().find_map(|(rule, next)| match next {
            Next::Lap { hole: Hole::Set(setters), .. } => {
                setters.contains(&setter).then_some(*rule)
            }
            _ => None,
        })
    }

    /// Whether a rule sets what only says where sowing goes on.
    pub fn is_silent(&self, setter: NodeId) -> bool {
        self.silent.contains(&setter)
    }
}

/// All that is known before conclusions are drawn.
struct Analysis<'l, 'a> {
    links: &'l Links<'a>,
    plays: Vec<NodeId>,
    slots: BTreeMap<Slot, run::Held>,
    again: Vec<NodeId>,
}

impl<'l, 'a> Analysis<'l, 'a> {
    fn of(links: &'l Links<'a>, stuck: bool) -> Option<Self> {
        let plays: Vec<NodeId> = links.clauses("play", "").collect();
        let in_phase =
            |play: &NodeId| links.parent(*play).is_some_and(|outer| links.is(outer, "phase", ""));
        if plays.len() > 1 && !plays.iter().all(in_phase) {
            return None;
        }
        let again: Vec<NodeId> = links.clauses("moveAgain", "").collect();
        let within = |node: &NodeId| links.ancestors(*node).any(|outer| plays.contains(&outer));
        let again: Vec<NodeId> = again.into_iter().filter(within).collect();
        let setters: Vec<NodeId> = links
            .clauses("set", "Pending")
            .chain(links.clauses("set", "Var"))
            .chain(links.clauses("set", "Value"))
            .filter(within)
            .collect();
        let mut events: Vec<NodeId> = again.iter().chain(&setters).copied().collect();
        events.sort_unstable();
        let names: BTreeSet<Slot> =
            setters.iter().filter_map(|setter| Some(writes(links, *setter)?.0)).collect();
        let held =
            |slot: Slot| Some((slot.clone(), run::held(links, &plays, &events, &slot, stuck)?));
        let mut slots: BTreeMap<Slot, run::Held> = names.into_iter().filter_map(held).collect();
        if let std::collections::btree_map::Entry::Vacant(entry) = slots.entry(Slot::Pending)
            && let Some(held) = run::held(links, &plays, &events, entry.key(), stuck)
        {
            entry.insert(held);
        }
        Some(Self { links, plays, slots, again })
    }

    /// What is known at the start of a turn.
    fn at_start(&self) -> Known {
        let slots = self.slots.iter().map(|(slot, held)| (slot.clone(), held.start.clone()));
        Known { again: Some(false), next: None, slots: slots.collect() }
    }

    /// What is known when a player moves again by a rule.
    fn after(&self, rule: NodeId) -> Known {
        let slots = self
            .slots
            .iter()
            .filter_map(|(slot, held)| Some((slot.clone(), held.after.get(&rule)?.clone())));
        Known { again: Some(true), next: Some(true), slots: slots.collect() }
    }

    /// The play that is next when a player moves again by a rule.
    fn play_after(&self, rule: NodeId, known: &Known) -> Option<NodeId> {
        let links = self.links;
        let own = *self.plays.iter().find(|play| links.range(**play).contains(&rule))?;
        let Some(phase) = links.parent(own).filter(|outer| links.is(*outer, "phase", "")) else {
            return Some(own);
        };
        let phases: Vec<NodeId> = links.clauses("phase", "").collect();
        let here = phases.iter().position(|other| *other == phase)?;
        for change in links.clauses_within(phase, "nextPhase") {
            let test = links.plain(*change).find(|part| links.keyword(*part).is_some());
            let who = links.plain(*change).next().and_then(|who| links.word(who));
            if who.is_some_and(|who| who != "Mover" && who != "All" && who != "Shared") {
                continue;
            }
            if test.is_some_and(|test| holds(links, test, known) != Some(true)) {
                continue;
            }
            let name = links.plain(*change).find_map(|part| links.text(part));
            let next = match name {
                Some(name) => phases.iter().copied().find(|other| {
                    links.plain(*other).find_map(|part| links.text(part)) == Some(name)
                })?,
                None => phases[(here + 1) % phases.len()],
            };
            return links.clauses_within(next, "play").first().copied();
        }
        Some(own)
    }

    fn conclude(self) -> Further {
        let links = self.links;
        let mut further = Further::default();
        let start = self.at_start();
        let mut answers = Vec::new();
        // By play: what may be done at the start of a turn.
        let begins: BTreeMap<NodeId, Vec<Choice>> = self
            .plays
            .iter()
            .map(|play| {
                let mut out = Vec::new();
                options(links, *play, &start, &mut out, &mut answers);
                (*play, out)
            })
            .collect();
        let mut later: BTreeMap<NodeId, Vec<(NodeId, Option<bool>)>> = BTreeMap::new();
        let mut unknown: BTreeSet<NodeId> = BTreeSet::new();
        // By rule: the choices in which it leaves one hole.
        let mut leads: BTreeMap<NodeId, Vec<NodeId>> = BTreeMap::new();
        for rule in &self.again {
            let known = self.after(*rule);
            let Some(play) = self.play_after(*rule, &known) else { continue };
            let mut out = Vec::new();
            let mut asked = Vec::new();
            options(links, play, &known, &mut out, &mut asked);
            unknown.extend(out.iter().filter_map(|option| match option {
                Choice::Unknown(select) => Some(*select),
                _ => None,
            }));
            let start = begins.get(&play).map(Vec::as_slice).unwrap_or_default();
            let (next, targets) = self.classify(*rule, play, (&out, start), &known);
            if next == Next::Other {
                // Who may also sow from one hole only must be told so there.
                unknown.extend(out.iter().filter_map(|option| match option {
                    Choice::Lap(select, _) => Some(*select),
                    _ => None,
                }));
            }
            for (node, answer) in asked {
                later.entry(node).or_default().push((*rule, answer));
            }
            further.next.insert(*rule, next);
            leads.insert(*rule, targets);
        }
        let starts: Vec<NodeId> = begins
            .values()
            .flatten()
            .filter_map(|option| match option {
                Choice::Free(select, _) => Some(*select),
                _ => None,
            })
            .collect();
        // A choice is told as at the start of a turn where all else is known, and a rule leads to a lap only where that is told so.
        loop {
            further.choices = starts
                .iter()
                .copied()
                .filter(|select| !unknown.contains(select) && self.has_laps(*select, &further))
                .collect();
            further.answered.clear();
            further.told.clear();
            self.answer(&mut further, &answers, &later);
            let told =
                |select: &NodeId| further.choices.contains(select) || further.told.contains(select);
            let Some(doubtful) = leads
                .iter()
                .find_map(|(rule, targets)| (!targets.iter().all(told)).then_some(*rule))
            else {
                break;
            };
            let next = further.next.insert(doubtful, Next::Other);
            let targets = leads.remove(&doubtful).into_iter().flatten();
            // Who chooses freely chooses by what is told of the start of a turn in any case.
            unknown.extend(targets.filter(|_| matches!(next, Some(Next::Lap { .. }))));
        }
        self.silence(&mut further);
        further
    }

    /// Whether some rule leads back to a choice.
    fn has_laps(&self, select: NodeId, further: &Further) -> bool {
        let links = self.links;
        let decides =
            |part: &NodeId| links.is(*part, "if", "") || values::asks_for_same_turn(links, *part);
        let from = links.plain(select).find(|part| links.is(*part, "from", ""));
        from.is_some_and(|from| links.whole(from).iter().any(decides)) && further.has_laps()
    }

    /// What the options of a player who moves again come to, and the choices in which one hole is left.
    fn classify(
        &self,
        rule: NodeId,
        play: NodeId,
        (out, start): (&[Choice], &[Choice]),
        known: &Known,
    ) -> (Next, Vec<NodeId>) {
        let links = self.links;
        let other = (Next::Other, vec![]);
        let own = links.ancestors(rule).find(|outer| links.is(*outer, "move", "Select"));
        let laps: Vec<(NodeId, &Hole)> = out
            .iter()
            .filter_map(|option| match option {
                Choice::Lap(select, hole) => Some((*select, hole)),
                _ => None,
            })
            .collect();
        if out.iter().any(|option| matches!(option, Choice::Unknown(_))) {
            return other;
        }
        let Some((_, hole)) = laps.first() else {
            let free = |option: &Choice| match option {
                Choice::Free(select, _) => Some(*select),
                _ => None,
            };
            return match out.iter().map(free).collect::<Option<Vec<NodeId>>>() {
                Some(selects) if out == start && !out.is_empty() => (Next::Free, selects),
                _ => other,
            };
        };
        let alike = |hole: &Hole, other: &Hole| match (hole, other) {
            (Hole::Listed(one), Hole::Listed(other)) => links.same(*one, *other),
            (hole, other) => hole == other,
        };
        if laps.iter().any(|(_, other)| !alike(other, hole)) {
            return other;
        }
        let hole = if self.is_last(hole, rule) { &Hole::Last } else { *hole };
        if !self.is_set_beside(hole, rule) {
            return other;
        }
        let ways: Vec<NodeId> = start
            .iter()
            .filter_map(|option| match option {
                Choice::Free(select, _) => Some(*select),
                _ => None,
            })
            .collect();
        let sown = |select: NodeId| links.clauses_within(select, "sow").first().copied();
        // In another phase, its own rules hold for the holes that are chosen.
        let later = !links.range(play).contains(&rule);
        let twin = |select: NodeId| {
            Some(select) == own
                || later
                || own.and_then(sown).zip(sown(select)).is_some_and(|(a, b)| links.same(a, b))
        };
        let mut targets: Vec<NodeId> = laps.iter().map(|(select, _)| *select).collect();
        targets.dedup();
        let same_way = match targets.as_slice() {
            [only] if twin(*only) => ways.len() > 1,
            _ if ways.iter().all(|way| targets.contains(way)) && targets.len() == ways.len() => {
                false
            }
            _ => return other,
        };
        let tested = targets.iter().any(|select| self.is_tested(*select, rule, hole, known));
        (Next::Lap { hole: hole.clone(), same_way, tested }, targets)
    }

    /// Whether all rules that note a hole note the one where the sowing ends that leads on.
    fn is_last(&self, hole: &Hole, rule: NodeId) -> bool {
        let links = self.links;
        let Hole::Set(setters) = hole else { return false };
        let sowing = |node: NodeId| links.ancestors(node).find(|outer| links.is(*outer, "sow", ""));
        setters.iter().all(|setter| {
            let value = writes(links, *setter).and_then(|(_, value)| value);
            value.is_some_and(|value| links.is(value, "to", ""))
                && sowing(*setter).is_some()
                && sowing(*setter) == sowing(rule)
        })
    }

    /// Whether a hole is named beside the rule that leads there, if a rule has to name it: wherever that rule holds and nowhere else.
    fn is_set_beside(&self, hole: &Hole, rule: NodeId) -> bool {
        let links = self.links;
        let Hole::Set(setters) = hole else { return true };
        let mut inner = rule;
        let branch = links.ancestors(rule).find_map(|outer| {
            let within = std::mem::replace(&mut inner, outer);
            let ends =
                ["if", "then", "sow", "forEach"].iter().any(|word| links.is(outer, word, ""));
            ends.then_some(within)
        });
        let range = branch.map(|branch| links.range(branch));
        range.is_some_and(|range| setters.iter().all(|setter| range.contains(setter)))
    }

    /// Whether a choice asks more of the hole of a lap than what is known to hold.
    fn is_tested(&self, select: NodeId, rule: NodeId, hole: &Hole, known: &Known) -> bool {
        let links = self.links;
        let from = links.plain(select).find(|part| links.is(*part, "from", ""));
        let parts = from.map(|from| links.children(from)).unwrap_or_default();
        let Some(test) = parts.iter().find(|part| links.label(**part) == Some("if")) else {
            return false;
        };
        !self.passes(*test, rule, hole, known)
    }

    /// Whether a test of the hole of a lap is known to hold.
    fn passes(&self, test: NodeId, rule: NodeId, hole: &Hole, known: &Known) -> bool {
        let links = self.links;
        if let Some(holds) = holds(links, test, known) {
            return holds;
        }
        match links.keyword(test) {
            Some("and") => {
                links.members(test).into_iter().all(|part| self.passes(part, rule, hole, known))
            }
            Some("or") => {
                links.members(test).into_iter().any(|part| self.passes(part, rule, hole, known))
            }
            Some("if") => {
                let parts: Vec<NodeId> = links.plain(test).collect();
                let answer = parts.first().and_then(|asked| holds(links, *asked, known));
                let branch = match answer {
                    Some(true) => parts.get(1),
                    Some(false) => parts.get(2),
                    None => None,
                };
                branch.is_some_and(|branch| self.passes(*branch, rule, hole, known))
            }
            Some("is") if links.is(test, "is", "Occupied") => true,
            Some("<" | ">" | "<=" | ">=" | "!=") => {
                self.counts_few(test) || self.is_guarded(test, rule, hole)
            }
            _ => self.is_guarded(test, rule, hole),
        }
    }

    /// Whether a test asks for nothing but that a hole holds a seed or two: one just sown into does.
    fn counts_few(&self, test: NodeId) -> bool {
        let links = self.links;
        let counts = links
            .plain(test)
            .any(|part| links.is(part, "count", "") || links.is(part, "size", "Stack"));
        let few =
            links.plain(test).any(|part| links.number(part).is_some_and(|number| number <= 2));
        counts && few
    }

    /// Whether the same is asked of the last hole before the rule that leads on.
    fn is_guarded(&self, test: NodeId, rule: NodeId, hole: &Hole) -> bool {
        let links = self.links;
        let places: Vec<NodeId> = match hole {
            Hole::Last => vec![],
            Hole::Set(setters) => {
                let value = |setter: &NodeId| writes(links, *setter).and_then(|(_, value)| value);
                setters.iter().filter_map(value).collect()
            }
            Hole::Listed(list) => links.members(*list),
        };
        let mut inner = rule;
        for outer in links.ancestors(rule) {
            if links.is(outer, "move", "Select") {
                return false;
            }
            if links.is(outer, "if", "") {
                let parts: Vec<NodeId> = links.plain(outer).collect();
                let within = |part: Option<&NodeId>| {
                    part.is_some_and(|part| links.range(*part).contains(&inner))
                };
                if within(parts.get(1)) {
                    let asked = match links.keyword(parts[0]) {
                        Some("and") => links.members(parts[0]),
                        _ => vec![parts[0]],
                    };
                    if asked.iter().any(|asked| self.same_of_hole(*asked, test, &places)) {
                        return true;
                    }
                }
            }
            inner = outer;
        }
        false
    }

    /// Whether two tests are the same, one of the hole that sowing goes on from and one of the hole chosen.
    fn same_of_hole(&self, asked: NodeId, of_chosen: NodeId, places: &[NodeId]) -> bool {
        let links = self.links;
        if links.is(of_chosen, "from", "") {
            let last = |node: NodeId| links.is(node, "to", "") || links.is(node, "last", "To");
            return match places {
                [] => last(asked),
                places => places.iter().all(|place| self.same_place(asked, *place)),
            };
        }
        let (left, right) = (links.children(asked), links.children(of_chosen));
        links.keyword(asked) == links.keyword(of_chosen)
            && links.word(asked) == links.word(of_chosen)
            && links.text(asked) == links.text(of_chosen)
            && left.len() == right.len()
            && left.iter().zip(right).all(|(a, b)| {
                links.label(*a) == links.label(*b) && self.same_of_hole(*a, *b, places)
            })
    }

    /// Whether two clauses are the same place, the last hole being named by either of its words.
    fn same_place(&self, one: NodeId, other: NodeId) -> bool {
        let links = self.links;
        let last = |node: NodeId| links.is(node, "to", "") || links.is(node, "last", "To");
        if last(one) && last(other) {
            return true;
        }
        let (left, right) = (links.children(one), links.children(other));
        links.keyword(one) == links.keyword(other)
            && links.word(one) == links.word(other)
            && links.text(one) == links.text(other)
            && left.len() == right.len()
            && left
                .iter()
                .zip(right)
                .all(|(a, b)| links.label(*a) == links.label(*b) && self.same_place(*a, *b))
    }

    /// Which tests are told by what holds at the start of a turn.
    fn answer(
        &self,
        further: &mut Further,
        start: &[(NodeId, Option<bool>)],
        later: &BTreeMap<NodeId, Vec<(NodeId, Option<bool>)>>,
    ) {
        let links = self.links;
        for (node, answer) in start {
            let Some(answer) = *answer else { continue };
            let select = links.ancestors(*node).find(|outer| links.is(*outer, "move", "Select"));
            let rules = later.get(node).map(Vec::as_slice).unwrap_or_default();
            match select {
                // Where a choice is made from.
                Some(select) if further.choices.contains(&select) => {
                    self.tell_answer(*node, answer, further);
                }
                Some(_) => {}
                // What is done at all: those who move again do the same, or sow on elsewhere.
                None => {
                    let sows_on =
                        |rule: &NodeId| matches!(further.next.get(rule), Some(Next::Lap { .. }));
                    let same = rules.iter().all(|(rule, asked)| {
                        *asked == Some(answer) || (*asked == Some(!answer) && sows_on(rule))
                    });
                    if same && rules.iter().any(|(rule, _)| sows_on(rule)) {
                        self.tell_answer(*node, answer, further);
                    }
                }
            }
        }
        // What is asked of the hole besides is asked as at the start of a turn.
        let known = self.at_start();
        for select in further.choices.clone() {
            let from = links.plain(select).find(|part| links.is(*part, "from", ""));
            for part in from.map(|from| links.whole(from)).unwrap_or_default() {
                if values::asks_for_same_turn(links, part) {
                    further.told.extend(links.whole(part));
                }
                if links.is(part, "if", "")
                    && !further.answered.contains_key(&part)
                    && let Some(answer) =
                        links.plain(part).next().and_then(|test| holds(links, test, &known))
                {
                    self.tell_answer(part, answer, further);
                }
            }
        }
    }

    /// Tells an `if` by its answer at the start of a turn.
    fn tell_answer(&self, node: NodeId, answer: bool, further: &mut Further) {
        let links = self.links;
        further.answered.insert(node, answer);
        let parts: Vec<NodeId> =
            links.plain(node).filter(|part| !links.is(*part, "then", "")).collect();
        let dropped = parts.get(if answer { 2 } else { 1 });
        let unsaid = parts.first().into_iter().chain(dropped);
        further.told.insert(node);
        further.told.extend(unsaid.flat_map(|part| links.whole(*part)));
    }

    /// The rules that set what is asked for in tests that need no words, and nowhere else.
    fn silence(&self, further: &mut Further) {
        let links = self.links;
        let readers = |keyword: &'static str| links.clauses(keyword, "");
        let all: Vec<NodeId> =
            ["var", "value", "is", "sites"].into_iter().flat_map(readers).collect();
        let mut asked: BTreeSet<Slot> = BTreeSet::new();
        for reader in all {
            if let Some(slot) = reads(links, reader)
                && !further.told.contains(&reader)
            {
                asked.insert(slot);
            } else if links.is(reader, "value", "Player") && reads(links, reader).is_none() {
                asked.insert(Slot::Tally);
            }
        }
        let setters =
            ["Pending", "Var", "Value"].into_iter().flat_map(|word| links.clauses("set", word));
        let silent: Vec<NodeId> = setters
            .filter(|setter| {
                writes(links, *setter).is_some_and(|(slot, _)| {
                    self.slots.contains_key(&slot) && !asked.contains(&slot)
                })
            })
            .collect();
        // What no rule asks for at all is known by others.
        let read = |setter: &NodeId| {
            let slot = writes(links, *setter).map(|(slot, _)| slot);
            further.told.iter().any(|part| reads(links, *part) == slot && slot.is_some())
        };
        further.silent = silent.into_iter().filter(read).collect();
    }
}
