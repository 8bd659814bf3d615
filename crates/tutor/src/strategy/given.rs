//! The heuristics that a description gives, merged over players and pieces.

use language::metadata::{Ai, HeuristicTerm, Heuristics, Weight};

use super::Feature;

/// Where a heuristic comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// An author wrote it.
    Written,
    /// A program learned it.
    Trained,
}

/// A heuristic of the description.
#[derive(Debug, Clone, PartialEq)]
pub struct Given {
    /// The feature.
    pub feature: Feature,
    /// How good it is to have more of it.
    pub weight: f64,
    /// Where it comes from.
    pub origin: Origin,
}

/// The heuristics that a description gives: those written by hand if there are any, else the trained ones.
pub fn given(ai: Option<&Ai>) -> Vec<Given> {
    let Some(ai) = ai else { return vec![] };
    let (heuristics, origin) = match (&ai.heuristics, &ai.trained_heuristics) {
        (Some(written), _) => (written, Origin::Written),
        (None, Some(trained)) => (trained, Origin::Trained),
        (None, None) => return vec![],
    };
    let mut all: Vec<(Feature, Vec<f64>)> = Vec::new();
    for (feature, weight) in terms(heuristics) {
        match all.iter_mut().find(|(known, _)| *known == feature) {
            Some((_, weights)) => weights.push(weight),
            None => all.push((feature, vec![weight])),
        }
    }
    all.into_iter()
        .filter_map(|(feature, weights)| Some(Given { feature, weight: agreed(&weights)?, origin }))
        .collect()
}

/// The mean of weights that agree in their sign: what is good for one player and bad for another is no advice.
fn agreed(weights: &[f64]) -> Option<f64> {
    let same =
        weights.iter().all(|weight| *weight > 0.0) || weights.iter().all(|weight| *weight < 0.0);
    same.then(|| weights.iter().sum::<f64>() / weights.len() as f64)
}

fn terms(heuristics: &Heuristics) -> Vec<(Feature, f64)> {
    let mut found = Vec::new();
    for term in heuristics.terms.iter().flat_map(|terms| terms.iter()) {
        let mut one =
            |feature, weight: Option<f32>| found.push((feature, f64::from(weight.unwrap_or(1.0))));
        match term {
            HeuristicTerm::MobilitySimple(it) => one(Feature::Mobility, it.weight),
            HeuristicTerm::MobilityAdvanced(it) => one(Feature::Mobility, it.weight),
            HeuristicTerm::Score(it) => one(Feature::Score, it.weight),
            HeuristicTerm::Influence(it) => one(Feature::Influence, it.weight),
            HeuristicTerm::InfluenceAdvanced(it) => one(Feature::Influence, it.weight),
            HeuristicTerm::LineCompletionHeuristic(it) => one(Feature::Lines, it.weight),
            HeuristicTerm::OwnRegionsCount(it) => one(Feature::OwnRegions, it.weight),
            HeuristicTerm::Material(it) => {
                pieces(Feature::Material, it.weight, it.piece_weights.as_deref(), &mut found)
            }
            HeuristicTerm::UnthreatenedMaterial(it) => {
                pieces(Feature::Material, it.weight, it.piece_weights.as_deref(), &mut found);
            }
            HeuristicTerm::CentreProximity(it) => {
                pieces(Feature::Centre, it.weight, it.piece_weights.as_deref(), &mut found);
            }
            HeuristicTerm::CornerProximity(it) => {
                pieces(Feature::Corners, it.weight, it.piece_weights.as_deref(), &mut found);
            }
            HeuristicTerm::SidesProximity(it) => {
                pieces(Feature::Sides, it.weight, it.piece_weights.as_deref(), &mut found);
            }
            // These speak of regions by number, of who is to move, or of what depends on a map: nothing a player can be told
            // without knowing whether it holds, which play shows better.
            HeuristicTerm::RegionProximity(_)
            | HeuristicTerm::PlayerRegionsProximity(_)
            | HeuristicTerm::PlayerSiteMapCount(_)
            | HeuristicTerm::ComponentValues(_)
            | HeuristicTerm::CurrentMoverHeuristic(_)
            | HeuristicTerm::Intercept(_)
            | HeuristicTerm::NullHeuristic(_) => {}
        }
    }
    found
}

/// A feature for each named piece, or for all pieces.
fn pieces(
    feature: impl Fn(String) -> Feature,
    weight: Option<f32>,
    weights: Option<&[Weight]>,
    found: &mut Vec<(Feature, f64)>,
) {
    let weight = f64::from(weight.unwrap_or(1.0));
    match weights {
        Some(weights) => {
            for pair in weights {
                let name = pair.name.trim_end_matches(|c: char| c.is_ascii_digit());
                found.push((feature(name.to_owned()), weight * f64::from(pair.weight)));
            }
        }
        None => found.push((feature(String::new()), weight)),
    }
}

#[cfg(test)]
mod tests {
    use super::agreed;

    #[test]
    fn players_must_agree() {
        assert_eq!(agreed(&[1.0, 3.0]), Some(2.0));
        assert_eq!(agreed(&[1.0, -3.0]), None);
        assert_eq!(agreed(&[1.0, 0.0]), None);
    }
}
