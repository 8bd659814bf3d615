//! Moves and their effects.

mod add;
mod announce;
mod any_there;
mod bent;
mod capture;
mod cases;
mod castling;
mod change;
mod custody;
mod dice;
pub(crate) mod done_again;
mod each_player;
mod either;
mod either_path;
mod en_passant;
mod enclosure;
mod follow;
mod for_each;
mod from_to;
mod hidden;
pub(crate) mod hop;
mod infinitive;
mod inherit;
mod landing;
pub(crate) mod laps;
pub(crate) mod leap;
mod lengths;
mod logic;
mod marks;
mod memory;
mod movers;
mod note;
mod of_each_mover;
mod onto;
mod ousted;
mod outflank;
mod over_empty;
mod owner;
mod parts;
mod pass;
mod permute;
mod promote;
mod quarter;
mod rather;
mod record;
mod recruit;
mod remove;
mod requirements;
mod rotate;
mod run;
mod seize;
mod select;
mod set;
mod shoot;
mod slide;
pub(crate) mod sow;
pub(crate) mod sowing_path;
mod sown_on;
mod step;
mod taking;
mod traction;
mod turned;
mod turns;
mod twin;
mod unasked;
mod vault;
mod victims;
mod zones;

use language::moves::Moves;

use crate::plan::Action;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

use infinitive::same_words;

