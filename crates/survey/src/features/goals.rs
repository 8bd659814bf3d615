//! What the rules about the end of a game speak of.

use engine::Program;
use engine::booleans::Bool;
use engine::end::{Each, EndRule, Outcome, Whose};
use engine::ints::Int;
use engine::players::Players;
use language::words::ResultType;
use tutor::strategy::{Aims, Feature};

/// What the end rules ask for.
#[derive(Debug, Default)]
pub(super) struct Goals {
    moves: bool,
    pieces: bool,
    lines: bool,
    chains: bool,
    places: bool,
    scores: bool,
    aims: Aims,
}

impl Goals {
    /// What the end rules of a game ask for.
    pub fn of(program: &Program) -> Self {
        let mut goals = Self::default();
        for (test, _) in tests(program) {
            match test {
                Bool::NoMoves(_) | Bool::NoMovesNext | Bool::CanMove(_) => goals.moves = true,
                Bool::NoPieces(_) => goals.pieces = true,
                Bool::Line(_) => goals.lines = true,
                Bool::Connected(_) | Bool::Blocked(_) => goals.chains = true,
                Bool::In(_) => goals.places = true,
                _ => {}
            }
        }
        goals.scores =
            rules(program).any(|rule| matches!(rule.outcome, Some(Outcome::ByScore(..))));
        goals.aims = aims(program);
        goals
    }

    /// What the end rules ask of who wins, or of who loses.
    pub fn aims(&self) -> Aims {
        self.aims
    }

    /// Whether they ask for a feature.
    pub fn speak_of(&self, feature: &Feature) -> bool {
        match feature {
            Feature::Mobility | Feature::Confine => self.moves,
            Feature::Material(_) => self.pieces,
            Feature::Lines => self.lines,
            Feature::Connection => self.chains,
            Feature::Advance(_) => self.places,
            Feature::Score => self.scores,
            _ => false,
        }
    }
}

/// What the rules ask that end the game for one player or the other by themselves.
fn aims(program: &Program) -> Aims {
    let mut aims = Aims::default();
    // What holds in one of several phases only is not told of the game.
    let phase = program.phases.first().filter(|_| program.phases.len() == 1);
    for rule in program.end.iter().chain(phase.into_iter().flat_map(|phase| &phase.end)) {
        match &rule.outcome {
            Some(Outcome::ByScore(set, misere)) if set.is_empty() => {
                aims.score_wins |= matches!(misere, Bool::Const(false));
            }
            Some(Outcome::Result(Whose::One(whose), result)) => {
                // Who is spoken of wins, or loses.
                let (wins, loses) = match result {
                    ResultType::Win => (true, false),
                    ResultType::Loss => (false, true),
                    _ => continue,
                };
                let same = |who: &Int| is_same(who, whose);
                let other = |who: &Int| program.players == 2 && is_other(who, whose, rule.each);
                let next = Int::Next;
                match &rule.condition {
                    Bool::NoMoves(who) => {
                        aims.stuck_loses |= same(who) && loses || other(who) && wins;
                    }
                    Bool::NoMovesNext => {
                        aims.stuck_loses |= same(&next) && loses || other(&next) && wins;
                    }
                    Bool::NoPieces(pieces) if pieces.is_whole() => {
                        let Players::One(who) = &pieces.players else { continue };
                        aims.bare_loses |= same(who) && loses || other(who) && wins;
                        aims.bare_wins |= same(who) && wins || other(who) && loses;
                    }
                    Bool::Line(_) => aims.line_wins |= wins && matches!(whose, Int::Mover),
                    _ => {}
                }
            }
            _ => {}
        }
    }
    aims
}

/// Whether two numbers are the same player.
fn is_same(a: &Int, b: &Int) -> bool {
    match (a, b) {
        (Int::Const(a), Int::Const(b)) => a == b,
        (Int::Mover, Int::Mover) | (Int::Next, Int::Next) | (Int::Player, Int::Player) => true,
        _ => false,
    }
}

/// Whether two numbers are the two players of a game for two; who is asked for one after the other is none of them in particular.
fn is_other(a: &Int, b: &Int, each: Each) -> bool {
    match (a, b) {
        (Int::Const(a), Int::Const(b)) => a + b == 3 && a != b,
        (Int::Mover, Int::Next) | (Int::Next, Int::Mover) => true,
        (Int::Player, Int::Mover) | (Int::Mover, Int::Player) => each == Each::NonMover,
        _ => false,
    }
}

fn rules(program: &Program) -> impl Iterator<Item = &EndRule> {
    let top = program.end.iter().chain(program.phases.iter().flat_map(|phase| &phase.end));
    top.flat_map(|rule| std::iter::once(rule).chain(&rule.nested))
}

/// The simple tests that the end rules are made of.
pub(crate) fn end_tests(program: &Program) -> Vec<&Bool> {
    tests(program).into_iter().map(|(test, _)| test).collect()
}

/// The simple tests that the end rules are made of, each with whether its rule lets somebody win.
pub(super) fn tests(program: &Program) -> Vec<(&Bool, bool)> {
    let mut found = Vec::new();
    for rule in rules(program) {
        let wins = matches!(rule.outcome, Some(Outcome::Result(_, ResultType::Win)));
        parts(&rule.condition, wins, &mut found);
    }
    found
}

fn parts<'a>(test: &'a Bool, wins: bool, found: &mut Vec<(&'a Bool, bool)>) {
    match test {
        Bool::And(tests) | Bool::Or(tests) => {
            tests.iter().for_each(|test| parts(test, wins, found));
        }
        test => found.push((test, wins)),
    }
}

#[cfg(test)]
mod tests {
    use syntax::{Library, Selection, Sources};

    use super::*;

    fn aims_of(end: &str) -> Aims {
        let text = format!(
            r#"(game "Aims" (players 2)
            (equipment {{(board (square 3)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))}})
            (rules (start (place "Disc1" (sites Bottom))) (play (forEach Piece)) (end {end})))"#
        );
        let mut sources = Sources::default();
        let file = sources.add("aims.lud", text.as_str());
        let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
        let description = read.unwrap_or_else(|problems| panic!("{}", problems[0].message));
        let Ok(language::Root::Game(game)) = language::read_game(&description.game) else {
            panic!("no game")
        };
        aims(&engine::lower(&description.game, &game).unwrap())
    }

    #[test]
    fn who_is_spoken_of_decides_who_loses() {
        assert!(aims_of("(if (no Moves Next) (result Mover Win))").stuck_loses);
        assert!(aims_of("(if (no Moves Mover) (result Mover Loss))").stuck_loses);
        assert!(!aims_of("(if (no Moves Next) (result Next Win))").stuck_loses);
        assert!(aims_of("(if (no Pieces Next) (result Mover Win))").bare_loses);
        let bare = aims_of("(if (no Pieces Mover) (result Mover Win))");
        assert!(bare.bare_wins && !bare.bare_loses);
        assert!(aims_of("(if (is Line 3) (result Mover Win))").line_wins);
        assert!(!aims_of("(if (is Line 3) (result Mover Loss))").line_wins);
    }
}
