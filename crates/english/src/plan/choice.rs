//! Choices and preferences: alternatives as lists, with what they have in common told once.

use std::borrow::Cow;

use super::action::{Action, Deed};
use super::alike::one_alternative;
use super::approach::approaches;
use super::common::{common_demand, common_limit, common_then};
use super::connective::{IN_EACH_CASE, ONLY_IF_NOT};
use super::going_on::{GoingOn, going_on};
use super::jumpers::by_all_jumpers;
use super::passage::{LONGEST, Part, Passage};
use super::ways::{Ways, ways, ways_of_a_piece};
use super::writer::{Mood, Writer, demand, joined, qualify, told_by};
use crate::gates::is_mixed;
use crate::realise::{Text, listed_or, say, third_person, word_count};

/// More ways than this are listed.
const MOST_IN_A_ROW: usize = 4;

impl Writer {
    pub(super) fn choice(&self, head: &Text, members: &[Action], passage: &mut Passage) {
        let merged = one_alternative(members);
        if let [one] = &*merged {
            return passage.extend(self.after(head, one));
        }
        let members = &*merged;
        if let Some(clauses) = self.plain_clauses(members)
            && members.len() <= 2
        {
            let sentence = match self.piece_does(members) {
                Some(ways) => say!("{} either {}", self.subject, either_or(&ways)),
                None => say!("either {}", either_or(&clauses)),
            };
            let sentence = joined(head, &sentence);
            if word_count(sentence.as_str()) <= LONGEST
                && !listed_or(&clauses).as_str().contains(" or ")
                || clauses.iter().all(|c| !c.as_str().contains(" or "))
                    && word_count(sentence.as_str()) <= LONGEST
            {
                passage.say(sentence);
                return;
            }
        }
        if let Some(sentence) = self.ways_in_a_row(head, members) {
            passage.say(sentence);
            return;
        }
        let (unlimited, limit) = self.limit_once(head, members);
        let members = &*unlimited;
        if self.mood == Mood::Command && self.in_ways(head, members, passage) {
            passage.extend(limit);
            return;
        }
        let intro = match self.mood {
            Mood::Command => joined(head, &"do one of the following:".into()),
            Mood::Piece => joined(head, &say!("{} moves in one of these ways:", self.subject)),
        };
        passage.say(intro.tell_all(&told_by(members)));
        let inner = if self.mood == Mood::Piece { Self::piece("it") } else { self.clone() };
        let (listed, then) = shared(members);
        if then.is_nothing()
            && let Some(GoingOn { members, head, capture, again }) = going_on(members)
        {
            passage.list(false, inner.alternatives(&members));
            self.go_on(head, &capture, &again, passage);
        } else {
            passage.list(false, inner.alternatives(&listed));
            self.in_each_case(&then, passage);
        }
        passage.extend(limit);
    }

    /// Alternatives as the items of a list; jumps of several pieces of a player stand together.
    fn alternatives(&self, members: &[Action]) -> Vec<Passage> {
        let drawn = match self.mood {
            Mood::Command => Cow::Owned(by_all_jumpers(members)),
            Mood::Piece => Cow::Borrowed(members),
        };
        self.below_conditions(&drawn).iter().map(|member| self.write(member)).collect()
    }

    /// What follows each of several alternatives: steps that are a sentence each stand one after the other.
    fn in_each_case(&self, then: &Action, passage: &mut Passage) {
        let told = self.consequence();
        let whole = told.after(&IN_EACH_CASE.into(), then);
        if whole.single().is_none()
            && let Action::Sequence(steps) = then
            && let Some((first, others)) = steps.split_first()
            && steps.iter().all(|step| told.write(step).single().is_some())
        {
            passage.extend(told.after(&IN_EACH_CASE.into(), first));
            others.iter().for_each(|step| passage.extend(told.write(step)));
            return;
        }
        passage.extend(whole);
    }

    /// What happens to pieces that were jumped, and how the turn goes on.
    fn go_on(&self, head: &str, capture: &Action, again: &Action, passage: &mut Passage) {
        let told = self.consequence();
        passage.extend(told.after(&head.into(), capture));
        let head = if capture.is_nothing() { head } else { "" };
        passage.extend(told.after(&head.into(), again));
    }

    /// "Jump over an enemy piece … in one of these ways:", where that is all that jumps do; whether it could be told so.
    fn in_ways(&self, head: &Text, members: &[Action], passage: &mut Passage) -> bool {
        let (listed, then) = shared(members);
        let jumps = if then.is_nothing() { going_on(members) } else { None };
        let bare = jumps.as_ref().map_or(&*listed, |jumps| jumps.members.as_slice());
        let told = ways(bare).or_else(|| ways_of_a_piece(bare)).map(|Ways { intro, ways }| {
            let items = ways.into_iter().map(|(way, deed)| {
                let mut item = Passage::of(way);
                qualify(&deed, &mut item);
                item.extend(self.consequence().write(&deed.then));
                item
            });
            (intro, items.collect())
        });
        let Some((intro, items)) = told.or_else(|| approaches(self, bare)) else { return false };
        let intro = joined(head, &intro);
        if word_count(intro.as_str()) > LONGEST {
            return false;
        }
        passage.say(intro.tell_all(&told_by(members)));
        passage.list(false, items);
        match jumps {
            Some(GoingOn { head, capture, again, .. }) => {
                self.go_on(head, &capture, &again, passage);
            }
            None => self.in_each_case(&then, passage),
        }
        true
    }

