//! Effects on the state that are one action each.

use super::{Kind, Moves, Place, SiteValue};
use crate::action::{Act, Action};
use crate::arena::{Move, Part};
use crate::world::World;

impl Moves {
    /// Generates the simple effects.
    pub(super) fn generate_effect<'p>(&'p self, w: &mut World<'p>) {
        match &self.kind {
            Kind::Pass { decision } => one(w, Act::Pass { forced: false }, *decision),
            Kind::MoveAgain => {
                let player = w.mover();
                quiet(w, Act::SetNextPlayer { player }, false);
            }
            Kind::SetPending(place) => pending(w, place.as_ref()),
            Kind::SetVar(name, value) => {
                let value = value.eval(w);
                quiet(w, Act::SetVar { name: *name, value }, false);
            }
            Kind::SetTemp(value) => {
                let temp = value.eval(w);
                quiet(w, Act::SetTemp { temp }, false);
            }
            Kind::SetCounter(value) => {
                let counter = value.eval(w);
                quiet(w, Act::SetCounter { counter }, false);
            }
            Kind::SetPot(value) => {
                let pot = value.eval(w);
                quiet(w, Act::SetPot { pot }, false);
            }
            Kind::SetTrump(decision, suits) => {
                let mut list = w.take_ints();
                suits.eval(w, &mut list);
                for &suit in &list {
                    one(w, Act::SetTrump { suit }, *decision);
                }
                w.give_ints(list);
            }
            Kind::SetCount(x) => {
                let (to, count) = (x.site.eval(w), x.value.eval(w));
                if to >= 0 {
                    let kind = w.site_kind(to, x.kind);
                    let what = w.what_at(to, kind);
                    at_site(w, Act::SetCount { kind: Some(kind), to, what, count });
                }
            }
            Kind::SetState(x) => {
                if let Some((to, kind, level, state)) = site_value(w, x) {
                    at_site(w, Act::SetState { kind: Some(kind), to, level, state });
                }
            }
            Kind::SetValue(x) => {
                // A site that does not exist is no reason not to list it.
                let (value, to) = (x.value.eval(w), x.site.eval(w));
                if value >= 0 {
                    let level = x.level.as_ref().map_or(-1, |l| l.eval(w));
                    at_site(w, Act::SetValue { kind: Some(x.kind), to, level, value });
                }
            }
            Kind::SetNextPlayer(decision, players) => {
                let mut list = w.take_ints();
                players.eval(w, &mut list);
                for &player in &list {
                    if player >= 1 && player as usize <= w.program.players {
                        one(w, Act::SetNextPlayer { player }, *decision);
                    }
                }
                w.give_ints(list);
            }
            Kind::SetTeam(parts) => {
                let team = parts.0.eval(w);
                let mut actions = Vec::new();
                for player in &parts.1 {
                    let player = player.eval(w);
                    if player >= 1 && player as usize <= w.program.players {
                        actions.push(Action::effect(Act::AddToTeam { team, player }));
                    }
                }
                let mv = w.arena.several(&actions);
                w.push_move(mv);
            }
            Kind::SetPlayerValue(pair) => {
                let (player, value) = (pair.0.eval(w), pair.1.eval(w));
                if player >= 1 && player as usize <= w.program.players {
                    one(w, Act::SetValueOfPlayer { player, value }, false);
                }
            }
            Kind::SetScore(pair) | Kind::AddScore(pair) => {
                let add = matches!(self.kind, Kind::AddScore(_));
                let players = pair.0.eval(w);
                let score = pair.1.eval(w);
                for player in (1..=w.program.players as i32).filter(|p| players >> p & 1 == 1) {
                    quiet(w, Act::SetScore { player, score, add }, false);
                }
            }
            Kind::AddScores(pairs) => {
                for (player, score) in pairs {
                    let (player, score) = (player.eval(w), score.eval(w));
                    quiet(w, Act::SetScore { player, score, add: true }, false);
                }
            }
            Kind::Remember(name, parts) => {
                let value = parts.0.eval(w);
                let list = w.remembered_list(*name);
                if parts.1.eval(w) && w.state.list(list).contains(&value) {
                    return;
                }
                quiet(w, Act::Remember { name: *name, value }, false);
            }
            Kind::Forget(name, value) => {
                let value = value.eval(w);
                quiet(w, Act::Forget { name: *name, value }, false);
            }
            Kind::ForgetAll(name) => forget_all(w, *name),
            Kind::RememberState => quiet(w, Act::StoreState, false),
            Kind::Trigger(event, player) => {
                let player = player.eval(w);
                quiet(w, Act::Trigger { event: *event, player }, false);
            }
            Kind::Propose(decision, messages) => {
                for &(text, number) in messages {
                    one(w, Act::Propose { text, number }, *decision);
                }
            }
            Kind::Vote(decision, messages) => {
                for &(text, number) in messages {
                    one(w, Act::Vote { text, number }, *decision);
                }
            }
            Kind::SwapPieces(decision, pair) => {
                let (a, b) = (pair.0.eval(w), pair.1.eval(w));
                w.swap_pieces(a, b, *decision);
            }
            Kind::SwapPlayers(pair) => {
                let (a, b) = (pair.0.eval(w), pair.1.eval(w));
                let next = Action::effect(Act::SetNextPlayer { player: w.mover() });
                let swap = Action { act: Act::Swap { a, b }, decision: true };
                let parts = w.arena.parts(&[Part::Action(swap), Part::Action(next)]);
                w.push_move(Move { parts, ..Move::new(-1, -1) });
            }
            Kind::Bet(parts) => {
                let player = parts.0.eval(w);
                let (min, max) = (parts.1.eval(w), parts.2.eval(w));
                for bet in w.span("bet", min, max) {
                    one(w, Act::Bet { player, bet }, true);
                    if let (language::words::ModeType::Simultaneous, Some(last)) =
                        (w.program.mode, w.arena.moves.last_mut())
                    {
                        last.mover = player;
                    }
                }
            }
            Kind::TakeDomino => w.take_domino(),
            Kind::Satisfy => w.satisfy(),
            _ => {}
        }
    }
}

