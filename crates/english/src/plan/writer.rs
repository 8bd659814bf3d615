//! Actions and conditions as passages.

use super::action::{Action, Deed};
use super::condition::Condition;
use super::connective::{IN_EACH_CASE, LOOK_AT_EACH};
use super::gather::{gathered, with_what_its_target_becomes};
use super::listing::Listing;
use super::passage::{LONGEST, Part, Passage};
use super::repeated::counted;
use super::target::{named_by, of_place_beside, of_target, of_target_and_more, only_if};
use crate::gates::is_mixed;
use crate::notes::names_things;
use crate::realise::{Text, in_order, listed_and, say, third_person, word_count};

/// How the deeds of a passage are put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    /// "Move one of your pawns …"
    Command,
    /// "A pawn moves …", "It moves …"
    Piece,
}

/// Turns actions into passages.
#[derive(Debug, Clone)]
pub struct Writer {
    pub(super) mood: Mood,
    pub(super) subject: Text,
    /// Whether it tells one of several things of which the first possible one must be done.
    pub(super) ranked: bool,
}

impl Writer {
    /// Speaks to the player: "move one of your pawns".
    pub fn command() -> Self {
        Self { mood: Mood::Command, subject: Text::default(), ranked: false }
    }

    /// Speaks of a piece: "it moves".
    pub fn piece(subject: impl Into<Text>) -> Self {
        Self { mood: Mood::Piece, subject: subject.into(), ranked: false }
    }

    /// The passage that tells an action.
    pub fn write(&self, action: &Action) -> Passage {
        self.after(&Text::default(), action)
    }

    /// The passage that tells an action after a head such as "If …," or "Otherwise,".
    pub(super) fn after(&self, head: &Text, action: &Action) -> Passage {
        let mut passage = Passage::default();
        match action {
            Action::Nothing => {}
            Action::Deed(deed) if conditional(head, deed) => {
                // What follows belongs to the condition too, so it may not stand in a sentence of its own.
                let first = Action::Deed(Deed { then: Box::default(), ..deed.clone() });
                let then = match self.mood {
                    Mood::Piece => deed.then.clone().commanded(),
                    Mood::Command => (*deed.then).clone(),
                };
                match Action::sequence([first, then]) {
                    Action::Sequence(members) => self.sequence(head, &members, &mut passage),
                    other => passage.extend(self.after(head, &other)),
                }
            }
            Action::Deed(deed) => self.deed(head, deed, &mut passage),
            Action::Choice(members) => self.choice(head, members, &mut passage),
            Action::Sequence(members) => self.sequence(head, members, &mut passage),
            Action::Prefer(members) => self.prefer(head, members, &mut passage),
            Action::When(condition, yes, no) => self.when(head, condition, yes, no, &mut passage),
            Action::Each(over, body) => self.each(head, over, body, &mut passage),
            Action::Demand(lead, condition) => demand(&joined(head, lead), condition, &mut passage),
            Action::Titled(title, body) => {
                passage.parts.push(Part::Lead(format!("{title}.")));
                passage.extend(self.after(head, body));
            }
        }
        passage
    }

    /// The clause of a deed without what follows.
    pub(super) fn clause(&self, deed: &Deed) -> Text {
        let rest = if deed.rest.is_empty() { deed.rest.clone() } else { say!(" {}", deed.rest) };
        if let Some(subject) = &deed.subject {
            let verb = if deed.plural { deed.verb.clone() } else { third_person(&deed.verb) };
            return say!("{} {}{}", subject, verb, rest);
        }
        match (&deed.piece, self.mood) {
            (Some(piece), Mood::Piece) => {
                say!("{} {}{}", self.subject, third_person(&deed.verb), rest).tell_all(piece.told())
            }
            (Some(piece), Mood::Command) => {
                let joint =
                    if deed.joint.is_empty() { String::new() } else { format!(" {}", deed.joint) };
                let aside = piece.as_str().contains(" on the board or in ");
                let comma = if aside && !rest.is_empty() { "," } else { "" };
                say!("{}{} {}{}{}", deed.verb, joint, piece, comma, rest)
            }
            (None, _) => say!("{}{}", deed.verb, rest),
        }
    }

