//! Captures, sowing and other effects on several sites.

use board::{Direction, SiteType};
use language::moves as ast;
use language::refs::{AtOrTo, IndexOrRole};

use super::{Lower, Lowered};
use crate::booleans::Bool;
use crate::ints::Int;
use crate::moves::{
    Attract, Custodial, DirectionalCapture, Effect, Enclose, Flip, Intervene, Kind, Moves, Place,
    Push, RemoveMove, Sow, Surround, TakeControl,
};
use crate::players::Players;

impl Lower<'_> {
    pub(super) fn capture(&mut self, moves: &ast::Moves) -> Lowered<Moves> {
        use ast::Moves as A;
        let (id, then, kind) = match moves {
            A::Sow(x) => (x.id, x.then.as_ref(), Kind::Sow(Box::new(self.sow(x)?))),
            A::Custodial(x) => {
                let kind = self.kind_of_from(x.from.as_ref());
                let target = x.between.as_ref().and_then(|b| b.condition.as_ref());
                let friend = x.to.as_ref().and_then(|t| t.condition.as_ref());
                let effect = x.between.as_ref().and_then(|b| b.effect.as_ref());
                let custodial = Custodial {
                    from: x.from.as_ref().map(|f| self.from(Some(f))).transpose()?,
                    direction: x.direction.map_or(Direction::Adjacent, Direction::from),
                    between: self.between(x.between.as_ref())?,
                    friend: self.test(friend, Bool::Friend(Box::new(Int::To)))?,
                    target: self.test(target, Bool::Enemy(Box::new(Int::Between)))?,
                    effect: self.effect_or_remove(effect, Int::Between, kind)?,
                };
                (x.id, x.then.as_ref(), Kind::Custodial(Box::new(custodial)))
            }
            A::Intervene(x) => {
                let kind = self.kind_of_from(x.from.as_ref());
                let target = x.to.as_ref().and_then(|t| t.condition.as_ref());
                let effect = x.to.as_ref().and_then(|t| t.effect.as_ref());
                let range = x.between.as_ref().and_then(|b| b.range.as_ref());
                let intervene = Intervene {
                    from: x.from.as_ref().map(|f| self.from(Some(f))).transpose()?,
                    direction: x.direction.map_or(Direction::Adjacent, Direction::from),
                    range: range.map(|r| self.range(r)).transpose()?,
                    target: self.test(target, Bool::Enemy(Box::new(Int::To)))?,
                    effect: self.effect_or_remove(effect, Int::To, kind)?,
                };
                (x.id, x.then.as_ref(), Kind::Intervene(Box::new(intervene)))
            }
            A::Directional(x) => {
                let capture = DirectionalCapture {
                    from: x.from.as_ref().map(|f| self.from(Some(f))).transpose()?,
                    directions: x.directions.as_ref().map(|d| self.directions(d)).transpose()?,
                    to: x.to.as_ref().map(|t| self.to(t)).transpose()?.unwrap_or_default(),
                };
                (x.id, None, Kind::Directional(Box::new(capture)))
            }
            A::Enclose(x) => {
                let kind = match x.site_type {
                    Some(_) => self.kind(x.site_type),
                    None => self.kind_of_from(x.from.as_ref()),
                };
                let target = x.between.as_ref().and_then(|b| b.condition.as_ref());
                let effect = x.between.as_ref().and_then(|b| b.effect.as_ref());
                let target = self.test(target, Bool::Enemy(Box::new(Int::Between)))?;
                let enclose = Enclose {
                    from: x.from.as_ref().map(|f| self.from(Some(f))).transpose()?,
                    directions: self.directions_or(x.directions.as_ref(), Direction::Adjacent)?,
                    effect: self.effect_or_remove(effect, Int::Between, kind)?,
                    exceptions: self.int_or(x.num_exception.as_ref(), 0)?,
                    takes_empty: target.speaks_of_emptiness(),
                    target,
                    kind,
                };
                (x.id, x.then.as_ref(), Kind::Enclose(Box::new(enclose)))
            }
            A::Surround(x) => {
                let kind = self.kind_of_from(x.from.as_ref());
                let target = x.between.as_ref().and_then(|b| b.condition.as_ref());
                let effect = x.between.as_ref().and_then(|b| b.effect.as_ref());
                let friend = x.to.as_ref().and_then(|t| t.condition.as_ref());
                let with = match &x.with {
                    Some(piece) => self.piece_ints(piece, None)?.into_vec().into_iter().next(),
                    None => None,
                };
                let relation = x.relation.unwrap_or(language::words::RelationType::Adjacent);
                let surround = Surround {
                    from: x.from.as_ref().map(|f| self.from(Some(f))).transpose()?,
                    direction: super::directions::relation(relation).direction(),
                    target: self.test(target, Bool::Enemy(Box::new(Int::Between)))?,
                    effect: self.effect_or_remove(effect, Int::Between, kind)?,
                    friend: self.test(friend, Bool::Friend(Box::new(Int::To)))?,
                    except: self.int_or(x.except.as_ref(), 0)?,
                    with,
                };
                (x.id, None, Kind::Surround(Box::new(surround)))
            }
            A::Push(x) => {
                let push = Push {
                    from: x.from.as_ref().map(|f| self.from(Some(f))).transpose()?,
                    directions: self.directions(&x.directions)?,
                };
                (x.id, x.then.as_ref(), Kind::Push(Box::new(push)))
            }
            A::Attract(x) => {
                let attract = Attract {
                    from: x.from.as_ref().map(|f| self.from(Some(f))).transpose()?,
                    direction: x.direction.map_or(Direction::Adjacent, Direction::from),
                };
                (x.id, x.then.as_ref(), Kind::Attract(Box::new(attract)))
            }
            A::Flip(x) => {
                self.needs.states = true;
                let kind = self.kind(x.site_type);
                let flip = Flip { site: self.int_opt(x.site.as_ref())?, kind };
                (x.id, x.then.as_ref(), Kind::Flip(Box::new(flip)))
            }
            A::TakeControl(x) => {
                let kind = self.kind(x.site_type);
                let of = match &x.of {
                    IndexOrRole::Role(role) => self.role_players(*role),
                    IndexOrRole::Index(player) => Players::One(self.int(player)?),
                };
                let place = match &x.at {
                    None => None,
                    Some(AtOrTo::At(site)) => Some(Place::Site(self.int(site)?)),
                    Some(AtOrTo::To(region)) => Some(Place::Region(self.region(region)?)),
                };
                let take = TakeControl { of, by: self.index_or_role(&x.by)?, place, kind };
                (x.id, x.then.as_ref(), Kind::TakeControl(Box::new(take)))
            }
            _ => return self.effect(moves),
        };
        Ok(Moves { id, then: self.then(then)?, kind })
    }

    /// An effect, or the removal of a site.
    fn effect_or_remove(
        &mut self,
        effect: Option<&ast::Apply>,
        site: Int,
        kind: SiteType,
    ) -> Lowered<Effect> {
        if let Some(effect) = effect {
            return self.apply(effect);
        }
        let remove = RemoveMove {
            place: Place::Site(site),
            level: None,
            deferred: false,
            count: None,
            kind,
            decision: false,
        };
        let moves =
            Moves { id: syntax::NodeId(0), then: None, kind: Kind::Remove(Box::new(remove)) };
        Ok(Effect { condition: None, moves: Some(moves) })
    }

    fn sow(&mut self, x: &ast::Sow) -> Lowered<Sow> {
        self.needs.counts = true;
        let kind = self.kind(x.site_type);
        let owner = self.int_opt(x.owner.as_ref())?;
        let (mut backtracking, mut forward) = (None, None);
        match &x.capture {
            None => {}
            Some(ast::SowCapture::Backtracking(test)) => backtracking = Some(self.boolean(test)?),
            Some(ast::SowCapture::Forward(test)) => forward = Some(self.boolean(test)?),
        }
        Ok(Sow {
            start: x.start.as_ref().map_or(Ok(Int::LastTo), |s| self.int(s))?,
            count: self.int_opt(x.count.as_ref())?,
            per_hole: self.int_or(x.num_per_hole.as_ref(), 1)?,
            tracks: self.tracks_named(x.track_name.as_deref(), owner.is_some()),
            owner,
            condition: self.bool_or(x.condition.as_ref(), true)?,
            sow_effect: x.sow_effect.as_ref().map(|m| self.moves(m)).transpose()?,
            apply: x.apply.as_ref().map(|m| self.moves(m)).transpose()?,
            include_self: x.include_self.unwrap_or(true),
            origin: self.bool_or(x.origin.as_ref(), false)?,
            skip_if: self.bool_opt(x.skip_if.as_ref())?,
            backtracking,
            forward,
            kind,
        })
    }
}
