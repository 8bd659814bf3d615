//! The section on variants at the end of the rules.

use super::{Group, Variant};
use crate::document::{Block, Item, Section, SectionKind, Sentence};

/// What the other choices of a description change, a list for each group; nothing where there is no choice.
pub fn section(groups: &[Group]) -> Option<Section> {
    let mut blocks = Vec::new();
    for group in groups.iter().filter(|group| !group.variants.is_empty()) {
        blocks.push(Block::Heading { text: group.heading.clone() });
        blocks.push(Block::List { ordered: false, items: items(&group.variants) });
    }
    let (kind, heading) = (SectionKind::Variants, "Variants".to_owned());
    (!blocks.is_empty()).then_some(Section { kind, heading, blocks })
}

/// An item for each choice; choices of which the same is to be said share one.
fn items(variants: &[Variant]) -> Vec<Item> {
    let mut told: Vec<(Vec<&str>, Vec<String>)> = Vec::new();
    for variant in variants {
        let sentences = variant.words();
        match told.iter_mut().find(|(_, same)| *same == sentences) {
            Some((names, _)) => names.push(&variant.name),
            None => told.push((vec![&variant.name], sentences)),
        }
    }
    let item = |(names, sentences): (Vec<&str>, Vec<String>)| {
        let lead = Some(format!("{}:", runs_of_sizes(&names)));
        let mut sentences: Vec<Sentence> =
            sentences.into_iter().map(|text| Sentence { text, told: vec![] }).collect();
        // Several changes stand below one another.
        let several = if sentences.len() > 1 { std::mem::take(&mut sentences) } else { vec![] };
        let items = several.into_iter().map(|sentence| Item::of(vec![sentence])).collect();
        Item { lead, sentences, items, ..Item::default() }
    };
    told.into_iter().map(item).collect()
}

/// "3×3 to 10×10, 12×12": sizes that follow each other are told by the first and the last.
fn runs_of_sizes(names: &[&str]) -> String {
    let size = |name: &&str| -> Option<u32> {
        let (rows, columns) = name.split_once(['x', '×'])?;
        let rows = rows.trim().parse().ok()?;
        (columns.trim().parse() == Ok(rows)).then_some(rows)
    };
    let Some(mut sizes) = names.iter().map(size).collect::<Option<Vec<u32>>>() else {
        return names.join(", ");
    };
    sizes.sort_unstable();
    let runs = sizes.chunk_by(|one, next| one + 1 == *next);
    let spelt = |size: &u32| format!("{size}×{size}");
    let told = runs.map(|run| match run {
        [first, .., last] if run.len() > 2 => format!("{} to {}", spelt(first), spelt(last)),
        run => run.iter().map(spelt).collect::<Vec<_>>().join(", "),
    });
    told.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::runs_of_sizes;

    #[test]
    fn sizes_in_a_row_are_drawn_together() {
        assert_eq!(runs_of_sizes(&["3x3", "4x4", "5x5", "7x7"]), "3×3 to 5×5, 7×7");
        assert_eq!(runs_of_sizes(&["3x4", "5x5"]), "3x4, 5x5");
        assert_eq!(runs_of_sizes(&["Off"]), "Off");
    }
}
