//! "a square that holds a piece other than a cannon": what is no piece of a kind, whoever owns it.

use language::words::Role;

use crate::plan::{Condition, Fact};
use crate::realise::{Text, plural, say, with_article};
use crate::teller::Teller;

impl Teller<'_> {
    /// The same condition, where it says of one place that it holds the piece of a kind of no player.
    pub(super) fn other_than(&self, condition: Condition) -> Condition {
        let Condition::All(mut members) = condition else { return condition };
        // Few conditions say so, and games may have hundreds of kinds.
        let lacks = |member: &Condition| matches!(member, Condition::Fact(fact) if fact.yes.as_str().starts_with("does not hold "));
        if !members.iter().any(lacks) {
            return Condition::All(members);
        }
        let owned = |role| role == Role::Each || crate::facts::number_of(role).is_some();
        let all_owned = |name: &str| {
            let mut alike = self.pieces.kinds.iter().filter(|kind| kind.spoken == name);
            self.players.count() > 1 && alike.all(|kind| owned(kind.role))
        };
        for kind in self.pieces.kinds.iter().filter(|kind| all_owned(&kind.spoken)) {
            while let Some((found, fact)) = self.held_by_nobody(&kind.spoken, &members) {
                let first = found[0];
                members[first] = fact;
                let mut index = 0;
                members.retain(|_| {
                    index += 1;
                    index - 1 == first || !found.contains(&(index - 1))
                });
            }
        }
        Condition::all(members)
    }

    /// The members that say that a place holds a kind of no player, and perhaps that it is occupied; and all this in one fact.
    fn held_by_nobody(&self, kind: &str, members: &[Condition]) -> Option<(Vec<usize>, Condition)> {
        let facts = |wanted: &dyn Fn(&Fact) -> bool| -> Option<usize> {
            members.iter().position(|member| matches!(member, Condition::Fact(it) if wanted(it)))
        };
        let lacks = |number: usize| {
            let owner = self.players.one(number).possessive();
            let many = format!("does not hold one of {owner} {}", plural(kind));
            let one = format!("does not hold {owner} {kind}");
            move |fact: &Fact| fact.yes.as_str() == many || fact.yes.as_str() == one
        };
        let first = facts(&lacks(1))?;
        let Condition::Fact(fact) = &members[first] else { return None };
        let subject = fact.subject.clone();
        let same = |other: &Fact| other.subject.as_str() == subject.as_str();
        let mut found = vec![first];
        for number in 2..=self.players.count() {
            let lacks = lacks(number);
            found.push(facts(&|other| same(other) && lacks(other))?);
        }
        let occupied = facts(&|other| same(other) && other.yes.as_str() == "is occupied");
        let one = with_article(kind);
        let (yes, no): (String, String) = match occupied {
            Some(_) => (
                format!("holds a {} other than {one}", self.pieces.word),
                format!("is empty or holds {one}"),
            ),
            None => (format!("holds no {kind}"), format!("holds {one}")),
        };
        found.extend(occupied);
        let told: Vec<_> = found.iter().flat_map(|index| members[*index].told()).collect();
        let role = fact.role;
        let (yes, no) = (Text::from(yes).tell_all(&told), Text::from(no).tell_all(&told));
        Some((found, Condition::fact(role, say!("{}", subject), yes, no)))
    }
}
