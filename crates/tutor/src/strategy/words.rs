//! Effects as advice in words: alike ones in one sentence.

use super::figures::{figures, source};
use super::reason::reason;
use super::weigh::Effect;
use super::{Advice, Feature, Importance, Known, Strategy, Words};

/// More advice than this is not remembered.
const MOST: usize = 6;

/// The advice for a game of which something is known.
pub(super) fn tell(effects: &[Effect], words: &Words, known: &Known<'_>) -> Strategy {
    let mut advice: Vec<Advice> = Vec::new();
    let mut done: Vec<&Effect> = Vec::new();
    let mut told: Vec<Effect> = Vec::new();
    for effect in effects {
        if advice.len() == MOST {
            break;
        }
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
        let pieces = match every {
            Some(_) => words.common(&alike),
            None => words.list(&alike),
        };
        let kinds = if every.is_some() { 1 } else { alike.len() };
        let captures = known.play.captures;
        let counsel = Teller { words, effect, role, pieces, captures }.sentence(kinds);
        let why = reason(&effect.feature, effect.strength > 0.0, known.aims).map(str::to_owned);
        let parts = [Some(counsel), why, Some(figures(effect, effect.role, words))];
        let parts: Vec<String> = parts.into_iter().flatten().filter(|it| !it.is_empty()).collect();
        let importance = Importance::of_effect(effect.strength.abs());
        advice.push(Advice { text: parts.join(" "), importance });
        told.push(effect.clone());
    }
    let source = if advice.is_empty() { String::new() } else { source(&told, known.contested) };
    Strategy { source, advice, ..Strategy::default() }
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

    /// The name of a player at the beginning of a sentence: it may begin with an article.
    pub(super) fn at_the_beginning(&self, number: usize) -> String {
        capitalised(&self.player(number))
    }

    /// The part of the board that a feature speaks of, with the names of its places if they are few.
    pub(super) fn spot(&self, feature: &Feature) -> String {
        match feature {
            Feature::Corners(_) => "the corners".to_owned(),
            Feature::Sides(_) => "the edge of the board".to_owned(),
            _ if self.centre.is_empty() => "the centre".to_owned(),
            _ => format!("the centre ({})", and(&self.centre)),
        }
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

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

struct Teller<'a> {
    words: &'a Words,
    effect: &'a Effect,
    /// The only player whom it is told to.
    role: Option<usize>,
    pieces: String,
    /// Whether pieces of others can be taken.
    captures: bool,
}

impl Teller<'_> {
    fn sentence(&self, kinds: usize) -> String {
        let text = match self.role {
            Some(role) => self.to_one(role),
            None => self.to_all(kinds),
        };
        capitalised(&text)
    }

    /// Advice for everybody.
    fn to_all(&self, kinds: usize) -> String {
        let (pieces, more) = (&self.pieces, self.effect.strength > 0.0);
        let (opponents, places) = (self.words.opponents(), &self.words.places);
        match (&self.effect.feature, more) {
            (Feature::Material(_), true) if kinds > 1 => format!(
                "Keep your pieces and take those of {opponents}. In order of worth: {pieces}."
            ),
            (Feature::Material(_), true) if self.captures => {
                format!("Keep your {pieces}, and take those of {opponents}.")
            }
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
            (Feature::Confine, _) => {
                format!("Choose moves after which {opponents} can do little.")
            }
            (Feature::Exposed, true) => {
                format!("Spread your pieces over many {places}, one on each.")
            }
            (Feature::Exposed, false) => format!(
                "Leave few pieces alone on their {places}: bring two or more together."
            ),
            (Feature::Score, true) => "Score early.".to_owned(),
            (Feature::Score, false) => {
                "Do not score too soon.".to_owned()
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
                "Hurry along the track: all your pieces together should be further ahead than those of others."
                    .to_owned()
            }
            (Feature::Progress, false) => "Do not hurry along the track.".to_owned(),
            (Feature::Hindmost, true) => {
                "Leave nobody behind: bring up the hindmost of your pieces.".to_owned()
            }
            (Feature::Hindmost, false) => {
                "Run ahead with some of your pieces, and let the hindmost wait.".to_owned()
            }
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
            (Feature::Taken, true) => "Capture early.".to_owned(),
            (Feature::Taken, false) => "Do not hurry to capture.".to_owned(),
            (Feature::Store, true) => "Fill your store early.".to_owned(),
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
            (feature, true) => format!("Bring your {pieces} close to {}.", self.words.spot(feature)),
            (feature, false) => format!("Keep your {pieces} away from {}.", self.words.spot(feature)),
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
            (Feature::Material(_), true, Some(other)) if self.captures => format!(
                "The {pieces} decide: {who} should lose as few of them as possible, {other} should take them."
            ),
            (Feature::Material(_), true, _) if self.captures => {
                format!("{who} should keep the {pieces}.")
            }
            (Feature::Material(_), true, _) => {
                format!("{who} should have as many {pieces} on the board as possible.")
            }
            (Feature::Material(_), false, _) => {
                let does = if who.starts_with("the ") { "do" } else { "does" };
                format!("{who} {does} better with fewer {pieces} on the board.")
            }
            (Feature::Advance(_), true, _) => format!("{who} should go forward with the {pieces}."),
            (Feature::Advance(_), false, _) => format!("{who} should hold the {pieces} back."),
            (Feature::Together, true, _) => format!("{who} should keep the pieces together."),
            (Feature::Together, false, _) => format!("{who} should spread the pieces."),
            (Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_), true, _) => {
                format!(
                    "{who} should bring the {pieces} close to {}.",
                    self.words.spot(&self.effect.feature)
                )
            }
            (Feature::Centre(_) | Feature::Corners(_) | Feature::Sides(_), false, _) => {
                format!(
                    "{who} should keep the {pieces} away from {}.",
                    self.words.spot(&self.effect.feature)
                )
            }
            (Feature::Capture, true, _) => {
                format!("{who} should capture whenever that is possible.")
            }
            (Feature::Win, ..) => {
                format!("{who} should look for a move that wins at once before every move.")
            }
            (Feature::Safety, _, other) => format!(
                "{who} should see before every move that it leaves {} no move that wins at once.",
                other.unwrap_or_else(|| "the others".to_owned())
            ),
            (Feature::Mobility, true, other) => format!(
                "{who} should keep as many moves open as possible, and leave {} few.",
                other.unwrap_or_else(|| "the others".to_owned())
            ),
            (Feature::Confine, _, other) => format!(
                "{who} should choose moves after which {} can do little.",
                other.unwrap_or_else(|| "the next player".to_owned())
            ),
            (Feature::Influence, true, _) => format!(
                "{who} should spread the pieces, so that they touch many empty {}.",
                self.words.places
            ),
            (Feature::Influence, false, _) => format!(
                "{who} should stay compact, so that the pieces touch few empty {}.",
                self.words.places
            ),
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

#[cfg(test)]
mod tests {
    use super::super::weigh::Grounds;
    use super::super::{Play, Share};
    use super::*;

    /// Nothing was counted.
    const NONE: Grounds =
        Grounds::Seen { better: Share { won: 0, games: 0 }, worse: Share { won: 0, games: 0 } };

    fn words() -> Words {
        let plural = |name: &str, plural: &str| (name.to_owned(), plural.to_owned());
        Words {
            players: vec!["White".to_owned(), "Black".to_owned()],
            plurals: vec![plural("Queen", "queens"), plural("Sheep", "sheep")],
            places: "squares".to_owned(),
            centre: vec![],
        }
    }

    fn effect(name: &str, role: Option<usize>, strength: f64) -> Effect {
        Effect { feature: Feature::Material(name.into()), role, strength, grounds: NONE }
    }

    #[test]
    fn alike_effects_share_a_sentence() {
        let effects = [effect("Queen", None, 0.9), effect("Sheep", None, 0.3)];
        let told = tell(&effects, &words(), &Known::default());
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
    fn plans_that_look_ahead_are_told() {
        let told = |feature: Feature, role, strength| {
            let effect = Effect { feature, role, strength, grounds: NONE };
            tell(&[effect], &words(), &Known::default()).advice[0].text.clone()
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
        let told = tell(&effects, &words(), &Known::default());
        let texts: Vec<&str> = told.advice.iter().map(|advice| advice.text.as_str()).collect();
        assert_eq!(texts, ["Have fewer pieces left on the board than your opponent."]);
    }

    #[test]
    fn the_middle_of_the_board_is_named() {
        let centre = vec!["D4".to_owned(), "E5".to_owned()];
        let feature = Feature::Centre("Queen".to_owned());
        let effect = Effect { feature, role: None, strength: 0.5, grounds: NONE };
        let told = tell(&[effect], &Words { centre, ..words() }, &Known::default());
        assert_eq!(told.advice[0].text, "Bring your queens close to the centre (D4 and E5).");
    }

    #[test]
    fn what_one_player_has_is_told_to_both() {
        let play = Play { captures: true, ..Play::default() };
        let known = Known { play, ..Known::default() };
        let told = tell(&[effect("Sheep", Some(2), 0.3)], &words(), &known);
        assert_eq!(
            told.advice[0].text,
            "The sheep decide: Black should lose as few of them as possible, White should take them."
        );
        assert_eq!(told.advice[0].importance, Importance::Moderate);
    }
}
