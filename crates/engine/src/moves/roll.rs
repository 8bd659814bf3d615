//! Rolling dice.

use crate::action::{Act, Action};
use crate::world::World;

impl World<'_> {
    /// Rolls all dice of all sets.
    pub(crate) fn roll(&mut self) {
        let mut actions = Vec::new();
        let mut first = None;
        let mut equal = true;
        for dice in &self.program.dice {
            let start = self.program.containers[dice.container].first as i32;
            for (i, &component) in dice.components.iter().enumerate() {
                let faces = self.program.components[component].faces.len() as i32;
                let face = self.random(faces);
                equal &= *first.get_or_insert(face) == face;
                actions.push(Action::effect(Act::SetDie { site: start + i as i32, face }));
            }
        }
        actions.push(Action::effect(Act::SetDiceEqual { equal }));
        let mv = self.arena.several(&actions);
        self.push_move(mv);
    }
}