    /// The alternatives without a limit or a demand that each of them has, and that limit or demand.
    fn limit_once<'a>(&self, head: &Text, members: &'a [Action]) -> (Cow<'a, [Action]>, Passage) {
        if !head.is_empty() {
            return (members.into(), Passage::default());
        }
        if let Some((members, limit)) = common_limit(members) {
            return (members.into(), Passage::of(limit));
        }
        if let Some((members, (lead, condition))) = common_demand(members) {
            let mut passage = Passage::default();
            demand(&say!("{} {}", IN_EACH_CASE, lead), &condition, &mut passage);
            return (members.into(), passage);
        }
        (members.into(), Passage::default())
    }

    /// What a piece does in each of several deeds, without the piece: "moves one square forward".
    fn piece_does(&self, members: &[Action]) -> Option<Vec<Text>> {
        members
            .iter()
            .map(|member| match member {
                Action::Deed(Deed { subject: None, piece: Some(piece), verb, rest, .. })
                    if self.mood == Mood::Piece =>
                {
                    Some(say!("{} {}", third_person(verb), rest).tell_all(piece.told()))
                }
                _ => None,
            })
            .collect()
    }

    /// "It slides diagonally, or moves one square sideways": a few plain ways of a piece in one sentence.
    fn ways_in_a_row(&self, head: &Text, members: &[Action]) -> Option<Text> {
        let plain = |member: &Action| matches!(member, Action::Deed(deed) if deed.is_plain());
        if !head.is_empty() || members.len() > MOST_IN_A_ROW || !members.iter().all(plain) {
            return None;
        }
        let ways = self.piece_does(members)?;
        let (last, others) = ways.split_last()?;
        let parted = |way: &Text| way.as_str().contains(", ");
        let stop = if others.len() > 1 || others.iter().any(parted) { ";" } else { "," };
        let mut sentence = say!("{} ", self.subject);
        for way in others {
            sentence.push(way);
            sentence.push_str(stop);
            sentence.push_str(" ");
        }
        sentence.push_str("or ");
        sentence.push(last);
        let fits = word_count(sentence.as_str()) <= LONGEST && !is_mixed(sentence.as_str());
        fits.then_some(sentence)
    }

    pub(super) fn prefer(&self, head: &Text, members: &[Action], passage: &mut Passage) {
        if let [Action::Deed(first), Action::Deed(other)] = members
            && head.is_empty()
            && let Some(which) = narrower(first, other)
        {
            passage.say(self.clause(other));
            passage.say(say!("if you can, choose one {}", which));
            return;
        }
        if let Some(clauses) = self.plain_clauses(members)
            && let [first, second] = clauses.as_slice()
        {
            passage.say(joined(head, &say!("if you can, {}", first)));
            passage.say(say!("{}, {}", ONLY_IF_NOT, second));
            return;
        }
        if let [captures, others] = members
            && head.is_empty()
            && captures.captures()
            && !others.has_capture()
        {
            passage.say(Text::from("if you can capture, you must").tell_all(&told_by(members)));
            passage.extend(self.write(captures));
            let rest = self.after(&say!("{} capture,", ONLY_IF_NOT), others);
            if rest.parts.first().is_some_and(Part::is_long) {
                let only = say!("{} capture, do this:", ONLY_IF_NOT);
                passage.say(only.tell_all(&others.told()));
                passage.list(false, vec![self.write(others)]);
            } else {
                passage.extend(rest);
            }
            return;
        }
        // That it is a duty has been said where one such list stands in another.
        let intro: Text = match self.ranked {
            true => "do the first of these that is possible:".into(),
            false => "you must do the first of these that is possible:".into(),
        };
        let inner = Self { ranked: true, ..self.clone() };
        passage.say(joined(head, &intro.tell_all(&told_by(members))));
        let (members, limit) = self.limit_once(head, members);
        let (listed, then) = shared(&members);
        if then.is_nothing()
            && let Some(GoingOn { members, head, capture, again }) = going_on(&members)
        {
            passage.list(true, members.iter().map(|member| inner.write(member)).collect());
            self.go_on(head, &capture, &again, passage);
        } else {
            passage.list(true, listed.iter().map(|member| inner.write(member)).collect());
            self.in_each_case(&then, passage);
        }
        passage.extend(limit);
    }
}

/// "whose point is empty": which pieces come first, if that is all by which a deed differs from another one.
fn narrower(first: &Deed, other: &Deed) -> Option<Text> {
    let (some, any) = (first.piece.as_ref()?, other.piece.as_ref()?);
    let which = some.as_str().strip_prefix(any.as_str())?.strip_prefix(' ')?;
    let alike = first.is_plain()
        && other.is_plain()
        && first.verb == other.verb
        && first.joint == other.joint
        && first.rest.as_str() == other.rest.as_str();
    let told = [some.told(), first.rest.told()].concat();
    (alike && which.starts_with("whose ")).then(|| Text::from(which).tell_all(&told))
}

/// "A or B", with a comma where the first has one of its own.
fn either_or(clauses: &[Text]) -> Text {
    match clauses {
        [first, second] if first.as_str().contains(", ") => say!("{}, or {}", first, second),
        _ => listed_or(clauses),
    }
}

/// The members of a choice without what follows each of them, and what that is.
fn shared(members: &[Action]) -> (Cow<'_, [Action]>, Action) {
    match common_then(members) {
        Some((bare, then)) => (bare.into(), then),
        None => (members.into(), Action::Nothing),
    }
}
