//! Matches: several games, one after the other, for points.

mod play;

pub use play::Series;

use language::game::{Game, Match, Players, Subgame};
use syntax::{NodeId, Tree};

use crate::end::EndRule;
use crate::ints::Int;
use crate::lower::{Lower, LowerError};
use crate::program::Program;

/// A match made ready to run.
#[derive(Debug)]
pub struct MatchProgram {
    /// Its name.
    pub name: Box<str>,
    /// How many players there are.
    pub players: usize,
    /// The games in the order written.
    pub games: Vec<MatchGame>,
}

/// A game of a match. What the match asks is asked about the game that is being played, so each has its own rules of it.
#[derive(Debug)]
pub struct MatchGame {
    /// Its name.
    pub name: Box<str>,
    /// The game.
    pub program: Program,
    /// Which game follows; the next one if not said.
    pub(crate) next: Option<Int>,
    /// The points of a winner.
    pub(crate) result: Option<Int>,
    /// The end rules of the match.
    pub(crate) end: Vec<EndRule>,
}

/// What a game of a match may ask about the match.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// The points of each player; player 1 has the index 1.
    pub scores: Vec<i32>,
    /// How many games are finished.
    pub finished: i32,
}

/// Makes a program of a match; the games are looked up by whoever calls.
pub fn lower_match(
    ast: &Match,
    mut find: impl FnMut(&Subgame) -> Result<(Tree, Game), String>,
) -> Result<MatchProgram, LowerError> {
    let mut games = Vec::new();
    let players = match &ast.players {
        None => 2,
        Some(Players::Count(count)) => usize::try_from(count.count).unwrap_or(0),
        Some(Players::Facing(facing)) => facing.players.len(),
    };
    for subgame in ast.games.games.iter() {
        let (own_tree, game) =
            find(subgame).map_err(|message| LowerError { id: subgame.id, message })?;
        let mut lower = Lower::begin(&own_tree, &game).map_err(|error| within(subgame, &error))?;
        let next = subgame.next.as_ref().map(|next| lower.int(next)).transpose()?;
        let result = subgame.result.as_ref().map(|result| lower.int(result)).transpose()?;
        let end = lower.end_rules(&ast.end)?;
        let program = lower.finish().map_err(|error| within(subgame, &error))?;
        games.push(MatchGame { name: subgame.name.clone(), program, next, result, end });
    }
    if games.is_empty() {
        return Err(LowerError { id: ast.id, message: "a match needs a game".into() });
    }
    if !(1..=16).contains(&players) {
        let message = format!("a match is for 1 to 16 players, not for {players}");
        return Err(LowerError { id: ast.id, message });
    }
    Ok(MatchProgram { name: ast.name.clone(), players, games })
}

/// An error inside a game: its place is in another text, so the subgame is shown.
fn within(subgame: &Subgame, error: &LowerError) -> LowerError {
    let id: NodeId = subgame.id;
    LowerError { id, message: format!("{}: {}", subgame.name, error.message) }
}
