//! What the game is played with.

use std::sync::Arc;

use board::equipment::BoardKind;
use board::{Direction, SiteType};
use language::equipment as ast;
use language::game::{Game, Players};
use language::words::{LandmarkKind, Role};
use syntax::Tree;

use super::{Flags, Lower, LowerError, Lowered, PendingRegion};
use crate::bits::Bits;
use crate::ints::Int;
use crate::program::{Component, Container, ContainerKind, Dice, Map, Track, TrackElem};
use crate::state::Needs;

impl<'a> Lower<'a> {
    /// Reads the equipment; the moves of pieces come later.
    pub(super) fn new(tree: &'a Tree, game: &'a Game) -> Lowered<Self> {
        let equipment = board::build::equipment(tree, game)
            .map_err(|problem| LowerError::wrong(game.equipment.id, problem.message.clone()))?;
        let players = equipment.players as usize;
        let mut facings = vec![None];
        match &game.players {
            Players::Count(_) => facings.resize(players + 1, None),
            Players::Facing(x) => {
                facings.extend(x.players.iter().map(|p| Some(Direction::from(p.direction))));
            }
        }
        let board = equipment.board;
        let topology = Arc::new(board.topology);
        let default = topology.default;
        let mut needs = Needs {
            large_stacks: board.large_stack,
            stacks: board.large_stack,
            ..Needs::default()
        };
        needs.types[default as usize] = true;
        needs.playable = board.kind == BoardKind::Boardless;
        let mut lower = Self {
            tree,
            game,
            players,
            facings,
            default,
            topology,
            containers: equipment
                .containers
                .iter()
                .map(|c| container(c, equipment.players))
                .collect(),
            components: equipment
                .components
                .iter()
                .map(|c| component(c, equipment.players))
                .collect(),
            dice: Vec::new(),
            tracks: board.tracks.iter().map(track).collect(),
            maps: Vec::new(),
            hints: Default::default(),
            ranges: [(0, 0); 3],
            is_puzzle: false,
            puzzle: None,
            regions: Vec::new(),
            queries: Vec::new(),
            thens: Vec::new(),
            names: Vec::new(),
            variables: Vec::new(),
            memories: Vec::new(),
            messages: Vec::new(),
            remembered: 0,
            needs,
            flags: Flags::default(),
        };
        lower.read_dice(&equipment.containers);
        lower.read_tiles();
        lower.read_hints();
        lower.read_values()?;
        lower.note_equipment();
        Ok(lower)
    }

    fn owner(&self, role: Role) -> i32 {
        self.role_int(role).constant().unwrap_or(0)
    }

    /// The dice of each set, in the order of their sites.
    fn read_dice(&mut self, containers: &[board::equipment::Container]) {
        let dice: Vec<usize> =
            (1..self.components.len()).filter(|&i| !self.components[i].faces.is_empty()).collect();
        let mut next = dice.into_iter();
        for (index, container) in containers.iter().enumerate() {
            if container.kind == board::equipment::ContainerKind::Dice {
                let triangular = self.topology.regular_sides == Some(3);
                let count = if triangular { container.size.div_ceil(2) } else { container.size };
                let components: Vec<usize> = next.by_ref().take(count as usize).collect();
                let owner = container.owner.index(self.players as u32) as i32;
                self.dice.push(Dice {
                    container: index,
                    owner,
                    count: components.len(),
                    components,
                });
            }
        }
    }

    /// The paths on tiles.
    fn read_tiles(&mut self) {
        for item in &self.game.equipment.items {
            let ast::Item::Tile(x) = item else { continue };
            for component in self.components.iter_mut().filter(|c| c.item == x.id) {
                component.sides = x.num_sides.unwrap_or(-1);
                component.paths = x
                    .paths
                    .iter()
                    .flatten()
                    .map(|p| {
                        [p.from, p.slots_from.unwrap_or(0), p.to, p.slots_to.unwrap_or(0), p.colour]
                    })
                    .collect();
            }
        }
    }

    /// Notes what the equipment alone makes necessary.
    fn note_equipment(&mut self) {
        if self.containers.len() > 1 {
            self.needs.types[SiteType::Cell as usize] = true;
            self.needs.counts = true;
        }
        self.needs.states |= !self.dice.is_empty();
        if self.components.iter().any(|c| c.domino) {
            self.needs.states = true;
            self.needs.values = true;
            self.flags.line_of_play = true;
        }
        if self.containers.iter().any(|c| c.kind == ContainerKind::Deck) {
            self.flags.cards = true;
            self.flags.stochastic = true;
            self.needs.stacks = true;
            self.needs.large_stacks = true;
        }
    }

    fn read_hints(&mut self) {
        for item in &self.game.equipment.items {
            let ast::Item::Hints(x) = item else { continue };
            let kind = x.site_type.map_or(SiteType::Cell, SiteType::from);
            self.hints[kind as usize] = x
                .hints
                .iter()
                .map(|hint| match hint {
                    ast::Hint::Region(h) => (h.region.clone(), h.hint.unwrap_or(0)),
                    ast::Hint::Site(h) => (vec![h.site], h.hint.unwrap_or(0)),
                })
                .collect();
        }
    }

