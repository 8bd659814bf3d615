//! One thing or another: conditions with what follows from each.

use std::borrow::Cow;

use super::action::Action;
use super::alike::one_case;
use super::condition::Condition;
use super::connective::{ALLOWED_ONLY_IF, IF_SO, IN_EACH_CASE, IN_OTHER_CASES, OTHERWISE};
use super::differing::{as_one, in_the_same_way};
use super::listing::Listing;
use super::passage::{LONGEST, Part, Passage};
use super::writer::{Mood, Writer, condition_items, joined, limits, require};
use crate::gates::is_mixed;
use crate::notes::is_marked;
use crate::realise::{Text, say, unmarked, word_count};

/// More cases than this are not laid out side by side.
const MOST_CASES: usize = 8;
/// A condition with more words than this is no heading.
const LONGEST_HEADING: usize = 16;
/// So many cases that share a condition may each repeat it.
const FEW_CASES: usize = 2;
/// The words of an introduction such as "do one of the following:".
const INTRODUCTION: usize = 6;

impl Writer {
    pub(super) fn when(
        &self,
        head: &Text,
        condition: &Condition,
        yes: &Action,
        no: &Action,
        passage: &mut Passage,
    ) {
        if let (Action::Deed(first), Action::Deed(second)) = (yes, no)
            && let Some(one) = as_one(condition, first, second)
        {
            return passage.extend(self.after(head, &one.into()));
        }
        if let (Action::Deed(first), Action::Deed(second)) = (yes, no)
            && let Some(second) = in_the_same_way(first, second)
        {
            return self.when(head, condition, yes, &second.into(), passage);
        }
        let (branches, otherwise) = cases(condition, yes, no);
        let branches = one_case(branches);
        if let [(condition, action)] = branches.as_slice()
            && otherwise.is_nothing()
        {
            if !self.starts_there(head, condition, action, passage) {
                self.case(head, condition, action, passage);
            }
            return;
        }
        // "In each case, if A, do X. Otherwise, do Y." is as plain as without these words.
        let open = head.is_empty() || head.as_str() == IN_EACH_CASE;
        if let [(condition, action)] = branches.as_slice()
            && open
            && may_be_one_sentence(action)
            && !ends_in_if(action)
        {
            // "Otherwise" is plain only right after the sentence that it belongs to.
            let mut first = Passage::default();
            self.case(head, condition, action, &mut first);
            if first.parts.len() == 1 {
                passage.extend(first);
                passage.extend(self.after(&OTHERWISE.into(), otherwise));
                return;
            }
        }
        if open && let Some(chain) = self.chain(head, &branches, otherwise) {
            passage.extend(chain);
            return;
        }
        // Several cases: one item each, the first that holds decides.
        let intro = if branches.len() == 1 {
            "there are two cases:"
        } else {
            "use the first case that holds:"
        };
        let told: Vec<_> = branches.iter().flat_map(|(condition, _)| condition.told()).collect();
        passage.say(joined(head, &Text::from(intro).tell_all(&told)));
        let headed = self.headed(&branches, otherwise);
        if let Some(Headed { several: true, items }) = headed {
            passage.list(false, items);
            return;
        }
        let mut items: Vec<Passage> = branches
            .iter()
            .map(|(condition, action)| {
                let mut item = Passage::default();
                self.case(&Text::default(), condition, action, &mut item);
                item
            })
            .collect();
        if !otherwise.is_nothing() {
            items.push(self.after(&OTHERWISE.into(), otherwise));
        }
        // What is asked in a case that has no room for it stands under the case.
        let asks_on = |item: &Passage| {
            item.parts.iter().filter(|part| matches!(part, Part::Say(_))).count() > 2
        };
        let crowded = items.iter().zip(&branches).any(|(item, (_, action))| {
            matches!(action, Action::Demand(..)) && item.parts.len() > 1 || asks_on(item)
        });
        match headed.filter(|_| crowded) {
            Some(Headed { items, .. }) => passage.list(false, items),
            None => passage.list(false, items),
        }
    }

