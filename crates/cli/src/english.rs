//! `ludoscribe english`

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use english::Told;
use english::gates::{coverage, leaks, sentence_figures};
use language::Root;

use crate::game::{ReadGame, Settings};
use crate::terminal::{self, Shown};

/// Tells the rules of a game in English.
#[derive(Debug, Args)]
pub struct English {
    /// The file of the game, or `-` for standard input
    #[arg(required_unless_present = "gates")]
    game: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// How the rules are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Shows which ludemes no sentence tells, instead of the rules
    #[arg(long)]
    coverage: bool,
    /// Measures the texts of all games below a directory, and prints a table
    #[arg(long, value_name = "DIR")]
    gates: Option<PathBuf>,
    /// With `--gates`: writes each text to this directory as Markdown
    #[arg(long, value_name = "DIR", requires = "gates")]
    out: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Markdown,
    Html,
    Json,
}

impl English {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        if let Some(directory) = &self.gates {
            return self.measure(directory);
        }
        let path = self.game.as_deref().context("which game?")?;
        let read = self.settings.read(path)?;
        let told = tell(&read)?;
        if self.coverage {
            print_coverage(&told, &read);
            return Ok(ExitCode::SUCCESS);
        }
        match self.format {
            Format::Text => print!("{}", english::render::text(&told.document)),
            Format::Markdown => print!("{}", english::render::markdown(&told.document)),
            Format::Html => print!("{}", english::render::html(&told.document)),
            Format::Json => println!("{}", serde_json::to_string_pretty(&told.document)?),
        }
        Ok(ExitCode::SUCCESS)
    }

    fn measure(&self, directory: &Path) -> Result<ExitCode> {
        let mut files = Vec::new();
        collect(directory, &mut files)?;
        files.sort();
        if files.is_empty() {
            bail!("there is no game below {}", directory.display());
        }
        let mut library = Figures::default();
        for file in &files {
            match self.measure_game(file) {
                Ok(game) => {
                    game.print(file);
                    library.add(game);
                }
                Err(error) => {
                    println!("{}\tcannot be told: {error}", file.display());
                    library.failed += 1;
                }
            }
        }
        library.print_table();
        Ok(if library.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn measure_game(&self, file: &Path) -> Result<Figures> {
        let read = self.settings.read(file)?;
        let start = Instant::now();
        let told = tell(&read)?;
        let time = start.elapsed();
        let text = english::render::markdown(&told.document);
        if let Some(out) = &self.out {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            std::fs::create_dir_all(out)?;
            std::fs::write(out.join(format!("{name}.md")), &text)?;
        }
        let covered = coverage(&told.document, &read.description.game);
        let figures = sentence_figures(&told.document);
        let leaks = leaks(&told.document);
        let again = tell(&read)?;
        Ok(Figures {
            games: 1,
            failed: 0,
            leaking: usize::from(!leaks.is_empty()),
            leaks: leaks
                .iter()
                .map(|leak| {
                    (format!("{}: {}", leak.rule, short(&leak.found)), leak.sentence.clone())
                })
                .collect(),
            rule_nodes: covered.rule_nodes,
            missing: covered.missing.len(),
            incomplete: usize::from(!covered.missing.is_empty()),
            missing_by_keyword: covered.missing_by_keyword,
            ungrounded: covered.ungrounded,
            sentences: figures.sentences,
            words: figures.words,
            longest: figures.longest,
            too_long: figures.too_long,
            tangled: figures.tangled,
            fallbacks: told.fallbacks,
            undetermined: usize::from(again.document != told.document),
            slowest: time,
            time,
        })
    }
}

fn short(text: &str) -> String {
    text.chars().take(30).collect()
}

/// Tells a game that was read.
pub fn tell(read: &ReadGame) -> Result<Told> {
    let root = language::read_game(&read.description.game).map_err(|problems| {
        for problem in &problems {
            terminal::show(problem, &read.sources);
        }
        Shown
    })?;
    let metadata =
        read.description.metadata.as_ref().and_then(|tree| language::read_metadata(tree).ok());
    match root {
        Root::Game(game) => {
            let tree = &read.description.game;
            // A board that cannot be built is told without the names of its places.
            let board = game
                .equipment
                .items
                .iter()
                .find_map(|item| ::board::build::board(tree, item))
                .and_then(std::result::Result::ok);
            Ok(english::tell(
                &game,
                tree,
                metadata.as_ref(),
                board.as_ref().map(|board| &board.topology),
            ))
        }
        Root::Match(game) => Ok(english::tell_match(&game)),
    }
}

fn print_coverage(told: &Told, read: &ReadGame) {
    let covered = coverage(&told.document, &read.description.game);
    println!(
        "{} of {} ludemes told ({:.1} %)",
        covered.rule_nodes - covered.missing.len(),
        covered.rule_nodes,
        covered.share() * 100.0
    );
    for (keyword, number) in &covered.missing_by_keyword {
        println!("{number:5}  {keyword}");
    }
    for sentence in &covered.ungrounded {
        println!("no ludeme: {sentence}");
    }
}

/// The games below a directory.
fn collect(directory: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in std::fs::read_dir(directory)
        .with_context(|| format!("cannot read {}", directory.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "lud") {
            files.push(path);
        }
    }
    Ok(())
}

/// The figures of one game or of many.
#[derive(Debug, Default)]
struct Figures {
    games: usize,
    failed: usize,
    leaking: usize,
    leaks: Vec<(String, String)>,
    rule_nodes: usize,
    missing: usize,
    incomplete: usize,
    missing_by_keyword: BTreeMap<String, usize>,
    ungrounded: Vec<String>,
    sentences: usize,
    words: usize,
    longest: usize,
    too_long: Vec<String>,
    tangled: Vec<String>,
    fallbacks: BTreeMap<&'static str, usize>,
    undetermined: usize,
    slowest: Duration,
    time: Duration,
}

impl Figures {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.leaking += other.leaking;
        self.leaks.extend(other.leaks);
        self.rule_nodes += other.rule_nodes;
        self.missing += other.missing;
        self.incomplete += other.incomplete;
        for (keyword, number) in other.missing_by_keyword {
            *self.missing_by_keyword.entry(keyword).or_default() += number;
        }
        self.ungrounded.extend(other.ungrounded);
        self.sentences += other.sentences;
        self.words += other.words;
        self.longest = self.longest.max(other.longest);
        self.too_long.extend(other.too_long);
        self.tangled.extend(other.tangled);
        for (construct, number) in other.fallbacks {
            *self.fallbacks.entry(construct).or_default() += number;
        }
        self.undetermined += other.undetermined;
        self.slowest = self.slowest.max(other.slowest);
        self.time += other.time;
    }

    /// The misses of one game.
    fn print(&self, file: &Path) {
        let misses = self.leaks.len()
            + self.missing
            + self.too_long.len()
            + self.tangled.len()
            + self.ungrounded.len();
        if misses > 0 {
            println!(
                "{}\tleaks {}\tuntold {}/{}\tungrounded {}\tlong {}\ttangled {}",
                file.display(),
                self.leaks.len(),
                self.missing,
                self.rule_nodes,
                self.ungrounded.len(),
                self.too_long.len(),
                self.tangled.len()
            );
        }
    }

    /// The table for the library.
    fn print_table(&self) {
        let percent = |part: usize, whole: usize| part as f64 * 100.0 / whole.max(1) as f64;
        println!("\nGames told           {} (not told: {})", self.games, self.failed);
        println!("M1  leaks            {} in {} games", self.leaks.len(), self.leaking);
        println!(
            "M2  coverage         {:.2} % of {} ludemes; {} games incomplete",
            100.0 - percent(self.missing, self.rule_nodes),
            self.rule_nodes,
            self.incomplete
        );
        println!("M3  ungrounded       {} of {} sentences", self.ungrounded.len(), self.sentences);
        println!(
            "M7  sentences        mean {:.1} words, longest {}, over the limit {} ({:.2} %), tangled {}",
            self.words as f64 / self.sentences.max(1) as f64,
            self.longest,
            self.too_long.len(),
            percent(self.too_long.len(), self.sentences),
            self.tangled.len()
        );
        println!("M8  fallbacks        {}", self.fallbacks.values().sum::<usize>());
        println!(
            "M12 determinism      {} games differ; mean {:.2} ms, slowest {:.1} ms",
            self.undetermined,
            self.time.as_secs_f64() * 1000.0 / self.games.max(1) as f64,
            self.slowest.as_secs_f64() * 1000.0
        );
        top("leaks", self.leaks.iter().map(|(what, _)| what.clone()));
        for (what, sentence) in self.leaks.iter().step_by(self.leaks.len().div_ceil(12).max(1)) {
            println!("      {what} | {sentence}");
        }
        print_counts(
            "untold",
            &self.missing_by_keyword.iter().map(|(k, n)| (k.clone(), *n)).collect::<Vec<_>>(),
        );
        print_counts(
            "fallbacks",
            &self.fallbacks.iter().map(|(k, n)| ((*k).to_owned(), *n)).collect::<Vec<_>>(),
        );
        top("ungrounded", self.ungrounded.iter().cloned());
        let mut long: Vec<&String> = self.too_long.iter().collect();
        long.sort_by_key(|text| std::cmp::Reverse(text.len()));
        for sentence in long.iter().step_by(long.len().div_ceil(25).max(1)) {
            println!("  long: {sentence}");
        }
    }
}

fn top(title: &str, items: impl Iterator<Item = String>) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for item in items {
        *counts.entry(item).or_default() += 1;
    }
    print_counts(title, &counts.into_iter().collect::<Vec<_>>());
}

fn print_counts(title: &str, counts: &[(String, usize)]) {
    let mut counts = counts.to_vec();
    counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    for (what, number) in counts.iter().take(25) {
        println!("  {title}: {number:6}  {what}");
    }
}
