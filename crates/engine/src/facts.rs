//! What a state holds apart from the pieces, under the names that records use.

use std::collections::BTreeMap;

use board::SiteType;

use crate::state::{NONE, Scalar};
use crate::world::World;

/// The value of a variable of the state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// A number.
    Number(i32),
    /// A flag.
    Flag(bool),
    /// Numbers.
    List(Vec<i32>),
    /// Numbers of several sets of dice.
    Lists(Vec<Vec<i32>>),
    /// Named numbers.
    Numbers(BTreeMap<String, i32>),
    /// Named lists.
    Memories(BTreeMap<String, Vec<i32>>),
}

/// What is hidden: container, site type, site, player and bits.
pub type HiddenRow = (usize, SiteType, i32, usize, i32);

impl World<'_> {
    /// The variables that are set.
    pub fn facts(&self) -> BTreeMap<&'static str, Fact> {
        let layout = &self.program.layout;
        let n = self.program.players;
        let mut facts = BTreeMap::new();
        let players = |first: usize| -> Vec<i32> {
            (1..=n).map(|player| self.state.word(first + player)).collect()
        };
        let mut list = |name, values: Vec<i32>| {
            if !values.is_empty() {
                facts.insert(name, Fact::List(values));
            }
        };
        let mut pending = self.state.list(layout.pending).to_vec();
        pending.sort_unstable();
        pending.dedup();
        list("pending", pending);
        list("remember", self.state.list(layout.remembered).to_vec());
        list("toRemove", self.state.list(layout.to_clear).to_vec());
        list("proposals", self.state.list(layout.propositions).to_vec());
        list("votes", self.state.list(layout.votes).to_vec());
        let sites = self.program.containers.last().map_or(0, |c| c.first + c.size) as i32;
        list("visited", (0..sites).filter(|&site| self.state.is_visited(site)).collect());
        let triggered = self.state.get(Scalar::Triggered);
        list("triggered", (1..=n as i32).filter(|&p| triggered >> p & 1 == 1).collect());
        let order = players(layout.order);
        if order.iter().enumerate().any(|(i, &p)| p != i as i32 + 1) {
            list("order", order);
        }
        let values = players(layout.player_value);
        if values.iter().any(|&value| value != -1) {
            list("playerValue", values);
        }
        if self.program.teams {
            list("team", players(layout.team));
        }
        let mut number = |name, value: i32| {
            if value != -1 {
                facts.insert(name, Fact::Number(value));
            }
        };
        number("temp", self.state.word(layout.temp));
        number("decided", self.state.get(Scalar::Decided));
        self.named_facts(&mut facts);
        self.dice_facts(&mut facts);
        facts
    }

    fn named_facts(&self, facts: &mut BTreeMap<&'static str, Fact>) {
        let layout = &self.program.layout;
        let name = |number: u32| self.program.names[number as usize].to_string();
        let variables: BTreeMap<String, i32> = (self.program.variables.iter().enumerate())
            .map(|(at, &text)| (name(text), self.state.word(layout.variables + at)))
            .filter(|&(_, value)| value != -1)
            .collect();
        if !variables.is_empty() {
            facts.insert("vars", Fact::Numbers(variables));
        }
        let memories: BTreeMap<String, Vec<i32>> = (self.program.memories.iter())
            .map(|&text| (name(text), self.state.list(self.remembered_list(Some(text))).to_vec()))
            .filter(|(_, values)| !values.is_empty())
            .collect();
        if !memories.is_empty() {
            facts.insert("rememberMap", Fact::Memories(memories));
        }
    }

    fn dice_facts(&self, facts: &mut BTreeMap<&'static str, Fact>) {
        let layout = &self.program.layout;
        if layout.dice.is_empty() {
            return;
        }
        let dice = layout.dice.iter().enumerate().map(|(set, &first)| {
            (0..layout.dice_len(set)).map(|die| self.state.word(first + die)).collect()
        });
        facts.insert("dice", Fact::Lists(dice.collect()));
        let sums = (0..layout.dice.len()).map(|set| self.state.word(layout.dice_sum + set));
        facts.insert("sumDice", Fact::List(sums.collect()));
        facts.insert("diceEqual", Fact::Flag(self.state.get(Scalar::DiceEqual) != 0));
    }

    /// What is hidden from whom, in the order of containers, types, sites and players.
    pub fn hidden_rows(&self) -> Vec<HiddenRow> {
        let layout = &self.program.layout;
        let mut rows = Vec::new();
        if layout.hidden == NONE {
            return rows;
        }
        let mut add = |container: usize, kind: SiteType, site: usize, slot: usize| {
            for player in 1..=self.program.players {
                let bits = self.state.hidden(player, slot);
                if bits != 0 {
                    rows.push((container, kind, site as i32, player, bits));
                }
            }
        };
        for kind in [SiteType::Cell, SiteType::Vertex, SiteType::Edge] {
            for site in 0..layout.elements[kind as usize] {
                add(0, kind, site, layout.base[kind as usize] + site);
            }
        }
        for (index, container) in self.program.containers.iter().enumerate().skip(1) {
            for site in container.first..container.first + container.size {
                add(index, SiteType::Cell, site, site);
            }
        }
        rows
    }
}
