//! Groups, lines and liberties that are counted or measured.

use language::booleans::{Boolean, RegionOrArray};
use language::ints::{
    CountGroups, CountLiberties, CountSizeBiggestGroup, CountSizeBiggestLine, Int, SizeGroup,
};
use language::regions::Region;

use super::Counted;
use crate::plan::Role;
use crate::realise::{Text, plural, say};
use crate::regions::plural_form;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// The size of the group that a place belongs to.
    pub(super) fn size_of_group(&self, node: &SizeGroup, scope: &Scope) -> Counted {
        let place = self.place(&node.at, scope);
        let mut text = say!("the size of the group of {}", self.piece_at(&place, scope));
        if let Some(test) = &node.condition
            && let Some(empty) = self.group_of_empty(&place.text, test, scope)
        {
            let text = say!("the size of {}", empty);
            let text = self.connected(text, node.directions.as_ref(), node.id, scope);
            self.speaks_of_groups(false, node.directions.as_ref(), node.id);
            return Counted::whole(text.tell(node.id));
        }
        text = self.connected(text, node.directions.as_ref(), node.id, scope);
        text = self.group_test(text, node.condition.as_ref(), scope);
        self.speaks_of_groups(node.condition.is_none(), node.directions.as_ref(), node.id);
        Counted::whole(text.tell(node.id))
    }

    /// "the group of empty cells that contains that cell", for what hangs together without pieces.
    pub(crate) fn group_of_empty(&self, at: &Text, test: &Boolean, scope: &Scope) -> Option<Text> {
        let inner = Scope { to: format!("the {}", self.site()).into(), ..scope.clone() };
        let empty = self.condition(test, &inner).relative(Role::To)?;
        let sites = self.places.words(None);
        let text = say!("the group of empty {} that contains {}", sites, at);
        (empty.as_str() == "is empty").then(|| text.tell_all(empty.told()))
    }

    /// How many groups there are.
    pub(super) fn counted_groups(&self, node: &CountGroups, scope: &Scope) -> Counted {
        let mut things: Text = "groups".into();
        if node.condition.is_none() && self.players.count() > 1 {
            things = format!("groups of {} of any owners", self.pieces.words()).into();
        }
        if let Some(min) = &node.min {
            things = say!(
                "{} of at least {} {}",
                things,
                self.number(min, scope).text,
                self.pieces.words()
            );
        }
        if let Some(region) = &node.through_any {
            things = say!("{} that touch {}", things, self.area(region, scope).plural);
        }
        things = self.connected(things, node.directions.as_ref(), node.id, scope);
        things = self.group_test(things, node.condition.as_ref(), scope);
        let plain = is_of_one_owner(&things);
        self.speaks_of_groups(plain, node.directions.as_ref(), node.id);
        things = self.seen_from_above(things, node.is_visible.as_ref(), node.id);
        let thing = things.reworded(things.as_str().replacen("groups", "group", 1));
        Counted::of(thing, things).tell(node.id)
    }

    /// The size of the largest group.
    pub(super) fn largest_group(&self, node: &CountSizeBiggestGroup, scope: &Scope) -> Counted {
        let mut text: Text = "the size of the largest group".into();
        if let Some(region) = &node.through_any {
            text = say!("{} that touches {}", text, self.area(region, scope).plural);
        }
        text = self.connected(text, node.directions.as_ref(), node.id, scope);
        if let Some(min) = &node.min {
            text = say!("{} of at least {}", text, self.number(min, scope).text);
        }
        text = self.group_test(text, node.condition.as_ref(), scope);
        let plain = node.condition.is_none() || is_of_one_owner(&text);
        self.speaks_of_groups(plain, node.directions.as_ref(), node.id);
        text = self.seen_from_above(text, node.is_visible.as_ref(), node.id);
        Counted::whole(text.tell(node.id))
    }

    /// The length of the longest line.
    pub(super) fn longest_line(&self, node: &CountSizeBiggestLine, scope: &Scope) -> Counted {
        let mut text: Text = "the length of the longest line".into();
        if let Some(direction) = node.directions {
            text = say!("{} ({})", text, self.absolute(direction));
        }
        text = self.group_test(text, node.condition.as_ref(), scope);
        Counted::whole(text.tell(node.id))
    }

    /// How many liberties a group has.
    pub(super) fn counted_liberties(&self, node: &CountLiberties, scope: &Scope) -> Counted {
        self.term("group", node.id);
        self.term("liberty", node.id);
        let place = node.at.as_ref().map(|at| self.place(at, scope));
        let mut things = match place.filter(|place| place.role != Role::LastTo) {
            Some(place) => say!("liberties of the group on {}", place.text),
            None => say!("liberties of the group of {}", scope.last_piece),
        };
        if let Some(at) = &node.at {
            things = things.tell_all(self.place(at, scope).text.told());
        }
        things = self.connected(things, node.directions.as_ref(), node.id, scope);
        things = self.group_test(things, node.condition.as_ref(), scope);
        let thing = things.reworded(things.as_str().replacen("liberties", "liberty", 1));
        Counted::of(thing, things).tell(node.id)
    }

    /// Adds the test that the members of a group must pass.
    pub(crate) fn group_test(&self, text: Text, test: Option<&Boolean>, scope: &Scope) -> Text {
        let Some(test) = test else { return text };
        let inner = Scope { to: format!("the {}", self.site()).into(), ..scope.clone() };
        let condition = self.condition(test, &inner);
        if let Some(whose) = self.group_of_pieces(test, &inner) {
            let (noun, rest) = text.as_str().split_once(" (").unwrap_or((text.as_str(), ""));
            let rest = if rest.is_empty() { String::new() } else { format!(" ({rest}") };
            let told = condition.told();
            return text.reworded(format!("{noun} of {whose}{rest}")).tell_all(&told);
        }
        if let Some(relative) = condition.relative(Role::To) {
            // Wherever a group lies, it is on the board, and its places are occupied where pieces are asked for.
            let bare = [" and is on the board", " and is occupied", " and is not empty"]
                .iter()
                .fold(relative.as_str().to_owned(), |words, known| words.replace(known, ""));
            let relative = match bare.starts_with("holds ") {
                true => relative.reworded(bare),
                false => relative,
            };
            if let Some(whose) = self.whose_pieces(relative.as_str()) {
                // Before what else is said of the group: "the largest group of your pieces (connected …)".
                let (noun, rest) = text.as_str().split_once(" (").unwrap_or((text.as_str(), ""));
                let rest = if rest.is_empty() { String::new() } else { format!(" ({rest}") };
                return text.reworded(format!("{noun} of {whose}{rest}")).tell_all(relative.told());
            }
            let (noun, rest) = text.as_str().split_once(" (").unwrap_or((text.as_str(), ""));
            if relative.as_str() == "is empty"
                && (noun.ends_with("group") || noun.ends_with("groups"))
            {
                let rest = if rest.is_empty() { String::new() } else { format!(" ({rest}") };
                let sites = self.places.words(None);
                return text
                    .reworded(format!("{noun} of empty {sites}{rest}"))
                    .tell_all(relative.told());
            }
            if noun.ends_with("group") || noun.ends_with("groups") {
                let sites = self.places.words(None);
                return say!("{} of {} that {}", text, sites, plural_form(&relative));
            }
            return say!("{}, counting every {} that {}", text, self.site(), relative);
        }
        say!("{}, counting where {}", text, self.squeezed(&condition))
    }

    /// "your pieces" where the places of a group are those of a player's pieces; wherever a group lies, it is on the board.
    fn group_of_pieces(&self, test: &Boolean, scope: &Scope) -> Option<String> {
        let Boolean::IsIn(test) = test else { return None };
        let RegionOrArray::Region(region @ Region::Intersection(both)) = &test.set else {
            return None;
        };
        let plain = both.regions.iter().all(|part| match part {
            Region::SitesOccupied(_) => true,
            Region::SitesSimple(part) => part.kind.word() == "Board",
            _ => false,
        });
        let here = match &test.site {
            None => true,
            Some(sites) => sites.iter().all(|site| matches!(site, Int::To(_))),
        };
        let area = self.area(region, scope);
        let (owner, (_, many)) = (area.owner.filter(|_| plain && here)?, area.pieces?);
        let many = many.as_str().strip_suffix(" on the board").unwrap_or(many.as_str());
        (!many.contains(" on ")).then(|| format!("{} {many}", owner.possessive().as_str()))
    }

    /// "your pieces" out of "holds one of your pieces", "White's pieces" out of "holds a piece of White".
    fn whose_pieces(&self, relative: &str) -> Option<String> {
        let held = relative.strip_prefix("holds ")?;
        if held.contains(" and ") || held.contains(" or ") {
            return None;
        }
        if let Some(own) = held.strip_prefix("one of ") {
            return Some(own.to_owned());
        }
        if let Some(enemy) = held.strip_prefix("an enemy ") {
            return (!enemy.contains(' ')).then(|| format!("enemy {}", plural(enemy)));
        }
        let (kind, owner) = held.strip_prefix("a ")?.split_once(" of ")?;
        let player = |number: usize| self.players.one(number).name.as_str() == owner;
        let known = ["your opponent", "that player", "the player"].contains(&owner)
            || (1..=self.players.count()).any(player);
        let owner = crate::facts::Person::third(owner).possessive();
        known.then(|| format!("{} {}", owner.as_str(), plural(kind)))
    }
}

/// Whether groups are those of one player's pieces.
pub(crate) fn is_of_one_owner(groups: &Text) -> bool {
    [" of your ", "'s ", " of enemy "].iter().any(|whose| groups.as_str().contains(whose))
}

impl Teller<'_> {
    /// "the largest visible group": on boards with levels, what other pieces cover may not count.
    pub(crate) fn seen_from_above(
        &self,
        text: Text,
        visible: Option<&Boolean>,
        node: syntax::NodeId,
    ) -> Text {
        if !matches!(visible, Some(Boolean::Constant(true))) {
            return text;
        }
        self.term("visible", node);
        text.reworded(text.as_str().replacen("group", "visible group", 1))
    }
}
