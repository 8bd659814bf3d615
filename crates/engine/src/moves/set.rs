//! Effects that write attributes of sites.

use board::SiteType;

use super::{Place, ToPart};
use crate::action::{Act, Action, Hidden};
use crate::booleans::Bool;
use crate::ints::Int;
use crate::players::Players;
use crate::world::World;

/// A site, a level, and the number written there.
#[derive(Debug)]
pub struct SiteValue {
    /// The site.
    pub site: Int,
    /// The level.
    pub level: Option<Int>,
    /// The number.
    pub value: Int,
    /// The type of the site.
    pub kind: SiteType,
}

/// Hides or shows information.
#[derive(Debug)]
pub struct HideMove {
    /// What of it.
    pub data: Box<[Hidden]>,
    /// Where.
    pub place: Place,
    /// At which level.
    pub level: Option<Int>,
    /// Whether it is hidden.
    pub value: Bool,
    /// From whom.
    pub players: Players,
    /// The type of the sites.
    pub kind: SiteType,
}

impl HideMove {
    /// The actions, in order.
    pub(crate) fn actions<'p>(&'p self, w: &mut World<'p>) -> Vec<Action> {
        let mut sites = w.take_ints();
        self.place.sites(w, &mut sites);
        let level = self.level.as_ref().map_or(0, |l| l.eval(w));
        let value = self.value.eval(w);
        let players = self.players.eval(w);
        let mut actions = Vec::new();
        for &what in &self.data {
            for &to in sites.iter().filter(|&&s| s >= 0) {
                for who in (1..=w.program.players as i32).filter(|p| players >> p & 1 == 1) {
                    let kind = Some(w.site_kind(to, self.kind));
                    let act = Act::SetHidden { what, kind, to, level, who, value };
                    actions.push(Action::effect(act));
                }
            }
        }
        w.give_ints(sites);
        actions
    }

    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let actions = self.actions(w);
        let mv = w.arena.several(&actions);
        w.arena.moves.push(mv);
    }
}

/// Turns a piece.
#[derive(Debug)]
pub struct RotateMove {
    /// Where; the register of the origin if not said.
    pub to: Option<ToPart>,
    /// To which rotations.
    pub directions: Box<[Int]>,
    /// Whether one step back.
    pub previous: Bool,
    /// Whether one step on.
    pub next: Bool,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl RotateMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let mut sites = w.take_ints();
        match &self.to {
            Some(to) if to.place.is_some() => to.sites(w, &mut sites),
            _ => sites.push(w.regs.from),
        }
        let site = sites.first().copied().unwrap_or(-1);
        w.give_ints(sites);
        let kind = self.to.as_ref().and_then(|t| t.kind).unwrap_or(w.program.layout.default);
        let Some(slot) = w.program.layout.slot(site, kind) else { return };
        let turns =
            w.program.topology.of(kind).supported.on_board(board::topology::Relation::All).len()
                as i32;
        let now = w.state.rotation(slot);
        let mut rotations = w.take_ints();
        for direction in &self.directions {
            let rotation = direction.eval(w);
            rotations.push(rotation);
        }
        if self.previous.eval(w) {
            rotations.push(if now > 0 { now - 1 } else { turns - 1 });
        }
        if self.next.eval(w) {
            rotations.push(if now < turns - 1 { now + 1 } else { 0 });
        }
        for &rotation in &rotations {
            let act = Act::SetRotation { kind: Some(kind), to: site, rotation };
            let mv = w.arena.single(Action { act, decision: self.decision });
            w.emit(mv, site, site);
        }
        w.give_ints(rotations);
    }
}
