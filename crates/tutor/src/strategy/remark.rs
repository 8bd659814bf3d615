//! What is said of strategy where no advice holds: why there is none.

use super::words::{and, piece};
use super::{Feature, Known, Tried, Words};

/// So many plans that did not help are named.
const NAMED: usize = 3;

/// What play was like, as far as it bears on what is wise.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Play {
    /// How many players there are.
    pub players: usize,
    /// How many games were played at random.
    pub games: usize,
    /// How many of them came to an end.
    pub finished: usize,
    /// How many of them somebody won.
    pub won: usize,
    /// The player who won all of them, if one did.
    pub always: Option<usize>,
    /// Whether anybody ever had more than one move to choose from.
    pub choice: bool,
    /// Whether chance plays a part.
    pub chance: bool,
    /// Whether pieces of others can be taken.
    pub captures: bool,
}

/// Why there is no advice, in some sentences.
pub(super) fn remark(known: &Known<'_>, words: &Words) -> String {
    let Play { players, games, finished, won, always, choice, chance, .. } = known.play;
    if players == 0 {
        return "Nobody has anything to decide: the rules play by themselves.".to_owned();
    }
    if games == 0 {
        return String::new();
    }
    if !choice && chance {
        return format!(
            "Luck decides everything: in {games} games, nobody ever had more than one move to choose from."
        );
    }
    if !choice {
        return format!(
            "There is nothing to decide: in {games} games, nobody ever had more than one move to choose from."
        );
    }
    if finished == 0 {
        return format!(
            "None of {games} games in which everybody moved at random came to an end, so they do not show what is wise."
        );
    }
    if won == 0 {
        return format!(
            "None of {finished} games in which everybody moved at random was won by anybody, so they do not show what is wise."
        );
    }
    // Whoever wins anyway does so by any plan.
    let always = always.map_or_else(String::new, |player| {
        let who = words.at_the_beginning(player);
        let other = (players == 2).then(|| words.player(3 - player));
        let handicap = other.map_or_else(String::new, |other| {
            format!(" Between players of unequal strength, the stronger one should play {other}.")
        });
        format!(
            "{who} won all of {won} games in which everybody moved at random, and has the easier task.{handicap} "
        )
    });
    let mut plans: Vec<String> = Vec::new();
    for plan in known.tried.iter().filter_map(|one| plan(one, words)) {
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    let luck = if chance { " Luck may weigh more than any of them." } else { "" };
    match plans.as_slice() {
        [] => format!(
            "{always}In {won} games that were played at random and won by somebody, winners had nothing clearly more often than losers, so \
             no simple advice can be given.{luck}"
        ),
        [plan] => format!(
            "{always}One simple plan was tried out against players who moved at random: {plan}. It did not clearly do better.{luck}"
        ),
        plans if plans.len() <= NAMED => format!(
            "{always}Simple plans were tried out against players who moved at random: {}. None of them clearly did better.{luck}",
            and(plans)
        ),
        plans => format!(
            "{always}{} simple plans were tried out against players who moved at random, such as {}. None of them clearly did \
             better.{luck}",
            plans.len(),
            and(&plans[..NAMED])
        ),
    }
}

/// What somebody did who went by a feature.
fn plan(tried: &Tried, words: &Words) -> Option<String> {
    let (feature, more) = (&tried.feature, tried.more);
    let pieces = piece(feature).filter(|name| !name.is_empty());
    let pieces = pieces.map_or("pieces", |name| words.plural(name));
    Some(match (feature, more) {
        (Feature::Material(_), true) => format!("having more {pieces} than the others"),
        (Feature::Material(_), false) => format!("having fewer {pieces} than the others"),
        (Feature::Mobility, true) => "keeping many moves open".to_owned(),
        (Feature::Confine, _) => "leaving the next player few moves".to_owned(),
        (Feature::Exposed, false) => "leaving no piece alone".to_owned(),
        (Feature::Score, true) => "scoring early".to_owned(),
        (Feature::Influence, true) => "spreading out".to_owned(),
        (Feature::Influence, false) => "staying compact".to_owned(),
        (Feature::Lines, true) => "building lines".to_owned(),
        (Feature::Connection, true) => "shortening the way of one\u{2019}s chain".to_owned(),
        (Feature::Together, true) => "keeping the pieces together".to_owned(),
        (Feature::Together, false) => "spreading the pieces".to_owned(),
        (Feature::Progress, true) => "hurrying along the track".to_owned(),
        (Feature::Hindmost, true) => "bringing up the hindmost pieces".to_owned(),
        (Feature::Hindmost, false) => "running ahead with some pieces".to_owned(),
        (Feature::Tops, true) => "being on top of many stacks".to_owned(),
        (Feature::Hand, true) => "keeping pieces in hand".to_owned(),
        (Feature::Hand, false) => "bringing pieces onto the board soon".to_owned(),
        (Feature::Taken, true) => "capturing early".to_owned(),
        (Feature::Store, true) => "filling one\u{2019}s store early".to_owned(),
        (Feature::OwnSeeds, true) => "keeping much on one\u{2019}s own side".to_owned(),
        (Feature::OwnSeeds, false) => "leaving little on one\u{2019}s own side".to_owned(),
        (Feature::Advance(_), true) => format!("going forward with the {pieces}"),
        (Feature::Advance(_), false) => format!("holding the {pieces} back"),
        (Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_), true) => {
            format!("bringing the {pieces} close to {}", words.spot(feature))
        }
        (Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_), false) => {
            format!("keeping the {pieces} away from {}", words.spot(feature))
        }
        (Feature::Capture, true) => "capturing whenever one can".to_owned(),
        (Feature::Capture, false) => "capturing only when one must".to_owned(),
        (Feature::Win, _) => "taking a win as soon as there is one".to_owned(),
        (Feature::Safety, _) => "leaving nobody else a win by the next move".to_owned(),
        (Feature::Guard, _) => "leaving few pieces in danger of being taken".to_owned(),
        (Feature::Near, true) => "staying close to the pieces of others".to_owned(),
        (Feature::Near, false) => "keeping away from the pieces of others".to_owned(),
        (Feature::Goal, _) => "making straight for what wins".to_owned(),
        // Nobody would call the others a plan.
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(feature: Feature) -> Tried {
        let (points, squares) = (12.0, 12.0);
        Tried {
            feature,
            role: None,
            more: true,
            games: 24,
            points,
            squares,
            expected: 12.0,
            variance: 6.0,
        }
    }

    fn told(play: Play, tried: &[Tried]) -> String {
        remark(&Known { tried, play, ..Known::default() }, &Words::default())
    }

    const PLAY: Play = Play {
        players: 2,
        games: 60,
        finished: 60,
        won: 60,
        always: None,
        choice: true,
        chance: true,
        captures: false,
    };

    #[test]
    fn who_always_wins_is_named() {
        let play = Play { always: Some(2), chance: false, ..PLAY };
        let text = told(play, &[tried(Feature::Guard)]);
        assert_eq!(
            text,
            "Player 2 won all of 60 games in which everybody moved at random, and has the easier task. Between players of unequal \
             strength, the stronger one should play player 1. One simple plan was tried out against players who moved at random: \
             leaving few pieces in danger of being taken. It did not clearly do better."
        );
    }

    #[test]
    fn games_without_a_choice_are_luck() {
        let text = told(Play { choice: false, ..PLAY }, &[]);
        assert!(text.starts_with("Luck decides everything: in 60 games"), "{text}");
        let text = told(Play { choice: false, chance: false, ..PLAY }, &[]);
        assert!(text.starts_with("There is nothing to decide"), "{text}");
    }

    #[test]
    fn plans_that_did_not_help_are_named() {
        let text = told(PLAY, &[tried(Feature::Mobility), tried(Feature::Win)]);
        assert_eq!(
            text,
            "Simple plans were tried out against players who moved at random: keeping many moves open and taking a win as soon as \
             there is one. None of them clearly did better. Luck may weigh more than any of them."
        );
    }

    #[test]
    fn games_without_an_end_show_nothing() {
        assert!(told(Play { finished: 0, ..PLAY }, &[]).contains("came to an end"));
        assert!(told(Play { won: 0, ..PLAY }, &[]).contains("won by anybody"));
    }
}
