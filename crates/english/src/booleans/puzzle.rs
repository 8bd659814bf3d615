//! Constraints of deduction puzzles.

use language::booleans::{Boolean, Exceptions};
use language::equipment::{Item, RegionSource};
use language::words::PuzzleElementKind;

use super::connect::static_region;
use crate::plan::{Condition, Role};
use crate::realise::{Text, listed_and, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// The regions that constraints without a region of their own are about: "row", "column".
    fn puzzle_regions(&self) -> Text {
        let mut names: Vec<Text> = Vec::new();
        for item in self.items() {
            if let Item::Regions(regions) = item {
                match &regions.sites {
                    RegionSource::Static(kind) => {
                        names.push(Text::from(static_region(*kind)).tell(regions.id))
                    }
                    RegionSource::Statics(kinds) => {
                        names.extend(
                            kinds
                                .iter()
                                .map(|kind| Text::from(static_region(*kind)).tell(regions.id)),
                        );
                    }
                    _ => {
                        let name =
                            regions.name.as_deref().map_or("marked regions".to_owned(), |name| {
                                format!("{} regions", self.name_words(name))
                            });
                        let text = Text::from(name).tell(regions.id);
                        if !names.iter().any(|known| known.as_str() == text.as_str()) {
                            names.push(text);
                        }
                    }
                }
            }
        }
        if names.is_empty() { "regions".into() } else { listed_and(&names) }
    }

    pub(super) fn puzzle_condition(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        match boolean {
            Boolean::IsSolved(node) => Condition::fact(
                Role::Other,
                "all places",
                "are filled in and all conditions hold",
                "are not filled in as the conditions demand",
            )
            .tell(node.id),
            Boolean::IsUnique(node) => Condition::fact(
                Role::Other,
                "",
                say!("no two of the {} are filled in the same way", self.puzzle_regions()),
                say!("two of the {} are filled in the same way", self.puzzle_regions()),
            )
            .tell(node.id),
            Boolean::AllDifferent(node) => {
                let mut where_ = match &node.region {
                    Some(region) => say!("among {}", self.area(region, scope).plural),
                    None => say!("in each of the {}", self.puzzle_regions()),
                };
                match &node.except {
                    Some(Exceptions::Except(except)) => {
                        where_ = say!("{} (except {})", where_, self.number(except, scope).text);
                    }
                    Some(Exceptions::Excepts(list)) => {
                        let numbers: Vec<Text> =
                            list.iter().map(|int| self.number(int, scope).text).collect();
                        where_ = say!("{} (except {})", where_, listed_and(&numbers));
                    }
                    None => {}
                }
                Condition::fact(
                    Role::Other,
                    "",
                    say!("{}, all numbers are different", where_),
                    say!("{}, some numbers are equal", where_),
                )
                .tell(node.id)
            }
            Boolean::IsSum(node) => {
                let region =
                    self.puzzle_region(node.region.as_ref(), node.region_name.as_deref(), scope);
                let sum = self.number(&node.result, scope).text;
                Condition::fact(
                    Role::Other,
                    say!("the sum of the numbers in {}", region),
                    say!("is {}", sum),
                    say!("is not {}", sum),
                )
                .tell(node.id)
            }
            Boolean::IsCount(node) => {
                let region =
                    self.puzzle_region(node.region.as_ref(), node.region_name.as_deref(), scope);
                let count = self.number(&node.result, scope).text;
                let what =
                    node.of.as_ref().map_or(Text::from("one"), |of| self.number(of, scope).text);
                Condition::fact(
                    Role::Other,
                    say!("the number of places in {} with the value {}", region, what),
                    say!("is {}", count),
                    say!("is not {}", count),
                )
                .tell(node.id)
            }
            Boolean::ForAll(node) => {
                let what = match node.kind {
                    PuzzleElementKind::Cell => "cell",
                    PuzzleElementKind::Edge => "line",
                    PuzzleElementKind::Vertex => "point",
                    PuzzleElementKind::Hint => "hint",
                };
                let from = if node.kind == PuzzleElementKind::Hint {
                    "the first place of the hint".to_owned()
                } else {
                    format!("that {what}")
                };
                let inner = Scope {
                    site: format!("that {what}").into(),
                    from: from.into(),
                    to: "the second place of the hint".into(),
                    ..scope.clone()
                };
                let clause = self.squeezed(&self.condition(&node.constraint, &inner));
                Condition::fact(
                    Role::Other,
                    "",
                    say!("for each {}, {}", what, clause),
                    say!("this does not hold for each {}: {}", what, clause),
                )
                .tell(node.id)
            }
            _ => Condition::Always,
        }
    }

    fn puzzle_region(
        &self,
        region: Option<&language::regions::Region>,
        name: Option<&str>,
        scope: &Scope,
    ) -> Text {
        match (region, name) {
            (Some(region), _) => self.area(region, scope).plural,
            (None, Some(name)) => format!("the {}", self.region_noun(name)).into(),
            (None, None) => say!("each of the {}", self.puzzle_regions()),
        }
    }
}
