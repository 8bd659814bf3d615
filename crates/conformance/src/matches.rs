//! Recorded matches, replayed move by move through all their games.

use anyhow::{Context, Result, anyhow, bail, ensure};
use engine::{MatchProgram, Series};
use language::Root;
use language::game::{Game, Subgame};
use serde_json::Value;
use syntax::{Library, Tree};

use crate::trials::{record, replay};
use crate::{Corpus, Outcome};

/// Replays the trials of all matches that were recorded.
pub fn check(corpus: &Corpus, filter: Option<&str>) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let games = corpus.games()?;
    let wanted = corpus.games_like(filter)?;
    let matches =
        wanted.iter().filter(|game| corpus.path(format!("matches/{game}.jsonl.gz")).is_file());
    let replay = |game: &String| Outcome::of(game, replay_match(corpus, &library, &games, game));
    Ok(matches.map(replay).collect())
}

/// Makes a program of a match of the corpus, which may be made of any of its games.
pub(crate) fn program(
    corpus: &Corpus,
    library: &Library,
    games: &[String],
    game: &str,
) -> Result<MatchProgram> {
    let (_, description) = corpus.read(library, game)?;
    let Ok(Root::Match(ast)) = language::read_game(&description.game) else { bail!("not a match") };
    engine::lower_match(&ast, |subgame| find(corpus, library, games, subgame))
        .map_err(|error| anyhow!("cannot be lowered: {error}"))
}

/// The game that a name means: the file of that name, or else the shortest path that ends with it.
fn find(
    corpus: &Corpus,
    library: &Library,
    games: &[String],
    subgame: &Subgame,
) -> Result<(Tree, Game), String> {
    let wanted = format!("{}.lud", subgame.name).to_lowercase();
    let named =
        |game: &&String| game.rsplit('/').next().is_some_and(|file| file.to_lowercase() == wanted);
    let ends = || {
        let fits = games.iter().filter(|game| game.to_lowercase().ends_with(&wanted));
        fits.min_by_key(|game| game.len())
    };
    let game = games.iter().find(named).or_else(ends);
    let game = game.ok_or_else(|| format!("there is no game called `{}`", subgame.name))?;
    let options = subgame.option.iter().map(ToString::to_string).collect();
    let (_, description) =
        corpus.read_with(library, game, options).map_err(|error| format!("{error:#}"))?;
    match language::read_game(&description.game) {
        Ok(Root::Game(ast)) => Ok((description.game, *ast)),
        _ => Err(format!("`{game}` is no game")),
    }
}

fn replay_match(corpus: &Corpus, library: &Library, games: &[String], game: &str) -> Result<()> {
    let program = program(corpus, library, games, game)?;
    for trial in record::read(&corpus.path(format!("matches/{game}.jsonl.gz")))? {
        let number = trial.number;
        let context = |what: &Value| format!("trial {number}, step {what}");
        let mut series =
            Series::begin_recorded(&program, |world| replay::feed(world, &trial.start));
        replay::check_start(&series.world, &trial.start)
            .with_context(|| format!("trial {number}, start"))?;
        for step in &trial.steps {
            replay_step(&mut series, step).with_context(|| context(&step["n"]))?;
        }
        if let Some(end) = &trial.end {
            check_end(&series, end).with_context(|| format!("trial {number}, end"))?;
        }
    }
    Ok(())
}

fn replay_step(series: &mut Series<'_>, step: &Value) -> Result<()> {
    ensure!(step["inst"].as_u64() == Some(series.current as u64), "another game is played");
    ensure!(step["k"].as_i64() == Some(i64::from(series.standing.finished)), "games finished");
    if !series.world.is_over() {
        replay::replay_step(&mut series.world, step)?;
    } else {
        series.legal_moves();
        replay::check_legal(&replay::sorted_moves(&mut series.world), step)?;
        replay::feed(&mut series.world, step);
        series.play(0);
        if let Some(start) = step.get("newInst") {
            replay::check_placements(&series.world, start)?;
        }
        replay::check_position(&series.world, step)?;
        let rules = step["er"].as_array().map(Vec::as_slice).unwrap_or_default();
        for rule in rules {
            let index = rule[1].as_u64().unwrap_or(u64::MAX) as usize;
            let known = series.verdicts.iter().any(|verdict| verdict.index == index);
            ensure!(known, "end rule {index} of the match does not apply");
        }
    }
    let over = step["subOver"].as_bool() == Some(true);
    ensure!(over == (series.world.is_over() && !series.is_over) || series.is_over, "game over");
    check_scores(series, step)
}

fn check_scores(series: &Series<'_>, record: &Value) -> Result<()> {
    let wanted: Vec<i64> =
        record["ms"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    let got: Vec<i64> = series.standing.scores[1..].iter().map(|&s| i64::from(s)).collect();
    ensure!(wanted == got, "points: expected {wanted:?}, got {got:?}");
    Ok(())
}

fn check_end(series: &Series<'_>, end: &Value) -> Result<()> {
    ensure!(end["over"].as_bool() == Some(series.is_over), "over");
    ensure!(end["played"].as_i64() == Some(i64::from(series.standing.finished)), "games played");
    if series.is_over {
        ensure!(end["winner"].as_i64() == Some(i64::from(series.winner)), "winner");
        let ranking: Vec<f64> =
            end["ranking"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        ensure!(ranking == series.ranking[1..], "ranking: expected {ranking:?}");
    }
    check_scores(series, end)
}
