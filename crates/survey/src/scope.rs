//! The cases for which the tests of a rule are made: a rule of pieces asks each piece, one of dice each die, one of values each value.

use engine::World;
use engine::arrays::Array;
use engine::ints::Int;
use engine::regions::Region;

/// More things of a sort than this are not asked: some that lie apart in the list stand for all.
const MOST: usize = 12;
/// More cases than this are not looked at in all.
const CASES: usize = 48;
/// How much farther a rule is that has nothing to ask.
const NOTHING: f64 = 1.0;

/// What a rule asks one after another.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Asked<'p> {
    /// Each piece of the mover that lies there.
    Pieces(Lying<'p>),
    /// Each die.
    Dice,
    /// Each value of a list.
    Values(&'p Array),
    /// Each number from one to another.
    Numbers(&'p Int, &'p Int),
    /// Each site of an area.
    Sites(&'p Region),
    /// Each player of a list.
    Players(&'p Array),
}

/// Where pieces lie that a rule asks.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Lying<'p> {
    Anywhere,
    OnBoard,
    /// In the container with this number.
    In(&'p Int),
}

/// Something that a rule asks.
#[derive(Debug, Clone, Copy)]
enum Case {
    /// A piece, by its site and its level there.
    Piece(i32, i32),
    /// What a die shows.
    Pips(i32),
    Value(i32),
    Site(i32),
    Player(i32),
}

impl Case {
    /// Makes tests ask about it.
    fn enter(self, w: &mut World<'_>) {
        match self {
            Self::Piece(site, level) => (w.regs.from, w.regs.level) = (site, level),
            Self::Pips(pips) => w.regs.pips = pips,
            Self::Value(value) => w.regs.value = value,
            Self::Site(site) => w.regs.site = site,
            Self::Player(player) => w.regs.player = player,
        }
    }
}

/// Looks at the cases for which the tests of a rule are made by a player, once where it asks for nothing. `components` are the pieces
/// that the rule is about; none for all of the player. Each look is told how much farther the rule is for want of something to ask.
pub(crate) fn for_each_case<'p>(
    asked: &[Asked<'p>],
    components: &[usize],
    w: &mut World<'p>,
    mover: i32,
    look: &mut dyn FnMut(&mut World<'p>, f64),
) {
    Cases { components, mover, look }.each(asked, w, CASES, 0.0);
}

struct Cases<'a, 'p> {
    components: &'a [usize],
    mover: i32,
    look: &'a mut dyn FnMut(&mut World<'p>, f64),
}

impl<'p> Cases<'_, 'p> {
    fn each(&mut self, asked: &[Asked<'p>], w: &mut World<'p>, room: usize, lacking: f64) {
        let saved = w.regs;
        let Some((first, rest)) = asked.split_first() else {
            (self.look)(w, lacking);
            w.regs = saved;
            return;
        };
        let cases = apart(self.cases(*first, w), room.min(MOST));
        if cases.is_empty() {
            self.each(rest, w, room, lacking + NOTHING);
        }
        let room = (room / cases.len().max(1)).max(1);
        for case in cases {
            case.enter(w);
            self.each(rest, w, room, lacking);
            w.regs = saved;
        }
    }

    fn cases(&self, asked: Asked<'p>, w: &mut World<'p>) -> Vec<Case> {
        let listed = |array: &'p Array, w: &mut World<'p>| {
            let mut all = Vec::new();
            array.eval(w, &mut all);
            all
        };
        match asked {
            Asked::Pieces(lying) => {
                let mut all = pieces(self.components, w, self.mover);
                let container = match lying {
                    Lying::Anywhere => return all,
                    Lying::OnBoard => 0,
                    Lying::In(container) => container.eval(w),
                };
                let layout = &w.program.layout;
                all.retain(|case| match case {
                    Case::Piece(site, _) => layout.container(*site) as i32 == container,
                    _ => true,
                });
                all
            }
            Asked::Dice => faces(w),
            Asked::Values(array) => listed(array, w).into_iter().map(Case::Value).collect(),
            Asked::Numbers(first, last) => {
                let (first, last) = (first.eval(w), last.eval(w));
                (first..=last.min(first.saturating_add(CASES as i32))).map(Case::Value).collect()
            }
            Asked::Sites(region) => region.eval(w).iter().map(Case::Site).collect(),
            Asked::Players(array) => listed(array, w).into_iter().map(Case::Player).collect(),
        }
    }
}

/// The places of a player's pieces, or of those that a rule is about.
fn pieces(components: &[usize], w: &World<'_>, mover: i32) -> Vec<Case> {
    let all = w.program.components.iter().enumerate();
    let own = all.filter(|(index, component)| match components.is_empty() {
        true => component.owner == mover,
        false => {
            components.contains(index)
                && (component.owner == mover || component.owner > w.program.players as i32)
        }
    });
    let entries = own.flat_map(|(index, _)| {
        (0..w.state.owned_len(index)).filter_map(move |at| w.state.owned_at(index, at))
    });
    entries.map(|entry| Case::Piece(entry.site, entry.level)).collect()
}

/// What the dice of a game may show: they are thrown only when the rule is asked.
fn faces(w: &World<'_>) -> Vec<Case> {
    let dice = w.program.dice.iter().flat_map(|dice| &dice.components);
    let shown = dice.filter_map(|at| w.program.components.get(*at)).flat_map(|die| &die.faces);
    let mut faces: Vec<i32> = shown.copied().collect();
    faces.sort_unstable();
    faces.dedup();
    faces.into_iter().map(Case::Pips).collect()
}

/// So many of a list at most, which lie apart in it.
fn apart(all: Vec<Case>, most: usize) -> Vec<Case> {
    let step = all.len().div_ceil(most.max(1)).max(1);
    all.into_iter().step_by(step).collect()
}
