//! Players and what they are called.

use std::sync::atomic::{AtomicUsize, Ordering};

use language::game::{Game, Players as Declared, Rules};
use language::metadata::{Colour, GraphicsItem, Metadata};
use language::start::StartRule;
use language::words::{AbsoluteDirection, Role};

use crate::realise::{Text, say, third_person};

/// The players of a game.
#[derive(Debug, Clone)]
pub struct Players {
    /// Their names: colours, seats or numbers.
    pub names: Vec<String>,
    /// The direction each of them faces, where they have one.
    pub facing: Vec<Option<AbsoluteDirection>>,
    /// The partner of each player who has one and no more, by number; 0 for the others.
    partners: Vec<usize>,
    /// The player who is spoken to, while a rule is told that holds for either of two with what is theirs.
    reader: Reader,
    /// The player who is called the previous one, while a rule is told that holds whoever that is.
    previous: Reader,
}

/// A player who is spoken to, by number; 0 stands for nobody. What is told of a game is read by several threads at once, though only one
/// tells it.
#[derive(Debug, Default)]
struct Reader(AtomicUsize);

impl Reader {
    fn get(&self) -> Option<usize> {
        Some(self.0.load(Ordering::Relaxed)).filter(|player| *player > 0)
    }

    fn set(&self, player: Option<usize>) {
        self.0.store(player.unwrap_or(0), Ordering::Relaxed);
    }
}

impl Clone for Reader {
    fn clone(&self) -> Self {
        Self(AtomicUsize::new(self.0.load(Ordering::Relaxed)))
    }
}

/// Somebody in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// "you", "your opponent", "White".
    pub name: Text,
    /// Whether the person is spoken to.
    pub second: bool,
    /// Whether there are several.
    pub plural: bool,
}

/// Colours that make good names.
const COLOURS: [&str; 19] = [
    "White",
    "Black",
    "Grey",
    "Red",
    "Green",
    "Blue",
    "Yellow",
    "Pink",
    "Cyan",
    "Brown",
    "Purple",
    "Magenta",
    "Turquoise",
    "Orange",
    "Burgundy",
    "Gold",
    "Silver",
    "Bronze",
    "Cream",
];

impl Players {
    /// Names the players of a game.
    pub fn of(game: &Game, metadata: Option<&Metadata>, seats: bool) -> Self {
        let (count, facing) = match &game.players {
            Declared::Count(count) => (usize::try_from(count.count).unwrap_or(0), vec![]),
            Declared::Facing(list) => (
                list.players.len(),
                list.players.iter().map(|player| Some(player.direction)).collect(),
            ),
        };
        let count = count.min(16);
        let mut facing: Vec<Option<AbsoluteDirection>> = facing;
        facing.resize(count, None);
        let names = given_names(count, metadata)
            .or_else(|| colours(count, metadata))
            .unwrap_or_else(|| default_names(count, seats));
        let partners = partners(game, count);
        Self { names, facing, partners, reader: Reader::default(), previous: Reader::default() }
    }

    /// Forgets who plays together: teams change in the course of the game.
    pub(crate) fn without_partners(&mut self) {
        self.partners.clear();
    }

    /// "Player 1 to Player 6", where there are more than two and all are known by their numbers alone.
    pub fn range(&self) -> Option<String> {
        let numbered = self.count() > 2 && self.names == default_names(self.count(), false);
        numbered.then(|| format!("{} to {}", self.names[0], self.names[self.count() - 1]))
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.names.len()
    }

    /// The name of a player, counted from one.
    pub fn name(&self, number: usize) -> String {
        self.names
            .get(number.wrapping_sub(1))
            .cloned()
            .unwrap_or_else(|| format!("player {number}"))
    }

    /// What is said of each player, in words that fit all of them, if it is the same but for the player's name.
    pub fn same_for_all(&self, numbers: &[Option<usize>], said: &[Vec<Text>]) -> Option<Vec<Text>> {
        let mut common: Option<Vec<Text>> = None;
        for (number, texts) in numbers.iter().zip(said) {
            let owner = self.one((*number)?).possessive();
            let own: Vec<Text> = texts
                .iter()
                .map(|text| text.reworded(text.as_str().replace(owner.as_str(), "their own")))
                .collect();
            let stays = |text: &Text| self.names.iter().any(|name| text.as_str().contains(name));
            if own.iter().any(stays) {
                return None;
            }
            match &mut common {
                None => common = Some(own),
                Some(known) => {
                    let same = known.len() == own.len()
                        && known.iter().zip(&own).all(|(a, b)| a.as_str() == b.as_str());
                    if !same {
                        return None;
                    }
                    for (known, more) in known.iter_mut().zip(&own) {
                        *known = std::mem::take(known).tell_all(more.told());
                    }
                }
            }
        }
        common
    }

