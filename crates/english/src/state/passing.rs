//! Whether a player may ever have to pass.

use syntax::NodeId;

use super::links::Links;

/// What becomes of a player without a legal move, where no rule offers a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Passing {
    /// The player passes, and the game goes on.
    #[default]
    Forced,
    /// The game ends when it is that player's turn.
    Ends,
    /// The game has ended before it was that player's turn.
    Never,
}

impl Passing {
    /// Looks at the endings that ask for a player without a move.
    pub fn of(links: &Links<'_>, players: usize) -> Self {
        let certain = |role: &str| {
            links.clauses("no", "Moves").any(|test| {
                links.children(test).iter().any(|part| links.word(*part) == Some(role))
                    && is_certain(links, test, players)
            })
        };
        // A throw that no move follows is a pass, and so a legal move.
        if links.clauses("do", "").any(|rule| after_throw(links, rule).is_some()) {
            Self::Forced
        } else if certain("Next") {
            Self::Never
        } else if certain("Mover") {
            Self::Ends
        } else {
            Self::Forced
        }
    }
}

/// Whether a pass is among the moves of every turn that has no other, whatever holds: then nobody is ever without a legal move.
pub fn always_offered(links: &Links<'_>) -> bool {
    let mut plays = links.clauses("play", "").peekable();
    plays.peek().is_some()
        && plays.all(|play| links.plain(play).next().is_some_and(|moves| offers(links, moves)))
}

/// Whether a rule of moves always has a pass among its moves, or another move in its place.
fn offers(links: &Links<'_>, moves: NodeId) -> bool {
    match links.keyword(moves) {
        Some("move") => links.is(moves, "move", "Pass"),
        Some("or" | "and" | "priority") => {
            links.members(moves).into_iter().any(|member| offers(links, member))
        }
        Some("if") => {
            let branches: Vec<NodeId> = links.plain(moves).skip(1).take(2).collect();
            branches.len() == 2 && branches.into_iter().all(|branch| offers(links, branch))
        }
        Some("do") => {
            let parts = links.children(moves);
            !parts.iter().any(|part| links.label(*part) == Some("ifAfterwards"))
                && after_throw(links, moves).is_some_and(|next| offers(links, next))
        }
        _ => false,
    }
}

/// Whether a full board ends the game, and every turn before lets the player place a piece on any empty place: then nobody
/// is ever without a legal move, unless the board may fill up unnoticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Filling {
    /// Whether a piece may be placed on any empty place in every turn.
    pub always_places: bool,
    /// Whether an ending notices that the board is full.
    pub ends_when_full: bool,
}

impl Filling {
    /// Looks at all rules of play, and at the endings that ask for a full board.
    pub fn of(links: &Links<'_>, players: usize) -> Self {
        let ruled_out = links
            .clauses("meta", "")
            .any(|meta| links.whole(meta).iter().any(|rule| links.keyword(*rule) == Some("no")));
        let mut plays = links.clauses("play", "").peekable();
        let always_places = !ruled_out
            && plays.peek().is_some()
            && plays.all(|play| {
                links.plain(play).next().is_some_and(|moves| places_anywhere(links, moves))
            });
        let ends_when_full =
            links.clauses("is", "Full").any(|test| is_certain(links, test, players));
        Self { always_places, ends_when_full }
    }
}

/// Whether a rule of moves always has the placing of a piece on any empty place among its moves.
fn places_anywhere(links: &Links<'_>, moves: NodeId) -> bool {
    match links.keyword(moves) {
        Some("move") => {
            let target =
                |part: &NodeId| links.keyword(*part) == Some("to") && links.label(*part).is_none();
            let anywhere = |to: NodeId| match links.children(to) {
                [only] => links.is(*only, "sites", "Empty") && links.children(*only).len() == 1,
                _ => false,
            };
            links.is(moves, "move", "Add") && links.plain(moves).find(target).is_some_and(anywhere)
        }
        Some("or") => links.members(moves).into_iter().any(|member| places_anywhere(links, member)),
        Some("if") => {
            let branches: Vec<NodeId> = links.plain(moves).skip(1).take(2).collect();
            let both = branches.len() == 2;
            both && branches.into_iter().all(|branch| places_anywhere(links, branch))
        }
        _ => false,
    }
}

/// What may be done after a throw of the dice, if a rule is such a throw with what follows it.
fn after_throw(links: &Links<'_>, rule: NodeId) -> Option<NodeId> {
    let first = links.plain(rule).next()?;
    let mut parts = links.children(rule).iter().copied();
    let next = parts.find(|part| links.label(*part) == Some("next"))?;
    (links.keyword(first) == Some("roll")).then_some(next)
}

/// Whether a test by itself ends the game, in every phase of it.
fn is_certain(links: &Links<'_>, test: NodeId, players: usize) -> bool {
    let mut inner = test;
    for outer in links.ancestors(test) {
        match links.keyword(outer) {
            Some("or") => inner = outer,
            Some("if") if links.plain(outer).next() == Some(inner) => {
                let whole_game = links
                    .parent(outer)
                    .filter(|end| links.keyword(*end) == Some("end"))
                    .and_then(|end| links.parent(end))
                    .is_some_and(|rules| links.keyword(rules) == Some("rules"));
                // Of several players, one may be out while the others play on.
                let for_all = players == 2
                    || links.plain(outer).nth(1).is_some_and(|result| {
                        links.keyword(result) == Some("byScore")
                            || links
                                .whole(result)
                                .iter()
                                .any(|part| links.word(*part) == Some("Draw"))
                    });
                return whole_game && for_all;
            }
            _ => return false,
        }
    }
    false
}
