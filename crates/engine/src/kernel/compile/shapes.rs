//! Tests of lines, connections and threats.

use super::{Compiler, Made, Scope, no};
use crate::booleans::{Connected, Line, LinePieces, Targets, Threat};
use crate::kernel::chains::ChainRule;
use crate::kernel::code::{self, Connection, Num, Test};
use crate::moves::Moves;

impl<'p> Compiler<'p> {
    pub fn line(&mut self, line: &'p Line) -> Made<Test> {
        self.kind(line.kind)?;
        let (Some(length @ 1..), Some(exact)) = (line.length.constant(), line.exact.constant())
        else {
            return no("lines whose length changes");
        };
        let plain = line.contiguous.constant() == Some(true)
            && line.variety.constant().is_some_and(|n| n <= 1)
            && line.visible.constant() == Some(false);
        let Some(opposites) = line.opposites.constant().filter(|_| plain) else {
            return no("lines with gaps or variety");
        };
        let of = match &line.pieces {
            LinePieces::Same => None,
            LinePieces::Of(players) => {
                let players = self.players(players)?;
                Some(self.owned_by(players))
            }
            LinePieces::Whats(whats) => {
                let mut bits = 0;
                for what in whats {
                    match self.num(what)? {
                        Num::Const(what @ 0..60) => bits |= 1 << what,
                        Num::Const(_) => {}
                        _ => return no("lines of pieces that change"),
                    }
                }
                Some(bits)
            }
        };
        let scope = Scope { to: true, ..self.scope };
        let test = match &line.condition {
            Some(condition) => Some(self.within(scope, |c| c.test(condition))?),
            None => None,
        };
        let (through, any) = match &line.through_one {
            Some(_) if self.height.is_some() => (Num::Top(Box::new(Num::LastTo)), None),
            Some(site) => (self.num(site)?, None),
            None => (Num::Const(-1), Some(self.set(&line.through)?)),
        };
        let axes = match self.height {
            Some(height) => self.column_axes(line.direction, height),
            None => self.axes(line.direction, opposites),
        };
        let length = length as usize;
        let sites = self.sites * self.height.unwrap_or(1);
        let spots = self.survey.add(&axes, sites, length);
        Ok(Test::Line(Box::new(code::Line { length, exact, through, any, of, test, axes, spots })))
    }

    pub fn connected(&mut self, connected: &'p Connected) -> Made<Test> {
        self.kind(connected.kind)?;
        let mut owner = None;
        let mut sets: Vec<Vec<i32>> = Vec::new();
        match &connected.targets {
            Targets::Of(whose) => {
                let Num::Const(whose) = self.num(whose)? else {
                    return no("connections of a player who changes");
                };
                owner = Some(whose as u8);
                for item in self.program.regions.iter().filter(|r| r.owner == whose) {
                    sets.extend(item.parts.iter().cloned());
                }
            }
            Targets::Fixed(fixed) => sets.extend(fixed.iter().map(|b| b.iter().collect())),
            Targets::Regions(regions) => {
                for region in regions {
                    match self.set(region)? {
                        code::Set::Fixed(bits) => sets.push(bits.iter().collect()),
                        _ => return no("connections of regions that change"),
                    }
                }
            }
        }
        if sets.len() > 64 {
            return no("connections of many regions");
        }
        let number = match &connected.number {
            None => sets.len() as i32,
            Some(number) => match self.num(number)? {
                Num::Const(number) => number,
                _ => return no("connections of a number that changes"),
            },
        };
        let near = self.step_table(&connected.directions, 0)?;
        let mut regions = vec![0u64; self.sites];
        for (i, set) in sets.iter().enumerate() {
            for &site in set {
                if let Some(bits) = regions.get_mut(site as usize) {
                    *bits |= 1 << i;
                }
            }
        }
        let at = self.num(&connected.at)?;
        let number = number.max(0) as u32;
        if !self.changes && !self.looks_ahead && number > 1 && near.is_symmetric() {
            let nothing = vec![0; self.sites];
            // Chains of others do not grow for this test: they would have to be looked at site by site.
            let seats = 0..self.program.players + 2;
            let by_owner = seats.map(|p| match owner {
                Some(owner) if usize::from(owner) != p => nothing.clone(),
                _ => regions.clone(),
            });
            let rule =
                ChainRule { near, regions: by_owner.collect(), owners: self.code.owners.clone() };
            let lone = owner.is_some_and(|owner| i32::from(owner) != self.mover);
            if !lone && at == Num::LastTo {
                let known = self.code.chains.iter_mut().position(|known| known.merge(&rule));
                let chains = known.unwrap_or_else(|| {
                    self.code.chains.push(rule);
                    self.code.chains.len() - 1
                });
                return Ok(Test::Chain(chains, at, number));
            }
            return self.slow_connection(at, rule.near, regions, number, owner);
        }
        self.slow_connection(at, near, regions, number, owner)
    }

    fn slow_connection(
        &self,
        at: Num,
        near: crate::kernel::table::Table,
        regions: Vec<u64>,
        number: u32,
        owner: Option<u8>,
    ) -> Made<Test> {
        Ok(Test::Connected(Box::new(Connection { at, near, regions, number, owner })))
    }

    pub fn threat(&mut self, threat: &'p Threat) -> Made<Test> {
        self.kind(threat.kind)?;
        let Some(what) = &threat.what else { return no("threats of any piece") };
        let what = self.num(what)?;
        let sites = match &threat.sites {
            Some(region) => Some(self.set(region)?),
            None => None,
        };
        let moves: Vec<&'p Moves> = match &threat.moves {
            Some(moves) => vec![moves],
            None => self.program.phases.iter().map(|phase| &phase.play).collect(),
        };
        self.in_threat = true;
        let (mover, doer) = (self.mover, self.doer);
        let outer = std::mem::take(&mut self.outer);
        let mut rules = vec![Vec::new()];
        for enemy in 1..=self.code.players {
            (self.mover, self.doer) = (enemy, enemy);
            let scope = self.scope;
            let made = self.within(scope, |c| {
                moves.iter().map(|moves| c.rule(moves)).collect::<Made<Vec<_>>>()
            });
            rules.push(made?);
        }
        (self.mover, self.doer) = (mover, doer);
        self.outer = outer;
        self.in_threat = false;
        self.looks_ahead = true;
        Ok(Test::Threatened(Box::new(code::Threat { what, sites, moves: rules })))
    }
}
