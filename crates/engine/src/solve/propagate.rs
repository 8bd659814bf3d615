//! What rules rule out.

use super::formula::{Formula, Rule};
use super::store::{Cause, Conflict, Store};
use super::truth::{Truth, greatest, values};

impl<'p> Store<'p> {
    /// Looks at rules until nothing changes any more.
    pub(super) fn propagate(&mut self, rules: &[Rule<'p>]) -> Result<(), Conflict> {
        while let Some(rule) = self.next_rule() {
            self.propagate_rule(rule, &rules[rule as usize].formula)?;
        }
        Ok(())
    }

    fn propagate_rule(&mut self, rule: u32, formula: &Formula<'p>) -> Result<(), Conflict> {
        match formula {
            Formula::Different { slots, except, led } => {
                self.propagate_different(rule, slots, *except, *led)
            }
            Formula::Count { slots, of, result } => self.propagate_count(rule, slots, *of, *result),
            Formula::Sum { slots, result, distinct } => {
                self.propagate_sum(rule, slots, *result, *distinct)
            }
            Formula::Below { low, high, or_equal } => {
                let extra = u32::from(!*or_equal);
                let below = (greatest(self.domain(*high)) + 1).saturating_sub(extra);
                let above = self.domain(*low).trailing_zeros() + extra;
                let not_above = 1u128.checked_shl(below).map_or(u128::MAX, |bit| bit - 1);
                self.keep(*low, not_above, Cause::Rule(rule))?;
                self.keep(*high, u128::MAX << above.min(127), Cause::Rule(rule))
            }
            Formula::FewGroups { .. } => match self.truth(rule, formula) {
                Truth::False => Err(Conflict(rule)),
                _ => Ok(()),
            },
            _ => self.propagate_any(rule, formula),
        }
    }

    fn propagate_different(
        &mut self,
        rule: u32,
        slots: &[usize],
        except: u128,
        led: bool,
    ) -> Result<(), Conflict> {
        let cause = Cause::Rule(rule);
        if led {
            let [first, others @ ..] = slots else { return Ok(()) };
            let taken = others
                .iter()
                .map(|&slot| self.domain(slot))
                .filter(|d| d.count_ones() == 1)
                .fold(0, |all, d| all | d);
            self.keep(*first, !taken | except | 1, cause)?;
            if self.domain(*first) & 1 != 0 {
                return Ok(());
            }
        }
        if except & 1 == 0 {
            for &slot in slots {
                self.keep(slot, !1, cause)?;
            }
        }
        // Each value that is set is ruled out elsewhere, which may set others.
        let mut done = 0u128;
        loop {
            let set = slots.iter().position(|&slot| {
                let domain = self.domain(slot);
                domain.count_ones() == 1 && domain & (done | except) == 0
            });
            let Some(at) = set else { break };
            let value = self.domain(slots[at]);
            done |= value;
            for (i, &slot) in slots.iter().enumerate() {
                if i != at {
                    self.keep(slot, !value, cause)?;
                }
            }
        }
        if except != 0 {
            return Ok(());
        }
        let union = slots.iter().fold(0u128, |all, &slot| all | self.domain(slot));
        if (union.count_ones() as usize) < slots.len() {
            return Err(Conflict(rule));
        }
        if union.count_ones() as usize == slots.len() {
            // As many values as sites: each value has a place.
            for value in values(union) {
                let mut places =
                    slots.iter().copied().filter(|&slot| self.domain(slot) >> value & 1 == 1);
                if let (Some(slot), None) = (places.next(), places.next()) {
                    self.keep(slot, 1 << value, Cause::OnlyPlace(rule))?;
                }
            }
        }
        Ok(())
    }

    fn propagate_count(
        &mut self,
        rule: u32,
        slots: &[usize],
        of: i32,
        result: i32,
    ) -> Result<(), Conflict> {
        let (sure, possible) = self.counts(slots, of);
        if sure > result || possible < result {
            return Err(Conflict(rule));
        }
        let bit = 1u128.checked_shl(of as u32).unwrap_or(0);
        for &slot in slots {
            let domain = self.domain(slot);
            if domain & bit != 0 && domain != bit {
                if sure == result {
                    self.keep(slot, !bit, Cause::Rule(rule))?;
                } else if possible == result {
                    self.keep(slot, bit, Cause::Rule(rule))?;
                }
            }
        }
        Ok(())
    }

    /// Tries every candidate of every variable that a formula reads.
    fn propagate_any(&mut self, rule: u32, formula: &Formula<'p>) -> Result<(), Conflict> {
        match self.truth(rule, formula) {
            Truth::False => return Err(Conflict(rule)),
            Truth::True => return Ok(()),
            Truth::Open => {}
        }
        for slot in self.scope(rule) {
            let domain = self.domain(slot);
            if domain.count_ones() < 2 {
                continue;
            }
            let mut keep = 0u128;
            for value in values(domain) {
                self.suppose(slot, 1 << value);
                if self.truth(rule, formula) != Truth::False {
                    keep |= 1 << value;
                }
            }
            self.suppose(slot, domain);
            self.keep(slot, keep, Cause::Rule(rule))?;
        }
        Ok(())
    }
}
