//! What is proved about a game, held against play.

use engine::{Program, World};
use syntax::NodeId;

use crate::alone::lacks_room;
use crate::goal::Goal;
use crate::proof::Proofs;
use crate::rules::{Rule, rules};
use crate::{Never, Unreachable};

/// What is claimed never to happen in a game. That it happens all the same is a fault of the proof.
pub struct Claims<'p> {
    program: &'p Program,
    rules: Vec<Rule<'p>>,
    proofs: Proofs,
}

impl<'p> Claims<'p> {
    /// What is proved about a game.
    pub fn of(program: &'p Program) -> Self {
        let rules = rules(program);
        let endings = Goal::endings_of(&Goal::all(program, &rules));
        let mut proofs = Proofs::of(program, &rules, &endings);
        // A survey asks this only of what it did not find.
        for rule in &rules {
            if proofs.of_rule(rule.id).is_none() && lacks_room(program, rule) {
                proofs.add(rule.id, Never::NoRoom);
            }
        }
        Self { program, rules, proofs }
    }

    /// Whether nothing is claimed.
    pub fn is_empty(&self) -> bool {
        self.proofs.is_empty()
    }

    /// A claim that the random game of a seed contradicts within so many moves.
    pub fn contradicted(&self, seed: u64, bound: usize) -> Option<Unreachable> {
        let mut world = World::begin(self.program, seed);
        world.explains = true;
        for _ in 0..bound {
            if world.is_over() {
                break;
            }
            let origins: Vec<NodeId> = world.legal_moves().iter().map(|mv| mv.origin).collect();
            let by_rule = self.rules.iter().find(|rule| {
                self.proofs.of_rule(rule.id).is_some()
                    && rule.names.iter().any(|name| origins.contains(name))
            });
            if let Some(rule) = by_rule {
                return Some(Unreachable::Rule(rule.id));
            }
            if world.play_random().is_none() {
                break;
            }
        }
        let ending = world.ending.as_ref()?;
        self.proofs.against(ending.rule?, ending.alternative)
    }
}
