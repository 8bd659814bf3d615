//! Constraints of deduction puzzles.

use language::booleans::{AllDifferent, Boolean, Exceptions};
use language::equipment::{Hint, Item, RegionSource, Values};
use language::ints::Int;
use language::ranges::Range;
use language::regions::Region;
use language::words::{PuzzleElementKind, SitesSimpleKind, StaticRegion};
use syntax::NodeId;

use super::connect::static_region;
use crate::plan::{Condition, Role};
use crate::realise::{Text, listed_and, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    /// The regions that constraints without a region of their own are about: "row", "column".
    fn puzzle_regions(&self) -> Text {
        let mut names: Vec<Text> = Vec::new();
        for item in self.items() {
            if let Item::Regions(regions) = item {
                match &regions.sites {
                    // Without hints there are none to name.
                    RegionSource::Static(StaticRegion::HintRegions) if !self.has_hints() => {
                        self.silent(Silence::Unused, self.whole(regions.id));
                    }
                    RegionSource::Static(kind) => {
                        names.push(Text::from(static_region(*kind)).tell(regions.id))
                    }
                    RegionSource::Statics(kinds) => {
                        names.extend(
                            kinds
                                .iter()
                                .map(|kind| Text::from(static_region(*kind)).tell(regions.id)),
                        );
                    }
                    RegionSource::Regions(_) if regions.name.is_none() => {
                        names.push(Text::from(self.unnamed_noun()).tell(regions.id));
                    }
                    _ => {
                        let name =
                            regions.name.as_deref().map_or("marked regions".to_owned(), |name| {
                                match self.name_words(name) {
                                    many if many.ends_with('s') => many,
                                    one => format!("{one} regions"),
                                }
                            });
                        let text = Text::from(name).tell(regions.id);
                        if !names.iter().any(|known| known.as_str() == text.as_str()) {
                            names.push(text);
                        }
                    }
                }
            }
        }
        if names.is_empty() { "regions".into() } else { listed_and(&names) }
    }

    pub(super) fn puzzle_condition(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        match boolean {
            Boolean::IsSolved(node) => {
                let (subject, yes, no) = if self.is_marked_or_not() {
                    // What is not marked counts as zero.
                    ("all conditions", "hold", "do not hold")
                } else {
                    (
                        "all places",
                        "are filled in and all conditions hold",
                        "are not filled in as the conditions demand",
                    )
                };
                Condition::fact(Role::Other, subject, yes, no).tell(node.id)
            }
            Boolean::IsUnique(node) => Condition::fact(
                Role::Other,
                "",
                say!("no two of the {} are filled in the same way", self.puzzle_regions()),
                say!("two of the {} are filled in the same way", self.puzzle_regions()),
            )
            .tell(node.id),
            Boolean::AllDifferent(node) => {
                if let Some(condition) = self.one_marked(node, scope) {
                    return condition.tell(node.id);
                }
                let mut where_ = match &node.region {
                    Some(Region::SitesSimple(board)) if board.kind == SitesSimpleKind::Board => {
                        Text::from("on the whole board").tell(board.id)
                    }
                    Some(region) => say!("among {}", self.area(region, scope).plural),
                    None => say!("in each of the {}", self.puzzle_regions()),
                };
                match &node.except {
                    Some(Exceptions::Except(except)) => {
                        where_ = say!("{} (except {})", where_, self.number(except, scope).text);
                    }
                    Some(Exceptions::Excepts(list)) => {
                        let numbers: Vec<Text> =
                            list.iter().map(|int| self.number(int, scope).text).collect();
                        where_ = say!("{} (except {})", where_, listed_and(&numbers));
                    }
                    None => {}
                }
                Condition::fact(
                    Role::Other,
                    "",
                    say!("{}, all numbers are different", where_),
                    say!("{}, some numbers are equal", where_),
                )
                .tell(node.id)
            }
            Boolean::IsSum(node) => {
                let sum = self.number(&node.result, scope).text;
                let add = |how: &str| say!("{} {}", how, sum);
                let named = node.region_name.as_deref();
                let parts = match named {
                    None => Some(self.puzzle_regions()),
                    Some(name) => self.static_parts(name),
                };
                if let Some(regions) = parts.filter(|_| node.region.is_none()) {
                    if let Some(marked) = self.so_many_marked(&regions, &node.result, scope) {
                        return marked.tell(node.id);
                    }
                    let each =
                        |how: &str| say!("in each of the {}, the numbers {}", regions, add(how));
                    let (yes, no) = (each("add up to"), each("do not add up to"));
                    return Condition::fact(Role::Other, "", yes, no).tell(node.id);
                }
                let region =
                    self.puzzle_region(node.region.as_ref(), node.region_name.as_deref(), scope);
                Condition::fact(
                    Role::Other,
                    say!("the numbers in {}", region),
                    add("add up to"),
                    add("do not add up to"),
                )
                .tell(node.id)
            }
            Boolean::IsCount(node) => {
                let region =
                    self.puzzle_region(node.region.as_ref(), node.region_name.as_deref(), scope);
                let count = self.number(&node.result, scope);
                let value =
                    node.of.as_ref().map_or(Text::from("one"), |of| self.number(of, scope).text);
                let one = count.constant == Some(1);
                let what = match (self.is_marked_or_not() && value.as_str() == "one", one) {
                    (true, true) => value.reworded("is marked"),
                    (true, false) => value.reworded("are marked"),
                    (false, true) => say!("has the value {}", value),
                    (false, false) => say!("have the value {}", value),
                };
                let yes = match count.constant {
                    Some(0) => say!("none of {} {}", region, what).tell_all(count.text.told()),
                    Some(_) => say!("exactly {} of {} {}", count.text, region, what),
                    None => say!("as many of {} {} as {}", region, what, count.text),
                };
                let no = say!("it is not so that {}", yes);
                Condition::fact(Role::Other, "", yes, no).tell(node.id)
            }
            Boolean::ForAll(node) if let Some(condition) = self.neighbours_differ(node) => {
                condition
            }
            Boolean::ForAll(node)
                if self.hinted_relation().is_some_and(|(id, _)| id == node.id) =>
            {
                let told = self.whole(node.id);
                Condition::fact(Role::Other, "every hint", "holds", "does not hold").tell_all(&told)
            }
            Boolean::ForAll(node) => {
                let what = match node.kind {
                    PuzzleElementKind::Cell => "cell",
                    PuzzleElementKind::Edge => "line",
                    PuzzleElementKind::Vertex => "point",
                    PuzzleElementKind::Hint => "hint",
                };
                let site = self.site();
                let from = match node.kind {
                    PuzzleElementKind::Hint if self.hints_of_one_place() => format!("its {site}"),
                    PuzzleElementKind::Hint => format!("its first {site}"),
                    _ => format!("that {what}"),
                };
                // Where others are looked at from there, it must not be mistaken for them.
                let links = &self.state.links;
                let parts = links.whole(node.id);
                let looks = parts.iter().any(|part| links.is(*part, "site", ""));
                let (what, from) = if looks && node.kind != PuzzleElementKind::Hint {
                    (format!("{what} looked at"), format!("the {what} looked at"))
                } else {
                    (what.to_owned(), from)
                };
                let inner = Scope {
                    site: format!("that {what}").into(),
                    from: from.into(),
                    to: format!("its second {site}").into(),
                    ..scope.clone()
                };
                let clause = self.squeezed(&self.condition(&node.constraint, &inner));
                Condition::fact(
                    Role::Other,
                    "",
                    say!("for each {}, {}", what.as_str(), clause),
                    say!("this does not hold for each {}: {}", what.as_str(), clause),
                )
                .tell(node.id)
            }
            _ => Condition::Always,
        }
    }

    /// "is less than": how the two places of every hint compare, if that is all that is asked of hints.
    pub(crate) fn hinted_relation(&self) -> Option<(NodeId, &'static str)> {
        let links = &self.state.links;
        let mut tests = links.clauses("forAll", "Hint");
        let (test, None) = (tests.next()?, tests.next()) else { return None };
        let compared = links.plain(test).nth(1)?;
        let words = match links.keyword(compared)? {
            "<" => "is less than",
            ">" => "is greater than",
            _ => return None,
        };
        let places: Vec<_> = links.plain(compared).map(|part| links.keyword(part)).collect();
        let pairs = self.items().iter().all(|item| {
            match item {
            Item::Hints(hints) => hints.hints.iter().all(|hint| {
                matches!(hint, Hint::Region(pair) if pair.region.len() == 2 && pair.hint.is_none())
            }),
            _ => true,
        }
        });
        (places == [Some("from"), Some("to")] && pairs).then_some((test, words))
    }

    fn puzzle_region(&self, region: Option<&Region>, name: Option<&str>, scope: &Scope) -> Text {
        match (region, name) {
            (Some(region), _) => {
                let area = self.area(region, scope);
                let site = crate::realise::with_article(self.site());
                // "exactly two of the squares of the top row", not of the row.
                if area.single.as_str() == format!("{site} of {}", area.plural.as_str()) {
                    say!("the {} of {}", self.places.words(None), area.plural)
                } else {
                    area.plural
                }
            }
            (None, Some(name)) => format!("the {}", self.region_noun(name)).into(),
            (None, None) => say!("each of the {}", self.puzzle_regions()),
        }
    }

    /// Whether the game is a puzzle whose places take numbers.
    pub(crate) fn is_puzzle(&self) -> bool {
        self.state.links.clauses("satisfy", "").next().is_some()
    }

    /// Whether every place is either marked or not: its values are zero and one.
    pub(crate) fn is_marked_or_not(&self) -> bool {
        let bounds = |values: &Values| match &values.range {
            Range::Bounds(node) => {
                let most = node.max.as_ref().and_then(|max| self.constant(max));
                (self.constant(&node.min), most) == (Some(0), Some(1))
            }
            _ => false,
        };
        let mut ranges = self.items().iter().filter_map(|item| match item {
            Item::Board(board) => board.values.as_ref(),
            _ => None,
        });
        ranges.next().is_some_and(|ranges| ranges.iter().all(bounds))
    }

    /// "each of the rows and columns has at most one marked square": nothing but the unmarked ones may be equal.
    fn one_marked(&self, node: &AllDifferent, scope: &Scope) -> Option<Condition> {
        let Some(Exceptions::Except(except)) = &node.except else { return None };
        if !self.is_marked_or_not() || self.constant(except) != Some(0) || node.region.is_some() {
            return None;
        }
        let site = self.site();
        let regions = self.puzzle_regions().tell_all(self.number(except, scope).text.told());
        Some(Condition::fact(
            Role::Other,
            say!("each of the {}", regions),
            format!("has at most one marked {site}"),
            format!("has several marked {}", crate::realise::plural(site)),
        ))
    }

    /// The parts of the board that a name stands for, if they are rows, columns, or regions with hints.
    fn static_parts(&self, name: &str) -> Option<Text> {
        self.items().iter().find_map(|item| match item {
            Item::Regions(regions) if regions.name.as_deref().is_some_and(|n| n.contains(name)) => {
                match &regions.sites {
                    RegionSource::Static(kind) => {
                        Some(Text::from(static_region(*kind)).tell(regions.id))
                    }
                    _ => None,
                }
            }
            _ => None,
        })
    }

    /// "each of the rows has exactly three marked squares": the sum of marks is their number.
    fn so_many_marked(&self, regions: &Text, sum: &Int, scope: &Scope) -> Option<Condition> {
        let number = self.number(sum, scope);
        let value = number.constant.filter(|_| self.is_marked_or_not())?;
        let squares = crate::realise::counted(value, &format!("marked {}", self.site()));
        let have =
            |how: &str| Text::from(format!("{how} exactly {squares}")).tell_all(number.text.told());
        let (yes, no) = (have("has"), have("does not have"));
        Some(Condition::fact(Role::Other, say!("each of the {}", regions), yes, no))
    }

    fn all_hints(&self) -> impl Iterator<Item = &Hint> {
        self.items()
            .iter()
            .filter_map(|item| match item {
                Item::Hints(hints) => Some(hints),
                _ => None,
            })
            .flat_map(|hints| hints.hints.iter())
    }

    /// Whether the puzzle gives hints.
    pub(crate) fn has_hints(&self) -> bool {
        self.all_hints().next().is_some()
    }

    /// Whether every hint belongs to one place.
    fn hints_of_one_place(&self) -> bool {
        self.all_hints().all(|hint| match hint {
            Hint::Site(_) => true,
            Hint::Region(region) => region.region.len() == 1,
        })
    }
}
