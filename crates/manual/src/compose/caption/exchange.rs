//! Actions that only make sense together: pieces that change places, captures that go to a hand, and what is drawn.

use engine::action::{Act, Action};
use english::realise::counted;
use survey::piece_at;

use super::super::words::{article, list};
use super::things::driven_out;
use super::{MOST, Teller};

impl Teller<'_> {
    /// The piece that moves and the one where it goes change places: "swapping places with Black's rook".
    pub(super) fn swaps_places(&self, main: &Action, rest: &mut Vec<&Action>) -> Option<String> {
        let Act::Move(shift) = main.act else { return None };
        // What goes back from an empty place is the piece that has just gone there.
        let held = piece_at(self.program, &self.scene.before.state, shift.to, shift.to_kind) > 0;
        let gone = rest.iter().find(|action| match action.act {
            Act::Remove { to, .. } => to == shift.to,
            Act::Move(back) => held && back.from == shift.to && back.to == shift.from,
            _ => false,
        });
        // A piece like one of the mover's own that was driven out may as well be another one.
        let driven = || Some(driven_out(self.scene, main)).filter(|what| self.is_others(*what));
        let what = gone.map_or_else(|| driven().unwrap_or(0), |gone| self.what(gone));
        let comes_back = |action: &&&Action| match action.act {
            Act::Add { what: new, to, .. } => {
                to == shift.from && usize::try_from(new).ok() == Some(what)
            }
            Act::Move(back) => back.from == shift.to && back.to == shift.from,
            _ => false,
        };
        let back = *rest.iter().find(comes_back).filter(|_| what > 0)?;
        let gone = gone.copied();
        let told = |action: &Action| {
            std::ptr::eq(action, back) || gone.is_some_and(|gone| std::ptr::eq(action, gone))
        };
        rest.retain(|action| !told(action));
        Some(format!("swapping places with {}", self.owned(what)))
    }

    /// Where the piece that has moved goes next by itself: "and on from there to E9".
    pub(super) fn goes_on(&self, main: &Action, rest: &mut Vec<&Action>) -> Option<String> {
        let Act::Move(shift) = main.act else { return None };
        if piece_at(self.program, &self.scene.before.state, shift.to, shift.to_kind) > 0 {
            return None;
        }
        let goes = |action: &Action| matches!(action.act, Act::Move(on) if on.from == shift.to && !self.is_hand(on.to));
        let next = *rest.iter().find(|action| goes(action))?;
        let to = self.target(next)?;
        let back = next.to() == shift.from;
        rest.retain(|action| !std::ptr::eq(*action, next));
        Some(if back { format!("and back to {to}") } else { format!("and on from there to {to}") })
    }

    /// Enemy pieces that are captured and go to a hand: "capturing the rook on D5 and putting it in the hand".
    pub(super) fn takes_into_hand(&self, main: &Action, rest: &mut Vec<&Action>) -> Option<String> {
        let moved: Vec<&Action> = rest
            .iter()
            .filter(|action| match action.act {
                Act::Move(shift) => {
                    self.is_hand(shift.to) && !self.is_hand(shift.from) && self.is_enemys(action)
                }
                _ => false,
            })
            .copied()
            .collect();
        if let [only] = moved.as_slice() {
            rest.retain(|action| !std::ptr::eq(*action, *only));
            let (from, to) = (self.start(only)?, self.target(only)?);
            let whose = self.owned(self.what(only));
            return Some(format!("capturing {whose} on {from} and putting it in {to}"));
        }
        let driven = driven_out(self.scene, main);
        let taken = self.leaving_pieces(rest, true);
        let kept: Vec<&Action> = rest
            .iter()
            .filter(|action| matches!(action.act, Act::Add { to, .. } if self.is_hand(to)))
            .copied()
            .collect();
        let hand = kept.first().and_then(|first| self.target(first));
        if let ([], true, &[new]) = (taken.as_slice(), self.is_others(driven), kept.as_slice())
            && let Act::Add { what, .. } = new.act
        {
            rest.retain(|action| !std::ptr::eq(*action, new));
            let (old, new) = (self.named(driven), self.named(usize::try_from(what).unwrap_or(0)));
            let into = if old == new { String::new() } else { format!(" as {}", article(new)) };
            return Some(format!("capturing the {old} and putting it in {}{into}", hand?));
        }
        if taken.is_empty() || taken.len() != kept.len() || taken.len() > MOST {
            return None;
        }
        let (hand, captured) = (hand?, self.listed(&taken)?);
        let name = |action: &Action| match action.act {
            Act::Add { what, .. } => self.named(usize::try_from(what).unwrap_or(0)),
            _ => "piece",
        };
        let alike = taken.iter().zip(&kept).all(|(gone, new)| self.piece(gone) == name(new));
        let becomes: Vec<String> = kept.iter().map(|new| article(name(new))).collect();
        let told =
            |action: &&Action| taken.iter().chain(&kept).any(|known| std::ptr::eq(*known, *action));
        rest.retain(|action| !told(action));
        let them = if taken.len() == 1 { "it" } else { "them" };
        let into = if alike { String::new() } else { format!(" as {}", list(&becomes)) };
        Some(format!("capturing {captured} and putting {them} in {hand}{into}"))
    }

    /// A pass that brings something to the hand: "draws a domino".
    pub(super) fn draws(&self, rest: &[&Action]) -> Option<String> {
        let drawn: Vec<&str> = rest
            .iter()
            .filter(|action| self.is_drawn(action))
            .map(|action| match action.act {
                Act::Add { what, .. } => self.named(usize::try_from(what).unwrap_or(0)),
                _ => self.piece(action),
            })
            .collect();
        let first = *drawn.first()?;
        let name = if drawn.iter().all(|name| *name == first) { first } else { "piece" };
        Some(match drawn.len() {
            1 => format!("draws {}", article(name)),
            several => format!("draws {}", counted(several as i64, name)),
        })
    }

    /// Whether an action brings a piece from nowhere, or from what all draw from, to the hand of the mover.
    pub(super) fn is_drawn(&self, action: &Action) -> bool {
        let owner = |site: i32| {
            let container = self.program.containers.get(self.program.layout.container(site));
            container.map_or(0, |it| it.owner)
        };
        match action.act {
            Act::Add { to, .. } => self.is_hand(to) && owner(to) == self.mover(),
            Act::Move(shift) => {
                self.is_hand(shift.to)
                    && owner(shift.to) == self.mover()
                    && self.is_hand(shift.from)
                    && owner(shift.from) != self.mover()
            }
            _ => false,
        }
    }
}
