//! Places that are explained later are spoken of as places: "any of certain points. These are the points …".

use super::{Note, Sort};
use crate::realise::{Text, capitalised, say, with_article};

/// What the places of an area are called: "point" and "points".
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Places {
    site: String,
    sites: String,
}

impl Places {
    /// The words that the definition of an area knows for its places.
    pub fn of(note: &Note) -> Option<Self> {
        if note.sort != Sort::Area {
            return None;
        }
        let word = |before: &str| {
            note.forms.iter().find_map(|form| {
                let word = form.named.strip_prefix(before)?.strip_suffix(" of {}")?;
                (!word.contains(' ')).then(|| word.to_owned())
            })
        };
        Some(Self { site: word("any ")?, sites: word("the ")? })
    }

    /// "certain points", before they are explained.
    pub fn first(&self) -> String {
        format!("certain {}", self.sites)
    }

    /// "these points", once they are known.
    pub fn again(&self) -> String {
        format!("these {}", self.sites)
    }

    /// "the points in line with it", "the points of the bottom row": which places they are; none if a list says it.
    pub fn those(&self, body: &Text) -> Option<Text> {
        let words = body.as_str();
        let places = format!("the {} ", self.sites);
        // "The empty points for which …" are places already.
        let mut parts = words.split(' ');
        let kind = parts.next() == Some("the") && parts.nth(1) == Some(self.sites.as_str());
        if kind || words.starts_with(&places) || words.starts_with("those of ") {
            return Some(body.clone());
        }
        let one_area = words.starts_with("the ") && !words.contains(" and ");
        one_area.then(|| say!("the {} of {}", self.sites.as_str(), body))
    }

    /// The text with the places for the name of their area; none if the name is used in another way.
    pub fn spoken_of(&self, text: &str, name: &str, known: &mut bool) -> Option<String> {
        let Self { site, sites } = self;
        let one = with_article(site);
        // The longer ways of speaking come first, as the shorter ones are parts of them.
        let ways = [
            (format!("the number of {sites} of {name}"), "the number of {}"),
            (format!("no {sites} of {name}"), "none of {}"),
            (format!("any {site} of {name}"), "any of {}"),
            (format!("any empty {site} of {name}"), "any empty one of {}"),
            (format!("an empty {site} of {name}"), "an empty one of {}"),
            (format!("the empty {sites} of {name}"), "the empty ones of {}"),
            (format!("{one} of {name}"), "one of {}"),
            (format!("the {sites} of {name}"), "{}"),
            (format!("{sites} of {name}"), "of {}"),
            (format!("{site} of {name}"), "of {}"),
            (format!("is not in {name}"), "is not one of {}"),
            (format!("are not in {name}"), "are not among {}"),
            (format!("is in {name}"), "is one of {}"),
            (format!("are in {name}"), "are among {}"),
        ];
        let mut text = text.to_owned();
        while text.contains(name) {
            let found = ways.iter().filter_map(|(way, words)| {
                let at = text.find(way.as_str());
                let at = at.or_else(|| text.starts_with(&capitalised(way)).then_some(0))?;
                Some((at, way.len(), *words))
            });
            // Whichever comes first in the text is the one that introduces the places.
            let (at, length, words) =
                found.min_by_key(|(at, length, _)| (*at, usize::MAX - length))?;
            let places = if *known { self.again() } else { self.first() };
            *known = true;
            let words = words.replace("{}", &places);
            let words = if at == 0 { capitalised(&words) } else { words };
            text.replace_range(at..at + length, &words);
        }
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(text: &str) -> Option<String> {
        let places = Places { site: "point".into(), sites: "points".into() };
        places.spoken_of(text, "area X", &mut false)
    }

    #[test]
    fn places_are_spoken_of_as_such() {
        let told = |text: &str| spoken(text).unwrap_or_default();
        assert_eq!(told("Go to any point of area X."), "Go to any of certain points.");
        assert_eq!(told("The points of area X are red."), "Certain points are red.");
        assert_eq!(
            told("It is in area X if each of the points of area X is red."),
            "It is one of certain points if each of these points is red."
        );
        assert_eq!(told("There are two points of area X."), "There are two of certain points.");
        assert_eq!(spoken("Area by area X."), None);
    }
}