    fn deed(&self, head: &Text, deed: &Deed, passage: &mut Passage) {
        if let Some(whole) = with_what_its_target_becomes(deed) {
            return self.deed(head, &whole, passage);
        }
        passage.say(joined(head, &self.clause(deed)));
        qualify(deed, passage);
        passage.extend(self.consequence().write(&deed.then));
    }

    /// What follows a move speaks to the player, whoever made the move.
    pub(super) fn consequence(&self) -> Self {
        Self::command()
    }

    /// The members as plain clauses, if none of them has more to it.
    pub(super) fn plain_clauses(&self, members: &[Action]) -> Option<Vec<Text>> {
        members
            .iter()
            .map(|member| match member {
                Action::Deed(deed) if deed.is_plain() => Some(self.clause(deed)),
                _ => None,
            })
            .collect()
    }

    /// The members as plain clauses that can be joined: beside what things do, the player is "you".
    fn clauses_in_turn(&self, members: &[Action]) -> Option<Vec<Text>> {
        let clauses = self.plain_clauses(members)?;
        let commands = |member: &Action| match member {
            Action::Deed(deed) => {
                deed.subject.is_none() && (deed.piece.is_none() || self.mood == Mood::Command)
            }
            _ => false,
        };
        if members.iter().all(commands) || !members.iter().any(commands) {
            return Some(clauses);
        }
        let told = clauses
            .into_iter()
            .zip(members)
            .map(|(clause, member)| if commands(member) { say!("you {}", clause) } else { clause });
        Some(told.collect())
    }

    fn sequence(&self, head: &Text, members: &[Action], passage: &mut Passage) {
        let gathered = gathered(members);
        let gathered = match counted(&gathered) {
            Some(counted) => counted.into(),
            None => gathered,
        };
        let members = match &gathered[..] {
            [only] => return passage.extend(self.after(head, only)),
            members => members,
        };
        if let Some(clauses) = self.clauses_in_turn(members) {
            let sentence = match clauses.as_slice() {
                // A comma keeps what is done apart from the "or" of the condition.
                [first, second] if head.as_str().contains(" or ") => {
                    joined(head, &say!("{}, and {}", first, second))
                }
                _ => joined(head, &listed_and(&clauses)),
            };
            let plain = clauses
                .iter()
                .all(|c| !c.as_str().contains(" and ") && !c.as_str().contains(" or "));
            // What has to be explained has more room in a sentence of its own.
            let explained = |clause: &Text| crate::notes::is_marked(clause.as_str());
            let apart = head.is_empty() && clauses.iter().any(explained);
            if members.len() <= 3 && plain && !apart && word_count(sentence.as_str()) <= LONGEST {
                passage.say(sentence);
                return;
            }
            // "If A, move it to B or C; then stop": what has joints of its own is set off.
            let steps = joined(head, &in_turn(&clauses));
            if !head.is_empty()
                && members.len() <= 2
                && word_count(steps.as_str()) <= LONGEST
                && !is_mixed(steps.as_str())
            {
                passage.say(steps);
                return;
            }
        }
        if head.is_empty() {
            let mut listed = false;
            for (index, member) in members.iter().enumerate() {
                // What follows whichever of several moves was made must not seem to follow the last one only.
                let lead = if listed && is_consequence(member) { IN_EACH_CASE } else { "" };
                let writer = if index == 0 { self.clone() } else { self.consequence() };
                let told = writer.after(&lead.into(), member);
                listed = matches!(member, Action::Choice(_) | Action::Prefer(_))
                    && matches!(told.parts.last(), Some(Part::List { .. }));
                passage.extend(told);
            }
            return;
        }
        let intro = Text::from("do all of the following:").tell_all(&told_by(members));
        passage.say(joined(head, &intro));
        passage.list(false, members.iter().map(|member| self.write(member)).collect());
    }

