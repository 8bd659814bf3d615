//! What the survey found that the designer of a game wants to know.

use survey::{Never, Unreachable};
use syntax::NodeId;

use super::book::Bench;
use super::words::{list, side};
use super::{endings, titles};
use crate::model::{Manual, Note, NoteKind};

/// Adds the findings.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual) {
    let survey = bench.survey;
    if let Some(fault) = &survey.fault {
        manual.notes.push(Note {
            kind: NoteKind::Missing,
            text: format!("Play stopped because {fault}."),
            place: None,
        });
    }
    for wrong in &survey.contradicted {
        let (Unreachable::Rule(rule) | Unreachable::Ending(rule, _)) = *wrong;
        manual.notes.push(Note {
            kind: NoteKind::Missing,
            text: format!("Play shows what was proved never to happen{}", quoted(bench, rule)),
            place: (bench.place)(rule),
        });
    }
    if survey.cut_short {
        manual.notes.push(Note {
            kind: NoteKind::CutShort,
            text: "The survey of this game was cut short by its budget while it still found something new: some kinds of moves \
                   or endings may be missing."
                .to_owned(),
            place: None,
        });
    }
    if survey.endless > 0 {
        manual.notes.push(Note {
            kind: NoteKind::Endless,
            text: if survey.endless == survey.judged {
                format!(
                    "None of {} random games had come to an end after {} moves.",
                    survey.judged, survey.longest
                )
            } else {
                format!(
                    "{} of {} random games had not come to an end after {} moves.",
                    survey.endless, survey.judged, survey.longest
                )
            },
            place: None,
        });
    }
    // Random play hardly ever solves a puzzle: its solution is told elsewhere.
    let endings = survey.endings_unseen.iter().filter(|_| bench.program.puzzle.is_none());
    for &(rule, alternative) in endings {
        let node = alternative.and_then(|number| endings::alternative(bench.tree, rule, number));
        manual.notes.push(unreached(
            bench,
            node.unwrap_or(rule),
            "game ended",
            NoteKind::EndingUnseen,
        ));
    }
    for (part, never) in &survey.impossible {
        manual.notes.push(impossible(bench, *part, never));
    }
    for &rule in &survey.rules_unseen {
        manual.notes.push(unreached(bench, rule, "move was possible", NoteKind::MoveUnseen));
    }
    let endings = survey.endings.iter().filter(|seen| seen.example.is_constructed());
    for (rule, part) in endings.filter_map(|seen| Some((seen.key.rule?, seen.key.alternative))) {
        let node = part.and_then(|number| endings::alternative(bench.tree, rule, number));
        let rule = node.unwrap_or(rule);
        manual.notes.push(unreached(bench, rule, "game ended", NoteKind::Constructed));
    }
    let moves = survey.kinds.iter().filter(|seen| seen.example.is_constructed());
    let mut rules: Vec<NodeId> = moves.map(|seen| seen.kind.origin).collect();
    rules.sort_unstable();
    rules.dedup();
    for rule in rules {
        manual.notes.push(unreached(bench, rule, "move was possible", NoteKind::Constructed));
    }
    for &phase in &survey.phases_unseen {
        let name = bench.program.phases.get(phase).map_or("", |phase| &phase.name);
        manual.notes.push(Note {
            kind: NoteKind::PhaseUnseen,
            text: format!("The phase “{name}” was never played."),
            place: None,
        });
    }
    rare(bench, manual);
    // Rules that are told by one sentence are missed by one note.
    let mut known = std::collections::HashSet::new();
    manual.notes.retain(|note| known.insert((note.kind, note.text.clone())));
}

/// A note about a rule that can never come to bear.
fn impossible(bench: &Bench<'_>, part: Unreachable, never: &Never) -> Note {
    let (rule, what) = match part {
        Unreachable::Rule(rule) => (rule, "no move can ever be made"),
        Unreachable::Ending(rule, number) => {
            let part = number.and_then(|number| endings::alternative(bench.tree, rule, number));
            (part.unwrap_or(rule), "no game can ever end")
        }
    };
    Note {
        kind: NoteKind::Impossible,
        text: format!(
            "As the rules stand, {what} by this rule, because {}{}",
            because(bench, never),
            quoted(bench, rule)
        ),
        place: (bench.place)(rule),
    }
}

