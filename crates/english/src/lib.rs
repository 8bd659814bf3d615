//! How do people say it? The rules document of a game.
//!
//! A text is made in three steps. A `Teller` gets to know the game: players, pieces, places by name. It turns
//! every rule into conditions and actions ([`plan`]), which know the ludemes they tell. A writer puts these into
//! sentences and lists, and the [`document`] orders them as a reader needs them.

mod apart;
mod booleans;
pub mod caption;
mod concept;
mod directions;
pub mod document;
mod end;
mod equipment;
mod facts;
mod floats;
pub mod gates;
mod ints;
mod matches;
mod moves;
mod notes;
pub mod plan;
mod ranges;
pub mod realise;
mod recall;
mod regions;
pub mod render;
mod repeats;
mod scope;
mod sections;
pub mod silence;
mod stacks;
mod start;
mod state;
mod status;
mod teller;
pub mod variants;

use std::collections::{BTreeMap, BTreeSet};

use board::Topology;
use language::game::{Game, Match};
use language::metadata::Metadata;
use syntax::{NodeId, Tree};

pub use concept::Concept;
pub use equipment::Named;
pub use state::unset;

use document::Document;
use silence::Silence;
use teller::Teller;

/// The rules of a game, told.
#[derive(Debug, Clone, Default)]
pub struct Told {
    /// The document.
    pub document: Document,
    /// The same with every rule in words of its own, also where the document tells it by what differs from another: to be quoted.
    pub unabridged: Document,
    /// Constructs that were told in a plain way for want of a better one, with their number.
    pub fallbacks: BTreeMap<&'static str, usize>,
    /// What the players are called, in the order of the description.
    pub names: Vec<String>,
    /// What several places of the board are called: "squares".
    pub places: String,
    /// How the coordinates of the board run, as a sentence.
    pub coordinates: Option<String>,
    /// The areas of the board that the equipment lists, in its order.
    pub areas: Vec<Named>,
    /// The paths over the board, in the order of the description.
    pub paths: Vec<Named>,
    /// What the words for hidden numbers claim.
    pub concepts: Vec<Concept>,
    /// Ludemes that the text passes over on purpose, by reason.
    pub silent: BTreeMap<Silence, BTreeSet<NodeId>>,
}

/// Tells the rules of a game.
///
/// The metadata gives the players their colours, the built board gives places their names; both may be missing.
pub fn tell(
    game: &Game,
    tree: &Tree,
    metadata: Option<&Metadata>,
    topology: Option<&Topology>,
) -> Told {
    let teller = Teller::new(game, tree, metadata, topology);
    let (document, unabridged) = teller.documents();
    Told {
        document,
        unabridged,
        fallbacks: teller.fallbacks(),
        names: teller.players.names.clone(),
        places: teller.places.words(None),
        coordinates: teller.coordinate_sentence().map(|sentence| sentence.text),
        areas: teller.area_names(),
        paths: teller.path_names(),
        concepts: Concept::all(&teller),
        silent: teller.silences(),
    }
}

/// Tells the rules of a match made of several games.
pub fn tell_match(game: &Match) -> Told {
    let document = matches::document(game);
    Told { unabridged: document.clone(), document, ..Told::default() }
}
