//! The starting position.

use language::game::Rules;
use syntax::NodeId;

use crate::document::{Section, SectionKind};
use crate::plan::{Part, Passage};
use crate::realise::Text;
use crate::start::told;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn setup_section(&self) -> Section {
        let start = match &self.game.rules {
            Rules::Simple(rules) => rules.start.as_ref(),
            Rules::Phased(rules) => rules.start.as_ref(),
        };
        let scope = self.turn_scope();
        let mut passage = Passage::default();
        match start {
            None => passage.say(Text::from("the board starts empty").tell(self.game.equipment.id)),
            Some(start) => {
                let layout = self
                    .layout(&start.rules)
                    .or_else(|| self.roster(&start.rules))
                    .or_else(|| self.interleaved(&start.rules));
                let entries = match &layout {
                    Some(_) => vec![],
                    None => self.tables_of_entries(&start.rules),
                };
                let shown: Vec<NodeId> =
                    layout.iter().chain(&entries).flat_map(|(_, shown)| shown.clone()).collect();
                let mut gathered = self.scattered(&start.rules);
                gathered.extend(self.built_stacks(&start.rules));
                let items: Vec<Passage> = start
                    .rules
                    .iter()
                    .map(|rule| self.start_rule(rule, &scope))
                    .filter(|p| !p.is_empty() && !is_shown(p, &shown))
                    .filter_map(|told| {
                        let Some(all) =
                            gathered.iter_mut().find(|(_, nodes)| is_shown(&told, nodes))
                        else {
                            return Some(told);
                        };
                        // The first of them tells all.
                        Some(std::mem::take(&mut all.0)).filter(|all| !all.is_empty())
                    })
                    .collect();
                let items = self.set_up_like_their_kind(items);
                let (items, hands) = self.hands_as_tables(self.gathered(items));
                let mut items = self.paired(self.alike_for_players(items));
                let (carried, tables): (Vec<Passage>, Vec<Passage>) =
                    self.carried_by_kind().into_iter().partition(|told| told.single().is_some());
                items.extend(carried);
                items.extend(
                    self.worthless(&start.rules).map(|text| Passage::of(text.tell(start.id))),
                );
                if let Some((table, _)) = layout {
                    passage.extend(told(table, start.id));
                }
                if items.len() == 1 {
                    passage.extend(told(items.remove(0), start.id));
                } else if !items.is_empty() {
                    passage.list(false, items);
                }
                passage.extend(hands);
                tables.into_iter().for_each(|table| passage.extend(table));
                entries.into_iter().for_each(|(table, _)| passage.extend(told(table, start.id)));
            }
        }
        Section { kind: SectionKind::Setup, heading: "Setup".into(), blocks: passage.blocks() }
    }
}

/// Whether a rule has been told by the table of the pieces.
fn is_shown(passage: &Passage, shown: &[NodeId]) -> bool {
    passage.parts.iter().any(|part| match part {
        Part::Say(text) => text.told().iter().any(|node| shown.contains(node)),
        _ => false,
    })
}
