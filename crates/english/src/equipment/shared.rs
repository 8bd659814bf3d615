//! What several players have alike is told of them together: "Player 1's and Player 3's end track: B10 to B16."

use crate::plan::Passage;
use crate::realise::{Text, listed_and, say};
use crate::teller::Teller;

/// How a sentence goes on after what it names.
const JOINTS: [&str; 2] = [": ", " is "];

impl Teller<'_> {
    /// Sentences that say the same of something that belongs to one player after the other, as one each.
    pub(crate) fn of_their_owners(&self, items: Vec<Passage>) -> Vec<Passage> {
        let mut out: Vec<Passage> = Vec::new();
        let mut rest = items;
        while !rest.is_empty() {
            let first = rest.remove(0);
            let Some((_, said)) = first.single().and_then(|text| self.owned(text)) else {
                out.push(first);
                continue;
            };
            let said = said.to_owned();
            let alike = |other: &Passage| {
                let owned = other.single().and_then(|text| self.owned(text));
                owned.is_some_and(|(_, other)| other == said)
            };
            let (others, left): (Vec<Passage>, Vec<Passage>) = rest.into_iter().partition(alike);
            rest = left;
            if others.is_empty() {
                out.push(first);
                continue;
            }
            let texts: Vec<Text> = std::iter::once(first)
                .chain(others)
                .filter_map(|passage| passage.single().cloned())
                .collect();
            let owners: Vec<Text> =
                texts.iter().filter_map(|text| Some(text.reworded(self.owned(text)?.0))).collect();
            out.push(Passage::of(say!("{} {}", listed_and(&owners), said)));
        }
        out
    }

    /// "Player 1's" and what is said of a thing of that player: "end track: B10 and B11."
    fn owned<'t>(&self, text: &'t Text) -> Option<(&'t str, &'t str)> {
        let words = text.as_str();
        let owner =
            (1..=self.players.count()).map(|number| self.players.one(number).possessive()).find(
                |owner| words.strip_prefix(owner.as_str()).is_some_and(|it| it.starts_with(' ')),
            )?;
        let (owner, said) = words.split_at(owner.as_str().len());
        let said = said.trim_start();
        // Another player's name in it would be told of all.
        let names = |name: &String| said.contains(name.as_str());
        let plain = JOINTS.iter().any(|joint| said.contains(joint));
        (plain && !self.players.names.iter().any(names)).then_some((owner, said))
    }
}
