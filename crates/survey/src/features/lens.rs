//! Looking at a position: who holds what, and where.

use std::mem::discriminant;

use board::SiteType;
use board::topology::Relation;
use engine::program::ContainerKind;
use engine::{Chance, Program, World};
use tutor::strategy::{Aims, Feature};

use super::Traits;
use super::chains::Chains;
use super::goals::Goals;
use super::lines::Lines;
use super::places::Places;
use crate::things::slots;

/// More names of pieces than this are not told apart by where they stand.
const MOST_NAMES: usize = 4;
/// On larger boards, groups are not looked for.
const LARGEST: usize = 1_000;

/// What is fixed about a game for whoever looks at its positions.
#[derive(Debug)]
pub(crate) struct Lens<'p> {
    program: &'p Program,
    slots: Vec<(usize, SiteType, i32)>,
    /// The name of each component, as a place in `names`.
    named: Vec<usize>,
    names: Vec<String>,
    places: Places,
    lines: Lines,
    chains: Chains,
    goals: Goals,
    /// Who moves first.
    first: i32,
    /// Whether there are hands, all empty at the start: what is in them later was taken.
    empty_handed: bool,
}

/// Some pieces of a player.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    /// The player, from 0 on.
    pub player: usize,
    /// The place of its name among the names.
    pub name: usize,
    /// The site, if it stands on the board.
    pub site: Option<usize>,
    /// How many.
    pub number: f64,
}

/// A position as it is looked at.
#[derive(Debug, Default)]
pub(super) struct Seen {
    pub pieces: Vec<Piece>,
    /// Who holds each site of the board, from 1 on; 0 for an empty site, -1 for one that nobody holds.
    pub holders: Vec<i32>,
    /// What nobody owns: how many at which site.
    pub neutral: Vec<(usize, f64)>,
}

