//! The ways in which a game can end, each with its last move.

use rayon::prelude::*;
use survey::{EndingSeen, Finish};
use syntax::{NodeId, NodeKind, Tree};

use super::book::Bench;
use super::caption::caption;
use super::cause;
use super::words::{capital, does, list, side};
use crate::draw::Drawn;
use crate::model::{Ending, Figure, FigureId, Manual, Pictures, Scope};

/// Ways to end that a reader takes for one.
struct Way<'a> {
    /// The most frequent of them, which is shown.
    seen: &'a EndingSeen,
    /// In how many plain random playouts they were seen.
    plain: usize,
}

/// Adds all endings that were seen.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual, pictures: &mut Pictures) {
    let ways = ways(bench);
    let shown: Vec<Option<Last>> = ways
        .par_iter()
        .enumerate()
        .map(|(index, way)| Last::new(bench, way.seen, index + 1))
        .collect();
    for (way, last) in ways.iter().zip(shown) {
        let winners = last.as_ref().map(|last| last.winners.clone()).unwrap_or_default();
        let figure = last.map(|last| last.keep(way.seen, manual, pictures));
        let reason = reason(bench, way.seen);
        manual.endings.push(Ending {
            result: title(bench, way.seen, &winners, &reason),
            reason,
            frequency: frequency(bench, way),
            figure,
        });
    }
    manual.unfinished = unfinished(bench, &ways);
}

/// The endings, those together that differ only in who made the last move before points were compared, or in its being a pass.
fn ways<'a>(bench: &Bench<'a>) -> Vec<Way<'a>> {
    let mut ways: Vec<Way<'a>> = Vec::new();
    for seen in &bench.survey.endings {
        let scored = cause::is_scored(bench.program, &seen.key);
        let wins = |finish: &Finish| matches!(finish, Finish::MoverWins | Finish::OtherWins);
        let same = |way: &&mut Way<'a>| {
            let (key, other) = (&seen.key, &way.seen.key);
            key.rule.is_some()
                && (key.rule, key.alternative) == (other.rule, other.alternative)
                && (key.finish == other.finish
                    || scored && wins(&key.finish) && wins(&other.finish))
        };
        match ways.iter_mut().find(same) {
            Some(way) => way.plain += seen.plain,
            None => ways.push(Way { seen, plain: seen.plain }),
        }
    }
    // As the rules tell them; what no rule says comes last.
    ways.sort_by_key(|way| {
        let key = &way.seen.key;
        let told = key.rule.map(|rule| telling(bench, rule, key.alternative));
        (key.rule.is_none(), told, key.rule.map(|rule| rule.0), key.alternative)
    });
    ways
}

/// The sentence that tells an ending: an inner rule may well be told before the one that it is written in.
fn telling(bench: &Bench<'_>, rule: NodeId, held: Option<usize>) -> Option<usize> {
    let held = held.and_then(|number| alternative(bench.tree, rule, number));
    let result = held.or_else(|| outcome(bench.tree, rule));
    result.and_then(|node| bench.quotes.exactly(node)).or_else(|| bench.quotes.about(rule))
}

/// The last move of an example.
struct Last {
    caption: String,
    /// The players who win by it.
    winners: Vec<usize>,
    /// Nothing where the last move changes nothing that can be seen.
    before: Option<Drawn>,
    after: Drawn,
}

impl Last {
    fn new(bench: &Bench<'_>, seen: &EndingSeen, number: usize) -> Option<Self> {
        let scene = seen.example.replay(bench.program)?;
        let name = format!("ending-{number}");
        let artist = &bench.artist;
        Some(Self {
            caption: format!(
                "{}{}: {}",
                if seen.key.finish.goes_on() { "Decisive move" } else { "Last move" },
                if seen.example.is_constructed() { ", in a constructed position" } else { "" },
                caption(&scene, artist, (bench.verb)(scene.legal[scene.chosen].origin))
            ),
            winners: survey::winners(&scene.after),
            before: artist.changes(&scene).then(|| artist.before(&scene, &name)),
            after: artist.ending(&scene, &name),
        })
    }

