//! A painter for a game that was made ready to run.

use engine::Program;
use engine::program::ContainerKind as Kind;
use language::equipment::Item;
use language::metadata::Graphics;
use language::regions::Region;
use language::words::StaticRegion;

use super::graphics::{self, Places};
use super::{clues, geometry, regions};
use crate::geometry::Track;
use crate::model::{
    Component, ComponentKind, Container, ContainerKind, Equipment, SiteType, Suit, TilePath,
};
use crate::painter::Painter;
use crate::style::{BoardClass, Style};

/// The painter of a game, with the graphics that its metadata asks for.
pub fn painter(program: &Program, class: BoardClass, graphics: Option<&Graphics>) -> Painter {
    let mut shape = geometry::geometry(&program.topology);
    shape.tracks = program
        .tracks
        .iter()
        .map(|track| Track {
            name: track.name.to_string(),
            owner: usize::try_from(track.owner).unwrap_or(0),
            sites: track
                .elems
                .iter()
                .filter_map(|place| usize::try_from(place.site).ok())
                .collect(),
            looped: track.looped,
        })
        .collect();
    let class = match class {
        BoardClass::Graph if program.puzzle.is_some() => BoardClass::Puzzle,
        // Lines that a track leads along are places for pieces, not strokes of a pen.
        BoardClass::Graph if shape.site_type() == SiteType::Edge && shape.tracks.is_empty() => {
            BoardClass::Lines
        }
        class => class,
    };
    let mut suggested = Style::suggested(&program.name, class);
    let players = program.players;
    suggested.owned = program
        .regions
        .iter()
        .map(|region| (usize::try_from(region.owner).unwrap_or(0), sites(&region.sites)))
        .collect();
    suggested.clues = clues::clues(program);
    suggested.blocks = blocks(program);
    let places = Known { program, players };
    let style = graphics::style(graphics, suggested, &places);
    if style.straight_lines {
        shape.edges.iter_mut().for_each(|edge| edge.curve = None);
    }
    Painter::new(shape, equipment(program), style)
}

/// Regions that divide up all areas of the board: the boxes of a puzzle, the boards of a game of games.
fn blocks(program: &Program) -> Vec<Vec<usize>> {
    let numbers =
        |sites: &[i32]| sites.iter().filter_map(|site| usize::try_from(*site).ok()).collect();
    let boxes = program
        .regions
        .iter()
        .flat_map(|region| &region.statics)
        .filter_map(|(kind, lists)| (*kind == StaticRegion::SubGrids).then_some(lists));
    let boxes: Vec<Vec<usize>> = boxes.flatten().map(|list| numbers(list)).collect();
    let named: Vec<Vec<usize>> = program
        .regions
        .iter()
        .filter(|region| region.statics.is_empty() && region.sites.iter().count() > 1)
        .map(|region| sites(&region.sites))
        .collect();
    let areas = program.topology.count(board::SiteType::Cell);
    let divides = |parts: &[Vec<usize>]| {
        let mut all: Vec<usize> = parts.concat();
        all.sort_unstable();
        parts.len() > 3 && all.len() == areas && all.windows(2).all(|pair| pair[0] < pair[1])
    };
    [boxes, named].into_iter().find(|parts| divides(parts)).unwrap_or_default()
}

fn sites(bits: &engine::bits::Bits) -> Vec<usize> {
    bits.iter().filter_map(|site| usize::try_from(site).ok()).collect()
}

fn equipment(program: &Program) -> Equipment {
    let component = |it: &engine::program::Component| {
        let kind = match (&it.card, it.domino) {
            (Some([suit, rank, ..]), _) => {
                ComponentKind::Card { suit: suit_of(*suit), rank: u8::try_from(*rank).unwrap_or(0) }
            }
            (None, true) => ComponentKind::Domino { halves: (it.value, it.value2) },
            _ if !it.faces.is_empty() => ComponentKind::Die { faces: it.faces.clone() },
            _ if !it.paths.is_empty() => ComponentKind::Tile {
                sides: usize::try_from(it.sides).unwrap_or(0),
                paths: it.paths.iter().map(tile_path).collect(),
            },
            _ if !it.walks.is_empty() => ComponentKind::Large,
            _ => ComponentKind::Piece,
        };
        Component {
            name: it.name.to_string(),
            owner: usize::try_from(it.owner).unwrap_or(0),
            kind,
            called: None,
        }
    };
    let container = |it: &engine::program::Container| Container {
        name: it.name.to_string(),
        owner: usize::try_from(it.owner).unwrap_or(0),
        kind: match it.kind {
            Kind::Board => ContainerKind::Board,
            Kind::Hand => ContainerKind::Hand,
            Kind::Dice => ContainerKind::Dice,
            Kind::Deck => ContainerKind::Deck,
        },
        sites: it.size,
    };
    Equipment {
        players: program.players,
        components: program.components.iter().map(component).collect(),
        containers: program.containers.iter().map(container).collect(),
    }
}

fn suit_of(number: i32) -> Suit {
    match number {
        1 => Suit::Clubs,
        2 => Suit::Spades,
        3 => Suit::Diamonds,
        _ => Suit::Hearts,
    }
}

fn tile_path(path: &[i32; 5]) -> TilePath {
    let [from, from_slot, to, to_slot, colour] =
        path.map(|number| usize::try_from(number).unwrap_or(0));
    TilePath { from: (from, from_slot), to: (to, to_slot), colour }
}

/// What a program knows of the regions that metadata names.
struct Known<'a> {
    program: &'a Program,
    players: usize,
}

impl Places for Known<'_> {
    fn players(&self) -> usize {
        self.players
    }

    fn default_type(&self) -> SiteType {
        geometry::site_type(self.program.topology.default)
    }

    fn named(&self, name: &str, owner: Option<usize>) -> Vec<usize> {
        let fits = |region: &&engine::program::RegionItem| {
            (name.is_empty() || region.name.starts_with(name))
                && owner.is_none_or(|owner| usize::try_from(region.owner) == Ok(owner))
        };
        self.program.regions.iter().filter(fits).flat_map(|region| sites(&region.sites)).collect()
    }

    fn around(&self, cells: &[usize]) -> Vec<usize> {
        let inside = |cell: &board::site::Site| cells.contains(&(*cell as usize));
        let edges = self.program.topology.edge_cells.iter().enumerate();
        let border = edges.filter(|(_, beside)| beside.iter().filter(|it| inside(it)).count() == 1);
        border.map(|(edge, _)| edge).collect()
    }

    fn region(&self, region: &Region, kind: SiteType) -> Vec<usize> {
        let named = |name: &str| self.named(name, None);
        regions::evaluate(region, &self.program.topology, kind, &named).into_iter().collect()
    }
}

/// What kind of board a game is played on.
pub fn board_class(game: &language::game::Game) -> BoardClass {
    let boards = game.equipment.items.iter().filter_map(|item| match item {
        Item::MancalaBoard(_) => Some(BoardClass::Mancala),
        Item::SurakartaBoard(_) => Some(BoardClass::Surakarta),
        Item::Boardless(_) => Some(BoardClass::Boardless),
        _ => None,
    });
    boards.into_iter().next().unwrap_or_default()
}
