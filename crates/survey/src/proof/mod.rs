//! What can never happen, with the reason: rules that another rule forestalls, that contradict themselves, or that ask for what
//! nothing brings about.
//!
//! A proof looks at the description alone, and only says what holds in every game. What it does not see through stays open:
//! that is looked for in play.

mod appear;
mod barred;
mod course;
mod fixed;
mod harm;
mod logic;
mod none;
mod over;
mod sowing;
mod stuck;
mod track;
mod void;
pub(crate) mod within;

use engine::Program;
use engine::booleans::Bool;
use engine::end::{Each, EndRule, Outcome};
use engine::ints::Int;
use engine::moves::{Kind, Moves, Place};
use language::words::ModeType;
use syntax::NodeId;

use crate::Unreachable;
use crate::rules::{Named, Rule, permits_always};
use appear::{appearing, called};
use course::entered;
use harm::Losses;
pub(crate) use logic::name;
use logic::{Formula, can_hold};

/// Why something can never happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Never {
    /// Its conditions exclude each other.
    Contradiction,
    /// Whenever it holds, this rule has ended the game already.
    Forestalled(NodeId),
    /// Whenever it holds, one of the rules before it has ended the game already.
    AlwaysForestalled,
    /// Whenever it holds, another case of the same rule applies.
    OtherCase,
    /// Who has lost all pieces has no move either, and this rule about that ends the game first.
    HasNoMove(NodeId),
    /// No rule ever takes a piece of these players.
    NothingTaken(Vec<usize>),
    /// It is the rule of pieces of which there are none at the start, and which no rule brings.
    NoSuchPiece,
    /// It is the rule of pieces that no rule of play lets move by their own rules.
    NotCalled,
    /// It belongs to a phase of the game that no rule leads to.
    NotEntered,
    /// It needs somebody to move twice in a row, which no rule permits.
    NoSecondMove,
    /// It needs a proposal or a decision to which no possible move leads.
    NeverProposed,
    /// Even a piece that stands alone on the board has not enough room for it, wherever that is.
    NoRoom,
    /// It comes second to an alternative that always permits a move.
    ComesSecond,
    /// It begins or ends in an area that has no places.
    Nowhere,
    /// It asks for what is never so: a track that leads elsewhere, sets of different sizes.
    NeverHolds,
    /// It needs a sign that no possible move gives.
    NeverSignalled,
    /// It speaks of a site or a piece that nothing names where it stands.
    NothingNamed,
    /// No move is permitted after which the next player has none.
    NextMayMove,
    /// Nobody ever has a choice and nothing is left to chance, so that every game goes the same way, and this is not on it.
    OneCourse,
    /// All positions that the game can come to were gone through, and none shows it.
    InNoPosition {
        /// How many there are.
        positions: usize,
    },
    /// Who can do nothing with what the dice show passes, which counts as a move: so everybody always has one.
    AlwaysMoves,
    /// Who has no other move may pass, which counts as a move: so everybody always has one.
    MayPass,
    /// Seeds go on along a loop of so many places, one place a move, and would have to come back within so many moves.
    SeedsGoOn {
        /// How many places the loop has.
        places: usize,
        /// Within how many moves a position has to come back.
        moves: usize,
    },
}

/// What was proved about a game.
#[derive(Debug, Default)]
pub(crate) struct Proofs {
    rules: Vec<(NodeId, Never)>,
    endings: Vec<((NodeId, Option<usize>), Never)>,
    appearing: Vec<bool>,
    entered: Vec<bool>,
}

impl Proofs {
    /// Proves what can be proved about a game with such rules of play, for such endings.
    pub fn of(program: &Program, rules: &[Rule<'_>], endings: &[(NodeId, Option<usize>)]) -> Self {
        let mut prover = Prover {
            program,
            rules,
            losses: Losses::of(program),
            appearing: appearing(program),
            called: called(program),
            entered: entered(program),
            dead: vec![],
        };
        prover.close();
        let endings = endings
            .iter()
            .filter_map(|&(rule, part)| Some(((rule, part), prover.ending(rule, part)?)));
        let endings = endings.collect();
        let Prover { dead: rules, appearing, entered, .. } = prover;
        Self { rules, endings, appearing, entered }
    }

    /// Adds what was proved of a rule of play.
    pub fn add(&mut self, rule: NodeId, never: Never) {
        self.rules.push((rule, never));
    }

    /// Whether some rule leads to a phase of the game, or it begins with it.
    pub fn is_entered(&self, phase: usize) -> bool {
        self.entered.get(phase).is_none_or(|entered| *entered)
    }

    /// Whether each component may ever be in play.
    pub fn appearing(&self) -> &[bool] {
        &self.appearing
    }

    /// Whether nothing was proved.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty() && self.endings.is_empty()
    }

