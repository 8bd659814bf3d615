//! The page of a book: everything in it is reachable, and nothing of a description runs.

use english::document::{Block, Document, Item, Section, SectionKind, Sentence};
use manual::html::{Embedding, page};
use manual::model::*;
use picture::Scene;

const EVIL: &str = "<script>alert(1)</script>";

fn sentence(text: &str) -> Sentence {
    Sentence { text: text.into(), told: vec![] }
}

fn picture(file: &str) -> Picture {
    Picture { file: file.into(), alt: format!("{EVIL}\" onerror=\"x"), width: 400, height: 400 }
}

/// A book in which every text comes from somebody who means harm.
fn hostile() -> Book {
    let section = |kind, blocks| Section { kind, heading: EVIL.into(), blocks };
    let rules = Document {
        title: EVIL.into(),
        sections: vec![
            section(
                SectionKind::Turn,
                vec![
                    Block::Paragraph {
                        lead: Some(EVIL.into()),
                        sentences: vec![sentence(EVIL), sentence("Two.")],
                    },
                    Block::List { ordered: true, items: vec![Item::of(vec![sentence(EVIL)])] },
                ],
            ),
            section(
                SectionKind::End,
                vec![Block::Table { header: vec![EVIL.into()], rows: vec![vec![sentence(EVIL)]] }],
            ),
        ],
    };
    let mut pictures = Pictures::default();
    let scene =
        Scene { alt: format!("{EVIL}\" onerror=\"x"), title: EVIL.into(), ..Scene::default() };
    pictures.add("a.svg", Drawing::Still(Box::new(scene)));
    let figure = Figure {
        caption: EVIL.into(),
        before: Some(picture("a.svg")),
        motion: Some(picture("a.svg")),
        after: Some(picture("a.svg")),
        shows: vec![1],
        key: vec![],
        scope: Scope::Own,
    };
    let entry = MoveEntry {
        name: EVIL.into(),
        actions: vec![EVIL.into()],
        rule: Some(EVIL.into()),
        also: vec![EVIL.into()],
        variants: vec![EVIL.into()],
        frequency: EVIL.into(),
        figure: FigureId(0),
    };
    let mut manual = Manual {
        chapters: vec![],
        title: EVIL.into(),
        variant: Some(EVIL.into()),
        categories: vec![EVIL.into()],
        players: vec![EVIL.into()],
        glance: vec![Fact::new(EVIL, EVIL)],
        setup: Some(picture("a.svg")),
        key: Some(picture("a.svg")),
        names: None,
        rules,
        figures: vec![figure],
        beside: vec![
            Beside { sentence: 1, figure: FigureId(0) },
            Beside { sentence: 2, figure: FigureId(0) },
        ],
        endings: vec![Ending {
            result: EVIL.into(),
            reason: EVIL.into(),
            frequency: EVIL.into(),
            figure: None,
        }],
        unfinished: EVIL.into(),
        solution: Some(Solution {
            intro: EVIL.into(),
            steps: vec![SolvedStep { text: EVIL.into(), figure: Some(FigureId(0)) }],
        }),
        strategy: Strategy {
            source: EVIL.into(),
            advice: vec![Advice { text: EVIL.into(), importance: Importance::High }],
            remark: EVIL.into(),
        },
        moves: vec![MoveGroup { heading: EVIL.into(), moves: vec![entry] }],
        options: vec![OptionGroup {
            heading: EVIL.into(),
            choices: vec![Choice {
                name: EVIL.into(),
                description: EVIL.into(),
                chosen: true,
                changes: vec![EVIL.into()],
            }],
        }],
        rulesets: vec![Ruleset {
            name: EVIL.into(),
            options: vec![EVIL.into()],
            chosen: false,
            changes: vec![EVIL.into()],
        }],
        credits: vec![Credit {
            label: EVIL.into(),
            text: format!("javascript:alert(1) {EVIL} https://example.org/\"onclick="),
        }],
        notes: vec![Note {
            kind: NoteKind::EndingUnseen,
            text: EVIL.into(),
            place: Some(EVIL.into()),
        }],
        provenance: Provenance {
            description: EVIL.into(),
            command: EVIL.into(),
            playouts: 3,
            ..Default::default()
        },
    };
    // As a match, with itself as its game.
    manual.chapters = vec![manual.clone()];
    Book { manual, pictures }
}

#[test]
fn no_text_of_a_description_becomes_markup() {
    for embedding in [Embedding::Folder, Embedding::Inside] {
        let page = page(&hostile(), embedding);
        assert!(!page.contains("<script"), "a script got into the page");
        assert!(!page.contains("\" onerror"), "a text left its attribute");
        assert!(!page.contains("href=\"javascript"), "a link is not a web address");
        assert!(page.contains("href=\"https://example.org/\""), "a web address is not a link");
    }
    for (file, bytes) in hostile().folder("x.md", "").iter() {
        let text = String::from_utf8_lossy(bytes);
        assert!(!text.contains("<script"), "a script got into {}", file.display());
    }
    let markdown = manual::markdown::text(&hostile().manual);
    assert!(!markdown.contains("<script"), "a script got into the Markdown");
}

