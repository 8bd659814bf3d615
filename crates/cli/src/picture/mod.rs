//! `ludoscribe picture`

mod faults;
mod play;
mod sheet;
mod tally;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use engine::{Chance, Program, World};
use language::Root;
use picture::adapter::{self, Walk};
use picture::{Animation, GifOptions, Highlight, Options, Painter, Position, Site, Weight};

use self::tally::Looked;
use crate::game::Settings;

/// Draws a position of a game, or a move of it in motion.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe picture shogi -o shogi.svg
  ludoscribe picture chess --ply 5 -o move.gif        the last of five random moves, in motion
  ludoscribe picture --check games/                   looks for faults in the pictures of many games")]
pub struct Picture {
    /// The file of the game; for a contact sheet or a check, files and folders
    #[arg(required = true)]
    games: Vec<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// Plays these moves first: "E2-E4" or "C3", or numbers in the list of legal moves, separated by commas
    #[arg(long, value_name = "MOVES", conflicts_with_all = ["seed", "ply"])]
    after: Option<String>,
    /// Plays random moves with this seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many random moves are played
    #[arg(long, value_name = "K", default_value_t = 0)]
    ply: usize,
    /// Marks "last" (the last move), "moves" (all legal moves), "check" (pieces in check), "A1-B2" (an arrow) or "A1" (a site); separated by commas
    #[arg(long, value_name = "WHAT")]
    highlight: Option<String>,
    /// Shows what this player sees
    #[arg(long, value_name = "PLAYER")]
    viewer: Option<usize>,
    /// Writes the names of rows and columns
    #[arg(long)]
    coordinates: bool,
    /// Tells what the pieces are called
    #[arg(long)]
    legend: bool,
    /// Shows the ways that pieces go round the board
    #[arg(long)]
    tracks: bool,
    /// Writes the local states of pieces on them
    #[arg(long)]
    states: bool,
    /// The longer side of a PNG or GIF in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 600)]
    size: u32,
    /// Draws the start and a later position of every game into this folder, with a page that shows them all
    #[arg(long, value_name = "DIR", conflicts_with = "output")]
    contact_sheet: Option<PathBuf>,
    /// Draws the start and ten later positions of every game, and tells what is cut off, covered, misplaced or faint
    #[arg(long, conflicts_with_all = ["output", "contact_sheet"])]
    check: bool,
    /// Where to write: the ending .svg, .png or .gif says what
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

/// A game that is ready to be drawn.
struct Drawn {
    program: Program,
    painter: Painter,
}

impl Picture {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        if self.check {
            return faults::check(self);
        }
        if let Some(folder) = &self.contact_sheet {
            return sheet::write(self, folder);
        }
        let ([game], Some(output)) = (self.games.as_slice(), &self.output) else {
            bail!(
                "give one game and an output (-o), a folder for a contact sheet (--contact-sheet), or --check"
            );
        };
        let drawn = self.read(game)?;
        self.draw(drawn, output)?;
        Ok(ExitCode::SUCCESS)
    }

    /// Looks at positions of a game for faults; nothing for a match.
    fn look(&self, path: &Path) -> Result<Option<Looked>> {
        Ok(self.read_game(path)?.map(|Drawn { program, painter }| {
            let walk = Walk::through(&program, painter, self.seed, self.viewer);
            let faults = walk.faults();
            Looked { walk, faults }
        }))
    }

    fn read(&self, path: &Path) -> Result<Drawn> {
        self.read_game(path)?.with_context(|| {
            format!("{} is a match of several games: draw one of them", path.display())
        })
    }

    /// Reads a game; nothing for a match.
    fn read_game(&self, path: &Path) -> Result<Option<Drawn>> {
        let read = self.settings.read(path)?;
        let root = language::read_game(&read.description.game).map_err(|problems| {
            problems.iter().for_each(|problem| crate::terminal::show(problem, &read.sources));
            crate::terminal::Shown
        })?;
        let Root::Game(game) = root else {
            return Ok(None);
        };
        let program = engine::lower(&read.description.game, &game)
            .with_context(|| format!("cannot play {}", path.display()))?;
        let metadata =
            read.description.metadata.as_ref().and_then(|tree| language::read_metadata(tree).ok());
        let graphics = metadata.as_ref().and_then(|metadata| metadata.graphics.as_ref());
        let painter = adapter::painter(&program, adapter::board_class(&game), graphics);
        Ok(Some(Drawn { program, painter }))
    }

