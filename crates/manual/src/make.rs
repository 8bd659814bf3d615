//! From a description to its book.

use std::path::Path;
use std::sync::Arc;

use engine::MatchProgram;
use english::variants::Group;
use language::Root;
use language::game::Game;
use language::metadata::Metadata;
use survey::Settings;
use syntax::{Description, Diagnostic, NodeId, Sources};

use crate::compose::{self, Source};
use crate::model::{Book, Manual, Provenance};

/// What a book is made with.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// What the description is called: the name of its file.
    pub description: String,
    /// The command that makes the same book again, if there is one.
    pub command: String,
    /// How long the game is played to get to know it.
    pub survey: Settings,
    /// The games of a match, in the order of the description.
    pub chapters: Vec<Chapter>,
    /// The match, made ready to be played.
    pub series: Option<Arc<MatchProgram>>,
    /// What the other choices of the options change.
    pub variants: Vec<Group>,
}

/// A game of a match.
#[derive(Debug, Clone)]
pub struct Chapter {
    /// What the match calls it.
    pub name: String,
    /// Its book, or why there is none.
    pub book: Result<Book, String>,
    /// What it takes to draw it.
    pub look: Option<Look>,
}

/// What it takes to draw a game.
#[derive(Debug, Clone)]
pub struct Look {
    /// The game as it is described.
    pub game: Box<Game>,
    /// Its metadata.
    pub metadata: Option<Metadata>,
    /// What its players are called, from the first on.
    pub players: Vec<String>,
}

/// Makes the book of a game in memory. What is wrong with the description is the error.
pub fn make(
    description: &Description,
    sources: &Sources,
    request: &Request,
) -> Result<Book, Vec<Diagnostic>> {
    let tree = &description.game;
    let root = language::read_game(tree)?;
    let metadata = description.metadata.as_ref().map(language::read_metadata).transpose()?;
    let metadata = metadata.as_ref();
    let manual = front(&root, description, metadata, request);
    let game = match &root {
        Root::Match(game) => {
            let rules = english::tell_match(game).document;
            let manual = Manual { rules, ..manual };
            let series = request.series.as_deref();
            let (chapters, survey) = (&request.chapters, &request.survey);
            return Ok(compose::match_book(manual, tree, series, chapters, survey));
        }
        Root::Game(game) => game,
    };
    let program = engine::lower(tree, game);
    let topology = program.as_ref().ok().map(|program| &*program.topology);
    let told = english::tell(game, tree, metadata, topology);
    let captions = english::caption::Captions::new(game, tree, metadata, topology);
    let verb = |rule: NodeId| captions.verb(rule);
    let place = |node: NodeId| place(description, sources, node);
    let source = Source {
        tree,
        verb: &verb,
        program,
        game,
        metadata,
        rules: told.document,
        unabridged: told.unabridged,
        players: told.names,
        places: told.places,
        areas: told.areas,
        paths: told.paths,
        place: &place,
    };
    Ok(compose::book(manual, source, &request.survey))
}

/// The manual with everything that needs no play.
fn front(
    root: &Root,
    description: &Description,
    metadata: Option<&Metadata>,
    request: &Request,
) -> Manual {
    let title = match root {
        Root::Game(game) => &game.name,
        Root::Match(game) => &game.name,
    };
    let provenance = Provenance {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        description: request.description.clone(),
        command: request.command.clone(),
        seed: request.survey.seed,
        ..Provenance::default()
    };
    compose::front_and_back(title, description, metadata, &request.variants, provenance)
}

/// Where a ludeme is written, as `Chess.lud:12`.
fn place(description: &Description, sources: &Sources, node: NodeId) -> Option<String> {
    let span = description.game.nodes.get(node.0 as usize)?.span;
    let source = sources.get(span.source);
    let line = source.text.get(..span.start as usize)?.matches('\n').count() + 1;
    let file = Path::new(&*source.name).file_name()?.to_string_lossy().into_owned();
    Some(format!("{file}:{line}"))
}
