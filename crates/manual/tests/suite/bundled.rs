//! The books of the bundled games are complete.

use std::time::Duration;

use manual::{Request, check, make};
use syntax::{Library, Selection, Sources};

/// Every bundled game, played only a little: what is shown has to be whole all the same.
#[test]
fn no_book_has_a_hole() {
    let survey =
        survey::Settings { moves: 3_000, time: Duration::from_secs(600), ..Default::default() };
    let mut wrong = Vec::new();
    for game in library::GAMES {
        let mut sources = Sources::default();
        let file = sources.add(game.path, game.text);
        let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
        let description = read.unwrap_or_else(|_| panic!("{} cannot be read", game.slug));
        let request = Request { survey, ..Request::default() };
        let book = make(&description, &sources, &request)
            .unwrap_or_else(|problems| panic!("{}: {}", game.slug, problems[0].message));
        wrong.extend(check::problems(&book).into_iter().map(|it| format!("{}: {it}", game.slug)));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
