//! How a match ends: whole matches are played, and the last move of the last game is shown.

use std::time::Instant;

use engine::{Chance, MatchProgram, Series};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use survey::{Scene, Settings};

use super::caption::caption;
use super::sentences::Sentences;
use super::words::list;
use crate::draw::{Artist, position};
use crate::make::{Chapter, Look};
use crate::model::{Ending, Fact, Figure, FigureId, Manual, Pictures, Scope};

/// More matches than this show hardly more.
const MATCHES: u64 = 60;
/// A match of more moves than this is given up.
const LONGEST: usize = 20_000;

/// The matches that ended for the same player.
struct Outcome {
    /// The winner; none for a draw.
    winner: Option<usize>,
    matches: usize,
    /// The shortest of them.
    seed: u64,
    choices: Vec<usize>,
}

/// Plays matches, and adds how they ended and how long they took.
pub(super) fn add(
    program: &MatchProgram,
    chapters: &[Chapter],
    sentences: &Sentences<'_>,
    settings: &Settings,
    manual: &mut Manual,
    pictures: &mut Pictures,
) {
    let deadline = Instant::now() + settings.time / 4;
    let mut left = settings.moves;
    let mut results: Vec<Outcome> = Vec::new();
    let mut lengths: Vec<i32> = Vec::new();
    for number in 0..MATCHES {
        if left == 0 || Instant::now() >= deadline {
            break;
        }
        let seed = settings.seed.wrapping_add(number);
        let (series, choices, weighed) = play(program, seed, left.min(LONGEST), deadline);
        left = left.saturating_sub(weighed);
        if !series.is_over {
            continue;
        }
        lengths.push(series.standing.finished);
        let winner = usize::try_from(series.winner).ok();
        let winner = winner.filter(|winner| (1..=program.players).contains(winner));
        match results.iter_mut().find(|known| known.winner == winner) {
            Some(known) => {
                known.matches += 1;
                if choices.len() < known.choices.len() {
                    (known.seed, known.choices) = (seed, choices);
                }
            }
            None => results.push(Outcome { winner, matches: 1, seed, choices }),
        }
    }
    lengths.sort_unstable();
    if let (Some(first), Some(last)) = (lengths.first(), lengths.last()) {
        let games = if first == last {
            format!("{first} games")
        } else {
            format!("{first} to {last} games")
        };
        manual.glance.push(Fact::new("Length", format!("{games}, in random play")));
    }
    results.sort_by_key(|result| (result.winner.is_none(), result.winner));
    for (number, result) in results.iter().enumerate() {
        let ending = shown(
            program,
            chapters,
            sentences,
            result,
            lengths.len(),
            number + 1,
            manual,
            pictures,
        );
        manual.endings.extend(ending);
    }
}

/// Plays a match at random; says which moves were chosen, and how many were weighed.
fn play(
    program: &MatchProgram,
    seed: u64,
    longest: usize,
    deadline: Instant,
) -> (Series<'_>, Vec<usize>, usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(!seed);
    let mut series = Series::begin(program, Chance::seeded(seed));
    let mut choices = Vec::new();
    let mut weighed = 0;
    while !series.is_over && choices.len() < longest && Instant::now() < deadline {
        let count = series.legal_moves().len();
        if count == 0 {
            break;
        }
        let chosen = (rng.next_u64() % count as u64) as usize;
        series.play(chosen);
        choices.push(chosen);
        weighed += count;
    }
    (series, choices, weighed)
}

/// An ending with the last move of its shortest match; nothing if the last game cannot be drawn.
#[allow(clippy::too_many_arguments, reason = "all that a match consists of")]
fn shown(
    program: &MatchProgram,
    chapters: &[Chapter],
    sentences: &Sentences<'_>,
    result: &Outcome,
    matches: usize,
    number: usize,
    manual: &mut Manual,
    pictures: &mut Pictures,
) -> Option<Ending> {
    // The last step only closes the last game: the one before it is its last move.
    let last = result.choices.len().checked_sub(2)?;
    let mut series = Series::begin(program, Chance::seeded(result.seed));
    for &choice in &result.choices[..last] {
        series.legal_moves();
        series.play(choice);
    }
    let legal = series.legal_moves().to_vec();
    let chosen = result.choices[last];
    let before = series.world.clone();
    series.play(chosen);
    let after = series.world.clone();
    let scene = Scene { before, legal, chosen, applied: after.applied.clone(), after };
    let game = &program.games[series.current];
    let chapter = chapters.iter().find(|chapter| *chapter.name == *game.name)?;
    let Look { game: ast, metadata, players } = chapter.look.as_ref()?;
    let positions = [position(&scene.before), position(&scene.after)];
    let artist = Artist::new(&game.program, ast, metadata.as_ref(), players, &positions);
    series.legal_moves();
    series.play(0);
    let name = format!("match-ending-{number}");
    manual.figures.push(Figure {
        caption: format!(
            "The last move of the last game ({}): {} {}",
            game.name,
            caption(&scene, &artist, None),
            standing(&series)
        ),
        before: Some(artist.before(&scene, &name).keep(pictures)),
        motion: None,
        after: Some(artist.ending(&scene, &name).keep(pictures)),
        shows: series.verdicts.iter().map(|verdict| verdict.id.0).collect(),
        key: vec![],
        scope: Scope::Own,
    });
    let rule = series.verdicts.first().and_then(|verdict| sentences.about(verdict.id));
    Some(Ending {
        result: match result.winner {
            Some(winner) => format!("Player {winner} wins the match"),
            None => "A draw".to_owned(),
        },
        reason: rule.map_or_else(|| "The match is over.".to_owned(), |rule| sentences.whole(rule)),
        frequency: format!("{} of {matches} random matches ended so.", result.matches),
        figure: Some(FigureId(manual.figures.len() - 1)),
    })
}

/// How the match stands: "After 3 games, player 1 has 2 points and player 2 has 1."
fn standing(series: &Series<'_>) -> String {
    let games = series.standing.finished;
    let scores = series.standing.scores.iter().enumerate().skip(1);
    let scores: Vec<String> = scores
        .map(|(player, score)| {
            let points = if *score == 1 { "point" } else { "points" };
            format!("player {player} has {score} {points}")
        })
        .collect();
    let games = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
    format!("After {games}, {}.", list(&scores))
}
