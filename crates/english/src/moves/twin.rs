//! Promotion that a player may decline: the same move is offered twice, once with the promotion.

use language::booleans::{And, Boolean, Or, RegionOrArray};
use language::ints::Int;
use language::ludeme::PairOrList;
use language::moves::{Moves, Then, To};
use language::regions::Region;
use language::words::AbsoluteDirection;
use syntax::NodeId;

use crate::plan::{Action, Deed};
use crate::realise::{Text, number_word, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// A condition with the clause it stands at.
type Test<'m> = (NodeId, &'m Boolean);

impl Teller<'_> {
    /// Two moves of a choice that are one move with a promotion that is optional, or compulsory where the piece could not
    /// stay what it is: their numbers, and the move.
    pub(super) fn twins(&self, choices: &[Moves], scope: &Scope) -> Option<([usize; 2], Action)> {
        for (first, one) in choices.iter().enumerate() {
            for (second, other) in choices.iter().enumerate() {
                if let Some(action) = self.twin(one, other, scope) {
                    return Some(([first, second], action));
                }
            }
        }
        None
    }

    /// A move that leaves the piece as it is and the same move that promotes it.
    fn twin(&self, staying: &Moves, turning: &Moves, scope: &Scope) -> Option<Action> {
        let links = &self.state.links;
        let (id, to, None) = parts(staying)? else { return None };
        let (other_id, other_to, Some(then)) = parts(turning)? else { return None };
        let Moves::Promote(promote) = &then.moves else { return None };
        if promote.decision || promote.then.is_some() || !self.alike_but_target(id, other_id) {
            return None;
        }
        let (own, others) = (self.tests(to, staying), self.tests(other_to, turning));
        let common = |test: &Test<'_>, tests: &[Test<'_>]| {
            tests.iter().any(|(known, _)| links.same(test.0, *known))
        };
        let base: Vec<Test<'_>> =
            own.iter().copied().filter(|test| common(test, &others)).collect();
        let stays: Vec<&Boolean> =
            own.iter().filter(|test| !common(test, &others)).map(|test| test.1).collect();
        let turns: Vec<&Boolean> =
            others.iter().filter(|test| !common(test, &own)).map(|test| test.1).collect();
        let [turns] = turns.as_slice() else { return None };
        let when = self.where_it_moves(turns, scope)?;
        // Where it may not stay what it is it must be able to change, else the two are no single move.
        let must = match stays.as_slice() {
            [] => None,
            [Boolean::Not(not)] => {
                let (edge, zone) = (ends_in(&not.operand)?, ends_in(turns)?);
                let inside = (1..=self.players.count()).all(|player| {
                    let sets =
                        (self.fixed_for(edge, Some(player)), self.fixed_for(zone, Some(player)));
                    matches!(sets, (Some(edge), Some(zone)) if edge.is_subset(&zone))
                });
                inside.then_some(())?;
                Some(self.where_it_moves(&not.operand, scope)?)
            }
            _ => return None,
        };
        let Action::Deed(deed) = self.moves(&with_tests(staying, &base)?, scope) else {
            return None;
        };
        let into = self.promoted_to(promote, scope);
        let told: Vec<NodeId> = [id, other_id].into_iter().flat_map(|id| self.whole(id)).collect();
        let may = say!("become {} if it {}", into, when).tell_all(&told);
        let mut change = Deed { plural: true, ..Deed::of("it", "may", may) };
        if let Some(must) = must {
            change.limits.push(say!("it must do so if it {}", must).tell_all(&told));
        }
        // Whatever tables the other move asks, it asks them as this one does.
        self.recall.spoil();
        self.settled.borrow_mut().extend(self.whole(other_id));
        let deed = told.iter().fold(deed, |deed, node| deed.tell(*node));
        Some(Action::from(deed).followed_by(change.into()))
    }

    /// Whether two moves differ only in what they ask of the target, and in what follows.
    fn alike_but_target(&self, one: NodeId, other: NodeId) -> bool {
        let links = &self.state.links;
        let parts = |node: NodeId| -> Vec<NodeId> {
            links
                .children(node)
                .iter()
                .copied()
                .flat_map(|part| match links.keyword(part) {
                    Some("then") => vec![],
                    Some("to" | "apply") => links.children(part).to_vec(),
                    _ => vec![part],
                })
                .flat_map(|part| match links.keyword(part) {
                    Some("apply") => links.children(part).to_vec(),
                    _ => vec![part],
                })
                .filter(|part| links.label(*part) != Some("if"))
                .collect()
        };
        let (left, right) = (parts(one), parts(other));
        left.len() == right.len()
            && left
                .iter()
                .zip(&right)
                .all(|(a, b)| links.label(*a) == links.label(*b) && links.same(*a, *b))
    }

    /// What a move asks of its target, one by one. A slide may stop only where the condition of its effect holds.
    fn tests<'m>(&self, to: &'m To, moves: &Moves) -> Vec<Test<'m>> {
        let links = &self.state.links;
        let asked = |node: NodeId| {
            links.children(node).iter().copied().find(|part| links.label(*part) == Some("if"))
        };
        let mut tests = Vec::new();
        if let (Some(test), Some(node)) = (&to.condition, asked(to.id)) {
            self.each_test(node, test, &mut tests);
        }
        if let (Moves::Slide(_), Some(apply)) = (moves, &to.effect)
            && let (Some(test), Some(node)) = (&apply.condition, asked(apply.id))
        {
            self.each_test(node, test, &mut tests);
        }
        tests
    }

    fn each_test<'m>(&self, node: NodeId, test: &'m Boolean, tests: &mut Vec<Test<'m>>) {
        match test {
            Boolean::Constant(true) => {}
            Boolean::And(and) => {
                for (node, test) in
                    self.state.links.members(node).into_iter().zip(and.operands.iter())
                {
                    self.each_test(node, test, tests);
                }
            }
            test => tests.push((node, test)),
        }
    }

    /// "starts or ends its move on your promotion squares".
    fn where_it_moves(&self, test: &Boolean, scope: &Scope) -> Option<Text> {
        if let Some(region) = ends_in(test)
            && !matches!(test, Boolean::Or(_))
        {
            return Some(say!("ends its move {}", self.zone(region, scope)));
        }
        let Boolean::Or(or) = test else { return None };
        let region = starts_or_ends_in(or)?;
        Some(say!("starts or ends its move {}", self.zone(region, scope)))
    }

    /// "in your last row", "in the last two rows": a region that a piece moves in.
    fn zone(&self, region: &Region, scope: &Scope) -> Text {
        let area = self.area(region, scope);
        match (region, self.far_rows_of(region)) {
            (Region::SitesRegion(_), _) | (_, None) => area.within(),
            (_, Some(1)) => Text::from("in the row farthest from you").tell_all(area.plural.told()),
            (_, Some(rows)) => {
                let rows = number_word(i64::try_from(rows).unwrap_or(0));
                say!("in the {} rows farthest from you", rows).tell_all(area.plural.told())
            }
        }
    }

    /// How many rows a region is, where it is the rows farthest from each player.
    fn far_rows_of(&self, region: &Region) -> Option<usize> {
        let board = self.elements()?;
        let height = *board.rows.iter().max()? as usize + 1;
        let mut known = None;
        for (index, facing) in self.players.facing.iter().enumerate() {
            let sites = self.fixed_for(region, Some(index + 1))?;
            let count = (1..height).find(|count| {
                let far = (0u32..).zip(board.rows.iter()).filter(|(_, row)| match facing {
                    Some(AbsoluteDirection::N) => **row as usize >= height - count,
                    Some(AbsoluteDirection::S) => (**row as usize) < *count,
                    _ => false,
                });
                far.map(|(site, _)| site).eq(sites.iter().copied())
            })?;
            if known.is_some_and(|known| known != count) {
                return None;
            }
            known = Some(count);
        }
        known
    }
}

