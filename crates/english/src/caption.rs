//! Captions: one short sentence for a move or an ending that was seen, in the words and names of the rules.

use board::Topology;
use language::game::Game;
use language::metadata::Metadata;
use syntax::{NodeId, Tree};

use crate::document::{Block, Document, Item, Sentence};
use crate::facts::{Pieces, Places, Players, Shape};
use crate::realise::{counted, piece_name, plural, with_article};
use crate::state::Links;

/// Names the things of a game as its rules do.
#[derive(Debug)]
pub struct Captions<'a> {
    links: Links<'a>,
    players: Players,
    site: &'static str,
}

/// A move that was made.
#[derive(Debug, Clone, Default)]
pub struct Made<'a> {
    /// The rule that allows it.
    pub rule: Option<NodeId>,
    /// The player who makes it, counted from one.
    pub player: usize,
    /// The name of the piece that moves, as the description has it; empty if none does.
    pub piece: &'a str,
    /// The coordinate of the place it leaves.
    pub from: Option<String>,
    /// The coordinate of the place it reaches.
    pub to: Option<String>,
    /// The names of the enemy pieces that it takes off the board.
    pub captured: Vec<String>,
    /// The name of the piece that another one becomes.
    pub becomes: Option<String>,
    /// Whether the player moves again afterwards.
    pub again: bool,
}

/// What the rules call pieces, by their names in the description, with or without the numbers of their owners.
pub fn piece_names<'n>(game: &Game, names: impl IntoIterator<Item = &'n str>) -> Vec<String> {
    let pieces = Pieces::of(game);
    // Where a description has no pieces, players get some that have no name in the rules; dominoes and cards go by what they are.
    let unnamed = pieces.kinds.is_empty();
    let called = |name| if unnamed { pieces.word.clone() } else { pieces.named(name).0 };
    names.into_iter().map(called).collect()
}

/// Whether a player is called by a plural, as "the Rebels" are: then what is said of the player is said of several.
pub fn is_several(player: &str) -> bool {
    crate::facts::is_crowd(player)
}

impl<'a> Captions<'a> {
    /// Gets to know a game.
    pub fn new(
        game: &Game,
        tree: &'a Tree,
        metadata: Option<&Metadata>,
        topology: Option<&Topology>,
    ) -> Self {
        let places = Places::of(&game.equipment.items, topology);
        let players = Players::of(game, metadata, places.shape == Shape::Holes);
        Self { links: Links::of(tree), players, site: places.word(None) }
    }

    /// What a player is called in the rules.
    pub fn player(&self, number: usize) -> String {
        self.players.name(number)
    }

    /// A move in one sentence: "White jumps with the counter from C3 to E5 and captures a counter."
    pub fn made(&self, made: &Made<'_>) -> String {
        let who = self.player(made.player);
        let piece = if made.piece.is_empty() { "piece".to_owned() } else { piece_name(made.piece) };
        let what = match (self.manner(made.rule), &made.from, &made.to) {
            (Manner::Pass, ..) => "passes".to_owned(),
            (Manner::Swap, ..) => "swaps sides".to_owned(),
            (Manner::Castle, Some(from), Some(to)) => {
                format!("castles: the {piece} moves from {from} to {to}")
            }
            (Manner::Jump, Some(from), Some(to)) if from != to => {
                format!("jumps with the {piece} from {from} to {to}")
            }
            (Manner::Sow, Some(from), _) => {
                format!("sows the contents of the {} {from}", self.site)
            }
            (Manner::Remove, _, Some(to)) => format!("removes the {piece} on {to}"),
            (Manner::Promote, _, Some(to)) => match &made.becomes {
                Some(new) => {
                    format!("turns the piece on {to} into {}", with_article(&piece_name(new)))
                }
                None => format!("promotes the piece on {to}"),
            },
            (Manner::Place, _, Some(to)) => format!("places {} on {to}", with_article(&piece)),
            (Manner::Shoot, _, Some(to)) => format!("shoots at {to}"),
            (_, Some(from), Some(to)) if from != to => {
                format!("moves the {piece} from {from} to {to}")
            }
            (_, _, Some(to)) => format!("plays on {to}"),
            _ => "makes a move".to_owned(),
        };
        let mut more = String::new();
        if let Some(taken) = named(&made.captured) {
            let passing = made.rule.is_some_and(|rule| self.in_passing(rule));
            more += &format!(" and captures {taken}{}", if passing { " in passing" } else { "" });
        }
        let again = if made.again { format!(" {who} moves again.") } else { String::new() };
        format!("{who} {what}{more}.{again}")
    }

