//! Chance: dice, random moves, dealing.

use language::floats::Float;
use language::moves::{Deal, RandomSample, RandomWeighted, Roll};
use language::words::DealableKind;

use crate::plan::{Action, Deed};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn roll(&self, node: &Roll, scope: &Scope) -> Action {
        let deed = Deed::you("throw", self.dice_noun()).tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }

    /// "the dice", "the die", "the sticks".
    pub(crate) fn dice_noun(&self) -> &'static str {
        use language::equipment::Item;
        let mut count = 0;
        for item in self.items() {
            if let Item::Dice(dice) = item {
                count += dice.count;
            }
        }
        if count == 1 { "the die" } else { "the dice" }
    }

    pub(super) fn random_weighted(&self, node: &RandomWeighted, scope: &Scope) -> Action {
        let total: f32 = node.probas.iter().map(weight).sum();
        let mut members: Vec<Action> =
            vec![Deed::you("let", "chance decide which of these happens:").into()];
        for (i, moves) in node.moves.iter().enumerate() {
            let share = node.probas.get(i).map_or(0.0, weight);
            let percent = if total > 0.0 { share / total * 100.0 } else { 0.0 };
            let head: Text = format!("with a chance of {percent:.0} %").into();
            members.push(Action::Each(head, Box::new(self.moves(moves, scope))));
        }
        Action::sequence(members).tell(node.id)
    }

    pub(super) fn random_sample(&self, node: &RandomSample, scope: &Scope) -> Action {
        let number = self.number(&node.count, scope);
        let head = match number.constant {
            Some(1) => Text::from("chance picks one of the possible moves of this kind")
                .tell_all(number.text.told()),
            _ => say!("chance picks {} of the possible moves of this kind", number.text),
        };
        Action::sequence([
            Deed::of(head, "be", "").into_statement(),
            self.moves(&node.moves, scope),
        ])
        .tell(node.id)
    }

    pub(super) fn deal(&self, node: &Deal, scope: &Scope) -> Action {
        let what = match node.kind {
            DealableKind::Dominoes => "dominoes",
            DealableKind::Cards => "cards",
        };
        let mut rest = match &node.count {
            Some(count) => say!("{} {} to each player", self.number(count, scope).text, what),
            None => say!("{} to each player", what),
        };
        if let Some(first) = &node.begin_with {
            rest = say!("{}, beginning with {}", rest, self.person(first, scope).name);
        }
        let deed = Deed::you("deal", rest).tell(node.id);
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }
}

impl Deed {
    /// The subject alone is the statement.
    fn into_statement(self) -> Action {
        let subject = self.subject.clone().unwrap_or_default();
        let words = subject.as_str().to_owned();
        let (verb, rest) = words.split_once(' ').unwrap_or((words.as_str(), ""));
        Action::from(Deed::you(verb, subject.reworded(rest)))
    }
}

fn weight(float: &Float) -> f32 {
    match float {
        Float::Constant(value) => *value,
        _ => 1.0,
    }
}
