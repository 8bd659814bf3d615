//! Words that tie a sentence to the one before it.

use super::target::is_of_target;

/// What follows if the question just asked is answered with yes.
pub(crate) const IF_SO: &str = "if so,";
/// What follows if the case just told does not hold.
pub(crate) const OTHERWISE: &str = "otherwise,";
/// What follows each of the alternatives just listed.
pub(crate) const IN_EACH_CASE: &str = "in each case,";
/// What follows those of the alternatives just listed that are jumps.
pub(crate) const AFTER_A_JUMP: &str = "after a jump,";
/// What follows if none of several cases holds.
pub(crate) const IN_OTHER_CASES: &str = "in all other cases,";
/// What may be done if the first choice is not possible.
pub(crate) const ONLY_IF_NOT: &str = "only if you cannot";

/// Before a sentence that is about each of several things.
pub(crate) const LOOK_AT_EACH: &str = "look at each";

/// How a demand on a deed begins that is nothing but one more condition.
pub(crate) const ALLOWED_ONLY_IF: &str = "this is allowed only if";

/// How a sentence ends that says of the steps after it that they all look at the position before them.
pub(crate) const AT_ONCE: &str = "by how things stood before the first of them.";

/// Whether a sentence demands something of what was told before it.
pub(crate) fn is_demand(sentence: &str) -> bool {
    begins(sentence, ALLOWED_ONLY_IF) || is_of_target(sentence)
}

/// A demand that does not stand right after what it demands something of: "The move is allowed only if …".
pub(crate) fn demand_apart(sentence: &str) -> Option<String> {
    let asks = begins(sentence, ALLOWED_ONLY_IF);
    let demand = sentence.get(ALLOWED_ONLY_IF.len()..).filter(|_| asks)?;
    Some(format!("The move is allowed only if{demand}"))
}

/// Whether a sentence answers the question asked just before it.
pub(crate) fn follows_answer(sentence: &str) -> bool {
    begins(sentence, IF_SO)
}

/// Whether a sentence only says what the next one is about.
pub(crate) fn points_on(sentence: &str) -> bool {
    begins(sentence, LOOK_AT_EACH)
}

/// How what a piece may not do on its way is told.
pub(crate) const MAY_NEITHER: &str = "it may neither ";

/// Whether a sentence says what a piece may not do on its way, which belongs to its move and not to what follows from it.
pub(crate) fn limits_the_way(sentence: &str) -> bool {
    begins(sentence, MAY_NEITHER)
}

/// Whether a sentence has no meaning without the one before it.
pub(crate) fn points_back(sentence: &str) -> bool {
    [IF_SO, OTHERWISE, IN_EACH_CASE, AFTER_A_JUMP, IN_OTHER_CASES, ONLY_IF_NOT]
        .iter()
        .any(|connective| begins(sentence, connective))
}

pub(super) fn begins(sentence: &str, words: &str) -> bool {
    sentence.get(..words.len()).is_some_and(|start| start.eq_ignore_ascii_case(words))
}

#[cfg(test)]
mod tests {
    use super::{demand_apart, points_back};

    #[test]
    fn ties_are_seen_at_the_start_only() {
        assert!(points_back("If so, stop."));
        assert!(points_back("Otherwise, if it is empty, stop."));
        assert!(!points_back("Stop if so, or go on."));
    }

    #[test]
    fn demands_name_the_move_from_afar() {
        let apart = demand_apart("This is allowed only if it is empty.");
        assert_eq!(apart.as_deref(), Some("The move is allowed only if it is empty."));
        assert_eq!(demand_apart("This phase lasts."), None);
    }
}
