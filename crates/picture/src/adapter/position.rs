//! A position from the state of a game being played.

use board::topology::Relation;
use engine::World;
use engine::action::Hidden;

use crate::model::{Digit, Piece, Position, Site, SiteType};

/// What a player sees; `None` sees everything.
pub fn position(world: &World<'_>, viewer: Option<usize>) -> Position {
    let program = world.program;
    let (mut pieces, mut bare_states) = (Vec::new(), Vec::new());
    for (key, rows) in world.rows() {
        let (container, letter) = key.split_at(key.len() - 1);
        let container: usize = container.parse().unwrap_or(0);
        let kind = match letter {
            "V" => SiteType::Vertex,
            "E" => SiteType::Edge,
            _ => SiteType::Cell,
        };
        let first = if container == 0 { 0 } else { program.containers[container].first };
        for [site, level, what, who, count, state, rotation, value] in rows {
            let (Ok(number), Ok(what)) = (usize::try_from(site), usize::try_from(what)) else {
                continue;
            };
            let place = Site { container, kind, index: number.saturating_sub(first) };
            if what == 0 || count == 0 {
                bare_states.extend((state != 0).then_some((place, state)));
                continue;
            }
            let default =
                container > 0 || kind == super::geometry::site_type(program.topology.default);
            let bits =
                viewer.filter(|_| default).map_or(0, |player| world.state.hidden(player, number));
            let secret = Hidden::All.bit() | Hidden::Who.bit();
            let who = if bits & secret == 0 { who } else { 0 };
            let covers = if container == 0 { covers(world, site, what, state) } else { Vec::new() };
            // The number at a large piece is no number of pieces.
            let count = if covers.is_empty() { count } else { 1 };
            pieces.push(Piece {
                level: usize::try_from(level).unwrap_or(0),
                count: usize::try_from(count).unwrap_or(1),
                state,
                rotation,
                value,
                hidden: bits & (Hidden::All.bit() | Hidden::What.bit()) != 0,
                covers,
                ..Piece::new(place, what, usize::try_from(who).unwrap_or(0))
            });
        }
    }
    // The cells under a large piece are marked as taken, but it stands on its own cell only.
    let covered: Vec<Site> = pieces
        .iter()
        .flat_map(|piece| {
            piece.covers.iter().skip(1).map(|&cell| Site::board(SiteType::Cell, cell))
        })
        .collect();
    pieces.retain(|piece| !piece.covers.is_empty() || !covered.contains(&piece.site));
    let scores = if program.scores {
        (1..=program.players).map(|player| world.score(player).into()).collect()
    } else {
        Vec::new()
    };
    Position {
        pieces,
        scores,
        digits: digits(world),
        mover: usize::try_from(world.mover()).unwrap_or(0),
        costs: costs(world),
        bare_states,
    }
}

/// The sites of the board that have a cost.
fn costs(world: &World<'_>) -> Vec<(Site, i32)> {
    let kinds = [board::SiteType::Vertex, board::SiteType::Edge, board::SiteType::Cell];
    let of = |kind: board::SiteType| {
        let known = world.costs(kind).iter().copied().enumerate().filter(|(_, cost)| *cost != 0);
        known.map(move |(site, cost)| (Site::board(super::geometry::site_type(kind), site), cost))
    };
    kinds.into_iter().flat_map(of).collect()
}

/// The cells that a large piece covers, its own first; nothing for any other piece.
fn covers(world: &World<'_>, site: i32, what: usize, state: i32) -> Vec<usize> {
    let topology = &world.program.topology;
    let Some(component) =
        world.program.components.get(what).filter(|component| !component.walks.is_empty())
    else {
        return Vec::new();
    };
    let ways = topology.of(board::SiteType::Cell).supported.on_board(Relation::Orthogonal);
    let turn = usize::try_from(state).unwrap_or(0);
    let (Some(&facing), Some(walk)) =
        (ways.get(turn % ways.len().max(1)), component.walks.get(turn / ways.len().max(1)))
    else {
        return Vec::new();
    };
    let cells = u32::try_from(site)
        .ok()
        .and_then(|site| topology.footprint(board::SiteType::Cell, site, facing, walk));
    cells.into_iter().flatten().map(|cell| cell as usize).collect()
}

/// The numbers of a puzzle that are settled.
fn digits(world: &World<'_>) -> Vec<Digit> {
    let program = world.program;
    if program.puzzle.is_none() {
        return Vec::new();
    }
    let kind = super::geometry::site_type(program.topology.default);
    let settled = |site: usize| {
        let values = world.state.candidates(site);
        (values.count_ones() == 1).then(|| Digit {
            site: Site::board(kind, site),
            value: values.trailing_zeros() as i32,
            given: true,
        })
    };
    (0..program.topology.sites().len()).filter_map(settled).collect()
}
