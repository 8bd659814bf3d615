//! Two players' places that differ at their end only: "…, and Black's fill those in the top row".

use crate::plan::Passage;
use crate::realise::{Text, say};
use crate::teller::Teller;

/// Areas that begin alike in fewer words than this are told in full.
const WORTH: usize = 8;
/// A sentence may not be longer than this.
const LONGEST: usize = 32;
/// Words with which the description of a place goes on.
const PREPOSITIONS: [&str; 8] = ["in", "of", "on", "within", "before", "after", "between", "next"];

impl Teller<'_> {
    /// Draws sentences together that tell the same of the places of two players, up to a last qualification.
    pub(crate) fn paired(&self, items: Vec<Passage>) -> Vec<Passage> {
        let mut out: Vec<Passage> = Vec::new();
        for item in items {
            let both = out.last().and_then(|last| self.both(last.single()?, item.single()?));
            match both {
                Some(text) => {
                    out.pop();
                    out.push(Passage::of(text));
                }
                None => out.push(item),
            }
        }
        out
    }

    fn both(&self, first: &Text, second: &Text) -> Option<Text> {
        let split = |text: &Text| -> Option<(String, String, String)> {
            let (who, area) = text.as_str().split_once(" fill the ")?;
            let (owner, kind) = crate::realise::owner_and_thing(who)?;
            Some((owner.to_owned(), kind.to_owned(), area.to_owned()))
        };
        let (mine, theirs) = (split(first)?, split(second)?);
        if mine.0 == theirs.0 || mine.1 != theirs.1 {
            return None;
        }
        let (a, b): (Vec<&str>, Vec<&str>) =
            (mine.2.split(' ').collect(), theirs.2.split(' ').collect());
        let sites = self.places.words(None);
        let same = a.iter().zip(&b).take_while(|(one, other)| one == other).count();
        let cut = (1..same).rev().find(|at| PREPOSITIONS.contains(&b[*at]))?;
        let plain = a.first() == Some(&sites.as_str()) && !first.as_str().contains([',', ':']);
        let words = first.as_str().split(' ').count() + b.len() - cut + 4;
        if cut < WORTH - 2 || !plain || words > LONGEST {
            return None;
        }
        let rest = b[cut..].join(" ");
        Some(say!("{}, and {} fill those {}", first, theirs.0, rest).tell_all(second.told()))
    }
}
