//! Boards made of columns: pieces are dropped on stacks, and never taken away.

use super::{Compiler, MOST_SITES, Made, no};
use crate::booleans::{Bool, Line};
use crate::ints::Int;
use crate::kernel::code::{Action, Code, Effect, Mask, Num, Phase, Placing, Rule};
use crate::kernel::flat::Flat;
use crate::kernel::table::Axes;
use crate::moves::{AddMove, Kind, Place};
use crate::program::Program;
use crate::regions::Region;
use crate::world::World;

/// Compiles a game in which pieces are dropped on columns.
pub(super) fn compile(program: &Program) -> Made<(Code, Flat)> {
    let other = || no("stacks");
    let [phase] = &program.phases[..] else { return other() };
    let Kind::Add(add) = &phase.play.kind else { return other() };
    if phase.play.then.is_some() || !phase.next.is_empty() || program.containers.len() > 1 {
        return other();
    }
    let world = World::begin(program, 0);
    let sites = program.topology.count(program.layout.default);
    if (0..sites).any(|s| world.state.stack_size(s) > 0) || program.meta.records.is_some() {
        return other();
    }
    let mut compiler = Compiler::new(program, world);
    let Some((columns, height)) = compiler.columns(add) else { return other() };
    compiler.height = Some(height as usize);
    compiler.frame()?;
    let n = sites * height as usize;
    if n > MOST_SITES {
        return no("many sites");
    }
    // What is not a column for pieces would have to rest on itself.
    let below = (0..n).map(|s| match s.checked_sub(sites) {
        _ if !columns.contains(&((s % sites) as u16)) => s as i16,
        below => below.map_or(-1, |below| below as i16),
    });
    let rests = compiler.comes_to_rest(below.collect(), Mask { whats: !1, off: false });
    for mover in 1..=program.players as i32 {
        (compiler.mover, compiler.doer) = (mover, mover);
        let [what] = &add.whats[..] else { return other() };
        let Num::Const(what @ 1..60) = compiler.num(what)? else { return other() };
        let leaf = compiler.leaf(Action::Drop(what as u8), Effect::Nothing, Effect::Nothing)?;
        let play = Rule::Drop { leaf, columns: columns.clone(), height };
        let ends = phase.has_end.then(|| compiler.ends(&phase.end)).transpose()?;
        compiler.code.phases.push(vec![Phase {
            play,
            placing: Some(Placing { leaf, what: what as u8, rests }),
            lists: false,
            ends,
            next: Vec::new(),
        }]);
        let ends = compiler.ends(&program.end)?;
        compiler.code.ends.push(ends);
    }
    let mut flat = Flat::new(n, n, program.components.len());
    flat.heights = vec![0; sites];
    flat.columns = sites;
    flat.course = super::course(&compiler.world);
    compiler.follow_in(&mut flat);
    Ok((compiler.code, flat))
}

impl Compiler<'_> {
    /// The columns on which pieces are dropped, and how high they may become.
    fn columns(&self, add: &AddMove) -> Option<(Box<[u16]>, u8)> {
        let plain = add.count.is_none()
            && add.state.is_none()
            && add.to.condition.is_none()
            && add.to.effect.is_none()
            && add.to.level.is_none();
        let Some(Place::Region(Region::ForEachSite(pair))) = &add.to.place else { return None };
        let (Region::Fixed(sites), Bool::Lt(test)) = (&pair.0, &pair.1) else { return None };
        let (Int::SizeStackAt(kind, at), Int::Const(height @ 1..100)) = (&test.0, &test.1) else {
            return None;
        };
        let fits = plain && matches!(**at, Int::Site) && self.kind(*kind).is_ok();
        fits.then(|| (sites.iter().map(|s| s as u16).collect(), *height as u8))
    }

    /// Whether a node means the same on columns as on a flat board.
    pub fn holds_for_columns(&self, test: &Bool) -> bool {
        match test {
            Bool::Line(line) => self.is_line_of_columns(line),
            Bool::Const(_) | Bool::And(_) | Bool::Or(_) | Bool::Not(_) | Bool::AllPassed => true,
            _ => false,
        }
    }

    fn is_line_of_columns(&self, line: &Line) -> bool {
        line.by_level.constant() == Some(true)
            && matches!(line.through_one, Some(Int::LastTo))
            && line.exact.constant() == Some(false)
            && line.condition.is_none()
            && line.length.constant().is_some_and(|n| n > 1)
    }

    /// The axes through each site of each level: upright, level, rising and falling.
    pub fn column_axes(&self, direction: board::Direction, height: usize) -> Axes {
        let n = self.sites;
        let rays = self.program.topology.of(self.program.layout.default).rays();
        let mut lists = Vec::new();
        for level in 0..height {
            for site in 0..n {
                let at = |level: usize| (site + level * n) as u16;
                let (above, below) = (level + 1..height, (0..level).rev());
                let mut axes = vec![(above.map(at).collect(), below.map(at).collect())];
                for ray in rays.distinct(site as u32, direction) {
                    for slope in [0, -1, 1] {
                        let along = |sites: &[u32], slope: i32| -> Vec<u16> {
                            let levels = (1..).map(|i| level as i32 + slope * i);
                            sites[1..]
                                .iter()
                                .zip(levels)
                                .take_while(|(_, l)| (0..height as i32).contains(l))
                                .map(|(&s, l)| (s as usize + l as usize * n) as u16)
                                .collect()
                        };
                        let back = rays.opposite(ray.id);
                        let back = back.map(|b| along(b.sites, -slope)).unwrap_or_default();
                        axes.push((along(ray.sites, slope), back));
                    }
                }
                lists.push(axes);
            }
        }
        Axes::new(lists)
    }
}
