//! Whether a tally or a noted number is blank, or of a certain size.

use language::ints::Int;

use super::{Comparison, relation};
use crate::ints::number::measured;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::state::{VarUse, Written};
use crate::teller::Teller;

impl Teller<'_> {
    /// What rules write where a number is asked for that may be blank.
    fn may_be_blank(&self, int: &Int) -> Option<&Written> {
        match int {
            Int::Var(var) if self.state.vars.of_name(var.key.as_deref()) == VarUse::Noted => {
                self.state.blanks.var(var.key.as_deref())
            }
            Int::ValuePlayer(_) if !self.state.tokens && !self.state.players_keep_places => {
                self.state.blanks.tally.as_ref()
            }
            _ => None,
        }
    }

    /// "your tally is blank", "there is no number noted as ‘bid’", "your tally is blank or at most three".
    pub(super) fn is_blank(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        if let Int::Var(var) = left
            && measured(var.key.as_deref(), scope).is_some()
        {
            return None;
        }
        let written = self.may_be_blank(left)?;
        let value = self.number(right, scope);
        let constant = value.constant?;
        // What is blank counts as less than any number.
        let (below, limit) = match how {
            Comparison::Equal if constant == -1 => (true, 0),
            Comparison::Different if constant == -1 => (false, 0),
            Comparison::Equal | Comparison::Different => return None,
            Comparison::Less => (true, constant),
            Comparison::AtMost => (true, constant + 1),
            Comparison::More => (false, constant + 1),
            Comparison::AtLeast => (false, constant),
        };
        let subject = self.number(left, scope).text;
        let told = |text: Text| text.tell_all(value.text.told());
        if written.as_zero {
            if let Int::Var(var) = left {
                self.term("number from zero", var.id);
            }
            let zero = match limit {
                1 => Condition::fact(
                    Role::Other,
                    subject,
                    told("is zero".into()),
                    told("is not zero".into()),
                ),
                _ => return None,
            };
            return Some(if below { zero } else { zero.negated() });
        }
        let alone = written.is_blank_below(limit);
        let blank = match left {
            Int::Var(_) if alone => {
                let noted = match subject.as_str().strip_prefix("the ") {
                    Some(noted) => subject.reworded(noted),
                    None => return None,
                };
                let (no, yes) = (told(say!("is no {}", noted)), told(say!("is a {}", noted)));
                Condition::fact(Role::Other, "there", no, yes)
            }
            _ if alone => {
                let (yes, no) = (told("is blank".into()), told("is not blank".into()));
                Condition::fact(Role::Other, subject, yes, no)
            }
            _ => {
                let less = if below { how } else { how.opposite() };
                let empty = if matches!(left, Int::Var(_)) { "missing" } else { "blank" };
                let sized = relation(less, &value.text);
                let sized = sized.reworded(sized.as_str().trim_start_matches("is "));
                let (yes, no) =
                    (say!("is {} or {}", empty, sized), relation(less.opposite(), &value.text));
                Condition::fact(Role::Other, subject, yes, no)
            }
        };
        Some(if below { blank } else { blank.negated() })
    }
}
