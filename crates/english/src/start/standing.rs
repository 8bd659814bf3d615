//! What stands where when the game begins, as far as that is known.

use language::game::Rules;
use language::start::StartRule;

use super::layout::Placed;
use crate::teller::Teller;

impl Teller<'_> {
    /// The kind of piece that a player starts with on a place.
    pub(crate) fn starts_at(&self, site: u32, player: usize) -> Option<String> {
        self.standing_pieces()
            .find(|placed| placed.owner == player && placed.sites.contains(&site))
            .map(|placed| placed.kind)
    }

    /// Whether every rule of the start puts pieces on places that are known.
    pub(crate) fn knows_start(&self) -> bool {
        self.start_rules().next().is_some()
            && self.start_rules().all(|rule| self.placed_pieces(rule).is_some())
    }

    /// The places whose pieces start with a mark, as far as the places are known.
    pub(crate) fn marked_at_start(&self) -> Vec<u32> {
        let marked = |rule: &&StartRule| match rule {
            StartRule::PlaceOn(node) => node.state.is_some(),
            StartRule::PlaceAt(node) => node.state.is_some(),
            _ => false,
        };
        let placed = self.start_rules().filter(marked).filter_map(|rule| self.placed_pieces(rule));
        placed.flat_map(|placed| placed.sites).collect()
    }

    /// How many pieces of a kind a player starts with on the board.
    pub(crate) fn starts_with(&self, kind: &str, player: usize) -> usize {
        let own = self.standing_pieces().filter(|one| one.owner == player && one.kind == kind);
        own.map(|one| one.sites.len()).sum()
    }

    /// Whether players start with pieces in their hands, which are theirs as those on the board are.
    pub(crate) fn starts_in_hand(&self) -> bool {
        let links = &self.state.links;
        let in_hand = |place: syntax::NodeId| self.is_in_hand(place);
        self.places.shape != crate::facts::Shape::Holes
            && self.players.count() > 1
            && links.clauses("place", "").any(in_hand)
    }

    /// Whether pieces may lie in a hand: they start there, or are captured into one and stay whose they are.
    pub(crate) fn may_lie_in_hand(&self) -> bool {
        let links = &self.state.links;
        let carried = |carry: syntax::NodeId| {
            links.plain(carry).any(|part| {
                links.keyword(part) == Some("to")
                    && links.plain(part).any(|place| links.keyword(place) == Some("handSite"))
            })
        };
        self.starts_in_hand()
            || self.places.shape != crate::facts::Shape::Holes
                && self.players.count() > 1
                && links.clauses("fromTo", "").any(carried)
    }

    /// Whether a rule of the start is about a hand.
    pub(crate) fn is_in_hand(&self, place: syntax::NodeId) -> bool {
        let links = &self.state.links;
        links.whole(place).into_iter().any(|part| {
            links.keyword(part) == Some("handSite")
                || links.text(part).is_some_and(|text| text.starts_with("Hand"))
        })
    }

    /// Whether pieces are placed from a hand.
    pub(crate) fn has_drops(&self) -> bool {
        let links = &self.state.links;
        links.clauses("move", "").any(|carry| {
            links.plain(carry).any(|part| {
                links.keyword(part) == Some("from")
                    && links.whole(part).into_iter().any(|place| {
                        links.keyword(place) == Some("handSite") || links.is(place, "sites", "Hand")
                    })
            })
        })
    }

    /// What lies in the hands: the one kind of piece that starts there, if no other ever comes there.
    pub(crate) fn held_kind(&self) -> String {
        let links = &self.state.links;
        let hand = |part: &syntax::NodeId| {
            links.keyword(*part) == Some("handSite") || links.is(*part, "sites", "Hand")
        };
        let comes = links.clauses("to", "").any(|to| links.whole(to).iter().any(hand));
        let places = links.clauses("place", "").filter(|place| self.is_in_hand(*place));
        let mut kinds: Vec<String> = places
            .filter_map(|place| links.plain(place).find_map(|part| links.text(part)))
            .map(|name| self.pieces.named(name).0)
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        match kinds.as_slice() {
            [only] if !comes => only.clone(),
            _ => self.pieces.word.clone(),
        }
    }

    /// What the starting position puts on known places.
    fn standing_pieces(&self) -> impl Iterator<Item = Placed> + '_ {
        self.start_rules().filter_map(|rule| self.placed_pieces(rule))
    }

    /// The rules of the start.
    fn start_rules(&self) -> impl Iterator<Item = &StartRule> {
        let start = match &self.game.rules {
            Rules::Simple(rules) => rules.start.as_ref(),
            Rules::Phased(rules) => rules.start.as_ref(),
        };
        start.into_iter().flat_map(|start| start.rules.iter())
    }
}
