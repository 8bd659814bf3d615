//! What a sentence of the ending says about winning, as something to do: "You win if you have five discs" → "have five discs".

use crate::realise::capitalised;

/// Words that join clauses, or make one depend on another: what goes before them is not the whole of it.
const JOINTS: [&str; 8] = [" and ", " or ", ", ", "; ", " if ", " than ", " that ", " for which "];

/// The goal that "you win if …" comes to; none for other sentences.
pub(super) fn as_aim(text: &str) -> Option<String> {
    let test = text.strip_prefix("You win if ")?;
    let plain = !JOINTS.iter().any(|joint| test.contains(joint));
    let deed = || {
        let deed = test.strip_prefix("you ")?;
        (deed.starts_with("have ") && !deed.starts_with("have just ") || deed.starts_with("make "))
            .then(|| deed.to_owned())
    };
    let without = || {
        let (loser, what) = test.split_once(" has no ")?;
        let what = if what == "legal move" { "a legal move" } else { what };
        (loser == "your opponent").then(|| format!("leave your opponent without {what}"))
    };
    let caught = || {
        let piece = test.strip_suffix(" has been captured")?;
        piece.starts_with("your opponent's ").then(|| format!("capture {piece}"))
    };
    let aim = plain.then(|| deed().or_else(without).or_else(caught)).flatten();
    Some(capitalised(&aim.unwrap_or_else(|| format!("see to it that {test}"))))
}

#[cfg(test)]
mod tests {
    use super::as_aim;

    #[test]
    fn what_wins_is_something_to_do() {
        let told = |text: &str| as_aim(text).unwrap_or_default();
        assert_eq!(told("You win if you have at least 27 balls"), "Have at least 27 balls");
        assert_eq!(
            told("You win if your opponent has no legal move"),
            "Leave your opponent without a legal move"
        );
        assert_eq!(
            told("You win if you have one pawn and the centre is empty"),
            "See to it that you have one pawn and the centre is empty"
        );
        assert_eq!(
            told("You win if your opponent's lion has been captured"),
            "Capture your opponent's lion"
        );
        assert_eq!(as_aim("White wins if the board is full"), None);
    }
}
