//! Sites where a move wins.

use crate::bits::Bits;
use crate::ints::Int;
use crate::moves::Moves;
use crate::state::Scalar;
use crate::world::World;

/// The sites that winning moves lead to.
#[derive(Debug)]
pub struct Winning {
    /// Who must win.
    pub player: Int,
    /// The moves; those that the rules allow if not said.
    pub moves: Option<Moves>,
}

impl Winning {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        // An end rule may ask for these sites itself, and so come back here.
        if w.descend() {
            self.try_out(w, out);
        }
        w.ascend();
    }

    fn try_out<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let player = self.player.eval(w);
        let mark = w.arena.mark();
        let start = w.arena.moves.len();
        match &self.moves {
            Some(moves) => moves.generate(w),
            None => w.phase_of(w.mover()).play.generate(w),
        }
        for i in start..w.arena.moves.len() {
            if !w.try_another("sites Winning") {
                break;
            }
            let mv = w.arena.moves[i];
            let kept = (
                std::mem::take(&mut w.verdicts),
                std::mem::take(&mut w.evidence),
                w.ending.clone(),
            );
            let look = w.look_ahead();
            w.step(&mv);
            if w.is_over() && w.state.get(Scalar::Winner) == player {
                out.insert_site(mv.to);
            }
            w.look_back(look);
            (w.verdicts, w.evidence, w.ending) = kept;
        }
        w.arena.cut(mark);
    }
}
