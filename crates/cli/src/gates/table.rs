//! The figures of the gates, for people and for programs.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use english::gates::Report;
use english::silence::Silence;
use serde_json::json;

use super::{Measured, SLOW};

/// How many examples of a kind are shown.
const SHOWN: usize = 25;

/// Prints each game's misses, and last the table for the library.
pub fn print(games: &[Measured]) {
    for game in games {
        match &game.report {
            Ok((report, _)) => {
                let misses = report.misses();
                if !misses.is_empty() {
                    let list: Vec<String> =
                        misses.iter().map(|(gate, number)| format!("{gate} {number}")).collect();
                    println!("{}: {}", game.name, list.join(", "));
                }
            }
            Err(error) => println!("{}: cannot be told: {error}", game.name),
        }
    }
    let reports: Vec<&Report> = reports(games).collect();
    print_examples(&reports);
    println!("\nPassed over on purpose:");
    for why in Silence::ALL {
        let number: usize =
            reports.iter().map(|report| report.silent.get(&why).copied().unwrap_or(0)).sum();
        println!("  {number:7}  {why:?}: {}", why.why());
    }
    let slow = slow(games);
    if !slow.is_empty() {
        println!("\nTexts that take more than {:.0} ms:", milliseconds(SLOW));
    }
    for (name, time) in slow.into_iter().take(SHOWN) {
        println!("  {:7.1} ms  {name}", milliseconds(time));
    }
    println!("\nGates of {} games ({} cannot be told)", games.len(), games.len() - reports.len());
    for (gate, figure) in figures(games) {
        println!("{gate:16} {figure}");
    }
}

/// Prints everything as one JSON object.
pub fn print_json(games: &[Measured]) -> Result<()> {
    let list: BTreeMap<&str, serde_json::Value> = games
        .iter()
        .map(|game| {
            let value = match &game.report {
                Ok((report, time)) => {
                    json!({ "milliseconds": milliseconds(*time), "gates": report })
                }
                Err(error) => json!({ "error": error }),
            };
            (game.name.as_str(), value)
        })
        .collect();
    let library: BTreeMap<&str, String> = figures(games).into_iter().collect();
    let silent: BTreeMap<String, &str> =
        Silence::ALL.iter().map(|why| (format!("{why:?}"), why.why())).collect();
    let all = json!({ "library": library, "silent": silent, "games": list });
    println!("{}", serde_json::to_string_pretty(&all)?);
    Ok(())
}

fn reports(games: &[Measured]) -> impl Iterator<Item = &Report> {
    games.iter().filter_map(|game| game.report.as_ref().ok().map(|(report, _)| report))
}

