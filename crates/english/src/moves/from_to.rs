//! Moves from anywhere to anywhere.

use language::booleans::Boolean;
use language::equipment::Item;
use language::ints::{CountWhere, Int};
use language::moves::{FromTo, To};
use language::refs::{AtOrIn, ContainerRef, IndexOrRole, SiteOrRegion};
use language::regions::Region;
use language::words::{LastKind, Role as PlayerRole};
use syntax::NodeId;

use crate::facts::Shape;
use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether what is carried is a card that lies nowhere afterwards: cards are put down only where the rule says which card of the
    /// pile moves.
    fn loses_cards(&self, node: &FromTo) -> bool {
        let whole = node.stack == Some(true) || node.count.is_some();
        node.from.level.is_none()
            && !whole
            && node.copy.is_none()
            && self.items().iter().any(|item| matches!(item, Item::Deck(_)))
    }

    pub(super) fn carry(&self, node: &FromTo, scope: &Scope) -> Action {
        if self.carried.borrow().contains(&node.id) {
            self.recall.spoil();
            return self.with_then(Action::Nothing, node.then.as_ref(), scope);
        }
        let site = self.site();
        let word = &self.pieces.word;
        let mut limits = Vec::new();
        let (mut piece, mut demands) = self.origin_piece(Some(&node.from), scope);
        let holes = self.places.shape == Shape::Holes;
        if let Some(count) = &node.count
            && node.stack == Some(true)
            && self.counts_all(count, node.from.site.as_ref(), scope)
        {
            piece = say!("the whole stack of {}", piece)
                .tell_all(self.number(count, scope).text.told());
        } else if let Some(count) = &node.count {
            let place = self.origin_place(node, scope);
            let all = self.counts_all(count, node.from.site.as_ref(), scope);
            let some: Text = if all {
                say!("all {}", plural(word)).tell_all(self.number(count, scope).text.told())
            } else if let Some(some) = self.so_many_or_all(count, node, scope) {
                some
            } else {
                self.so_many(count, word, scope)
            };
            piece = match place {
                Some(place) => {
                    demands.extend(self.origin_demand(node, scope));
                    say!("{} from {}", some, place).tell_all(piece.told())
                }
                None => say!("{} of {}", some, piece),
            };
        } else if holes && let Some(place) = self.origin_place(node, scope) {
            demands.extend(self.origin_demand(node, scope));
            piece = say!("one {} from {}", word, place).tell_all(piece.told());
        }
        // The piece of one level goes alone.
        let alone = node.from.level.is_some() && node.to.level.is_none();
        if node.stack == Some(true) && !alone && !piece.as_str().starts_with("the whole stack") {
            piece = say!("the whole stack with {}", piece);
        }
        let verb = if matches!(node.copy, Some(Boolean::Constant(true))) { "copy" } else { "move" };
        let from = match &node.from.site {
            // What is copied stays where it is.
            _ if verb == "copy" => format!("its {site}").into(),
            // In what follows from another move, "it" would be the piece of that move.
            Some(SiteOrRegion::Site(place @ (Int::Between(_) | Int::To(_) | Int::Site(_))))
                if scope.effect =>
            {
                self.place(place, scope).text
            }
            _ => format!("the {site} it leaves").into(),
        };
        let inner = Scope { from, ..scope.clone() };
        let free;
        let to = match &node.to.condition {
            // What covers several places goes wherever these are free, and nothing else is asked.
            Some(_) if self.all_are_large() => {
                self.silence_labelled(node.to.id, "if");
                free = To { condition: None, ..node.to.clone() };
                &free
            }
            _ => &node.to,
        };
        let mut target = self.target(to, &inner);
        self.spoken_of(&node.to, &mut target, scope);
        let taking = super::taking::taking(&piece, &node.to, &mut target, word);
        // What comes from a hand is placed on the board.
        let from_hand = scope.held
            || match &node.from.site {
                Some(SiteOrRegion::Site(Int::HandSite(_))) => true,
                Some(SiteOrRegion::Region(region))
                    if super::parts::filled_hand(region).is_some() =>
                {
                    true
                }
                Some(SiteOrRegion::Region(Region::SitesOccupied(pieces))) => {
                    matches!(&pieces.container, Some(ContainerRef::Name(name)) if &**name == "Hand")
                }
                _ => false,
            };
        let onto = from_hand
            && !holes
            && verb == "move"
            && !target.phrase.is_empty()
            && !target.phrase.as_str().ends_with("hand");
        let verb = if onto { "place" } else { verb };
        let rest = if target.phrase.is_empty() && scope.effect {
            say!(" to {}", scope.to).tell_all(&target.told)
        } else {
            target.after(if onto { "on" } else { "to" })
        };
        let rest = rest.reworded(rest.as_str().trim_start());
        let rest = say!("{}{}", rest, taking);
        let mut deed = Deed::piece(piece, verb, "", rest).tell(node.id);
        if let Some(role) = node.mover
            && role != language::words::Role::Mover
            && scope.acting != Some(role)
        {
            limits.push(
                say!("this counts as a move of {}", self.role(role, scope).name).tell(node.id),
            );
        }
        let filled = matches!(&node.to.site, Some(SiteOrRegion::Site(Int::Last(last))) if last.kind == LastKind::To);
        if scope.effect && filled && self.replaces() && !self.has_counts() {
            // The piece of the move stands there.
            limits.push(Text::from("it takes the place of what stands there").tell(node.id));
        } else if self.may_displace(&node.to, scope) {
            let any = format!("any {word} that stands there is removed");
            limits.push(Text::from(any).tell(node.id));
        }
        limits.extend(self.crowded_out(node, scope));
        if self.loses_cards(node) {
            limits.push(Text::from("the card is out of the game then").tell(node.id));
        }
        demands.extend(target.demands());
        deed.limits = limits;
        deed.demands = demands;
        let done = if onto { "just placed" } else { "that moved" };
        let mut after = scope.afterwards(site, &format!("the {word} {done}"));
        if let Some(place) = self.captured_from(node, scope) {
            (after.last_from, after.from) = (place.clone(), place);
        }
        let action = Action::from(deed).followed_by(target.effect);
        self.then_or_beside(action, node.then.as_ref(), self.is_captured(node), &after)
    }

    /// Whether every piece covers several places.
    fn all_are_large(&self) -> bool {
        let items = self.items();
        items.iter().any(|item| matches!(item, Item::Tile(_)))
            && !items.iter().any(|item| matches!(item, Item::Piece(_)))
    }

    /// Passes over the part of a clause with a label, which play never asks for.
    fn silence_labelled(&self, clause: NodeId, label: &str) {
        let links = &self.state.links;
        let parts = links.children(clause).iter().filter(|part| links.label(**part) == Some(label));
        for part in parts {
            self.silent(Silence::Unreachable, self.whole(*part));
        }
    }

    /// What becomes of the pieces in a hand with one place when a captured piece comes to it: a place holds pieces of one kind.
    fn crowded_out(&self, node: &FromTo, scope: &Scope) -> Option<Text> {
        let captured =
            matches!(&node.from.site, Some(SiteOrRegion::Site(Int::To(_) | Int::Between(_))));
        // In the hand of its owner it meets its like.
        let kept = matches!(&node.to.site, Some(SiteOrRegion::Site(Int::HandSite(hand)))
            if hand.player == IndexOrRole::Role(PlayerRole::Mover));
        let lost = scope.effect
            && captured
            && kept
            && self.starts_in_hand()
            && !self.stacks()
            && !self.has_wide_hands();
        lost.then(|| {
            Text::from("pieces of another kind or colour that lie there are out of the game")
                .tell(node.id)
        })
    }

    /// The place that a move takes pieces from, if it is one place.
    fn origin_place(&self, node: &FromTo, scope: &Scope) -> Option<Text> {
        match &node.from.site {
            Some(SiteOrRegion::Site(site)) => Some(self.place(site, scope).text),
            Some(SiteOrRegion::Region(region)) => Some(self.area(region, scope).single),
            None => None,
        }
    }

    /// What must hold of the place that pieces are taken from, where the place is named and not its piece.
    fn origin_demand(&self, node: &FromTo, scope: &Scope) -> Option<(Text, Condition)> {
        let test = node.from.condition.as_ref()?;
        let inner = Scope { from: format!("that {}", self.site()).into(), ..scope.clone() };
        let (condition, _) = self.origin_test(test, &inner);
        // What does not speak of that place is a demand already.
        condition.relative(Role::From)?;
        Some(("this is allowed only if".into(), condition))
    }

    /// Whether seeds are moved by the capture of a sowing.
    fn is_captured(&self, node: &FromTo) -> bool {
        let links = &self.state.links;
        let mut outwards = std::iter::once(node.id).chain(links.ancestors(node.id));
        outwards.any(|outer| links.label(outer) == Some("apply"))
    }

    /// The hole that a sowing captures from, if it has a name: to what follows, the capture is the last move.
    fn captured_from(&self, node: &FromTo, scope: &Scope) -> Option<Text> {
        let Some(SiteOrRegion::Site(from)) = &node.from.site else { return None };
        let place = self.place(from, scope).text;
        // "That hole" could be another one by then.
        (self.is_captured(node) && place.as_str().starts_with("the ")).then_some(place)
    }

    /// "four seeds (or all, if there are fewer)".
    fn so_many_or_all(&self, count: &Int, node: &FromTo, scope: &Scope) -> Option<Text> {
        let Int::Min(min) = count else { return None };
        let from = node.from.site.as_ref();
        let (number, all) = match (&min.left, &min.right) {
            (number @ Int::Constant(_), all) | (all, number @ Int::Constant(_)) => (number, all),
            _ => return None,
        };
        if !self.counts_all(all, from, scope) {
            return None;
        }
        let so_many = self.so_many(number, &self.pieces.word, scope);
        let told = self.number(all, scope).text;
        let text = say!("{} (or all, if there are fewer)", so_many);
        Some(text.tell_all(told.told()).tell(min.id))
    }

    /// Whether a number is that of all pieces on the place that they are taken from.
    pub(super) fn counts_all(
        &self,
        count: &Int,
        from: Option<&SiteOrRegion>,
        scope: &Scope,
    ) -> bool {
        let at = match count {
            Int::Count(counted) => match (&counted.kind, &counted.place) {
                (None, Some(CountWhere::At(at))) => at,
                _ => return false,
            },
            Int::SizeStack(stack) => match &stack.at {
                Some(AtOrIn::At(at)) => at,
                _ => return false,
            },
            _ => return false,
        };
        match from {
            Some(SiteOrRegion::Site(from)) => {
                same_simple(at, from)
                    || self.place(at, scope).text.as_str() == self.place(from, scope).text.as_str()
            }
            // Each place of a region is the start of its own move.
            Some(SiteOrRegion::Region(_)) | None => matches!(at, Int::From(_)),
        }
    }
}

/// Whether two integers are the same simple reference.
fn same_simple(a: &Int, b: &Int) -> bool {
    matches!(
        (a, b),
        (Int::To(_), Int::To(_))
            | (Int::From(_), Int::From(_))
            | (Int::Site(_), Int::Site(_))
            | (Int::Between(_), Int::Between(_))
    ) || matches!((a, b), (Int::Last(x), Int::Last(y)) if x.kind == y.kind)
        || matches!((a, b), (Int::Var(x), Int::Var(y)) if x.key == y.key)
        || matches!((a, b), (Int::Constant(x), Int::Constant(y)) if x == y)
}
