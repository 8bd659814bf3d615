//! The moves of each kind of piece.

use language::words::Role;

use crate::document::{Section, SectionKind};
use crate::facts::Kind;
use crate::plan::{Part, Passage, Writer};
use crate::realise::{Text, capitalised, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn pieces_section(&self) -> Option<Section> {
        let kinds: Vec<&Kind<'_>> = self
            .pieces
            .kinds
            .iter()
            .filter(|kind| kind.generator.is_some() && !self.tells_inline(kind.id))
            .collect();
        if kinds.is_empty() {
            return None;
        }
        let items: Vec<Passage> = kinds.iter().map(|kind| self.piece_moves(kind)).collect();
        let mut passage = Passage::default();
        passage.list(false, items);
        Some(Section {
            kind: SectionKind::Pieces,
            heading: "How the pieces move".into(),
            blocks: passage.blocks(),
        })
    }

    fn piece_moves(&self, kind: &Kind<'_>) -> Passage {
        let site = self.site();
        let mut title = capitalised(&kind.spoken);
        let clash = self
            .pieces
            .kinds
            .iter()
            .any(|other| other.spoken == kind.spoken && other.id != kind.id);
        if clash && let Some(number) = crate::facts::number_of(kind.role) {
            title = format!("{title} ({})", self.players.name(number));
        } else if kind.role == Role::Neutral {
            title = format!("{title} (neutral)");
        }
        let scope = Scope {
            piece: "it".into(),
            from: format!("its {site}").into(),
            piece_given: true,
            ..self.turn_scope()
        };
        let action =
            kind.generator.map(|moves| self.moves(moves, &scope)).unwrap_or_default().tell(kind.id);
        let mut passage = Passage::default();
        passage.parts.push(Part::Lead(format!("{title}:")));
        let subject: Text = with_article(&kind.spoken).into();
        passage.extend(Writer::piece(subject).write(&action));
        passage
    }
}
