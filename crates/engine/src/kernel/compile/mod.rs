//! From a program to the code of a kernel, or the reason why not.

mod columns;
mod effects;
mod ends;
mod moves;
mod numbers;
mod pieces;
mod places;
mod sets;
mod shapes;
mod tests;
mod travel;

use std::fmt::{self, Write};

use board::SiteType;
use language::words::{ModeType, RepetitionKind};
use rustc_hash::FxHashMap;

use super::code::{Action, Code, Effect, Leaf, Mask, Phase, Placing, Rule, Set, Test, Thens};
use super::course::{Course, SEATS, VARS};
use super::flat::Flat;
use super::ground::Ground;
use super::lines::Survey;
use crate::ints::Int;
use crate::moves::{FromPart, Place};
use crate::program::{ContainerKind, Program};
use crate::state::Scalar;
use crate::world::World;

/// Why a game cannot be played by the kernel.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(String);

/// The most sites that a kernel has room for.
const MOST_SITES: usize = 4000;

/// Something compiled, or the reason why it cannot be.
pub(super) type Made<T> = Result<T, Refusal>;

/// Refuses a game because of something.
pub(super) fn no<T>(reason: &str) -> Made<T> {
    Err(Refusal(reason.to_owned()))
}

/// Refuses a game because of a node: its name says which.
pub(super) fn no_node<T>(family: &str, node: &impl fmt::Debug) -> Made<T> {
    /// Takes a name and no more, so that large nodes are not written out.
    struct Name(String);
    impl Write for Name {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            let end = text.find(|c: char| !c.is_alphanumeric());
            self.0.push_str(&text[..end.unwrap_or(text.len())]);
            if end.is_some() { Err(fmt::Error) } else { Ok(()) }
        }
    }
    let mut name = Name(String::new());
    // The error says that the name is complete.
    let _ = write!(name, "{node:?}");
    no(&format!("{family} {}", name.0))
}

/// Which registers have a value where a node is compiled.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Scope {
    pub from: bool,
    pub to: bool,
    pub between: bool,
    pub site: bool,
    /// The component at `(from)`, if it is known.
    pub piece: Option<usize>,
}

/// Compiles a program for one mover after the other.
pub(super) struct Compiler<'p> {
    pub program: &'p Program,
    /// The game after its start, to work out what never changes.
    pub world: World<'p>,
    pub code: Code,
    pub sites: usize,
    /// Who the rules take to be the mover.
    pub mover: i32,
    /// Who makes the moves: consequences are theirs.
    pub doer: i32,
    /// The player of `forEach Player`.
    pub player: Option<i32>,
    pub scope: Scope,
    /// The consequences of the rules around, the outermost first.
    pub outer: Vec<u32>,
    /// Whether a test for threats is being compiled.
    pub in_threat: bool,
    /// Whether pieces are ever taken away, moved or changed.
    pub changes: bool,
    /// Whether moves are made and taken back.
    pub looks_ahead: bool,
    /// Components of which there is one that is looked for, as bits.
    pub sought: u64,
    /// Components that are placed or promoted to, as bits.
    pub made: u64,
    /// Whether numbers that change with the turn are read.
    pub reads_numbers: bool,
    /// The height of the columns, where the board is made of columns.
    pub height: Option<usize>,
    /// The lines that tests ask about.
    pub survey: Survey,
    /// The site that each one rests on and what has to lie there, where pieces have to come to rest.
    rests: Option<(Vec<i16>, Mask)>,
    thens: FxHashMap<(u32, i32, bool), u16>,
    depth: u32,
}

