//! Many quick random games, for numbers that need many: who wins, how long it takes, and what the winners had.

use std::time::Instant;

use engine::{Program, World};

use crate::cost::weighed;
use crate::facts::Figures;
use crate::features::{Lens, Moment, next_look, telling};

/// What a quick game says.
#[derive(Debug)]
pub(crate) struct Judged {
    pub figures: Figures,
    /// The positions by which it is judged, if it came to an end.
    pub moments: Vec<Moment>,
    /// Whether what it may cost, or time, stopped it: then it says nothing.
    pub stopped: bool,
    /// What it cost, in moves that are weighed.
    pub cost: f64,
}

/// How far a quick game goes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// How many moves it may have.
    pub longest: usize,
    /// What a move costs, in moves that are weighed, unless it takes the engine more.
    pub cost: f64,
    /// What the engine's effort may cost: where single moves take long, games that last are not played to the end.
    pub most: usize,
    /// When it has to stop in any case.
    pub deadline: Instant,
}

/// Plays a quick game that a seed names: moves are drawn without listing all of them where the game permits that.
pub(crate) fn judge<'p>(
    program: &'p Program,
    lens: &Lens<'p>,
    seed: u64,
    limits: Limits,
) -> Judged {
    let mut world = World::begin(program, seed);
    let mut mobility = vec![0.0; program.players];
    let mut moments: Vec<Moment> = Vec::new();
    let mut ply = 0;
    let mut due = 1;
    let stops = |world: &World<'_>| {
        weighed(0, world.effort) > limits.most || Instant::now() >= limits.deadline
    };
    while ply < limits.longest && !world.is_over() && !stops(&world) {
        if ply > 0 && ply >= due && lens.is_even(&world) {
            let traits = lens.traits(&world, &mobility);
            moments.push(Moment { ply, traits });
            due = next_look(ply);
        }
        // How many moves everybody has is counted in the round before a moment.
        if ply + program.players >= due {
            let own = usize::try_from(world.mover() - 1).ok().and_then(|at| mobility.get_mut(at));
            if let Some(own) = own {
                *own = world.legal_moves().len() as f64;
            }
        }
        if world.playout(1).moves == 0 {
            break;
        }
        ply += 1;
    }
    let figures = Figures::of(&world, ply, 0);
    let moments = if figures.finished { telling(&moments, ply) } else { vec![] };
    let stopped = !figures.finished && ply < limits.longest && stops(&world);
    let cost = weighed((limits.cost * ply as f64) as usize, world.effort) as f64;
    Judged { figures, moments, stopped, cost }
}
