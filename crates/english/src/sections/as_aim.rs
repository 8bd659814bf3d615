//! What a sentence of the ending says about winning, as something to do: "You win if you have five discs" → "have five discs".

use crate::realise::capitalised;

/// Words that join clauses, or make one depend on another: what goes before them is not the whole of it.
const JOINTS: [&str; 8] = [" and ", " or ", ", ", "; ", " if ", " than ", " that ", " for which "];
/// What says when a test is looked at, which is no part of a goal.
const WHEN: &str = ", at the end of your turn, ";

/// The goal that a sentence about a win or a loss comes to, seen by one of these players; none for other sentences.
pub(super) fn as_aim(text: &str, names: &[String]) -> Option<String> {
    let players = names.len();
    let text = text.replacen(WHEN, " ", 1).replacen(" if, for ", " if for ", 1);
    if let Some(aim) = names.iter().find_map(|name| aim_of(&text, name)) {
        return Some(aim);
    }
    let aim = if let Some(test) = after(&text, &["You win if ", "You have solved it if "]) {
        aim_at(test)
    } else if let Some(test) = after(&text, &["Your team wins if ", "Your opponent loses if "]) {
        aim_at(test)
    } else if let Some(test) = text.strip_prefix("A player wins if ") {
        aim_at(&of_you(test, players)?)
    } else if let Some(test) = text.strip_prefix("A player loses if ") {
        match of_opponent(test).filter(|_| players == 2) {
            Some(test) => aim_at(&test),
            None => format!("avoid defeat: {}", uncapitalised(&text)),
        }
    } else if let Some(test) = text.strip_prefix("You lose if ") {
        match test.strip_prefix("you make ").filter(|_| players == 2 && is_plain(test)) {
            Some(what) => {
                format!("leave it to your opponent to make {}", what.replace("your ", "their "))
            }
            None => format!("avoid defeat: {}", uncapitalised(&text)),
        }
    } else if text.starts_with("Your opponent wins if ") {
        format!("avoid defeat: {}", uncapitalised(&text))
    } else {
        return None;
    };
    Some(capitalised(&aim))
}

/// What is to be done so that something holds.
fn aim_at(test: &str) -> String {
    // Wherever pieces are, there are none left.
    let bare = test.replace(" on the board or in hand", "");
    let test = if is_plain(&bare) { bare.as_str() } else { test };
    let see = || {
        let comma = if test.starts_with("for ") { "," } else { "" };
        format!("see to it that{comma} {test}")
    };
    // Two things to do are two deeds, if both are.
    if let Some((one, other)) = test.split_once(" and ")
        && is_plain(one)
        && is_plain(other)
    {
        return match (deed(one), deed(other)) {
            (Some(one), Some(other)) => format!("{one} and {other}"),
            (Some(deed), None) => format!("{deed} while {other}"),
            (None, Some(deed)) => format!("{deed} while {one}"),
            (None, None) => see(),
        };
    }
    match is_plain(test) {
        true => deed(test).unwrap_or_else(see),
        false => see(),
    }
}

