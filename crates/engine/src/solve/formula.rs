//! Constraints written out for the sites they speak of.

use syntax::NodeId;

use crate::arrays::{Array, Results};
use crate::booleans::Bool;
use crate::ints::{Groups, Int};
use crate::puzzle::{Constraint, Different, HintedSum, Lists};
use crate::regions::Region;
use crate::world::{Registers, World};

/// A condition on variables, which are named by their slots.
#[derive(Debug)]
pub(super) enum Formula<'p> {
    Const(bool),
    All(Vec<Formula<'p>>),
    Any(Vec<Formula<'p>>),
    Not(Box<Formula<'p>>),
    /// Values differ, exceptions aside; if `led`, only when the first is not 0.
    Different {
        slots: Vec<usize>,
        except: u128,
        led: bool,
    },
    /// A value comes a number of times.
    Count {
        slots: Vec<usize>,
        of: i32,
        result: i32,
    },
    /// Values add up to a number; `distinct` if another rule says that they differ.
    Sum {
        slots: Vec<usize>,
        result: i32,
        distinct: bool,
    },
    /// Two lists are not filled in alike.
    Unlike(Vec<usize>, Vec<usize>),
    /// A value is below another.
    Below {
        low: usize,
        high: usize,
        or_equal: bool,
    },
    /// There are at most so many groups.
    FewGroups {
        groups: &'p Groups,
        most: i32,
    },
    /// Any other test, with the registers it is made with, and the site of the last move if it asks for that.
    Test {
        test: &'p Bool,
        regs: Registers,
        last: Option<i32>,
    },
}

/// A formula that must hold, and the constraint that it comes from.
#[derive(Debug)]
pub(super) struct Rule<'p> {
    pub constraint: NodeId,
    pub formula: Formula<'p>,
}

/// Writes out all constraints of a puzzle.
pub(super) fn rules<'p>(w: &mut World<'p>) -> Vec<Rule<'p>> {
    let mut rules = Vec::new();
    let program = w.program;
    let Some(puzzle) = &program.puzzle else { return rules };
    for (constraint, test) in &puzzle.constraints {
        if asks_for_last(test) {
            // What must hold after a move at any site holds for all sites.
            for &site in &puzzle.variables {
                let formula = Expansion { w, last: Some(site) }.expand(test);
                flatten(*constraint, formula, &mut rules);
            }
        } else {
            let formula = Expansion { w, last: None }.expand(test);
            flatten(*constraint, formula, &mut rules);
        }
    }
    mark_distinct(&mut rules);
    rules
}

fn flatten<'p>(constraint: NodeId, formula: Formula<'p>, rules: &mut Vec<Rule<'p>>) {
    match formula {
        Formula::All(list) => list.into_iter().for_each(|f| flatten(constraint, f, rules)),
        Formula::Const(true) => {}
        formula => rules.push(Rule { constraint, formula }),
    }
}