/// Compiles a program, and the position after its start.
pub(super) fn compile(program: &Program) -> Made<(Code, Flat)> {
    let meta = &program.meta;
    if program.mode != ModeType::Alternating || program.players != 2 {
        return no("not for two players in turn");
    }
    if program.stochastic || program.puzzle.is_some() {
        return no("chance or a puzzle");
    }
    let needs = &program.layout.needs;
    if needs.rotations || needs.values || needs.hidden || needs.playable {
        return no("rotations, values or hidden pieces");
    }
    if program.teams || program.cycles {
        return no("teams or cycles");
    }
    if program.visits {
        return no("visits");
    }
    if meta.pin || meta.no_stack_on || meta.automove || meta.gravity || meta.no_suicide {
        return no("meta rules");
    }
    let repeats = [meta.no_repeat, meta.records].into_iter().flatten();
    if repeats.into_iter().any(|kind| kind != RepetitionKind::Positional) {
        return no("repetition other than of positions");
    }
    if program.components.len() > 60 || program.components.iter().any(|c| !c.walks.is_empty()) {
        return no("many or large pieces");
    }
    let kind = program.layout.default;
    let sites = program.topology.count(kind);
    let hands = program.containers.iter().skip(1);
    let total = hands.clone().map(|c| c.first + c.size).max().unwrap_or(0).max(sites);
    if hands.clone().any(|c| c.kind != ContainerKind::Hand) {
        return no("dice or decks");
    }
    if total > MOST_SITES {
        return no("many sites");
    }
    if needs.stacks {
        return columns::compile(program);
    }
    let world = World::begin(program, 0);
    let mut flat = placed(&world, total)?;
    let mut compiler = Compiler::new(program, world);
    compiler.whole()?;
    let code = &compiler.code;
    if code.no_repeat || code.records {
        let before = flat;
        flat = Flat::new(sites, total, program.components.len());
        flat.keep_hash();
        (0..total).for_each(|s| flat.put(s, before.what[s]));
        (flat.state, flat.count) = (before.state, before.count);
        flat.course = Course { hash: flat.course.hash, ..before.course };
    }
    for rule in &code.chains {
        let mut chains = super::chains::Chains::new(sites);
        let mut what = vec![0; sites];
        for site in 0..sites {
            what[site] = flat.what[site];
            if what[site] != 0 {
                chains.add(rule, &what, site);
            }
        }
        flat.chains.push(chains);
    }
    compiler.follow_in(&mut flat);
    Ok((compiler.code, flat))
}

/// The position of a world, compactly.
pub(super) fn placed(world: &World<'_>, total: usize) -> Made<Flat> {
    let program = world.program;
    let sites = program.topology.count(program.layout.default);
    let mut flat = Flat::new(sites, total, program.components.len());
    for site in 0..total {
        let (what, state) = (world.state.what(site), world.state.local_state(site));
        let count = if program.layout.needs.counts { world.state.count(site) } else { 1 };
        if !(0..256).contains(&state) || !(0..256).contains(&count) {
            return no("large local states or counts");
        }
        flat.put(site, what as u8);
        flat.state[site] = state as u8;
        if what != 0 {
            flat.count[site] = count as u8;
        }
    }
    flat.course = course(world);
    Ok(flat)
}

/// The course of a game so far.
fn course(world: &World<'_>) -> Course {
    let get = |scalar: Scalar| world.state.get(scalar);
    let last = world.state.last_played();
    let layout = &world.program.layout;
    let mut course = Course {
        mover: get(Scalar::Mover),
        next: get(Scalar::Next),
        prev: get(Scalar::Previous),
        last_from: last.map_or(-1, |m| m.from),
        last_to: last.map_or(-1, |m| m.to),
        moves: get(Scalar::Moves),
        turns: get(Scalar::Turns),
        same_turn: get(Scalar::SameTurn),
        counter: get(Scalar::Counter),
        triggered: get(Scalar::Triggered) as u32,
        stalemated: get(Scalar::Stalemated) as u32,
        over: world.is_over(),
        winner: get(Scalar::Winner),
        ..Course::START
    };
    for seat in 0..SEATS {
        course.score[seat] = world.state.word(layout.score + seat);
        course.phase[seat] = world.state.word(layout.phase + seat) as u8;
    }
    course.vars[0] = world.state.word(layout.temp);
    for at in 0..world.program.variables.len().min(VARS - 1) {
        course.vars[at + 1] = world.state.word(layout.variables + at);
    }
    let history = world.state.history();
    for played in &history[history.len().saturating_sub(8)..] {
        course.record(i32::from(played.mover), played.is_pass);
    }
    course
}

