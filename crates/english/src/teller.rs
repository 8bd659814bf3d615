//! The one who tells: the game, and the words for its things.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use board::Topology;
use language::equipment::Item;
use language::game::Game;
use language::metadata::Metadata;
use language::refs::{IndexOrRole, PlayerRef};
use language::words::{Role, SiteType};
use syntax::{NodeId, Tree};

use crate::directions::AlikeWays;
use crate::directions::Compass;
use crate::facts::{Person, Pieces, Places, Players, Shape};
use crate::ints::components::{Component, TableRows};
use crate::ints::own_kinds::OwnKind;
use crate::ints::rank::Ranks;
use crate::notes::Notes;
use crate::plan::Passage;
use crate::realise::Text;
use crate::recall::{Noted, Recall};
use crate::regions::fixed::Sites;
use crate::scope::Scope;
use crate::sections::again::Again;
use crate::silence::Silence;
use crate::state::{MapUse, State};

/// What the landing place of a piece is.
#[derive(Debug, Clone)]
pub(crate) struct Landing {
    /// Its definition, a sentence.
    pub definition: Text,
    /// How far it lies ahead, in the words of the definition.
    pub steps: String,
}

/// Tells the rules of one game.
#[derive(Debug)]
pub struct Teller<'a> {
    /// The game.
    pub game: &'a Game,
    /// The tree that the game was read from.
    pub tree: &'a Tree,
    /// Its players.
    pub players: Players,
    /// Its pieces.
    pub pieces: Pieces<'a>,
    /// Its places.
    pub places: Places<'a>,
    /// What is too long for a sentence.
    pub(crate) notes: Notes,
    /// What its hidden numbers stand for.
    pub state: State<'a>,
    /// What the landing place of a piece is, if the rules speak of one.
    pub(crate) landing: RefCell<Option<Landing>>,
    /// What "your first empty hole" is, if the rules speak of one.
    pub(crate) first_place: RefCell<Option<Text>>,
    /// How pieces are removed in the same turn, in the words of the phase told before.
    pub(crate) removing: RefCell<Option<String>>,
    /// What a mill is, if the rules speak of one.
    pub(crate) mill: RefCell<Option<Text>>,
    /// The rules that are told with the choice they belong to.
    pub(crate) carried: RefCell<Vec<NodeId>>,
    /// Rules that have a paragraph of their own, with a heading.
    pub(crate) specials: RefCell<Vec<Passage>>,
    /// The ludemes that such a paragraph has told, so that tables used by nothing else need no words.
    pub(crate) settled: RefCell<BTreeSet<NodeId>>,
    /// What becomes of captured pieces, where they change sides.
    pub(crate) recruit: RefCell<Option<Vec<Text>>>,
    /// Whether pieces may stand on each other, once that is asked for.
    pub(crate) stacking: OnceCell<bool>,
    /// Whether pieces of several players may do so.
    pub(crate) mixing: OnceCell<bool>,
    /// Whether a place may hold a number of pieces, once that is asked for.
    counting: OnceCell<bool>,
    /// The pieces in the order of their numbers, once that is asked for.
    pub(crate) components: OnceCell<Vec<Component>>,
    /// The rows of tables by the numbers that they are for, as the given player sees them.
    pub(crate) rows: RefCell<TableRows>,
    /// The ranks that rules work out from kinds of pieces, with the ludemes that do.
    pub(crate) ranks: RefCell<Vec<(Ranks, Vec<NodeId>)>>,
    /// What moving again in the same turn means.
    pub(crate) again: RefCell<Again>,
    /// The places of the rows and of the columns of the board, once that is asked for.
    pub(crate) lines: OnceCell<[Vec<Sites>; 2]>,
    /// Whether all neighbours on the board are of one sort, once that is asked for.
    pub(crate) alike_neighbours: OnceCell<bool>,
    /// Steps that are done again after others.
    pub(crate) done_again: OnceCell<crate::moves::done_again::DoneAgain>,
    /// Whether all that the rules call "next to" each other shares a side.
    pub(crate) near_by_sides: OnceCell<bool>,
    /// How all groups hang together, and how all rows run, where a description says the same of them again and again.
    pub(crate) alike_ways: OnceCell<AlikeWays>,
    /// What was planned before, for ludemes that read the same.
    pub(crate) recall: Recall,
    /// Names that differ in their number only, and belong to no player: `Section1`, `Section2`.
    pub(crate) numbered_names: BTreeMap<String, String>,
    /// What names are called that are mere abbreviations.
    pub(crate) neutral_names: BTreeMap<String, String>,
    /// How far places lie apart whose numbers differ by so much.
    pub(crate) shifts: RefCell<BTreeMap<i64, Option<(i64, i64)>>>,
    /// Whether what a name stands for is one place: areas are worked out on the board, and asked for wherever they are named.
    pub(crate) one_place: RefCell<BTreeMap<Option<String>, bool>>,
    /// Whether no piece is ever captured but by one who wins it for themselves.
    pub(crate) recruiting: OnceCell<bool>,
    /// Whether pieces move on the turn of their owner alone.
    pub(crate) own_turns: OnceCell<bool>,
    /// Of which kind tables give each player's own piece, by their names.
    pub(crate) own_kinds: RefCell<BTreeMap<Option<String>, OwnKind>>,
    /// Whether tables are looked up under fixed numbers only, by their names.
    pub(crate) unvarying: RefCell<BTreeMap<Option<String>, bool>>,
    /// The direction that is called "that direction" while a rule is told of several at once.
    pub(crate) spoken: Cell<Option<board::Direction>>,
    /// The line of a table of which a rule is told, while it is told of all its lines.
    pub(crate) line: RefCell<Option<crate::directions::Line>>,
    /// The words that stand for one direction, once they are asked for.
    pub(crate) compass: OnceCell<Compass>,
    /// The path that is called "the chosen path" while a rule is told of several at once, and the one that is the other then.
    pub(crate) path_spoken: Cell<Option<(&'a str, Option<&'a str>)>>,
    /// Whether only the start of a turn is told: nobody moves again.
    pub(crate) turn_begins: Cell<bool>,
    map_uses: RefCell<BTreeMap<Option<String>, MapUse>>,
    fallbacks: RefCell<BTreeMap<&'static str, usize>>,
    terms: RefCell<BTreeMap<&'static str, Vec<NodeId>>>,
    checked: RefCell<BTreeMap<String, Vec<NodeId>>>,
    silent: RefCell<BTreeMap<Silence, BTreeSet<NodeId>>>,
}

