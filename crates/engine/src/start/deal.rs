//! Dominoes and cards.

use board::SiteType;

use super::add;
use crate::program::ContainerKind;
use crate::world::World;

impl World<'_> {
    /// All dominoes lie in the bag.
    pub(super) fn fill_bag(&mut self) {
        for (index, component) in self.program.components.iter().enumerate() {
            if component.domino {
                self.state.list_push(self.program.layout.dominoes, index as i32);
            }
        }
    }

    /// The hands of players.
    pub(crate) fn hands(&self) -> Vec<usize> {
        let all = self.program.containers.iter().enumerate();
        all.filter(|(_, c)| c.kind == ContainerKind::Hand && c.owner > 0).map(|(i, _)| i).collect()
    }

    /// Deals dominoes to the hands in turn.
    pub(super) fn deal_dominoes(&mut self, count: i32) {
        let hands = self.hands();
        let mut bag: Vec<i32> = (1..self.program.components.len() as i32)
            .filter(|&c| self.program.components[c as usize].domino)
            .collect();
        for i in 0..count.clamp(0, 1000) as usize * 2 {
            if bag.is_empty() || hands.is_empty() {
                return;
            }
            let what = bag.remove(self.random(bag.len() as i32) as usize);
            let hand = &self.program.containers[hands[i % hands.len()]];
            let site = (hand.first..hand.first + hand.size).find(|&s| self.state.is_empty(s));
            if let Some(site) = site {
                self.place(add(SiteType::Cell, site as i32, what));
            }
        }
    }

    /// The decks get their cards in random order.
    pub(super) fn fill_decks(&mut self) {
        for container in 0..self.program.containers.len() {
            if self.program.containers[container].kind != ContainerKind::Deck {
                continue;
            }
            let site = self.program.containers[container].first as i32;
            let mut cards: Vec<i32> = (1..self.program.components.len() as i32)
                .filter(|&c| self.program.components[c as usize].card.is_some())
                .collect();
            while !cards.is_empty() {
                let what = cards.remove(self.random(cards.len() as i32) as usize);
                self.place(add(SiteType::Cell, site, what));
            }
        }
    }

    /// Where the first deck lies.
    pub(crate) fn deck(&self) -> Option<i32> {
        let deck = self.program.containers.iter().find(|c| c.kind == ContainerKind::Deck);
        deck.map(|c| c.first as i32)
    }

    /// Deals cards from the top of the deck to the hands in turn.
    pub(super) fn deal_cards(&mut self, count: i32) {
        self.hand_out(count as usize, true);
    }

    /// Deals all cards from the bottom of the deck to the hands in turn.
    pub(super) fn split_deck(&mut self) {
        self.hand_out(usize::MAX, false);
    }

    fn hand_out(&mut self, each: usize, from_top: bool) {
        let hands = self.hands();
        let Some(deck) = self.deck() else { return };
        let Some(slot) = self.program.layout.slot(deck, SiteType::Cell) else { return };
        if hands.is_empty() {
            return;
        }
        let wanted = each.saturating_mul(hands.len()).min(self.state.height(slot));
        for i in 0..wanted {
            let size = self.state.height(slot) as i32;
            let level = if from_top { size - 1 } else { 0 };
            let mut shift = crate::action::Shift::simple(SiteType::Cell, deck, 0);
            shift.level_from = level;
            shift.to = self.program.containers[hands[i % hands.len()]].first as i32;
            self.place(crate::action::Act::Move(shift));
        }
    }
}
