//! Turns of a part of the board: recognised by where places lie, told once for all parts that may be turned.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Moves, Select};
use language::refs::{IndexOrRole, SiteOrRegion};
use language::words::LastKind;
use syntax::NodeId;

use super::permute::Shuffle;
use crate::plan::{Action, Deed};
use crate::realise::counted;
use crate::regions::fixed::Sites;
use crate::scope::Scope;
use crate::teller::Teller;

/// How far apart two points may be that are one.
const NEAR: f64 = 1e-6;
/// The parts of a full turn that have a name.
const PARTS: [(u32, &str); 5] = [
    (2, "half a turn"),
    (3, "a third of a turn"),
    (4, "a quarter turn"),
    (6, "a sixth of a turn"),
    (8, "an eighth of a turn"),
];

/// A turn of places around their middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Turn {
    /// The place in the middle, which stays where it is.
    pub centre: Option<u32>,
    /// How many such turns lead round.
    pub part: u32,
    /// Whether it goes clockwise.
    pub clockwise: bool,
}

/// A choice of the middle of what is turned.
struct Chosen {
    centres: Sites,
    places: usize,
    part: u32,
    clockwise: bool,
    nodes: Vec<NodeId>,
}

impl Turn {
    /// What is done to these places, in one of some senses.
    pub(super) fn deed(&self, places: &str, senses: &[bool]) -> Deed {
        let part = PARTS.iter().find(|(part, _)| *part == self.part).map_or("", |(_, name)| name);
        let sense = match senses {
            // Both senses of half a turn are the same.
            _ if self.part == 2 => "",
            [true] => " clockwise",
            [false] => " counter-clockwise",
            _ => ", clockwise or counter-clockwise",
        };
        Deed::you("turn", format!("what stands on {places} {part}{sense}"))
    }
}

impl Teller<'_> {
    /// The turn that leads every place to where its contents go.
    pub(super) fn turn_of(&self, shuffle: &Shuffle) -> Option<Turn> {
        let board = self.elements()?;
        let point = |site: &u32| board.positions.get(*site as usize).copied();
        let mut middle = (0.0, 0.0);
        let number = shuffle.len() as f64;
        for site in shuffle.keys() {
            let at = point(site)?;
            middle = (middle.0 + at.x / number, middle.1 + at.y / number);
        }
        let turns = |part: u32, clockwise: bool| {
            let angle = std::f64::consts::TAU / f64::from(part);
            let (sin, cos) = if clockwise { -angle } else { angle }.sin_cos();
            shuffle.iter().all(|(from, to)| {
                let (Some(from), Some(to)) = (point(from), point(to)) else { return false };
                let (x, y) = (from.x - middle.0, from.y - middle.1);
                (x * cos - y * sin + middle.0 - to.x).abs() < NEAR
                    && (x * sin + y * cos + middle.1 - to.y).abs() < NEAR
                    && (from.z - to.z).abs() < NEAR
            })
        };
        let ways = PARTS.iter().flat_map(|(part, _)| [(*part, true), (*part, false)]);
        let (part, clockwise) = ways.into_iter().find(|(part, sense)| turns(*part, *sense))?;
        let here =
            |at: &board::Point| (at.x - middle.0).abs() < NEAR && (at.y - middle.1).abs() < NEAR;
        let centre = board.positions.iter().position(here).and_then(|at| u32::try_from(at).ok());
        Some(Turn { centre, part, clockwise })
    }

    /// A choice of a place, around which all is then turned.
    pub(super) fn turning(&self, node: &Select) -> Option<Deed> {
        let chosen = self.turned_around(node)?;
        Some(self.tell_turn(&[chosen]))
    }

    /// The members of a choice that turn the same parts of the board, each in one sense.
    pub(super) fn in_either_sense(
        &self,
        choices: &[Moves],
        scope: &Scope,
    ) -> Option<(Vec<usize>, Action)> {
        let mut members = Vec::new();
        let mut found: Vec<(Chosen, &Select)> = Vec::new();
        for (index, rule) in choices.iter().enumerate() {
            if let Moves::Select(select) = rule
                && let Some(chosen) = self.turned_around(select)
            {
                members.push(index);
                found.push((chosen, select));
            }
        }
        let [(one, select), (other, second)] = found.as_slice() else { return None };
        let same = one.centres == other.centres && one.part == other.part;
        if !same || one.places != other.places || one.clockwise == other.clockwise {
            return None;
        }
        let second = self.whole(second.id);
        let select = Select { then: None, ..(*select).clone() };
        let (found, _): (Vec<Chosen>, Vec<&Select>) = found.into_iter().unzip();
        let deed = second.iter().fold(self.tell_turn(&found), |deed, node| deed.tell(*node));
        Some((members, self.select(&select, scope).followed_by(deed.into())))
    }

    fn tell_turn(&self, chosen: &[Chosen]) -> Deed {
        let Some(first) = chosen.first() else { return Deed::default() };
        let turn = Turn { centre: None, part: first.part, clockwise: first.clockwise };
        let number = i64::try_from(first.places).unwrap_or_default();
        let senses: Vec<bool> = chosen.iter().map(|way| way.clockwise).collect();
        let deed = turn.deed(&format!("the {} around it", counted(number, self.site())), &senses);
        let nodes = chosen.iter().flat_map(|way| &way.nodes);
        nodes.fold(deed, |deed, node| deed.tell(*node))
    }

    /// What a choice turns, if it turns the same around each place that may be chosen.
    fn turned_around(&self, node: &Select) -> Option<Chosen> {
        let from = &node.from;
        let plain = node.to.is_none() && from.condition.is_none() && from.level.is_none();
        let Some(SiteOrRegion::Region(region)) = from.site.as_ref().filter(|_| plain) else {
            return None;
        };
        let centres = self.fixed(region)?;
        let then = node.then.as_ref()?;
        let mut found: Option<(Turn, usize)> = None;
        for site in &centres {
            let Moves::Do(step) = self.case_for(&then.moves, *site)? else { return None };
            let shuffle = self.shuffle(step)?;
            let turn = self.turn_of(&shuffle).filter(|turn| turn.centre == Some(*site))?;
            let size = shuffle.len();
            let fits = found.is_none_or(|(known, places)| {
                (known.part, known.clockwise, places) == (turn.part, turn.clockwise, size)
            });
            if !fits || !self.ring_of(*site, &shuffle) {
                return None;
            }
            found = Some((turn, size));
        }
        let (Turn { part, clockwise, .. }, places) = found?;
        Some(Chosen { centres, places, part, clockwise, nodes: self.whole(then.id) })
    }

    /// What is done if this is the place of the last move.
    fn case_for<'b>(&self, moves: &'b Moves, site: u32) -> Option<&'b Moves> {
        let Moves::If(node) = moves else { return Some(moves) };
        let Boolean::Equals(test) = &node.condition else { return None };
        let (Int::Last(last), IndexOrRole::Index(place)) = (&test.left, &test.right) else {
            return None;
        };
        if last.kind != LastKind::To || node.then.is_some() {
            return None;
        }
        match self.fixed_site(place)? == site {
            true => self.case_for(&node.moves, site),
            false => self.case_for(node.otherwise.as_ref()?, site),
        }
    }
}