/// What is done so that a plain clause holds.
fn deed(test: &str) -> Option<String> {
    if let Some(own) = test.strip_prefix("you ") {
        let comes = own.strip_prefix("count as ").map(|name| format!("come to count as {name}"));
        let is = own.strip_prefix("are ").map(|what| format!("be {what}"));
        let acts =
            own.starts_with("have ") && !own.starts_with("have just ") || own.starts_with("make ");
        let done = own.strip_prefix("have made ").map(|what| format!("make {what}"));
        return comes.or(is).or(done).or_else(|| acts.then(|| own.to_owned()));
    }
    for (enemy, has) in [("your opponent", " has no "), ("your opponents", " have no ")] {
        if let Some(what) = test.strip_prefix(enemy).and_then(|rest| rest.strip_prefix(has)) {
            let what = match what {
                "legal move" => "a legal move",
                what => what.trim_end_matches(" left"),
            };
            return Some(format!("leave {enemy} without {what}"));
        }
    }
    if let Some(what) = test.strip_prefix("your opponent has at most ") {
        return Some(format!("leave your opponent with at most {what}"));
    }
    if let Some(what) = test.strip_prefix("your opponent has fewer than ") {
        return Some(format!("leave your opponent with fewer than {what}"));
    }
    if let Some(what) = test.strip_prefix("there are no ") {
        let left = what.trim_end_matches(" left");
        return (!left.contains(" of ")).then(|| format!("leave no {left}"));
    }
    if let Some((place, what)) = test.split_once(" holds ")
        && place.chars().next().is_some_and(char::is_uppercase)
        && !place.contains(' ')
        && what.starts_with("exactly ")
    {
        return Some(format!("bring {what} to {place}"));
    }
    if let Some((things, what)) = test.split_once(" form ")
        && (things.starts_with("your ") || things.starts_with("the "))
    {
        return Some(format!("form {what} with {things}"));
    }
    if let Some((places, what)) = test.split_once(" has the same number of ")
        && places.starts_with("every ")
    {
        return Some(format!("give {places} the same number of {what}"));
    }
    if let Some(score) = test.strip_prefix("your score is not ") {
        return (!score.contains(' ')).then(|| format!("reach a score other than {score}"));
    }
    if ["your hand is empty", "your opponent's hand is empty"].contains(&test) {
        return test.strip_suffix(" is empty").map(|hand| format!("empty {hand}"));
    }
    if let Some((who, what)) = test.split_once(" has no ")
        && let Some(what) = what.strip_suffix(" left")
        && who.starts_with(char::is_uppercase)
        && !who.contains(' ')
    {
        return Some(format!("leave {who} without {what}"));
    }
    let stuck = [" has had to pass", " has been left without a legal move"];
    if let Some(who) = stuck.iter().find_map(|stuck| test.strip_suffix(stuck)) {
        return Some(format!("leave {who} without a legal move"));
    }
    if let Some(name) = test.strip_prefix("your opponent counts as ") {
        return Some(format!("make your opponent count as {name}"));
    }
    if let Some(piece) = test.strip_suffix(" has been captured") {
        return piece.starts_with("your opponent's ").then(|| format!("capture {piece}"));
    }
    if let Some((piece, place)) = test.split_once(" stands on ") {
        let mine = !piece.starts_with("your opponent");
        return mine.then(|| format!("bring {piece} to {place}"));
    }
    if let Some((place, what)) = test.split_once(" holds one of your ") {
        return Some(format!("bring one of your {what} to {place}"));
    }
    if let Some((piece, place)) = test.split_once(" stands in ") {
        let mine = !piece.starts_with("your opponent");
        return mine.then(|| format!("bring {piece} to {place}"));
    }
    if let Some(pieces) = test.strip_prefix("there is exactly one group of ") {
        return Some(format!("join {pieces} into one group"));
    }
    if let Some(score) = test.strip_prefix("your score is ") {
        let said = ["greater than ", "less than "].iter().any(|more| score.starts_with(more));
        let number = score.starts_with("at least ") || !score.contains(' ');
        return match (said, number) {
            (true, _) => Some(format!("reach a score {score}")),
            (_, true) => Some(format!("reach a score of {score}")),
            _ => None,
        };
    }
    let all = |places: &str| ["each of ", "every "].iter().any(|each| places.starts_with(each));
    if let Some(places) = test.strip_suffix(" is empty") {
        return all(places).then(|| format!("empty {places}"));
    }
    if let Some(places) = test.strip_suffix(" is occupied") {
        return all(places).then(|| format!("have {places} occupied"));
    }
    if let Some((places, what)) = test.split_once(" holds one of their ") {
        return Some(match all(places) {
            true => format!("have a piece on {places}"),
            false => format!("bring one of their {what} to {places}"),
        });
    }
    for few in [" have fewer than ", " has fewer than "] {
        if let Some((who, what)) = test.split_once(few) {
            let named = who.starts_with("the ") || who.starts_with(char::is_uppercase);
            return named.then(|| format!("leave {who} with fewer than {what}"));
        }
    }
    if let Some((pieces, place)) = test.split_once(" is on ") {
        let mine = pieces.starts_with("each of your ") && !pieces.contains("opponent");
        return mine.then(|| format!("bring {pieces} to {place}"));
    }
    if let Some((piece, what)) = test.split_once(" you have just played completes ") {
        return piece.starts_with("the ").then(|| format!("complete {what}"));
    }
    if let Some((place, row)) = test.split_once(" is part of a row of ") {
        let (row, way) = row
            .split_once(" (")
            .map_or((row, String::new()), |(row, way)| (row, format!(" ({way}")));
        let fixed = place.starts_with("the ");
        return fixed.then(|| format!("make a row of {row} through {place}{way}"));
    }
    if let Some(row) = test.strip_prefix("there is a row of ") {
        return row.contains(" of your ").then(|| format!("make a row of {row}"));
    }
    let left = test.strip_prefix("there is exactly ").or(test.strip_prefix("there are exactly "));
    left.map(|what| format!("leave exactly {what}"))
}

