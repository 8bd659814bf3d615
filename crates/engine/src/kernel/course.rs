//! The course of a game: the numbers that change with every move.

/// The most players that a compact state has room for.
pub(super) const SEATS: usize = 4;
/// The most variables, that for temporary values included.
pub(super) const VARS: usize = 5;
/// The most removals that are put off at once.
const PUT_OFF: usize = 24;
/// The most sites that are pending at once.
const PENDING: usize = 4;

/// The numbers of a game that change with every move. It is small, so that it is copied rather than journaled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the scalars of the state")]
pub(super) struct Course {
    pub mover: i32,
    pub next: i32,
    pub prev: i32,
    pub last_from: i32,
    pub last_to: i32,
    pub moves: i32,
    pub turns: i32,
    pub same_turn: i32,
    pub counter: i32,
    pub stalemated: u32,
    /// The last eight moves, a byte each, the latest lowest; zero where there was none (see [`Self::record`]).
    pub recent: u64,
    pub over: bool,
    pub swapped: bool,
    pub winner: i32,
    pub pending: [i16; PENDING],
    pub pendings: u8,
    /// Sites that are cleared when the turn is over.
    pub to_clear: [i16; PUT_OFF],
    pub clearings: u8,
    pub triggered: u32,
    pub score: [i32; SEATS],
    pub phase: [u8; SEATS],
    pub vars: [i32; VARS],
    /// The hash of the position.
    pub hash: u64,
}

/// Set in the byte of a move in [`Course::recent`].
const MOVE: u64 = 0x80;

impl Course {
    /// A course before anything happened.
    pub const START: Self = Self {
        mover: 1,
        next: 2,
        prev: 0,
        last_from: -1,
        last_to: -1,
        moves: 0,
        turns: 0,
        same_turn: 0,
        counter: 0,
        stalemated: 0,
        recent: 0,
        over: false,
        swapped: false,
        winner: 0,
        pending: [0; PENDING],
        pendings: 0,
        to_clear: [0; PUT_OFF],
        clearings: 0,
        triggered: 0,
        score: [0; SEATS],
        phase: [0; SEATS],
        vars: [-1; VARS],
        hash: 0,
    };

    /// The sites that are pending.
    pub fn pending(&self) -> &[i16] {
        &self.pending[..self.pendings as usize]
    }

    /// The sites that are cleared when the turn is over.
    pub fn waiting(&self) -> &[i16] {
        &self.to_clear[..self.clearings as usize]
    }

    /// Puts off the removal of what lies at a site; false if there is no room.
    pub fn put_off(&mut self, site: i16) -> bool {
        let Some(free) = self.to_clear.get_mut(self.clearings as usize) else { return false };
        *free = site;
        self.clearings += 1;
        true
    }

    /// Notes a move. The highest bit tells a placement before the first turn, whose mover is nobody, from no move at all.
    pub fn record(&mut self, mover: i32, pass: bool) {
        self.recent = self.recent << 8 | MOVE | (mover as u64) << 1 | u64::from(pass);
    }

    /// Who made the latest of these moves, which are written as [`Self::recent`] is.
    pub fn mover_of(recent: u64) -> u64 {
        (recent & (MOVE - 1)) >> 1
    }
}
