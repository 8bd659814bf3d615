//! The moves of each piece.

use super::moves::one_or_all;
use super::{Compiler, Made, Scope, no};
use crate::bits::Bits;
use crate::ints::Int;
use crate::kernel::code::{Num, Piece, Plain, Rule, Start, Test};
use crate::kernel::table::Table;
use crate::moves::ForEachPiece;
use crate::players::Players;

impl<'p> Compiler<'p> {
    pub fn each_piece(&mut self, x: &'p ForEachPiece) -> Made<Rule> {
        if let Some(kind) = x.on {
            self.kind(kind)?;
        }
        let mut parts = Vec::new();
        // The next player is known where this is compiled for: the other one.
        let players = match &x.players {
            Players::One(Int::Next) if self.outer.is_empty() => {
                return self.pieces_of_next(x);
            }
            players => self.players(players)?,
        };
        for player in 0..=self.program.shared() {
            if players >> player & 1 == 0 {
                continue;
            }
            let other = player != self.mover && (1..=self.code.players).contains(&player);
            let mover = self.mover;
            if other {
                self.mover = player;
            }
            let rule = self.pieces_of(x, player);
            self.mover = mover;
            let rule = rule?;
            parts.push(if other { Rule::As(player, Box::new(rule)) } else { rule });
        }
        Ok(one_or_all(parts))
    }

    /// The moves of the pieces of whoever is next.
    fn pieces_of_next(&mut self, x: &'p ForEachPiece) -> Made<Rule> {
        let mut choice = Rule::Nothing;
        for player in 1..=self.code.players {
            let mover = std::mem::replace(&mut self.mover, player);
            let rule = self.pieces_of(x, player);
            self.mover = mover;
            let rule = rule?;
            let rule = if player == mover { rule } else { Rule::As(player, Box::new(rule)) };
            let test = Test::Eq(Num::Next, Num::Const(player));
            choice = Rule::If(Box::new((test, rule, choice)));
        }
        Ok(choice)
    }

    /// Where the pieces of a component could get by a rule, if it names sites only by where they stand.
    fn reach(&self, rule: &Rule, component: u8) -> Option<Bits> {
        let n = self.program.layout.container_of.len();
        let mut bits = Bits::with_room(n * n);
        let mut from_here = |start: &Start, to: &mut dyn FnMut(usize, &mut Bits)| {
            (start.from == Num::From).then(|| (0..self.sites).for_each(|s| to(s, &mut bits)))
        };
        match rule {
            Rule::Step { start, tables, .. } => from_here(start, &mut |site, bits| {
                let table = tables.of(component);
                table.of(site).iter().for_each(|&to| bits.insert(site * n + to as usize));
            })?,
            Rule::Slide { slide, .. } => from_here(&slide.start, &mut |site, bits| {
                let all = slide.rays.of(component).of(site).flatten();
                all.for_each(|&to| bits.insert(site * n + to as usize));
            })?,
            Rule::All(rules) => {
                for rule in rules {
                    bits.union_with(&self.reach(rule, component)?);
                }
            }
            Rule::If(parts) => {
                bits.union_with(&self.reach(&parts.1, component)?);
                bits.union_with(&self.reach(&parts.2, component)?);
            }
            Rule::Nothing => {}
            _ => return None,
        }
        Some(bits)
    }

    fn pieces_of(&mut self, x: &'p ForEachPiece, player: i32) -> Made<Rule> {
        let range = match &x.container {
            None => 0..self.sites as i32,
            Some(container) => match self.num(container)? {
                Num::Const(0) => 0..self.sites as i32,
                Num::Const(container) => self.container(container)?,
                _ => return no("containers that change"),
            },
        };
        let mut pieces = Vec::new();
        for (index, component) in self.program.components.iter().enumerate().skip(1) {
            let listed = x.components.as_ref().is_none_or(|c| c.contains(&index));
            let Some(moves) = x.moves.as_ref().or(component.moves.as_ref()) else { continue };
            if component.owner != player || !listed {
                continue;
            }
            let scope = Scope { from: true, piece: Some(index), ..self.scope };
            let rule = self.within(scope, |c| c.rule(moves))?;
            let reach = if self.in_threat { self.reach(&rule, index as u8) } else { None };
            let mut plain = Vec::new();
            if !self.is_plain(&rule, index as u8, &mut plain) {
                plain.clear();
            }
            let plain = plain.into();
            pieces.push(Piece { component: index as u8, rule, plain, reach });
        }
        Ok(Rule::Pieces(range, pieces.into()))
    }

    /// Collects the steps and hops that a rule is made of; false if it is not made of plain ones alone.
    fn is_plain(&self, rule: &Rule, component: u8, plain: &mut Vec<Plain>) -> bool {
        match rule {
            Rule::All(rules) => rules.iter().all(|rule| self.is_plain(rule, component, plain)),
            Rule::Step { leaf, start, tables, test: Test::AtTo(mask) } if start.is_plain() => {
                let to = tables.of(component).clone();
                plain.push(Plain::Step { leaf: *leaf, to, mask: *mask });
                true
            }
            Rule::Hop { leaf, hop } => {
                let Some((hurdle, mask)) = hop.as_plain() else { return false };
                let rays = hop.rays.of(component);
                let over = (0..self.sites).map(|site| {
                    let far = rays.of(site).filter(|ray| ray.len() > 1);
                    far.flat_map(|ray| [ray[0], ray[1]]).collect()
                });
                plain.push(Plain::Hop { leaf: *leaf, over: Table::new(over), hurdle, mask });
                true
            }
            _ => false,
        }
    }
}

/// Whether all moves of a rule have to be listed to pick one, and none of them is tested later.
pub(super) fn lists_all(rule: &Rule) -> bool {
    match rule {
        Rule::All(rules) | Rule::Priority(rules) => rules.iter().all(lists_all),
        Rule::If(parts) => lists_all(&parts.1) && lists_all(&parts.2),
        Rule::Pieces(_, pieces) => pieces.iter().all(|piece| lists_all(&piece.rule)),
        Rule::Where(_) | Rule::Each(_) | Rule::Add { .. } | Rule::As(..) => false,
        _ => true,
    }
}
