//! All the things a game is played with, numbered as rules know them.

use language::equipment as ast;
use language::game::{Game, Players};
use language::words::{Role, WalkStep as AstWalkStep};
use syntax::{NodeId, NodeKind, Tree};

use super::board::{board, player};
use super::{Builder, Result};
use crate::direction::Direction;
use crate::equipment::{
    Board, Card, Component, ComponentKind, Container, ContainerKind, Equipment, Owner,
};
use crate::graph::limits;
use crate::site::SiteType;
use crate::topology::WalkStep;

/// The most players of a game.
const MAX_PLAYERS: i32 = 16;

/// Builds the equipment of a game.
pub fn equipment(tree: &Tree, game: &Game) -> Result<Equipment> {
    let builder = Builder::new(tree, SiteType::Cell);
    let items = &game.equipment.items;
    let Some(board) = items.iter().find_map(|item| board(tree, item)) else {
        return Err(builder.error(game.equipment.id, "there is no board among the equipment"));
    };
    let facings = builder.facings(&game.players)?;
    let mut collector = Collector {
        builder,
        players: facings.len() as u32,
        components: vec![empty(game.equipment.id)],
        containers: vec![],
        board: board?,
    };
    collector.add_board(game.equipment.id);
    collector.add_hands(items)?;
    collector.add_dice(items)?;
    // Who solves a puzzle writes values: what is declared to show them is no component.
    let has_pieces = !is_deduction_puzzle(tree);
    if has_pieces {
        collector.add_pieces(items)?;
    }
    if has_pieces && collector.components.len() == 1 {
        for player in 1..=collector.players {
            let kind = ComponentKind::Piece;
            let ball = Component::new(
                &format!("Ball{player}"),
                Owner::Player(player),
                kind,
                game.equipment.id,
            );
            collector.push(ball);
        }
    }
    let Collector { players, mut components, containers, board, .. } = collector;
    for component in &mut components {
        if let Owner::Player(player) = component.owner
            && let Some(&Some(facing)) = facings.get(player as usize - 1)
        {
            component.facing = Some(facing);
        }
    }
    Ok(Equipment { players, board, containers, components })
}

/// The component that stands for an empty site.
fn empty(item: NodeId) -> Component {
    Component::new("Disc", Owner::Neutral, ComponentKind::Piece, item)
}

/// Whether players mark sites instead of moving pieces.
fn is_deduction_puzzle(tree: &Tree) -> bool {
    let is_satisfy = |kind: &NodeKind| matches!(kind, NodeKind::Clause { keyword, .. } if &**keyword == "satisfy");
    tree.nodes.iter().any(|node| is_satisfy(&node.kind))
}

impl Builder<'_> {
    /// Where each player looks, if that is declared.
    fn facings(&self, players: &Players) -> Result<Vec<Option<Direction>>> {
        let too_many = |id| self.error(id, format!("a game has 0 to {MAX_PLAYERS} players"));
        match players {
            Players::Count(p) if !(0..=MAX_PLAYERS).contains(&p.count) => Err(too_many(p.id)),
            Players::Count(p) => Ok(vec![None; p.count as usize]),
            Players::Facing(p) if p.players.len() > MAX_PLAYERS as usize => Err(too_many(p.id)),
            Players::Facing(p) => Ok(p.players.iter().map(|p| Some(p.direction.into())).collect()),
        }
    }
}

/// The equipment while it is collected.
struct Collector<'a> {
    builder: Builder<'a>,
    players: u32,
    components: Vec<Component>,
    containers: Vec<Container>,
    board: Board,
}

