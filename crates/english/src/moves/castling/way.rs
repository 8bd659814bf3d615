//! One way to castle: which pieces go where, and what must hold, read from a rule for one player.

use language::booleans::Boolean;
use language::directions::Direction;
use language::ints::{Int, IntsOrArray};
use language::moves::{Between, From, Moves, Slide, To};
use language::ranges::Range;
use language::refs::{AtOrIn, IndexOrRole, SiteOrRegion};
use language::regions::Region;
use language::words::Role;

use super::mover_asked_for;
use crate::directions::as_direction;
use crate::moves::over_empty::asked_to_be_empty;
use crate::regions::fixed::{Sites, walked};
use crate::state::Marks;
use crate::teller::Teller;

/// A test around a rule.
#[derive(Debug, Clone, Copy)]
pub(super) enum Test<'m> {
    Holds(&'m Boolean),
    Fails(&'m Boolean),
}

impl Test<'_> {
    /// Whether the test rules a player out.
    fn is_for_another(&self, player: usize) -> bool {
        match self {
            Self::Holds(test) => asks_for_another(test, player),
            Self::Fails(test) => mover_asked_for(test) == Some(player),
        }
    }
}

/// What a rule of castling comes to for one player.
pub(super) enum Reading<'m> {
    /// Nothing: what it asks for never holds, or its moves lead off the board.
    Never,
    Way(Way<'m>),
}

/// The places of a slide that has one direction and one length, its start included.
struct Line {
    sites: Vec<u32>,
    /// Whether the board is large enough for all of it.
    whole: bool,
}

/// What a rule for castling asks for and does, for one player.
#[derive(Debug, Clone, Default)]
pub(super) struct Way<'m> {
    /// Where the king starts and ends.
    pub king: (u32, u32),
    /// Where the other piece starts and ends.
    pub partner: (u32, u32),
    /// Places whose pieces have not moved.
    pub unmoved: Sites,
    /// Places that are empty.
    pub empty: Sites,
    /// Places where the king would not be in check.
    pub safe: Sites,
    /// The name of the king, as the tests for check have it.
    pub royal: Option<String>,
    /// What is asked for besides, which no castling that players know needs.
    pub further: Vec<&'m Boolean>,
    /// Whether some move that it makes or asks for would lead off the board.
    leads_off: bool,
}

impl Way<'_> {
    /// Notes a test of the safety of the king, if all tests speak of one kind of piece.
    fn is_safe(&mut self, name: &str, sites: impl IntoIterator<Item = u32>) -> Option<()> {
        if self.royal.get_or_insert_with(|| name.to_owned()) != name {
            return None;
        }
        self.safe.extend(sites);
        Some(())
    }
}

