//! What single dice show: "the first die shows six", "both dice show the same number".

use language::equipment::Item;
use language::ints::Int;

use super::Comparison;
use crate::plan::{Condition, Role};
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// A number on a die that is compared with a number, or with that on another die.
    pub(super) fn shown(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let die = |int: &Int| match int {
            Int::Face(face) => self.die(self.constant(&face.site)?),
            _ => None,
        };
        if !matches!(how, Comparison::Equal | Comparison::Different) {
            return None;
        }
        let (one, other) = (die(left)?, die(right));
        let told = [self.number(left, scope).text, self.number(right, scope).text];
        let told = told.each_ref().map(|text| text.told().to_vec()).concat();
        let condition = match other {
            Some(other) if one == other => return None,
            Some(other) => {
                let ordinal = |die: &str| die.trim_end_matches(" die").to_owned();
                let both = match self.number_of_dice() {
                    2 => "both dice".to_owned(),
                    _ => format!(
                        "{} and {} dice",
                        ordinal(&one),
                        ordinal(&other).trim_start_matches("the ")
                    ),
                };
                Condition::fact(Role::Other, both, "show the same number", "show different numbers")
            }
            None => {
                let value = self.number(right, scope);
                value.constant?;
                let (yes, no) =
                    (say!("shows {}", value.text), say!("does not show {}", value.text));
                Condition::fact(Role::Other, one, yes, no)
            }
        };
        let condition = condition.tell_all(&told);
        Some(if how == Comparison::Different { condition.negated() } else { condition })
    }

    /// How many dice the game has.
    fn number_of_dice(&self) -> usize {
        let dice = self.items().iter().map(|item| match item {
            Item::Dice(dice) => usize::try_from(dice.count).unwrap_or(0),
            _ => 0,
        });
        dice.sum()
    }
}
