//! How far a consequence is from following: tests of the end often ask for a sign that the consequences of a move give, or for scores
//! that they change.

use engine::ints::Int;
use engine::moves::{Kind, Moves, Surround};
use engine::{Program, World};

use crate::distance::{Known, distance, distance_to_false};
use crate::proof::within::inner;

/// What a consequence may bring about that tests ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A sign.
    Sign,
    /// A change of a score.
    Score,
    /// A change of the number that a player has.
    PlayerValue,
    /// A change of the variable with this name.
    Var(u32),
    /// A piece that goes to where pieces are counted.
    Arrival,
    /// Another move of the same player.
    Again,
}

impl Wanted {
    /// What changes a number that only consequences change.
    pub fn of(number: &Int, program: &Program) -> Option<Self> {
        match number {
            Int::Score(_) => Some(Self::Score),
            Int::PlayerValue(_) => Some(Self::PlayerValue),
            Int::CountIn(_) => Some(Self::Arrival),
            Int::Var(at) => program.variables.get(*at).map(|name| Self::Var(*name)),
            _ => None,
        }
    }

    /// Whether this is what a rule does.
    fn is(self, kind: &Kind) -> bool {
        match (self, kind) {
            (Self::Sign, Kind::Trigger(..))
            | (Self::Again, Kind::MoveAgain | Kind::SetNextPlayer(..))
            | (Self::Score, Kind::AddScore(_) | Kind::SetScore(_))
            | (Self::PlayerValue, Kind::SetPlayerValue(_))
            | (Self::Arrival, Kind::FromTo(_)) => true,
            (Self::Var(wanted), Kind::SetVar(name, _)) => wanted == *name,
            _ => false,
        }
    }

    /// Whether a rule does it in some case.
    pub fn occurs(self, moves: &Moves) -> bool {
        match &moves.kind {
            kind if self.is(kind) => true,
            _ => inner(moves).into_iter().any(|inner| self.occurs(inner)),
        }
    }
}

/// How far the nearest consequence that brings something about is from following the last move.
pub(crate) fn distance_to<'p>(wanted: Wanted, w: &mut World<'p>, known: Known<'_, 'p>) -> f64 {
    let search = Search { wanted, known: Known { aside: true, ..known } };
    let saved = w.regs;
    w.regs.to = w.state.last_played().map_or(w.regs.to, |played| played.to);
    let rules = known.sources.iter().filter(|source| source.wanted == wanted);
    let ways = rules.flat_map(|source| &source.rules).map(|moves| search.far(moves, w));
    let far = ways.fold(f64::INFINITY, f64::min);
    w.regs = saved;
    far
}

/// What tests may ask for, with the rules that bring it about.
#[derive(Debug, Clone)]
pub(crate) struct Source<'p> {
    wanted: Wanted,
    rules: Vec<&'p Moves>,
}

impl<'p> Source<'p> {
    /// All that tests of a game may ask for.
    pub fn all(program: &'p Program) -> Vec<Self> {
        let simple =
            [Wanted::Sign, Wanted::Score, Wanted::PlayerValue, Wanted::Arrival, Wanted::Again];
        let all = simple.into_iter().chain(program.variables.iter().map(|name| Wanted::Var(*name)));
        all.map(|wanted| Self { wanted, rules: sources(program, wanted) }).collect()
    }
}

/// The rules that bring something about: consequences of moves or, where none of these does, what the moves themselves do on the way.
pub(crate) fn sources(program: &Program, wanted: Wanted) -> Vec<&Moves> {
    let occurs = |moves: &&Moves| wanted.occurs(moves);
    let thens: Vec<&Moves> = program.thens.iter().map(|then| &then.moves).filter(occurs).collect();
    if !thens.is_empty() {
        return thens;
    }
    let plays = program.phases.iter().map(|phase| &phase.play);
    let pieces = program.components.iter().filter_map(|component| component.moves.as_ref());
    plays.chain(pieces).filter(occurs).collect()
}

struct Search<'a, 'p> {
    wanted: Wanted,
    known: Known<'a, 'p>,
}

impl<'p> Search<'_, 'p> {
    /// How far a rule is from what is wanted; infinite if it never does it.
    fn far(&self, moves: &'p Moves, w: &mut World<'p>) -> f64 {
        match &moves.kind {
            kind if self.wanted.is(kind) => 0.0,
            Kind::If(parts) => {
                // A test is made only where it may follow: it takes time, and may not make sense elsewhere.
                let mut after = |inner: Option<&'p Moves>, holds: bool| {
                    let inner = inner.map_or(f64::INFINITY, |inner| self.far(inner, w));
                    match (inner.is_finite(), holds) {
                        (false, _) => inner,
                        (true, true) => inner + distance(&parts.0, w, self.known),
                        (true, false) => inner + distance_to_false(&parts.0, w, self.known),
                    }
                };
                after(Some(&parts.1), true).min(after(parts.2.as_ref(), false))
            }
            Kind::ForEachSite(parts) if self.wanted.occurs(&parts.1) => {
                let sites: Vec<i32> = parts.0.eval(w).iter().collect();
                let saved = w.regs.site;
                let mut far = f64::INFINITY;
                for site in sites {
                    w.regs.site = site;
                    far = far.min(self.far(&parts.1, w));
                }
                w.regs.site = saved;
                far
            }
            Kind::Surround(it) if self.wanted.occurs(moves) => {
                let open = openings(it, w);
                open.iter().map(|open| open.len() as f64).fold(f64::INFINITY, f64::min)
            }
            _ => inner(moves)
                .into_iter()
                .map(|inner| self.far(inner, w))
                .fold(f64::INFINITY, f64::min),
        }
    }
}

/// For each piece that may be surrounded, the sites around it where somebody is missing.
pub(crate) fn openings<'p>(it: &'p Surround, w: &mut World<'p>) -> Vec<Vec<i32>> {
    let kind = it.from.as_ref().map_or(w.program.default_type(), |from| from.kind);
    let topology = &w.program.topology;
    let saved = w.regs;
    let mut open = Vec::new();
    for site in 0..topology.count(kind) as u32 {
        w.regs.between = site as i32;
        if !it.target.eval(w) {
            continue;
        }
        let mut missing: Vec<i32> = Vec::new();
        for &around in topology.steps(kind, site, it.direction) {
            w.regs.to = around as i32;
            if !it.friend.eval(w) {
                missing.push(around as i32);
            }
        }
        open.push(missing);
    }
    w.regs = saved;
    open
}
