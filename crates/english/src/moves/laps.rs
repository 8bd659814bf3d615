//! Sowing on: turns of several laps.
//!
//! Descriptions say "choose one of your holes, or, in the same turn, only the hole where the last seed fell". A reader
//! wants to hear of laps: the choice is told as it is at the start of a turn, and moving again becomes sowing on.

use language::game::{Play, Rules};
use language::ints::{Int, IntsOrArray};
use language::moves::{Moves, Select};
use language::refs::SiteOrRegion;
use language::regions::Region;
use syntax::NodeId;

use crate::facts::Shape;
use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::state::{Hole, Next};
use crate::teller::Teller;

/// What may be chosen at the start of a turn.
pub(super) enum Start<'a> {
    /// One of several places.
    Region(&'a Region),
    /// One place.
    Site(&'a Int),
}

impl Teller<'_> {
    /// The choice at the start of a turn, if later moves of the turn have other places to choose from.
    pub(super) fn lap<'s>(&self, node: &'s Select) -> Option<Start<'s>> {
        let further = &self.state.further;
        let laps =
            self.places.shape == Shape::Holes && node.to.is_none() && further.begins_turn(node.id);
        let mut start = match node.from.site.as_ref().filter(|_| laps)? {
            SiteOrRegion::Region(region) => Start::Region(region),
            SiteOrRegion::Site(site) => Start::Site(site),
        };
        loop {
            start = match start {
                Start::Region(Region::If(choice)) => match further.answer(choice.id) {
                    Some(true) => Start::Region(&choice.then),
                    Some(false) => Start::Region(choice.otherwise.as_ref()?),
                    None => return Some(start),
                },
                Start::Site(Int::If(choice)) => match further.answer(choice.id) {
                    Some(true) => Start::Site(&choice.then),
                    Some(false) => Start::Site(&choice.otherwise),
                    None => return Some(start),
                },
                other => return Some(other),
            };
        }
    }

    /// Begins to tell what holds at the start of a turn only, or ceases to; returns what was told before.
    pub(super) fn at_start_of_turn(&self, begins: bool) -> bool {
        self.recall.renew();
        self.turn_begins.replace(begins)
    }

    /// "the last hole": the one where a sowing ends.
    pub(crate) fn last_hole(&self, sowing: NodeId) -> Text {
        self.term("last hole", sowing);
        format!("the last {}", self.site()).into()
    }

    /// What it means to move again, where that is a lap or a turn of free choice.
    pub(crate) fn another_lap(&self, node: NodeId) -> Option<Action> {
        let deed = match self.state.further.next(node)? {
            Next::Lap { hole: Hole::Last, .. } => self.sow_on(node, &self.last_hole(node)),
            // The rule that notes the hole tells it.
            Next::Lap { hole: Hole::Set(_), .. } => return Some(Action::Nothing),
            Next::Lap { hole: Hole::Listed(list), .. } => {
                self.sow_on(node, &self.listed_hole(*list)?)
            }
            Next::Free if self.state.further.has_laps() => {
                self.credit_laps();
                Deed::you("take", "another turn, with a free choice of hole")
            }
            Next::Free | Next::Other => return None,
        };
        Some(deed.tell(node).into())
    }

    /// The hole that is the only one in a list.
    fn listed_hole(&self, list: NodeId) -> Option<Text> {
        let scope = Scope { last_to: self.last_hole(list), ..self.turn_scope() };
        let moves = self.play_of(list)?;
        let mut found = None;
        selects(moves, &mut |select| {
            if let Some(SiteOrRegion::Region(region)) = &select.from.site {
                found = found.or_else(|| only_place(region, list));
            }
        });
        Some(self.place(found?, &scope).text)
    }

    /// The rule of play that a clause is part of.
    fn play_of(&self, node: NodeId) -> Option<&Moves> {
        let within = |play: &Play| self.state.links.range(play.id).contains(&node);
        match &self.game.rules {
            Rules::Simple(rules) => Some(&rules.play.moves),
            Rules::Phased(rules) => {
                let mut plays = rules.phases.iter().map(|phase| &phase.play);
                plays.find(|play| within(play)).map(|play| &play.moves)
            }
        }
    }

    /// Sowing on from a hole that a rule notes for that; and whether the note is there for nothing else.
    pub(super) fn set_for_laps(&self, moves: &Moves, scope: &Scope) -> Option<(Action, bool)> {
        let setter = match moves {
            Moves::SetVar(node) => node.id,
            Moves::SetPlayerValue(node) => node.id,
            Moves::SetPending(node) => node.id,
            _ => return None,
        };
        let further = &self.state.further;
        let (rule, silent) = (further.lap_from(setter), further.is_silent(setter));
        if silent {
            self.credit(&self.state.links.frame(setter));
        }
        let Some(rule) = rule else { return silent.then_some((Action::Nothing, true)) };
        let site = |value: &Int| self.place(value, scope).text;
        let hole = match moves {
            Moves::SetVar(node) => node.new_value.as_ref().map(site),
            Moves::SetPlayerValue(node) => Some(site(&node.value)),
            Moves::SetPending(node) => node.value.as_ref().map(|value| match value {
                SiteOrRegion::Site(value) => site(value),
                SiteOrRegion::Region(region) => self.area(region, scope).single,
            }),
            _ => None,
        };
        Some((self.sow_on(rule, &hole?).tell(rule).into(), silent))
    }

    /// Whether an effect says from where to sow on, which comes after all else.
    pub(super) fn leads_on(&self, effect: NodeId) -> bool {
        let links = &self.state.links;
        links
            .clauses_within(effect, "set")
            .iter()
            .any(|setter| self.state.further.lap_from(*setter).is_some())
    }

    fn sow_on(&self, rule: NodeId, hole: &Text) -> Deed {
        self.credit_laps();
        self.term("sowing on", rule);
        let (same_way, tested) = match self.state.further.next(rule) {
            Some(Next::Lap { same_way, tested, .. }) => (*same_way, *tested),
            _ => (false, false),
        };
        let way = if same_way { " in the same direction" } else { "" };
        let may = if tested { " (if it may be chosen)" } else { "" };
        Deed::you("sow", say!("on from {}{}{}", hole, way, may))
    }

    /// What is told by saying where sowing goes on.
    fn credit_laps(&self) {
        let told: Vec<NodeId> = self.state.further.told().collect();
        self.credit(&told);
    }

    /// Ludemes that are told by what sowing on means.
    fn credit(&self, nodes: &[NodeId]) {
        nodes.iter().for_each(|node| self.term("sowing on", *node));
    }
}

/// All choices of places among the moves that a rule offers.
fn selects<'m>(moves: &'m Moves, see: &mut impl FnMut(&'m Select)) {
    match moves {
        Moves::Select(node) => see(node),
        Moves::If(node) => {
            selects(&node.moves, see);
            node.otherwise.iter().for_each(|moves| selects(moves, see));
        }
        Moves::Or(node) => node.moves.iter().for_each(|moves| selects(moves, see)),
        Moves::Priority(node) => node.moves.iter().for_each(|moves| selects(moves, see)),
        _ => {}
    }
}

/// The place of a list, which is one of several that a test decides between.
fn only_place(region: &Region, list: NodeId) -> Option<&Int> {
    match region {
        Region::If(choice) => only_place(&choice.then, list)
            .or_else(|| choice.otherwise.as_ref().and_then(|other| only_place(other, list))),
        Region::SitesList(sites) if sites.id == list => match &sites.sites {
            IntsOrArray::List(sites) => match sites.as_slice() {
                [only] => Some(only),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}
