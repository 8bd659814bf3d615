//! Tests on the pieces that are left.

use language::booleans::{IsWithin, NoPieces};
use language::refs::{AtOrIn, RoleOrOf};
use language::words::Role as PlayerRole;

use crate::plan::{Condition, Role};
use crate::realise::{Text, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn no_pieces(&self, node: &NoPieces, scope: &Scope) -> Condition {
        let name =
            node.name.as_deref().map_or(self.pieces.word.clone(), |name| self.pieces.named(name).0);
        let things = plural(&name);
        let where_: Text = match &node.within {
            Some(region) => say!(" {}", self.area(region, scope).within()),
            None => " left".into(),
        };
        let owner = match &node.owner {
            Some(RoleOrOf::Role(PlayerRole::All | PlayerRole::Shared | PlayerRole::Each))
            | None => None,
            Some(RoleOrOf::Role(role)) => Some(self.role(*role, scope)),
            Some(RoleOrOf::Of(of)) => Some(self.person(of, scope)),
        };
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

    pub(super) fn is_within(&self, node: &IsWithin, scope: &Scope) -> Condition {
        let kind = node
            .what
            .as_ref()
            .map_or_else(|| Text::from(self.pieces.word.as_str()), |what| self.kind(what, scope));
        let subject = kind.reworded(with_article(kind.as_str()));
        let place: Text = match &node.at {
            Some(AtOrIn::At(at)) => say!("on {}", self.place(at, scope).text),
            Some(AtOrIn::In(region)) => self.area(region, scope).within(),
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
