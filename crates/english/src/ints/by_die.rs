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
        let links = &self.state.links;
        let total = links.whole(id).iter().any(|part| links.is(*part, "count", "Pips"));
        if total && self.dice_noun() != "the die" {
            return None;
        }
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
        let labels: Vec<String> = (1..=faces)
            .map(|face| {
                let place = place_for(int, 1, face)?;
                let same = (2..=players).all(|player| place_for(int, player, face) == Some(place));
                let label = self.places.label(i32::try_from(place).ok()?, None)?;
                same.then_some(label)
            })
            .collect::<Option<_>>()?;
        if let ([first, .., last], true) = (labels.as_slice(), is_run(&labels)) {
            let run = format!("the {site} given by the die ({first} to {last} for 1 to {faces})");
            return Some(Text::from(run).tell_all(&told));
        }
        let listed: Vec<String> =
            labels.iter().zip(1..).map(|(label, face)| format!("{label} for {face}")).collect();
        let places = listed.join(", ");
        Some(say!("the {} that the number on the die gives ({})", site, places).tell_all(&told))
    }

    /// Whether the number on the die is asked for when the die has been laid down: in what follows from its use.
    pub(super) fn is_after_the_die(&self, pips: NodeId) -> bool {
        let links = &self.state.links;
        let bound = links.ancestors(pips).find(|outer| {
            links.keyword(*outer) == Some("then") || links.is(*outer, "forEach", "Die")
        });
        bound.is_some_and(|bound| links.keyword(bound) == Some("then"))
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

/// Whether coordinates follow each other along a row: A1, B1, C1.
fn is_run(labels: &[String]) -> bool {
    let parts = |label: &String| {
        let mut letters = label.chars();
        Some((letters.next()?, letters.as_str().to_owned()))
    };
    let next = |pair: &[String]| {
        let (Some((one, row)), Some((other, same))) = (parts(&pair[0]), parts(&pair[1])) else {
            return false;
        };
        row == same && u32::from(one) + 1 == u32::from(other)
    };
    labels.len() > 2 && labels.windows(2).all(next)
}

/// The number of the place that a reckoning gives for the player to move and the number on the die.
fn place_for(int: &Int, mover: usize, pips: i64) -> Option<i64> {
    match int {
        Int::Constant(number) => Some(i64::from(*number)),
        Int::Pips(_) | Int::CountPips(_) => Some(pips),
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
