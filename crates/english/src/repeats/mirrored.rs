//! Endings that say of one of two players what the next says of the other are said of any player: "A player wins if …".
//!
//! The first of such endings that holds decides, so it is said who wins where both hold.

use super::players::with_name;
use crate::document::{Block, Item, Sentence};
use crate::notes::{Kind, kind_of_list};
use crate::realise::word_count;

/// Stand for the names of the player that an ending is about, and of the other one.
const OWN: &str = "\u{E031}";
const OTHER: &str = "\u{E032}";
/// Longer sentences stay apart.
const LONGEST: usize = 35;
/// How it is told who wins where both do.
pub(crate) const BOTH: &str = "If this is so for both players";
/// How it is told whose ending comes first, of many.
pub(crate) const IN_ORDER: &str = "Look at the players in order, ";
/// How cases are announced that are all looked at, however many hold.
const ALL_CASES: &str = "go through all of these cases in order, as long as the game is not over:";
/// What can become of the player whom an ending is about.
const FATES: [&str; 2] = ["wins", "loses"];

/// Draws endings that follow each other together where each says the same of another of two players.
pub(super) fn draw_together(items: &mut Vec<Item>, names: &[String]) {
    let [first, second] = names else { return draw_many_together(items, names) };
    let mut out: Vec<Item> = Vec::new();
    for item in std::mem::take(items) {
        let both = out.last().and_then(|before| {
            let pair = [(first, second), (second, first)];
            pair.iter().find_map(|(one, two)| together(before, &item, one, two))
        });
        match both {
            Some(both) => {
                out.pop();
                out.push(both);
            }
            None => out.push(item),
        }
    }
    *items = out;
}

/// Draws endings together where as many as there are players say the same, each of another of more than two players.
fn draw_many_together(items: &mut Vec<Item>, names: &[String]) {
    let number = names.len();
    let mut at = 0;
    while number > 2 && at + number <= items.len() {
        if let Some(all) = items.get(at..at + number).and_then(|group| of_many(group, names)) {
            items.splice(at..at + number, [all]);
        }
        at += 1;
    }
}

/// One ending for as many as there are players, in the order of these.
fn of_many(group: &[Item], names: &[String]) -> Option<Item> {
    let (first, last) = (names.first()?, names.last()?);
    let fate = FATES.into_iter().find(|fate| {
        group.first().is_some_and(|item| begins(item, &format!("{first} {fate} if")))
    })?;
    let mut all: Option<Item> = None;
    for (item, name) in group.iter().zip(names) {
        if !begins(item, &format!("{name} {fate} if")) || item.lead.is_some() {
            return None;
        }
        let mut own = item.clone();
        each_text(&mut own, &|text| with_name(text, name, OWN));
        if names.iter().any(|other| speaks_of(&own, other)) {
            return None;
        }
        all = Some(match all {
            Some(known) => merged(&known, &own)?,
            None => own,
        });
    }
    let mut all = all?;
    each_text(&mut all, &|text| spoken(text));
    let sentence = all.sentences.first_mut()?;
    sentence.text = sentence.text.replacen("that player", "A player", 1);
    let told = sentence.told.clone();
    if all.sentences.iter().any(|sentence| word_count(&sentence.text) > LONGEST) {
        return None;
    }
    let order = format!("{IN_ORDER}from {first} to {last}.");
    let order = Sentence { text: order, told };
    match all.items.is_empty() {
        true => all.sentences.push(order),
        false => all.items.push(Item::continuing(vec![order])),
    }
    Some(all)
}

/// Whether an item has a name as a word.
fn speaks_of(item: &Item, name: &str) -> bool {
    let has = |sentence: &Sentence| with_name(&sentence.text, name, OWN) != sentence.text;
    item.sentences.iter().any(has) || item.items.iter().any(|inner| speaks_of(inner, name))
}

