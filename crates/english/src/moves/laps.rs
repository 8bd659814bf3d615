//! Sowing on: turns of several laps.
//!
//! Descriptions say "choose one of your holes, or, in the same turn, only the hole where the last seed fell". A reader
//! wants to hear of laps: the choice is told as it is at the start of a turn, and moving again becomes sowing on.

use language::booleans::Boolean;
use language::ints::{Int, IntsOrArray};
use language::moves::{Moves, Select};
use language::refs::{IndexOrRole, SiteOrRegion};
use language::regions::Region;
use language::words::{IsPlayerKind, LastKind, Role};
use syntax::NodeId;

use crate::facts::Shape;
use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::sections::again::Again;
use crate::teller::Teller;

/// What going on in the same turn means where seeds are sown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lap {
    /// Where the next lap starts.
    hole: Hole,
    /// Whether that is a hole that was noted, as it is.
    noted: bool,
    /// Whether only moves with a mark, or only moves without, lead to a lap; the others to a turn of free choice.
    marked: Option<bool>,
    /// Whether the hole must pass more than a test of how many seeds it holds.
    tested: bool,
    /// The rules that say so.
    told: Vec<NodeId>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Hole {
    /// The one of the last seed.
    Last,
    /// One that was noted under a name.
    Noted(Option<Box<str>>),
    /// One that was noted under a name, by which other rules ask for it too: its note is told.
    Kept(Option<Box<str>>, Text),
    /// Another.
    Place(Text),
}

/// What may be chosen at the start of a turn.
pub(super) enum Start<'a> {
    /// One of several places.
    Region(&'a Region),
    /// One place.
    Site(&'a Int),
}

impl Teller<'_> {
    /// The choice at the start of a turn, and what it means to go on, if a choice tells the two apart.
    pub(super) fn lap<'s>(&self, node: &'s Select) -> Option<(Start<'s>, Lap)> {
        if self.places.shape != Shape::Holes || node.to.is_some() {
            return None;
        }
        let (test, next, start, id) = match node.from.site.as_ref()? {
            SiteOrRegion::Region(Region::If(choice)) => {
                let Region::SitesList(list) = &choice.then else { return None };
                let IntsOrArray::List(sites) = &list.sites else { return None };
                let [site] = sites.as_slice() else { return None };
                let start = Start::Region(choice.otherwise.as_ref()?);
                (&choice.condition, site, start, choice.id)
            }
            SiteOrRegion::Site(Int::If(choice)) => {
                (&choice.condition, &choice.then, Start::Site(&choice.otherwise), choice.id)
            }
            _ => return None,
        };
        let marked = lap_test(test)?;
        let hole = match next {
            Int::Last(last)
                if last.kind == LastKind::To
                    && matches!(last.after_consequence, Some(Boolean::Constant(true))) =>
            {
                Hole::Last
            }
            // What was chosen before is not where the sowing ended.
            Int::Last(_) => return None,
            Int::Var(var) if self.only_for_laps(var.key.as_deref()) => Hole::Noted(var.key.clone()),
            other => {
                let scope = Scope { last_to: self.last_hole(node.id), ..self.turn_scope() };
                let place = self.place(other, &scope).text;
                match other {
                    Int::Var(var) => Hole::Kept(var.key.clone(), place),
                    _ => Hole::Place(place),
                }
            }
        };
        let links = &self.state.links;
        let mut told = vec![id];
        told.extend(links.plain(id).take(2).flat_map(|part| links.whole(part)));
        let tested = node.from.condition.as_ref().is_some_and(|test| !counts_only(test));
        let noted = matches!(next, Int::Var(_));
        Some((start, Lap { hole, noted, marked, tested, told }))
    }

    /// "the last hole": the one where a sowing ends.
    pub(crate) fn last_hole(&self, sowing: NodeId) -> Text {
        self.term("last hole", sowing);
        format!("the last {}", self.site()).into()
    }

    /// Whether a noted hole is asked for only where a lap starts.
    fn only_for_laps(&self, name: Option<&str>) -> bool {
        let links = &self.state.links;
        links
            .clauses("var", "")
            .filter(|var| links.plain(*var).next().and_then(|key| links.text(key)) == name)
            .all(|var| {
                let mut outer =
                    links.ancestors(var).filter(|one| links.keyword(*one) != Some("sites"));
                outer.next().is_some_and(|test| {
                    links.keyword(test) == Some("if")
                        && links.plain(test).next().is_some_and(|asked| {
                            links.whole(asked).iter().any(|part| links.is(*part, "is", "Prev"))
                        })
                })
            })
    }

    /// Whether the place noted under a name is where the next lap starts.
    pub(super) fn starts_lap(&self, name: Option<&str>) -> bool {
        matches!(&*self.again.borrow(), Again::Lap(Lap { hole: Hole::Noted(known), .. })
            if known.as_deref() == name)
    }

    /// What it means to move again, where that is a lap or a turn of free choice.
    pub(crate) fn another_lap(&self, lap: &Lap, node: NodeId) -> Action {
        if lap.marked == Some(true) {
            return self.free_turn(lap).tell(node).into();
        }
        let hole = match &lap.hole {
            Hole::Last => self.last_hole(node),
            Hole::Noted(_) => "there".into(),
            Hole::Place(text) | Hole::Kept(_, text) => text.clone(),
        };
        self.sow_on(lap, &hole).tell(node).into()
    }

    /// Effects of which one is to move again, with the marks and notes beside it that say how.
    pub(super) fn lap_among(&self, members: &[Moves], scope: &Scope) -> Option<Action> {
        let lap = match &*self.again.borrow() {
            Again::Lap(lap) => lap.clone(),
            _ => return None,
        };
        let again = members
            .iter()
            .position(|member| matches!(member, Moves::MoveAgain(node) if node.then.is_none()))?;
        let mark = members.iter().position(|member| {
            matches!(member, Moves::SetPending(node) if node.value.is_none() && node.then.is_none())
        });
        let note = members.iter().position(|member| match (member, &lap.hole) {
            (Moves::SetVar(node), Hole::Noted(name) | Hole::Kept(name, _)) => {
                node.name == *name && node.then.is_none() && node.new_value.is_some()
            }
            _ => false,
        });
        // A note of no hole leads to no lap.
        let nowhere = |member: &Moves| match member {
            Moves::SetVar(node) => {
                let value = node.new_value.as_ref().and_then(|value| self.constant(value));
                value.is_some_and(|value| value < 0)
            }
            _ => false,
        };
        if lap.noted && members.iter().any(nowhere) {
            return self.plainly_again(members, again, scope);
        }
        let laps = lap.marked.is_none_or(|marked| marked == mark.is_some());
        let mut silent: Vec<usize> = Vec::new();
        if lap.marked.is_some() {
            silent.extend(mark);
        }
        let mut deed = if !laps {
            self.free_turn(&lap)
        } else {
            let hole = match (&lap.hole, note.map(|note| &members[note])) {
                (Hole::Last, _) => self.last_hole(id_of(&members[again])?),
                (Hole::Place(text), _) => text.clone(),
                (Hole::Noted(_), Some(Moves::SetVar(node))) => {
                    silent.extend(note);
                    self.place(node.new_value.as_ref()?, scope).text
                }
                (Hole::Kept(..), Some(Moves::SetVar(node))) => {
                    self.place(node.new_value.as_ref()?, scope).text
                }
                (Hole::Kept(_, text), _) => text.clone(),
                (Hole::Noted(_), _) => return None,
            };
            self.sow_on(&lap, &hole)
        };
        for index in &silent {
            if let Some(id) = id_of(&members[*index]) {
                deed.rest = deed.rest.tell_all(&self.whole(id));
            }
        }
        if let Some(id) = id_of(&members[again]) {
            deed = deed.tell(id);
        }
        // The next lap begins when all else has happened.
        let told = members
            .iter()
            .enumerate()
            .filter(|(index, _)| !silent.contains(index) && *index != again)
            .map(|(_, member)| self.moves(member, scope));
        Some(Action::sequence(told.chain([Action::from(deed)])))
    }

    /// Effects of which one is to move again, where that is no lap.
    fn plainly_again(&self, members: &[Moves], again: usize, scope: &Scope) -> Option<Action> {
        let deed = Deed::you("move", "again in the same turn").tell(id_of(&members[again])?);
        let others = members.iter().enumerate().filter(|(index, _)| *index != again);
        let told = others.map(|(_, member)| self.moves(member, scope));
        Some(Action::sequence(told.chain([Action::from(deed)])))
    }

    fn sow_on(&self, lap: &Lap, hole: &Text) -> Deed {
        for node in &lap.told {
            self.term("sowing on", *node);
        }
        let may = if lap.tested { " (if it may be chosen)" } else { "" };
        let rest = say!("on from {}{}", hole, may);
        Deed::you("sow", rest.tell_all(&lap.told))
    }

    fn free_turn(&self, lap: &Lap) -> Deed {
        Deed::you(
            "take",
            Text::from("another turn, with a free choice of hole").tell_all(&lap.told),
        )
    }
}

