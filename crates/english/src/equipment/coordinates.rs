//! How the names of places run over the board, told wherever the text uses them.

use board::SiteType as Kind;
use language::words::SiteType;

use crate::document::{Block, Document, Section, SectionKind, Sentence};
use crate::facts::Lattice;
use crate::realise::{Text, capitalised, column_letters, coordinate, plural};
use crate::teller::Teller;

/// A board with so many places at most can be spoken of without coordinates.
const SMALL_BOARD: usize = 9;

impl Teller<'_> {
    /// The coordinates of the board, if its places have some that follow an order.
    pub(crate) fn lattice(&self) -> Option<Lattice> {
        Lattice::of(self.elements()?)
    }

    /// "columns are lettered A to H from left to right; rows are numbered 1 to 8 from bottom to top".
    pub(crate) fn coordinate_rule(&self) -> Option<Text> {
        // Lines are named by the points that they join.
        let lines = self.places.default == SiteType::Edge;
        let lattice = match lines {
            true => Lattice::of(self.places.topology?.of(Kind::Vertex))?,
            false => self.lattice()?,
        };
        let sites = if lines { "points".to_owned() } else { plural(self.site()) };
        let (columns, rows) = lattice.size();
        let letters = column_letters(columns);
        let rule = if !lattice.regular {
            format!(
                "the letters of the {sites} run from left to right, their numbers from bottom to top"
            )
        } else if lattice.is_upright() && rows == 1 {
            format!("the {sites} are A1 to {letters}1 from left to right")
        } else if lattice.is_upright() && columns == 1 {
            format!("the {sites} are A1 to A{rows} from bottom to top")
        } else if lattice.is_upright() {
            format!(
                "columns are lettered A to {letters} from left to right; rows are numbered 1 to {rows} from bottom to top"
            )
        } else {
            let (across, along) = (lattice.letters.words(), lattice.numbers.words());
            format!("the letters A to {letters} run {across}, the numbers 1 to {rows} {along}")
        };
        let ends = if lines { "; a line is named by the points that it joins" } else { "" };
        Some(Text::from(rule + ends).tell(self.game.equipment.id))
    }

    /// The same as a sentence.
    pub(crate) fn coordinate_sentence(&self) -> Option<Sentence> {
        let rule = self.coordinate_rule()?;
        let text = format!("{}.", capitalised(rule.as_str()));
        Some(Sentence { text, told: rule.told().to_vec() })
    }

    /// Says how coordinates run, if a document uses them or the board is not small, and does not say it yet.
    pub(crate) fn explain_coordinates(&self, document: &mut Document) {
        let Some(rule) = self.coordinate_sentence() else { return };
        let said = document.sentences().iter().any(|sentence| sentence.text == rule.text);
        // Where lines are played on, other coordinates are those of cells beside them.
        let lines = self.places.default == SiteType::Edge;
        let names = if lines { names_a_line } else { names_a_place };
        let used = document.sentences().iter().any(|sentence| names(&sentence.text));
        // Positions are written down by coordinates, which nobody can guess; very small boards need none.
        let regular = self.lattice().is_some_and(|lattice| lattice.regular);
        let large = self.places.count().is_some_and(|count| count > SMALL_BOARD);
        if said || !(used || regular && large) {
            return;
        }
        let block = Block::paragraph(vec![rule]);
        let components =
            document.sections.iter_mut().find(|section| section.kind == SectionKind::Components);
        match components {
            Some(section) => section.blocks.insert(0, block),
            None => {
                let after = document
                    .sections
                    .iter()
                    .position(|section| section.kind > SectionKind::Components)
                    .unwrap_or(document.sections.len());
                let heading = "Components".into();
                let kind = SectionKind::Components;
                let section = Section { kind, heading, blocks: vec![block] };
                document.sections.insert(after, section);
            }
        }
    }
}

/// Whether a line is called by the points that it joins somewhere in a text.
fn names_a_line(text: &str) -> bool {
    let inside = |c: char| c.is_ascii_alphanumeric() || c == '–';
    text.split(|c: char| !inside(c)).any(|word| {
        word.split_once('–')
            .is_some_and(|(one, other)| coordinate(one).is_some() && coordinate(other).is_some())
    })
}

/// Whether a place is called by its coordinate somewhere in a text.
fn names_a_place(text: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| coordinate(word).is_some())
}
