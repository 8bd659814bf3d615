//! A move with each of the dice.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::ForEachDie;
use language::refs::IndexOrRole;
use syntax::NodeId;

use crate::moves::landing;
use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(in crate::moves) fn for_each_die(&self, node: &ForEachDie, scope: &Scope) -> Action {
        let single = self.dice_noun() == "the die";
        let mut head: Text = if single { "with the die" } else { "with any die" }.into();
        let mut body = self.moves(&node.moves, scope);
        if let Some(test) = &node.condition {
            let condition = self.condition(test, scope);
            let (rest, told) = landing::unused(condition);
            // A die that has been used shows nothing until it is thrown again.
            let told = told.or_else(|| self.asks_for_a_number(test).then(Vec::new));
            if let Some(told) = told {
                let words = if single { "with the die" } else { "with any die not yet used" };
                head = Text::from(words).tell_all(&told);
            }
            let (rest, moves) = landing::reachable(rest, body);
            body = match (rest, moves) {
                (Condition::Always, moves) => moves,
                (rest, Action::Deed(mut deed)) => {
                    deed.demands.insert(0, ("this is allowed only if".into(), rest));
                    Action::Deed(deed)
                }
                (rest, moves) => {
                    head = say!("{} for which {}", head, self.squeezed(&rest));
                    moves
                }
            };
        }
        if matches!(node.combined, Some(Boolean::Constant(true))) {
            head = say!("{}, or with the total of several dice", head);
        }
        let twice = match &node.replay_double {
            None | Some(Boolean::Constant(false)) => None,
            Some(Boolean::Constant(true)) if self.doubles_always_count() => {
                self.term("double", node.id);
                None
            }
            Some(Boolean::Constant(true)) => Some("if all dice show the same number".into()),
            Some(test) => Some(say!(
                "if all dice show the same number and {}",
                self.squeezed(&self.condition(test, scope))
            )),
        };
        let twice = twice.map(|when: Text| {
            let deed = Deed::of("you", "use each die twice", when).tell(node.id);
            Action::from(Deed { plural: true, ..deed })
        });
        // Rules of several parts follow in sentences of their own; the die is taken up first.
        let action = match body {
            body @ Action::Deed(_) => {
                let each = Action::Each(head.tell(node.id), Box::new(body));
                Action::sequence([each].into_iter().chain(twice))
            }
            body => {
                let die = head.reworded(head.as_str().trim_start_matches("with "));
                let take = Deed::you("use", die).tell(node.id);
                Action::sequence([Action::from(take)].into_iter().chain(twice).chain([body]))
            }
        };
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    /// Whether a test holds only of dice that show a number.
    fn asks_for_a_number(&self, test: &Boolean) -> bool {
        let least = |left: &Int, right: &Int| {
            matches!(left, Int::Pips(_)).then(|| self.constant(right)).flatten()
        };
        match test {
            Boolean::And(node) => node.operands.iter().any(|test| self.asks_for_a_number(test)),
            Boolean::Equals(node) => match &node.right {
                IndexOrRole::Index(right) => least(&node.left, right).is_some_and(|at| at > 0),
                IndexOrRole::Role(_) => false,
            },
            Boolean::Gt(node) => least(&node.left, &node.right).is_some_and(|at| at >= 0),
            Boolean::Ge(node) => least(&node.left, &node.right).is_some_and(|at| at > 0),
            _ => false,
        }
    }

    /// Whether all uses of the dice allow for doubles: that is said once where there are several.
    fn doubles_always_count(&self) -> bool {
        let links = &self.state.links;
        let double = |node: NodeId| {
            links.children(node).iter().any(|part| {
                links.label(*part) == Some("replayDouble") && links.word(*part) == Some("True")
            })
        };
        links.clauses("forEach", "Die").count() > 1 && links.clauses("forEach", "Die").all(double)
    }
}
