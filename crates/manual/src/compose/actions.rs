//! What kinds of moves do, step by step.

use engine::action::Act;
use english::caption::Verb;
use english::realise::{number_word, plural};
use survey::{Deed, KindSeen, Scene, Whose, piece_at};

use super::caption::driven_out;
use super::titles::kind_stays;
use super::words::{article, capital};
use crate::draw::Artist;

/// What such a move does, step by step, with how many pieces: first what the player does, then what follows. Where the kind says
/// less than its example, the example tells.
pub(super) fn actions(
    seen: &KindSeen,
    artist: &Artist<'_>,
    verb: Option<Verb>,
    example: &Scene<'_>,
) -> Vec<String> {
    let sows = verb == Some(Verb::Sow);
    let alone = example.before.program.players < 2;
    let piece = match artist.kind_name(&seen.kind.piece) {
        "" => "piece",
        piece => piece,
    };
    let takes = seen.kind.deeds.iter().any(|deed| matches!(deed, Deed::Remove(_) | Deed::Sow));
    let mut steps: Vec<_> = seen.kind.deeds.iter().zip(&seen.counts).collect();
    // What captures score goes without saying.
    steps.retain(|(deed, _)| !(takes && **deed == Deed::Score));
    steps.sort_by_key(|(deed, _)| (!is_chosen(**deed), **deed != Deed::Place));
    let lines = steps.into_iter().map(|(deed, range)| {
        let line = match deed {
            Deed::Choose if sows => "A hole is chosen".to_owned(),
            Deed::Place | Deed::Move | Deed::Displace(_) if sows => {
                format!("{} is sown", capital(&article(piece)))
            }
            Deed::Sow if sows => format!("{} are captured", capital(&plural(piece))),
            Deed::Place if goes_to_hand(example) => {
                let piece = capital(&article(placed(example, artist)));
                let captured = if captures(example) { "An enemy piece is captured. " } else { "" };
                format!("{captured}{piece} goes to the hand")
            }
            Deed::Place => format!("{} is placed", capital(&article(placed(example, artist)))),
            Deed::Move if verb == Some(Verb::Jump) => format!("The {piece} jumps"),
            Deed::Move => format!("The {piece} moves"),
            Deed::MoveStack => "A stack moves".to_owned(),
            Deed::Sow => "Pieces are sown".to_owned(),
            Deed::Displace(_) if alone => "Another piece is moved".to_owned(),
            Deed::Remove(_) if alone => "A piece is removed".to_owned(),
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
            Deed::Turn => match turned_over(example, artist) {
                Some(piece) => format!("{} is turned over", capital(&article(piece))),
                None => "The state of a piece changes".to_owned(),
            },
            Deed::Rotate => "A piece is turned".to_owned(),
            Deed::Value => "A value changes".to_owned(),
            Deed::Count => "The number of pieces at a place changes".to_owned(),
            Deed::Choose => "A place is chosen".to_owned(),
            Deed::Pass => "The player passes".to_owned(),
            Deed::ForcedPass => "The player has no move and must pass".to_owned(),
            Deed::Swap => "The players swap sides".to_owned(),
            Deed::Score => "A score changes".to_owned(),
            Deed::Again => turns(example).to_owned(),
            Deed::Roll => "A die is rolled".to_owned(),
            Deed::UseDie => "A die is used up".to_owned(),
            Deed::Reveal => return format!("{}.", shown(example)),
            Deed::Bet => "Money changes hands".to_owned(),
            Deed::Vote => "The player proposes or votes".to_owned(),
            Deed::Note => "A message is sent".to_owned(),
            Deed::Resign => "A player leaves the game".to_owned(),
            Deed::Solve => "A value is written".to_owned(),
            Deed::Trump => "The trump suit is chosen".to_owned(),
        };
        match range {
            // What is set on one place again and again is set once.
            _ if *deed == Deed::Place && is_one_place(example) => format!("{line}."),
            (1, 1) => format!("{line}."),
            (few, many) => {
                let number =
                    if few == many { number_word(*few as i64) } else { format!("{few} to {many}") };
                several(&line, &number)
            }
        }
    });
    lines.collect()
}

/// What happens to one piece ("An enemy piece is captured"), said of several ("1 to 4 enemy pieces are captured"), or of the same one
/// as often.
fn several(line: &str, number: &str) -> String {
    let counted = ["A ", "An ", "Another "].into_iter().find_map(|article| {
        let (thing, what) = line.strip_prefix(article)?.split_once(" is ")?;
        let other = if article == "Another " { " other" } else { "" };
        let things = match thing.strip_suffix(" of the mover's own") {
            Some(thing) => format!("{} of the mover's own", plural(thing)),
            None => plural(thing),
        };
        Some(capital(&format!("{number}{other} {things} are {what}.")))
    });
    counted.unwrap_or_else(|| format!("{line}, {number} times over."))
}

