//! Words that the rules use in a fixed sense.

use std::collections::BTreeMap;

use language::equipment::Item;
use language::words::SiteType;
use syntax::NodeId;

use crate::document::{Section, SectionKind};
use crate::facts::Shape;
use crate::plan::{Part, Passage};
use crate::realise::{
    Text, listed_and, listed_or, number_word, runs, say, third_person, with_article,
};
use crate::teller::Teller;

/// So many places are told in one sentence.
const MANY_PLACES: usize = 28;

/// The terms of the writer, with their definitions.
const DEFINITIONS: &[(&str, &str)] = &[
    (
        "team",
        "your team's pieces are yours and those of your partners; all others are enemy pieces",
    ),
    ("forward", "forward is up the board for every player"),
    ("under attack", "a piece is under attack if an enemy piece could capture it on its next move"),
    (
        "moves since",
        "the move count is the number of moves made since it was last started again, by either player",
    ),
    (
        "move count",
        "the move count is minus one when the game begins; it goes up by one after every move, when the end of the game has been checked",
    ),
    (
        "mark",
        "a mark is a number that a piece carries, zero until a rule sets it; use a counter or turn the piece to show it",
    ),
    (
        "number on a piece",
        "a piece keeps its number for the whole game; it is zero where the setup gives it none",
    ),
    (
        "value of a piece",
        "a piece has a value, zero until a rule sets it; use a counter or turn the piece to show it",
    ),
    (
        "tokens on pieces",
        "tokens lie on pieces to count something; a piece takes them along, and has none where the setup gives it none",
    ),
    ("marked", "a mark is a small token that lies on a piece or a place; a piece takes it along"),
    (
        "marked hole",
        "a mark is a token that lies beside a hole; a hole that is emptied loses it, unless a rule says that it keeps it",
    ),
    (
        "owned hole",
        "to mark a hole as a player's, put a token of that player beside it; a hole that is emptied loses its mark, unless a rule says that it keeps it",
    ),
    (
        "owned piece",
        "to mark a piece as a player's, put a token of that player on it; the piece takes it along",
    ),
    (
        "token",
        "a token is a reminder that rules give to a player and take back; nobody has two: whoever has one takes no other",
    ),
    (
        "reminder",
        "a reminder is a token with two sides, on and off, beside the board; it is off when the game begins",
    ),
    (
        "push from a place",
        "to push a line from a place is to move the unbroken line of pieces that begins there, or just beyond it if it is empty, by one place",
    ),
    (
        "push",
        "to push a line from a place is to move the unbroken line of pieces that begins there by one place",
    ),
    ("pushed off", "a piece pushed off the board is out of the game"),
    (
        "draw",
        "pieces that are drawn towards a place move up to it from all sides until they stand next to it in unbroken rows, in the order they had",
    ),
    (
        "supported",
        "a place is supported if it lies either on the ground or on a full platform of pieces",
    ),
    (
        "in sight",
        "a piece is in sight of a place if it is the first one on a straight line from there",
    ),
    ("last hole", "the last hole is the one where a sowing ends"),
    ("coming round", "a sowing that comes round to the hole where it began does not skip it"),
    (
        "long jump",
        "in a long jump any number of empty places may lie before the jumped piece, and between it and where the jump ends only empty ones",
    ),
    ("double", "if all dice show the same number, you use each of them twice"),
    (
        "sowing on",
        "to sow on from a hole is to sow from it in the same turn, by the same rules as from a chosen hole",
    ),
    (
        "stack top alone",
        "a stack belongs to the owner of its top piece, and only that piece moves; a single piece is a stack of one",
    ),
    (
        "stack top or whole",
        "a stack belongs to the owner of its top piece, and only that piece moves where no rule moves the whole stack; a single piece is a stack of one",
    ),
    (
        "stack top",
        "a stack belongs to the owner of its top piece, and it moves as that piece does; a single piece is a stack of one",
    ),
    ("stack", "a stack belongs to the owner of its top piece; a single piece is a stack of one"),
    (
        "top from below",
        "you may move the top piece of a stack if any piece in the stack is yours, whoever owns the top piece",
    ),
    (
        "stack from below",
        "you may move a stack, or its top piece where a rule says so, if any piece in it is yours, whoever owns the top piece",
    ),
    ("blank tally", "each player keeps a tally, a number that is blank until a rule sets it"),
    ("tally from zero", "each player keeps a tally, a number that is zero when the game begins"),
    (
        "tally",
        "each player keeps a tally, a number that is minus one as long as nothing changes it",
    ),
    ("remembered", "when the game begins, nothing is remembered yet"),
    (
        "noted place",
        "a place that is noted for a player stays so until another is noted or it is forgotten; when the game begins, none is",
    ),
    ("number from zero", "a number that has not been noted yet counts as zero"),
    ("noted number", "a number that has not been noted yet counts as minus one"),
    (
        "orientation by eighths",
        "a piece with orientation zero looks the way it faces by itself; for every number more it is turned by an eighth of a full turn clockwise, up to seven",
    ),
    (
        "orientation by sixths",
        "a piece with orientation zero looks the way it faces by itself; for every number more it is turned by a sixth of a full turn clockwise, up to five",
    ),
    (
        "orientation",
        "a piece with orientation zero looks the way it faces by itself; for every number more it is turned clockwise to the next direction that the board has",
    ),
    (
        "turned piece",
        "straight ahead, to the left and the like are meant as a piece looks, however it has been turned",
    ),
    (
        "beyond the edge",
        "where a rule names a place by its direction from another and the board ends before it, that other place is meant instead",
    ),
    (
        "moves",
        "where moves are counted, each move of a turn that has several counts, and so does a pass",
    ),
    ("stack order", "unless a rule says otherwise, what comes to an occupied place goes on top"),
    (
        "shared enemies",
        "a piece that belongs to all players counts as an enemy piece for each of them",
    ),
    ("top held", "where a rule asks what a place holds, only the top piece of a stack counts"),
    (
        "turn number",
        "turns are numbered from 1 on, those of all players in one sequence; to move again in the same turn is no new turn",
    ),
    ("rows", "rows are counted from the bottom, beginning with zero"),
    ("columns", "columns are counted from the left, beginning with zero"),
    (
        "order of places",
        "the places are counted row by row, from the lower left to the upper right",
    ),
    (
        "vote",
        "once every player has voted, the choice of more than half of them is decided; without such a choice nothing is decided, and either way the proposal is dropped",
    ),
    (
        "group",
        "a group is a piece with all pieces of its owner that are linked to it by steps between neighbours",
    ),
    ("linked group", "a group reaches as far as steps between neighbours link its members"),
    (
        "visible",
        "what cannot be seen from above is not visible: a piece straight below another, two layers down, and the link of two neighbours on both of which pieces lie from either side",
    ),
    (
        "row in one direction",
        "a row to one side runs from the piece to that side and to the opposite one; where the board ends at the piece on that side, there is none",
    ),
    ("diagonal links", "pieces on squares that touch at a corner are neighbours as well"),
    ("liberty", "a liberty of a group is an empty place next to one of its pieces"),
    (
        "territory",
        "an area of linked empty places is a player's territory if all pieces next to it are that player's",
    ),
];

