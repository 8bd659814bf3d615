//! The last step: layout, tables, and the regions of the equipment.

use std::sync::Arc;

use board::{Direction, SiteType};
use language::words::ModeType;

use super::rules::LoweredRules;
use super::{Lower, Lowered, PendingRegion, RegionQuery};
use crate::bits::Bits;
use crate::chance::Chance;
use crate::moves::Moves;
use crate::program::{Program, RegionItem};
use crate::reach::Reach;
use crate::state::{Layout, Sizes};
use crate::turns::Turns;
use crate::world::World;

/// How many turns each player has at most.
pub(super) const MAX_TURNS: i32 = 1250;
/// How many moves a game has at most.
pub(super) const MAX_MOVES: i32 = 10_000;

impl Lower<'_> {
    /// Builds the program.
    pub(crate) fn finish(mut self) -> Lowered<Program> {
        let rules = self.rules()?;
        let threats = self.flags.threats;
        let layout = Arc::new(self.layout());
        let pending = std::mem::take(&mut self.regions);
        let queries = std::mem::take(&mut self.queries);
        let mut program = self.program(rules, layout);
        program.regions = pending
            .iter()
            .map(|p| RegionItem { name: p.name.clone(), owner: p.owner, ..RegionItem::default() })
            .collect();
        if threats {
            program.reach = Reach::new(&program);
        }
        fill_tables(&mut program, &queries);
        for (i, region) in pending.into_iter().enumerate() {
            let item = worked_out(&program, &region);
            program.regions[i] = item;
            fill_tables(&mut program, &queries);
        }
        crate::puzzle::Puzzle::find_variables(&mut program);
        Ok(program)
    }

    fn layout(&mut self) -> Layout {
        if self.needs.stacks {
            self.needs.counts = false;
        }
        let owns_two = (0..=self.shared())
            .any(|p| self.components.iter().skip(1).filter(|c| c.owner == p).count() >= 2);
        let only_cells = !self.needs.types[SiteType::Vertex as usize]
            && !self.needs.types[SiteType::Edge as usize];
        self.needs.whats = self.components.len() > self.players + 1
            || owns_two
            || self.needs.counts
            || self.needs.states
            || !only_cells;
        let large = self.components.iter().any(|c| !c.walks.is_empty());
        self.needs.states |= large;
        let elements = SiteType::ALL.map(|kind| self.topology.count(kind));
        let revisits = self.tracks.iter().any(|t| t.internal_loop);
        let track_places =
            if revisits { self.tracks.iter().map(|t| t.elems.len()).sum() } else { 0 };
        let sizes = Sizes {
            players: self.players,
            elements,
            default: self.default,
            containers: self.containers.iter().map(|c| (c.first, c.size)).collect(),
            components: self.components.len(),
            variables: self.variables.len(),
            remembered: self.memories.len(),
            dice: self.dice.iter().map(|d| d.count).collect(),
            track_places,
            candidates: self.ranges.map(|(_, max)| max),
        };
        Layout::new(self.needs.clone(), &sizes)
    }

    fn program(self, rules: LoweredRules, layout: Arc<Layout>) -> Program {
        let flags = &self.flags;
        let mode = self.mode();
        let never = flags.all_passed || rules.no_pass_end || !self.dice.is_empty() || flags.cards;
        let lone_pass = flags.pass && self.players == 1;
        let all_pass_ends = !never && !lone_pass && mode != ModeType::Simulation;
        let mut meta = rules.meta;
        meta.records = meta.no_repeat.or(flags.repeat);
        let order = [
            Direction::Adjacent,
            Direction::All,
            Direction::OffDiagonal,
            Direction::Diagonal,
            Direction::Orthogonal,
        ];
        let distance = order.into_iter().find(|d| flags.steps.contains(d));
        let distances = distance.map(|d| self.distances(d)).unwrap_or_default();
        let default_sites = self.topology.sites().len() as i32;
        let countable = |moves: &Moves| moves.is_countable();
        let countable =
            self.components.iter().map(|c| c.moves.as_ref().is_some_and(countable)).collect();
        let turns = Turns::new(&self.topology);
        let large_pieces = self.components.iter().any(|c| !c.walks.is_empty());
        Program {
            name: self.game.name.clone(),
            players: self.players,
            mode,
            max_count: default_sites.max(self.start_total()),
            topology: self.topology,
            containers: self.containers,
            components: self.components,
            dice: self.dice,
            tracks: self.tracks,
            regions: Vec::new(),
            region_tables: Vec::new(),
            maps: self.maps,
            hints: self.hints,
            ranges: self.ranges,
            facings: self.facings,
            layout,
            start: rules.start,
            phases: rules.phases,
            end: rules.end,
            thens: self.thens,
            meta,
            names: self.names,
            variables: self.variables,
            memories: self.memories,
            messages: self.messages,
            max_turns: MAX_TURNS,
            max_moves: MAX_MOVES,
            cards: self.flags.cards,
            line_of_play: self.flags.line_of_play,
            stochastic: self.flags.stochastic,
            all_pass_ends,
            scores: self.flags.scores,
            teams: self.flags.teams,
            visits: self.flags.visits,
            deferred: self.flags.deferred,
            cycles: self.flags.cycles,
            keeps_between: self.flags.between,
            keeps_touched: self.flags.touched,
            swaps_pieces: self.flags.swaps_pieces,
            large_pieces,
            countable,
            turns,
            remembered: self.remembered,
            distance: distance.unwrap_or(Direction::Adjacent),
            distances,
            reach: Reach::default(),
            puzzle: self.puzzle,
            kernel: Default::default(),
        }
    }

    /// How many pieces the start may place, at most.
    fn start_total(&self) -> i32 {
        // Counts are written as numbers in the description: their sum is a safe bound.
        let nodes = self.tree.nodes.iter();
        let counts =
            nodes.filter(|n| n.label.as_deref().is_some_and(|l| l == "count" || l == "counts"));
        let numbers = counts.filter_map(|n| match &n.kind {
            syntax::NodeKind::Word(word) => word.parse::<i32>().ok(),
            _ => None,
        });
        numbers.fold(1000, |a, b| a.saturating_add(b))
    }

    /// Distances between default sites; 0 where there is no way.
    fn distances(&self, direction: Direction) -> Vec<Vec<u16>> {
        let elements = self.topology.sites();
        let n = elements.len();
        (0..n)
            .map(|from| {
                let mut row = vec![0u16; n];
                let mut seen = Bits::with_room(n);
                seen.insert(from);
                let mut queue = vec![from as u32];
                let mut at = 0;
                while at < queue.len() {
                    let site = queue[at];
                    at += 1;
                    for &next in elements.steps.of(site, direction) {
                        if !seen.contains(next as usize) {
                            seen.insert(next as usize);
                            row[next as usize] = row[site as usize] + 1;
                            queue.push(next);
                        }
                    }
                }
                row
            })
            .collect()
    }
}

