//! The atoms of change.

use board::SiteType;

/// Something about a site that can be hidden from a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hidden {
    /// Everything.
    All,
    /// The component.
    What,
    /// The owner.
    Who,
    /// The local state.
    State,
    /// The value.
    Value,
    /// The rotation.
    Rotation,
    /// The count.
    Count,
}

impl Hidden {
    /// Its bit in [`crate::State::hidden`].
    pub fn bit(self) -> i32 {
        1 << self as i32
    }
}

/// One change of the state; `-1` stands for "not given" and prints nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the text format")]
pub enum Act {
    Add {
        kind: Option<SiteType>,
        to: i32,
        level: i32,
        what: i32,
        count: i32,
        state: i32,
        rotation: i32,
        value: i32,
        on_stack: bool,
    },
    Insert {
        kind: Option<SiteType>,
        to: i32,
        level: i32,
        what: i32,
        state: i32,
    },
    Move(Shift),
    MoveCount {
        from_kind: SiteType,
        from: i32,
        to_kind: SiteType,
        to: i32,
        count: i32,
    },
    StackMove {
        from_kind: SiteType,
        from: i32,
        to_kind: SiteType,
        to: i32,
        levels: i32,
    },
    Copy(Shift),
    Remove {
        kind: SiteType,
        to: i32,
        level: i32,
        deferred: bool,
    },
    Promote {
        kind: Option<SiteType>,
        to: i32,
        level: i32,
        what: i32,
    },
    Select {
        from_kind: SiteType,
        from: i32,
        level_from: i32,
        to_kind: SiteType,
        to: i32,
        level_to: i32,
    },
    Pass {
        forced: bool,
    },
    Swap {
        a: i32,
        b: i32,
    },
    Forfeit {
        player: i32,
    },
    NextInstance,
    Note {
        text: u32,
        to: i32,
    },
    Propose {
        text: u32,
        number: i32,
    },
    Vote {
        text: u32,
        number: i32,
    },
    SetValueOfPlayer {
        player: i32,
        value: i32,
    },
    SetDie {
        site: i32,
        face: i32,
    },
    SetDiceEqual {
        equal: bool,
    },
    UseDie {
        set: i32,
        die: i32,
        site: i32,
    },
    SetTrump {
        suit: i32,
    },
    SetCost {
        kind: SiteType,
        to: i32,
        cost: i32,
    },
    SetPhase {
        kind: SiteType,
        to: i32,
        phase: i32,
    },
    SetHidden {
        what: Hidden,
        kind: Option<SiteType>,
        to: i32,
        level: i32,
        who: i32,
        value: bool,
    },
    SetCount {
        kind: Option<SiteType>,
        to: i32,
        what: i32,
        count: i32,
    },
    SetState {
        kind: Option<SiteType>,
        to: i32,
        level: i32,
        state: i32,
    },
    SetRotation {
        kind: Option<SiteType>,
        to: i32,
        rotation: i32,
    },
    SetValue {
        kind: Option<SiteType>,
        to: i32,
        level: i32,
        value: i32,
    },
    SetCounter {
        counter: i32,
    },
    SetNextPlayer {
        player: i32,
    },
    SetPending {
        value: i32,
    },
    SetPot {
        pot: i32,
    },
    SetScore {
        player: i32,
        score: i32,
        add: bool,
    },
    SetAmount {
        player: i32,
        amount: i32,
    },
    SetTemp {
        temp: i32,
    },
    SetVar {
        name: u32,
        value: i32,
    },
    Remember {
        name: Option<u32>,
        value: i32,
    },
    Forget {
        name: Option<u32>,
        value: i32,
    },
    Bet {
        player: i32,
        bet: i32,
    },
    AddToTeam {
        team: i32,
        player: i32,
    },
    StoreState,
    Trigger {
        event: u32,
        player: i32,
    },
    PuzzleSet {
        kind: SiteType,
        var: i32,
        value: i32,
    },
    PuzzleToggle {
        kind: SiteType,
        var: i32,
        value: i32,
    },
    PuzzleReset {
        kind: SiteType,
        var: i32,
        max: i32,
    },
}

/// A piece goes, or is copied, from one site to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the text format")]
pub struct Shift {
    pub from_kind: SiteType,
    pub from: i32,
    pub level_from: i32,
    pub to_kind: SiteType,
    pub to: i32,
    pub level_to: i32,
    pub state: i32,
    pub rotation: i32,
    pub value: i32,
    pub stack: bool,
}

