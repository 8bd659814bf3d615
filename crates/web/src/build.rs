//! From a file to an edition of its manual, or to what is wrong with it.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use ludoscribe::manual::html::{Embedding, page};
use ludoscribe::syntax::{Diagnostic, Severity, Sources};
use ludoscribe::{Error, Game, Origin, Problems, Reader, survey};

/// How thoroughly a game is played before its manual is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quality {
    /// A glance, so that the page shows at once what was changed.
    Quick,
    /// As thoroughly as for a manual to be printed.
    Thorough,
}

impl Quality {
    /// The settings of the survey, given those for a thorough one.
    fn survey(self, thorough: &survey::Settings) -> survey::Settings {
        match self {
            Self::Thorough => *thorough,
            Self::Quick => survey::Settings {
                moves: thorough.moves.min(1500),
                longest: thorough.longest.min(300),
                patience: 1,
                time: thorough.time.min(Duration::from_millis(250)),
                ..*thorough
            },
        }
    }
}

/// One message about a description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// The message with its place and the line of the source.
    pub text: String,
}

/// What came of an attempt to build a manual.
#[derive(Debug)]
pub struct Outcome {
    /// What is wrong or looks wrong.
    pub findings: Vec<Finding>,
    /// The manual, if the description allows one.
    pub made: Option<Made>,
    /// How long it took.
    pub took: Duration,
}

/// A manual as it is served.
#[derive(Debug)]
pub struct Made {
    /// The name of the game.
    pub title: String,
    /// The page.
    pub page: String,
    /// The pictures of the page.
    pub pictures: BTreeMap<String, Vec<u8>>,
}

/// Builds a manual. Whatever happens, it is told and not thrown.
pub fn build(
    reader: &Reader,
    origin: &Origin,
    thorough: &survey::Settings,
    quality: Quality,
) -> Outcome {
    let began = Instant::now();
    let mut findings = Vec::new();
    let attempt = catch_unwind(AssertUnwindSafe(|| {
        attempt(reader, origin, &quality.survey(thorough), &mut findings)
    }));
    let made = match attempt {
        Ok(Ok(made)) => Some(made),
        Ok(Err(error)) => {
            findings.extend(of_error(error));
            None
        }
        Err(_) => {
            findings.push(Finding {
                severity: Severity::Error,
                text: "error: the program made a mistake of its own; please report it".to_owned(),
            });
            None
        }
    };
    Outcome { findings, made, took: began.elapsed() }
}

fn attempt(
    reader: &Reader,
    origin: &Origin,
    survey: &survey::Settings,
    findings: &mut Vec<Finding>,
) -> Result<Made, Error> {
    let reading = reader.read(origin)?;
    findings.extend(of_problems(&reading.definitions));
    let game = Game::new(reading)?;
    findings.extend(told(&game.warnings(), game.sources()));
    if let Err(Error::Description(mut problems)) = game.program() {
        // The rules can be told all the same, so that this is no reason to keep the old manual.
        for problem in &mut problems.diagnostics {
            problem.severity = Severity::Warning;
            problem.message = format!("this cannot be played: {}", problem.message);
        }
        findings.extend(of_problems(&problems));
    }
    let book = game.manual(survey)?;
    Ok(Made {
        title: book.manual.title.clone(),
        page: page(&book, Embedding::Folder),
        pictures: book.pictures.iter().map(|(name, it)| (name.to_owned(), it.to_owned())).collect(),
    })
}

fn of_error(error: Error) -> Vec<Finding> {
    match error {
        Error::Description(problems) => of_problems(&problems),
        other => told(&[Diagnostic::error(other.to_string())], &Sources::default()),
    }
}

fn of_problems(problems: &Problems) -> Vec<Finding> {
    told(&problems.diagnostics, &problems.sources)
}

fn told(diagnostics: &[Diagnostic], sources: &Sources) -> Vec<Finding> {
    let worth_showing = diagnostics.iter().filter(|it| it.severity >= Severity::Warning);
    worth_showing.map(|it| Finding { severity: it.severity, text: it.render(sources) }).collect()
}
