//! Places that a description reckons with from the number of another place: worked out on the board, and told as a table.

use language::ints::Int;

use super::components::Found;
use crate::notes::Sort;
use crate::plan::{Part, Passage};
use crate::realise::{Text, capitalised, listed_and, runs};
use crate::scope::Scope;
use crate::teller::Teller;

/// A table with fewer rows says less than the sum, one with more is none.
const ROWS: std::ops::RangeInclusive<usize> = 3..=40;

impl Teller<'_> {
    /// The place that a sum comes to, by a table of the places that it may start from: nobody can see the numbers of places.
    pub(super) fn reckoned_place(&self, int: &Int, scope: &Scope) -> Option<Text> {
        let mut leaves = Vec::new();
        if !reckons(int, &mut leaves) {
            return None;
        }
        let (first, rest) = leaves.split_first()?;
        let start = self.place(first, scope).text;
        let same = |leaf: &&Int| {
            std::mem::discriminant(*leaf) == std::mem::discriminant(*first)
                && self.place(leaf, scope).text.as_str() == start.as_str()
        };
        // What is noted may be a number, and no place.
        let place = start.as_str().split(' ').any(|word| word == self.site());
        if !place || !rest.iter().all(same) || crate::notes::is_marked(start.as_str()) {
            return None;
        }
        let count = i64::try_from(self.places.count()?).ok()?;
        let label = |site: i64| self.places.label(i32::try_from(site).ok()?, None);
        let mut results: Vec<(i64, Vec<Text>)> = Vec::new();
        for site in 0..count {
            let known = |leaf: &Int| is_place(leaf).then_some(site);
            let Found::Number(result) = self.worked_out(int, 1, &known)? else { return None };
            let from = Text::from(label(site)?);
            match results.iter_mut().find(|(other, _)| *other == result) {
                Some((_, places)) => places.push(from),
                None => results.push((result, vec![from])),
            }
        }
        let site = self.site();
        let told = self.number(int, scope).text.told().to_vec();
        let rows: Option<Vec<[Text; 2]>> = results
            .iter()
            .map(|(result, from)| {
                let from = listed_and(&runs(from)).tell_all(&told);
                Some([from, Text::from(label(*result)?).tell_all(&told)])
            })
            .collect();
        let rows = rows.filter(|rows| ROWS.contains(&rows.len()))?;
        let head = format!("look up {}:", start.as_str());
        let mut passage = Passage::of(Text::from(head).tell_all(&told));
        let header = [capitalised(start.as_str()), capitalised(site)];
        passage.parts.push(Part::Table { header, rows });
        Some(self.named(Sort::Place(site), passage, &told))
    }
}

/// Whether a number is reckoned from places and constants alone; the places are gathered.
fn reckons<'a>(int: &'a Int, leaves: &mut Vec<&'a Int>) -> bool {
    match int {
        Int::Add(node) => node.operands.iter().all(|part| reckons_part(part, leaves)),
        Int::Mul(node) => node.operands.iter().all(|part| reckons_part(part, leaves)),
        Int::Sub(node) => {
            node.left.iter().chain([&node.right]).all(|part| reckons_part(part, leaves))
        }
        Int::Div(node) => [&node.left, &node.right].iter().all(|part| reckons_part(part, leaves)),
        Int::Mod(node) => [&node.value, &node.modulo].iter().all(|part| reckons_part(part, leaves)),
        _ => false,
    }
}

fn reckons_part<'a>(int: &'a Int, leaves: &mut Vec<&'a Int>) -> bool {
    match int {
        Int::Constant(_) => true,
        place if is_place(place) => {
            leaves.push(place);
            true
        }
        other => reckons(other, leaves),
    }
}

/// Whether a number is that of a place of a move or a search, or of one that was noted.
fn is_place(int: &Int) -> bool {
    matches!(int, Int::To(_) | Int::From(_) | Int::Site(_) | Int::Last(_) | Int::Var(_))
}