impl Teller<'_> {
    /// What a rule with its conditions says for a player; nothing if it says more than castling needs.
    pub(super) fn way<'m>(
        &self,
        tests: &[Test<'m>],
        moves: &Moves,
        player: usize,
    ) -> Option<Reading<'m>> {
        if tests.iter().any(|test| test.is_for_another(player)) || self.has_no_place(moves, player)
        {
            return Some(Reading::Never);
        }
        let mut way = Way::default();
        let then = match moves {
            Moves::FromTo(node) => {
                if node.count.is_some() || node.copy.is_some() || node.stack.is_some() {
                    return None;
                }
                way.king = (self.origin_for(&node.from, player)?, self.end_for(&node.to, player)?);
                node.then.as_ref()?
            }
            Moves::Slide(node) => {
                let line = self.line_for(node, player)?;
                way.king = (*line.sites.first()?, *line.sites.last()?);
                crossed(node, &line, &mut way)?;
                node.then.as_ref()?
            }
            _ => return None,
        };
        for test in tests {
            match test {
                Test::Holds(test) => self.asked(test, player, &mut way),
                // Who else moves does castle.
                Test::Fails(test) => mover_asked_for(test).map(|_| ())?,
            }
        }
        if way.leads_off || way.unmoved.iter().any(|site| self.starts_without_mark(*site)) {
            return Some(Reading::Never);
        }
        let mut partner = None;
        let mut stays = false;
        for effect in effects(&then.moves) {
            match effect {
                Moves::FromTo(node) if partner.is_none() && node.then.is_none() => {
                    partner = Some((
                        self.origin_for(&node.from, player)?,
                        self.end_for(&node.to, player)?,
                    ));
                }
                Moves::Slide(node) if partner.is_none() && node.then.is_none() => {
                    let line = self.line_for(node, player)?;
                    // A partner that would leave the board stays where it is.
                    if !line.whole {
                        stays = true;
                        continue;
                    }
                    partner = Some((*line.sites.first()?, *line.sites.last()?));
                    self.only_marks(node.to.as_ref())?;
                    passes_the_king(node)?;
                }
                Moves::SetState(node) => self.is_mark(node.id)?,
                _ => return None,
            }
        }
        way.partner = match partner {
            None if stays => {
                let others: Vec<&u32> =
                    way.unmoved.iter().filter(|site| **site != way.king.0).collect();
                let [other] = others.as_slice() else { return None };
                (**other, **other)
            }
            partner => partner?,
        };
        // Whoever stands there may be moved, if nothing is known of the piece but what is asked for besides.
        (way.further.is_empty() || way.unmoved.contains(&way.king.0)).then_some(Reading::Way(way))
    }

    /// Whether it is known that nothing that starts on a place carries the mark of a piece that has not moved.
    fn starts_without_mark(&self, site: u32) -> bool {
        self.knows_start() && !self.marked_at_start().contains(&site)
    }

    /// Whether the table of places that a rule takes the king from has none for a player.
    fn has_no_place(&self, moves: &Moves, player: usize) -> bool {
        let from = match moves {
            Moves::FromTo(node) => Some(&node.from),
            Moves::Slide(node) => node.from.as_ref(),
            _ => None,
        };
        match from.and_then(|from| from.site.as_ref()) {
            Some(SiteOrRegion::Site(Int::MapEntry(entry))) => self.has_no_entry(entry, player),
            _ => false,
        }
    }

    /// Reads a condition, part by part.
    fn asked<'m>(&self, test: &'m Boolean, player: usize, way: &mut Way<'m>) {
        if let Boolean::And(node) = test {
            node.operands.iter().for_each(|test| self.asked(test, player, way));
            return;
        }
        let mut known = way.clone();
        match self.asked_of_castling(test, player, &mut known) {
            Some(()) => *way = known,
            None => way.further.push(test),
        }
    }

    /// Reads one condition; nothing if castling as players know it has no such condition.
    fn asked_of_castling(&self, test: &Boolean, player: usize, way: &mut Way<'_>) -> Option<()> {
        match test {
            Boolean::Equals(node) => match (&node.left, &node.right) {
                (Int::State(state), IndexOrRole::Index(Int::Constant(value))) => {
                    let Marks::Unmoved { value: mark, .. } = &self.state.marks else { return None };
                    (value == mark).then_some(())?;
                    way.unmoved.insert(self.site_for(&state.at, player)?);
                    Some(())
                }
                // The piece that has not moved is the one that started there.
                (Int::What(what), IndexOrRole::Index(Int::IdOfRole(id))) => {
                    let site = self.site_for(&what.at, player)?;
                    let kind = self.pieces.named(id.name.as_deref()?).0;
                    (id.who == Role::Mover && self.starts_at(site, player)? == kind).then_some(())
                }
                _ => None,
            },
            // Who else moves does not castle.
            Boolean::IsPlayer(_) => (mover_asked_for(test)? == player).then_some(()),
            test if let Some(at) = asked_to_be_empty(test) => {
                way.empty.insert(self.site_for(at, player)?);
                Some(())
            }
            Boolean::AllSites(node) => {
                let at = asked_to_be_empty(&node.condition)?;
                matches!(at, Int::Site(_)).then_some(())?;
                way.empty.extend(self.region_for(&node.region, player)?);
                Some(())
            }
            Boolean::CanMove(node) => {
                let Moves::Slide(slide) = &node.moves else { return None };
                let line = self.line_for(slide, player)?;
                self.only_marks(slide.to.as_ref())?;
                crossed(slide, &line, way)
            }
            Boolean::Not(not) => {
                let Boolean::IsThreatened(threat) = &not.operand else { return None };
                let (name, who) = crate::booleans::royal(threat)?;
                (who == Role::Mover).then_some(())?;
                match &threat.at {
                    None => way.is_safe(name, [way.king.0]),
                    Some(AtOrIn::At(at)) => way.is_safe(name, [self.site_for(at, player)?]),
                    Some(AtOrIn::In(region)) => way.is_safe(name, self.region_for(region, player)?),
                }
            }
            _ => None,
        }
    }

    /// The places that a slide leads over, if it has one direction and one length.
    fn line_for(&self, node: &Slide, player: usize) -> Option<Line> {
        let board = self.elements()?;
        if node.track.is_some() || node.stack.is_some() {
            return None;
        }
        let Some(Between { range: Some(Range::Exact(length)), effect: None, trail: None, .. }) =
            &node.between
        else {
            return None;
        };
        let Direction::Absolute(way) = node.directions.as_ref()? else { return None };
        let way = as_direction(*way).filter(|way| board::direction::COMPASS.contains(way))?;
        let start = self.origin_for(node.from.as_ref()?, player)?;
        let steps = usize::try_from(self.constant(&length.value)?).ok()?;
        let mut sites = vec![start];
        sites.extend(walked(board, start, way).take(steps));
        let whole = sites.len() == steps + 1;
        (steps > 0).then_some(Line { sites, whole })
    }

    /// Whether what happens at the target of a slide is only that a piece counts as moved.
    fn only_marks(&self, to: Option<&To>) -> Option<()> {
        let Some(to) = to else { return Some(()) };
        if to.site.is_some() || to.level.is_some() || to.rotations.is_some() {
            return None;
        }
        match &to.effect {
            None => Some(()),
            Some(apply) => match (&apply.condition, &apply.effect) {
                (None, Some(Moves::SetState(node))) => self.is_mark(node.id),
                _ => None,
            },
        }
    }

    /// Whether a rule only notes that a piece has moved.
    fn is_mark(&self, node: syntax::NodeId) -> Option<()> {
        match &self.state.marks {
            Marks::Unmoved { silent, .. } => silent.contains(&node).then_some(()),
            _ => None,
        }
    }

    fn origin_for(&self, from: &From, player: usize) -> Option<u32> {
        match (&from.site, &from.condition, &from.level) {
            (Some(SiteOrRegion::Site(site)), None, None) => self.site_for(site, player),
            _ => None,
        }
    }

    fn end_for(&self, to: &To, player: usize) -> Option<u32> {
        match (&to.site, &to.condition, &to.effect) {
            (Some(SiteOrRegion::Site(site)), None, None) => self.site_for(site, player),
            _ => None,
        }
    }

    fn region_for(&self, region: &Region, player: usize) -> Option<Sites> {
        match region {
            Region::SitesList(node) => match &node.sites {
                IntsOrArray::List(list) => {
                    list.iter().map(|site| self.site_for(site, player)).collect()
                }
                IntsOrArray::Array(_) => None,
            },
            other => self.fixed(other),
        }
    }
}