    /// Reads the moves of the pieces.
    pub(super) fn read_piece_moves(&mut self) -> Lowered<()> {
        for item in &self.game.equipment.items {
            let (id, generator) = match item {
                ast::Item::Piece(x) => (x.id, x.generator.as_ref()),
                ast::Item::Tile(x) => (x.id, x.generator.as_ref()),
                ast::Item::Domino(x) => (x.id, x.generator.as_ref()),
                _ => continue,
            };
            let Some(generator) = generator else { continue };
            for at in 1..self.components.len() {
                if self.components[at].item == id {
                    let moves = self.moves(generator)?;
                    self.components[at].moves = Some(moves);
                }
            }
        }
        Ok(())
    }

    /// Reads the maps.
    pub(super) fn read_maps(&mut self) -> Lowered<()> {
        for item in &self.game.equipment.items {
            let map = match item {
                ast::Item::MapPairs(x) => {
                    let mut pairs = Vec::new();
                    for pair in &x.pairs {
                        let key = match &pair.key {
                            ast::PairKey::Int(key) => self.int(key)?.constant().unwrap_or(-1),
                            ast::PairKey::Role(role) => self.owner(*role),
                            ast::PairKey::Text(text) => self.site_labelled(text),
                        };
                        let value = match &pair.value {
                            ast::PairValue::Int(value) => self.int(value)?.constant().unwrap_or(-1),
                            ast::PairValue::Role(role) => self.owner(*role),
                            ast::PairValue::Landmark(word) => self.landmark(*word),
                            ast::PairValue::Text(text) => {
                                let site = self.site_labelled(text);
                                if site != -1 { site } else { self.piece_or_container(text) }
                            }
                        };
                        pairs.push((key, value));
                    }
                    Map { name: x.name.clone().unwrap_or_else(|| "Map".into()), pairs }
                }
                ast::Item::MapLists(x) => {
                    let mut pairs = Vec::new();
                    for (key, value) in x.keys.iter().zip(&x.values) {
                        let key = self.int(key)?.constant().unwrap_or(-1);
                        pairs.push((key, self.int(value)?.constant().unwrap_or(-1)));
                    }
                    Map { name: x.name.clone().unwrap_or_else(|| "Map".into()), pairs }
                }
                _ => continue,
            };
            self.maps.push(map);
        }
        for map in &mut self.maps {
            map.pairs.retain(|&(key, value)| key != -1 && value != -1);
        }
        Ok(())
    }

    fn site_labelled(&self, text: &str) -> i32 {
        self.topology.find_label(self.default, text).map_or(-1, |s| s as i32)
    }

    fn landmark(&self, word: LandmarkKind) -> i32 {
        let kind = if self.default == SiteType::Vertex { SiteType::Vertex } else { SiteType::Cell };
        let r = &self.topology.of(kind).regions;
        let first = |list: &[u32]| list.first().map_or(-1, |&s| s as i32);
        match word {
            LandmarkKind::CentreSite => first(&r.centre),
            LandmarkKind::LeftSite => first(&r.left),
            LandmarkKind::RightSite => first(&r.right),
            LandmarkKind::Topsite => first(&r.top),
            LandmarkKind::BottomSite => first(&r.bottom),
            LandmarkKind::FirstSite => 0,
            LandmarkKind::LastSite => self.topology.count(kind) as i32 - 1,
        }
    }

    /// Reads the regions; they are worked out once the program stands.
    pub(super) fn read_regions(&mut self) -> Lowered<()> {
        for item in &self.game.equipment.items {
            let ast::Item::Regions(x) = item else { continue };
            let role = x.role.unwrap_or(Role::Neutral);
            let default = format!("Region{:?}", x.role.unwrap_or(Role::P1));
            let mut pending = PendingRegion {
                name: x.name.clone().unwrap_or_else(|| default.into()),
                owner: self.owner(role),
                listed: Vec::new(),
                parts: Vec::new(),
                statics: Vec::new(),
            };
            match &x.sites {
                ast::RegionSource::Sites(sites) => pending.listed = sites.clone(),
                ast::RegionSource::Region(region) => pending.parts.push(self.region(region)?),
                ast::RegionSource::Regions(list) => {
                    pending.parts = list.iter().map(|r| self.region(r)).collect::<Lowered<_>>()?;
                }
                ast::RegionSource::Static(word) => {
                    pending.statics.push((*word, self.static_lists(*word)))
                }
                ast::RegionSource::Statics(words) => {
                    pending.statics = words.iter().map(|&w| (w, self.static_lists(w))).collect();
                }
            }
            self.regions.push(pending);
        }
        Ok(())
    }

    /// The first site of the hand, or else the dice, of a player.
    pub(super) fn first_hand_site(&self, player: i32) -> i32 {
        self.hand(player).map_or(-1, |c| c.first as i32)
    }

