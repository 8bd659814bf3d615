//! The compact state: what lies where, and lists of the sites of each component.

use super::chains::Chains;
use super::course::Course;
use super::ground::Ground;
use super::lines::Lines;

/// A write that can be taken back.
#[derive(Debug, Clone, Copy)]
struct Undo {
    site: u16,
    /// The place of the site in the list of its component.
    place: u16,
    what: u8,
    state: u8,
    count: u8,
}

/// A moment to which a state can go back.
#[derive(Debug, Clone, Copy)]
pub(super) struct Moment {
    course: Course,
    log: usize,
    logging: bool,
}

/// The compact state.
#[derive(Debug, Clone)]
pub(super) struct Flat {
    /// The component at each site; 0 for none.
    pub what: Vec<u8>,
    /// The local state of each site.
    pub state: Vec<u8>,
    /// How many pieces there are at each site.
    pub count: Vec<u8>,
    /// How many sites the board has; those of hands come after them.
    pub board: usize,
    /// How many pieces stand on each column, where a board is made of columns.
    pub heights: Vec<u8>,
    /// How many columns there are; the levels lie one after the other.
    pub columns: usize,
    /// The sites of each component one after the other, those of the empty one first.
    lists: Vec<u16>,
    /// How many sites each component has.
    lens: Vec<u16>,
    /// The place of each site in the list of its component.
    at: Vec<u16>,
    /// What changes with every move.
    pub course: Course,
    /// Chains of pieces that only grow.
    pub chains: Vec<Chains>,
    /// What lies on the lines that tests ask about.
    pub lines: Lines,
    /// Where pieces come to rest, where that matters.
    pub ground: Option<Ground>,
    /// Whether there is anything besides the lists that has to be brought up to date.
    follows: bool,
    /// A random number for each component and site, where positions are compared.
    keys: Vec<u64>,
    log: Vec<Undo>,
    logging: bool,
}

impl Flat {
    /// An empty board, and empty hands after it.
    pub fn new(board: usize, sites: usize, components: usize) -> Self {
        let mut lists = vec![0; sites * components];
        (0..board).for_each(|s| lists[s] = s as u16);
        let mut lens = vec![0; components];
        lens[0] = board as u16;
        Self {
            what: vec![0; sites],
            state: vec![0; sites],
            count: vec![0; sites],
            board,
            heights: Vec::new(),
            columns: sites.max(1),
            lists,
            lens,
            at: (0..sites as u16).collect(),
            course: Course::START,
            chains: Vec::new(),
            lines: Lines::default(),
            ground: None,
            follows: false,
            keys: Vec::new(),
            log: Vec::new(),
            logging: false,
        }
    }

    /// Keeps a hash of the position from now on.
    pub fn keep_hash(&mut self) {
        let n = self.lists.len() as u64;
        self.keys = (1..=n).map(|i| mixed(i.wrapping_mul(0x9E37_79B9_7F4A_7C15))).collect();
        self.keys[..self.what.len()].fill(0);
    }

    /// Becomes a copy of a state of the same game.
    pub fn copy_from(&mut self, other: &Self) {
        self.what.copy_from_slice(&other.what);
        self.state.copy_from_slice(&other.state);
        self.count.copy_from_slice(&other.count);
        self.heights.copy_from_slice(&other.heights);
        self.lists.copy_from_slice(&other.lists);
        self.lens.copy_from_slice(&other.lens);
        self.at.copy_from_slice(&other.at);
        self.course = other.course;
        for (chains, begun) in self.chains.iter_mut().zip(&other.chains) {
            chains.copy_from(begun);
        }
        self.lines.copy_from(&other.lines);
        if let (Some(ground), Some(begun)) = (&mut self.ground, &other.ground) {
            ground.copy_from(begun);
        }
        self.log.clear();
        self.logging = false;
    }

    /// Follows what lies on some lines and where pieces come to rest from now on.
    pub fn follow(&mut self, lines: Lines, ground: Option<Ground>) {
        self.follows = !lines.is_empty() || ground.is_some();
        (self.lines, self.ground) = (lines, ground);
        for site in 0..self.what.len() {
            self.note_change(site, 0);
        }
    }

    /// Brings up to date what is kept about the sites besides the lists.
    #[inline]
    fn note_change(&mut self, site: usize, old: u8) {
        if self.follows {
            self.follow_change(site, old);
        }
    }

    #[inline]
    fn follow_change(&mut self, site: usize, old: u8) {
        let what = self.what[site];
        if old != 0 {
            self.lines.take(site, old);
        }
        if what != 0 {
            self.lines.put(site, what);
        }
        if let Some(ground) = &mut self.ground {
            ground.note(&self.what, site);
        }
    }

    /// The component at a site; 0 off the board.
    #[inline]
    pub fn what(&self, site: i32) -> u8 {
        self.what.get(site as usize).copied().unwrap_or(0)
    }

    /// The sites of a component; of the empty one only those of the board.
    #[inline]
    pub fn sites(&self, component: usize) -> &[u16] {
        let n = self.what.len();
        &self.lists[component * n..component * n + self.lens[component] as usize]
    }

    /// The empty sites of the board: all, or those where a piece comes to rest.
    #[inline]
    pub fn free(&self, rests: bool) -> &[u16] {
        match &self.ground {
            Some(ground) if rests => ground.open(),
            _ => self.sites(0),
        }
    }

    /// How many sites a component has.
    #[inline]
    pub fn len(&self, component: usize) -> usize {
        self.lens[component] as usize
    }

