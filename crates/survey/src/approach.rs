//! The way to a phase of a game: which tests lead to it, phase by phase.

use engine::booleans::Bool;
use engine::{Program, World};

use crate::distance::{Known, distance, gap};

/// For each phase, how many changes of phase lead to the wanted one, and the tests that bring the first of them.
#[derive(Debug, Clone)]
pub(crate) struct Approach<'p> {
    steps: Vec<Option<(usize, Vec<&'p Bool>)>>,
}

impl<'p> Approach<'p> {
    /// The ways to a phase.
    pub fn to(program: &'p Program, wanted: usize) -> Self {
        let mut steps = vec![None; program.phases.len()];
        steps[wanted] = Some((0, vec![]));
        for far in 1..program.phases.len() {
            let nearer: Vec<bool> = steps.iter().map(Option::is_some).collect();
            for (index, phase) in program.phases.iter().enumerate() {
                let leads = phase
                    .next
                    .iter()
                    .filter(|next| nearer[next.to.unwrap_or((index + 1) % program.phases.len())]);
                let tests: Vec<&'p Bool> = leads.map(|next| &next.condition).collect();
                if !nearer[index] && !tests.is_empty() {
                    steps[index] = Some((far, tests));
                }
            }
        }
        Self { steps }
    }

    /// How far a phase is from the wanted one: at most 1 for each change of phase.
    pub fn distance(&self, w: &mut World<'p>, phase: i32, known: Known<'_, 'p>) -> f64 {
        let step = usize::try_from(phase).ok().and_then(|phase| self.steps.get(phase));
        let Some((changes, tests)) = step.and_then(Option::as_ref) else {
            return self.steps.len() as f64;
        };
        let ways = tests.iter().map(|test| distance(test, w, known));
        let first = ways.min_by(f64::total_cmp).map_or(0.0, |far| gap(1.0 + far));
        changes.saturating_sub(1) as f64 + first
    }
}