/// Whether a condition asks that another player moves.
fn asks_for_another(test: &Boolean, player: usize) -> bool {
    match test {
        Boolean::And(node) => node.operands.iter().any(|part| asks_for_another(part, player)),
        test => mover_asked_for(test).is_some_and(|wanted| wanted != player),
    }
}

/// The effects of a consequence, one by one.
fn effects(moves: &Moves) -> Vec<&Moves> {
    match moves {
        Moves::And(node) if node.then.is_none() => node.moves.iter().flat_map(effects).collect(),
        Moves::Seq(node) => node.moves.iter().flat_map(effects).collect(),
        other => vec![other],
    }
}

/// Whether a slide is not stopped by the king, which has come to stand in its way.
fn passes_the_king(node: &Slide) -> Option<()> {
    let test = node.between.as_ref()?.condition.as_ref()?;
    matches!(test, Boolean::Constant(true)).then_some(())
}

/// Whether a place on the way is meant.
fn is_here(at: &Int) -> bool {
    matches!(at, Int::To(_) | Int::Between(_))
}

/// What a slide of a fixed length asks of the places on its way.
fn crossed(node: &Slide, line: &Line, way: &mut Way<'_>) -> Option<()> {
    if !line.whole {
        way.leads_off = true;
        return Some(());
    }
    let line = &line.sites;
    // Where the target has a test of its own, the last place is not asked about on the way.
    let own_target = match node.to.as_ref().and_then(|to| to.condition.as_ref()) {
        None => false,
        Some(Boolean::Constant(true)) => true,
        Some(_) => return None,
    };
    let end = if own_target { line.len() - 1 } else { line.len() };
    let sites = &line[1..end];
    let Some(test) = node.between.as_ref()?.condition.as_ref() else {
        way.empty.extend(sites);
        return Some(());
    };
    let tests = match test {
        Boolean::And(and) => and.operands.iter().collect(),
        one => vec![one],
    };
    for test in tests {
        match test {
            Boolean::Constant(true) => {}
            test if asked_to_be_empty(test).is_some_and(is_here) => way.empty.extend(sites),
            Boolean::Not(not) => {
                let Boolean::IsThreatened(threat) = &not.operand else { return None };
                let (name, who) = crate::booleans::royal(threat)?;
                let here = matches!(&threat.at, Some(AtOrIn::At(at)) if is_here(at));
                (here && who == Role::Mover).then_some(())?;
                way.is_safe(name, sites.iter().copied())?;
            }
            _ => return None,
        }
    }
    Some(())
}