impl Collector<'_> {
    /// The owners that a role stands for.
    fn owners(&self, id: NodeId, role: Role) -> Result<Vec<Owner>> {
        match role {
            Role::Each => Ok((1..=self.players).map(Owner::Player).collect()),
            Role::Neutral => Ok(vec![Owner::Neutral]),
            Role::Shared | Role::All => Ok(vec![Owner::Shared]),
            _ => match player(role) {
                Some(n) => Ok(vec![Owner::Player(n)]),
                None => Err(self.builder.error(id, format!("{role:?} cannot own equipment"))),
            },
        }
    }

    fn add_board(&mut self, item: NodeId) {
        self.containers.push(Container {
            kind: ContainerKind::Board,
            name: "Board".into(),
            owner: Owner::Neutral,
            first: 0,
            size: self.board.topology.sites().len() as u32,
            item,
        });
    }

    /// Adds a container after the last one.
    fn contain(
        &mut self,
        kind: ContainerKind,
        owner: Owner,
        size: i32,
        item: NodeId,
    ) -> Result<()> {
        let size = self.builder.at(item, limits::at_least("the size", i64::from(size), 0))? as u32;
        let word = match kind {
            ContainerKind::Dice => "Dice",
            ContainerKind::Deck => "Deck",
            ContainerKind::Hand | ContainerKind::Board => "Hand",
        };
        let number = match owner {
            Owner::Player(player) => player,
            Owner::Neutral | Owner::Shared => 0,
        };
        let last = self.containers.last().filter(|c| c.kind != ContainerKind::Board);
        let first = last.map_or(self.board.end(), |c| c.sites().end);
        let name = format!("{word}{number}").into();
        self.containers.push(Container { kind, name, owner, first, size, item });
        Ok(())
    }

    /// Adds hands, and decks with their cards.
    fn add_hands(&mut self, items: &[ast::Item]) -> Result<()> {
        for item in items {
            match item {
                ast::Item::Hand(hand) => {
                    for owner in self.owners(hand.id, hand.role)? {
                        self.contain(ContainerKind::Hand, owner, hand.size.unwrap_or(1), hand.id)?;
                    }
                }
                ast::Item::Deck(deck) => {
                    let role = deck.role.unwrap_or(Role::Shared);
                    for owner in self.owners(deck.id, role)? {
                        self.contain(ContainerKind::Deck, owner, 1, deck.id)?;
                    }
                    self.add_cards(deck)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn add_cards(&mut self, deck: &ast::Deck) -> Result<()> {
        let (suits, ranks) = (deck.suits.unwrap_or(4), deck.cards_by_suit.unwrap_or(13));
        let listed = deck.cards.as_ref().map_or(ranks.max(1) as usize, |cards| cards.len().max(1));
        let count = i64::from(suits.max(0)).saturating_mul(listed as i64);
        self.builder.at(deck.id, limits::at_least("the number of cards", count, 0))?;
        for suit in 1..=suits {
            let plain = |rank| Card {
                suit,
                rank,
                value: rank + 1,
                trump_rank: rank,
                trump_value: rank + 1,
            };
            let cards: Vec<Card> = match &deck.cards {
                None => (0..ranks).map(plain).collect(),
                Some(cards) => cards
                    .iter()
                    .map(|card| Card {
                        suit,
                        rank: card.rank,
                        value: card.value,
                        trump_rank: card.trump_rank.unwrap_or(card.rank),
                        trump_value: card.trump_value.unwrap_or(card.value),
                    })
                    .collect(),
            };
            for card in cards {
                let name = format!("Card{}", self.components.len());
                let kind = ComponentKind::Card(card);
                self.components.push(Component::new(&name, Owner::Shared, kind, deck.id));
            }
        }
        Ok(())
    }

    /// Adds dice; those of one owner lie together.
    fn add_dice(&mut self, items: &[ast::Item]) -> Result<()> {
        let mut thrown: Vec<(Owner, i32, NodeId)> = vec![];
        let mut number = 0;
        for item in items {
            let ast::Item::Dice(dice) = item else {
                continue;
            };
            self.builder
                .at(dice.id, limits::at_least("the number of dice", i64::from(dice.count), 0))?;
            for owner in self.owners(dice.id, dice.role.unwrap_or(Role::Shared))? {
                match thrown.iter_mut().find(|(known, ..)| *known == owner) {
                    Some((_, count, _)) => *count += dice.count,
                    None => thrown.push((owner, dice.count, dice.id)),
                }
                for i in 0..dice.count as usize {
                    number += 1;
                    let kind = ComponentKind::Die(self.faces(dice, i)?);
                    let die = Component::new(&format!("Die{number}"), owner, kind, dice.id);
                    self.components.push(die);
                }
            }
        }
        for (owner, count, item) in thrown {
            // Beside a board of triangles dice lie in a row of triangles, up and down in turn.
            let triangular = self.board.topology.regular_sides == Some(3);
            let size = if triangular { (2 * count - 1).max(0) } else { count };
            self.contain(ContainerKind::Dice, owner, size, item)?;
        }
        Ok(())
    }

    fn faces(&self, dice: &ast::Dice, i: usize) -> Result<Vec<i32>> {
        let sides = i64::from(dice.d.unwrap_or(6));
        let sides =
            self.builder.at(dice.id, limits::at_least("the number of faces", sides, 0))? as i32;
        let counted = |from: i32| (from..from.saturating_add(sides)).collect();
        Ok(match &dice.faces {
            None => counted(1),
            Some(ast::DiceFaces::From(from)) => counted(*from),
            Some(ast::DiceFaces::Faces(faces)) => faces.clone(),
            Some(ast::DiceFaces::FacesByDie(dice)) => dice.get(i).cloned().unwrap_or_default(),
        })
    }

    fn add_pieces(&mut self, items: &[ast::Item]) -> Result<()> {
        for item in items {
            if let ast::Item::Dominoes(dominoes) = item {
                let up_to = i64::from(dominoes.up_to.unwrap_or(6));
                let up_to =
                    self.builder.at(dominoes.id, limits::at_least("upTo:", up_to, 0))? as i32;
                self.builder.at(dominoes.id, limits::area(up_to as usize, up_to as usize))?;
                for a in 0..=up_to {
                    for b in a..=up_to {
                        self.components.push(domino(&format!("Domino{a}{b}"), a, b, dominoes.id));
                    }
                }
            }
        }
        for item in items {
            match item {
                ast::Item::Piece(piece) => {
                    for owner in self.owners(piece.id, piece.role.unwrap_or(Role::Each))? {
                        let mut made =
                            Component::new(&piece.name, owner, ComponentKind::Piece, piece.id);
                        made.facing = piece.direction.map(Direction::from);
                        made.flips = piece.flips.as_ref().map(|f| (f.flip_a, f.flip_b));
                        self.push(made);
                    }
                }
                ast::Item::Tile(tile) => {
                    let walks = tile.walks.as_deref().unwrap_or(&[]);
                    for owner in self.owners(tile.id, tile.role.unwrap_or(Role::Shared))? {
                        let mut made =
                            Component::new(&tile.name, owner, ComponentKind::Tile, tile.id);
                        made.flips = tile.flips.as_ref().map(|f| (f.flip_a, f.flip_b));
                        made.walks = walks.iter().map(|walk| convert(walk)).collect();
                        self.push(made);
                    }
                }
                ast::Item::Domino(d) => {
                    self.components.push(domino(&d.name, d.value, d.value2, d.id));
                }
                ast::Item::Card(card) => {
                    for owner in self.owners(card.id, card.role)? {
                        let kind = ComponentKind::Card(Card {
                            suit: card.suit,
                            rank: card.rank,
                            value: card.value,
                            trump_rank: card.trump_rank,
                            trump_value: card.trump_value,
                        });
                        self.push(Component::new(&card.label, owner, kind, card.id));
                    }
                }
                ast::Item::Die(die) => {
                    let faces = i64::from(die.num_faces);
                    let faces =
                        self.builder.at(die.id, limits::size("the number of faces", faces))?;
                    for owner in self.owners(die.id, die.role)? {
                        let kind = ComponentKind::Die((1..=faces as i32).collect());
                        self.push(Component::new(&die.name, owner, kind, die.id));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Adds a component whose name carries the number of its owner.
    ///
    /// With a single player only the pieces of nobody are told apart that way.
    fn push(&mut self, mut component: Component) {
        let number = match component.owner {
            Owner::Neutral => Some(0),
            Owner::Player(player) if self.players != 1 => Some(player),
            Owner::Player(_) | Owner::Shared => None,
        };
        if let Some(number) = number {
            component.name = format!("{}{number}", component.plain_name).into();
        }
        self.components.push(component);
    }
}

fn convert(walk: &[AstWalkStep]) -> Vec<WalkStep> {
    walk.iter().map(|&step| step.into()).collect()
}

/// A domino; it covers a block of eight cells.
fn domino(name: &str, a: i32, b: i32, item: NodeId) -> Component {
    use WalkStep::{F, L, R};
    let mut domino = Component::new(name, Owner::Shared, ComponentKind::Domino(a, b), item);
    domino.walks = vec![vec![F, R, F, R, F, L, F, L, F, R, F, R, F]];
    domino
}
