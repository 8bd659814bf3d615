//! Pieces that are set up by where pieces of the same kind stand: told once for all kinds.

use crate::plan::Passage;
use crate::realise::{Text, listed_and, plural, word_count};
use crate::teller::Teller;

/// So many kinds are told together.
const ENOUGH: usize = 3;
/// A sentence may have no more words.
const LONGEST: usize = 35;
/// What stands for the kind.
const KIND: &str = "\u{1}";

impl Teller<'_> {
    /// "Black's rooks, knights and kings fill the squares … that hold one of White's pieces of the same kind": items that say the
    /// same of one kind after the other.
    pub(crate) fn set_up_like_their_kind(&self, items: Vec<Passage>) -> Vec<Passage> {
        let patterns: Vec<Option<(String, String)>> = items
            .iter()
            .map(|item| item.single().and_then(|text| self.by_kind(text.as_str())))
            .collect();
        let mut out: Vec<Passage> = Vec::new();
        let mut done: Vec<&str> = Vec::new();
        for (item, pattern) in items.iter().zip(&patterns) {
            let Some((pattern, _)) = pattern else {
                out.push(item.clone());
                continue;
            };
            if done.contains(&pattern.as_str()) {
                continue;
            }
            let alike = |other: &Option<(String, String)>| {
                other.as_ref().filter(|(known, _)| known == pattern).map(|(_, kind)| kind.clone())
            };
            let kinds: Vec<Text> = patterns.iter().filter_map(alike).map(Text::from).collect();
            let told = items.iter().zip(&patterns).filter(|(_, other)| alike(other).is_some());
            let told: Vec<_> = told
                .filter_map(|(item, _)| item.single())
                .flat_map(|text| text.told().to_vec())
                .collect();
            let words = pattern
                .replacen(KIND, listed_and(&kinds).as_str(), 1)
                .replace(KIND, &format!("{} of the same kind", self.pieces.words()));
            if kinds.len() < ENOUGH || word_count(&words) > LONGEST {
                out.push(item.clone());
                continue;
            }
            done.push(pattern);
            out.push(Passage::of(Text::from(words).tell_all(&told)));
        }
        out
    }

    /// What a sentence says of a kind of pieces, where it speaks of another player's pieces of that kind too; and the kind.
    fn by_kind(&self, words: &str) -> Option<(String, String)> {
        self.pieces.kinds.iter().find_map(|kind| {
            let kinds = plural(&kind.spoken);
            let pattern = words.replace(&format!("'s {kinds}"), &format!("'s {KIND}"));
            let begins = pattern.split_once(KIND).is_some_and(|(owner, _)| !owner.contains(", "));
            let others = pattern.matches(KIND).count() == 2 && begins;
            let only = pattern.matches("one of ").count() == 1;
            (others && only && pattern.find("'s ") < pattern.find(" one of "))
                .then_some((pattern, kinds))
        })
    }
}
