//! The whole book of a game.

use engine::solve::{Explanation, explain};
use engine::{Chance, LowerError, Program, World};
use english::Named;
use english::caption::Verb;
use english::document::Document;
use language::game::Game;
use language::metadata::Metadata;
use survey::{Settings, Survey};
use syntax::{NodeId, Tree};
use tutor::strategy::Known;

use super::beside::place_figures;
use super::places::place;
use super::sentences::Sentences;
use super::{attack, catalogue, endings, glance, maps, notes, solution, tables, words};
use crate::draw::{self, Artist};
use crate::model::{Book, Manual, Note, NoteKind, Pictures, Strategy};

/// So many places in the middle of a board are named at most.
const MOST_MIDDLES: usize = 4;

/// What a book is made from.
pub struct Source<'a> {
    /// The expanded description.
    pub tree: &'a Tree,
    /// The game, made ready to run, or why that cannot be done.
    pub program: Result<Program, LowerError>,
    /// The game as it is described.
    pub game: &'a Game,
    /// Its metadata.
    pub metadata: Option<&'a Metadata>,
    /// Its rules in English.
    pub rules: Document,
    /// The same with every rule in words of its own, to be quoted.
    pub unabridged: Document,
    /// What the rules call the players, from the first on.
    pub players: Vec<String>,
    /// What the rules call the places of the board.
    pub places: String,
    /// What the rules call its areas, in the order of the equipment.
    pub areas: Vec<Named>,
    /// What the rules call its paths, in the order of the description.
    pub paths: Vec<Named>,
    /// What the moves of a rule are called.
    pub verb: &'a (dyn Fn(NodeId) -> Option<Verb> + Sync),
    /// Where a ludeme is written, as `File.lud:12`.
    pub place: &'a (dyn Fn(NodeId) -> Option<String> + Sync),
}

/// What all parts of a book share while it is made.
pub(super) struct Bench<'a> {
    pub tree: &'a Tree,
    pub program: &'a Program,
    pub artist: Artist<'a>,
    /// The sentences of the rules as they stand in the book.
    pub sentences: Sentences<'a>,
    /// The sentences to quote.
    pub quotes: Sentences<'a>,
    pub survey: &'a Survey,
    pub verb: &'a (dyn Fn(NodeId) -> Option<Verb> + Sync),
    pub place: &'a (dyn Fn(NodeId) -> Option<String> + Sync),
    /// How a puzzle is solved.
    pub explanation: Option<Explanation>,
}

/// Completes a manual with rules, pictures, moves, endings and strategy.
///
/// A game that the engine cannot play gets its rules, and a note that says why there is nothing more.
pub fn book(mut manual: Manual, source: Source<'_>, settings: &Settings) -> Book {
    let mut pictures = Pictures::default();
    manual.rules = source.rules;
    manual.players.clone_from(&source.players);
    manual.glance = glance::told(&manual.rules);
    let program = match source.program {
        Ok(program) => program,
        Err(problem) => {
            manual.notes.push(Note {
                kind: NoteKind::Missing,
                text: format!("There are no pictures, moves and endings, because the game cannot be played: {problem}."),
                place: (source.place)(problem.id),
            });
            return Book { manual, pictures };
        }
    };
    let given = tutor::strategy::given(source.metadata.and_then(|metadata| metadata.ai.as_ref()));
    let survey = survey::survey_given(&program, settings, &given);
    manual.provenance.seed = settings.seed;
    manual.provenance.playouts = survey.playouts;
    manual.provenance.moves = survey.moves;

    let mut start = World::new(&program, Chance::seeded(settings.seed));
    start.start();
    let samples = survey
        .kinds
        .iter()
        .map(|seen| &seen.example)
        .chain(survey.endings.iter().map(|seen| &seen.example));
    let last = samples.filter_map(|sample| Some(draw::position(&sample.replay(&program)?.after)));
    // Only games without a board have to know beforehand how far they spread.
    let boardless =
        picture::adapter::board_class(source.game) == picture::style::BoardClass::Boardless;
    let positions: Vec<_> = if boardless { last.collect() } else { vec![] };
    let rules = manual.rules.clone();
    let bench = Bench {
        tree: source.tree,
        program: &program,
        artist: Artist::new(&program, source.game, source.metadata, &source.players, &positions),
        sentences: Sentences::new(&rules, source.tree),
        quotes: Sentences::new(&source.unabridged, source.tree),
        survey: &survey,
        verb: source.verb,
        place: source.place,
        explanation: program.puzzle.as_ref().and_then(|_| explain(&program)),
    };
    manual.setup = Some(bench.artist.setup(&start).keep(&mut pictures));
    manual.key = bench.artist.key(&start).map(|key| key.keep(&mut pictures));
    manual.names = bench.artist.names().map(|names| names.keep(&mut pictures));
    if program.puzzle.is_none() {
        glance::add_measured(&bench, &mut manual.glance);
    }
    catalogue::add(&bench, &mut manual, &mut pictures);
    endings::add(&bench, &mut manual, &mut pictures);
    let solved = solution::add(&bench, &mut manual, &mut pictures);
    manual.beside = place_figures(&bench.sentences, &manual);
    attack::add(&bench, &mut manual, &mut pictures);
    maps::add(&bench, &source.areas, &source.paths, &mut manual, &mut pictures);
    tables::add(&bench, &mut manual, &mut pictures);
    manual.beside.sort_by_key(|one| (one.sentence, one.figure));
    let known = Known {
        given: &given,
        learned: &survey.learned,
        contested: survey.contested.is_some(),
        tried: &survey.tried,
        alone: &survey.alone,
        play: survey.play(&program),
        aims: survey.aims,
    };
    let words = vocabulary(&bench, source.places);
    manual.strategy = match solved {
        Some(solved) => tutor::strategy::deduction(&solved, &words),
        None if has_no_choice(&bench) => Strategy {
            remark: "Nobody has anything to choose: there was a single possible move on every turn that was played."
                .to_owned(),
            ..Strategy::default()
        },
        None => tutor::strategy(&known, &words),
    };
    notes::add(&bench, &mut manual);
    Book { manual, pictures }
}

/// Whether no player of all random games ever had two moves to choose from: then no advice could be followed.
fn has_no_choice(bench: &Bench<'_>) -> bool {
    let facts = &bench.survey.facts;
    facts.games > 0 && facts.branching <= 1.0
}

/// What advice is told in.
fn vocabulary(bench: &Bench<'_>, places: String) -> tutor::strategy::Words {
    let names = bench.program.components.iter().skip(1).map(|component| component.base.to_string());
    let plural = |name: String| {
        let plural = english::realise::plural(bench.artist.kind_name(&name));
        (name, plural)
    };
    let players =
        (1..=bench.program.players).map(|player| words::side(&bench.artist.player_name(player)));
    tutor::strategy::Words {
        players: players.collect(),
        plurals: names.map(plural).collect(),
        places,
        centre: centre(bench),
    }
}

/// The names of the places in the middle of the board, if they are few and have names.
fn centre(bench: &Bench<'_>) -> Vec<String> {
    let sites = bench.program.topology.sites();
    let middle = &sites.regions.centre;
    if middle.is_empty() || middle.len() > MOST_MIDDLES {
        return vec![];
    }
    let named = middle.iter().map(|site| place(bench.program, *site as i32));
    named.collect::<Option<Vec<_>>>().unwrap_or_default()
}
