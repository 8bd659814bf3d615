//! What a description gives against what play shows.

use super::given::{Given, Origin};
use super::{Feature, Learned};

/// A feature with how good it is, as far as we can tell.
#[derive(Debug, Clone, PartialEq)]
pub struct Effect {
    /// The feature.
    pub feature: Feature,
    /// How good more of it is, between -1 and 1.
    pub strength: f64,
}

/// So many standard errors away from nothing, play is believed.
const SURE: f64 = 3.0;
/// Fewer games than this show nothing.
const FEWEST: usize = 12;
/// Correlations below this do not help a player even where they are certain.
const NOTICEABLE: f64 = 0.08;

/// The effects that hold, the strongest first.
///
/// - Where play is sure, its sign counts; a heuristic that it contradicts is dropped.
/// - Where play is not sure, a heuristic written by hand is believed, as random play does not see everything. A trained one is not.
/// - A feature that play never saw differ between the players cannot be worked for, so it is dropped.
/// - What nobody gave is added if play is sure of it.
pub fn weigh(given: &[Given], learned: &[Learned]) -> Vec<Effect> {
    let shown = |feature: &Feature| learned.iter().find(|one| one.feature == *feature);
    let played = !learned.is_empty();
    let greatest = |kind: fn(&Feature) -> bool| {
        given
            .iter()
            .filter(|one| kind(&one.feature))
            .map(|one| one.weight.abs())
            .fold(0.0, f64::max)
    };
    let all = greatest(|_| true);
    let mut effects: Vec<Effect> = Vec::new();
    for heuristic in given {
        let share = if all > 0.0 { heuristic.weight / all } else { 0.0 };
        let strength = match (shown(&heuristic.feature), heuristic.origin) {
            (Some(play), _) if sure(play) => {
                if play.correlation.signum() != heuristic.weight.signum() {
                    continue;
                }
                play.correlation
            }
            (Some(_), Origin::Written) => share * 0.5,
            (None, Origin::Written) if !played => share * 0.5,
            _ => continue,
        };
        effects.push(Effect { feature: heuristic.feature.clone(), strength });
    }
    for play in learned.iter().filter(|one| sure(one)) {
        let known = given.iter().any(|one| one.feature == play.feature);
        if !known {
            effects.push(Effect { feature: play.feature.clone(), strength: play.correlation });
        }
    }
    effects.sort_by(|a, b| {
        b.strength.abs().total_cmp(&a.strength.abs()).then_with(|| a.feature.cmp(&b.feature))
    });
    effects
}

fn sure(play: &Learned) -> bool {
    play.games >= FEWEST && play.confidence().abs() >= SURE && play.correlation.abs() >= NOTICEABLE
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(feature: Feature, weight: f64, origin: Origin) -> Given {
        Given { feature, weight, origin }
    }

    fn learned(feature: Feature, correlation: f64) -> Learned {
        Learned { feature, correlation, games: 400 }
    }

    #[test]
    fn what_play_contradicts_is_left_out() {
        let effects = weigh(
            &[given(Feature::Mobility, 1.0, Origin::Written)],
            &[learned(Feature::Mobility, -0.5)],
        );
        assert_eq!(effects, []);
    }

    #[test]
    fn what_never_differs_is_left_out() {
        let material = Feature::Material("Disc".into());
        let effects =
            weigh(&[given(material, 1.0, Origin::Written)], &[learned(Feature::Mobility, 0.0)]);
        assert_eq!(effects, []);
    }

    #[test]
    fn play_alone_is_enough_where_it_is_sure() {
        let effects = weigh(&[], &[learned(Feature::Score, 0.6), learned(Feature::Mobility, 0.05)]);
        assert_eq!(effects, [Effect { feature: Feature::Score, strength: 0.6 }]);
    }

    #[test]
    fn trained_heuristics_need_the_word_of_play() {
        let one = [given(Feature::Mobility, 1.0, Origin::Trained)];
        assert_eq!(weigh(&one, &[]), []);
        assert_eq!(weigh(&one, &[learned(Feature::Mobility, 0.01)]), []);
        assert_eq!(weigh(&one, &[learned(Feature::Mobility, 0.3)]).len(), 1);
    }
}
