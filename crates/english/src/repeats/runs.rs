//! Runs of sentences that come again.

use std::collections::{HashMap, HashSet};

use syntax::NodeId;

use super::deed::named_after_deed;
use super::outline::{ContainerId, ElementId, Outline, Step, is_sentence};
use crate::plan::{is_demand, is_way, limits_the_way, points_back, points_on};

/// A run with more elements than this is found in parts.
const MOST: usize = 10;
/// A rule that saves fewer words than this is not worth looking up.
const WORTH: usize = 11;
/// A single sentence must have so many words to be worth it.
const LONG_SENTENCE: usize = 14;
/// A reference has so many words, and so has the heading of the rule.
const REFERENCE: usize = 4;

/// What comes again.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Run {
    /// Sentences in a row, with their lists.
    Sentences(Vec<ElementId>),
    /// Steps in a row, of a list that may have others.
    Steps(Vec<ContainerId>),
}

impl Run {
    /// How many words it has.
    pub fn words(&self, outline: &Outline) -> usize {
        match self {
            Self::Sentences(run) => outline.words(run),
            Self::Steps(run) => outline.words_of_steps(run),
        }
    }

    /// All ludemes that it tells.
    pub fn told(&self, outline: &Outline) -> Vec<NodeId> {
        match self {
            Self::Sentences(run) => outline.told(run),
            Self::Steps(run) => outline.told_by_steps(run),
        }
    }

    /// The heading under which it stands.
    pub fn lead<'o>(&self, outline: &'o Outline) -> Option<&'o str> {
        match self {
            Self::Sentences(run) => outline.lead(run),
            Self::Steps(run) => outline.lead_of_steps(run),
        }
    }

    /// Whether it begins by saying which moves are allowed.
    pub fn demands(&self, outline: &Outline) -> bool {
        matches!(self, Self::Sentences(run) if run.first().is_some_and(|first| is_demand(outline.text(*first))))
    }

    /// What its first sentence has somebody do, as a name.
    pub fn deed(&self, outline: &Outline) -> Option<String> {
        match self {
            Self::Sentences(run) => named_after_deed(outline.text(*run.first()?)),
            Self::Steps(_) => None,
        }
    }

    /// Lets it also tell what an equal run tells.
    pub fn credit(&self, other: &Self, outline: &mut Outline) {
        match (self, other) {
            (Self::Sentences(one), Self::Sentences(other)) => outline.credit(one, other),
            (Self::Steps(one), Self::Steps(other)) => outline.credit_steps(one, other),
            _ => {}
        }
    }

    /// Whether it still stands where it was found, and apart from others that were taken out.
    fn stands(&self, outline: &Outline) -> bool {
        match self {
            Self::Sentences(run) => outline.stands(run),
            Self::Steps(run) => outline.steps_stand(run),
        }
    }
}

/// The places of a run, in reading order.
pub(super) type Places = Vec<Run>;

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
                    runs.entry(senses).or_default().push(Run::Sentences(run.to_vec()));
                }
            }
        }
    }
    let all = runs.into_values().chain(repeated_steps(outline));
    let mut found: Vec<Places> = all.filter(|places| saving(outline, places) >= WORTH).collect();
    found.sort_by(|a, b| {
        saving(outline, b).cmp(&saving(outline, a)).then_with(|| a.first().cmp(&b.first()))
    });
    found
}

/// Steps in a row that several lists have, or one list has again.
fn repeated_steps(outline: &Outline) -> impl Iterator<Item = Places> {
    let mut runs: HashMap<(&str, Vec<Step>), Places> = HashMap::new();
    for (announced, list) in outline.lists_of_steps() {
        let steps: Vec<Step> = list.iter().map(|step| outline.step(*step)).collect();
        let mut add = |start: usize, end: usize| {
            let run = Run::Steps(list[start..end].to_vec());
            runs.entry((announced, steps[start..end].to_vec())).or_default().push(run);
        };
        if !Outline::has_parts(announced) {
            if list.len() > 1 {
                add(0, list.len());
            }
            continue;
        }
        for start in 0..list.len() {
            // A single step is a run of sentences.
            for end in start + 2..=list.len().min(start + MOST) {
                add(start, end);
            }
        }
    }
    runs.into_values()
}

/// The places where a run still stands after others were taken out; none if it is not worth a rule any more.
pub(super) fn still_there(outline: &Outline, places: &Places) -> Places {
    let mut free: Places = Vec::new();
    let mut sentences: HashSet<ElementId> = HashSet::new();
    let mut steps: HashSet<ContainerId> = HashSet::new();
    for place in places {
        let apart = match place {
            Run::Sentences(run) => !run.iter().any(|id| sentences.contains(id)),
            Run::Steps(run) => !run.iter().any(|id| steps.contains(id)),
        };
        if apart && place.stands(outline) {
            match place {
                Run::Sentences(run) => sentences.extend(run),
                Run::Steps(run) => steps.extend(run),
            }
            free.push(place.clone());
        }
    }
    if saving(outline, &free) >= WORTH { free } else { vec![] }
}

/// How many words a rule would save.
fn saving(outline: &Outline, places: &Places) -> usize {
    let words = places.first().map_or(0, |run| run.words(outline));
    let single = |run: &Run| matches!(run, Run::Sentences(run) if run.len() == 1);
    if places.first().is_some_and(single) && words < LONG_SENTENCE {
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
        && !run.first().is_some_and(|first| {
            points_back(outline.text(*first)) || is_way(outline.text(*first))
        })
        && !next.is_some_and(|next| {
            // What is demanded of a move stays with the move.
            points_back(outline.text(*next)) || is_demand(outline.text(*next))
        })
}
