//! Tests that are settled before play, by numbers and constants alone.

use language::booleans::{Boolean, RegionOrArray};
use language::equipment::{Item, PairValue};
use language::ints::Int;
use language::refs::IndexOrRole;
use language::words::{IsPlayerKind, Role};
use syntax::NodeId;

use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether a test holds in every position or in none; nothing if that depends on the position.
    pub(crate) fn settled(&self, test: &Boolean) -> Option<bool> {
        let compared = |left: &Int, right: &Int, how: fn(&i64, &i64) -> bool| {
            Some(how(&self.constant(left)?, &self.constant(right)?))
        };
        let index = |right: &IndexOrRole| match right {
            IndexOrRole::Index(int) => Some(int.clone()),
            IndexOrRole::Role(role) => {
                let number = crate::facts::number_of(*role)?;
                i32::try_from(number).ok().map(Int::Constant)
            }
        };
        let ordered =
            matches!(test, Boolean::Lt(_) | Boolean::Le(_) | Boolean::Gt(_) | Boolean::Ge(_));
        if ordered && self.is_puzzle() {
            // The numbers of a puzzle are those of its places, and what is written there is compared.
            return None;
        }
        match test {
            Boolean::Constant(value) => Some(*value),
            Boolean::And(node) => self.settled_by(&node.operands, false),
            Boolean::Or(node) => self.settled_by(&node.operands, true),
            Boolean::Not(node) => self.settled(&node.operand).map(|value| !value),
            Boolean::If(node) => match self.settled(&node.condition)? {
                true => self.settled(&node.then),
                false => node.otherwise.as_ref().map_or(Some(false), |no| self.settled(no)),
            },
            Boolean::Equals(node) if self.never_there(&node.left, &index(&node.right)?) => {
                Some(false)
            }
            Boolean::NotEqual(node) if self.never_there(&node.left, &index(&node.right)?) => {
                Some(true)
            }
            Boolean::Equals(node) => compared(&node.left, &index(&node.right)?, i64::eq),
            Boolean::NotEqual(node) => compared(&node.left, &index(&node.right)?, i64::ne),
            Boolean::Lt(node) => compared(&node.left, &node.right, i64::lt),
            Boolean::Le(node) => compared(&node.left, &node.right, i64::le),
            Boolean::Gt(node) => compared(&node.left, &node.right, i64::gt),
            Boolean::Ge(node) => compared(&node.left, &node.right, i64::ge),
            // Nothing holds of a place that is none, and nothing lies in an area without places.
            Boolean::IsIn(node) => {
                let RegionOrArray::Region(region) = &node.set else { return None };
                let nowhere = self.fixed(region).is_some_and(|sites| sites.is_empty());
                let mut sites = node.site.iter().flat_map(|sites| sites.iter());
                (nowhere || sites.any(|site| self.is_no_place(site))).then_some(false)
            }
            Boolean::IsPending(node) => self.nothing_is_pending(node.id).then_some(false),
            Boolean::IsEmpty(node) => self.is_no_place(&node.at).then_some(false),
            Boolean::IsOccupied(node) => self.is_no_place(&node.at).then_some(false),
            Boolean::IsPlayer(node) => match &node.player {
                IndexOrRole::Index(Int::Who(who)) => self.is_no_place(&who.at).then_some(false),
                IndexOrRole::Role(Role::Mover) if node.kind == IsPlayerKind::Prev => {
                    (self.turn_begins.get() || !self.may_move_again()).then_some(false)
                }
                // Nobody sits there.
                IndexOrRole::Role(role) if node.kind == IsPlayerKind::Mover => {
                    let seat = crate::facts::number_of(*role)?;
                    (seat > self.players.count()).then_some(false)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a player may make two moves in succession: where players move in turn, only some rules bring that about.
    pub(crate) fn may_move_again(&self) -> bool {
        let links = &self.state.links;
        let some = |keyword: &str, word: &str| links.clauses(keyword, word).next().is_some();
        self.players.count() < 2
            || some("mode", "")
            || some("moveAgain", "")
            || some("set", "NextPlayer")
            || some("swap", "Players")
    }

    /// Whether a test stands in what follows from a move, before anything is marked for the next one: what was marked for this one is
    /// forgotten as soon as it is made.
    fn nothing_is_pending(&self, test: NodeId) -> bool {
        let links = &self.state.links;
        let Some(then) = links.ancestors(test).filter(|outer| links.is(*outer, "then", "")).last()
        else {
            return false;
        };
        let mut marks = links.clauses_within(then, "set").iter().filter(|set| **set < test);
        !marks.any(|set| links.is(*set, "set", "Pending"))
    }

    /// Whether a place of a move is asked for where no move is being put together.
    pub(crate) fn is_no_place(&self, place: &Int) -> bool {
        let node = match place {
            Int::To(node) => node.id,
            Int::From(node) => node.id,
            Int::Site(node) => node.id,
            Int::Between(node) => node.id,
            _ => return false,
        };
        self.state.unset.contains(&node)
    }

    /// Whether an effect has only such a place to act on, so that it does nothing.
    pub(crate) fn acts_nowhere(&self, effect: NodeId) -> bool {
        let links = &self.state.links;
        let none = |node: &NodeId| self.state.unset.contains(node);
        let parts = links.children(effect);
        match links.keyword(effect) {
            Some("remove" | "promote" | "flip") => parts.first().is_some_and(none),
            Some("add" | "fromTo") => parts.iter().any(|part| {
                matches!(links.keyword(*part), Some("to" | "from"))
                    && links.children(*part).first().is_some_and(none)
            }),
            _ => false,
        }
    }

    /// Whether two places can never be the same.
    fn never_there(&self, left: &Int, right: &Int) -> bool {
        self.never_none(left, right)
            || self.never_off_the_end(left, right)
            || self.never_marked(left, right)
            || self.never_seated(left, right)
    }

    /// Whether a place along a path is asked to be just off its end, where no path has a place for that: what lies beyond
    /// the last place of such a path is no place at all.
    fn never_off_the_end(&self, left: &Int, right: &Int) -> bool {
        let asked = match (left, right) {
            (Int::TrackSiteMove(_), end) | (end, Int::TrackSiteMove(_)) => end,
            _ => return false,
        };
        let links = &self.state.links;
        let leads_off = |track: NodeId| {
            links.whole(track).into_iter().any(|part| {
                links.number(part) == Some(-2)
                    || links.word(part) == Some("End")
                    || links.text(part).is_some_and(|path| path.contains("End"))
            })
        };
        matches!(asked, Int::Constant(-2)) && !links.clauses("track", "").any(leads_off)
    }

    /// Whether a player is asked for who is not in the game: nobody sits there, and nothing is theirs.
    fn never_seated(&self, left: &Int, right: &Int) -> bool {
        let (who, number) = match (left, right) {
            (Int::Constant(number), who) | (who, Int::Constant(number)) => (who, *number),
            _ => return false,
        };
        let last = self.players.count();
        let shared = self.pieces.kinds.iter().any(|kind| kind.role == Role::Shared);
        let number = usize::try_from(number).unwrap_or(0);
        match who {
            Int::Mover(_) | Int::Next(_) => number == 0 || number > last,
            // What all players share has the number after the last.
            Int::Who(_) => number > last + usize::from(shared),
            _ => false,
        }
    }

    /// Whether something is asked to carry a mark that nothing ever gets.
    fn never_marked(&self, left: &Int, right: &Int) -> bool {
        let mark = match (left, right) {
            (Int::State(_), mark) | (mark, Int::State(_)) => mark,
            _ => return false,
        };
        let given = self.state.marks_given.as_ref();
        let mark = self.constant(mark).and_then(|mark| i32::try_from(mark).ok());
        given.zip(mark).is_some_and(|(given, mark)| !given.contains(&mark))
    }

    /// Whether a place is looked up in a table of places and asked to be none: what a table does not list stands for itself.
    fn never_none(&self, left: &Int, right: &Int) -> bool {
        let (entry, none) = match (left, right) {
            (Int::MapEntry(entry), none) | (none, Int::MapEntry(entry)) => (entry, none),
            _ => return false,
        };
        let place = matches!(
            &entry.key,
            IndexOrRole::Index(Int::To(_) | Int::From(_) | Int::Site(_) | Int::Last(_))
        );
        let listed = |item: &Item| {
            match item {
            Item::MapPairs(map) if map.name == entry.name => map.pairs.iter().all(|pair| {
                matches!(&pair.value, PairValue::Int(value) if self.constant(value) >= Some(0))
            }),
            Item::MapLists(map) => map.name != entry.name,
            _ => true,
        }
        };
        place && self.constant(none) == Some(-1) && self.items().iter().all(listed)
    }

    /// What several tests come to, where one with the deciding value decides for all.
    fn settled_by(&self, tests: &[Boolean], deciding: bool) -> Option<bool> {
        let mut all = Some(!deciding);
        for test in tests {
            match self.settled(test) {
                Some(value) if value == deciding => return Some(deciding),
                Some(_) => {}
                None => all = None,
            }
        }
        all
    }

    /// Passes over the test of a choice and the case that it rules out.
    pub(crate) fn rule_out(&self, choice: NodeId, holds: bool) {
        let links = &self.state.links;
        let cases = links.plain(choice).filter(|part| links.keyword(*part) != Some("then"));
        let out = if holds { 2 } else { 1 };
        for (at, part) in cases.enumerate() {
            if at == 0 || at == out {
                self.silent(Silence::Unreachable, self.whole(part));
            }
        }
    }
}

/// The clause that a test stands at, if it is one that numbers can settle.
pub(super) fn clause(test: &Boolean) -> Option<NodeId> {
    Some(match test {
        Boolean::And(node) => node.id,
        Boolean::Or(node) => node.id,
        Boolean::Not(node) => node.id,
        Boolean::If(node) => node.id,
        Boolean::Equals(node) => node.id,
        Boolean::NotEqual(node) => node.id,
        Boolean::Lt(node) => node.id,
        Boolean::Le(node) => node.id,
        Boolean::Gt(node) => node.id,
        Boolean::Ge(node) => node.id,
        Boolean::IsIn(node) => node.id,
        Boolean::IsEmpty(node) => node.id,
        Boolean::IsOccupied(node) => node.id,
        Boolean::IsPlayer(node) => node.id,
        Boolean::IsPending(node) => node.id,
        _ => return None,
    })
}
