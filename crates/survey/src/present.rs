//! Rules of pieces that were never on the board where they could be seen at work: one of the pieces that are there becomes such a piece,
//! where it has room. That needs neither a search nor many changes.

use std::time::Instant;

use board::SiteType;
use board::topology::Relation;
use engine::World;
use engine::action::{Act, Shift};

use crate::Never;
use crate::alone::{lacks_room, sites};
use crate::construct::after_any_move;
use crate::cost::weighed;
use crate::goal::{Goal, Target};
use crate::playout::Manner;
use crate::propose::{Proposer, Spot, put};
use crate::suggest::taken;
use crate::work::{Work, mix};

/// In how many positions each piece is put at most.
const TRIES: u64 = 6;
/// Of so many places with the most room, one after another is tried.
const PLACES: usize = 3;
/// In how many positions a piece is put where it could make the move if it were alone.
const SPOTS: u64 = 6;

impl<'p> Work<'p> {
    /// Shows rules of pieces that no tests lead to, and which were not seen.
    pub fn present_pieces(&mut self) {
        let mut pieces: Vec<usize> =
            self.missing().iter().flat_map(|goal| goal.pieces.clone()).collect();
        pieces.sort_unstable();
        pieces.dedup();
        for piece in pieces {
            for number in 0..TRIES {
                let mut goals = self.missing();
                goals.retain(|goal| goal.pieces.contains(&piece));
                if goals.is_empty() || Instant::now() >= self.deadline {
                    break;
                }
                let mut turned = |proposer: &mut Proposer<'_, 'p>, world: &World<'p>| {
                    let (_, kind, to) = with_room(proposer, world, piece, number as usize)?;
                    Some(vec![turn(kind, to, piece)])
                };
                self.present(piece, &goals, number, &mut turned);
            }
        }
        self.give_room();
    }

    /// The rules of pieces that no tests lead to, and which were not seen.
    fn missing(&self) -> Vec<Goal<'p>> {
        let open = self.open_goals().into_iter();
        open.filter(|goal| goal.is_rule() && goal.is_free() && !goal.pieces.is_empty()).collect()
    }

    /// Puts pieces where they could move by a rule if they were alone, among few others; what needs more room than there is never happens.
    fn give_room(&mut self) {
        for goal in self.missing() {
            let rule = self.rules.iter().find(|rule| goal.target == Target::Rule(rule.id));
            let Some(rule) = rule.cloned() else { continue };
            for piece in goal.pieces.clone() {
                let sites = sites(self.program, &rule, piece).unwrap_or_default();
                for number in 0..SPOTS.min(sites.len() as u64) {
                    if self.reached.has(&goal) || Instant::now() >= self.deadline {
                        break;
                    }
                    let site = sites[mix(number) as usize % sites.len()];
                    let mut moved = |proposer: &mut Proposer<'_, 'p>, world: &World<'p>| {
                        // The fewer others there are, the less they are in the way.
                        let (mut changes, mut other) = (vec![], world.clone());
                        for _ in 0..=number / 2 {
                            let gone = proposer.thin(&other);
                            other.arrange(&gone);
                            changes.extend(gone);
                        }
                        changes.extend(brought(proposer, &other, piece, site)?);
                        Some(changes)
                    };
                    let goals = std::slice::from_ref(&goal);
                    self.present(piece, goals, number, &mut moved);
                }
            }
            if !self.reached.has(&goal) && lacks_room(self.program, &rule) {
                self.proofs.add(rule.id, Never::NoRoom);
            }
        }
    }

    /// Shows a move by a rule that is sought, if there is one in a position that was met in play after some changes.
    fn present(
        &mut self,
        piece: usize,
        goals: &[Goal<'p>],
        number: u64,
        change: &mut dyn FnMut(&mut Proposer<'_, 'p>, &World<'p>) -> Option<Vec<Act>>,
    ) {
        let owner = self.program.components.get(piece).map_or(0, |component| component.owner);
        let seed = mix(self.settings.seed ^ mix(piece as u64)).wrapping_add(number);
        let mut place = self.somewhere(seed);
        if place.world.mover() != owner {
            place = after_any_move(place, seed);
        }
        let Some(goal) = goals.first() else { return };
        if place.world.mover() != owner || place.world.is_over() {
            return;
        }
        let mut proposer = Proposer::new(goal, self.program, self.proofs.appearing(), mix(seed));
        let Some(changes) = change(&mut proposer, &place.world) else { return };
        let mut place = place.arranged(&changes, None);
        let effort = place.world.effort;
        let moves = place.world.legal_moves();
        let count = moves.len();
        let index = moves.iter().position(|mv| goals.iter().any(|goal| goal.permits(mv)));
        self.weighed += weighed(count, place.world.effort - effort);
        if let Some(index) = index.filter(|index| *index <= usize::from(u16::MAX)) {
            let tally = self.excursion(place, Manner::Given(index), 1, 0);
            self.add_constructed(tally);
        }
    }
}

fn turn(kind: SiteType, to: i32, piece: usize) -> Act {
    Act::Promote { kind: Some(kind), to, level: -1, what: piece as i32 }
}

/// The changes by which a piece comes to a place: from where it stands, or in place of another one of its owner.
fn brought<'p>(
    proposer: &mut Proposer<'_, 'p>,
    world: &World<'p>,
    piece: usize,
    site: i32,
) -> Option<Vec<Act>> {
    let kind = world.program.default_type();
    let held = proposer.held(world);
    let own = |what: i32, of: SiteType, at: i32| {
        what == piece as i32 && of == kind && world.program.layout.container(at) == 0
    };
    let here = held.iter().find(|(slot, of, at)| own(world.state.what(*slot), *of, *at));
    let there = world.program.layout.board_slot(site, kind)?;
    let mut changes = Vec::new();
    if !world.state.is_empty(there) {
        changes.push(taken(kind, site));
    }
    match here {
        Some((.., from)) if *from == site => return Some(vec![]),
        Some((.., from)) => changes.push(Act::Move(Shift::simple(kind, *from, site))),
        None if proposer.may_add(world, piece as i32) => {
            changes.push(put(kind, site, piece as i32));
        }
        None => return None,
    }
    Some(changes)
}

