//! What most pieces have in common: they move to empty places or onto enemy pieces, which they capture.

use syntax::NodeId;

use crate::plan::{Action, Deed, Passage};
use crate::realise::{Text, say};
use crate::teller::Teller;

/// Fewer kinds of pieces than this are told in full.
const ENOUGH: usize = 3;

/// What the ordinary moves of some pieces tell.
#[derive(Debug, Default)]
struct Shared {
    told: Vec<NodeId>,
    slides: bool,
    all: bool,
}

impl Teller<'_> {
    /// The rule that ordinary moves have in common, if enough pieces have such moves, which then leave it out.
    pub(super) fn ordinary_moves(&self, moves: &mut [Action]) -> Option<Passage> {
        let some = moves.iter().filter(|action| has_ordinary(action)).count();
        if some < ENOUGH || !self.pieces.all_owned() {
            return None;
        }
        let mut shared = Shared { all: moves.iter().all(is_ordinary), ..Shared::default() };
        for action in moves.iter_mut() {
            shorten(action, &mut shared);
        }
        let (site, piece) = (self.site(), &self.pieces.word);
        let unless = if shared.all { "" } else { "unless its rules below say otherwise, " };
        let mut passage = Passage::default();
        let tell = |text: Text| text.tell_all(&shared.told);
        passage.say(tell(say!(
            "{}a {} moves to an empty {} or onto an enemy {}, which it captures",
            unless,
            piece,
            site,
            piece
        )));
        passage.say(tell(say!(
            "it may not move to a {} that holds a {} of its own side",
            site,
            piece
        )));
        if shared.slides {
            passage.say(tell(say!("a {} that slides may not jump over other pieces", piece)));
        }
        Some(passage)
    }
}

/// Whether a piece can do nothing but ordinary moves.
fn is_ordinary(action: &Action) -> bool {
    match action {
        Action::Deed(deed) => deed.ordinary.is_some(),
        Action::Choice(members) => members.iter().all(is_ordinary),
        _ => false,
    }
}

/// Whether an ordinary move is among those of a piece.
fn has_ordinary(action: &Action) -> bool {
    match action {
        Action::Deed(deed) => deed.ordinary.is_some(),
        Action::Choice(members) => members.iter().any(has_ordinary),
        Action::When(_, yes, no) => has_ordinary(yes) || has_ordinary(no),
        Action::Titled(_, body) => has_ordinary(body),
        Action::Sequence(members) => members.first().is_some_and(has_ordinary),
        _ => false,
    }
}

/// Leaves out of ordinary moves what the rule for all pieces says.
fn shorten(action: &mut Action, shared: &mut Shared) {
    match action {
        Action::Deed(deed) => shorten_deed(deed, shared),
        Action::Choice(members) => members.iter_mut().for_each(|member| shorten(member, shared)),
        Action::When(_, yes, no) => {
            shorten(yes, shared);
            shorten(no, shared);
        }
        Action::Titled(_, body) => shorten(body, shared),
        // What follows a choice is no move of its own.
        Action::Sequence(members) => {
            if let Some(first) = members.first_mut() {
                shorten(first, shared);
            }
        }
        _ => {}
    }
}

fn shorten_deed(deed: &mut Deed, shared: &mut Shared) {
    let Some(ordinary) = deed.ordinary.take() else { return };
    let mut told = deed.rest.told().to_vec();
    if ordinary.slides {
        told.extend(deed.limits.iter().flat_map(|limit| limit.told().to_vec()));
        deed.limits.clear();
        shared.slides = true;
    }
    shared.told.extend(&told);
    deed.rest = ordinary.rest.tell_all(&told);
}