    #[inline]
    fn note(&mut self, site: usize) {
        if self.logging {
            self.log.push(Undo {
                site: site as u16,
                place: self.at[site],
                what: self.what[site],
                state: self.state[site],
                count: self.count[site],
            });
        }
    }

    /// Whether moves are being made that will be taken back.
    #[inline]
    pub fn is_looking_ahead(&self) -> bool {
        self.logging
    }

    /// Puts a component at a site, or takes away what lies there.
    #[inline]
    pub fn put(&mut self, site: usize, what: u8) {
        self.note(site);
        self.write(site, what);
        self.count[site] = u8::from(what != 0);
    }

    /// Puts a component on an empty site of the board, where nothing has to be taken back and no hash is kept.
    #[inline]
    pub fn fill(&mut self, site: u16, what: u8) {
        let n = self.what.len();
        let place = self.at[site as usize] as usize;
        let left = self.lens[0] - 1;
        self.lens[0] = left;
        let last = self.lists[left as usize];
        self.lists[place] = last;
        self.at[last as usize] = place as u16;
        let len = self.lens[what as usize];
        self.lists[what as usize * n + len as usize] = site;
        self.lens[what as usize] = len + 1;
        self.at[site as usize] = len;
        self.what[site as usize] = what;
        self.count[site as usize] = 1;
        self.note_change(site as usize, 0);
    }

    /// Sets how many pieces there are at a site.
    #[inline]
    pub fn set_count(&mut self, site: usize, count: u8) {
        self.note(site);
        self.count[site] = count;
    }

    #[inline]
    fn write(&mut self, site: usize, what: u8) {
        let old = self.what[site];
        if old == what {
            return;
        }
        let n = self.what.len();
        let on_board = site < self.board;
        let base = old as usize * n;
        if on_board || old != 0 {
            let place = self.at[site] as usize;
            self.lens[old as usize] -= 1;
            let last = self.lists[base + self.lens[old as usize] as usize];
            self.lists[base + place] = last;
            self.at[last as usize] = place as u16;
        }
        if on_board || what != 0 {
            let len = self.lens[what as usize];
            self.lists[what as usize * n + len as usize] = site as u16;
            self.at[site] = len;
            self.lens[what as usize] = len + 1;
        }
        self.what[site] = what;
        self.note_change(site, old);
        if !self.keys.is_empty() {
            self.course.hash ^= self.keys[base + site] ^ self.keys[what as usize * n + site];
        }
    }

    /// Takes back the last write. The lists are then what they were, so that whoever goes through one is not disturbed.
    fn unwrite(&mut self, site: usize, old: u8, place: usize) {
        let now = self.what[site];
        if now == old {
            return;
        }
        let on_board = site < self.board;
        if on_board || now != 0 {
            self.lens[now as usize] -= 1;
        }
        if on_board || old != 0 {
            let base = old as usize * self.what.len();
            let len = self.lens[old as usize] as usize;
            self.lens[old as usize] += 1;
            if place < len {
                let moved = self.lists[base + place];
                self.lists[base + len] = moved;
                self.at[moved as usize] = len as u16;
            }
            self.lists[base + place] = site as u16;
            self.at[site] = place as u16;
        }
        self.what[site] = old;
        self.note_change(site, now);
    }

    /// Drops a piece on a column.
    pub fn drop_piece(&mut self, column: usize, what: u8) {
        let level = self.heights[column] as usize;
        self.put(column + level * self.columns, what);
        self.heights[column] += 1;
    }

    /// The site as moves name it; a column becomes higher by what is placed on it.
    #[inline]
    pub fn named(&mut self, site: u16) -> u16 {
        if self.heights.is_empty() {
            return site;
        }
        let column = site as usize % self.columns;
        self.heights[column] += 1;
        column as u16
    }

    /// The site of the topmost piece of a column; -1 if there is none.
    pub fn top(&self, column: i32) -> i32 {
        match self.heights.get(column as usize) {
            Some(&height) if height > 0 => column + (i32::from(height) - 1) * self.columns as i32,
            _ => -1,
        }
    }

    /// Sets the local state of a site.
    #[inline]
    pub fn set_state(&mut self, site: usize, state: u8) {
        self.note(site);
        self.state[site] = state;
    }

    /// Adds a site to those that are pending; false if there is no room.
    pub fn set_pending(&mut self, value: i32) -> bool {
        let value = if value == -1 { 1 } else { value as i16 };
        if self.course.pending().contains(&value) {
            return true;
        }
        let Some(free) = self.course.pending.get_mut(self.course.pendings as usize) else {
            return false;
        };
        *free = value;
        self.course.pendings += 1;
        true
    }

    /// Begins to look ahead.
    pub fn begin(&mut self) -> Moment {
        let moment = Moment { course: self.course, log: self.log.len(), logging: self.logging };
        self.logging = true;
        moment
    }

    /// Takes back what was done since.
    pub fn rewind(&mut self, moment: Moment) {
        while self.log.len() > moment.log {
            let Some(undo) = self.log.pop() else { break };
            let site = undo.site as usize;
            self.unwrite(site, undo.what, undo.place as usize);
            self.state[site] = undo.state;
            self.count[site] = undo.count;
            if let (Some(height), 0) = (self.heights.get_mut(site % self.columns), undo.what) {
                *height -= 1;
            }
        }
        self.course = moment.course;
        self.logging = moment.logging;
    }

    /// Keeps what was done since.
    pub fn keep(&mut self, moment: Moment) {
        self.logging = moment.logging;
        if !self.logging {
            self.log.clear();
        }
    }
}

/// A number whose bits all depend on all bits of another.
fn mixed(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}
