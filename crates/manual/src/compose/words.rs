//! Small words: articles, capitals, lists, and players as the subjects of sentences.

use english::caption::is_several;

/// A noun with its article.
pub(super) fn article(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// A name that was written in one word, as people write it: "RaceSubgame" is the "Race Subgame".
pub(super) fn apart(name: &str) -> String {
    let mut words = String::new();
    let mut last = ' ';
    for sign in name.chars() {
        if sign.is_uppercase() && last.is_lowercase() {
            words.push(' ');
        }
        words.push(sign);
        last = sign;
    }
    words
}

/// A player in a sentence: "White", "the Rebels".
pub(super) fn side(player: &str) -> String {
    if is_several(player) { format!("the {player}") } else { player.to_owned() }
}

/// What a player does, as it is said of one, in the number of the player's name: "White moves a pawn", "the Rebels move a pawn".
pub(super) fn does(player: &str, what: &str) -> String {
    let several = is_several(player);
    let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
    let verb = if several { of_several(verb) } else { verb };
    format!("{} {verb} {rest}", side(player)).trim_end().to_owned()
}

/// What belongs to a player begins so: "White's", "the Rebels'".
pub(super) fn whose(player: &str) -> String {
    let end = if is_several(player) { "'" } else { "'s" };
    format!("{}{end}", side(player))
}

/// A verb as it is said of several: "passes" → "pass".
fn of_several(verb: &str) -> &str {
    match verb {
        "has" => "have",
        "is" => "are",
        "goes" => "go",
        "does" => "do",
        _ if ["sses", "shes", "ches", "xes"].iter().any(|end| verb.ends_with(end)) => {
            &verb[..verb.len() - 2]
        }
        _ => verb.strip_suffix('s').unwrap_or(verb),
    }
}

/// A text that begins a sentence.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Things in a row: "a, b and c".
pub(super) fn list(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_go_by_the_number_of_a_player() {
        assert_eq!(does("White", "passes"), "White passes");
        assert_eq!(does("Swedes", "passes"), "the Swedes pass");
        assert_eq!(
            does("Rebels", "has no move and must pass"),
            "the Rebels have no move and must pass"
        );
        assert_eq!(does("Rebels", "moves the man to A1"), "the Rebels move the man to A1");
        assert_eq!(does("Attackers", "chooses A1"), "the Attackers choose A1");
        assert_eq!((whose("Red"), whose("Rebels")), ("Red's".to_owned(), "the Rebels'".to_owned()));
    }
}
