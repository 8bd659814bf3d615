//! Effects as advice in words: alike ones in one sentence.

use super::weigh::Effect;
use super::{Advice, Feature, Importance, Strategy};

/// More advice than this is not remembered.
const MOST: usize = 8;

/// The advice for a game.
pub(super) fn tell(effects: &[Effect], given: bool, games: usize) -> Strategy {
    let greatest = effects.first().map_or(1.0, |effect| effect.strength.abs());
    let mut advice: Vec<Advice> = Vec::new();
    let mut done: Vec<&Feature> = Vec::new();
    for effect in effects {
        if done.contains(&&effect.feature) {
            continue;
        }
        let alike: Vec<&Effect> = effects
            .iter()
            .filter(|other| {
                same_kind(&other.feature, &effect.feature)
                    && other.strength.signum() == effect.strength.signum()
            })
            .collect();
        done.extend(alike.iter().map(|other| &other.feature));
        let importance = Importance::of_share(effect.strength.abs() / greatest);
        advice.push(Advice { text: sentence(&alike, effect.strength > 0.0), importance });
    }
    advice.truncate(MOST);
    let source = match (advice.is_empty(), given, games) {
        (true, ..) => String::new(),
        (_, true, 0) => {
            "This advice comes from the heuristics in the description of the game.".to_owned()
        }
        (_, true, _) => format!(
            "This advice comes from the heuristics in the description of the game and from {games} games played at random: \
             what those games contradict is left out."
        ),
        (_, false, _) => format!(
            "The description of this game gives no advice. This comes from {games} games played at random: it says what \
             the winners had more of."
        ),
    };
    Strategy { source, advice }
}

/// Whether two features are the same but for the piece.
fn same_kind(a: &Feature, b: &Feature) -> bool {
    std::mem::discriminant(a) == std::mem::discriminant(b)
}

fn sentence(alike: &[&Effect], more: bool) -> String {
    let names: Vec<String> = alike.iter().filter_map(|effect| piece(&effect.feature)).collect();
    let Some(first) = alike.first() else { return String::new() };
    match (&first.feature, more) {
        (Feature::Material(_), true) => match names.len() {
            0 => "Keep your pieces and take your opponents'.".to_owned(),
            1 => format!("Have more {} than your opponents.", names[0]),
            _ => format!(
                "Have more pieces than your opponents. In order of worth: {}.",
                names.join(", ")
            ),
        },
        (Feature::Material(_), false) => {
            format!(
                "Get rid of your {}.",
                if names.is_empty() { "pieces".to_owned() } else { list(&names) }
            )
        }
        (Feature::Mobility, true) => {
            "Keep as many moves open to you as you can, and few to your opponents.".to_owned()
        }
        (Feature::Mobility, false) => {
            "Few moves of your own are a good sign: leave the many moves to your opponents."
                .to_owned()
        }
        (Feature::Score, true) => "Score early: who leads in points tends to win.".to_owned(),
        (Feature::Score, false) => {
            "Do not score too soon: who leads in points tends to lose.".to_owned()
        }
        (Feature::Influence, true) => {
            "Spread out, so that your pieces reach as much of the board as they can.".to_owned()
        }
        (Feature::Influence, false) => "Keep your pieces together.".to_owned(),
        (Feature::Lines, true) => {
            "Build lines that can still be completed, and block those of your opponents.".to_owned()
        }
        (Feature::Lines, false) => "Do not build lines.".to_owned(),
        (Feature::Centre(_), more) => placed(&names, more, "the centre"),
        (Feature::Corners(_), more) => placed(&names, more, "the corners"),
        (Feature::Sides(_), more) => placed(&names, more, "the sides of the board"),
        (Feature::OwnRegions, true) => "Occupy the places that belong to you.".to_owned(),
        (Feature::OwnRegions, false) => "Leave the places that belong to you.".to_owned(),
    }
}

fn placed(names: &[String], near: bool, place: &str) -> String {
    let what = if names.is_empty() { "pieces".to_owned() } else { list(names) };
    if near {
        format!("Bring your {what} close to {place}.")
    } else {
        format!("Keep your {what} away from {place}.")
    }
}

/// The piece of a feature, as several of it are called.
fn piece(feature: &Feature) -> Option<String> {
    match feature {
        Feature::Material(name)
        | Feature::Centre(name)
        | Feature::Corners(name)
        | Feature::Sides(name) => (!name.is_empty()).then(|| plural(&spoken(name))),
        _ => None,
    }
}

/// The name of a piece as one says it: "SilverGeneral" is a silver general.
fn spoken(name: &str) -> String {
    let mut out = String::new();
    let mut low = false;
    for c in name.chars() {
        if c == '_' || c.is_uppercase() && low {
            out.push(' ');
        }
        low = c.is_lowercase();
        if c != '_' {
            out.extend(c.to_lowercase());
        }
    }
    out.trim().to_owned()
}

fn plural(name: &str) -> String {
    let stem = |cut: usize| &name[..name.len() - cut];
    if name.ends_with("man") {
        stem(2).to_owned() + "en"
    } else if name.ends_with('y') && !["ay", "ey", "oy", "uy"].iter().any(|end| name.ends_with(end))
    {
        stem(1).to_owned() + "ies"
    } else if ["s", "x", "ch", "sh", "z"].iter().any(|end| name.ends_with(end)) {
        name.to_owned() + "es"
    } else {
        name.to_owned() + "s"
    }
}

fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alike_effects_share_a_sentence() {
        let effect =
            |name: &str, strength| Effect { feature: Feature::Material(name.into()), strength };
        let told =
            tell(&[effect("Queen", 0.9), effect("WatchMan", 0.3), effect("Fox", -0.2)], true, 0);
        let texts: Vec<&str> = told.advice.iter().map(|advice| advice.text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "Have more pieces than your opponents. In order of worth: queens, watch men.",
                "Get rid of your foxes."
            ]
        );
        assert_eq!(told.advice[0].importance, Importance::VeryHigh);
    }
}
