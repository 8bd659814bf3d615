//! Several rules that let one kind of piece each make its own moves, told as one.

use language::moves::{ForEachPiece, Moves};

use crate::plan::{Action, Deed};
use crate::realise::{Text, listed_or, plural, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// The members of a choice that let pieces of some kind move by their own rules, and the action that tells them all.
    pub(super) fn movers_among(&self, choices: &[Moves]) -> Option<(Vec<usize>, Action)> {
        let found: Vec<(usize, &ForEachPiece)> = choices
            .iter()
            .enumerate()
            .filter_map(|(index, moves)| Some((index, plain_mover(moves)?)))
            .collect();
        if found.len() < 2 {
            return None;
        }
        let names: Vec<&str> = found
            .iter()
            .flat_map(|(_, node)| node.item.iter().flat_map(|items| items.iter()))
            .map(|name| &**name)
            .collect();
        let named = |kind: &str| names.iter().any(|name| kind == *name || kind.contains(name));
        let every = self
            .pieces
            .kinds
            .iter()
            .filter(|kind| kind.generator.is_some())
            .all(|kind| named(kind.name));
        let many: Text = if every {
            self.pieces.words().into()
        } else {
            let mut kinds: Vec<Text> = Vec::new();
            for name in &names {
                let kind = Text::from(plural(&self.pieces.named(name).0));
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
            listed_or(&kinds)
        };
        let rest = say!("one of your {} (see How the pieces move)", many);
        let told: Vec<_> = found.iter().flat_map(|(_, node)| self.whole(node.id)).collect();
        let deed = Deed::you("make a move with", rest.tell_all(&told));
        Some((found.into_iter().map(|(index, _)| index).collect(), deed.into()))
    }
}

/// A rule that lets pieces of some kinds move by their own rules, and says nothing else.
fn plain_mover(moves: &Moves) -> Option<&ForEachPiece> {
    let Moves::ForEachPiece(node) = moves else { return None };
    let plain = node.item.is_some()
        && node.specific_moves.is_none()
        && node.player.is_none()
        && node.container.is_none()
        && node.top.is_none()
        && node.then.is_none();
    plain.then_some(&**node)
}