fn one(w: &mut World<'_>, act: Act, decision: bool) {
    let mv = w.arena.single(Action { act, decision });
    w.push_move(mv);
}

/// An effect whose move names no mover.
fn quiet(w: &mut World<'_>, act: Act, decision: bool) {
    let mv = w.arena.single(Action { act, decision });
    w.arena.moves.push(mv);
}

fn at_site(w: &mut World<'_>, act: Act) {
    quiet(w, act, false);
}

fn site_value<'p>(w: &mut World<'p>, x: &'p SiteValue) -> Option<(i32, board::SiteType, i32, i32)> {
    let value = x.value.eval(w);
    let site = x.site.eval(w);
    if value < 0 || site < 0 {
        return None;
    }
    let kind = w.site_kind(site, x.kind);
    w.program.layout.slot(site, kind)?;
    let level = x.level.as_ref().map_or(-1, |l| l.eval(w));
    Some((site, kind, level, value))
}

fn pending<'p>(w: &mut World<'p>, place: Option<&'p Place>) {
    match place {
        None => quiet(w, Act::SetPending { value: -1 }, false),
        Some(Place::Site(site)) => {
            let value = site.eval(w);
            quiet(w, Act::SetPending { value }, false);
        }
        Some(Place::Region(region)) => {
            let sites = region.eval(w);
            let actions: Vec<Action> =
                sites.iter().map(|value| Action::effect(Act::SetPending { value })).collect();
            w.give(sites);
            if !actions.is_empty() {
                let mut mv = w.arena.several(&actions);
                (mv.from, mv.to) = (-1, -1);
                w.arena.moves.push(mv);
            }
        }
    }
}

fn forget_all(w: &mut World<'_>, name: Option<u32>) {
    let mut actions = Vec::new();
    let list = w.remembered_list(name);
    actions.extend(
        w.state.list(list).iter().map(|&value| Action::effect(Act::Forget { name, value })),
    );
    if name.is_none() {
        for &name in &w.program.memories {
            let list = w.remembered_list(Some(name));
            let values = w.state.list(list).iter();
            actions.extend(
                values.map(|&value| Action::effect(Act::Forget { name: Some(name), value })),
            );
        }
    }
    if !actions.is_empty() {
        let mv = w.arena.several(&actions);
        w.push_move(mv);
    }
}

impl World<'_> {
    /// Takes a domino from the bag to the mover's hand.
    fn take_domino(&mut self) {
        let mover = self.mover();
        let hand = self.program.containers.iter().skip(1).find(|c| c.owner == mover);
        let Some(hand) = hand else { return };
        let site = (hand.first..hand.first + hand.size).find(|&s| self.state.is_empty(s));
        let left = self.state.list(self.program.layout.dominoes).len() as i32;
        let Some(site) = site else { return };
        if left == 0 {
            return;
        }
        let pick = self.random(left) as usize;
        let what = self.state.list(self.program.layout.dominoes)[pick];
        let mv = self.placing(board::SiteType::Cell, site as i32, what, 0, false, false);
        self.emit(mv, site as i32, site as i32);
    }
}
