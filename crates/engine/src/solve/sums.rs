//! Sums: which candidates can still be part of one.

use std::collections::HashMap;

use super::store::{Cause, Conflict, Store};
use super::truth::{greatest, values};

/// Up to how many ways to fill in a list are looked at one by one.
const WAYS: u64 = 50_000;

impl Store<'_> {
    /// Rules out candidates that no sum has.
    pub(super) fn propagate_sum(
        &mut self,
        rule: u32,
        slots: &[usize],
        result: i32,
        distinct: bool,
    ) -> Result<(), Conflict> {
        let cause = Cause::Rule(rule);
        loop {
            let (least, most) = self.sums(slots);
            if result < least || result > most {
                return Err(Conflict(rule));
            }
            let before = self.trail.len();
            for &slot in slots {
                let domain = self.domain(slot);
                let (own_least, own_most) =
                    (domain.trailing_zeros() as i32, greatest(domain) as i32);
                let high = result - (least - own_least);
                let low = result - (most - own_most);
                let keep = values(domain)
                    .filter(|&v| (low..=high).contains(&(v as i32)))
                    .fold(0u128, |set, v| set | 1 << v);
                self.keep(slot, keep, cause)?;
            }
            if self.trail.len() == before {
                break;
            }
        }
        if !distinct {
            return Ok(());
        }
        let mut order: Vec<usize> = slots.to_vec();
        order.sort_by_key(|&slot| self.domain(slot).count_ones());
        let domains: Vec<u128> = order.iter().map(|&slot| self.domain(slot)).collect();
        let ways = domains.iter().fold(1u64, |n, d| n.saturating_mul(u64::from(d.count_ones())));
        // Ways that use the same values are looked at once, so the number of sets bounds the work as well.
        let all = domains.iter().fold(0u128, |a, d| a | d).count_ones();
        if ways > WAYS && all > 12 {
            return Ok(());
        }
        let mut fill =
            Fill { domains: &domains, part: vec![0; order.len()], known: HashMap::new() };
        if !fill.can(0, 0, result) {
            return Err(Conflict(rule));
        }
        let part = fill.part;
        for (&slot, &keep) in order.iter().zip(&part) {
            self.keep(slot, keep, cause)?;
        }
        Ok(())
    }
}

/// Filling in a list with different values that add up to a number.
struct Fill<'a> {
    domains: &'a [u128],
    /// The candidates that are part of some way.
    part: Vec<u128>,
    known: HashMap<(usize, u128), bool>,
}

impl Fill<'_> {
    /// Whether the list can be filled in from a place on.
    fn can(&mut self, at: usize, used: u128, rest: i32) -> bool {
        if at == self.domains.len() {
            return rest == 0;
        }
        if rest < 0 {
            return false;
        }
        if let Some(&known) = self.known.get(&(at, used)) {
            return known;
        }
        let mut can = false;
        for value in values(self.domains[at] & !used) {
            if self.can(at + 1, used | 1 << value, rest - value as i32) {
                self.part[at] |= 1 << value;
                can = true;
            }
        }
        self.known.insert((at, used), can);
        can
    }
}
