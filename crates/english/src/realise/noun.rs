//! Nouns: plurals, and names of pieces as words.

use super::number::number_word;

/// Nouns that do not take a plain "s".
const IRREGULAR: [(&str, &str); 47] = [
    ("man", "men"),
    ("woman", "women"),
    ("child", "children"),
    ("goose", "geese"),
    ("wolf", "wolves"),
    ("calf", "calves"),
    ("leaf", "leaves"),
    ("elf", "elves"),
    ("thief", "thieves"),
    ("knife", "knives"),
    ("half", "halves"),
    ("ox", "oxen"),
    ("mouse", "mice"),
    ("die", "dice"),
    ("foot", "feet"),
    ("tooth", "teeth"),
    ("sheep", "sheep"),
    ("scissors", "scissors"),
    ("deer", "deer"),
    ("fish", "fish"),
    ("swine", "swine"),
    ("piece", "pieces"),
    ("vertex", "vertices"),
    ("axis", "axes"),
    ("hero", "heroes"),
    ("domino", "dominoes"),
    ("buffalo", "buffaloes"),
    ("tuareg", "tuaregs"),
    ("samurai", "samurai"),
    ("ronin", "ronin"),
    ("shaman", "shamans"),
    ("roman", "romans"),
    ("ottoman", "ottomans"),
    ("talisman", "talismans"),
    ("human", "humans"),
    ("pass", "passes"),
    ("chief", "chiefs"),
    ("dwarf", "dwarves"),
    ("staff", "staffs"),
    ("cliff", "cliffs"),
    ("bishop", "bishops"),
    ("roof", "roofs"),
    ("stone", "stones"),
    ("other", "others"),
    ("bar", "bars"),
    ("hunter", "hunters"),
    ("dog", "dogs"),
];

/// The plural of a noun; of a compound, that of its last word.
pub fn plural(noun: &str) -> String {
    for joint in [" of ", " that ", " whose "] {
        if let Some((head, tail)) = noun.split_once(joint) {
            return format!("{}{joint}{tail}", plural(head));
        }
    }
    if let Some((front, last)) = noun.rsplit_once(' ') {
        // "disc 2": two of them are not "disc 2s".
        if last.chars().all(|c| c.is_ascii_digit()) {
            return format!("{} of kind {last}", plural(front));
        }
        return format!("{front} {}", plural(last));
    }
    // Letters and numbers.
    if noun.chars().count() == 1 || noun.chars().last().is_some_and(|c| c.is_ascii_digit()) {
        return format!("{noun}s");
    }
    let lower = noun.to_lowercase();
    if ["scissors", "dice", "series"].contains(&lower.as_str()) {
        return noun.to_owned();
    }
    if let Some((_, many)) = IRREGULAR.iter().find(|(one, _)| *one == lower) {
        return (*many).to_owned();
    }
    // Most of them end in another letter.
    let may_end = |one: &str| one.as_bytes().last() == lower.as_bytes().last();
    let compounds = |one: &str| may_end(one) && one.len() > 2 && one != "other";
    for (one, many) in IRREGULAR.iter().filter(|(one, _)| compounds(one)) {
        // Compounds written as one word: horseman, seawolf, catfish.
        if let Some(front) = lower.strip_suffix(one)
            && front.len() > 2
            && !(*one == "man" && lower.ends_with("human"))
        {
            return format!("{front}{many}");
        }
    }
    if ["s", "x", "z", "ch", "sh"].iter().any(|end| lower.ends_with(end)) {
        return format!("{noun}es");
    }
    if lower.ends_with('y') && !["ay", "ey", "oy", "uy"].iter().any(|end| lower.ends_with(end)) {
        return format!("{}ies", &noun[..noun.len() - 1]);
    }
    format!("{noun}s")
}

/// "one pawn", "three pawns", "12 pawns".
pub fn counted(number: i64, noun: &str) -> String {
    match number {
        1 => format!("one {noun}"),
        _ => format!("{} {}", number_word(number), plural(noun)),
    }
}