impl Shift {
    /// The top piece of a site goes to another site of the same type.
    pub fn simple(kind: SiteType, from: i32, to: i32) -> Self {
        Self {
            from_kind: kind,
            from,
            level_from: -1,
            to_kind: kind,
            to,
            level_to: -1,
            state: -1,
            rotation: -1,
            value: -1,
            stack: false,
        }
    }
}

/// A change, and whether it is what the player decided.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Action {
    /// The change.
    pub act: Act,
    /// Whether the player decided it.
    pub decision: bool,
}

impl Action {
    /// A change that follows from something else.
    pub fn effect(act: Act) -> Self {
        Self { act, decision: false }
    }

    /// The site it starts from, for the header of a move.
    pub fn from(&self) -> i32 {
        match self.act {
            Act::Move(s) | Act::Copy(s) => s.from,
            Act::MoveCount { from, .. }
            | Act::StackMove { from, .. }
            | Act::Select { from, .. } => from,
            _ => self.to(),
        }
    }

    /// The site it ends at, for the header of a move.
    pub fn to(&self) -> i32 {
        match self.act {
            Act::Add { to, .. }
            | Act::Insert { to, .. }
            | Act::Remove { to, .. }
            | Act::Promote { to, .. }
            | Act::SetCost { to, .. }
            | Act::SetPhase { to, .. }
            | Act::SetHidden { to, .. }
            | Act::SetCount { to, .. }
            | Act::SetState { to, .. }
            | Act::SetRotation { to, .. }
            | Act::SetValue { to, .. }
            | Act::MoveCount { to, .. }
            | Act::StackMove { to, .. } => to,
            Act::Move(s) | Act::Copy(s) => s.to,
            Act::Select { from, to, .. } => {
                if to == -1 {
                    from
                } else {
                    to
                }
            }
            Act::SetDie { site, .. } | Act::UseDie { site, .. } => site,
            Act::PuzzleSet { var, .. }
            | Act::PuzzleToggle { var, .. }
            | Act::PuzzleReset { var, .. } => var,
            _ => -1,
        }
    }

    /// The level it starts from; 0 where it has none.
    pub fn level_from(&self) -> i32 {
        match self.act {
            Act::Move(s) | Act::Copy(s) => s.level_from.max(0),
            Act::Select { level_from, .. } => level_from.max(0),
            _ => self.level_to(),
        }
    }

    /// The level it ends at; 0 where it has none.
    pub fn level_to(&self) -> i32 {
        match self.act {
            Act::Move(s) | Act::Copy(s) => s.level_to.max(0),
            Act::Select { to: -1, level_from, .. } => level_from.max(0),
            Act::Select { level_to, .. } => level_to.max(0),
            Act::Add { level, .. }
            | Act::Insert { level, .. }
            | Act::Remove { level, .. }
            | Act::Promote { level, .. }
            | Act::SetState { level, .. }
            | Act::SetValue { level, .. } => level.max(0),
            _ => 0,
        }
    }

    /// The types of the sites it starts from and ends at.
    pub fn kinds(&self) -> (Option<SiteType>, Option<SiteType>) {
        match self.act {
            Act::Move(s) | Act::Copy(s) => (Some(s.from_kind), Some(s.to_kind)),
            Act::MoveCount { from_kind, to_kind, .. }
            | Act::StackMove { from_kind, to_kind, .. }
            | Act::Select { from_kind, to_kind, .. } => (Some(from_kind), Some(to_kind)),
            Act::Add { kind, .. }
            | Act::Insert { kind, .. }
            | Act::Promote { kind, .. }
            | Act::SetHidden { kind, .. }
            | Act::SetCount { kind, .. }
            | Act::SetState { kind, .. }
            | Act::SetRotation { kind, .. }
            | Act::SetValue { kind, .. } => (kind, kind),
            Act::Remove { kind, .. }
            | Act::SetCost { kind, .. }
            | Act::SetPhase { kind, .. }
            | Act::PuzzleSet { kind, .. }
            | Act::PuzzleToggle { kind, .. }
            | Act::PuzzleReset { kind, .. } => (Some(kind), Some(kind)),
            _ => (None, None),
        }
    }
}
