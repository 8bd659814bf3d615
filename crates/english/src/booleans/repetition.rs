//! Positions that come again: what counts as the same position.

use language::words::RepetitionKind;

use crate::teller::Teller;

impl Teller<'_> {
    /// What has to be the same for a position to come again: all that lies on the board, and in the hands if there are any.
    pub(crate) fn position(&self) -> &'static str {
        match self.uses_hands() {
            true => "position of the board and the hands",
            false => "position of the board",
        }
    }

    /// "in the game with the same player to move": since when positions are compared, and what else has to be the same.
    pub(crate) fn repeated(&self, kind: Option<RepetitionKind>) -> String {
        use RepetitionKind::{Positional, PositionalInTurn, Situational, SituationalInTurn};
        let kind = kind.unwrap_or(Positional);
        let when = match kind {
            PositionalInTurn | SituationalInTurn => "in the same turn",
            Positional | Situational => "in the game",
        };
        let links = &self.state.links;
        let scored = links.clauses("set", "Score").chain(links.clauses("addScore", "")).next();
        let same = match kind {
            Positional | PositionalInTurn => "",
            Situational | SituationalInTurn if scored.is_some() => {
                " with the same player to move and the same scores"
            }
            Situational | SituationalInTurn => " with the same player to move",
        };
        format!("{when}{same}")
    }
}
