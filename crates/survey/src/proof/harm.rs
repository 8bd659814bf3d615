//! Whose pieces may be lost: taken, replaced, or given to somebody else.

use board::SiteType;
use engine::booleans::Bool;
use engine::ints::{CountPieces, Int};
use engine::moves::{Effect, Kind, Moves, Place, ToPart};
use engine::players::Players;
use engine::{Chance, Program, World};

use super::{Never, within};
use crate::things::slots;

/// Sets of players, as bits by their numbers.
type Set = u32;
/// Everybody, and nobody's pieces too.
const EVERYBODY: Set = !0;

/// What may be lost in a game.
#[derive(Debug)]
pub(super) struct Losses {
    /// The players whose pieces may be lost.
    harmed: Set,
    /// How many pieces everybody has on the board at the start.
    pieces: Vec<i32>,
    /// Whether each component stands on the board at the start.
    present: Vec<bool>,
}

impl Losses {
    /// Looks at all rules of a game.
    pub fn of(program: &Program) -> Self {
        let mut world = World::new(program, Chance::seeded(0));
        world.start();
        let mut pieces = vec![0; program.players + 1];
        let mut present = vec![false; program.components.len()];
        for (slot, _, site) in slots(program) {
            let (what, who) = (world.state.what(slot), world.state.who(slot));
            if program.layout.container(site) != 0 || what <= 0 {
                continue;
            }
            if let Some(pieces) = usize::try_from(who).ok().and_then(|who| pieces.get_mut(who)) {
                *pieces += 1;
            }
            if let Some(present) = present.get_mut(what as usize) {
                *present = true;
            }
        }
        Self { harmed: harmed(program, everybody(program)), pieces, present }
    }

