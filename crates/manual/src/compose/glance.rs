//! The box "at a glance": what the rules say, and what was measured.

use english::document::{Block, Document, SectionKind};

use super::book::Bench;
use super::words::{does, list};
use crate::model::{Fact, Manual};

/// The facts that the rules tell at a glance.
pub(super) fn told(rules: &Document) -> Vec<Fact> {
    let Some(section) = rules.section(SectionKind::Glance) else { return vec![] };
    let mut facts = Vec::new();
    for block in &section.blocks {
        if let Block::Table { rows, .. } = block {
            facts.extend(rows.iter().filter_map(|row| match row.as_slice() {
                [label, value, ..] => Some(Fact::new(&label.text, &value.text)),
                _ => None,
            }));
        }
    }
    // What it is all about comes before what it is played with.
    let goal = facts.iter().position(|fact| fact.label == "Goal");
    if let (Some(goal), Some(first)) = (goal, facts.iter().position(|it| it.label == "Players")) {
        let goal = facts.remove(goal);
        facts.insert(facts.len().min(first + 1), goal);
    }
    facts
}

/// Adds what the games of a match have in common, and which they are.
pub(super) fn add_of_match(manual: &mut Manual) {
    let has = |label: &str| manual.glance.iter().any(|fact| fact.label == label);
    let of = |chapter: &Manual, label: &str| {
        let fact = chapter.glance.iter().find(|fact| fact.label == label);
        fact.map(|fact| fact.value.clone())
    };
    let mut facts = Vec::new();
    for label in SHARED.into_iter().filter(|label| !has(label)) {
        let mut values: Vec<String> =
            manual.chapters.iter().filter_map(|chapter| of(chapter, label)).collect();
        let everywhere = values.len() == manual.chapters.len();
        values.dedup();
        if let (true, [value]) = (everywhere, values.as_slice()) {
            facts.push(Fact::new(label, value));
        }
    }
    let games: Vec<String> = manual.chapters.iter().map(|chapter| chapter.title.clone()).collect();
    if !games.is_empty() && !has("Games") {
        facts.insert(0, Fact::new("Games", list(&games)));
    }
    manual.glance.extend(facts);
}

/// The facts of a game that may hold for a whole match.
const SHARED: [&str; 4] = ["Players", "Pieces", "Chance", "Hidden"];

/// Adds what playing the game showed.
pub(super) fn add_measured(bench: &Bench<'_>, facts: &mut Vec<Fact>) {
    let measured = &bench.survey.facts;
    let quantile = |share| measured.length_quantile(share);
    if let (Some(low), Some(middle), Some(high)) = (quantile(0.1), quantile(0.5), quantile(0.9)) {
        let length = if low == high {
            format!("{middle} {}", if middle == 1 { "move" } else { "moves" })
        } else {
            format!("About {middle} moves (mostly {low} to {high}, in random play)")
        };
        facts.push(Fact::new("Length", length));
    }
    if measured.games > 0 {
        let choice = match measured.branching.round() {
            few if few < 2.0 => "Mostly a single possible move".to_owned(),
            many => format!("About {many:.0} possible moves at a time"),
        };
        facts.push(Fact::new("Choice", choice));
    }
    facts.extend(balance(bench).map(|text| Fact::new("Balance", text)));
}

/// How often each player wins in random play, with the margin of error.
fn balance(bench: &Bench<'_>) -> Option<String> {
    let measured = &bench.survey.facts;
    let players = bench.program.players;
    if players < 2 || measured.finished < 20 {
        return None;
    }
    let Some(teams) = teams(bench) else {
        // Nobody can tell partners from others who won as often: then all did.
        let (share, margin) = measured.win_share(1)?;
        let even = (2..=players).all(|player| measured.wins.get(player) == measured.wins.get(1));
        return even.then(|| {
            format!(
                "In random play, each team wins {:.0}\u{a0}% (±\u{a0}{:.0})",
                100.0 * share,
                100.0 * margin
            )
        });
    };
    let many = teams.len() > MANY;
    let mut parts: Vec<String> = teams
        .iter()
        .filter_map(|team| {
            let (share, margin) = measured.win_share(*team.first()?)?;
            let names: Vec<String> =
                team.iter().map(|player| bench.artist.player_name(*player)).collect();
            let share = format!("{:.0}\u{a0}% (±\u{a0}{:.0})", 100.0 * share, 100.0 * margin);
            // Where there are many, one verb says it of all.
            Some(match names.as_slice() {
                names if many => format!("{}: {share}", list(names)),
                [one] => does(one, &format!("wins {share}")),
                names => format!("{} win {share}", list(names)),
            })
        })
        .collect();
    let (draws, _) = measured.win_share(0)?;
    if draws > 0.995 {
        return Some("In random play, nearly all games are draws".to_owned());
    }
    if draws > 0.005 {
        let share = format!("{:.0}\u{a0}%", 100.0 * draws);
        parts.push(if many { format!("draws: {share}") } else { format!("{share} are draws") });
    }
    Some(if many {
        format!("Wins in random play – {}", parts.join("; "))
    } else {
        format!("In random play, {}", parts.join(", "))
    })
}

/// More sides than this are listed with their shares.
const MANY: usize = 3;

/// The players by their teams: each alone where there are none. Partners win together, so that teams show in the wins; nothing where
/// these do not add up, because others won as often.
fn teams(bench: &Bench<'_>) -> Option<Vec<Vec<usize>>> {
    let facts = &bench.survey.facts;
    if !bench.program.teams {
        return Some((1..=bench.program.players).map(|player| vec![player]).collect());
    }
    let mut teams: Vec<Vec<usize>> = Vec::new();
    for player in 1..=bench.program.players {
        let won = |team: &&mut Vec<usize>| facts.wins.get(team[0]) == facts.wins.get(player);
        match teams.iter_mut().find(won) {
            Some(team) => team.push(player),
            None => teams.push(vec![player]),
        }
    }
    let wins = |player: usize| facts.wins.get(player).copied().unwrap_or(0);
    let won: usize = teams.iter().map(|team| wins(team[0])).sum();
    (won + wins(0) == facts.finished).then_some(teams)
}
