//! Rules that look only at the sites of the move itself.
//!
//! What a local rule lets a piece do depends on the sites where the piece stands, passes and arrives, and on who is to
//! move. So nothing that happens elsewhere on the board changes it.

use crate::booleans::Bool;
use crate::directions::Directions;
use crate::ints::{Int, SiteRead};
use crate::moves::{FromPart, Kind, Moves, ToPart};
use crate::regions::Region;

/// Whether what a rule permits depends only on the sites of its moves.
pub(crate) fn moves(rule: &Moves) -> bool {
    match &rule.kind {
        Kind::All(list) => list.iter().all(moves),
        Kind::If(parts) => test(&parts.0) && moves(&parts.1) && parts.2.as_ref().is_none_or(moves),
        Kind::ForEachNumber(parts) => number(&parts.0) && number(&parts.1) && moves(&parts.2),
        Kind::Step(x) => from(&x.from) && directions(&x.directions) && to(&x.to),
        Kind::Slide(x) => {
            from(&x.from)
                && directions(&x.directions)
                && to(&x.to)
                && x.between.condition.as_ref().is_none_or(test)
                && x.between.range.as_ref().is_none_or(|(a, b)| number(a) && number(b))
        }
        Kind::Hop(x) => {
            let b = &x.between;
            from(&x.from)
                && directions(&x.directions)
                && to(&x.to)
                && b.condition.as_ref().is_none_or(test)
                && b.range.as_ref().is_none_or(|(a, b)| number(a) && number(b))
                && b.before.as_ref().is_none_or(number)
                && b.after.as_ref().is_none_or(number)
        }
        Kind::Leap(x) => from(&x.from) && to(&x.to) && x.forward.constant().is_some(),
        _ => false,
    }
}

fn from(part: &FromPart) -> bool {
    part.level.is_none() && part.condition.as_ref().is_none_or(test)
}

fn to(part: &ToPart) -> bool {
    let effect = part.effect.as_ref().and_then(|effect| effect.condition.as_ref());
    part.condition.as_ref().is_none_or(test) && effect.is_none_or(test)
}

fn directions(all: &Directions) -> bool {
    match all {
        Directions::Absolute(_) => true,
        Directions::Relative(relative) => relative.same_or_opposite().is_none(),
        Directions::Union(pair) | Directions::Difference(pair) => {
            directions(&pair.0) && directions(&pair.1)
        }
        _ => false,
    }
}

fn test(all: &Bool) -> bool {
    match all {
        Bool::Const(_) => true,
        Bool::And(tests) | Bool::Or(tests) => tests.iter().all(test),
        Bool::Not(inner) => test(inner),
        Bool::If(parts) => test(&parts.0) && test(&parts.1) && test(&parts.2),
        Bool::Eq(pair) | Bool::Ne(pair) | Bool::Lt(pair) | Bool::Le(pair) => {
            number(&pair.0) && number(&pair.1)
        }
        Bool::In(pair) => number(&pair.0) && region(&pair.1),
        Bool::Enemy(player) | Bool::Friend(player) => number(player),
        Bool::Empty(_, site) | Bool::Occupied(_, site) => is_site(site),
        Bool::Pending => true,
        _ => false,
    }
}

fn number(all: &Int) -> bool {
    match all {
        Int::Const(_) | Int::Mover | Int::Pending | Int::Value => true,
        Int::Who(read) | Int::What(read) => reads(read),
        Int::ComponentOf(_, owner) => number(owner),
        Int::OfSite(_, _, site) => number(site),
        Int::Add(list) | Int::Mul(list) => list.iter().all(number),
        Int::Sub(pair) => number(&pair.0) && number(&pair.1),
        site => is_site(site),
    }
}

fn is_site(site: &Int) -> bool {
    matches!(site, Int::From | Int::To | Int::Between)
}

fn reads(read: &SiteRead) -> bool {
    read.level.is_none() && is_site(&read.site)
}

/// Pending sites count too: moves that change them are not quiet.
fn region(all: &Region) -> bool {
    match all {
        Region::Fixed(_) | Region::Pending => true,
        Region::Table(_, owner) | Region::Indexed(_, owner) => number(owner),
        Region::Union(list) | Region::Intersection(list) => list.iter().all(region),
        Region::Start(piece) => number(piece),
        Region::Difference(pair) => region(&pair.0) && region(&pair.1),
        Region::Remembered(x) => region(&x.region),
        _ => false,
    }
}

/// Whether a consequence changes nothing that local rules read; `known` says it of consequences met before.
pub(crate) fn is_quiet(rule: &Moves, known: &dyn Fn(u32) -> bool) -> bool {
    let kind = match &rule.kind {
        Kind::All(list) => list.iter().all(|part| is_quiet(part, known)),
        Kind::If(parts) => {
            is_quiet(&parts.1, known)
                && parts.2.as_ref().is_none_or(|otherwise| is_quiet(otherwise, known))
        }
        Kind::SetCounter(_)
        | Kind::SetVar(..)
        | Kind::SetState(_)
        | Kind::SetScore(_)
        | Kind::AddScore(_)
        | Kind::MoveAgain => true,
        _ => false,
    };
    kind && rule.then.is_none_or(known)
}
