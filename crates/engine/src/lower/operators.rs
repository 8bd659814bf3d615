//! Rules made of other rules.

use board::Direction;
use language::moves as ast;
use language::words::{MaxMovesKind, Role, StackDirection};

use super::{Lower, Lowered};
use crate::arrays::Array;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::moves::{
    ForEachDie, ForEachDirection, ForEachGroup, ForEachLevel, ForEachPiece, Kind, Moves, ToPart,
};
use crate::players::Players;

impl Lower<'_> {
    pub(super) fn operator(&mut self, moves: &ast::Moves) -> Lowered<Moves> {
        use ast::Moves as A;
        let (id, then, kind) = match moves {
            A::And(x) => (x.id, x.then.as_ref(), Kind::All(self.all_moves(&x.moves)?)),
            A::Or(x) => (x.id, x.then.as_ref(), Kind::All(self.all_moves(&x.moves)?)),
            A::If(x) => {
                let otherwise = x.otherwise.as_ref().map(|m| self.moves(m)).transpose()?;
                let parts = (self.boolean(&x.condition)?, self.moves(&x.moves)?, otherwise);
                (x.id, x.then.as_ref(), Kind::If(Box::new(parts)))
            }
            A::Priority(x) => (x.id, x.then.as_ref(), Kind::Priority(self.all_moves(&x.moves)?)),
            A::Seq(x) => (x.id, None, Kind::Seq(self.all_moves(&x.moves)?)),
            A::AllCombinations(x) => {
                let pair = (self.moves(&x.first)?, self.moves(&x.second)?);
                (x.id, x.then.as_ref(), Kind::AllCombinations(Box::new(pair)))
            }
            A::Append(x) => (x.id, x.then.as_ref(), Kind::Append(Box::new(self.moves(&x.moves)?))),
            A::Apply(x) => (x.id, None, Kind::Apply(Box::new(self.apply(x)?))),
            A::Do(x) => {
                let next = x.next.as_ref().map(|m| self.moves(m)).transpose()?;
                let after = self.bool_opt(x.if_afterwards.as_ref())?;
                (x.id, x.then.as_ref(), Kind::Do(Box::new((self.moves(&x.prior)?, next, after))))
            }
            A::While(x) => {
                let parts = (self.boolean(&x.condition)?, self.moves(&x.moves)?);
                (x.id, x.then.as_ref(), Kind::While(Box::new(parts)))
            }
            A::MaxMoves(x) => {
                let parts =
                    Box::new((self.moves(&x.moves)?, self.bool_or(x.with_value.as_ref(), false)?));
                let kind = match x.kind {
                    MaxMovesKind::Moves => Kind::MaxMoves(parts),
                    MaxMovesKind::Captures => Kind::MaxCaptures(parts),
                };
                (x.id, None, kind)
            }
            A::MaxDistance(x) => (x.id, None, Kind::MaxDistance(Box::new(self.moves(&x.moves)?))),
            A::AvoidStoredState(x) => {
                self.needs.hashes = true;
                (x.id, None, Kind::AvoidStoredState(Box::new(self.moves(&x.moves)?)))
            }
            A::FirstMoveOnTrack(x) => {
                let tracks = self.tracks_named(x.track_name.as_deref(), x.owner.is_some());
                let parts = (x.owner.map(|r| self.role_int(r)), self.moves(&x.moves)?);
                (x.id, None, Kind::FirstMoveOnTrack(tracks, Box::new(parts)))
            }
            A::RandomWeighted(x) => {
                self.flags.stochastic = true;
                let mut list = Vec::new();
                for (weight, moves) in x.probas.iter().zip(&x.moves) {
                    list.push((self.float(weight)?, self.moves(moves)?));
                }
                (x.id, None, Kind::RandomWeighted(list.into_boxed_slice()))
            }
            A::RandomSample(x) => {
                self.flags.stochastic = true;
                let parts = (self.moves(&x.moves)?, self.int(&x.count)?);
                (x.id, None, Kind::RandomSample(Box::new(parts)))
            }
            A::ForEachPiece(x) => {
                (x.id, x.then.as_ref(), Kind::ForEachPiece(Box::new(self.each_piece(x)?)))
            }
            A::ForEachSite(x) => {
                let fallback = x.no_move_yet.as_ref().map(|m| self.moves(m)).transpose()?;
                let parts = (self.region(&x.region)?, self.moves(&x.generator)?, fallback);
                (x.id, x.then.as_ref(), Kind::ForEachSite(Box::new(parts)))
            }
            A::ForEachValueOf(x) => {
                let parts = (self.array(&x.values)?, self.moves(&x.generator)?);
                (x.id, x.then.as_ref(), Kind::ForEachValue(Box::new(parts)))
            }
            A::ForEachValue(x) => {
                let parts = (self.int(&x.min)?, self.int(&x.max)?, self.moves(&x.generator)?);
                (x.id, x.then.as_ref(), Kind::ForEachNumber(Box::new(parts)))
            }
            A::ForEachPlayer(x) => {
                let everybody = Players::Fixed((1u32 << (self.players + 1)) - 2);
                let players = Array::Players(Box::new((everybody, None)));
                (x.id, None, Kind::ForEachPlayer(Box::new((players, self.moves(&x.moves)?))))
            }
            A::ForEachPlayerOf(x) => {
                let parts = (self.array(&x.players)?, self.moves(&x.moves)?);
                (x.id, None, Kind::ForEachPlayer(Box::new(parts)))
            }
            A::ForEachTeam(x) => {
                self.flags.teams = true;
                (x.id, x.then.as_ref(), Kind::ForEachTeam(Box::new(self.moves(&x.moves)?)))
            }
            A::ForEachLevel(x) => {
                self.needs.stacks = true;
                let kind = self.kind(x.site_type);
                let level = ForEachLevel {
                    site: self.int(&x.site)?,
                    from_top: x.stack_direction != Some(StackDirection::FromBottom),
                    moves: self.moves(&x.moves)?,
                    kind,
                };
                (x.id, x.then.as_ref(), Kind::ForEachLevel(Box::new(level)))
            }
            A::ForEachDirection(x) => {
                let between = x.between.as_ref();
                let (to, moves) = match &x.body {
                    ast::DirectionBody::To(to) => (self.to(to)?, None),
                    ast::DirectionBody::Moves(moves) => {
                        (ToPart::default(), Some(self.moves(moves)?))
                    }
                };
                let each = ForEachDirection {
                    from: self.from(x.from.as_ref())?,
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    range: between
                        .and_then(|b| b.range.as_ref())
                        .map(|r| self.range(r))
                        .transpose()?,
                    between: self.bool_opt(between.and_then(|b| b.condition.as_ref()))?,
                    to,
                    moves,
                };
                (x.id, x.then.as_ref(), Kind::ForEachDirection(Box::new(each)))
            }
            A::ForEachDie(x) => {
                let each = ForEachDie {
                    set: self.int_or(x.dice.as_ref(), 0)?,
                    combined: self.bool_or(x.combined.as_ref(), false)?,
                    replay: self.bool_or(x.replay_double.as_ref(), false)?,
                    condition: self.bool_or(x.condition.as_ref(), true)?,
                    moves: self.moves(&x.moves)?,
                };
                (x.id, x.then.as_ref(), Kind::ForEachDie(Box::new(each)))
            }
            A::ForEachGroup(x) => {
                let kind = self.kind(x.site_type);
                let each = ForEachGroup {
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    condition: self.bool_opt(x.condition.as_ref())?,
                    moves: self.moves(&x.moves)?,
                    kind,
                };
                (x.id, x.then.as_ref(), Kind::ForEachGroup(Box::new(each)))
            }
            _ => return self.capture(moves),
        };
        Ok(Moves { id, then: self.then(then)?, kind })
    }

    fn all_moves(&mut self, list: &[ast::Moves]) -> Lowered<Box<[Moves]>> {
        list.iter().map(|m| self.moves(m)).collect()
    }

    fn each_piece(&mut self, x: &ast::ForEachPiece) -> Lowered<ForEachPiece> {
        use language::refs::{PieceContainer, PlayerRef};
        self.needs.stacks |= x.top.is_some();
        let on = self.kind_given(x.on);
        let container = match &x.container {
            None => None,
            Some(PieceContainer::Container(index)) => Some(self.int(index)?),
            Some(PieceContainer::Name(name)) => {
                let at = self.containers.iter().position(|c| c.name == *name);
                Some(Int::Const(at.map_or(-1, |i| i as i32)))
            }
        };
        let players = match &x.player {
            None => Players::One(Int::Mover),
            Some(PlayerRef::Role(Role::All | Role::Each)) => self.role_players(Role::All),
            Some(player) => self.player_set(player)?,
        };
        Ok(ForEachPiece {
            on,
            components: x.item.as_ref().map(|names| self.components_named(names)),
            container,
            moves: x.specific_moves.as_ref().map(|m| self.moves(m)).transpose()?,
            players,
            top: match &x.top {
                Some(top) => self.boolean(top)?,
                None => Bool::Const(false),
            },
        })
    }
}
