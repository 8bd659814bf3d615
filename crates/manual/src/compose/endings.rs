//! The ways in which a game can end, each with its last move.

use survey::{EndingSeen, Finish};

use super::book::Bench;
use crate::model::{Ending, Figure, FigureId, Manual, Pictures};

/// Adds all endings that were seen.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual, pictures: &mut Pictures) {
    for seen in &bench.survey.endings {
        let figure = figure(bench, seen, manual, pictures);
        let plain = bench.survey.facts.games;
        manual.endings.push(Ending {
            result: result(bench, seen),
            reason: reason(bench, seen),
            frequency: match seen.plain {
                0 => format!(
                    "Seen in {} of {} games that were steered.",
                    seen.games,
                    bench.survey.playouts - plain
                ),
                times => format!("{} of 100 random games end so.", rounded(times, plain)),
            },
            figure,
        });
    }
}

fn rounded(part: usize, whole: usize) -> String {
    match 100.0 * part as f64 / whole.max(1) as f64 {
        share if share < 1.0 => "Fewer than one".to_owned(),
        share => format!("About {share:.0}"),
    }
}

fn figure(
    bench: &Bench<'_>,
    seen: &EndingSeen,
    manual: &mut Manual,
    pictures: &mut Pictures,
) -> Option<FigureId> {
    let scene = seen.example.replay(bench.program)?;
    let id = FigureId(manual.figures.len());
    let name = format!("ending-{}", id.0 + 1);
    let artist = &bench.artist;
    let before = artist.before(&scene, &name, pictures);
    let after = artist.ending(&scene, &name, pictures);
    let mover = usize::try_from(scene.legal[scene.chosen].mover).unwrap_or(0);
    manual.figures.push(Figure {
        caption: format!(
            "The last move, by {}, and the final position.",
            bench.captions.player(mover)
        ),
        before: Some(before),
        motion: None,
        after: Some(after),
        shows: seen.key.rule.iter().map(|rule| rule.0).collect(),
    });
    Some(id)
}

fn result(bench: &Bench<'_>, seen: &EndingSeen) -> String {
    let only = (seen.winners.count_ones() == 1 && seen.winners != 1)
        .then(|| bench.captions.player(seen.winners.trailing_zeros() as usize));
    match (&seen.key.finish, only) {
        (Finish::Draw, _) => "A draw".to_owned(),
        (Finish::Solved, _) => "Solved".to_owned(),
        (Finish::Failed, _) => "Not solved".to_owned(),
        (Finish::Ranked, _) => "By rank".to_owned(),
        (Finish::MoverWins, Some(player)) => format!("{player} wins by the last move"),
        (Finish::OtherWins, Some(player)) => format!("{player} wins by an opponent's last move"),
        (Finish::MoverWins, None) => "The player who moved last wins".to_owned(),
        (Finish::OtherWins, None) => "The player who moved last does not win".to_owned(),
    }
}

fn reason(bench: &Bench<'_>, seen: &EndingSeen) -> String {
    let whole = seen.key.rule.and_then(|rule| bench.rules.statement(rule));
    let told = seen.key.rule.and_then(|rule| bench.sentences.about(rule));
    match (told, seen.key.rule, seen.key.pass) {
        _ if whole.is_some() => whole.unwrap_or_default(),
        (Some(sentence), ..) => bench.sentences.text(sentence).to_owned(),
        (None, Some(_), _) => "An end rule applies.".to_owned(),
        (None, None, true) => "All players passed.".to_owned(),
        (None, None, false) => "The limit of the length of a game is reached.".to_owned(),
    }
}
