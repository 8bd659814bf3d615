//! The same on each of several places.

use board::topology::Relation;
use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{ForEachSite, Moves};
use language::refs::SiteOrRegion;
use language::regions::Region;
use syntax::NodeId;

use crate::plan::{Action, Deed, Role};
use crate::realise::{Text, say};
use crate::regions::Area;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    pub(in crate::moves) fn for_each_site(&self, node: &ForEachSite, scope: &Scope) -> Action {
        if self.area(&node.region, scope).plural.is_empty() {
            // Options can leave the list of places empty.
            self.silent(Silence::Unreachable, self.whole(node.id));
            return self.with_then(Action::Nothing, node.then.as_ref(), scope);
        }
        if let Some(action) = self.drops(node, scope) {
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        let site = self.site_in(&node.region);
        let area = self.area(&node.region, scope);
        // The place that is looked at is also the target of what is done there.
        let nested = self.looks_from_outer(node, scope);
        let that = match nested {
            true => Text::from(format!("the second {site}")),
            false => Text::from(format!("that {site}")),
        };
        let inner = Scope { site: that.clone(), to: that.clone(), ..scope.clone() };
        if let Some(action) = self.chooses_among(node, &area, &inner) {
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        if let Some(action) = self.outflanking(node, &area, &inner) {
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        if !nested && let Some(mut action) = self.with_own_piece(node, &area, scope) {
            if let Some(other) = &node.no_move_yet {
                action = Action::Prefer(vec![action, self.moves(other, scope)]);
            }
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        let head = if scope.effect {
            say!("for {}", area.each_one(site))
        } else if let Some(piece) = &area.one_piece {
            say!("for any {} that holds {}", site, piece)
        } else if self.players.count() == 0 {
            say!("for {}", area.each_one(site))
        } else {
            area.any_one(site)
        };
        let head = if nested { say!("{}, called {}", head, that) } else { head };
        let (head, body) = (head.tell(node.id), self.moves(&node.generator, &inner));
        if node.no_move_yet.is_none() && scope.effect {
            let all = self.each_with_then(head, body, node.then.as_ref(), scope);
            let misleads = node.then.is_none() && self.asks_neighbours(node);
            return if misleads { Action::sequence([all, at_once(node)]) } else { all };
        }
        let mut action = Action::Each(head, Box::new(body));
        if !scope.effect && self.players.count() == 0 {
            // Nobody chooses: whatever is possible happens, all of it from the same position.
            action = Action::sequence([action, at_once(node)]);
        }
        if let Some(other) = &node.no_move_yet {
            action = Action::Prefer(vec![action, self.moves(other, scope)]);
        }
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    /// Whether what happens on one place asks for pieces on another that the same repetition may move: told place by place, it
    /// would read as if each went by what the one before has changed.
    fn asks_neighbours(&self, node: &ForEachSite) -> bool {
        let links = &self.state.links;
        let whole = links.whole(node.id);
        let asks =
            |part: &NodeId| links.is(*part, "is", "Empty") || links.is(*part, "is", "Occupied");
        let looks_on = |part: &NodeId| links.keyword(*part) == Some("ahead");
        let test = whole.iter().filter(|part| asks(part));
        let asks_another = test.flat_map(|test| links.whole(*test)).any(|part| looks_on(&part));
        asks_another && whole.iter().any(|part| links.keyword(*part) == Some("fromTo"))
            || self.asks_around(node)
    }

    /// Whether pieces are taken off or changed that other places count among their surroundings.
    fn asks_around(&self, node: &ForEachSite) -> bool {
        let links = &self.state.links;
        let Moves::If(test) = &node.generator else { return false };
        // What follows a removal from many places comes after each of them.
        let follows = links.ancestors(node.id).any(|outer| links.is(outer, "forEach", "Site"));
        if follows || self.stand_apart(&node.region) {
            return false;
        }
        let Some(asked) = links.plain(test.id).next() else { return false };
        let filled = |part: &NodeId| {
            links.is(*part, "sites", "Occupied")
                || links.is(*part, "is", "Occupied")
                || links.is(*part, "is", "Empty")
                || matches!(links.keyword(*part), Some("who" | "what"))
                || links
                    .word(*part)
                    .is_some_and(|word| ["Own", "Enemy", "NotEmpty", "Empty"].contains(&word))
        };
        let around = |part: &NodeId| {
            links.is(*part, "sites", "Around")
                || links.is(*part, "size", "Group")
                || links.is(*part, "count", "Liberties")
        };
        let asked = links.whole(asked);
        asked.iter().any(around)
            && asked.iter().any(|part| filled(part) || links.is(*part, "count", "Liberties"))
            && links
                .whole(test.id)
                .into_iter()
                .any(|part| matches!(links.keyword(part), Some("remove" | "promote" | "add")))
    }

    /// Whether no two places of a region that never changes are neighbours.
    fn stand_apart(&self, region: &Region) -> bool {
        let (Some(board), Some(sites)) = (self.elements(), self.fixed(region)) else {
            return false;
        };
        sites.iter().all(|site| {
            !board.related(*site, Relation::All).iter().any(|near| sites.contains(near))
        })
    }

    /// "choose a square of the bottom row": to choose the place that is looked at is to choose one of them all.
    fn chooses_among(&self, node: &ForEachSite, area: &Area, inner: &Scope) -> Option<Action> {
        let Moves::Select(select) = &node.generator else { return None };
        let here = matches!(&select.from.site, Some(SiteOrRegion::Site(Int::Site(_))));
        if !here || inner.effect || node.no_move_yet.is_some() || area.one_piece.is_some() {
            return None;
        }
        match self.moves(&node.generator, inner) {
            Action::Deed(deed) if deed.rest.as_str() == inner.site.as_str() => {
                let rest = area.single.clone().tell_all(deed.rest.told()).tell(node.id);
                Some(Action::Deed(Deed { rest, ..deed }))
            }
            _ => None,
        }
    }

    /// Whether the places of a search depend on the place that a search around it has reached: both would be "that
    /// square".
    fn looks_from_outer(&self, node: &ForEachSite, scope: &Scope) -> bool {
        let links = &self.state.links;
        let region = links.plain(node.id).nth(1);
        let that = format!("that {}", self.site());
        if scope.from.as_str() == that && self.speaks_of(node.id, Role::From) {
            return true;
        }
        scope.site.as_str() == that
            && links.ancestors(node.id).any(|outer| links.is(outer, "forEach", "Site"))
            && region.is_some_and(|region| {
                links.whole(region).into_iter().any(|part| {
                    links.keyword(part) == Some("site") && links.children(part).is_empty()
                })
            })
    }

    /// Moves of whatever lies in a hand: "place a piece from your hand on any empty square".
    fn drops(&self, node: &ForEachSite, scope: &Scope) -> Option<Action> {
        let Region::SitesHand(_) = &node.region else { return None };
        if scope.effect || node.no_move_yet.is_some() {
            return None;
        }
        let hand = self.area(&node.region, scope);
        let word = &self.pieces.word;
        let mut told = vec![node.id];
        // Only places with a piece can be meant.
        let moves = match &node.generator {
            Moves::If(test) if test.otherwise.is_none() && test.then.is_none() => {
                match &test.condition {
                    Boolean::IsOccupied(occupied) if matches!(occupied.at, Int::Site(_)) => {
                        told.push(test.id);
                        told.extend(self.whole(occupied.id));
                        &test.moves
                    }
                    _ => return None,
                }
            }
            other => other,
        };
        let inner = Scope {
            site: format!("its place in {}", hand.plural).into(),
            piece: "it".into(),
            held: true,
            ..scope.clone()
        };
        let action = match self.moves(moves, &inner) {
            Action::Deed(deed) => {
                let known = deed.piece.iter().flat_map(|piece| piece.told().to_vec());
                let piece = say!("a {} from {}", word, hand.plural);
                let piece = piece.tell_all(&known.collect::<Vec<_>>());
                Action::Deed(Deed { piece: Some(piece), ..deed })
            }
            body => Action::Each(say!("for any {} in {}", word, hand.plural), Box::new(body)),
        };
        Some(told.into_iter().fold(action, Action::tell))
    }
}

/// Whatever a repetition changes, it changes from one position.
fn at_once(node: &ForEachSite) -> Action {
    let deed = Deed::of("all these changes", "happen", "at the same time").tell(node.id);
    Deed { plural: true, ..deed }.into()
}