/// A name of the description as words: `DoubleCounter1` → "double counter".
///
/// Capitals and underscores separate words; an owner's digit at the end goes, digits that belong to a name stay apart.
pub fn spoken_name(name: &str) -> String {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let stem = if stem.is_empty() { name } else { stem };
    // `OpeningP1`: the owner is no word of the name.
    let stem = match stem.strip_suffix('P') {
        Some(bare) if stem != name && bare.ends_with(|c: char| c.is_ascii_lowercase()) => bare,
        _ => stem,
    };
    let mut words = String::new();
    let mut last = ' ';
    for c in stem.chars() {
        let boundary = (c.is_uppercase() && (last.is_lowercase() || last.is_ascii_digit()))
            || (c.is_ascii_digit() && last.is_alphabetic());
        if c == '_' || c == '-' || c == '.' || c.is_whitespace() {
            if !words.ends_with(' ') {
                words.push(' ');
            }
        } else {
            if boundary && !words.ends_with(' ') {
                words.push(' ');
            }
            words.extend(c.to_lowercase());
        }
        last = c;
    }
    let mut clean: Vec<&str> = Vec::new();
    for word in words.split_whitespace() {
        // Words of the language have words of the board; a doubled word says "further".
        let word = match word {
            "site" => "place",
            "sites" => "places",
            "index" => "number",
            "vertex" => "point",
            "state" => "mark",
            other => spelled_out(other),
        };
        if clean.last() == Some(&word) {
            clean.pop();
            clean.push("far");
        }
        clean.push(word);
    }
    if clean.first() == Some(&"number")
        && stem.to_lowercase().starts_with(['n', 'q'])
        && clean.get(1).is_some_and(|next| !follows_number(next))
    {
        clean.insert(1, "of");
    }
    let mut words = clean.join(" ");
    if words.contains(" most") {
        for side in ["left", "right", "top", "bottom", "inner", "outer", "upper", "lower"] {
            words = words.replace(&format!("{side} most"), &format!("{side}most"));
        }
    }
    words
}

/// Abbreviations and American spellings that descriptions are fond of, as words.
fn spelled_out(word: &str) -> &str {
    match word {
        "nw" => "north-west",
        "ne" => "north-east",
        "sw" => "south-west",
        "se" => "south-east",
        "nne" => "north-north-east",
        "nnw" => "north-north-west",
        "ssw" => "south-south-west",
        "sse" => "south-south-east",
        "num" | "nbr" | "qty" => "number",
        "loc" => "place",
        "locs" => "places",
        "prev" => "previous",
        "dest" => "destination",
        "dist" => "distance",
        "col" => "column",
        "cols" => "columns",
        "color" => "colour",
        "colors" => "colours",
        "center" => "centre",
        "neighbor" => "neighbour",
        "neighbors" => "neighbours",
        other => other,
    }
}

/// Whether a word of a name goes on after "number" without "of": "number to sow", "number captured".
fn follows_number(word: &str) -> bool {
    ["to", "of", "in", "on", "around", "left"].contains(&word) || word.ends_with("ed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals() {
        for (one, many) in [
            ("pawn", "pawns"),
            ("disc 2", "discs of kind 2"),
            ("goose", "geese"),
            ("double counter", "double counters"),
            ("horseman", "horsemen"),
            ("fox", "foxes"),
            ("enemy", "enemies"),
            ("boy", "boys"),
            ("general of jade", "generals of jade"),
            ("human", "humans"),
            ("gold general", "gold generals"),
        ] {
            assert_eq!(plural(one), many);
        }
        assert_eq!(counted(1, "pawn"), "one pawn");
        assert_eq!(counted(12, "pawn"), "12 pawns");
    }

    #[test]
    fn names_become_words() {
        assert_eq!(spoken_name("DoubleCounter1"), "double counter");
        assert_eq!(spoken_name("UrPiece"), "ur piece");
        assert_eq!(spoken_name("OpeningP1"), "opening");
        assert_eq!(spoken_name("TOP"), "top");
        assert_eq!(spoken_name("King_noCross"), "king no cross");
        assert_eq!(spoken_name("5"), "5");
        assert_eq!(spoken_name("PathNE"), "path north-east");
        assert_eq!(spoken_name("NumToSow"), "number to sow");
        assert_eq!(spoken_name("NumPieces"), "number of pieces");
        assert_eq!(spoken_name("Number"), "number");
    }
}