#[test]
fn every_anchor_leads_somewhere() {
    let page = page(&hostile(), Embedding::Inside);
    for link in page.split("href=\"#").skip(1) {
        let anchor = link.split('"').next().unwrap_or_default();
        assert!(page.contains(&format!("id=\"{anchor}\"")), "#{anchor} leads nowhere");
    }
}

#[test]
fn identifiers_are_unique() {
    let page = page(&hostile(), Embedding::Inside);
    let mut ids: Vec<&str> =
        page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all);
}

#[test]
fn figures_stand_beside_their_sentences() {
    let page = page(&hostile(), Embedding::Inside);
    assert_eq!(page.matches("class=\"beside-figure\"").count(), 4);
}

#[test]
fn one_figure_stands_in_the_margin_and_several_in_a_row() {
    let mut book = hostile();
    book.manual.chapters.clear();
    book.manual.beside.truncate(1);
    let count = |book: &Book, class: &str| {
        page(book, Embedding::Inside).matches(&format!("class=\"beside {class}\"")).count()
    };
    assert_eq!((count(&book, "in-margin"), count(&book, "in-row")), (1, 0));
    // The next sentence is so near that a second figure would stand far below it.
    book.manual.beside.push(Beside { sentence: 2, figure: FigureId(0) });
    assert_eq!((count(&book, "in-margin"), count(&book, "in-row")), (1, 1));
    book.manual.beside.remove(0);
    assert_eq!((count(&book, "in-margin"), count(&book, "in-row")), (1, 0));
    book.manual.beside.push(Beside { sentence: 2, figure: FigureId(0) });
    assert_eq!((count(&book, "in-margin"), count(&book, "in-row")), (0, 1));
}

#[test]
fn figures_do_not_part_a_sentence_from_its_list() {
    let mut book = hostile();
    book.manual.chapters.clear();
    book.manual.beside = vec![Beside { sentence: 1, figure: FigureId(0) }; 2];
    let page = page(&book, Embedding::Inside);
    let (_, page) =
        page.split_once("class=\"beside in-row\"").expect("the figures have their place");
    let at = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what} is not on the page"));
    assert!(at("<ol>") < at("</ol>") && at("</ol>") < at("class=\"figures\""), "{page}");
}

#[test]
fn a_puzzle_is_solved_before_its_end_is_shown_and_no_step_is_told_twice() {
    let mut book = hostile();
    let step = |text: &str, figure| SolvedStep { text: text.into(), figure };
    let steps = vec![step("First.", Some(FigureId(0))), step("Second.", None)];
    book.manual.solution = Some(Solution { intro: "So.".into(), steps });
    let page = page(&book, Embedding::Inside);
    let at = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what} is not on the page"));
    assert!(at("id=\"solution\"") < at("id=\"endings\""));
    assert!(page.contains("<ol class=\"steps\" start=\"2\"><li>Second.</li></ol>"), "{page}");
}

#[test]
fn many_short_items_run_in_columns() {
    let columns = |items: usize, text: &str| {
        let items = (0..items).map(|_| Item::of(vec![sentence(text)])).collect();
        let mut book = hostile();
        book.manual.chapters.clear();
        book.manual.rules.sections[0].blocks = vec![Block::List { ordered: false, items }];
        page(&book, Embedding::Inside).contains("<ul class=\"columns-list")
    };
    assert!(columns(12, "A1 and B1: 16."));
    assert!(!columns(3, "A1 and B1: 16."));
    assert!(!columns(
        12,
        "A pawn moves one square straight ahead to an empty square, or two at first."
    ));
}

#[test]
fn short_items_with_a_figure_each_hang_side_by_side() {
    let galleries = |items: Vec<Item>| {
        let mut book = hostile();
        book.manual.chapters.clear();
        book.manual.rules.sections[0].kind = SectionKind::Pieces;
        let beside = |sentence| Beside { sentence, figure: FigureId(0) };
        book.manual.beside = (0..items.len()).map(beside).collect();
        book.manual.rules.sections.truncate(1);
        book.manual.rules.sections[0].blocks = vec![Block::List { ordered: false, items }];
        page(&book, Embedding::Inside)
    };
    let item = |text: &str| Item { lead: Some("Rook:".into()), ..Item::of(vec![sentence(text)]) };
    let short = || item("A rook slides.");
    let page = galleries(vec![short(), short(), short(), short()]);
    assert_eq!(page.matches("<ul class=\"gallery\">").count(), 1, "{page}");
    let page = galleries(vec![short(), short(), short(), short(), short()]);
    assert!(page.contains("<ul class=\"gallery by-three\">"), "no line holds one alone");
    let page = galleries(vec![short(), short(), item(&"It goes on and on. ".repeat(20))]);
    assert!(
        page.contains("<ul class=\"gallery by-three\">") && page.contains("class=\"beside in-")
    );
    let page = galleries(vec![short()]);
    assert!(!page.contains("<ul class=\"gallery"), "one alone is an item like others");
}

