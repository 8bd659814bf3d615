//! What the starting position gives to every player alike, told once.

use crate::plan::{Part, Passage};
use crate::realise::{Text, listed_and, say, with_article};
use crate::teller::Teller;

/// How a sentence begins and goes on that tells where one piece of each player stands.
const WHOSE: &str = "each player's ";
const STANDS: &str = " stands on ";

impl Teller<'_> {
    /// Sentences that say the same of each player, told once.
    pub(crate) fn alike_for_players(&self, items: Vec<Passage>) -> Vec<Passage> {
        let count = self.players.count();
        if count < 2 {
            return items;
        }
        let mut out: Vec<Passage> = Vec::new();
        let mut rest = items;
        while !rest.is_empty() {
            let neighbours: Vec<usize> = (0..count.min(rest.len())).collect();
            let found = [Some(neighbours), self.counterparts(&rest)].into_iter().flatten();
            let group = found.filter(|group| group.len() == count).find_map(|group| {
                let passages: Vec<Passage> =
                    group.iter().filter_map(|index| rest.get(*index).cloned()).collect();
                Some((self.for_each_player(&passages)?, group))
            });
            let taken = match group {
                Some((passage, group)) => {
                    out.push(passage);
                    group
                }
                None => {
                    out.push(rest[0].clone());
                    vec![0]
                }
            };
            let left = rest.into_iter().enumerate().filter(|(index, _)| !taken.contains(index));
            rest = left.map(|(_, item)| item).collect();
        }
        standing_together(out)
    }

    /// Where the sentences stand that say of the other players what the first sentence says of the first player.
    ///
    /// Where pieces of several players stand on each other, what is set up later lies on top and stays where it is told.
    fn counterparts(&self, items: &[Passage]) -> Option<Vec<usize>> {
        if self.mixes() {
            return None;
        }
        let own = |item: &Passage, number: usize| {
            let text = item.single()?.as_str();
            Some(self.of_each_player(text, number)).filter(|own| own != text)
        };
        let common = own(items.first()?, 1)?;
        let others = (2..=self.players.count()).map(|number| {
            items.iter().position(|item| own(item, number).is_some_and(|own| own == common))
        });
        std::iter::once(Some(0)).chain(others).collect()
    }

    /// "put 24 seeds in each player's hand", for the sentences about each player in order.
    fn for_each_player(&self, group: &[Passage]) -> Option<Passage> {
        let mut common: Option<Vec<Text>> = None;
        for (number, passage) in (1..).zip(group) {
            let texts = passage.parts.iter().map(|part| match part {
                Part::Say(text) => Some(text.reworded(self.of_each_player(text.as_str(), number))),
                _ => None,
            });
            let own: Vec<Text> = texts.collect::<Option<_>>()?;
            let named =
                |text: &Text| self.players.names.iter().any(|name| text.as_str().contains(name));
            let same = passage.parts.iter().zip(&own).all(
                |(part, own)| matches!(part, Part::Say(text) if text.as_str() == own.as_str()),
            );
            if same || own.iter().any(named) {
                return None;
            }
            common = Some(match common {
                None => own,
                Some(known) if known.len() == own.len() => known
                    .into_iter()
                    .zip(own)
                    .map(|(known, own)| {
                        (known.as_str() == own.as_str()).then(|| known.tell_all(own.told()))
                    })
                    .collect::<Option<_>>()?,
                Some(_) => return None,
            });
        }
        Some(Passage { parts: common?.into_iter().map(Part::Say).collect() })
    }

    /// A text about one player as one about each of them.
    fn of_each_player(&self, text: &str, number: usize) -> String {
        let player = self.players.one(number);
        let (name, owner) = (player.name.as_str(), player.possessive());
        // Whose it is must be clear once; after that it is the player's own.
        let own = text
            .replacen(owner.as_str(), "each player's", 1)
            .replace(owner.as_str(), "their own")
            .replace(&format!("{name} "), "each player ");
        match own.strip_suffix(name) {
            Some(rest) if rest.ends_with(" from ") && own == text => format!("{rest}every player"),
            _ => own,
        }
    }
}

/// "each player's father, djinn and mother stand on A1": pieces that stand on one place.
fn standing_together(items: Vec<Passage>) -> Vec<Passage> {
    let mut out: Vec<Passage> = Vec::new();
    let mut open: Vec<(Text, String)> = Vec::new();
    for item in items {
        let stands = item.single().and_then(one_of_each);
        if stands
            .as_ref()
            .is_none_or(|(_, place)| open.last().is_some_and(|(_, known)| known != place))
        {
            out.extend(all_on_one_place(std::mem::take(&mut open)));
        }
        match stands {
            Some(stands) => open.push(stands),
            None => out.push(item),
        }
    }
    out.extend(all_on_one_place(open));
    out
}

/// The kind and the place of "each player's pawn stands on A1".
fn one_of_each(text: &Text) -> Option<(Text, String)> {
    let (kind, place) = text.as_str().strip_prefix(WHOSE)?.split_once(STANDS)?;
    Some((text.reworded(kind), place.to_owned()))
}

/// The sentence about pieces of each player on one place.
fn all_on_one_place(pieces: Vec<(Text, String)>) -> Option<Passage> {
    let place = pieces.first()?.1.clone();
    let kinds: Vec<Text> = pieces.into_iter().map(|(kind, _)| kind).collect();
    let text = match (kinds.as_slice(), place.as_str()) {
        ([kind], "their own hand") => {
            kind.reworded(format!("each player has {} in hand", with_article(kind.as_str())))
        }
        ([kind], _) => say!("{}{}{}{}", WHOSE, kind, STANDS, place),
        _ => say!("{}{} stand on {}", WHOSE, listed_and(&kinds), place),
    };
    Some(Passage::of(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(items: &[&str]) -> Vec<String> {
        let items = items.iter().map(|text| Passage::of(Text::from(*text))).collect();
        standing_together(items).iter().map(|told| told.words().trim().to_owned()).collect()
    }

    #[test]
    fn pieces_on_one_place_are_told_together() {
        let pieces = [
            "each player's father stands on A1",
            "each player's mother stands on A1",
            "each player's djinn stands on B1",
        ];
        let together =
            ["each player's father and mother stand on A1", "each player's djinn stands on B1"];
        assert_eq!(told(&pieces), together);
    }

    #[test]
    fn what_lies_in_a_hand_does_not_stand_on_it() {
        assert_eq!(
            told(&["each player's pawn stands on their own hand", "the board is empty"]),
            ["each player has a pawn in hand", "the board is empty"]
        );
    }
}
