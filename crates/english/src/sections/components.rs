//! Areas, paths, dice and tables.

use crate::document::{Section, SectionKind};
use crate::plan::Passage;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn components_section(&self) -> Option<Section> {
        let mut whole = Passage::default();
        let mut items = self.of_their_owners(self.components());
        items.extend(self.tracks());
        if items.is_empty() {
            return None;
        }
        // Tables cannot stand inside a list.
        let (tables, mut items): (Vec<Passage>, Vec<Passage>) =
            items.into_iter().partition(Passage::has_table);
        match items.len() {
            0 => {}
            1 => whole.extend(items.remove(0)),
            _ => whole.list(false, items),
        }
        for table in tables {
            whole.extend(table);
        }
        Some(Section {
            kind: SectionKind::Components,
            heading: "Components".into(),
            blocks: whole.blocks(),
        })
    }
}
