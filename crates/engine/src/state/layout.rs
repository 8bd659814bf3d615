//! Where the parts of a state lie in its flat memory.

use board::SiteType;

/// No place: the game does not use that part.
pub(crate) const NONE: usize = usize::MAX;

/// Which parts of a state a game needs.
#[derive(Debug, Clone, Default)]
pub struct Needs {
    /// Sites hold stacks.
    pub stacks: bool,
    /// Stacks may grow without bound and are not part of the hash.
    pub large_stacks: bool,
    /// Sites hold counts.
    pub counts: bool,
    /// Sites hold a local state.
    pub states: bool,
    /// Sites hold a rotation.
    pub rotations: bool,
    /// Sites hold a value.
    pub values: bool,
    /// The component is stored, not only its owner.
    pub whats: bool,
    /// Information may be hidden from players.
    pub hidden: bool,
    /// Play happens on a boundless grid: some cells are playable.
    pub playable: bool,
    /// Candidate values are kept for each site of a deduction puzzle.
    pub candidates: bool,
    /// Positions are compared with earlier ones.
    pub hashes: bool,
    /// Which site types the game speaks of: vertices, edges, cells in the order of [`SiteType`].
    pub types: [bool; 3],
}

/// The sizes that a layout is made for.
#[derive(Debug, Clone)]
pub struct Sizes {
    /// How many players there are.
    pub players: usize,
    /// How many elements of each type the board has.
    pub elements: [usize; 3],
    /// The site type of the board.
    pub default: SiteType,
    /// The first site and the number of sites of each container.
    pub containers: Vec<(usize, usize)>,
    /// How many components there are, the empty one included.
    pub components: usize,
    /// How many named variables there are.
    pub variables: usize,
    /// How many lists of remembered values there are, the unnamed one included.
    pub remembered: usize,
    /// How many dice there are in each set of dice.
    pub dice: Vec<usize>,
    /// How many places the tracks have together, if some track visits a site twice; else 0.
    pub track_places: usize,
    /// The greatest value of a variable of a puzzle, for each site type.
    pub candidates: [i32; 3],
}

/// Offsets into the memory of a state.
#[derive(Debug, Clone)]
pub struct Layout {
    pub(crate) needs: Needs,
    pub(crate) players: usize,
    pub(crate) default: SiteType,
    pub(crate) elements: [usize; 3],
    /// The first slot of each type of the board.
    pub(crate) base: [usize; 3],
    /// The container of each global site number.
    pub(crate) container_of: Vec<u8>,
    /// How many slots there are.
    pub(crate) slots: usize,
    pub(crate) who: usize,
    pub(crate) what: usize,
    pub(crate) count: usize,
    pub(crate) state: usize,
    pub(crate) rotation: usize,
    pub(crate) value: usize,
    /// Whether flat sites hold more than an owner and a component.
    pub(crate) attributes: bool,
    pub(crate) size: usize,
    pub(crate) hidden: usize,
    pub(crate) temp: usize,
    pub(crate) order: usize,
    pub(crate) team: usize,
    /// Words below this take part in the hash.
    pub(crate) hashed: usize,
    pub(crate) variables: usize,
    pub(crate) player_value: usize,
    pub(crate) score: usize,
    pub(crate) amount: usize,
    pub(crate) phase: usize,
    pub(crate) ranking: usize,
    pub(crate) dice: Vec<usize>,
    pub(crate) dice_sum: usize,
    pub(crate) dice_counts: Vec<usize>,
    pub(crate) scalar: usize,
    /// How many pieces of each component stand at each place of each track.
    pub(crate) on_tracks: usize,
    pub(crate) components: usize,
    pub(crate) words: usize,
    /// The words of bits of each empty set: of the slots in order.
    pub(crate) bit_words: usize,
    pub(crate) playable: usize,
    pub(crate) visited: usize,
    pub(crate) candidates: usize,
    /// The greatest value of a variable of a puzzle, for each site type.
    pub(crate) greatest: [i32; 3],
    pub(crate) bits: usize,
    pub(crate) hash_stacks: bool,
    /// The first list of remembered values; the lists of owned pieces come first.
    pub(crate) remembered: usize,
    pub(crate) named_remembered: usize,
    pub(crate) pending: usize,
    pub(crate) to_clear: usize,
    pub(crate) votes: usize,
    pub(crate) propositions: usize,
    pub(crate) winners: usize,
    pub(crate) losers: usize,
    pub(crate) dominoes: usize,
    pub(crate) lists: usize,
}

