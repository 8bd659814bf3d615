//! Rules that hold although no ludeme states them: what happens when a player cannot move.

use language::game::{Players, Rules};
use syntax::NodeId;

use crate::document::Block;
use crate::plan::Passage;
use crate::realise::Text;
use crate::teller::Teller;

impl Teller<'_> {
    /// What a player without a move does, where no ending settles it.
    pub(super) fn passing(&self) -> Vec<Block> {
        let links = &self.state.links;
        let mut passage = Passage::default();
        if self.players.count() < 2 || self.is_simulation() {
            return vec![];
        }
        let may_pass = links.clauses("move", "Pass").next().is_some()
            || links.clauses("pass", "").next().is_some();
        let settled = links
            .clauses("no", "Moves")
            .any(|test| links.ancestors(test).any(|outer| links.keyword(outer) == Some("end")));
        let text = match (settled, may_pass) {
            (true, true) => return vec![],
            (true, false) => "you may not pass",
            (false, true) => "if you have no legal move, you must pass",
            (false, false) => "you may pass only if you have no legal move; then you must",
        };
        passage.say(Text::from(text).tell(self.rules_id()));
        passage.blocks()
    }

    /// The endings that no ludeme states.
    pub(super) fn silent_endings(&self) -> Vec<Text> {
        let links = &self.state.links;
        if self.players.count() < 2 || self.is_simulation() {
            return vec![];
        }
        let end = |keyword: &str, word: &str| {
            links
                .clauses(keyword, word)
                .any(|test| links.ancestors(test).any(|outer| links.keyword(outer) == Some("end")))
        };
        let ruled = end("all", "Passed")
            || end("no", "Moves")
            || links.clauses("passEnd", "").next().is_some();
        let dice = links.clauses("dice", "").next().is_some();
        if ruled || dice {
            return vec![];
        }
        let fills = self.only_fills() && links.clauses("is", "Full").next().is_none();
        let text = if fills {
            "if the board fills up before that, the game is a draw"
        } else if links.clauses("move", "Pass").next().is_some() {
            "if all players pass, one after the other, the game is a draw"
        } else {
            "if all players must pass, one after the other, the game is a draw"
        };
        vec![Text::from(text).tell(self.rules_id())]
    }

    /// Whether pieces are only ever placed on empty places.
    fn only_fills(&self) -> bool {
        let links = &self.state.links;
        let moving = [
            "remove",
            "fromTo",
            "slide",
            "hop",
            "step",
            "leap",
            "sow",
            "custodial",
            "enclose",
            "surround",
        ];
        let placing = links.clauses("move", "Add").next().is_some();
        let others = links.clauses("move", "").any(|node| !links.is(node, "move", "Add"));
        placing
            && !others
            && !moving.iter().any(|keyword| links.clauses(keyword, "").next().is_some())
            && links.clauses("sites", "Empty").next().is_some()
    }

    fn is_simulation(&self) -> bool {
        self.game
            .mode
            .as_ref()
            .is_some_and(|mode| mode.mode == language::words::ModeType::Simulation)
    }

    fn rules_id(&self) -> NodeId {
        match &self.game.rules {
            Rules::Simple(rules) => rules.play.id,
            Rules::Phased(_) => match &self.game.players {
                Players::Count(node) => node.id,
                Players::Facing(node) => node.id,
            },
        }
    }
}
