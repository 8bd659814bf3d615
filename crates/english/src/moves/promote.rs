//! Promotions and flips.

use language::ints::Int;
use language::moves::{Flip, PieceNames, PieceRef, Promote};
use syntax::NodeId;

use crate::facts::Shape;
use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::state::Marks;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn promote(&self, node: &Promote, scope: &Scope) -> Action {
        let subject: Text = match &node.site {
            // The piece that has been chosen for it.
            Some(Int::From(from)) if node.decision && !scope.piece.is_empty() => {
                scope.piece.clone().tell(from.id)
            }
            Some(site) => {
                let place = self.place(site, scope);
                self.piece_at(&place, scope)
            }
            None => scope.last_piece.clone(),
        };
        let what = own_form(self.promoted_to(node, scope), &subject);
        let own = matches!(
            &node.player,
            Some(language::refs::PlayerRef::Role(language::words::Role::Mover))
        );
        let same = what.as_str() == crate::realise::with_article(&self.pieces.word);
        let deed = if own && same && !node.decision {
            // The only kind there is: it changes its owner and nothing else.
            Deed::of(subject, "become", say!("yours").tell_all(what.told()))
        } else if node.decision {
            Deed::you("replace", say!("{} with {}", subject, what))
        } else {
            Deed::of(subject, "become", what)
        };
        let mut deed = deed.tell(node.id);
        deed.limits.extend(self.begins_anew(node));
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    /// What a piece loses by becoming another, where rules ask for it and none of the same moment gives it back.
    fn begins_anew(&self, node: &Promote) -> Option<Text> {
        let links = &self.state.links;
        let read = |keyword: &str, kind: &str| links.clauses(keyword, kind).next().is_some();
        // What the same move does gives it back, be it before, besides or after.
        let ends = ["then", "piece", "play", "phase"];
        let until =
            |outer: &syntax::NodeId| links.keyword(*outer).is_some_and(|word| ends.contains(&word));
        let rule = links.ancestors(node.id).find(until).unwrap_or(node.id);
        let given =
            |kind: &str| links.whole(rule).into_iter().any(|part| links.is(part, "set", kind));
        // A piece that has just come to be has not moved, whatever the one has done that it was.
        if let Marks::Unmoved { value: 0, kinds, .. } = &self.state.marks
            && let PieceNames::Name(name) = &node.what.pieces
            && kinds.iter().any(|kind| self.pieces.named(kind).0 == self.pieces.named(name).0)
        {
            return Some(Text::from("it counts as unmoved").tell(node.id));
        }
        let value = read("value", "Piece") && !given("Value");
        let mark = read("state", "") && self.state.marks == Marks::Flag && !given("State");
        if mark
            && !value
            && let Some(deed) = self.gets_status(&"it".into(), 0, &[])
        {
            let (verb, rest) = (crate::realise::third_person(&deed.verb), deed.rest);
            return Some(say!("it {} {}", verb, rest).tell(node.id));
        }
        let lost = match (value, mark) {
            (true, true) => "from then on it has no mark and the value zero",
            (true, false) => "from then on its value is zero",
            (false, true) => "it loses its mark",
            (false, false) => return None,
        };
        (self.places.shape != Shape::Holes).then(|| Text::from(lost).tell(node.id))
    }

    /// What a piece becomes: "a queen or a rook".
    pub(crate) fn promoted_to(&self, node: &Promote, scope: &Scope) -> Text {
        // An effect carries all of them out, one after the other: the last one stays.
        let last = match &node.what.pieces {
            PieceNames::Names(names) if !node.decision => names.last().cloned(),
            _ => None,
        };
        let what = match last {
            Some(name) => {
                let last = PieceRef { pieces: PieceNames::Name(name), ..node.what.clone() };
                self.piece_ref(&last, scope)
            }
            None => self.piece_ref(&node.what, scope),
        };
        match &node.player {
            Some(player) => {
                let person = self.player_ref(player, scope);
                match (person.second, &node.site) {
                    // What was found by its place need not have been the player's own.
                    (true, Some(Int::Site(_))) => say!("{} of yours", what),
                    (true, Some(Int::Last(_))) if self.comes_from_prisoners(node) => {
                        say!("{} of yours", what)
                    }
                    (true, _) => what,
                    (false, _) => say!("{} of {}", what, person.name),
                }
            }
            None => what,
        }
    }

    /// Whether the promotion follows a move from the player's own hand, into which enemy pieces are captured as they are.
    fn comes_from_prisoners(&self, node: &Promote) -> bool {
        let links = &self.state.links;
        let own_hand = |part: NodeId, side: &str| {
            links.keyword(part) == Some(side)
                && links.whole(part).into_iter().any(|place| {
                    (links.keyword(place) == Some("handSite") || links.is(place, "sites", "Hand"))
                        && links.plain(place).any(|who| {
                            links.word(who) == Some("Mover") || links.keyword(who) == Some("mover")
                        })
                })
        };
        let goes = |carry: NodeId, side: &str| links.plain(carry).any(|part| own_hand(part, side));
        let captured = links.clauses("fromTo", "").any(|carry| goes(carry, "to"));
        let mut moves =
            links.ancestors(node.id).filter(|outer| links.keyword(*outer) == Some("move"));
        captured && moves.any(|carry| goes(carry, "from"))
    }

    pub(super) fn flip(&self, node: &Flip, scope: &Scope) -> Action {
        let subject: Text = match &node.site {
            Some(site) => {
                let place = self.place(site, scope);
                self.piece_at(&place, scope)
            }
            None => say!("the {} on {}", self.pieces.word, scope.to),
        };
        let deed = Deed::you("turn over", subject).tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }
}

/// "its promoted form", where a piece becomes the form of itself.
fn own_form(what: Text, subject: &Text) -> Text {
    let form = what
        .as_str()
        .strip_suffix(subject.as_str())
        .and_then(|rest| rest.strip_prefix("the ")?.strip_suffix(" form of "))
        .map(|form| format!("its {form} form"));
    form.map_or_else(|| what.clone(), |form| what.reworded(form))
}
