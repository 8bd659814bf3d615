//! A search over the places of one's pieces is a choice of one of these pieces.

use language::moves::ForEachSite;
use language::regions::Region;
use syntax::NodeId;

use super::piece::speaks_of_it;
use crate::plan::{Action, Condition, Deed, Fact};
use crate::realise::Text;
use crate::regions::Area;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether a search looks at the place of a piece that has been chosen: "its point".
    pub(crate) fn at_chosen_piece(&self, scope: &Scope) -> bool {
        let site = scope.site.as_str().strip_prefix("its ");
        site == Some(self.site()) && scope.piece.as_str().starts_with("that ")
    }

    /// The scope of such a search.
    pub(in crate::moves) fn of_chosen_piece(&self, scope: &Scope) -> Scope {
        let its: Text = format!("its {}", self.site()).into();
        let piece = format!("that {}", self.pieces.word).into();
        Scope { site: its.clone(), to: its, piece, ..scope.clone() }
    }

    /// "choose one of your discs" for the places that hold them; what is asked of such a place holds for it already if it
    /// is no more than that it is occupied.
    pub(super) fn with_own_piece(
        &self,
        node: &ForEachSite,
        area: &Area,
        scope: &Scope,
    ) -> Option<Action> {
        let one = area.one_piece.as_ref()?;
        let plain = matches!(&node.region, Region::SitesOccupied(_));
        if scope.effect || scope.held || scope.chooses || self.players.count() == 0 || !plain {
            return None;
        }
        let inner = self.of_chosen_piece(scope);
        let body = self.moves(&node.generator, &inner);
        let body = occupied_already(body, inner.site.as_str());
        // "Move one of your discs …", where nothing else points at it.
        if let Action::Deed(deed) = &body
            && deed.piece.as_ref().is_some_and(|it| it.as_str() == inner.piece.as_str())
            && !speaks_of_it(&body, &inner.site)
        {
            let told = deed.piece.as_ref().map(|it| it.told().to_vec()).unwrap_or_default();
            let piece = Some(one.clone().tell_all(&told).tell(node.id));
            return Some(Action::Deed(Deed { piece, ..deed.clone() }));
        }
        let chosen = Action::from(Deed::you("choose", one.clone()));
        Some(chosen.followed_by(body).tell(node.id))
    }

    /// "remove the first of your discs along your path whose landing point is off the board": what is done at the first place of
    /// a path that holds a piece of one's own for which something holds.
    pub(in crate::moves) fn first_own_piece(
        &self,
        moves: &language::moves::Moves,
        path: &Text,
        scope: &Scope,
    ) -> Option<Action> {
        let inner = self.of_chosen_piece(scope);
        let Action::When(condition, yes, no) = self.moves(moves, &inner) else { return None };
        let Action::Deed(deed) = *yes else { return None };
        if !no.is_nothing() || !deed.is_plain() || deed.subject.is_some() || deed.piece.is_some() {
            return None;
        }
        let Condition::All(members) = &condition else { return None };
        let own = format!("holds one of your {}", self.pieces.words());
        let [Condition::Fact(first), Condition::Fact(second)] = members.as_slice() else {
            return None;
        };
        let holds =
            |fact: &Fact| fact.subject.as_str() == inner.site.as_str() && fact.yes.as_str() == own;
        let (held, asked) = if holds(first) { (first, second) } else { (second, first) };
        let asked = asked.clause();
        let whose = asked.as_str().strip_prefix("its ").filter(|_| holds(held))?;
        let rest = deed.rest.as_str().strip_prefix(inner.piece.as_str())?;
        // "off the board from the board" would be said twice.
        let rest = if whose.ends_with("the board") {
            rest.replace(" from the board", "")
        } else {
            rest.to_owned()
        };
        let pieces = self.pieces.words();
        let rest = format!("the first of your {pieces} along {path} whose {whose}{rest}");
        let told: Vec<NodeId> = [asked.told(), held.clause().told(), path.told()]
            .into_iter()
            .flatten()
            .copied()
            .collect();
        Some(Deed { rest: deed.rest.reworded(rest).tell_all(&told), ..deed.clone() }.into())
    }
}

/// An action without the conditions that a place is occupied, which hold before anything is done.
fn occupied_already(action: Action, site: &str) -> Action {
    let known = |fact: &Fact| {
        fact.subject.as_str() == site && matches!(fact.yes.as_str(), "is occupied" | "is not empty")
    };
    match action {
        Action::When(condition, yes, no) => {
            let yes = occupied_already(*yes, site);
            let no = occupied_already(*no, site);
            let members = match condition {
                Condition::All(members) => members,
                one => vec![one],
            };
            let (given, asked): (Vec<Condition>, Vec<Condition>) = members
                .into_iter()
                .partition(|member| matches!(member, Condition::Fact(fact) if known(fact)));
            let told: Vec<NodeId> = given.iter().flat_map(Condition::told).collect();
            let action = Action::when(Condition::all(asked), yes, no);
            told.into_iter().fold(action, Action::tell)
        }
        Action::Choice(members) => {
            Action::choice(members.into_iter().map(|member| occupied_already(member, site)))
        }
        other => other,
    }
}