impl<'a> Teller<'a> {
    /// Gets to know a game.
    pub fn new(
        game: &'a Game,
        tree: &'a Tree,
        metadata: Option<&Metadata>,
        topology: Option<&'a Topology>,
    ) -> Self {
        let items = &game.equipment.items;
        let state = State::of(tree);
        let mut places = Places::of(items, topology);
        if state.links.clauses("sow", "").next().is_some() {
            // Seeds are sown into holes, whatever the board is made of.
            places.sown();
        }
        let mut players = Players::of(game, metadata, places.shape == Shape::Holes);
        let links = &state.links;
        let at_start =
            |set| links.ancestors(set).any(|outer| links.keyword(outer) == Some("start"));
        if !links.clauses("set", "Team").all(at_start) {
            players.without_partners();
        }
        Self {
            players,
            pieces: Pieces::of(game),
            places,
            state,
            numbered_names: crate::facts::numbered_names(tree, items),
            neutral_names: crate::facts::neutral_names(tree, items),
            game,
            tree,
            notes: Notes::default(),
            landing: RefCell::default(),
            first_place: RefCell::default(),
            mill: RefCell::default(),
            removing: RefCell::default(),
            carried: RefCell::default(),
            specials: RefCell::default(),
            recruit: RefCell::default(),
            components: OnceCell::new(),
            stacking: OnceCell::new(),
            alike_neighbours: OnceCell::new(),
            near_by_sides: OnceCell::new(),
            alike_ways: OnceCell::new(),
            done_again: OnceCell::new(),
            mixing: OnceCell::new(),
            counting: OnceCell::new(),
            rows: RefCell::default(),
            ranks: RefCell::default(),
            settled: RefCell::default(),
            again: RefCell::default(),
            recall: Recall::of(tree),
            lines: OnceCell::new(),
            shifts: RefCell::default(),
            recruiting: OnceCell::new(),
            own_turns: OnceCell::new(),
            own_kinds: RefCell::default(),
            unvarying: RefCell::default(),
            one_place: RefCell::default(),
            spoken: Cell::default(),
            line: RefCell::default(),
            compass: OnceCell::new(),
            path_spoken: Cell::default(),
            turn_begins: Cell::default(),
            map_uses: RefCell::default(),
            fallbacks: RefCell::default(),
            terms: RefCell::default(),
            checked: RefCell::default(),
            silent: RefCell::default(),
        }
    }

