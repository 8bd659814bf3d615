//! What happens in an example, in a sentence: "White moves the pawn from E2 to E4."

mod automatic;
mod effects;
mod exchange;
mod things;

pub(super) use things::driven_out;

use board::SiteType;
use engine::Program;
use engine::action::{Act, Action};
use english::caption::Verb;
use english::realise::counted;
use survey::{Scene, piece_at};

use super::places::place_of;
use super::solution::drawn;
use super::words::{article, capital, does, side, whose};
use crate::draw::Artist;

/// More things than this are counted rather than listed.
const MOST: usize = 3;

/// What a player does in an example, as a sentence.
pub(super) fn caption(scene: &Scene<'_>, artist: &Artist<'_>, verb: Option<Verb>) -> String {
    let things = things::concerned(scene);
    let teller = Teller { scene, program: scene.before.program, artist, verb, things };
    let mover = scene.legal[scene.chosen].mover;
    if mover > teller.program.players as i32 && teller.program.players > 0 {
        return teller.together();
    }
    let (main, rest) = teller.decided();
    let Some(main) = main else { return teller.unprompted() };
    let mut text = capital(&does(&teller.player(mover), &teller.main(main, &rest)));
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
    /// The component that each action is about.
    things: Vec<usize>,
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
        let (from_kind, to_kind) = action.kinds();
        let (from, to) = (self.place(mv.from, from_kind), self.place(mv.to, to_kind));
        if let (Some(Verb::Sow), Some(place)) = (self.verb, &from) {
            return self.sows(mv.from, place);
        }
        match action.act {
            Act::Pass { forced: true } => "has no move and must pass".to_owned(),
            Act::Pass { .. } => self.draws(rest).unwrap_or_else(|| "passes".to_owned()),
            Act::Swap { .. } => "swaps sides".to_owned(),
            Act::Add { what, count, .. } => self.places(what, count, action),
            Act::Insert { what, .. } => self.places(what, 1, action),
            Act::Promote { what, .. } => format!(
                "turns the {}{} into {}",
                self.piece(action),
                self.on(action),
                article(self.named(usize::try_from(what).unwrap_or(0)))
            ),
            Act::Remove { .. } => format!("removes the {}{}", self.piece(action), self.off(action)),
            Act::Select { .. } => self.selects(action, rest),
            Act::PuzzleSet { value, .. } | Act::PuzzleToggle { value, .. } => {
                match (drawn(self.program, value), self.target(action)) {
                    (Some(_), Some(line)) if value > 0 => format!("marks {line}"),
                    (Some(_), Some(line)) => format!("leaves {line} unmarked"),
                    _ => format!("writes {value}{}", self.on(action)),
                }
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
                format!("turns over the {}{}", self.piece(action), self.on(action))
            }
            Act::SetState { .. } | Act::SetValue { .. } => {
                format!("marks the {}{}", self.piece(action), self.on(action))
            }
            Act::SetTrump { .. } => "names the trump suit".to_owned(),
            Act::SetNextPlayer { player } => {
                format!("lets {} move next", side(&self.player(player)))
            }
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
    fn places(&self, what: i32, count: i32, action: &Action) -> String {
        let piece = self.named(usize::try_from(what).unwrap_or(0));
        let pieces = if count > 1 { counted(i64::from(count), piece) } else { article(piece) };
        format!("places {pieces}{}", self.on(action))
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
    fn selects(&self, decided: &Action, rest: &[&Action]) -> String {
        let mv = &self.scene.legal[self.scene.chosen];
        let comes = rest.iter().find_map(|action| match action.act {
            Act::Move(shift) if shift.from == mv.from && shift.to == mv.to => {
                let (from, to) = (self.start(action)?, self.target(action)?);
                Some(self.goes(action, mv.from, &from, &to))
            }
            Act::Add { what, count, to, .. } if to == mv.to => {
                Some(self.places(what, count, action))
            }
            _ => None,
        });
        let kinds = decided.kinds();
        let chosen = (self.place(mv.from, kinds.0), self.place(mv.to, kinds.1));
        comes.unwrap_or_else(|| match chosen {
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

    /// The component that an action is about, as the actions before it have left it; 0 if there was none.
    fn what(&self, action: &Action) -> usize {
        let same = |other: &Action| std::ptr::eq(other, action);
        let at = self.scene.applied.iter().position(same);
        match at.and_then(|at| self.things.get(at)).copied() {
            // What was taken away before it could go there is still what was to go.
            Some(0) if action.decision => self.things_before(action),
            found => found.unwrap_or(0),
        }
    }

    /// The component that stood where an action begins, before the move.
    fn things_before(&self, action: &Action) -> usize {
        let (from, to) = action.kinds();
        let (site, kind) =
            if action.from() >= 0 { (action.from(), from) } else { (action.to(), to) };
        let kind = kind.unwrap_or(self.program.default_type());
        piece_at(self.program, &self.scene.before.state, site, kind)
    }

    /// Whose a component is; 0 if nobody's.
    fn owner(&self, what: usize) -> i32 {
        let owner = self.program.components.get(what).map_or(0, |it| it.owner);
        if owner <= self.program.players as i32 { owner } else { 0 }
    }

    /// Who makes the move.
    fn mover(&self) -> i32 {
        self.scene.legal[self.scene.chosen].mover
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

    /// Where an action ends: " on C3", " in the hand".
    fn on(&self, action: &Action) -> String {
        match self.target(action) {
            Some(place) if self.is_hand(action.to()) => format!(" in {place}"),
            Some(place) => format!(" on {place}"),
            None => String::new(),
        }
    }

    fn off(&self, action: &Action) -> String {
        self.target(action).map_or_else(String::new, |place| format!(" from {place}"))
    }

    fn is_hand(&self, site: i32) -> bool {
        site >= 0 && self.program.layout.container(site) > 0
    }

    /// The place where an action begins.
    fn start(&self, action: &Action) -> Option<String> {
        self.place(action.from(), action.kinds().0)
    }

    /// The place where an action ends.
    fn target(&self, action: &Action) -> Option<String> {
        self.place(action.to(), action.kinds().1)
    }

    /// The name of a site; the hand of another player is called after that player.
    fn place(&self, site: i32, kind: Option<SiteType>) -> Option<String> {
        let name = place_of(self.program, site, kind)?;
        let container = self.program.containers.get(self.program.layout.container(site));
        let owner = container.map_or(0, |container| container.owner);
        let others = owner > 0 && owner <= self.program.players as i32 && owner != self.mover();
        Some(match name.strip_prefix("the hand") {
            Some(_) if others => format!("{} hand", whose(&self.player(owner))),
            _ => name,
        })
    }
}
