//! Dealing, and playing cards.

use board::SiteType;

use crate::action::{Act, Action, Shift};
use crate::ints::Int;
use crate::world::World;

/// Deals cards or dominoes to the hands of the players in turn.
#[derive(Debug)]
pub struct DealMove {
    /// Whether cards are dealt; dominoes otherwise.
    pub cards: bool,
    /// How many each.
    pub count: Int,
    /// Who gets the first.
    pub begin: Int,
}

impl DealMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let count = self.count.eval(w);
        let count = w.times("deal", count) as usize;
        let begin = self.begin.eval(w);
        let hands = w.hands();
        // Nothing is dealt unless every player has one hand.
        if hands.len() != w.program.players || hands.is_empty() {
            return;
        }
        if self.cards {
            w.deal_top_cards(&hands, count * hands.len(), begin);
        } else {
            w.deal_random_dominoes(&hands, count);
        }
    }
}

impl World<'_> {
    fn deal_top_cards(&mut self, hands: &[usize], wanted: usize, begin: i32) {
        let Some(deck) = self.deck() else { return };
        let Some(slot) = self.program.layout.slot(deck, SiteType::Cell) else { return };
        let size = self.state.height(slot);
        let first = (begin - 1).max(0) as usize;
        for i in 0..wanted.min(size) {
            let hand = &self.program.containers[hands[(first + i) % hands.len()]];
            let mut shift = Shift::simple(SiteType::Cell, deck, hand.first as i32);
            shift.level_from = (size - 1 - i) as i32;
            let mv = self.arena.single(Action::effect(Act::Move(shift)));
            self.emit(mv, shift.from, shift.to);
        }
    }

    fn deal_random_dominoes(&mut self, hands: &[usize], count: usize) {
        let mut bag: Vec<i32> = (1..self.program.components.len() as i32)
            .filter(|&c| self.program.components[c as usize].domino)
            .collect();
        for i in 0..2 * count {
            let hand = &self.program.containers[hands[i % hands.len()]];
            let at = i / hands.len();
            if bag.is_empty() || at >= hand.size {
                return;
            }
            let what = bag.remove(self.random(bag.len() as i32) as usize);
            let to = (hand.first + at) as i32;
            let act = Act::Add {
                kind: Some(SiteType::Cell),
                to,
                level: -1,
                what,
                count: count as i32,
                state: -1,
                rotation: -1,
                value: -1,
                on_stack: false,
            };
            let mv = self.arena.single(Action::effect(act));
            self.emit(mv, to, to);
        }
    }

    /// Lists a move for each card in the hands of the mover: it goes to the site of the board that is the mover's.
    pub(super) fn play_cards(&mut self, decision: bool) {
        let mover = self.mover();
        for container in self.program.containers.iter().skip(1).filter(|c| c.owner == mover) {
            for site in container.first..container.first + container.size {
                let Some(slot) = self.program.layout.slot(site as i32, SiteType::Cell) else {
                    continue;
                };
                for level in 0..self.state.height(slot) as i32 {
                    let mut shift = Shift::simple(SiteType::Cell, site as i32, mover - 1);
                    shift.to_kind = self.program.layout.default;
                    shift.level_from = level;
                    let mv = self.arena.single(Action { act: Act::Move(shift), decision });
                    self.emit(mv, shift.from, shift.to);
                }
            }
        }
    }
}
