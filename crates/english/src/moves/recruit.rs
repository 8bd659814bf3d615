//! Captures that win the piece: it changes sides and goes to the hand of its captor.

use std::cell::Cell;

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Add, Moves, PieceNames, Remove};
use language::refs::{IndexOrRole, SiteOrRegion};
use language::words::Role;
use syntax::NodeId;

use crate::ints::components::Found;
use crate::plan::{Action, Deed};
use crate::realise::{Text, listed_and, say, with_article};
use crate::recall::Noted;
use crate::scope::Scope;
use crate::teller::Teller;

/// More changes than this need a sentence of their own.
const CHANGES_A_SENTENCE: usize = 4;

impl Teller<'_> {
    /// "capture the piece there", where an effect puts the piece of the target into the mover's hand; what becomes of it
    /// is told once, among the terms.
    pub(super) fn recruited(&self, effects: &[&Moves], scope: &Scope) -> Option<Action> {
        if !scope.effect
            || self.players.count() < 2
            || !*self.recruiting.get_or_init(|| self.always_recruits())
        {
            return None;
        }
        let mut added = None;
        let mut lost: Vec<usize> = Vec::new();
        for effect in effects {
            match effect {
                Moves::Add(node) if added.is_none() => added = Some(&**node),
                // A king is not won.
                Moves::If(node) if added.is_none() && node.then.is_none() => {
                    let (add, kind) = match (&node.moves, &node.otherwise) {
                        (Moves::Add(add), None) => (add, self.kind_left_out(&node.condition)?),
                        (Moves::Remove(king), Some(Moves::Add(add))) if takes_target(king) => {
                            (add, self.kind_meant(&node.condition)?)
                        }
                        _ => return None,
                    };
                    lost.push(kind);
                    added = Some(&**add);
                }
                Moves::Remove(node) if takes_target(node) => {}
                _ => return None,
            }
        }
        let added = added?;
        let changes = self.recruits(added, &lost)?;
        let mut told: Vec<NodeId> = self.whole(added.id);
        if let Some(then) = &added.then {
            let later = self.whole(then.id);
            told.retain(|node| !later.contains(node));
        }
        for effect in effects {
            match effect {
                Moves::Remove(node) => told.extend(self.whole(node.id)),
                Moves::If(node) => told.extend(self.whole(node.id)),
                _ => {}
            }
        }
        let definition = self.recruit_rule(&changes, &lost);
        let words = |rule: &[Text]| rule.iter().map(|text| text.as_str().to_owned()).collect();
        let known: Option<Vec<String>> = self.recruit.borrow().as_deref().map(words);
        match known {
            None => {
                // What is said of captures changes with it.
                self.recall.renew();
                self.recruit.replace(Some(definition));
            }
            Some(known) if known == words(&definition) => {}
            Some(_) => {
                self.recall.spoil();
                self.settled.borrow_mut().extend(&told);
                return None;
            }
        }
        self.tell_recruits(&told);
        let deed = Deed::you("capture", format!("the {} there", self.pieces.word));
        let deed = told.iter().fold(deed, |deed, node| deed.tell(*node));
        Some(self.with_then(deed.into(), added.then.as_ref(), scope))
    }

    /// Notes that ludemes are told by the rule of what becomes of captured pieces.
    pub(crate) fn tell_recruits(&self, told: &[NodeId]) {
        self.recall.note(|| Noted::Recruited(told.to_vec()));
        self.settled.borrow_mut().extend(told);
        for sentence in self.recruit.borrow_mut().iter_mut().flatten() {
            *sentence = std::mem::take(sentence).tell_all(told);
        }
    }

    /// The kind of piece that a condition leaves out: anything but a king of the opponent's.
    fn kind_left_out(&self, test: &Boolean) -> Option<usize> {
        match test {
            Boolean::NotEqual(node) => self.kind_of_victim(&node.left, &node.right),
            Boolean::Not(not) => self.kind_meant(&not.operand),
            _ => None,
        }
    }

    /// The kind of piece that a condition asks for: a king of the opponent's.
    fn kind_meant(&self, test: &Boolean) -> Option<usize> {
        let Boolean::Equals(node) = test else { return None };
        self.kind_of_victim(&node.left, &node.right)
    }

    fn kind_of_victim(&self, what: &Int, other: &IndexOrRole) -> Option<usize> {
        let IndexOrRole::Index(Int::IdOfRole(id)) = other else { return None };
        let name = id.name.as_deref().filter(|_| id.who == Role::Next && is_victim(what))?;
        self.pieces.kinds.iter().position(|kind| kind.name == name)
    }

    /// Whether no piece is ever captured in another way, so that "captured" has one meaning.
    fn always_recruits(&self) -> bool {
        let links = &self.state.links;
        // Boards are made by removing places.
        let played = |node: &NodeId| {
            !links.ancestors(*node).any(|outer| links.keyword(outer) == Some("board"))
        };
        links.clauses("remove", "").filter(played).all(|node| {
            links.parent(node).is_some_and(|outer| {
                let added =
                    |part: NodeId| links.plain(part).any(|it| links.keyword(it) == Some("add"));
                let adds = |part: &NodeId| match links.keyword(*part) {
                    Some("if") => added(*part),
                    word => word == Some("add"),
                };
                match links.keyword(outer) {
                    Some("and") => links.members(outer).iter().any(adds),
                    Some("if") => added(outer),
                    _ => false,
                }
            })
        })
    }

    /// The kinds that change when they are captured: from what, to what. Nothing if the effect is no such capture.
    fn recruits(&self, node: &Add, lost: &[usize]) -> Option<Vec<(usize, usize)>> {
        if node.count.is_some() || node.stack.is_some() || node.decision {
            return None;
        }
        let piece = node.what.as_ref()?;
        let PieceNames::Index(int) = &piece.pieces else { return None };
        let Some(SiteOrRegion::Site(place)) = &node.to.site else { return None };
        if piece.state.is_some() || node.to.condition.is_some() || node.to.effect.is_some() {
            return None;
        }
        let mut changes: Vec<(usize, usize)> = Vec::new();
        // Which kinds are in the tables, for which captor, and where in the hand they go.
        let mut taken: Vec<(usize, usize)> = Vec::new();
        let mut slots: Vec<(usize, i64, usize)> = Vec::new();
        let owned = (1..).zip(self.numbered_pieces()).filter(|(_, one)| !lost.contains(&one.kind));
        let victims = owned.flat_map(|(index, one)| {
            let captors = (1..=self.players.count()).filter(|captor| one.owner != Some(*captor));
            captors.filter(|_| one.owner.is_some()).map(move |captor| (index, one, captor))
        });
        for (index, one, captor) in victims {
            let asked = Cell::new(false);
            let victim = |int: &Int| {
                is_victim(int).then(|| {
                    asked.set(true);
                    index
                })
            };
            // A piece that is not in the tables is never captured: a king.
            let Some(Found::Number(number)) = self.worked_out(int, captor, &victim) else {
                continue;
            };
            // A piece that comes whatever lay there is no captive.
            if !asked.get() {
                return None;
            }
            let (hand, slot) = match self.worked_out(place, captor, &victim) {
                Some(Found::Hand(hand, slot)) => (hand, slot),
                Some(Found::Number(site)) => self.place_of_a_hand(site)?,
                // Nor is one for which the hand has no place.
                None if self.has_no_row(place, captor, &victim) => continue,
                None => return None,
            };
            let recruit = self.component_numbered(number)?;
            if recruit.owner != Some(captor) || hand != captor {
                return None;
            }
            taken.push((one.kind, captor));
            slots.push((captor, slot, recruit.kind));
            if !changes.contains(&(one.kind, recruit.kind)) {
                changes.push((one.kind, recruit.kind));
            }
        }
        // Each kind becomes one kind, whoever captures it.
        let one_each =
            changes.iter().all(|(from, _)| changes.iter().filter(|(o, _)| o == from).count() == 1);
        changes.retain(|(from, to)| from != to);
        // What one player can win the other can win too, and different kinds never lie in one heap.
        let players = 1..=self.players.count();
        let fair = taken
            .iter()
            .all(|(kind, _)| players.clone().all(|captor| taken.contains(&(*kind, captor))));
        let apart = slots.iter().all(|(captor, slot, kind)| {
            slots.iter().all(|(c, s, k)| (c, s) != (captor, slot) || k == kind)
        });
        (!taken.is_empty() && one_each && fair && apart).then_some(changes)
    }

    /// What becomes of a captured piece.
    fn recruit_rule(&self, changes: &[(usize, usize)], lost: &[usize]) -> Vec<Text> {
        let name = |kind: usize| with_article(&self.pieces.kinds[kind].spoken);
        let mut rule = vec![say!(
            "a captured {} changes sides and goes to the hand of the player who captured it",
            self.pieces.word
        )];
        for part in changes.chunks(CHANGES_A_SENTENCE) {
            let parts: Vec<Text> = part
                .iter()
                .map(|(from, to)| Text::from(format!("{} becomes {}", name(*from), name(*to))))
                .collect();
            rule.push(say!("when it is captured, {}", listed_and(&parts)));
        }
        for kind in lost {
            rule.push(say!("{} that is captured is out of the game", name(*kind)));
        }
        rule
    }
}

/// Whether all that an effect does is to remove what is on the target.
fn takes_target(node: &Remove) -> bool {
    matches!(node.site, SiteOrRegion::Site(Int::To(_)))
        && node.then.is_none()
        && node.at.is_none()
        && node.level.is_none()
}

/// Whether a ludeme stands for the piece on the target.
fn is_victim(int: &Int) -> bool {
    matches!(int, Int::What(what) if matches!(what.at, Int::To(_)) && what.level.is_none())
}
