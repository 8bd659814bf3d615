//! Choosing places.

use language::ints::Int;
use language::moves::Select;
use language::refs::SiteOrRegion;

use super::laps::Start;
use crate::facts::Shape;
use crate::plan::{Action, Deed, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn select(&self, node: &Select, scope: &Scope) -> Action {
        let site = self.site_of(node.from.site_type);
        let mut limits = Vec::new();
        let mut demands = Vec::new();
        let lap = self.lap(node);
        let mut what: Text = match &node.from.site {
            Some(_) if lap.is_some() => match &lap {
                Some(Start::Region(region)) => self.area(region, scope).single,
                Some(Start::Site(place)) => self.place(place, scope).text,
                None => Text::default(),
            },
            Some(SiteOrRegion::Region(region)) => {
                let area = self.area(region, scope);
                area.one_piece.clone().unwrap_or(area.single)
            }
            Some(SiteOrRegion::Site(place)) => {
                let place = self.place(place, scope);
                let carried = node.to.is_some() && self.carried_by(node).is_some();
                if place.role == Role::LastTo || place.role == Role::From || carried {
                    // The piece whose rules are told needs no place.
                    let named = self.moving_piece(&place, scope).or_else(|| {
                        // Any of those that could move, where none has been chosen yet.
                        let any = self.is_its_own_place(
                            &place,
                            &Scope { piece_given: true, ..scope.clone() },
                        );
                        let unnamed = any && !scope.effect;
                        unnamed.then(|| scope.piece.clone().tell_all(place.text.told()))
                    });
                    named.unwrap_or_else(|| self.piece_at(&place, scope))
                } else {
                    place.text
                }
            }
            None => scope.piece.clone(),
        };
        // The place of a piece that has been named is its own.
        let named = scope.piece_given
            && matches!(node.from.site, None | Some(SiteOrRegion::Site(Int::From(_))));
        let of_piece = match &node.from.site {
            Some(SiteOrRegion::Region(region)) if node.to.is_some() => {
                self.area(region, scope).one_piece.is_some()
            }
            _ => false,
        };
        let whose = if named || of_piece { "its" } else { "that" };
        let carries = node.to.is_some() && self.carried_by(node).is_some();
        let own = Scope {
            from: format!("{whose} {site}").into(),
            site: match &node.from.site {
                Some(SiteOrRegion::Site(Int::Site(_))) => format!("{whose} {site}").into(),
                _ => scope.site.clone(),
            },
            chooses: !carries,
            ..scope.clone()
        };
        if let Some(test) = &node.from.condition {
            let before = self.at_start_of_turn(lap.is_some());
            let condition = self.condition(test, &own);
            self.at_start_of_turn(before);
            // A place that is known already is not narrowed down; the choice of it is.
            let known = match (&lap, &node.from.site) {
                (Some(start), _) => matches!(start, Start::Site(_)),
                (None, Some(SiteOrRegion::Site(_))) => true,
                _ => false,
            };
            match condition.relative(Role::From).filter(|_| !known) {
                Some(relative) => {
                    let holder = if self.places.shape == Shape::Holes
                        || !what.as_str().starts_with("one of your")
                    {
                        "that"
                    } else {
                        "whose place"
                    };
                    // What is described already is described further.
                    let holder = match what.as_str().split_once(" that is ") {
                        Some((_, more)) if !more.contains(" or ") && holder == "that" => "and",
                        _ => holder,
                    };
                    what = say!("{} {} {}", what, holder, relative);
                }
                None => demands.push(("this is allowed only if".into(), condition)),
            }
        }
        what = what.tell(node.from.id);
        let of_stack = node.from.level.is_some();
        match (&node.from.level, &node.from.site) {
            (Some(Int::Level(level)), _) if scope.piece.as_str().starts_with("that ") => {
                what = scope.piece.clone().tell_all(what.told()).tell(level.id);
            }
            (
                Some(level @ (Int::WhereLevel(_) | Int::WhereLevelNamed(_))),
                Some(SiteOrRegion::Site(site)),
            ) => {
                let place = self.place(site, scope);
                what = self.piece_of_kind_at(level, &place, scope).tell_all(what.told());
            }
            (Some(level), _) => {
                what = say!("{} (level {})", what, self.number(level, scope).plus_one());
            }
            (None, _) => {}
        }
        // Whose turn it is to act is plain where the rules of a piece are told.
        let alone = named
            && node.to.is_some()
            && (what.as_str() == "it" || what.as_str().starts_with("that "));
        let mut deed = Deed::you("choose", what);
        let mut effect = Action::Nothing;
        if let Some(to) = &node.to {
            let mut target = self.target(to, &own);
            self.spoken_of(to, &mut target, &own);
            if target.phrase.is_empty() {
                // The place that has been spoken of.
                target.phrase = own.to.clone();
            }
            deed.rest = match alone && !carries {
                true => target.phrase.clone().tell_all(deed.rest.told()).tell_all(&target.told),
                false => say!("{}, and {}", deed.rest, target.phrase).tell_all(&target.told),
            };
            demands.extend(target.demands());
            effect = target.effect;
        }
        if let Some(role) = node.mover
            && role != language::words::Role::Mover
            && scope.acting != Some(role)
        {
            limits.push(
                say!("this counts as a choice of {}", self.role(role, scope).name).tell(node.id),
            );
        }
        deed.limits = limits;
        deed.demands = demands;
        let chosen = if self.places.shape == Shape::Holes { "hole" } else { site };
        // Who chooses a piece and a place has chosen one place.
        let by_piece = node.to.is_some() && (named || of_piece) && !alone;
        let to = if node.to.is_some() && !alone && !by_piece {
            format!("the second chosen {chosen}")
        } else {
            format!("the chosen {chosen}")
        };
        let from = match (alone, by_piece) {
            (true, _) => format!("its {site}"),
            (_, true) => format!("the {site} of the chosen {}", self.pieces.word),
            _ => format!("the chosen {chosen}"),
        };
        let after = Scope {
            last_to: to.clone().into(),
            last_from: from.clone().into(),
            last_piece: match alone || of_stack && node.to.is_none() {
                true => format!("the chosen {}", self.pieces.word).into(),
                false => format!("the {} on {to}", self.pieces.word).into(),
            },
            to: to.into(),
            from: from.into(),
            effect: true,
            ..scope.clone()
        };
        if let Some(carried) = self.carried_by(node)
            && node.to.is_some()
        {
            // To choose a piece and a place and then to carry the one to the other is to move.
            self.recall.spoil();
            self.carried.borrow_mut().push(carried);
            let (piece, target) = match deed.rest.as_str().split_once(", and ") {
                Some((piece, target)) => (piece.to_owned(), target.to_owned()),
                None => (deed.rest.as_str().to_owned(), "the target".to_owned()),
            };
            let rest = deed.rest.reworded(format!("to {target}")).tell_all(&self.whole(carried));
            let moving = Deed {
                rest,
                limits: deed.limits,
                demands: deed.demands,
                ..Deed::piece(piece, "move", "", "")
            };
            let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
            let action = Action::from(moving.tell(node.id)).followed_by(effect);
            return self.with_then(action, node.then.as_ref(), &after);
        }
        let action = Action::from(deed.tell(node.id)).followed_by(effect);
        if let Some(turning) = self.turning(node) {
            return action.followed_by(turning.into());
        }
        self.with_then(action, node.then.as_ref(), &after)
    }

    /// The rule that carries what was chosen to the second place that was chosen, if nothing is done there before.
    fn carried_by(&self, node: &Select) -> Option<syntax::NodeId> {
        let links = &self.state.links;
        let then = node.then.as_ref()?.id;
        let from_to = |carry: syntax::NodeId, keyword: &str, word: &str| {
            links.plain(carry).any(|part| {
                links.keyword(part) == Some(keyword)
                    && links.plain(part).next().is_some_and(|site| links.is(site, "last", word))
            })
        };
        links.whole(then).into_iter().find(|carry| {
            links.keyword(*carry) == Some("fromTo")
                && from_to(*carry, "from", "From")
                && from_to(*carry, "to", "To")
                && !links
                    .ancestors(*carry)
                    .take_while(|outer| *outer != then)
                    .any(|outer| links.keyword(outer) == Some("if"))
                && !self.comes_after_others(*carry, then)
        })
    }

    /// Whether an effect on the places of the last move comes before the one that carries the piece: it finds the piece where it
    /// was chosen.
    fn comes_after_others(&self, carry: syntax::NodeId, then: syntax::NodeId) -> bool {
        let links = &self.state.links;
        let asks = |part: syntax::NodeId| links.keyword(part) == Some("last");
        links.ancestors(carry).take_while(|outer| *outer != then).any(|outer| {
            links.keyword(outer) == Some("and")
                && links
                    .members(outer)
                    .into_iter()
                    .take_while(|member| !links.range(*member).contains(&carry))
                    .any(|before| links.whole(before).into_iter().any(asks))
        })
    }
}
