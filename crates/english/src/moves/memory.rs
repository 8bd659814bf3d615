//! Remembering and forgetting.

use language::moves::Moves;

use crate::ints::Sort;
use crate::ints::place::quoted;
use crate::ints::sort::sort;
use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// A value that is kept, as what it stands for.
    pub(crate) fn kept(&self, int: &language::ints::Int, scope: &Scope) -> Text {
        match sort(int) {
            Sort::Place => self.place(int, scope).text,
            Sort::Player => self.person(int, scope).name,
            Sort::Piece => say!("the {}", self.kind(int, scope)),
            _ => self.number(int, scope).text,
        }
    }

    pub(super) fn memory(&self, moves: &Moves, scope: &Scope) -> Action {
        let under = |name: &Option<Box<str>>| match name {
            Some(name) => format!(" as {}", quoted(name)),
            None => String::new(),
        };
        match moves {
            Moves::RememberValue(node) => {
                let mut rest = say!("{}{}", self.kept(&node.value, scope), under(&node.name));
                if matches!(node.unique, Some(language::booleans::Boolean::Constant(true))) {
                    rest = say!("{} (once only)", rest);
                }
                let deed = Deed::you("remember", rest).tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            Moves::RememberState(node) => {
                let deed = Deed::you("remember", "the position as it is now").tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            Moves::ForgetValue(node) => {
                let rest = say!("{}{}", self.kept(&node.value, scope), under(&node.name));
                let deed = Deed::you("forget", rest).tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            Moves::ForgetAll(node) => {
                let rest = say!("everything remembered{}", under(&node.name));
                let deed = Deed::you("forget", rest).tell(node.id);
                self.with_then(deed.into(), node.then.as_ref(), scope)
            }
            _ => Action::Nothing,
        }
    }
}