    /// The ending that was proved never to come about, where a game has ended by a rule and this alternative of its test.
    pub fn against(&self, rule: NodeId, alternative: Option<usize>) -> Option<Unreachable> {
        // Of many alternatives, none is told apart.
        let proved =
            [alternative, None].into_iter().find(|part| self.of_ending(rule, *part).is_some());
        proved.map(|part| Unreachable::Ending(rule, part))
    }

    /// Why a rule of play never permits a move.
    pub fn of_rule(&self, id: NodeId) -> Option<&Never> {
        self.rules.iter().find(|(rule, _)| *rule == id).map(|(_, never)| never)
    }

    /// Why no game ends by a rule, or by an alternative of its test.
    pub fn of_ending(&self, id: NodeId, part: Option<usize>) -> Option<&Never> {
        self.endings.iter().find(|(ending, _)| *ending == (id, part)).map(|(_, never)| never)
    }
}

struct Prover<'a, 'p> {
    program: &'p Program,
    rules: &'a [Rule<'p>],
    losses: Losses,
    /// Whether each component may ever be in play.
    appearing: Vec<bool>,
    /// Whether it ever moves by its own rules.
    called: Vec<bool>,
    /// Whether each phase of the game may ever be entered.
    entered: Vec<bool>,
    /// The rules of play that never permit a move.
    dead: Vec<(NodeId, Never)>,
}

impl Prover<'_, '_> {
    /// Finds the rules of play that never permit a move: one may need what only another would bring about.
    fn close(&mut self) {
        loop {
            let next = self.rules.iter().filter(|rule| self.lives(rule)).find_map(|rule| {
                if rule.phase.is_some_and(|phase| !self.entered[phase]) {
                    return Some((rule.id, Never::NotEntered));
                }
                if rule.comes_second {
                    return Some((rule.id, Never::ComesSecond));
                }
                let never = rule.guards.iter().find_map(|(test, holds)| self.never(test, *holds));
                let never = never.or_else(|| over::when_it_applies(self.program, rule));
                let never = never.or_else(|| self.nobodys(rule)).or_else(|| self.unnamed(rule));
                let never = never
                    .or_else(|| void::is_nowhere(self.program, rule).then_some(Never::Nowhere));
                let never = never.or_else(|| self.contradicts_itself(rule));
                let short = || track::is_out_of_reach(self.program, rule);
                let never = never.or_else(|| short().then_some(Never::NeverHolds))?;
                Some((rule.id, never))
            });
            match next {
                Some(dead) => self.dead.push(dead),
                None => return,
            }
        }
    }

    fn lives(&self, rule: &Rule<'_>) -> bool {
        self.dead.iter().all(|(dead, _)| *dead != rule.id)
    }

    /// Why a rule is that of no piece in play, or of none that moves by it, or carries none.
    fn nobodys(&self, rule: &Rule<'_>) -> Option<Never> {
        if appear::carried(self.program, rule.moves)
            .is_some_and(|all| all.iter().all(|what| !self.appearing[*what]))
        {
            return Some(Never::NoSuchPiece);
        }
        let none = |of: &[bool]| rule.pieces.iter().all(|piece| !of[*piece]);
        match () {
            () if rule.pieces.is_empty() => None,
            () if none(&self.called) => Some(Never::NotCalled),
            () if none(&self.appearing) => Some(Never::NoSuchPiece),
            () => None,
        }
    }

