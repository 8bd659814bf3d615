//! Moves: what may be done, and what follows.

mod add;
mod capture;
mod cards;
mod custodial;
mod ensue;
mod for_each;
mod from_to;
mod group;
mod hop;
mod leap;
mod logic;
mod max;
mod parts;
mod piece;
mod promote;
mod push;
mod remove;
mod requirements;
mod roll;
mod seek;
mod select;
mod set;
mod slide;
mod sow;
mod step;
mod swap;
mod votes;

pub use add::{AddMove, ClaimMove};
pub use capture::{Enclose, Surround};
pub use cards::DealMove;
pub use custodial::{Custodial, DirectionalCapture, Intervene};
pub use for_each::{ForEachDie, ForEachDirection, ForEachLevel};
pub use from_to::FromToMove;
pub use group::ForEachGroup;
pub use hop::HopMove;
pub use leap::LeapMove;
pub(crate) use max::Turns;
pub use parts::{BetweenPart, Effect, FromPart, Place, ToPart};
pub(crate) use piece::Counted;
pub use piece::ForEachPiece;
pub use promote::{PromoteMove, TakeControl};
pub use push::{Attract, Flip, Push, Shoot};
pub use remove::RemoveMove;
pub use select::SelectMove;
pub use set::{HideMove, RotateMove, SiteValue};
pub use slide::{Slide, TrackSlide};
pub use sow::Sow;
pub use step::StepMove;
pub use votes::{Message, NoteMove};

use board::SiteType;
use syntax::NodeId;

use crate::arena::Move;
use crate::arrays::Array;
use crate::booleans::Bool;
use crate::floats::Float;
use crate::guard::never_reaches;
use crate::ints::Int;
use crate::players::Players;
use crate::regions::Region;
use crate::world::World;

/// A rule that generates moves.
#[derive(Debug)]
pub struct Moves {
    /// The ludeme.
    pub id: NodeId,
    /// What follows from each of its moves.
    pub then: Option<u32>,
    /// What it is.
    pub kind: Kind,
}

/// The rules that generate moves.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub enum Kind {
    Step(Box<StepMove>),
    Hop(Box<HopMove>),
    Slide(Box<Slide>),
    TrackSlide(Box<TrackSlide>),
    Leap(Box<LeapMove>),
    FromTo(Box<FromToMove>),
    Add(Box<AddMove>),
    Claim(Box<ClaimMove>),
    Remove(Box<RemoveMove>),
    Select(Box<SelectMove>),
    Promote(Box<PromoteMove>),
    Shoot(Box<Shoot>),
    Push(Box<Push>),
    Attract(Box<Attract>),
    Flip(Box<Flip>),
    SwapPieces(bool, Box<(Int, Int)>),
    SwapPlayers(Box<(Int, Int)>),
    TakeControl(Box<TakeControl>),
    TakeDomino,
    Deal(Box<DealMove>),
    PlayCard {
        decision: bool,
    },
    Bet(Box<(Int, Int, Int)>),
    Pass {
        decision: bool,
    },
    MoveAgain,
    SetPending(Option<Place>),
    SetVar(u32, Box<Int>),
    SetTemp(Box<Int>),
    SetCounter(Box<Int>),
    SetPot(Box<Int>),
    SetTrump(bool, Box<Array>),
    SetCount(Box<SiteValue>),
    SetState(Box<SiteValue>),
    SetValue(Box<SiteValue>),
    SetHidden(Box<HideMove>),
    SetRotation(Box<RotateMove>),
    SetNextPlayer(bool, Box<Array>),
    SetTeam(Box<(Int, Box<[Int]>)>),
    SetPlayerValue(Box<(Int, Int)>),
    SetScore(Box<(Players, Int)>),
    AddScore(Box<(Players, Int)>),
    AddScores(Box<[(Int, Int)]>),
    Remember(Option<u32>, Box<(Int, Bool)>),
    Forget(Option<u32>, Box<Int>),
    ForgetAll(Option<u32>),
    RememberState,
    Trigger(u32, Box<Int>),
    Note(Box<NoteMove>),
    Propose(bool, Box<[(u32, i32)]>),
    Vote(bool, Box<[(u32, i32)]>),
    Roll,
    Sow(Box<Sow>),
    Custodial(Box<Custodial>),
    Directional(Box<DirectionalCapture>),
    Intervene(Box<Intervene>),
    Enclose(Box<Enclose>),
    Surround(Box<Surround>),
    Apply(Box<Effect>),
    /// Both `and` and `or`.
    All(Box<[Moves]>),
    If(Box<(Bool, Moves, Option<Moves>)>),
    Priority(Box<[Moves]>),
    Seq(Box<[Moves]>),
    AllCombinations(Box<(Moves, Moves)>),
    Append(Box<Moves>),
    Do(Box<(Moves, Option<Moves>, Option<Bool>)>),
    While(Box<(Bool, Moves)>),
    MaxMoves(Box<(Moves, Bool)>),
    MaxCaptures(Box<(Moves, Bool)>),
    MaxDistance(Box<Moves>),
    AvoidStoredState(Box<Moves>),
    FirstMoveOnTrack(Box<[usize]>, Box<(Option<Int>, Moves)>),
    RandomWeighted(Box<[(Float, Moves)]>),
    RandomSample(Box<(Moves, Int)>),
    ForEachPiece(Box<ForEachPiece>),
    ForEachSite(Box<(Region, Moves, Option<Moves>)>),
    ForEachValue(Box<(Array, Moves)>),
    ForEachNumber(Box<(Int, Int, Moves)>),
    ForEachPlayer(Box<(Array, Moves)>),
    ForEachTeam(Box<Moves>),
    ForEachLevel(Box<ForEachLevel>),
    ForEachDirection(Box<ForEachDirection>),
    ForEachDie(Box<ForEachDie>),
    ForEachGroup(Box<ForEachGroup>),
    Satisfy,
}

