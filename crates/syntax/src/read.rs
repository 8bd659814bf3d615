//! From the text of a file to the trees of its game and metadata.

use crate::balance;
use crate::define::{self, Define};
use crate::diagnostic::{Diagnostic, Severity};
use crate::library::Library;
use crate::limit;
use crate::metadata;
use crate::option::{self, Category, Choices};
use crate::parse;
use crate::range;
use crate::ruleset::{self, Ruleset};
use crate::source::{SourceId, Sources};
use crate::text::{Text, strip_comments};
use crate::tree::{Call, Tree};

/// What a user chose of the options of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    /// Items by their full names, as `Board Size/8x8`.
    pub options: Vec<String>,
    /// A ruleset by its name.
    pub ruleset: Option<String>,
}

/// Everything that a file says.
#[derive(Debug, Clone)]
pub struct Description {
    /// The game or match, expanded.
    pub game: Tree,
    /// The metadata, expanded.
    pub metadata: Option<Tree>,
    /// The options, with what was chosen.
    pub options: Vec<Category>,
    /// The rulesets.
    pub rulesets: Vec<Ruleset>,
    /// The ruleset in use: the selected one, or the first whose options are all chosen.
    pub ruleset: Option<usize>,
    /// Notes and warnings for the author.
    pub notes: Vec<Diagnostic>,
}

/// Reads a description: options chosen, defines and ranges expanded.
///
/// Sources of definitions that were used are added to `sources`, so that all places in the result can be shown.
pub fn read(
    sources: &mut Sources,
    source: SourceId,
    library: &Library,
    selection: &Selection,
) -> Result<Description, Vec<Diagnostic>> {
    let mut session = Session::new(sources);
    let description = read_in(&mut session, source, library, selection).unwrap_or_else(|problem| {
        session.problems.push(problem);
        None
    });
    let failed = session.failed();
    let mut problems = session.problems;
    if failed && problems.len() > limit::MAX_MESSAGES {
        problems.retain(|problem| problem.severity == Severity::Error);
    }
    problems.truncate(limit::MAX_MESSAGES);
    match description {
        Some(description) if !failed => Ok(Description { notes: problems, ..description }),
        _ => Err(problems),
    }
}

fn read_in(
    session: &mut Session,
    source: SourceId,
    library: &Library,
    selection: &Selection,
) -> Result<Option<Description>, Diagnostic> {
    let written = session.sources.get(source).text.clone();
    if written.len() > limit::MAX_INPUT {
        return Err(session.sources.too_large(source));
    }
    let text = strip_comments(&Text::of_source(source, &written));
    if !balance::check(&text, &mut session.problems) {
        return Ok(None);
    }
    let (text, mut options) = option::extract(text, &mut session.problems);
    let all_options = !session.failed();
    let (text, rulesets) = ruleset::extract(text);
    let ruleset = option::choose(&mut options, &rulesets, selection, &mut session.problems);
    let text = option::substitute(text, &options)?;
    let text = define::expand(session, library, text)?;
    let text = range::expand(text, &mut session.problems);
    let (text, metadata) = metadata::cut(text);
    let choices = Choices::new(&options, &rulesets, ruleset);
    let metadata = metadata.map(|text| metadata::use_for(text, &choices, &mut session.problems));

    let names = Names { library, local: &session.local_names, options: &options, all_options };
    let game = parse::parse(&text, &session.calls, &names, &mut session.problems);
    let metadata = metadata
        .and_then(|text| parse::parse(&text, &session.calls, &names, &mut session.problems));
    let Some(game) = game else {
        if !session.failed() {
            let end = session.sources.get(source).text.len() as u32;
            let place = crate::Span { source, start: end, end };
            return Err(Diagnostic::error("there is no game in this file")
                .at(place, "the file ends here")
                .help("a description holds one `(game \"Name\" …)` or `(match \"Name\" …)`"));
        }
        return Ok(None);
    };
    Ok(Some(Description { game, metadata, options, rulesets, ruleset, notes: vec![] }))
}

