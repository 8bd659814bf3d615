//! Moves that no single player decides on: those of all at once, and those that happen by themselves.

use engine::World;
use engine::action::{Act, Action};
use english::realise::counted;
use survey::piece_at;

use super::super::words::{article, capital, does, list};
use super::Teller;

impl Teller<'_> {
    /// A turn in which all players move: "All players move at once: White brings a rock to A1."
    pub(super) fn together(&self) -> String {
        let moved = self.scene.applied.iter().filter_map(|action| match action.act {
            Act::Move(shift) | Act::Copy(shift) => {
                let (from, to) = (self.start(action)?, self.target(action)?);
                let container = self.program.layout.container(shift.from);
                let owner = self.program.containers.get(container).map_or(0, |hand| hand.owner);
                let players = 1..=self.program.players as i32;
                Some(if container > 0 && players.contains(&owner) {
                    let what = format!("brings {} to {to}", article(self.piece(action)));
                    does(&self.player(owner), &what)
                } else {
                    format!("the {} goes from {from} to {to}", self.piece(action))
                })
            }
            Act::Add { what, .. } => {
                let piece = self.named(usize::try_from(what).unwrap_or(0));
                Some(format!("{} is placed{}", article(piece), self.on(action)))
            }
            Act::Remove { .. } if self.what(action) > 0 => {
                Some(format!("the {}{} is removed", self.piece(action), self.on(action)))
            }
            Act::SetScore { player, score, add: true } => {
                let points = counted(i64::from(score), "point");
                (score > 0).then(|| does(&self.player(player), &format!("scores {points}")))
            }
            Act::Bet { bet, player } => Some(does(&self.player(player), &format!("bets {bet}"))),
            _ => None,
        });
        match moved.collect::<Vec<_>>().as_slice() {
            [] => "All players move at once.".to_owned(),
            moved => format!("All players move at once: {}.", list(moved)),
        }
    }

    /// A move that nobody chooses: "The game goes on by itself: five discs appear and two disappear."
    pub(super) fn unprompted(&self) -> String {
        let mover = self.scene.legal[self.scene.chosen].mover;
        let alone = self.program.players == 0 || mover <= 0;
        let head = if alone {
            "The game goes on by itself".to_owned()
        } else {
            capital(&does(&self.player(mover), "has nothing to choose"))
        };
        let lies = |world: &World<'_>, action: &Action| {
            let kind = self.program.topology.default;
            piece_at(self.program, &world.state, action.to(), kind) > 0
        };
        // What comes and goes within the move is not to be seen.
        let stays =
            |action: &Action| lies(&self.scene.before, action) == lies(&self.scene.after, action);
        let comes = |action: &&Action| matches!(action.act, Act::Add { .. }) && !stays(action);
        let goes = |action: &&Action| {
            matches!(action.act, Act::Remove { .. }) && self.what(action) > 0 && !stays(action)
        };
        let come: Vec<&Action> = self.scene.applied.iter().filter(comes).collect();
        let gone: Vec<&Action> = self.scene.applied.iter().filter(goes).collect();
        let new = come.first().map_or("piece", |action| match action.act {
            Act::Add { what, .. } => self.named(usize::try_from(what).unwrap_or(0)),
            _ => "piece",
        });
        let old = gone.first().map_or("piece", |action| self.piece(action));
        let parts: Vec<String> = [(come.len(), new, "appear"), (gone.len(), old, "disappear")]
            .into_iter()
            .filter(|(count, ..)| *count > 0)
            .map(|(count, piece, verb)| {
                let verb = if count == 1 { format!("{verb}s") } else { verb.to_owned() };
                format!("{} {verb}", counted(count as i64, piece))
            })
            .collect();
        if parts.is_empty() { format!("{head}.") } else { format!("{head}: {}.", list(&parts)) }
    }
}
