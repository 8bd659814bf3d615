//! Phases, end rules and meta rules.

use language::end as ast;
use language::game::{self, Rules};
use language::meta::MetaRule;
use language::words::{ModeType, PassEndKind, RepetitionKind, Role};

use super::{Lower, Lowered};
use crate::booleans::Bool;
use crate::end::{Each, EndRule, Outcome, Whose};
use crate::ints::Int;
use crate::moves::{Kind, Moves};
use crate::program::{Meta, NextPhase, Phase};
use crate::start::StartRule;

/// The rules of a game, lowered.
pub(super) struct LoweredRules {
    pub start: Vec<StartRule>,
    pub phases: Vec<Phase>,
    pub end: Vec<EndRule>,
    pub meta: Meta,
    pub no_pass_end: bool,
}

impl Lower<'_> {
    pub(super) fn phase_count(&self) -> usize {
        match &self.game.rules {
            Rules::Simple(_) => 1,
            Rules::Phased(rules) => rules.phases.len(),
        }
    }

    pub(super) fn rules(&mut self) -> Lowered<LoweredRules> {
        let game = self.game;
        let (meta, start) = match &game.rules {
            Rules::Simple(x) => (x.meta.as_ref(), x.start.as_ref()),
            Rules::Phased(x) => (x.meta.as_ref(), x.start.as_ref()),
        };
        let (meta, no_pass_end) = self.meta(meta);
        let start = match start {
            Some(start) => self.start_rules(start)?,
            None => Vec::new(),
        };
        let (phases, end) = match &game.rules {
            Rules::Simple(x) => {
                let phase = Phase {
                    name: "Default Phase".into(),
                    owner: self.shared(),
                    play: self.moves(&x.play.moves)?,
                    end: Vec::new(),
                    has_end: false,
                    next: Vec::new(),
                };
                (vec![phase], self.end_rules(&x.end)?)
            }
            Rules::Phased(x) => {
                let mut phases = Vec::new();
                for phase in &x.phases {
                    phases.push(self.phase(phase, x.play.as_ref(), &x.phases)?);
                }
                let end = match &x.end {
                    Some(end) => self.end_rules(end)?,
                    None => Vec::new(),
                };
                (phases, end)
            }
        };
        Ok(LoweredRules { start, phases, end, meta, no_pass_end })
    }

    fn phase(
        &mut self,
        phase: &game::Phase,
        shared: Option<&game::Play>,
        all: &[game::Phase],
    ) -> Lowered<Phase> {
        let mut play = self.moves(&phase.play.moves)?;
        if let Some(shared) = shared {
            let more = self.moves(&shared.moves)?;
            play = Moves { id: phase.play.id, then: None, kind: Kind::All(Box::new([play, more])) };
        }
        let mut next = Vec::new();
        for way in phase.next_phases.as_deref().unwrap_or_default() {
            let who = match &way.player {
                None => Int::Const(self.shared()),
                Some(player) => self.player_int(player)?,
            };
            let to = match &way.phase {
                None => None,
                Some(name) => {
                    let found = all.iter().position(|p| p.name == *name);
                    let missing = || {
                        super::LowerError::wrong(
                            way.id,
                            format!("there is no phase called `{name}`"),
                        )
                    };
                    Some(found.ok_or_else(missing)?)
                }
            };
            next.push(NextPhase {
                who,
                condition: self.bool_or(way.condition.as_ref(), true)?,
                to,
            });
        }
        Ok(Phase {
            name: phase.name.clone(),
            owner: phase
                .role
                .map_or(self.shared(), |r| self.role_int(r).constant().unwrap_or(self.shared())),
            play,
            end: match &phase.end {
                Some(end) => self.end_rules(end)?,
                None => Vec::new(),
            },
            has_end: phase.end.is_some(),
            next,
        })
    }

    pub(crate) fn end_rules(&mut self, end: &ast::End) -> Lowered<Vec<EndRule>> {
        let mut rules = Vec::new();
        self.flags.ending = true;
        for rule in end.rules.iter() {
            rules.push(match rule {
                ast::EndRule::If(x) => self.end_if(x)?,
                ast::EndRule::ForEach(x) => EndRule {
                    id: x.id,
                    each: match &x.subject {
                        Some(ast::ForEachSubject::Role(Role::NonMover)) => Each::NonMover,
                        Some(ast::ForEachSubject::Track(_)) => Each::Track,
                        _ => Each::Player,
                    },
                    condition: self.boolean(&x.condition)?,
                    nested: Vec::new(),
                    outcome: Some(self.outcome(&x.result)?),
                },
            });
        }
        self.flags.ending = false;
        Ok(rules)
    }

    fn end_if(&mut self, x: &ast::If) -> Lowered<EndRule> {
        let mut nested = Vec::new();
        for rule in x.nested.as_deref().unwrap_or_default() {
            nested.push(self.end_if(rule)?);
        }
        Ok(EndRule {
            id: x.id,
            each: Each::Once,
            condition: self.boolean(&x.test)?,
            nested,
            outcome: x.result.as_ref().map(|r| self.outcome(r)).transpose()?,
        })
    }

    fn outcome(&mut self, outcome: &ast::Outcome) -> Lowered<Outcome> {
        Ok(match outcome {
            ast::Outcome::ByScore(x) => {
                self.flags.scores = true;
                let mut scores = Vec::new();
                for score in x.scores.iter().flatten() {
                    scores.push((self.role_int(score.role), self.int(&score.score)?));
                }
                let misere = match &x.misere {
                    Some(misere) => self.boolean(misere)?,
                    None => Bool::Const(false),
                };
                Outcome::ByScore(scores.into_boxed_slice(), misere)
            }
            ast::Outcome::Payoffs(x) => {
                let mut payoffs = Vec::new();
                for payoff in &x.payoffs {
                    payoffs.push((self.role_int(payoff.role), self.float(&payoff.payoff)?));
                }
                Outcome::Payoffs(payoffs.into_boxed_slice())
            }
            ast::Outcome::Result(x) => {
                let team =
                    x.who == Role::TeamMover || (Role::Team1..=Role::Team16).contains(&x.who);
                let whose = match x.who {
                    Role::All | Role::Shared | Role::Each => Whose::All,
                    role if team => Whose::Team(self.role_players(role)),
                    role => Whose::One(self.role_int(role)),
                };
                Outcome::Result(whose, x.result)
            }
        })
    }

    fn meta(&mut self, meta: Option<&language::meta::Meta>) -> (Meta, bool) {
        let mut lowered = Meta::default();
        let mut no_pass_end = false;
        for rule in meta.map(|m| &m.rules[..]).unwrap_or_default() {
            match rule {
                MetaRule::Swap(_) => lowered.swap = true,
                MetaRule::Pin(_) => lowered.pin = true,
                MetaRule::NoStackOn(_) => lowered.no_stack_on = true,
                MetaRule::Automove(_) => lowered.automove = true,
                MetaRule::Gravity(_) => lowered.gravity = true,
                MetaRule::NoSuicide(_) => lowered.no_suicide = true,
                MetaRule::NoRepeat(x) => {
                    self.needs.hashes = true;
                    lowered.no_repeat = Some(x.repetition.unwrap_or(RepetitionKind::Positional));
                }
                MetaRule::PassEnd(x) => no_pass_end |= x.kind == PassEndKind::NoEnd,
            }
        }
        (lowered, no_pass_end)
    }

    /// Who moves when.
    pub(super) fn mode(&self) -> ModeType {
        match (self.players, &self.game.mode) {
            (0, _) => ModeType::Simulation,
            (1, _) | (_, None) => ModeType::Alternating,
            (_, Some(mode)) => mode.mode,
        }
    }
}
