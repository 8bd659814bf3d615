//! Looking at what a move would bring, without making it.

use syntax::NodeId;

use crate::arena::Move;
use crate::moves::Moves;
use crate::world::World;

impl<'p> World<'p> {
    /// Makes a legal move of the current position, looks at what came of it, and takes the move back.
    ///
    /// While `look` runs, `applied` holds the actions of the move. The legal moves stay those of the position before.
    pub fn peek<T>(&mut self, index: usize, look: impl FnOnce(&mut Self) -> T) -> T {
        let mv = self.arena.moves[index];
        let applied = std::mem::take(&mut self.applied);
        let evidence = std::mem::take(&mut self.evidence);
        let verdicts = std::mem::take(&mut self.verdicts);
        let (ending, fault, chance) = (self.ending.take(), self.fault.clone(), self.chance.clone());
        let (costs, phases) = (self.costs.clone(), self.phases.clone());
        let texts = self.texts.len();
        let before = self.look_ahead();
        self.step(&mv);
        let seen = look(self);
        self.look_back(before);
        self.texts.truncate(texts);
        (self.applied, self.evidence, self.verdicts) = (applied, evidence, verdicts);
        (self.ending, self.fault, self.chance) = (ending, fault, chance);
        (self.costs, self.phases) = (costs, phases);
        seen
    }

    /// How many legal moves there are where [`World::peek`] looks.
    pub fn count_moves(&mut self) -> usize {
        self.listed(<[Move]>::len)
    }

    /// Whether a legal move where [`World::peek`] looks is like this.
    pub fn has_move(&mut self, like: impl FnMut(&Move) -> bool) -> bool {
        self.listed(|moves| moves.iter().any(like))
    }

    fn listed<T>(&mut self, look: impl FnOnce(&[Move]) -> T) -> T {
        let mark = self.arena.mark();
        let start = self.arena.moves.len();
        self.generate_legal();
        let seen = look(&self.arena.moves[start..]);
        self.arena.cut(mark);
        seen
    }

    /// The ludemes that permit the moves which a rule gives for the piece that the registers name, whether or not anybody may make them now.
    pub fn origins_of(&mut self, moves: &'p Moves) -> Vec<NodeId> {
        let mark = self.arena.mark();
        let start = self.arena.moves.len();
        self.aside += 1;
        self.generate_aside(|world| moves.generate(world));
        self.aside -= 1;
        let origins = self.arena.moves[start..].iter().map(|mv| mv.origin).collect();
        self.arena.cut(mark);
        origins
    }

    /// How many moves a rule gives where [`World::peek`] looks, whether or not anybody may make them now.
    pub fn count_moves_of(&mut self, moves: &'p Moves) -> usize {
        let mark = self.arena.mark();
        let start = self.arena.moves.len();
        self.aside += 1;
        self.generate_aside(|world| moves.generate(world));
        self.aside -= 1;
        let count = self.arena.moves.len() - start;
        self.arena.cut(mark);
        count
    }
}
