//! Whether a formula holds, fails, or depends on what is still open.

use super::formula::Formula;
use super::store::Store;
use crate::booleans::Bool;
use crate::world::Registers;

/// How often a test may be made to find out whether it depends on open variables.
const TRIES: u32 = 48;

/// An answer that may be open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Truth {
    True,
    False,
    Open,
}

impl From<bool> for Truth {
    fn from(value: bool) -> Self {
        if value { Self::True } else { Self::False }
    }
}

impl Truth {
    fn not(self) -> Self {
        match self {
            Self::True => Self::False,
            Self::False => Self::True,
            Self::Open => Self::Open,
        }
    }

    /// Unless one answer is found, that of the rest.
    fn of_all(answers: impl Iterator<Item = Truth>, decisive: Truth) -> Truth {
        let mut open = false;
        for answer in answers {
            if answer == decisive {
                return decisive;
            }
            open |= answer == Self::Open;
        }
        if open { Self::Open } else { decisive.not() }
    }
}

impl<'p> Store<'p> {
    /// The answer of a formula that belongs to a rule.
    pub(super) fn truth(&mut self, rule: u32, formula: &Formula<'p>) -> Truth {
        match formula {
            Formula::Const(value) => (*value).into(),
            Formula::All(list) => {
                Truth::of_all(list.iter().map(|f| self.truth(rule, f)), Truth::False)
            }
            Formula::Any(list) => {
                Truth::of_all(list.iter().map(|f| self.truth(rule, f)), Truth::True)
            }
            Formula::Not(inner) => self.truth(rule, inner).not(),
            Formula::Different { slots, except, led } => self.differ(slots, *except, *led),
            Formula::Count { slots, of, result } => {
                let (sure, possible) = self.counts(slots, *of);
                self.between(*result, sure, possible)
            }
            Formula::Sum { slots, result, .. } => {
                let (least, most) = self.sums(slots);
                self.between(*result, least, most)
            }
            Formula::Unlike(a, b) => {
                let mut open = false;
                for (&a, &b) in a.iter().zip(b) {
                    let (a, b) = (self.domain(a), self.domain(b));
                    if a & b == 0 {
                        return Truth::True;
                    }
                    open |= a.count_ones() > 1 || b.count_ones() > 1;
                }
                if open { Truth::Open } else { Truth::False }
            }
            Formula::Below { low, high, or_equal } => {
                let (low, high) = (self.domain(*low), self.domain(*high));
                let extra = u32::from(*or_equal);
                if greatest(low) < high.trailing_zeros() + extra {
                    Truth::True
                } else if low.trailing_zeros() >= greatest(high) + extra {
                    Truth::False
                } else {
                    Truth::Open
                }
            }
            Formula::FewGroups { groups, most } => self.few_groups(groups, *most),
            Formula::Test { test, regs, last } => {
                self.test(rule, test, *regs, *last, &mut TRIES.clone())
            }
        }
    }

    fn between(&self, result: i32, least: i32, most: i32) -> Truth {
        if result < least || result > most {
            Truth::False
        } else if least == most {
            Truth::True
        } else {
            Truth::Open
        }
    }

    /// How often a value comes for sure, and how often at most.
    pub(super) fn counts(&self, slots: &[usize], of: i32) -> (i32, i32) {
        let bit = 1u128.checked_shl(of as u32).unwrap_or(0);
        slots.iter().fold((0, 0), |(sure, possible), &slot| {
            let domain = self.domain(slot);
            (sure + i32::from(domain == bit), possible + i32::from(domain & bit != 0))
        })
    }

    /// The least and the greatest sum.
    pub(super) fn sums(&self, slots: &[usize]) -> (i32, i32) {
        slots.iter().fold((0, 0), |(least, most), &slot| {
            let domain = self.domain(slot);
            (least + domain.trailing_zeros() as i32, most + greatest(domain) as i32)
        })
    }

    fn differ(&self, slots: &[usize], except: u128, led: bool) -> Truth {
        let mut open = false;
        if led {
            match slots.first().map(|&first| self.domain(first)) {
                None | Some(1) => return Truth::True,
                Some(domain) => open = domain & 1 != 0,
            }
        }
        let (mut sure, mut seen) = (0u128, 0u128);
        let mut broken = false;
        for &slot in slots {
            let domain = self.domain(slot);
            if domain.count_ones() == 1 && domain & except == 0 {
                broken |= domain == 1 || sure & domain != 0;
                sure |= domain;
            } else if domain.count_ones() > 1 {
                open |= seen & domain & !except != 0 || domain & 1 & !except != 0;
            }
            seen |= domain;
        }
        // A value that is set may still meet a candidate that was looked at before it.
        let open = open
            || slots.iter().any(|&slot| {
                let domain = self.domain(slot);
                domain.count_ones() > 1 && domain & sure != 0
            });
        match (broken, open) {
            (true, _) if !led || slots.first().is_some_and(|&s| self.domain(s) & 1 == 0) => {
                Truth::False
            }
            (false, false) => Truth::True,
            _ => Truth::Open,
        }
    }

    /// Makes a test; if it reads open variables, for their candidates.
    fn test(
        &mut self,
        rule: u32,
        test: &'p Bool,
        regs: Registers,
        last: Option<i32>,
        tries: &mut u32,
    ) -> Truth {
        if *tries == 0 {
            return Truth::Open;
        }
        *tries -= 1;
        if let Some(site) = last {
            self.world.state.suppose_last(site, site);
        }
        self.world.regs = regs;
        self.world.reads.begin();
        let value = test.eval(&mut self.world);
        let open = self.world.reads.finish();
        let mut read = Vec::new();
        self.world.reads.each(|slot| read.push(slot));
        read.sort_unstable();
        read.dedup();
        read.into_iter().for_each(|slot| self.watch(rule, slot));
        let Some(slot) = open else { return value.into() };
        let domain = self.domain(slot);
        let mut answer = None;
        for value in values(domain) {
            self.suppose(slot, 1 << value);
            let truth = self.test(rule, test, regs, last, tries);
            if truth == Truth::Open || answer.is_some_and(|a| a != truth) {
                answer = Some(Truth::Open);
                break;
            }
            answer = Some(truth);
        }
        self.suppose(slot, domain);
        answer.unwrap_or(Truth::Open)
    }
}

/// The greatest value of a set; 0 for none.
pub(super) fn greatest(domain: u128) -> u32 {
    127 - domain.leading_zeros().min(127)
}

/// The values of a set in order.
pub(super) fn values(domain: u128) -> impl Iterator<Item = u32> {
    (0..128).filter(move |v| domain >> v & 1 == 1)
}
