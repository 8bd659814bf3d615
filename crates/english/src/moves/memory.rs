//! Remembering and forgetting.

use language::moves::Moves;
use syntax::NodeId;

use crate::ints::Sort;
use crate::ints::sort::sort;
use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// A value that is kept, as what it stands for.
    pub(crate) fn kept(&self, int: &language::ints::Int, scope: &Scope) -> Text {
        match sort(int) {
            _ if self.is_shifted(int) => self.place(int, scope).text,
            Sort::Place => self.place(int, scope).text,
            Sort::Player => self.person(int, scope).name,
            Sort::Piece => say!("the {}", self.kind(int, scope)),
            _ => self.number(int, scope).text,
        }
    }

    /// Whether something is added to a list beside the rule that clears it, which clears away what was there before.
    fn adds_beside(&self, forget: NodeId, name: Option<&str>) -> bool {
        let links = &self.state.links;
        let adds = |part: NodeId| {
            links.is(part, "remember", "Value")
                && links.plain(part).find_map(|part| links.text(part)) == name
        };
        let inside = links.ancestors(forget);
        inside.take_while(|outer| links.keyword(*outer) != Some("then")).any(|outer| {
            links.keyword(outer) == Some("and")
                && links
                    .members(outer)
                    .into_iter()
                    .take_while(|member| !links.range(*member).contains(&forget))
                    .any(|before| links.whole(before).into_iter().any(adds))
        })
    }

    /// "no hole is playable any more", "South has no owned holes any more": what it means that a list is emptied.
    fn list_emptied(&self, places: &Text, name: Option<&str>) -> Deed {
        let (site, sites) = (self.site(), self.places.words(None));
        match self.remembered_quality(name) {
            Some((None, quality)) => {
                Deed::of(format!("no {site}"), "be", format!("{quality} any more"))
            }
            Some((Some(owner), quality)) => {
                let rest = format!("no {quality} {sites} any more");
                match owner.as_str() {
                    "your" => Deed { plural: true, ..Deed::of("you", "have", rest) },
                    owner => Deed::of(owner.trim_end_matches("'s"), "have", rest),
                }
            }
            None => Deed::you("clear", say!("the list of {}", places)),
        }
    }

    pub(super) fn memory(&self, moves: &Moves, scope: &Scope) -> Action {
        let under = |name: &Option<Box<str>>| match name {
            Some(name) => say!(" as {}", self.kept_name(name)),
            None => Text::default(),
        };
        let places = |name: &Option<Box<str>>| self.remembered_places(name.as_deref());
        match moves {
            Moves::RememberValue(node) => {
                let mut rest = say!("{}{}", self.kept(&node.value, scope), under(&node.name));
                if let Some(places) = places(&node.name) {
                    let value = self.kept(&node.value, scope);
                    let deed = match self.remembered_quality(node.name.as_deref()) {
                        Some((None, quality)) => Deed::of(value, "become", quality),
                        Some((Some(_), _)) => Deed::of(value, "become", say!("one of {}", places)),
                        None => Deed::you("add", say!("{} to {}", value, places)),
                    }
                    .tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                if let Some((_, place)) = self.written_list(node.name.as_deref()) {
                    let value = self.kept(&node.value, scope);
                    let rest = match place.as_str().strip_prefix(" written down") {
                        Some(rest) => say!("down {}{}", value, rest),
                        None => say!("{}{}", value, place),
                    };
                    let deed = Deed::you("write", rest).tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                if matches!(node.unique, Some(language::booleans::Boolean::Constant(true))) {
                    rest = say!("{} (once only)", rest);
                }
                let deed = Deed::you("remember", rest).tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            Moves::RememberState(node) => {
                let deed = Deed::you("remember", "the position as it is now").tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            Moves::ForgetValue(node) => {
                let what = self.kept(&node.value, scope);
                if let Some((_, place)) = self.written_list(node.name.as_deref()) {
                    let on = match place.as_str().starts_with(" on ") {
                        true => place,
                        false => Text::default(),
                    };
                    let deed = Deed::you("cross", say!("out {}{}", what, on)).tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                let deed = match places(&node.name) {
                    Some(places) => match self.remembered_quality(node.name.as_deref()) {
                        Some((None, quality)) => {
                            Deed::of(what, "be", format!("no longer {quality}"))
                        }
                        Some((Some(_), _)) => {
                            Deed::of(what, "be", say!("no longer one of {}", places))
                        }
                        None => Deed::you("take", say!("{} out of {}", what, places)),
                    },
                    None => Deed::you("forget", say!("{}{}", what, under(&node.name))),
                }
                .tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            Moves::ForgetAll(node)
                if let Some((noun, place)) = self.written_list(node.name.as_deref()) =>
            {
                let earlier = match self.adds_beside(node.id, node.name.as_deref()) {
                    true => " before this move",
                    false => "",
                };
                let rest = say!("out all {}s{}{}", noun, place, earlier);
                let deed = Deed::you("cross", rest).tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            Moves::ForgetAll(node) => {
                let earlier = match self.adds_beside(node.id, node.name.as_deref()) {
                    true => " before this move",
                    false => "",
                };
                let deed = match places(&node.name) {
                    Some(places) if earlier.is_empty() => {
                        self.list_emptied(&places, node.name.as_deref())
                    }
                    Some(places) => Deed::you("take", say!("all others out of {}", places)),
                    None => {
                        let rest = say!("everything remembered{}{}", under(&node.name), earlier);
                        Deed::you("forget", rest)
                    }
                }
                .tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            _ => Action::Nothing,
        }
    }
}