/// "White: bring the neutron to the bottom row": what one of the players wins by, where nothing else is asked of who has just moved.
fn aim_of(text: &str, name: &str) -> Option<String> {
    let said = [
        (format!("{name} wins if "), name.to_owned()),
        (format!("The {name} win if "), format!("the {name}")),
    ];
    let (name, test) =
        said.into_iter().find_map(|(start, who)| Some((who, text.strip_prefix(&start)?)))?;
    let test = test.strip_prefix(&format!("{name} has just moved and ")).unwrap_or(test);
    let moved = ["you ", "your ", " just "].iter().any(|word| format!("{test} ").contains(word));
    let test = test.replace(&format!("{name}'s "), "their ");
    let test = test.replace(&format!(" holds a piece of {name}"), " holds one of their pieces");
    (!moved).then(|| format!("{}: {}", capitalised(&name), aim_at(&test)))
}

/// What holds of that player, said to you; none if other verbs than the commonest would have to change.
fn of_you(test: &str, players: usize) -> Option<String> {
    // A goal is reached by one's own moves.
    let test = test.replace("you have ended your turn and ", "");
    let test = test.replace(", you are that player and ", " and ");
    let mut said = test.replace("that player's", "your");
    if players == 2 {
        said = said.replace("the other player", "your opponent");
    }
    if test.contains("that player") && test.contains("you ") || said.contains("the other player") {
        return None;
    }
    for (theirs, yours) in [("has ", "have "), ("is ", "are "), ("counts ", "count ")] {
        said = said.replace(&format!("that player {theirs}"), &format!("you {yours}"));
    }
    (!said.contains("that player")).then_some(said)
}

/// What holds of that player, said of the only opponent.
fn of_opponent(test: &str) -> Option<String> {
    (!test.contains("the other player")).then(|| test.replace("that player", "your opponent"))
}

fn is_plain(test: &str) -> bool {
    // "Three or more" is one number.
    let test = test.replace(" or more ", " ");
    !JOINTS.iter().any(|joint| test.contains(joint))
}

fn after<'a>(text: &'a str, starts: &[&str]) -> Option<&'a str> {
    starts.iter().find_map(|start| text.strip_prefix(start))
}

fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::as_aim;

    fn told(text: &str) -> String {
        as_aim(text, &names(2)).unwrap_or_default()
    }

    fn names(players: usize) -> Vec<String> {
        ["White", "Black", "Red"].iter().take(players).map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn what_wins_is_something_to_do() {
        assert_eq!(told("You win if you have at least 27 balls"), "Have at least 27 balls");
        assert_eq!(
            told("You win if, at the end of your turn, your opponent has no legal move"),
            "Leave your opponent without a legal move"
        );
        assert_eq!(
            told("You win if you have one pawn and the centre holds one of your pawns"),
            "Have one pawn and bring one of your pawns to the centre"
        );
        assert_eq!(
            told("You win if you have one pawn and the centre is empty"),
            "Have one pawn while the centre is empty"
        );
        assert_eq!(
            told("You win if your opponent's lion has been captured"),
            "Capture your opponent's lion"
        );
        assert_eq!(told("You win if your score is at least 30"), "Reach a score of at least 30");
        assert_eq!(
            told(
                "You win if the centre is part of a row of three or more of your men (diagonally)"
            ),
            "Make a row of three or more of your men through the centre (diagonally)"
        );
        assert_eq!(
            told("You have solved it if there is exactly one marker"),
            "Leave exactly one marker"
        );
        assert_eq!(as_aim("White wins if you have just reached the top", &names(2)), None);
    }

    #[test]
    fn what_loses_is_left_to_the_other_or_avoided() {
        assert_eq!(
            told("You lose if you make a row of three of your pieces"),
            "Leave it to your opponent to make a row of three of their pieces"
        );
        assert_eq!(
            told("A player loses if that player's home is empty"),
            "See to it that your opponent's home is empty"
        );
        assert_eq!(
            as_aim("A player loses if that player's home is empty", &names(3)).as_deref(),
            Some("Avoid defeat: a player loses if that player's home is empty")
        );
        assert_eq!(
            told("You lose if your tally is even"),
            "Avoid defeat: you lose if your tally is even"
        );
    }

    #[test]
    fn what_any_player_wins_by_is_said_to_you() {
        assert_eq!(told("A player wins if that player has 25 seeds"), "Have 25 seeds");
        assert_eq!(
            told(
                "A player wins if you have ended your turn and that player has more discs than the other player"
            ),
            "See to it that you have more discs than your opponent"
        );
        let moved = "A player wins if you moved and that player's home is empty";
        assert_eq!(as_aim(moved, &names(2)), None);
    }

    #[test]
    fn what_one_of_the_players_wins_by_is_theirs() {
        assert_eq!(
            told("White wins if the king stands in the bottom row"),
            "White: bring the king to the bottom row"
        );
    }
}