/// What must be so in the same turn for a lap, beside its being the same turn.
fn lap_test(test: &Boolean) -> Option<Option<bool>> {
    let same_turn = |test: &Boolean| {
        matches!(test, Boolean::IsPlayer(node) if node.kind == IsPlayerKind::Prev
            && matches!(&node.player, IndexOrRole::Role(Role::Mover)))
    };
    if same_turn(test) {
        return Some(None);
    }
    let Boolean::And(and) = test else { return None };
    let [first, second] = &*and.operands else { return None };
    let other = match (same_turn(first), same_turn(second)) {
        (true, false) => second,
        (false, true) => first,
        _ => return None,
    };
    match other {
        Boolean::IsPending(_) => Some(Some(true)),
        Boolean::Not(not) if matches!(&not.operand, Boolean::IsPending(_)) => Some(Some(false)),
        _ => None,
    }
}

/// Whether a test asks for nothing but how much a hole holds, which a hole just sown into is known to hold.
fn counts_only(test: &Boolean) -> bool {
    matches!(
        test,
        Boolean::Gt(_) | Boolean::Lt(_) | Boolean::Ge(_) | Boolean::Le(_) | Boolean::NotEqual(_)
    ) || matches!(test, Boolean::IsOccupied(_))
}

fn id_of(moves: &Moves) -> Option<NodeId> {
    match moves {
        Moves::MoveAgain(node) => Some(node.id),
        Moves::SetPending(node) => Some(node.id),
        Moves::SetVar(node) => Some(node.id),
        _ => None,
    }
}
