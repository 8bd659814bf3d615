//! Effects as advice in words: alike ones in one sentence.

use super::weigh::Effect;
use super::{Advice, Basis, Feature, Importance, Strategy, Words};

/// More advice than this is not remembered.
const MOST: usize = 6;

/// The advice for a game.
pub(super) fn tell(effects: &[Effect], words: &Words, basis: &Basis) -> Strategy {
    let mut advice: Vec<Advice> = Vec::new();
    let mut done: Vec<&Effect> = Vec::new();
    for effect in effects {
        if done.contains(&effect) {
            continue;
        }
        let every = of_every_player(effects, effect, words.players.len());
        let alike: Vec<&Effect> = match &every {
            Some(every) => every.clone(),
            None => effects.iter().filter(|other| alike(other, effect)).collect(),
        };
        done.extend(&alike);
        let role = effect.role.filter(|_| every.is_none());
        let teller = Teller { words, effect, role, pieces: words.list(&alike) };
        if every.is_some() {
            let teller = Teller { pieces: words.common(&alike), ..teller };
            let importance = Importance::of_effect(effect.strength.abs());
            advice.push(Advice { text: teller.sentence(1), importance });
            continue;
        }
        let importance = Importance::of_effect(effect.strength.abs());
        advice.push(Advice { text: teller.sentence(alike.len()), importance });
    }
    advice.truncate(MOST);
    let source = if advice.is_empty() { String::new() } else { source(basis) };
    Strategy { source, advice, ..Strategy::default() }
}

/// Where the advice comes from, in some sentences.
fn source(basis: &Basis) -> String {
    let how = match basis.contested {
        true => {
            "that somebody won, and in which everybody went for the end as far as one move ahead shows the way"
        }
        false => "that were played at random and won by somebody",
    };
    let mut text = match (basis.given, basis.games) {
        (true, 0) => {
            "This advice comes from the heuristics in the description of the game.".to_owned()
        }
        (true, games) => format!(
            "This advice comes from the heuristics in the description of the game and from {games} games {how}: what \
             those games contradict is left out."
        ),
        (false, _) if basis.tried.is_some() => {
            "The description of this game gives no advice.".to_owned()
        }
        (false, games) => format!(
            "The description of this game gives no advice. This comes from {games} games {how}: it says what the winners had \
             more of."
        ),
    };
    if let Some(games) = basis.tried {
        text += &format!(
            " It was tried out: in {games} games, a player who followed such advice and nothing else did clearly better against \
             players who moved at random."
        );
    }
    text + " How much it matters to good players may differ."
}

/// A list in words: "a, b and c".
pub(super) fn and<S: AsRef<str>>(items: &[S]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// The effects that say the same of one kind of piece of each player, if there is one for every player: pieces that go by a name of
/// their own on each side are one thing to advise about.
fn of_every_player<'e>(
    effects: &'e [Effect],
    effect: &Effect,
    players: usize,
) -> Option<Vec<&'e Effect>> {
    let same = |other: &&Effect| {
        std::mem::discriminant(&other.feature) == std::mem::discriminant(&effect.feature)
            && other.strength.signum() == effect.strength.signum()
            && other.role.is_some()
    };
    let all: Vec<&Effect> = effects.iter().filter(same).collect();
    let mut roles: Vec<usize> = all.iter().filter_map(|other| other.role).collect();
    roles.sort_unstable();
    (effect.role.is_some() && players > 1 && roles.into_iter().eq(1..=players)).then_some(all)
}

/// Whether two effects are the same but for the piece.
fn alike(a: &Effect, b: &Effect) -> bool {
    std::mem::discriminant(&a.feature) == std::mem::discriminant(&b.feature)
        && a.strength.signum() == b.strength.signum()
        && a.role == b.role
}

impl Words {
    /// The pieces of some effects: "queens, rooks and pawns"; just "pieces" for all of them.
    pub(super) fn list(&self, effects: &[&Effect]) -> String {
        let names: Vec<&str> = effects
            .iter()
            .filter_map(|effect| piece(&effect.feature))
            .filter(|name| !name.is_empty())
            .map(|name| self.plural(name))
            .collect();
        if names.is_empty() { "pieces".to_owned() } else { and(&names) }
    }

