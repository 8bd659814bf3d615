//! How far a consequence is from following: tests of the end often ask for a sign that the consequences of a move give.

use engine::World;
use engine::moves::{Kind, Moves};

use crate::distance::{distance, distance_to_false};

/// How far the nearest sign is from being given by the consequences of the last move.
pub(crate) fn distance_to_sign<'p>(w: &mut World<'p>, mobility: usize) -> f64 {
    let program = w.program;
    let ways = program.thens.iter().map(|then| to_sign(&then.moves, w, mobility));
    ways.fold(f64::INFINITY, f64::min)
}

/// How far a rule is from giving a sign; infinite if it never does.
fn to_sign<'p>(moves: &'p Moves, w: &mut World<'p>, mobility: usize) -> f64 {
    let nearest = |list: &'p [Moves], w: &mut World<'p>| {
        list.iter().map(|inner| to_sign(inner, w, mobility)).fold(f64::INFINITY, f64::min)
    };
    match &moves.kind {
        Kind::Trigger(..) => 0.0,
        Kind::All(list) | Kind::Seq(list) | Kind::Priority(list) => nearest(list, w),
        Kind::If(parts) => {
            // A test is made only where a sign may follow: it takes time, and may not make sense elsewhere.
            let mut after = |inner: Option<&'p Moves>, holds: bool| {
                let inner = inner.map_or(f64::INFINITY, |inner| to_sign(inner, w, mobility));
                match (inner.is_finite(), holds) {
                    (false, _) => inner,
                    (true, true) => inner + distance(&parts.0, w, mobility),
                    (true, false) => inner + distance_to_false(&parts.0, w, mobility),
                }
            };
            after(Some(&parts.1), true).min(after(parts.2.as_ref(), false))
        }
        Kind::ForEachSite(parts) if gives_sign(&parts.1) => {
            let sites: Vec<i32> = parts.0.eval(w).iter().collect();
            let saved = w.regs.site;
            let mut far = f64::INFINITY;
            for site in sites {
                w.regs.site = site;
                far = far.min(to_sign(&parts.1, w, mobility));
            }
            w.regs.site = saved;
            far
        }
        _ => f64::INFINITY,
    }
}

/// Whether a rule gives a sign in some case.
fn gives_sign(moves: &Moves) -> bool {
    match &moves.kind {
        Kind::Trigger(..) => true,
        Kind::All(list) | Kind::Seq(list) | Kind::Priority(list) => list.iter().any(gives_sign),
        Kind::If(parts) => gives_sign(&parts.1) || parts.2.as_ref().is_some_and(gives_sign),
        Kind::ForEachSite(parts) => gives_sign(&parts.1),
        _ => false,
    }
}
