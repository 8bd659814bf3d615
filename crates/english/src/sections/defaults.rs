//! Rules that hold although no ludeme states them: what happens when a player cannot move.

use language::game::{Players, Rules};
use language::words::ResultType;
use syntax::NodeId;

use crate::document::Block;
use crate::end::goes_on_with;
use crate::plan::Passage;
use crate::realise::Text;
use crate::state::{Filling, Links, Passing, always_offered};
use crate::teller::Teller;

/// Rules that may take a piece from its place, or give it to somebody else.
const TAKING: [&str; 15] = [
    "remove",
    "custodial",
    "surround",
    "enclose",
    "directional",
    "intervene",
    "take",
    "fromTo",
    "flip",
    "swap",
    "push",
    "attract",
    "add",
    "dice",
    "hand",
];

impl Teller<'_> {
    /// What a player without a move does, where no ending settles it.
    pub(super) fn passing(&self) -> Vec<Block> {
        let mut passage = Passage::default();
        if self.players.count() < 2 || self.is_simulation() {
            return vec![];
        }
        let text = match (self.passing_when_stuck(), self.may_pass()) {
            (Passing::Never | Passing::Ends, true) => return vec![],
            // What becomes of a player without a move is told with the end of the game.
            (Passing::Never | Passing::Ends, false) => "you may not pass",
            // Whoever may always pass always has a legal move.
            (Passing::Forced, true) if always_offered(&self.state.links) => return vec![],
            (Passing::Forced, true) => "if you have no legal move, you must pass",
            // As long as there is an empty place, there is a move, and the game does not go on without one.
            (Passing::Forced, false) if self.fills_the_board() => "you may not pass",
            (Passing::Forced, false) => {
                "if you have no legal move, you pass; otherwise you may not"
            }
        };
        let counts = if self.passing_when_stuck() == Passing::Forced && self.pass_goes_on() {
            Some("such a pass counts as a move: what happens after every move happens after it too")
        } else {
            None
        };
        for text in [Some(text), counts].into_iter().flatten() {
            passage.say(Text::from(text).tell(self.rules_id()));
        }
        if self.captures_nothing() {
            passage.say(Text::from("nothing is ever captured").tell(self.rules_id()));
        }
        passage.blocks()
    }

    /// Whether a rule offers a pass.
    pub(crate) fn may_pass(&self) -> bool {
        let links = &self.state.links;
        links.clauses("move", "Pass").next().is_some() || links.clauses("pass", "").next().is_some()
    }

    /// Whether a throw that no move follows is a pass with all that follows from the moves, such as another throw.
    fn pass_goes_on(&self) -> bool {
        let links = &self.state.links;
        links.clauses("do", "").any(|throw| {
            let parts = links.children(throw);
            let within = |part: &NodeId, keyword: &str| {
                links.whole(*part).iter().any(|inner| links.keyword(*inner) == Some(keyword))
            };
            parts.first().is_some_and(|first| within(first, "roll"))
                && parts.iter().any(|part| links.label(*part) == Some("next"))
                && parts.iter().any(|part| links.is(*part, "then", "") && within(part, "moveAgain"))
        })
    }

    /// Whether the game is over before a player is without a legal move: whoever may fill any empty place has one until then.
    fn fills_the_board(&self) -> bool {
        let filling = Filling::of(&self.state.links, self.players.count());
        filling.always_places && (filling.ends_when_full || self.only_fills())
    }

    fn passing_when_stuck(&self) -> Passing {
        Passing::of(&self.state.links, self.players.count())
    }

    /// What the text claims about passing, if it claims that nobody ever passes.
    pub(crate) fn never_passes(&self) -> Option<Passing> {
        let filling = Filling::of(&self.state.links, self.players.count());
        let stuck = match filling.always_places && filling.ends_when_full {
            true => Passing::Never,
            false => self.passing_when_stuck(),
        };
        let said = self.players.count() > 1 && !self.is_simulation() && !self.may_pass();
        (said && stuck != Passing::Forced).then_some(stuck)
    }

    /// Whether pieces move, but only to empty places, and no rule takes one away: players expect captures.
    fn captures_nothing(&self) -> bool {
        let links = &self.state.links;
        let moving = ["Step", "Slide", "Hop", "Leap"];
        let mut moves = links.clauses("move", "").peekable();
        moving.iter().any(|kind| links.clauses("move", kind).next().is_some())
            && !TAKING.iter().any(|keyword| links.clauses(keyword, "").next().is_some())
            && moves.all(|node| ends_on_empty(links, node))
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
        // A rule that asks whether all have passed takes the place of the draw, wherever it stands; so do cards.
        let ruled = links.clauses("all", "Passed").next().is_some()
            || links.clauses("deck", "").next().is_some()
            || end("no", "Moves") && !self.may_open_with_pass()
            || links.clauses("passEnd", "").next().is_some();
        let dice = links.clauses("dice", "").next().is_some();
        if ruled || dice {
            return vec![];
        }
        let filling = Filling::of(links, self.players.count());
        if filling.always_places && filling.ends_when_full {
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

    /// Whether a player may pass at the start of a turn although there are other moves.
    fn may_open_with_pass(&self) -> bool {
        let links = &self.state.links;
        let later = |pass: NodeId| {
            let mut inner = pass;
            links.ancestors(pass).any(|outer| {
                let branch = std::mem::replace(&mut inner, outer);
                // That the same player moved before can be put the other way round: the one who moves next did not.
                let parts: Vec<NodeId> = links.plain(outer).take(2).collect();
                let not_next = parts.first().is_some_and(|test| {
                    let test = links.whole(*test);
                    let next = |part: &NodeId| {
                        links.is(*part, "is", "Prev")
                            && links.plain(*part).any(|who| links.word(who) == Some("Next"))
                    };
                    test.iter().any(next)
                        && test.iter().any(|part| links.keyword(*part) == Some("not"))
                });
                matches!(links.keyword(outer), Some("then" | "can"))
                    || links.is(outer, "if", "") && not_next && parts.get(1) == Some(&branch)
                    || links.is(outer, "if", "") && goes_on_with(links, outer, branch)
            })
        };
        links.clauses("move", "Pass").any(|pass| !later(pass))
    }

    /// Whether an ending asks whether all players have passed.
    pub(super) fn ends_by_passing(&self) -> bool {
        let links = &self.state.links;
        links
            .clauses("all", "Passed")
            .any(|test| links.ancestors(test).any(|outer| links.keyword(outer) == Some("end")))
    }

    /// The results by which single players win or lose.
    pub(super) fn takes_one_out(&self, result: ResultType) -> impl Iterator<Item = NodeId> {
        let links = &self.state.links;
        links.clauses("result", "").filter(move |node| {
            let mut words = links.plain(*node).map(|part| links.word(part));
            let (who, what) = (words.next().flatten(), words.next().flatten());
            what == Some(result.word())
                && !who.is_some_and(|who| who == "All" || who.contains("Team"))
        })
    }

    /// How a game of several players goes on when one of them has won or lost.
    pub(super) fn leaving(&self) -> Vec<Text> {
        let links = &self.state.links;
        if self.players.count() < 3 {
            return vec![];
        }
        let told = |node: Option<NodeId>, text: &str| node.map(|node| Text::from(text).tell(node));
        let won = "whoever wins leaves the game, and the others play on for the next places until only one is left";
        let lost = "whoever loses leaves the game, and the others play on until only one is left, who wins";
        let stay = "the pieces of a player who has left stay where they are";
        // Who loses the last piece leaves nothing behind.
        let bare = |node: NodeId| {
            let rule = links.ancestors(node).find(|outer| links.keyword(*outer) == Some("if"));
            rule.is_some_and(|rule| {
                links.children(rule).iter().any(|part| links.is(*part, "no", "Pieces"))
            })
        };
        let losing = self.takes_one_out(ResultType::Loss).next();
        let left = losing.filter(|node| !bare(*node));
        let parts = [
            told(self.takes_one_out(ResultType::Win).next(), won),
            told(losing, lost),
            told(left, stay),
        ];
        parts.into_iter().flatten().collect()
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

/// Whether a move can only end on an empty place.
fn ends_on_empty(links: &Links<'_>, node: NodeId) -> bool {
    let part = |keyword: &str| {
        links.children(node).iter().copied().find(|part| links.keyword(*part) == Some(keyword))
    };
    let test = |part: NodeId| {
        links.children(part).iter().copied().find(|test| links.label(*test) == Some("if"))
    };
    let asks = |test: NodeId| links.is(test, "is", "Empty");
    let kind = links.plain(node).find_map(|kind| links.word(kind));
    match (kind, part("to")) {
        (Some("Pass"), _) => true,
        (Some("Slide" | "Shoot"), to) => {
            let crossing = part("between").and_then(test);
            crossing.is_none_or(asks) && to.and_then(test).is_none_or(asks)
        }
        (_, Some(to)) => {
            test(to).is_some_and(asks) || links.plain(to).any(|to| links.is(to, "sites", "Empty"))
        }
        (_, None) => false,
    }
}