/// The names that messages about unknown ones can suggest.
pub(crate) struct Names<'a> {
    pub(crate) library: &'a Library,
    pub(crate) local: &'a [Box<str>],
    pub(crate) options: &'a [Category],
    /// Whether every option of the file could be read.
    pub(crate) all_options: bool,
}

/// The state of one reading.
pub(crate) struct Session<'a> {
    pub(crate) sources: &'a mut Sources,
    /// All calls of defines so far.
    pub(crate) calls: Vec<Call>,
    /// How many calls each call came through.
    depths: Vec<u32>,
    pub(crate) problems: Vec<Diagnostic>,
    pub(crate) local_names: Vec<Box<str>>,
    /// How many bytes were searched for calls.
    pub(crate) work: usize,
    /// The library's definitions that were called, with the ids their texts have here.
    called: Vec<(usize, Define)>,
    library_sources: Vec<(SourceId, SourceId)>,
}

impl<'a> Session<'a> {
    fn new(sources: &'a mut Sources) -> Session<'a> {
        Session {
            sources,
            calls: vec![],
            depths: vec![],
            problems: vec![],
            local_names: vec![],
            work: 0,
            called: vec![],
            library_sources: vec![],
        }
    }

    fn failed(&self) -> bool {
        self.problems.iter().any(|problem| problem.severity == Severity::Error)
    }

    /// Records a call of a define.
    pub(crate) fn call(&mut self, define: &Define, call: &Text) -> Result<u32, Diagnostic> {
        let via = call.via(0);
        let span = call.span(0..call.len());
        let depth = via.map_or(0, |via| self.depths[via as usize] + 1);
        if depth as usize > limit::MAX_CALL_DEPTH {
            return Err(self.recursive(define, via));
        }
        self.calls.push(Call { name: define.name.clone(), span, via });
        self.depths.push(depth);
        Ok(self.calls.len() as u32 - 1)
    }

    /// Says how a define calls itself.
    fn recursive(&self, define: &Define, mut via: Option<u32>) -> Diagnostic {
        let mut circle = vec![define.name.clone()];
        while let Some(call) = via.map(|via| &self.calls[via as usize]) {
            circle.push(call.name.clone());
            if call.name == define.name {
                break;
            }
            via = call.via;
        }
        circle.reverse();
        let circle: Vec<String> = circle.iter().map(|name| format!("\"{name}\"")).collect();
        Diagnostic::error(format!("the define \"{}\" calls itself", define.name))
            .at(define.span, format!("here: {}", circle.join(" calls ")))
            .help("a define is replaced by its text, so it must not use its own name, directly or through others")
    }

    /// A definition of the library, its places translated to the sources of this reading.
    pub(crate) fn library_define(&mut self, library: &Library, index: usize) -> Define {
        if let Some((_, define)) = self.called.iter().find(|(other, _)| *other == index) {
            return define.clone();
        }
        let (define, there) = library.define(index);
        let here = match self.library_sources.iter().find(|(other, _)| *other == there) {
            Some((_, here)) => *here,
            None => {
                let source = library.sources().get(there);
                let here = self.sources.add(source.name.clone(), source.text.clone());
                self.library_sources.push((there, here));
                here
            }
        };
        let mut define = define.clone();
        define.body = define.body.in_source(here);
        define.span.source = here;
        self.called.push((index, define.clone()));
        define
    }

    /// The definition that tells how to play a game.
    pub(crate) fn ai_define(&mut self, library: &Library, name: &str) -> Option<Define> {
        let (file, text) = library.find_ai(name)?;
        let source = self.sources.add(file, text);
        let text = strip_comments(&Text::of_source(source, &self.sources.get(source).text));
        let (_, defines) = define::collect(text, &mut self.problems);
        defines.into_iter().find(|define| *define.name == *name)
    }
}
