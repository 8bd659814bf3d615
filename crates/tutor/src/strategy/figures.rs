//! How sure advice is, in figures, and where they come from.

use super::weigh::{Effect, Grounds};
use super::{Feature, Share, Words};

/// How it is known that an effect holds, in a sentence.
pub(super) fn figures(effect: &Effect, role: Option<usize>, words: &Words) -> String {
    match effect.grounds {
        Grounds::Given => {
            "The description of the game says so; random games do not tell.".to_owned()
        }
        Grounds::Tried { points, expected, games } => format!(
            "Tried out, this brought {} points in {games} games; moves at random would bring {}.",
            number(points),
            number(expected.round()),
        ),
        Grounds::Seen { better, .. } if better.games == 0 => String::new(),
        Grounds::Seen { better, worse } => {
            let did = ahead(&effect.feature, effect.strength > 0.0);
            match role {
                Some(role) => format!(
                    "{} won {} of the {} games in which this side {did} than usual, and {} of the {} others.",
                    words.at_the_beginning(role),
                    better.won,
                    better.games,
                    worse.won,
                    worse.games,
                ),
                None if words.players.len() > 2 => format!(
                    "Of those who {} than the others on average, {} won; of the rest, {}.",
                    of_several(did),
                    share(better),
                    share(worse),
                ),
                None => format!("Whoever {did} than the other won {} games.", share(better)),
            }
        }
    }
}

/// What one did, said of several.
fn of_several(did: &str) -> String {
    did.strip_prefix("was ").map_or_else(|| did.to_owned(), |rest| format!("were {rest}"))
}

/// What those did who were better off by a feature, before "than the others".
fn ahead(feature: &Feature, more: bool) -> &'static str {
    match (feature, more) {
        (Feature::Material(_) | Feature::Tops, true) => "had more of them",
        (Feature::Material(_) | Feature::Tops, false) => "had fewer of them",
        (Feature::Mobility, true) => "had more moves",
        (Feature::Score, true) => "had a higher score",
        (Feature::Score, false) => "had a lower score",
        (Feature::Progress, true) => "was further ahead",
        (Feature::Hindmost, true) => "had brought the last piece further",
        (Feature::Hindmost, false) => "had brought the last piece less far",
        (Feature::Exposed, false) => "had fewer pieces alone",
        (Feature::Lines, true) => "had a longer open line",
        (Feature::Connection, true) => "was closer to a whole chain",
        (Feature::Together, true) => "had more in one group",
        (Feature::Together, false) => "had less in one group",
        (Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_), true) => {
            "stood closer to it"
        }
        (Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_), false) => {
            "stood farther from it"
        }
        (Feature::Advance(_), true) => "stood further forward",
        (Feature::Advance(_), false) => "stood further back",
        (Feature::Influence, true) => "touched more of them",
        (Feature::Influence, false) => "touched fewer of them",
        (Feature::Taken, true) => "had taken more",
        (Feature::Store, true) => "had more in store",
        (Feature::OwnSeeds, true) => "had more on the own side",
        (Feature::OwnSeeds, false) => "had less on the own side",
        (Feature::Hand, true) => "had more in hand",
        (Feature::Hand, false) => "had less in hand",
        _ => "did this better",
    }
}

/// Where the figures of all advice come from.
pub(super) fn source(effects: &[Effect], contested: bool) -> String {
    let any = |is: fn(&Grounds) -> bool| effects.iter().any(|effect| is(&effect.grounds));
    let mut text = Vec::new();
    if any(|it| matches!(it, Grounds::Seen { .. })) {
        text.push(match contested {
            true => {
                "The games that were counted are such that somebody won, and in which everybody went for the end as far as one move \
                 ahead shows the way; they were looked at when more than half of their moves were made."
            }
            false => {
                "The games that were counted were played at random and won by somebody; they were looked at when more than half of \
                 their moves were made."
            }
        });
    }
    if any(|it| matches!(it, Grounds::Tried { .. })) {
        text.push(
            "What was tried out was done by one player, who had nothing else in mind, against players who moved at random. A win counts \
             one point, and a draw half a point. A game that took too long counts what moves at random would bring.",
        );
    }
    text.push("How much it matters to good players may differ.");
    text.join(" ")
}

fn share(share: Share) -> String {
    format!("{} of {}", share.won, share.games)
}

/// A number of points: half points are possible.
fn number(points: f64) -> String {
    let halves = (2.0 * points).round() as i64;
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn effect(grounds: Grounds) -> Effect {
        Effect { feature: Feature::Mobility, role: None, strength: 0.5, grounds }
    }

    #[test]
    fn what_is_known_is_told_in_figures() {
        let words =
            Words { players: vec!["White".to_owned(), "Black".to_owned()], ..Words::default() };
        let tried = effect(Grounds::Tried { points: 30.5, expected: 19.7, games: 40 });
        assert_eq!(
            figures(&tried, None, &words),
            "Tried out, this brought 30½ points in 40 games; moves at random would bring 20."
        );
        let share = |won, games| Share { won, games };
        let seen = effect(Grounds::Seen { better: share(70, 90), worse: share(20, 90) });
        assert_eq!(
            figures(&seen, None, &words),
            "Whoever had more moves than the other won 70 of 90 games."
        );
        assert_eq!(
            figures(&seen, Some(2), &words),
            "Black won 70 of the 90 games in which this side had more moves than usual, and 20 of the 90 others."
        );
    }

    #[test]
    fn several_players_are_spoken_of_in_the_plural() {
        assert_eq!(of_several("was further ahead"), "were further ahead");
        assert_eq!(of_several("had more moves"), "had more moves");
    }

    #[test]
    fn only_what_was_done_is_told_of() {
        let tried = effect(Grounds::Tried { points: 30.0, expected: 20.0, games: 40 });
        assert!(!source(std::slice::from_ref(&tried), false).contains("counted"));
        let seen = Grounds::Seen { better: Share::default(), worse: Share::default() };
        assert!(source(&[effect(seen)], true).contains("everybody went for the end"));
    }
}
