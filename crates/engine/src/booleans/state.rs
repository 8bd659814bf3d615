//! Tests of players, dice, votes and the course of the game.

use language::words::RepetitionKind;

use super::Bool;
use crate::state::Scalar;
use crate::world::World;

impl Bool {
    pub(super) fn eval_state<'p>(&'p self, w: &mut World<'p>) -> bool {
        let layout = &w.program.layout;
        match self {
            Self::Mover(p) => p.eval(w) == w.state.get(Scalar::Mover),
            Self::Next(p) => p.eval(w) == w.state.get(Scalar::Next),
            Self::Prev(p) => p.eval(w) == w.state.get(Scalar::Previous),
            Self::Active(p) => {
                let p = p.eval(w);
                w.is_active(p)
            }
            Self::DiceUsed => (0..layout.dice.len()).all(|set| {
                (0..layout.dice_len(set)).all(|i| w.state.word(layout.dice[set] + i) == 0)
            }),
            Self::DiceEqual => w.state.get(Scalar::DiceEqual) != 0,
            Self::AllPassed => w.moves_made() >= w.program.players as i32 && w.all_players_passed(),
            Self::NoMoves(p) => {
                let p = p.eval(w);
                p >= 0 && w.state.get(Scalar::Stalemated) >> p.min(31) & 1 == 1
            }
            Self::Pending => !w.state.list(layout.pending).is_empty(),
            Self::Triggered(p) => {
                let p = p.eval(w);
                w.is_active(p) && w.state.get(Scalar::Triggered) >> p & 1 == 1
            }
            Self::AnyDie(value) => {
                let value = value.eval(w);
                !layout.dice.is_empty()
                    && (0..layout.dice_len(0)).any(|i| w.state.word(layout.dice[0] + i) == value)
            }
            Self::Cycle => {
                let c = w.program.players * w.program.players;
                let all = w.state.positions();
                let n = all.len();
                n >= 3 * c
                    && all[n - c..] == all[n - 2 * c..n - c]
                    && all[n - c..] == all[n - 3 * c..n - 2 * c]
            }
            Self::Repeat(kind) => {
                let hash = match kind {
                    RepetitionKind::Positional | RepetitionKind::PositionalInTurn => w.state.hash(),
                    _ => w.situation(),
                };
                w.state.positions().contains(&hash)
            }
            Self::Proposed(message) => w.state.list(layout.propositions).contains(message),
            Self::Decided(message) => w.state.get(Scalar::Decided) == *message,
            Self::LastFromIs(kind) => w.last_played().is_some_and(|m| m.type_from == Some(*kind)),
            Self::LastToIs(kind) => w.last_played().is_some_and(|m| m.type_to == Some(*kind)),
            Self::WasPass => w.last_played().is_some_and(|m| m.is_pass),
            _ => false,
        }
    }
}
