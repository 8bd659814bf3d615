//! What pieces could do: threats, and moves that are left.

use language::booleans::{CanMove, IsThreatened, NoMoves};
use language::moves::Moves;
use language::refs::AtOrIn;
use language::words::Role as PlayerRole;
use syntax::NodeId;

use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::sections::same_jump_test;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn is_threatened(&self, node: &IsThreatened, scope: &Scope) -> Condition {
        if let Some(check) = self.check(node, scope) {
            return check;
        }
        let what = node.what.as_ref().map(|what| self.kind(what, scope));
        let place: Option<Text> = match &node.at {
            Some(AtOrIn::At(at)) => Some(self.place(at, scope).text),
            Some(AtOrIn::In(region)) => Some(self.area(region, scope).plural),
            None => None,
        };
        let subject: Text = match (&what, &place) {
            (Some(what), None) => with_the(what),
            (Some(what), Some(place)) => say!("{} on {}", with_the(what), place),
            (None, Some(place)) => say!("the piece on {}", place),
            (None, None) => say!("the piece on {}", scope.last_to),
        };
        self.term("under attack", node.id);
        let mut yes: Text = "is under attack".into();
        let mut no: Text = "is not under attack".into();
        if let Some(moves) = &node.specific_moves {
            let how = self.infinitive(&self.moves(moves, scope));
            yes = say!("{} by this: {}", yes, how);
            no = say!("{} by this: {}", no, how);
        }
        Condition::fact(Role::Other, subject, yes, no).tell(node.id)
    }

    /// What a question is about that asks whether the very moves can be made again that it follows from, and its nodes.
    fn asks_for_the_same(&self, node: &CanMove) -> Option<(&'static str, Vec<NodeId>)> {
        let links = &self.state.links;
        let asked = links.plain(node.id).find(|part| links.keyword(*part).is_some())?;
        let then = links.ancestors(node.id).find(|outer| links.keyword(*outer) == Some("then"))?;
        let made = links.parent(then)?;
        // What comes before the moves of a turn (a throw, mostly) comes before the first of them only.
        let once = links.is(made, "do", "")
            && links.plain(made).next().is_some_and(|prior| links.is(prior, "if", ""));
        let after = links.children(made).iter().find(|part| links.label(**part) == Some("next"));
        let inner = after.filter(|_| once).is_some_and(|next| links.same_moves(asked, *next));
        if inner || links.same_moves(asked, made) {
            return Some(("such a move", links.whole(asked)));
        }
        self.asks_for_alternatives(asked, made).then(|| ("one of these moves", links.whole(asked)))
    }

    /// Whether a question names the alternatives that a move is one of, each without what follows from it.
    fn asks_for_alternatives(&self, asked: NodeId, made: NodeId) -> bool {
        let links = &self.state.links;
        let Some(choice) = links.parent(made).filter(|outer| links.is(*outer, "or", "")) else {
            return false;
        };
        if !links.is(asked, "or", "") {
            return false;
        }
        let moves = |node: NodeId| -> Vec<NodeId> {
            let members = links.members(node).into_iter();
            members.filter(|part| links.keyword(*part) != Some("then")).collect()
        };
        let (wanted, offered) = (moves(asked), moves(choice));
        let alike = |one: &NodeId, others: &[NodeId]| {
            others.iter().any(|other| links.same_moves(*one, *other))
        };
        wanted.iter().all(|one| alike(one, &offered))
            && offered.iter().all(|one| alike(one, &wanted))
    }

    pub(super) fn can_move(&self, node: &CanMove, scope: &Scope) -> Condition {
        if let Some(before) = scope.jumping
            && let Some(again) = self.jump_again(&node.moves, before)
        {
            return Condition::fact(
                Role::Other,
                scope.last_piece.clone(),
                Text::from("can jump again").tell_all(&again),
                Text::from("cannot jump again").tell_all(&again),
            )
            .tell(node.id);
        }
        if let Some((moves, told)) = self.asks_for_the_same(node) {
            return Condition::fact(
                Role::You,
                "you",
                say!("can make {} again", moves).tell_all(&told),
                say!("cannot make {} again", moves).tell_all(&told),
            )
            .tell(node.id);
        }
        if !matches!(node.moves, Moves::Hop(_))
            && scope.effect
            && !scope.ending
            && let Some((verb, told)) = self.goes_on_alike(node.id)
        {
            return Condition::fact(
                Role::Other,
                scope.last_piece.clone(),
                say!("can {} again", verb).tell_all(&told),
                say!("cannot {} again", verb).tell_all(&told),
            )
            .tell(node.id);
        }
        if let Moves::Custodial(custody) = &node.moves
            && custody.then.is_none()
            && let Some(condition) = self.encloses(custody, scope)
        {
            // What would happen to the pieces does not matter for the question.
            let effects = custody.between.iter().filter_map(|between| between.effect.as_ref());
            for effect in effects {
                self.silent(Silence::Hypothetical, self.whole(effect.id));
            }
            return condition.tell(node.id);
        }
        // The moves of another player: who could make them?
        let (mover, inner) = match whose(&node.moves) {
            Some(player) => {
                let person = self.player_ref(player, scope);
                let piece = say!(
                    "one of {} {}",
                    if person.second { "your" } else { "their" },
                    self.pieces.words()
                );
                (person, Scope { piece, asked: true, ..scope.clone() })
            }
            // Whoever is known to have moved is called by name.
            None => {
                let mover = scope.mover.map(|number| self.players.one(number));
                let mover = mover.unwrap_or_else(crate::facts::Person::you);
                (mover, Scope { asked: true, ..scope.clone() })
            }
        };
        if let Moves::Do(test) = &node.moves
            && let Some(after) = &test.if_afterwards
            && test.next.is_none()
            && any_piece(&test.prior)
        {
            let told = self.moves(&test.prior, &inner).told();
            let role = if mover.second { Role::You } else { Role::Other };
            let have = mover.verb("have");
            // Pieces in hand are not tried.
            let no_drops = matches!(test.prior, Moves::ForEachPiece(_)) && self.has_drops();
            let of = if no_drops { " of a piece on the board" } else { "" };
            if let Some((whose, king, _)) = self.safe(after)
                && self.role(whose, scope) == mover
            {
                let owner = if mover.second { "your" } else { "their" };
                let clause = format!("that gets {owner} {king} out of check");
                let told: Vec<NodeId> =
                    told.into_iter().chain(self.condition(after, &inner).told()).collect();
                return Condition::fact(
                    role,
                    mover.name,
                    say!("{} a move{} {}", have, of, clause).tell_all(&told).tell(test.id),
                    say!("{} no move{} {}", have, of, clause).tell_all(&told).tell(test.id),
                )
                .tell(node.id);
            }
            let clause = self.squeezed(&self.condition(after, &inner));
            return Condition::fact(
                role,
                mover.name,
                say!("{} a move{} after which {}", have, of, clause).tell_all(&told).tell(test.id),
                say!("{} no move{} after which {}", have, of, clause).tell_all(&told).tell(test.id),
            )
            .tell(node.id);
        }
        let what = match &node.moves {
            Moves::Do(test) if test.next.is_none() && test.if_afterwards.is_some() => {
                let afterwards =
                    test.if_afterwards.as_ref().map(|after| self.condition(after, &inner));
                let clause =
                    afterwards.map(|condition| self.squeezed(&condition)).unwrap_or_default();
                let prior = self.infinitive(&self.moves(&test.prior, &inner));
                say!("{} so that afterwards {}", prior, clause).tell(test.id)
            }
            Moves::ForEachPiece(pieces)
                if pieces.specific_moves.is_none() && pieces.item.is_none() =>
            {
                let told = self.moves(&node.moves, &inner).told();
                Text::from(format!(
                    "move any of {} {}",
                    if mover.second { "your" } else { "their" },
                    self.pieces.words()
                ))
                .tell_all(&told)
            }
            moves => self.infinitive(&self.moves(moves, &inner)),
        };
        let role = if mover.second { Role::You } else { Role::Other };
        Condition::fact(role, mover.name, say!("can {}", what), say!("cannot {}", what))
            .tell(node.id)
    }

    /// What "it can jump again" tells, if the move is the same jump of the piece that has just jumped.
    fn jump_again(&self, moves: &Moves, before: NodeId) -> Option<Vec<NodeId>> {
        use language::ints::Int;
        use language::refs::SiteOrRegion;
        use language::words::LastKind;
        let Moves::Hop(hop) = moves else { return None };
        let from = hop.from.as_ref()?;
        let Some(SiteOrRegion::Site(Int::Last(last))) = &from.site else { return None };
        if last.kind != LastKind::To {
            return None;
        }
        if !same_jump_test(&self.state.links, hop.id, before) && !self.is_further_jump(hop.id) {
            return None;
        }
        if let Some(then) = &hop.then {
            self.silent(Silence::Hypothetical, self.whole(then.id));
        }
        Some(self.whole(hop.id))
    }

    pub(super) fn no_moves(&self, node: &NoMoves, scope: &Scope) -> Condition {
        let person = self.role(node.player, scope);
        if scope.ending && person.second {
            // Without a move one passes, and the passing player is the one who has moved last.
            return Condition::fact(
                Role::You,
                "you",
                "have no legal move on your turn",
                "have a legal move on your turn",
            )
            .tell(node.id);
        }
        if scope.ending && node.player != PlayerRole::Next && !self.looks_ahead_for_moves() {
            // It is found out only when the player's turn comes, and shows in the pass.
            let (yes, no) = match self.may_pass() {
                true => (
                    say!("{} been left without a legal move", person.verb("have")),
                    say!("{} not been left without a legal move", person.verb("have")),
                ),
                false => (
                    say!("{} had to pass", person.verb("have")),
                    say!("{} not had to pass", person.verb("have")),
                ),
            };
            return Condition::fact(Role::Other, person.name.clone(), yes, no).tell(node.id);
        }
        Condition::fact(
            if person.second { Role::You } else { Role::Other },
            person.name.clone(),
            say!("{} no legal move", person.verb("have")),
            say!("{} a legal move", person.verb("have")),
        )
        .tell(node.id)
    }
}

