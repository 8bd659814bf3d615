//! The constraints that only puzzles have.

use board::SiteType;
use language::words::StaticRegion;

use crate::booleans::Bool;
use crate::ints::Int;
use crate::regions::Region;
use crate::world::World;

/// A test that only puzzles make.
#[derive(Debug)]
pub enum Constraint {
    /// Values differ.
    Different(Different),
    /// A value comes a number of times.
    Count(ValueCount),
    /// Values add up to a number.
    Sum(HintedSum),
    /// No two lists are filled in alike.
    Unique(SiteType),
    /// A test holds for all sites of a type.
    ForAllSites(SiteType, Bool),
    /// A test holds for all hints.
    ForAllHints(Bool),
    /// The value at a site is below that at another, or not above it.
    ValueBelow {
        /// The site of the smaller value.
        low: Int,
        /// The site of the greater value.
        high: Int,
        /// Whether they may be equal.
        or_equal: bool,
    },
    /// All constraints hold.
    Solved,
}

/// Lists of sites that a constraint speaks of.
#[derive(Debug)]
pub enum Lists {
    /// The sites of a region.
    Region(Region),
    /// The regions of the equipment.
    Items,
}

/// Whether values differ.
#[derive(Debug)]
pub struct Different {
    /// Where.
    pub lists: Lists,
    /// Values that may come again.
    pub except: Box<[Int]>,
    /// The type of the sites.
    pub kind: SiteType,
}

/// Whether a value comes a number of times.
#[derive(Debug)]
pub struct ValueCount {
    /// Where.
    pub region: Region,
    /// Which value.
    pub of: Int,
    /// How many times.
    pub result: Int,
    /// The type of the sites.
    pub kind: SiteType,
}

/// Whether values add up to a number.
#[derive(Debug)]
pub struct HintedSum {
    /// Where.
    pub lists: Lists,
    /// Only regions whose names contain this.
    pub name: Box<str>,
    /// The sum.
    pub result: Int,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Constraint {
    /// Whether nothing that is filled in breaks the constraint.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        match self {
            Self::Different(x) => x.eval(w),
            Self::Count(x) => {
                let sites = x.region.eval(w);
                let of = x.of.eval(w);
                let result = x.result.eval(w);
                let mut open = false;
                let mut n = 0;
                for site in sites.iter() {
                    match w.resolved_at(site, x.kind) {
                        Some(value) => n += i32::from(value == of),
                        None => open = true,
                    }
                }
                w.give(sites);
                n <= result && (open || n == result)
            }
            Self::Sum(x) => x.eval(w),
            Self::Unique(kind) => unique(w, *kind),
            Self::ForAllSites(kind, test) => {
                let saved = w.regs.from;
                let all = (0..w.program.topology.count(*kind) as i32).all(|site| {
                    w.regs.from = site;
                    test.eval(w)
                });
                w.regs.from = saved;
                all
            }
            Self::ForAllHints(test) => for_all_hints(w, test),
            Self::ValueBelow { low, high, or_equal } => {
                let kind = w.program.layout.default;
                let low = low.eval(w);
                let high = high.eval(w);
                let low = w.resolved_at(low, kind);
                let high = w.resolved_at(high, kind);
                match (low, high) {
                    (Some(low), Some(high)) => low < high || *or_equal && low == high,
                    _ => true,
                }
            }
            Self::Solved => w.is_solved(),
        }
    }
}

impl Different {
    fn exceptions<'p>(&'p self, w: &mut World<'p>) -> Vec<i32> {
        let mut except = w.take_ints();
        for value in &self.except {
            let value = value.eval(w);
            except.push(value);
        }
        except
    }

    /// Whether the values of a list differ, which may be one of a static kind.
    pub(super) fn holds_for<'p>(
        &'p self,
        w: &mut World<'p>,
        word: Option<StaticRegion>,
        list: &[i32],
    ) -> bool {
        let except = self.exceptions(w);
        let holds =
            self.is_silent(w, word, list) || self.differ(w, &mut list.iter().copied(), &except);
        w.give_ints(except);
        holds
    }

    /// Lines in all directions say something only of a first site that is filled in.
    fn is_silent(&self, w: &World<'_>, word: Option<StaticRegion>, list: &[i32]) -> bool {
        word == Some(StaticRegion::AllDirections)
            && list.first().is_none_or(|&first| w.resolved_at(first, self.kind).unwrap_or(0) == 0)
    }

    fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let except = self.exceptions(w);
        let holds = match &self.lists {
            Lists::Region(region) => {
                let sites = region.eval(w);
                let holds = self.differ(w, &mut sites.iter(), &except);
                w.give(sites);
                holds
            }
            Lists::Items => w.program.regions.iter().all(|item| {
                if item.statics.is_empty() {
                    let mut lists = item.parts.iter();
                    return lists.all(|list| self.differ(w, &mut list.iter().copied(), &except));
                }
                item.statics.iter().all(|(word, lists)| {
                    lists.iter().all(|list| {
                        self.is_silent(w, Some(*word), list)
                            || self.differ(w, &mut list.iter().copied(), &except)
                    })
                })
            }),
        };
        w.give_ints(except);
        holds
    }

    fn differ(&self, w: &World<'_>, sites: &mut dyn Iterator<Item = i32>, except: &[i32]) -> bool {
        let mut seen = 0u128;
        for site in sites {
            let Some(value) = w.resolved_at(site, self.kind) else { continue };
            if except.contains(&value) {
                continue;
            }
            if value == 0 || seen >> value & 1 == 1 {
                return false;
            }
            seen |= 1 << value;
        }
        true
    }
}