    /// The items of the equipment.
    pub fn items(&self) -> &'a [Item] {
        &self.game.equipment.items
    }

    /// What a place is called.
    pub fn site(&self) -> &'static str {
        self.places.word(None)
    }

    /// What a place of a type is called.
    pub fn site_of(&self, kind: Option<SiteType>) -> &'static str {
        self.places.word(kind)
    }

    /// The scope of a player's turn.
    pub fn turn_scope(&self) -> Scope {
        Scope::turn(&self.pieces.word, self.site())
    }

    /// Who is meant by a role.
    pub fn role(&self, role: Role, scope: &Scope) -> Person {
        if scope.anyone.is_some() && crate::facts::number_of(role) == scope.anyone {
            return Person::third(scope.player.clone());
        }
        if scope.again && role == Role::Next {
            return Person::you();
        }
        if let Some(mover) = scope.mover {
            // Who has moved is named, so the other player is named as well.
            match role {
                Role::Mover => return self.players.one(mover),
                Role::Next | Role::Prev | Role::Enemy | Role::NonMover => {
                    return self.players.one(3 - mover);
                }
                _ => {}
            }
        }
        self.players.person(role, &scope.player)
    }

    /// Who is meant by a reference to a player.
    pub fn player_ref(&self, player: &PlayerRef, scope: &Scope) -> Person {
        match player {
            PlayerRef::Role(role) => self.role(*role, scope),
            PlayerRef::Player(index) => {
                let mut person = self.person(&index.index, scope);
                person.name = person.name.tell(index.id);
                person
            }
        }
    }

    /// Who is meant by an index or a role.
    pub fn index_or_role(&self, player: &IndexOrRole, scope: &Scope) -> Person {
        match player {
            IndexOrRole::Role(role) => self.role(*role, scope),
            IndexOrRole::Index(index) => self.person(index, scope),
        }
    }

    /// Whether a piece takes the place of what stands where it goes: pieces are neither stacked nor sown.
    pub(crate) fn replaces(&self) -> bool {
        !self.stacks() && self.places.shape != Shape::Holes
    }

    /// Whether some pieces belong to all players beside those that belong to one.
    pub(crate) fn shares_pieces(&self) -> bool {
        let shared = |role: Role| role == Role::Shared;
        let owned = |role: Role| role == Role::Each || crate::facts::number_of(role).is_some();
        let has =
            |sort: &dyn Fn(Role) -> bool| self.pieces.kinds.iter().any(|kind| sort(kind.role));
        self.replaces() && self.players.count() > 1 && has(&shared) && has(&owned)
    }

    /// Whether any rule says how many pieces lie on a place.
    pub(crate) fn has_counts(&self) -> bool {
        *self.counting.get_or_init(|| {
            let links = &self.state.links;
            links.clauses("set", "Count").next().is_some()
                || links
                    .whole(Tree::ROOT)
                    .into_iter()
                    .any(|part| matches!(links.label(part), Some("count" | "counts")))
        })
    }

    /// Whether several pieces lie on one place as a heap, which is removed as a whole.
    pub(crate) fn has_heaps(&self) -> bool {
        let links = &self.state.links;
        let heap = |place: NodeId| {
            let counted = |part: &NodeId| matches!(links.label(*part), Some("count" | "counts"));
            links.children(place).iter().any(counted)
                && !self.is_in_hand(place)
                // There a number says how many places there are.
                && !links.is(place, "place", "Random")
        };
        self.replaces()
            && (links.clauses("set", "Count").next().is_some()
                || links.clauses("place", "").any(heap))
    }

    /// Whether a hand has several places.
    pub(crate) fn has_wide_hands(&self) -> bool {
        let wide = |item: &Item| matches!(item, Item::Hand(hand) if hand.size > Some(1));
        self.items().iter().any(wide)
    }

    /// Whether rules speak of other places of a hand than the first, which is meant where they name none.
    pub(crate) fn tells_places_of_hands_apart(&self) -> bool {
        let links = &self.state.links;
        let further = |hand: NodeId| {
            let index = links.plain(hand).nth(1);
            index.is_some_and(|index| links.number(index) != Some(0))
        };
        self.has_wide_hands() && links.clauses("handSite", "").any(further)
    }

    /// Says what moving again in the same turn means from now on; returns what it has meant.
    pub(crate) fn mean_by_again(&self, meaning: Again) -> Again {
        self.recall.renew();
        self.again.replace(meaning)
    }

    /// A plan that is tried; where it comes to nothing, what it has left behind is taken back.
    pub(crate) fn tentatively<T>(&self, plan: impl FnOnce() -> Option<T>) -> Option<T> {
        let landing = self.landing.borrow().clone();
        let first_place = self.first_place.borrow().clone();
        let removing = self.removing.borrow().clone();
        let mill = self.mill.borrow().clone();
        let carried = self.carried.borrow().clone();
        let specials = self.specials.borrow().clone();
        let settled = self.settled.borrow().clone();
        let recruit = self.recruit.borrow().clone();
        let ranks = self.ranks.borrow().clone();
        let terms = self.terms.borrow().clone();
        let checked = self.checked.borrow().clone();
        let silent = self.silent.borrow().clone();
        let fallbacks = self.fallbacks.borrow().clone();
        let noted = self.recall.noted_so_far();
        let planned = plan();
        if planned.is_none() {
            self.landing.replace(landing);
            self.first_place.replace(first_place);
            self.removing.replace(removing);
            self.mill.replace(mill);
            self.carried.replace(carried);
            self.specials.replace(specials);
            self.settled.replace(settled);
            self.recruit.replace(recruit);
            self.ranks.replace(ranks);
            self.terms.replace(terms);
            self.checked.replace(checked);
            self.silent.replace(silent);
            self.fallbacks.replace(fallbacks);
            self.recall.forget_from(noted);
        }
        planned
    }

    /// How a table of the equipment is used by the rules.
    pub(crate) fn map_use(&self, name: Option<&str>) -> MapUse {
        let key = name.map(str::to_owned);
        *self
            .map_uses
            .borrow_mut()
            .entry(key)
            .or_insert_with(|| MapUse::of(&self.state.links, name))
    }

    /// Notes that a construct was told in a plain way for want of a better one.
    pub fn fallback(&self, construct: &'static str) {
        self.recall.note(|| Noted::Fallback(construct));
        *self.fallbacks.borrow_mut().entry(construct).or_default() += 1;
    }

    /// Notes that ludemes are passed over on purpose.
    pub(crate) fn silent(&self, why: Silence, nodes: impl IntoIterator<Item = NodeId>) {
        let nodes: Vec<NodeId> = nodes.into_iter().collect();
        self.recall.note(|| Noted::Silent(why, nodes.clone()));
        self.silent.borrow_mut().entry(why).or_default().extend(nodes);
    }

    /// The ludemes that are passed over on purpose.
    pub(crate) fn silences(&self) -> BTreeMap<Silence, BTreeSet<NodeId>> {
        self.silent.borrow().clone()
    }

    /// Notes that a term was used, which the document must define.
    pub fn term(&self, term: &'static str, node: NodeId) {
        self.recall.note(|| Noted::Term(term, node));
        self.terms.borrow_mut().entry(term).or_default().push(node);
    }

    /// Notes that a kind of piece can be in check.
    pub(crate) fn checked(&self, kind: &str, node: NodeId) {
        self.recall.note(|| Noted::Checked(kind.to_owned(), node));
        self.checked.borrow_mut().entry(kind.to_owned()).or_default().push(node);
    }

    /// The kinds of pieces that can be in check, with the ludemes that ask for it.
    pub(crate) fn royals(&self) -> BTreeMap<String, Vec<NodeId>> {
        self.checked.borrow().clone()
    }

    /// The terms that were used, with the ludemes that need them.
    pub fn terms(&self) -> BTreeMap<&'static str, Vec<NodeId>> {
        self.terms.borrow().clone()
    }

    /// The constructs that were told in a plain way, with their number.
    pub fn fallbacks(&self) -> BTreeMap<&'static str, usize> {
        self.fallbacks.borrow().clone()
    }

    /// All nodes of a subtree, for a sentence that tells the whole of it.
    pub fn whole(&self, node: NodeId) -> Vec<NodeId> {
        self.state.links.whole(node)
    }

    /// "your opponent's", "an enemy" and so on, as the adjective of a piece.
    pub fn owner_word(&self, role: Role, scope: &Scope) -> Text {
        match role {
            Role::Mover => "your".into(),
            Role::Enemy | Role::NonMover => "enemy".into(),
            Role::Next | Role::Prev if self.players.count() == 2 => "enemy".into(),
            Role::Friend => "friendly".into(),
            Role::Neutral => "neutral".into(),
            Role::All | Role::Shared | Role::Each => Text::default(),
            other => self.role(other, scope).possessive(),
        }
    }
}
