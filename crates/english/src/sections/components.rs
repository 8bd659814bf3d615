//! Areas, paths, dice and tables.

use crate::document::{Section, SectionKind};
use crate::plan::Passage;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn components_section(&self) -> Option<Section> {
        let mut whole = Passage::default();
        let mut items = self.components();
        items.extend(self.tracks());
        if items.is_empty() {
            return None;
        }
        if items.len() == 1 {
            whole.extend(items.remove(0));
        } else {
            whole.list(false, items);
        }
        Some(Section {
            kind: SectionKind::Components,
            heading: "Components".into(),
            blocks: whole.blocks(),
        })
    }
}