    fn draw(&self, drawn: Drawn, output: &Path) -> Result<()> {
        let Drawn { program, painter } = drawn;
        let mut world = World::new(&program, Chance::seeded(self.seed));
        world.start();
        let mut before = adapter::position(&world, self.viewer);
        match &self.after {
            Some(moves) => {
                for text in moves.split(',').map(str::trim).filter(|text| !text.is_empty()) {
                    before = adapter::position(&world, self.viewer);
                    play::named(&mut world, text)?;
                }
            }
            None => {
                let mut choice = Chance::seeded(!self.seed);
                for _ in 0..self.ply {
                    let position = adapter::position(&world, self.viewer);
                    if !adapter::random_move(&mut world, &mut choice) {
                        break;
                    }
                    before = position;
                }
            }
        }
        let applied = world.applied.clone();
        let after = adapter::position(&world, self.viewer);
        let painter = painter.framing([&before, &after]);
        let options = Options {
            coordinates: self.coordinates,
            legend: self.legend,
            tracks: self.tracks,
            states: self.states,
            ..Options::default()
        };
        let ending = output
            .extension()
            .and_then(|ending| ending.to_str())
            .unwrap_or_default()
            .to_ascii_lowercase();
        let bytes = match ending.as_str() {
            "gif" => {
                let motions = adapter::motions(&program, &painter, &before, &applied);
                let animation = Animation::new(&painter, &before, &after, &motions, &[], &options);
                animation.gif(GifOptions { longer_side: self.size, ..GifOptions::default() })?
            }
            "svg" | "png" => {
                let marks = self.marks(&mut world, &painter, &before, &applied)?;
                // A move is marked where it starts from: in the position before it.
                let shown = if self.highlight.as_deref().is_some_and(|what| what.contains("last")) {
                    &before
                } else {
                    &after
                };
                let scene = painter.scene(shown, &marks, &options);
                if ending == "svg" {
                    picture::svg::write(&scene).into_bytes()
                } else {
                    picture::raster::png(&scene, self.size)?
                }
            }
            _ => bail!("the output must end in .svg, .png or .gif"),
        };
        std::fs::write(output, bytes).with_context(|| format!("cannot write {}", output.display()))
    }

    fn marks(
        &self,
        world: &mut World<'_>,
        painter: &Painter,
        before: &Position,
        applied: &[engine::action::Action],
    ) -> Result<Vec<Highlight>> {
        let program = world.program;
        let mut marks: Vec<Highlight> = Vec::new();
        for what in self.highlight.iter().flat_map(|all| all.split(',')).map(str::trim) {
            match what {
                "last" => marks.extend(adapter::highlights(
                    program,
                    painter,
                    before,
                    applied,
                    Weight::Chosen,
                )),
                "moves" => {
                    let moves = world.legal_moves().to_vec();
                    let legal = moves.iter().filter_map(|mv| {
                        let decided = world.arena.decision(mv);
                        let kinds = decided.map_or((None, None), |action| action.kinds());
                        adapter::move_mark(program, mv, kinds, Weight::Possible)
                    });
                    for mark in legal {
                        if !marks.contains(&mark) {
                            marks.push(mark);
                        }
                    }
                }
                "check" => marks.extend(adapter::checks(world, painter)),
                place => marks.push(named_mark(painter, place)?),
            }
        }
        marks.dedup();
        Ok(marks)
    }
}

/// "A1" or "A1-B2" as a mark.
fn named_mark(painter: &Painter, text: &str) -> Result<Highlight> {
    let geometry = painter.geometry();
    let site = |label: &str| {
        let found =
            geometry.labels.iter().position(|known| known.eq_ignore_ascii_case(label.trim()));
        found
            .map(|index| Site::board(geometry.site_type(), index))
            .with_context(|| format!("the board has no site {label}"))
    };
    match text.split_once('-') {
        Some((from, to)) => {
            Ok(Highlight::Move { path: vec![site(from)?, site(to)?], weight: Weight::Chosen })
        }
        None => Ok(Highlight::Site(site(text)?)),
    }
}
