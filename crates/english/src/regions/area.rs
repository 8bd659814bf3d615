//! A set of places in a sentence.

use syntax::NodeId;

use crate::facts::Person;
use crate::realise::{Text, say, with_article};

/// A set of places, in the forms that sentences need.
#[derive(Debug, Clone)]
pub struct Area {
    /// Any one of them: "an empty square".
    pub single: Text,
    /// All of them: "the empty squares".
    pub plural: Text,
    /// What is said of a place in it: "is empty".
    pub yes: Text,
    /// What is said of a place outside: "is not empty".
    pub no: Text,
    /// The pieces that the places are known by, without article: "pawn", "pawns".
    pub pieces: Option<(Text, Text)>,
    /// Whose pieces or places they are.
    pub owner: Option<Person>,
    /// Where a piece stands that stands in it, without its places: "next to the king".
    pub near: Option<Text>,
    /// Any one of the pieces: "one of your pawns".
    pub one_piece: Option<Text>,
}

impl Area {
    /// An area with a name of its own: "the bottom row" of squares.
    pub fn named(name: impl Into<Text>, site: &str) -> Self {
        let name = name.into();
        Self {
            single: say!("{} of {}", with_article(site), name),
            plural: name.clone(),
            yes: say!("is in {}", name),
            no: say!("is not in {}", name),
            pieces: None,
            owner: None,
            near: None,
            one_piece: None,
        }
    }

    /// An area of places with a quality: "empty".
    pub fn quality(adjective: &str, site: &str, sites: &str) -> Self {
        let single = with_article(&format!("{adjective} {site}"));
        // "is empty" can stand alone, "is outer" cannot.
        let said = if adjective == "empty" { adjective.to_owned() } else { single.clone() };
        Self {
            single: single.into(),
            plural: format!("the {adjective} {sites}").into(),
            yes: format!("is {said}").into(),
            no: format!("is not {said}").into(),
            pieces: None,
            owner: None,
            near: None,
            one_piece: None,
        }
    }

    /// An area given by what is said of its places: "next to the king".
    pub fn described(description: &Text, site: &str, sites: &str) -> Self {
        Self {
            single: say!("{} {}", with_article(site), description),
            plural: say!("the {} {}", sites, description),
            yes: say!("is {}", description),
            no: say!("is not {}", description),
            pieces: None,
            owner: None,
            near: None,
            one_piece: None,
        }
    }

    /// Those of its places for which something holds that is not said of them.
    #[must_use]
    pub fn for_which(self, clause: &Text) -> Self {
        Self {
            single: say!("{} for which {}", self.single, clause),
            plural: say!("{} for which {}", self.plural, clause),
            yes: say!("{} and {}", self.yes, clause),
            no: say!("{} or the condition fails that {}", self.no, clause),
            near: None,
            ..self
        }
    }

    /// A single place.
    pub fn place(text: &Text) -> Self {
        Self {
            single: text.clone(),
            plural: text.clone(),
            yes: say!("is {}", text),
            no: say!("is not {}", text),
            pieces: None,
            owner: None,
            near: None,
            one_piece: None,
        }
    }

    /// The same, which also tells a ludeme.
    #[must_use]
    pub fn tell_all(self, nodes: &[NodeId]) -> Self {
        nodes.iter().fold(self, |area, node| area.tell(*node))
    }

    /// The same area, whose words also tell a ludeme.
    #[must_use]
    pub fn tell(mut self, node: NodeId) -> Self {
        for text in [&mut self.single, &mut self.plural, &mut self.yes, &mut self.no] {
            *text = std::mem::take(text).tell(node);
        }
        if let Some((one, many)) = &mut self.pieces {
            *one = std::mem::take(one).tell(node);
            *many = std::mem::take(many).tell(node);
        }
        for one in [&mut self.one_piece, &mut self.near].into_iter().flatten() {
            *one = std::mem::take(one).tell(node);
        }
        self
    }

    /// "in the bottom row", "on the empty squares", "next to the king".
    pub fn within(&self) -> Text {
        if let Some(near) = &self.near {
            return near.clone();
        }
        let word = self.plural.as_str();
        if word.ends_with("hand")
            || word.contains("row")
            || word.contains("column")
            || word.contains("home")
            || word.contains("hole")
        {
            return say!("in {}", self.plural);
        }
        say!("on {}", self.plural)
    }

