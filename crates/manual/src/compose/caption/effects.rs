//! What else a move does: captures, pieces that go along, that come, and that become others.

use board::SiteType;
use engine::action::{Act, Action};
use english::caption::Verb;
use english::realise::{counted, number_word, plural};

use super::super::words::{article, list, whose};
use super::things::{driven_out, is_flat};
use super::{MOST, Teller};

impl Teller<'_> {
    /// What follows from what was decided, each as a part of the sentence. What one part tells, no other tells again.
    pub(super) fn effects(&self, main: &Action, rest: &[&Action]) -> Vec<String> {
        if self.verb == Some(Verb::Sow) {
            return [self.captures(rest), self.gathers(rest)].into_iter().flatten().collect();
        }
        let mut rest = rest.to_vec();
        let swapped = self.swaps_places(main, &mut rest).or_else(|| self.goes_on(main, &mut rest));
        let became = self.becomes_there(main, &mut rest);
        let taken = self.takes_into_hand(main, &mut rest);
        if matches!(main.act, Act::Pass { .. }) && self.draws(&rest).is_some() {
            rest.retain(|action| !self.is_drawn(action));
        }
        // What is driven out without a word is captured too.
        let driven = driven_out(self.scene, main);
        let driven = (self.is_others(driven) && swapped.is_none() && taken.is_none())
            .then(|| format!("capturing the {}", self.named(driven)));
        let others = [
            driven.or_else(|| self.captures(&rest)),
            self.removes(main, &rest),
            self.displaces(main, &rest),
            self.turns_over(&rest),
            self.becomes(&rest),
            self.adds(main, &rest),
        ];
        [swapped, became, taken].into_iter().chain(others).flatten().collect()
    }

    /// Enemy pieces that leave the board: "capturing the knight on D5".
    fn captures(&self, rest: &[&Action]) -> Option<String> {
        let passing = if self.verb == Some(Verb::Pass) { " in passing" } else { "" };
        let taken = self.listed(&self.leaving_pieces(rest, true))?;
        Some(format!("capturing {taken}{passing}"))
    }

    /// Other pieces that leave the board: "removing the stone on D5".
    fn removes(&self, main: &Action, rest: &[&Action]) -> Option<String> {
        let own = main.from();
        let mut gone = self.leaving_pieces(rest, false);
        gone.retain(|action| action.to() != own || matches!(main.act, Act::Select { .. }));
        Some(format!("removing {}", self.listed(&gone)?))
    }

    pub(super) fn leaving_pieces<'b>(&self, rest: &[&'b Action], enemies: bool) -> Vec<&'b Action> {
        let removed = rest.iter().filter(|action| matches!(action.act, Act::Remove { .. }));
        let own = |action: &&&Action| self.what(action) > 0 && self.is_enemys(action) == enemies;
        removed.filter(own).copied().collect()
    }

    /// Pieces with their places, those of one name together: "the discs on A1 and B2 and the king on C3"; nothing if there is
    /// none, and only how many where there are more than a few.
    pub(super) fn listed(&self, actions: &[&Action]) -> Option<String> {
        if actions.is_empty() {
            return None;
        }
        if actions.len() > MOST {
            return Some(format!("{} {}", actions.len(), self.alike(actions)));
        }
        let mut groups: Vec<(&str, Vec<&Action>)> = Vec::new();
        for action in actions {
            let piece = self.piece(action);
            match groups.iter_mut().find(|(name, _)| *name == piece) {
                Some((_, group)) => group.push(action),
                None => groups.push((piece, vec![action])),
            }
        }
        let told = groups.iter().map(|(piece, group)| match group.as_slice() {
            [one] => format!("the {piece}{}", self.on(one)),
            several => {
                let mut places: Vec<String> =
                    several.iter().filter_map(|action| self.target(action)).collect();
                places.dedup();
                format!("the {} on {}", plural(piece), list(&places))
            }
        });
        Some(list(&told.collect::<Vec<_>>()))
    }

    /// What several pieces are called.
    fn alike(&self, actions: &[&Action]) -> String {
        let mut names: Vec<&str> = actions.iter().map(|action| self.piece(action)).collect();
        names.sort_unstable();
        names.dedup();
        if let [only] = names.as_slice() { plural(only) } else { "pieces".to_owned() }
    }

    /// Whether the piece of an action belongs to another player than the one who moves.
    pub(super) fn is_enemys(&self, action: &Action) -> bool {
        self.is_others(self.what(action))
    }

    /// Whether a component belongs to another player than the one who moves.
    pub(super) fn is_others(&self, what: usize) -> bool {
        let owner = self.owner(what);
        self.program.players > 1 && owner > 0 && owner != self.mover()
    }

    /// A piece with its owner, if that is another player: "Black's rook", "the rook".
    pub(super) fn owned(&self, what: usize) -> String {
        let whose = if self.is_others(what) {
            whose(&self.player(self.owner(what)))
        } else {
            "the".to_owned()
        };
        format!("{whose} {}", self.named(what))
    }

    /// What goes along: "while the rook goes from A1 to D1".
    fn displaces(&self, main: &Action, rest: &[&Action]) -> Option<String> {
        let own = self.scene.legal[self.scene.chosen].from;
        let goes = |action: &&&Action| match action.act {
            // What was to move is told by the move, unless it ends in a hand.
            Act::Move(shift) => {
                (shift.from != own || self.is_hand(shift.to)) && self.what(action) > 0
            }
            _ => false,
        };
        let moved: Vec<&Action> = rest.iter().filter(goes).copied().collect();
        if let [only] = moved.as_slice()
            && self.is_enemys(only)
        {
            let (piece, from) = (self.owned(self.what(only)), self.start(only)?);
            if only.to() == main.to() {
                return Some(format!("taking {piece} from {from} along"));
            }
            if only.from() == main.to() {
                return Some(format!("sending {piece} from {from} to {}", self.target(only)?));
            }
        }
        // What goes further from where it has just come goes on.
        let goes_on = |one: &&Action, next: &&Action| {
            (one.to(), self.what(one)) == (next.from(), self.what(next))
        };
        let told = moved.chunk_by(goes_on).filter_map(|way| {
            let (first, on) = way.split_first()?;
            let (from, to) = (self.start(first)?, self.target(first)?);
            let on: Vec<String> = on.iter().filter_map(|action| self.target(action)).collect();
            let on = if on.is_empty() { on } else { vec![format!(" and on to {}", on.join(", "))] };
            let piece = self.owned(self.what(first));
            Some(format!("{piece} goes from {from} to {to}{}", on.concat()))
        });
        let told: Vec<String> = told.collect();
        match told.len() {
            0 => None,
            n if n > MOST => Some(format!("while {n} other pieces move too")),
            _ => Some(format!("while {}", list(&told))),
        }
    }

    /// Seeds that end up with the one who sows them.
    fn gathers(&self, rest: &[&Action]) -> Option<String> {
        let taken = rest.iter().map(|action| match action.act {
            Act::MoveCount { count, .. } => i64::from(count),
            _ => 0,
        });
        match taken.sum::<i64>() {
            0 => None,
            1 => Some("and captures one".to_owned()),
            taken => Some(format!("and captures {}", number_word(taken))),
        }
    }

    /// Pieces that change sides: "turning over the disc on E4".
    fn turns_over(&self, rest: &[&Action]) -> Option<String> {
        let turned = rest.iter().copied().filter(|action| match action.act {
            Act::Promote { what, .. } => self.stays_alike(action, what),
            Act::SetState { to, .. } => self.flips(to, action),
            _ => false,
        });
        Some(format!("turning over {}", self.listed(&turned.collect::<Vec<_>>())?))
    }

    /// Whether a piece becomes one that has the same name.
    fn stays_alike(&self, action: &Action, what: i32) -> bool {
        self.what(action) > 0
            && self.piece(action) == self.named(usize::try_from(what).unwrap_or(0))
    }

    /// The piece that moved becomes another one: "where it becomes a queen". This comes right after where it goes.
    fn becomes_there(&self, main: &Action, rest: &mut Vec<&Action>) -> Option<String> {
        let target = main.to();
        let goes = matches!(
            main.act,
            Act::Move(_)
                | Act::StackMove { .. }
                | Act::Copy(_)
                | Act::Add { .. }
                | Act::Select { .. }
        );
        if target < 0 || !goes {
            return None;
        }
        let new = rest.iter().find_map(|action| match action.act {
            Act::Promote { what, to, .. } if to == target && !self.stays_alike(action, what) => {
                Some(what)
            }
            // Taken off and another set in its place: it has become that one.
            Act::Add { what, to, .. } if to == target && self.replaces(main, rest, to) => {
                Some(what)
            }
            _ => None,
        })?;
        rest.retain(|action| match action.act {
            Act::Promote { to, .. } => to != target,
            Act::Add { to, what, .. } => to != target || what != new,
            Act::Remove { to, .. } => to != target || self.what(action) != self.what(main),
            _ => true,
        });
        let became = article(self.named(usize::try_from(new).unwrap_or(0)));
        Some(format!("where it becomes {became}"))
    }

    /// Other pieces that become others: "and the pawn on E8 becomes a queen".
    fn becomes(&self, rest: &[&Action]) -> Option<String> {
        let mut said: Vec<String> = rest
            .iter()
            .filter_map(|action| match action.act {
                Act::Promote { what, .. } if !self.stays_alike(action, what) => {
                    let became = article(self.named(usize::try_from(what).unwrap_or(0)));
                    Some(format!("the {}{} becomes {became}", self.piece(action), self.on(action)))
                }
                _ => None,
            })
            .collect();
        said.dedup();
        (1..=MOST).contains(&said.len()).then(|| format!("and {}", list(&said)))
    }

    /// Whether a piece that comes takes the place of the one that moved there.
    fn replaces(&self, main: &Action, rest: &[&Action], site: i32) -> bool {
        let leaves = |action: &&Action| matches!(action.act, Act::Remove { to, .. } if to == site);
        matches!(main.act, Act::Move(_) | Act::StackMove { .. } | Act::Copy(_))
            && rest.iter().any(leaves)
    }

    /// Pieces that come besides: "placing a stone on C3".
    fn adds(&self, main: &Action, rest: &[&Action]) -> Option<String> {
        let chosen = matches!(main.act, Act::Select { .. })
            .then_some(self.scene.legal[self.scene.chosen].to);
        let placed = |action: &Action| match action.act {
            Act::Add { what, kind, to, .. } => Some((what, kind, to)),
            _ => None,
        };
        let mut known: Vec<_> = placed(main).into_iter().collect();
        let flat = is_flat(self.scene);
        let added = rest.iter().filter_map(|action| match action.act {
            Act::Add { what, kind, to, count, .. }
                if Some(to) != chosen && !self.replaces(main, rest, to) =>
            {
                // Where pieces do not lie on each other, setting one a second time changes nothing.
                if flat && known.contains(&(what, kind, to)) {
                    return None;
                }
                known.push((what, kind, to));
                Some((self.named(usize::try_from(what).unwrap_or(0)), count, *action))
            }
            _ => None,
        });
        let added: Vec<(&str, i32, &Action)> = added.collect();
        // Who draws a line takes what it closes.
        let is_kind = |action: &Action, wanted: SiteType| {
            let usual = self.program.topology.default;
            matches!(action.act, Act::Add { kind, .. } if kind.unwrap_or(usual) == wanted)
        };
        let claims = is_kind(main, SiteType::Edge)
            && added.iter().all(|(.., action)| is_kind(action, SiteType::Cell));
        match added.as_slice() {
            [] => None,
            all if claims => {
                let places = all.iter().filter_map(|(.., action)| self.target(action));
                Some(format!("claiming {}", list(&places.collect::<Vec<_>>())))
            }
            all if all.len() > MOST => Some(format!("placing {} pieces", all.len())),
            // Several of one name are told together.
            [(name, 1, _), _, ..] if added.iter().all(|it| (it.0, it.1) == (*name, 1)) => {
                let places = added.iter().filter_map(|(.., action)| self.target(action));
                Some(format!("placing {} on {}", plural(name), list(&places.collect::<Vec<_>>())))
            }
            all => {
                let told = all.iter().map(|(name, count, action)| {
                    let pieces = match count {
                        2.. => counted(i64::from(*count), name),
                        _ => article(name),
                    };
                    format!("{pieces}{}", self.on(action))
                });
                Some(format!("placing {}", list(&told.collect::<Vec<_>>())))
            }
        }
    }
}
