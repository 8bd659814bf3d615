//! Replaying a trial: at each step the legal moves, the actions, the position and the players must be those recorded.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use engine::arena::Move;
use engine::state::Scalar;
use engine::{Chance, Program, Recorded, World, rows, text};
use serde_json::Value;

use super::facts;
use super::record::Trial;

/// How long a trial may take before it counts as endless.
const LIMIT: Duration = Duration::from_secs(60);

/// What is said of a trial that takes longer.
pub(crate) const TOO_SLOW: &str = "too slow";

/// Replays a trial whose start takes its draws from a record; the error tells the first difference.
pub fn replay(program: &Program, trial: &Trial, start: &Value) -> Result<()> {
    let mut world = World::new(program, Chance::Recorded(Box::default()));
    feed(&mut world, start);
    world.start();
    check_start(&world, &trial.start)?;
    let began = Instant::now();
    for step in &trial.steps {
        let n = &step["n"];
        replay_step(&mut world, step).map_err(|error| error.context(format!("step {n}")))?;
        if let Some(fault) = &world.fault {
            bail!("step {n}: {fault}");
        }
        ensure!(began.elapsed() < LIMIT, "step {n}: {TOO_SLOW}");
    }
    if let Some(end) = &trial.end {
        check_end(&world, end).map_err(|error| error.context("end"))?;
    }
    Ok(())
}

/// Hands the recorded random numbers over.
pub(crate) fn feed(world: &mut World<'_>, record: &Value) {
    let Some(draws) = record["rng"].as_array() else { return };
    let Chance::Recorded(recorded) = &mut world.chance else { return };
    for draw in draws {
        let tag = draw[0].as_str().unwrap_or("a");
        let n = draw[1].as_u64().unwrap_or(0) as u32;
        let r = draw[2].as_f64().unwrap_or(0.0);
        let queues: &mut Recorded = recorded;
        let generating = usize::from(tag.starts_with('g'));
        let ahead = usize::from(tag.ends_with('s'));
        queues.queues[generating][ahead].push_back((n, r));
    }
}

/// Whether a game is set up as recorded.
pub(crate) fn check_start(world: &World<'_>, record: &Value) -> Result<()> {
    check_placements(world, record)?;
    check_position(world, record).map_err(|error| error.context("start"))
}

/// Whether the placements of the start are those recorded.
pub(crate) fn check_placements(world: &World<'_>, record: &Value) -> Result<()> {
    let expected = record["start"].as_array().map(Vec::as_slice).unwrap_or_default();
    for (i, (mv, actions)) in world.placements.iter().enumerate() {
        let mut got = String::new();
        text::applied(mv, actions, &world.names(), &mut got);
        let wanted = expected.get(i).and_then(Value::as_str).unwrap_or("nothing");
        ensure!(got == wanted, "start {i}: expected {wanted}, got {got}");
    }
    ensure!(
        expected.len() == world.placements.len(),
        "start: expected {} placements, got {}",
        expected.len(),
        world.placements.len()
    );
    Ok(())
}

/// Whether the position, the players and their scores are those recorded.
pub(crate) fn check_position(world: &World<'_>, record: &Value) -> Result<()> {
    let hash = format!("{:016x}", world.rows_hash());
    if record["h"].as_str() != Some(&hash) {
        bail!("position: {}", position_difference(world, record));
    }
    equal("mover", record["nm"].as_i64(), i64::from(world.mover()))?;
    let list = |key: &str| {
        record[key].as_array().map(|l| l.iter().filter_map(Value::as_i64).collect::<Vec<_>>())
    };
    if let Some(scores) = list("sc") {
        let got: Vec<i64> =
            (1..=world.program.players).map(|p| i64::from(world.score(p))).collect();
        ensure!(scores == got, "scores: expected {scores:?}, got {got:?}");
    }
    if let Some(phases) = list("ph") {
        let got: Vec<i64> =
            (1..=world.program.players).map(|p| i64::from(world.phase(p))).collect();
        ensure!(phases == got, "phases: expected {phases:?}, got {got:?}");
    }
    let active = |p: &i64| world.is_active(*p as i32);
    if let Some(expected) = list("inactive").or_else(|| record["n"].is_i64().then(Vec::new)) {
        let got: Vec<i64> = (1..=world.program.players as i64).filter(|p| !active(p)).collect();
        ensure!(expected == got, "inactive players: expected {expected:?}, got {got:?}");
    }
    if let Some(v) = record["v"].as_object() {
        facts::check_facts(world, v)?;
        facts::check_hidden(world, record)?;
        for (key, scalar) in [
            ("prev", Scalar::Previous),
            ("next", Scalar::Next),
            ("counter", Scalar::Counter),
            ("turn", Scalar::Turns),
            ("turnSame", Scalar::SameTurn),
            ("passes", Scalar::Passes),
        ] {
            let expected = v.get(key).and_then(Value::as_i64);
            if expected.is_some() {
                equal(key, expected, i64::from(world.state.get(scalar)))?;
            }
        }
    }
    Ok(())
}