    /// Why a test for few pieces never holds: those that it counts are never lost.
    pub fn forbid(&self, program: &Program, test: &Bool) -> Option<Never> {
        match test {
            Bool::NoPieces(count) => self.stay_above(program, count, 0),
            Bool::Eq(pair) if let (Int::Where(found), Int::Const(-1)) = (&pair.0, &pair.1) => {
                let whats: Vec<i32> = match &found.what {
                    Int::Const(what) => vec![*what],
                    Int::ComponentOf(whats, _) => {
                        whats.iter().copied().filter(|it| *it > 0).collect()
                    }
                    _ => return None,
                };
                let whats: Vec<usize> =
                    whats.into_iter().filter_map(|what| usize::try_from(what).ok()).collect();
                let stays = |what: &usize| {
                    self.present.get(*what) == Some(&true)
                        && self.is_safe(program.components[*what].owner as usize)
                };
                let owners = whats.iter().map(|what| program.components[*what].owner as usize);
                (found.state.is_none() && !whats.is_empty() && whats.iter().all(stays))
                    .then(|| Never::NothingTaken(owners.collect()))
            }
            Bool::Eq(pair) | Bool::Le(pair) => match (&pair.0, &pair.1) {
                (Int::CountPieces(count), Int::Const(most)) => {
                    self.stay_above(program, count, *most)
                }
                _ => None,
            },
            Bool::Lt(pair) => match (&pair.0, &pair.1) {
                (Int::CountPieces(count), Int::Const(below)) => {
                    self.stay_above(program, count, below - 1)
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn stay_above(&self, program: &Program, count: &CountPieces, most: i32) -> Option<Never> {
        let who: Vec<usize> = match &count.players {
            Players::One(Int::Const(player)) => vec![usize::try_from(*player).ok()?],
            Players::Fixed(set) => {
                let within = |player: &usize| *set >> player & 1 == 1;
                (1..=program.players).filter(within).collect()
            }
            // Whoever it is.
            Players::One(Int::Mover | Int::Next | Int::Prev | Int::Player) => {
                (1..=program.players).collect()
            }
            _ => return None,
        };
        let stays =
            |who: &usize| self.is_safe(*who) && self.pieces.get(*who).is_some_and(|it| *it > most);
        (count.is_whole() && !who.is_empty() && who.iter().all(stays))
            .then_some(Never::NothingTaken(who))
    }

    fn is_safe(&self, player: usize) -> bool {
        player > 0 && player < self.pieces.len() && self.harmed >> player & 1 == 0
    }
}

/// Whether a player may lose pieces by moves of that player's own.
pub(super) fn harms_itself(program: &Program, player: usize) -> bool {
    harmed(program, 1 << player) >> player & 1 == 1
}

/// Whose pieces may be lost by moves of some players.
fn harmed(program: &Program, movers: Set) -> Set {
    // Where pieces lie on each other, to go somewhere does not mean to take what is there.
    if program.layout.has_stacks() || program.meta.swap {
        return EVERYBODY;
    }
    let mut search = Search { program, followed: vec![], harmed: 0 };
    program.phases.iter().for_each(|phase| search.visit(&phase.play, movers, Stand::OPEN));
    search.harmed
}

fn everybody(program: &Program) -> Set {
    (1..=program.players).fold(0, |set, player| set | 1 << player)
}

/// What may stand at a site that a rule speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stand {
    Nothing,
    PieceOf(Set),
}

impl Stand {
    /// Anything may stand where a move goes, and between.
    const OPEN: Stands = Stands { to: Self::PieceOf(EVERYBODY), between: Self::PieceOf(EVERYBODY) };

    fn set(self) -> Set {
        match self {
            Self::Nothing => 0,
            Self::PieceOf(set) => set,
        }
    }
}

/// What may stand where a move goes, and between.
#[derive(Debug, Clone, Copy)]
struct Stands {
    to: Stand,
    between: Stand,
}

struct Search<'p> {
    program: &'p Program,
    /// The consequences and pieces that were looked at, each with who may be the mover.
    followed: Vec<(usize, bool, Set)>,
    harmed: Set,
}

impl<'p> Search<'p> {
    /// Looks at a rule that one of some players goes by.
    fn visit(&mut self, moves: &'p Moves, movers: Set, stands: Stands) {
        if let Some(then) = moves.then.map(|then| then as usize)
            && self.is_new(then, true, movers)
        {
            self.visit(&self.program.thens[then].moves, movers, Stand::OPEN);
        }
        match &moves.kind {
            Kind::Step(it) => self.arrive(&it.to, it.from.kind, movers),
            Kind::Leap(it) => self.arrive(&it.to, it.from.kind, movers),
            Kind::Hop(it) => {
                let between = self.stand(it.between.condition.as_ref(), &Int::Between, movers);
                let to = self.stand(it.to.condition.as_ref(), &Int::To, movers);
                self.harmed |= to.set();
                self.effect(it.between.effect.as_ref(), movers, Stands { to, between });
                self.effect(it.to.effect.as_ref(), movers, Stands { to, between });
            }
            Kind::Slide(it) if it.between.effect.is_none() && it.between.trail.is_none() => {
                // It stops where it may pass, or where its target is.
                let passed = self.stand(it.between.condition.as_ref(), &Int::Between, movers);
                let target = it
                    .to
                    .condition
                    .as_ref()
                    .map_or(Stand::Nothing, |test| self.stand(Some(test), &Int::To, movers));
                self.harmed |= passed.set() | target.set();
                let to = Stand::PieceOf(passed.set() | target.set());
                self.effect(it.to.effect.as_ref(), movers, Stands { to, ..Stand::OPEN });
            }
            Kind::FromTo(it) if it.to.place.is_some() => {
                let kind = it.to.kind.unwrap_or(self.program.default_type());
                self.arrive(&it.to, kind, movers);
            }
            Kind::Add(it) => {
                let kind = it.to.kind.unwrap_or(self.program.default_type());
                self.arrive(&it.to, kind, movers);
            }
            Kind::Remove(it) => {
                self.harmed |= match &it.place {
                    Place::Site(Int::To) => stands.to.set(),
                    Place::Site(Int::Between) => stands.between.set(),
                    _ => EVERYBODY,
                };
            }
            Kind::Custodial(it) => self.capture(&it.target, &it.effect, movers),
            Kind::Intervene(it) => self.capture(&it.target, &it.effect, movers),
            Kind::Enclose(it) => self.capture(&it.target, &it.effect, movers),
            Kind::Surround(it) => self.capture(&it.target, &it.effect, movers),
            Kind::Apply(effect) => self.effect(Some(effect), movers, stands),
            Kind::If(parts) => self.choose(&parts.0, &parts.1, parts.2.as_ref(), movers, stands),
            Kind::ForEachPiece(each) if each.moves.is_none() => {
                let own = matches!(each.players, Players::One(Int::Mover));
                for (index, component) in self.program.components.iter().enumerate() {
                    let Some(moves) = &component.moves else { continue };
                    let owner = 1 << component.owner.clamp(0, 31);
                    let movers = if own && owner & everybody(self.program) != 0 {
                        movers & owner
                    } else {
                        movers
                    };
                    if movers != 0 && self.is_new(index, false, movers) {
                        self.visit(moves, movers, Stand::OPEN);
                    }
                }
            }
            Kind::Select(_)
            | Kind::Pass { .. }
            | Kind::MoveAgain
            | Kind::SetPending(_)
            | Kind::SetVar(..)
            | Kind::SetTemp(_)
            | Kind::SetCounter(_)
            | Kind::SetState(_)
            | Kind::SetValue(_)
            | Kind::SetNextPlayer(..)
            | Kind::SetPlayerValue(_)
            | Kind::SetScore(_)
            | Kind::AddScore(_)
            | Kind::Remember(..)
            | Kind::Forget(..)
            | Kind::Trigger(..)
            | Kind::Note(_)
            | Kind::Propose(..)
            | Kind::Vote(..)
            | Kind::Roll => {}
            Kind::All(_)
            | Kind::Priority(_)
            | Kind::Seq(_)
            | Kind::Append(_)
            | Kind::Do(_)
            | Kind::MaxMoves(_)
            | Kind::ForEachPiece(_)
            | Kind::ForEachSite(_)
            | Kind::ForEachDie(_)
            | Kind::ForEachValue(_) => {
                within::inner(moves)
                    .into_iter()
                    .for_each(|inner| self.visit(inner, movers, stands));
            }
            // What is not seen through may do anything.
            _ => self.harmed = EVERYBODY,
        }
    }

    /// Whether a consequence or a piece was not yet looked at for these movers.
    fn is_new(&mut self, index: usize, consequence: bool, movers: Set) -> bool {
        let key = (index, consequence, movers);
        let new = !self.followed.contains(&key);
        if new {
            self.followed.push(key);
        }
        new
    }

    /// A piece goes somewhere, and replaces what stands there.
    fn arrive(&mut self, to: &'p ToPart, kind: SiteType, movers: Set) {
        let stand = match to.is_of_empty_sites(kind) {
            true => Stand::Nothing,
            false => self.stand(to.condition.as_ref(), &Int::To, movers),
        };
        self.harmed |= stand.set();
        self.effect(to.effect.as_ref(), movers, Stands { to: stand, ..Stand::OPEN });
    }

    fn capture(&mut self, target: &Bool, effect: &'p Effect, movers: Set) {
        let between = self.stand(Some(target), &Int::Between, movers);
        let to = self.stand(Some(target), &Int::To, movers);
        self.effect(Some(effect), movers, Stands { to, between });
    }

    fn effect(&mut self, effect: Option<&'p Effect>, movers: Set, stands: Stands) {
        if let Some(moves) = effect.and_then(|effect| effect.moves.as_ref()) {
            self.visit(moves, movers, stands);
        }
    }

    /// A rule whose test may say who moves.
    fn choose(
        &mut self,
        test: &Bool,
        then: &'p Moves,
        otherwise: Option<&'p Moves>,
        movers: Set,
        stands: Stands,
    ) {
        let named = match test {
            Bool::Mover(who) => who.constant(),
            Bool::Eq(pair) => match (&pair.0, &pair.1) {
                (Int::Mover, Int::Const(who)) | (Int::Const(who), Int::Mover) => Some(*who),
                _ => None,
            },
            _ => None,
        };
        let only = named.map_or(EVERYBODY, |who| 1 << who.clamp(0, 31));
        if movers & only != 0 {
            self.visit(then, movers & only, stands);
        }
        let others = if named.is_some() { movers & !only } else { movers };
        if let Some(otherwise) = otherwise
            && others != 0
        {
            self.visit(otherwise, others, stands);
        }
    }

    /// What may stand at the site of a register where a test holds.
    fn stand(&self, test: Option<&Bool>, register: &Int, movers: Set) -> Stand {
        let is = |site: &Int| std::mem::discriminant(site) == std::mem::discriminant(register);
        match test {
            Some(Bool::Empty(_, site)) if is(site) => Stand::Nothing,
            Some(Bool::Enemy(who))
                if let Int::Who(read) = &**who
                    && is(&read.site) =>
            {
                let all = everybody(self.program);
                // Everybody is an enemy of somebody else.
                let enemies = if movers.count_ones() == 1 { all & !movers } else { all };
                Stand::PieceOf(enemies)
            }
            Some(Bool::And(tests)) => tests
                .iter()
                .map(|test| self.stand(Some(test), register, movers))
                .fold(Stand::PieceOf(EVERYBODY), |a, b| match (a, b) {
                    (Stand::Nothing, _) | (_, Stand::Nothing) => Stand::Nothing,
                    (Stand::PieceOf(a), Stand::PieceOf(b)) => Stand::PieceOf(a & b),
                }),
            Some(Bool::Or(tests)) => {
                let sets = tests.iter().map(|test| self.stand(Some(test), register, movers).set());
                Stand::PieceOf(sets.fold(0, |a, b| a | b))
            }
            _ => Stand::PieceOf(EVERYBODY),
        }
    }
}