    /// What the pieces of some effects are called that are one thing to each player: by their name if they share it.
    fn common(&self, effects: &[&Effect]) -> String {
        let mut names: Vec<&str> = effects
            .iter()
            .filter_map(|effect| piece(&effect.feature))
            .map(|name| self.plural(name))
            .collect();
        names.dedup();
        match names.as_slice() {
            [only] if !only.is_empty() => (*only).to_owned(),
            _ => "pieces".to_owned(),
        }
    }

    pub(super) fn plural<'a>(&'a self, name: &'a str) -> &'a str {
        self.plurals.iter().find(|(known, _)| known == name).map_or(name, |(_, plural)| plural)
    }

    fn opponents(&self) -> &'static str {
        if self.players.len() > 2 { "your opponents" } else { "your opponent" }
    }

    pub(super) fn player(&self, number: usize) -> String {
        let name = number.checked_sub(1).and_then(|at| self.players.get(at));
        name.cloned().unwrap_or_else(|| format!("player {number}"))
    }
}

/// The piece of a feature.
pub(super) fn piece(feature: &Feature) -> Option<&str> {
    match feature {
        Feature::Material(name)
        | Feature::Centre(name)
        | Feature::Corners(name)
        | Feature::Sides(name)
        | Feature::Advance(name) => Some(name),
        _ => None,
    }
}

struct Teller<'a> {
    words: &'a Words,
    effect: &'a Effect,
    /// The only player whom it is told to.
    role: Option<usize>,
    pieces: String,
}