    /// Speaks to one of two players from now on, by whatever name a rule calls them, or to nobody in particular.
    pub(crate) fn speak_to(&self, reader: Option<usize>) {
        self.reader.set(reader);
    }

    /// Calls one of the players the previous one from now on, by whatever name a rule calls them, or nobody.
    pub(crate) fn call_previous(&self, player: Option<usize>) {
        self.previous.set(player);
    }

    /// The player who is spoken to, or spoken of by the order of play.
    pub(crate) fn reader(&self) -> Option<usize> {
        self.reader.get().or(self.previous.get())
    }

    /// The player of that number in a sentence: "White", "the Rebels".
    pub fn one(&self, number: usize) -> Person {
        match self.reader.get() {
            Some(reader) if reader == number => return Person::you(),
            Some(reader) if reader + number == 3 && self.count() == 2 => {
                return Person::third("your opponent");
            }
            Some(reader) if number > 0 && self.partners.get(reader - 1) == Some(&number) => {
                return Person::third("your partner");
            }
            _ => {}
        }
        if self.previous.get() == Some(number) {
            return Person::third("the previous player");
        }
        let name = self.name(number);
        if is_crowd(&name) { Person::several(format!("the {name}")) } else { Person::third(name) }
    }

    /// Whether a player is called like the pieces of a kind.
    pub fn named_after(&self, number: usize, kind: &str) -> bool {
        let name = self.name(number).to_lowercase();
        name == kind || name == crate::realise::plural(kind)
    }

    /// Who is behind a role, told to the player whose turn it is.
    pub fn person(&self, role: Role, that_player: &Text) -> Person {
        let two = self.count() == 2;
        let other =
            |two_players: &str, more: &str| Person::third(if two { two_players } else { more });
        let alone = matches!(role, Role::P1 | Role::Next | Role::Prev | Role::Each | Role::All);
        if self.count() == 1 && alone {
            return Person::you();
        }
        if let Some(number) = number_of(role) {
            return self.one(number);
        }
        if let Some(team) = team_of(role) {
            return Person::third(format!("team {team}"));
        }
        match role {
            Role::Mover => Person::you(),
            Role::Next => other("your opponent", "the next player"),
            Role::Prev => other("your opponent", "the previous player"),
            Role::Enemy if two => Person::third("your opponent"),
            Role::Enemy => Person::several("your opponents"),
            Role::NonMover if two => Person::third("your opponent"),
            Role::NonMover => Person::several("the other players"),
            Role::Friend => Person::third("your side"),
            Role::Ally => Person::third("your partner"),
            Role::TeamMover => Person::third("your team"),
            Role::Each => Person::third("each player"),
            Role::Neutral => Person::third("nobody"),
            Role::Shared | Role::All => {
                Person::several(if two { "both players" } else { "all players" })
            }
            Role::Player => Person::third(that_player.clone()),
            _ => Person::third("a player"),
        }
    }
}

/// Whether a side is called by a plural: "Rebels", "Attackers".
pub(crate) fn is_crowd(name: &str) -> bool {
    let one = ["ss", "us", "os", "is"].iter().any(|end| name.ends_with(end));
    name.ends_with('s') && !one && name.len() > 3
}

/// The number of a player that a role names.
pub(crate) fn number_of(role: Role) -> Option<usize> {
    role.word().strip_prefix('P').and_then(|number| number.parse().ok())
}

/// The number of a team that a role names.
pub(crate) fn team_of(role: Role) -> Option<usize> {
    role.word().strip_prefix("Team").and_then(|number| number.parse().ok())
}

impl Person {
    /// The player whose turn it is.
    pub fn you() -> Self {
        Self { name: "you".into(), second: true, plural: false }
    }

    /// One other person.
    pub fn third(name: impl Into<Text>) -> Self {
        Self { name: name.into(), second: false, plural: false }
    }

