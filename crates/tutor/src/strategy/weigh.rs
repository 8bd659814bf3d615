//! What a description gives against what play shows.

use super::given::{Given, Origin};
use super::words::piece;
use super::{Feature, Learned, Share, Tried};

/// How it is known that a feature is good to have.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Grounds {
    /// The description says so, and play says nothing of it.
    Given,
    /// Who was better off by it in play won more often.
    Seen {
        /// What became of those who were better off.
        better: Share,
        /// What became of the rest.
        worse: Share,
    },
    /// Who went by it on purpose got more points than are got at random.
    Tried {
        /// The points.
        points: f64,
        /// What is got at random.
        expected: f64,
        /// In how many games.
        games: usize,
    },
}

/// A feature with how good it is, as far as we can tell.
#[derive(Debug, Clone, PartialEq)]
pub struct Effect {
    /// The feature.
    pub feature: Feature,
    /// The player that it is about, where only one has such a thing.
    pub role: Option<usize>,
    /// How good more of it is, between -1 and 1.
    pub strength: f64,
    /// How that is known.
    pub grounds: Grounds,
}

/// So many standard errors the other way, play speaks against a heuristic.
const AGAINST: f64 = -2.0;
/// Fewer games than this show nothing.
const FEWEST: usize = 20;
/// Fewer wins than this, or fewer defeats, show nothing.
const RARE: usize = 6;
/// Correlations below this do not help a player even where they are certain.
const NOTICEABLE: f64 = 0.1;
/// How good the best heuristic of a description is taken to be where play says nothing of it.
const GIVEN: f64 = 0.5;

/// The effects that hold, the strongest first.
///
/// - Where play is sure, its sign counts; a heuristic that it contradicts is dropped.
/// - Where play is not sure, a heuristic written by hand is believed unless play leans against it, as random play does not see everything. A
///   trained one is not.
/// - A feature that play never saw vary cannot be worked for, so it is dropped.
/// - What nobody gave is added if play is sure of it, and it does not merely go along with something else.
/// - What was tried out and helped is added; what was tried out and did harm is dropped.
/// - To be close to the centre, away from the corners and away from the edge is much the same: the strongest of it is told.
pub fn weigh(given: &[Given], learned: &[Learned], tried: &[Tried]) -> Vec<Effect> {
    let shown = |feature: &Feature| learned.iter().find(|one| one.feature == *feature);
    let played = !learned.is_empty();
    let all = given.iter().map(|one| one.weight.abs()).fold(0.0, f64::max);
    let mut effects: Vec<Effect> = Vec::new();
    for heuristic in given {
        let share = if all > 0.0 { heuristic.weight / all } else { 0.0 };
        let play = shown(&heuristic.feature);
        let (strength, grounds) = match (play, heuristic.origin) {
            (Some(play), _) if sure(play) => {
                if play.correlation.signum() != heuristic.weight.signum() {
                    continue;
                }
                (play.correlation, seen(play))
            }
            (Some(play), Origin::Written)
                if play.confidence() * heuristic.weight.signum() > AGAINST =>
            {
                (share * GIVEN, Grounds::Given)
            }
            (None, Origin::Written) if !played => (share * GIVEN, Grounds::Given),
            _ => continue,
        };
        let role = play.and_then(|play| play.role);
        effects.push(Effect { feature: heuristic.feature.clone(), role, strength, grounds });
    }
    for play in learned.iter().filter(|one| sure(one) && one.independent.abs() >= one.threshold()) {
        let known = given.iter().any(|one| one.feature == play.feature);
        if !known {
            let (feature, role) = (play.feature.clone(), play.role);
            let grounds = seen(play);
            effects.push(Effect { feature, role, strength: play.correlation, grounds });
        }
    }
    // Few moves are a sign of winning where pieces leave the board or arrive; nobody wins by having few. Nor by what is still in hand: that
    // is a sign of a player who had better things to do.
    effects.retain(|effect| match effect.feature {
        Feature::Mobility => effect.strength > 0.0,
        Feature::Hand => effect.strength < 0.0,
        _ => true,
    });
    for one in tried.iter().filter(|one| one.helps()) {
        let strength = if one.more { one.gain() } else { -one.gain() };
        // A gain of half a point a game is as much as there can be.
        let strength = (2.0 * strength).clamp(-1.0, 1.0);
        effects.retain(|effect| effect.feature != one.feature || effect.role != one.role);
        let (points, expected, games) = (one.points, one.expected, one.games);
        let grounds = Grounds::Tried { points, expected, games };
        effects.push(Effect { feature: one.feature.clone(), role: one.role, strength, grounds });
    }
    effects.sort_by(|a, b| {
        b.strength.abs().total_cmp(&a.strength.abs()).then_with(|| a.feature.cmp(&b.feature))
    });
    let mut stands: Vec<(Option<usize>, String)> = Vec::new();
    effects.retain(|effect| {
        let name = piece(&effect.feature).filter(|_| is_stand(&effect.feature));
        name.is_none_or(|name| {
            let stand = (effect.role, name.to_owned());
            let new = !stands.contains(&stand);
            stands.push(stand);
            new
        })
    });
    effects
}

