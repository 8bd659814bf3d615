//! What else a move does: captures, pieces that go along, that come, and that become others.

use engine::action::{Act, Action};
use english::caption::Verb;
use english::realise::{counted, number_word, plural};

use super::super::words::{article, list};
use super::{MOST, Teller};

impl Teller<'_> {
    /// What follows from what was decided, each as a part of the sentence.
    pub(super) fn effects(&self, main: &Action, rest: &[&Action]) -> Vec<String> {
        if self.verb == Some(Verb::Sow) {
            return [self.captures(rest), self.gathers(rest)].into_iter().flatten().collect();
        }
        let all = [
            self.captures(rest),
            self.removes(main, rest),
            self.displaces(rest),
            self.turns_over(rest),
            self.becomes(main, rest),
            self.adds(main, rest),
        ];
        all.into_iter().flatten().collect()
    }

    /// Enemy pieces that leave the board: "capturing the knight on D5".
    fn captures(&self, rest: &[&Action]) -> Option<String> {
        let passing = if self.verb == Some(Verb::Pass) { " in passing" } else { "" };
        let taken = self.leaving_pieces(rest, true);
        let taken = self.listed(&taken, |action| {
            format!("the {}{}", self.piece(action), self.on(action.to()))
        })?;
        Some(format!("capturing {taken}{passing}"))
    }

    /// Other pieces that leave the board: "removing the stone on D5".
    fn removes(&self, main: &Action, rest: &[&Action]) -> Option<String> {
        let own = main.from();
        let mut gone = self.leaving_pieces(rest, false);
        gone.retain(|action| action.to() != own || matches!(main.act, Act::Select { .. }));
        let gone = self.listed(&gone, |action| {
            format!("the {}{}", self.piece(action), self.on(action.to()))
        })?;
        Some(format!("removing {gone}"))
    }

    fn leaving_pieces<'b>(&self, rest: &[&'b Action], enemies: bool) -> Vec<&'b Action> {
        let removed = rest.iter().filter(|action| matches!(action.act, Act::Remove { .. }));
        let own = |action: &&&Action| self.what(action) > 0 && self.is_enemys(action) == enemies;
        removed.filter(own).copied().collect()
    }

    /// Things in a row, or how many pieces there are; nothing if there is none.
    fn listed(&self, actions: &[&Action], told: impl Fn(&Action) -> String) -> Option<String> {
        match actions.len() {
            0 => None,
            n if n > MOST => Some(format!("{n} {}", self.alike(actions))),
            _ => Some(list(&actions.iter().map(|action| told(action)).collect::<Vec<_>>())),
        }
    }

    /// What several pieces are called.
    fn alike(&self, actions: &[&Action]) -> String {
        let mut names: Vec<&str> = actions.iter().map(|action| self.piece(action)).collect();
        names.sort_unstable();
        names.dedup();
        if let [only] = names.as_slice() { plural(only) } else { "pieces".to_owned() }
    }

    /// Whether the piece of an action belongs to another player than the one who moves.
    fn is_enemys(&self, action: &Action) -> bool {
        let owner = self.program.components.get(self.what(action)).map_or(0, |it| it.owner);
        let mover = self.scene.legal[self.scene.chosen].mover;
        self.program.players > 1
            && owner > 0
            && owner <= self.program.players as i32
            && owner != mover
    }

    /// What goes along: "while the rook goes from A1 to D1".
    fn displaces(&self, rest: &[&Action]) -> Option<String> {
        let own = self.scene.legal[self.scene.chosen].from;
        let moved = rest.iter().filter_map(|action| match action.act {
            Act::Move(shift) if shift.from != own && self.what(action) > 0 => {
                let (from, to) = (self.place(shift.from)?, self.place(shift.to)?);
                let owner = self.program.components.get(self.what(action)).map_or(0, |it| it.owner);
                let whose = if self.is_enemys(action) {
                    format!("{}'s", self.player(owner))
                } else {
                    "the".to_owned()
                };
                Some(format!("{whose} {} goes from {from} to {to}", self.piece(action)))
            }
            _ => None,
        });
        let moved: Vec<String> = moved.collect();
        match moved.len() {
            0 => None,
            n if n > MOST => Some(format!("while {n} other pieces move too")),
            _ => Some(format!("while {}", list(&moved))),
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
        let turned: Vec<&Action> = turned.collect();
        let turned = self.listed(&turned, |action| {
            format!("the {}{}", self.piece(action), self.on(action.to()))
        })?;
        Some(format!("turning over {turned}"))
    }

    /// Whether a piece becomes one that has the same name.
    fn stays_alike(&self, action: &Action, what: i32) -> bool {
        self.what(action) > 0
            && self.piece(action) == self.named(usize::try_from(what).unwrap_or(0))
    }

    /// Pieces that become others: "which becomes a queen".
    fn becomes(&self, main: &Action, rest: &[&Action]) -> Option<String> {
        let target = main.to();
        let mut said: Vec<String> = rest
            .iter()
            .filter_map(|action| match action.act {
                Act::Promote { what, to, .. } if !self.stays_alike(action, what) => {
                    let became = article(self.named(usize::try_from(what).unwrap_or(0)));
                    Some(if to == target {
                        format!("which becomes {became}")
                    } else {
                        format!("and the {}{} becomes {became}", self.piece(action), self.on(to))
                    })
                }
                // Taken off and another set in its place: it has become that one.
                Act::Add { what, to, .. } if to == target && self.replaces(main, rest, to) => {
                    let became = article(self.named(usize::try_from(what).unwrap_or(0)));
                    Some(format!("which becomes {became}"))
                }
                _ => None,
            })
            .collect();
        said.dedup();
        (1..=MOST).contains(&said.len()).then(|| list(&said))
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
        let added = rest.iter().filter_map(|action| match action.act {
            Act::Add { what, to, count, .. }
                if Some(to) != chosen && !self.replaces(main, rest, to) =>
            {
                let piece = self.named(usize::try_from(what).unwrap_or(0));
                let piece =
                    if count > 1 { counted(i64::from(count), piece) } else { article(piece) };
                Some(format!("{piece}{}", self.on(to)))
            }
            _ => None,
        });
        let added: Vec<String> = added.collect();
        match added.len() {
            0 => None,
            n if n > MOST => Some(format!("placing {n} pieces")),
            _ => Some(format!("placing {}", list(&added))),
        }
    }
}
