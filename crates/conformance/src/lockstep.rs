//! Fast paths against plain ones: the same random games, move by move.

use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use engine::arena::{Arena, Consequence, Move, Part, Span};
use engine::{Program, World};
use language::words::ModeType;

use crate::each::{each, unpanicked};
use crate::{Corpus, Outcome, trials};

const PATIENCE: Duration = Duration::from_millis(400);

/// Plays the games whose paths contain a text, on some threads.
pub fn check(
    corpus: &Corpus,
    filter: Option<&str>,
    moves: usize,
    threads: usize,
) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let games = corpus.games_like(filter)?;
    let one = |game: &String| {
        // What cannot be lowered has no fast path that could differ.
        let program = trials::program(corpus, &library, game).ok()?;
        Some(Outcome::of(game, unpanicked(|| both_ways(&program, moves))))
    };
    each(&games, threads, one)
}

/// Plays a game by the fast paths and by the plain ones.
///
/// The plain paths can be very slow: after some time the rest of the game is left out.
pub fn both_ways(program: &Program, moves: usize) -> Result<()> {
    if program.mode == ModeType::Simultaneous {
        return Ok(());
    }
    let mut fast = World::begin(program, 1);
    let mut plain = fast.clone();
    plain.plain = true;
    let began = Instant::now();
    for ply in 0..moves {
        let patient = began.elapsed() < PATIENCE;
        if !patient || fast.is_over() || fast.fault.is_some() {
            break;
        }
        let a = listing(&mut fast);
        let b = listing(&mut plain);
        if a != b {
            let differs = a.iter().zip(&b).find(|(a, b)| a != b);
            bail!("move {ply}: {} and {} moves, {differs:?}", a.len(), b.len());
        }
        if a.is_empty() {
            break;
        }
        let mut picking = fast.clone();
        // Where chance plays a part, picking draws other numbers than listing did.
        let picked = if program.stochastic { None } else { picking.pick() };
        if let Some(mv) = picked {
            let picked = show(&picking.arena, &mv);
            ensure!(a.contains(&picked), "move {ply}: picked {picked}, which is not legal");
        }
        let pick = (ply * 7919 + 13) % a.len();
        fast.play(pick);
        plain.play(pick);
        ensure!(fast.rows_hash() == plain.rows_hash(), "position after move {ply}");
        ensure!(fast.mover() == plain.mover(), "mover after move {ply}");
        ensure!(fast.is_over() == plain.is_over(), "end after move {ply}");
        ensure!(fast.ending == plain.ending, "ending after move {ply}");
    }
    Ok(())
}

/// Header and actions of each legal move.
fn listing(world: &mut World<'_>) -> Vec<String> {
    let n = world.legal_moves().len();
    let arena = &world.arena;
    (0..n).map(|i| show(arena, &arena.moves[i])).collect()
}

fn show(arena: &Arena, mv: &Move) -> String {
    let mut parts = String::new();
    flatten(arena, mv.parts, &mut parts);
    for consequence in &arena.then[mv.then.range()] {
        match consequence {
            Consequence::Then(then) => parts.push_str(&format!(" then {then}")),
            Consequence::Fixed(span) => {
                parts.push_str(" then");
                let fixed = arena.fixed[span.range()].iter();
                fixed.for_each(|mv| parts.push_str(&format!(" ({})", show(arena, mv))));
            }
        }
    }
    format!("{} {} {} {:?} {parts}", mv.mover, mv.from, mv.to, mv.origin)
}

fn flatten(arena: &Arena, parts: Span, out: &mut String) {
    for part in &arena.parts[parts.range()] {
        match part {
            Part::Action(action) => out.push_str(&format!("{action:?}")),
            Part::Nested(inner) => {
                let inner = &arena.nested[*inner as usize];
                out.push_str(&format!("[{} {}", inner.from, inner.to));
                flatten(arena, inner.parts, out);
                out.push(']');
            }
        }
    }
}
