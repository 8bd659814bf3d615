//! Reads the description of a board game, checks it, plays it, and writes its manual.
//!
//! This crate is the short way to all the others; each is re-exported for those who want more. A [`Game`] is read from a
//! text, from a file or from the library of bundled games, with a [`Reader`] where options are to be chosen.
//!
//! # Parse
//!
//! ```
//! let hex = ludoscribe::Reader::new().option("Board/3x3").bundled("hex")?;
//! assert_eq!(hex.name(), "Hex");
//! assert!(hex.description().game.to_string().starts_with(r#"(game "Hex""#));
//! # Ok::<(), ludoscribe::Error>(())
//! ```
//!
//! # Check
//!
//! What is wrong with a description is an error that shows the place; what merely looks wrong is a warning.
//!
//! ```
//! let text = r#"(game "Nought" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})
//!     (rules (play (move Add (to (sites Emtpy)))) (end (if (is Line 3) (result Mover Win)))))"#;
//! let problem = ludoscribe::read("Nought.lud", text).unwrap_err().to_string();
//! assert!(problem.contains("did you mean `sites Empty`?"), "{problem}");
//!
//! let game = ludoscribe::read("Nought.lud", &text.replace("Emtpy", "Empty"))?;
//! assert!(game.warnings().is_empty());
//! # Ok::<(), ludoscribe::Error>(())
//! ```
//!
//! # Play
//!
//! ```
//! use ludoscribe::engine::World;
//!
//! let program = ludoscribe::bundled("tic-tac-toe")?.program()?;
//! let mut world = World::begin(&program, 1);
//! assert_eq!(world.legal_moves().len(), 9);
//! world.play(4);
//! assert_eq!(world.legal_moves().len(), 8);
//! while !world.is_over() {
//!     world.play(0);
//! }
//! # Ok::<(), ludoscribe::Error>(())
//! ```
//!
//! # English
//!
//! ```
//! let rules = ludoscribe::bundled("tic-tac-toe")?.english();
//! let text = ludoscribe::english::render::text(&rules);
//! assert!(text.contains("three"), "{text}");
//! # Ok::<(), ludoscribe::Error>(())
//! ```
//!
//! # Manual
//!
//! ```
//! use ludoscribe::manual::html::{Embedding, page};
//! use ludoscribe::survey;
//!
//! let few = survey::Settings { moves: 500, ..survey::Settings::default() };
//! let book = ludoscribe::bundled("tic-tac-toe")?.manual(&few)?;
//! assert!(!book.manual.moves.is_empty() && !book.manual.endings.is_empty());
//! let html = page(&book, Embedding::Inside); // one page with all its pictures
//! assert!(html.contains("<h1"));
//! # Ok::<(), ludoscribe::Error>(())
//! ```

pub mod caution;
pub mod definitions;
mod error;
mod game;
mod names;
mod origin;
mod place;
mod playable;
mod reader;
mod shelf;
mod variants;

pub use {board, engine, english, language, library, manual, picture, survey, syntax, tutor};

pub use error::{Error, Problems};
pub use game::Game;
pub use names::{file_name, shell_word};
pub use origin::Origin;
pub use place::Place;
pub use playable::Playable;
pub use reader::{Reader, Reading};

/// Reads a description with its default options; the name is for messages.
pub fn read(name: &str, text: &str) -> Result<Game, Error> {
    Reader::new().text(name, text)
}

/// Reads a bundled game by its name or alias, with its default options.
pub fn bundled(name: &str) -> Result<Game, Error> {
    Reader::new().bundled(name)
}