impl<'p> Compiler<'p> {
    fn new(program: &'p Program, world: World<'p>) -> Self {
        Self {
            program,
            world,
            code: Code::default(),
            sites: program.topology.count(program.layout.default),
            mover: 1,
            doer: 1,
            player: None,
            scope: Scope::default(),
            outer: Vec::new(),
            in_threat: false,
            changes: false,
            looks_ahead: program.meta.no_repeat.is_some(),
            sought: 0,
            made: 0,
            reads_numbers: false,
            height: None,
            survey: Survey::default(),
            rests: None,
            thens: FxHashMap::default(),
            depth: 0,
        }
    }

    /// What holds for the game as a whole.
    fn frame(&mut self) -> Made<()> {
        let program = self.program;
        self.code.players = program.players as i32;
        self.code.owners = program.components.iter().map(|c| c.owner as u8).collect();
        self.code.no_repeat = program.meta.no_repeat.is_some();
        self.code.records = program.meta.records.is_some();
        self.code.all_pass_ends = program.all_pass_ends;
        self.code.max_turns = program.max_turns.saturating_mul(program.players as i32);
        self.code.max_moves = program.max_moves;
        self.code.phases_change = program.phases.iter().any(|phase| !phase.next.is_empty());
        self.code.pass = self.leaf(Action::Pass, Effect::Nothing, Effect::Nothing)?;
        if program.meta.swap {
            self.code.swap = Some(self.leaf(Action::Swap, Effect::Nothing, Effect::Nothing)?);
        }
        self.code.counts = program.layout.needs.counts;
        self.code.phases.push(Vec::new());
        self.code.ends.push(Vec::new());
        Ok(())
    }

    fn whole(&mut self) -> Made<()> {
        self.frame()?;
        let program = self.program;
        for mover in 1..=self.code.players {
            (self.mover, self.doer) = (mover, mover);
            let mut phases = Vec::new();
            for phase in &program.phases {
                let play = self.rule(&phase.play)?;
                let lists = pieces::lists_all(&play);
                let placing = self.placing(&play);
                phases.push(Phase { play, placing, lists, ends: None, next: Vec::new() });
            }
            self.code.phases.push(phases);
        }
        // Ends come last: whether chains only grow is known once all moves are.
        for mover in 1..=self.code.players {
            (self.mover, self.doer) = (mover, mover);
            for (i, phase) in program.phases.iter().enumerate() {
                let ends = phase.has_end.then(|| self.ends(&phase.end)).transpose()?;
                let next = self.next_phases(phase)?;
                let compiled = &mut self.code.phases[mover as usize][i];
                (compiled.ends, compiled.next) = (ends, next);
            }
            let ends = self.ends(&program.end)?;
            self.code.ends.push(ends);
        }
        // Between the test whether the next player can move and that player's turn, only these numbers change.
        let kept = !self.reads_numbers && !self.code.phases_change && !self.code.no_repeat;
        if !kept {
            self.code.phases.iter_mut().flatten().for_each(|phase| phase.lists = false);
        }
        if self.sought & self.made != 0 {
            return no("places of pieces of which there may be several");
        }
        Ok(())
    }

