//! What can go wrong while a game is played, and the limits that make it show.

use crate::world::World;

/// What went wrong while a game was played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A loop did not come to an end.
    #[error("{0} does not come to an end")]
    Endless(&'static str),
    /// Rules called each other too deeply.
    #[error("the rules call each other too deeply")]
    TooDeep,
    /// A number was divided by zero.
    #[error("division by zero")]
    DivisionByZero,
    /// Something is to be repeated more often than can be meant.
    #[error("`{0}` asks for {1} at once")]
    TooMany(&'static str, i32),
}

/// So many rules may be inside each other.
const DEEPEST: u32 = 200;

/// So many moves are tried out at most to find the legal moves of a position.
const PATIENCE: u32 = 200_000;

/// Nothing is repeated more often than that at once.
pub(crate) const MOST: i32 = 10_000;

impl World<'_> {
    /// How often a ludeme repeats something; more than can be meant is a fault.
    pub(crate) fn times(&mut self, ludeme: &'static str, n: i32) -> i32 {
        if n > MOST {
            self.fault.get_or_insert(Fault::TooMany(ludeme, n));
            return 0;
        }
        n.max(0)
    }

    /// Whether a ludeme may try out another move; false if there were too many.
    pub(crate) fn try_another(&mut self, ludeme: &'static str) -> bool {
        self.tried += 1;
        if self.tried > PATIENCE {
            self.fault.get_or_insert(Fault::Endless(ludeme));
        }
        self.fault.is_none()
    }

    /// The numbers that a ludeme goes through; more than can be meant are a fault.
    pub(crate) fn span(
        &mut self,
        ludeme: &'static str,
        min: i32,
        max: i32,
    ) -> std::ops::RangeInclusive<i32> {
        let distance = max.saturating_sub(min);
        let refused = self.times(ludeme, distance) < distance;
        min..=if refused { min.saturating_sub(1) } else { max }
    }

    /// Notes the rule in which something went wrong, unless one further inside is known.
    ///
    /// Where rules call each other too deeply, the outermost of them tells more.
    #[inline]
    pub(crate) fn blame(&mut self, rule: syntax::NodeId) {
        if let Some(fault) = &self.fault
            && (self.fault_at.is_none() || *fault == Fault::TooDeep)
        {
            self.fault_at = Some(rule);
        }
    }

    /// Goes one rule deeper; false if that is too deep, or if something went wrong: then all rules end at once.
    #[inline]
    pub(crate) fn descend(&mut self) -> bool {
        self.depth += 1;
        if self.depth > DEEPEST {
            self.fault.get_or_insert(Fault::TooDeep);
        }
        self.fault.is_none()
    }

    /// Comes up again.
    #[inline]
    pub(crate) fn ascend(&mut self) {
        self.depth -= 1;
    }
}
