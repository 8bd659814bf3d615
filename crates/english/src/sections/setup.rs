//! The starting position.

use language::game::Rules;

use crate::document::{Section, SectionKind};
use crate::plan::Passage;
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
                let mut items: Vec<Passage> = start
                    .rules
                    .iter()
                    .map(|rule| self.start_rule(rule, &scope))
                    .filter(|p| !p.is_empty())
                    .collect();
                if items.len() == 1 {
                    passage.extend(told(items.remove(0), start.id));
                } else {
                    passage.list(false, items);
                }
            }
        }
        Section { kind: SectionKind::Setup, heading: "Setup".into(), blocks: passage.blocks() }
    }
}
