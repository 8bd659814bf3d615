//! Bundled games, ready to be played.
#![allow(dead_code, reason = "each test uses some of it")]

use engine::{Chance, MatchProgram, Program, World};
use language::Root;
use syntax::{Library, Selection, Sources, Tree};

/// The program of a bundled game with some of its options.
pub fn program(slug: &str, options: &[&str]) -> Result<Program, String> {
    match read(slug, options)? {
        (tree, Root::Game(game)) => engine::lower(&tree, &game).map_err(|error| error.to_string()),
        (_, Root::Match(_)) => Err("a match is played by its games".to_owned()),
    }
}

fn read(slug: &str, options: &[&str]) -> Result<(Tree, Root), String> {
    let game = library::find(slug).map_err(|error| error.to_string())?;
    let mut sources = Sources::default();
    let file = sources.add(game.path, game.text);
    let options = options.iter().map(|option| (*option).to_owned()).collect();
    let selection = Selection { options, ruleset: None };
    let read = syntax::read(&mut sources, file, &Library::standard(), &selection)
        .map_err(|problems| format!("{problems:?}"))?;
    let root = language::read_game(&read.game).map_err(|problems| format!("{problems:?}"))?;
    Ok((read.game, root))
}

/// The program of a bundled match; its games are bundled, too.
pub fn match_program(slug: &str) -> Result<MatchProgram, String> {
    let Root::Match(ast) = read(slug, &[])?.1 else { return Err("not a match".to_owned()) };
    engine::lower_match(&ast, |subgame| {
        let options: Vec<&str> = subgame.option.iter().map(|option| &**option).collect();
        match read(&subgame.name, &options)? {
            (tree, Root::Game(game)) => Ok((tree, *game)),
            (_, Root::Match(_)) => Err("a match in a match".to_owned()),
        }
    })
    .map_err(|error| error.to_string())
}

/// The position in which a game begins.
pub fn start(program: &Program, seed: u64) -> World<'_> {
    let mut world = World::new(program, Chance::seeded(seed));
    world.start();
    world
}

/// All positions that one move leads to.
pub fn children<'p>(world: &World<'p>) -> Vec<World<'p>> {
    let mut world = world.clone();
    if world.is_over() {
        return Vec::new();
    }
    let moves = world.legal_moves().len();
    (0..moves)
        .map(|index| {
            let mut child = world.clone();
            child.play(index);
            child
        })
        .collect()
}

/// The number of sequences of `depth` moves.
pub fn perft(world: &World<'_>, depth: u32) -> u64 {
    if depth == 1 {
        let mut world = world.clone();
        return if world.is_over() { 0 } else { world.legal_moves().len() as u64 };
    }
    children(world).iter().map(|child| perft(child, depth - 1)).sum()
}

/// What the player to move gets with best play on both sides: 1 for a win, 0 for a draw, -1 for a loss.
pub fn solve(world: &World<'_>) -> i32 {
    let mover = world.mover();
    let mut best = -1;
    for child in children(world) {
        let value = if child.is_over() {
            let other = 3 - mover as usize;
            let (own, other) = (child.ranking(mover as usize), child.ranking(other));
            if own < other { 1 } else { -i32::from(own > other) }
        } else {
            let value = solve(&child);
            if child.mover() == mover { value } else { -value }
        };
        best = best.max(value);
        if best == 1 {
            break;
        }
    }
    best
}

/// The length of the shortest way to solve a puzzle, if it is at most `limit`.
pub fn shortest(world: &World<'_>, limit: u32) -> Option<u32> {
    (1..=limit).find(|depth| solved_in(world, *depth))
}

fn solved_in(world: &World<'_>, depth: u32) -> bool {
    children(world).iter().any(|child| {
        if child.is_over() {
            child.ranking(1) == 1.0
        } else {
            depth > 1 && solved_in(child, depth - 1)
        }
    })
}
