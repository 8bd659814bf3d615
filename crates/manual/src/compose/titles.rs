//! Kinds of moves in words: what they are called and what they do.

use english::caption::Verb;
use english::realise::plural;
use survey::{Deed, Kind, KindSeen, Whose};

use super::words::{article, capital};
use crate::draw::Artist;

/// A short name for a kind of move: "Move and capture".
pub(super) fn title(kind: &Kind, artist: &Artist<'_>, verb: Option<Verb>) -> String {
    let mut names: Vec<String> = Vec::new();
    let along = kind.deeds.contains(&Deed::Displace(Whose::Own));
    match verb {
        // A king that takes a piece along castles, however that is described.
        _ if along && kind.piece.contains("King") => return "Castle".to_owned(),
        Some(Verb::Pass) if kind.deeds.contains(&Deed::Remove(Whose::Enemy)) => {
            return "Capture in passing".to_owned();
        }
        _ => {}
    }
    let sows = verb == Some(Verb::Sow);
    // That a piece keeps a mark says little where it also goes somewhere.
    let moves = kind.deeds.iter().any(|deed| matches!(deed, Deed::Move | Deed::Place));
    for deed in kind.deeds.iter().filter(|deed| !(moves && **deed == Deed::Turn)) {
        let name = match deed {
            Deed::Place | Deed::Move | Deed::Choose | Deed::Displace(_) if sows => "sow",
            Deed::Sow if sows => "capture",
            Deed::Count if sows => continue,
            Deed::Place => "place",
            Deed::Move if verb == Some(Verb::Jump) => "jump",
            Deed::Move => "move",
            Deed::MoveStack => "move a stack",
            Deed::Sow => "sow",
            Deed::Displace(Whose::Enemy) => "move an enemy piece",
            Deed::Displace(_) => "move another piece along",
            Deed::Remove(Whose::Enemy) => "capture",
            Deed::Remove(_) => "remove",
            Deed::Promote(what) => {
                let what = artist.piece_name(usize::from(*what));
                if kind_stays(kind, artist, what) {
                    "turn pieces over"
                } else {
                    names.push(format!("become {}", article(what)));
                    continue;
                }
            }
            Deed::Turn => "change state",
            Deed::Rotate => "turn",
            Deed::Value => "set a value",
            Deed::Count => "count",
            Deed::Choose => "choose",
            Deed::Pass => "pass",
            Deed::ForcedPass => "forced pass",
            Deed::Swap => "swap sides",
            Deed::Score => "score",
            Deed::Again => "move again",
            Deed::Roll => "roll the dice",
            Deed::UseDie => "use a die",
            Deed::Reveal => "hide or reveal",
            Deed::Bet => "bet",
            Deed::Vote => "propose or vote",
            Deed::Note => "send a message",
            Deed::Resign => "leave the game",
            Deed::Solve => "write a value",
            Deed::Trump => "choose trumps",
        };
        names.push(name.to_owned());
    }
    let mut known: Vec<String> = Vec::new();
    names.retain(|name| {
        let new = !known.contains(name);
        known.push(name.clone());
        new
    });
    // What matters most to a reader comes first: where a piece goes, then what happens to others.
    names.sort_by_key(|name| {
        usize::from(!["move", "jump", "sow", "place", "move a stack"].contains(&name.as_str()))
    });
    // A capture that comes of a move is not the same as one by moving there.
    let place = |deed: Deed| kind.deeds.iter().position(|known| *known == deed);
    let after =
        place(Deed::Move) < place(Deed::Remove(Whose::Enemy)) && place(Deed::Move).is_some();
    if let ["move", "capture"] = names.iter().map(String::as_str).collect::<Vec<_>>().as_slice()
        && after
    {
        return "Move, then capture".to_owned();
    }
    match names.as_slice() {
        [] => "Move without a visible effect".to_owned(),
        [one] => capital(one),
        [rest @ .., last] => capital(&format!("{} and {last}", rest.join(", "))),
    }
}

/// Whether pieces become others of the same kind: they change sides.
fn kind_stays(kind: &Kind, artist: &Artist<'_>, became: &str) -> bool {
    artist.kind_name(&kind.piece) == became
}

/// What such a move does, step by step, with how often.
pub(super) fn actions(seen: &KindSeen, artist: &Artist<'_>, verb: Option<Verb>) -> Vec<String> {
    let sows = verb == Some(Verb::Sow);
    let piece = match artist.kind_name(&seen.kind.piece) {
        "" => "piece",
        piece => piece,
    };
    let steps = seen.kind.deeds.iter().zip(&seen.counts);
    let lines = steps.map(|(deed, range)| {
        let line = match deed {
            Deed::Choose if sows => "A hole is chosen".to_owned(),
            Deed::Place | Deed::Move | Deed::Displace(_) if sows => {
                format!("{} is sown", capital(&article(piece)))
            }
            Deed::Sow if sows => format!("{} are captured", capital(&plural(piece))),
            // What is placed after a piece has moved is another one.
            Deed::Place if seen.kind.deeds.contains(&Deed::Move) => "A piece is placed".to_owned(),
            Deed::Place => format!("{} is placed", capital(&article(piece))),
            Deed::Move if verb == Some(Verb::Jump) => format!("The {piece} jumps"),
            Deed::Move => format!("The {piece} moves"),
            Deed::MoveStack => "A stack moves".to_owned(),
            Deed::Sow => "Pieces are sown".to_owned(),
            Deed::Displace(Whose::Enemy) => "An enemy piece is moved".to_owned(),
            Deed::Displace(Whose::Own) => "Another piece of the mover's own is moved".to_owned(),
            Deed::Displace(Whose::Neutral) => "A neutral piece is moved".to_owned(),
            Deed::Remove(Whose::Enemy) => "An enemy piece is captured".to_owned(),
            Deed::Remove(Whose::Own) => "A piece of the mover's own is removed".to_owned(),
            Deed::Remove(Whose::Neutral) => "A neutral piece is removed".to_owned(),
            Deed::Promote(what) => {
                let what = artist.piece_name(usize::from(*what));
                if kind_stays(&seen.kind, artist, what) {
                    format!("{} changes sides", capital(&article(what)))
                } else {
                    format!("The piece becomes {}", article(what))
                }
            }
            Deed::Turn => "The state of a piece changes".to_owned(),
            Deed::Rotate => "A piece is turned".to_owned(),
            Deed::Value => "A value changes".to_owned(),
            Deed::Count => "The number of pieces at a place changes".to_owned(),
            Deed::Choose => "A place is chosen".to_owned(),
            Deed::Pass => "The player passes".to_owned(),
            Deed::ForcedPass => "The player has no move and must pass".to_owned(),
            Deed::Swap => "The players swap sides".to_owned(),
            Deed::Score => "A score changes".to_owned(),
            Deed::Again => "The order of turns changes: somebody moves again".to_owned(),
            Deed::Roll => "A die is rolled".to_owned(),
            Deed::UseDie => "A die is used up".to_owned(),
            Deed::Reveal => "Something is hidden or revealed".to_owned(),
            Deed::Bet => "Money changes hands".to_owned(),
            Deed::Vote => "The player proposes or votes".to_owned(),
            Deed::Note => "A message is sent".to_owned(),
            Deed::Resign => "A player leaves the game".to_owned(),
            Deed::Solve => "A value is written".to_owned(),
            Deed::Trump => "The trump suit is chosen".to_owned(),
        };
        match range {
            (1, 1) => format!("{line}."),
            (few, many) if few == many => format!("{line} ({few} times)."),
            (few, many) => format!("{line} ({few} to {many} times)."),
        }
    });
    lines.collect()
}