impl Teller<'_> {
    /// Whether an ending asks beforehand if the next player will have a move; then this is known of that player.
    fn looks_ahead_for_moves(&self) -> bool {
        let links = &self.state.links;
        links
            .clauses("no", "Moves")
            .any(|test| links.plain(test).any(|part| links.word(part) == Some("Next")))
    }
}

/// "the enemy king", "your king".
pub(crate) fn with_the(kind: &Text) -> Text {
    let first = kind.as_str().split(' ').next().unwrap_or_default();
    // "Player 1's king": the name of a player may have two words.
    let owned = |word: &str| word.ends_with("'s") || word.ends_with('\'');
    if matches!(first, "your" | "the") || kind.as_str().split(' ').take(2).any(owned) {
        kind.clone()
    } else {
        say!("the {}", kind)
    }
}

/// The player whose pieces a rule moves, where that is not the one whose turn it is.
fn whose(moves: &Moves) -> Option<&language::refs::PlayerRef> {
    use language::refs::PlayerRef;
    use language::words::Role as PlayerRole;
    match moves {
        Moves::ForEachPiece(pieces) => pieces
            .player
            .as_ref()
            .filter(|player| !matches!(player, PlayerRef::Role(PlayerRole::Mover))),
        Moves::Do(test) => whose(&test.prior),
        Moves::Or(or) => or.moves.iter().find_map(whose),
        _ => None,
    }
}

/// Whether moves of all pieces are meant, so that "a move" says it.
fn any_piece(moves: &Moves) -> bool {
    match moves {
        Moves::ForEachPiece(pieces) => pieces.specific_moves.is_none() && pieces.item.is_none(),
        Moves::Or(or) => or.moves.iter().any(any_piece),
        _ => false,
    }
}
