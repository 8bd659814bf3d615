//! A number held against the same number of another player.

use language::ints::Int;

use super::{Comparison, relation};
use crate::plan::{Condition, Role};
use crate::realise::{Text, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// A number in fewer words than this is told in full.
const SHORT: usize = 7;

impl Teller<'_> {
    /// "the seeds in South's store plus … is less than the same total for North".
    pub(super) fn same_for_other(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let words = self.number_phrase(right, scope);
        if word_count(words.as_str()) < SHORT || crate::notes::is_marked(words.as_str()) {
            return None;
        }
        let own = self.number_phrase(left, scope);
        if !own.as_str().contains(" plus ") {
            return None;
        }
        let whose = self.counterpart(own.as_str(), words.as_str())?;
        let value = Text::from(format!("the same total for {whose}")).tell_all(words.told());
        let said = |how: Comparison| match how {
            Comparison::Equal => Text::from(format!("is equal to {value}")).tell_all(words.told()),
            Comparison::Different => {
                Text::from(format!("is not equal to {value}")).tell_all(words.told())
            }
            how => relation(how, &value),
        };
        let subject = self.number(left, scope).text;
        Some(Condition::fact(Role::Other, subject, said(how), said(how.opposite())))
    }

    /// Whose number it is, if it reads like another one with one player in the place of another.
    fn counterpart(&self, own: &str, other: &str) -> Option<String> {
        let names = self.players.names.iter().map(|name| (name.clone(), format!("{name}'s ")));
        let mut people: Vec<(String, String)> = names.collect();
        people.push(("your opponent".to_owned(), "your opponent's ".to_owned()));
        people.push(("you".to_owned(), "your ".to_owned()));
        for (_, mine) in people.iter().filter(|(_, mine)| own.contains(mine.as_str())) {
            for (name, theirs) in people.iter().filter(|(_, theirs)| theirs != mine) {
                let apart = !own.replace(mine, "").contains(theirs.as_str());
                if apart && own.replace(mine, theirs) == other {
                    return Some(name.clone());
                }
            }
        }
        None
    }
}