/// Whether a feature is about how close pieces are to the middle or the edge of the board.
fn is_stand(feature: &Feature) -> bool {
    matches!(feature, Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_))
}

fn seen(play: &Learned) -> Grounds {
    Grounds::Seen { better: play.better, worse: play.worse }
}

/// Whether those were told apart who won often enough and lost often enough: where one side nearly always wins, a game or two of the other
/// show nothing.
fn is_open(play: &Learned) -> bool {
    let (won, games) = (play.better.won + play.worse.won, play.better.games + play.worse.games);
    games == 0 || won >= RARE && games - won >= RARE
}

fn sure(play: &Learned) -> bool {
    play.games >= FEWEST
        && is_open(play)
        && play.confidence().abs() >= play.threshold()
        && play.correlation.abs() >= NOTICEABLE
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(feature: Feature, weight: f64, origin: Origin) -> Given {
        Given { feature, weight, origin }
    }

    fn learned(feature: Feature, correlation: f64) -> Learned {
        let sure = super::super::confidence(correlation, 400);
        let (better, worse) = (Share::default(), Share::default());
        Learned {
            feature,
            role: None,
            correlation,
            games: 400,
            better,
            worse,
            is_goal: false,
            independent: sure,
        }
    }

    #[test]
    fn what_play_contradicts_is_left_out() {
        let effects = weigh(
            &[given(Feature::Mobility, 1.0, Origin::Written)],
            &[learned(Feature::Mobility, -0.5)],
            &[],
        );
        assert_eq!(effects, []);
    }

    #[test]
    fn what_never_differs_is_left_out() {
        let material = Feature::Material("Disc".into());
        let effects = weigh(
            &[given(material, 1.0, Origin::Written)],
            &[learned(Feature::Mobility, 0.0)],
            &[],
        );
        assert_eq!(effects, []);
    }

    #[test]
    fn play_alone_is_enough_where_it_is_sure() {
        let effects =
            weigh(&[], &[learned(Feature::Score, 0.6), learned(Feature::Mobility, 0.05)], &[]);
        assert_eq!((effects.len(), &effects[0].feature), (1, &Feature::Score));
        assert!(matches!(effects[0].grounds, Grounds::Seen { .. }) && effects[0].strength == 0.6);
    }

    #[test]
    fn what_goes_along_with_something_else_is_not_added() {
        let along = Learned { independent: 0.0, ..learned(Feature::Influence, 0.5) };
        assert_eq!(weigh(&[], &[learned(Feature::Score, 0.6), along], &[]).len(), 1);
    }

    #[test]
    fn what_the_rules_make_one_expect_needs_less() {
        let weak = learned(Feature::Lines, 0.12);
        assert_eq!(weigh(&[], std::slice::from_ref(&weak), &[]), []);
        assert_eq!(weigh(&[], &[Learned { is_goal: true, ..weak }], &[]).len(), 1);
    }

    #[test]
    fn trained_heuristics_need_the_word_of_play() {
        let one = [given(Feature::Mobility, 1.0, Origin::Trained)];
        assert_eq!(weigh(&one, &[], &[]), []);
        assert_eq!(weigh(&one, &[learned(Feature::Mobility, 0.01)], &[]), []);
        assert_eq!(weigh(&one, &[learned(Feature::Mobility, 0.3)], &[]).len(), 1);
    }

    #[test]
    fn what_was_tried_out_counts_if_it_helped() {
        let one = |points| Tried {
            feature: Feature::Score,
            role: None,
            more: false,
            games: 40,
            points,
            squares: points,
            expected: 20.0,
            variance: 10.0,
        };
        assert_eq!(weigh(&[], &[], &[one(23.0)]), []);
        let effects = weigh(&[], &[], &[one(36.0)]);
        let grounds = Grounds::Tried { points: 36.0, expected: 20.0, games: 40 };
        let feature = Feature::Score;
        assert_eq!(effects, [Effect { feature, role: None, strength: -0.8, grounds }]);
    }

    #[test]
    fn the_middle_and_the_edge_are_spoken_of_once() {
        let disc = || "Disc".to_owned();
        let stands = [
            learned(Feature::Centre(disc()), 0.5),
            learned(Feature::Corners(disc()), -0.4),
            learned(Feature::Centre("Ring".to_owned()), 0.3),
        ];
        let told = weigh(&[], &stands, &[]);
        let features: Vec<&Feature> = told.iter().map(|one| &one.feature).collect();
        assert_eq!(features, [&stands[0].feature, &stands[2].feature]);
    }

    #[test]
    fn two_wins_show_nothing() {
        let share = |won, games| Share { won, games };
        let one = |won| Learned {
            role: Some(1),
            better: share(won, 60),
            worse: share(0, 84),
            ..learned(Feature::Material("Goat".into()), 0.3)
        };
        assert_eq!(weigh(&[], &[one(2)], &[]), []);
        assert_eq!(weigh(&[], &[one(20)], &[]).len(), 1);
    }

    #[test]
    fn nobody_is_told_to_have_few_moves() {
        assert_eq!(weigh(&[], &[learned(Feature::Mobility, -0.6)], &[]), []);
        assert_eq!(weigh(&[], &[learned(Feature::Hand, 0.6)], &[]), []);
    }
}
