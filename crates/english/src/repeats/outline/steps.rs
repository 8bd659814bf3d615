//! Steps in a row that several lists have in common: "do all of the following:" with some of the same items, or whole lists of
//! cases that different sentences announce.

use syntax::NodeId;

use super::{ContainerId, ElementId, Outline};
use crate::document::Sentence;
use crate::plan::AT_ONCE;
use crate::realise::capitalised;

/// How a sentence ends that announces steps.
const ALL: &str = "do all of the following:";
/// How a sentence ends that announces cases, which can only be told as a whole.
const CASES: &str = "use the first case that holds:";

/// What a step says: its heading, and the meaning of each of its sentences.
pub(in crate::repeats) type Step = (Option<String>, Vec<u32>);

/// What an intro says last, and what stands before that.
fn announced(intro: &str) -> Option<(&str, &'static str)> {
    [ALL, CASES].into_iter().find_map(|end| {
        let (head, tail) = intro.split_at_checked(intro.len().checked_sub(end.len())?)?;
        let fits = tail == end || head.is_empty() && tail.eq_ignore_ascii_case(end);
        fits.then_some((head, end))
    })
}

impl Outline {
    /// The steps of every list, with how they are announced.
    pub fn lists_of_steps(&self) -> impl Iterator<Item = (&'static str, &[ContainerId])> {
        let lists = self.elements.iter().filter_map(|element| {
            let (_, end) = announced(&element.sentence.text)?;
            Some((end, element.items.as_slice()))
        });
        // Steps that are made together are not taken apart.
        let together = |step: &ContainerId| {
            let mut sentences = self.containers[step.0].elements.iter();
            sentences.any(|id| self.text(*id).ends_with(AT_ONCE))
        };
        lists.filter(move |(_, steps)| !steps.iter().any(together))
    }

    /// Whether a list that is announced in this way can be told in parts.
    pub fn has_parts(end: &str) -> bool {
        end == ALL
    }

    /// What a step says.
    pub fn step(&self, id: ContainerId) -> Step {
        let step = &self.containers[id.0];
        (step.lead.clone(), step.elements.iter().map(|id| self.sense(*id)).collect())
    }

    /// How many words some steps have.
    pub fn words_of_steps(&self, steps: &[ContainerId]) -> usize {
        steps.iter().map(|step| self.words(&self.containers[step.0].elements)).sum()
    }

    /// All ludemes that some steps tell.
    pub fn told_by_steps(&self, steps: &[ContainerId]) -> Vec<NodeId> {
        steps.iter().flat_map(|step| self.told(&self.containers[step.0].elements)).collect()
    }

    /// Lets some steps also tell what equal ones tell.
    pub fn credit_steps(&mut self, steps: &[ContainerId], others: &[ContainerId]) {
        for (one, other) in steps.iter().zip(others) {
            let (one, other) = (
                self.containers[one.0].elements.clone(),
                self.containers[other.0].elements.clone(),
            );
            self.credit(&one, &other);
        }
    }

    /// The heading under which some steps stand.
    pub fn lead_of_steps(&self, steps: &[ContainerId]) -> Option<&str> {
        self.lead(&[self.announced_by(steps)?])
    }

    /// Whether steps still stand in one list, with nothing in them or beside them that refers to a rule.
    pub fn steps_stand(&self, steps: &[ContainerId]) -> bool {
        let Some(intro) = self.announced_by(steps) else { return false };
        let list = &self.elements[intro.0].items;
        let Some(at) = list.windows(steps.len().max(1)).position(|window| window == steps) else {
            return false;
        };
        let end = list.len().min(at + steps.len() + 1);
        let around = list[at.saturating_sub(1)..end].iter();
        let mut sentences = around.flat_map(|step| &self.containers[step.0].elements);
        let whole = !sentences.any(|id| self.elements[id.0].changed);
        whole && self.elements[intro.0].home.is_some_and(|home| self.is_in_place(home))
    }

    /// Cuts steps out of their list and lets a reference stand for them; they stand in a container of their own then.
    pub fn take_out_steps(&mut self, steps: &[ContainerId], reference: &str) -> ContainerId {
        let apart = self.container(None, None);
        self.containers[apart.0].is_rule = true;
        let Some(intro) = self.announced_by(steps) else { return apart };
        let Sentence { text, told } = self.elements[intro.0].sentence.clone();
        let (head, end) = announced(&text).unwrap_or(("", ALL));
        let all = Sentence { text: capitalised(end), told: told.clone() };
        let all = self.element(apart, all);
        if self.elements[intro.0].items == steps {
            let follow = if head.is_empty() { "Follow" } else { "follow" };
            self.elements[intro.0].sentence.text = format!("{head}{follow} {reference}.");
            self.elements[intro.0].items.clear();
            self.elements[intro.0].refers = true;
        } else {
            let step = self.container(None, Some(intro));
            let text = format!("Follow {reference}.");
            let follow = self.element(step, Sentence { text, told });
            self.elements[follow.0].changed = true;
            self.elements[follow.0].refers = true;
            let list = &mut self.elements[intro.0].items;
            if let Some(at) = list.windows(steps.len()).position(|window| window == steps) {
                list.splice(at..at + steps.len(), [step]);
            }
        }
        self.elements[all.0].ordered = self.elements[intro.0].ordered;
        self.elements[all.0].items = steps.to_vec();
        for step in steps {
            self.containers[step.0].parent = Some(all);
        }
        self.note_change(Some(intro));
        apart
    }

    /// The sentence that announces the list of some steps.
    fn announced_by(&self, steps: &[ContainerId]) -> Option<ElementId> {
        steps.first().and_then(|first| self.containers[first.0].parent)
    }
}
