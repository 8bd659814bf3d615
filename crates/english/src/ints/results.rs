//! Numbers that are worked out for pairs of places, and the places that such a list or another one is made of.

use language::arrays::{IntArray, Results};
use language::ints::{Int, IntsOrArray};
use language::refs::SiteOrRegion;
use language::regions::Region;
use syntax::NodeId;

use crate::notes::Sort;
use crate::realise::{Text, say};
use crate::regions::Area;
use crate::scope::Scope;
use crate::teller::Teller;

/// Ludemes through which a place may lie for any one of several places: each of them keeps what it is given, or looks around it.
const KEEPING: [&str; 4] = ["sites", "intersection", "union", "to"];

impl Teller<'_> {
    /// What is worked out for pairs of places, as a noun phrase.
    pub(super) fn results(&self, node: &Results, scope: &Scope) -> Text {
        if let Some(area) = self.places_of_results(node, scope) {
            return area.plural;
        }
        let text = self
            .values_of_each(node, scope)
            .or_else(|| self.values_by_target(node, scope))
            .unwrap_or_else(|| self.values_of_pairs(node, scope));
        self.brief(Sort::Numbers, text.tell(node.id))
    }

    /// The places that a list of numbers stands for, if it is one of places.
    pub(crate) fn places_of_array(&self, array: &IntArray, scope: &Scope) -> Option<Area> {
        match array {
            IntArray::ArrayOfRegion(node) => Some(self.area(&node.region, scope).tell(node.id)),
            IntArray::Results(node) => {
                self.places_of_results(node, scope).or_else(|| self.places_from_any(node, scope))
            }
            _ => None,
        }
    }

    /// The second places of all pairs, where they depend on the first ones: "the points among the points next to the first point for
    /// which …, for at least one first point of the board".
    fn places_from_any(&self, node: &Results, scope: &Scope) -> Option<Area> {
        let (Int::To(_), SiteOrRegion::Region(each), SiteOrRegion::Region(to)) =
            (&node.function, &node.from, &node.to)
        else {
            return None;
        };
        let (site, sites) = (self.site(), self.places.words(None));
        let from = self.area(each, scope).plural;
        let first = format!("the first {site}").into();
        let inner = Scope { from: first, effect: false, ..scope.clone() };
        let second = self.lettered(Sort::Area, self.area(to, &inner).plural);
        let text = say!("in {} for at least one first {} of {}", second, site, from);
        // "Is not in it for at least one" could be read as "is missing for one of them".
        let no = say!("is in {} for no first {} of {}", second, site, from);
        Some(Area { no, ..Area::described(&text, site, &sites) }.tell_all(&self.whole(node.id)))
    }

    /// The same where no place comes twice: so many places are there as the list has numbers.
    pub(super) fn places_counted(&self, array: &IntArray, scope: &Scope) -> Option<Area> {
        match array {
            IntArray::Results(node) if matches!(node.from, SiteOrRegion::Region(_)) => None,
            array => self.places_of_array(array, scope),
        }
    }

    /// Whether the length of a list is a number of places.
    pub(crate) fn lists_places(&self, array: &IntArray) -> bool {
        match array {
            IntArray::ArrayOfRegion(_) => true,
            IntArray::Results(node) => {
                matches!(
                    (&node.from, &node.to, &node.function),
                    (SiteOrRegion::Site(_), SiteOrRegion::Region(_), Int::To(_),)
                )
            }
            _ => false,
        }
    }

    /// The second places of all pairs, where nothing else is asked for: "the squares next to one of your kings".
    fn places_of_results(&self, node: &Results, scope: &Scope) -> Option<Area> {
        let (Int::To(_), SiteOrRegion::Region(to)) = (&node.function, &node.to) else {
            return None;
        };
        let from = match &node.from {
            SiteOrRegion::Site(one) => self.place(one, scope).text,
            SiteOrRegion::Region(each) if self.looks_around_one(node.id) => {
                self.area(each, scope).single
            }
            SiteOrRegion::Region(_) => return None,
        };
        // Two places would be "that square".
        if from.as_str() == self.that_place().as_str() && self.asks(node.id, "to", "site") {
            return None;
        }
        let told = self.whole(node.id);
        let inner = Scope { from, effect: false, ..scope.clone() };
        Some(self.area(to, &inner).tell_all(&told))
    }

    /// Whether the second places are asked for around the first one, once and without a test: then they may lie around any
    /// of several first places.
    fn looks_around_one(&self, results: NodeId) -> bool {
        let links = &self.state.links;
        let Some(to) = self.part_of_results(results, "to") else { return false };
        let whole = links.whole(to);
        let mut starts = whole.iter().filter(|part| links.keyword(**part) == Some("from"));
        let (Some(start), None) = (starts.next(), starts.next()) else { return false };
        let keeps =
            |outer: &NodeId| links.keyword(*outer).is_none_or(|word| KEEPING.contains(&word));
        let mut around = links.ancestors(*start).take_while(|outer| *outer != results);
        around.all(|outer| keeps(&outer))
    }

    /// An argument by its label; without one, what is worked out.
    fn part_of_results(&self, results: NodeId, label: &str) -> Option<NodeId> {
        let links = &self.state.links;
        let label = (!label.is_empty()).then_some(label);
        links.children(results).iter().copied().find(|part| links.label(*part) == label)
    }

    /// Whether an argument asks for a place of some role.
    fn asks(&self, results: NodeId, label: &str, role: &str) -> bool {
        let links = &self.state.links;
        self.part_of_results(results, label).is_some_and(|part| {
            links.whole(part).iter().any(|inner| links.keyword(*inner) == Some(role))
        })
    }

    fn that_place(&self) -> Text {
        format!("that {}", self.site()).into()
    }

    /// What is worked out where one end of each pair is a single place: "the values, for each of …, of the distance from …".
    fn values_of_each(&self, node: &Results, scope: &Scope) -> Option<Text> {
        let that = self.that_place();
        let is_that = |text: &Text| text.as_str() == that.as_str();
        // Two places would be "that square".
        if is_that(&scope.site) && self.asks(node.id, "", "site") {
            return None;
        }
        let (area, inner, fixed) = match (&node.from, &node.to) {
            (SiteOrRegion::Site(one), SiteOrRegion::Region(each)) => {
                let from = self.place(one, scope).text;
                let both = self.asks(node.id, "", "from") || self.asks(node.id, "to", "site");
                if is_that(&from) && both {
                    return None;
                }
                // Where the second places lie is looked at from the first one.
                let first = Scope { from: from.clone(), effect: false, ..scope.clone() };
                let area = self.area(each, &first);
                (area, Scope { to: that, ..first }, from)
            }
            (SiteOrRegion::Region(each), SiteOrRegion::Site(one)) => {
                let inner = Scope { from: that.clone(), effect: false, ..scope.clone() };
                let to = self.place(one, &inner).text;
                let same = matches!(one, Int::From(_));
                if is_that(&to) && !same && self.asks(node.id, "", "to") {
                    return None;
                }
                (self.area(each, scope), Scope { to: to.clone(), ..inner }, to)
            }
            _ => return None,
        };
        let number = self.number(&node.function, &inner).text;
        let each = area.each_one(self.site());
        Some(say!("the values, for {}, of {}", each, number).tell_all(fixed.told()))
    }

    /// "the values, for every hole of your home, of the number of seeds in that hole", where nothing depends on the first place
    /// of each pair and it does not matter how often a number comes.
    fn values_by_target(&self, node: &Results, scope: &Scope) -> Option<Text> {
        let links = &self.state.links;
        let extreme = links
            .parent(node.id)
            .is_some_and(|outer| matches!(links.keyword(outer), Some("max" | "min")));
        let (SiteOrRegion::Region(_), SiteOrRegion::Region(to)) = (&node.from, &node.to) else {
            return None;
        };
        if !extreme || ["to", ""].iter().any(|part| self.asks(node.id, part, "from")) {
            return None;
        }
        let first = match &node.from {
            SiteOrRegion::Region(region) => self.area(region, scope).plural,
            SiteOrRegion::Site(_) => return None,
        };
        let inner = Scope { to: format!("that {}", self.site()).into(), ..scope.clone() };
        let each = self.area(to, scope).each_one(self.site());
        let number = self.number(&node.function, &inner).text;
        Some(say!("the values, for {}, of {}", each, number).tell_all(first.told()))
    }

    /// What is worked out for every pair of two areas, the second of which may depend on the place of the first.
    fn values_of_pairs(&self, node: &Results, scope: &Scope) -> Text {
        let (first, second, inner) = self.pair(node, scope);
        let number = self.number(&node.function, &inner).text;
        say!("the results, from {} to {}, of {}", first, second, number)
    }

    /// How many pairs there are, where each counts one: "the number of squares next to it that are empty".
    pub(super) fn counted_pairs(&self, array: &IntArray, scope: &Scope) -> Option<Text> {
        let IntArray::Results(node) = array else { return None };
        if self.constant(&node.function) != Some(1) {
            return None;
        }
        let told = self.whole(node.id);
        let text = match (&node.from, &node.to) {
            (SiteOrRegion::Site(one), SiteOrRegion::Region(each)) => {
                let from = self.place(one, scope).text;
                let first = Scope { from, effect: false, ..scope.clone() };
                say!("the number of {}", self.area(each, &first).bare_plural())
            }
            // Each place counts if it passes a test.
            (SiteOrRegion::Region(each), SiteOrRegion::Region(Region::ForEachSite(test)))
                if is_start(&test.region) =>
            {
                let that = self.that_place();
                let inner = Scope { from: that.clone(), site: that, ..scope.clone() };
                let clause = self.squeezed(&self.condition(&test.condition, &inner));
                say!("the number of {}", self.area(each, scope).for_which(&clause).bare_plural())
            }
            (SiteOrRegion::Region(_), SiteOrRegion::Region(_)) => {
                let site = self.site();
                let (first, second, _) = self.pair(node, scope);
                let bare = |text: &Text| {
                    let words = text.as_str().trim_start_matches("each of ").to_owned();
                    text.reworded(words)
                };
                say!(
                    "the number of ways to choose a first {} from {} and a second {} from {}",
                    site,
                    bare(&first),
                    site,
                    bare(&second)
                )
            }
            _ => return None,
        };
        Some(text.tell_all(&told))
    }

    /// Both sides of pairs of places, and the scope in which they are called the first and the second.
    fn pair(&self, node: &Results, scope: &Scope) -> (Text, Text, Scope) {
        let site = self.site();
        let side = |side: &SiteOrRegion, scope: &Scope| match side {
            SiteOrRegion::Site(site) => self.place(site, scope).text,
            SiteOrRegion::Region(region) => self.area(region, scope).each(),
        };
        let from: Text = format!("the first {site}").into();
        let first = Scope { from, effect: false, ..scope.clone() };
        let second = Scope { to: format!("the second {site}").into(), ..first.clone() };
        (side(&node.from, scope), side(&node.to, &first), second)
    }
}

/// Whether an area is the first place of a pair by itself.
fn is_start(region: &Region) -> bool {
    let Region::SitesList(list) = region else { return false };
    matches!(&list.sites, IntsOrArray::List(places) if matches!(places.as_slice(), [Int::From(_)]))
}
