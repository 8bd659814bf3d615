//! Places found from other places: around, in a direction, in a group.

use language::booleans::Boolean;
use language::directions::Direction;
use language::ints::{Int, RegionSite};
use language::moves::Step;
use language::ranges::Range;
use language::refs::{AtOrFrom, SiteOrRegion, Surrounders};
use language::regions::{
    IncidentOwner, Region, SitesAround, SitesBetween, SitesDirection, SitesDistance, SitesGroup,
    SitesIncident, SitesLineOfSight, SitesLoop,
};
use language::words::{AbsoluteDirection, DynamicRegion, RelationType};

use super::Area;
use crate::plan::Role;
use crate::realise::{Text, aside, counted, say, with_article, word_count};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

/// A distance in more words than this has no room for a condition.
const LONGEST_NEAR: usize = 18;

impl Teller<'_> {
    /// A site or a region as the origin of a search.
    pub(super) fn origin(&self, origin: &SiteOrRegion, scope: &Scope) -> Text {
        match origin {
            SiteOrRegion::Site(site) => self.place(site, scope).text,
            SiteOrRegion::Region(region) => {
                let area = self.area(region, scope);
                area.one_piece.clone().unwrap_or(area.single)
            }
        }
    }

    pub(crate) fn around(&self, node: &SitesAround, scope: &Scope) -> Area {
        let (site, sites) = (self.site_of(node.site_type), self.places.words(node.site_type));
        let origin = self.origin(&node.site, scope);
        let aimed = node
            .directions
            .filter(|_| node.distance.is_none())
            .and_then(|direction| towards(self.absolute(direction).as_str(), self.has_layers()));
        let near = match &node.distance {
            None if let Some(way) = &aimed => say!("{} {}", way.as_str(), origin),
            None => say!("next to {}", origin),
            Some(distance) => {
                let steps = self.number(distance, scope);
                match steps.constant {
                    Some(1) => say!("next to {}", origin).tell_all(steps.text.told()),
                    // Places that are reached by turning on the way are not among them.
                    Some(number) => {
                        say!("{} in a straight line from {}", counted(number, "step"), origin)
                            .tell_all(steps.text.told())
                    }
                    None => {
                        say!("at a distance of {} in a straight line from {}", steps.text, origin)
                    }
                }
            }
        };
        let near = match node.directions {
            Some(_) if aimed.is_some() => near,
            Some(direction)
                if node.site_type.is_some_and(|kind| kind != self.places.default)
                    || !near.as_str().starts_with("next to")
                    || !(self.is_any_neighbour(direction)
                        || direction == AbsoluteDirection::Orthogonal
                            && self.next_to_means_sides()) =>
            {
                say!("{} ({})", near, self.absolute(direction))
            }
            _ => {
                if near.as_str().starts_with("next to") && node.site_type.is_none() {
                    self.term("next to", node.id);
                }
                near
            }
        };
        let mut area = Area::described(&near, site, &sites);
        // Places of another sort than those of the pieces must be named.
        let usual = sites == self.places.words(None);
        area.near = (usual && near.as_str().starts_with("next to ")).then(|| near.clone());
        let (piece, pieces) = (&self.pieces.word, self.pieces.words());
        let quality = node.kind.map(|kind| match kind {
            DynamicRegion::Empty => ("is empty".to_owned(), "is not empty".to_owned()),
            DynamicRegion::NotEmpty => ("is occupied".to_owned(), "is empty".to_owned()),
            DynamicRegion::Own | DynamicRegion::NotOwn => {
                (format!("holds one of your {pieces}"), format!("holds none of your {pieces}"))
            }
            DynamicRegion::Enemy | DynamicRegion::NotEnemy => {
                (format!("holds an enemy {piece}"), format!("holds no enemy {piece}"))
            }
        });
        if let Some((yes, no)) = quality {
            let other = matches!(node.kind, Some(DynamicRegion::NotOwn | DynamicRegion::NotEnemy));
            let (yes, no) = if other { (no, yes) } else { (yes, no) };
            area = self.narrowed(area, &yes.into(), &no.into());
        }
        if let Some(test) = &node.condition {
            let name = self.sought(Role::To, site, node.id, scope);
            let inner = Scope { to: name, ..scope.clone() };
            let condition = self.condition(test, &inner).said_of(Role::To, &inner.to);
            let (yes, no) = (condition.relative(Role::To), condition.clone().negated());
            area = match (yes, no.relative(Role::To)) {
                (Some(yes), Some(no)) => self.narrowed(area, &yes, &no),
                // What is long already gets a letter, so that the rest can follow.
                _ if word_count(near.as_str()) > LONGEST_NEAR && node.include_self.is_none() => {
                    self.brief_area(area).for_which(&self.squeezed(&condition))
                }
                _ => area.for_which(&self.squeezed(&condition)),
            };
        }
        if matches!(node.include_self, Some(language::booleans::Boolean::Constant(true))) {
            area.near = None;
            area.plural = say!("{} and {} itself", area.plural, origin);
            area.single = say!("{} or {} itself", area.single, origin);
            area.yes = say!("{} or {} itself", area.yes, origin);
            area.no = say!("{} nor {} itself", area.no, origin);
        }
        area.tell(node.id)
    }

    pub(super) fn in_direction(&self, node: &SitesDirection, scope: &Scope) -> Area {
        let (site, sites) = (self.site_of(node.site_type), self.places.words(node.site_type));
        let origin = self.origin(&node.from, scope);
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        if let Some(next) = self.next_in_direction(node, &origin, &way) {
            return next.tell(node.id);
        }
        let mut text = say!("in line with {}, {}", origin, aside(&say!("going {}", way)));
        if let Some(distance) = node.distance.as_ref().filter(|distance| !self.is_endless(distance))
        {
            let reach = say!("at most {} away", self.so_many(distance, site, scope));
            text = say!("{}, {}", text, aside(&reach));
        }
        if let Some(stop) = &node.stop {
            let inner = Scope { to: format!("the {site}").into(), ..scope.clone() };
            let condition = self.condition(stop, &inner);
            let included =
                matches!(node.stop_included, Some(language::booleans::Boolean::Constant(true)));
            let how = if included { "up to and including" } else { "before" };
            let end = match condition.relative(Role::To) {
                Some(relative) => say!("{} the first that {}", how, relative),
                None => say!("{} the first where {}", how, self.squeezed(&condition)),
            };
            text = say!("{}, {}", text, aside(&end));
        }
        if matches!(node.included, Some(language::booleans::Boolean::Constant(true))) {
            text = say!("{}, {}", text, aside(&say!("the starting {} included", site)));
        }
        Area::described(&text, site, &sites).tell(node.id)
    }

    /// Whether the board has places above others.
    pub(crate) fn has_layers(&self) -> bool {
        self.elements().is_some_and(|places| places.regions.layers.len() > 1)
    }

    /// "the square directly above it": one step in one direction leads to one place, in each of two to one of two.
    fn next_in_direction(&self, node: &SitesDirection, origin: &Text, way: &Text) -> Option<Area> {
        let steps = self.constant(node.distance.as_ref()?)?;
        let next = towards(way.as_str(), self.has_layers())?;
        let plain = node.stop.is_none()
            && node.site_type.is_none()
            && !matches!(node.included, Some(Boolean::Constant(true)));
        if steps != 1 || !plain || !matches!(node.from, SiteOrRegion::Site(_)) {
            return None;
        }
        let told = self.whole(node.id);
        if way.as_str().contains(" or ") {
            let near = say!("{} {}", next.as_str(), origin).tell_all(way.told());
            return Some(
                Area::described(&near, self.site(), &self.places.words(None)).tell_all_of(told),
            );
        }
        let text = say!("the {} {} {}", self.site(), next.as_str(), origin);
        Some(Area::place(&text.tell_all(way.told()).tell_all(&told)))
    }

    /// "the first occupied square to the north of your king's": where one looks in one direction for pieces.
    pub(crate) fn first_in_sight(&self, node: &RegionSite, scope: &Scope) -> Option<Text> {
        let Region::SitesLineOfSight(seen) = &node.region else { return None };
        let pieces = seen.kind.is_none_or(|kind| kind.word() == "Piece");
        let first = matches!(node.index, Int::Constant(0));
        let (Some(at), Some(direction)) = (&seen.at, &seen.directions) else { return None };
        let way = self.direction(direction, scope);
        let one = ["to the ", "in that ", "in the opposite "];
        if !pieces || !first || !one.iter().any(|one| way.as_str().starts_with(one)) {
            return None;
        }
        let (site, origin) = (self.site_of(seen.site_type), self.place(at, scope).text);
        let joint = if way.as_str().starts_with("to the ") { "of" } else { "from" };
        Some(say!("the first occupied {} {} {} {}", site, way, joint, origin).tell(seen.id))
    }

    pub(super) fn line_of_sight(&self, node: &SitesLineOfSight, scope: &Scope) -> Area {
        let (site, sites) = (self.site_of(node.site_type), self.places.words(node.site_type));
        let origin =
            node.at.as_ref().map_or(scope.last_to.clone(), |at| self.place(at, scope).text);
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        let text = match node.kind.map(|kind| kind.word()) {
            Some("Empty") => {
                let far = format!("as far as the {sites} are empty");
                say!("in line with {} ({}), {}", origin, aside(&way), far)
            }
            Some("Farthest") => {
                say!("farthest from {} {} with only empty {} before it", origin, way, sites)
            }
            _ => {
                self.term("in sight", node.id);
                // Every direction is meant where nothing is said of any.
                let any = self.has_one_sort_of_neighbours() && way == self.any_direction();
                let one = ["to the ", "in that "].iter().any(|one| way.as_str().starts_with(one));
                let near = match (any, one) {
                    (true, _) => say!("in sight of {}", origin).tell_all(way.told()),
                    (_, true) => say!("in sight of {} {}", origin, way),
                    _ => say!("in sight of {} ({})", origin, aside(&way)),
                };
                let seen = say!("{} {}", with_article(&self.pieces.word), near);
                let area = Area::described(&say!("with {}", seen), site, &sites);
                let (yes, no) = (say!("holds {}", seen), say!("does not hold {}", seen));
                return Area { yes, no, near: Some(near), ..area }.tell(node.id);
            }
        };
        Area::described(&text, site, &sites).tell(node.id)
    }

    pub(crate) fn group(&self, node: &SitesGroup, scope: &Scope) -> Area {
        let site = self.site_of(node.site_type);
        if let (AtOrFrom::At(at), Some(test)) = (&node.at, &node.condition)
            && let Some(empty) = self.group_of_empty(&self.place(at, scope).text, test, scope)
        {
            let text = self.connected(empty, node.directions.as_ref(), node.id, scope);
            self.speaks_of_groups(false, node.directions.as_ref(), node.id);
            let text = self.seen_from_above(text, node.is_visible.as_ref(), node.id);
            return Area::named(text, site).tell(node.id);
        }
        let mut text = match &node.at {
            AtOrFrom::At(at) => {
                let place = self.place(at, scope);
                say!("the group of {}", self.piece_at(&place, scope))
            }
            AtOrFrom::From(region) => {
                say!("the groups that include {}", self.area(region, scope).plural)
            }
        };
        text = self.connected(text, node.directions.as_ref(), node.id, scope);
        self.speaks_of_groups(node.condition.is_none(), node.directions.as_ref(), node.id);
        if let Some(test) = &node.condition {
            let inner = Scope { to: format!("the {site}").into(), ..scope.clone() };
            let condition = self.condition(test, &inner);
            text = match condition.relative(Role::To) {
                Some(relative) => {
                    say!("{}, made up of every connected {} that {}", text, site, relative)
                }
                None => say!("{}, made up where {}", text, self.squeezed(&condition)),
            };
        }
        let text = self.seen_from_above(text, node.is_visible.as_ref(), node.id);
        Area::named(text, site).tell(node.id)
    }

    pub(super) fn at_distance(&self, node: &SitesDistance, scope: &Scope) -> Area {
        let (site, sites) = (self.site_of(node.site_type), self.places.words(node.site_type));
        let from = self.place(&node.from, scope).text;
        let range = self.range(&node.distance, scope);
        if let (Range::Max(most), None) = (&node.distance, &node.step_move) {
            // A range without a lower bound begins below zero, and ends the search.
            self.silent(Silence::Unreachable, self.whole(most.id));
            let none = Text::from("at a distance that no place has").tell_all(from.told());
            return Area::described(&none, site, &sites).tell(node.id);
        }
        // Where the steps are described, the place they start from never counts, not even at distance zero.
        let any = match &node.distance {
            Range::Min(least) => {
                self.number(&least.min, scope).constant.is_some_and(|least| least <= 1)
            }
            _ => false,
        };
        let mut text = match node.step_move {
            Some(_) if any => {
                say!("that can be reached from {} (which does not count itself)", from)
                    .tell_all(range.told())
            }
            _ => say!("at a distance {} from {}", range, from),
        };
        let relation = node.relation.or_else(|| self.relation_of_steps());
        let relation = relation.filter(|relation| !self.relates_any_neighbours(*relation));
        if let Some(relation) =
            relation.filter(|_| node.relation.is_some() || node.step_move.is_none())
        {
            text = say!("{} ({})", text, aside(&say!("in steps {}", self.relation(relation))));
        }
        if let Some(step) = &node.step_move {
            text = self.in_steps(text, step, scope);
        }
        Area::described(&text, site, &sites).tell(node.id)
    }

    /// How distances are measured where nothing is said, if the board has neighbours of several sorts.
    pub(crate) fn relation_of_steps(&self) -> Option<RelationType> {
        let several = self.neighbours().is_some() && !self.has_one_sort_of_neighbours();
        several.then_some(RelationType::Adjacent)
    }

    /// "…, in steps to the north, each to a square that is empty": how a distance is measured.
    pub(crate) fn in_steps(&self, distance: Text, step: &Step, scope: &Scope) -> Text {
        let site = self.site_of(step.to.site_type);
        let inner = Scope { to: format!("the next {site}").into(), ..scope.clone() };
        // A step leads to a neighbour anyway.
        let any = |way: &&Direction| matches!(way, Direction::Absolute(way) if self.is_any_neighbour(*way));
        let way =
            step.directions.as_ref().filter(|way| !any(way)).map(|way| self.direction(way, scope));
        let condition = step
            .to
            .condition
            .as_ref()
            .map(|test| self.condition(test, &inner))
            .filter(|condition| !condition.is_always());
        let target = condition.map(|condition| match condition.relative(Role::To) {
            Some(relative) => {
                say!("each to {} that {}", crate::realise::with_article(site), relative)
            }
            None => say!("with each step only if {}", self.squeezed(&condition)),
        });
        let text = match (way, target) {
            (None, None) => distance,
            (Some(way), None) => say!("{} ({})", distance, aside(&say!("in steps {}", way))),
            (None, Some(target)) => say!("{} ({})", distance, aside(&say!("in steps, {}", target))),
            (Some(way), Some(target)) => {
                say!("{} ({})", distance, aside(&say!("in steps {}, {}", way, target)))
            }
        };
        text.tell(step.id).tell(step.to.id).tell_all(&self.whole(step.id))
    }

    pub(super) fn incident(&self, node: &SitesIncident, scope: &Scope) -> Area {
        let (site, sites) =
            (self.site_of(Some(node.result_type)), self.places.words(Some(node.result_type)));
        let at = self.place(&node.at, scope);
        let of = self.site_of(Some(node.of));
        // "its line" is a line already, and so is any place of a board of lines that nobody calls otherwise.
        let other = !matches!(node.at, Int::Site(_)) && node.of == self.places.default;
        let mut text = if other || at.text.as_str().ends_with(&format!(" {of}")) {
            say!("that touch {}", at.text)
        } else {
            say!("that touch the {} at {}", of, at.text)
        };
        if let Some(owner) = &node.owner {
            let person = match owner {
                IncidentOwner::Owner(player) => self.person(&player.index, scope),
                IncidentOwner::Role(role) => self.role(*role, scope),
            };
            text = say!("{} and belong to {}", text, person.name);
        }
        let mut area = Area::described(&text, site, &sites);
        area.yes = text.reworded(area.yes.as_str().replacen("is that touch", "touches", 1));
        area.no =
            text.reworded(area.no.as_str().replacen("is not that touch", "does not touch", 1));
        area.single = text.reworded(area.single.as_str().replacen("that touch", "that touches", 1));
        area.tell(node.id)
    }

    pub(super) fn between_places(&self, node: &SitesBetween, scope: &Scope) -> Area {
        let (site, sites) = (self.site_of(node.site_type), self.places.words(node.site_type));
        let from = self.place(&node.from, scope).text;
        let to = self.place(&node.to, scope).text;
        let mut text = say!("between {} and {}", from, to);
        let with = |test: &Option<Boolean>| matches!(test, Some(Boolean::Constant(true)));
        text = match (with(&node.from_included), with(&node.to_included)) {
            (false, false) => text,
            (true, true) => say!("{}, both included", text),
            (true, false) => say!("{}, including the first", text),
            (false, true) => say!("{}, including the last", text),
        };
        if let Some(direction) = &node.directions {
            text = say!("{} ({})", text, self.direction(direction, scope));
        }
        if let Some(test) = &node.condition {
            let inner = Scope { between: format!("the {site}").into(), ..scope.clone() };
            let condition = self.condition(test, &inner);
            text = match condition.relative(Role::Between) {
                Some(relative) => say!("{} that {}", text, relative),
                None => say!("{} where {}", text, self.squeezed(&condition)),
            };
        }
        Area::described(&text, site, &sites).tell(node.id)
    }

    pub(super) fn inside_loop(&self, node: &SitesLoop, scope: &Scope) -> Area {
        let (site, sites) = (self.site_of(node.site_type), self.places.words(node.site_type));
        let inside = matches!(node.inside, Some(language::booleans::Boolean::Constant(true)));
        let mut text: Text =
            if inside { "inside the loop just made" } else { "of the loop just made" }.into();
        match &node.surround {
            Some(Surrounders::Surround(role)) => {
                text = say!("{} around {} pieces", text, self.role(*role, scope).possessive());
            }
            Some(Surrounders::Roles(roles)) => {
                let names: Vec<Text> =
                    roles.iter().map(|role| self.role(*role, scope).possessive()).collect();
                text = say!("{} around {} pieces", text, crate::realise::listed_or(&names));
            }
            None => {}
        }
        Area::described(&text, site, &sites).tell_all_of(self.whole(node.id))
    }
}

impl Area {
    /// The same, which also tells several ludemes.
    #[must_use]
    pub(super) fn tell_all_of(self, nodes: Vec<syntax::NodeId>) -> Self {
        nodes.into_iter().fold(self, Area::tell)
    }
}

/// "directly above", "one step to the north-east of": where a neighbour lies that one direction of the compass leads to.
pub(crate) fn towards(way: &str, layered: bool) -> Option<String> {
    Some(match way {
        // Where places lie above each other, what lies to the north is not above.
        other if layered && !other.contains("layer ") => {
            return other.strip_prefix("to the ").map(|to| format!("one step to the {to} of"));
        }
        "to the north" => "directly above".to_owned(),
        "to the south" => "directly below".to_owned(),
        "to the east" => "directly to the right of".to_owned(),
        "to the west" => "directly to the left of".to_owned(),
        // Where pieces stand on others, the next place may lie a layer up or down.
        other if let Some(side) = other.strip_suffix(" of the layer above") => {
            format!("one layer up {side} of")
        }
        other if let Some(side) = other.strip_suffix(" of the layer below") => {
            format!("one layer down {side} of")
        }
        other if other.starts_with("to the ") => format!("one step {other} of"),
        _ => return None,
    })
}