/// What becomes of a proposal if two players vote on it.
const VOTE_OF_TWO: &str =
    "a choice is decided only if both players vote for it; either way the proposal is then dropped";

impl Teller<'_> {
    /// Which places have which colour, by the numbers that rules compare.
    fn colours(&self, told: &[NodeId]) -> Passage {
        let Some(board) = self.elements() else { return Passage::default() };
        let mut colours: BTreeMap<u8, Vec<Text>> = BTreeMap::new();
        for (colour, label) in board.phases.iter().zip(&board.labels) {
            colours.entry(*colour).or_default().push(Text::from(label.to_string()));
        }
        let sites = self.places.words(None);
        let sentences = colours.iter().filter_map(|(colour, places)| {
            let all = runs(places);
            // Squares of two colours need no list.
            (self.places.shape != Shape::Squares && all.len() <= MANY_PLACES).then(|| {
                let number = number_word(i64::from(*colour));
                say!("the {} of colour {} are {}", sites, number, listed_and(&all)).tell_all(told)
            })
        });
        Passage { parts: sentences.map(Part::Say).collect() }
    }

    /// When places are next to each other, where no direction is said.
    pub(crate) fn neighbours(&self) -> Option<&'static str> {
        // A layout without a board has no corners to speak of.
        if self.items().iter().any(|item| matches!(item, Item::Boardless(_))) {
            return None;
        }
        match (self.places.shape, self.places.default) {
            (Shape::Holes, _) | (_, SiteType::Edge) => None,
            (_, SiteType::Vertex) => Some("a line joins them"),
            _ if self.has_one_sort_of_neighbours() || self.next_to_means_sides() => {
                Some("they share a side")
            }
            (_, SiteType::Cell) => Some("they touch, be it at a corner only"),
        }
    }

    /// Whether a rule says what a piece does that would pass the end of its path.
    fn leaves_beyond_end(&self) -> bool {
        let links = &self.state.links;
        links.clauses("=", "").any(|test| {
            let joins = ["and", "or", "not"];
            let joined = links.ancestors(test).take_while(|outer| {
                links.keyword(*outer).is_none_or(|keyword| joins.contains(&keyword))
            });
            links.plain(test).any(|part| links.keyword(part) == Some("trackSite"))
                && links
                    .plain(test)
                    .any(|part| links.word(part) == Some("Off") || links.number(part) == Some(-1))
                && !joined.into_iter().any(|outer| links.keyword(outer) == Some("not"))
        })
    }

    /// When a piece loses its mark by moving, where that is so.
    fn lost_marks(&self, told: &[NodeId]) -> Passage {
        let verbs: Vec<Text> = self.loses_marks_by().into_iter().map(Text::from).collect();
        let lost = (!verbs.is_empty()).then(|| {
            let word = &self.pieces.word;
            let when = listed_or(&verbs);
            Part::Say(
                match self.gets_status(&Text::from("it"), 0, &[]) {
                    Some(status) => say!(
                        "{} that {} without the rest of its stack {} {}",
                        with_article(word),
                        when,
                        third_person(&status.verb),
                        status.rest
                    ),
                    None => say!(
                        "{} that {} without the rest of its stack loses its mark",
                        with_article(word),
                        when
                    ),
                }
                .tell_all(told),
            )
        });
        Passage { parts: lost.into_iter().collect() }
    }

    /// The terms that were used; `last_moves` ask for the last move where none may have been made.
    pub(super) fn terms_section(&self, last_moves: &[NodeId]) -> Option<Section> {
        let mut used = self.terms();
        if let Some(named) = used.get_mut("beyond the edge")
            && !named.iter().any(|ahead| self.matters_at_the_edge(*ahead))
        {
            named.clear();
        }
        used.retain(|_, nodes| !nodes.is_empty());
        let mut passage = Passage::default();
        for &(term, definition) in DEFINITIONS {
            let definition = match (term, self.players.count()) {
                ("vote", 2) => VOTE_OF_TWO,
                _ => definition,
            };
            // What is next to what is told below.
            let told_below = term == "diagonal links"
                && used.contains_key("next to")
                && self.neighbours().is_some();
            let owned = ["stack top", "stack top alone", "stack top or whole"];
            let told_above = term == "stack" && owned.iter().any(|term| used.contains_key(term))
                || term == "linked group" && used.contains_key("group");
            if let Some(nodes) = used.get(term).filter(|_| !told_below && !told_above) {
                let linked = used.get("linked in one way").zip(self.links_of_groups());
                let definition = match linked {
                    Some((more, way)) if ["group", "linked group"].contains(&term) => {
                        Text::from(definition.replace("between neighbours", way.as_str()))
                            .tell_all(more)
                    }
                    _ => Text::from(definition),
                };
                passage.say(definition.tell_all(nodes));
                if ["mark", "marked", "owned piece"].contains(&term) {
                    passage.extend(self.lost_marks(nodes));
                }
            }
        }
        if let Some(nodes) = used.get("status") {
            for shown in self.explain_statuses() {
                passage.say(shown.tell_all(nodes));
            }
            passage.extend(self.lost_marks(nodes));
        }
        if let Some(nodes) = used.get("permit")
            && let Some(permit) = &self.state.permit
        {
            let at_first = match permit {
                crate::state::Permit::Done(done, true) => {
                    say!("when the game begins, every player counts as not having {}", *done)
                }
                crate::state::Permit::Done(done, false) => {
                    say!("when the game begins, every player counts as having {}", *done)
                }
                crate::state::Permit::May(doing) => {
                    say!(
                        "when the game begins, no player may {} yet where a rule asks for it",
                        *doing
                    )
                }
            };
            passage.say(at_first.tell_all(nodes));
        }
        if let Some(nodes) = used.get("value of a piece").or(used.get("tokens on pieces")) {
            passage.extend(self.lost_marks(nodes));
        }
        if let Some((nodes, way)) = used.get("row").zip(self.course_of_rows()) {
            passage.say(say!("a row runs {}", way).tell_all(nodes));
        }
        for ranks in self.rank_terms() {
            passage.say(ranks);
        }
        if let Some(nodes) = used.get("colours") {
            passage.extend(self.colours(nodes));
        }
        if let Some(nodes) = used.get("next to")
            && let Some(when) = self.neighbours()
        {
            let sites = self.places.words(None);
            passage.say(say!("{} are next to each other if {}", sites, when).tell_all(nodes));
        }
        if !last_moves.is_empty()
            && let Some(first) = self.before_first_move()
        {
            passage.say(first.tell_all(last_moves));
        }
        if let Some(rule) = &*self.recruit.borrow() {
            let maps = self.items().iter().filter_map(|item| match item {
                Item::MapPairs(map) if self.is_told_elsewhere(map.name.as_deref()) => {
                    Some(self.whole(map.id))
                }
                _ => None,
            });
            let told: Vec<_> = maps.flatten().collect();
            for sentence in rule {
                passage.say(sentence.clone().tell_all(&told));
            }
        }
        let royals = self.royals();
        if !royals.is_empty() {
            let names: Vec<Text> =
                royals.keys().map(|name| Text::from(crate::realise::with_article(name))).collect();
            let told: Vec<_> = royals.values().flatten().copied().collect();
            let names = crate::realise::listed_or(&names);
            let check = if used.contains_key("under attack") {
                say!("{} that is under attack is in check", names)
            } else {
                say!("{} is in check if an enemy piece could capture it on its next move", names)
            };
            passage.say(check.tell_all(&told));
        }
        if let Some(mill) = &*self.mill.borrow() {
            passage.say(mill.clone());
        }
        if let Some(first) = &*self.first_place.borrow() {
            passage.say(first.clone());
        }
        if let Some(landing) = &*self.landing.borrow() {
            passage.say(landing.definition.clone());
            let piece = crate::realise::with_article(&self.pieces.word);
            if self.state.links.clauses("sow", "").next().is_none() && !self.all_paths_loop() {
                let stuck = if self.leaves_beyond_end() { "" } else { " and cannot move so far" };
                passage.say(
                    Text::from(format!(
                        "where its path ends before that, {piece} has no landing {}{stuck}",
                        self.site()
                    ))
                    .tell_all(landing.definition.told()),
                );
            }
        }
        if passage.is_empty() {
            return None;
        }
        Some(Section {
            kind: SectionKind::Terms,
            heading: "Terms".into(),
            blocks: passage.blocks(),
        })
    }
}
