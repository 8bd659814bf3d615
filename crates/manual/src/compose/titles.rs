//! Kinds of moves in words: what they are called.

use engine::action::Act;
use english::caption::Verb;
use survey::{Deed, Kind, Scene, Whose};

use super::actions::{captures, goes_to_hand};
use super::solution::drawn;
use super::words::{article, capital};
use crate::draw::Artist;

/// A short name for a kind of move: "Move and capture". Where the kind says less than its example, the example tells.
pub(super) fn title(
    kind: &Kind,
    artist: &Artist<'_>,
    verb: Option<Verb>,
    example: Option<&Scene<'_>>,
) -> String {
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
    // What passes and takes something up draws it.
    let draws = kind.deeds.contains(&Deed::Pass)
        && kind.deeds.contains(&Deed::Place)
        && example.is_some_and(goes_to_hand);
    // What is only noted, or seen from now on, says little where a piece also goes somewhere; so does what a capture scores.
    let moves = kind
        .deeds
        .iter()
        .any(|deed| matches!(deed, Deed::Move | Deed::MoveStack | Deed::Place | Deed::Sow));
    let takes = kind.deeds.iter().any(|deed| matches!(deed, Deed::Remove(_)));
    let goes_without_saying = |deed: &Deed| match deed {
        Deed::Turn | Deed::Reveal | Deed::Value | Deed::Count | Deed::Note => moves,
        Deed::Choose => moves && !sows,
        Deed::Score => takes,
        _ => false,
    };
    for deed in kind.deeds.iter().filter(|deed| !goes_without_saying(deed)) {
        let name = match deed {
            Deed::Place | Deed::Move | Deed::Choose | Deed::Displace(_) if sows => "sow",
            Deed::Sow if sows => "capture",
            Deed::Count if sows => continue,
            Deed::Place if draws => "draw",
            Deed::Pass | Deed::Reveal if draws => continue,
            // A piece that changes sides is put into the hand of the player who captures it.
            Deed::Place if example.is_some_and(|it| goes_to_hand(it) && captures(it)) => "capture",
            Deed::Place if example.is_some_and(goes_to_hand) => "take into the hand",
            Deed::Place => "place",
            Deed::Move if verb == Some(Verb::Jump) => "jump",
            Deed::Move if example.is_some_and(comes_from_hand) => "place",
            Deed::Move => "move",
            Deed::MoveStack if verb == Some(Verb::Jump) => "jump with a stack",
            Deed::MoveStack => "move a stack",
            Deed::Sow => "sow",
            Deed::Displace(Whose::Enemy) if example.is_some_and(sends_away) => {
                "send an enemy piece away"
            }
            Deed::Displace(Whose::Enemy) if example.is_some_and(takes_along) => {
                "take an enemy piece along"
            }
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
            Deed::Again if example.is_some_and(must_promote) => "promote",
            Deed::Again => "move again",
            Deed::Roll => "roll the dice",
            Deed::UseDie => "use a die",
            Deed::Reveal => "hide or reveal",
            Deed::Bet => "bet",
            Deed::Vote => "propose or vote",
            Deed::Note => "send a message",
            Deed::Resign => "leave the game",
            Deed::Solve if example.is_some_and(draws_lines) => "mark a line or leave it",
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
    // What matters most to a reader comes first: where a piece goes, then what happens to others, and at last what becomes of these.
    names.sort_by_key(|name| match name.as_str() {
        "move" | "jump" | "sow" | "place" | "draw" | "move a stack" | "jump with a stack" => 0,
        "take into the hand" => 2,
        _ => 1,
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

/// Whether a piece goes from a hand to the board.
fn comes_from_hand(example: &Scene<'_>) -> bool {
    let mv = &example.legal[example.chosen];
    let beside = |site: i32| site >= 0 && example.before.program.layout.container(site) > 0;
    beside(mv.from) && mv.to >= 0 && !beside(mv.to)
}

/// Whether what lay where the moving piece goes is moved elsewhere.
fn sends_away(example: &Scene<'_>) -> bool {
    let to = example.legal[example.chosen].to;
    let leaves = |act: Act| matches!(act, Act::Move(shift) if shift.from == to && shift.to != to);
    example.applied.iter().any(|action| !action.decision && leaves(action.act))
}

/// Whether lines are marked rather than numbers written.
fn draws_lines(example: &Scene<'_>) -> bool {
    drawn(example.before.program, 1).is_some()
}

/// Whether another piece comes along to where the moving piece goes.
fn takes_along(example: &Scene<'_>) -> bool {
    let to = example.legal[example.chosen].to;
    let comes = |act: Act| matches!(act, Act::Move(shift) if shift.to == to);
    example.applied.iter().any(|action| !action.decision && comes(action.act))
}

/// Whether all that may be done next is to replace the piece that has just moved by another.
pub(super) fn must_promote(example: &Scene<'_>) -> bool {
    let mut after = example.after.clone();
    let at = example.legal[example.chosen].to;
    let legal = after.legal_moves().to_vec();
    let promotes = |mv| {
        let decision = after.arena.decision(mv).map(|action| action.act);
        matches!(decision, Some(Act::Promote { to, .. }) if to == at)
    };
    !legal.is_empty() && legal.iter().all(promotes)
}

/// Whether pieces become others of the same kind: they change sides.
pub(super) fn kind_stays(kind: &Kind, artist: &Artist<'_>, became: &str) -> bool {
    artist.kind_name(&kind.piece) == became
}
