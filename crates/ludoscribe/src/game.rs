//! A game that was read.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use board::build;
use engine::{MatchProgram, Program};
use english::Told;
use english::document::Document;
use language::Root;
use language::game::Subgame;
use language::metadata::Metadata;
use manual::{Book, Chapter, Look, Request};
use syntax::{Description, Diagnostic, NodeId, Selection, Sources};

use crate::{Error, Origin, Playable, Problems, Reader, Reading, caution, shelf, shell_word};

/// A game that was read and typed: it can be checked, played, told and made a book of.
#[derive(Debug)]
pub struct Game {
    origin: Origin,
    selection: Selection,
    sources: Sources,
    description: Description,
    root: Root,
    metadata: Option<Metadata>,
    definitions: Problems,
    folders: Vec<PathBuf>,
}

impl Game {
    /// Types what was read.
    pub fn new(reading: Reading) -> Result<Self, Error> {
        let Reading { origin, selection, sources, result, definitions, folders } = reading;
        let fail = |diagnostics| Problems { diagnostics, sources: sources.clone() };
        let description = result.map_err(fail)?;
        let root = language::read_game(&description.game).map_err(fail)?;
        let metadata = description.metadata.as_ref().map(language::read_metadata);
        let metadata = metadata.transpose().map_err(fail)?;
        Ok(Self { origin, selection, sources, description, root, metadata, definitions, folders })
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        match &self.root {
            Root::Game(game) => &game.name,
            Root::Match(game) => &game.name,
        }
    }

    /// Where its description comes from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The texts that took part in it.
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    /// Its description with all options, defines and ranges expanded.
    pub fn description(&self) -> &Description {
        &self.description
    }

    /// Its description as typed ludemes: a game, or a match of several games.
    pub fn root(&self) -> &Root {
        &self.root
    }

    /// Its metadata, if it has any.
    pub fn metadata(&self) -> Option<&Metadata> {
        self.metadata.as_ref()
    }

    /// What is wrong with the definitions around it.
    pub fn definitions(&self) -> &Problems {
        &self.definitions
    }

    /// What looks wrong, or is worth knowing. The places lie in [`Game::sources`].
    pub fn warnings(&self) -> Vec<Diagnostic> {
        let mut all = self.description.notes.clone();
        all.extend(caution::warnings(&self.description));
        all
    }

    /// The game, made ready to be played.
    pub fn program(&self) -> Result<Program, Error> {
        let tree = &self.description.game;
        let (message, node) = match &self.root {
            Root::Match(_) => ("a match is made of games: name one of them".to_owned(), NodeId(0)),
            Root::Game(game) => match engine::lower(tree, game) {
                Ok(program) => return Ok(program),
                Err(problem) => (problem.message, problem.id),
            },
        };
        Err(self.problem_at(message, node).into())
    }

    /// What is wrong with a ludeme of the description.
    pub(crate) fn problem_at(&self, message: String, node: NodeId) -> Problems {
        let mut problem = Diagnostic::error(message);
        if let Some(node) = self.description.game.nodes.get(node.0 as usize) {
            problem = problem.at(node.span, "");
        }
        Problems { diagnostics: vec![problem], sources: self.sources.clone() }
    }

    /// The folders of definitions that it was read with.
    pub(crate) fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// The rules in English.
    pub fn english(&self) -> Document {
        self.told().document
    }

    /// The rules in English, with what is known about the text.
    pub fn told(&self) -> Told {
        let tree = &self.description.game;
        match &self.root {
            Root::Match(game) => english::tell_match(game),
            Root::Game(game) => {
                // A board that cannot be built is told without the names of its places.
                let items = &game.equipment.items;
                let board = items.iter().find_map(|item| build::board(tree, item));
                let board = board.and_then(Result::ok);
                let topology = board.as_ref().map(|board| &board.topology);
                english::tell(game, tree, self.metadata(), topology)
            }
        }
    }

    /// The games that a match consists of, in the order of its description: each by its name, or why it cannot be read. None for
    /// a game that is no match.
    pub fn games(&self) -> Vec<(String, Result<Game, Error>)> {
        let Root::Match(it) = &self.root else { return vec![] };
        let read = |subgame: &Subgame| {
            let options = subgame.option.iter().map(ToString::to_string).collect();
            let reader = Reader {
                selection: Selection { options, ruleset: None },
                definitions: self.folders.clone(),
            };
            reader.game(&shelf::find(&subgame.name, self.origin.file())?)
        };
        it.games.games.iter().map(|subgame| (subgame.name.to_string(), read(subgame))).collect()
    }

    /// The whole book: rules, pictures, moves, endings, strategy.
    ///
    /// A game that the engine cannot play gets its rules, and a note that says why there is nothing more.
    pub fn manual(&self, survey: &survey::Settings) -> Result<Book, Error> {
        let request = Request {
            description: self.file_name(),
            command: self.command(survey),
            survey: *survey,
            chapters: self.chapters(survey),
            series: self.series(),
            variants: self.variants(),
        };
        let book = manual::make(&self.description, &self.sources, &request);
        book.map_err(|diagnostics| Problems { diagnostics, sources: self.sources.clone() }.into())
    }

    /// The match, if it is one and can be played; what cannot be played is told by its chapters.
    fn series(&self) -> Option<Arc<MatchProgram>> {
        let Root::Match(_) = &self.root else { return None };
        match self.playable() {
            Ok(Playable::Match(program)) => Some(Arc::from(program)),
            _ => None,
        }
    }

    /// The books of the games of a match. A match in a match has no book of its own.
    fn chapters(&self, survey: &survey::Settings) -> Vec<Chapter> {
        let chapter = |(name, game): (String, Result<Game, Error>)| {
            let book = match &game {
                Ok(Game { root: Root::Match(_), .. }) => Err("it is a match itself".to_owned()),
                Ok(game) => game.manual(survey).map_err(|error| error.to_string()),
                Err(error) => Err(error.to_string()),
            };
            let players = book.as_ref().map_or_else(|_| vec![], |book| book.manual.players.clone());
            let look = match game {
                Ok(Game { root: Root::Game(game), metadata, .. }) => {
                    Some(Look { game, metadata, players })
                }
                _ => None,
            };
            Chapter { name, book, look }
        };
        self.games().into_iter().map(chapter).collect()
    }

    /// The name of its file, or of the game itself.
    fn file_name(&self) -> String {
        let name = self.origin.name();
        let file = Path::new(&name).file_name().map(|file| file.to_string_lossy().into_owned());
        file.unwrap_or(name)
    }

    /// The command that makes this manual again.
    fn command(&self, survey: &survey::Settings) -> String {
        // Where the file lies on this machine means nothing to readers.
        let name = self.origin.name();
        let name = if Path::new(&name).is_absolute() { self.file_name() } else { name };
        let mut words = vec!["ludoscribe".to_owned(), "manual".to_owned(), name];
        for option in &self.selection.options {
            words.extend(["--option".to_owned(), option.clone()]);
        }
        if let Some(ruleset) = &self.selection.ruleset {
            words.extend(["--ruleset".to_owned(), ruleset.clone()]);
        }
        words.extend(["--seed".to_owned(), survey.seed.to_string()]);
        words.iter().map(|word| shell_word(word)).collect::<Vec<_>>().join(" ")
    }
}