#[test]
fn long_tables_of_short_rows_run_in_columns() {
    let columns = |rows: usize, text: &str| {
        let rows = (0..rows).map(|_| vec![sentence("A1"), sentence(text)]).collect();
        let header = vec!["For".to_owned(), "Entry".to_owned()];
        let mut book = hostile();
        book.manual.chapters.clear();
        book.manual.rules.sections[0].blocks = vec![Block::Table { header, rows }];
        page(&book, Embedding::Inside).contains("class=\"table in-columns")
    };
    assert!(columns(20, "C4"));
    assert!(!columns(6, "C4"));
    assert!(!columns(
        20,
        "The piece moves to the place of its owner's hand that is listed for it there."
    ));
}

#[test]
fn a_page_needs_no_other_file() {
    let page = page(&hostile(), Embedding::Inside);
    assert!(!page.contains("src=") && !page.contains("url("));
    assert!(page.contains("<svg viewBox="));
}

#[test]
fn what_is_looked_up_is_folded_away() {
    let folds = |rows: usize| {
        let rows = (0..rows).map(|_| vec![sentence("A lance"), sentence("A1")]).collect();
        let header = vec!["Piece".into(), "Place".into()];
        let mut book = hostile();
        book.manual.chapters.clear();
        book.manual.rules.sections[0].blocks = vec![Block::Table { header, rows }];
        page(&book, Embedding::Inside).contains("<details class=\"folded\">")
    };
    assert!(folds(41));
    assert!(!folds(12));
}

#[test]
fn a_long_list_is_folded_away_unless_something_is_shown_beside_it() {
    let folds = |items: usize, shown: bool| {
        let items = (0..items).map(|_| Item::of(vec![sentence("A1 to I1.")])).collect();
        let mut book = hostile();
        book.manual.chapters.clear();
        book.manual.beside =
            if shown { vec![Beside { sentence: 3, figure: FigureId(0) }] } else { vec![] };
        book.manual.rules.sections[0].blocks = vec![Block::List { ordered: false, items }];
        page(&book, Embedding::Inside).contains("List of ")
    };
    assert!(folds(60, false));
    assert!(!folds(60, true), "its figure would not be seen");
    assert!(!folds(30, false));
}

#[test]
fn a_map_has_its_key_in_letters_of_the_page() {
    let mut book = hostile();
    book.manual.figures[0].key = vec![KeyEntry {
        sign: "1".into(),
        colour: "#f2b33d".into(),
        ink: "#000".into(),
        name: EVIL.into(),
    }];
    book.manual.beside = vec![Beside { sentence: 0, figure: FigureId(0) }];
    let page = page(&book, Embedding::Inside);
    assert!(page.contains("style=\"background:#f2b33d;color:#000\">1</span>"), "{page}");
    assert!(!page.contains("<script>alert"));
}

#[test]
fn the_moves_of_a_large_army_are_folded_by_piece() {
    let mut book = hostile();
    book.manual.chapters.clear();
    let group = book.manual.moves[0].clone();
    let of = |groups: usize| {
        let mut book = book.clone();
        book.manual.moves = vec![group.clone(); groups];
        page(&book, Embedding::Inside)
    };
    let (few, many) = (of(3), of(40));
    assert!(!few.contains("class=\"folded-groups\""));
    assert!(many.contains("class=\"folded-groups\""));
    // Nothing is lost: each piece opens its moves.
    assert_eq!(many.matches("<summary><h3>").count(), 40);
    assert_eq!(many.matches("<article class=\"move\"").count(), 40);
}

#[test]
fn ways_with_a_figure_each_stand_side_by_side() {
    let ways = |texts: &[&str], figures: usize| {
        let items = texts.iter().map(|text| Item::of(vec![sentence(text)])).collect();
        let mut book = hostile();
        book.manual.chapters.clear();
        book.manual.rules.sections[0].blocks = vec![Block::List { ordered: false, items }];
        let beside = (0..figures).map(|sentence| Beside { sentence, figure: FigureId(0) });
        book.manual.beside = beside.collect();
        page(&book, Embedding::Inside).contains("class=\"gallery ways\"")
    };
    assert!(ways(&["It slides sideways.", "It leaps two squares."], 2));
    assert!(
        !ways(&["It slides sideways.", "It leaps two squares."], 1),
        "one would stand elsewhere"
    );
    let long = "It slides sideways or ".repeat(10);
    assert!(!ways(&["It leaps two squares.", &long], 2), "a long way is a paragraph");
}
