//! Kinds of pieces and what they are called.

use language::equipment::Item;
use language::game::{Game, Players};
use language::moves::Moves;
use language::words::Role;
use syntax::NodeId;

use crate::realise::{Text, listed_or, piece_name, plural, spoken_name};

/// The kinds of pieces of a game.
#[derive(Debug, Clone)]
pub struct Pieces<'a> {
    /// The kinds in the order of the description.
    pub kinds: Vec<Kind<'a>>,
    /// What any piece is called: the name of the only kind, else "piece".
    pub word: String,
}

/// A kind of piece.
#[derive(Debug, Clone)]
pub struct Kind<'a> {
    /// Its name in the description.
    pub name: &'a str,
    /// Its name as words.
    pub spoken: String,
    /// Who owns pieces of this kind.
    pub role: Role,
    /// The rule by which it moves.
    pub generator: Option<&'a Moves>,
    /// The node that declares it.
    pub id: NodeId,
}

impl<'a> Pieces<'a> {
    /// The pieces of a game.
    pub fn of(game: &'a Game) -> Self {
        let items = &game.equipment.items;
        let owner = unnamed_owner(game);
        let mut kinds: Vec<Kind<'a>> = items.iter().filter_map(|item| kind(item, owner)).collect();
        let named: Vec<(&str, Role)> = kinds.iter().map(|kind| (kind.name, kind.role)).collect();
        for (kind, name) in kinds.iter_mut().zip(told_apart(&named)) {
            kind.spoken = name;
        }
        let mut names: Vec<&str> = kinds.iter().map(|kind| kind.spoken.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let word = match names.as_slice() {
            [only] => (*only).to_owned(),
            [] if items.iter().any(|item| matches!(item, Item::Deck(_))) => "card".to_owned(),
            [] if items.iter().any(|item| matches!(item, Item::Dominoes(_))) => "domino".to_owned(),
            _ => "piece".to_owned(),
        };
        Self { kinds, word }
    }

    /// Many of them.
    pub fn words(&self) -> String {
        plural(&self.word)
    }

    /// The name of the only kind that players own, all others being neutral.
    pub fn owned(&self) -> Option<&str> {
        let neutral = |role: Role| matches!(role, Role::Neutral | Role::Shared);
        let owned = |role: Role| role == Role::Each || super::players::number_of(role).is_some();
        if !self.kinds.iter().all(|kind| neutral(kind.role) || owned(kind.role)) {
            return None;
        }
        let mut names = self.kinds.iter().filter(|kind| owned(kind.role)).map(|kind| &kind.spoken);
        let name = names.next()?;
        names.all(|other| other == name).then_some(name)
    }

    /// Whether every piece belongs to a player, and no player has two kinds of them.
    pub fn one_kind_each(&self) -> bool {
        let owned = |role: Role| role == Role::Each || super::players::number_of(role).is_some();
        let alone = |kind: &Kind<'_>| {
            !self.kinds.iter().any(|other| other.id != kind.id && overlaps(kind.role, other.role))
        };
        self.kinds.iter().all(|kind| owned(kind.role) && alone(kind))
    }

    /// Whether every piece belongs to a player.
    pub fn all_owned(&self) -> bool {
        self.kinds
            .iter()
            .all(|kind| kind.role == Role::Each || super::players::number_of(kind.role).is_some())
    }

    /// The kind that a name of the description means, and the number of its owner if the name has one.
    pub fn named(&self, name: &str) -> (String, Option<usize>) {
        if let Some(kind) = self.kinds.iter().find(|kind| kind.name == name) {
            return (kind.spoken.clone(), super::players::number_of(kind.role));
        }
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let owner: Option<usize> = name[stem.len()..].parse().ok();
        if owner == Some(0)
            && let Some(kind) = self.unowned_named(stem, Role::Neutral)
        {
            return (self.apart(kind), None);
        }
        match self.kinds.iter().find(|kind| kind.name == stem) {
            Some(kind) => (kind.spoken.clone(), owner.filter(|number| *number > 0)),
            None => (piece_name(name), owner.filter(|number| *number > 0)),
        }
    }
}