fn equal(what: &str, expected: Option<i64>, got: i64) -> Result<()> {
    ensure!(expected == Some(got), "{what}: expected {}, got {got}", expected.unwrap_or(-999));
    Ok(())
}

/// The first row that differs.
fn position_difference(world: &World<'_>, record: &Value) -> String {
    let got = world.rows();
    let Some(expected) = record["st"].as_object() else { return "the hash differs".into() };
    let rows = |key: &str| -> Vec<Vec<i64>> {
        let list = expected.get(key).and_then(Value::as_array);
        let row = |r: &Value| {
            r.as_array().map(|r| r.iter().filter_map(Value::as_i64).collect()).unwrap_or_default()
        };
        list.map(|l| l.iter().map(row).collect()).unwrap_or_default()
    };
    let mut keys: Vec<String> = expected.keys().cloned().collect();
    keys.extend(got.iter().map(|(k, _)| k.clone()));
    keys.sort();
    keys.dedup();
    for key in keys {
        let wanted = rows(&key);
        let have: Vec<Vec<i64>> = got
            .iter()
            .filter(|(k, _)| *k == key)
            .flat_map(|(_, r)| r.iter().map(|row| row.iter().map(|&x| i64::from(x)).collect()))
            .collect();
        for i in 0..wanted.len().max(have.len()) {
            if wanted.get(i) != have.get(i) {
                return format!("{key}: expected {:?}, got {:?}", wanted.get(i), have.get(i));
            }
        }
    }
    "the hash differs, the rows do not".into()
}

/// Replays a step.
pub(crate) fn replay_step(world: &mut World<'_>, step: &Value) -> Result<()> {
    let moves = sorted_moves(world);
    check_legal(&moves, step)?;
    check_full_texts(world, &moves, step)?;
    let mv = play_picked(world, &moves, step)?;
    let expected = step["ap"].as_str().or(step["mv"].as_str()).unwrap_or("");
    let mut got = String::new();
    text::applied(&mv, &world.applied, &world.names(), &mut got);
    ensure!(got == expected, "applied: expected {expected}, got {got}");
    check_position(world, step)?;
    check_end_rules(world, step)
}

/// The end rules that gave a result.
///
/// Rules for each player are listed whether they apply or not; so are those of whose finer rules none applies.
fn check_end_rules(world: &World<'_>, step: &Value) -> Result<()> {
    let rules = step["er"].as_array().map(Vec::as_slice).unwrap_or_default();
    let place = |rule: &Value| (rule[0].as_i64().unwrap_or(-9), rule[1].as_i64().unwrap_or(-9));
    let (each, once): (Vec<&Value>, Vec<&Value>) =
        rules.iter().partition(|rule| rule[5].as_str() == Some("ForEach"));
    let each: Vec<(i64, i64)> = each.into_iter().map(place).collect();
    let expected: Vec<(i64, i64)> =
        once.into_iter().filter(|rule| !rule[4].is_null()).map(place).collect();
    let got: Vec<(i64, i64)> = (world.verdicts.iter())
        .map(|v| (i64::from(v.phase), v.index as i64))
        .filter(|place| !each.contains(place))
        .collect();
    ensure!(expected == got, "end rules: expected {expected:?}, got {got:?}");
    Ok(())
}

/// The texts of legal moves with their consequences, where they are recorded.
fn check_full_texts(world: &mut World<'_>, moves: &[(String, usize)], step: &Value) -> Result<()> {
    let Some(legal) = step["legal"].as_array() else { return Ok(()) };
    let unknown = step["nocons"].as_bool() == Some(true);
    for ((raw, index), entry) in moves.iter().zip(legal) {
        let expected = match (entry.as_str(), entry[1].as_str()) {
            (Some(same), _) if !unknown => same,
            (None, Some(full)) => full,
            _ => continue,
        };
        let mv = world.arena.moves[*index];
        let actions = world.consequences(*index);
        let mut got = String::new();
        text::applied(&mv, &actions, &world.names(), &mut got);
        ensure!(got == expected, "consequences of {raw}: expected {expected}, got {got}");
    }
    Ok(())
}

