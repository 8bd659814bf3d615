//! Rules that say the same of one direction after another are told once, of "that direction".
//!
//! Descriptions that have no better way to say it write a rule out for every direction. Members of a list that become each
//! other by turning their directions are planned with the first direction of each called "that direction"; only if all of
//! them then have the same words, what holds of one is told of all.

use std::ops::RangeInclusive;

use board::Direction;
use board::direction::Family;
use board::topology::Relation;
use language::words::AbsoluteDirection;
use syntax::{Node, NodeId, NodeKind, Tree};

use crate::facts::Shape;
use crate::realise::{Text, listed_and, number_word};
use crate::recall::{Aside, Plan};
use crate::teller::Teller;

/// Parts with no more than this many nodes below them are short enough to be told one by one.
pub(super) const WORTH: u32 = 9;

/// No name of one direction has more letters.
const LONGEST: usize = 3;

/// Members of a list that say the same of several directions.
#[derive(Debug)]
pub(crate) struct Turned<T> {
    /// Which members of the list.
    pub members: Vec<usize>,
    /// What they say of "that direction"; it tells all of them.
    pub plan: T,
    /// Which directions these are, after "each" or "at least one": "diagonal direction", "of the six directions".
    pub ways: String,
}

/// Members of a list that become each other by turning their directions.
struct Alike {
    /// The first of them.
    first: NodeId,
    /// Where they stand in the list.
    members: Vec<usize>,
    /// The first direction of each.
    leads: Vec<Direction>,
    /// Which of its directions go the way of the first, the others going the opposite way.
    turns: Vec<bool>,
}

impl Teller<'_> {
    /// What a direction is called while a rule is told of several directions at once.
    pub(super) fn spoken_way(&self, direction: AbsoluteDirection) -> Option<&'static str> {
        let direction = definite(direction.word())?;
        if let Some(words) = self.lined_way(direction) {
            return Some(words);
        }
        let lead = self.spoken.get()?;
        if direction == lead {
            Some("in that direction")
        } else if direction == lead.opposite() {
            Some("in the opposite direction")
        } else {
            None
        }
    }

    /// The members of a list that say the same of one direction after another, as `plan` tells them and `words` reads them.
    pub(crate) fn turned<T: Plan>(
        &self,
        members: &[NodeId],
        plan: impl Fn(usize) -> T,
        words: impl Fn(&T) -> String,
    ) -> Vec<Turned<T>> {
        if self.spoken.get().is_some() || self.line.borrow().is_some() {
            return Vec::new();
        }
        let told = |(members, leads): (Vec<usize>, Vec<Direction>)| {
            // Two directions that are not opposite have no name together.
            if let [one, other] = leads.as_slice()
                && one.opposite() != *other
            {
                return None;
            }
            let plans = members.iter().zip(&leads).map(|(member, lead)| {
                let aside = Aside::Direction(*lead);
                let before = self.recall.set_aside(aside);
                self.spoken.set(Some(*lead));
                let planned = plan(*member);
                self.spoken.set(None);
                self.recall.back_to(before, aside);
                planned
            });
            let plan = one_plan(plans, &words)?;
            Some(Turned { ways: self.several_ways(&leads), members, plan })
        };
        let groups = self.alike_by_turning(members).into_iter();
        groups.filter_map(|group| self.tentatively(|| told(group))).collect()
    }

    /// Members that read the same but for their directions, with the first direction of each.
    fn alike_by_turning(&self, members: &[NodeId]) -> Vec<(Vec<usize>, Vec<Direction>)> {
        let links = &self.state.links;
        let compass = |word: &str| definite(word).is_some();
        let alike = |a: &str, b: &str| a == b || (compass(a) && compass(b));
        let words = self.compass.get_or_init(|| Compass::of(self.tree));
        let mut groups: Vec<Alike> = Vec::new();
        for (index, member) in members.iter().enumerate() {
            let range = links.range(*member);
            if range.end().0 - range.start().0 < WORTH {
                continue;
            }
            let ways: Vec<Direction> = words.within(&range).collect();
            let Some(lead) = ways.first().copied() else { continue };
            if ways.iter().any(|way| *way != lead && *way != lead.opposite()) {
                continue;
            }
            let turns: Vec<bool> = ways.iter().map(|way| *way == lead).collect();
            let known = groups.iter_mut().find(|group| {
                group.turns == turns
                    && !group.leads.contains(&lead)
                    && links.same_by(group.first, *member, &alike)
            });
            match known {
                Some(group) => {
                    group.members.push(index);
                    group.leads.push(lead);
                }
                None => {
                    let (members, leads) = (vec![index], vec![lead]);
                    groups.push(Alike { first: *member, members, leads, turns });
                }
            }
        }
        let several = groups.into_iter().filter(|group| group.members.len() > 1);
        several.map(|group| (group.members, group.leads)).collect()
    }

    /// Several directions, after "each" or "at least one".
    fn several_ways(&self, ways: &[Direction]) -> String {
        use Direction::{E, N, NE, NW, S, SE, SW, W};
        let are = |wanted: &[Direction]| {
            ways.len() == wanted.len() && wanted.iter().all(|way| ways.contains(way))
        };
        if self.places.is_square() || self.places.shape == Shape::Holes {
            for (set, name) in [
                (&[N, S][..], "vertical direction"),
                (&[E, W], "horizontal direction"),
                (&[N, E, S, W], "horizontal or vertical direction"),
                (&[NE, SE, SW, NW], "diagonal direction"),
                (&[N, NE, E, SE, S, SW, W, NW], "of the eight directions"),
            ] {
                if are(set) {
                    return name.to_owned();
                }
            }
        }
        let all = self.elements().map(|places| places.supported.on_board(Relation::Adjacent));
        if all.is_some_and(are) {
            return format!("of the {} directions", number_word(ways.len() as i64));
        }
        let names: Vec<Text> =
            ways.iter().map(|way| super::compass_name(way.name()).into()).collect();
        format!("of the directions {}", listed_and(&names))
    }
}

