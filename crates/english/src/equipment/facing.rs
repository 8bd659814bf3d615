//! Which way pieces face, which is what "forward" means for them.

use language::equipment::{Item, Piece};
use language::words::{AbsoluteDirection, Role};

use crate::facts::number_of;
use crate::realise::{Text, listed_and, plural, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// "White's counters face up the board; Black's counters face down the board."
    ///
    /// What faces as its owner does is told with the owner's forward direction.
    pub(super) fn facing_pieces(&self) -> Option<Text> {
        let mut groups: Vec<(Role, AbsoluteDirection, Vec<&Piece>)> = Vec::new();
        for item in self.items() {
            let Item::Piece(piece) = item else { continue };
            let Some(direction) = piece.direction else { continue };
            let role = piece.role.unwrap_or(Role::Each);
            if self.faces_like_its_owner(role, direction) {
                continue;
            }
            match groups.iter_mut().find(|(owner, way, _)| *owner == role && *way == direction) {
                Some((_, _, pieces)) => pieces.push(piece),
                None => groups.push((role, direction, vec![piece])),
            }
        }
        let parts = groups.iter().map(|(role, direction, pieces)| {
            let names: Vec<Text> = pieces
                .iter()
                .map(|piece| Text::from(plural(&self.pieces.named(&piece.name).0)).tell(piece.id))
                .collect();
            let owner = self.owner_word(*role, &self.turn_scope());
            let whose = if owner.is_empty() {
                say!("the {}", listed_and(&names))
            } else {
                say!("{} {}", owner, listed_and(&names))
            };
            say!("{} face {}", whose, self.board_way(*direction))
        });
        parts.reduce(|all, part| say!("{}; {}", all, part))
    }

    /// Whether the description says of any player or piece where they face.
    pub(crate) fn faces_somewhere(&self) -> bool {
        let faces = |item: &Item| matches!(item, Item::Piece(piece) if piece.direction.is_some());
        self.items().iter().any(faces) || self.players.facing.iter().any(Option::is_some)
    }

    /// Notes that the rules go by the way a piece faces; where nobody says which way that is, it is up the board.
    pub(crate) fn asks_for_facing(&self) {
        let links = &self.state.links;
        let turns = links.clauses("set", "Rotation").chain(links.clauses("move", "Set"));
        if let Some(turn) = turns.into_iter().next() {
            self.term("turned piece", turn);
        }
        if !self.faces_somewhere() {
            self.term("forward", self.game.equipment.id);
        }
    }

    fn faces_like_its_owner(&self, role: Role, direction: AbsoluteDirection) -> bool {
        let facing = number_of(role)
            .and_then(|number| self.players.facing.get(number.checked_sub(1)?).copied().flatten());
        facing == Some(direction)
    }

    /// "up the board": a direction as a player who looks at the board says it.
    pub(crate) fn board_way(&self, direction: AbsoluteDirection) -> Text {
        match direction {
            AbsoluteDirection::N => "up the board".into(),
            AbsoluteDirection::S => "down the board".into(),
            AbsoluteDirection::E => "to the right".into(),
            AbsoluteDirection::W => "to the left".into(),
            other => {
                let way = self.absolute(other);
                way.reworded(way.as_str().trim_start_matches("to the "))
            }
        }
    }
}