/// Works out a region on the empty board.
fn worked_out(program: &Program, pending: &PendingRegion) -> RegionItem {
    let mut world = World::new(program, Chance::seeded(0));
    let mut sites = Bits::default();
    let mut parts = Vec::new();
    let mut statics = Vec::new();
    if !pending.listed.is_empty() {
        pending.listed.iter().for_each(|&s| sites.insert_site(s));
        parts.push(pending.listed.clone());
    }
    for region in &pending.parts {
        let found = region.eval(&mut world);
        sites.union_with(&found);
        parts.push(found.iter().collect());
    }
    for (word, lists) in &pending.statics {
        for list in lists {
            list.iter().for_each(|&s| sites.insert_site(s));
            parts.push(list.clone());
        }
        statics.push((*word, lists.clone()));
    }
    RegionItem {
        name: pending.name.clone(),
        owner: pending.owner,
        sites,
        listed: pending.listed.clone(),
        parts,
        statics,
    }
}

fn fill_tables(program: &mut Program, queries: &[RegionQuery]) {
    let shared = program.shared();
    let table = |query: &RegionQuery| -> Vec<Bits> {
        (0..=shared)
            .map(|owner| {
                let mut sites = Bits::default();
                for item in &program.regions {
                    let fits = if query.by_owner {
                        item.owner == owner
                            && query.name.as_ref().is_none_or(|n| item.name.contains(&**n))
                    } else {
                        query.name.as_ref().is_none_or(|n| item.name == *n)
                    };
                    if fits {
                        sites.union_with(&item.sites);
                    }
                }
                sites
            })
            .collect()
    };
    program.region_tables = queries.iter().map(table).collect();
}
