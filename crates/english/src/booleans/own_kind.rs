//! Rules of a kind of piece that ask which kind of piece moves: that is settled by whose rules they are.

use language::booleans::{Boolean, RegionOrArray};
use language::ints::Int;
use language::refs::{ContainerRef, PlayerRef};
use language::regions::{ComponentRef, Region};
use language::words::Role;

use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether a test holds whenever a piece of the kind in question moves, or never; nothing if that does not settle it.
    pub(crate) fn settled_by_kind(&self, test: &Boolean, scope: &Scope) -> Option<bool> {
        let kind = self.kind_that_moves(scope)?;
        let name = self.pieces.kinds.get(kind)?.name;
        let is_own = |other: &str| {
            let stem = other.trim_end_matches(|c: char| c.is_ascii_digit());
            other == name || (stem == name && other.len() == stem.len() + 1)
        };
        match test {
            Boolean::Not(node) => self.settled_by_kind(&node.operand, scope).map(|held| !held),
            Boolean::IsIn(node) => {
                let mut sites = node.site.iter().flat_map(|sites| sites.iter());
                let RegionOrArray::Region(Region::SitesOccupied(pieces)) = &node.set else {
                    return None;
                };
                let (Some(site), None) = (sites.next(), sites.next()) else { return None };
                let of_mover = matches!(pieces.player, PlayerRef::Role(Role::Mover));
                let on_board = match &pieces.container {
                    None => true,
                    Some(ContainerRef::Name(name)) => &**name == "Board",
                    Some(ContainerRef::Index(_)) => false,
                };
                if !self.is_its_start(site) || !of_mover || !on_board || self.stacks() {
                    return None;
                }
                match &pieces.component {
                    Some(ComponentRef::Name(name)) => Some(is_own(name)),
                    Some(ComponentRef::Names(names)) => Some(names.iter().any(|name| is_own(name))),
                    Some(ComponentRef::Index(_)) | None => None,
                }
            }
            Boolean::And(node) => {
                let mut members = node.operands.iter().map(|it| self.settled_by_kind(it, scope));
                members.any(|held| held == Some(false)).then_some(false)
            }
            Boolean::Or(node) => {
                let mut members = node.operands.iter().map(|it| self.settled_by_kind(it, scope));
                members.any(|held| held == Some(true)).then_some(true)
            }
            _ => None,
        }
    }

    /// Whether a place is where the piece stands whose move is told.
    fn is_its_start(&self, place: &Int) -> bool {
        matches!(place, Int::From(_)) && !self.is_no_place(place)
    }

    /// Which kind of piece moves by the rules that are told, where these look at the board before the move.
    fn kind_that_moves(&self, scope: &Scope) -> Option<usize> {
        let before = !scope.ending && !scope.effect && !scope.follows && scope.piece_given;
        let kind = scope.kind.filter(|_| before)?;
        let here = scope.from.as_str().strip_prefix("its ")? == self.site();
        here.then_some(())?;
        self.each_moves_its_own().then_some(kind)
    }

    /// Whether pieces move on the turn of their owner alone.
    pub(crate) fn each_moves_its_own(&self) -> bool {
        *self.own_turns.get_or_init(|| {
            let links = &self.state.links;
            links.clauses("forEach", "Piece").all(|each| {
                let asks_who =
                    || links.whole(each).iter().any(|part| links.keyword(*part) == Some("player"));
                links.plain(each).skip(1).all(|part| links.word(part).is_none()) && !asks_who()
            })
        })
    }
}
