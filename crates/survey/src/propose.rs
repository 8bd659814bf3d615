//! Changes to try in a position that is constructed for a goal.

use board::SiteType;
use board::topology::Relation;
use engine::action::{Act, Shift};
use engine::program::ContainerKind;
use engine::{Program, World};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::goal::Goal;
use crate::pool::Place;
use crate::suggest::taken;
use crate::things::slots;

/// Where there are more pieces than this, several are taken away at once now and then.
const MANY: usize = 8;

/// Of so many changes one takes a move away, where it is asked that there are none.
const HINDERED: usize = 3;
/// Of so many changes one drives a piece that is to be attacked.
const DRIVEN: usize = 3;
/// Where many pieces are taken away at once, of so many others one stays.
const STAYS: usize = 6;
/// Where a board is filled, of so many empty places one stays empty.
const STAYS_EMPTY: usize = 12;

/// Of so many pieces that go beside another one, one goes beside its own place instead.
const BACK: usize = 3;

/// A place with its type and its slot.
pub(crate) type Spot = (usize, SiteType, i32);

/// Who thinks of changes.
pub(crate) struct Proposer<'a, 'p> {
    pub(crate) goal: &'a Goal<'p>,
    /// The places of the board and of hands.
    slots: Vec<Spot>,
    /// How many there are of each component at the start.
    supply: Vec<i32>,
    /// Whether each component may ever be in play.
    appearing: &'a [bool],
    rng: Xoshiro256PlusPlus,
}