impl Layout {
    /// Lays out the memory for a game.
    pub fn new(needs: Needs, sizes: &Sizes) -> Self {
        let board = sizes.default as usize;
        let hands = sizes.containers.iter().skip(1).map(|&(first, n)| first + n).max();
        let sites = hands.unwrap_or(0).max(sizes.elements[board]);
        let mut base = [0; 3];
        let mut elements = sizes.elements;
        let mut slots = sites;
        for kind in SiteType::ALL.map(|kind| kind as usize) {
            if kind == board {
                continue;
            }
            if !needs.types[kind] {
                elements[kind] = 0;
            }
            base[kind] = slots;
            slots += elements[kind];
        }
        let mut container_of = vec![0; sites];
        for (index, &(first, n)) in sizes.containers.iter().enumerate().skip(1) {
            container_of[first..first + n].fill(index as u8);
        }

        let mut words = 0;
        let mut room = |wanted: bool, n: usize| {
            if !wanted {
                return NONE;
            }
            words += n;
            words - n
        };
        let flat = !needs.stacks;
        let seats = sizes.players + 2;
        let who = room(flat, slots);
        let what = room(flat, slots);
        let count = room(flat && needs.counts, slots);
        let state = room(flat && needs.states, slots);
        let rotation = room(flat && needs.rotations, slots);
        let value = room(flat && needs.values, slots);
        let size = room(needs.stacks, slots);
        let hidden = room(needs.hidden, slots * seats);
        let temp = room(true, 1);
        let order = room(true, seats);
        let team = room(true, seats.max(17));
        let hashed = room(true, 0);
        let variables = room(true, sizes.variables);
        let player_value = room(true, seats);
        let score = room(true, seats);
        let amount = room(true, seats);
        let phase = room(true, seats);
        let ranking = room(true, seats);
        let dice = sizes.dice.iter().map(|&n| room(true, n)).collect();
        let dice_sum = room(true, sizes.dice.len());
        let scalar = room(true, Scalar::COUNT);
        let on_tracks = room(sizes.track_places > 0, sizes.track_places * sizes.components);

        let bit_words = slots.div_ceil(64);
        let mut bits = bit_words;
        let mut bit_room = |wanted: bool| {
            if !wanted {
                return NONE;
            }
            bits += bit_words;
            bits - bit_words
        };
        let playable = bit_room(needs.playable);
        let visited = bit_room(true);
        let candidates = if needs.candidates { bits } else { NONE };
        if needs.candidates {
            bits += 2 * slots;
        }

        let mut lists = sizes.components;
        let mut list = |n: usize| {
            lists += n;
            lists - n
        };
        let remembered = list(1);
        let named_remembered = list(sizes.remembered);
        let [pending, to_clear, votes, propositions] = [list(1), list(1), list(1), list(1)];
        let [winners, losers, dominoes] = [list(1), list(1), list(1)];
        Self {
            hash_stacks: needs.hashes && needs.stacks && !needs.large_stacks,
            players: sizes.players,
            default: sizes.default,
            elements,
            base,
            container_of,
            slots,
            who,
            what,
            count,
            state,
            rotation,
            value,
            attributes: [count, state, rotation, value].iter().any(|&place| place != NONE),
            size,
            hidden,
            temp,
            order,
            team,
            hashed,
            variables,
            player_value,
            score,
            amount,
            phase,
            ranking,
            dice,
            dice_sum,
            dice_counts: sizes.dice.clone(),
            scalar,
            on_tracks,
            components: sizes.components,
            words,
            bit_words,
            playable,
            visited,
            candidates,
            greatest: sizes.candidates.map(|max| max.clamp(0, 127)),
            bits,
            remembered,
            named_remembered,
            pending,
            to_clear,
            votes,
            propositions,
            winners,
            losers,
            dominoes,
            lists,
            needs,
        }
    }

    /// How many dice a set has.
    pub(crate) fn dice_len(&self, set: usize) -> usize {
        self.dice_counts[set]
    }

    /// Whether sites hold a number of pieces.
    pub fn has_counts(&self) -> bool {
        self.needs.counts
    }

    /// Whether sites hold stacks, of which every level is a piece.
    pub fn has_stacks(&self) -> bool {
        self.needs.stacks
    }

    /// The container of a site number: the board for numbers beyond all containers.
    #[inline]
    pub fn container(&self, site: i32) -> usize {
        self.container_of.get(site as usize).copied().unwrap_or(0) as usize
    }

    /// The slot of a site; sites of hands are cells whatever type is asked for.
    #[inline]
    pub fn slot(&self, site: i32, kind: SiteType) -> Option<usize> {
        if site < 0 {
            return None;
        }
        if self.container(site) > 0 {
            return Some(site as usize);
        }
        self.board_slot(site, kind)
    }

    /// The slot of a site as actions find it: only cells are looked for in hands.
    #[inline]
    pub fn action_slot(&self, site: i32, kind: SiteType) -> Option<usize> {
        if kind == SiteType::Cell { self.slot(site, kind) } else { self.board_slot(site, kind) }
    }

    /// The slot of a site of the board.
    #[inline]
    pub fn board_slot(&self, site: i32, kind: SiteType) -> Option<usize> {
        if site < 0 || site as usize >= self.elements[kind as usize] {
            return None;
        }
        Some(self.base[kind as usize] + site as usize)
    }
}

/// Single numbers of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Scalar {
    /// Who is to move.
    Mover,
    /// Who is to move next.
    Next,
    /// Who moved before.
    Previous,
    /// Counts moves, unless a rule sets it.
    Counter,
    /// How many turns have begun.
    Turns,
    /// How many moves the mover has made before in this turn.
    SameTurn,
    /// How many of the last moves were passes.
    Passes,
    /// The pot of bets.
    Pot,
    /// The trump suit.
    Trump,
    /// Whether all dice show equal faces.
    DiceEqual,
    /// What a vote decided.
    Decided,
    /// Bits of the players for whom an event was triggered.
    Triggered,
    /// Bits of the players who cannot move.
    Stalemated,
    /// Bits of the players still in the game.
    Active,
    /// Half of the stored hash.
    StoredLow,
    /// The other half.
    StoredHigh,
    /// Whether the game is over.
    Over,
    /// The status of a game that is over: the winner.
    Winner,
    /// How many moves were made since the start.
    Moves,
    /// How many losses were dealt out in this evaluation of the end rules.
    Losses,
}

impl Scalar {
    /// How many there are.
    pub const COUNT: usize = Self::Losses as usize + 1;
}