    /// Why a rule asks for what lies at a site that nothing names, or moves a piece that nothing names.
    fn unnamed(&self, rule: &Rule<'_>) -> Option<Never> {
        let from = match &rule.moves.kind {
            Kind::Step(it) => &it.from,
            Kind::Hop(it) => &it.from,
            Kind::Slide(it) => &it.from,
            Kind::Leap(it) => &it.from,
            Kind::FromTo(it) => &it.from,
            Kind::Select(it) => &it.from,
            Kind::Remove(it) => {
                let unnamed = matches!(it.place, Place::Site(Int::From)) && !rule.named.from;
                return unnamed.then_some(Never::NothingNamed);
            }
            _ => return None,
        };
        if let Kind::FromTo(it) = &rule.moves.kind
            && let Some(Place::Site(site)) = &it.to.place
            && fixed::number(self.program, site, Named { from: true, ..rule.named })
                == Some(fixed::NOWHERE)
        {
            return Some(Never::NothingNamed);
        }
        let nowhere = match &from.place {
            None => !rule.named.from,
            Some(_) => {
                // The rule itself names the piece that it is about.
                let named = Named { from: true, ..rule.named };
                let fails = |test: &Bool| fixed::answer(self.program, test, named) == Some(false);
                from.condition.as_ref().is_some_and(fails)
            }
        };
        nowhere.then_some(Never::NothingNamed)
    }

    /// That the tests which lead to a rule exclude each other. Those that speak of one site or piece after another do not.
    fn contradicts_itself(&self, rule: &Rule<'_>) -> Option<Never> {
        if none::asks_for_none(rule) {
            return Some(Never::Contradiction);
        }
        let same = rule.standing().filter(|(test, _)| !logic::varies(*test));
        let all = same.map(|(test, holds)| match holds {
            true => Formula::Test(test),
            false => Formula::not(Formula::Test(test)),
        });
        let all = Formula::All(all.collect());
        (!can_hold(&all, self.program.players)).then_some(Never::Contradiction)
    }

    fn ending(&self, id: NodeId, part: Option<usize>) -> Option<Never> {
        let phases = self.program.phases.iter().map(|phase| &phase.end);
        let holds = |list: &Vec<EndRule>| list.iter().any(|rule| has(rule, id));
        let phase = phases.clone().position(holds);
        if !holds(&self.program.end) && phase.is_some_and(|phase| !self.entered[phase]) {
            return Some(Never::NotEntered);
        }
        let mut lists = std::iter::once(&self.program.end).chain(phases);
        let list = lists.find(|list| list.iter().any(|rule| has(rule, id)))?;
        let at = list.iter().position(|rule| has(rule, id))?;
        let mut tests = Vec::new();
        tests_to(&list[at], id, part, &mut tests);
        if let Some(never) = tests.iter().find_map(|test| self.never(test, true)) {
            return Some(never);
        }
        if let Some(never) = self.nobody_passes(list, at, &tests) {
            return Some(never);
        }
        if barred::is_barred(self.program, &tests)
            && stuck::takes_turns(self.program, &self.appearing)
        {
            return Some(Never::NextMayMove);
        }
        let players = self.program.players;
        let together = Formula::All(tests.iter().copied().map(Formula::Test).collect());
        if !can_hold(&together, players) {
            return Some(Never::Contradiction);
        }
        let own = applies(&list[at..=at], id, part)?;
        if !can_hold(&own, players) {
            return Some(Never::OtherCase);
        }
        // Where there are more players, the game may go on after a rule was applied; scores are compared even after it.
        if players > 2 || list[at].each != Each::Once || ranks_all(&list[at], id) {
            return None;
        }
        let before = list[..at].iter().filter(|rule| rule.each == Each::Once);
        let all = before.clone().map(|rule| Formula::not(applies_at_all(rule)));
        let bereft = tests.iter().find_map(|test| stuck::bereft(test));
        let stuck = bereft.is_some_and(|player| stuck::has_no_move(self.program, player));
        for rule in before.clone() {
            if stuck && stuck::is_about_moves(&rule.condition) && rule.outcome.is_some() {
                return Some(Never::HasNoMove(rule.id));
            }
            let own = applies(&list[at..=at], id, part)?;
            if !can_hold(&Formula::All(vec![own, Formula::not(applies_at_all(rule))]), players) {
                return Some(Never::Forestalled(rule.id));
            }
        }
        let all = Formula::All(all.chain([own]).collect());
        (!can_hold(&all, players)).then_some(Never::AlwaysForestalled)
    }