impl Teller<'_> {
    fn sentence(&self, kinds: usize) -> String {
        let text = match self.role {
            Some(role) => self.to_one(role),
            None => self.to_all(kinds),
        };
        // The name of a player may begin with an article.
        let mut letters = text.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    }

    /// Advice for everybody.
    fn to_all(&self, kinds: usize) -> String {
        let (pieces, more) = (&self.pieces, self.effect.strength > 0.0);
        let (opponents, places) = (self.words.opponents(), &self.words.places);
        match (&self.effect.feature, more) {
            (Feature::Material(_), true) if kinds > 1 => format!(
                "Keep your pieces and take those of {opponents}. In order of worth: {pieces}."
            ),
            (Feature::Material(_), true) => format!("Have more {pieces} than {opponents}."),
            (Feature::Material(_), false) => {
                format!("Have fewer {pieces} left on the board than {opponents}.")
            }
            (Feature::Mobility, true) => {
                format!("Keep as many moves open to you as you can, and leave {opponents} few.")
            }
            (Feature::Mobility, false) => {
                format!("Do not mind having few moves: leave the many to {opponents}.")
            }
            (Feature::Score, true) => "Score early: who leads in points by the middle of the game tends to win.".to_owned(),
            (Feature::Score, false) => {
                "Do not score too soon: who leads in points by the middle of the game tends to lose.".to_owned()
            }
            (Feature::Influence, true) => {
                format!("Spread out, so that your pieces touch many empty {places}.")
            }
            (Feature::Influence, false) => {
                format!("Stay compact: your pieces should touch few empty {places}.")
            }
            (Feature::Lines, true) => format!(
                "Build lines that can still be completed, several at once if you can, and block those of {opponents}."
            ),
            (Feature::Lines, false) => "Avoid building lines.".to_owned(),
            (Feature::Connection, true) => format!(
                "Count how many {places} your chain still needs, and need fewer than {opponents}: every move should \
                 shorten your way or lengthen theirs."
            ),
            (Feature::Connection, false) => "Do not hurry to connect.".to_owned(),
            (Feature::Together, true) => "Keep your pieces together in one group.".to_owned(),
            (Feature::Together, false) => {
                "Do not crowd your pieces into one group: spread them.".to_owned()
            }
            (Feature::Progress, true) => {
                "Hurry along the track: who is further ahead with all pieces together tends to win."
                    .to_owned()
            }
            (Feature::Progress, false) => "Do not hurry along the track.".to_owned(),
            (Feature::Tops, true) => "Control stacks: have a piece on top of as many as you can.".to_owned(),
            (Feature::Tops, false) => "Have a piece on top of few stacks only.".to_owned(),
            (Feature::Hand, true) => "Keep pieces in hand rather than placing them soon.".to_owned(),
            (Feature::Hand, false) => "Bring your pieces from your hand onto the board soon.".to_owned(),
            (Feature::Capture, true) => {
                format!("Take the pieces of {opponents} whenever you can.")
            }
            (Feature::Capture, false) => "Do not capture unless you must.".to_owned(),
            (Feature::Win, _) => format!(
                "Before every move, look for one that wins at once; {opponents} will do the same."
            ),
            (Feature::Safety, _) => format!(
                "Before every move, see that it leaves {opponents} no move that wins at once."
            ),
            (Feature::Guard, _) => format!(
                "Before every move, see which of your pieces {opponents} could take next, and leave as few of them in danger as you can."
            ),
            (Feature::Near, true) => format!("Keep your pieces close to those of {opponents}."),
            (Feature::Near, false) => {
                format!("Keep your pieces away from those of {opponents}.")
            }
            (Feature::Goal, _) => "Make straight for what wins: of your moves, choose one that brings you closer to it.".to_owned(),
            (Feature::Taken, true) => "Capture early: who has taken more by the middle of the game tends to win.".to_owned(),
            (Feature::Taken, false) => "Do not hurry to capture.".to_owned(),
            (Feature::Store, true) => "Fill your store early: who has more in it by the middle of the game tends to win.".to_owned(),
            (Feature::Store, false) => "Do not hurry to fill your store.".to_owned(),
            (Feature::OwnSeeds, true) => format!("Keep many pieces in the {places} on your own side."),
            (Feature::OwnSeeds, false) => format!("Leave few pieces in the {places} on your own side."),
            (Feature::OwnRegions, true) => format!("Occupy the {places} that belong to you."),
            (Feature::OwnRegions, false) => format!("Leave the {places} that belong to you."),
            (Feature::Advance(_), true) => {
                format!("Go forward: bring your {pieces} towards the side of {opponents}.")
            }
            (Feature::Advance(_), false) => {
                format!("Hold back: keep your {pieces} on your own side of the board.")
            }
            (feature, true) => format!("Bring your {pieces} close to {}.", spot(feature)),
            (feature, false) => format!("Keep your {pieces} away from {}.", spot(feature)),
        }
    }

    /// Advice about what only one player has.
    fn to_one(&self, role: usize) -> String {
        let (pieces, more) = (&self.pieces, self.effect.strength > 0.0);
        let who = self.words.player(role);
        let other = match (self.words.players.len(), role) {
            (2, 1) => Some(self.words.player(2)),
            (2, 2) => Some(self.words.player(1)),
            _ => None,
        };
        match (&self.effect.feature, more, other) {
            (Feature::Material(_), true, Some(other)) => format!(
                "The {pieces} decide: {who} should lose as few of them as possible, {other} should take them."
            ),
            (Feature::Material(_), true, None) => format!("{who} should keep the {pieces}."),
            (Feature::Material(_), false, _) => {
                let does = if who.starts_with("the ") { "do" } else { "does" };
                format!("{who} {does} better with fewer {pieces} on the board.")
            }
            (Feature::Advance(_), true, _) => format!("{who} should go forward with the {pieces}."),
            (Feature::Advance(_), false, _) => format!("{who} should hold the {pieces} back."),
            (Feature::Together, true, _) => format!("{who} should keep the pieces together."),
            (Feature::Together, false, _) => format!("{who} should spread the pieces."),
            (Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_), true, _) => {
                format!("{who} should bring the {pieces} close to {}.", spot(&self.effect.feature))
            }
            (Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_), false, _) => {
                format!("{who} should keep the {pieces} away from {}.", spot(&self.effect.feature))
            }
            (Feature::Capture, true, _) => {
                format!("{who} should capture whenever that is possible.")
            }
            (Feature::Win, ..) => {
                format!("{who} should look for a move that wins at once before every move.")
            }
            (Feature::Guard, ..) => format!(
                "{who} should leave as few pieces as possible in danger of being taken by the next move."
            ),
            (Feature::Near, more, other) => {
                let whose = other.unwrap_or_else(|| "the others".to_owned());
                let how =
                    if more { "keep the pieces close to" } else { "keep the pieces away from" };
                format!("{who} should {how} those of {whose}.")
            }
            (Feature::Goal, ..) => format!(
                "{who} should make straight for what wins, and choose moves that bring it closer."
            ),
            _ => format!("For {who}: {}", self.to_all(1)),
        }
    }
}

