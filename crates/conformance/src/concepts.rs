//! What the English texts say about hidden numbers, held against what happens in random games.
//!
//! A text that says "has not yet moved" where the description asks for a mark claims that both are the same. Here the
//! mark and the history of the piece are kept side by side.

use anyhow::{Context, Result, ensure};
use board::SiteType;
use board::direction::COMPASS;
use board::topology::{Relation, StepDistances};
use engine::facts::Fact;
use engine::state::{Played, Scalar};
use engine::{Program, World};
use english::Concept;
use language::Root;

use crate::each::{each, unpanicked};
use crate::{Corpus, Outcome, trials};

/// Plays games at random whose texts claim something about hidden numbers; games without such claims are left out.
pub fn check(
    corpus: &Corpus,
    filter: Option<&str>,
    count: u64,
    bound: usize,
    threads: usize,
) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let games = corpus.games_like(filter)?;
    each(&games, threads, |game| {
        let concepts = concepts(corpus, game).ok()?;
        if concepts.is_empty() {
            return None;
        }
        let program = trials::program(corpus, &library, game).ok()?;
        let held =
            unpanicked(|| (1..=count).try_for_each(|seed| hold(&program, &concepts, seed, bound)));
        Some(Outcome::of(game, held))
    })
}

/// What the text of a game claims.
fn concepts(corpus: &Corpus, game: &str) -> Result<Vec<Concept>> {
    let (_, description) = corpus.read(&corpus.library(), game)?;
    let tree = &description.game;
    match language::read_game(tree) {
        Ok(Root::Game(game)) => Ok(english::tell(&game, tree, None, None).concepts),
        _ => Ok(vec![]),
    }
}

/// Plays one game and compares after every move what the text claims with what has happened.
pub fn hold(program: &Program, concepts: &[Concept], seed: u64, bound: usize) -> Result<()> {
    let mut world = World::begin(program, seed);
    let mut watches: Vec<Watch> =
        concepts.iter().map(|concept| Watch::begin(concept, &world)).collect();
    for moves in 0..bound {
        if world.is_over() || world.play_random().is_none() {
            break;
        }
        let Some(played) = world.state.last_played().cloned() else { continue };
        for watch in &mut watches {
            watch.look(&world, &played).with_context(|| format!("seed {seed}, move {moves}"))?;
        }
    }
    Ok(())
}

/// A claim with what has happened so far.
enum Watch {
    /// Pieces that carry a mark have not moved: what stood on each site at the start, and has not been touched since,
    /// the pieces that start with the mark, and the sites where it is asked for.
    /// Where pieces may also count as moved, nothing is claimed of those that have lost the mark.
    Unmoved {
        mark: i32,
        untouched: Vec<i32>,
        before: Vec<i32>,
        marked: Vec<i32>,
        asked: Vec<bool>,
        counts: bool,
    },
    /// The counter counts moves without certain events: the count, and what stands where before a move.
    Without { capture: bool, kinds: Vec<String>, count: i32, before: Vec<i32> },
    /// The place that a double step has crossed is marked after it, and nothing after other moves: the kind of piece
    /// that makes such steps, what stood where before the move, and how far the places lie apart.
    Crossed { kind: Option<String>, before: Vec<i32>, apart: StepDistances },
    /// Nobody passes, except at the very end of the game.
    NoPass { ends: bool },
}

impl Watch {
    fn begin(concept: &Concept, world: &World<'_>) -> Self {
        let board = pieces(world);
        match concept {
            Concept::Unmoved { mark, kinds, at_start, counts_as_moved } => {
                let starts: Vec<bool> = sites(world)
                    .map(|slot| {
                        world.state.local_state(slot) == *mark && world.state.what(slot) != 0
                    })
                    .collect();
                let marked = board.iter().zip(&starts).filter(|(_, start)| **start);
                let mut marked: Vec<i32> = marked.map(|(what, _)| *what).collect();
                if !kinds.is_empty() {
                    marked.retain(|what| kinds.iter().any(|kind| is_named(world, *what, kind)));
                }
                marked.sort_unstable();
                marked.dedup();
                let asked = starts.iter().map(|start| *start || !at_start).collect();
                let (untouched, before) = (board.clone(), board);
                let (mark, counts) = (*mark, *counts_as_moved);
                Self::Unmoved { mark, untouched, before, marked, asked, counts }
            }
            Concept::NoPass { ends } => Self::NoPass { ends: *ends },
            Concept::Crossed { kind } => {
                let topology = &world.program.topology;
                let apart =
                    topology.step_distances(world.program.default_type(), Relation::Adjacent);
                Self::Crossed { kind: kind.clone(), before: board, apart }
            }
            Concept::MovesWithout { capture, kinds } => Self::Without {
                capture: *capture,
                kinds: kinds.clone(),
                count: world.state.get(Scalar::Counter),
                before: board,
            },
        }
    }