    fn hand(&self, player: i32) -> Option<&Container> {
        let owner = if player == self.players as i32 + 1 { 0 } else { player };
        let kinds = [ContainerKind::Hand, ContainerKind::Deck, ContainerKind::Dice];
        kinds
            .into_iter()
            .find_map(|kind| self.containers.iter().find(|c| c.kind == kind && c.owner == owner))
    }

    /// The number of the hand of a player.
    pub(super) fn hand_of(&self, player: i32) -> i32 {
        let owner = if player == self.players as i32 + 1 { 0 } else { player };
        let found =
            self.containers.iter().position(|c| c.kind == ContainerKind::Hand && c.owner == owner);
        found.map_or(-1, |i| i as i32)
    }

    /// The sites of the hand of a player.
    pub(super) fn hand_sites(&self, player: i32) -> Bits {
        let hand = if player == self.players as i32 + 1 {
            self.containers.get(1)
        } else {
            self.containers
                .iter()
                .skip(1)
                .find(|c| c.kind == ContainerKind::Hand && c.owner == player)
        };
        hand.map(|c| (c.first..c.first + c.size).collect()).unwrap_or_default()
    }

    /// A container or a component of exactly that name.
    pub(super) fn piece_or_container(&self, name: &str) -> i32 {
        let container = self.containers.iter().position(|c| &*c.name == name);
        let component =
            || self.components.iter().skip(1).position(|c| &*c.name == name).map(|i| i + 1);
        container.or_else(component).map_or(-1, |i| i as i32)
    }

    /// The first component of an owner whose name contains a text.
    pub(super) fn component_of(&self, name: &str, owner: Int) -> Int {
        let by_owner: Box<[i32]> = (0..=self.players as i32 + 1)
            .map(|p| {
                let all = self.components.iter().enumerate().skip(1);
                let found = all.into_iter().find(|(_, c)| c.owner == p && c.name.contains(name));
                found.map_or(-1, |(i, _)| i as i32)
            })
            .collect();
        match owner.constant() {
            Some(p) => Int::Const(by_owner.get(p as usize).copied().unwrap_or(-1)),
            None => Int::ComponentOf(by_owner, Box::new(owner)),
        }
    }

    /// A component of exactly that name, or else the mover's of that base name.
    pub(super) fn piece_named(&self, name: &str) -> Int {
        let exact = self.components.iter().skip(1).position(|c| &*c.name == name);
        match exact {
            Some(i) => Int::Const(i as i32 + 1),
            None => self.component_of(name, Int::Mover),
        }
    }

    /// The components whose names contain a text.
    pub(super) fn components_containing(&self, name: &str) -> Box<[usize]> {
        let all = self.components.iter().enumerate().skip(1);
        all.filter(|(_, c)| c.name.contains(name)).map(|(i, _)| i).collect()
    }

    /// The components whose base names are among some.
    pub(super) fn components_named(&self, names: &[Box<str>]) -> Box<[usize]> {
        let all = self.components.iter().enumerate().skip(1);
        all.filter(|(_, c)| names.contains(&c.base)).map(|(i, _)| i).collect()
    }
}

fn container(c: &board::equipment::Container, players: u32) -> Container {
    use board::equipment::ContainerKind as K;
    let owner = c.owner.index(players);
    Container {
        name: c.name.clone(),
        owner: if owner > players { 0 } else { owner as i32 },
        kind: match c.kind {
            K::Board => ContainerKind::Board,
            K::Hand => ContainerKind::Hand,
            K::Deck => ContainerKind::Deck,
            K::Dice => ContainerKind::Dice,
        },
        first: c.first as usize,
        size: c.size as usize,
    }
}

fn component(c: &board::equipment::Component, players: u32) -> Component {
    use board::equipment::ComponentKind as K;
    let mut component = Component {
        name: c.name.clone(),
        base: c.name.chars().filter(|c| !c.is_ascii_digit()).collect::<String>().into(),
        owner: c.owner.index(players) as i32,
        facing: c.facing,
        walks: c.walks.clone(),
        flips: c.flips,
        item: c.item,
        ..Component::default()
    };
    match &c.kind {
        K::Piece | K::Tile => {}
        K::Die(faces) => component.faces = faces.clone(),
        K::Domino(a, b) => {
            component.domino = true;
            (component.value, component.value2) = (*a, *b);
        }
        K::Card(card) => {
            component.value = card.value;
            component.card = Some([card.rank, card.suit, card.trump_value, card.trump_rank]);
        }
    }
    component
}

fn track(t: &board::equipment::Track) -> Track {
    let elem = |e: &board::equipment::TrackElem| TrackElem {
        site: e.site,
        prev: e.previous,
        prev_index: e.previous_index,
        next: e.next,
        next_index: e.next_index,
        bump: e.bump as i32,
    };
    Track {
        name: t.name.clone(),
        owner: t.owner as i32,
        looped: t.looped,
        internal_loop: t.internal_loop,
        elems: t.elems.iter().map(elem).collect(),
    }
}