/// The parts of a move that matter here: where it stands, its target and what follows.
fn parts(moves: &Moves) -> Option<(NodeId, &To, Option<&Then>)> {
    match moves {
        Moves::Step(node) => Some((node.id, &node.to, node.then.as_ref())),
        Moves::Leap(node) => Some((node.id, &node.to, node.then.as_ref())),
        Moves::Slide(node) => Some((node.id, node.to.as_ref()?, node.then.as_ref())),
        _ => None,
    }
}

/// The move with these tests on its target, and no others.
fn with_tests(moves: &Moves, tests: &[Test<'_>]) -> Option<Moves> {
    let condition = match tests {
        [] => None,
        [(_, only)] => Some((*only).clone()),
        [(node, _), ..] => {
            let operands: Vec<Boolean> = tests.iter().map(|(_, test)| (*test).clone()).collect();
            Some(Boolean::And(Box::new(And { id: *node, operands: PairOrList(operands) })))
        }
    };
    let mut moves = moves.clone();
    match &mut moves {
        Moves::Step(node) => node.to.condition = condition,
        Moves::Leap(node) => node.to.condition = condition,
        Moves::Slide(node) => {
            let to = node.to.as_mut()?;
            to.condition = condition;
            if let Some(apply) = &mut to.effect {
                apply.condition = None;
            }
        }
        _ => return None,
    }
    Some(moves)
}

/// The region that a test asks the target to be in, also where it may be the start instead.
fn ends_in(test: &Boolean) -> Option<&Region> {
    match test {
        Boolean::Or(or) => starts_or_ends_in(or),
        test => place_in(test, |site| matches!(site, Int::To(_))),
    }
}

/// The region that either the start or the target must be in.
fn starts_or_ends_in(or: &Or) -> Option<&Region> {
    let [one, other] = &*or.operands else { return None };
    let from = |test| place_in(test, |site| matches!(site, Int::From(_)));
    let to = |test| place_in(test, |site| matches!(site, Int::To(_)));
    let (start, end) = match (from(one), to(other)) {
        (Some(start), Some(end)) => (start, end),
        _ => (from(other)?, to(one)?),
    };
    same_region(start, end).then_some(end)
}

fn place_in(test: &Boolean, is_it: impl Fn(&Int) -> bool) -> Option<&Region> {
    let Boolean::IsIn(node) = test else { return None };
    let RegionOrArray::Region(region) = &node.set else { return None };
    let mut sites = node.site.iter().flat_map(|sites| sites.iter());
    (is_it(sites.next()?) && sites.next().is_none()).then_some(region)
}

/// Whether two regions are the same region of the equipment.
fn same_region(one: &Region, other: &Region) -> bool {
    match (one, other) {
        (Region::SitesRegion(a), Region::SitesRegion(b)) => {
            a.name == b.name && a.player == b.player && a.site_type == b.site_type
        }
        _ => false,
    }
}