pub(super) fn spot(feature: &Feature) -> &'static str {
    match feature {
        Feature::Corners(_) => "the corners",
        Feature::Sides(_) => "the edge of the board",
        _ => "the centre",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let plural = |name: &str, plural: &str| (name.to_owned(), plural.to_owned());
        Words {
            players: vec!["White".to_owned(), "Black".to_owned()],
            plurals: vec![plural("Queen", "queens"), plural("Sheep", "sheep")],
            places: "squares".to_owned(),
        }
    }

    fn effect(name: &str, role: Option<usize>, strength: f64) -> Effect {
        Effect { feature: Feature::Material(name.into()), role, strength }
    }

    #[test]
    fn alike_effects_share_a_sentence() {
        let effects = [effect("Queen", None, 0.9), effect("Sheep", None, 0.3)];
        let told = tell(&effects, &words(), &Basis { given: true, ..Basis::default() });
        let texts: Vec<&str> = told.advice.iter().map(|advice| advice.text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "Keep your pieces and take those of your opponent. In order of worth: queens and sheep."
            ]
        );
        assert_eq!(told.advice[0].importance, Importance::VeryHigh);
    }

    #[test]
    fn it_is_said_in_which_games_advice_was_learned() {
        let at_random = Basis { games: 40, ..Basis::default() };
        assert!(
            source(&at_random)
                .contains("40 games that were played at random and won by somebody: it says")
        );
        let contested = Basis { contested: true, ..at_random };
        assert!(
            source(&contested).contains("everybody went for the end")
                && !source(&contested).contains("at random")
        );
    }

    #[test]
    fn plans_that_look_ahead_are_told() {
        let told = |feature: Feature, role, strength| {
            let effect = Effect { feature, role, strength };
            tell(&[effect], &words(), &Basis { games: 40, ..Basis::default() }).advice[0]
                .text
                .clone()
        };
        assert_eq!(
            told(Feature::Near, Some(1), -0.5),
            "White should keep the pieces away from those of Black."
        );
        assert_eq!(
            told(Feature::Guard, Some(2), 0.5),
            "Black should leave as few pieces as possible in danger of being taken by the next move."
        );
        assert_eq!(
            told(Feature::Goal, None, 0.5),
            "Make straight for what wins: of your moves, choose one that brings you closer to it."
        );
    }

    #[test]
    fn what_helps_each_player_alike_is_told_once() {
        let effects = [effect("Queen", Some(1), -0.4), effect("Sheep", Some(2), -0.3)];
        let told = tell(&effects, &words(), &Basis { games: 40, ..Basis::default() });
        let texts: Vec<&str> = told.advice.iter().map(|advice| advice.text.as_str()).collect();
        assert_eq!(texts, ["Have fewer pieces left on the board than your opponent."]);
    }

    #[test]
    fn what_one_player_has_is_told_to_both() {
        let told = tell(
            &[effect("Sheep", Some(2), 0.3)],
            &words(),
            &Basis { games: 40, ..Basis::default() },
        );
        assert_eq!(
            told.advice[0].text,
            "The sheep decide: Black should lose as few of them as possible, White should take them."
        );
        assert_eq!(told.advice[0].importance, Importance::Moderate);
    }
}
