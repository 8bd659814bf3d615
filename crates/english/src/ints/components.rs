//! Pieces by their numbers: what an expression over the number of a piece comes to, piece by piece.
//!
//! Descriptions count pieces in the order of the equipment, those for each player once for every player, and look them up
//! in tables. There are only so many pieces, so that the answer can be worked out for each of them.

use std::collections::BTreeMap;
use std::rc::Rc;

use language::booleans::Boolean;
use language::equipment::{Item, MapPairs, PairKey, PairValue};
use language::ints::{Int, MapEntry};
use language::refs::IndexOrRole;
use language::words::{IsPlayerKind, Role};
use syntax::NodeId;

use crate::teller::Teller;

/// A piece of a player, as the language counts it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Component {
    /// Which of the kinds of pieces it is.
    pub kind: usize,
    /// The number of its owner, if it has one.
    pub owner: Option<usize>,
}

/// The rows of each table by the numbers that they are for, as a given player sees them.
pub(crate) type TableRows = BTreeMap<(NodeId, usize), Rc<BTreeMap<i64, usize>>>;

/// What an expression comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found {
    /// A number: of a piece, or any other.
    Number(i64),
    /// A place of a player's hand.
    Hand(usize, i64),
}

impl Teller<'_> {
    /// All pieces in the order of their numbers, which begin with one.
    pub(crate) fn numbered_pieces(&self) -> &[Component] {
        self.components.get_or_init(|| {
            let mut all = Vec::new();
            for (kind, one) in self.pieces.kinds.iter().enumerate() {
                if one.role == Role::Each {
                    let owners = 1..=self.players.count();
                    all.extend(owners.map(|owner| Component { kind, owner: Some(owner) }));
                } else {
                    all.push(Component { kind, owner: crate::facts::number_of(one.role) });
                }
            }
            all
        })
    }

    /// The piece with a number.
    pub(crate) fn component_numbered(&self, number: i64) -> Option<Component> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.numbered_pieces().get(index).copied()
    }

    /// The number of the piece of a name and an owner.
    pub(crate) fn component_named(&self, name: &str, owner: Option<usize>) -> Option<i64> {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let digits: Option<usize> = name[stem.len()..].parse().ok();
        let at = self.numbered_pieces().iter().position(|one| {
            let kind = self.pieces.kinds[one.kind].name;
            let exact = kind == name && (owner.is_none() || one.owner == owner);
            exact || (kind == stem && digits.is_some() && one.owner == digits)
        })?;
        i64::try_from(at + 1).ok()
    }

    /// What an expression over the piece in question comes to; `known` gives the numbers of pieces that are known.
    pub(crate) fn worked_out(
        &self,
        int: &Int,
        mover: usize,
        known: &dyn Fn(&Int) -> Option<i64>,
    ) -> Option<Found> {
        let number = |int: &Int| match self.worked_out(int, mover, known)? {
            Found::Number(number) => Some(number),
            Found::Hand(..) => None,
        };
        if let Some(number) = known(int) {
            return Some(Found::Number(number));
        }
        Some(match int {
            Int::Constant(constant) => Found::Number(i64::from(*constant)),
            Int::Add(node) => Found::Number(node.operands.iter().map(number).sum::<Option<i64>>()?),
            Int::Mul(node) => {
                Found::Number(node.operands.iter().map(number).product::<Option<i64>>()?)
            }
            Int::Sub(node) => {
                let left = match &node.left {
                    Some(left) => number(left)?,
                    None => 0,
                };
                Found::Number(left - number(&node.right)?)
            }
            Int::Div(node) => Found::Number(number(&node.left)?.checked_div(number(&node.right)?)?),
            Int::Mod(node) => {
                Found::Number(number(&node.value)?.checked_rem(number(&node.modulo)?)?)
            }
            Int::IdOfRole(id) => {
                let owner = self.owner_in(id.who, mover)?;
                Found::Number(self.component_named(id.name.as_deref()?, Some(owner))?)
            }
            Int::IdOfPiece(id) => Found::Number(self.component_named(&id.name, None)?),
            Int::HandSite(hand) => {
                let owner = match &hand.player {
                    IndexOrRole::Role(role) => self.owner_in(*role, mover)?,
                    IndexOrRole::Index(Int::Mover(_)) => mover,
                    IndexOrRole::Index(index) => usize::try_from(number(index)?).ok()?,
                };
                Found::Hand(owner, hand.site.as_ref().map_or(Some(0), number)?)
            }
            Int::MapEntry(entry) => self.looked_up_for(entry, mover, known)?,
            Int::If(node) => match self.holds_for(&node.condition, mover, known)? {
                true => self.worked_out(&node.then, mover, known)?,
                false => self.worked_out(&node.otherwise, mover, known)?,
            },
            _ => return None,
        })
    }

    /// Whether a test over the piece in question holds for a player to move.
    fn holds_for(
        &self,
        test: &Boolean,
        mover: usize,
        known: &dyn Fn(&Int) -> Option<i64>,
    ) -> Option<bool> {
        let number = |int: &Int| match self.worked_out(int, mover, known)? {
            Found::Number(number) => Some(number),
            Found::Hand(..) => None,
        };
        let other = |right: &IndexOrRole| match right {
            IndexOrRole::Index(int) => number(int),
            IndexOrRole::Role(role) => i64::try_from(self.owner_in(*role, mover)?).ok(),
        };
        let holds = |test: &Boolean| self.holds_for(test, mover, known);
        Some(match test {
            Boolean::Constant(value) => *value,
            Boolean::Not(node) => !holds(&node.operand)?,
            Boolean::And(node) => !decided(node.operands.iter().map(holds), false)?,
            Boolean::Or(node) => decided(node.operands.iter().map(holds), true)?,
            Boolean::Equals(node) => number(&node.left)? == other(&node.right)?,
            Boolean::NotEqual(node) => number(&node.left)? != other(&node.right)?,
            Boolean::Lt(node) => number(&node.left)? < number(&node.right)?,
            Boolean::Le(node) => number(&node.left)? <= number(&node.right)?,
            Boolean::Gt(node) => number(&node.left)? > number(&node.right)?,
            Boolean::Ge(node) => number(&node.left)? >= number(&node.right)?,
            Boolean::IsPlayer(node) if node.kind == IsPlayerKind::Mover => match &node.player {
                IndexOrRole::Role(role) => self.owner_in(*role, mover)? == mover,
                IndexOrRole::Index(_) => return None,
            },
            _ => return None,
        })
    }

    fn looked_up_for(
        &self,
        entry: &MapEntry,
        mover: usize,
        known: &dyn Fn(&Int) -> Option<i64>,
    ) -> Option<Found> {
        let IndexOrRole::Index(key) = &entry.key else { return None };
        let Found::Number(key) = self.worked_out(key, mover, known)? else { return None };
        let map = self.items().iter().find_map(|item| match item {
            Item::MapPairs(map) if map.name == entry.name => Some(map),
            _ => None,
        })?;
        let rows = self.rows_by_piece(map, mover);
        let pair = &map.pairs[*rows.get(&key)?];
        match &pair.value {
            PairValue::Int(int) => self.worked_out(int, mover, &|_| None),
            PairValue::Text(name) => Some(Found::Number(self.component_named(name, None)?)),
            PairValue::Role(_) | PairValue::Landmark(_) => None,
        }
    }

    /// Whether an expression looks a piece up in a table that has no row for it.
    pub(crate) fn has_no_row(
        &self,
        int: &Int,
        mover: usize,
        known: &dyn Fn(&Int) -> Option<i64>,
    ) -> bool {
        let Int::MapEntry(entry) = int else { return false };
        let IndexOrRole::Index(key) = &entry.key else { return false };
        let Some(Found::Number(key)) = self.worked_out(key, mover, known) else { return false };
        let mut maps = self.items().iter().filter_map(|item| match item {
            Item::MapPairs(map) if map.name == entry.name => Some(map),
            _ => None,
        });
        let (Some(map), None) = (maps.next(), maps.next()) else { return false };
        !self.rows_by_piece(map, mover).contains_key(&key)
    }

    /// Which row of a table is for which number; of several the first.
    fn rows_by_piece(&self, map: &MapPairs, mover: usize) -> Rc<BTreeMap<i64, usize>> {
        if let Some(rows) = self.rows.borrow().get(&(map.id, mover)) {
            return Rc::clone(rows);
        }
        let mut rows = BTreeMap::new();
        for (row, pair) in map.pairs.iter().enumerate() {
            let own = match &pair.key {
                PairKey::Int(int) => match self.worked_out(int, mover, &|_| None) {
                    Some(Found::Number(number)) => Some(number),
                    _ => None,
                },
                PairKey::Text(name) => self.component_named(name, None),
                PairKey::Role(_) => None,
            };
            if let Some(own) = own {
                rows.entry(own).or_insert(row);
            }
        }
        let rows = Rc::new(rows);
        self.rows.borrow_mut().insert((map.id, mover), Rc::clone(&rows));
        rows
    }

    /// The number of the player that a role means.
    fn owner_in(&self, role: Role, mover: usize) -> Option<usize> {
        match role {
            Role::Mover => Some(mover),
            Role::Next if self.players.count() == 2 => Some(3 - mover),
            role => crate::facts::number_of(role),
        }
    }

    /// Whether a table has no entry for the piece of a number, which then stands for itself.
    fn stands_for_itself(
        &self,
        entry: &MapEntry,
        number: i64,
        mover: usize,
        is_asked: &dyn Fn(&Int) -> bool,
    ) -> bool {
        let asked = matches!(&entry.key, IndexOrRole::Index(key) if is_asked(key));
        let mut maps = self.items().iter().filter_map(|item| match item {
            Item::MapPairs(map) if map.name == entry.name => Some(map),
            _ => None,
        });
        let (Some(map), None) = (maps.next(), maps.next()) else { return false };
        let is_other = |key: &PairKey| match key {
            PairKey::Int(key) => match self.worked_out(key, mover, &|_| None) {
                Some(Found::Number(own)) => own != number,
                Some(Found::Hand(..)) => false,
                // A name that no piece has is the number of none.
                None => matches!(key, Int::IdOfRole(id)
                    if id.name.is_some() && self.owner_in(id.who, mover).is_some()),
            },
            PairKey::Text(name) => {
                self.component_named(name, None).is_some_and(|own| own != number)
            }
            PairKey::Role(_) => false,
        };
        asked && entry.name.is_some() && map.pairs.iter().all(|pair| is_other(&pair.key))
    }

    /// The kind that a piece of this kind is turned into, if it is the same for all its owners and stays theirs.
    pub(crate) fn turned_into(
        &self,
        int: &Int,
        kind: usize,
        is_asked: &dyn Fn(&Int) -> bool,
    ) -> Option<usize> {
        let mut found = None;
        for (index, one) in (1..).zip(self.numbered_pieces()).filter(|(_, one)| one.kind == kind) {
            let owner = one.owner?;
            let known = |int: &Int| is_asked(int).then_some(index);
            let number = match (self.worked_out(int, owner, &known), int) {
                (Some(Found::Number(number)), _) => number,
                (None, Int::MapEntry(entry))
                    if self.stands_for_itself(entry, index, owner, is_asked) =>
                {
                    index
                }
                _ => return None,
            };
            let turned = self.component_numbered(number)?;
            if turned.owner != one.owner || found.is_some_and(|known| known != turned.kind) {
                return None;
            }
            found = Some(turned.kind);
        }
        found
    }
}

/// Whether one of several answers is the one that decides; nothing if that is not known.
fn decided(answers: impl Iterator<Item = Option<bool>>, by: bool) -> Option<bool> {
    let mut all = true;
    for answer in answers {
        match answer {
            Some(answer) if answer == by => return Some(true),
            Some(_) => {}
            None => all = false,
        }
    }
    all.then_some(false)
}