    /// That all have to pass for an ending, which only they do who have no move, and that a rule about them ends the game before.
    fn nobody_passes(&self, list: &[EndRule], at: usize, tests: &[&Bool]) -> Option<Never> {
        let all_pass = tests.iter().any(|test| matches!(test, Bool::AllPassed));
        if !all_pass || self.program.stochastic || self.may_pass_at_once() {
            return None;
        }
        let ends = |rule: &&EndRule| {
            rule.each == Each::Once
                && over::ends_for_all(self.program, rule)
                && stuck::is_about_mover(&rule.condition)
        };
        let by = list.iter().find(ends)?;
        Some(if by.id == list[at].id { Never::OtherCase } else { Never::Forestalled(by.id) })
    }

    /// Whether somebody may begin a turn by passing, or by what counts as that. Who passes in the middle of a turn has done something
    /// in it, and so does not count as having passed.
    fn may_pass_at_once(&self) -> bool {
        let ends_turn = |rule: &Rule<'_>| {
            let mut tests = rule.standing();
            matches!(rule.moves.kind, Kind::Pass { .. })
                && tests.any(|(test, holds)| needs_second_move(test, holds))
        };
        let later: Vec<NodeId> =
            self.rules.iter().filter(|rule| ends_turn(rule)).map(|rule| rule.id).collect();
        let program = self.program;
        let passes =
            |kind: &Kind| matches!(kind, Kind::Pass { .. } | Kind::Propose(..) | Kind::Vote(..));
        let but = |id: NodeId| later.contains(&id) || self.dead.iter().any(|(dead, _)| *dead == id);
        let phases = program.phases.iter().map(|phase| &phase.play);
        let pieces = program.components.iter().flat_map(|component| &component.moves);
        phases.chain(pieces).any(|moves| within::any_but(program, moves, &passes, &but))
    }

    /// Why a test never has an answer.
    fn never(&self, test: &Bool, answer: bool) -> Option<Never> {
        let any = |tests: &[Bool]| tests.iter().find_map(|test| self.never(test, answer));
        let all = |tests: &[Bool]| {
            let reasons: Option<Vec<Never>> =
                tests.iter().map(|test| self.never(test, answer)).collect();
            reasons?.into_iter().next()
        };
        match (test, answer) {
            (Bool::Const(value), _) => (*value != answer).then_some(Never::Contradiction),
            (Bool::Not(test), _) => self.never(test, !answer),
            (Bool::And(tests), true) | (Bool::Or(tests), false) => any(tests),
            (Bool::And(tests), false) | (Bool::Or(tests), true) => all(tests),
            (Bool::Proposed(message), true) => self.unasked(
                |kind| matches!(kind, Kind::Propose(_, list) if list.iter().any(|it| it.1 == *message)),
            ),
            (Bool::Decided(message), true) => self.unasked(
                |kind| matches!(kind, Kind::Vote(_, list) if list.iter().any(|it| it.1 == *message)),
            ),
            (Bool::NoMoves(_) | Bool::NoMovesNext, true) if self.is_never_stuck() => {
                Some(Never::AlwaysMoves)
            }
            (Bool::NoMoves(_) | Bool::NoMovesNext, true) if self.may_always_pass() => {
                Some(Never::MayPass)
            }
            (Bool::Triggered(_), true) => {
                let signals = |kind: &Kind| matches!(kind, Kind::Trigger(..));
                (!self.may_happen(signals)).then_some(Never::NeverSignalled)
            }
            (Bool::Prev(who), true) if matches!(**who, Int::Mover) => {
                stuck::takes_turns(self.program, &self.appearing).then_some(Never::NoSecondMove)
            }
            (Bool::Cycle, true) => sowing::never_repeats(self.program, self.rules),
            (test, true) if let Some(never) = self.losses.forbid(self.program, test) => Some(never),
            (test, answer) => {
                let fixed = fixed::answer(self.program, test, Named::ALL);
                (fixed == Some(!answer)).then_some(Never::NeverHolds)
            }
        }
    }

    /// Whether everybody always has a move: where moves follow on a throw of the dice, a throw that permits none permits to pass.
    fn is_never_stuck(&self) -> bool {
        let program = self.program;
        let follows = |play: &Moves| match &play.kind {
            Kind::Do(parts) => parts.1.is_some() && parts.2.is_none(),
            _ => false,
        };
        !program.dice.is_empty()
            && program.meta.records.is_none()
            && program.phases.iter().all(|phase| follows(&phase.play))
    }

    /// Whether somebody who has no other move may always pass.
    fn may_always_pass(&self) -> bool {
        let program = self.program;
        !program.meta.no_suicide
            && program.mode == ModeType::Alternating
            && program.phases.iter().all(|phase| permits_always(&phase.play))
    }

    /// That nothing which may happen does what is asked for: no rule that permits moves, and nothing that follows from several of them
    /// together.
    fn unasked(&self, does: impl Fn(&Kind) -> bool) -> Option<Never> {
        (!self.may_happen(does)).then_some(Never::NeverProposed)
    }

    /// Whether something that may happen is of a kind.
    fn may_happen(&self, does: impl Fn(&Kind) -> bool) -> bool {
        let program = self.program;
        let dead = |id: NodeId| self.dead.iter().any(|(dead, _)| *dead == id);
        let found = |moves: &Moves| within::any_but(program, moves, &does, &dead);
        let phases = program.phases.iter().map(|phase| &phase.play);
        let pieces = program.components.iter().flat_map(|component| &component.moves);
        phases.chain(pieces).any(found)
    }
}

