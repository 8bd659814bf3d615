//! What happens besides moves. Effects are first worked out, then carried out, as the general engine has it.

use super::code::{Code, Deed, Effect, Thens};
use super::generate::Want;
use super::machine::{Act, Machine};
use super::numbers::each_bit;

impl Effect {
    /// Works out what happens and adds it to what is about to happen.
    pub fn emit(&self, code: &Code, m: &mut Machine) {
        match self {
            Self::Nothing => {}
            Self::All(effects) => effects.iter().for_each(|e| e.emit(code, m)),
            Self::If(parts) => {
                let effect = if parts.0.holds(code, m) { &parts.1 } else { &parts.2 };
                effect.emit(code, m);
            }
            Self::Each(parts) => {
                let saved = m.regs;
                let mut sites = m.take();
                parts.0.list(code, m, &mut sites);
                sites.sort_unstable();
                for &site in &sites {
                    m.regs.site = i32::from(site);
                    m.regs.to = i32::from(site);
                    parts.1.emit(code, m);
                }
                m.give(sites);
                m.regs = saved;
            }
            Self::Pairs(pair) => {
                // Each part is one deed, so that a pair is made if both have something to do.
                let start = m.acts.len();
                pair.0.emit(code, m);
                let middle = m.acts.len();
                pair.1.emit(code, m);
                if middle == start || m.acts.len() == middle {
                    m.acts.truncate(start);
                }
            }
            Self::Do(deed, thens) => deed.emit(code, m, thens),
            Self::Custodial(x) => x.emit(code, m),
            Self::Enclose(x) => x.emit(code, m),
            Self::Surround(x) => x.emit(code, m),
            Self::Intervene(x) => x.emit(code, m),
            Self::Along(x) => x.emit(code, m),
            Self::Moves(rule) => {
                let start = m.moves.len();
                rule.generate(code, m, Want::All);
                for i in start..m.moves.len() {
                    let mv = m.moves[i];
                    m.acts.push(Act::Leaf(mv));
                }
                m.moves.truncate(start);
            }
        }
    }
}

impl Deed {
    fn emit(&self, code: &Code, m: &mut Machine, thens: &Thens) {
        match self {
            Self::Remove(site) => {
                let site = site.eval(code, m);
                if m.flat.what(site) == 0 || site < 0 {
                    return;
                }
                m.acts.push(Act::Remove(site as i16));
            }
            Self::PutOff(site) => {
                let site = site.eval(code, m);
                if site < 0 || m.flat.what(site) == 0 {
                    return;
                }
                m.acts.push(Act::PutOff(site as i16));
            }
            Self::Trigger(player) => {
                let player = player.eval(code, m);
                if (0..31).contains(&player) {
                    m.acts.push(Act::Trigger(player as u8));
                }
            }
            Self::RemoveAll(set) => {
                let mut sites = m.take();
                set.list(code, m, &mut sites);
                sites.sort_unstable();
                for &site in &sites {
                    if m.flat.what(i32::from(site)) != 0 {
                        m.acts.push(Act::Remove(site as i16));
                        m.acts.extend(thens.iter().map(|&then| Act::Then(then)));
                    }
                }
                m.give(sites);
                return;
            }
            Self::Add { what, at, state } => {
                let (what, site) = (what.eval(code, m), at.eval(code, m));
                let state = state.as_ref().map_or(-1, |s| s.eval(code, m));
                if what < 0 || site < 0 {
                    return;
                }
                m.lost |= what as usize >= code.owners.len();
                let what = what.min(code.owners.len() as i32 - 1);
                m.acts.push(Act::Add { site: site as i16, what: what as u8, state: state as i16 });
            }
            Self::Move(from, to) => {
                let (from, to) = (from.eval(code, m), to.eval(code, m));
                if from < 0 || to < 0 || m.flat.what(from) == 0 {
                    return;
                }
                m.acts.push(Act::Move(from as i16, to as i16));
            }
            Self::Promote(site, what) => {
                let (site, what) = (site.eval(code, m), what.eval(code, m));
                if site < 0 || what < 1 {
                    return;
                }
                m.lost |= what as usize >= code.owners.len();
                let what = what.min(code.owners.len() as i32 - 1);
                m.acts.push(Act::Promote(site as i16, what as u8));
            }
            Self::Flip(site, flips) => {
                let site = site.eval(code, m);
                let what = m.flat.what(site) as usize;
                let Some(Some((a, b))) = flips.get(what).filter(|_| what > 0) else { return };
                let now = i32::from(m.flat.state[site as usize]);
                let turned = if now == *a {
                    *b
                } else if now == *b {
                    *a
                } else {
                    now
                };
                m.acts.push(Act::State(site as i16, turned as u8));
            }
            Self::State(site, state) => {
                let (state, site) = (state.eval(code, m), site.eval(code, m));
                if site < 0 || state < 0 || site as usize >= m.flat.what.len() {
                    return;
                }
                if state > 255 {
                    m.lost = true;
                }
                m.acts.push(Act::State(site as i16, state as u8));
            }
            Self::Counter(value) => {
                let value = value.eval(code, m);
                m.acts.push(Act::Counter(value));
            }
            Self::Var(at, value) => {
                let value = value.eval(code, m);
                m.acts.push(Act::Var(*at as u8, value));
            }
            Self::Score { players, score, add } => {
                let score = score.eval(code, m);
                for player in each_bit(u64::from(*players)) {
                    m.acts.push(Act::Score { player: player as u8, score, add: *add });
                    m.acts.extend(thens.iter().map(|&then| Act::Then(then)));
                }
                return;
            }
            Self::Next(player) => {
                let player = player.eval(code, m);
                if player < 1 || player > code.players {
                    return;
                }
                m.acts.push(Act::Next(player as u8));
            }
            Self::Pending(site) => {
                let value = site.as_ref().map_or(-1, |s| s.eval(code, m));
                m.acts.push(Act::Pending(value));
            }
        }
        m.acts.extend(thens.iter().map(|&then| Act::Then(then)));
    }
}
