//! Effects that are the same for one player after another: "Each player's score becomes …".

use std::collections::BTreeMap;

use language::moves::Moves;
use syntax::NodeId;

use crate::booleans::without_you;
use crate::plan::{Action, Deed};
use crate::realise::Text;
use crate::scope::Scope;
use crate::teller::Teller;

/// How a player is called of whom all say the same.
const ANYONE: &str = "that player";

impl Teller<'_> {
    /// The members of a list of effects that do the same for every player in turn, by where they stand: the first tells all.
    pub(super) fn for_all_players(
        &self,
        list: NodeId,
        members: &[Moves],
        scope: &Scope,
    ) -> BTreeMap<usize, Action> {
        let mut told = BTreeMap::new();
        let players = self.players.count();
        let known = scope.anyone.is_some() || scope.mover.is_some();
        if !scope.effect || players < 2 || known || self.players.reader().is_some() {
            return told;
        }
        let nodes = self.state.links.members(list);
        let nodes = nodes.get(..members.len()).unwrap_or_default();
        let mut start = 0;
        while let Some(window) = nodes.get(start..start + players) {
            let seats = self.seats_in_turn(window);
            let plan = |index: usize| {
                let anyone = seats.as_ref().map(|seats| seats[index]);
                let inner = Scope { anyone, player: ANYONE.into(), ..scope.clone() };
                self.moves(&members[start + index], &inner)
            };
            let alike = || self.tentatively(|| same_for_all(players, plan));
            match seats.is_some().then(alike).flatten() {
                Some(action) => {
                    let mut action = spoken(action);
                    for index in start..start + players {
                        told.insert(index, std::mem::take(&mut action));
                    }
                    start += players;
                }
                None => start += 1,
            }
        }
        told
    }

    /// The seats of the players that some ludemes name one after the other, if they go up or down and all ludemes are as long.
    fn seats_in_turn(&self, nodes: &[NodeId]) -> Option<Vec<usize>> {
        let backwards: Vec<NodeId> = nodes.iter().rev().copied().collect();
        if self.are_players_in_turn(nodes) {
            Some((1..=nodes.len()).collect())
        } else {
            self.are_players_in_turn(&backwards).then(|| (1..=nodes.len()).rev().collect())
        }
    }

    /// Whether each of some ludemes names the player of its place in the row, and is as long as the others.
    pub(crate) fn are_players_in_turn(&self, nodes: &[NodeId]) -> bool {
        let links = &self.state.links;
        let sizes = nodes.iter().map(|node| links.whole(*node).len());
        let mut sizes: Vec<usize> = sizes.collect();
        sizes.dedup();
        let words = |node| links.whole(node).into_iter().filter_map(|part| links.word(part));
        sizes.len() == 1
            && nodes
                .iter()
                .enumerate()
                .all(|(index, node)| words(*node).any(|word| numbered(word) == Some(index + 1)))
    }
}

/// What is done for every player, if it reads the same for all of them.
fn same_for_all(players: usize, plan: impl Fn(usize) -> Action) -> Option<Action> {
    let first = plan(0);
    let words = first.words();
    if !words.contains(ANYONE) {
        return None;
    }
    let mut told: Vec<NodeId> = Vec::new();
    for player in 1..players {
        let other = plan(player);
        if other.words() != words {
            return None;
        }
        told.extend(other.told());
    }
    Some(told.into_iter().fold(first, Action::tell))
}

/// "each player's score becomes …", or "for each player, …".
fn spoken(mut action: Action) -> Action {
    if let Action::Deed(Deed { subject: Some(subject), .. }) = &mut action
        && subject.as_str().starts_with(ANYONE)
    {
        *subject = subject.reworded(subject.as_str().replacen(ANYONE, "each player", 1));
        return action;
    }
    // "For each player, if you are not that player" means the others.
    if let Action::When(condition, yes, no) = action {
        let (others, condition) = match no.is_nothing() {
            true => without_you(condition, false),
            false => (false, condition),
        };
        let who = if others { "for each other player" } else { "for each player" };
        return Action::Each(Text::from(who), Box::new(Action::When(condition, yes, no)));
    }
    Action::Each(Text::from("for each player"), Box::new(action))
}

/// The player whom a word names by a number.
fn numbered(word: &str) -> Option<usize> {
    word.strip_prefix('P')?.parse().ok()
}
