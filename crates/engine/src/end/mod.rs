//! How games end.

mod rank;
mod score;
mod why;

use language::words::ResultType;
use syntax::NodeId;

use crate::booleans::Bool;
use crate::floats::Float;
use crate::ints::Int;
use crate::players::Players;
use crate::state::Scalar;
use crate::world::{Ending, Verdict, World};

/// A rule about the end of the game.
#[derive(Debug)]
pub struct EndRule {
    /// The ludeme.
    pub id: NodeId,
    /// For whom it is tested.
    pub each: Each,
    /// When it applies.
    pub condition: Bool,
    /// Finer rules, of which the first that applies counts.
    pub nested: Vec<EndRule>,
    /// What it brings.
    pub outcome: Option<Outcome>,
}

/// For whom an end rule is tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Each {
    /// Once.
    Once,
    /// For every player.
    Player,
    /// For every player but the mover.
    NonMover,
    /// For every track.
    Track,
}

/// Who a result is for.
#[derive(Debug)]
pub enum Whose {
    /// A player.
    One(Int),
    /// Everybody.
    All,
    /// The members of a team.
    Team(Players),
}

/// What an end rule brings.
#[derive(Debug)]
pub enum Outcome {
    /// A result for somebody.
    Result(Whose, ResultType),
    /// Ranks by score; some scores may be set first.
    ByScore(Box<[(Int, Int)]>, Bool),
    /// Ranks by payoff.
    Payoffs(Box<[(Int, Float)]>),
}

impl<'p> World<'p> {
    /// Tests the end rules of the mover's phase, those of the game, and the limits.
    pub(crate) fn check_end(&mut self) {
        let mover = self.mover();
        let at = self.seat(self.program.layout.phase, mover);
        let index = at.map_or(0, |at| self.state.word(at));
        let phase = self.phase_of(mover);
        self.state.set(Scalar::Losses, 0);
        if phase.has_end {
            self.check_rules(&phase.end, index);
        }
        if !self.is_over() && !self.program.end.is_empty() {
            self.check_rules(&self.program.end, -1);
        }
        if !self.is_over() {
            let turns = self.state.get(Scalar::Turns);
            let too_long = self.program.players > 0
                && turns >= self.program.max_turns.saturating_mul(self.program.players as i32);
            if too_long || self.state.get(Scalar::Moves) >= self.program.max_moves {
                self.draw();
                self.ending = Some(Ending::default());
            }
        }
    }

    fn check_rules(&mut self, rules: &'p [EndRule], phase: i32) {
        for (index, rule) in rules.iter().enumerate() {
            let went_well = self.fault.is_none();
            match rule.each {
                Each::Once => {
                    if let Some((id, outcome)) = rule.find(self) {
                        self.settle(phase, index, id, outcome, rule);
                    }
                }
                Each::Track => {
                    let saved = self.regs.track;
                    for track in 0..self.program.tracks.len() {
                        self.regs.track = track as i32;
                        if let Some((id, outcome)) = rule.find(self) {
                            self.settle(phase, index, id, outcome, rule);
                        }
                    }
                    self.regs.track = saved;
                }
                Each::Player | Each::NonMover => {
                    let saved = self.regs.player;
                    for player in 1..=self.program.players as i32 {
                        if !self.is_active(player)
                            || rule.each == Each::NonMover && player == self.mover()
                        {
                            continue;
                        }
                        self.regs.player = player;
                        if let Some((id, outcome)) = rule.find(self) {
                            self.settle(phase, index, id, outcome, rule);
                        }
                    }
                    self.regs.player = saved;
                }
            }
            if went_well {
                self.blame(rule.id);
            }
        }
        if !self.is_over() && self.program.all_pass_ends && self.all_players_passed() {
            self.draw();
            self.ending = Some(Ending::default());
        }
    }

    fn settle(
        &mut self,
        phase: i32,
        index: usize,
        id: NodeId,
        outcome: &'p Outcome,
        rule: &'p EndRule,
    ) {
        let (was_over, active) = (self.is_over(), self.state.get(Scalar::Active));
        // What held must be asked before the outcome changes it.
        let why = self.explains.then(|| self.why(rule, id));
        let alternative = why.as_ref().and_then(|(alternative, _)| *alternative);
        self.apply_outcome(outcome);
        let departs = !self.is_over() && self.state.get(Scalar::Active) != active;
        // A rule that applies is listed even if it comes too late to change anything.
        self.verdicts.push(Verdict { phase, index, id, alternative, departs });
        if self.is_over() && !was_over {
            let (alternative, evidence) = why.unwrap_or_else(|| (None, self.evidence.clone()));
            self.ending = Some(Ending { rule: Some(id), alternative, evidence });
        }
    }

    /// Whether all players passed in turn.
    pub(crate) fn all_players_passed(&self) -> bool {
        let history = self.state.history();
        let n = self.program.players;
        if n == 0 || history.last().is_none_or(|last| !last.is_pass) {
            return false;
        }
        if n == 1 {
            return true;
        }
        let mut at = history.len();
        let mut player = self.mover();
        for group in 0..n {
            let end = at;
            while at > 0 && i32::from(history[at - 1].mover) == player {
                at -= 1;
            }
            let length = end - at;
            if length == 0 || length > if group == 0 { 1 } else { 2 } || !history[at].is_pass {
                return false;
            }
            if at == 0 {
                return true;
            }
            player = i32::from(history[at - 1].mover);
        }
        true
    }
}

impl EndRule {
    /// The outcome, if the rule applies.
    pub(crate) fn find<'p>(&'p self, w: &mut World<'p>) -> Option<(NodeId, &'p Outcome)> {
        if !self.condition.eval(w) {
            return None;
        }
        for rule in &self.nested {
            if let Some(found) = rule.find(w) {
                return Some(found);
            }
        }
        self.outcome.as_ref().map(|outcome| (self.id, outcome))
    }
}
