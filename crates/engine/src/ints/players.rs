//! Numbers that belong to players, dice and the game as a whole.

use board::SiteType;

use super::Int;
use crate::state::Scalar;
use crate::world::World;

impl Int {
    /// The numbers that are asked for less often.
    pub(super) fn eval_player<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let layout = &w.program.layout;
        match self {
            Self::PlayerValue(p) => {
                let p = p.eval(w);
                w.seat(layout.player_value, p).map_or(-1, |at| w.state.word(at))
            }
            Self::Score(p) => {
                let p = p.eval(w);
                w.seat(layout.score, p).map_or(0, |at| w.state.word(at))
            }
            Self::Amount(p) => {
                let p = p.eval(w);
                if p < 1 || p as usize > w.program.players {
                    return -1;
                }
                w.seat(layout.amount, p).map_or(-1, |at| w.state.word(at))
            }
            Self::TeamMover => {
                if !w.program.teams {
                    return -1;
                }
                let mover = w.mover();
                w.seat(layout.team, mover).map_or(-1, |at| w.state.word(at))
            }
            Self::MoverLastTurn => {
                let mover = w.mover();
                let mut earlier = w.history().iter().rev();
                let other = earlier.find(|m| i32::from(m.mover) != mover && m.mover != 0);
                other.map_or(-1, |m| i32::from(m.mover))
            }
            Self::FromAtStartOfTurn => {
                let mover = w.mover();
                let run = w.history().iter().rev().take_while(|m| i32::from(m.mover) == mover);
                run.last().map_or(-1, |m| m.from)
            }
            Self::Pending => match w.state.list(layout.pending) {
                [value] => *value,
                _ => 0,
            },
            Self::Random(range) => {
                let (min, max) = (range.0.eval(w), range.1.eval(w));
                if min > max {
                    return -1;
                }
                min + w.random(max.saturating_sub(min).saturating_add(1))
            }
            Self::MatchScore(player) => {
                let player = player.eval(w);
                let scores = w.standing.as_ref().map(|s| &s.scores[..]).unwrap_or_default();
                usize::try_from(player).ok().and_then(|p| scores.get(p)).copied().unwrap_or(-1)
            }
            Self::CountTrials => w.standing.as_ref().map_or(-1, |s| s.finished),
            Self::Face(site) => {
                let site = site.eval(w);
                let Some(slot) = layout.slot(site, SiteType::Cell) else { return -1 };
                let face = w.state.local_state(slot);
                w.face_value(site, face).unwrap_or(-1)
            }
            Self::CountPips(owner) => {
                let owner = owner.eval(w);
                let set = w.program.dice.iter().position(|d| d.owner == owner);
                set.map_or(0, |set| w.state.word(layout.dice_sum + set))
            }
            Self::CountActive => (w.state.get(Scalar::Active) as u32).count_ones() as i32,
            Self::CountLegalMoves => w.legal.map_or(0, |n| n as i32),
            _ => self.eval_board(w),
        }
    }
}