    fn each(&self, head: &Text, over: &Text, body: &Action, passage: &mut Passage) {
        let first = head.is_empty();
        if first && let Some((chosen, body)) = chosen(over, body) {
            passage.say(chosen);
            passage.extend(self.write(body));
            return;
        }
        let head = if first { over.clone() } else { say!("{} {}", head, over) };
        if let Action::Sequence(members) = body {
            self.sequence(&say!("{},", head), members, passage);
            return;
        }
        let told = match self.has_room(&head, body) {
            true => self.after(&say!("{},", head), body),
            false => Passage::default(),
        };
        let long = told.parts.is_empty() || told.parts.first().is_some_and(Part::is_long);
        if !long && told.single().is_some() {
            passage.extend(told);
            return;
        }
        // "Look at each of them. If …, …": what is done with each is one sentence.
        if first
            && matches!(body, Action::When(..))
            && let Some(each) = over.as_str().strip_prefix("for each ")
            && let alone = self.write(body)
            && alone.parts.len() == 1
            && alone.parts.first().is_some_and(Part::is_short)
        {
            let look = over.reworded(format!("{LOOK_AT_EACH} {each}"));
            passage.say(look.tell_all(&body.told()));
            passage.extend(alone);
            return;
        }
        if long {
            passage.say(say!("{}, do the following:", head));
            passage.list(false, vec![self.write(body)]);
            return;
        }
        passage.extend(told);
    }
}

/// "choose any square and any number from one to three" for what is done for any of these, and what is done.
fn chosen<'a>(over: &Text, body: &'a Action) -> Option<(Text, &'a Action)> {
    let any = |over: &Text| {
        let what = over.as_str().strip_prefix("for any ")?;
        let plain = ![",", " and "].iter().any(|joint| what.contains(joint));
        plain.then(|| over.reworded(format!("any {what}")))
    };
    let mut all = vec![any(over)?];
    let mut body = body;
    while let Action::Each(over, inner) = body
        && let Some(what) = any(over)
    {
        all.push(what);
        body = inner;
    }
    let choose = say!("choose {}", listed_and(&all));
    // Words that stand for no ludeme of their own belong to what is done.
    let choose = if choose.told().is_empty() { choose.tell_all(&body.told()) } else { choose };
    Some((choose, body))
}

/// "A; then B".
fn in_turn(clauses: &[Text]) -> Text {
    let mut steps = Text::default();
    for (index, clause) in clauses.iter().enumerate() {
        if index > 0 {
            steps.push_str("; then ");
        }
        steps.push(clause);
    }
    steps
}

/// Whether an action follows from a move, as opposed to a demand on it.
fn is_consequence(action: &Action) -> bool {
    match action {
        Action::Deed(deed) => deed.subject.as_ref().is_none_or(|who| who.as_str() != "you"),
        Action::When(..) | Action::Each(..) => true,
        _ => false,
    }
}

/// Whether a deed under a condition has consequences that could be read without it.
fn conditional(head: &Text, deed: &Deed) -> bool {
    head.as_str().contains("if ") && deed.piece.is_none() && !deed.then.is_nothing()
}

/// The sentences that qualify a deed: its limits, and what it demands.
pub(super) fn qualify(deed: &Deed, passage: &mut Passage) {
    limits(deed).into_iter().for_each(|limit| passage.say(limit));
    require(deed, &deed.demands, passage);
}

/// The sentences that limit a deed.
pub(super) fn limits(deed: &Deed) -> Vec<Text> {
    let way = deed.onward.as_ref().map(|way| say!("further jumps go {}", way));
    way.into_iter().chain(deed.limits.iter().cloned()).collect()
}

/// What a deed demands.
pub(super) fn require(deed: &Deed, all: &[(Text, Condition)], passage: &mut Passage) {
    // Demands that begin alike are one.
    let mut demands: Vec<(Text, Condition)> = Vec::new();
    for (lead, condition) in all {
        match demands.last_mut() {
            Some((known, joined)) if known.as_str() == lead.as_str() => {
                *known = std::mem::take(known).tell_all(lead.told());
                let first = std::mem::replace(joined, Condition::Always);
                *joined = Condition::all([first, condition.clone()]);
            }
            _ => demands.push((lead.clone(), condition.clone())),
        }
    }
    for (lead, condition) in &demands {
        let at = passage.parts.len();
        demand(&lead.clone().tell_all(deed.rest.told()), condition, passage);
        if let Some(Part::Say(text)) = passage.parts.get_mut(at) {
            *text = named_by(deed, std::mem::take(text));
        }
    }
}

