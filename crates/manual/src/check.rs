//! Whether a book keeps what it promises: nothing empty, nothing missing, nothing that leads nowhere.

use english::document::{Block, SectionKind};

use crate::model::{Book, Figure, FigureId, Manual, NoteKind, Pictures};

/// Words that no reader should meet.
const HOLES: [&str; 6] = ["not found", "undefined", "TODO", "null", "None(", "NodeId"];

/// What is wrong with a book; nothing for a good one.
pub fn problems(book: &Book) -> Vec<String> {
    let mut found = problems_of(&book.manual, &book.pictures);
    for chapter in &book.manual.chapters {
        let of_chapter = problems_of(chapter, &book.pictures).into_iter();
        found.extend(of_chapter.map(|problem| format!("{}: {problem}", chapter.title)));
    }
    found
}

fn problems_of(manual: &Manual, pictures_of_book: &Pictures) -> Vec<String> {
    let mut found = Vec::new();
    let mut need = |holds: bool, what: &dyn Fn() -> String| {
        if !holds {
            found.push(what());
        }
    };
    need(!manual.title.trim().is_empty(), &|| "the game has no name".to_owned());
    need(!manual.rules.sections.is_empty(), &|| "there are no rules".to_owned());
    for section in &manual.rules.sections {
        let full = section.blocks.iter().any(|block| !is_empty(block));
        need(full || section.kind == SectionKind::Glance, &|| {
            format!("the section “{}” is empty", section.heading)
        });
    }
    let played = manual.provenance.playouts > 0 && manual.chapters.is_empty();
    need(!played || manual.setup.is_some(), &|| "the start is not shown".to_owned());
    need(!played || !manual.moves.is_empty(), &|| "no move is shown".to_owned());
    for group in &manual.moves {
        need(!group.heading.is_empty() && !group.moves.is_empty(), &|| {
            format!("the group of moves “{}” is empty", group.heading)
        });
        for entry in &group.moves {
            need(!entry.name.is_empty() && is_shown(manual, entry.figure), &|| {
                format!("the move “{}” of “{}” is not shown", entry.name, group.heading)
            });
        }
    }
    for ending in &manual.endings {
        let told = !ending.result.is_empty() && is_sentence(&ending.reason);
        need(told, &|| format!("the ending “{}” has no reason: {}", ending.result, ending.reason));
        need(ending.figure.is_some_and(|id| is_shown(manual, id)), &|| {
            format!("the ending “{}” is not shown", ending.result)
        });
    }
    for beside in &manual.beside {
        need(is_shown(manual, beside.figure), &|| {
            "a figure beside the rules is missing".to_owned()
        });
    }
    for figure in &manual.figures {
        need(is_sentence(&figure.caption), &|| {
            format!("a caption is no sentence: {}", figure.caption)
        });
        for picture in pictures(figure) {
            need(!picture.alt.is_empty(), &|| format!("{} is not described", picture.file));
            need(pictures_of_book.get(&picture.file).is_some(), &|| {
                format!("{} is missing", picture.file)
            });
        }
    }
    for note in manual.notes.iter().filter(|note| note.kind == NoteKind::Missing) {
        need(false, &|| note.text.clone());
    }
    let said = manual.figures.iter().map(|figure| &figure.caption);
    let said = said.chain(manual.endings.iter().map(|ending| &ending.reason));
    for text in said.chain(manual.strategy.advice.iter().map(|advice| &advice.text)) {
        let hole = HOLES.iter().find(|hole| text.contains(**hole));
        need(hole.is_none(), &|| format!("“{}” in: {text}", hole.unwrap_or(&"")));
    }
    found
}

fn pictures(figure: &Figure) -> impl Iterator<Item = &crate::model::Picture> {
    [&figure.before, &figure.motion, &figure.after].into_iter().flatten()
}

fn is_shown(manual: &Manual, id: FigureId) -> bool {
    manual.figure(id).is_some_and(|figure| pictures(figure).next().is_some())
}

fn is_sentence(text: &str) -> bool {
    let text = text.trim_end();
    // What names the parts of a map is followed by a list of them.
    text.len() > 3 && text.ends_with(['.', '!', '?', ')', '”', ':'])
}

fn is_empty(block: &Block) -> bool {
    match block {
        Block::Heading { .. } => true,
        Block::Paragraph { sentences, .. } => sentences.is_empty(),
        Block::List { items, .. } => items.is_empty(),
        Block::Table { rows, .. } => rows.is_empty(),
    }
}