impl Teller<'_> {
    /// What a rule allows or does.
    pub fn moves(&self, moves: &Moves, scope: &Scope) -> Action {
        let node = match moves {
            Moves::And(node) => node.id,
            Moves::Or(node) => node.id,
            Moves::If(node) => node.id,
            Moves::Do(node) => node.id,
            Moves::Priority(node) => node.id,
            Moves::Step(node) => node.id,
            Moves::Slide(node) => node.id,
            Moves::Hop(node) => node.id,
            Moves::FromTo(node) => node.id,
            Moves::Select(node) => node.id,
            Moves::Add(node) => node.id,
            Moves::ForEachSite(node) => node.id,
            _ => return self.rule(moves, scope),
        };
        if let Some(told) = self.as_its_kind(node, scope) {
            return told;
        }
        self.recalled(&self.recall.actions, node, scope, || self.rule(moves, scope))
    }

    fn rule(&self, moves: &Moves, scope: &Scope) -> Action {
        let effect = match moves {
            Moves::Remove(node) => Some(node.id),
            Moves::Promote(node) => Some(node.id),
            Moves::Flip(node) => Some(node.id),
            Moves::Add(node) => Some(node.id),
            Moves::FromTo(node) => Some(node.id),
            _ => None,
        };
        if let Some(effect) = effect.filter(|effect| self.acts_nowhere(*effect)) {
            self.silent(Silence::Unreachable, self.whole(effect));
            return Action::Nothing;
        }
        if let Some(idle) = own_id(moves).filter(|id| self.state.idle.contains(id)) {
            self.silent(Silence::Unused, self.state.links.frame(idle));
            return Action::Nothing;
        }
        match moves {
            Moves::Step(node) => self.step(node, scope),
            Moves::Slide(node) => self.slide(node, scope),
            Moves::Hop(node) => self.hop(node, scope),
            Moves::Leap(node) => self.leap_move(node, scope),
            Moves::FromTo(node) => self.carry(node, scope),
            Moves::Add(node) => {
                self.recruited(&[moves], scope).unwrap_or_else(|| self.add(node, scope))
            }
            Moves::Claim(node) => self.claim(node, scope),
            Moves::Shoot(node) => self.shoot(node, scope),
            Moves::Select(node) => self.select(node, scope),
            Moves::Remove(node) => self.remove(node, scope),
            Moves::Promote(node) => self.promote(node, scope),
            Moves::Pass(node) => self.pass(node, scope),
            Moves::PlayCard(node) => self.play_card(node, scope),
            Moves::Sow(node) => self.sow(node, scope),
            Moves::Custodial(node) => self.custodial(node, scope),
            Moves::Intervene(node) => self.intervene(node, scope),
            Moves::Directional(node) => self.directional(node, scope),
            Moves::Enclose(node) => self.enclose(node, scope),
            Moves::Surround(node) => self.surround(node, scope),
            Moves::Attract(node) => self.attract(node, scope),
            Moves::Push(node) => self.push(node, scope),
            Moves::Flip(node) => self.flip(node, scope),
            Moves::And(node) => self.and(node, scope),
            Moves::Or(node) => self.or(node, scope),
            Moves::If(node) => {
                self.recruited(&[moves], scope).unwrap_or_else(|| self.if_once(node, scope))
            }
            Moves::Seq(node) => self.seq(node, scope),
            Moves::Append(node) => self.append(node, scope),
            Moves::AllCombinations(node) => self.all_combinations(node, scope),
            Moves::Apply(node) => self.apply(node, scope),
            Moves::Priority(node) => self.priority(node, scope),
            Moves::Do(node) => self.do_(node, scope),
            Moves::While(node) => self.while_(node, scope),
            Moves::MaxMoves(node) => self.max_moves(node, scope),
            Moves::MaxDistance(node) => self.max_distance(node, scope),
            Moves::AvoidStoredState(node) => self.avoid_stored_state(node, scope),
            Moves::FirstMoveOnTrack(node) => self.first_move_on_track(node, scope),
            Moves::Satisfy(node) => self.satisfy(node, scope),
            Moves::ForEachPiece(node) => self.for_each_piece(node, scope),
            Moves::ForEachSite(node) => self.for_each_site(node, scope),
            Moves::ForEachDirection(node) => self.for_each_direction(node, scope),
            Moves::ForEachDie(node) => self.for_each_die(node, scope),
            Moves::ForEachValue(_)
            | Moves::ForEachValueOf(_)
            | Moves::ForEachPlayer(_)
            | Moves::ForEachPlayerOf(_)
            | Moves::ForEachTeam(_)
            | Moves::ForEachGroup(_)
            | Moves::ForEachLevel(_) => self.for_each_other(moves, scope),
            Moves::Roll(node) => self.roll(node, scope),
            Moves::RandomWeighted(node) => self.random_weighted(node, scope),
            Moves::RandomSample(node) => self.random_sample(node, scope),
            Moves::Deal(node) => self.deal(node, scope),
            Moves::MoveAgain(node) => self.move_again(node, scope),
            Moves::SetNextPlayer(node) => self.set_next_player(node, scope),
            Moves::SwapPieces(node) => self.swap_pieces(node, scope),
            Moves::SwapPlayers(node) => self.swap_players(node, scope),
            Moves::TakeControl(node) => self.take_control(node, scope),
            Moves::TakeDomino(node) => self.take_domino(node, scope),
            Moves::Propose(node) => self.propose(node, scope),
            Moves::Vote(node) => self.vote(node, scope),
            Moves::Bet(node) => self.bet(node, scope),
            Moves::AddScore(node) => self.add_score(node, scope),
            Moves::AddScores(node) => self.add_scores(node, scope),
            Moves::Note(node) => self.note(node, scope),
            Moves::Trigger(node) => self.trigger(node, scope),
            Moves::RememberValue(_)
            | Moves::RememberState(_)
            | Moves::ForgetValue(_)
            | Moves::ForgetAll(_) => self.memory(moves, scope),
            Moves::SetPending(_)
            | Moves::SetVar(_)
            | Moves::SetCounter(_)
            | Moves::SetPot(_)
            | Moves::SetCount(_)
            | Moves::SetState(_)
            | Moves::SetValue(_)
            | Moves::SetTeam(_)
            | Moves::SetHidden(_)
            | Moves::SetTrumpSuit(_)
            | Moves::SetScore(_)
            | Moves::SetRotation(_)
            | Moves::SetPlayerValue(_) => self.set(moves, scope),
        }
    }
}

/// The ludeme of a rule that sets a mark or value, or of a frame that may hold nothing else.
fn own_id(moves: &Moves) -> Option<syntax::NodeId> {
    Some(match moves {
        Moves::SetState(node) => node.id,
        Moves::SetValue(node) => node.id,
        Moves::SetPlayerValue(node) => node.id,
        Moves::And(node) => node.id,
        Moves::Or(node) => node.id,
        Moves::Seq(node) => node.id,
        Moves::If(node) => node.id,
        Moves::ForEachSite(node) => node.id,
        Moves::ForEachGroup(node) => node.id,
        Moves::ForEachValue(node) => node.id,
        Moves::ForEachValueOf(node) => node.id,
        Moves::ForEachPlayer(node) => node.id,
        Moves::ForEachPlayerOf(node) => node.id,
        Moves::ForEachLevel(node) => node.id,
        _ => return None,
    })
}