/// The place of a piece of a player on the board with much room around it. Pieces that are alone of their kind stay what they are.
fn with_room<'p>(
    proposer: &mut Proposer<'_, 'p>,
    world: &World<'p>,
    piece: usize,
    number: usize,
) -> Option<Spot> {
    let (program, state) = (world.program, &world.state);
    let owner = program.components.get(piece)?.owner;
    if !proposer.may_add(world, piece as i32) {
        return None;
    }
    let default = program.default_type();
    let sites = program.topology.sites();
    let held = proposer.held(world);
    let alone = |slot: usize| {
        held.iter().filter(|(other, ..)| state.what(*other) == state.what(slot)).count() == 1
    };
    let room = |site: i32| {
        let around = sites.related(site as u32, Relation::All).iter();
        let empty = around.filter(|at| {
            let slot = program.layout.board_slot(**at as i32, default);
            slot.is_some_and(|slot| state.is_empty(slot))
        });
        empty.count()
    };
    let mut own: Vec<(usize, Spot)> = held
        .iter()
        .filter(|(slot, kind, site)| {
            let on_board = program.layout.container(*site) == 0 && *kind == default;
            on_board && state.who(*slot) == owner && !alone(*slot)
        })
        .map(|spot| (room(spot.2), *spot))
        .collect();
    own.sort_by_key(|(room, (slot, ..))| (std::cmp::Reverse(*room), *slot));
    own.truncate(PLACES);
    own.get(number % own.len().max(1)).map(|(_, spot)| *spot)
}
