//! What a bundled game says about itself.

use std::sync::OnceLock;

use language::metadata::InfoItem;
use syntax::{Library, NodeKind, Selection, Sources, Tree};

use crate::bundled::{Bundled, GAMES};

/// The facts by which people look for a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The game.
    pub game: &'static Bundled,
    /// Its name.
    pub name: Box<str>,
    /// Other names.
    pub aliases: Vec<Box<str>>,
    /// Its place among all games, as `board/space/line`.
    pub classification: Box<str>,
    /// What it is, in a sentence or two.
    pub description: Box<str>,
    /// Where it comes from.
    pub origin: Option<Box<str>>,
    /// The headings of its options.
    pub options: Vec<Box<str>>,
}

/// The cards of all bundled games, in the order of [`GAMES`].
pub fn cards() -> &'static [Card] {
    static CARDS: OnceLock<Vec<Card>> = OnceLock::new();
    CARDS.get_or_init(|| GAMES.iter().map(Card::of).collect())
}

impl Card {
    /// Reads the card of a game. What a description does not say stays empty.
    fn of(game: &'static Bundled) -> Card {
        let mut card = Card {
            game,
            name: game.slug.into(),
            aliases: Vec::new(),
            classification: game.family.into(),
            description: "".into(),
            origin: None,
            options: Vec::new(),
        };
        let mut sources = Sources::default();
        let file = sources.add(game.path, game.text);
        // A test reads every bundled game, so that this cannot fail in what we ship.
        let Ok(read) =
            syntax::read(&mut sources, file, &Library::standard(), &Selection::default())
        else {
            return card;
        };
        if let Some(name) = name_of(&read.game) {
            card.name = name;
        }
        card.options = read.options.iter().map(|option| option.heading.clone().into()).collect();
        let metadata = read.metadata.as_ref().map(language::read_metadata);
        let Some(Ok(metadata)) = metadata else { return card };
        if let Some(info) = metadata.info {
            info.items.iter().for_each(|item| card.tell(item));
        }
        card
    }

    fn tell(&mut self, item: &InfoItem) {
        match item {
            InfoItem::Aliases(item) => self.aliases = item.aliases.clone(),
            InfoItem::Classification(item) => self.classification = item.classification.clone(),
            InfoItem::Description(item) => self.description = item.description.clone(),
            InfoItem::Origin(item) => self.origin = Some(item.origin.clone()),
            _ => {}
        }
    }
}

/// The name of a game or match: the first text in its clause.
fn name_of(tree: &Tree) -> Option<Box<str>> {
    tree.children(Tree::ROOT).iter().find_map(|child| match &tree.node(*child).kind {
        NodeKind::Text(name) => Some(name.clone()),
        _ => None,
    })
}
