//! Lines of the board as words: which of their sites hold a component. How many stand in a row is then a matter of a few
//! bits, whatever lies there, and nothing has to be guessed by the processor.

use rustc_hash::FxHashMap;

use super::table::Axes;

/// The most lines through a site; with more, walking along them is quicker than keeping the words.
const MOST: usize = 8;

/// A line that is written and never read: it fills up the spots of sites that lie on few lines.
const UNREAD: u32 = 0;
/// A line that is read and never written: a row on it has no piece.
const UNWRITTEN: u32 = 1;

/// A site on a line: the number of the line, and the bit of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot(u32);

impl Spot {
    fn new(line: u32, bit: usize) -> Self {
        Self(line << 6 | bit as u32)
    }

    #[inline]
    fn line(self) -> usize {
        (self.0 >> 6) as usize
    }

    #[inline]
    fn bit(self) -> u32 {
        self.0 & 63
    }
}

/// The spots of each site, as many of each.
#[derive(Debug, Clone, Default)]
pub(super) struct Spots {
    width: usize,
    spots: Vec<Spot>,
}

impl Spots {
    fn new(lists: &[Vec<Spot>], filler: u32) -> Self {
        let width = lists.iter().map(Vec::len).max().unwrap_or(0);
        let filled = |list: &Vec<Spot>| {
            let filler = std::iter::repeat(Spot::new(filler, 0));
            list.iter().copied().chain(filler).take(width).collect::<Vec<_>>()
        };
        Self { width, spots: lists.iter().flat_map(filled).collect() }
    }

    /// The spots of a site; none off the board.
    #[inline]
    pub fn of(&self, site: usize) -> &[Spot] {
        let start = site * self.width;
        self.spots.get(start..start + self.width).unwrap_or(&[])
    }
}

/// Lines that tests ask about, put together as the tests are compiled.
#[derive(Debug, Default)]
pub(super) struct Survey {
    known: FxHashMap<Vec<u16>, u32>,
    through: Vec<Vec<Spot>>,
}

impl Survey {
    /// Where each site lies on the axes through it that have a length; none if it does not pay to keep these lines.
    pub fn add(&mut self, axes: &Axes, sites: usize, length: usize) -> Option<Spots> {
        let mut known = self.known.clone();
        let mut through = self.through.clone();
        through.resize(sites.max(through.len()), Vec::new());
        let mut spots = vec![Vec::new(); sites];
        for (site, own) in spots.iter_mut().enumerate() {
            for (ahead, back) in axes.of(site) {
                let mut line: Vec<u16> = back.iter().rev().copied().collect();
                line.push(site as u16);
                line.extend(ahead);
                if line.len() < length {
                    continue;
                }
                if line.first() > line.last() {
                    line.reverse();
                }
                let bit = line.iter().position(|&s| usize::from(s) == site)?;
                let twice = |(i, s): (usize, &u16)| line[..i].contains(s);
                if line.len() > 64 || line.iter().enumerate().any(twice) {
                    return None;
                }
                let fresh = known.len() as u32 + UNWRITTEN + 1;
                let number = *known.entry(line.clone()).or_insert(fresh);
                if number == fresh {
                    for (bit, &s) in line.iter().enumerate() {
                        through.get_mut(usize::from(s))?.push(Spot::new(fresh, bit));
                    }
                }
                own.push(Spot::new(number, bit));
            }
        }
        if through.iter().any(|list| list.len() > MOST) {
            return None;
        }
        (self.known, self.through) = (known, through);
        Some(Spots::new(&spots, UNWRITTEN))
    }

    /// The lines of an empty board.
    pub fn lines(&self, components: usize) -> Lines {
        if self.known.is_empty() {
            return Lines::default();
        }
        let lines = self.known.len() + UNWRITTEN as usize + 1;
        let through = Spots::new(&self.through, UNREAD);
        Lines { through, lines, words: vec![0; lines * components] }
    }
}

/// What lies on the lines of a board.
#[derive(Debug, Clone, Default)]
pub(super) struct Lines {
    /// The lines through each site.
    through: Spots,
    /// How many lines there are.
    lines: usize,
    /// A word for each component and line.
    words: Vec<u64>,
}

impl Lines {
    /// Whether no test asks about lines.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Becomes a copy.
    pub fn copy_from(&mut self, other: &Self) {
        self.words.copy_from_slice(&other.words);
    }

    /// Notes that a component lies at a site, which was empty.
    #[inline]
    pub fn put(&mut self, site: usize, what: u8) {
        let own = what as usize * self.lines;
        for spot in self.through.of(site) {
            self.words[own + spot.line()] |= 1 << spot.bit();
        }
    }

    /// Notes that a site becomes empty.
    #[inline]
    pub fn take(&mut self, site: usize, what: u8) {
        let own = what as usize * self.lines;
        for spot in self.through.of(site) {
            self.words[own + spot.line()] &= !(1 << spot.bit());
        }
    }

    /// Whether one of these spots lies in a row of a component: of a length, or longer unless it must be exact.
    #[inline]
    pub fn has_row(&self, spots: &[Spot], what: u8, length: usize, exact: bool) -> bool {
        let own = what as usize * self.lines;
        let mut found = false;
        for spot in spots {
            let word = self.words[own + spot.line()];
            let ahead = (word >> spot.bit()).trailing_ones();
            let back = (word << (63 - spot.bit())).leading_ones();
            // The spot itself is counted twice.
            let row = (ahead + back) as usize;
            found |= row == length + 1 || row > length + 1 && !exact;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The axes of a row of sites.
    fn row(n: u16) -> Axes {
        Axes::new((0..n).map(|s| vec![((s + 1..n).collect(), (0..s).rev().collect())]))
    }

    #[test]
    fn rows_are_counted_through_a_spot() {
        let mut survey = Survey::default();
        let spots = survey.add(&row(7), 7, 3).expect("one line");
        let mut lines = survey.lines(3);
        for site in [0, 1, 2, 4] {
            lines.put(site, 1);
        }
        lines.put(3, 2);
        let has = |lines: &Lines, site, n, exact| lines.has_row(spots.of(site), 1, n, exact);
        assert!(has(&lines, 1, 3, true) && has(&lines, 0, 2, false));
        assert!(!has(&lines, 1, 2, true) && !has(&lines, 4, 2, false));
        lines.take(3, 2);
        lines.put(3, 1);
        assert!(has(&lines, 4, 5, true));
        lines.take(1, 1);
        assert!(has(&lines, 4, 3, true) && !has(&lines, 4, 4, false));
    }

    #[test]
    fn short_lines_and_winding_ones_are_left_out() {
        let mut survey = Survey::default();
        let spots = survey.add(&row(3), 3, 4).expect("no line at all");
        assert!(spots.of(1).is_empty());
        let ring = Axes::new([vec![(vec![1, 0], Vec::new())], Vec::new()]);
        assert!(Survey::default().add(&ring, 2, 2).is_none());
    }
}