/// Notes for which sums the values must also differ.
fn mark_distinct(rules: &mut [Rule<'_>]) {
    let different: Vec<Vec<usize>> = rules
        .iter()
        .filter_map(|rule| match &rule.formula {
            Formula::Different { slots, except: 0, led: false } => Some(slots.clone()),
            _ => None,
        })
        .collect();
    for rule in rules {
        if let Formula::Sum { slots, distinct, .. } = &mut rule.formula {
            *distinct = different.iter().any(|list| slots.iter().all(|s| list.contains(s)));
        }
    }
}

/// Whether a test asks for the site of the last move.
fn asks_for_last(test: &Bool) -> bool {
    match test {
        Bool::And(tests) | Bool::Or(tests) => tests.iter().any(asks_for_last),
        Bool::Not(test) => asks_for_last(test),
        Bool::If(parts) => {
            asks_for_last(&parts.0) || asks_for_last(&parts.1) || asks_for_last(&parts.2)
        }
        Bool::Line(line) => matches!(line.through_one, Some(Int::LastTo)),
        _ => false,
    }
}

fn all(list: Vec<Formula<'_>>) -> Formula<'_> {
    if list.iter().any(|f| matches!(f, Formula::Const(false))) {
        return Formula::Const(false);
    }
    Formula::All(list.into_iter().filter(|f| !matches!(f, Formula::Const(true))).collect())
}

fn any(list: Vec<Formula<'_>>) -> Formula<'_> {
    if list.iter().any(|f| matches!(f, Formula::Const(true))) {
        return Formula::Const(true);
    }
    let mut list: Vec<_> =
        list.into_iter().filter(|f| !matches!(f, Formula::Const(false))).collect();
    match (list.len(), list.pop()) {
        (0, _) | (_, None) => Formula::Const(false),
        (1, Some(only)) => only,
        (_, Some(last)) => {
            list.push(last);
            Formula::Any(list)
        }
    }
}

fn not(formula: Formula<'_>) -> Formula<'_> {
    match formula {
        Formula::Const(value) => Formula::Const(!value),
        Formula::Not(inner) => *inner,
        formula => Formula::Not(Box::new(formula)),
    }
}

struct Expansion<'w, 'p> {
    w: &'w mut World<'p>,
    last: Option<i32>,
}

impl<'p> Expansion<'_, 'p> {
    fn expand(&mut self, test: &'p Bool) -> Formula<'p> {
        match test {
            Bool::Const(value) => Formula::Const(*value),
            Bool::And(tests) => all(tests.iter().map(|t| self.expand(t)).collect()),
            Bool::Or(tests) => any(tests.iter().map(|t| self.expand(t)).collect()),
            Bool::Not(test) => not(self.expand(test)),
            Bool::If(parts) => {
                let condition = self.expand(&parts.0);
                if let Formula::Const(value) = condition {
                    return self.expand(if value { &parts.1 } else { &parts.2 });
                }
                let otherwise = not(self.expand(&parts.0));
                let (yes, no) = (self.expand(&parts.1), self.expand(&parts.2));
                any(vec![all(vec![condition, yes]), all(vec![otherwise, no])])
            }
            Bool::AllSites(pair) => match self.sites(&pair.0) {
                None => self.leaf(test),
                Some(sites) => {
                    let saved = self.w.regs.site;
                    let list = sites.into_iter().map(|site| {
                        self.w.regs.site = site;
                        self.expand(&pair.1)
                    });
                    let list = list.collect();
                    self.w.regs.site = saved;
                    all(list)
                }
            },
            Bool::Puzzle(constraint) => self.constraint(test, constraint),
            Bool::InArray(pair) => match (&pair.0[..], &pair.1) {
                ([value], Array::Results(results)) => {
                    self.among(value, results).unwrap_or_else(|| self.leaf(test))
                }
                _ => self.leaf(test),
            },
            _ => self.leaf(test),
        }
    }

    /// Whether a value is one of those at other sites: one equality for each of them.
    fn among(&mut self, value: &'p Int, results: &'p Results) -> Option<Formula<'p>> {
        let saved = self.w.regs;
        let kind = self.w.program.layout.default;
        let (Int::What(value), Int::What(function)) = (value, &results.function) else {
            return None;
        };
        let mut list = Vec::new();
        let value = self.number(&value.site)?;
        let firsts = self.places(&results.from)?;
        for first in firsts {
            self.w.regs.from = first;
            let seconds = self.places(&results.to)?;
            for second in seconds {
                self.w.regs.to = second;
                let other = self.number(&function.site)?;
                let slots = self.slots(&[value, other], kind);
                list.push(not(Formula::Different { slots, except: 0, led: false }));
            }
        }
        self.w.regs = saved;
        Some(any(list))
    }

    fn places(&mut self, place: &'p Result<Int, Region>) -> Option<Vec<i32>> {
        match place {
            Ok(site) => self.number(site).map(|site| vec![site]),
            Err(region) => self.sites(region),
        }
    }

    /// A test as it stands, or its answer if it reads nothing that is open.
    fn leaf(&mut self, test: &'p Bool) -> Formula<'p> {
        let regs = self.w.regs;
        if self.last.is_none()
            && let Some(value) = self.fixed(|w| test.eval(w))
        {
            return Formula::Const(value);
        }
        Formula::Test { test, regs, last: self.last }
    }

    /// The result of a function that reads nothing that is open.
    fn fixed<T>(&mut self, eval: impl FnOnce(&mut World<'p>) -> T) -> Option<T> {
        let saved = self.w.regs;
        self.w.reads.begin();
        let value = eval(self.w);
        let open = self.w.reads.finish();
        self.w.regs = saved;
        open.is_none().then_some(value)
    }

    fn sites(&mut self, region: &'p Region) -> Option<Vec<i32>> {
        self.fixed(|w| {
            let sites = region.eval(w);
            let list = sites.iter().collect();
            w.give(sites);
            list
        })
    }

    fn number(&mut self, int: &'p Int) -> Option<i32> {
        self.fixed(|w| int.eval(w))
    }

    fn slots(&self, sites: &[i32], kind: board::SiteType) -> Vec<usize> {
        sites.iter().filter_map(|&s| self.w.program.layout.board_slot(s, kind)).collect()
    }

    fn constraint(&mut self, test: &'p Bool, constraint: &'p Constraint) -> Formula<'p> {
        let written = match constraint {
            Constraint::Different(x) => self.different(x),
            Constraint::Sum(x) => self.sum(x),
            Constraint::Count(x) => self.sites(&x.region).and_then(|sites| {
                let (of, result) = (self.number(&x.of)?, self.number(&x.result)?);
                Some(Formula::Count { slots: self.slots(&sites, x.kind), of, result })
            }),
            Constraint::Unique(kind) => {
                let mut list = Vec::new();
                let program = self.w.program;
                for (_, lists) in program.regions.iter().flat_map(|item| &item.statics) {
                    for (i, a) in lists.iter().enumerate() {
                        for b in lists[..i].iter().filter(|b| b.len() == a.len()) {
                            list.push(Formula::Unlike(self.slots(a, *kind), self.slots(b, *kind)));
                        }
                    }
                }
                Some(all(list))
            }
            Constraint::ForAllSites(kind, test) => {
                let saved = self.w.regs.from;
                let n = self.w.program.topology.count(*kind) as i32;
                let list = (0..n).map(|site| {
                    self.w.regs.from = site;
                    self.expand(test)
                });
                let list = list.collect();
                self.w.regs.from = saved;
                Some(all(list))
            }
            Constraint::ForAllHints(test) => {
                let saved = self.w.regs;
                let mut list = Vec::new();
                let program = self.w.program;
                for (sites, hint) in &program.hints[program.layout.default as usize] {
                    // The sites of the hint stay held: what is written out may ask for them later.
                    self.w.set_hint(sites, *hint);
                    list.push(self.expand(test));
                }
                self.w.regs = saved;
                Some(all(list))
            }
            Constraint::ValueBelow { low, high, or_equal } => self.below(low, high, *or_equal),
            Constraint::Solved => Some(Formula::Const(true)),
        };
        written.unwrap_or_else(|| self.leaf(test))
    }

    fn different(&mut self, x: &'p Different) -> Option<Formula<'p>> {
        let mut except = 0u128;
        for value in &x.except {
            except |= 1u128.checked_shl(self.number(value)? as u32).unwrap_or(0);
        }
        let lists: Vec<(Vec<i32>, bool)> = match &x.lists {
            Lists::Region(region) => vec![(self.sites(region)?, false)],
            Lists::Items => {
                use language::words::StaticRegion::AllDirections;
                let items = self.w.program.regions.iter();
                items
                    .flat_map(|item| {
                        let plain = if item.statics.is_empty() { &item.parts[..] } else { &[] };
                        let plain = plain.iter().map(|list| (list.clone(), false));
                        let of_kinds = item.statics.iter().flat_map(|(word, lists)| {
                            lists.iter().map(|list| (list.clone(), *word == AllDirections))
                        });
                        plain.chain(of_kinds)
                    })
                    .collect()
            }
        };
        let write = |(sites, led): (Vec<i32>, bool)| {
            let slots = self.slots(&sites, x.kind);
            Formula::Different { slots, except, led }
        };
        Some(all(lists.into_iter().map(write).collect()))
    }

    fn sum(&mut self, x: &'p HintedSum) -> Option<Formula<'p>> {
        if let Lists::Region(region) = &x.lists {
            let sites = self.sites(region)?;
            let result = self.number(&x.result)?;
            let slots = self.slots(&sites, x.kind);
            return Some(Formula::Sum { slots, result, distinct: false });
        }
        let mut list = Vec::new();
        let program = self.w.program;
        for item in program.regions.iter().filter(|item| item.name.contains(&*x.name)) {
            let plain: &[Vec<i32>] = if item.statics.is_empty() { &item.parts } else { &[] };
            let of_kinds = item.statics.iter().flat_map(|(_, lists)| lists.iter().enumerate());
            for (i, sites) in plain.iter().enumerate().chain(of_kinds) {
                let result = self.fixed(|w| x.result_of(w, i))?;
                let slots = self.slots(sites, x.kind);
                list.push(Formula::Sum { slots, result, distinct: false });
            }
        }
        Some(all(list))
    }

    fn below(&mut self, low: &'p Int, high: &'p Int, or_equal: bool) -> Option<Formula<'p>> {
        let kind = self.w.program.layout.default;
        let first = self.number(low);
        let second = self.number(high);
        match (first, low, second) {
            (Some(low), _, Some(high)) => {
                let layout = &self.w.program.layout;
                let pair = (layout.board_slot(low, kind), layout.board_slot(high, kind));
                let (Some(low), Some(high)) = pair else { return Some(Formula::Const(true)) };
                Some(Formula::Below { low, high, or_equal })
            }
            (None, Int::CountGroups(groups), Some(bound)) => {
                let most = if or_equal { bound } else { bound - 1 };
                Some(Formula::FewGroups { groups, most })
            }
            _ => None,
        }
    }
}
