//! Places that the number on a die stands for, such as the point where a piece enters.

use language::booleans::Boolean;
use language::equipment::Item;
use language::ints::Int;
use language::refs::IndexOrRole;
use language::words::IsPlayerKind;
use syntax::NodeId;

use crate::realise::{Text, say};
use crate::teller::Teller;

/// Dice with more faces have no list of the places that they stand for.
const MOST_FACES: i64 = 8;

impl Teller<'_> {
    /// "the point of your path that the number on the die gives (1 is the first)", where a description reckons with the
    /// numbers of places and of the die.
    pub(super) fn by_die(&self, int: &Int) -> Option<Text> {
        let id = match int {
            Int::If(choice) => choice.id,
            Int::Add(sum) => sum.id,
            Int::Sub(sub) => sub.id,
            _ => return None,
        };
        let faces = self.plain_faces().filter(|faces| *faces <= MOST_FACES)?;
        let players = self.players.count();
        // What no die decides is told otherwise.
        let moves = |player: usize| place_for(int, player, 1) != place_for(int, player, 2);
        if !(1..=players).all(moves) {
            return None;
        }
        let site = self.site();
        let told: Vec<NodeId> = self.whole(id);
        let on_path = |player: usize| {
            let path = self.only_path(player)?;
            (1..=faces)
                .all(|face| {
                    let station = usize::try_from(face - 1).ok().and_then(|at| path.get(at));
                    let place = place_for(int, player, face);
                    place.is_some() && place == station.map(|station| i64::from(*station))
                })
                .then_some(())
        };
        if (1..=players).all(|player| on_path(player).is_some()) {
            let words = format!(
                "the {site} of your path that the number on the die gives (1 is the first {site})"
            );
            return Some(Text::from(words).tell_all(&told));
        }
        let listed: Vec<String> = (1..=faces)
            .map(|face| {
                let place = place_for(int, 1, face)?;
                let same = (2..=players).all(|player| place_for(int, player, face) == Some(place));
                let label = self.places.label(i32::try_from(place).ok()?, None)?;
                same.then(|| format!("{label} for {face}"))
            })
            .collect::<Option<_>>()?;
        let places = listed.join(", ");
        Some(say!("the {} that the number on the die gives ({})", site, places).tell_all(&told))
    }

    /// How many faces the dice have, if all show the numbers from one on.
    fn plain_faces(&self) -> Option<i64> {
        let mut dice = self.items().iter().filter_map(|item| match item {
            Item::Dice(dice) => Some(dice),
            _ => None,
        });
        let first = dice.next()?;
        let same = first.faces.is_none() && dice.all(|other| other.d == first.d);
        same.then(|| i64::from(first.d.unwrap_or(6)))
    }
}

/// The number of the place that a reckoning gives for the player to move and the number on the die.
fn place_for(int: &Int, mover: usize, pips: i64) -> Option<i64> {
    match int {
        Int::Constant(number) => Some(i64::from(*number)),
        Int::Pips(_) => Some(pips),
        Int::Mover(_) => i64::try_from(mover).ok(),
        Int::Add(sum) => sum.operands.iter().map(|part| place_for(part, mover, pips)).sum(),
        Int::Mul(product) => {
            product.operands.iter().map(|part| place_for(part, mover, pips)).product()
        }
        Int::Sub(sub) => {
            let left = sub.left.as_ref().map_or(Some(0), |left| place_for(left, mover, pips))?;
            Some(left - place_for(&sub.right, mover, pips)?)
        }
        Int::If(choice) => {
            let Boolean::IsPlayer(test) = &choice.condition else { return None };
            let IndexOrRole::Role(role) = &test.player else { return None };
            let number = crate::facts::number_of(*role)?;
            if test.kind != IsPlayerKind::Mover {
                return None;
            }
            let branch = if number == mover { &choice.then } else { &choice.otherwise };
            place_for(branch, mover, pips)
        }
        _ => None,
    }
}
