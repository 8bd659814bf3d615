//! Carrying out actions.

mod dice;
mod pieces;
mod piles;
mod players;
mod sites;
mod tracks;

use crate::action::{Act, Action};
use crate::state::Scalar;
use crate::world::World;

impl World<'_> {
    /// Carries out an action and notes it among those applied.
    pub(crate) fn execute(&mut self, action: Action) {
        let default = self.program.layout.default;
        let mut action = action;
        if let Act::Add { kind, .. }
        | Act::Insert { kind, .. }
        | Act::Promote { kind, .. }
        | Act::SetHidden { kind, .. }
        | Act::SetCount { kind, .. }
        | Act::SetState { kind, .. }
        | Act::SetRotation { kind, .. }
        | Act::SetValue { kind, .. } = &mut action.act
        {
            kind.get_or_insert(default);
        }
        if let Act::Add { kind, to, level, .. } = &mut action.act
            && self.program.layout.needs.stacks
        {
            *level = self.top_level(*to, kind.unwrap_or(default)) + 1;
        }
        self.applied.push(action);
        self.carry_out(&action.act);
    }

    fn carry_out(&mut self, act: &Act) {
        let default = self.program.layout.default;
        match *act {
            Act::Add { kind, to, what, count, state, rotation, value, .. } => {
                self.add_piece(kind.unwrap_or(default), to, what, count, [state, rotation, value]);
            }
            Act::Insert { kind, to, level, what, state } => {
                self.insert_piece(kind.unwrap_or(default), to, level, what, state);
            }
            Act::Move(shift) => self.move_piece(&shift),
            Act::Copy(shift) => self.copy_piece(&shift),
            Act::MoveCount { from_kind, from, to_kind, to, count } => {
                self.move_count(from_kind, from, to_kind, to, count);
            }
            Act::StackMove { from_kind, from, to_kind, to, levels } => {
                self.move_top_levels(from_kind, from, to_kind, to, levels);
            }
            Act::Remove { to, deferred: true, .. } => {
                let list = self.program.layout.to_clear;
                self.state.list_push(list, to);
            }
            Act::Remove { kind, to, level, .. } => self.remove_piece(kind, to, level),
            Act::Promote { kind, to, level, what } => {
                self.promote_piece(kind.unwrap_or(default), to, level, what);
            }
            Act::Select { .. } | Act::Pass { .. } | Act::NextInstance | Act::Note { .. } => {}
            Act::SetCost { kind, to, cost } => self.set_cost(kind, to, cost),
            Act::SetPhase { kind, to, phase } => self.set_site_phase(kind, to, phase),
            Act::SetHidden { what, kind, to, level, who, value } => {
                self.set_hidden_bit(what, kind.unwrap_or(default), to, level, who, value);
            }
            Act::SetCount { kind, to, what, count } => {
                self.set_site_count(kind.unwrap_or(default), to, what, count)
            }
            Act::SetState { kind, to, level, state } => {
                self.set_site_state(kind.unwrap_or(default), to, level, state);
            }
            Act::SetRotation { kind, to, rotation } => {
                self.set_site_rotation(kind.unwrap_or(default), to, rotation);
            }
            Act::SetValue { kind, to, level, value } => {
                self.set_site_value(kind.unwrap_or(default), to, level, value);
            }
            Act::SetDie { site, face } => self.set_die(site, face),
            Act::SetDiceEqual { equal } => {
                self.state.set(Scalar::DiceEqual, i32::from(equal));
                self.sum_current_dice();
            }
            Act::UseDie { set, die, .. } => self.use_die(set, die),
            Act::PuzzleSet { kind, var, value } => {
                if let Some(slot) = self.program.layout.board_slot(var, kind) {
                    self.state.set_candidates(slot, 1u128.checked_shl(value as u32).unwrap_or(0));
                }
            }
            Act::PuzzleToggle { kind, var, value } => {
                if let Some(slot) = self.program.layout.board_slot(var, kind) {
                    let flip = 1u128.checked_shl(value as u32).unwrap_or(0);
                    self.state.set_candidates(slot, self.state.candidates(slot) ^ flip);
                }
            }
            Act::PuzzleReset { kind, var, max } => {
                if let Some(slot) = self.program.layout.board_slot(var, kind) {
                    let all = 1u128.checked_shl(max as u32).map_or(!0, |bit| bit - 1);
                    self.state.set_candidates(slot, all);
                }
            }
            _ => self.change_players(act),
        }
    }
}
