//! Angles between sites.

use board::SiteType;
use language::words::IsAngleKind;

use super::Bool;
use crate::ints::Int;
use crate::world::World;

/// Whether two sites form an angle with a third.
#[derive(Debug)]
pub struct Angle {
    /// Which kind of angle.
    pub angle: IsAngleKind,
    /// The site at which it is measured.
    pub at: Int,
    /// What must hold for the one site.
    pub first: Bool,
    /// What must hold for the other site.
    pub second: Bool,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Angle {
    /// Whether there are two such sites.
    ///
    /// The records have no game that asks; angles are taken as they are drawn. Between two sites there is always an
    /// angle of at most a half turn, so that none is reflex.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let at = self.at.eval(w);
        let points = &w.program.topology.of(self.kind).positions;
        let Some(centre) = usize::try_from(at).ok().and_then(|at| points.get(at)) else {
            return false;
        };
        let firsts = self.sites(w, at, &self.first);
        let seconds = self.sites(w, at, &self.second);
        for &a in &firsts {
            for &b in seconds.iter().filter(|&&b| b != a) {
                let arm = |site: i32| {
                    let point = points[site as usize];
                    [point.x - centre.x, point.y - centre.y, point.z - centre.z]
                };
                if self.fits(cosine(arm(a), arm(b))) {
                    w.evidence = vec![a, at, b];
                    return true;
                }
            }
        }
        false
    }

    fn fits(&self, cosine: f64) -> bool {
        const NEAR: f64 = 1e-6;
        match self.angle {
            IsAngleKind::Acute => cosine > NEAR,
            IsAngleKind::Right => cosine.abs() <= NEAR,
            IsAngleKind::Obtuse => cosine < -NEAR && cosine > NEAR - 1.0,
            IsAngleKind::Reflex => false,
        }
    }

    /// The sites other than the one in the middle for which a condition holds.
    fn sites<'p>(&self, w: &mut World<'p>, at: i32, condition: &'p Bool) -> Vec<i32> {
        let saved = w.regs;
        let mut found = Vec::new();
        for site in (0..w.program.topology.count(self.kind) as i32).filter(|&s| s != at) {
            w.regs.site = site;
            if condition.eval(w) {
                found.push(site);
            }
        }
        w.regs = saved;
        found
    }
}

fn cosine(a: [f64; 3], b: [f64; 3]) -> f64 {
    let dot = |a: [f64; 3], b: [f64; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    dot(a, b) / (dot(a, a) * dot(b, b)).sqrt()
}
