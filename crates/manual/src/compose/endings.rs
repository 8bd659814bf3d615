//! The ways in which a game can end, each with its last move.

use language::words::ModeType;
use rayon::prelude::*;
use survey::{EndingSeen, Finish};
use syntax::{NodeId, NodeKind, Tree};

use super::book::Bench;
use super::caption::caption;
use super::words::capital;
use crate::draw::Drawn;
use crate::model::{Ending, Figure, FigureId, Manual, Pictures};

/// Adds all endings that were seen.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual, pictures: &mut Pictures) {
    let endings = bench.survey.endings.par_iter().enumerate();
    let shown: Vec<Option<Last>> =
        endings.map(|(index, seen)| Last::new(bench, seen, index + 1)).collect();
    for (seen, last) in bench.survey.endings.iter().zip(shown) {
        let figure = last.map(|last| last.keep(seen, manual, pictures));
        manual.endings.push(Ending {
            result: capital(&result(bench, seen)),
            reason: reason(bench, seen),
            frequency: frequency(bench, seen),
            figure,
        });
    }
}

/// The last move of an example.
struct Last {
    caption: String,
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
        });
        FigureId(manual.figures.len() - 1)
    }
}

/// How often play goes so.
fn frequency(bench: &Bench<'_>, seen: &EndingSeen) -> String {
    let plain = bench.survey.plain;
    let went = if seen.key.finish.goes_on() { "showed this" } else { "ended this way" };
    match seen.plain {
        _ if seen.example.is_constructed() => format!(
            "None of {} games {went}. To show it, a position was constructed in which one legal move does.",
            bench.survey.playouts
        ),
        0 => format!("None of {plain} random games {went}: found by looking for it."),
        times => format!("{} random games {went}.", rounded(times, plain)),
    }
}

fn rounded(part: usize, whole: usize) -> String {
    match 100.0 * part as f64 / whole.max(1) as f64 {
        share if share < 1.0 => "Fewer than one of 100".to_owned(),
        _ if part == whole => "All".to_owned(),
        share if share > 99.0 => "Nearly all".to_owned(),
        share => format!("About {share:.0} of 100"),
    }
}

fn result(bench: &Bench<'_>, seen: &EndingSeen) -> String {
    // Where few games ended so, that one player won them all says nothing.
    let only = (seen.winners.count_ones() == 1 && seen.winners != 1 && seen.games > 4)
        .then(|| bench.artist.player_name(seen.winners.trailing_zeros() as usize));
    let together = bench.program.mode == ModeType::Simultaneous;
    match (&seen.key.finish, only) {
        (Finish::MoverWins | Finish::OtherWins, Some(player)) if together => {
            format!("{player} wins")
        }
        (Finish::MoverWins | Finish::OtherWins, None) if together => "One player wins".to_owned(),
        (Finish::Draw, _) => "A draw".to_owned(),
        (Finish::Standstill, _) => "Standstill".to_owned(),
        (Finish::Solved, _) => "Solved".to_owned(),
        (Finish::Failed, _) => "Not solved".to_owned(),
        (Finish::Out, _) => "A player is out, and the others play on".to_owned(),
        (Finish::Placed, _) => "A player has won, and the others play on".to_owned(),
        (Finish::MoverWins, Some(player)) => format!("{player} wins by the last move"),
        (Finish::OtherWins, Some(player)) => format!("{player} wins after an opponent's move"),
        (Finish::MoverWins, None) => "The player who moved last wins".to_owned(),
        (Finish::OtherWins, None) if bench.program.players == 2 => {
            "The player who moved last loses".to_owned()
        }
        (Finish::OtherWins, None) => "The winner is not the player who moved last".to_owned(),
    }
}

/// Why the game ends so, in a full sentence.
fn reason(bench: &Bench<'_>, seen: &EndingSeen) -> String {
    if seen.key.finish == Finish::Standstill {
        return "No move is possible any more, and nothing changes from then on.".to_owned();
    }
    let Some(rule) = seen.key.rule else {
        return if seen.key.pass {
            bench.sentences.silent_ending(bench.tree).unwrap_or_else(|| {
                "All players passed one after another, and the game ends.".to_owned()
            })
        } else {
            "The game has lasted as long as it may.".to_owned()
        };
    };
    // Of several reasons, the one that held is told alone if its words permit that.
    let held = seen.key.alternative.and_then(|number| alternative(bench.tree, rule, number));
    if let Some(alone) = held.and_then(|node| bench.sentences.alone(node)) {
        return alone;
    }
    let outcome = outcome(bench.tree, rule);
    // Who wins by the scores, and what happens if they are equal, is said by several sentences.
    if let Some(all) = outcome.filter(|node| keyword(bench.tree, *node) == Some("byScore"))
        && let Some(told) = bench.sentences.all_of(all)
    {
        return told;
    }
    // The result is said by one sentence, the test may be said by several.
    let outcome = outcome.and_then(|node| bench.sentences.exactly(node));
    let told = outcome.or_else(|| bench.sentences.about(rule));
    told.map_or_else(
        || "The rules about the end of the game say so.".to_owned(),
        |sentence| bench.sentences.whole(sentence),
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
