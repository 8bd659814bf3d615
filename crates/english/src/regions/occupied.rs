//! Places known by the pieces on them.

use language::ints::Int;
use language::refs::{ContainerRef, PlayerRef};
use language::regions::{ComponentRef, SitesOccupied};
use language::words::Role;

use super::Area;
use crate::realise::{Text, listed_or, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

/// More kinds than this are listed at the end.
const FEW_KINDS: usize = 6;

impl Teller<'_> {
    /// The places with pieces of somebody.
    pub(super) fn occupied(&self, node: &SitesOccupied, scope: &Scope) -> Area {
        let kinds: Vec<Text> = match &node.component {
            None if matches!(node.player, PlayerRef::Role(Role::Shared)) => {
                vec![self.pieces.unowned(Role::Shared).0.into()]
            }
            None => vec![self.pieces.word.as_str().into()],
            Some(ComponentRef::Name(name)) => vec![self.pieces.named(name).0.into()],
            Some(ComponentRef::Names(names)) => {
                names.iter().map(|name| self.pieces.named(name).0.into()).collect()
            }
            Some(ComponentRef::Index(index)) => vec![self.kind(index, scope)],
        };
        let one = listed_or(&kinds);
        let many = listed_or(
            &kinds.iter().map(|kind| kind.reworded(plural(kind.as_str()))).collect::<Vec<_>>(),
        );
        let mut where_: Text = match &node.container {
            None => Text::default(),
            Some(ContainerRef::Name(name)) if &**name == "Board" => " on the board".into(),
            Some(ContainerRef::Name(name)) => format!(" in the {}", self.name_words(name)).into(),
            // The board is the first of all that holds pieces.
            Some(ContainerRef::Index(Int::Constant(0))) => " on the board".into(),
            Some(ContainerRef::Index(index)) => {
                say!(" in {} hand", self.person(index, scope).possessive())
            }
        };
        if node.top == Some(true) {
            where_ = say!(" on top of a stack{}", where_);
        }
        let (possessed, several, any, owner) = self.owned_pieces(&node.player, &one, &many, scope);
        let site = self.site_of(node.on);
        // "one of the pawns in your hand".
        let any = match (&owner, &node.container) {
            (Some(person), Some(ContainerRef::Name(name)))
                if &**name == "Hand" && node.top != Some(true) =>
            {
                say!("one of the {} in {} hand", many, person.possessive()).tell_all(any.told())
            }
            _ => say!("{}{}", any, where_),
        };
        let area = Area {
            single: say!("{} holding {}", with_article(site), possessed),
            plural: if kinds.len() > FEW_KINDS {
                say!("the {}{} that hold {}", self.places.words(node.on), where_, several)
            } else {
                say!("the {} of {}{}", self.places.words(node.on), several, where_)
            },
            yes: say!("holds {}{}", possessed, where_),
            no: say!("does not hold {}{}", possessed, where_),
            pieces: Some((say!("{}{}", one, where_), say!("{}{}", many, where_))),
            owner,
            near: None,
            one_piece: Some(any),
        };
        let area = match &node.player {
            PlayerRef::Player(player) => area.tell(player.id),
            PlayerRef::Role(_) => area,
        };
        area.tell(node.id)
    }

    /// "one of your pawns" for a place, "your pawns", "one of your pawns" as choice, and the owner.
    fn owned_pieces(
        &self,
        player: &PlayerRef,
        one: &Text,
        many: &Text,
        scope: &Scope,
    ) -> (Text, Text, Text, Option<crate::facts::Person>) {
        match player {
            PlayerRef::Role(Role::All | Role::Shared) => {
                let article = one.reworded(with_article(one.as_str()));
                (article.clone(), say!("all {}", many), article, None)
            }
            // What belongs to nobody is not the mover's either.
            PlayerRef::Role(Role::NonMover)
                if self.pieces.kinds.iter().any(|kind| kind.role == Role::Neutral) =>
            {
                let single = say!("{} that is not yours", with_article(one.as_str()));
                let single = single.tell_all(one.told());
                (single.clone(), say!("{} that are not yours", many), single, None)
            }
            PlayerRef::Role(role @ (Role::Enemy | Role::NonMover | Role::Neutral)) => {
                let adjective = if *role == Role::Neutral { "neutral" } else { "enemy" };
                let single = say!(
                    "{} {}",
                    if *role == Role::Neutral { "a" } else { "an" },
                    say!("{} {}", adjective, one)
                );
                let person = self.player_ref(player, scope);
                (
                    single.clone(),
                    say!("{} {}", adjective, many),
                    single,
                    (*role != Role::Neutral).then_some(person),
                )
            }
            _ => {
                let person = self.player_ref(player, scope);
                let owned = say!("one of {} {}", person.possessive(), many);
                (owned.clone(), say!("{} {}", person.possessive(), many), owned, Some(person))
            }
        }
    }
}
