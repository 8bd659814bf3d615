//! Boards with their tracks.

use language::equipment as ast;
use language::graph::Graph as AstGraph;
use language::words::{Role, TilingBoardlessKind, TrackStepKind};
use syntax::{NodeKind, Tree};

use super::{Builder, Result};
use crate::direction::Direction;
use crate::equipment::{Board, BoardKind, END, OFF, Track, read_path, surakarta_tracks};
use crate::graph::generators::{self, Diagonals, HexShape, Store, TriShape};
use crate::graph::{Basis, Graph};
use crate::site::SiteType;
use crate::topology::{Measure, Topology};

/// Builds the board that an item of the equipment describes; none for items of other kinds.
pub fn board(tree: &Tree, item: &ast::Item) -> Option<Result<Board>> {
    match item {
        ast::Item::Board(b) => Some(ordinary(tree, b)),
        ast::Item::Boardless(b) => Some(boardless(tree, b)),
        ast::Item::MancalaBoard(b) => Some(mancala(tree, b)),
        ast::Item::SurakartaBoard(b) => Some(surakarta(tree, b)),
        _ => None,
    }
}

fn ordinary(tree: &Tree, b: &ast::Board) -> Result<Board> {
    let site_type = b.used.map_or(SiteType::Cell, SiteType::from);
    let builder = Builder::new(tree, site_type);
    let graph = builder.graph(&b.graph)?;
    let topology = Topology::new(&graph, measure(tree, site_type));
    let tracks = builder.tracks(&topology, b.tracks.as_deref().unwrap_or(&[]))?;
    let large_stack = b.large_stack.unwrap_or(false);
    Ok(Board { kind: BoardKind::Board, topology, tracks, large_stack })
}

fn boardless(tree: &Tree, b: &ast::Boardless) -> Result<Board> {
    let builder = Builder::new(tree, SiteType::Cell);
    let size = |default| builder.dim_or(b.id, b.dimension.as_ref(), default);
    let graph = match b.tiling {
        TilingBoardlessKind::Square => {
            let n = size(41)?;
            generators::rectangle(n, n, SiteType::Cell, Diagonals::Implied, false)
        }
        TilingBoardlessKind::Triangular => {
            generators::tri(TriShape::Triangle, size(41)?, None, SiteType::Cell)
        }
        TilingBoardlessKind::Hexagonal => generators::hex(HexShape::Hexagon, size(21)?, None),
    };
    let graph = builder.at(b.id, graph)?;
    let measure = Measure { boardless: true, ..measure(tree, SiteType::Cell) };
    let large_stack = b.large_stack.unwrap_or(false);
    let topology = Topology::new(&graph, measure);
    Ok(Board { kind: BoardKind::Boardless, topology, tracks: vec![], large_stack })
}

fn mancala(tree: &Tree, b: &ast::MancalaBoard) -> Result<Board> {
    let builder = Builder::new(tree, SiteType::Vertex);
    let store = b.store.map_or(Store::Outer, Store::from);
    let stores = b.num_stores.map_or(2, i64::from);
    let graph = generators::mancala(i64::from(b.rows), i64::from(b.columns), store, stores);
    let graph = builder.at(b.id, graph)?;
    let topology = Topology::new(&graph, measure(tree, SiteType::Vertex));
    let tracks = builder.tracks(&topology, b.tracks.as_deref().unwrap_or(&[]))?;
    let large_stack = b.large_stack.unwrap_or(false);
    Ok(Board { kind: BoardKind::Mancala, topology, tracks, large_stack })
}

fn surakarta(tree: &Tree, b: &ast::SurakartaBoard) -> Result<Board> {
    let builder = Builder::new(tree, SiteType::Vertex);
    let graph: Graph = builder.graph(&b.graph)?;
    let triangular = graph.basis == Some(Basis::Triangular) || matches!(b.graph, AstGraph::Tri(_));
    let topology = Topology::new(&graph, measure(tree, SiteType::Vertex));
    let (loops, from) = (b.loops.map(i64::from), b.from.map_or(1, i64::from));
    let tracks = builder.at(b.id, surakarta_tracks(&topology, loops, from, triangular))?;
    let large_stack = b.large_stack.unwrap_or(false);
    Ok(Board { kind: BoardKind::Surakarta, topology, tracks, large_stack })
}

fn measure(tree: &Tree, default: SiteType) -> Measure {
    let speaks_of_layers = tree.nodes.iter().any(
        |node| matches!(&node.kind, NodeKind::Clause { keyword, .. } if &**keyword == "layer"),
    );
    Measure { layered_rules: speaks_of_layers, ..Measure::new(default) }
}

impl Builder<'_> {
    fn tracks(&self, topology: &Topology, tracks: &[ast::Track]) -> Result<Vec<Track>> {
        tracks.iter().map(|track| self.track(topology, track)).collect()
    }

    fn track(&self, topology: &Topology, track: &ast::Track) -> Result<Track> {
        let sites = self.at(track.id, track_sites(topology, track))?;
        let owner = match &track.owner {
            None => 0,
            Some(ast::NumberOrRole::Number(n)) => u32::try_from(*n).unwrap_or(0),
            Some(ast::NumberOrRole::Role(role)) => player(*role).unwrap_or(0),
        };
        let (looped, directed) = (track.looped.unwrap_or(false), track.directed.unwrap_or(false));
        Ok(Track::new(&track.name, owner, &sites, looped, directed))
    }
}

/// The sites that a track leads over, in order, with [`END`] and [`OFF`] where it leaves the board.
pub fn track_sites(topology: &Topology, track: &ast::Track) -> crate::error::Result<Vec<i32>> {
    match &track.path {
        ast::TrackPath::Sites(sites) => Ok(sites.clone()),
        ast::TrackPath::Text(text) => read_path(topology, text),
        ast::TrackPath::Steps(steps) => walk_steps(topology, steps),
    }
}

/// The sites of a track whose steps are written as words and numbers.
fn walk_steps(topology: &Topology, steps: &[ast::TrackStep]) -> crate::error::Result<Vec<i32>> {
    let mut sites: Vec<i32> = vec![];
    for step in steps {
        match step {
            ast::TrackStep::Number(site) => sites.push(*site),
            ast::TrackStep::Special(TrackStepKind::End) => sites.push(END),
            ast::TrackStep::Special(TrackStepKind::Off) => sites.push(OFF),
            ast::TrackStep::Special(TrackStepKind::Repeat) => sites.extend(sites.last().copied()),
            ast::TrackStep::Direction(direction) => {
                let direction = Direction::from(*direction);
                let from = sites.last().and_then(|&site| u32::try_from(site).ok());
                let Some(from) = from else {
                    return Err("a direction of a track has no site to start from".into());
                };
                for ray in topology.rays(topology.default, from, direction) {
                    sites.extend(ray.sites.iter().skip(1).map(|&site| site as i32));
                }
            }
        }
    }
    Ok(sites)
}

/// The player whom a role names for certain.
pub(crate) fn player(role: Role) -> Option<u32> {
    (Role::P1..=Role::P16).contains(&role).then_some(role as u32)
}