    /// What is placed, if a rule does no more than place a piece of one kind on empty sites.
    fn placing(&mut self, rule: &Rule) -> Option<Placing> {
        let Rule::Add { leaf, sites: Set::Empty, test } = rule else { return None };
        let what = match &self.code.leaves[*leaf as usize] {
            Leaf {
                action: Action::Add(what, -1),
                between: Effect::Nothing,
                to: Effect::Nothing,
                thens,
            } if thens.is_empty() && !self.code.records => *what,
            _ => return None,
        };
        let rests = match test {
            Test::Const(true) => false,
            Test::ByTo(below, mask) => {
                let mut below = below.to_vec();
                below.resize(self.sites, -1);
                self.comes_to_rest(below, *mask).then_some(true)?
            }
            _ => return None,
        };
        Some(Placing { leaf: *leaf, what, rests })
    }

    /// Keeps the sites where pieces come to rest, if these are the only ones.
    fn comes_to_rest(&mut self, below: Vec<i16>, mask: Mask) -> bool {
        let rests = (below, mask);
        *self.rests.get_or_insert_with(|| rests.clone()) == rests
    }

    /// Has the state follow what the compiled code asks for, from the position after the start on.
    fn follow_in(&self, flat: &mut Flat) {
        let lines = self.survey.lines(self.program.components.len());
        let ground = self.rests.as_ref().map(|(below, mask)| Ground::new(below, *mask));
        flat.follow(lines, ground);
    }

    /// Runs something in another scope.
    pub fn within<T>(&mut self, scope: Scope, make: impl FnOnce(&mut Self) -> Made<T>) -> Made<T> {
        self.depth += 1;
        if self.depth > 60 {
            return no("rules within rules");
        }
        let saved = std::mem::replace(&mut self.scope, scope);
        let made = make(self);
        self.scope = saved;
        self.depth -= 1;
        made
    }

    /// A new leaf, with the consequences of the rules around.
    pub fn leaf(&mut self, action: Action, between: Effect, to: Effect) -> Made<u16> {
        let thens = self.follow()?;
        if !matches!(action, Action::Add(..) | Action::Pass | Action::Swap | Action::Nothing) {
            self.changes = true;
        }
        self.code.leaves.push(Leaf { action, between, to, thens });
        match u16::try_from(self.code.leaves.len() - 1) {
            Ok(leaf) if leaf < 30_000 => Ok(leaf),
            _ => no("too many rules"),
        }
    }

    /// The consequences of the rules around, the innermost first.
    pub fn follow(&mut self) -> Made<Thens> {
        let outer = std::mem::take(&mut self.outer);
        let thens = outer.iter().rev().map(|&then| self.then(then)).collect();
        self.outer = outer;
        thens
    }

    fn then(&mut self, then: u32) -> Made<u16> {
        let doer = self.doer;
        // In a test for threats other tests for threats fail.
        let key = (then, doer, self.in_threat);
        if let Some(&known) = self.thens.get(&key) {
            return Ok(known);
        }
        let clause = &self.program.thens[then as usize];
        if clause.after_all {
            return no("consequences after all moves");
        }
        let mover = std::mem::replace(&mut self.mover, doer);
        let effect = self.within(Scope::default(), |c| c.effect(&clause.moves));
        self.mover = mover;
        self.code.thens.push(effect?);
        let number = (self.code.thens.len() - 1) as u16;
        self.thens.insert(key, number);
        Ok(number)
    }

    /// Refuses moves from sites of another type than those of the board, unless they are in hands: those are cells.
    pub fn kind_from(&self, from: &FromPart) -> Made<()> {
        let first = self.program.containers.iter().skip(1).map(|c| c.first).min();
        let cells = self.program.layout.elements[SiteType::Cell as usize];
        let in_hand = from.kind == SiteType::Cell
            && matches!(&from.place, Some(Place::Site(Int::HandSite(..))))
            && first.is_some_and(|first| cells <= first);
        if in_hand { Ok(()) } else { self.kind(from.kind) }
    }

    /// Refuses sites of another type than those of the board.
    pub fn kind(&self, kind: SiteType) -> Made<()> {
        if kind == self.program.layout.default { Ok(()) } else { no("sites of another type") }
    }
}
