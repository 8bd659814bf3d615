//! Whether a place lies in an area, or next to one.

use language::arrays::IntArray;
use language::booleans::{Boolean, IsIn, IsRelated, RegionOrArray};
use language::ints::{Int, IntsOrArray};
use language::refs::SiteOrRegion;
use language::regions::Region;
use language::words::LastKind;
use syntax::NodeId;

use crate::ints::sort::sort;
use crate::ints::{Place, Sort};
use crate::notes::without_set_phrases;
use crate::plan::{Condition, Role};
use crate::realise::{Text, listed_or, say};
use crate::regions::Area;
use crate::scope::Scope;
use crate::teller::Teller;

/// More numbers than this are "among" others.
const FEW: usize = 6;

impl Teller<'_> {
    pub(super) fn is_in(&self, node: &IsIn, scope: &Scope) -> Condition {
        match &node.set {
            RegionOrArray::Region(region)
                if node
                    .site
                    .as_ref()
                    .is_some_and(|sites| sites.iter().all(|int| self.is_mere_number(int)))
                    && self.fixed(region).is_some() =>
            {
                // A throw or a count is no place: the numbers of the places are meant.
                let numbers: Vec<Text> = self
                    .fixed(region)
                    .into_iter()
                    .flatten()
                    .map(|number| Text::from(number.to_string()))
                    .collect();
                let told = self.whole(node.id);
                let (yes, no) = (listed_or(&numbers), listed_or(&numbers));
                Condition::any(node.site.iter().flat_map(|sites| sites.iter()).map(|int| {
                    Condition::fact(
                        Role::Other,
                        self.number(int, scope).text,
                        say!("is {}", yes).tell_all(&told),
                        say!("is neither {}", no.reworded(no.as_str().replace(" or ", " nor ")))
                            .tell_all(&told),
                    )
                }))
            }
            RegionOrArray::Region(region) => {
                let listed = node.site.as_ref();
                if let Some(held) =
                    listed.and_then(|sites| self.holds_listed_piece(sites, region, scope))
                {
                    return held.tell(node.id);
                }
                let area = self.area(region, scope);
                let numbers = self.holds_numbers(region);
                let member = |site: &Int| match numbers {
                    true => Place::new(Role::Other, self.number(site, scope).text),
                    false => self.place(site, scope),
                };
                let places: Vec<_> = match &node.site {
                    Some(sites) => sites.iter().map(member).collect(),
                    None => vec![Place { text: scope.to.clone(), role: Role::To }],
                };
                // A piece that is looked for is spoken of itself.
                let sites: Vec<&Int> = node.site.iter().flat_map(|sites| sites.iter()).collect();
                if let [site] = sites.as_slice()
                    && let Some(piece) = self.looked_for(site, scope)
                    && area.reached().is_some()
                {
                    let place = area.stood_on().tell_all(area.yes.told());
                    let (yes, no) = (say!("stands {}", place), say!("does not stand {}", place));
                    return Condition::fact(Role::Other, piece, yes, no).tell(node.id);
                }
                // All of several places must lie there.
                Condition::all(places.iter().map(|place| self.lies_in(place, region, scope)))
                    .tell(node.id)
            }
            RegionOrArray::Array(array) => {
                let set = self.numbers(array, scope);
                let members: Vec<_> = node.site.iter().flat_map(|sites| sites.iter()).collect();
                Condition::all(members.into_iter().map(|int| {
                    if let Some(condition) = self.stands_among(int, array, scope) {
                        return condition;
                    }
                    let (role, subject) = match sort(int) {
                        Sort::Place => {
                            let place = self.place(int, scope);
                            if let Some(area) = self.places_of_array(array, scope) {
                                return Condition::fact(place.role, place.text, area.yes, area.no);
                            }
                            (place.role, place.text)
                        }
                        Sort::Player => (Role::Other, self.person(int, scope).name),
                        Sort::Piece => {
                            (Role::Other, super::threat::with_the(&self.kind(int, scope)))
                        }
                        _ => (Role::Other, self.number(int, scope).text),
                    };
                    let be = if subject.as_str() == "you" { "are" } else { "is" };
                    if let Some(few) = self.one_of_few(role, &subject, array) {
                        return few;
                    }
                    // "You are in team 1."
                    let team = set.as_str().strip_prefix("the players of team ");
                    let team = team.filter(|number| number.parse::<u32>().is_ok());
                    let of = match team {
                        Some(number) => set.reworded(format!("in team {number}")),
                        None => say!("among {}", set),
                    };
                    Condition::fact(role, subject, say!("{} {}", be, of), say!("{} not {}", be, of))
                }))
                .tell(node.id)
            }
        }
    }

    /// "is 0 or 4", for a number that is among a few fixed ones.
    fn one_of_few(&self, role: Role, subject: &Text, array: &IntArray) -> Option<Condition> {
        let IntArray::ArrayOfInts(node) = array else { return None };
        let numbers: Vec<i64> =
            node.ints.iter().map(|int| self.constant(int)).collect::<Option<_>>()?;
        let is = |number: &i64| {
            let number = crate::realise::number_word(*number);
            let (yes, no) = (format!("is {number}"), format!("is not {number}"));
            Condition::fact(role, subject.clone(), yes, no)
        };
        let told = self.whole(node.id);
        (subject.as_str() != "you" && (2..=FEW).contains(&numbers.len()))
            .then(|| Condition::any(numbers.iter().map(is)).tell_all(&told))
    }

    /// Whether a place lies in a region. What a region is made of are conditions of their own where its words would join
    /// them: only conditions know how to keep an "and" and an "or" apart.
    fn lies_in(&self, place: &Place, region: &Region, scope: &Scope) -> Condition {
        let area = self.area(region, scope);
        let area = self.on_the_board(place, region, area);
        // A piece that is known is not spoken of by its place.
        if let Some(chosen) = self.chosen_on(place, scope)
            && matches!(region, Region::SitesOccupied(_))
            && let Some(yes) = area.yes.as_str().strip_prefix("holds ")
            && let Some(no) = area.no.as_str().strip_prefix("does not hold ")
        {
            let (yes, no) = (format!("is {yes}"), format!("is not {no}"));
            let (yes, no) = (area.yes.reworded(yes), area.no.reworded(no));
            return Condition::fact(Role::Other, chosen, yes, no);
        }
        let is = |area: Area| {
            let inside = area.reached().filter(|inside| !inside.as_str().contains(" is "));
            Condition::fact(place.role, place.text.clone(), area.yes.clone(), area.no.clone())
                .within(inside)
        };
        if !joins(&area.yes) && !joins(&area.no) {
            return is(area);
        }
        match region {
            Region::Union(node) => {
                Condition::any(node.regions.iter().map(|part| self.lies_in(place, part, scope)))
                    .tell(node.id)
            }
            Region::Intersection(node) => {
                Condition::all(node.regions.iter().map(|part| self.lies_in(place, part, scope)))
                    .tell(node.id)
            }
            Region::Difference(node) => {
                let without = match &node.subtraction {
                    SiteOrRegion::Site(site) => is(Area::place(&self.place(site, scope).text)),
                    SiteOrRegion::Region(region) => self.lies_in(place, region, scope),
                };
                Condition::all([self.lies_in(place, &node.source, scope), without.negated()])
                    .tell(node.id)
            }
            _ => is(area),
        }
    }

    /// What a place of the board holds stands on the board.
    fn on_the_board(&self, place: &Place, region: &Region, area: Area) -> Area {
        let hand = place.role == Role::From || place.text.as_str().contains("hand");
        if hand || !matches!(region, Region::SitesOccupied(_)) {
            return area;
        }
        let bare = |text: Text| match text.as_str().strip_suffix(" on the board") {
            Some(rest) => text.reworded(rest),
            None => text,
        };
        Area { yes: bare(area.yes), no: bare(area.no), ..area }
    }

    /// "the piece that moved reaches your far row", for a test of where a piece has come to stand.
    pub(crate) fn reaches(&self, test: &Boolean, scope: &Scope) -> Option<Condition> {
        if scope.last_to.as_str() != format!("the {} it has reached", self.site()) {
            return None;
        }
        if let Boolean::Or(node) = test
            && let [one, other] = &*node.operands
        {
            return self.starts_or_ends(node.id, [one, other], scope);
        }
        let (LastKind::To, region, node) = last_in(test)? else { return None };
        let told = self.whole(node);
        let area = self.area(region, scope).reached()?;
        Some(Condition::fact(
            Role::Other,
            scope.last_piece.clone(),
            say!("reaches {}", area).tell_all(&told),
            say!("does not reach {}", area).tell_all(&told),
        ))
    }

    /// "the piece that moved started or ended its move on your promotion squares".
    fn starts_or_ends(&self, or: NodeId, tests: [&Boolean; 2], scope: &Scope) -> Option<Condition> {
        let [one, other] = tests.map(last_in);
        let ((first, region, _), (second, same, _)) = (one?, other?);
        let (area, other) = (self.area(region, scope), self.area(same, scope));
        let both = matches!(
            (first, second),
            (LastKind::To, LastKind::From) | (LastKind::From, LastKind::To)
        );
        if !both || area.plural.as_str() != other.plural.as_str() {
            return None;
        }
        let told = self.whole(or);
        Some(Condition::fact(
            Role::Other,
            scope.last_piece.clone(),
            say!("started or ended its move {}", area.within()).tell_all(&told),
            say!("neither started nor ended its move {}", area.within()).tell_all(&told),
        ))
    }

    /// Whether two areas have the same places; an area that is the same as none has none.
    pub(super) fn same_area(&self, left: &Region, right: &Region, scope: &Scope) -> Condition {
        let (a, b) = (self.area(left, scope), self.area(right, scope));
        let area = match (a.plural.is_empty(), b.plural.is_empty()) {
            (false, true) => a,
            (true, false) => b,
            _ => {
                if let Some(condition) = self.fills_exactly(&a, &b) {
                    return condition;
                }
                let same = say!("are the same as {}", b.plural);
                let other = say!("are not the same as {}", b.plural);
                return Condition::fact(Role::Other, a.plural, same, other);
            }
        };
        if let Some(rest) = area.plural.as_str().strip_prefix("those of ")
            && let Some((of, quality)) = rest.rsplit_once(" that are ")
            && ![" and ", " or ", ", "].iter().any(|joint| quality.contains(joint))
        {
            let is = |which: &str| area.plural.reworded(format!("{which} of {of} is {quality}"));
            return Condition::fact(Role::Other, "", is("none"), is("at least one"));
        }
        let none = match area.plural.as_str().strip_prefix("those of ") {
            Some(rest) => say!("are none of {}", area.plural.reworded(rest)),
            None => say!("are no {}", area.bare_plural()),
        };
        Condition::fact(Role::Other, "there", none, say!("is at least one {}", area.bare_single()))
    }

    /// "your knights stand on every square of your opponent's home and on no other square", where one of two areas is that of pieces.
    fn fills_exactly(&self, a: &Area, b: &Area) -> Option<Condition> {
        let (whose, many, place) = match ((&a.owner, &a.pieces), (&b.owner, &b.pieces)) {
            ((Some(owner), Some((_, many))), (None, None)) => (owner.possessive(), many, b),
            ((None, None), (Some(owner), Some((_, many)))) => (owner.possessive(), many, a),
            _ => return None,
        };
        let site = self.site();
        let yes = say!("stand on {} and on no other {}", place.each_one(site), site);
        let no = say!("do not stand on exactly {}", place.plural);
        Some(Condition::fact(Role::Other, say!("{} {}", whose, many), yes, no))
    }

    /// Whether what stands for places are numbers that were remembered.
    fn holds_numbers(&self, region: &Region) -> bool {
        match region {
            Region::SitesList(list) => matches!(&list.sites,
                IntsOrArray::Array(IntArray::ValuesRemembered(values))
                    if self.remembered_places(values.name.as_deref()).is_none()),
            Region::If(choice) => {
                self.holds_numbers(&choice.then)
                    && choice.otherwise.as_ref().is_none_or(|other| self.holds_numbers(other))
            }
            _ => false,
        }
    }

    /// Whether an integer is what dice show, what that is worth, or how many things there are: no place.
    fn is_mere_number(&self, int: &Int) -> bool {
        match int {
            Int::CountPips(_)
            | Int::Pips(_)
            | Int::Face(_)
            | Int::Count(_)
            | Int::CountSimple(_)
            | Int::CountPieces(_)
            | Int::SizeStack(_)
            | Int::Score(_)
            | Int::State(_)
            | Int::ValuePiece(_) => true,
            Int::MapEntry(entry) => self.state.throw_maps.contains(entry.name.as_deref()),
            _ => false,
        }
    }

    pub(super) fn is_related(&self, node: &IsRelated, scope: &Scope) -> Condition {
        let place = self.place(&node.site_a, scope);
        let other = match &node.site_b {
            SiteOrRegion::Site(site) => self.place(site, scope).text,
            SiteOrRegion::Region(region) => self.area(region, scope).single,
        };
        let way = self.relation(node.relation);
        Condition::fact(
            place.role,
            place.text,
            say!("is next to {} ({})", other, way),
            say!("is not next to {} ({})", other, way),
        )
        .tell(node.id)
    }
}

/// Whether words join several things.
fn joins(text: &Text) -> bool {
    let bare = without_set_phrases(text.as_str());
    bare.contains(" and ") || bare.contains(" or ")
}

/// The area that a test asks the last move to have reached.
pub(crate) fn reached_area(test: &Boolean) -> Option<&Region> {
    match last_in(test)? {
        (LastKind::To, region, _) => Some(region),
        _ => None,
    }
}

/// A test whether the start or the end of the last move lies in a region that stays the same.
fn last_in(test: &Boolean) -> Option<(LastKind, &Region, NodeId)> {
    let Boolean::IsIn(node) = test else { return None };
    let RegionOrArray::Region(region) = &node.set else { return None };
    let sites: Vec<&Int> = node.site.iter().flat_map(|sites| sites.iter()).collect();
    let [Int::Last(last)] = sites.as_slice() else { return None };
    let fixed = matches!(
        region,
        Region::SitesRegion(_)
            | Region::SitesSide(_)
            | Region::SitesIndex(_)
            | Region::SitesSimple(_)
            | Region::SitesCoordinates(_)
    );
    (fixed && last.after_consequence.is_none()).then_some((last.kind, region, node.id))
}