/// The table for the library: gate and figure.
fn figures(games: &[Measured]) -> Vec<(&'static str, String)> {
    let reports: Vec<&Report> = reports(games).collect();
    let sum =
        |of: &dyn Fn(&Report) -> usize| reports.iter().map(|report| of(report)).sum::<usize>();
    let count = |of: &dyn Fn(&Report) -> usize| reports.iter().filter(|r| of(r) > 0).count();
    let percent = |part: usize, whole: usize| part as f64 * 100.0 / whole.max(1) as f64;
    let nodes = sum(&|r| r.rule_nodes);
    let sentences = sum(&|r| r.sentences);
    let untold = sum(&|r| r.untold_nodes());
    let longest = reports.iter().map(|report| report.longest).max().unwrap_or(0);
    let long = sum(&|r| r.too_long.len());
    let times: Vec<Duration> =
        games.iter().filter_map(|game| game.report.as_ref().ok().map(|(_, time)| *time)).collect();
    let tried = sum(&|r| r.mutations.as_ref().map_or(0, |m| m.tried));
    let missed = sum(&|r| r.mutations.as_ref().map_or(0, |m| m.missed.len()));
    let clean = reports.iter().filter(|report| report.misses().is_empty()).count();
    let mut shares: Vec<f64> =
        reports.iter().map(|report| percent(report.repeated, report.sequences)).collect();
    shares.sort_by(f64::total_cmp);
    let mut rows = vec![
        (
            "M1  leaks",
            format!("{} in {} games", sum(&|r| r.leaks.len()), count(&|r| r.leaks.len())),
        ),
        (
            "M2  coverage",
            format!(
                "{:.3} % of {nodes} ludemes; {} games incomplete",
                100.0 - percent(untold, nodes),
                count(&|r| r.untold_nodes())
            ),
        ),
        ("M3  ungrounded", format!("{} of {sentences} sentences", sum(&|r| r.ungrounded.len()))),
        (
            "M5  readings",
            format!("{} of {sentences} sentences doubtful", sum(&|r| r.doubtful.len())),
        ),
        (
            "M7  sentences",
            format!(
                "mean {:.1} words, longest {longest}, over {} words {long} ({:.3} %), tangled {}",
                sum(&|r| r.sentence_words) as f64 / sentences.max(1) as f64,
                english::gates::LONGEST,
                percent(long, sentences),
                sum(&|r| r.tangled.len())
            ),
        ),
        ("M8  fallbacks", sum(&|r| r.fallbacks.values().sum()).to_string()),
        (
            "M9  size",
            format!(
                "{:.2} words for a ludeme; {:.2} % of 8-word sequences repeated \
                 (median game {:.2} %, three quarters of the games up to {:.2} %); {:.1} % of the games within the limit",
                sum(&|r| r.words) as f64 / nodes.max(1) as f64,
                percent(sum(&|r| r.repeated), sum(&|r| r.sequences)),
                quantile(&shares, 0.5),
                quantile(&shares, 0.75),
                percent(count(&|r| usize::from(!r.repeats_itself)), reports.len())
            ),
        ),
        (
            "M10 terms",
            format!("{} faults in {} games", sum(&|r| r.terms.len()), count(&|r| r.terms.len())),
        ),
        (
            "M11 symmetry",
            format!(
                "{} sentences for one player only, in {} games",
                sum(&|r| r.asymmetry.len()),
                count(&|r| r.asymmetry.len())
            ),
        ),
        (
            "M12 determinism",
            format!(
                "{} games differ; mean {:.2} ms, slowest {:.1} ms, {} over {:.0} ms",
                count(&|r| usize::from(r.undetermined)),
                times.iter().map(|time| milliseconds(*time)).sum::<f64>()
                    / times.len().max(1) as f64,
                times.iter().map(|time| milliseconds(*time)).fold(0.0, f64::max),
                slow(games).len(),
                milliseconds(SLOW)
            ),
        ),
        ("M14 defaults", format!("{} not stated", sum(&|r| r.defaults.len()))),
        ("All gates", format!("{clean} of {} games", games.len())),
    ];
    if tried > 0 {
        let share = 100.0 - percent(missed, tried);
        rows.insert(3, ("M4  mutations", format!("{share:.2} % of {tried} changes show")));
    }
    rows
}

/// The games whose texts take long, the slowest first. No gate counts them: time depends on the machine.
fn slow(games: &[Measured]) -> Vec<(&str, Duration)> {
    let times =
        games.iter().filter_map(|game| Some((game.name.as_str(), game.report.as_ref().ok()?.1)));
    let mut slow: Vec<(&str, Duration)> = times.filter(|(_, time)| *time > SLOW).collect();
    slow.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
    slow
}

/// The figure that a share of the games does not exceed.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share) as usize;
    sorted.get(at.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The most frequent misses of each kind.
fn print_examples(reports: &[&Report]) {
    let all = |title: &str, of: &dyn Fn(&Report) -> Vec<String>| {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for text in reports.iter().flat_map(|report| of(report)) {
            *counts.entry(text).or_default() += 1;
        }
        let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
        counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        for (text, number) in counts.iter().take(SHOWN) {
            println!("  {title} {number:6}  {text}");
        }
    };
    println!("\nMost frequent misses:");
    all("leak", &|r| r.leaks.iter().map(|l| format!("{}: {}", l.rule, l.sentence)).collect());
    all("untold", &|r| r.untold.iter().flat_map(|(k, n)| vec![k.clone(); *n]).collect());
    all("ungrounded", &|r| r.ungrounded.clone());
    all("unseen", &|r| r.mutations.as_ref().map_or(vec![], |m| m.missed.clone()));
    all("doubtful", &|r| r.doubtful.clone());
    all("long", &|r| r.too_long.clone());
    all("tangled", &|r| r.tangled.clone());
    all("fallback", &|r| r.fallbacks.iter().flat_map(|(k, n)| vec![(*k).to_owned(); *n]).collect());
    all("term", &|r| r.terms.clone());
    all("asymmetry", &|r| r.asymmetry.clone());
    all("default", &|r| r.defaults.iter().map(|text| (*text).to_owned()).collect());
}
