//! A deduction puzzle solved step by step.

use board::SiteType;
use engine::action::Act;
use engine::solve::{Reason, Step};
use engine::{Chance, Program, World};
use survey::Scene;
use tutor::strategy::Deduction;

use super::book::Bench;
use super::places::place;
use super::words::capital;
use crate::model::{Ending, Figure, FigureId, Manual, Pictures, Scope, Solution, SolvedStep};

/// So many steps are shown in pictures, two full lines of them on a page; the others are told.
const SHOWN: usize = 6;

/// So many places are named that are filled in first.
const FIRST: usize = 3;

/// Adds the solution of a puzzle, and its end where no playout found it, and says how it is found.
pub(super) fn add(
    bench: &Bench<'_>,
    manual: &mut Manual,
    pictures: &mut Pictures,
) -> Option<Deduction> {
    let explanation = bench.explanation.as_ref()?;
    let mut world = World::new(bench.program, Chance::seeded(0));
    world.start();
    let mut steps = Vec::new();
    let mut last = None;
    for (number, step) in explanation.steps.iter().enumerate() {
        let Some(scene) = make(&mut world, step) else { continue };
        let figure = (number < SHOWN).then(|| {
            figure(bench, &scene, &format!("step-{}", number + 1), step, manual, pictures)
        });
        steps.push(SolvedStep { text: told(bench, step), figure });
        last = Some((scene, step));
    }
    let complete = steps.len() == explanation.steps.len();
    if let Some((scene, step)) = last
        && manual.endings.is_empty()
        && (scene.after.is_over() || complete)
    {
        let figure = figure(bench, &scene, "solved", step, manual, pictures);
        manual.endings.push(Ending {
            result: "Solved".to_owned(),
            reason: "All places are filled in and all conditions hold.".to_owned(),
            frequency: String::new(),
            figure: Some(figure),
        });
    }
    let only = if explanation.unique {
        "It has no other solution."
    } else {
        "It has other solutions too."
    };
    let guessed = explanation.steps.iter().any(|step| step.reason == Reason::Guess);
    let how = if guessed {
        "Not every step follows from those before it."
    } else {
        "Every step follows from those before it."
    };
    if !steps.is_empty() {
        manual.solution = Some(Solution {
            intro: format!("This is how the puzzle is solved. {how} {only}"),
            steps,
        });
    }
    Some(deduction(bench, &explanation.steps))
}

/// The first step of the solution that follows from the rules: an example of a move that is right.
pub(super) fn example<'p>(bench: &Bench<'p>) -> Option<Scene<'p>> {
    let steps = &bench.explanation.as_ref()?.steps;
    let follows = |step: &&Step| step.reason != Reason::Guess;
    let step = steps.iter().find(follows).or(steps.first())?;
    let mut world = World::new(bench.program, Chance::seeded(0));
    world.start();
    make(&mut world, step)
}

/// How the steps of a solution are found.
fn deduction(bench: &Bench<'_>, steps: &[Step]) -> Deduction {
    let count = |reason| steps.iter().filter(|step| step.reason == reason).count();
    let follows = |step: &&Step| matches!(step.reason, Reason::OnlyValue | Reason::OnlyPlace);
    let first = steps.iter().take_while(follows).filter_map(|step| place(bench.program, step.site));
    Deduction {
        only_value: count(Reason::OnlyValue),
        only_place: count(Reason::OnlyPlace),
        contradiction: count(Reason::Contradiction),
        guess: count(Reason::Guess),
        first: first.take(FIRST).collect(),
    }
}

/// Fills in a value.
fn make<'p>(world: &mut World<'p>, step: &Step) -> Option<Scene<'p>> {
    let mut legal = world.legal_moves().to_vec();
    let offered = legal.iter().position(|mv| {
        let decision = world.arena.decision(mv);
        matches!(decision.map(|action| action.act), Some(Act::PuzzleSet { var, value, .. })
            if var == step.site && value == step.value)
    });
    let chosen = offered.unwrap_or(legal.len());
    if offered.is_none() {
        // The solver reads the conditions as they are meant.
        legal.push(world.filling(step.site, step.value)?);
    }
    let before = world.clone();
    world.play_move(&legal[chosen]);
    Some(Scene { before, legal, chosen, after: world.clone(), applied: world.applied.clone() })
}

fn figure(
    bench: &Bench<'_>,
    scene: &Scene<'_>,
    name: &str,
    step: &Step,
    manual: &mut Manual,
    pictures: &mut Pictures,
) -> FigureId {
    manual.figures.push(Figure {
        caption: told(bench, step),
        before: None,
        motion: None,
        after: Some(bench.artist.ending(scene, name).keep(pictures)),
        shows: step.because.iter().map(|because| because.constraint.0).collect(),
        key: vec![],
        scope: Scope::Own,
    });
    FigureId(manual.figures.len() - 1)
}

/// A step in a sentence.
fn told(bench: &Bench<'_>, step: &Step) -> String {
    let place = place(bench.program, step.site).unwrap_or_else(|| "this place".to_owned());
    let at = capital(&place);
    let value = step.value;
    if let Some(drawn) = drawn(bench.program, value) {
        return match step.reason {
            Reason::OnlyValue | Reason::OnlyPlace => {
                format!("{at} {drawn}: nothing else is possible there.")
            }
            Reason::Contradiction => {
                format!("{at} {drawn}: otherwise there is a contradiction.")
            }
            Reason::Guess => format!("Suppose that {place} {drawn}: this turns out to be right."),
        };
    }
    match step.reason {
        Reason::OnlyValue => format!("{at} is {value}: no other value is left for it."),
        Reason::OnlyPlace => {
            format!("{at} is {value}: there is no other place left for that value.")
        }
        Reason::Contradiction => {
            format!("{at} is {value}: every other value leads to a contradiction.")
        }
        Reason::Guess => format!("Suppose that {place} is {value}: this turns out to be right."),
    }
}

/// What becomes of a line that is drawn or left out, where numbers stand for that.
pub(super) fn drawn(program: &Program, value: i32) -> Option<&'static str> {
    let kind = program.topology.default;
    let is_line = kind == SiteType::Edge && program.ranges[kind as usize] == (0, 1);
    is_line.then_some(if value > 0 { "is marked" } else { "stays unmarked" })
}
