//! Numbers.

use super::code::{Code, Num, Set};
use super::groups::{liberties, territory};
use super::machine::Machine;

impl Num {
    /// Works the number out.
    pub fn eval(&self, code: &Code, m: &mut Machine) -> i32 {
        match self {
            Self::Const(value) => *value,
            Self::From => m.regs.from,
            Self::To => m.regs.to,
            Self::Between => m.regs.between,
            Self::Site => m.regs.site,
            Self::LastFrom => m.flat.course.last_from,
            Self::LastTo => m.flat.course.last_to,
            Self::InHand(site) => {
                let site = site.eval(code, m);
                if site >= m.flat.board as i32 { site } else { -1 }
            }
            Self::OnBoard(site) => {
                let site = site.eval(code, m);
                if site < m.flat.board as i32 { site } else { -1 }
            }
            Self::Next => m.flat.course.next,
            Self::Prev => m.flat.course.prev,
            Self::What(site) => {
                let site = site.eval(code, m);
                i32::from(m.flat.what(site))
            }
            Self::Who(site) => {
                let site = site.eval(code, m);
                i32::from(code.owners[m.flat.what(site) as usize])
            }
            Self::State(site) => {
                let site = site.eval(code, m);
                m.flat.state.get(site as usize).map_or(0, |&s| i32::from(s))
            }
            Self::Counter => m.flat.course.counter,
            Self::Var(at) => m.flat.course.vars[*at],
            Self::Moves => m.flat.course.moves,
            Self::Turns => m.flat.course.turns,
            Self::SameTurn => m.flat.course.same_turn,
            Self::Pending => match m.flat.course.pending() {
                [value] => i32::from(*value),
                _ => 0,
            },
            Self::Score(player) => {
                let player = player.eval(code, m);
                m.flat.course.score.get(player as usize).copied().unwrap_or(0)
            }
            Self::Sum(parts) => {
                parts.iter().fold(0, |sum: i32, x| sum.wrapping_add(x.eval(code, m)))
            }
            Self::Product(parts) => {
                parts.iter().fold(1, |product: i32, x| product.wrapping_mul(x.eval(code, m)))
            }
            Self::Sub(pair) => {
                let a = pair.0.eval(code, m);
                a.wrapping_sub(pair.1.eval(code, m))
            }
            Self::Div(pair) => pair.0.eval(code, m).wrapping_div(pair.1),
            Self::Rem(pair) => pair.0.eval(code, m).wrapping_rem(pair.1),
            Self::Min(pair) => {
                let a = pair.0.eval(code, m);
                a.min(pair.1.eval(code, m))
            }
            Self::Max(pair) => {
                let a = pair.0.eval(code, m);
                a.max(pair.1.eval(code, m))
            }
            Self::Abs(x) => x.eval(code, m).wrapping_abs(),
            Self::If(parts) => {
                if parts.0.holds(code, m) {
                    parts.1.eval(code, m)
                } else {
                    parts.2.eval(code, m)
                }
            }
            Self::OfTest(test) => i32::from(test.holds(code, m)),
            Self::Entry(table, pair) => {
                let key = pair.0.eval(code, m);
                match table.get(key as usize) {
                    Some(&value) => value,
                    None => pair.1.eval(code, m),
                }
            }
            Self::ByPiece(table, site) => {
                let site = site.eval(code, m);
                let at = m.flat.what(site) as usize * m.flat.what.len() + site as usize;
                if site < 0 { -1 } else { table.get(at).copied().unwrap_or(-1) }
            }
            Self::Top(column) => {
                let column = column.eval(code, m);
                m.flat.top(column)
            }
            Self::Where(component) => {
                let board = m.flat.board;
                let sites = m.flat.sites(*component).iter().copied();
                sites.filter(|&s| (s as usize) < board).min().map_or(-1, i32::from)
            }
            Self::CountAt(site) => {
                let site = site.eval(code, m);
                m.flat.count.get(site as usize).map_or(0, |&n| i32::from(n))
            }
            Self::Distance(table, pair) => {
                let (from, to) = (pair.0.eval(code, m), pair.1.eval(code, m));
                let n = m.flat.board as i32;
                // Nothing is far from nowhere.
                let known = (0..n).contains(&from) && (0..n).contains(&to);
                if known { table[(from * n + to) as usize] } else { 0 }
            }
            Self::Pieces(whats) if code.counts => {
                let all = each_bit(*whats).flat_map(|c| m.flat.sites(c));
                all.map(|&site| i32::from(m.flat.count[site as usize])).sum()
            }
            Self::Pieces(whats) => each_bit(*whats).map(|c| m.flat.len(c) as i32).sum(),
            Self::PiecesIn(whats, set) => {
                let mut sites = m.take();
                each_bit(*whats).for_each(|c| sites.extend_from_slice(m.flat.sites(c)));
                let mut n = 0;
                for &site in &sites {
                    if set.has(code, m, i32::from(site)) {
                        n += i32::from(m.flat.count[site as usize]);
                    }
                }
                m.give(sites);
                n
            }
            Self::Size(set) => match &**set {
                Set::Empty => m.flat.len(0) as i32,
                set => {
                    let mut sites = m.take();
                    set.list(code, m, &mut sites);
                    let n = sites.len() as i32;
                    m.give(sites);
                    n
                }
            },
            Self::InState(state) => {
                let state = state.eval(code, m);
                m.flat.state[..m.flat.board].iter().filter(|&&s| i32::from(s) == state).count()
                    as i32
            }
            Self::Liberties(parts) => {
                let at = parts.0.eval(code, m);
                liberties(m, at, &parts.1, i32::MAX)
            }
            Self::Territory(parts) => territory(m, &parts.0, parts.1),
            Self::Groups(groups) => groups.eval(code, m),
            Self::Group(group) => {
                let mut sites = m.take();
                group.sites(code, m, &mut sites);
                let n = sites.len() as i32;
                m.give(sites);
                n
            }
        }
    }
}

/// The numbers of the bits that are set.
pub(super) fn each_bit(bits: u64) -> impl Iterator<Item = usize> {
    let mut left = bits;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            bit
        })
    })
}
