//! Setting up.

mod deal;
mod place;

pub use place::{PlaceRule, RandomRule, RandomStackRule, StackRule};

use board::SiteType;
use language::words::ModeType;

use crate::action::{Act, Action};
use crate::arrays::Array;
use crate::bits::Bits;
use crate::booleans::Bool;
use crate::ints::Int;
use crate::moves::{HideMove, Place};
use crate::players::Players;
use crate::regions::Region;
use crate::state::Scalar;
use crate::world::World;

/// A rule of setting up.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub enum StartRule {
    Place(Box<PlaceRule>),
    /// The piece of each player goes to that player's hand.
    PlaceInHands(Box<[(usize, usize)]>, Box<PlaceRule>),
    Stack(Box<StackRule>),
    Random(Box<RandomRule>),
    RandomStack(Box<RandomStackRule>),
    SetCount(Box<(Int, Place)>, SiteType),
    SetCost(Box<(Int, Place)>, SiteType),
    SetPhase(Box<(Int, Place)>, SiteType),
    SetScore(Players, Int),
    SetAmount(Players, Int),
    SetTeam(Int, Box<[Int]>),
    Remember(Option<u32>, Place, Bool),
    Hide(Box<HideMove>),
    ForEachSite(Box<(Region, Option<Bool>, StartRule)>),
    ForEachValue(Box<(Int, Int, StartRule)>),
    ForEachPlayer(Box<(Array, StartRule)>),
    ForEachTeam(Box<StartRule>),
    DealDominoes(i32),
    DealCards(i32),
    SplitDeck,
    /// Values of the variables of a puzzle.
    Given(SiteType, Box<[(i32, i32)]>),
}

impl<'p> World<'p> {
    /// Sets up the game.
    pub fn start(&mut self) {
        self.setting_up = true;
        self.set_first_phases();
        self.fill_bag();
        self.open_line_of_play();
        self.place_dice();
        self.fill_decks();
        for rule in &self.program.start {
            self.start_with(rule);
        }
        self.setting_up = false;
        for (index, sites) in self.start_sites.iter_mut().enumerate().skip(1) {
            *sites = Bits::default();
            for entry in self.state.owned(index) {
                if self.program.layout.container(entry.site) == 0 {
                    sites.insert_site(entry.site);
                }
            }
        }
        use language::words::RepetitionKind as R;
        if matches!(self.program.meta.records, Some(R::Positional | R::PositionalInTurn)) {
            self.state.store_position(self.state.hash());
        }
        self.applied.clear();
        self.legal = None;
    }

    fn set_first_phases(&mut self) {
        for player in 0..=self.program.players {
            let phase = self
                .program
                .phases
                .iter()
                .position(|p| p.owner == player as i32 || p.owner == self.program.shared());
            self.state.set_word(self.program.layout.phase + player, phase.unwrap_or(0) as i32);
        }
        if self.program.mode == ModeType::Simulation {
            self.state.set(Scalar::Mover, 0);
            self.state.set(Scalar::Next, 0);
        }
    }

    fn place_dice(&mut self) {
        for (set, dice) in self.program.dice.iter().enumerate() {
            let first = self.program.containers[dice.container].first as i32;
            for (i, &component) in dice.components.iter().enumerate() {
                let site = first + i as i32;
                self.place(add(SiteType::Cell, site, component as i32));
                let face = self.program.components[component].faces.first().copied().unwrap_or(0);
                self.state.set_word(self.program.layout.dice[set] + i, face);
            }
        }
        self.sum_current_dice();
    }

    /// Carries out an action of the start as a move of its own.
    pub(crate) fn place(&mut self, act: Act) {
        let mark = self.arena.mark();
        let mv = self.arena.single(Action::effect(act));
        let before = self.applied.len();
        self.apply(&mv, true);
        self.placements.push((mv, self.applied[before..].to_vec()));
        self.arena.cut(mark);
    }