impl HintedSum {
    fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        match &self.lists {
            Lists::Region(region) => {
                let sites = region.eval(w);
                let result = self.result.eval(w);
                let holds = self.adds_up(w, &mut sites.iter(), result);
                w.give(sites);
                holds
            }
            Lists::Items => w.program.regions.iter().all(|item| {
                !item.name.contains(&*self.name)
                    || item.statics.iter().all(|(_, lists)| {
                        lists.iter().enumerate().all(|(i, list)| self.holds_for(w, i, list))
                    })
            }),
        }
    }

    /// Whether the values of the list with a number add up.
    pub(super) fn holds_for<'p>(&'p self, w: &mut World<'p>, index: usize, list: &[i32]) -> bool {
        let result = self.result_of(w, index);
        self.adds_up(w, &mut list.iter().copied(), result)
    }

    /// The sum of the list with a number: that of its hint if the hint is asked for.
    pub(crate) fn result_of<'p>(&'p self, w: &mut World<'p>, list: usize) -> i32 {
        match self.result {
            Int::Hint => w.program.hints[self.kind as usize].get(list).map_or(0, |h| h.1),
            _ => self.result.eval(w),
        }
    }

    fn adds_up(&self, w: &World<'_>, sites: &mut dyn Iterator<Item = i32>, result: i32) -> bool {
        let mut open = false;
        let mut sum = 0;
        for site in sites {
            match w.resolved_at(site, self.kind) {
                Some(value) => sum += value,
                None => open = true,
            }
        }
        sum <= result && (open || sum == result)
    }
}

fn unique(w: &World<'_>, kind: SiteType) -> bool {
    let filled = |list: &[i32]| -> Option<Vec<i32>> {
        list.iter().map(|&site| w.resolved_at(site, kind)).collect()
    };
    w.program.regions.iter().flat_map(|item| &item.statics).all(|(_, lists)| {
        let mut seen: Vec<Vec<i32>> = Vec::new();
        lists.iter().filter_map(|list| filled(list)).all(|values| {
            let new = !seen.contains(&values);
            seen.push(values);
            new
        })
    })
}

fn for_all_hints<'p>(w: &mut World<'p>, test: &'p Bool) -> bool {
    let saved = w.regs;
    let mut hints = w.program.hints[w.program.layout.default as usize].iter();
    let holds = hints.all(|(sites, hint)| with_hint(w, sites, *hint, test));
    w.regs = saved;
    holds
}

/// Makes the test for the hint with a number alone.
pub(super) fn at_hint<'p>(w: &mut World<'p>, number: usize, test: &'p Bool) -> bool {
    let saved = w.regs;
    let hints = &w.program.hints[w.program.layout.default as usize];
    // A hint at one site is read with the second site of the hint before it.
    if let Some((sites, _)) = hints[..number].iter().rev().find(|(sites, _)| sites.len() > 1) {
        w.regs.to = sites[1];
    }
    let (sites, hint) = &hints[number];
    let holds = with_hint(w, sites, *hint, test);
    w.regs = saved;
    holds
}

fn with_hint<'p>(w: &mut World<'p>, sites: &[i32], hint: i32, test: &'p Bool) -> bool {
    w.set_hint(sites, hint);
    let holds = test.eval(w);
    if let Some(bits) = w.held.pop() {
        w.give_bits(bits);
    }
    holds
}

impl World<'_> {
    /// Sets the registers that a test of hints reads; the region stays held until it is popped.
    pub(crate) fn set_hint(&mut self, sites: &[i32], hint: i32) {
        let mut bits = self.take_bits();
        sites.iter().for_each(|&s| bits.insert_site(s));
        self.regs.hint_region = self.held.len() as i32;
        self.held.push(bits);
        self.regs.hint = hint;
        if let Some(&first) = sites.first() {
            self.regs.from = first;
        }
        // A hint at one site leaves the second as it was.
        if let Some(&second) = sites.get(1) {
            self.regs.to = second;
        }
    }
}