impl<'p> Lens<'p> {
    /// Gets to know a game.
    pub fn new(program: &'p Program) -> Self {
        let mut names: Vec<String> = Vec::new();
        let named = program.components.iter().map(|component| {
            let name = component.base.to_string();
            names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            })
        });
        let named = named.collect();
        let mut start = World::new(program, Chance::seeded(0));
        start.start();
        let mut lens = Self {
            program,
            slots: slots(program),
            named,
            names,
            places: Places::default(),
            lines: Lines::of(program),
            chains: Chains::of(program),
            goals: Goals::of(program),
            first: start.mover(),
            empty_handed: false,
        };
        let mut hands = Traits::new();
        lens.hands(&start, &mut hands);
        lens.empty_handed = hands.values().flatten().all(|held| *held == Some(0.0));
        lens.places = Places::new(program, &lens.look(&start));
        lens
    }

    /// Whether all players have made as many moves: where one is a move ahead, numbers of pieces say nothing.
    pub fn is_even(&self, world: &World<'_>) -> bool {
        world.mover() == self.first
    }

    /// Whether no player has pieces that others do not have.
    pub fn is_symmetric(&self) -> bool {
        let components = &self.program.components;
        let owned = components.iter().enumerate().skip(1).filter(|(_, it)| it.owner > 0);
        owned.clone().all(|(at, it)| {
            owned
                .clone()
                .any(|(other, also)| self.named[at] == self.named[other] && it.owner != also.owner)
        })
    }

    /// Whether the rules about the end of the game speak of a feature.
    pub fn is_goal(&self, feature: &Feature) -> bool {
        self.goals.speak_of(feature)
    }

    /// How close a place is to the middle of the board, between 0 and 1; 0 beside it.
    pub fn central(&self, site: i32) -> f64 {
        let place = usize::try_from(site).ok();
        place.and_then(|site| self.places.to_centre(site)).unwrap_or(0.0)
    }

    /// What the rules about the end ask of who wins, or of who loses.
    pub fn aims(&self) -> Aims {
        self.goals.aims()
    }

    fn look(&self, world: &World<'_>) -> Seen {
        let (program, state) = (self.program, &world.state);
        let (players, default) = (program.players as i32, program.default_type());
        let mut seen = Seen { holders: vec![0; program.topology.sites().len()], ..Seen::default() };
        let stacks = state.layout().has_stacks();
        for &(slot, kind, site) in &self.slots {
            let place = usize::try_from(site).unwrap_or(0);
            let board = program.layout.container(site) == 0 && kind == default;
            let levels = if stacks { state.stack_size(slot) } else { 1 };
            for level in 0..levels {
                let (what, who) = if stacks {
                    let piece = state.level(slot, level as i32);
                    (piece.what, piece.who)
                } else {
                    (state.what(slot), state.who(slot))
                };
                let Some(&name) = usize::try_from(what).ok().and_then(|at| self.named.get(at))
                else {
                    continue;
                };
                if what == 0 {
                    continue;
                }
                let number = if stacks { 1.0 } else { f64::from(state.count(slot).max(1)) };
                let owned = (1..=players).contains(&who);
                if board && let Some(holder) = seen.holders.get_mut(place) {
                    // The top of a stack holds its site.
                    *holder = if owned { who } else { -1 };
                }
                let site = board.then_some(place);
                if owned {
                    seen.pieces.push(Piece { player: who as usize - 1, name, site, number });
                } else if board {
                    seen.neutral.push((place, number));
                }
            }
        }
        seen
    }

    /// The features of a position. `mobility` is how many moves each player had at last.
    pub fn traits(&self, world: &World<'_>, mobility: &[f64]) -> Traits {
        // How close everybody is to the others is looked at only where it is a plan.
        self.some_traits(world, mobility, &|of| of != Feature::Near)
    }

    /// How much of a feature each player has; nothing if nobody has such a thing.
    pub fn one_trait(&self, world: &World<'_>, feature: &Feature) -> Option<Vec<Option<f64>>> {
        let wanted = discriminant(feature);
        self.some_traits(world, &[], &|of| discriminant(&of) == wanted).remove(feature)
    }

    /// The features of the wanted sorts.
    fn some_traits(
        &self,
        world: &World<'_>,
        mobility: &[f64],
        wanted: &dyn Fn(Feature) -> bool,
    ) -> Traits {
        let players = self.program.players;
        let mut traits = Traits::new();
        if players == 0 {
            return traits;
        }
        let seen = self.look(world);
        let any = String::new;
        // What left the board in a race has arrived, which is told as progress.
        if !self.places.is_measured(players) && wanted(Feature::Material(any())) {
            self.material(&seen, &mut traits);
        }
        let stands = [
            Feature::Centre(any()),
            Feature::Corners(any()),
            Feature::Sides(any()),
            Feature::Advance(any()),
        ];
        // Along a track it does not matter where the middle of the board is, or its edge.
        if !self.places.is_race() && stands.into_iter().any(wanted) {
            self.stands(&seen, &mut traits);
        }
        if wanted(Feature::Exposed) {
            self.places.exposed(&seen, players, &mut traits);
        }
        if wanted(Feature::Hand) || wanted(Feature::Taken) {
            self.hands(world, &mut traits);
        }
        if seen.holders.len() <= LARGEST
            && (wanted(Feature::Influence) || wanted(Feature::Together))
        {
            self.neighbours(&seen, &mut traits);
        }
        if wanted(Feature::Near) {
            traits.insert(Feature::Near, self.places.near_others(&seen, players));
        }
        if wanted(Feature::Lines) {
            self.lines.add(&seen, players, &mut traits);
        }
        if wanted(Feature::Connection) {
            self.chains.add(self.program, &seen, &mut traits);
        }
        if wanted(Feature::Progress) || wanted(Feature::Hindmost) {
            self.places.progress(&seen, players, &mut traits);
        }
        if wanted(Feature::Store) || wanted(Feature::OwnSeeds) {
            self.places.seeds(&seen, players, &mut traits);
        }
        // Who is on top matters where both sides have the same pieces.
        if wanted(Feature::Tops) && world.state.layout().has_stacks() && self.is_symmetric() {
            let tops = |player: usize| {
                seen.holders.iter().filter(|holder| **holder == player as i32).count() as f64
            };
            traits.insert(Feature::Tops, (1..=players).map(|player| Some(tops(player))).collect());
        }
        if self.program.scores {
            let scores = (1..=players).map(|player| Some(f64::from(world.score(player))));
            traits.insert(Feature::Score, scores.collect());
        }
        if mobility.len() == players && mobility.iter().all(|moves| *moves > 0.0) {
            traits.insert(Feature::Mobility, mobility.iter().copied().map(Some).collect());
        }
        traits
    }

    /// How many pieces of each name everybody has; a name that a player never has is not counted for that player.
    fn material(&self, seen: &Seen, traits: &mut Traits) {
        let players = self.program.players;
        let mut counts = vec![vec![None; players]; self.names.len()];
        for (index, component) in self.program.components.iter().enumerate().skip(1) {
            if let Ok(owner) = usize::try_from(component.owner - 1)
                && owner < players
            {
                counts[self.named[index]][owner] = Some(0.0);
            }
        }
        for piece in seen.pieces.iter().filter(|piece| piece.site.is_some()) {
            *counts[piece.name][piece.player].get_or_insert(0.0) += piece.number;
        }
        let all = |player: usize| {
            let own = counts.iter().filter_map(|of| of[player]);
            own.fold(None, |sum: Option<f64>, count| Some(sum.unwrap_or(0.0) + count))
        };
        // Where there are several names, all of them together are told by none; but nobody compares wolves with sheep.
        let named = || counts.iter().map(|of| of.iter().filter(|count| count.is_some()).count());
        if named().filter(|owners| *owners > 0).count() > 1 && named().any(|owners| owners > 1) {
            traits.insert(Feature::Material(String::new()), (0..players).map(all).collect());
        }
        for (name, counts) in self.names.iter().zip(counts) {
            if counts.iter().any(Option::is_some) {
                traits.insert(Feature::Material(name.clone()), counts);
            }
        }
    }

    /// Where the pieces of each name, and all together, stand.
    fn stands(&self, seen: &Seen, traits: &mut Traits) {
        let players = self.program.players;
        let mut names: Vec<usize> = seen.pieces.iter().map(|piece| piece.name).collect();
        names.sort_unstable();
        names.dedup();
        let all = (names.len() > 1).then(|| (String::new(), None));
        if names.len() > MOST_NAMES {
            names.clear();
        }
        let each = names.into_iter().map(|name| (self.names[name].clone(), Some(name)));
        for (name, only) in each.chain(all) {
            let counts = |piece: &&Piece| only.is_none_or(|only| piece.name == only);
            let mut mean = |feature: Feature, value: &dyn Fn(usize, usize) -> Option<f64>| {
                let mut sums = vec![(0.0, 0.0); players];
                for piece in seen.pieces.iter().filter(counts) {
                    if let Some(value) = piece.site.and_then(|site| value(piece.player, site)) {
                        sums[piece.player].0 += value;
                        sums[piece.player].1 += 1.0;
                    }
                }
                let means = sums.iter().map(|(sum, count)| (*count > 0.0).then(|| sum / count));
                let means: Vec<Option<f64>> = means.collect();
                if means.iter().any(Option::is_some) {
                    traits.insert(feature, means);
                }
            };
            mean(Feature::Centre(name.clone()), &|_, site| self.places.to_centre(site));
            mean(Feature::Corners(name.clone()), &|_, site| self.places.to_corners(site));
            mean(Feature::Sides(name.clone()), &|_, site| self.places.to_sides(site));
            mean(Feature::Advance(name.clone()), &|player, site| self.places.advance(player, site));
        }
    }

    /// How much everybody has in hand.
    fn hands(&self, world: &World<'_>, traits: &mut Traits) {
        let players = self.program.players;
        let mut hands = vec![None; players];
        for container in &self.program.containers {
            let owner = usize::try_from(container.owner - 1).ok().filter(|owner| *owner < players);
            let (Some(owner), ContainerKind::Hand) = (owner, container.kind) else { continue };
            let sites = container.first as i32..(container.first + container.size) as i32;
            let slots = sites.filter_map(|site| self.program.layout.slot(site, SiteType::Cell));
            let state = &world.state;
            let count = slots.filter(|slot| state.what(*slot) > 0).map(|slot| state.count(slot));
            *hands[owner].get_or_insert(0.0) += f64::from(count.sum::<i32>());
        }
        if hands.iter().all(Option::is_some) {
            let feature = if self.empty_handed { Feature::Taken } else { Feature::Hand };
            traits.insert(feature, hands);
        }
    }

    /// How the pieces touch each other and what is empty.
    fn neighbours(&self, seen: &Seen, traits: &mut Traits) {
        let players = self.program.players;
        let sites = self.program.topology.sites();
        let mut touched = vec![vec![false; players]; seen.holders.len()];
        let mut group = vec![usize::MAX; seen.holders.len()];
        let mut sizes: Vec<(usize, usize)> = Vec::new();
        for start in 0..seen.holders.len() {
            let holder = seen.holders[start];
            if holder <= 0 || group[start] != usize::MAX {
                continue;
            }
            let (number, player) = (sizes.len(), holder as usize - 1);
            sizes.push((player, 0));
            group[start] = number;
            let mut open = vec![start];
            while let Some(site) = open.pop() {
                sizes[number].1 += 1;
                for &next in sites.related(site as u32, Relation::Adjacent) {
                    let next = next as usize;
                    match seen.holders[next] {
                        0 => touched[next][player] = true,
                        other if other == holder && group[next] == usize::MAX => {
                            group[next] = number;
                            open.push(next);
                        }
                        _ => {}
                    }
                }
            }
        }
        let (mut reach, mut together) = (vec![], vec![]);
        for player in 0..players {
            let own = sizes.iter().filter(|(owner, _)| *owner == player).map(|(_, size)| *size);
            let (all, largest) = own.fold((0, 0), |(all, most), size| (all + size, most.max(size)));
            let empty = touched.iter().filter(|touched| touched[player]).count();
            reach.push(Some(empty as f64));
            // One piece or two are always together.
            together.push((all > 2).then(|| largest as f64 / all as f64));
        }
        // Where nothing moves, to touch what is empty is of no use; nor is it along a track.
        let moves = self.program.components.iter().any(|component| component.moves.is_some());
        if moves && !self.places.is_race() {
            traits.insert(Feature::Influence, reach);
        }
        // Along a track, neighbours mean nothing.
        if together.iter().any(Option::is_some) && !self.places.is_race() {
            traits.insert(Feature::Together, together);
        }
    }
}
