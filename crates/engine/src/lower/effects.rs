//! Effects on the state.

use language::moves as ast;
use language::refs::AtOrRegion;
use language::words::{DealableKind, Role};

use super::{Lower, LowerError, Lowered};
use crate::action::Hidden;
use crate::arrays::Array;
use crate::ints::Int;
use crate::moves::{
    DealMove, HideMove, Kind, Message, Moves, NoteMove, Place, RotateMove, SiteValue,
};
use crate::players::Players;

impl Lower<'_> {
    pub(super) fn effect(&mut self, moves: &ast::Moves) -> Lowered<Moves> {
        use ast::Moves as A;
        let (id, then, kind) = match moves {
            A::MoveAgain(x) => (x.id, x.then.as_ref(), Kind::MoveAgain),
            A::SetPending(x) => {
                let place = x.value.as_ref().map(|v| self.site_place(v)).transpose()?;
                (x.id, None, Kind::SetPending(place))
            }
            A::SetVar(x) => {
                let value = Box::new(self.int_or(x.new_value.as_ref(), -1)?);
                let kind = match &x.name {
                    None => Kind::SetTemp(value),
                    Some(name) => {
                        self.variable(name);
                        Kind::SetVar(self.name(name), value)
                    }
                };
                (x.id, x.then.as_ref(), kind)
            }
            A::SetCounter(x) => {
                let value = self.int_or(x.new_value.as_ref(), -1)?;
                (x.id, None, Kind::SetCounter(Box::new(value)))
            }
            A::SetPot(x) => {
                let value = self.int_or(x.new_value.as_ref(), 0)?;
                (x.id, None, Kind::SetPot(Box::new(value)))
            }
            A::SetCount(x) => {
                self.needs.counts = true;
                let value = self.site_value(x.site_type, &x.at, x.level.as_ref(), &x.value)?;
                (x.id, x.then.as_ref(), Kind::SetCount(Box::new(value)))
            }
            A::SetState(x) => {
                self.needs.states = true;
                let value = self.site_value(x.site_type, &x.at, x.level.as_ref(), &x.value)?;
                (x.id, x.then.as_ref(), Kind::SetState(Box::new(value)))
            }
            A::SetValue(x) => {
                self.needs.values = true;
                let value = self.site_value(x.site_type, &x.at, x.level.as_ref(), &x.value)?;
                (x.id, x.then.as_ref(), Kind::SetValue(Box::new(value)))
            }
            A::SetTeam(x) => {
                self.flags.teams = true;
                let roles = x.roles.iter().map(|&r| self.role_int(r)).collect();
                (x.id, x.then.as_ref(), Kind::SetTeam(Box::new((self.int(&x.team)?, roles))))
            }
            A::SetHidden(x) => {
                let place = match &x.at {
                    AtOrRegion::At(site) => Place::Site(self.int(site)?),
                    AtOrRegion::Region(region) => Place::Region(self.region(region)?),
                };
                self.needs.hidden = true;
                let kind = self.kind(x.site_type);
                let hide = HideMove {
                    data: data(x.data.as_deref()),
                    place,
                    level: self.int_opt(x.level.as_ref())?,
                    value: self.bool_or(x.value.as_ref(), true)?,
                    players: self.real_players(&x.player)?,
                    kind,
                };
                (x.id, x.then.as_ref(), Kind::SetHidden(Box::new(hide)))
            }
            A::SetTrumpSuit(x) => {
                self.flags.cards = true;
                let suits = match &x.suits {
                    ast::Suits::Suit(suit) => Array::Ints(Box::new([self.int(suit)?])),
                    ast::Suits::Difference(difference) => self.array_difference(difference)?,
                };
                (x.id, x.then.as_ref(), Kind::SetTrump(x.decision, Box::new(suits)))
            }
            A::SetScore(x) => {
                self.flags.scores = true;
                let parts = (self.real_players(&x.player)?, self.int(&x.value)?);
                (x.id, x.then.as_ref(), Kind::SetScore(Box::new(parts)))
            }
            A::AddScore(x) => {
                self.flags.scores = true;
                let parts = (self.real_players(&x.player)?, self.int(&x.score)?);
                (x.id, x.then.as_ref(), Kind::AddScore(Box::new(parts)))
            }
            A::AddScores(x) => {
                self.flags.scores = true;
                let players: Vec<Int> = match &x.players {
                    ast::ScoredPlayers::Indices(list) => {
                        list.iter().map(|i| self.int(i)).collect::<Lowered<_>>()?
                    }
                    ast::ScoredPlayers::Roles(roles) => {
                        roles.iter().map(|&r| self.role_int(r)).collect()
                    }
                };
                let mut pairs = Vec::new();
                for (player, score) in players.into_iter().zip(&x.scores) {
                    pairs.push((player, self.int(score)?));
                }
                (x.id, x.then.as_ref(), Kind::AddScores(pairs.into_boxed_slice()))
            }
            A::SetRotation(x) => {
                self.needs.rotations = true;
                let directions = match &x.directions {
                    None => Box::from([]),
                    Some(list) => list.iter().map(|i| self.int(i)).collect::<Lowered<_>>()?,
                };
                let rotate = RotateMove {
                    to: x.to.as_ref().map(|t| self.to(t)).transpose()?,
                    directions,
                    previous: self.bool_or(x.previous.as_ref(), true)?,
                    next: self.bool_or(x.next.as_ref(), true)?,
                    decision: x.decision,
                };
                (x.id, x.then.as_ref(), Kind::SetRotation(Box::new(rotate)))
            }
            A::SetNextPlayer(x) => {
                let players = match &x.players {
                    ast::NextPlayers::Player(player) => {
                        Array::Ints(Box::new([self.int(&player.index)?]))
                    }
                    ast::NextPlayers::Players(array) => self.array(array)?,
                };
                (x.id, None, Kind::SetNextPlayer(x.decision, Box::new(players)))
            }
            A::SetPlayerValue(x) => {
                let parts = (self.player_int(&x.player)?, self.int(&x.value)?);
                (x.id, x.then.as_ref(), Kind::SetPlayerValue(Box::new(parts)))
            }
            A::RememberValue(x) => {
                let name = self.memory(x.name.as_deref());
                let parts = (self.int(&x.value)?, self.bool_or(x.unique.as_ref(), false)?);
                (x.id, x.then.as_ref(), Kind::Remember(name, Box::new(parts)))
            }
            A::RememberState(x) => {
                self.needs.hashes = true;
                (x.id, x.then.as_ref(), Kind::RememberState)
            }
            A::ForgetValue(x) => {
                let name = self.memory(x.name.as_deref());
                (x.id, x.then.as_ref(), Kind::Forget(name, Box::new(self.int(&x.value)?)))
            }
            A::ForgetAll(x) => {
                (x.id, x.then.as_ref(), Kind::ForgetAll(self.memory(x.name.as_deref())))
            }
            A::Trigger(x) => {
                let event = self.name(&x.event);
                (x.id, None, Kind::Trigger(event, Box::new(self.index_or_role(&x.player)?)))
            }
            A::Propose(x) => {
                let list = x.proposition.iter().map(|t| self.message(t)).collect();
                (x.id, x.then.as_ref(), Kind::Propose(x.decision, list))
            }
            A::Vote(x) => {
                let list = x.vote.iter().map(|t| self.message(t)).collect();
                (x.id, x.then.as_ref(), Kind::Vote(x.decision, list))
            }
            A::Roll(x) => {
                self.flags.stochastic = true;
                self.needs.states = true;
                (x.id, x.then.as_ref(), Kind::Roll)
            }
            A::SwapPieces(x) => {
                self.flags.swaps_pieces = true;
                let a = x.loc_a.as_ref().map_or(Ok(Int::LastFrom), |a| self.int(a))?;
                let b = x.loc_b.as_ref().map_or(Ok(Int::LastTo), |b| self.int(b))?;
                (x.id, x.then.as_ref(), Kind::SwapPieces(x.decision, Box::new((a, b))))
            }
            A::SwapPlayers(x) => {
                let pair = (self.index_or_role(&x.player1)?, self.index_or_role(&x.player2)?);
                (x.id, x.then.as_ref(), Kind::SwapPlayers(Box::new(pair)))
            }
            A::Bet(x) => {
                let (min, max) = self.range(&x.range)?;
                let parts = (self.player_int(&x.player)?, min, max);
                (x.id, x.then.as_ref(), Kind::Bet(Box::new(parts)))
            }
            A::TakeDomino(x) => {
                self.flags.stochastic = true;
                (x.id, x.then.as_ref(), Kind::TakeDomino)
            }
            A::Note(x) => (x.id, None, Kind::Note(Box::new(self.note(x)?))),
            A::Satisfy(x) => (x.id, None, self.satisfy(x)?),
            A::Deal(x) => {
                self.flags.stochastic = true;
                let deal = DealMove {
                    cards: x.kind == DealableKind::Cards,
                    count: self.int_or(x.count.as_ref(), 1)?,
                    begin: x.begin_with.as_ref().map_or(Ok(Int::Mover), |x| self.int(x))?,
                };
                (x.id, x.then.as_ref(), Kind::Deal(Box::new(deal)))
            }
            A::PlayCard(x) => (x.id, x.then.as_ref(), Kind::PlayCard { decision: x.decision }),
            _ => return Err(LowerError::unsupported(syntax::NodeId(0), "these moves")),
        };
        Ok(Moves { id, then: self.then(then)?, kind })
    }

    fn site_value(
        &mut self,
        kind: Option<language::words::SiteType>,
        at: &language::ints::Int,
        level: Option<&language::ints::Int>,
        value: &language::ints::Int,
    ) -> Lowered<SiteValue> {
        let kind = self.kind(kind);
        Ok(SiteValue {
            site: self.int(at)?,
            level: self.int_opt(level)?,
            value: self.int(value)?,
            kind,
        })
    }

    fn note(&mut self, x: &ast::Note) -> Lowered<NoteMove> {
        use ast::NoteMessage as N;
        let message = match &x.message {
            N::Text(text) => Message::Text(self.name(text)),
            N::Int(int) => Message::Int(self.int(int)?),
            N::IntArray(array) => Message::Array(self.array(array)?),
            N::Float(float) => Message::Float(self.float(float)?),
            N::Boolean(test) => Message::Bool(self.boolean(test)?),
            N::Region(region) => Message::Region(self.region(region)?),
            N::Range(range) => {
                let (min, max) = self.range(range)?;
                Message::Range(min, max)
            }
            N::Direction(direction) => Message::Directions(self.directions(direction)?),
            N::Graph(_) => return Err(LowerError::unsupported(x.id, "note of a graph")),
        };
        let to = match &x.player_2 {
            None => self.role_real(Role::All),
            Some(player) => self.real_players(player)?,
        };
        Ok(NoteMove {
            about: x.player.as_ref().map(|p| self.index_or_role(p)).transpose()?,
            message,
            to,
        })
    }

    /// What is hidden at the start.
    pub(super) fn hide_at_start(&mut self, x: &language::start::SetHidden) -> Lowered<HideMove> {
        self.needs.hidden = true;
        let place = match &x.at {
            AtOrRegion::At(site) => Place::Site(self.int(site)?),
            AtOrRegion::Region(region) => Place::Region(self.region(region)?),
        };
        let kind = self.kind(x.site_type);
        let players: Players = self.role_real(x.to);
        Ok(HideMove {
            data: data(x.data.as_deref()),
            place,
            level: self.int_opt(x.level.as_ref())?,
            value: self.bool_or(x.value.as_ref(), true)?,
            players,
            kind,
        })
    }
}

fn data(words: Option<&[language::words::HiddenData]>) -> Box<[Hidden]> {
    match words {
        None => Box::new([Hidden::All]),
        Some(words) => words.iter().map(|&w| super::is::hidden(w)).collect(),
    }
}
