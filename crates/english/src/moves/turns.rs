//! Who moves next, and who owns what.

use language::ints::Int;
use language::moves::{
    MoveAgain, NextPlayers, SetNextPlayer, SwapPieces, SwapPlayers, TakeControl, TakeDomino,
};
use language::refs::{AtOrTo, IndexOrRole};

use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn move_again(&self, node: &MoveAgain, scope: &Scope) -> Action {
        self.with_then(self.goes_on(node.id, scope), node.then.as_ref(), scope)
    }

    /// The player who has moved is the next to move: another turn, whatever word the description has for it.
    fn stays_on(&self, mover: &Text, scope: &Scope) -> Action {
        match mover.told() {
            [] => Deed::you("move", "next as well").into(),
            [first, ..] if scope.effect => self.goes_on(*first, scope),
            told => Deed::you("move", Text::from("next as well").tell_all(told)).into(),
        }
    }

    pub(super) fn set_next_player(&self, node: &SetNextPlayer, scope: &Scope) -> Action {
        let name: Text = match &node.players {
            NextPlayers::Player(player) if let Int::If(choice) = &player.index => {
                let turn = |who: &Int| match who {
                    // Whose turn it is anyway.
                    Int::Next(_) => Action::Nothing,
                    who => {
                        let person = self.person(who, scope);
                        if person.second {
                            return self.stays_on(&person.name, scope).tell(player.id);
                        }
                        Deed::of(person.name, "move", "next").tell(player.id).into()
                    }
                };
                let (yes, no) = (turn(&choice.then), turn(&choice.otherwise));
                let told = [self.whole(choice.id), vec![node.id]].concat();
                let condition = self.condition(&choice.condition, scope).tell_all(&told);
                let action = Action::when(condition, yes, no);
                return self.with_then(action, node.then.as_ref(), scope);
            }
            NextPlayers::Player(player) => {
                let person = self.person(&player.index, scope);
                if person.second {
                    let action = self.stays_on(&person.name, scope).tell(player.id).tell(node.id);
                    return self.with_then(action, node.then.as_ref(), scope);
                }
                person.name.tell(player.id)
            }
            NextPlayers::Players(players) => say!("one of {}", self.numbers(players, scope)),
        };
        let deed = Deed::of(name, "move", "next").tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    pub(super) fn swap_pieces(&self, node: &SwapPieces, scope: &Scope) -> Action {
        let place = |int: &Option<language::ints::Int>, default: &Text| {
            int.as_ref().map_or(default.clone(), |int| self.place(int, scope).text)
        };
        let (a, b) = (place(&node.loc_a, &scope.last_from), place(&node.loc_b, &scope.last_to));
        let deed = Deed::you("swap", say!("the pieces on {} and {}", a, b)).tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    pub(super) fn swap_players(&self, node: &SwapPlayers, scope: &Scope) -> Action {
        let (a, b) =
            (self.index_or_role(&node.player1, scope), self.index_or_role(&node.player2, scope));
        let deed = Deed::you("let", say!("{} and {} change sides", a.name, b.name)).tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    pub(super) fn take_control(&self, node: &TakeControl, scope: &Scope) -> Action {
        let (of, by) = (self.index_or_role(&node.of, scope), self.index_or_role(&node.by, scope));
        let place: Text = match &node.at {
            Some(AtOrTo::At(at)) => say!(" on {}", self.place(at, scope).text),
            Some(AtOrTo::To(region)) => say!(" {}", self.area(region, scope).within()),
            None => Text::default(),
        };
        let rest = match &node.at {
            // Whoever owns what stands there.
            Some(AtOrTo::At(at)) if self.owns_what_stands_there(&node.of, at, scope) => {
                self.piece_at(&self.place(at, scope), scope).tell_all(of.name.told())
            }
            _ => say!("{} pieces{}", of.possessive(), place),
        };
        let deed = if by.second {
            Deed::you("take over", rest)
        } else {
            Deed::of(by.name, "take over", rest)
        };
        self.with_then(deed.tell(node.id).into(), node.then.as_ref(), scope)
    }

    /// Whether a player is the owner of the piece on a place.
    fn owns_what_stands_there(&self, player: &IndexOrRole, place: &Int, scope: &Scope) -> bool {
        let IndexOrRole::Index(Int::Who(who)) = player else { return false };
        let words = |int: &Int| self.place(int, scope).text;
        who.level.is_none() && words(&who.at).as_str() == words(place).as_str()
    }

    pub(super) fn take_domino(&self, node: &TakeDomino, scope: &Scope) -> Action {
        let deed = Deed::you("draw", "a domino from those that are left").tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }
}
