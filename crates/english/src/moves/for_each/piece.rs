//! A move with any of one's pieces.

use language::booleans::Boolean;
use language::moves::{ForEachPiece, Moves};
use language::refs::{PieceContainer, PlayerRef};
use language::words::Role as PlayerRole;
use syntax::NodeId;

use crate::facts::Kind;
use crate::moves::same_words;
use crate::plan::{Action, Deed, is_told_by_approach};
use crate::realise::{Text, listed_and, listed_or, plural, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    pub(in crate::moves) fn for_each_piece(&self, node: &ForEachPiece, scope: &Scope) -> Action {
        self.moves_with(node, None, scope)
    }

    /// The moves of pieces, with those of the same pieces elsewhere that move by the same rules.
    fn moves_with(&self, node: &ForEachPiece, elsewhere: Option<&Text>, scope: &Scope) -> Action {
        let mut names: Vec<&str> =
            node.item.iter().flat_map(|items| items.iter().map(|name| &**name)).collect();
        if node.specific_moves.is_none() && !names.is_empty() {
            // Pieces without moves of their own do not move.
            names.retain(|name| self.moving_kinds(&[name]).next().is_some());
            if names.is_empty() {
                self.silent(Silence::Unreachable, self.whole(node.id));
                return Action::Nothing;
            }
        }
        let many: Text = if names.is_empty() {
            let owned = match &node.player {
                None => self.pieces.owned(),
                Some(PlayerRef::Role(role)) if crate::facts::number_of(*role).is_some() => {
                    self.pieces.owned()
                }
                Some(_) => None,
            };
            match &node.player {
                Some(PlayerRef::Role(role @ (PlayerRole::Neutral | PlayerRole::Shared))) => {
                    self.pieces.unowned(*role).1.into()
                }
                _ => owned.map_or_else(|| self.pieces.words(), plural).into(),
            }
        } else {
            let kinds: Vec<Text> =
                names.iter().map(|name| plural(&self.pieces.named(name).0).into()).collect();
            listed_or(&kinds)
        };
        let mut piece = match &node.player {
            None => say!("one of your {}", many),
            Some(PlayerRef::Role(PlayerRole::All)) => say!("any of the {}", many),
            Some(PlayerRef::Role(PlayerRole::Neutral | PlayerRole::Shared)) => {
                say!("one of the {}", many)
            }
            Some(player) => {
                let person = self.player_ref(player, scope);
                say!("one of {} {}", person.possessive(), many)
            }
        };
        match &node.container {
            Some(PieceContainer::Container(container)) => {
                piece = say!("{} in {} hand", piece, self.person(container, scope).possessive());
            }
            Some(PieceContainer::Name(name)) => {
                piece = say!("{} in the {}", piece, self.name_words(name))
            }
            None => {}
        }
        if let Some(elsewhere) = elsewhere {
            piece = say!("{}, on the board or {}", piece, elsewhere);
        }
        if let Some(top) = &node.top
            && matches!(top, Boolean::Constant(true))
        {
            if self.only_tops_move() {
                let term = match (self.moves_whole_stacks(), self.moves_tops_alone()) {
                    (true, true) => "stack top or whole",
                    (true, false) => "stack top",
                    (false, _) => "stack top alone",
                };
                self.term(term, node.id);
                self.term("stack order", node.id);
            } else {
                piece = say!("{} that is on top of its stack", piece);
            }
        } else {
            self.moves_from_below(node);
        }
        let site = self.site_of(node.on);
        let stead = self.moves_for_another(node, scope);
        if stead.is_some() {
            piece = say!("one of your {}", many);
        }
        // "Its square" is that of the piece that moves, and not of one that was chosen before.
        let looked_at = match self.at_chosen_piece(scope) {
            true => scope.site.reworded(format!("the {site} of the {} chosen", self.pieces.word)),
            false => scope.site.clone(),
        };
        let inner = Scope {
            piece: piece.clone().tell(node.id),
            from: format!("its {site}").into(),
            site: looked_at,
            piece_given: true,
            ..scope.clone()
        };
        let action = match &node.specific_moves {
            Some(_) if self.jumps_by_own_rules(node, &names) => {
                let rest = Text::from("(see How the pieces move)").tell_all(&self.thought_of(node));
                Deed::piece(inner.piece.clone(), "jump", "with", rest).into()
            }
            Some(moves) => match self.moves(moves, &inner) {
                action
                    if !scope.effect
                        && speaks_of_it(&action, &inner.from)
                        && !is_told_by_approach(&action) =>
                {
                    self.chosen(&piece, moves, &inner).tell(node.id)
                }
                // What happens by itself happens with every piece.
                action
                    if scope.effect
                        && !moves_a_piece(&action)
                        && let Some(all) = piece.as_str().strip_prefix("one of ") =>
                {
                    let each = piece.reworded(format!("for each of {all}")).tell(node.id);
                    let that = format!("that {}", self.pieces.word).into();
                    let body = self.moves(moves, &Scope { piece: that, ..inner.clone() });
                    Action::Each(each, Box::new(body))
                }
                action => action.tell(node.id),
            },
            None => self.own_moves(&piece, &names, &inner).tell(node.id),
        };
        let action = match stead {
            Some(head) => Action::Each(head.tell(node.id), Box::new(action)),
            None => action,
        };
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    /// "as if you were your opponent", where the moves of another player's pieces ask for friends or enemies: these are the
    /// friends and enemies of that player.
    fn moves_for_another(&self, node: &ForEachPiece, scope: &Scope) -> Option<Text> {
        let links = &self.state.links;
        let Some(PlayerRef::Role(role)) = &node.player else { return None };
        let other = matches!(
            role,
            PlayerRole::Next | PlayerRole::Prev | PlayerRole::Enemy | PlayerRole::NonMover
        );
        let thought =
            |outer: NodeId| matches!(links.keyword(outer), Some("sites" | "can" | "is" | "count"));
        if !other || links.ancestors(node.id).any(thought) || self.players.count() < 2 {
            return None;
        }
        let rules: Vec<NodeId> = match &node.specific_moves {
            Some(_) => vec![node.id],
            None => self.moving_kinds(&[]).map(|kind| kind.id).collect(),
        };
        // What follows from the move is no longer looked at in that way.
        let followed =
            |part: NodeId| links.ancestors(part).any(|it| links.keyword(it) == Some("then"));
        let asks = |part: &NodeId| {
            let names = ["Mover", "Next", "Prev", "Enemy", "Friend"];
            let word = links.word(*part).is_some_and(|word| names.contains(&word));
            let number = matches!(links.keyword(*part), Some("mover" | "next" | "prev"));
            // Whose pieces these are is said already.
            (word || number) && !followed(*part) && links.parent(*part) != Some(node.id)
        };
        let person = self.role(*role, scope);
        let one = if person.plural { "one of " } else { "" };
        let asked = rules.into_iter().any(|rule| links.whole(rule).iter().any(asks));
        asked.then(|| say!("as if you were {}{}", one, person.name))
    }

    /// The kinds of pieces of some names, or of any, that have moves of their own.
    pub(super) fn moving_kinds<'k>(
        &'k self,
        names: &'k [&str],
    ) -> impl Iterator<Item = &'k Kind<'k>> {
        let bare = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
        let named = move |kind: &Kind<'_>| {
            names.is_empty() || names.iter().any(|name| bare(kind.name) == bare(name))
        };
        self.pieces.kinds.iter().filter(move |kind| kind.generator.is_some() && named(kind))
    }

    /// Pieces on the board and those in a hand that move by the same rules, among several moves: which of these they
    /// are, and both in one.
    pub(in crate::moves) fn wherever(
        &self,
        moves: &[Moves],
        scope: &Scope,
    ) -> Option<(usize, usize, Action)> {
        let pieces: Vec<(usize, &ForEachPiece)> = moves
            .iter()
            .enumerate()
            .filter_map(|(index, moves)| match moves {
                Moves::ForEachPiece(node) if node.then.is_none() => Some((index, &**node)),
                _ => None,
            })
            .collect();
        let [(first, one), (second, other)] = pieces.as_slice() else { return None };
        let ((first, board), (second, hand)) = match (&one.container, &other.container) {
            (None, Some(_)) => ((*first, *one), (*second, *other)),
            (Some(_), None) => ((*second, *other), (*first, *one)),
            _ => return None,
        };
        let Some(PieceContainer::Container(owner)) = &hand.container else { return None };
        if board.item != hand.item || board.player != hand.player {
            return None;
        }
        let alike = match (&board.specific_moves, &hand.specific_moves) {
            (None, None) => true,
            (Some(one), Some(other)) => {
                let there = Scope {
                    from: format!("its {}", self.site_of(board.on)).into(),
                    piece_given: true,
                    ..scope.clone()
                };
                same_words(&self.moves(one, &there), &self.moves(other, &there))
            }
            _ => false,
        };
        let place = say!("in {} hand", self.person(owner, scope).possessive());
        alike.then(|| {
            let told = self.whole(hand.id);
            let action = self.moves_with(board, Some(&place), scope);
            (first, second, told.into_iter().fold(action, Action::tell))
        })
    }

    /// Whether every rule that lets pieces move means the top pieces of stacks.
    fn only_tops_move(&self) -> bool {
        let links = &self.state.links;
        links.clauses("forEach", "Piece").all(|each| {
            links
                .children(each)
                .iter()
                .any(|part| links.label(*part) == Some("top") && links.word(*part) == Some("True"))
        })
    }

    /// A piece that is chosen first, because what it may do depends on where it stands.
    fn chosen(&self, piece: &Text, moves: &Moves, scope: &Scope) -> Action {
        let word = format!("that {}", self.pieces.word);
        let given = Scope { piece: word.into(), ..scope.clone() };
        Action::from(Deed::you("choose", piece.clone())).followed_by(self.moves(moves, &given))
    }

    /// Moves that the pieces themselves define.
    fn own_moves(&self, piece: &Text, names: &[&str], scope: &Scope) -> Action {
        let kinds: Vec<_> = self.moving_kinds(names).collect();
        match kinds.as_slice() {
            [] => Action::Nothing,
            [only] if self.tells_inline(only.id) => {
                let Some(moves) = only.generator else { return Action::Nothing };
                let own = self.mobile_piece(piece, only);
                let own = own.as_ref().unwrap_or(piece);
                let scope = &match scope.piece.as_str() == piece.as_str() {
                    true => Scope { piece: own.clone(), ..scope.clone() },
                    false => scope.clone(),
                };
                match self.moves(moves, scope) {
                    action if !scope.effect && speaks_of_it(&action, &scope.from) => {
                        self.chosen(own, moves, scope)
                    }
                    action => action,
                }
                .tell(only.id)
                .followed_by(self.unmoved_namesakes(only))
            }
            _ => Deed::you("move", say!("{} (see How the pieces move)", piece)).into(),
        }
    }

    /// "Black's men do not move": those of the same name that other players have, without moves of their own.
    fn unmoved_namesakes(&self, kind: &Kind<'_>) -> Action {
        let still = self.pieces.kinds.iter().filter(|other| {
            other.spoken == kind.spoken && other.generator.is_none() && other.role != kind.role
        });
        let owned = still.filter_map(|other| {
            let owner = self.players.one(crate::facts::number_of(other.role)?);
            Some(say!("{} {}", owner.possessive(), plural(&other.spoken)).tell(other.id))
        });
        let owned: Vec<Text> = owned.collect();
        match owned.as_slice() {
            [] => Action::Nothing,
            owned => Deed { plural: true, ..Deed::of(listed_and(owned), "do", "not move") }.into(),
        }
    }

    /// "one of your soldiers", where players have pieces of other kinds as well, which do not move.
    fn mobile_piece(&self, piece: &Text, kind: &Kind<'_>) -> Option<Text> {
        let owned =
            |role: PlayerRole| role == PlayerRole::Each || crate::facts::number_of(role).is_some();
        let mut others = self.pieces.kinds.iter().filter(|other| other.spoken != kind.spoken);
        let any =
            piece.as_str().strip_suffix(&self.pieces.words()).filter(|of| of.ends_with(' '))?;
        others
            .any(|other| owned(other.role))
            .then(|| piece.reworded(format!("{any}{}", plural(&kind.spoken))))
    }

    /// Whether the moves of a piece are told where they are used: when it is the only kind with moves.
    pub(crate) fn tells_inline(&self, kind: syntax::NodeId) -> bool {
        let mut with_moves = self.pieces.kinds.iter().filter(|kind| kind.generator.is_some());
        matches!((with_moves.next(), with_moves.next()), (Some(only), None) if only.id == kind)
    }
}

/// Whether an action has cases, prefers some moves of the piece to others, or looks around from its place: the piece must have been
/// named before, as all this is asked of it alone.
pub(super) fn speaks_of_it(action: &Action, from: &Text) -> bool {
    let first = |action: &Action| match action {
        Action::When(..) | Action::Prefer(_) => true,
        Action::Each(head, body) => {
            let names = |text: &Text| text.as_str().contains(from.as_str());
            names(head) || matches!(&**body, Action::Deed(deed) if names(&deed.rest))
        }
        _ => false,
    };
    match action {
        Action::Sequence(members) | Action::Choice(members) => members.iter().any(first),
        action => first(action),
    }
}

/// Whether a piece moves by an action.
fn moves_a_piece(action: &Action) -> bool {
    match action {
        Action::Deed(deed) => deed.piece.is_some() || moves_a_piece(&deed.then),
        Action::Choice(members) | Action::Sequence(members) | Action::Prefer(members) => {
            members.iter().any(moves_a_piece)
        }
        Action::When(_, yes, no) => moves_a_piece(yes) || moves_a_piece(no),
        Action::Each(_, body) | Action::Titled(_, body) => moves_a_piece(body),
        Action::Nothing | Action::Demand(..) => false,
    }
}
