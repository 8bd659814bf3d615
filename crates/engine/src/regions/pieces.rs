//! Sites by what lies on them.

use board::{Direction, SiteType};
use language::words::SitesMoveKind;

use super::Region;
use crate::bits::Bits;
use crate::moves::Moves;
use crate::players::Players;
use crate::world::World;

/// Where the pieces of players are.
#[derive(Debug)]
pub struct Occupied {
    /// Whose.
    pub players: Players,
    /// Which components; all if none are given.
    pub components: Option<Box<[usize]>>,
    /// A component given by a number.
    pub component: Option<crate::ints::Int>,
    /// In which container; anywhere if none is given.
    pub container: Option<crate::ints::Int>,
    /// Whether only the tops of stacks count.
    pub top: bool,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Occupied {
    /// Whether it holds the named pieces of the mover, all of them.
    pub(crate) fn is_of_mover(&self) -> bool {
        matches!(self.players, Players::One(crate::ints::Int::Mover))
            && self.components.is_some()
            && self.component.is_none()
            && self.container.is_none()
    }

    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let players = self.players.eval(w);
        let only = self.component.as_ref().map(|c| c.eval(w));
        let container = self.container.as_ref().map(|c| c.eval(w));
        let stacks = w.program.layout.needs.stacks;
        let listed = self.components.as_ref().map_or(0, |list| list.len());
        let n = if self.components.is_some() { listed } else { w.program.components.len() };
        for at in 0..n {
            let index = self.components.as_ref().map_or(at, |list| list[at]);
            let component = &w.program.components[index];
            if index == 0
                || players >> component.owner & 1 == 0
                || only.is_some_and(|c| c != index as i32)
            {
                continue;
            }
            for entry in w.state.owned(index) {
                let home = w.program.layout.container(entry.site);
                let kind = if entry.kind == SiteType::Cell { home } else { 0 };
                let fits = match container {
                    None => entry.kind == self.kind,
                    Some(0) => kind == 0 && entry.kind == self.kind,
                    Some(c) => kind == c as usize,
                };
                if !fits {
                    continue;
                }
                if stacks && self.top {
                    let slot = w.program.layout.slot(entry.site, entry.kind);
                    if slot.is_none_or(|s| players >> w.state.top(s).who & 1 == 0) {
                        continue;
                    }
                }
                out.insert_site(entry.site);
                if !component.walks.is_empty() && kind == 0 {
                    let slot = w.program.layout.slot(entry.site, entry.kind);
                    let state = slot.map_or(0, |s| w.state.local_state(s));
                    w.footprint(entry.site, index as i32, state, &mut |s| out.insert_site(s));
                }
            }
        }
    }
}

impl Region {
    pub(super) fn fill_pieces<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        match self {
            Self::Start(piece) => {
                let piece = piece.eval(w);
                if let Some(sites) = w.start_sites.get(piece as usize) {
                    out.union_with(sites);
                }
            }
            Self::LineOfPlay | Self::Playable(_) => w.playable_sites(out),
            Self::Random(region, num) => {
                let sites = match region {
                    Some(region) => region.eval(w),
                    None => {
                        let mut bits = w.take_bits();
                        w.state.empty_sites(w.program.layout.default, &mut bits);
                        crate::world::Sites::Worked(bits)
                    }
                };
                let n = sites.count();
                let wanted = (num.eval(w).max(0) as usize).min(n);
                let mut tries = 0;
                while out.count() < wanted && tries < 10_000 {
                    let pick = w.random(n as i32) as usize;
                    if let Some(site) = sites.nth(pick) {
                        out.insert(site);
                    }
                    tries += 1;
                }
                w.give(sites);
            }
            Self::LargePiece(at) => {
                let at = at.eval(w);
                w.covered_by_piece_at(at, out);
            }
            Self::Hidden(what, kind, player) => {
                let player = player.eval(w);
                if player < 1 || player as usize > w.program.players {
                    return;
                }
                for site in 0..w.program.topology.count(*kind) {
                    let slot = w.program.layout.board_slot(site as i32, *kind);
                    if slot.is_some_and(|s| w.state.hidden(player as usize, s) & what.bit() != 0) {
                        out.insert(site);
                    }
                }
            }
            Self::Support(kind, of) => {
                let of = of.as_ref().map(|player| player.eval(w));
                let rests = |up: &u32| {
                    let slot = w.program.layout.board_slot(*up as i32, *kind);
                    slot.is_some_and(|s| {
                        w.state.what(s) != 0 && of.is_none_or(|player| w.state.who(s) == player)
                    })
                };
                for site in 0..w.program.topology.count(*kind) {
                    let ups = w.program.topology.steps(*kind, site as u32, Direction::Upward);
                    if ups.iter().any(rests) {
                        out.insert(site);
                    }
                }
            }
            _ => {}
        }
    }
}

impl<'p> World<'p> {
    /// The sites that generated moves begin at, end at or pass.
    pub(crate) fn sites_of_moves(&mut self, kind: SitesMoveKind, moves: &'p Moves, out: &mut Bits) {
        let mark = self.arena.mark();
        let start = self.arena.moves.len();
        self.generate_aside(|w| moves.generate(w));
        for i in start..self.arena.moves.len() {
            let mv = self.arena.moves[i];
            match kind {
                SitesMoveKind::From => out.insert_site(mv.from),
                SitesMoveKind::To => out.insert_site(mv.to),
                SitesMoveKind::Between => {
                    self.arena.between[mv.between.range()].iter().for_each(|&s| out.insert_site(s));
                }
            }
        }
        self.arena.cut(mark);
    }

    /// The cells where a piece may be laid in games without a board.
    pub(crate) fn playable_sites(&mut self, out: &mut Bits) {
        let kind = self.program.layout.default;
        let n = self.program.topology.count(kind);
        if self.program.line_of_play {
            (0..n).filter(|&s| self.state.is_playable(s)).for_each(|s| out.insert(s));
            return;
        }
        let begun = if self.program.layout.needs.playable {
            // A board without bounds begins where something lies.
            !self.history().is_empty()
        } else {
            self.moves_made() > 0
        };
        if !begun {
            self.program
                .topology
                .sites()
                .regions
                .centre
                .iter()
                .for_each(|&s| out.insert(s as usize));
            return;
        }
        for site in 0..n {
            let Some(slot) = self.program.layout.board_slot(site as i32, kind) else { continue };
            let near = self.program.topology.steps(kind, site as u32, Direction::Adjacent);
            if self.state.is_empty(slot) && near.iter().any(|&s| self.is_occupied(s as i32, kind)) {
                out.insert(site);
            }
        }
    }
}