/// Plays the move that was picked; in a simultaneous game one of each active player.
fn play_picked(world: &mut World<'_>, moves: &[(String, usize)], step: &Value) -> Result<Move> {
    let place = |pick: &Value| -> Result<usize> {
        let found = pick.as_u64().and_then(|pick| moves.get(pick as usize));
        found.map(|(_, index)| *index).with_context(|| format!("there is no move {pick}"))
    };
    feed(world, step);
    let Some(picks) = step["p"].as_array() else {
        let index = place(&step["p"])?;
        let mv = world.arena.moves[index];
        world.play(index);
        return Ok(mv);
    };
    let mut together = Vec::new();
    for (pick, player) in picks.iter().zip(1..).filter(|(pick, _)| !pick.is_null()) {
        // A pass that nobody offered is ours to find.
        let index = match pick.as_i64() {
            Some(-1) => *world.moves_of(player).first().context("no pass for an idle player")?,
            _ => place(pick)?,
        };
        together.push(index);
    }
    Ok(world.play_together(&together))
}

/// The texts of the legal moves in order, with the places of the moves.
pub(crate) fn sorted_moves(world: &mut World<'_>) -> Vec<(String, usize)> {
    let count = world.legal_moves().len();
    let names = world.names();
    let mut moves: Vec<(String, usize)> = (0..count)
        .map(|i| {
            let mut raw = String::new();
            text::raw(&world.arena, &world.arena.moves[i], &names, &mut raw);
            (raw, i)
        })
        .collect();
    moves.sort();
    moves
}

/// Whether the legal moves are those recorded.
pub(crate) fn check_legal(moves: &[(String, usize)], step: &Value) -> Result<()> {
    let texts: Vec<&str> = moves.iter().map(|(t, _)| t.as_str()).collect();
    let hash = format!("{:016x}", rows::fnv(texts.join("\n").as_bytes()));
    if step["lh"].as_str() == Some(&hash) {
        return Ok(());
    }
    let Some(legal) = step["legal"].as_array() else {
        // The list was not recorded here; the move that was chosen may still tell what is wrong.
        let chosen = step["mv"].as_str().unwrap_or("nothing");
        let known = if texts.contains(&chosen) { "which is there" } else { "which is missing" };
        bail!(
            "legal moves: expected {} moves, got {}; they are not listed; chosen: {chosen}, {known}; got: {}",
            step["nl"],
            texts.len(),
            texts.iter().take(60).copied().collect::<Vec<_>>().join(" ")
        );
    };
    let expected: Vec<&str> =
        legal.iter().map(|e| e.as_str().or_else(|| e[0].as_str()).unwrap_or("")).collect();
    let missing = first_missing(&expected, &texts);
    let extra = first_missing(&texts, &expected);
    let (nl, n) = (&step["nl"], texts.len());
    bail!(
        "legal moves: expected {nl}, got {n}; missing: {}; not recorded: {}",
        missing.unwrap_or("none"),
        extra.unwrap_or("none")
    );
}

/// The first text of a sorted list that another sorted list does not have often enough.
fn first_missing<'a>(list: &[&'a str], other: &[&str]) -> Option<&'a str> {
    let mut at = 0;
    for &text in list {
        while at < other.len() && other[at] < text {
            at += 1;
        }
        if at < other.len() && other[at] == text {
            at += 1;
        } else {
            return Some(text);
        }
    }
    None
}

fn check_end(world: &World<'_>, end: &Value) -> Result<()> {
    if end["timeout"].as_bool() == Some(true) || !end["fail"].is_null() {
        return Ok(());
    }
    let over = end["over"].as_bool() == Some(true);
    ensure!(over == world.is_over(), "over: expected {over}");
    if over {
        if let Some(winner) = end["winner"].as_i64() {
            equal("winner", Some(winner), i64::from(world.state.get(Scalar::Winner)))?;
        }
        if let Some(ranking) = end["ranking"].as_array() {
            let expected: Vec<f64> = ranking.iter().filter_map(Value::as_f64).collect();
            let got: Vec<f64> = (1..=world.program.players).map(|p| world.ranking(p)).collect();
            ensure!(expected == got, "ranking: expected {expected:?}, got {got:?}");
        }
    }
    Ok(())
}
