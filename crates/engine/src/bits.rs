//! Sets of sites: bits in 64-bit words.

/// No board has a site with this number: rules that name one must not cost the memory for a set that holds it.
const BEYOND: i32 = 1 << 20;

/// A set of small numbers, mostly of sites.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// An empty set with room for numbers below `len`.
    pub fn with_room(len: usize) -> Self {
        Self { words: vec![0; len.div_ceil(64)] }
    }

    /// All numbers below `len`.
    pub fn below(len: usize) -> Self {
        let mut bits = Self::with_room(len);
        (0..len).for_each(|i| bits.insert(i));
        bits
    }

    /// Forgets all members.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Becomes a copy of a set of words.
    pub fn assign(&mut self, words: &[u64]) {
        self.words.clear();
        self.words.extend_from_slice(words);
    }

    /// The words of the set.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Adds a number.
    pub fn insert(&mut self, i: usize) {
        let word = i / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (i % 64);
    }

    /// Adds a site unless it is negative, or beyond all boards.
    pub fn insert_site(&mut self, site: i32) {
        if (0..BEYOND).contains(&site) {
            self.insert(site as usize);
        }
    }

    /// Takes out all numbers from `len` on.
    pub fn keep_below(&mut self, len: usize) {
        self.words.truncate(len.div_ceil(64));
        if let (Some(word), rest @ 1..) = (self.words.get_mut(len / 64), len % 64) {
            *word &= (1 << rest) - 1;
        }
    }

    /// Takes a number out.
    pub fn remove(&mut self, i: usize) {
        if let Some(word) = self.words.get_mut(i / 64) {
            *word &= !(1 << (i % 64));
        }
    }

    /// Whether a number is a member.
    #[inline]
    pub fn contains(&self, i: usize) -> bool {
        self.words.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 == 1)
    }

    /// Whether a site is a member; negative ones never are.
    #[inline]
    pub fn contains_site(&self, site: i32) -> bool {
        site >= 0 && self.contains(site as usize)
    }

    /// How many members there are.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether there are no members.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Adds all members of another set.
    pub fn union_with(&mut self, other: &Bits) {
        if other.words.len() > self.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a |= b;
        }
    }

    /// Keeps only the members that another set has too.
    pub fn intersect_with(&mut self, other: &Bits) {
        for (i, a) in self.words.iter_mut().enumerate() {
            *a &= other.words.get(i).copied().unwrap_or(0);
        }
    }

    /// Takes out all members of another set.
    pub fn subtract(&mut self, other: &Bits) {
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a &= !b;
        }
    }

    /// Whether both have the same members, whatever their room.
    pub fn same(&self, other: &Bits) -> bool {
        let n = self.words.len().max(other.words.len());
        let word = |b: &Bits, i: usize| b.words.get(i).copied().unwrap_or(0);
        (0..n).all(|i| word(self, i) == word(other, i))
    }

    /// The smallest member that is not below `i`.
    #[inline]
    pub fn next_from(&self, i: usize) -> Option<usize> {
        let mut word = i / 64;
        let mut bits = *self.words.get(word)? & (!0u64 << (i % 64));
        while bits == 0 {
            word += 1;
            bits = *self.words.get(word)?;
        }
        Some(word * 64 + bits.trailing_zeros() as usize)
    }

    /// The members in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = i32> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let found = self.next_from(at)?;
            at = found + 1;
            Some(found as i32)
        })
    }

    /// The member with a given rank in ascending order.
    pub fn nth(&self, mut rank: usize) -> Option<usize> {
        for (i, &w) in self.words.iter().enumerate() {
            let ones = w.count_ones() as usize;
            if rank < ones {
                return Some(i * 64 + select(w, rank as u32));
            }
            rank -= ones;
        }
        None
    }
}

/// The place of the one bit with a given rank, by halving.
fn select(mut word: u64, mut rank: u32) -> usize {
    let mut place = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let low = word & ((1 << half) - 1);
        let ones = low.count_ones();
        if rank >= ones {
            rank -= ones;
            place += half;
            word >>= half;
        }
    }
    place
}

impl FromIterator<usize> for Bits {
    fn from_iter<T: IntoIterator<Item = usize>>(items: T) -> Self {
        let mut bits = Self::default();
        items.into_iter().for_each(|i| bits.insert(i));
        bits
    }
}
