//! Places of which nobody asks what stands there.
//!
//! A piece that moves takes the place of whatever stands where it goes, and a piece that is placed where another stands is not
//! placed at all. Rules mostly ask for an empty place or an enemy; where they do not, the text says what becomes of the piece there.

use language::booleans::Boolean;
use language::ints::{Int, MapEntry};
use language::moves::{Slide, To};
use language::refs::{IndexOrRole, SiteOrRegion};
use language::words::IsPlayerKind;
use syntax::NodeId;

use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// Ludemes that ask where a place lies, and never what stands there.
const OF_PLACES: [&str; 27] = [
    "to",
    "from",
    "is",
    "and",
    "or",
    "not",
    "sites",
    "union",
    "intersection",
    "difference",
    "expand",
    "ahead",
    "coord",
    "row",
    "column",
    "last",
    "centrePoint",
    "regionSite",
    "trackSite",
    "=",
    "!=",
    "<",
    ">",
    "<=",
    ">=",
    "+",
    "-",
];

/// Words that ask what stands on a place, or name places off the board.
const OF_PIECES: [&str; 19] = [
    "Empty",
    "Occupied",
    "Friend",
    "Enemy",
    "Own",
    "NotOwn",
    "NotEnemy",
    "NotEmpty",
    "Hand",
    "Line",
    "Visited",
    "Pending",
    "Target",
    "Group",
    "LineOfSight",
    "Remembered",
    "Random",
    "Between",
    "Threatened",
];