    /// "From your pawn row, it moves …": a move of a piece that is allowed from an area only; whether it could be told so.
    fn starts_there(
        &self,
        head: &Text,
        condition: &Condition,
        action: &Action,
        passage: &mut Passage,
    ) -> bool {
        if !head.is_empty() || !matches!(action, Action::Deed(deed) if deed.piece.is_some()) {
            return false;
        }
        let members = match condition {
            Condition::All(members) => members.as_slice(),
            one => std::slice::from_ref(one),
        };
        let starts: Vec<Text> = members.iter().filter_map(Condition::start).collect();
        let [start] = starts.as_slice() else { return false };
        let rest = members.iter().filter(|member| member.start().is_none()).cloned();
        let rest = match Condition::all(rest) {
            Condition::Always => Text::default(),
            rest => match rest.clause() {
                Some(clause) => say!(" if {},", clause),
                None => return false,
            },
        };
        let told = self.after(&say!("from {},{}", start, rest), action);
        let fits = !told.parts.first().is_some_and(Part::is_long);
        if fits {
            passage.extend(told);
        }
        fits
    }

    /// The passage of an action that nothing follows: where its last step has a condition, the condition heads all of it.
    pub fn write_last(&self, action: &Action) -> Passage {
        let (before, last) = match action {
            Action::Sequence(members) => match members.split_last() {
                Some((last, before)) => (before, last),
                None => return Passage::default(),
            },
            other => (&[][..], other),
        };
        let Action::When(condition, yes, no) = last else { return self.write(action) };
        let steps = matches!(&**yes, Action::Sequence(_) | Action::Deed(_));
        let mut plain = Passage::default();
        self.when(&Text::default(), condition, yes, no, &mut plain);
        let listed = plain.parts.iter().any(|part| matches!(part, Part::List { .. }));
        if !no.is_nothing() || !steps || !listed {
            return self.write(action);
        }
        let branches = [(Cow::Borrowed(condition), &**yes)];
        let Some(Headed { several: true, items }) = self.headed(&branches, &Action::Nothing) else {
            return self.write(action);
        };
        let mut passage = self.write(&Action::sequence(before.iter().cloned()));
        items.into_iter().for_each(|item| passage.extend(item));
        passage
    }