    fn start_with(&mut self, rule: &'p StartRule) {
        match rule {
            StartRule::Place(rule) => rule.start(self),
            StartRule::PlaceInHands(pairs, rule) => {
                for &(component, container) in pairs {
                    let hand = &self.program.containers[container];
                    let site =
                        (hand.first..hand.first + hand.size).find(|&s| self.state.is_empty(s));
                    if let Some(site) = site {
                        rule.at(self, SiteType::Cell, site as i32, component as i32, 0);
                    }
                }
            }
            StartRule::Stack(rule) => rule.start(self),
            StartRule::Random(rule) => rule.start(self),
            StartRule::RandomStack(rule) => rule.start(self),
            StartRule::SetCount(parts, kind) => {
                let count = parts.0.eval(self);
                let what = self.program.components.len() as i32 - 1;
                for to in self.start_places(&parts.1) {
                    let kind = Some(self.site_kind(to, *kind));
                    self.place(Act::SetCount { kind, to, what, count });
                }
            }
            StartRule::SetCost(parts, kind) => {
                let cost = parts.0.eval(self);
                for to in self.start_places(&parts.1) {
                    self.place(Act::SetCost { kind: *kind, to, cost });
                }
            }
            StartRule::SetPhase(parts, kind) => {
                let phase = parts.0.eval(self);
                for to in self.start_places(&parts.1) {
                    self.place(Act::SetPhase { kind: *kind, to, phase });
                }
            }
            StartRule::SetScore(players, value) => {
                let (players, score) = (players.eval(self), value.eval(self));
                for player in (1..=self.program.players as i32).filter(|p| players >> p & 1 == 1) {
                    self.place(Act::SetScore { player, score, add: false });
                }
            }
            StartRule::SetAmount(players, value) => {
                let (players, amount) = (players.eval(self), value.eval(self));
                for player in (1..=self.program.players as i32).filter(|p| players >> p & 1 == 1) {
                    self.place(Act::SetAmount { player, amount });
                }
            }
            StartRule::SetTeam(team, roles) => {
                let team = team.eval(self);
                for role in roles {
                    let player = role.eval(self);
                    if player >= 1 && player as usize <= self.program.players {
                        self.place(Act::AddToTeam { team, player });
                    }
                }
            }
            StartRule::Remember(name, place, unique) => {
                let unique = unique.eval(self);
                let list = self.remembered_list(*name);
                for value in self.start_places(place) {
                    if !(unique && self.state.list(list).contains(&value)) {
                        self.place(Act::Remember { name: *name, value });
                    }
                }
            }
            StartRule::Hide(rule) => {
                for action in rule.actions(self) {
                    self.place(action.act);
                }
            }
            StartRule::ForEachSite(parts) => {
                let sites = parts.0.eval(self);
                let saved = self.regs.site;
                for site in sites.iter() {
                    self.regs.site = site;
                    if parts.1.as_ref().is_none_or(|c| c.eval(self)) {
                        self.start_with(&parts.2);
                    }
                }
                self.regs.site = saved;
                self.give(sites);
            }
            StartRule::ForEachValue(parts) => {
                let (min, max) = (parts.0.eval(self), parts.1.eval(self));
                let saved = self.regs.value;
                for value in self.span("forEach Value", min, max) {
                    self.regs.value = value;
                    self.start_with(&parts.2);
                }
                self.regs.value = saved;
            }
            StartRule::ForEachPlayer(parts) => {
                let mut players = self.take_ints();
                parts.0.eval(self, &mut players);
                let saved = self.regs.player;
                for &player in &players {
                    self.regs.player = player;
                    self.start_with(&parts.1);
                }
                self.regs.player = saved;
                self.give_ints(players);
            }
            StartRule::ForEachTeam(rule) => {
                let saved = self.regs.team;
                for team in 1..=self.program.players as i32 {
                    if self.team_members(team) != 0 {
                        self.regs.team = team;
                        self.start_with(rule);
                    }
                }
                self.regs.team = saved;
            }
            StartRule::DealDominoes(count) => self.deal_dominoes(*count),
            StartRule::DealCards(count) => self.deal_cards(*count),
            StartRule::SplitDeck => self.split_deck(),
            StartRule::Given(kind, pairs) => {
                for &(var, value) in pairs {
                    self.place(Act::PuzzleSet { kind: *kind, var, value });
                }
            }
        }
    }

    fn start_places(&mut self, place: &'p Place) -> Vec<i32> {
        let mut sites = Vec::new();
        place.sites(self, &mut sites);
        sites
    }
}

/// A plain placement.
pub(crate) fn add(kind: SiteType, to: i32, what: i32) -> Act {
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