/// Whether a deed is what the player decides on, rather than what follows from it.
fn is_chosen(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::Choose
            | Deed::Move
            | Deed::MoveStack
            | Deed::Sow
            | Deed::Solve
            | Deed::Pass
            | Deed::ForcedPass
            | Deed::Swap
            | Deed::Bet
            | Deed::Vote
    )
}

/// Whether all that is placed in an example is placed on one and the same place.
fn is_one_place(example: &Scene<'_>) -> bool {
    let mut places = example.applied.iter().filter_map(|action| match action.act {
        Act::Add { to, kind, .. } => Some((to, kind)),
        _ => None,
    });
    let first = places.next();
    first.is_some() && places.all(|place| Some(place) == first)
}

/// What a piece with two faces is called that shows the other one after an example.
fn turned_over<'a>(example: &Scene<'_>, artist: &'a Artist<'_>) -> Option<&'a str> {
    let program = example.before.program;
    example.applied.iter().find_map(|action| {
        let Act::SetState { to, kind, .. } = action.act else { return None };
        let kind = kind.unwrap_or(program.topology.default);
        let what = piece_at(program, &example.before.state, to, kind);
        program.components.get(what)?.flips.as_ref()?;
        Some(artist.piece_name(what))
    })
}

/// Whether all that is placed in an example is placed in hands.
pub(super) fn goes_to_hand(example: &Scene<'_>) -> bool {
    let layout = &example.before.program.layout;
    let mut places = example.applied.iter().filter_map(|action| match action.act {
        Act::Add { to, .. } | Act::Insert { to, .. } => Some(to),
        _ => None,
    });
    places.next().is_some_and(|first| {
        std::iter::once(first).chain(places).all(|to| layout.container(to) > 0)
    })
}

/// Whether an example drives an enemy piece out without taking it away by an action of its own.
pub(super) fn captures(example: &Scene<'_>) -> bool {
    let program = example.before.program;
    let mover = example.legal[example.chosen].mover;
    let decided = example.applied.iter().find(|action| action.decision);
    let what = decided.map_or(0, |action| driven_out(example, action));
    let owner = program.components.get(what).map_or(0, |it| it.owner);
    owner > 0 && owner <= program.players as i32 && owner != mover
}

/// What is placed in an example, or a word for all of it.
fn placed<'a>(example: &Scene<'_>, artist: &'a Artist<'_>) -> &'a str {
    let mut names = example.applied.iter().filter_map(|action| match action.act {
        Act::Add { what, .. } | Act::Insert { what, .. } => {
            Some(artist.piece_name(usize::try_from(what).unwrap_or(0)))
        }
        _ => None,
    });
    let first = names.next().unwrap_or("piece");
    if names.all(|name| name == first) { first } else { "piece" }
}

/// Who moves next in an example, where a rule says so.
fn turns(example: &Scene<'_>) -> &'static str {
    let mover = example.legal[example.chosen].mover;
    let again = |act: Act| matches!(act, Act::SetNextPlayer { player } if player == mover);
    if example.applied.iter().any(|action| again(action.act)) {
        "The same player moves again"
    } else {
        "Another player than usual moves next"
    }
}

/// Whether an example hides pieces or shows them.
fn shown(example: &Scene<'_>) -> &'static str {
    let hides = |wanted: bool| {
        let mut acts = example.applied.iter().map(|action| action.act);
        acts.any(|act| matches!(act, Act::SetHidden { value, .. } if value == wanted))
    };
    match (hides(true), hides(false)) {
        (true, false) => "What lies there is hidden",
        (false, true) => "What lies there is shown",
        _ => "It changes which pieces a player may see",
    }
}

#[cfg(test)]
mod tests {
    use super::several;

    #[test]
    fn what_happens_to_one_is_said_of_several() {
        assert_eq!(several("A seed is sown", "2 to 13"), "2 to 13 seeds are sown.");
        assert_eq!(
            several("A piece of the mover's own is removed", "two"),
            "Two pieces of the mover's own are removed."
        );
        assert_eq!(several("Another piece is moved", "1 to 3"), "1 to 3 other pieces are moved.");
        assert_eq!(several("The disc moves", "1 to 2"), "The disc moves, 1 to 2 times over.");
    }
}
