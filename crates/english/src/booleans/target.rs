//! Positions that a description asks for piece by piece.

use language::booleans::IsTarget;
use syntax::NodeId;

use crate::plan::{Condition, Role};
use crate::realise::{Text, listed_and, runs, say, with_article};
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether certain places hold certain pieces.
    pub(super) fn is_target(&self, node: &IsTarget) -> Condition {
        let sites: Option<Vec<i32>> =
            node.sites.as_ref().map(|sites| sites.iter().copied().collect());
        let told = if self.has_stacks() {
            self.target_stack(&node.configuration, sites.as_deref())
        } else {
            self.target_position(&node.configuration, sites, node.id)
        };
        match (&node.container, told) {
            (None, Some(condition)) => condition.tell(node.id),
            (None, None) => Condition::Never,
            // What lies in a hand has no places that the reader could tell apart.
            (Some(_), _) => Condition::fact(
                Role::Other,
                "that store of pieces",
                "shows the target position",
                "does not show the target position",
            )
            .tell(node.id),
        }
    }

    /// "A1 and B1 each hold a black marker; C1 is empty": all that stands in the places, kind by kind.
    fn target_position(
        &self,
        wanted: &[i32],
        sites: Option<Vec<i32>>,
        node: NodeId,
    ) -> Option<Condition> {
        let count = i32::try_from(self.places.count()?).ok()?;
        let sites = sites.unwrap_or_else(|| (0..count).collect());
        if sites.len() != wanted.len() {
            return None;
        }
        let mut kinds: Vec<(i32, Vec<Text>)> = Vec::new();
        for (site, piece) in sites.into_iter().zip(wanted) {
            let place = Text::from(self.numbered_place(site));
            match kinds.iter_mut().find(|(known, _)| known == piece) {
                Some((_, places)) => places.push(place),
                None => kinds.push((*piece, vec![place])),
            }
        }
        let facts: Option<Vec<Condition>> = kinds
            .iter()
            .map(|(piece, places)| {
                let subject = listed_and(&runs(places));
                let (yes, no): (Text, Text) = match (piece, places.len()) {
                    (0, 1) => ("is empty".into(), "is not empty".into()),
                    (0, _) => ("are empty".into(), "are not all empty".into()),
                    (piece, 1) => {
                        let piece = self.any_numbered(*piece)?;
                        (say!("holds {}", piece), say!("does not hold {}", piece))
                    }
                    (piece, _) => {
                        let piece = self.any_numbered(*piece)?;
                        (say!("each hold {}", piece), say!("do not each hold {}", piece))
                    }
                };
                Some(Condition::fact(Role::Other, subject, yes, no).tell(node))
            })
            .collect();
        Some(Condition::all(facts?))
    }

    /// "the stack on C1 is made up, from bottom to top, of a large disc and a small disc".
    fn target_stack(&self, wanted: &[i32], sites: Option<&[i32]>) -> Option<Condition> {
        let pieces: Vec<Text> =
            wanted.iter().map(|piece| self.any_numbered(*piece)).collect::<Option<_>>()?;
        let pieces = listed_and(&pieces);
        let subject = match sites {
            None => "a stack".into(),
            Some([site]) => Text::from(format!("the stack on {}", self.numbered_place(*site))),
            Some(sites) => {
                let names: Vec<Text> =
                    sites.iter().map(|site| Text::from(self.numbered_place(*site))).collect();
                say!("at least one of the stacks on {}", listed_and(&names))
            }
        };
        Some(Condition::fact(
            Role::Other,
            subject,
            say!("is made up, from bottom to top, of {}", pieces),
            say!("is not made up, from bottom to top, of {}", pieces),
        ))
    }

    /// "a pawn", "one of White's pawns" where there are several players: a piece by its number.
    fn any_numbered(&self, number: i32) -> Option<Text> {
        let piece = self.component_numbered(i64::from(number))?;
        let name = &self.pieces.kinds.get(piece.kind)?.spoken;
        Some(match piece.owner.filter(|_| self.players.count() > 1) {
            Some(owner) => format!("{} {name}", self.players.one(owner).possessive()).into(),
            None => with_article(name).into(),
        })
    }

    /// Whether pieces stand on each other.
    fn has_stacks(&self) -> bool {
        let links = &self.state.links;
        [("place", "Stack"), ("size", "Stack"), ("forEach", "Level"), ("topLevel", "")]
            .into_iter()
            .any(|(keyword, kind)| links.clauses(keyword, kind).next().is_some())
    }
}