    /// "on a corner square", "in your far row": where a single piece stands that stands in it.
    pub fn stood_on(&self) -> Text {
        match self.reached() {
            Some(one) if ["a ", "an ", "one of "].iter().any(|it| one.as_str().starts_with(it)) => {
                say!("on {}", one)
            }
            _ => self.within(),
        }
    }

    /// What is reached by standing on one of its places: "your far row", "a corner square".
    pub fn reached(&self) -> Option<Text> {
        let yes = self.yes.as_str();
        let what = yes.strip_prefix("is in ").or_else(|| yes.strip_prefix("is "))?;
        let place = ["the ", "your ", "a ", "an ", "one of "].iter().any(|it| what.starts_with(it));
        place.then(|| self.yes.reworded(what))
    }

    /// "one of A1, B1 and C1", for places that have no name but their list.
    pub fn listed(&self) -> Option<Text> {
        let list = self.plural.as_str();
        let plain = list.contains(" and ") && list.starts_with(|c: char| c.is_ascii_uppercase());
        plain.then(|| say!("one of {}", self.plural))
    }

    /// "each of your holes", "every square of the bottom row".
    pub fn each_one(&self, site: &str) -> Text {
        if self.is_place() {
            return self.plural.clone();
        }
        let words = self.plural.as_str();
        let sites = crate::realise::plural(site);
        let line = ["the column ", "the row ", "the layer "].iter().any(|it| words.starts_with(it));
        // "your camp" is one area of many places; "your traps" are places themselves.
        let one = !words.ends_with('s') && !words.ends_with(|c: char| c.is_ascii_digit());
        let whole = line
            || (words.starts_with("the ") || words.starts_with("your ") && one)
                && ![sites.as_str(), " of ", " that "].iter().any(|part| words.contains(part));
        let part = format!("{} of {words}", crate::realise::with_article(site));
        let whole = whole || self.single.as_str() == part;
        let site = if words.ends_with("hand") { "place" } else { site };
        // What is left out of the board may be several places.
        if whole && (!words.contains(" and ") || words.starts_with("the board except ")) {
            say!("every {} of {}", site, self.plural)
        } else {
            say!("each of {}", self.plural)
        }
    }

    /// "at least one of your holes", "at least one square of the bottom row".
    pub fn some_one(&self, site: &str) -> Text {
        if self.is_place() {
            return self.plural.clone();
        }
        let each = self.each_one(site);
        let one = each.as_str().trim_start_matches("every ").trim_start_matches("each ").to_owned();
        each.reworded(format!("at least one {one}"))
    }

    /// "none of your holes", "no square of the bottom row"; none for a single place.
    pub fn no_one(&self, site: &str) -> Option<Text> {
        let each = self.each_one(site);
        let one = each.as_str().strip_prefix("every ").map(|one| format!("no {one}"));
        let none = each.as_str().strip_prefix("each ").map(|of| format!("none {of}"));
        one.or(none).map(|words| each.reworded(words))
    }

    /// "for any square of the board", "for any one of your holes".
    pub fn any_one(&self, site: &str) -> Text {
        if self.is_place() {
            return say!("for {}", self.plural);
        }
        let each = self.each_one(site);
        match each.as_str().strip_prefix("every ") {
            Some(one) => each.reworded(format!("for any {one}")),
            None => say!("for any one of {}", self.plural),
        }
    }

    /// Whether it is one place that has a name.
    pub fn is_place(&self) -> bool {
        self.plural == self.single
    }

    /// "each of the empty squares".
    pub fn each(&self) -> Text {
        if self.is_place() { self.plural.clone() } else { say!("each of {}", self.plural) }
    }

    /// "any empty square".
    pub fn any(&self) -> Text {
        match strip(self.single.as_str()) {
            Some(bare) => self.single.reworded(format!("any {bare}")),
            None => self.single.clone(),
        }
    }

    /// "empty square".
    pub fn bare_single(&self) -> Text {
        strip(self.single.as_str()).map_or(self.single.clone(), |bare| self.single.reworded(bare))
    }

    /// "empty squares".
    pub fn bare_plural(&self) -> Text {
        let bare = self.plural.as_str().strip_prefix("the ").unwrap_or(self.plural.as_str());
        self.plural.reworded(bare)
    }
}

fn strip(words: &str) -> Option<&str> {
    words.strip_prefix("a ").or_else(|| words.strip_prefix("an "))
}
