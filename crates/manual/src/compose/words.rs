//! Small words: articles, capitals, lists, names of places.

use board::SiteType;
use engine::Program;
use engine::program::ContainerKind;

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
    let label = program.topology.sites().labels.get(index).map(ToString::to_string);
    // A mere number is no name: nobody would know a place from an amount.
    let bare = label.as_ref().is_none_or(|label| label.chars().all(|sign| sign.is_ascii_digit()));
    let label = label.unwrap_or_else(|| site.to_string());
    if bare {
        return Some(format!("{} {label}", noun(program.topology.default)));
    }
    // What follows a stroke is the layer of a pyramid, counted from the ground.
    Some(match label.split_once('/') {
        Some((place, "0")) => place.to_owned(),
        Some((place, layer)) => format!("{place} on layer {layer}"),
        None => label,
    })
}

/// What a place without a name of its own is called.
fn noun(kind: SiteType) -> &'static str {
    match kind {
        SiteType::Vertex => "point",
        SiteType::Edge => "line",
        SiteType::Cell => "place",
    }
}

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
