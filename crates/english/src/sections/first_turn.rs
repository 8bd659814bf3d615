//! What rules mean by the last move when none has been made.

use language::game::Rules;
use language::start::StartRule;
use syntax::NodeId;

use crate::document::Section;
use crate::end::goes_on_with;
use crate::realise::Text;
use crate::teller::Teller;

/// Where the last piece of a starting position is put.
enum SetUp {
    /// On a place of the board.
    On(String),
    /// On a place of the board that chance decides on.
    AtRandom,
    /// On none of its places: in a hand, or what is set up is no piece.
    Beside,
}

impl Teller<'_> {
    /// The questions for the place of the last move that sections tell in these words, and that may come up in the first turn of the game.
    pub(super) fn asked_for_last_move<'s>(
        &self,
        sections: impl Iterator<Item = &'s Section>,
    ) -> Vec<NodeId> {
        let links = &self.state.links;
        let words = format!("the {} of the last move", self.site());
        let later = |node: NodeId| {
            let mut inner = node;
            links.ancestors(node).any(|outer| {
                let branch = std::mem::replace(&mut inner, outer);
                matches!(links.keyword(outer), Some("then" | "can"))
                    || links.is(outer, "if", "") && goes_on_with(links, outer, branch)
            })
        };
        // "The piece moved last" has moved in the same turn.
        let told = sections
            .flat_map(Section::sentences)
            .filter(|it| it.text.contains(&words) && !it.text.contains("moved last"));
        let asked = told.flat_map(|sentence| sentence.told.iter().copied());
        asked.filter(|node| links.is(*node, "last", "To") && !later(*node)).collect()
    }

    /// What the place of the last move is when none has been made: where the last piece was set up, if any was.
    pub(super) fn before_first_move(&self) -> Option<Text> {
        let start = match &self.game.rules {
            Rules::Simple(rules) => rules.start.as_ref(),
            Rules::Phased(rules) => rules.start.as_ref(),
        };
        let site = self.site();
        let Some(start) = start else {
            let none = "in the first turn of the game and after a pass, there is no last move";
            return Some(format!("{none}: no {site} is its {site} or lies next to it").into());
        };
        let nowhere = format!("no {site} is that of the last move");
        let place = match self.set_up_last(start.rules.iter().last()?)? {
            SetUp::On(label) => label,
            SetUp::AtRandom => format!("the {site} on which the last piece was set up"),
            SetUp::Beside => {
                return Some(
                    format!("in the first turn of the game and after a pass, {nowhere}").into(),
                );
            }
        };
        let text =
            format!("in the first turn of the game, the last move counts as made to {place}");
        Some(format!("{text}; after a pass, {nowhere}").into())
    }

    /// Where a rule of the start puts its last piece.
    fn set_up_last(&self, rule: &StartRule) -> Option<SetUp> {
        let label = |site: u32| self.places.label(i32::try_from(site).ok()?, None).map(SetUp::On);
        match rule {
            StartRule::PlaceAt(node) if self.is_in_hand(node.id) => Some(SetUp::Beside),
            StartRule::PlaceAt(_) | StartRule::PlaceOn(_) => {
                label(*self.filled_places(rule)?.last()?)
            }
            StartRule::PlaceRandom(_) => Some(SetUp::AtRandom),
            StartRule::SetScore(_) | StartRule::SetTeam(_) | StartRule::SetRememberValue(_) => {
                Some(SetUp::Beside)
            }
            StartRule::ForEachPlayer(node) => match self.set_up_last(&node.rule)? {
                SetUp::Beside => Some(SetUp::Beside),
                SetUp::On(_) | SetUp::AtRandom => None,
            },
            _ => None,
        }
    }
}