    /// Several persons.
    pub fn several(name: impl Into<Text>) -> Self {
        Self { name: name.into(), second: false, plural: true }
    }

    /// "have" or "has".
    pub fn verb(&self, base: &str) -> String {
        match (base, self.second || self.plural) {
            ("be", true) => "are".to_owned(),
            (_, true) => base.to_owned(),
            (_, false) => third_person(base),
        }
    }

    /// "your", "White's", "the other players'".
    pub fn possessive(&self) -> Text {
        if self.second {
            return self.name.reworded("your");
        }
        if self.name.as_str() == "nobody" {
            return self.name.reworded("neutral");
        }
        if self.name.as_str().ends_with('s') {
            say!("{}'", self.name)
        } else {
            say!("{}'s", self.name)
        }
    }
}

/// The partner of each player in a team of two.
fn partners(game: &Game, count: usize) -> Vec<usize> {
    let start = match &game.rules {
        Rules::Simple(rules) => rules.start.as_ref(),
        Rules::Phased(rules) => rules.start.as_ref(),
    };
    let mut partners = vec![0; count];
    for rule in start.iter().flat_map(|start| start.rules.iter()) {
        let StartRule::SetTeam(team) = rule else { continue };
        let members: Option<Vec<usize>> = team.roles.iter().map(|role| number_of(*role)).collect();
        if let Some([one, other]) = members.as_deref()
            && (1..=count).contains(one)
            && (1..=count).contains(other)
        {
            partners[*one - 1] = *other;
            partners[*other - 1] = *one;
        }
    }
    partners
}

fn graphics(metadata: Option<&Metadata>) -> &[GraphicsItem] {
    metadata.and_then(|metadata| metadata.graphics.as_ref()).map_or(&[], |graphics| &graphics.items)
}

fn given_names(count: usize, metadata: Option<&Metadata>) -> Option<Vec<String>> {
    let mut names = vec![None; count];
    for item in graphics(metadata) {
        if let GraphicsItem::PlayerName(given) = item
            && let Some(number) = number_of(given.role)
            && let Some(slot) = names.get_mut(number - 1)
        {
            let plain =
                given.name.chars().all(|c| c.is_alphabetic() || c == ' ') && !given.name.is_empty();
            *slot = plain.then(|| without_article(&given.name));
        }
    }
    all_different(names)
}

/// A side that is called by a plural gets its article in the sentence: "the Hares" → "Hares".
fn without_article(name: &str) -> String {
    match name.split_once(' ') {
        Some(("the" | "The", rest)) if is_crowd(rest) => rest.to_owned(),
        Some(("The", rest)) => format!("the {rest}"),
        _ => name.to_owned(),
    }
}

fn colours(count: usize, metadata: Option<&Metadata>) -> Option<Vec<String>> {
    let mut names = vec![None; count];
    for item in graphics(metadata) {
        if let GraphicsItem::PlayerColour(given) = item
            && let Some(number) = number_of(given.role)
            && let Some(slot) = names.get_mut(number - 1)
            && let Colour::NamedColour(colour) = &given.colour
        {
            let word = colour.name.word();
            let plain = ["VeryLight", "Light", "Dark"];
            let plain = match word {
                // What is nearly black is called so.
                "VeryDarkGrey" => "Black",
                _ => plain.iter().find_map(|shade| word.strip_prefix(shade)).unwrap_or(word),
            };
            *slot = COLOURS.contains(&plain).then(|| plain.to_owned());
        }
    }
    // One colour alone settles a game of two: the other one keeps its usual colour.
    if count == 2 && names.iter().filter(|name| name.is_some()).count() == 1 {
        for (slot, usual) in names.iter_mut().zip(["White", "Black"]) {
            slot.get_or_insert_with(|| usual.to_owned());
        }
    }
    all_different(names)
}

fn all_different(names: Vec<Option<String>>) -> Option<Vec<String>> {
    let names: Vec<String> = names.into_iter().collect::<Option<_>>()?;
    let mut sorted = names.clone();
    sorted.sort();
    sorted.dedup();
    (sorted.len() == names.len()).then_some(names)
}

fn default_names(count: usize, seats: bool) -> Vec<String> {
    match (count, seats) {
        (2, true) => vec!["South".into(), "North".into()],
        (2, false) => vec!["White".into(), "Black".into()],
        _ => (1..=count).map(|number| format!("Player {number}")).collect(),
    }
}