/// One ending for two, the first about one player and the second about another.
fn together(before: &Item, item: &Item, one: &str, two: &str) -> Option<Item> {
    let fate = FATES.into_iter().find(|fate| begins(before, &format!("{one} {fate} if")))?;
    if !begins(item, &format!("{two} {fate} if")) || before.lead.is_some() || item.lead.is_some() {
        return None;
    }
    let (mine, theirs) = (signed(before, one, two), signed(item, two, one));
    let mut both = merged(&mine, &theirs)?;
    each_text(&mut both, &|text| spoken(text));
    let first = both.sentences.first_mut()?;
    first.text = first.text.replacen("that player", "A player", 1);
    if word_count(&first.text) > LONGEST {
        // It is known who has moved.
        first.text = first.text.replace(" you have just played", " just played");
    }
    if both.sentences.iter().any(|sentence| word_count(&sentence.text) > LONGEST) {
        return None;
    }
    // Only one of them has just moved.
    if moves_alone(&both) {
        return Some(both);
    }
    let told = both.sentences.first().map(|first| first.told.clone()).unwrap_or_default();
    let last = Sentence { text: format!("{BOTH}, {one} {fate}."), told };
    match both.items.is_empty() {
        true => both.sentences.push(last),
        false => both.items.push(Item::continuing(vec![last])),
    }
    Some(both)
}

fn begins(item: &Item, words: &str) -> bool {
    item.sentences.first().is_some_and(|first| first.text.starts_with(words))
}

/// The item with signs in the place of both names.
fn signed(item: &Item, own: &str, other: &str) -> Item {
    let mut item = item.clone();
    each_text(&mut item, &|text| with_name(&with_name(text, own, OWN), other, OTHER));
    item
}

fn each_text(item: &mut Item, change: &dyn Fn(&str) -> String) {
    for sentence in &mut item.sentences {
        sentence.text = change(&sentence.text);
    }
    item.items.iter_mut().for_each(|inner| each_text(inner, change));
}

/// One of two items that read the same, telling what both tell.
fn merged(one: &Item, two: &Item) -> Option<Item> {
    let same = one.lead == two.lead
        && one.continues == two.continues
        && one.sentences.len() == two.sentences.len()
        && one.items.len() == two.items.len();
    if !same {
        return None;
    }
    let sentences = one.sentences.iter().zip(&two.sentences).map(|(one, two)| {
        let mut told = [one.told.as_slice(), two.told.as_slice()].concat();
        told.sort_unstable();
        told.dedup();
        (one.text == two.text).then(|| Sentence { text: one.text.clone(), told })
    });
    let sentences: Option<Vec<Sentence>> = sentences.collect();
    let items = one.items.iter().zip(&two.items).map(|(one, two)| merged(one, two));
    let items: Option<Vec<Item>> = items.collect();
    Some(Item { sentences: sentences?, items: items?, ..one.clone() })
}

/// The words for any player; whoever has just moved is "you" in an ending.
fn spoken(text: &str) -> String {
    let moved = |text: String, sign: &str, who: &str| {
        text.replace(&format!("you are {sign}"), &format!("{who} has just moved"))
    };
    let text = moved(text.to_owned(), OWN, "that player");
    let text = moved(text, OTHER, "the other player");
    text.replace(OWN, "that player").replace(OTHER, "the other player")
}

/// Whether an ending asks that a certain player has just moved, whatever else it asks for.
fn moves_alone(ending: &Item) -> bool {
    let asks = |text: &str| text.contains(" player has just moved") && !text.contains(" or ");
    let all = |first: &Sentence| !first.text.ends_with(':') || first.text.contains("all of these");
    ending.sentences.first().is_some_and(|first| {
        let inner = ending.items.iter().filter(|item| item.items.is_empty());
        all(first)
            && ([first].into_iter().chain(inner.flat_map(|item| &item.sentences)))
                .any(|sentence| asks(&sentence.text))
    })
}

/// The blocks in which a list of cases of which only one is left is told without the list.
pub(super) fn without_lists_of_one(blocks: Vec<Block>) -> Vec<Block> {
    let mut out: Vec<Block> = Vec::new();
    for block in blocks {
        match block {
            Block::List { ordered: true, mut items } if items.len() == 1 => {
                let intro = out.last_mut().and_then(only_announces);
                match (intro, items.pop()) {
                    (Some(told), Some(item)) => {
                        out.pop();
                        out.extend(item_blocks(item, &told));
                    }
                    (_, item) => {
                        out.push(Block::List { ordered: true, items: item.into_iter().collect() });
                    }
                }
            }
            other => out.push(other),
        }
    }
    out
}

