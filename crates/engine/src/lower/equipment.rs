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
        let facings: Vec<Option<Direction>> = match &game.players {
            Players::Count(x) => {
                if !(0..=16).contains(&x.count) {
                    return Err(LowerError::wrong(x.id, "a game has from 0 to 16 players"));
                }
                vec![None; x.count as usize + 1]
            }
            Players::Facing(x) => {
                if x.players.len() > 16 {
                    return Err(LowerError::wrong(x.id, "a game has from 0 to 16 players"));
                }
                let facing = x.players.iter().map(|p| Some(Direction::from(p.direction)));
                std::iter::once(None).chain(facing).collect()
            }
        };
        let items = &game.equipment.items;
        let board = items.iter().find_map(|item| board::build::board(tree, item));
        let board = match board {
            Some(Ok(board)) => board,
            Some(Err(problem)) => {
                return Err(LowerError::wrong(game.equipment.id, problem.message.clone()));
            }
            None => return Err(LowerError::wrong(game.equipment.id, "the game has no board")),
        };
        let topology = Arc::new(board.topology);
        let default = topology.default;
        let mut needs = Needs {
            large_stacks: board.large_stack,
            stacks: board.large_stack,
            ..Needs::default()
        };
        needs.types[default as usize] = true;
        let boardless = board.kind == BoardKind::Boardless;
        needs.playable = boardless;
        let tracks = board
            .tracks
            .iter()
            .map(|t| Track {
                name: t.name.clone(),
                owner: t.owner as i32,
                looped: t.looped,
                internal_loop: t.internal_loop,
                elems: t
                    .elems
                    .iter()
                    .map(|e| TrackElem {
                        site: e.site,
                        prev: e.previous,
                        prev_index: e.previous_index,
                        next: e.next,
                        next_index: e.next_index,
                        bump: e.bump as i32,
                    })
                    .collect(),
            })
            .collect();
        let first = topology.count(SiteType::Cell).max(topology.sites().len());
        let mut lower = Self {
            tree,
            game,
            players: facings.len() - 1,
            facings,
            default,
            boardless,
            containers: vec![Container {
                name: "Board".into(),
                owner: 0,
                kind: ContainerKind::Board,
                first: 0,
                size: topology.sites().len(),
            }],
            topology,
            components: vec![Component {
                name: "Disc".into(),
                base: "Disc".into(),
                ..Component::default()
            }],
            dice: Vec::new(),
            tracks,
            maps: Vec::new(),
            hints: Default::default(),
            ranges: [(0, 0); 3],
            regions: Vec::new(),
            queries: Vec::new(),
            thens: Vec::new(),
            names: Vec::new(),
            variables: Vec::new(),
            memories: Vec::new(),
            messages: Vec::new(),
            needs,
            flags: Flags::default(),
        };
        lower.read_containers(first);
        lower.read_hints();
        lower.read_components()?;
        Ok(lower)
    }

    fn owner(&self, role: Role) -> i32 {
        self.role_int(role).constant().unwrap_or(0)
    }

    fn read_containers(&mut self, mut first: usize) {
        let items = &self.game.equipment.items;
        for item in items {
            match item {
                ast::Item::Hand(x) => {
                    let size = x.size.unwrap_or(1).max(0) as usize;
                    let owners: Vec<i32> = match x.role {
                        Role::Each => (1..=self.players as i32).collect(),
                        Role::Shared | Role::Neutral => vec![0],
                        role => vec![self.owner(role)],
                    };
                    for owner in owners {
                        let name = format!("Hand{owner}").into();
                        self.containers.push(Container {
                            name,
                            owner,
                            kind: ContainerKind::Hand,
                            first,
                            size,
                        });
                        first += size;
                    }
                }
                ast::Item::Deck(x) => {
                    let owner = x.role.map_or(0, |r| self.owner(r));
                    let owner = if owner > self.players as i32 { 0 } else { owner };
                    let name = format!("Deck{owner}").into();
                    self.containers.push(Container {
                        name,
                        owner,
                        kind: ContainerKind::Deck,
                        first,
                        size: 1,
                    });
                    first += 1;
                    self.flags.cards = true;
                    self.needs.stacks = true;
                    self.needs.large_stacks = true;
                    self.flags.stochastic = true;
                    self.add_cards(x);
                }
                _ => {}
            }
        }
        let mut merged: Option<Dice> = None;
        let mut count = 0;
        for item in items {
            let ast::Item::Dice(x) = item else { continue };
            let n = x.count.max(0) as usize;
            let from = match &x.faces {
                Some(ast::DiceFaces::From(from)) => *from,
                _ => 1,
            };
            let sides = x.d.unwrap_or(6).max(1);
            let dice = merged.get_or_insert(Dice {
                container: 0,
                owner: 0,
                count: 0,
                components: Vec::new(),
            });
            let role = x.role.unwrap_or(Role::Shared);
            dice.owner = self.role_int(role).constant().unwrap_or(self.players as i32 + 1);
            for i in 0..n {
                count += 1;
                let faces = match &x.faces {
                    Some(ast::DiceFaces::Faces(faces)) => faces.clone(),
                    Some(ast::DiceFaces::FacesByDie(list)) => {
                        list.get(i).cloned().unwrap_or_default()
                    }
                    _ => (from..from + sides).collect(),
                };
                dice.components.push(self.components.len());
                self.components.push(Component {
                    name: format!("Die{count}").into(),
                    base: "Die".into(),
                    owner: dice.owner,
                    faces,
                    ..Component::default()
                });
            }
            dice.count += n;
        }
        if let Some(mut dice) = merged {
            let triangular = self.topology.regular_sides == Some(3);
            let size = if triangular { (2 * dice.count).saturating_sub(1) } else { dice.count };
            let owner = if dice.owner > self.players as i32 { 0 } else { dice.owner };
            dice.container = self.containers.len();
            let name = format!("Dice{owner}").into();
            self.containers.push(Container { name, owner, kind: ContainerKind::Dice, first, size });
            self.needs.states = true;
            self.dice.push(dice);
        }
        if self.containers.len() > 1 {
            self.needs.types[SiteType::Cell as usize] = true;
            self.needs.counts = true;
        }
    }

    fn add_cards(&mut self, deck: &ast::Deck) {
        let suits = deck.suits.unwrap_or(4);
        let ranks = deck.cards_by_suit.unwrap_or(13);
        for suit in 1..=suits {
            let cards: Vec<(i32, i32, i32, i32)> = match &deck.cards {
                Some(cards) => cards
                    .iter()
                    .map(|c| {
                        (
                            c.rank,
                            c.value,
                            c.trump_rank.unwrap_or(c.rank),
                            c.trump_value.unwrap_or(c.value),
                        )
                    })
                    .collect(),
                None => (0..ranks).map(|r| (r, r + 1, r, r + 1)).collect(),
            };
            for (rank, value, trump_rank, trump_value) in cards {
                let name = format!("Card{}", self.components.len());
                self.components.push(Component {
                    base: "Card".into(),
                    name: name.into(),
                    owner: self.players as i32 + 1,
                    value,
                    card: Some([rank, suit, trump_value, trump_rank]),
                    ..Component::default()
                });
            }
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

    fn read_components(&mut self) -> Lowered<()> {
        for item in &self.game.equipment.items {
            if let ast::Item::Dominoes(x) = item {
                let up_to = x.up_to.unwrap_or(6);
                for a in 0..=up_to {
                    for b in a..=up_to {
                        self.add_domino(a, b);
                    }
                }
            }
        }
        for item in &self.game.equipment.items {
            match item {
                ast::Item::Piece(x) => {
                    let template = |owner: i32| Component {
                        owner,
                        facing: x.direction.map(Direction::from),
                        flips: x.flips.as_ref().map(|f| (f.flip_a, f.flip_b)),
                        ..Component::default()
                    };
                    self.add_piece(&x.name, x.role.unwrap_or(Role::Shared), &template);
                }
                ast::Item::Tile(x) => {
                    let walks: Vec<Vec<_>> =
                        x.walks.as_ref().map(|w| w.to_vec()).unwrap_or_default();
                    self.needs.states |= !walks.is_empty();
                    let paths: Vec<[i32; 5]> = x
                        .paths
                        .iter()
                        .flatten()
                        .map(|p| {
                            [
                                p.from,
                                p.slots_from.unwrap_or(0),
                                p.to,
                                p.slots_to.unwrap_or(0),
                                p.colour,
                            ]
                        })
                        .collect();
                    let template = |owner: i32| Component {
                        owner,
                        walks: walks.clone(),
                        paths: paths.clone(),
                        sides: x.num_sides.unwrap_or(-1),
                        flips: x.flips.as_ref().map(|f| (f.flip_a, f.flip_b)),
                        ..Component::default()
                    };
                    self.add_piece(&x.name, x.role.unwrap_or(Role::Shared), &template);
                }
                ast::Item::Domino(x) => self.add_domino(x.value, x.value2),
                ast::Item::Card(x) => return Err(LowerError::unsupported(x.id, "card")),
                ast::Item::Die(x) => return Err(LowerError::unsupported(x.id, "die")),
                _ => {}
            }
        }
        if self.components.len() == 1 && !self.is_puzzle() {
            for player in 1..=self.players as i32 {
                let template = |owner: i32| Component { owner, ..Component::default() };
                self.push_piece(&format!("Ball{player}"), player, &template);
            }
        }
        for component in &mut self.components {
            let facing = self.facings.get(component.owner as usize).copied().flatten();
            if component.owner > 0 && facing.is_some() {
                component.facing = facing;
            }
        }
        Ok(())
    }

    fn add_piece(&mut self, name: &str, role: Role, template: &dyn Fn(i32) -> Component) {
        if role == Role::Each {
            for player in 1..=self.players as i32 {
                self.push_piece(name, player, template);
            }
        } else {
            let owner = self.owner(role);
            self.push_piece(name, owner, template);
        }
    }

    fn push_piece(&mut self, name: &str, owner: i32, template: &dyn Fn(i32) -> Component) {
        let numbered = owner <= self.players as i32 && (self.players != 1 || owner == 0);
        let full = if numbered { format!("{name}{owner}") } else { name.to_string() };
        let base: String = full.chars().filter(|c| !c.is_ascii_digit()).collect();
        let mut component = template(owner);
        component.name = full.into();
        component.base = base.into();
        self.components.push(component);
    }

    fn add_domino(&mut self, a: i32, b: i32) {
        use language::words::WalkStep::{F, L, R};
        self.needs.states = true;
        self.needs.values = true;
        self.flags.line_of_play = true;
        self.components.push(Component {
            name: format!("Domino{a}{b}").into(),
            base: "Domino".into(),
            owner: self.players as i32 + 1,
            value: a,
            value2: b,
            domino: true,
            walks: vec![vec![F, R, F, R, F, L, F, L, F, R, F, R, F]],
            ..Component::default()
        });
    }

    fn is_puzzle(&self) -> bool {
        let nodes = self.tree.nodes.iter();
        nodes.into_iter().any(
            |n| matches!(&n.kind, syntax::NodeKind::Clause { keyword, .. } if &**keyword == "satisfy"),
        )
    }

    /// Reads the moves of the pieces.
    pub(super) fn read_piece_moves(&mut self) -> Lowered<()> {
        for item in &self.game.equipment.items {
            let (name, role, generator) = match item {
                ast::Item::Piece(x) => {
                    (&x.name, x.role.unwrap_or(Role::Shared), x.generator.as_ref())
                }
                ast::Item::Tile(x) => {
                    (&x.name, x.role.unwrap_or(Role::Shared), x.generator.as_ref())
                }
                _ => continue,
            };
            let Some(generator) = generator else { continue };
            let owners: Vec<i32> = if role == Role::Each {
                (1..=self.players as i32).collect()
            } else {
                vec![self.owner(role)]
            };
            for owner in owners {
                let numbered = format!("{name}{owner}");
                let at = self.components.iter().skip(1).position(|c| {
                    c.owner == owner
                        && c.moves.is_none()
                        && (*c.name == numbered || c.name == *name)
                });
                if let Some(at) = at {
                    let moves = self.moves(generator)?;
                    self.components[at + 1].moves = Some(moves);
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
