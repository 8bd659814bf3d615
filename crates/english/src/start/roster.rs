//! A starting position of many kinds of pieces, kind by kind, where rows cannot show it.

use language::start::StartRule;
use syntax::NodeId;

use super::layout::Placed;
use crate::plan::{Part, Passage};
use crate::realise::{Text, listed_and, plural, runs, word_count};
use crate::teller::Teller;

/// Positions with fewer kinds of pieces are told in sentences.
const KINDS: usize = 4;
/// A line of the table with more words than this is told for each player.
const LONGEST: usize = 24;

impl Teller<'_> {
    /// The placements of all players as a table of kinds, with the rules that it tells.
    pub(crate) fn roster(&self, rules: &[StartRule]) -> Option<(Passage, Vec<NodeId>)> {
        let placed: Vec<Placed> =
            rules.iter().filter_map(|rule| self.placed_pieces(rule)).collect();
        let mut kinds: Vec<&str> = Vec::new();
        for one in &placed {
            if !kinds.contains(&&*one.kind) {
                kinds.push(&one.kind);
            }
        }
        let ranked = placed.iter().any(|one| one.rank.is_some());
        if kinds.len() < KINDS || self.players.count() < 2 || ranked {
            return None;
        }
        let mut rows: Vec<[Text; 2]> = Vec::new();
        for kind in kinds {
            let alike: Vec<&Placed> = placed.iter().filter(|one| one.kind == kind).collect();
            let told: Vec<NodeId> = alike.iter().flat_map(|one| self.whole(one.node)).collect();
            let mut places: Vec<(usize, String)> = Vec::new();
            for owner in 1..=self.players.count() {
                let sites: Vec<u32> = alike
                    .iter()
                    .filter(|one| one.owner == owner)
                    .flat_map(|one| one.sites.iter().copied())
                    .collect();
                if !sites.is_empty() {
                    places.push((owner, self.where_they_stand(sites)?));
                }
            }
            let many = places.len() < alike.iter().map(|one| one.sites.len()).sum();
            let name = if many { plural(kind) } else { kind.to_owned() };
            let all: Vec<String> = places
                .iter()
                .map(|(owner, places)| format!("{}: {places}", self.players.name(*owner)))
                .collect();
            let cells: Vec<(String, String)> = if word_count(&all.join("; ")) <= LONGEST {
                vec![(name, all.join("; "))]
            } else {
                places
                    .into_iter()
                    .map(|(owner, places)| {
                        (format!("{name} ({})", self.players.name(owner)), places)
                    })
                    .collect()
            };
            rows.extend(cells.into_iter().map(|(name, places)| {
                [Text::from(name).tell_all(&told), Text::from(places).tell_all(&told)]
            }));
        }
        let told: Vec<NodeId> = placed.iter().map(|one| one.node).collect();
        let mut passage = Passage::default();
        passage.say(Text::from("set up the pieces as follows:").tell_all(&told));
        let header = ["Pieces".to_owned(), "Places".to_owned()];
        passage.parts.push(Part::Table { header, rows });
        Some((passage, told))
    }

    /// "A1 and H1", "the second row from the bottom".
    fn where_they_stand(&self, mut sites: Vec<u32>) -> Option<String> {
        sites.sort_unstable();
        if let Some(lines) = self.lines_name(&sites.iter().copied().collect()) {
            return Some(lines);
        }
        let labels: Option<Vec<Text>> = sites
            .iter()
            .map(|site| self.places.label(i32::try_from(*site).ok()?, None).map(Text::from))
            .collect();
        Some(listed_and(&runs(&labels?)).as_str().to_owned())
    }
}
