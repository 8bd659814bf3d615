//! `ludoscribe check`

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use ludoscribe::definitions::{Defined, Libraries};
use ludoscribe::{Error, Origin};
use serde_json::{Value, json};
use syntax::{Description, Diagnostic, Library, Selection, Severity, SourceId, Sources};

use crate::game::Settings;
use crate::{json, terminal};

/// Checks descriptions: everything is expanded and typed, and names are looked up.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe check Game.lud
  ludoscribe check --all-options games/       every item of every option, and every ruleset
  ludoscribe check --json Game.lud            for editors and scripts

Ends with 1 if any description has errors.")]
pub struct Check {
    /// Files of games, and folders of them
    #[arg(required = true)]
    games: Vec<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// Checks every item of every option, one at a time, and every ruleset
    #[arg(long)]
    all_options: bool,
    /// Prints JSON: what was found in each game
    #[arg(long)]
    json: bool,
}

impl Check {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let mut libraries = Libraries::new(&self.settings.defs);
        let mut tally = Tally::default();
        let mut found = Vec::new();
        for path in games(&self.games)? {
            let defined = libraries.library_for(&path)?;
            found.push(self.check(&path, defined, &mut tally));
        }
        if self.json {
            println!("{:#}", Value::from(found));
        } else {
            println!("{}", tally.summary());
        }
        Ok(if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Checks one game. What was found is shown, or given back as JSON.
    fn check(&self, path: &Path, defined: &mut Defined, tally: &mut Tally) -> Value {
        tally.checked += 1;
        let mut report = Report { json: self.json, found: vec![] };
        for problem in std::mem::take(&mut defined.problems) {
            report.add(&problem, defined.library.sources());
        }
        let mut sources = Sources::default();
        let opened = Origin::named(path).and_then(|origin| origin.open(&mut sources));
        let file = match opened {
            Ok(file) => file,
            Err(error) => {
                tally.failed += 1;
                report.fail(error);
                return report.of(path, false);
            }
        };
        let chosen = Selection {
            options: self.settings.options.clone(),
            ruleset: self.settings.ruleset.clone(),
        };
        let library = &defined.library;
        let (description, problems) = check(&mut sources, file, library, &chosen);
        tally.warnings += count(&problems, Severity::Warning);
        let mut ok = count(&problems, Severity::Error) == 0;
        tally.failed += usize::from(!ok);
        for problem in problems.iter().filter(|problem| problem.severity >= Severity::Warning) {
            report.add(problem, &sources);
        }
        let selections = description.iter().filter(|_| self.all_options).flat_map(selections);
        for selection in selections {
            tally.settings += 1;
            let mut sources = sources.clone();
            let (_, problems) = check(&mut sources, file, library, &selection);
            let error = problems.iter().find(|problem| problem.severity == Severity::Error);
            if let Some(error) = error {
                ok = false;
                tally.failed += 1;
                if !self.json {
                    eprintln!("{} with {}:", path.display(), name(&selection));
                }
                report.add(error, &sources);
            }
        }
        report.of(path, ok)
    }
}

/// What was found in one game.
struct Report {
    json: bool,
    found: Vec<Value>,
}

impl Report {
    fn add(&mut self, problem: &Diagnostic, sources: &Sources) {
        if self.json {
            self.found.push(json::diagnostic(problem, sources));
        } else {
            terminal::show(problem, sources);
        }
    }

    fn fail(&mut self, error: Error) {
        match error {
            Error::Description(problems) => {
                problems.diagnostics.iter().for_each(|it| self.add(it, &problems.sources));
            }
            other => self.add(&Diagnostic::error(other.to_string()), &Sources::default()),
        }
    }

    fn of(self, path: &Path, ok: bool) -> Value {
        json!({"game": path.display().to_string(), "ok": ok, "diagnostics": self.found})
    }
}

/// Reads and types a description.
fn check(
    sources: &mut Sources,
    file: SourceId,
    library: &Library,
    selection: &Selection,
) -> (Option<Description>, Vec<Diagnostic>) {
    match syntax::read(sources, file, library, selection) {
        Ok(description) => {
            let mut problems = description.notes.clone();
            problems.extend(ludoscribe::caution::warnings(&description));
            (Some(description), problems)
        }
        Err(problems) => (None, problems),
    }
}

/// Every item of every option by itself, but for those that are chosen anyway, and every ruleset.
fn selections(description: &Description) -> Vec<Selection> {
    let options = description.options.iter().flat_map(|category| {
        let others = category.items.iter().enumerate().filter(|(i, _)| *i != category.chosen);
        others.map(|(_, item)| Selection {
            options: vec![format!("{}/{}", category.heading, item.name)],
            ruleset: None,
        })
    });
    let rulesets = description.rulesets.iter().filter(|ruleset| !ruleset.options.is_empty());
    let rulesets = rulesets
        .map(|ruleset| Selection { options: vec![], ruleset: Some(ruleset.name.to_string()) });
    options.chain(rulesets).collect()
}

fn name(selection: &Selection) -> String {
    match &selection.ruleset {
        Some(ruleset) => format!("the ruleset \"{ruleset}\""),
        None => format!("\"{}\"", selection.options.join("\", \"")),
    }
}

fn count(problems: &[Diagnostic], severity: Severity) -> usize {
    problems.iter().filter(|problem| problem.severity == severity).count()
}

/// The files of games that are meant, those of folders in order.
pub fn games(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut games = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = games.len();
            collect(path, &mut games)?;
            if games.len() == before {
                bail!("no game lies in {}", path.display());
            }
        } else {
            games.push(path.clone());
        }
    }
    Ok(games)
}

fn collect(folder: &Path, games: &mut Vec<PathBuf>) -> Result<()> {
    let entries =
        std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = entries
        .map(|entry| entry.and_then(|entry| Ok((entry.file_type()?, entry.path()))))
        .collect::<std::io::Result<Vec<_>>>()?;
    paths.sort_by(|(_, a), (_, b)| a.cmp(b));
    for (kind, path) in paths {
        // Links are not followed: they could lead in a circle.
        if kind.is_dir() {
            collect(&path, games)?;
        } else if path.extension().is_some_and(|extension| extension == "lud") {
            games.push(path);
        }
    }
    Ok(())
}

#[derive(Default)]
struct Tally {
    checked: usize,
    settings: usize,
    failed: usize,
    warnings: usize,
}

impl Tally {
    fn summary(&self) -> String {
        let mut out = format!("checked {}", plural(self.checked, "game"));
        if self.settings > 0 {
            out += &format!(" and {}", plural(self.settings, "choice of options"));
        }
        out += &match self.failed {
            0 => ": all ok".to_owned(),
            failed => format!(": {failed} with errors"),
        };
        if self.warnings > 0 {
            out += &format!(", {}", plural(self.warnings, "warning"));
        }
        out
    }
}

fn plural(count: usize, noun: &str) -> String {
    match (count, noun.split_once(' ')) {
        (1, _) => format!("1 {noun}"),
        (_, Some((head, rest))) => format!("{count} {head}s {rest}"),
        (_, None) => format!("{count} {noun}s"),
    }
}
