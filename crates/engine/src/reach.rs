//! From where a piece could get to a site at all, whatever stands on the board.
//!
//! A test for threats asks which enemy pieces can move to one site. Most pieces cannot from where they stand, and this
//! table says so without generating a move: it is read off the shape of the rules, once.

use board::{SiteType, Topology};

use crate::bits::Bits;
use crate::ints::Int;
use crate::local;
use crate::moves::{FromPart, Kind, Moves, Place};
use crate::program::Program;

/// Boards with more sites than this get no table: it grows with the square of their number.
const MOST_SITES: usize = 400;

/// For each component and each site, the sites from which the component could move there.
#[derive(Debug, Default)]
pub struct Reach {
    components: Vec<Option<Vec<Bits>>>,
    /// Whether the moves of each component are local.
    local: Vec<bool>,
}

impl Reach {
    /// Works the table out from the moves of the pieces.
    pub(crate) fn new(program: &Program) -> Self {
        let kind = program.layout.default;
        let sites = program.topology.count(kind);
        if sites > MOST_SITES {
            return Self::default();
        }
        let table = |moves: &Moves| {
            let board = Board { topology: &program.topology, kind };
            let mut origins = vec![Bits::with_room(sites); sites];
            for from in 0..sites {
                let mut targets = Bits::with_room(sites);
                if !board.targets(moves, from as u32, &mut targets) {
                    return None;
                }
                for to in targets.iter() {
                    origins[to as usize].insert(from);
                }
            }
            Some(origins)
        };
        let components = &program.components;
        Self {
            components: components.iter().map(|c| c.moves.as_ref().and_then(table)).collect(),
            local: components.iter().map(|c| c.moves.as_ref().is_some_and(local::moves)).collect(),
        }
    }

    /// Whether there is no table.
    pub(crate) fn is_empty(&self) -> bool {
        self.components.is_empty()
    }

    /// Whether what a component may do depends only on the sites of its moves.
    pub(crate) fn is_local(&self, component: usize) -> bool {
        self.local.get(component).copied().unwrap_or(false)
    }

    /// The sites from which a component could move to a site; none if that is not known.
    pub(crate) fn origins(&self, component: usize, to: i32) -> Option<&Bits> {
        self.components.get(component)?.as_ref()?.get(to as usize)
    }
}

struct Board<'a> {
    topology: &'a Topology,
    kind: SiteType,
}

impl Board<'_> {
    /// Adds the sites at which moves from a site could end; false if that cannot be said.
    fn targets(&self, moves: &Moves, from: u32, out: &mut Bits) -> bool {
        match &moves.kind {
            Kind::All(list) | Kind::Priority(list) => {
                list.iter().all(|part| self.targets(part, from, out))
            }
            Kind::If(parts) => {
                self.targets(&parts.1, from, out)
                    && parts.2.as_ref().is_none_or(|part| self.targets(part, from, out))
            }
            Kind::ForEachNumber(parts) => self.targets(&parts.2, from, out),
            Kind::ForEachValue(parts) => self.targets(&parts.1, from, out),
            Kind::Step(step) => {
                for step in self.topology.of(self.kind).steps.from(from) {
                    out.insert(step.to as usize);
                }
                self.starts_there(&step.from)
            }
            Kind::Slide(slide) => {
                self.along_rays(from, out);
                self.starts_there(&slide.from)
            }
            Kind::Hop(hop) => {
                self.along_rays(from, out);
                self.starts_there(&hop.from)
            }
            Kind::Leap(leap) => {
                let Some(ends) = leap.ends.as_ref().and_then(|ends| ends.get(from as usize)) else {
                    return false;
                };
                ends.iter().for_each(|&to| out.insert_site(to));
                self.starts_there(&leap.from)
            }
            _ => false,
        }
    }

    fn along_rays(&self, from: u32, out: &mut Bits) {
        let elements = self.topology.of(self.kind);
        for direction in board::Direction::ALL {
            for ray in elements.rays().of(from, direction) {
                ray.sites[1..].iter().for_each(|&site| out.insert(site as usize));
            }
            for &site in self.topology.steps(self.kind, from, direction) {
                out.insert(site as usize);
            }
        }
    }

    /// Whether a move begins where the piece stands.
    fn starts_there(&self, from: &FromPart) -> bool {
        from.kind == self.kind && matches!(from.place, None | Some(Place::Site(Int::From)))
    }
}