impl<'a, 'p> Proposer<'a, 'p> {
    pub fn new(goal: &'a Goal<'p>, program: &'p Program, appearing: &'a [bool], seed: u64) -> Self {
        let lies = |site: i32| {
            let container = program.containers.get(program.layout.container(site));
            container
                .is_some_and(|it| matches!(it.kind, ContainerKind::Board | ContainerKind::Hand))
        };
        let slots: Vec<Spot> =
            slots(program).into_iter().filter(|(.., site)| lies(*site)).collect();
        Self {
            goal,
            supply: counts(&Place::start(program, 0).world, &slots),
            slots,
            appearing,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// The removals that leave a position with few pieces: those that are alone of their kind stay, as kings are, and some others. There,
    /// a piece finds room for what it does, and who is attacked has few ways out. Nothing where there are few pieces anyway.
    pub fn sweep(&mut self, world: &mut World<'p>) -> Vec<Act> {
        let program = world.program;
        if self.may_mate(world) && self.below(4) > 0 {
            return self.net(world);
        }
        if program.layout.has_counts() && !program.layout.has_stacks() {
            return self.pour(world);
        }
        self.thin(world)
    }

    /// The removals that leave a position with few pieces, where pieces do not lie on each other.
    pub(crate) fn thin(&mut self, world: &World<'p>) -> Vec<Act> {
        let (program, state) = (world.program, &world.state);
        let held = self.held(world);
        if held.len() <= MANY || program.layout.has_stacks() {
            return vec![];
        }
        let alone = |slot: usize| {
            held.iter().filter(|(other, ..)| state.what(*other) == state.what(slot)).count() == 1
        };
        let gone: Vec<_> = held.iter().filter(|(slot, ..)| !alone(*slot)).collect();
        let gone = gone.into_iter().filter(|_| self.below(STAYS) > 0);
        gone.map(|(_, kind, site)| taken(*kind, *site)).collect()
    }

    /// The changes by which most seeds lie in one place, where they are in hand perhaps: towards the end of a game there are few on the
    /// board, or one side has all of them.
    fn pour(&mut self, world: &World<'p>) -> Vec<Act> {
        let (program, state) = (world.program, &world.state);
        let held = self.held(world);
        let Some(what) = held.first().map(|it| state.what(it.0)) else { return vec![] };
        let hands = self.slots.iter().filter(|(slot, _, site)| {
            program.layout.container(*site) > 0
                && (state.is_empty(*slot) || state.what(*slot) == what)
        });
        let hands: Vec<Spot> = hands.copied().collect();
        let one = if self.below(3) > 0 { hands } else { vec![] };
        let one = if one.is_empty() { held.clone() } else { one };
        let Some(&(slot, to_kind, to)) = one.get(self.below(one.len())) else { return vec![] };
        let poured = held.into_iter().filter(|it| it.0 != slot && state.what(it.0) == what);
        let poured: Vec<Spot> = poured.filter(|_| self.below(STAYS) > 0).collect();
        let all = poured.into_iter().map(|(slot, from_kind, from)| {
            let count = state.count(slot);
            Act::MoveCount { from_kind, from, to_kind, to, count }
        });
        all.collect()
    }

    /// The additions that leave few empty places, where pieces come into the game by being placed: like those that are there already.
    pub fn fill(&mut self, world: &World<'p>) -> Vec<Act> {
        let (program, state) = (world.program, &world.state);
        if program.layout.has_stacks() || program.layout.has_counts() {
            return vec![];
        }
        let kinds: Vec<(i32, SiteType)> =
            self.held(world).iter().map(|it| (state.what(it.0), it.1)).collect();
        let mut added = Vec::new();
        for (slot, kind, to) in self.slots.clone() {
            let like = kinds.get(self.below(kinds.len())).copied();
            let Some((what, of)) = like else { break };
            let free = state.is_empty(slot) && of == kind && program.layout.container(to) == 0;
            if free && self.is_placed(what) && self.below(STAYS_EMPTY) > 0 {
                added.push(put(kind, to, what));
            }
        }
        added
    }

    /// Whether pieces come into the game by being placed.
    pub fn may_fill(&self, world: &World<'p>) -> bool {
        let (layout, state) = (&world.program.layout, &world.state);
        let mut held =
            self.slots.iter().map(|(slot, ..)| state.what(*slot)).filter(|what| *what > 0);
        !layout.has_stacks() && !layout.has_counts() && held.any(|what| self.is_placed(what))
    }

    /// Whether a piece comes into the game by being placed: at the start there is none.
    fn is_placed(&self, what: i32) -> bool {
        usize::try_from(what).is_ok_and(|what| self.supply.get(what) == Some(&0))
    }

    /// Whether there may be another piece of a sort: one was lost, or there may be any number of them.
    pub(crate) fn may_add(&self, world: &World<'p>, what: i32) -> bool {
        let Some(at) = usize::try_from(what).ok().filter(|at| *at < self.supply.len()) else {
            return false;
        };
        let spare = || self.supply[at] == 0 || counts(world, &self.slots)[at] < self.supply[at];
        self.appearing[at] && spare()
    }

    /// A piece is added to an empty place of the board: one that was lost, or one like those that are placed in play.
    fn add(&mut self, world: &World<'p>) -> Option<Act> {
        let (program, state) = (world.program, &world.state);
        if program.layout.has_stacks() || program.layout.has_counts() {
            return None;
        }
        let count = program.components.len();
        let what = (self.below(count.saturating_sub(1)) + 1) as i32;
        let of = self.held(world).first().map(|it| it.1)?;
        let free = |&&(slot, kind, site): &&Spot| {
            kind == of && state.is_empty(slot) && program.layout.container(site) == 0
        };
        let free: Vec<Spot> = self.slots.iter().filter(free).copied().collect();
        let (_, kind, to) = *free.get(self.below(free.len()))?;
        let small = program.components.get(what as usize)?.walks.is_empty();
        (small && self.may_add(world, what)).then(|| put(kind, to, what))
    }

    /// A piece becomes another one of the same owner.
    fn turned(&mut self, world: &World<'p>, (slot, kind, to): Spot) -> Option<Act> {
        let components = &world.program.components;
        let what = self.below(components.len().saturating_sub(1)) + 1;
        let other = what as i32;
        let serves = components.get(what)?.owner == world.state.who(slot)
            && other != world.state.what(slot)
            && self.may_add(world, other);
        serves.then_some(Act::Promote { kind: Some(kind), to, level: -1, what: other })
    }

    /// Changes to try: mostly one; where there are many pieces, now and then several of a player are taken away at once.
    pub fn changes(&mut self, world: &mut World<'p>) -> Vec<Act> {
        let kind = self.below(14);
        if kind.is_multiple_of(2) && self.lacks_pieces(world) {
            let held = self.held(world);
            let spot = held.get(self.below(held.len())).copied();
            let change = spot.and_then(|(slot, of, site)| self.turned_into(world, slot, of, site));
            if let Some(change) = change {
                return vec![change];
            }
        }
        if self.goal.asks_for_room() && self.below(HINDERED) == 0 {
            return self.hinder(world);
        }
        // Who is to be attacked goes to the edge, and enemies come close.
        if !self.goal.threats.is_empty()
            && self.below(DRIVEN) == 0
            && let Some(change) = self.drive(world)
        {
            return vec![change];
        }
        if kind < 4 {
            let asked = self.goal.suggestions(world);
            if let Some(change) = asked.get(self.below(asked.len())) {
                return vec![*change];
            }
        }
        if kind == 4 && world.program.scores {
            let player = self.below(world.program.players) + 1;
            let more = 1 << self.below(7);
            return vec![Act::SetScore { player: player as i32, score: more, add: true }];
        }
        if kind == 12 {
            return self.add(world).into_iter().collect();
        }
        let held = self.held(world);
        let Some(&(slot, kind_of, site)) = held.get(self.below(held.len())) else { return vec![] };
        if kind == 13 {
            return self.turned(world, (slot, kind_of, site)).into_iter().collect();
        }
        if kind == 5
            && let Some(change) = self.turned_into(world, slot, kind_of, site)
        {
            return vec![change];
        }
        if kind < 7 && held.len() > MANY {
            let who = world.state.who(slot);
            let own = held.iter().filter(|(slot, ..)| world.state.who(*slot) == who);
            let some = self.below(held.len() / 4) + 1;
            return own.take(some).map(|(_, kind, site)| taken(*kind, *site)).collect();
        }
        if kind < 8 {
            return vec![taken(kind_of, site)];
        }
        self.put_elsewhere(world, slot, kind_of, site).into_iter().collect()
    }

    /// Whether none of the pieces that the goal speaks of is there.
    fn lacks_pieces(&self, world: &World<'p>) -> bool {
        let is_one = |slot: usize| {
            usize::try_from(world.state.what(slot)).is_ok_and(|it| self.goal.pieces.contains(&it))
        };
        !self.goal.pieces.is_empty() && !self.slots.iter().any(|(slot, ..)| is_one(*slot))
    }

    /// A piece becomes one that the goal speaks of: most of these come up only by promotion, or from a hand.
    fn turned_into(
        &mut self,
        world: &World<'p>,
        slot: usize,
        kind: SiteType,
        to: i32,
    ) -> Option<Act> {
        let what = *self.goal.pieces.get(self.below(self.goal.pieces.len()))?;
        let owner = world.program.components.get(what)?.owner;
        let serves = owner == world.state.who(slot) && what as i32 != world.state.what(slot);
        serves.then_some(Act::Promote { kind: Some(kind), to, level: -1, what: what as i32 })
    }

    /// The places of pieces that can be handled one by one, in an order of chance.
    pub(crate) fn held(&mut self, world: &World<'p>) -> Vec<Spot> {
        let (program, state) = (world.program, &world.state);
        let small = |what: i32| {
            let component = usize::try_from(what).ok().and_then(|at| program.components.get(at));
            what > 0 && component.is_some_and(|it| it.walks.is_empty())
        };
        let mut held: Vec<_> =
            self.slots.iter().copied().filter(|(slot, ..)| small(state.what(*slot))).collect();
        let first = self.below(held.len());
        held.rotate_left(first);
        held
    }

    /// A piece goes to another place.
    fn put_elsewhere(
        &mut self,
        world: &World<'p>,
        slot: usize,
        from_kind: SiteType,
        from: i32,
    ) -> Option<Act> {
        let (program, state) = (world.program, &world.state);
        // Pieces go to empty places, and seeds and stacks to their like too.
        let piles = program.layout.has_stacks() || program.layout.has_counts();
        let what = state.what(slot);
        let beside_board = |site: i32| program.layout.container(site) > 0;
        let free = |&&(other, of, site): &&Spot| {
            (of == from_kind || beside_board(site) != beside_board(from))
                && other != slot
                && (state.is_empty(other) || piles && state.what(other) == what)
        };
        let mut free: Vec<_> = self.slots.iter().filter(free).copied().collect();
        // What pieces do together they mostly do side by side; what stands where it should has come there from close by.
        if from_kind == program.default_type() && self.below(2) == 0 {
            let back = self.below(BACK) == 0;
            let beside = if back { around(program, from) } else { self.beside(world, slot) };
            if free.iter().any(|(.., site)| beside.contains(site)) {
                free.retain(|(.., site)| beside.contains(site));
            }
        }
        let (_, to_kind, to) = *free.get(self.below(free.len()))?;
        let count = state.count(slot);
        Some(if count > 1 && self.below(2) == 0 {
            Act::MoveCount { from_kind, from, to_kind, to, count }
        } else {
            Act::Move(Shift { to_kind, ..Shift::simple(from_kind, from, to) })
        })
    }

    /// The sites of the board beside some other piece.
    fn beside(&mut self, world: &World<'p>, slot: usize) -> Vec<i32> {
        let sites = world.program.topology.sites();
        let other = self.held(world).into_iter().find(|(other, _, site)| {
            *other != slot && usize::try_from(*site).is_ok_and(|site| site < sites.len())
        });
        other.map_or_else(Vec::new, |(_, _, site)| around(world.program, site))
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.rng.next_u64()) * count as u128) >> 64) as usize
    }
}

/// The sites of the board beside one of it.
pub(crate) fn around(program: &Program, site: i32) -> Vec<i32> {
    let sites = program.topology.sites();
    let site = u32::try_from(site).ok().filter(|site| (*site as usize) < sites.len());
    let beside = site.map_or(&[][..], |site| sites.related(site, Relation::Adjacent));
    beside.iter().map(|site| *site as i32).collect()
}

/// How many pieces of each component lie in some places.
fn counts(world: &World<'_>, slots: &[Spot]) -> Vec<i32> {
    let mut counts = vec![0; world.program.components.len()];
    for (slot, ..) in slots {
        let what = usize::try_from(world.state.what(*slot)).unwrap_or(0);
        if let Some(known) = counts.get_mut(what) {
            *known += world.state.count(*slot).max(1);
        }
    }
    counts
}

/// A piece is put on an empty place.
pub(crate) fn put(kind: SiteType, to: i32, what: i32) -> Act {
    Act::Add {
        kind: Some(kind),
        to,
        level: -1,
        what,
        count: 1,
        state: -1,
        rotation: -1,
        value: -1,
        on_stack: false,
    }
}