/// "This is allowed only if …", with a list where one sentence cannot hold the condition.
pub(crate) fn demand(lead: &Text, condition: &Condition, passage: &mut Passage) {
    if condition.is_always() {
        return;
    }
    if matches!(condition, Condition::Never) {
        passage.say(Text::from("as the rules stand, this is never possible").tell_all(lead.told()));
        return;
    }
    let told = of_target(lead, condition)
        .or_else(|| of_target_and_more(lead, condition))
        .or_else(|| of_place_beside(lead, condition))
        .or_else(|| only_if(lead, condition));
    if let Some(text) = told {
        passage.say(text);
        return;
    }
    // What is to be explained finds room in an item of its own.
    let crowded = |clause: &Text| condition.members().is_some() && names_things(clause.as_str());
    if let Some(clause) = condition.clause().filter(|clause| !crowded(clause)) {
        let text = say!("{} {}", lead, clause);
        if word_count(text.as_str()) <= LONGEST {
            passage.say(text);
            return;
        }
    }
    match condition.listing(word_count(lead.as_str())) {
        Some(Listing { intro, all, members, .. }) => {
            passage.say(say!("{} {}:", lead, intro.tell_all(&condition.told())));
            passage.list(false, condition_items(all, &members));
        }
        None => {
            let clause = condition.clause().unwrap_or_default();
            passage.say(say!("{} this holds:", lead).tell_all(clause.told()));
            passage.list(false, vec![Passage { parts: vec![Part::Clause(say!("{}.", clause))] }]);
        }
    }
}

/// What several actions tell.
pub(super) fn told_by(members: &[Action]) -> Vec<syntax::NodeId> {
    let mut nodes = Vec::new();
    members.iter().for_each(|member| member.add_told(&mut nodes));
    in_order(&mut nodes);
    nodes
}

/// The members of a condition as items: "a; or", "b."
pub(crate) fn condition_items(all: bool, members: &[Condition]) -> Vec<Passage> {
    let joint = if all { "; and" } else { "; or" };
    let last = members.len().saturating_sub(1);
    members
        .iter()
        .enumerate()
        .map(|(i, member)| {
            let end = match last.checked_sub(i) {
                Some(0) => ".",
                Some(1) => joint,
                _ => ";",
            };
            if let Some(clause) = member.within_item() {
                return Passage { parts: vec![Part::Clause(say!("{}{}", clause, end))] };
            }
            let Some(inner) = member.listing(0) else { return Passage::default() };
            let what = say!("{}:", inner.intro).tell_all(&member.told());
            let mut item = Passage { parts: vec![Part::Clause(what)] };
            item.list(false, condition_items(inner.all, &inner.members));
            item
        })
        .collect()
}

pub(super) fn joined(head: &Text, tail: &Text) -> Text {
    if head.is_empty() { tail.clone() } else { say!("{} {}", head, tail) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;
    use crate::render::text;

    fn told(writer: &Writer, action: &Action) -> String {
        let blocks = writer.write(action).blocks();
        let section = crate::document::Section {
            kind: crate::document::SectionKind::Turn,
            heading: "T".into(),
            blocks,
        };
        let document = crate::document::Document { title: "G".into(), sections: vec![section] };
        text(&document).lines().skip(5).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn cases_are_told_in_order() {
        let empty = Condition::fact(Role::To, "that square", "is empty", "is not empty");
        let action = Action::when(
            empty,
            Deed::you("stop", "").into(),
            Deed::you("remove", "the piece").into(),
        );
        assert_eq!(
            told(&Writer::command(), &action),
            "If that square is empty, stop. Otherwise, remove the piece."
        );
    }

    #[test]
    fn pieces_and_players_take_the_same_deed() {
        let step = Action::from(Deed::piece("one of your pawns", "move", "", "one square forward"));
        assert_eq!(told(&Writer::command(), &step), "Move one of your pawns one square forward.");
        assert_eq!(told(&Writer::piece("a pawn"), &step), "A pawn moves one square forward.");
    }
}
