//! Places along the path of a piece, and where a throw lets it land.

use language::booleans::Boolean;
use language::ints::{Int, TrackSiteFirstSite, TrackSiteMove};
use language::refs::{IndexOrRole, PlayerRef, TrackOwner};
use language::words::{IsPlayerKind, Role as PlayerRole};
use syntax::NodeId;

use super::Place;
use crate::plan::Role;
use crate::realise::{Text, counted, plural, say};
use crate::scope::Scope;
use crate::teller::{Landing, Teller};

/// A search that is asked for so often has a name.
const OFTEN: usize = 3;

impl Teller<'_> {
    /// "the point four points further along your path".
    pub(super) fn further(&self, step: &TrackSiteMove, scope: &Scope) -> Place {
        if let Some(place) = self.end_of_sowing(step) {
            return place;
        }
        let site = self.site();
        let steps = self.number(&step.steps, scope);
        let path = match &step.track {
            Some(TrackOwner::Role(role)) => say!("{} path", self.role(*role, scope).possessive()),
            Some(TrackOwner::Player(player)) => {
                say!("{} path", self.person(&player.index, scope).possessive()).tell(player.id)
            }
            Some(TrackOwner::Name(name)) if self.one_path_each(name) => "its path".into(),
            Some(TrackOwner::Name(name)) => self.track_name(name),
            None => "its path".into(),
        };
        if let Some(place) = self.landing(step, &steps, &path, scope) {
            return place;
        }
        let counted_from = step.from.as_ref().filter(|from| !matches!(from, Int::HandSite(_)));
        if let (Some(from), Some(number)) =
            (counted_from, steps.text.as_str().strip_suffix(" minus one"))
        {
            let (number, from) = (steps.text.reworded(number), self.place(from, scope).text);
            let text =
                say!("the {} at {} along {} with {} counted as one", site, number, path, from);
            return Place::new(Role::Other, text.tell(step.id));
        }
        let distance = match steps.constant {
            Some(number) => Text::from(counted(number, site)),
            None if steps.text.as_str() == "it" => {
                say!("as many {} as {}", plural(site), steps.text.reworded("that value"))
            }
            None => say!("as many {} as {}", plural(site), steps.text),
        };
        let text = match &step.from {
            Some(from) if steps.constant == Some(1) => {
                let from = self.place(from, scope).text;
                if path.as_str() == "its path" || path.as_str() == "the path" {
                    say!("the next {} after {}", site, from)
                } else {
                    say!("the next {} after {} on {}", site, from, path)
                }
                .tell_all(steps.text.told())
            }
            // A piece that goes on does so from where it stands.
            Some(from) if self.is_own_place(from, scope) => {
                say!("the {} {} further along {}", site, distance, path)
                    .tell_all(self.place(from, scope).text.told())
            }
            Some(from) => say!(
                "the {} {} along {} from {}",
                site,
                distance,
                path,
                self.place(from, scope).text
            ),
            None => say!("the {} {} further along {}", site, distance, path),
        };
        Place::new(Role::Other, text.tell(step.id))
    }

    /// Whether a place is where the piece stands that a rule is about.
    fn is_own_place(&self, place: &Int, scope: &Scope) -> bool {
        let site = self.site();
        let own = [format!("its {site}"), format!("the {site} it leaves")];
        matches!(place, Int::From(_)) && own.iter().any(|it| scope.from.as_str() == it)
    }

    /// "its landing point": the first distance of the game that dice decide gets a short name.
    fn landing(
        &self,
        step: &TrackSiteMove,
        steps: &super::Number,
        path: &Text,
        scope: &Scope,
    ) -> Option<Place> {
        // A number that only the rule itself can point at has no place in a definition.
        let pointed =
            matches!(step.steps, Int::Value(_)) && !scope.value.as_str().ends_with(" chosen");
        if steps.constant.is_some() || pointed {
            return None;
        }
        let site = self.site();
        // A definition knows nothing of the path that a rule lets a player choose, or of whose pieces a rule moves.
        let chosen = self.path_spoken.get().is_some() && path.as_str().starts_with("the ")
            || path.as_str().ends_with("'s path");
        let defined: Text = if chosen { "its path".into() } else { path.clone() };
        let definition = say!(
            "the landing {} of {} lies as many {} further along {} as {}",
            site,
            crate::realise::with_article(&self.pieces.word),
            plural(site),
            defined,
            steps.text
        );
        self.recall.spoil();
        if self.landing.borrow().is_none() && !self.is_usual_distance(step) {
            return None;
        }
        let mut landing = self.landing.borrow_mut();
        let known = landing.get_or_insert_with(|| Landing {
            definition: definition.clone(),
            steps: steps.text.as_str().to_owned(),
        });
        if known.steps != steps.text.as_str() {
            return None;
        }
        // As far as usual, but along another path.
        let usual = path.as_str() == "the path" && known.definition.as_str().contains(" its path ");
        let along = if usual || known.definition.as_str() == definition.as_str() && !chosen {
            Text::default()
        } else {
            say!(" on {}", path)
        };
        drop(landing);
        let text: Text = match &step.from {
            None if scope.piece_given => say!("its landing {}{}", site, along),
            None => say!("the landing {}{}", site, along),
            Some(from)
                if matches!(from, Int::From(_))
                    || matches!(from, Int::Site(_)) && self.at_chosen_piece(scope) =>
            {
                say!("its landing {}{}", site, along).tell_all(self.place(from, scope).text.told())
            }
            Some(from) => {
                say!("the landing {} from {}{}", site, self.place(from, scope).text, along)
            }
        };
        Some(Place::new(Role::Other, text.tell_all(definition.told()).tell(step.id)))
    }

    /// Whether no other distance than this one is asked for more often.
    fn is_usual_distance(&self, step: &TrackSiteMove) -> bool {
        let links = &self.state.links;
        let steps = |node: NodeId| {
            let mut parts = links.children(node).iter().copied();
            parts.find(|part| links.label(*part) == Some("steps"))
        };
        let Some(own) = steps(step.id) else { return true };
        // Fixed distances have words of their own.
        let all = links.clauses("trackSite", "Move").filter_map(steps);
        let all = all.filter(|steps| links.number(*steps).is_none());
        // How far pieces move says more than where they come in.
        let moves = |steps: NodeId| {
            let step = links.parent(steps);
            let from = step.and_then(|step| {
                links.children(step).iter().copied().find(|part| links.label(*part) == Some("from"))
            });
            from.is_none_or(|from| links.keyword(from) == Some("from"))
        };
        let mut groups: Vec<(NodeId, (usize, usize))> = Vec::new();
        for steps in all {
            let moved = usize::from(moves(steps));
            match groups.iter_mut().find(|(known, _)| links.same(*known, steps)) {
                Some((_, number)) => *number = (number.0 + moved, number.1 + 1),
                None => groups.push((steps, (moved, 1))),
            }
        }
        let most = groups.iter().map(|(_, number)| *number).max().unwrap_or_default();
        groups.iter().any(|(known, number)| *number == most && links.same(*known, own))
    }

    /// "the first empty hole along the clockwise path starting with your store".
    pub(super) fn first_on_path(&self, first: &TrackSiteFirstSite, scope: &Scope) -> Place {
        let site = self.site();
        let inner = Scope {
            to: format!("that {site}").into(),
            site: format!("that {site}").into(),
            ..scope.clone()
        };
        let named = first.name.as_deref().filter(|name| !self.one_path_each(name));
        let path: Text = match (&first.player, named) {
            (Some(player), None) => say!("{} path", self.player_ref(player, scope).possessive()),
            (Some(player), Some(name)) => {
                let owner = self.player_ref(player, scope).possessive();
                let words = self.track_name(name);
                // A path of one player has its owner in its name already.
                match words.as_str().strip_prefix("the ") {
                    Some(bare) => say!("{} {}", owner, words.reworded(bare)),
                    None => words,
                }
            }
            (None, Some(name)) => self.track_name(name),
            (None, None) => self.common_path(),
        };
        let condition = first.condition.as_ref().map(|test| self.condition(test, &inner));
        let relative = condition.as_ref().and_then(|condition| {
            condition.relative(Role::To).or_else(|| condition.relative(Role::Site))
        });
        // One word stands before what it is said of.
        let word = relative.as_ref().and_then(|relative| {
            let word = relative.as_str().strip_prefix("is ")?;
            (!word.contains(' ')).then(|| say!("{} ", relative.reworded(word)))
        });
        let test = match (&word, relative, &condition) {
            (Some(_), ..) | (.., None) => None,
            (None, Some(relative), _) => Some(say!("that {}", relative)),
            (None, None, Some(condition)) => Some(say!("where {}", self.squeezed(condition))),
        };
        let word = word.unwrap_or_default();
        // The search begins with the place itself.
        let from = first.from.as_ref().map(|from| self.place(from, scope).text);
        let text = match (from, test) {
            (Some(from), None) => {
                let text = say!("the first {}{} along {} starting with {}", word, site, path, from);
                let own = from.as_str().starts_with("your ").then(|| say!("{}{}", word, site));
                own.and_then(|what| self.own_first(&what, &text, first.id)).unwrap_or(text)
            }
            (Some(from), Some(test)) => {
                say!("the first {} from {} on, along {}, {}", site, from, path, test)
            }
            (None, None) => say!("the first {}{} of {}", word, site, path),
            (None, Some(test)) => say!("the first {} of {} {}", site, path, test),
        };
        Place::new(Role::Other, text.tell(first.id))
    }

    /// "your first empty hole", where rules look for it so often that it is a term of the game.
    fn own_first(&self, what: &Text, full: &Text, node: NodeId) -> Option<Text> {
        let links = &self.state.links;
        let alike = links.clauses("trackSite", "FirstSite").filter(|one| links.same(*one, node));
        if alike.count() < OFTEN {
            return None;
        }
        self.recall.spoil();
        let name = say!("your first {}", what).tell_all(full.told());
        let mut known = self.first_place.borrow_mut();
        let definition = known.get_or_insert_with(|| say!("{} is {}", name, full));
        // Another search must not go by the same name.
        definition.as_str().ends_with(&format!(" is {}", full.as_str())).then_some(name)
    }

    /// Whether the first place of the player's own path is meant that holds a piece of that player.
    pub(super) fn finds_own_piece(&self, first: &TrackSiteFirstSite) -> bool {
        let mine = matches!(&first.player, Some(PlayerRef::Role(PlayerRole::Mover)));
        let own = |test: &Boolean| match test {
            Boolean::Equals(node) => {
                matches!(&node.left, Int::Who(who) if matches!(who.at, Int::To(_)))
                    && matches!(
                        &node.right,
                        IndexOrRole::Role(PlayerRole::Mover) | IndexOrRole::Index(Int::Mover(_))
                    )
            }
            Boolean::IsPlayer(node) => {
                matches!(node.kind, IsPlayerKind::Mover | IsPlayerKind::Friend)
                    && matches!(&node.player, IndexOrRole::Index(Int::Who(who))
                    if matches!(who.at, Int::To(_)))
            }
            _ => false,
        };
        mine && first.from.is_none() && first.condition.as_ref().is_some_and(own)
    }
}
