//! Rules made of other rules.

use super::{Kind, Moves};
use crate::arena::{Move, Part};
use crate::world::{Fault, World};

impl Moves {
    /// Generates the rules that only combine others; false if this is none of them.
    pub(super) fn generate_logic<'p>(&'p self, w: &mut World<'p>) -> bool {
        match &self.kind {
            Kind::All(list) => list.iter().for_each(|m| m.generate(w)),
            Kind::If(parts) => {
                if parts.0.eval(w) {
                    parts.1.generate(w);
                } else if let Some(otherwise) = &parts.2 {
                    otherwise.generate(w);
                }
            }
            Kind::Priority(list) => {
                let start = w.arena.moves.len();
                for moves in list {
                    moves.generate(w);
                    if w.arena.moves.len() > start {
                        break;
                    }
                }
            }
            Kind::Seq(list) => sequence(w, list),
            Kind::AllCombinations(pair) => combinations(w, &pair.0, &pair.1),
            Kind::Append(moves) => append(w, moves),
            Kind::While(parts) => {
                let look = w.look_ahead();
                let mut rounds = 0;
                while parts.0.eval(w) {
                    rounds += 1;
                    if rounds > 10_000 {
                        w.fault.get_or_insert(Fault::Endless("while"));
                        break;
                    }
                    let from = w.arena.moves.len();
                    parts.1.generate(w);
                    for i in from..w.arena.moves.len() {
                        let mv = w.arena.moves[i];
                        w.apply(&mv, false);
                    }
                }
                w.look_back_keeping(look);
            }
            Kind::ForEachSite(parts) => {
                let saved = w.regs;
                let start = w.arena.moves.len();
                let sites = parts.0.eval(w);
                for site in sites.iter() {
                    w.regs.to = site;
                    w.regs.site = site;
                    parts.1.generate(w);
                }
                w.give(sites);
                if parts.2.is_some() && w.arena.moves.len() == start {
                    // The registers keep the last site, as the moves that take their place can see.
                    return true;
                }
                w.regs = saved;
            }
            Kind::ForEachValue(parts) => {
                let saved = w.regs.value;
                let mut values = w.take_ints();
                parts.0.eval(w, &mut values);
                for &value in &values {
                    w.regs.value = value;
                    parts.1.generate(w);
                }
                w.give_ints(values);
                w.regs.value = saved;
            }
            Kind::ForEachNumber(parts) => {
                let saved = w.regs.value;
                let (min, max) = (parts.0.eval(w), parts.1.eval(w));
                for value in w.span("forEach Value", min, max) {
                    w.regs.value = value;
                    parts.2.generate(w);
                }
                w.regs.value = saved;
            }
            Kind::ForEachPlayer(parts) => {
                let saved = w.regs.player;
                let mut players = w.take_ints();
                parts.0.eval(w, &mut players);
                for &player in &players {
                    if player >= 0 && player <= w.program.shared() {
                        w.regs.player = player;
                        parts.1.generate(w);
                    }
                }
                w.give_ints(players);
                w.regs.player = saved;
            }
            Kind::ForEachTeam(moves) => {
                let saved = w.regs.team;
                for team in 1..=w.program.players as i32 {
                    if w.team_members(team) != 0 {
                        w.regs.team = team;
                        moves.generate(w);
                    }
                }
                w.regs.team = saved;
            }
            Kind::RandomWeighted(list) => {
                let weights: Vec<f64> = list.iter().map(|(p, _)| f64::from(p.eval(w))).collect();
                let total: f64 = weights.iter().sum();
                let ahead = w.ahead > 0;
                let mut pick = w.chance.unit(ahead) * total;
                let chosen = weights.iter().position(|&p| {
                    pick -= p;
                    pick < 0.0
                });
                if let Some((_, moves)) = list.get(chosen.unwrap_or(0)) {
                    moves.generate(w);
                }
            }
            Kind::RandomSample(parts) => {
                let start = w.arena.moves.len();
                parts.0.generate(w);
                let num = parts.1.eval(w);
                let all: Vec<Move> = w.arena.moves.drain(start..).collect();
                for _ in 0..w.times("random", num) {
                    if !all.is_empty() {
                        let pick = w.random(all.len() as i32) as usize;
                        w.arena.moves.push(all[pick]);
                    }
                }
            }
            _ => return false,
        }
        true
    }
}

/// Rules one after the other, each seeing what those before it did.
fn sequence<'p>(w: &mut World<'p>, list: &'p [Moves]) {
    let look = w.look_ahead();
    let start = w.arena.moves.len();
    let mut done: Vec<Move> = Vec::new();
    for moves in list {
        let from = w.arena.moves.len();
        moves.generate(w);
        for i in from..w.arena.moves.len() {
            let mv = w.arena.moves[i];
            let before = w.applied.len();
            w.apply(&mv, true);
            let parts: Vec<Part> = w.applied[before..].iter().map(|&a| Part::Action(a)).collect();
            let parts = w.arena.parts(&parts);
            done.push(Move { parts, then: Default::default(), ..mv });
        }
    }
    w.arena.moves.truncate(start);
    w.arena.moves.extend(done);
    w.look_back_keeping(look);
}

/// Every move of one rule with every move of another.
fn combinations<'p>(w: &mut World<'p>, first: &'p Moves, second: &'p Moves) {
    let start = w.arena.moves.len();
    first.generate(w);
    let middle = w.arena.moves.len();
    second.generate(w);
    let all: Vec<Move> = w.arena.moves.drain(start..).collect();
    let (a, b) = all.split_at(middle - start);
    for &one in a {
        for &other in b {
            let decision = w.arena.decision(&one);
            let parts = [w.arena.nest(one), w.arena.nest(other)];
            let parts = w.arena.parts(&parts);
            let from = decision.map_or(-1, |d| d.from());
            let to = decision.map_or(-1, |d| d.to());
            w.arena.moves.push(Move { parts, ..Move::new(from, to) });
        }
    }
}

/// All moves of a rule as one.
fn append<'p>(w: &mut World<'p>, moves: &'p Moves) {
    let start = w.arena.moves.len();
    moves.generate(w);
    let all: Vec<Move> = w.arena.moves.drain(start..).collect();
    let Some(first) = all.first() else { return };
    let (first, between) = (*first, first.between);
    let mut parts = Vec::new();
    for (i, &mv) in all.iter().enumerate() {
        w.arena.set_decision(mv.parts, i == 0);
        parts.push(w.arena.nest(mv));
    }
    let decision = w.arena.decision(&first);
    let (from, to) = decision.map_or((-1, -1), |d| (d.from(), d.to()));
    let parts = w.arena.parts(&parts);
    let mv = Move { parts, between, ..Move::new(from, to) };
    w.push_move(mv);
}