/// Whether a test has an answer only where the same player has moved just before.
fn needs_second_move(test: &Bool, holds: bool) -> bool {
    match test {
        Bool::Not(test) => needs_second_move(test, !holds),
        Bool::And(tests) if holds => tests.iter().any(|test| needs_second_move(test, holds)),
        Bool::Or(tests) if !holds => tests.iter().any(|test| needs_second_move(test, holds)),
        Bool::And(tests) | Bool::Or(tests) => {
            !tests.is_empty() && tests.iter().all(|test| needs_second_move(test, holds))
        }
        Bool::Prev(who) => holds && matches!(**who, Int::Mover),
        _ => false,
    }
}

/// Whether a rule ranks the players by score or payoff, which overrides what a rule before it has brought.
fn ranks_all(rule: &EndRule, id: NodeId) -> bool {
    let ranks = matches!(rule.outcome, Some(Outcome::ByScore(..) | Outcome::Payoffs(..)));
    (rule.id == id && ranks) || rule.nested.iter().any(|inner| ranks_all(inner, id))
}

fn has(rule: &EndRule, id: NodeId) -> bool {
    rule.id == id || rule.nested.iter().any(|inner| has(inner, id))
}

/// The tests that must hold for a rule within another, or for that itself.
fn tests_to<'p>(rule: &'p EndRule, id: NodeId, part: Option<usize>, tests: &mut Vec<&'p Bool>) {
    if rule.id == id {
        let one = match (&rule.condition, part) {
            (Bool::Or(parts), Some(part)) => parts.get(part),
            _ => None,
        };
        tests.push(one.unwrap_or(&rule.condition));
        return;
    }
    tests.push(&rule.condition);
    if let Some(inner) = rule.nested.iter().find(|inner| has(inner, id)) {
        tests_to(inner, id, part, tests);
    }
}

/// When the first of some rules that applies is this one, or one within it.
fn applies<'p>(rules: &'p [EndRule], id: NodeId, part: Option<usize>) -> Option<Formula<'p>> {
    let at = rules.iter().position(|rule| has(rule, id))?;
    let rule = &rules[at];
    let mut all: Vec<Formula<'p>> =
        rules[..at].iter().map(|before| Formula::not(applies_at_all(before))).collect();
    if rule.id != id {
        all.push(Formula::Test(&rule.condition));
        all.push(applies(&rule.nested, id, part)?);
        return Some(Formula::All(all));
    }
    match (&rule.condition, part) {
        // An alternative is what ends the game only if none before it holds.
        (Bool::Or(parts), Some(part)) => {
            all.extend(parts.iter().take(part).map(|test| Formula::not(Formula::Test(test))));
            all.extend(parts.get(part).map(Formula::Test));
        }
        (test, _) => all.push(Formula::Test(test)),
    }
    all.extend(rule.nested.iter().map(|inner| Formula::not(applies_at_all(inner))));
    Some(Formula::All(all))
}

/// When a rule brings any result.
fn applies_at_all(rule: &EndRule) -> Formula<'_> {
    let test = Formula::Test(&rule.condition);
    if rule.outcome.is_some() {
        return test;
    }
    Formula::All(vec![test, Formula::Any(rule.nested.iter().map(applies_at_all).collect())])
}
