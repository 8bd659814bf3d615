//! What happens in an example, in a sentence: "White moves the pawn from E2 to E4."

use engine::Program;
use engine::action::{Act, Action};
use english::caption::Verb;
use english::realise::{counted, number_word};
use survey::{Scene, piece_at};

use super::words::{article, capital, list, place, spoken};

/// More things than this are counted rather than listed.
const MOST: usize = 3;

/// What a player does in an example, as a sentence.
pub(super) fn caption(scene: &Scene<'_>, player: &str, verb: Option<Verb>) -> String {
    let teller = Teller { scene, program: scene.before.program, verb };
    if scene.legal[scene.chosen].mover > teller.program.players as i32 {
        return teller.together();
    }
    let (main, rest) = teller.decided();
    let mut text = format!("{} {}", capital(player), teller.main(main));
    for also in [teller.captures(&rest), teller.displaced(&rest), teller.changes(&rest)] {
        if !also.is_empty() {
            text += if also.starts_with("and ") { " " } else { ", " };
            text += &also;
        }
    }
    text + "."
}

struct Teller<'a> {
    scene: &'a Scene<'a>,
    program: &'a Program,
    verb: Option<Verb>,
}

impl<'a> Teller<'a> {
    /// The action that was decided on, and all others.
    fn decided(&self) -> (Option<&'a Action>, Vec<&'a Action>) {
        let actions = &self.scene.applied;
        let at = actions.iter().position(|action| action.decision);
        let rest = actions.iter().enumerate().filter(|(index, _)| Some(*index) != at);
        (at.map(|at| &actions[at]), rest.map(|(_, action)| action).collect())
    }

    /// A turn in which all players move: "All move at once: the rock goes from the hand to A1."
    fn together(&self) -> String {
        let moved = self.scene.applied.iter().filter_map(|action| match action.act {
            Act::Move(shift) | Act::Copy(shift) => {
                let (from, to) = (self.place(shift.from)?, self.place(shift.to)?);
                Some(format!("the {} goes from {from} to {to}", self.piece(action)))
            }
            Act::Add { what, to, .. } => {
                let piece = self.named(usize::try_from(what).unwrap_or(0));
                Some(format!("{} is placed{}", article(&piece), self.on(to)))
            }
            Act::Remove { to, .. } => {
                Some(format!("the {}{} is removed", self.piece(action), self.on(to)))
            }
            Act::SetScore { player, score, add: true } => {
                let points = counted(i64::from(score), "point");
                (score > 0).then(|| format!("player {player} scores {points}"))
            }
            Act::Bet { bet, player } => Some(format!("player {player} bets {bet}")),
            _ => None,
        });
        match moved.collect::<Vec<_>>().as_slice() {
            [] => "All players move at once.".to_owned(),
            moved => format!("All players move at once: {}.", list(moved)),
        }
    }

    /// What was decided: "moves the pawn from E2 to E4".
    fn main(&self, action: Option<&Action>) -> String {
        let mv = &self.scene.legal[self.scene.chosen];
        let (from, to) = (self.place(mv.from), self.place(mv.to));
        let Some(action) = action else { return "makes a move that needs no choice".to_owned() };
        if let (Some(Verb::Sow), Some(place)) = (self.verb, &from) {
            return self.sows(mv.from, place);
        }
        match action.act {
            Act::Pass { forced: true } => "has no move and must pass".to_owned(),
            Act::Pass { .. } => "passes".to_owned(),
            Act::Swap { .. } => "swaps sides".to_owned(),
            Act::Add { what, to: site, .. } | Act::Insert { what, to: site, .. } => {
                let piece = self.named(usize::try_from(what).unwrap_or(0));
                format!("places {}{}", article(&piece), self.on(site))
            }
            Act::Promote { what, to: site, .. } => format!(
                "turns the {}{} into {}",
                self.piece(action),
                self.on(site),
                article(&self.named(usize::try_from(what).unwrap_or(0)))
            ),
            Act::Remove { to: site, .. } => {
                format!("removes the {}{}", self.piece(action), self.leaving(site))
            }
            Act::Select { .. } => match (from, to) {
                (Some(from), Some(to)) if from != to => format!("chooses {from} and {to}"),
                (Some(place), _) | (None, Some(place)) => format!("chooses {place}"),
                (None, None) => "makes a choice".to_owned(),
            },
            Act::PuzzleSet { value, .. } | Act::PuzzleToggle { value, .. } => {
                format!("writes {value}{}", self.on(mv.to))
            }
            Act::SetDie { .. } => "throws the dice".to_owned(),
            Act::Bet { bet, .. } => format!("bets {bet}"),
            Act::Propose { .. } => "makes a proposal".to_owned(),
            Act::Vote { .. } => "votes".to_owned(),
            Act::SetRotation { .. } => format!("turns the {} round", self.piece(action)),
            Act::SetTrump { .. } => "names the trump suit".to_owned(),
            _ => match (from, to) {
                (Some(from), Some(to)) if from != to && self.is_hand(mv.from) => {
                    format!("brings {} from {from} to {to}", article(&self.piece(action)))
                }
                (Some(from), Some(to)) if from != to => {
                    let how = match self.verb {
                        Some(Verb::Jump) => "jumps with",
                        _ if self.castles(action) => "castles with",
                        _ => "moves",
                    };
                    format!("{how} the {} from {from} to {to}", self.piece(action))
                }
                (_, Some(place)) | (Some(place), None) => format!("plays at {place}"),
                (None, None) => "makes a move".to_owned(),
            },
        }
    }

