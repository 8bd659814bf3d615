//! Dice: the face shown is the local state of the site, the current value is used up by moves.

use board::SiteType;

use crate::state::Write;
use crate::world::World;

impl World<'_> {
    /// The set of dice and the place in it of a site.
    fn die_at(&self, site: i32) -> Option<(usize, usize)> {
        self.program.dice.iter().enumerate().find_map(|(set, dice)| {
            let first = self.program.containers[dice.container].first as i32;
            let n = self.program.layout.dice_len(set) as i32;
            (site >= first && site < first + n).then(|| (set, (site - first) as usize))
        })
    }

    /// The value of a face of the die at a site.
    pub(crate) fn face_value(&self, site: i32, face: i32) -> Option<i32> {
        let slot = self.program.layout.slot(site, SiteType::Cell)?;
        let component = self.program.components.get(self.state.what(slot) as usize)?;
        component.faces.get(face as usize).copied()
    }

    pub(crate) fn set_die(&mut self, site: i32, face: i32) {
        let Some(slot) = self.program.layout.slot(site, SiteType::Cell) else { return };
        if face < 0 {
            return;
        }
        if self.program.layout.needs.stacks {
            self.state.set_top(slot, |l| l.state = face);
        } else {
            self.state.write(slot, Write { state: face, ..Write::NOTHING });
        }
        if let (Some((set, die)), Some(value)) = (self.die_at(site), self.face_value(site, face)) {
            self.state.set_word(self.program.layout.dice[set] + die, value);
        }
    }

    pub(crate) fn use_die(&mut self, set: i32, die: i32) {
        let Some(&first) = self.program.layout.dice.get(set as usize) else { return };
        if die >= 0 && (die as usize) < self.program.layout.dice_len(set as usize) {
            self.state.set_word(first + die as usize, 0);
        }
    }

    /// Sums each set of dice from the current values.
    pub(crate) fn sum_current_dice(&mut self) {
        for set in 0..self.program.layout.dice.len() {
            let first = self.program.layout.dice[set];
            let sum =
                (0..self.program.layout.dice_len(set)).map(|i| self.state.word(first + i)).sum();
            self.state.set_word(self.program.layout.dice_sum + set, sum);
        }
    }

    /// Sums each set of dice from the faces shown.
    pub(crate) fn sum_shown_dice(&mut self) {
        for set in 0..self.program.layout.dice.len() {
            let first = self.program.containers[self.program.dice[set].container].first as i32;
            let n = self.program.layout.dice_len(set) as i32;
            let mut sum = 0_i32;
            for site in first..first + n {
                if let Some(slot) = self.program.layout.slot(site, SiteType::Cell) {
                    let face = self.face_value(site, self.state.local_state(slot)).unwrap_or(0);
                    sum = sum.saturating_add(face);
                }
            }
            self.state.set_word(self.program.layout.dice_sum + set, sum);
        }
    }
}
