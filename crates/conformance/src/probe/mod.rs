//! Ludemes nobody has tried: each one, with arguments at random, put into small games that are then played.
//!
//! No corpus is needed. Whatever types must lower or say what it does not know; play must neither panic nor hang,
//! leave a trace of moves taken back, nor lose the hash; and the kernel must play the same game.

pub mod frame;
pub mod write;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use engine::{Playouts, Program, World};
use frame::{FRAMES, Hole};
use language::Root;
use language::ludeme::{Clause, Ludeme, Type};
use syntax::{Library, Selection, Sources};
use write::Writer;

/// What became of a description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    /// It was played.
    Played,
    /// It does not type.
    Untyped(String),
    /// Lowering refused it with a reason.
    Refused(String),
    /// Play ended with a fault.
    Fault(String),
    /// It panicked, or a move left a trace.
    Broken(String),
}

/// A description with what became of it.
#[derive(Debug, Clone)]
pub struct Probe {
    /// The ludeme that was tried.
    pub ludeme: &'static str,
    /// The whole description.
    pub text: String,
    /// What became of it.
    pub fate: Fate,
}

/// The holes with the types that fit into them.
fn holes() -> [(Hole, &'static Type); 14] {
    [
        (Hole::Moves, language::moves::Moves::TYPE),
        (Hole::Then, language::moves::Moves::TYPE),
        (Hole::Condition, language::booleans::Boolean::TYPE),
        (Hole::Test, language::booleans::Boolean::TYPE),
        (Hole::Int, language::ints::Int::TYPE),
        (Hole::Region, language::regions::Region::TYPE),
        (Hole::Array, language::arrays::IntArray::TYPE),
        (Hole::Direction, language::directions::Direction::TYPE),
        (Hole::Float, language::floats::Float::TYPE),
        (Hole::Start, language::start::StartRule::TYPE),
        (Hole::End, language::end::EndRule::TYPE),
        (Hole::Board, language::graph::Graph::TYPE),
        (Hole::Item, language::equipment::Item::TYPE),
        (Hole::Meta, language::meta::MetaRule::TYPE),
    ]
}

/// The clauses that a type can be.
fn clauses(ty: &'static Type, found: &mut Vec<&'static Clause>) {
    match ty {
        Type::Clause(clause) => found.push(clause),
        Type::Choice(choice) => choice.variants.iter().for_each(|v| clauses((v.ty)(), found)),
        _ => {}
    }
}

/// Tries every clause in every hole that it fits into, `count` times in each game whose name contains a text.
///
/// Each description is first written to the file `last`, if there is one: after a hang it is there to read.
pub fn run(seed: u64, count: u64, only: Option<&str>, last: Option<&Path>) -> Vec<Probe> {
    let mut probes = Vec::new();
    for (hole, ty) in holes() {
        let mut all = Vec::new();
        clauses(ty, &mut all);
        for clause in all {
            if only.is_some_and(|name| !clause.name.contains(name)) {
                continue;
            }
            for (at, frame) in FRAMES.iter().enumerate() {
                for round in 0..count {
                    let own = round << 32 ^ (at as u64) << 48 ^ name_hash(clause.name);
                    // Boards of many thousands of sites would take most of the time.
                    let mut writer = Writer::new(seed ^ own, hole == Hole::Board);
                    let depth = 1 + writer.below(3) as u32;
                    let text = (depth..depth + 3).find_map(|depth| writer.clause(clause, depth));
                    if let Some(text) = text {
                        let text = frame.with(hole, &text);
                        if let Some(last) = last {
                            let _ = std::fs::write(last, &text);
                        }
                        probes.push(probe(clause.name, text));
                    }
                }
            }
        }
    }
    probes
}

fn name_hash(name: &str) -> u64 {
    engine::rows::fnv(name.as_bytes())
}

fn probe(ludeme: &'static str, text: String) -> Probe {
    let fate = catch_unwind(AssertUnwindSafe(|| try_out(&text)))
        .unwrap_or_else(|panic| Fate::Broken(format!("panic: {}", said(&*panic))));
    Probe { ludeme, text, fate }
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("?").to_owned()
}

/// How many moves each game has at most.
const BOUND: usize = 24;

/// Reads, lowers and plays a description.
pub fn try_out(text: &str) -> Fate {
    let mut sources = Sources::default();
    let file = sources.add("probe.lud", text);
    let description = match syntax::read(&mut sources, file, &Library::new(), &Selection::default())
    {
        Ok(description) => description,
        Err(problems) => return Fate::Untyped(format!("{problems:?}")),
    };
    let game = match language::read_game(&description.game) {
        Ok(Root::Game(game)) => game,
        Ok(Root::Match(_)) => return Fate::Untyped("a match".into()),
        Err(problems) => {
            let first = problems.first().map(|p| p.render(&sources)).unwrap_or_default();
            return Fate::Untyped(first);
        }
    };
    let program = match engine::lower(&description.game, &game) {
        Ok(program) => program,
        Err(error) => return Fate::Refused(error.to_string()),
    };
    for seed in 1..=2 {
        let mut world = World::begin(&program, seed);
        for _ in 0..BOUND {
            if let Some(fault) = &world.fault {
                return Fate::Fault(fault.to_string());
            }
            if world.is_over() {
                break;
            }
            let count = world.legal_moves().len();
            let before = world.state.clone();
            if count > 0 {
                world.try_move(count / 2, |_| ());
            }
            if !world.state.same(&before) {
                return Fate::Broken("a move leaves a trace".into());
            }
            if world.play_random().is_none() {
                break;
            }
            if world.state.hash() != world.state.recomputed_hash() {
                return Fate::Broken("the kept hash is not the recomputed one".into());
            }
        }
    }
    match in_kernel(&program) {
        Ok(()) => Fate::Played,
        Err(difference) => Fate::Broken(format!("kernel: {difference}")),
    }
}

/// Plays a game by the kernel, if it knows the game, and beside the general engine; the error says what differs.
fn in_kernel(program: &Program) -> Result<(), String> {
    let Some(kernel) = program.kernel() else { return Ok(()) };
    let mut playouts = Playouts::new(program);
    for seed in 0..5 {
        playouts.play(seed, BOUND);
    }
    let mut world = World::begin(program, 1);
    let same = kernel.lockstep(&mut world, BOUND);
    // After a fault no rule is evaluated any more: there is nothing to compare.
    if world.fault.is_some() { Ok(()) } else { same }
}

/// Prints how often what happened, and says whether nothing was broken.
pub fn report(probes: &[Probe], texts: bool) -> bool {
    let mut kinds: BTreeMap<String, (usize, &Probe)> = BTreeMap::new();
    for probe in probes {
        let key = match &probe.fate {
            Fate::Played => "played".to_owned(),
            Fate::Untyped(_) => format!("untyped {}", probe.ludeme),
            Fate::Refused(why) => format!("refused {why}"),
            Fate::Fault(why) => format!("fault {why}"),
            Fate::Broken(why) => format!("BROKEN {why}"),
        };
        let entry = kinds.entry(key).or_insert((0, probe));
        entry.0 += 1;
        if probe.text.len() < entry.1.text.len() {
            entry.1 = probe;
        }
    }
    for (key, (count, example)) in &kinds {
        println!("{count:>7} {key}");
        if texts && key != "played" {
            println!("        {}", example.text.split_whitespace().collect::<Vec<_>>().join(" "));
            if let Fate::Untyped(why) = &example.fate {
                println!("        {why}");
            }
        }
    }
    let broken = probes.iter().filter(|p| matches!(p.fate, Fate::Broken(_))).count();
    println!("probes: {} of {} not broken", probes.len() - broken, probes.len());
    broken == 0
}