    /// What the moves of a rule are called, where they have a name of their own.
    pub fn verb(&self, rule: NodeId) -> Option<Verb> {
        match self.manner(Some(rule)) {
            Manner::Sow => Some(Verb::Sow),
            Manner::Jump => Some(Verb::Jump),
            Manner::Shoot => Some(Verb::Shoot),
            Manner::Move if self.in_passing(rule) => Some(Verb::Pass),
            _ => None,
        }
    }

    /// How a rule moves.
    fn manner(&self, rule: Option<NodeId>) -> Manner {
        let Some(rule) = rule else { return Manner::Move };
        let found = std::iter::once(rule).chain(self.links.ancestors(rule)).find(|node| {
            matches!(
                self.links.keyword(*node),
                Some(
                    "move"
                        | "hop"
                        | "sow"
                        | "slide"
                        | "step"
                        | "leap"
                        | "pass"
                        | "remove"
                        | "promote"
                )
            )
        });
        let Some(node) = found else { return Manner::Move };
        let word = match self.links.keyword(node) {
            Some("move") => {
                self.links.plain(node).find_map(|part| self.links.word(part)).unwrap_or("")
            }
            keyword => keyword.unwrap_or(""),
        };
        match word {
            "Hop" | "hop" => Manner::Jump,
            "Pass" | "pass" => Manner::Pass,
            "Swap" => Manner::Swap,
            "Remove" | "remove" => Manner::Remove,
            "Promote" | "promote" => Manner::Promote,
            "Add" | "Claim" => Manner::Place,
            "Shoot" => Manner::Shoot,
            _ if self.sows(node) => Manner::Sow,
            "Slide" if self.castles(node) => Manner::Castle,
            _ => Manner::Move,
        }
    }

    fn sows(&self, node: NodeId) -> bool {
        self.links.whole(node).into_iter().any(|part| self.links.keyword(part) == Some("sow"))
    }

    /// Whether a slide is followed by the slide of another piece of the same player.
    fn castles(&self, node: NodeId) -> bool {
        self.links.children(node).iter().any(|part| {
            self.links.keyword(*part) == Some("then")
                && self
                    .links
                    .whole(*part)
                    .into_iter()
                    .any(|part| matches!(self.links.keyword(part), Some("slide" | "fromTo")))
        }) && self
            .links
            .whole(node)
            .into_iter()
            .any(|part| self.links.keyword(part) == Some("from"))
    }

    /// Whether a rule takes a piece for the place it has crossed.
    fn in_passing(&self, rule: NodeId) -> bool {
        self.links.whole(rule).into_iter().any(|part| self.links.is(part, "value", "Pending"))
    }
}

/// What the moves of a rule are called, where that is more than to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verb {
    /// Seeds are sown.
    Sow,
    /// A piece jumps over others.
    Jump,
    /// Something is shot.
    Shoot,
    /// A piece may be taken in passing.
    Pass,
}

/// How a piece moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manner {
    Move,
    Jump,
    Sow,
    Place,
    Remove,
    Promote,
    Shoot,
    Castle,
    Pass,
    Swap,
}

/// "a pawn", "two pawns", "three pieces".
fn named(pieces: &[String]) -> Option<String> {
    let names: Vec<String> = pieces.iter().map(|name| piece_name(name)).collect();
    let first = names.first()?;
    let many = i64::try_from(names.len()).unwrap_or(i64::MAX);
    Some(match (names.len(), names.iter().all(|name| name == first)) {
        (1, _) => with_article(first),
        (_, true) => counted(many, first),
        _ => format!("{} {}", crate::realise::number_word(many), plural("piece")),
    })
}

