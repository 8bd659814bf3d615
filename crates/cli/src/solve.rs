//! `ludoscribe solve`

use std::process::ExitCode;

use anyhow::{Context, Result};
use board::SiteType;
use clap::Args;
use engine::Program;
use engine::solve::{Because, Explanation, Limits, Reason, Solution, Step, explain, solve};
use ludoscribe::Game;
use serde_json::{Value, json};

use crate::game::GameArgs;
use crate::terminal;

/// Solves a deduction puzzle and says whether the solution is the only one.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe solve sudoku
  ludoscribe solve sudoku --steps")]
pub struct Solve {
    #[command(flatten)]
    game: GameArgs,
    /// How many solutions to look for
    #[arg(long, default_value_t = 2)]
    limit: usize,
    /// How many positions to look at before giving up
    #[arg(long, default_value_t = Limits::default().positions)]
    positions: u64,
    /// Tells the way to the first solution step by step
    #[arg(long)]
    steps: bool,
    /// Writes JSON
    #[arg(long)]
    json: bool,
}

impl Solve {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let game = self.game.settings.game(&self.game.game)?;
        let program = game.program().map_err(terminal::shown)?;
        let limits = Limits { solutions: self.limit, positions: self.positions };
        let solutions = solve(&program, limits).context("this game is not a deduction puzzle")?;
        let explanation = if self.steps { explain(&program) } else { None };
        let only = solutions.unique().is_some();
        if self.json {
            let all: Vec<&Vec<(i32, i32)>> = solutions.found.iter().map(|s| &s.values).collect();
            println!(
                "{}",
                json!({
                    "game": program.name, "solutions": all, "complete": solutions.complete,
                    "unique": only, "positions": solutions.positions,
                    "steps": explanation.map(|e| steps_as_json(&e, &program, &game)),
                })
            );
            return Ok(ExitCode::SUCCESS);
        }
        if let Some(explanation) = &explanation {
            for (i, step) in explanation.steps.iter().enumerate() {
                println!("{:>4}. {}", i + 1, told(step, &program, &game));
            }
            println!();
        }
        for solution in &solutions.found {
            println!("{}", drawn(solution, &program));
        }
        println!(
            "{}",
            match (solutions.found.len(), solutions.complete) {
                (0, true) => String::from("there is no solution"),
                (0, false) => format!("no solution found in {} positions", self.positions),
                (1, true) => String::from("this is the only solution"),
                (n, true) => format!("there are {n} solutions"),
                (n, false) if n < self.limit => {
                    format!("at least {n}: gave up after {} positions", self.positions)
                }
                (n, false) => format!("there are {n} solutions or more"),
            }
        );
        Ok(ExitCode::SUCCESS)
    }
}

/// A solution in rows, the topmost first; on edges as a list of those with a value.
fn drawn(solution: &Solution, program: &Program) -> String {
    let sites = program.topology.sites();
    if program.default_type() == SiteType::Edge {
        let set = solution.values.iter().filter(|(_, value)| *value != 0);
        let list: Vec<String> = set.map(|(site, value)| format!("{site}={value}")).collect();
        return list.join(" ") + "\n";
    }
    let width = solution.values.iter().map(|(_, v)| v.to_string().len()).max().unwrap_or(1);
    let mut text = String::new();
    for row in sites.regions.rows.iter().rev() {
        let shown = row.iter().map(|&site| {
            let value = solution.value(site as i32);
            let value = value.map_or_else(|| String::from("."), |value| value.to_string());
            format!("{value:>width$}")
        });
        text.push_str(&shown.collect::<Vec<_>>().join(" "));
        text.push('\n');
    }
    text
}

fn label(program: &Program, site: i32) -> String {
    let labels = &program.topology.sites().labels;
    let label = usize::try_from(site).ok().and_then(|s| labels.get(s));
    label.map_or_else(|| site.to_string(), ToString::to_string)
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::OnlyValue => "the only value left",
        Reason::OnlyPlace => "the only place left",
        Reason::Contradiction => "every other value leads to a contradiction",
        Reason::Guess => "a guess",
    }
}

/// The text of the constraint, as it is written in the description.
fn constraint<'a>(because: &Because, game: &'a Game) -> &'a str {
    let span = game.description().game.node(because.constraint).span;
    let text = &game.sources().get(span.source).text;
    text.get(span.start as usize..span.end as usize).unwrap_or_default()
}

fn told(step: &Step, program: &Program, game: &Game) -> String {
    let mut text =
        format!("{} = {}: {}", label(program, step.site), step.value, reason(step.reason));
    for because in &step.because {
        let sites: Vec<String> = because.sites.iter().map(|&s| label(program, s)).collect();
        let words = constraint(because, game).split_whitespace().collect::<Vec<_>>().join(" ");
        text.push_str(&format!("\n        {words} on {}", sites.join(" ")));
    }
    text
}

fn steps_as_json(explanation: &Explanation, program: &Program, game: &Game) -> Vec<Value> {
    let because = |b: &Because| json!({ "constraint": constraint(b, game), "sites": b.sites });
    explanation
        .steps
        .iter()
        .map(|step| {
            json!({
                "site": step.site, "label": label(program, step.site), "value": step.value,
                "reason": format!("{:?}", step.reason),
                "because": step.because.iter().map(because).collect::<Vec<_>>(),
            })
        })
        .collect()
}
