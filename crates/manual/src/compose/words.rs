//! Small words: articles, capitals, lists, names of places.

use engine::Program;
use engine::program::ContainerKind;

/// The name of a piece as one says it: "SilverGeneral" is a silver general.
pub(super) fn spoken(name: &str) -> String {
    picture::legend::spoken(name)
}

/// The name of a site: its coordinate on the board, or what lies beside the board.
pub(super) fn place(program: &Program, site: i32) -> Option<String> {
    let index = usize::try_from(site).ok()?;
    let container = program.layout.container(site);
    if container > 0 {
        let kind = program.containers.get(container).map(|it| it.kind);
        return Some(match kind {
            Some(ContainerKind::Deck) => "the deck".to_owned(),
            Some(ContainerKind::Dice) => "the dice".to_owned(),
            _ => "the hand".to_owned(),
        });
    }
    let labels = &program.topology.sites().labels;
    Some(labels.get(index).map_or_else(|| format!("place {index}"), ToString::to_string))
}

/// A noun with its article.
pub(super) fn article(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
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
