//! What the numbers that dice show are worth, where a table says it.

use std::collections::BTreeSet;

use language::equipment::{Dice, DiceFaces, Item};
use syntax::NodeId;

use crate::plan::{Part, Passage};
use crate::realise::{Text, listed_and, say};
use crate::teller::Teller;

/// More dice, faces or totals than this are not worked out.
const MANY: usize = 1000;

impl Teller<'_> {
    /// The table of what each throw is worth. Throws that it does not list count as they are.
    pub(super) fn values_of_throws(
        &self,
        name: Option<&str>,
        entries: Vec<[Text; 2]>,
        id: NodeId,
    ) -> Passage {
        let value = self.throw_value(name);
        let listed: BTreeSet<i64> =
            entries.iter().filter_map(|[throw, _]| throw.as_str().parse().ok()).collect();
        let header = ["Number thrown".to_owned(), "Value".to_owned()];
        let mut passage = Passage::of(say!("{} depends on the number thrown:", value).tell(id));
        passage.parts.push(Part::Table { header, rows: by_value(entries) });
        if self.totals_thrown().is_none_or(|totals| !totals.is_subset(&listed)) {
            passage.say(Text::from("any other number counts as it is").tell(id));
        }
        passage
    }

    /// The totals that a throw of all dice can show; none if there are too many to tell.
    fn totals_thrown(&self) -> Option<BTreeSet<i64>> {
        let dice = self.items().iter().filter_map(|item| match item {
            Item::Dice(dice) => Some(faces_of_each(dice)),
            _ => None,
        });
        let mut totals = BTreeSet::from([0]);
        for faces in dice.collect::<Option<Vec<_>>>()?.into_iter().flatten() {
            let sums = |total: i64| faces.iter().map(move |face| total + face);
            totals = totals.iter().flat_map(|total| sums(*total)).collect();
            if totals.len() > MANY {
                return None;
            }
        }
        Some(totals)
    }
}

/// The numbers on each die of a set; none if there are too many.
fn faces_of_each(dice: &Dice) -> Option<Vec<Vec<i64>>> {
    let (number, sides) = (usize::try_from(dice.count).ok()?, i64::from(dice.d.unwrap_or(6)));
    let from = |first: i64| (first..first + sides).collect();
    let marked = |list: &[i32]| list.iter().map(|face| i64::from(*face)).collect();
    if number > MANY || usize::try_from(sides).ok()? > MANY {
        return None;
    }
    Some(match &dice.faces {
        None => vec![from(1); number],
        Some(DiceFaces::From(first)) => vec![from(i64::from(*first)); number],
        Some(DiceFaces::Faces(list)) => vec![marked(list); number],
        Some(DiceFaces::FacesByDie(lists)) => lists.iter().map(|list| marked(list)).collect(),
    })
}

/// The rows of a table with one row for all throws of the same value.
fn by_value(entries: Vec<[Text; 2]>) -> Vec<[Text; 2]> {
    let mut rows: Vec<(Vec<Text>, Text)> = Vec::new();
    for [throw, value] in entries {
        match rows.iter_mut().find(|(_, known)| known.as_str() == value.as_str()) {
            Some((throws, known)) => {
                throws.push(throw);
                *known = std::mem::take(known).tell_all(value.told());
            }
            None => rows.push((vec![throw], value)),
        }
    }
    let in_order = |(mut throws, value): (Vec<Text>, Text)| {
        throws.sort_by_key(|throw| throw.as_str().parse::<i64>().ok());
        [listed_and(&throws), value]
    };
    rows.into_iter().map(in_order).collect()
}