/// To list moves takes as long as so many tests, for each rule.
const LISTED: u64 = 4;

impl Moves {
    /// Generates the moves at the end of the arena.
    pub fn generate<'p>(&'p self, w: &mut World<'p>) {
        if !w.descend() {
            w.ascend();
            return;
        }
        w.effort += LISTED;
        let start = w.arena.moves.len();
        self.dispatch(w);
        self.complete(w, start);
        if let Kind::ForEachSite(parts) = &self.kind
            && let Some(instead) = &parts.2
            && w.arena.moves.len() == start
        {
            // Moves made because no site gives one do not have the consequences of those for each site.
            instead.generate(w);
        }
        w.blame(self.id);
        w.ascend();
    }

    /// Gives moves that this rule has just listed their origin and their consequence.
    pub(crate) fn complete(&self, w: &mut World<'_>, start: usize) {
        for mv in &mut w.arena.moves[start..] {
            if mv.origin == NodeId(0) {
                mv.origin = self.id;
            }
        }
        if let Some(then) = self.then {
            w.attach(start, then, matches!(self.kind, Kind::Add(_)));
        }
    }

    fn dispatch<'p>(&'p self, w: &mut World<'p>) {
        match &self.kind {
            Kind::Step(x) => x.generate(w),
            Kind::Hop(x) => x.generate(w),
            Kind::Slide(x) => x.generate(w),
            Kind::TrackSlide(x) => x.generate(w),
            Kind::Leap(x) => x.generate(w),
            Kind::FromTo(x) => x.generate(w),
            Kind::Add(x) => x.generate(w),
            Kind::Claim(x) => x.generate(w),
            Kind::Remove(x) => x.generate(w),
            Kind::Select(x) => x.generate(w),
            Kind::Promote(x) => x.generate(w),
            Kind::Shoot(x) => x.generate(w),
            Kind::Push(x) => x.generate(w),
            Kind::Attract(x) => x.generate(w),
            Kind::Flip(x) => x.generate(w),
            Kind::TakeControl(x) => x.generate(w),
            Kind::Sow(x) => x.generate(w),
            Kind::Custodial(x) => x.generate(w),
            Kind::Directional(x) => x.generate(w),
            Kind::Intervene(x) => x.generate(w),
            Kind::Enclose(x) => x.generate(w),
            Kind::Surround(x) => x.generate(w),
            Kind::Apply(x) => x.generate(w),
            Kind::ForEachPiece(x) => x.generate(w),
            Kind::ForEachLevel(x) => x.generate(w),
            Kind::ForEachDirection(x) => x.generate(w),
            Kind::ForEachDie(x) => x.generate(w),
            Kind::ForEachGroup(x) => x.generate(w),
            Kind::SetHidden(x) => x.generate(w),
            Kind::SetRotation(x) => x.generate(w),
            Kind::Note(x) => x.generate(w),
            Kind::Deal(x) => x.generate(w),
            Kind::PlayCard { decision } => w.play_cards(*decision),
            Kind::Roll => w.roll(),
            _ => {
                if !self.generate_logic(w) && !self.generate_requirement(w) {
                    self.generate_effect(w);
                }
            }
        }
    }

    /// Makes the one move of a placing rule that goes to a site.
    pub(crate) fn place<'p>(&'p self, w: &mut World<'p>, site: i32) -> Option<Move> {
        let Kind::Add(add) = &self.kind else { return None };
        let start = w.arena.moves.len();
        add.place(w, site);
        self.complete(w, start);
        w.arena.moves.pop()
    }

    /// Whether a move that the meta rules allow can be generated.
    pub fn can_move<'p>(&'p self, w: &mut World<'p>) -> bool {
        match &self.kind {
            Kind::Note(_) | Kind::Deal(_) => return false,
            // Whether there are moves does not depend on which of them achieve most.
            Kind::MaxMoves(parts) | Kind::MaxCaptures(parts) => return parts.0.can_move(w),
            Kind::MaxDistance(moves) => return moves.can_move(w),
            _ => {}
        }
        if w.shortcuts() {
            return self.visit(w, &mut |w, start| {
                (start..w.arena.moves.len()).any(|i| {
                    let mv = w.arena.moves[i];
                    w.is_allowed(&mv)
                })
            });
        }
        let mark = w.arena.mark();
        let start = w.arena.moves.len();
        self.generate(w);
        let mut can = false;
        for i in start..w.arena.moves.len() {
            let mv = w.arena.moves[i];
            if w.is_allowed(&mv) {
                can = true;
                break;
            }
        }
        w.arena.cut(mark);
        can
    }

    /// Whether a move to a site can be generated, by the headers of the moves.
    pub fn can_move_to<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        match &self.kind {
            Kind::All(list) => return list.iter().any(|m| m.can_move_to(w, site)),
            Kind::If(parts) => {
                let mover = w.mover();
                if w.shortcuts() && never_reaches(w, self, mover, site) {
                    return false;
                }
                if parts.0.eval(w) {
                    return parts.1.can_move_to(w, site);
                }
                return parts.2.as_ref().is_some_and(|m| m.can_move_to(w, site));
            }
            Kind::Do(parts) => {
                if let Some(next) = &parts.1 {
                    return next.can_move_to(w, site);
                }
                if let (Some(test), true) = (&parts.2, w.shortcuts()) {
                    return parts.0.can_move_to(w, site)
                        && (w.in_threat && test.within_threats() == Some(true)
                            || parts.0.reaches_if_afterwards(w, site, test));
                }
            }
            Kind::Pass { .. }
            | Kind::Propose(..)
            | Kind::Bet(_)
            | Kind::Roll
            | Kind::Note(_)
            | Kind::Deal(_)
            | Kind::MoveAgain
            | Kind::Trigger(..)
            | Kind::Remember(..)
            | Kind::Forget(..)
            | Kind::ForgetAll(_)
            | Kind::SwapPieces(..)
            | Kind::SwapPlayers(_)
            | Kind::SetPot(_)
            | Kind::SetNextPlayer(..)
            | Kind::SetTeam(_)
            | Kind::SetPending(_)
            | Kind::SetVar(..)
            | Kind::SetTemp(_)
            | Kind::SetTrump(..)
            | Kind::SetRotation(_)
            | Kind::SetScore(_)
            | Kind::AddScore(_) => return false,
            _ if !w.shortcuts() => {}
            Kind::ForEachPiece(x) if x.only_of_mover(w) => return x.reaches(w, site),
            Kind::Step(x) => return x.reaches(w, site),
            Kind::Slide(x) => return x.reaches(w, site),
            Kind::Leap(x) => return x.reaches(w, site),
            Kind::Hop(_) => return self.seeks(w, site),
            Kind::ForEachNumber(_) | Kind::ForEachValue(_) if self.is_countable() => {
                return self.seeks(w, site);
            }
            Kind::FromTo(x) if !w.program.large_pieces => return x.reaches(w, site),
            _ => {
                return self
                    .visit(w, &mut |w, start| w.arena.moves[start..].iter().any(|m| m.to == site));
            }
        }
        let mark = w.arena.mark();
        let start = w.arena.moves.len();
        self.generate(w);
        let can = w.arena.moves[start..].iter().any(|m| m.to == site);
        w.arena.cut(mark);
        can
    }
}

impl World<'_> {
    /// The type of a site: sites of hands are cells.
    pub(crate) fn site_kind(&self, site: i32, kind: SiteType) -> SiteType {
        let on_board = site >= 0 && (site as usize) < self.program.layout.elements[kind as usize];
        if !on_board && self.program.layout.container(site) > 0 { SiteType::Cell } else { kind }
    }
}