    /// Whether a king takes another piece of its side along.
    fn castles(&self, decided: &Action) -> bool {
        let own = self.scene.legal[self.scene.chosen].from;
        let also = |action: &Action| matches!(action.act, Act::Move(shift) if shift.from != own);
        self.piece(decided).contains("king")
            && self.scene.applied.iter().any(also)
            && !self.scene.applied.iter().any(|action| matches!(action.act, Act::Remove { .. }))
    }

    /// What is sown from where: "sows the five seeds of C2".
    fn sows(&self, site: i32, place: &str) -> String {
        let kind = self.program.default_type();
        let slot = self.program.layout.slot(site, kind);
        let count = slot.map_or(0, |slot| self.scene.before.state.count(slot));
        let seed = self.named(piece_at(self.program, &self.scene.before.state, site, kind));
        match count {
            0 => format!("sows from {place}"),
            count => format!("sows the {} of {place}", counted(i64::from(count), &seed)),
        }
    }

    /// What leaves the board: "capturing the knight on D5".
    fn captures(&self, rest: &[&Action]) -> String {
        let taken: Vec<String> = rest
            .iter()
            .filter(|action| matches!(action.act, Act::Remove { .. }))
            .filter(|action| !self.piece(action).is_empty())
            .map(|action| format!("the {}{}", self.piece(action), self.on(action.to())))
            .collect();
        match taken.len() {
            0 => String::new(),
            n if n > MOST => format!("capturing {n} pieces"),
            _ if self.verb == Some(Verb::Pass) => format!("capturing {} in passing", list(&taken)),
            _ => format!("capturing {}", list(&taken)),
        }
    }

    /// What goes along: "while the rook goes from A1 to D1".
    fn displaced(&self, rest: &[&Action]) -> String {
        if self.verb == Some(Verb::Sow) {
            return String::new();
        }
        let own = self.scene.legal[self.scene.chosen].from;
        let moved: Vec<String> = rest
            .iter()
            .filter_map(|action| match action.act {
                Act::Move(shift) if shift.from != own && !self.piece(action).is_empty() => {
                    let (from, to) = (self.place(shift.from)?, self.place(shift.to)?);
                    Some(format!("the {} goes from {from} to {to}", self.piece(action)))
                }
                _ => None,
            })
            .collect();
        match moved.len() {
            0 => String::new(),
            n if n > MOST => format!("while {n} other pieces move too"),
            _ => format!("while {}", list(&moved)),
        }
    }

    /// What else changes: pieces that become others, seeds sown, points scored.
    fn changes(&self, rest: &[&Action]) -> String {
        let mut said: Vec<String> = Vec::new();
        if self.verb == Some(Verb::Sow) {
            let taken = rest.iter().map(|action| match action.act {
                Act::MoveCount { count, .. } => i64::from(count),
                _ => 0,
            });
            return match taken.sum::<i64>() {
                0 => String::new(),
                1 => "and captures one".to_owned(),
                taken => format!("and captures {}", number_word(taken)),
            };
        }
        let sown = rest.iter().filter(|action| matches!(action.act, Act::MoveCount { .. })).count();
        if sown > 0 {
            said.push(format!("sowing into {sown} {}", if sown == 1 { "place" } else { "places" }));
        }
        for action in rest {
            if let Act::Promote { what, .. } = action.act {
                let became = self.named(usize::try_from(what).unwrap_or(0));
                said.push(format!("which becomes {}", article(&became)));
            }
        }
        let added = rest.iter().filter(|action| matches!(action.act, Act::Add { .. })).count();
        match added {
            0 => {}
            1 => said.push("placing one more piece".to_owned()),
            n => said.push(format!("placing {n} more pieces")),
        }
        said.dedup();
        if said.len() > MOST { String::new() } else { list(&said) }
    }

    /// The piece that an action is about, as it stood before the move.
    fn piece(&self, action: &Action) -> String {
        let (from, to) = action.kinds();
        let (site, kind) = match action.act {
            Act::Remove { to, kind, .. } => (to, kind),
            _ if action.from() >= 0 => (action.from(), from.unwrap_or(self.program.default_type())),
            _ => (action.to(), to.unwrap_or(self.program.default_type())),
        };
        self.named(piece_at(self.program, &self.scene.before.state, site, kind))
    }

    fn named(&self, what: usize) -> String {
        let component = self.program.components.get(what).filter(|_| what > 0);
        component.map_or_else(|| "piece".to_owned(), |component| spoken(&component.base))
    }

    fn on(&self, site: i32) -> String {
        match self.place(site) {
            Some(place) if self.is_hand(site) => format!(" in {place}"),
            Some(place) => format!(" on {place}"),
            None => String::new(),
        }
    }

    fn leaving(&self, site: i32) -> String {
        self.place(site).map_or_else(String::new, |place| format!(" from {place}"))
    }

    fn is_hand(&self, site: i32) -> bool {
        site >= 0 && self.program.layout.container(site) > 0
    }

    /// The name of a site.
    fn place(&self, site: i32) -> Option<String> {
        place(self.program, site)
    }
}
