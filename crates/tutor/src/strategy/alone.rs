//! Advice for a game for one: plans that solve it more often, or come closer, than moving at random.

use super::words::piece;
use super::{Advice, Feature, Importance, Known, Strategy, Words};

/// What came of going by a feature in a game for one.
#[derive(Debug, Clone, PartialEq)]
pub struct Alone {
    /// The feature.
    pub feature: Feature,
    /// Whether more of it was wanted, or less.
    pub more: bool,
    /// How many games were played so, and how many of them were solved.
    pub games: usize,
    /// How many of them were solved.
    pub solved: usize,
    /// In how many games of as many that were played at random the same was reached.
    pub at_random: usize,
    /// How many standard errors closer to the goal these games ended than those played at random.
    pub closer: f64,
}

/// So many standard errors closer, a plan is believed to help: some are tried for each game.
const SURE: f64 = 3.5;
/// More advice than this is not remembered.
const MOST: usize = 3;

/// The advice for a game for one.
pub(super) fn tell(known: &Known<'_>, words: &Words) -> Strategy {
    let mut helped: Vec<&Alone> = known.alone.iter().filter(|one| one.closer >= SURE).collect();
    helped.sort_by(|a, b| {
        (b.solved, b.closer).partial_cmp(&(a.solved, a.closer)).unwrap_or(std::cmp::Ordering::Equal)
    });
    helped.truncate(MOST);
    let advice: Vec<Advice> = helped
        .iter()
        .map(|one| Advice {
            text: format!("{} {}", sentence(one, words), figures(one)),
            importance: Importance::of_effect(one.closer / (one.closer + 8.0)),
        })
        .collect();
    if advice.is_empty() {
        let remark = remark(known);
        return Strategy { remark, ..Strategy::default() };
    }
    let source = "This comes from games that were played by one such plan and nothing else, against games that were played at random. \
                  Who thinks ahead as well will do better.";
    Strategy { source: source.to_owned(), advice, ..Strategy::default() }
}

fn remark(known: &Known<'_>) -> String {
    let play = known.play;
    if play.games > 0 && !play.choice {
        return format!(
            "There is nothing to decide: in {} games, there was never more than one move to choose from.",
            play.games
        );
    }
    match known.alone {
        [one] => format!(
            "One simple plan was tried out in {} games, and did not come clearly closer to the goal than moves made at random. It takes \
             thinking ahead.",
            one.games
        ),
        [one, ..] => format!(
            "Simple plans do not help: {} of them were tried out in {} games each, and none came clearly closer to the goal than moves \
             made at random. It takes thinking ahead.",
            known.alone.len(),
            one.games
        ),
        [] if play.games > 0 => {
            "No plans were compared in this game, so there is no advice.".to_owned()
        }
        [] => String::new(),
    }
}

fn figures(one: &Alone) -> String {
    match (one.solved, one.at_random) {
        (0, 0) => "Games played so came closer to the goal.".to_owned(),
        (solved, random) => format!(
            "Of {} games played so, {solved} reached the goal; of as many at random, {}.",
            one.games,
            if random == 0 { "none".to_owned() } else { random.to_string() }
        ),
    }
}

fn sentence(one: &Alone, words: &Words) -> String {
    let name = piece(&one.feature).filter(|name| !name.is_empty());
    let pieces = name.map_or("pieces", |name| words.plural(name));
    match (&one.feature, one.more) {
        (Feature::Mobility, true) => "Keep as many moves open as you can.".to_owned(),
        (Feature::Mobility, false) => format!(
            "Go first where few moves lead on: {} that are hard to reach are lost if they are left for later.",
            words.places
        ),
        (Feature::Together, true) => "Keep the pieces together.".to_owned(),
        (Feature::Together, false) => "Do not crowd the pieces together.".to_owned(),
        (Feature::Influence, true) => {
            format!("Keep many empty {} beside the pieces.", words.places)
        }
        (Feature::Influence, false) => {
            format!("Leave few empty {} beside the pieces.", words.places)
        }
        (Feature::Score, _) => "Score as soon as you can.".to_owned(),
        (Feature::Material(_), true) => format!("Keep the {pieces} on the board."),
        (Feature::Material(_), false) => format!("Clear the {pieces} away as soon as you can."),
        (feature, true) => format!("Bring the {pieces} close to {}.", words.spot(feature)),
        (feature, false) => format!("Keep the {pieces} away from {}.", words.spot(feature)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::Play;

    fn alone(feature: Feature, solved: usize, closer: f64) -> Alone {
        Alone { feature, more: false, games: 40, solved, at_random: 0, closer }
    }

    #[test]
    fn where_no_plan_was_tried_that_is_said() {
        let play = Play { players: 1, games: 9, choice: true, ..Play::default() };
        let told = tell(&Known { play, ..Known::default() }, &Words::default());
        assert!(told.remark.starts_with("No plans were compared"), "{}", told.remark);
    }

    #[test]
    fn a_plan_is_told_with_what_came_of_it() {
        let alone = [alone(Feature::Mobility, 31, 9.0), alone(Feature::Together, 0, 1.0)];
        let known = Known { alone: &alone, ..Known::default() };
        let words = Words { places: "squares".to_owned(), ..Words::default() };
        let told = tell(&known, &words);
        assert_eq!(told.advice.len(), 1);
        assert_eq!(
            told.advice[0].text,
            "Go first where few moves lead on: squares that are hard to reach are lost if they are left for later. Of 40 games \
             played so, 31 reached the goal; of as many at random, none."
        );
    }

    #[test]
    fn where_no_plan_helps_that_is_said() {
        let alone = [alone(Feature::Mobility, 0, 0.4)];
        let play = Play { players: 1, games: 40, choice: true, ..Play::default() };
        let told = tell(&Known { alone: &alone, play, ..Known::default() }, &Words::default());
        assert!(told.advice.is_empty() && told.remark.starts_with("One simple plan was tried out"));
        let alone = [alone[0].clone(), alone[0].clone()];
        let told = tell(&Known { alone: &alone, play, ..Known::default() }, &Words::default());
        assert!(told.advice.is_empty() && told.remark.starts_with("Simple plans do not help: 2"));
    }
}
