//! What play says of the features of games: `learned FILE…`, to judge advice by.

use std::error::Error;

use survey::{Settings, survey};
use syntax::{Library, Selection, Sources};

fn main() -> Result<(), Box<dyn Error>> {
    for path in std::env::args().skip(1) {
        let mut sources = Sources::default();
        let file = sources.add(path.as_str(), std::fs::read_to_string(&path)?);
        let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
        let description = read.map_err(|problems| problems[0].render(&sources))?;
        let root = language::read_game(&description.game);
        let Ok(language::Root::Game(game)) = root else { continue };
        let program = engine::lower(&description.game, &game)?;
        let found = survey(&program, &Settings::default());
        println!("{path}: {} games, {} finished", found.facts.games, found.facts.finished);
        for one in found.tried {
            println!(
                "  tried {:?} more {}: {:.1} of {}, expected {:.1}",
                one.feature, one.more, one.points, one.games, one.expected
            );
        }
        for one in found.learned {
            println!(
                "  {:+.2} ({:+.1} sure, {:+.1} by itself, {} games) {:?} {:?}",
                one.correlation,
                one.confidence(),
                one.independent,
                one.games,
                one.feature,
                one.role
            );
        }
    }
    Ok(())
}
