//! Games in which all players move at the same time: what each of them does.

use language::game::Play;
use language::moves::Moves;
use language::refs::PlayerRef;
use language::words::{ModeType, Role};
use syntax::{NodeId, Tree};

use crate::document::Block;
use crate::plan::{Action, Part, Passage, Writer};
use crate::realise::{Text, number_word};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether nobody begins, because all move at the same time: moves are those of certain players.
    pub(super) fn moves_together(&self) -> bool {
        let links = &self.state.links;
        let mode = self.game.mode.as_ref();
        mode.is_some_and(|mode| mode.mode == ModeType::Simultaneous)
            && links.clauses("move", "").any(|step| self.names_its_player(step))
    }

    /// Whether some rule of a game in which all move at the same time names no player.
    pub(super) fn names_no_player(&self) -> bool {
        let links = &self.state.links;
        let follows =
            |step: NodeId| links.ancestors(step).any(|it| links.keyword(it) == Some("then"));
        let open = |step: NodeId| {
            !follows(step) && !links.is(step, "move", "Pass") && !self.names_its_player(step)
        };
        // A draw is everybody's.
        let drawn = |role: NodeId| {
            links.parent(role).is_some_and(|result| {
                links.plain(result).any(|it| matches!(links.word(it), Some("Draw" | "Tie")))
            })
        };
        let mut parts = links.whole(Tree::ROOT).into_iter();
        links.clauses("move", "").any(open)
            || parts.any(|part| {
                matches!(links.word(part), Some("Mover" | "Next" | "Prev")) && !drawn(part)
                    || matches!(links.keyword(part), Some("mover" | "next" | "prev"))
            })
    }

    /// Whether a move says whose it is.
    fn names_its_player(&self, step: NodeId) -> bool {
        let links = &self.state.links;
        links.plain(step).any(|part| {
            links.word(part).is_some_and(|word| {
                word.strip_prefix('P').is_some_and(|number| number.parse::<usize>().is_ok())
            })
        })
    }

    /// What each player does in a turn that all take together; none if the moves are not told apart by player.
    pub(super) fn together(&self, play: &Play) -> Option<Vec<Block>> {
        if !self.moves_together() {
            return None;
        }
        let Moves::Or(or) = &play.moves else { return None };
        let mut parts: Vec<(Role, Vec<&Moves>)> = Vec::new();
        for moves in or.moves.iter() {
            let role = whose(moves)?;
            match parts.iter_mut().find(|(known, _)| *known == role) {
                Some((_, members)) => members.push(moves),
                None => parts.push((role, vec![moves])),
            }
        }
        let players = parts.len();
        let scope = self.turn_scope();
        let mut passage = Passage::of(Text::from("each player does the following:").tell(or.id));
        let items = parts.into_iter().map(|(role, members)| {
            let own = Scope { acting: Some(role), ..scope.clone() };
            let action = Action::choice(members.into_iter().map(|moves| self.moves(moves, &own)));
            let lead = format!("{}:", self.role(role, &scope).name.as_str());
            let mut item = Passage { parts: vec![Part::Lead(lead)] };
            item.extend(Writer::command().write(&action));
            item
        });
        passage.list(false, items.collect());
        let after = self.with_then(Action::Nothing, or.then.as_ref(), &self.after_any(&scope));
        if let Some(then) = &or.then {
            // What follows from the moves of several players is carried out for each of them.
            let times = often(players);
            passage.parts.push(Part::Lead(match then.apply_after_all_moves {
                Some(true) if players > 1 => {
                    format!("When all have moved, do this {times}, once for each player:")
                }
                Some(true) => "When all have moved:".into(),
                _ => "After each player's part, in the order of the players:".into(),
            }));
        }
        passage.extend(Writer::command().write(&after));
        Some(passage.blocks())
    }
}

/// "twice", "three times".
fn often(times: usize) -> String {
    match times {
        2 => "twice".to_owned(),
        more => format!("{} times", number_word(more as i64)),
    }
}

/// The player whose part of a common move it is.
fn whose(moves: &Moves) -> Option<Role> {
    match moves {
        Moves::FromTo(node) => node.mover,
        Moves::Select(node) => node.mover,
        Moves::ForEachSite(node) => whose(&node.generator),
        Moves::Or(node) => {
            let mut roles = node.moves.iter().map(whose);
            let first = roles.next()??;
            roles.all(|role| role == Some(first)).then_some(first)
        }
        Moves::Bet(node) => match &node.player {
            PlayerRef::Role(role) => Some(*role),
            PlayerRef::Player(_) => None,
        },
        _ => None,
    }
}
