//! Steps that note what stands on several places, take it off and put it back on the same places in another order.
//!
//! A description has no word for that. What it does is worked out on the board: a turn around the middle is told as such, anything
//! else by where the contents of each place go.

use std::collections::BTreeMap;

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Add, Do, If, Moves, PieceNames, Remove};
use language::refs::{IndexOrRole, SiteOrRegion};
use syntax::Tree;

use crate::plan::Deed;
use crate::realise::{Text, counted, listed_and};
use crate::teller::Teller;

use super::quarter::Turn;

/// More moves than this do not fit a sentence.
const FEW: usize = 6;

/// Where the contents of places go.
pub(super) type Shuffle = BTreeMap<u32, u32>;

impl Teller<'_> {
    /// A step that puts what stands on some places onto the same places in another order, as a deed.
    pub(super) fn shuffled(&self, node: &Do) -> Option<Deed> {
        let shuffle = self.shuffle(node)?;
        let deed = match self.turn_of(&shuffle) {
            Some(turn) => turn.deed(&self.turned_places(&turn, &shuffle)?, &[turn.clockwise]),
            None if shuffle.len() <= FEW => {
                let mut ways = Vec::new();
                for (from, to) in &shuffle {
                    ways.push(Text::from(format!("from {} to {}", self.at(*from)?, self.at(*to)?)));
                }
                let ways = listed_and(&ways);
                Deed::you("move", format!("what stands there, all at once, {}", ways.as_str()))
            }
            None => return None,
        };
        Some(self.whole(node.id).into_iter().fold(deed, Deed::tell))
    }

    /// The places whose contents a turn moves: "the eight points around E5".
    fn turned_places(&self, turn: &Turn, shuffle: &Shuffle) -> Option<String> {
        match turn.centre {
            Some(centre) if self.ring_of(centre, shuffle) => {
                let number = i64::try_from(shuffle.len()).ok()?;
                Some(format!("the {} around {}", counted(number, self.site()), self.at(centre)?))
            }
            _ => {
                let all: Option<Vec<Text>> =
                    shuffle.keys().map(|site| self.at(*site).map(Text::from)).collect();
                Some(listed_and(&all?).as_str().to_owned())
            }
        }
    }

    /// Whether the places are all that touch the one in the middle.
    pub(super) fn ring_of(&self, centre: u32, shuffle: &Shuffle) -> bool {
        let Some(board) = self.elements() else { return false };
        let around = board.related(centre, board::topology::Relation::All);
        around.len() == shuffle.len() && around.iter().all(|site| shuffle.contains_key(site))
    }

    fn at(&self, site: u32) -> Option<String> {
        self.places.label(i32::try_from(site).ok()?, None)
    }

    /// Where a step puts what stands on several places, if that is all it does.
    pub(super) fn shuffle(&self, node: &Do) -> Option<Shuffle> {
        if node.if_afterwards.is_some() || node.then.is_some() || self.carries_more() {
            return None;
        }
        let mut noted: BTreeMap<&str, u32> = BTreeMap::new();
        for set in members(&node.prior)? {
            let Moves::SetVar(set) = set else { return None };
            let (Some(name), Some(Int::What(what)), None) =
                (set.name.as_deref(), &set.new_value, &set.then)
            else {
                return None;
            };
            if what.level.is_some() || !self.of_the_board(what.site_type) {
                return None;
            }
            noted.insert(name, self.fixed_site(&what.at)?);
        }
        let mut taken = Vec::new();
        let mut goes = Shuffle::new();
        for step in members(node.next.as_ref()?)? {
            let Moves::If(test) = step else { return None };
            let from = *noted.get(asked(test)?)?;
            match &test.moves {
                // Nothing may be put where something still stands.
                Moves::Remove(remove) if goes.is_empty() => {
                    (self.emptied(remove)? == from).then(|| taken.push(from))?;
                }
                Moves::Add(add) => {
                    let (name, to) = self.put_back(add)?;
                    let known = noted.get(name) == Some(&from) && Some(name) == asked(test);
                    (known && goes.insert(from, to).is_none()).then_some(())?;
                }
                _ => return None,
            }
        }
        let mut targets: Vec<u32> = goes.values().copied().collect();
        targets.sort_unstable();
        taken.sort_unstable();
        let all = goes.keys().copied().eq(taken.iter().copied());
        let once = noted.len() == taken.len() && noted.keys().all(|name| self.asked_only_so(name));
        (all && taken == targets && once && taken.len() > 1).then_some(goes)
    }

    fn of_the_board(&self, kind: Option<language::words::SiteType>) -> bool {
        kind.is_none_or(|kind| kind == self.places.default)
    }

    /// The place that a step empties.
    fn emptied(&self, node: &Remove) -> Option<u32> {
        let plain = !node.decision && node.level.is_none() && node.at.is_none();
        let plain = plain && node.count.is_none() && node.then.is_none();
        match &node.site {
            SiteOrRegion::Site(site) if plain && self.of_the_board(node.site_type) => {
                self.fixed_site(site)
            }
            _ => None,
        }
    }

    /// The name under which a piece was noted, and the place where a step puts it.
    fn put_back<'b>(&self, node: &'b Add) -> Option<(&'b str, u32)> {
        let what = node.what.as_ref().filter(|what| what.state.is_none())?;
        let PieceNames::Index(Int::Var(var)) = &what.pieces else { return None };
        let to = &node.to;
        let plain = !node.decision && node.count.is_none() && node.stack.is_none();
        let plain = plain && node.then.is_none() && self.of_the_board(to.site_type);
        let plain = plain && to.level.is_none() && to.rotations.is_none();
        let plain = plain && to.condition.is_none() && to.effect.is_none();
        match &to.site {
            Some(SiteOrRegion::Site(site)) if plain => {
                Some((var.key.as_deref()?, self.fixed_site(site)?))
            }
            _ => None,
        }
    }

    /// Whether a place may hold more than the kind of a piece says: what is noted of it would not be all.
    fn carries_more(&self) -> bool {
        let links = &self.state.links;
        self.stacks()
            || ["State", "Value", "Rotation", "Count", "Hidden"]
                .iter()
                .any(|what| links.clauses("set", what).next().is_some())
            || links.whole(Tree::ROOT).into_iter().any(|part| {
                matches!(links.label(part), Some("state" | "value" | "rotation" | "count"))
            })
    }

    /// Whether a noted number is asked for only where it has just been noted.
    fn asked_only_so(&self, name: &str) -> bool {
        let links = &self.state.links;
        let is = |node| links.plain(node).any(|part| links.text(part) == Some(name));
        links.clauses("var", "").filter(|var| is(*var)).all(|var| {
            links.ancestors(var).filter(|outer| links.keyword(*outer) == Some("do")).any(|outer| {
                let prior = links.plain(outer).next();
                let sets = prior.map(|prior| links.whole(prior)).unwrap_or_default();
                sets.into_iter().any(|set| links.is(set, "set", "Var") && is(set))
            })
        })
    }
}

/// The steps that an `and` puts together.
fn members(moves: &Moves) -> Option<&[Moves]> {
    match moves {
        Moves::And(node) if node.then.is_none() => Some(&node.moves),
        _ => None,
    }
}

/// The name of which a step asks whether anything was noted under it.
fn asked(node: &If) -> Option<&str> {
    let Boolean::NotEqual(test) = &node.condition else { return None };
    let key = match (&test.left, &test.right) {
        (Int::Constant(0), IndexOrRole::Index(Int::Var(var)))
        | (Int::Var(var), IndexOrRole::Index(Int::Constant(0))) => &var.key,
        _ => return None,
    };
    (node.otherwise.is_none() && node.then.is_none()).then_some(key.as_deref())?
}
