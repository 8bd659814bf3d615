//! What can be played: a game, or a match of games.

use std::path::{Path, PathBuf};

use engine::{MatchProgram, Program};
use language::Root;
use language::game::{self, Subgame};
use syntax::{Selection, Tree};

use crate::{Error, Game, Origin, Reader};

/// A game or a match, made ready to be played.
#[derive(Debug)]
pub enum Playable {
    /// One game.
    Game(Box<Program>),
    /// Several games, one after the other.
    Match(Box<MatchProgram>),
}

impl Playable {
    /// What it is called.
    pub fn name(&self) -> &str {
        match self {
            Self::Game(program) => &program.name,
            Self::Match(program) => &program.name,
        }
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        match self {
            Self::Game(program) => program.players,
            Self::Match(program) => program.players,
        }
    }
}

impl Game {
    /// The game or match, made ready to be played. The games of a match are looked for around its file, then among the
    /// bundled ones.
    pub fn playable(&self) -> Result<Playable, Error> {
        let Root::Match(ast) = self.root() else {
            return Ok(Playable::Game(Box::new(self.program()?)));
        };
        let program = engine::lower_match(ast, |subgame| find(self.origin(), subgame));
        program
            .map(|program| Playable::Match(Box::new(program)))
            .map_err(|problem| self.problem_at(problem.message, problem.id).into())
    }
}

/// Reads a game of a match with the option that the match chooses.
fn find(origin: &Origin, subgame: &Subgame) -> Result<(Tree, game::Game), String> {
    let options = subgame.option.iter().map(|option| option.to_string()).collect();
    let reader = Reader { selection: Selection { options, ruleset: None }, ..Reader::new() };
    let found = match origin.file().and_then(|file| beside(file, &subgame.name)) {
        Some(file) => reader.file(&file),
        None => reader.bundled(&subgame.name),
    };
    let found = found.map_err(|error| error.to_string())?;
    match found.root() {
        Root::Game(game) => Ok((found.description().game.clone(), (**game).clone())),
        Root::Match(_) => Err("a match in a match".to_owned()),
    }
}

/// The file of a game in a folder around another file, or in a folder `subgame` there.
fn beside(file: &Path, name: &str) -> Option<PathBuf> {
    // A name is no path.
    if name.contains(['/', '\\']) {
        return None;
    }
    let file_name = format!("{name}.lud");
    let folders = file.ancestors().skip(1).take(6);
    let all = folders
        .flat_map(|folder| [folder.join(&file_name), folder.join("subgame").join(&file_name)]);
    all.into_iter().find(|path| path.is_file())
}
