//! Deduction puzzles: variables with candidate values, and the constraints on them.
//!
//! Every site is a variable with a set of candidates. A variable is *resolved* when one candidate is left; until then
//! its value reads as 0.

mod affected;
mod constraint;
mod reads;

pub use constraint::{Constraint, Different, HintedSum, Lists, ValueCount};
pub(crate) use reads::Reads;

use syntax::NodeId;

use crate::action::{Act, Action};
use crate::arena::Move;
use crate::booleans::Bool;
use crate::program::{Program, RegionItem};
use crate::start::StartRule;
use crate::state::Scalar;
use crate::world::World;

/// The greatest value that a variable may have.
pub const MAX_VALUE: i32 = 127;

/// What makes a game a deduction puzzle.
#[derive(Debug, Default)]
pub struct Puzzle {
    /// What must hold, with the ludemes that say so.
    pub constraints: Vec<(NodeId, Bool)>,
    /// The sites that are to be filled in, in the order in which moves list them.
    pub variables: Vec<i32>,
    /// The sites whose values are given at the start.
    pub given: Vec<i32>,
}

impl Puzzle {
    /// Finds the variables once the program stands.
    pub(crate) fn find_variables(program: &mut Program) {
        let Some(mut puzzle) = program.puzzle.take() else { return };
        // Givens are only looked for in the first rule of the start.
        if let Some(StartRule::Given(_, pairs)) = program.start.first() {
            puzzle.given = pairs.iter().map(|&(site, _)| site).collect();
        }
        program.puzzle = Some(Box::default());
        puzzle.variables = constrained_sites(program, &puzzle.constraints);
        program.puzzle = Some(puzzle);
    }
}

/// The sites that the constraints speak of, in the order of their mention.
fn constrained_sites(program: &Program, constraints: &[(NodeId, Bool)]) -> Vec<i32> {
    let mut world = World::new(program, crate::Chance::seeded(0));
    let mut sites: Vec<i32> = Vec::new();
    let mut add = |list: &[i32]| {
        for &site in list {
            if !sites.contains(&site) {
                sites.push(site);
            }
        }
    };
    for (_, test) in constraints {
        let Bool::Puzzle(constraint) = test else { continue };
        match &**constraint {
            Constraint::ForAllSites(..) | Constraint::ForAllHints(_) => {
                add(&(0..program.topology.sites().len() as i32).collect::<Vec<_>>());
                break;
            }
            Constraint::Different(Different { lists: Lists::Region(region), .. })
            | Constraint::Sum(HintedSum { lists: Lists::Region(region), .. }) => {
                // The sites are worked out on the empty board: regions of puzzles are fixed.
                let found: Vec<i32> = region.eval(&mut world).iter().collect();
                add(&found);
            }
            Constraint::Different(_) | Constraint::Sum(_) | Constraint::Unique(_) => {
                program.regions.iter().flat_map(item_lists).for_each(|list| add(list));
            }
            Constraint::Count(_) | Constraint::ValueBelow { .. } | Constraint::Solved => {}
        }
    }
    sites
}

/// The lists of a region of the equipment: those of its static kinds, else its sites as written, else its functions'.
fn item_lists(item: &RegionItem) -> &[Vec<i32>] {
    &item.parts
}

impl<'p> World<'p> {
    /// The value of a variable; 0 while it is not resolved.
    pub(crate) fn puzzle_value(&self, slot: usize) -> i32 {
        self.resolved(slot).unwrap_or(0)
    }

    /// The value of a variable that is resolved.
    pub(crate) fn resolved(&self, slot: usize) -> Option<i32> {
        let candidates = self.state.candidates(slot);
        let resolved = candidates.count_ones() == 1;
        self.reads.note(slot, resolved);
        resolved.then(|| candidates.trailing_zeros() as i32)
    }

    /// The value of a site that is resolved.
    pub(crate) fn resolved_at(&self, site: i32, kind: board::SiteType) -> Option<i32> {
        self.resolved(self.program.layout.board_slot(site, kind)?)
    }

    /// Offers the moves of a puzzle: values that break no constraint, and candidates to switch on or off.
    pub(crate) fn satisfy(&mut self) {
        let start = self.arena.moves.len();
        self.puzzle_moves();
        if self.plain {
            self.retain_moves(start, |w, mv| w.keeps_constraints(mv));
        } else {
            self.retain_consistent(start);
        }
    }

    /// Lists the moves of a puzzle, those that break constraints too.
    pub(crate) fn puzzle_moves(&mut self) {
        let Some(puzzle) = &self.program.puzzle else { return };
        let kind = self.program.layout.default;
        let (min, max) = self.program.ranges[kind as usize];
        for &var in puzzle.variables.iter().filter(|var| !puzzle.given.contains(var)) {
            let now = self.resolved_at(var, kind);
            for value in min..=max {
                let set = self.puzzle_move(Act::PuzzleSet { kind, var, value }, var);
                self.arena.moves.push(set);
                if now != Some(value) {
                    let toggle = self.puzzle_move(Act::PuzzleToggle { kind, var, value }, var);
                    self.arena.moves.push(toggle);
                }
            }
        }
    }

    /// Whether a move of a puzzle breaks no constraint. Candidates may always be switched.
    pub(crate) fn is_consistent(&mut self, mv: &Move) -> bool {
        let look = self.look_ahead();
        let holds = self.keeps_constraints(mv);
        self.look_back(look);
        holds
    }

    fn keeps_constraints(&mut self, mv: &Move) -> bool {
        if !self.sets_value(mv) {
            return true;
        }
        self.apply(mv, true);
        self.constraints_hold()
    }

    /// Whether a move of a puzzle fills in a value.
    fn sets_value(&self, mv: &Move) -> bool {
        self.arena.find(mv.parts, &mut |a| matches!(a.act, Act::PuzzleSet { .. })).is_some()
    }

    /// The move that fills in a value, even one that play does not offer: it reads comparisons with the number of groups as the values of
    /// places, and so refuses what solves a puzzle that is read as it is meant.
    pub fn filling(&mut self, var: i32, value: i32) -> Option<Move> {
        let kind = self.program.layout.default;
        let is_variable =
            self.program.puzzle.as_ref().is_some_and(|puzzle| puzzle.variables.contains(&var));
        is_variable.then(|| self.puzzle_move(Act::PuzzleSet { kind, var, value }, var))
    }

    fn puzzle_move(&mut self, act: Act, var: i32) -> Move {
        let mv = self.arena.single(Action { act, decision: true });
        Move { mover: 1, from: var, to: var, ..mv }
    }

    fn constraints_hold(&mut self) -> bool {
        let Some(puzzle) = &self.program.puzzle else { return true };
        puzzle.constraints.iter().all(|(_, test)| test.eval(self))
    }

    /// Whether all constraints hold when what is still open is taken as 0.
    pub(crate) fn is_solved(&mut self) -> bool {
        let Some(puzzle) = &self.program.puzzle else { return false };
        let kind = self.program.layout.default;
        let look = self.look_ahead();
        for &var in &puzzle.variables {
            if let Some(slot) = self.program.layout.board_slot(var, kind)
                && self.resolved(slot).is_none()
            {
                self.state.set_candidates(slot, 1);
            }
        }
        let solved = self.state.get(Scalar::Over) == 0 && self.constraints_hold();
        self.look_back(look);
        solved
    }
}
