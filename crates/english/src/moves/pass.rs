//! Passing, playing cards, and agreements between players.

use language::moves::{Bet, Pass, PlayCard, Propose, Vote};

use crate::ints::place::quoted;
use crate::plan::{Action, Deed};
use crate::realise::{Text, listed_or, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn pass(&self, node: &Pass, scope: &Scope) -> Action {
        let deed = Deed::you("pass", "").tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    pub(super) fn play_card(&self, node: &PlayCard, scope: &Scope) -> Action {
        // Any card may be played; what follows from it is the business of other rules.
        let site = self.site();
        let seats = self.card_seats().map_or_else(Text::default, |seats| say!(" ({})", seats));
        let rest = say!("any card from your hand to your {}{}", site, seats);
        let deed = Deed::you("play", rest).tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    pub(super) fn propose(&self, node: &Propose, scope: &Scope) -> Action {
        let names: Vec<Text> = node.proposition.iter().map(|name| quoted(name).into()).collect();
        let ends: Vec<&str> = node.proposition.iter().map(|name| &**name).collect();
        let deed = if matches!(ends.as_slice(), ["End"]) {
            Deed::you("propose", "to end the game").tell(node.id)
        } else {
            Deed::you("propose", listed_or(&names)).tell(node.id)
        };
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    pub(super) fn vote(&self, node: &Vote, scope: &Scope) -> Action {
        let names: Vec<Text> = node.vote.iter().map(|name| quoted(name).into()).collect();
        let votes: Vec<&str> = node.vote.iter().map(|name| &**name).collect();
        let deed = match votes.as_slice() {
            ["End"] => Deed::you("vote", "to end the game"),
            ["No"] => Deed::you("vote", "against it"),
            _ => Deed::you("vote", say!("for {}", listed_or(&names))),
        }
        .tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    /// Whether players bet: what a player has is then the stake of the last bet.
    pub(crate) fn bets(&self) -> bool {
        let links = &self.state.links;
        links.clauses("move", "Bet").chain(links.clauses("bet", "")).next().is_some()
    }

    pub(super) fn bet(&self, node: &Bet, scope: &Scope) -> Action {
        let range = self.range(&node.range, scope);
        let person = self.player_ref(&node.player, scope);
        let rest = say!("a stake {}, in place of the stake so far", range);
        let deed =
            if person.second { Deed::you("bet", rest) } else { Deed::of(person.name, "bet", rest) };
        self.with_then(deed.tell(node.id).into(), node.then.as_ref(), scope)
    }
}