/// The words of a description that stand for one direction, in order.
#[derive(Debug)]
pub(crate) struct Compass(Vec<(NodeId, Direction)>);

impl Compass {
    /// Looks at all words of a tree.
    pub fn of(tree: &Tree) -> Self {
        let way = |(index, node): (usize, &Node)| match &node.kind {
            NodeKind::Word(word) => Some((NodeId(u32::try_from(index).ok()?), definite(word)?)),
            _ => None,
        };
        Self(tree.nodes.iter().enumerate().filter_map(way).collect())
    }

    /// The directions among some nodes.
    pub(super) fn within(
        &self,
        range: &RangeInclusive<NodeId>,
    ) -> impl Iterator<Item = Direction> + '_ {
        let from = self.0.partition_point(|(node, _)| node < range.start());
        let to = self.0.partition_point(|(node, _)| node <= range.end());
        self.0[from..to].iter().map(|(_, way)| *way)
    }
}

/// The direction of the compass or of space that a word of a description stands for.
pub(super) fn definite(word: &str) -> Option<Direction> {
    // Numbers and long names are many, and are none of them.
    if word.len() > LONGEST || !word.starts_with(|first: char| first.is_ascii_uppercase()) {
        return None;
    }
    let way = Direction::from_name(word).filter(|way| way.is_definite())?;
    (way.family()?.0 != Family::Rotational).then_some(way)
}

/// The first of some plans, which tells all of them, if all read the same.
pub(super) fn one_plan<T: Plan>(
    mut plans: impl Iterator<Item = T>,
    words: impl Fn(&T) -> String,
) -> Option<T> {
    let first = plans.next()?;
    let common = words(&first);
    let mut told: Vec<NodeId> = Vec::new();
    for mut other in plans {
        if words(&other) != common {
            return None;
        }
        told.extend(other.tells());
    }
    Some(first.telling(told))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_direction_has_a_longer_name() {
        let definite = Direction::ALL.into_iter().filter(|way| way.is_definite());
        assert_eq!(definite.map(|way| way.name().len()).max(), Some(LONGEST));
    }
}