impl Teller<'_> {
    /// "If another piece stands there, even one of your own, remove it from the board": what a move does whose target may hold any piece.
    pub(super) fn displaced(&self, to: &To, scope: &Scope) -> Action {
        if self.may_replace_own(to, scope) {
            let word = &self.pieces.word;
            let there =
                |number: &str| format!("{number} of your own {} stands there", plural(word));
            let held = Condition::fact(crate::plan::Role::Other, "", there("one"), there("none"));
            let gone = Deed::you("remove", "it from the board").tell(to.id);
            return Action::when(held, gone.into(), Action::Nothing);
        }
        if !self.is_made(to.id, scope) || !self.holds_anything(to) || self.is_found_empty(to) {
            return Action::Nothing;
        }
        let word = &self.pieces.word;
        if self.has_counts() {
            // Pieces of one kind and colour share a place; any others give way to them all at once.
            let others = if self.pieces.one_kind_each() {
                format!("enemy {}", self.pieces.words())
            } else {
                format!("{} of another kind or colour", self.pieces.words())
            };
            let (yes, no) = (format!("{others} stand there"), format!("no {others} stand there"));
            let held = Condition::fact(crate::plan::Role::Other, "", yes, no);
            let gone = Deed::you("remove", "all of them from the board").tell(to.id);
            return Action::when(held, gone.into(), Action::Nothing);
        }
        let own = if self.players.count() > 1 { ", even one of your own," } else { "" };
        let there = |some: &str, own: &str| {
            format!("{some} other {word}{own} stands there").replace("an other", "another")
        };
        let held = Condition::fact(crate::plan::Role::Other, "", there("an", own), there("no", ""));
        let gone = Deed::you("remove", "it from the board").tell(to.id);
        Action::when(held, gone.into(), Action::Nothing)
    }

    /// Whether a move may end where one of the player's own pieces stands, as its rule says, and takes that piece's place.
    fn may_replace_own(&self, to: &To, scope: &Scope) -> bool {
        fn admits(test: &Boolean) -> bool {
            match test {
                Boolean::Or(or) => or.operands.iter().any(admits),
                Boolean::And(and) => and.operands.iter().any(admits),
                Boolean::IsPlayer(player) => {
                    player.kind == IsPlayerKind::Friend
                        && matches!(&player.player, IndexOrRole::Index(Int::Who(who))
                            if matches!(who.at, Int::To(_)))
                }
                _ => false,
            }
        }
        self.players.count() > 1
            && !self.has_counts()
            && self.is_made(to.id, scope)
            && to.effect.is_none()
            && to.condition.as_ref().is_some_and(admits)
    }

    /// Whether a rule around a move goes on to it only where its target is empty.
    pub(super) fn is_found_empty(&self, to: &To) -> bool {
        let links = &self.state.links;
        let Some(site) = links.plain(to.id).next() else { return false };
        let says_so = |test: NodeId| match links.keyword(test) {
            Some("is") if links.is(test, "is", "Empty") => {
                links.plain(test).any(|place| links.same(place, site))
            }
            Some("is") if links.is(test, "is", "In") => {
                links.plain(test).any(|place| links.same(place, site))
                    && links.plain(test).any(|area| links.is(area, "sites", "Empty"))
            }
            _ => false,
        };
        links.ancestors(to.id).any(|outer| {
            let mut parts = links.plain(outer);
            let (test, yes) = (parts.next(), parts.next());
            links.keyword(outer) == Some("if")
                && yes.is_some_and(|yes| links.range(yes).contains(&to.id))
                && test.is_some_and(|test| {
                    let both = links.keyword(test) == Some("and");
                    says_so(test) || both && links.members(test).into_iter().any(says_so)
                })
        })
    }

    /// Whether an effect moves a piece to a place in some direction that may hold another, as no rule around it asks.
    pub(super) fn may_displace(&self, to: &To, scope: &Scope) -> bool {
        let links = &self.state.links;
        // A place that is looked up by another one, as the end of a ladder; what is looked up by a player may hold many pieces.
        let looked_up = |entry: &MapEntry| {
            matches!(&entry.key, IndexOrRole::Index(Int::Last(_) | Int::To(_) | Int::Site(_)))
        };
        let open = match &to.site {
            Some(SiteOrRegion::Site(Int::Ahead(_))) => self.holds_anything(to),
            Some(SiteOrRegion::Site(Int::MapEntry(entry))) => {
                looked_up(entry) && to.condition.is_none() && to.effect.is_none()
            }
            _ => false,
        };
        let of_hand =
            |part: NodeId| links.plain(part).any(|place| links.keyword(place) == Some("handSite"));
        let asked = |outer: NodeId| {
            let tests = links.children(outer).iter().take(2);
            matches!(links.keyword(outer), Some("if" | "apply"))
                && tests.flat_map(|test| links.whole(*test)).any(|part| {
                    let filled = links.is(part, "is", "Empty") || links.is(part, "is", "Occupied");
                    filled && !of_hand(part)
                })
        };
        open && scope.effect
            && self.replaces()
            && !self.has_counts()
            && !links.ancestors(to.id).any(asked)
    }

    /// What comes of placing a piece where one stands already, if nothing keeps it from being placed there.
    pub(super) fn placed_in_vain(&self, to: &To, scope: &Scope) -> Option<Text> {
        let Some(SiteOrRegion::Region(region)) = &to.site else { return None };
        let one = self.fixed(region).is_some_and(|sites| sites.len() == 1);
        let site = self.site_of(to.site_type);
        let lost = !self.has_counts() && self.is_made(to.id, scope) && self.holds_anything(to);
        (!one && lost).then(|| {
            say!("where a {} holds a {} already, nothing changes", site, self.pieces.word)
                .tell(to.id)
        })
    }

    /// Whether a move is made, and not chosen only or thought of, where places hold single pieces.
    fn is_made(&self, node: NodeId, scope: &Scope) -> bool {
        let links = &self.state.links;
        let thought = |outer: NodeId| matches!(links.keyword(outer), Some("sites" | "can"));
        self.replaces() && !scope.effect && !scope.chooses && !links.ancestors(node).any(thought)
    }

    /// Whether the target of a move may hold any piece, as far as its rule goes.
    fn holds_anything(&self, to: &To) -> bool {
        let links = &self.state.links;
        let of_place = |node: NodeId| {
            links.keyword(node).is_none_or(|keyword| OF_PLACES.contains(&keyword))
                && !links.word(node).is_some_and(|word| OF_PIECES.contains(&word))
        };
        let lies = |node: NodeId| self.whole(node).into_iter().all(of_place);
        // Of several tests that each will do, one that asks only where the place lies lets it hold anything.
        let test = links.children(to.id).iter().find(|part| links.label(**part) == Some("if"));
        let either = test.filter(|test| links.keyword(**test) == Some("or"));
        let loose = either.is_some_and(|either| {
            let inside = links.range(*either);
            links.members(*either).into_iter().any(lies)
                && self.whole(to.id).into_iter().all(|it| inside.contains(&it) || of_place(it))
        });
        to.effect.is_none() && (lies(to.id) || loose)
    }
}

impl Teller<'_> {
    /// Whether a slide over pieces may also stop on them, and takes their place.
    pub(super) fn stops_on_pieces(&self, node: &Slide, scope: &Scope) -> bool {
        let apply = node.to.as_ref().and_then(|to| to.effect.as_ref());
        let stop = apply.and_then(|apply| apply.condition.as_ref());
        let anywhere = stop.is_none_or(|test| *test == Boolean::Constant(true));
        anywhere && !self.has_counts() && self.is_made(node.id, scope)
    }
}

/// Whether places with pieces on them pass a test of what may be crossed, as far as its form says.
pub(super) fn admits_pieces(test: &Boolean) -> bool {
    match test {
        Boolean::Constant(yes) => *yes,
        Boolean::IsOccupied(_) | Boolean::IsPlayer(_) => true,
        Boolean::Not(not) => matches!(not.operand, Boolean::IsPlayer(_) | Boolean::IsEmpty(_)),
        Boolean::Or(or) => or.operands.iter().any(admits_pieces),
        Boolean::And(and) => and.operands.iter().all(admits_pieces),
        _ => false,
    }
}
