//! What happens in an example, in a sentence: "White moves the pawn from E2 to E4."

mod automatic;
mod effects;

use engine::Program;
use engine::action::{Act, Action};
use english::caption::Verb;
use english::realise::counted;
use survey::{Scene, piece_at};

use super::words::{article, capital, place};
use crate::draw::Artist;

/// More things than this are counted rather than listed.
const MOST: usize = 3;

/// What a player does in an example, as a sentence.
pub(super) fn caption(scene: &Scene<'_>, artist: &Artist<'_>, verb: Option<Verb>) -> String {
    let teller = Teller { scene, program: scene.before.program, artist, verb };
    let mover = scene.legal[scene.chosen].mover;
    if mover > teller.program.players as i32 && teller.program.players > 0 {
        return teller.together();
    }
    let (main, rest) = teller.decided();
    let Some(main) = main else { return teller.unprompted() };
    let mut text = format!("{} {}", capital(&teller.player(mover)), teller.main(main, &rest));
    for also in teller.effects(main, &rest) {
        text += if also.starts_with("and ") { " " } else { ", " };
        text += &also;
    }
    text + "."
}

/// Tells one example.
struct Teller<'a> {
    scene: &'a Scene<'a>,
    program: &'a Program,
    artist: &'a Artist<'a>,
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

    /// What was decided: "moves the pawn from E2 to E4".
    fn main(&self, action: &Action, rest: &[&Action]) -> String {
        let mv = &self.scene.legal[self.scene.chosen];
        let (from, to) = (self.place(mv.from), self.place(mv.to));
        if let (Some(Verb::Sow), Some(place)) = (self.verb, &from) {
            return self.sows(mv.from, place);
        }
        match action.act {
            Act::Pass { forced: true } => "has no move and must pass".to_owned(),
            Act::Pass { .. } => "passes".to_owned(),
            Act::Swap { .. } => "swaps sides".to_owned(),
            Act::Add { what, count, to: site, .. } => self.places(what, count, site),
            Act::Insert { what, to: site, .. } => self.places(what, 1, site),
            Act::Promote { what, to: site, .. } => format!(
                "turns the {}{} into {}",
                self.piece(action),
                self.on(site),
                article(self.named(usize::try_from(what).unwrap_or(0)))
            ),
            Act::Remove { to: site, .. } => {
                format!("removes the {}{}", self.piece(action), self.leaving(site))
            }
            Act::Select { .. } => self.selects(rest),
            Act::PuzzleSet { value, .. } | Act::PuzzleToggle { value, .. } => {
                format!("writes {value}{}", self.on(mv.to))
            }
            Act::SetDie { .. } => "throws the dice".to_owned(),
            Act::UseDie { .. } => "uses a die".to_owned(),
            Act::Bet { bet, .. } => format!("bets {bet}"),
            Act::Propose { .. } => "makes a proposal".to_owned(),
            Act::Vote { .. } => "votes".to_owned(),
            Act::Note { .. } => "says something".to_owned(),
            Act::Forfeit { .. } => "gives up".to_owned(),
            Act::NextInstance => "goes on to the next game".to_owned(),
            Act::SetRotation { .. } => format!("turns the {} round", self.piece(action)),
            Act::SetState { to: site, .. } if self.flips(site, action) => {
                format!("turns over the {}{}", self.piece(action), self.on(site))
            }
            Act::SetState { to: site, .. } | Act::SetValue { to: site, .. } => {
                format!("marks the {}{}", self.piece(action), self.on(site))
            }
            Act::SetTrump { .. } => "names the trump suit".to_owned(),
            Act::SetNextPlayer { player } => format!("lets {} move next", self.player(player)),
            Act::SetVar { value, .. }
            | Act::Remember { value, .. }
            | Act::SetCounter { counter: value }
            | Act::SetTemp { temp: value }
                if from.is_none() && to.is_none() =>
            {
                format!("notes the number {value}")
            }
            _ => match (from, to) {
                (Some(from), Some(to)) if from != to => self.goes(action, mv.from, &from, &to),
                (_, Some(place)) | (Some(place), None) => format!("plays at {place}"),
                (None, None) => "makes a move".to_owned(),
            },
        }
    }

    /// A piece that comes: "places a disc on E3".
    fn places(&self, what: i32, count: i32, site: i32) -> String {
        let piece = self.named(usize::try_from(what).unwrap_or(0));
        let pieces = if count > 1 { counted(i64::from(count), piece) } else { article(piece) };
        format!("places {pieces}{}", self.on(site))
    }

    /// A piece that goes: "moves the pawn from E2 to E4".
    fn goes(&self, action: &Action, site: i32, from: &str, to: &str) -> String {
        let piece = self.piece(action);
        if self.is_hand(site) {
            return format!("brings {} from {from} to {to}", article(piece));
        }
        let how = match self.verb {
            Some(Verb::Jump) => "jumps with",
            _ if self.castles(action) => "castles with",
            _ => "moves",
        };
        format!("{how} the {piece} from {from} to {to}")
    }

    /// Places that are chosen, or what comes of the choice where that is all there is to it.
    fn selects(&self, rest: &[&Action]) -> String {
        let mv = &self.scene.legal[self.scene.chosen];
        let comes = rest.iter().find_map(|action| match action.act {
            Act::Move(shift) if shift.from == mv.from && shift.to == mv.to => {
                Some(self.goes(action, mv.from, &self.place(mv.from)?, &self.place(mv.to)?))
            }
            Act::Add { what, count, to, .. } if to == mv.to => Some(self.places(what, count, to)),
            _ => None,
        });
        comes.unwrap_or_else(|| match (self.place(mv.from), self.place(mv.to)) {
            (Some(from), Some(to)) if from != to => format!("chooses {from} and {to}"),
            (Some(place), _) | (None, Some(place)) => format!("chooses {place}"),
            (None, None) => "makes a choice".to_owned(),
        })
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
            1 => format!("sows the only {seed} of {place}"),
            count => format!("sows the {} of {place}", counted(i64::from(count), seed)),
        }
    }

    /// The component that an action is about, as it stood before the move; 0 if there was none.
    fn what(&self, action: &Action) -> usize {
        let (from, to) = action.kinds();
        let (site, kind) = match action.act {
            Act::Remove { to, kind, .. } => (to, kind),
            _ if action.from() >= 0 => (action.from(), from.unwrap_or(self.program.default_type())),
            _ => (action.to(), to.unwrap_or(self.program.default_type())),
        };
        piece_at(self.program, &self.scene.before.state, site, kind)
    }

    /// What the piece is called that an action is about.
    fn piece(&self, action: &Action) -> &'a str {
        self.named(self.what(action))
    }

    fn named(&self, what: usize) -> &'a str {
        self.artist.piece_name(what)
    }

    fn player(&self, player: i32) -> String {
        self.artist.player_name(usize::try_from(player).unwrap_or(0))
    }

    /// Whether a piece has two faces, and shows the other one after an action.
    fn flips(&self, site: i32, action: &Action) -> bool {
        let component = self.program.components.get(self.what(action));
        site >= 0 && component.is_some_and(|component| component.flips.is_some())
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

    /// The name of a site; the hand of another player is called after that player.
    fn place(&self, site: i32) -> Option<String> {
        let name = place(self.program, site)?;
        let container = self.program.containers.get(self.program.layout.container(site));
        let owner = container.map_or(0, |container| container.owner);
        let others = owner > 0
            && owner <= self.program.players as i32
            && owner != self.scene.legal[self.scene.chosen].mover;
        Some(match name.strip_prefix("the hand") {
            Some(_) if others => format!("{}'s hand", self.player(owner)),
            _ => name,
        })
    }
}