    fn keep(self, seen: &EndingSeen, manual: &mut Manual, pictures: &mut Pictures) -> FigureId {
        manual.figures.push(Figure {
            caption: self.caption,
            before: self.before.map(|before| before.keep(pictures)),
            motion: None,
            after: Some(self.after.keep(pictures)),
            shows: seen.key.rule.iter().map(|rule| rule.0).collect(),
            key: vec![],
            scope: Scope::Own,
        });
        FigureId(manual.figures.len() - 1)
    }
}

/// How often play goes so.
fn frequency(bench: &Bench<'_>, Way { seen, plain: times }: &Way<'_>) -> String {
    let plain = bench.survey.plain;
    let went = if seen.key.finish.goes_on() { "showed this" } else { "ended this way" };
    match *times {
        _ if seen.late => "Whenever this applied in a game, another rule about the end applied at the same moment and came first."
            .to_owned(),
        _ if seen.example.is_constructed() => format!(
            "None of {} games {went}. To show it, a position was constructed in which one legal move does.",
            bench.survey.playouts
        ),
        0 => format!("None of {plain} random games {went}: found by looking for it."),
        times => format!("{} random games {went}.", rounded(times, plain)),
    }
}

/// What became of the random games that did not end: without them, the shares do not add up.
fn unfinished(bench: &Bench<'_>, ways: &[Way<'_>]) -> String {
    let plain = bench.survey.plain;
    let over = ways.iter().filter(|way| !way.seen.key.finish.goes_on());
    let left = plain.saturating_sub(over.map(|way| way.plain).sum());
    if left == 0 || bench.program.puzzle.is_some() {
        return String::new();
    }
    format!("{} random games were broken off before they came to an end.", rounded(left, plain))
}

fn rounded(part: usize, whole: usize) -> String {
    match 100.0 * part as f64 / whole.max(1) as f64 {
        share if share < 1.0 => "Fewer than one of 100".to_owned(),
        _ if part == whole => "All".to_owned(),
        share if share > 99.0 => "Nearly all".to_owned(),
        share => format!("About {share:.0} of 100"),
    }
}

/// What brings the end, and who wins in the example.
fn title(bench: &Bench<'_>, seen: &EndingSeen, winners: &[usize], reason: &str) -> String {
    let result = result(bench, seen, winners);
    let named = matches!(seen.key.finish, Finish::MoverWins | Finish::OtherWins | Finish::Draw);
    let cause = cause::cause(bench.program, &seen.key, &bench.artist);
    match cause.or_else(|| event(reason)).filter(|_| named) {
        Some(cause) => format!("{cause}: {result}"),
        None => capital(&result),
    }
}

/// The event that a reason names: "Jarl caught", "Surrounded".
fn event(reason: &str) -> Option<String> {
    if let Some((_, named)) = reason.split_once(" counts as ‘") {
        return Some(capital(named.split_once('’')?.0));
    }
    let (before, _) = reason.split_once(" has been caught")?;
    let piece = before.rsplit_once("'s ").or_else(|| before.rsplit_once("the "))?.1;
    (!piece.is_empty() && piece.split(' ').count() < 4).then(|| capital(&format!("{piece} caught")))
}

fn result(bench: &Bench<'_>, seen: &EndingSeen, winners: &[usize]) -> String {
    let names: Vec<String> =
        winners.iter().map(|player| bench.artist.player_name(*player)).collect();
    match (&seen.key.finish, names.as_slice()) {
        (Finish::Draw, _) => "a draw".to_owned(),
        (Finish::Standstill, _) => "standstill".to_owned(),
        (Finish::Solved, _) => "solved".to_owned(),
        (Finish::Failed, _) => "not solved".to_owned(),
        (Finish::Out, _) => "a player is out, and the others play on".to_owned(),
        (Finish::Placed, _) => "a player has won, and the others play on".to_owned(),
        (_, []) => "one player wins".to_owned(),
        (_, [one]) => does(one, "wins"),
        (_, all) => {
            let sides = list(&all.iter().map(|one| side(one)).collect::<Vec<_>>());
            if cause::is_draw(bench.program, &seen.key) {
                format!("a draw between {sides}")
            } else {
                format!("{sides} win")
            }
        }
    }
}

