//! Rules that apply to all moves.

use language::game::Rules;
use language::meta::MetaRule;
use language::words::PassEndKind;

use crate::document::{Section, SectionKind};
use crate::facts::Shape;
use crate::plan::Passage;
use crate::realise::{Text, ordinal};
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn special_section(&self) -> Option<Section> {
        let meta = match &self.game.rules {
            Rules::Simple(rules) => rules.meta.as_ref(),
            Rules::Phased(rules) => rules.meta.as_ref(),
        };
        let mut passage = Passage::default();
        for special in self.specials.borrow().iter() {
            passage.extend(special.clone());
        }
        for rule in meta.into_iter().flat_map(|meta| meta.rules.iter()) {
            for sentence in self.meta_rule(rule) {
                passage.say(sentence);
            }
        }
        if passage.is_empty() {
            return None;
        }
        Some(Section {
            kind: SectionKind::Special,
            heading: "Special rules".into(),
            blocks: passage.blocks(),
        })
    }

    /// What the players exchange who change sides.
    fn exchange(&self, all: bool) -> String {
        let players = if all { "the players" } else { "the two players" };
        let sides = match self.places.shape {
            // Seeds have no colours: a side is a row of holes.
            Shape::Holes => "exchange their sides of the board, and what either has won so far",
            _ => "keep their places at the board but exchange the colours they play",
        };
        format!("{players} then {sides}")
    }

    fn meta_rule(&self, rule: &MetaRule) -> Vec<Text> {
        let (id, sentences): (_, Vec<String>) = match rule {
            MetaRule::Swap(node) => {
                // After as many moves as all others have, the last player may.
                let count = self.players.count().max(2);
                let who = self.players.one(count).name;
                let whose = match count {
                    2 => String::new(),
                    _ => format!(" with {}", self.players.one(count - 1).name.as_str()),
                };
                let (who, turn) = (who.as_str(), ordinal(i64::try_from(count).unwrap_or(2)));
                (
                    node.id,
                    vec![
                        format!(
                            "on the {turn} turn of the game only, {who} may change sides{whose} instead of making a move"
                        ),
                        self.exchange(count == 2),
                        format!("{who} then moves next, in the hands of the other player"),
                    ],
                )
            }
            MetaRule::NoRepeat(node) => {
                let before = self.repeated(node.repetition);
                let position = self.position();
                (
                    node.id,
                    vec![format!(
                        "you may not make a move that recreates a {position} that has occurred before {before}"
                    )],
                )
            }
            MetaRule::NoSuicide(node) => (
                node.id,
                vec!["you may not make a move by which you lose the game at once".to_owned()],
            ),
            MetaRule::Automove(node) => {
                (node.id, vec!["if you have only one legal move, it is made for you".to_owned()])
            }
            MetaRule::Gravity(node) => (
                node.id,
                vec!["pieces that have lost their support fall down to the layer below".to_owned()],
            ),
            MetaRule::NoStackOn(node) => {
                (node.id, vec!["no piece may be placed on a piece that has fallen".to_owned()])
            }
            MetaRule::Pin(node) => (
                node.id,
                vec!["a piece that supports more than one other piece may not be moved".to_owned()],
            ),
            MetaRule::PassEnd(node) => {
                let text = match node.kind {
                    PassEndKind::Draw => {
                        "if all players pass, one after the other, the game is a draw"
                    }
                    // An ending may say itself what becomes of passes.
                    PassEndKind::NoEnd if self.ends_by_passing() => {
                        "that all players pass ends the game only as the end of these rules says"
                    }
                    PassEndKind::NoEnd => {
                        "the game goes on even if all players pass, one after the other"
                    }
                };
                (node.id, vec![text.to_owned()])
            }
        };
        sentences.into_iter().map(|sentence| Text::from(sentence).tell(id)).collect()
    }
}
