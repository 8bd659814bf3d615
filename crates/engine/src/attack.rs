//! Who attacks a piece.

use board::SiteType;

use crate::state::Scalar;
use crate::world::World;

impl World<'_> {
    /// The sites from which enemies of the piece on a site could move there if it were their turn: those who give check.
    pub fn attackers(&mut self, site: i32, kind: SiteType) -> Vec<i32> {
        let Some(slot) = self.program.layout.slot(site, kind) else { return Vec::new() };
        let owner = self.state.who(slot);
        let (fault, chance) = (self.fault.clone(), self.chance.clone());
        let look = self.look_ahead();
        self.state.set(Scalar::Previous, owner);
        self.in_threat = true;
        let mut found = Vec::new();
        for enemy in (1..=self.program.players as i32).filter(|&player| player != owner) {
            self.state.set(Scalar::Mover, enemy);
            self.state.set(Scalar::Next, owner);
            let moves = &self.phase_of(enemy).play;
            let start = self.arena.moves.len();
            self.generate_aside(|world| moves.generate(world));
            let reaching = self.arena.moves[start..].iter().filter(|mv| mv.to == site);
            found.extend(reaching.map(|mv| mv.from).filter(|&from| from >= 0 && from != site));
        }
        self.in_threat = false;
        self.look_back(look);
        (self.fault, self.chance) = (fault, chance);
        found.sort_unstable();
        found.dedup();
        found
    }
}