/// Why the game ends so, in a full sentence.
fn reason(bench: &Bench<'_>, seen: &EndingSeen) -> String {
    if seen.key.finish == Finish::Standstill {
        return "No move is possible any more, and nothing changes from then on.".to_owned();
    }
    let Some(rule) = seen.key.rule else {
        return if seen.key.pass {
            bench.quotes.silent_ending().unwrap_or_else(|| {
                "All players passed one after another, and the game ends.".to_owned()
            })
        } else {
            broken_off(bench)
        };
    };
    // Of several reasons, the one that held is told alone if its words permit that.
    let held = seen.key.alternative.and_then(|number| alternative(bench.tree, rule, number));
    let alone = held.and_then(|node| bench.quotes.alone(node));
    let outcome = outcome(bench.tree, rule);
    // Who wins by the scores, and what happens if they are equal, is said by several sentences.
    if let Some(all) = outcome.filter(|node| keyword(bench.tree, *node) == Some("byScore")) {
        let mut told = bench.quotes.all_of(all);
        if let (Some(alone), Some(first)) = (&alone, told.first_mut()) {
            first.clone_from(alone);
        } else if let Some(cause) = bench.quotes.cause_of(rule)
            && !told.contains(&cause)
        {
            told.insert(0, cause);
        }
        if !told.is_empty() {
            return told.join(" ");
        }
    }
    if let Some(alone) = alone {
        return alone;
    }
    if let Some(own) = held.and_then(|held| told_apart(bench, rule, held)) {
        return own;
    }
    // The result is said by one sentence, the test may be said by several.
    let outcome = outcome.and_then(|node| bench.quotes.exactly(node));
    let told = outcome.or_else(|| bench.quotes.about(rule));
    told.map_or_else(
        || "The rules about the end of the game say so.".to_owned(),
        |sentence| bench.quotes.whole(sentence),
    )
}

/// The sentence about one of several alternatives that the rules tell each in a sentence of its own.
fn told_apart(bench: &Bench<'_>, rule: NodeId, held: NodeId) -> Option<String> {
    let others: Vec<NodeId> = (0..)
        .map_while(|number| alternative(bench.tree, rule, number))
        .filter(|other| *other != held)
        .collect();
    let sentence = bench.quotes.only_about(held, &others)?;
    let told = bench.quotes.whole(sentence);
    // What only defines a word does not say how the game ends.
    told.split([' ', ',', '.']).any(|word| ENDS.contains(&word)).then_some(told)
}

/// Words by which a sentence says that a game ends, and how.
const ENDS: [&str; 7] = ["win", "wins", "lose", "loses", "draw", "ends", "solved"];

/// That no rule has ended the game, and what comes of it.
fn broken_off(bench: &Bench<'_>) -> String {
    let program = bench.program;
    let turns = match program.players {
        1 => format!("{} turns", program.max_turns),
        _ => format!("{} turns of each player", program.max_turns),
    };
    let comes = if program.players > 1 { "it counts as a draw" } else { "it is broken off" };
    format!(
        "No rule has ended the game. After {turns}, or {} moves in all, {comes}.",
        program.max_moves
    )
}

/// One of the alternatives of the test of an end rule.
pub(super) fn alternative(tree: &Tree, rule: NodeId, number: usize) -> Option<NodeId> {
    let is_or = |node: &NodeId| keyword(tree, *node) == Some("or");
    let or = tree.children(rule).iter().copied().find(is_or)?;
    match tree.children(or) {
        [list] => tree.children(*list).get(number).copied(),
        parts => parts.get(number).copied(),
    }
}

/// The clause of an end rule that gives the result.
fn outcome(tree: &Tree, rule: NodeId) -> Option<NodeId> {
    let gives =
        |child: &NodeId| matches!(keyword(tree, *child), Some("result" | "byScore" | "payoffs"));
    tree.children(rule).iter().copied().find(gives)
}

fn keyword(tree: &Tree, node: NodeId) -> Option<&str> {
    match &tree.node(node).kind {
        NodeKind::Clause { keyword, .. } => Some(keyword),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::event;

    #[test]
    fn events_are_named_as_the_reason_names_them() {
        let caught = "Black wins if White's jarl has been caught.";
        assert_eq!(event(caught).as_deref(), Some("Jarl caught"));
        let named = "Black wins if White counts as ‘surrounded’.";
        assert_eq!(event(named).as_deref(), Some("Surrounded"));
        assert_eq!(event("You win if your opponent has no legal move."), None);
    }
}