/// Why something can never happen.
fn because(bench: &Bench<'_>, never: &Never) -> String {
    match never {
        Never::Contradiction => "its conditions exclude each other".to_owned(),
        Never::Forestalled(by) => {
            let told = bench.quotes.about(*by).map(|told| bench.quotes.whole(told));
            let told = told.map_or_else(String::new, |told| format!(" (“{told}”)"));
            format!("whenever it would apply, an earlier rule has ended the game already{told}")
        }
        Never::AlwaysForestalled => {
            "whenever it would apply, one of the rules before it has ended the game already"
                .to_owned()
        }
        Never::OtherCase => {
            "whenever it would apply, another case of the same rule has ended the game already"
                .to_owned()
        }
        Never::HasNoMove(by) => {
            let told = bench.quotes.about(*by).map(|told| bench.quotes.whole(told));
            let told = told.map_or_else(String::new, |told| format!(" (“{told}”)"));
            format!(
                "who has lost all pieces has no move, and the rule about that has ended the game already{told}"
            )
        }
        Never::NothingTaken(players) => {
            let names: Vec<String> =
                players.iter().map(|player| side(&bench.artist.player_name(*player))).collect();
            format!("no rule ever takes pieces of {}", list(&names))
        }
        Never::NoSuchPiece => {
            "there is no such piece at the start, and no rule brings one into play".to_owned()
        }
        Never::NotCalled => "no rule of play lets these pieces move as they are said to".to_owned(),
        Never::NotEntered => "no rule leads to the part of the game that it belongs to".to_owned(),
        Never::NoSecondMove => {
            "it needs a player who moves twice in a row, and no rule permits that".to_owned()
        }
        Never::NeverProposed => "no possible move leads to the proposal that it needs".to_owned(),
        Never::NoRoom => {
            "even a piece that stands alone on the board has no room for it, wherever that is".to_owned()
        }
        Never::ComesSecond => {
            "an alternative that goes before it always permits a move".to_owned()
        }
        Never::Nowhere => "the area that it speaks of has no places".to_owned(),
        Never::NeverHolds => "what it asks for is never so".to_owned(),
        Never::NeverSignalled => "no possible move gives the sign that it needs".to_owned(),
        Never::NothingNamed => {
            "it speaks of a place or a piece that nothing names where the rule stands".to_owned()
        }
        Never::NextMayMove => {
            "no move is permitted after which the next player has no move".to_owned()
        }
        Never::OneCourse => {
            "nobody ever has more than one move to choose from and nothing is left to chance, so that all games go the same way, and this \
             does not come up in them"
                .to_owned()
        }
        Never::InNoPosition { positions } => {
            format!("it comes up in none of the {positions} positions that there can be in this game")
        }
        Never::AlwaysMoves => {
            "a player whom a throw permits nothing passes, which counts as a move, so that nobody is ever without one".to_owned()
        }
        Never::MayPass => {
            "a player who has no other move may pass, which counts as a move, so that nobody is ever without one".to_owned()
        }
        Never::SeedsGoOn { places, moves } => format!(
            "seeds only go on round a loop of {places} places, so that each of these would have to be emptied before a position can \
             come back, and this rule asks for positions that come back within {moves} moves"
        ),
    }
}

/// The words of a rule, to be set after a clause.
fn quoted(bench: &Bench<'_>, rule: NodeId) -> String {
    let told = bench.quotes.stating(rule);
    told.map_or_else(|| ".".to_owned(), |told| format!(": “{}”", bench.quotes.whole(told)))
}

/// A note about a rule that was not seen at work.
fn unreached(bench: &Bench<'_>, rule: NodeId, what: &str, kind: NoteKind) -> Note {
    let shown = match kind {
        NoteKind::Constructed => ", which is shown in a position that was constructed for it",
        _ if bench.survey.constructed => {
            ", and no position could be constructed in which one legal move would show it"
        }
        _ => "",
    };
    Note {
        kind,
        text: format!(
            "In {} games, no {what} by this rule{shown}{}",
            bench.survey.playouts,
            quoted(bench, rule)
        ),
        place: (bench.place)(rule),
    }
}

/// Adds the kinds of moves that are possible in fewer than one of a thousand games, as far as the games played can tell.
fn rare(bench: &Bench<'_>, manual: &mut Manual) {
    let games = bench.survey.plain;
    for seen in &bench.survey.kinds {
        let told = bench.program.puzzle.is_some() || seen.example.is_constructed();
        if games == 0 || told || seen.possible * 1000 >= games {
            continue;
        }
        let example = seen.example.replay(bench.program);
        let verb = (bench.verb)(seen.kind.origin);
        let title = titles::title(&seen.kind, &bench.artist, verb, example.as_ref());
        let piece = bench.artist.kind_name(&seen.kind.piece);
        let piece = if piece.is_empty() { String::new() } else { format!(" ({piece})") };
        manual.notes.push(Note {
            kind: NoteKind::Rare,
            text: format!(
                "The move “{title}”{piece} was possible in {} of {games} random games.",
                if seen.possible == 0 { "none".to_owned() } else { seen.possible.to_string() }
            ),
            place: (bench.place)(seen.kind.origin),
        });
    }
}
