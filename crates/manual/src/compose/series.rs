//! The book of a match: its own rules, and a chapter for each of its games.

use engine::MatchProgram;
use survey::Settings;
use syntax::Tree;

use super::sentences::Sentences;
use super::{finale, glance, words};
use crate::make::Chapter;
use crate::model::{Book, Manual, Note, NoteKind, Pictures};

/// Completes the manual of a match. A game that has no book is noted.
pub fn match_book(
    mut manual: Manual,
    tree: &Tree,
    program: Option<&MatchProgram>,
    chapters: &[Chapter],
    settings: &Settings,
) -> Book {
    let mut pictures = Pictures::default();
    manual.glance = glance::told(&manual.rules);
    let mut told: Vec<&str> = Vec::new();
    for chapter in chapters {
        // A game that is played several times in a match is told once.
        if told.contains(&chapter.name.as_str()) {
            continue;
        }
        told.push(&chapter.name);
        match &chapter.book {
            Ok(book) => {
                let book = book.clone().prefixed(&format!("game-{}-", told.len()));
                pictures.take(book.pictures);
                manual.provenance.playouts += book.manual.provenance.playouts;
                manual.provenance.moves += book.manual.provenance.moves;
                let title = words::apart(&book.manual.title);
                manual.chapters.push(Manual { title, ..book.manual });
            }
            Err(reason) => manual.notes.push(Note {
                kind: NoteKind::Missing,
                text: format!("There is no chapter about the game “{}”: {reason}.", chapter.name),
                place: None,
            }),
        }
    }
    glance::add_of_match(&mut manual);
    if let Some(program) = program {
        let rules = manual.rules.clone();
        let sentences = Sentences::new(&rules, tree);
        finale::add(program, chapters, &sentences, settings, &mut manual, &mut pictures);
    }
    manual.setup = manual.chapters.iter().find_map(|chapter| chapter.setup.clone());
    Book { manual, pictures }
}
