//! How much there is left to do, and which phase a sign has led to.

use language::ints::Var;
use syntax::NodeId;

use super::{Comparison, quantity};
use crate::ints::Number;
use crate::plan::{Condition, Role};
use crate::realise::{Text, is_speakable, plural, spoken_name};
use crate::teller::Teller;

/// Words that end no name of a thing.
const OPEN: [&str; 10] = ["in", "of", "to", "from", "at", "by", "on", "left", "remaining", "more"];
/// Words before the name of what there is to do.
const BEFORE: [&str; 12] =
    ["can", "do", "has", "have", "is", "make", "must", "need", "number", "of", "still", "to"];

impl Teller<'_> {
    /// "extra captures": what a number counts down, by its name or by that of a rule for it; steps, if neither says so.
    pub(crate) fn counted_down(&self, name: Option<&str>, several: bool) -> String {
        let links = &self.state.links;
        let named =
            |reader: &NodeId| links.plain(*reader).find_map(|part| links.text(part)) == name;
        let tests = links.clauses("var", "").filter(named).filter_map(|it| links.parent(it));
        let set = links.clauses("set", "Var").filter(named);
        let rules = tests.chain(set).flat_map(|rule| links.bodies(rule));
        let found = name.into_iter().chain(rules).find_map(thing);
        let one = found.unwrap_or_else(|| "further step".to_owned());
        if several { plural(&one) } else { one }
    }

    /// "there are extra captures left", "there is at most one extra capture left".
    pub(super) fn left_to_do(
        &self,
        var: &Var,
        how: Comparison,
        number: i64,
        told: &[NodeId],
    ) -> Condition {
        let name = var.key.as_deref();
        // At least so many; what is counted down never matters below zero.
        let (some, least) = match how {
            Comparison::More => (true, number + 1),
            Comparison::AtLeast => (true, number),
            Comparison::AtMost => (false, number + 1),
            _ => (false, number),
        };
        let said = |text: String| Text::from(text).tell(var.id).tell_all(told);
        let (yes, no) = match least {
            1 => {
                let things = self.counted_down(name, true);
                (format!("are {things} left"), format!("are no {things} left"))
            }
            least => {
                let thing = self.counted_down(name, false);
                let more = quantity(Comparison::More, least - 1, &thing);
                let fewer = quantity(Comparison::AtMost, least - 1, &thing);
                let be = if least == 2 { "is" } else { "are" };
                (format!("{be} {more} left"), format!("{be} {fewer} left"))
            }
        };
        let condition = Condition::fact(Role::Other, "there", said(yes), said(no));
        if some { condition } else { condition.negated() }
    }

    /// "phase 2 (moving) has begun": what a sign says that leads to a phase.
    pub(super) fn phase_opened(
        &self,
        var: &Var,
        how: Comparison,
        value: &Number,
    ) -> Option<Condition> {
        let name = var.key.as_deref().map(str::to_owned);
        let mut openings = self.state.openings.iter();
        let opening = openings.find(|known| known.name.as_ref() == Some(&name))?;
        let phase = self.phase_after(*opening.changes.first()?)?;
        let told = |words: &str| Text::from(words).tell(var.id).tell_all(value.text.told());
        let begun = Condition::fact(Role::Other, phase, told("has begun"), told("has not begun"));
        Some(if how == Comparison::Different { begun.negated() } else { begun })
    }
}

/// The thing that a name speaks of, if it is one that can be counted: "extra capture".
fn thing(name: &str) -> Option<String> {
    let spoken = spoken_name(name);
    let mut words: Vec<&str> = spoken.split(' ').skip_while(|word| BEFORE.contains(word)).collect();
    words.pop_if(|last| matches!(*last, "count" | "counter" | "number"));
    let last = *words.last()?;
    let bare = words.join(" ");
    let plain = words.len() <= 3 && words.iter().all(|word| is_speakable(word));
    if !plain || OPEN.contains(&last) {
        return None;
    }
    Some(match bare.strip_suffix('s') {
        Some(one) if !one.ends_with('s') => one.to_owned(),
        _ => bare,
    })
}

#[cfg(test)]
mod tests {
    use super::thing;

    #[test]
    fn names_say_what_is_left() {
        assert_eq!(thing("HaveToMakeExtraCapture").as_deref(), Some("extra capture"));
        assert_eq!(thing("NumMoves").as_deref(), Some("move"));
        assert_eq!(thing("StalemateIn"), None);
        assert_eq!(thing("ML"), None);
    }
}