impl Pieces<'_> {
    /// What the pieces are called, one and several, that belong to nobody or to all alike (`role`), where others do not.
    pub fn unowned(&self, role: Role) -> (String, String) {
        let kinds: Vec<_> = self.kinds.iter().filter(|kind| kind.role == role).collect();
        let word = match kinds.as_slice() {
            [only] => self.apart(only),
            several if several.len() == self.kinds.len() => self.word.clone(),
            _ if role == Role::Neutral => format!("neutral {}", self.word),
            _ => format!("shared {}", self.word),
        };
        let several = plural(&word);
        (word, several)
    }

    /// The kind with a name that belongs to nobody, or to all alike.
    pub fn unowned_named(&self, name: &str, role: Role) -> Option<&Kind<'_>> {
        let unowned = matches!(role, Role::Neutral | Role::Shared);
        self.kinds.iter().find(|kind| unowned && kind.name == name && kind.role == role)
    }

    /// What a kind is called that belongs to nobody or to all alike, beside others of the same name: "neutral marker".
    pub fn apart(&self, kind: &Kind<'_>) -> String {
        let namesake = |other: &Kind<'_>| other.name == kind.name && other.role != kind.role;
        match kind.role {
            Role::Neutral if self.kinds.iter().any(namesake) => format!("neutral {}", kind.spoken),
            Role::Shared if self.kinds.iter().any(namesake) => format!("shared {}", kind.spoken),
            _ => kind.spoken.clone(),
        }
    }

    /// The kinds of piece that a name stands for where any name that contains it is meant: "counter or double counter", and
    /// many of them.
    pub fn containing(&self, name: &str) -> (String, String) {
        let mut spoken: Vec<&str> = Vec::new();
        for kind in self.kinds.iter().filter(|kind| kind.name.contains(name)) {
            if !spoken.contains(&kind.spoken.as_str()) {
                spoken.push(&kind.spoken);
            }
        }
        if spoken.len() < 2 {
            let name = self.named(name).0;
            return (name.clone(), plural(&name));
        }
        let one: Vec<Text> = spoken.iter().map(|name| (*name).into()).collect();
        let many: Vec<Text> = spoken.iter().map(|name| plural(name).into()).collect();
        (listed_or(&one).as_str().to_owned(), listed_or(&many).as_str().to_owned())
    }
}

/// Whose a piece is of which a description does not say so: each player has such pieces. Who is alone need not be named.
fn unnamed_owner(game: &Game) -> Role {
    let alone = match &game.players {
        Players::Count(count) => count.count == 1,
        Players::Facing(list) => list.players.len() == 1,
    };
    if alone { Role::Shared } else { Role::Each }
}

fn kind(item: &Item, owner: Role) -> Option<Kind<'_>> {
    let (name, role, generator, id): (&str, _, _, _) = match item {
        Item::Piece(piece) => {
            let role = piece.role.unwrap_or(owner);
            (&piece.name, Some(role), piece.generator.as_ref(), piece.id)
        }
        Item::Tile(tile) => (&tile.name, tile.role, tile.generator.as_ref(), tile.id),
        Item::Card(card) => (&card.label, Some(card.role), card.generator.as_ref(), card.id),
        Item::Domino(domino) => {
            (&domino.name, Some(domino.role), domino.generator.as_ref(), domino.id)
        }
        Item::Die(die) => (&die.name, Some(die.role), die.generator.as_ref(), die.id),
        _ => return None,
    };
    Some(Kind { name, spoken: piece_name(name), role: role.unwrap_or(Role::Shared), generator, id })
}

/// Names for kinds of pieces, so that no player has two kinds of the same name.
///
/// A short name leaves out how a piece is drawn; where that would make two kinds one, both are called in full, and
/// numbered if even that is the same.
fn told_apart(kinds: &[(&str, Role)]) -> Vec<String> {
    let clashes = |words: &[String], one: usize, other: usize| {
        words[one] == words[other]
            && kinds[one].0 != kinds[other].0
            && overlaps(kinds[one].1, kinds[other].1)
    };
    let short: Vec<String> = kinds.iter().map(|(name, _)| piece_name(name)).collect();
    let mut words: Vec<String> = (0..kinds.len())
        .map(|one| match (0..kinds.len()).any(|other| clashes(&short, one, other)) {
            true => numbered(kinds[one].0),
            false => short[one].clone(),
        })
        .collect();
    for one in 0..kinds.len() {
        // The pieces of another player that are called alike in the description stay alike.
        if let Some(same) = (0..one).find(|other| kinds[*other].0 == kinds[one].0) {
            words[one] = words[same].clone();
        }
        let full = words[one].clone();
        for number in 2.. {
            if !(0..kinds.len()).any(|other| other < one && clashes(&words, one, other)) {
                break;
            }
            words[one] = format!("{full} {number}");
        }
    }
    words
}

/// Whether one player may own pieces of both.
fn overlaps(a: Role, b: Role) -> bool {
    a == b || a == Role::Each || b == Role::Each
}

/// `Tile2` → "tile 2", for names that differ in their digits only.
fn numbered(name: &str) -> String {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &name[stem.len()..];
    if digits.is_empty() { spoken_name(name) } else { format!("{} {digits}", spoken_name(stem)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_one_player_have_different_names() {
        let kinds = [
            ("King", Role::Each),
            ("King_noCross", Role::Each),
            ("KingNoCross", Role::P1),
            ("king_no_cross", Role::P2),
            ("Tile1", Role::Shared),
            ("Tile2", Role::Shared),
            ("DiscLarge", Role::P1),
            ("LargeDisc", Role::P1),
        ];
        let words = told_apart(&kinds);
        for one in 0..kinds.len() {
            for other in 0..one {
                let apart = words[one] != words[other] || !overlaps(kinds[one].1, kinds[other].1);
                assert!(apart, "{:?} and {:?} are both {}", kinds[one], kinds[other], words[one]);
            }
        }
        assert_eq!(words[0], "king");
    }

    #[test]
    fn names_that_clash_with_nothing_stay_short() {
        let kinds = [("King_noCross", Role::P1), ("King_noCross", Role::P2), ("Rook", Role::Each)];
        assert_eq!(told_apart(&kinds), ["king", "king", "rook"]);
    }
}