/// What a paragraph tells that does no more than announce cases of which the first that holds decides.
fn only_announces(block: &mut Block) -> Option<Vec<syntax::NodeId>> {
    let Block::Paragraph { lead: None, sentences } = block else { return None };
    let [only] = sentences.as_slice() else { return None };
    let announces = ["the first that holds decides:", ALL_CASES];
    let plain = announces.iter().any(|words| only.text.ends_with(words))
        && kind_of_list(&only.text) != Some(Kind::Choice);
    plain.then(|| only.told.clone())
}

/// An item as blocks of their own, the first sentence of which tells something more.
fn item_blocks(item: Item, told: &[syntax::NodeId]) -> Vec<Block> {
    let mut sentences = item.sentences;
    if let Some(first) = sentences.first_mut() {
        first.told.extend_from_slice(told);
        first.told.sort_unstable();
        first.told.dedup();
    }
    let mut blocks = vec![Block::Paragraph { lead: item.lead, sentences }];
    let (later, items): (Vec<Item>, Vec<Item>) =
        item.items.into_iter().partition(|inner| inner.continues);
    if !items.is_empty() {
        blocks.push(Block::List { ordered: false, items });
    }
    blocks.extend(later.into_iter().map(|inner| Block::paragraph(inner.sentences)));
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;
    use syntax::NodeId;

    fn ending(text: &str, clauses: &[&str], node: u32) -> Item {
        let sentence = |text: &str| Sentence { text: text.into(), told: vec![NodeId(node)] };
        let items = clauses.iter().map(|clause| Item::of(vec![sentence(clause)])).collect();
        Item { items, ..Item::of(vec![sentence(text)]) }
    }

    #[test]
    fn what_holds_for_either_player_is_said_once() {
        let names = ["White".to_owned(), "Black".to_owned()];
        let mut items = vec![
            ending(
                "White wins if all of these hold:",
                &["White's score is 5; and", "you are Black."],
                1,
            ),
            ending(
                "Black wins if all of these hold:",
                &["Black's score is 5; and", "you are White."],
                2,
            ),
        ];
        draw_together(&mut items, &names);
        let [only] = items.as_slice() else { panic!("one ending: {items:?}") };
        assert_eq!(only.sentences[0].text, "A player wins if all of these hold:");
        let clauses: Vec<&str> =
            only.items.iter().map(|item| item.sentences[0].text.as_str()).collect();
        assert_eq!(clauses, ["that player's score is 5; and", "the other player has just moved."]);
        assert_eq!(only.sentences[0].told, [1, 2].map(NodeId));
    }

    #[test]
    fn it_is_said_who_wins_where_both_endings_hold() {
        let names = ["White".to_owned(), "Black".to_owned()];
        let mut items = vec![
            ending("Black loses if Black has no discs.", &[], 1),
            ending("White loses if White has no discs.", &[], 2),
        ];
        draw_together(&mut items, &names);
        let texts: Vec<&str> = items[0].sentences.iter().map(|one| one.text.as_str()).collect();
        let both = "If this is so for both players, Black loses.";
        assert_eq!(texts, ["A player loses if that player has no discs.", both]);
    }

    #[test]
    fn what_holds_for_each_of_many_is_said_once() {
        let names = ["Red", "Blue", "Green"].map(str::to_owned);
        let of =
            |name: &String| ending(&format!("{name} wins if {name}'s man stands on A1."), &[], 1);
        let mut items: Vec<Item> = names.iter().map(of).collect();
        draw_together(&mut items, &names);
        let texts: Vec<&str> = items[0].sentences.iter().map(|one| one.text.as_str()).collect();
        let order = "Look at the players in order, from Red to Green.";
        assert_eq!(texts, ["A player wins if that player's man stands on A1.", order]);
        let mut others = vec![of(&names[0]), of(&names[2]), of(&names[1])];
        draw_together(&mut others, &names);
        assert_eq!(others.len(), 3, "these go by another order");
    }

    #[test]
    fn other_endings_stay() {
        let names = ["White".to_owned(), "Black".to_owned()];
        let mut items = vec![
            ending("White wins if White's score is 5.", &[], 1),
            ending("Black wins if Black's score is 6.", &[], 2),
        ];
        draw_together(&mut items, &names);
        assert_eq!(items.len(), 2);
    }
}