impl Document {
    /// The sentence that tells a ludeme, together with the list that it introduces or that it is part of.
    pub fn statement(&self, node: NodeId) -> Option<String> {
        let tells = |sentence: &Sentence| sentence.told.binary_search(&node).is_ok();
        for section in &self.sections {
            for (index, block) in section.blocks.iter().enumerate() {
                match block {
                    Block::Paragraph { sentences, .. } => {
                        let below = match section.blocks.get(index + 1) {
                            Some(Block::List { items, .. }) => items.as_slice(),
                            _ => &[],
                        };
                        if let Some(found) = sentences.iter().position(tells) {
                            return Some(with_rest(sentences, found, below));
                        }
                    }
                    Block::List { items, .. } => {
                        if let Some(found) = items.iter().find_map(|item| in_item(item, &tells)) {
                            return Some(found);
                        }
                    }
                    Block::Heading { .. } | Block::Table { .. } => {}
                }
            }
        }
        None
    }
}

fn in_item(item: &Item, tells: &dyn Fn(&Sentence) -> bool) -> Option<String> {
    if let Some(found) = item.sentences.iter().position(tells) {
        return Some(with_rest(&item.sentences, found, &item.items));
    }
    let below = item.items.iter().any(|inner| in_item(inner, tells).is_some());
    // A clause of a list is no sentence: what it belongs to comes with it.
    below.then(|| item.sentences.last().map(|head| with_items(head, &item.items))).flatten()
}

/// One of several sentences, with what stands before or after a colon.
fn with_rest(sentences: &[Sentence], found: usize, below: &[Item]) -> String {
    let goes_on = |at: usize| {
        let next = sentences.get(at + 1);
        next.is_some_and(|next| next.text.starts_with(char::is_lowercase))
            && sentences[at].text.ends_with(':')
    };
    let first = if found > 0 && goes_on(found - 1) { found - 1 } else { found };
    match goes_on(first) {
        true => format!("{} {}", sentences[first].text, with_items(&sentences[first + 1], below)),
        false => with_items(&sentences[found], below),
    }
}

/// A sentence that ends in a colon, with what follows it.
pub(crate) fn with_items(sentence: &Sentence, items: &[Item]) -> String {
    if !sentence.text.ends_with(':') {
        return sentence.text.clone();
    }
    let mut text = sentence.text.clone();
    for item in items {
        for (index, clause) in item.sentences.iter().enumerate() {
            text.push(' ');
            text += &if index + 1 == item.sentences.len() {
                with_items(clause, &item.items)
            } else {
                clause.text.clone()
            };
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(text: &str, told: u32) -> Sentence {
        Sentence { text: text.into(), told: vec![NodeId(told)] }
    }

    #[test]
    fn captured_pieces_are_counted() {
        let names = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(named(&names(&["Pawn1"])).as_deref(), Some("a pawn"));
        assert_eq!(named(&names(&["Pawn1", "Pawn1"])).as_deref(), Some("two pawns"));
        assert_eq!(named(&names(&["Pawn1", "King1"])).as_deref(), Some("two pieces"));
        assert_eq!(named(&[]), None);
    }

    #[test]
    fn a_clause_comes_with_what_it_belongs_to() {
        let item = Item {
            items: vec![
                Item::of(vec![sentence("one; or", 2)]),
                Item::of(vec![sentence("two.", 3)]),
            ],
            ..Item::of(vec![sentence("You win if one of these holds:", 1)])
        };
        let document = Document {
            title: "G".into(),
            sections: vec![crate::document::Section {
                kind: crate::document::SectionKind::End,
                heading: "End".into(),
                blocks: vec![Block::List { ordered: false, items: vec![item] }],
            }],
        };
        let whole = "You win if one of these holds: one; or two.";
        assert_eq!(document.statement(NodeId(1)).as_deref(), Some(whole));
        assert_eq!(document.statement(NodeId(3)).as_deref(), Some(whole));
        assert_eq!(document.statement(NodeId(9)), None);
    }
}
