//! Tests on the pieces that are left.

use language::booleans::{Boolean, IsWithin, NoPieces};
use language::refs::{AtOrIn, RoleOrOf};
use language::regions::Region;
use language::words::{Role as PlayerRole, SitesSimpleKind};

use crate::facts::Person;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn no_pieces(&self, node: &NoPieces, scope: &Scope) -> Condition {
        let (name, things) = match node.name.as_deref() {
            Some(name) => self.pieces.containing(name),
            None if matches!(node.owner, Some(RoleOrOf::Role(PlayerRole::Shared))) => {
                self.pieces.unowned(PlayerRole::Shared)
            }
            None => (self.pieces.word.clone(), self.pieces.words()),
        };
        let where_: Text = match &node.within {
            Some(region) => say!(" {}", on_any_of(self.area(region, scope).within())),
            None if scope.ending && self.may_lie_in_hand() => {
                format!(" {}", crate::ints::ANYWHERE).into()
            }
            None => " left".into(),
        };
        let owner = match &node.owner {
            Some(RoleOrOf::Role(PlayerRole::All | PlayerRole::Shared | PlayerRole::Each))
            | None => None,
            Some(RoleOrOf::Role(role)) => Some(self.role(*role, scope)),
            Some(RoleOrOf::Of(of)) => Some(self.person(of, scope)),
        };
        if let Some(condition) = self.only_one_captured(node, owner.as_ref()) {
            return condition.tell(node.id);
        }
        let condition = match owner {
            Some(person) if person.name.as_str() != "nobody" => {
                let have = person.verb("have");
                Condition::fact(
                    if person.second { Role::You } else { Role::Other },
                    person.name,
                    say!("{} no {}{}", have, things, where_),
                    say!("{} at least one {}{}", have, name, where_),
                )
            }
            Some(_) => Condition::fact(
                Role::Other,
                "there",
                say!("are no neutral {}{}", things, where_),
                say!("is at least one neutral {}{}", name, where_),
            ),
            None => Condition::fact(
                Role::Other,
                "there",
                say!("are no {}{}", things, where_),
                say!("is at least one {}{}", name, where_),
            ),
        };
        condition.tell(node.id)
    }

    /// "the Defenders' jarl is captured", where its owner starts with one such piece and never gets another.
    fn only_one_captured(&self, node: &NoPieces, owner: Option<&Person>) -> Option<Condition> {
        let name = node.name.as_deref()?;
        let Some(RoleOrOf::Role(role)) = &node.owner else { return None };
        let on_board = match &node.within {
            None => true,
            Some(Region::SitesSimple(sites)) => sites.kind == SitesSimpleKind::Board,
            Some(_) => false,
        };
        let kind = self.pieces.named(name).0;
        if self.pieces.containing(name).0 != kind {
            return None;
        }
        let one_each = match crate::facts::number_of(*role) {
            Some(number) => self.starts_with(&kind, number) == 1,
            None => (1..=self.players.count()).all(|number| self.starts_with(&kind, number) == 1),
        };
        let links = &self.state.links;
        let never_made = self.is_never_made(name);
        let taken = links.clauses("remove", "").next().is_some() || self.recruit.borrow().is_some();
        if !(on_board && one_each && never_made && taken) {
            return None;
        }
        let whose = owner?.possessive();
        let told: Vec<_> = node.within.iter().flat_map(|_| self.whole(node.id)).collect();
        Some(Condition::fact(
            Role::Other,
            say!("{} {}", whose, kind),
            Text::from("has been captured").tell_all(&told),
            Text::from("has not been captured").tell_all(&told),
        ))
    }

    /// Whether no rule makes a piece of this name or puts one on the board.
    fn is_never_made(&self, name: &str) -> bool {
        let links = &self.state.links;
        let without = |made: syntax::NodeId| {
            links.whole(made).iter().all(|part| links.text(*part).is_none_or(|it| it != name))
        };
        ["promote", "add"].iter().all(|keyword| links.clauses(keyword, "").all(without))
            && links.clauses("move", "Promote").all(without)
    }

    /// Whether a player starts with one piece of a kind and never gets another.
    pub(crate) fn is_only_one(&self, kind: &str, player: usize) -> bool {
        let mut kinds = self.pieces.kinds.iter().filter(|one| one.spoken == kind);
        self.starts_with(kind, player) == 1 && kinds.all(|one| self.is_never_made(one.name))
    }

    /// "the target square is not in your last row if it is a pawn", for what a piece from a hand may not be and do at once.
    pub(super) fn unless_held(&self, test: &Boolean, scope: &Scope) -> Option<Condition> {
        let Boolean::And(node) = test else { return None };
        let ([kind, place], true) = (&*node.operands, scope.held) else { return None };
        let (kind, place) = (self.condition(kind, scope), self.condition(place, scope));
        let told: Vec<_> = [kind.told(), place.told(), vec![node.id]].concat();
        let (kind, not, yes) = (kind.clause()?, place.clone().negated().clause()?, place.clause()?);
        if !kind.as_str().starts_with("it ") {
            return None;
        }
        Some(Condition::fact(
            Role::Other,
            "",
            say!("{} if {}", not, kind).tell_all(&told),
            say!("{} and {}", kind, yes).tell_all(&told),
        ))
    }

    pub(super) fn is_within(&self, node: &IsWithin, scope: &Scope) -> Condition {
        let kind = node
            .what
            .as_ref()
            .map_or_else(|| Text::from(self.pieces.word.as_str()), |what| self.kind(what, scope));
        let subject = kind.reworded(with_article(kind.as_str()));
        let place: Text = match &node.at {
            Some(AtOrIn::At(at)) => say!("on {}", self.place(at, scope).text),
            Some(AtOrIn::In(region)) => self.area(region, scope).stood_on(),
            None => say!("on {}", scope.last_to),
        };
        Condition::fact(
            Role::Other,
            subject,
            say!("stands {}", place),
            say!("does not stand {}", place),
        )
        .tell(node.id)
    }
}

/// "on A1 or B2": where none of some pieces are, if it is "on A1 and B2".
pub(super) fn on_any_of(within: Text) -> Text {
    let described = [" that ", " between ", " both ", " next to ", " or "];
    match described.iter().any(|words| within.as_str().contains(words)) {
        true => within,
        false => within.reworded(within.as_str().replace(" and ", " or ")),
    }
}
