//! What a number of things is held against, where that is a number of the same things elsewhere or of somebody else.

use language::ints::Int;

use crate::facts::Person;
use crate::ints::Counted;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// What stands after "more pieces than": "your opponent", "on the corner squares", "your opponent has on them".
    pub(super) fn held_against(&self, own: &Counted, other: &Int, scope: &Scope) -> Option<Text> {
        let counts = match other {
            Int::CountPieces(_) | Int::Count(_) | Int::SizeStack(_) | Int::SizeTerritory(_) => true,
            Int::SizeArray(list) => self.lists_places(&list.array),
            _ => false,
        };
        if !counts {
            return None;
        }
        let other = self.counted(other, scope);
        let same_things = !own.things.is_empty() && own.things.as_str() == other.things.as_str();
        match (&own.owner, &other.owner, &own.place, &other.place) {
            // "more seeds than the hole opposite"
            (None, None, Some((_, here, _)), Some((_, there, _))) => {
                (same_things && here.as_str() != there.as_str()).then(|| there.clone())
            }
            (Some(one), Some(two), None, None) if one.name.as_str() != two.name.as_str() => {
                if same_things {
                    return Some(spoken(two));
                }
                let there = elsewhere(own, &other)?;
                Some(say!("{} {} {}", spoken(two), two.verb("have"), there))
            }
            _ if same_things => None,
            (Some(_), Some(_), None, None) => elsewhere(own, &other),
            // "more empty squares than squares next to it"
            (None, None, None, None) => {
                elsewhere(own, &other).or_else(|| Some(other.things).filter(stands_alone))
            }
            _ => None,
        }
    }
}

/// Whether things can be named after "than".
fn stands_alone(things: &Text) -> bool {
    !things.is_empty() && !["those ", "certain "].iter().any(|it| things.as_str().starts_with(it))
}

fn spoken(person: &Person) -> Text {
    if person.second { "you".into() } else { person.name.clone() }
}

/// Where the others are, if they are the same things.
fn elsewhere(own: &Counted, other: &Counted) -> Option<Text> {
    let ((mine, _), (theirs, there)) = (own.apart.as_ref()?, other.apart.as_ref()?);
    (mine.as_str() == theirs.as_str()).then(|| there.clone())
}
