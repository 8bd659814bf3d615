//! Every option and every ruleset of every game can be chosen.

use std::path::Path;

use anyhow::{Result, bail};
use rayon::prelude::*;
use syntax::{Library, Selection, Sources};

use crate::{Corpus, Outcome};

/// Reads and types every game once for each item of its options and once for each of its rulesets.
///
/// An outcome is named `game: selection`.
pub fn check(corpus: &Corpus) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let games = corpus.games()?;
    let outcomes: Result<Vec<Vec<Outcome>>> =
        games.par_iter().map(|game| check_game(corpus, &library, game)).collect();
    Ok(outcomes?.concat())
}

fn check_game(corpus: &Corpus, library: &Library, game: &str) -> Result<Vec<Outcome>> {
    let text = corpus.text(Path::new("lud").join(game))?;
    let (_, description) = corpus.read(library, game)?;
    let items = description.options.iter().flat_map(|category| {
        let others = (0..category.items.len()).filter(|item| *item != category.default);
        others.map(|item| Selection { options: vec![category.full_name(item)], ruleset: None })
    });
    let rulesets = description.rulesets.iter().filter(|ruleset| !ruleset.options.is_empty());
    let rulesets =
        rulesets.map(|ruleset| Selection { options: vec![], ruleset: Some(ruleset.name.clone()) });
    Ok(items
        .chain(rulesets)
        .map(|selection| {
            let name = selection.options.iter().chain(&selection.ruleset).next();
            let name = format!("{game}: {}", name.map_or("", String::as_str));
            Outcome::of(&name, check_selection(game, &text, library, &selection))
        })
        .collect())
}

fn check_selection(game: &str, text: &str, library: &Library, selection: &Selection) -> Result<()> {
    let mut sources = Sources::default();
    let file = sources.add(game, text);
    let typed = syntax::read(&mut sources, file, library, selection)
        .and_then(|description| language::read_game(&description.game).map(|_| ()));
    if let Err(problems) = typed {
        let messages: Vec<String> =
            problems.iter().map(|problem| problem.render(&sources)).collect();
        bail!(messages.join("\n"));
    }
    Ok(())
}
