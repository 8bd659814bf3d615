//! What pieces are called.

use super::spoken_name;

/// Words that say how a piece is drawn, not what it is: `King_noCross`, `StarOutline`.
const DRAWN: [&str; 5] = ["no cross", "outline", "isometric", "flat", "3d"];

/// Words that stand before the noun in English, and after it in names that put the noun first: `DiscLarge`.
const ADJECTIVES: [&str; 14] = [
    "large", "small", "big", "little", "double", "neutral", "promoted", "white", "black", "red",
    "blue", "green", "yellow", "captured",
];

/// The name of a piece as words: `DiscLarge1` → "large disc", `King_noCross` → "king".
pub fn piece_name(name: &str) -> String {
    let spoken = spoken_name(name);
    let drawn = DRAWN.iter().find_map(|how| spoken.strip_suffix(how)?.strip_suffix(' '));
    let bare = drawn.unwrap_or(&spoken);
    // "Your I" would be two pronouns, "an A" two articles.
    if matches!(bare, "i" | "a") {
        return format!("‘{}’", bare.to_uppercase());
    }
    if bare.chars().count() == 1 {
        return bare.to_uppercase();
    }
    match bare.rsplit_once(' ') {
        Some((noun, adjective)) if ADJECTIVES.contains(&adjective) => format!("{adjective} {noun}"),
        _ => bare.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::piece_name;

    #[test]
    fn names_are_put_as_players_say_them() {
        assert_eq!(piece_name("King_noCross2"), "king");
        assert_eq!(piece_name("StarOutline"), "star");
        assert_eq!(piece_name("Pawn3d2"), "pawn");
        assert_eq!(piece_name("DiscLarge"), "large disc");
        assert_eq!(piece_name("DoubleCounter1"), "double counter");
        assert_eq!(piece_name("Outline"), "outline");
        assert_eq!(piece_name("X1"), "X");
        assert_eq!(piece_name("I1"), "‘I’");
    }
}
