//! Searching for what playouts did not reach: from the start, and from a few moves before the end of games that ended otherwise.

use std::time::Instant;

use language::words::ModeType;
use rayon::prelude::*;

use crate::goal::{Goal, Target};
use crate::playout::Manner;
use crate::pool::Place;
use crate::search::{Limits, Searched, search};
use crate::work::{ROUND, Work};

/// How many positions are followed at once, and how many in a game for one, which is won in few ways.
const WIDTH: usize = 160;
const WIDE: usize = 500;
/// How many moves a way from the start may have.
const DEPTH: usize = 160;
/// How many moves before its end a game is gone back to, one after another.
const BACK: [usize; 4] = [2, 5, 12, 30];
/// How many positions are followed from there.
const NARROW: usize = 24;
/// The share of the budget for the last moves, for each goal.
const LAST: usize = 8;

impl<'p> Work<'p> {
    /// Searches for the end rules and phases that playouts did not reach.
    pub fn search_goals(&mut self) {
        if self.program.puzzle.is_some() || self.program.mode == ModeType::Simultaneous {
            return;
        }
        for number in 0..self.goals.len() {
            let goal = self.goals[number].clone();
            if goal.is_rule() || self.reached.has(&goal) || Instant::now() >= self.deadline {
                continue;
            }
            let found = self.search_ahead(&goal).or_else(|| self.search_back(&goal));
            if let Some((place, index)) = found {
                self.round_of(1, |_, _| (place.clone(), Manner::Given(index), 1));
            }
        }
    }

    /// Searches from the start, where nothing is left to chance.
    fn search_ahead(&mut self, goal: &Goal<'p>) -> Option<(Place<'p>, usize)> {
        if self.program.stochastic {
            return None;
        }
        // A game for one is won in few ways, so that a search has to go far.
        let alone = self.program.players < 2;
        let (width, most) = match alone {
            true => (WIDE, self.settings.moves / 2),
            false => (WIDTH, self.settings.moves / 16),
        };
        let start = Place::start(self.program, self.settings.seed);
        let searched = search(start, goal, Limits { width, depth: DEPTH, most });
        self.weighed += searched.weighed;
        searched.found
    }

    /// Searches from some moves before the end of games that were played: a draw, or a victory of the other one, may be a few moves
    /// away from how they ended.
    fn search_back(&mut self, goal: &Goal<'p>) -> Option<(Place<'p>, usize)> {
        if !matches!(goal.target, Target::End(..)) {
            return None;
        }
        let most = self.settings.moves / (LAST * BACK.len() * ROUND);
        for (turn, back) in BACK.into_iter().enumerate() {
            let limits = Limits { width: NARROW, depth: 2 * back, most };
            let ways = self.finished.iter().cycle().skip(turn * ROUND).take(ROUND);
            let ways: Vec<_> = ways.take(self.finished.len()).collect();
            let program = self.program;
            let searched: Vec<Searched<'p>> = ways
                .into_par_iter()
                .map(|way| {
                    let ply = way.choices.len().saturating_sub(back);
                    search(Place::along(program, way, ply), goal, limits)
                })
                .collect();
            self.weighed += searched.iter().map(|searched| searched.weighed).sum::<usize>();
            let found = searched.into_iter().find_map(|searched| searched.found);
            if found.is_some() || Instant::now() >= self.deadline {
                return found;
            }
        }
        None
    }
}