    fn look(&mut self, world: &World<'_>, played: &Played) -> Result<()> {
        let now = pieces(world);
        match self {
            Self::NoPass { ends } => ensure!(
                !played.is_pass || (*ends && world.is_over()),
                "a player without a move has passed"
            ),
            Self::Unmoved { mark, untouched, before, marked, asked, counts } => {
                // What is only chosen, a piece or a place, has not moved, whatever else happens.
                let on = |board: &[i32], site: i32| {
                    usize::try_from(site).ok().and_then(|site| board.get(site).copied())
                };
                let carried =
                    played.from != played.to && on(before, played.from) == on(&now, played.to);
                for (site, slot) in sites(world).enumerate() {
                    let touched = carried
                        && ([played.from, played.to].contains(&(site as i32))
                            || played.touched.contains(&(site as i32)));
                    // A piece that has just come to be, by a promotion, has not moved.
                    let new =
                        *mark == 0 && now[site] != before[site] && !came(&now, before, now[site]);
                    if new {
                        untouched[site] = now[site];
                    } else if touched || now[site] != untouched[site] {
                        untouched[site] = 0;
                    }
                    if !asked[site] || !marked.contains(&now[site]) {
                        continue;
                    }
                    let carries = world.state.local_state(slot) == *mark;
                    let unmoved = untouched[site] != 0;
                    ensure!(
                        carries == unmoved || (*counts && !carries),
                        "site {site}: the piece {} the mark of one that has not moved",
                        if carries { "carries" } else { "does not carry" }
                    );
                }
                *before = now;
            }
            Self::Without { capture, kinds, count, before } => {
                // A piece of the mover's own that another one takes the place of is lost, not captured.
                let number = |board: &[i32]| {
                    board.iter().filter(|what| is_others(world, **what, played.mover)).count()
                };
                let captured = *capture && number(&now) < number(before);
                // A choice after the move, such as what a pawn becomes, is no move of the piece.
                let moved = played.from != played.to
                    && kinds.iter().any(|kind| is_kind(world, before, played.from, kind));
                *count = if captured || moved { 0 } else { *count + 1 };
                let counter = world.state.get(Scalar::Counter);
                ensure!(
                    counter == *count,
                    "the counter is {counter}, but {count} moves were made without such an event"
                );
                *before = now;
            }
            Self::Crossed { kind, before, apart } => {
                let marked = match world.facts().remove("pending") {
                    Some(Fact::List(sites)) => sites,
                    _ => vec![],
                };
                let steps = |from: i32, to: i32| {
                    Some(apart.between(u32::try_from(from).ok()?, u32::try_from(to).ok()?))
                };
                let crossed = |site: &i32| {
                    steps(played.from, *site) == Some(1) && steps(*site, played.to) == Some(1)
                };
                ensure!(marked.iter().all(crossed), "a place is marked that was not crossed");
                if let Some(kind) = kind {
                    let double = is_kind(world, before, played.from, kind)
                        && steps(played.from, played.to) == Some(2)
                        && is_straight(world, played.from, played.to);
                    ensure!(
                        marked.is_empty() != double,
                        "a double step and a marked place do not go together"
                    );
                }
                *before = now;
            }
        }
        Ok(())
    }
}

/// Whether a piece belongs to somebody else than a player, or to nobody.
fn is_others(world: &World<'_>, what: i32, player: u8) -> bool {
    what != 0
        && usize::try_from(what)
            .ok()
            .and_then(|what| world.program.components.get(what))
            .is_none_or(|piece| piece.owner != i32::from(player))
}

/// Whether two steps in one direction lead from one site to another: on hexagons, two steps round a corner are one diagonal step.
fn is_straight(world: &World<'_>, from: i32, to: i32) -> bool {
    let (Ok(from), Ok(to)) = (u32::try_from(from), u32::try_from(to)) else { return false };
    let steps = &world.program.topology.of(world.program.default_type()).steps;
    COMPASS.iter().any(|way| {
        steps.of(from, *way).iter().any(|between| steps.of(*between, *way).contains(&to))
    })
}

/// Whether a piece of a kind stood on a site.
fn is_kind(world: &World<'_>, before: &[i32], site: i32, kind: &str) -> bool {
    let what = usize::try_from(site).ok().and_then(|site| before.get(site));
    what.is_some_and(|what| is_named(world, *what, kind))
}

/// Whether a piece is of a kind.
fn is_named(world: &World<'_>, what: i32, kind: &str) -> bool {
    usize::try_from(what)
        .ok()
        .and_then(|what| world.program.components.get(what))
        .is_some_and(|piece| *kind == *piece.base || *kind == *piece.name)
}

/// Whether there are no more pieces like one than before: it came from another place.
fn came(now: &[i32], before: &[i32], what: i32) -> bool {
    let number = |board: &[i32]| board.iter().filter(|other| **other == what).count();
    number(now) <= number(before)
}

/// The slots of the sites of the board.
fn sites<'w>(world: &'w World<'_>) -> impl Iterator<Item = usize> + 'w {
    let kind: SiteType = world.program.default_type();
    (0..).map_while(move |site| world.state.layout().board_slot(site, kind))
}

/// What stands on each site of the board.
fn pieces(world: &World<'_>) -> Vec<i32> {
    sites(world).map(|slot| world.state.what(slot)).collect()
}
