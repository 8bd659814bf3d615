//! Runs of sentences that come again.

use std::collections::{HashMap, HashSet};

use super::outline::{ElementId, Outline, is_sentence};
use crate::plan::{is_demand, limits_the_way, points_back, points_on};

/// A run with more elements than this is found in parts.
const MOST: usize = 10;
/// A rule that saves fewer words than this is not worth looking up.
const WORTH: usize = 15;
/// A single sentence must have so many words to be worth it.
const LONG_SENTENCE: usize = 16;
/// A reference has so many words, and so has the heading of the rule.
const REFERENCE: usize = 4;

/// The places of a run, in reading order.
pub(super) type Places = Vec<Vec<ElementId>>;

/// All runs that come again and are worth a rule, those that save most first.
pub(super) fn repeated(outline: &Outline) -> Vec<Places> {
    let mut runs: HashMap<Vec<u32>, Places> = HashMap::new();
    for (elements, headed) in outline.containers() {
        for start in 0..elements.len() {
            for end in start + 1..=elements.len().min(start + MOST) {
                let run = &elements[start..end];
                // What a heading announces begins below it.
                let beheaded = headed && start == 0 && end < elements.len();
                // What a sentence only leads up to stays with it.
                let led = start > 0 && points_on(outline.text(elements[start - 1]));
                let leads = run.last().is_some_and(|last| points_on(outline.text(*last)));
                if !beheaded && !led && !leads && is_closed(outline, run, elements.get(end)) {
                    let senses = run.iter().map(|id| outline.sense(*id)).collect();
                    runs.entry(senses).or_default().push(run.to_vec());
                }
            }
        }
    }
    let mut found: Vec<Places> =
        runs.into_values().filter(|places| saving(outline, places) >= WORTH).collect();
    found.sort_by(|a, b| {
        saving(outline, b).cmp(&saving(outline, a)).then_with(|| a.first().cmp(&b.first()))
    });
    found
}

/// The places where a run still stands after others were taken out; none if it is not worth a rule any more.
pub(super) fn still_there(outline: &Outline, places: &Places) -> Places {
    let mut free: Places = Vec::new();
    let mut taken: HashSet<ElementId> = HashSet::new();
    for place in places {
        if !place.iter().any(|id| taken.contains(id)) && outline.stands(place) {
            taken.extend(place);
            free.push(place.clone());
        }
    }
    if saving(outline, &free) >= WORTH { free } else { vec![] }
}

/// How many words a rule would save.
fn saving(outline: &Outline, places: &Places) -> usize {
    let words = places.first().map_or(0, |run| outline.words(run));
    if places.first().is_some_and(|run| run.len() == 1) && words < LONG_SENTENCE {
        return 0;
    }
    let again = places.len().saturating_sub(1);
    (again * words).saturating_sub((places.len() + 1) * REFERENCE)
}

/// Whether a run says whole sentences, and nothing at its ends points into it or out of it.
fn is_closed(outline: &Outline, run: &[ElementId], next: Option<&ElementId>) -> bool {
    run.iter().all(|id| is_sentence(outline.text(*id)))
        // Where a piece may not go is no part of what it does when it arrives.
        && !run.split_first().is_some_and(|(first, rest)| {
            !rest.is_empty() && limits_the_way(outline.text(*first))
        })
        && !run.first().is_some_and(|first| points_back(outline.text(*first)))
        && !next.is_some_and(|next| {
            // What is demanded of a move stays with the move.
            points_back(outline.text(*next)) || is_demand(outline.text(*next))
        })
}
