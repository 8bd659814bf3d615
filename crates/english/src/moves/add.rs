//! Placing pieces on the board.

use language::equipment::Item;
use language::ints::Int;
use language::moves::{Add, Claim, PieceNames, PieceRef};
use language::words::Role;

use crate::ints::components::Component;
use crate::plan::{Action, Deed};
use crate::realise::{Text, listed_or, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn add(&self, node: &Add, scope: &Scope) -> Action {
        if let Some(inherited) = self.inherited(node, scope) {
            return inherited.into();
        }
        let what: Text = match &node.what {
            Some(piece) if let Some(named) = self.of_own_number(piece) => named,
            Some(piece) => self.own_piece(piece).unwrap_or_else(|| self.piece_ref(piece, scope)),
            None => match self.kind_of_numbers() {
                Some(kind) => format!("one of your {}", plural(&kind)).into(),
                // Each player has one kind of piece, whatever it is.
                None if self.numbers_are_owners() => {
                    format!("one of your {}", self.pieces.words()).into()
                }
                None => self.pieces_by_number(),
            },
        };
        let what = one_of_several(what);
        // "two of your discs", "as many discs as … (your discs)".
        let several = what.as_str().strip_prefix("one of ").map(|rest| what.reworded(rest));
        let what = match &node.count {
            Some(count) => match (self.constant(count), several) {
                (Some(1), _) => what,
                (Some(_), Some(several)) => {
                    say!("{} of {}", self.number(count, scope).text, several)
                }
                (Some(_), None) => say!(
                    "{} {} ({})",
                    self.number(count, scope).text,
                    plural(&self.pieces.word),
                    what
                ),
                (None, several) => {
                    let kind = several.unwrap_or(what);
                    say!("{} ({})", self.so_many(count, &self.pieces.word, scope), kind)
                }
            },
            None => what,
        };
        let mut target = self.target(&node.to, scope);
        self.spoken_of(&node.to, &mut target, scope);
        let place =
            if target.phrase.is_empty() { say!("{}", scope.to) } else { target.phrase.clone() };
        let word = if place.as_str().ends_with("hand") { "in" } else { "on" };
        let rest = say!("{} {} {}", what, word, place).tell_all(&target.told);
        let mut deed = Deed::you("place", rest).tell(node.id);
        deed.demands = target.demands();
        // A level of the stack says by itself where it goes.
        if node.stack == Some(true) && node.to.level.is_none() {
            deed.limits.push(Text::from("it goes on top of the stack there").tell(node.id));
        }
        if node.decision && node.stack != Some(true) {
            deed.limits.extend(self.placed_in_vain(&node.to, scope));
        }
        // Beside a piece that has been chosen, "its square" would be the place of that piece.
        let after = match scope.piece_given && !target.phrase.is_empty() {
            true => {
                let filled = format!("the {} just filled", self.site_of(node.to.site_type));
                let place = || Text::from(filled.as_str());
                let (last_to, last_from, to) = (place(), place(), place());
                Scope { last_to, last_from, to, ..self.after_placing(node, scope) }
            }
            false => self.after_placing(node, scope),
        };
        let action = Action::from(deed).followed_by(target.effect);
        self.with_then(action, node.then.as_ref(), &after)
    }

    /// How what has been placed is spoken of, and where it lies.
    pub(super) fn after_placing(&self, node: &Add, scope: &Scope) -> Scope {
        let site = self.site_of(node.to.site_type);
        let place = || Text::from(format!("its {site}"));
        Scope {
            last_to: place(),
            last_from: place(),
            to: place(),
            ..scope.afterwards(site, &format!("the {} just placed", self.pieces.word))
        }
    }

    /// "one of your lamps": a kind that every player has, named without an owner, is a piece of the player who places it.
    fn own_piece(&self, piece: &PieceRef) -> Option<Text> {
        let PieceNames::Name(name) = &piece.pieces else { return None };
        if piece.state.is_some() || self.players.count() < 2 {
            return None;
        }
        let kind = self.pieces.kinds.iter().find(|kind| kind.name == &**name)?;
        (kind.role == Role::Each)
            .then(|| Text::from(format!("one of your {}", plural(&kind.spoken))).tell(piece.id))
    }

    /// The piece whose number is that of the player who places it, where that is one kind for one player and another for another.
    fn of_own_number(&self, piece: &PieceRef) -> Option<Text> {
        let mover = match &piece.pieces {
            PieceNames::Index(Int::Mover(mover)) => mover,
            PieceNames::Index(Int::Next(next))
                if self.players.count() == 2
                    && !self.pieces.one_kind_each()
                    && self.numbers_are_owners() =>
            {
                let what = format!("one of your opponent's {}", self.pieces.words());
                return Some(Text::from(what).tell(next.id).tell(piece.id));
            }
            _ => return None,
        };
        let plain = piece.state.is_none()
            && self.players.count() > 1
            && !self.pieces.one_kind_each()
            && self.kind_of_numbers().is_none();
        let what = match self.numbers_are_owners() {
            true => format!("one of your {}", self.pieces.words()).into(),
            false => self.pieces_by_number(),
        };
        plain.then(|| what.tell(mover.id).tell(piece.id))
    }

    /// The kind of piece that has the number of its player, for every player: what is placed where nothing is said.
    pub(crate) fn kind_of_numbers(&self) -> Option<String> {
        let mut kinds = (1..=self.players.count()).map(|player| {
            let piece = self.component_of(player)??;
            (piece.owner == Some(player)).then(|| self.pieces.kinds[piece.kind].spoken.clone())
        });
        let first = kinds.next()??;
        kinds.all(|kind| kind.as_ref() == Some(&first)).then_some(first)
    }

    /// Whether the number of a player is that of the only kind of piece that this player has, whatever it is called.
    pub(crate) fn numbers_name_players(&self) -> bool {
        self.pieces.one_kind_each() || self.players.count() > 1 && self.numbers_are_owners()
    }

    /// Whether the piece with the number of a player is the only one that this player has.
    fn numbers_are_owners(&self) -> bool {
        let pieces = self.numbered_pieces();
        (1..=self.players.count()).all(|player| {
            let own = pieces.iter().filter(|piece| piece.owner == Some(player)).count();
            own == 1
                && self.dice() == 0
                && pieces.get(player - 1).is_some_and(|piece| piece.owner == Some(player))
        })
    }

    /// The piece that has the number of a player: none inside if that is a die, for dice have the first numbers.
    fn component_of(&self, player: usize) -> Option<Option<Component>> {
        match player.checked_sub(self.dice()).filter(|number| *number > 0) {
            None => Some(None),
            Some(number) => self.component_numbered(i64::try_from(number).ok()?).map(Some),
        }
    }

    /// How many dice there are.
    fn dice(&self) -> usize {
        let dice = self.items().iter().filter_map(|item| match item {
            Item::Dice(dice) => usize::try_from(dice.count).ok(),
            _ => None,
        });
        dice.sum()
    }

    /// "White's disc if you are White, …": what players place whose numbers are those of different kinds of pieces.
    fn pieces_by_number(&self) -> Text {
        let parts: Vec<Text> = (1..=self.players.count())
            .filter_map(|player| {
                let piece = match self.component_of(player)? {
                    None => "a die".to_owned(),
                    Some(piece) => {
                        let kind = &self.pieces.kinds[piece.kind].spoken;
                        match piece.owner {
                            Some(owner) => {
                                format!("{} {kind}", self.players.one(owner).possessive())
                            }
                            None => with_article(kind),
                        }
                    }
                };
                Some(say!("{} if you are {}", piece, self.players.one(player).name))
            })
            .collect();
        match parts.len() == self.players.count() && parts.len() > 1 {
            true => listed_or(&parts),
            false => format!("one of your {}", self.pieces.words()).into(),
        }
    }

    pub(super) fn claim(&self, node: &Claim, scope: &Scope) -> Action {
        let target = self.target(&node.to, scope);
        let rest = match &node.what {
            Some(piece) => say!("{} with {}", target.phrase, self.piece_ref(piece, scope)),
            None => target.phrase.clone(),
        };
        let mut deed = Deed::you("claim", rest.tell_all(&target.told)).tell(node.id);
        deed.demands = target.demands();
        if let Some(count) = &node.count {
            deed.limits.push(say!("use {} for it", self.so_many(count, &self.pieces.word, scope)));
        }
        let site = self.site_of(node.to.site_type);
        let after = Scope {
            last_to: format!("the {site} just claimed").into(),
            last_from: format!("the {site} just claimed").into(),
            to: format!("the {site} just claimed").into(),
            ..scope.afterwards(site, &format!("the {site} just claimed"))
        };
        let action = Action::from(deed).followed_by(target.effect);
        self.with_then(action, node.then.as_ref(), &after)
    }
}

/// "one of White's discs" for "White's disc".
fn one_of_several(what: Text) -> Text {
    let words = what.as_str();
    let joined =
        ["(", ",", "one of ", " or ", " and ", " if "].iter().any(|joint| words.contains(joint));
    match words.rsplit_once("'s ") {
        Some((owner, name)) if !joined => {
            let several = format!("one of {owner}'s {}", plural(name));
            what.reworded(several)
        }
        _ => what,
    }
}
