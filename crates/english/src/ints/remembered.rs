//! What is remembered under a name: numbers and places, by names that tell the players' own apart.

use crate::facts::owned_stem;
use crate::ints::place::quoted;
use crate::realise::{Text, say, spoken_name};
use crate::teller::Teller;

/// Clauses that stand for places.
const PLACES: [&str; 10] = [
    "sites",
    "to",
    "from",
    "site",
    "last",
    "trackSite",
    "expand",
    "union",
    "difference",
    "intersection",
];

/// Clauses that can stand for places, and do where what is remembered is taken for an area.
const MAYBE: [&str; 5] = ["mapEntry", "regionSite", "ahead", "where", "handSite"];

impl Teller<'_> {
    /// A name of the description as the text must keep it: "‘score’", "White's ‘score’".
    pub(crate) fn kept_name(&self, name: &str) -> Text {
        match self.named_owner(name) {
            Some(owner) => {
                let stem = owned_stem(name);
                // A name that says no more than whose it is.
                let stem = if spoken_name(stem).is_empty() { "list" } else { stem };
                say!("{} {}", owner, self.quoted_name(stem))
            }
            None => self.quoted_name(name).into(),
        }
    }

    /// A name in quotation marks, a neutral one for what nobody can speak.
    fn quoted_name(&self, name: &str) -> String {
        let stem = owned_stem(name);
        let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
        match self.neutral_names.get(stem) {
            Some(neutral) if digits.is_empty() || stem == name => format!("‘{neutral}’"),
            Some(neutral) => format!("‘{neutral} {digits}’"),
            None => quoted(name),
        }
    }

    /// "the number noted as ‘bid’".
    pub(crate) fn noted_number(&self, name: Option<&str>) -> Text {
        match name {
            Some(name) => say!("the number noted as {}", self.kept_name(name)),
            None => "the noted number".into(),
        }
    }

    /// "the reminder ‘captured’": a noted number that is on or off.
    pub(crate) fn reminder(&self, name: Option<&str>, node: syntax::NodeId) -> Text {
        self.term("reminder", node);
        let text = match name {
            Some(name) => say!("the reminder {}", self.kept_name(name)),
            None => "the reminder".into(),
        };
        text.tell(node)
    }

    /// What numbers are called that are written down under a name to be used one by one, and where: "throw", " written down".
    pub(crate) fn written_list(&self, name: Option<&str>) -> Option<(&'static str, Text)> {
        let lists = &self.state.written_lists;
        let noun = lists.noun(name).filter(|_| self.remembered_places(name).is_none())?;
        let place = match name {
            Some(name) if let Some(owner) = self.named_owner(name) => say!(" on {} list", owner),
            Some(name) if !lists.is_only_one() => say!(" written down as {}", self.kept_name(name)),
            _ => " written down".into(),
        };
        Some((noun, place))
    }

    /// Whose a name is that ends in the number of a player.
    fn named_owner(&self, name: &str) -> Option<Text> {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let number: usize = name.get(stem.len()..)?.parse().ok()?;
        if !(1..=self.players.count()).contains(&number) || self.players.count() < 2 {
            return None;
        }
        // Only a name that others share up to the number is one player's.
        let shared = |other: usize| {
            let other = format!("{stem}{other}");
            self.state.links.has_text(&other)
        };
        let all = (1..=2).all(shared);
        all.then(|| self.players.one(number).possessive())
    }

    /// What the places that are remembered under a name are called, and whose they are: "South's", "owned"; nothing if they have no word
    /// for that.
    pub(crate) fn remembered_quality(&self, name: Option<&str>) -> Option<(Option<Text>, String)> {
        let places = self.remembered_places(name)?;
        let words = places.as_str().strip_suffix(self.places.words(None).as_str())?.trim_end();
        let (owner, quality) = words.rsplit_once(' ')?;
        let plain = quality.chars().all(char::is_alphabetic) && quality != "remembered";
        let owner = (owner != "the").then(|| places.reworded(owner));
        plain.then(|| (owner, quality.to_owned()))
    }

    /// The places that are remembered under a name: "South's owned holes"; nothing if they are no places.
    pub(crate) fn remembered_places(&self, name: Option<&str>) -> Option<Text> {
        let links = &self.state.links;
        let named =
            |node: &syntax::NodeId| links.plain(*node).find_map(|part| links.text(part)) == name;
        // What is taken for an area are places, however they were worked out.
        let area = |values: syntax::NodeId| {
            links.parent(values).is_some_and(|outer| links.keyword(outer) == Some("sites"))
        };
        let read = links.clauses("values", "Remembered").filter(named).any(area);
        let mut any = false;
        let writers =
            links.clauses("remember", "Value").chain(links.clauses("set", "RememberValue"));
        for writer in writers.filter(named) {
            let value = links.plain(writer).skip(1).find(|part| links.text(*part).is_none())?;
            let place = |keyword| PLACES.contains(&keyword) || read && MAYBE.contains(&keyword);
            if links.keyword(value).is_some_and(place) {
                any = true;
            } else if links.number(value).is_none_or(|number| number < 0) {
                // Among places, a number is the number of one.
                return None;
            }
        }
        if !any {
            return None;
        }
        let sites = self.places.words(None);
        let Some(name) = name else { return Some(format!("the remembered {sites}").into()) };
        let words = spoken_name(name);
        let quality = words.ends_with("ed") || words.ends_with("able");
        if !quality || words.contains(' ') {
            if links.clauses("set", "RememberValue").next().is_none()
                && let Some(first) = links.clauses("remember", "Value").find(named)
            {
                self.term("remembered", first);
            }
            return Some(say!("the {} remembered as {}", sites, self.kept_name(name)));
        }
        Some(match self.named_owner(name) {
            Some(owner) => say!("{} {} {}", owner, words, sites),
            None => format!("the {words} {sites}").into(),
        })
    }
}