    /// "**If A:** Do X. Then do Y.", "**Otherwise:** …": cases under their conditions; none if a condition is no
    /// heading.
    fn headed(
        &self,
        branches: &[(Cow<'_, Condition>, &Action)],
        otherwise: &Action,
    ) -> Option<Headed> {
        let mut items: Vec<Passage> = Vec::new();
        let mut several = false;
        for (index, (condition, action)) in branches.iter().enumerate() {
            let clause = condition.clause()?;
            let words = clause.as_str();
            let settled = !is_marked(words) && unmarked(words) == words;
            if word_count(words) > LONGEST_HEADING || !settled || action.is_nothing() {
                return None;
            }
            let lead =
                if index == 0 { format!("If {words}:") } else { format!("Otherwise, if {words}:") };
            let mut body = self.write(action);
            let Some(Part::Say(first)) = body.parts.first_mut() else { return None };
            *first = std::mem::take(first).tell_all(&condition.told());
            several |= body.parts.len() > 1;
            items.push(under(lead, body));
        }
        if !otherwise.is_nothing() {
            let body = self.write(otherwise);
            if !matches!(body.parts.first(), Some(Part::Say(_))) {
                return None;
            }
            several |= body.parts.len() > 1;
            items.push(under("Otherwise:".to_owned(), body));
        }
        Some(Headed { items, several })
    }

    /// "If A, do X. Otherwise, if B, do Y.", as long as every case is one sentence.
    fn chain(
        &self,
        head: &Text,
        branches: &[(Cow<'_, Condition>, &Action)],
        otherwise: &Action,
    ) -> Option<Passage> {
        if branches.len() > 3 || !branches.iter().all(|(_, action)| may_be_one_sentence(action)) {
            return None;
        }
        let followed = if otherwise.is_nothing() { branches.len() - 1 } else { branches.len() };
        if branches[..followed].iter().any(|(_, action)| ends_in_if(action)) {
            return None;
        }
        let mut passage = Passage::default();
        for (index, (condition, action)) in branches.iter().enumerate() {
            let clause = condition.clause()?;
            let head = match index {
                0 => joined(head, &say!("if {},", clause)),
                _ => say!("otherwise, if {},", clause),
            };
            passage.extend(self.after(&head, action));
            let one = passage.parts.len() == index + 1;
            if !one || passage.parts.last().is_none_or(|part| !part.is_short()) {
                return None;
            }
        }
        if !otherwise.is_nothing() {
            let head = if branches.len() == 1 { OTHERWISE } else { IN_OTHER_CASES };
            passage.extend(self.after(&head.into(), otherwise));
        }
        Some(passage)
    }

    /// Whether the first sentence of an action may have room for a head; a guess that saves telling the action twice.
    pub(super) fn has_room(&self, head: &Text, action: &Action) -> bool {
        let words = match action {
            _ if may_be_one_sentence(action) => return true,
            Action::Deed(deed) => word_count(self.clause(deed).as_str()),
            _ => INTRODUCTION,
        };
        word_count(head.as_str()) + words <= LONGEST
    }

    /// "If …, do …", or the conditions as a list and then "if so".
    fn case(&self, head: &Text, condition: &Condition, action: &Action, passage: &mut Passage) {
        if let Some(clause) = condition.clause() {
            let condition = joined(head, &say!("if {},", clause));
            if self.has_room(&condition, action) {
                let told = self.after(&condition, action);
                let first = told.parts.first();
                let doubtful =
                    |part: &Part| matches!(part, Part::Say(text) if is_mixed(text.as_str()));
                if !first.is_some_and(|first| first.is_long() || doubtful(first)) {
                    passage.extend(told);
                    return;
                }
            }
            // Too much for one sentence: the question first, then the answer.
            passage.say(joined(head, &say!("check whether {}", clause)));
            passage.extend(self.after(&IF_SO.into(), action));
            return;
        }
        let room = match action {
            Action::Deed(deed) => word_count(self.clause(deed).as_str()) + 1,
            _ => word_count(head.as_str()) + 2,
        };
        let Some(Listing { intro: what, all, members, whole }) = condition.listing(room) else {
            return;
        };
        // A deed of several sentences would have its list between them.
        if let Action::Deed(deed) = action
            && deed.subject.is_none()
            && head.is_empty()
            && (deed.piece.is_some() || deed.limits.is_empty() && deed.onward.is_none())
        {
            let lead = match self.mood {
                Mood::Command => say!("{} if {}:", self.clause(deed), what),
                Mood::Piece => say!("{} if {}:", self.clause(deed), what),
            };
            if word_count(lead.as_str()) <= LONGEST {
                passage.say(lead);
                // What the deed demands is one more condition, told before what it does.
                let (joined, rest): (Vec<_>, Vec<_>) = deed
                    .demands
                    .iter()
                    .cloned()
                    .partition(|(lead, _)| whole && all && lead.as_str() == ALLOWED_ONLY_IF);
                let told: Vec<_> =
                    joined.iter().flat_map(|(lead, _)| lead.told().to_vec()).collect();
                let more = joined.into_iter().map(|(_, condition)| condition);
                let every = Condition::all(members.iter().cloned().chain(more));
                match every.members() {
                    Some((true, every)) if all => {
                        passage.list(false, condition_items(true, every));
                    }
                    _ => passage.list(false, condition_items(all, &members)),
                }
                for limit in limits(deed) {
                    passage.say(limit.tell_all(&told));
                }
                require(deed, &rest, passage);
                passage.extend(self.consequence().write(&deed.then));
                return;
            }
        }
        let what = what.tell_all(&condition.told());
        passage.say(joined(head, &say!("check whether {}:", what)));
        passage.list(false, condition_items(all, &members));
        passage.extend(self.after(&IF_SO.into(), action));
    }
}

/// Cases under headings.
struct Headed {
    items: Vec<Passage>,
    /// Whether one of them has several sentences.
    several: bool,
}

/// A passage under a heading of its own.
fn under(lead: String, body: Passage) -> Passage {
    let mut passage = Passage { parts: vec![Part::Lead(lead)] };
    passage.extend(body);
    passage
}

/// Two conditions of a case that have more words together stand one after the other.
const LONGEST_GUARD: usize = 18;

/// Cases that decide in their order, and what is left.
type Cases<'a> = (Vec<(Cow<'a, Condition>, &'a Action)>, &'a Action);

/// The cases of a chain of else-ifs, those inside a case laid out beside it where that is plain: the first that holds decides.
fn cases<'a>(condition: &'a Condition, yes: &'a Action, no: &'a Action) -> Cases<'a> {
    let mut nested: Vec<(Cow<'a, Condition>, &Action)> = Vec::new();
    lay_out(Cow::Borrowed(condition), yes, &mut nested);
    // Where nothing is left outside, what many cases have in common is said once, above them.
    let framed = no.is_nothing() && nested.len() > FEW_CASES;
    let mut flat =
        nested.len() > 1 && !framed && nested.iter().all(|(guard, _)| guard.clause().is_some());
    if !flat {
        nested = vec![(Cow::Borrowed(condition), yes)];
    }
    let mut branches = nested;
    let mut rest = no;
    while let Action::When(condition, yes, no) = rest {
        let mut inner: Vec<(Cow<'a, Condition>, &Action)> = Vec::new();
        lay_out(Cow::Borrowed(condition), yes, &mut inner);
        if inner.len() > 1 && inner.iter().all(|(guard, _)| guard.clause().is_some()) {
            flat = true;
            branches.extend(inner);
        } else {
            branches.push((Cow::Borrowed(condition), yes));
        }
        rest = no;
    }
    if flat && branches.len() > MOST_CASES {
        return chained(condition, yes, no);
    }
    // A last case in which the same is done as in all others is one of these.
    while branches.len() > 1
        && let Some((_, last)) = branches.last()
        && !rest.is_nothing()
        && last.words() == rest.words()
        && let Some((same, action)) = branches.pop()
        && let Some((before, _)) = branches.last_mut()
    {
        let told = [same.told(), action.told()].concat();
        *before = Cow::Owned(before.clone().into_owned().tell_all(&told));
    }
    // After the last case comes nothing that a second condition in it could hide.
    if let Some((guard, Action::When(further, yes, no))) = branches.last()
        && no.is_nothing()
        && rest.is_nothing()
        && may_be_one_sentence(yes)
    {
        let both = Condition::all([guard.clone().into_owned(), further.clone()]);
        if both.clause().is_some_and(|both| word_count(both.as_str()) <= LONGEST_GUARD) {
            branches.pop();
            branches.push((Cow::Owned(both), yes));
        }
    }
    (branches, rest)
}

/// A chain of else-ifs as it stands.
fn chained<'a>(condition: &'a Condition, yes: &'a Action, no: &'a Action) -> Cases<'a> {
    let mut branches = vec![(Cow::Borrowed(condition), yes)];
    let mut rest = no;
    while let Action::When(condition, yes, no) = rest {
        branches.push((Cow::Borrowed(condition), yes));
        rest = no;
    }
    (branches, rest)
}

/// The cases inside a case, each with all that must hold for it; only where something is done in each of them.
fn lay_out<'a>(
    guard: Cow<'a, Condition>,
    action: &'a Action,
    out: &mut Vec<(Cow<'a, Condition>, &'a Action)>,
) {
    match action {
        Action::When(condition, yes, no) if !no.is_nothing() => {
            let both = Condition::all([guard.clone().into_owned(), condition.clone()]);
            lay_out(Cow::Owned(both), yes, out);
            lay_out(guard, no, out);
        }
        _ => out.push((guard, action)),
    }
}

/// Whether an action has a condition of its own that an "otherwise" after it would seem to belong to.
fn ends_in_if(action: &Action) -> bool {
    match action {
        Action::When(_, _, no) => no.is_nothing(),
        Action::Each(_, body) => ends_in_if(body),
        _ => false,
    }
}

/// Whether an action may be one sentence; if not, it is not worth trying.
fn may_be_one_sentence(action: &Action) -> bool {
    let plain = |members: &[Action]| {
        members.iter().all(|member| matches!(member, Action::Deed(deed) if deed.is_plain()))
    };
    match action {
        Action::Nothing | Action::Demand(..) => true,
        Action::Deed(deed) => {
            deed.limits.is_empty() && deed.onward.is_none() && deed.then.is_nothing()
        }
        Action::Choice(members) => members.len() <= 2 && plain(members),
        Action::Sequence(members) => members.len() <= 3 && plain(members),
        Action::When(_, yes, no) => no.is_nothing() && may_be_one_sentence(yes),
        Action::Each(_, body) => may_be_one_sentence(body),
        Action::Prefer(_) | Action::Titled(..) => false,
    }
}
