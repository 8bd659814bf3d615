//! Pieces of one kind that several rules put on the board, told together.

use language::start::StartRule;
use syntax::NodeId;

use super::layout::Placed;
use crate::plan::Passage;
use crate::realise::{Text, plural, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// "the leopards stand on A1, C3 and E5", for rules that each place some of them; with the rules that it tells.
    pub(crate) fn scattered(&self, rules: &[StartRule]) -> Vec<(Passage, Vec<NodeId>)> {
        let placed: Vec<Placed> =
            rules.iter().filter_map(|rule| self.placed_pieces(rule)).collect();
        // What is put on an occupied place covers what was there: then the order of the rules matters.
        let mut sites: Vec<u32> = placed.iter().flat_map(|one| one.sites.iter().copied()).collect();
        let all = sites.len();
        sites.sort_unstable();
        sites.dedup();
        if sites.len() < all {
            return vec![];
        }
        let mut groups: Vec<Vec<&Placed>> = Vec::new();
        for one in &placed {
            let same = |group: &&mut Vec<&Placed>| {
                group.first().is_some_and(|first| {
                    (first.owner, &first.kind, &first.rank) == (one.owner, &one.kind, &one.rank)
                })
            };
            match groups.iter_mut().find(same) {
                Some(group) => group.push(one),
                None => groups.push(vec![one]),
            }
        }
        // Rows and other areas have names that say more than their places.
        let listed = |one: &&Placed| {
            one.sites.len() == 1 || self.lines_name(&one.sites.iter().copied().collect()).is_none()
        };
        groups.retain(|group| group.len() > 1 && group.iter().all(listed));
        groups.iter().filter_map(|group| self.gathered_places(group)).collect()
    }

    fn gathered_places(&self, group: &[&Placed]) -> Option<(Passage, Vec<NodeId>)> {
        let nodes: Vec<NodeId> = group.iter().map(|one| one.node).collect();
        let first = group.first()?;
        let mut sites: Vec<u32> = group.iter().flat_map(|one| one.sites.iter().copied()).collect();
        sites.sort_unstable();
        let names: Vec<Text> = sites
            .iter()
            .map(|site| self.places.label(i32::try_from(*site).ok()?, None).map(Text::from))
            .collect::<Option<_>>()?;
        let whose = if self.players.named_after(first.owner, &first.kind) {
            "the".into()
        } else {
            self.players.one(first.owner).possessive()
        };
        let places = self.named_places(&names, first.node);
        let told: Vec<NodeId> = nodes.iter().flat_map(|node| self.whole(*node)).collect();
        let text = say!("{} {} stand on {}", whose, plural(&first.kind), places);
        let mut passage = Passage::of(text.tell_all(&told));
        if let Some(rank) = &first.rank {
            passage.say(Text::from(rank.sentence()).tell_all(&told));
        }
        Some((passage, nodes))
    }
}
