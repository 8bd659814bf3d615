//! Moves for each level, direction and die.

use board::SiteType;

use super::{FromPart, Moves, ToPart};
use crate::action::{Act, Action};
use crate::arena::Part;
use crate::booleans::Bool;
use crate::directions::Directions;
use crate::ints::Int;
use crate::world::World;

/// Moves for each level of a stack.
#[derive(Debug)]
pub struct ForEachLevel {
    /// The site.
    pub site: Int,
    /// Whether to begin at the top.
    pub from_top: bool,
    /// The moves.
    pub moves: Moves,
    /// The type of the site.
    pub kind: SiteType,
}

impl ForEachLevel {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let site = self.site.eval(w);
        let Some(slot) = w.program.layout.slot(site, self.kind) else { return };
        let height = w.state.height(slot) as i32;
        for i in 0..height {
            // The register keeps its last value, as rules can see.
            w.regs.level = if self.from_top { height - 1 - i } else { i };
            self.moves.generate(w);
        }
    }
}

/// Moves for each site in directions.
#[derive(Debug)]
pub struct ForEachDirection {
    /// Where from.
    pub from: FromPart,
    /// In which directions.
    pub directions: Directions,
    /// How far, at least and at most.
    pub range: Option<(Int, Int)>,
    /// Which sites may be passed.
    pub between: Option<Bool>,
    /// Which sites.
    pub to: ToPart,
    /// The moves.
    pub moves: Option<Moves>,
}

impl ForEachDirection {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.kind;
        let Some(start) = self.from.site(w) else { return };
        let held = w.regs.from;
        if held < 0
            || start < 0
            || start as usize >= w.program.topology.count(kind)
            || w.what_at(held, kind) == 0
        {
            return;
        }
        let saved = w.regs;
        let facing = {
            let steps = &w.program.topology.of(kind).steps;
            let to = w.regs.to;
            let between = (to >= 0).then(|| steps.between(held as u32, to as u32));
            between.and_then(|set| set.iter().find(|d| d.is_definite()))
        };
        let what = w.what_at(held, kind);
        let own = w.program.components.get(what as usize).and_then(|c| c.facing);
        let facing = facing.or(own).unwrap_or(board::Direction::N);
        let (min, max) = match &self.range {
            Some((min, max)) => (min.eval(w), max.eval(w)),
            None => (1, 1),
        };
        for direction in self.directions.seen(w, kind, start, Some(facing)) {
            for ray in w.program.topology.rays(kind, start as u32, direction) {
                for i in 1..ray.sites.len().min(max.max(0) as usize + 1) {
                    let site = ray.sites[i] as i32;
                    w.regs.to = site;
                    if (i as i32) < min {
                        w.regs.between = site;
                        if self.between.as_ref().is_some_and(|b| !b.eval(w)) {
                            break;
                        }
                    }
                    if !self.to.holds(w) {
                        break;
                    }
                    if i as i32 >= min {
                        match (&self.moves, &self.to.effect) {
                            (Some(moves), _) => moves.generate(w),
                            (None, Some(effect)) => effect.generate_always(w),
                            (None, None) => {}
                        }
                    }
                }
            }
        }
        w.regs = saved;
    }
}

/// Moves for each die.
#[derive(Debug)]
pub struct ForEachDie {
    /// Which set of dice.
    pub set: Int,
    /// Whether sums count too.
    pub combined: Bool,
    /// Whether doubles are played twice.
    pub replay: Bool,
    /// Which dice.
    pub condition: Bool,
    /// The moves.
    pub moves: Moves,
}

impl ForEachDie {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let set = self.set.eval(w);
        let layout = &w.program.layout;
        let Some(&first) = layout.dice.get(set as usize) else { return };
        let n = layout.dice_len(set as usize);
        let site = w.program.containers[w.program.dice[set as usize].container].first as i32;
        let values: Vec<i32> = (0..n).map(|i| w.state.word(first + i)).collect();
        let replay = self.replay.eval(w) && values.iter().all(|&v| v == values[0]);
        let saved = w.regs.pips;
        for (i, &value) in values.iter().enumerate() {
            w.regs.pips = value;
            if !self.condition.eval(w) {
                continue;
            }
            let mut uses = vec![use_die(set, i, site)];
            let temp = w.state.word(layout.temp);
            if replay {
                let temp = if temp == -1 { value } else { -1 };
                uses.push(Part::Action(Action::effect(Act::SetTemp { temp })));
            } else if temp != -1 {
                // Doubles that another ludeme left to be replayed are shown again here too.
                show_again(w, temp, &mut uses);
            }
            self.with(w, &uses);
        }
        if self.combined.eval(w) {
            let mut groups: Vec<Vec<usize>> = Vec::new();
            match n {
                2 => groups.push(vec![0, 1]),
                3 => groups.extend([vec![0, 1, 2], vec![0, 1], vec![0, 2], vec![1, 2]]),
                _ => {}
            }
            for group in groups {
                if group.iter().any(|&i| values[i] == 0) {
                    continue;
                }
                w.regs.pips = group.iter().map(|&i| values[i]).sum();
                if self.condition.eval(w) {
                    let uses: Vec<Part> = group.iter().map(|&i| use_die(set, i, site)).collect();
                    self.with(w, &uses);
                }
            }
        }
        w.regs.pips = saved;
    }

    fn with<'p>(&'p self, w: &mut World<'p>, uses: &[Part]) {
        let start = w.arena.moves.len();
        self.moves.generate(w);
        for i in start..w.arena.moves.len() {
            let parts = w.arena.moves[i].parts;
            w.arena.moves[i].parts = w.arena.with_parts(&[], parts, uses);
        }
    }
}

/// Turns all dice that have such a face to a value.
fn show_again(w: &World<'_>, value: i32, uses: &mut Vec<Part>) {
    for dice in &w.program.dice {
        let start = w.program.containers[dice.container].first as i32;
        for (die, &component) in dice.components.iter().enumerate() {
            if w.program.components[component].faces.len() as i32 >= value {
                let act = Act::SetDie { site: start + die as i32, face: value - 1 };
                uses.push(Part::Action(Action::effect(act)));
            }
        }
    }
}

fn use_die(set: i32, die: usize, first: i32) -> Part {
    let act = Act::UseDie { set, die: die as i32, site: first + die as i32 };
    Part::Action(Action::effect(act))
}
