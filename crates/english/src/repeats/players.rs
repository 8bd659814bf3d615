//! What is said of every player in turn is said of each: "Each player's final score is …".

use super::mirrored::{draw_together, without_lists_of_one};
use crate::document::{Block, Document, Item, SectionKind, Sentence};
use crate::notes::{Kind, kind_of_list};
use crate::realise::{capitalised, word_count};

/// Stands for the name of the player that a text is about.
const WHO: &str = "\u{E030}";
/// Stands for the name of the other of two players.
const OPPONENT: &str = "\u{E033}";
/// How sentences begin that count something for a player.
const SCORES: [&str; 2] = ["\u{E030}'s final score is ", "\u{E030}'s score becomes "];
/// Texts shorter or longer than this are told for each player.
const WORTH: usize = 8;
const LONGEST: usize = 35;

/// Says once what a document says of each of the players in turn.
pub(crate) fn tell_of_each_player(document: &mut Document, names: &[String]) {
    if names.len() < 2 {
        return;
    }
    let each = Each { names };
    for section in &mut document.sections {
        let mut intro: Option<Sentence> = None;
        for block in &mut section.blocks {
            match block {
                Block::Paragraph { sentences, .. } => {
                    *sentences = each.row(std::mem::take(sentences));
                    intro = sentences.last().cloned();
                }
                Block::List { ordered, items } => {
                    if *ordered && section.kind == SectionKind::End {
                        draw_together(items, names);
                    }
                    each.list(items, *ordered, intro.take().as_ref());
                }
                Block::Heading { .. } | Block::Table { .. } => intro = None,
            }
        }
        if section.kind == SectionKind::End {
            section.blocks = without_lists_of_one(std::mem::take(&mut section.blocks));
        }
    }
}

struct Each<'a> {
    names: &'a [String],
}

impl Each<'_> {
    /// The items of a list; where one of them is chosen, or the first that holds decides, each stays by itself.
    fn list(&self, items: &mut Vec<Item>, ordered: bool, intro: Option<&Sentence>) {
        let kind = intro.and_then(|intro| kind_of_list(&intro.text));
        let plain = |item: &Item| {
            let [only] = item.sentences.as_slice() else { return false };
            item.lead.is_none()
                && item.items.is_empty()
                && !item.continues
                && only.text.starts_with(char::is_uppercase)
        };
        let apart = matches!(kind, Some(Kind::Choice | Kind::Preference | Kind::Cases));
        if !ordered && !apart && items.iter().all(plain) {
            let sentences = items.drain(..).flat_map(|item| item.sentences).collect();
            *items = self.row(sentences).into_iter().map(|one| Item::of(vec![one])).collect();
            return;
        }
        for item in items {
            item.sentences = self.row(std::mem::take(&mut item.sentences));
            let intro = item.sentences.last().cloned();
            self.list(&mut item.items, false, intro.as_ref());
        }
    }

    /// Sentences in a row: those that tell the same of all players become one.
    fn row(&self, sentences: Vec<Sentence>) -> Vec<Sentence> {
        let mut out: Vec<Sentence> = Vec::new();
        let mut rest = sentences.as_slice();
        while let Some(first) = rest.first() {
            let group = rest.get(..self.names.len());
            let both = |group| self.together(group).or_else(|| self.against_each_other(group));
            match group.and_then(both) {
                Some(one) => {
                    out.push(one);
                    rest = &rest[self.names.len()..];
                }
                None => {
                    out.push(first.clone());
                    rest = &rest[1..];
                }
            }
        }
        out
    }

    /// One sentence for both of two players, if each of these counts the same for one of them, with the other for an opponent.
    fn against_each_other(&self, group: &[Sentence]) -> Option<Sentence> {
        let ([one, two], [first, second]) = (self.names, group) else { return None };
        let signed = |sentence: &Sentence, own: &str, other: &str| {
            let text = with_name(&with_name(&sentence.text, own, WHO), other, OPPONENT);
            // What one player has scored already would be counted for the other.
            let counted = SCORES.iter().find_map(|score| text.strip_prefix(score))?;
            let scored = counted.replace("the score so far", "").contains("score");
            (!scored && text.contains(OPPONENT)).then_some(text)
        };
        let pairs = [(one, two), (two, one)];
        let common = pairs.into_iter().find_map(|(own, other)| {
            let text = signed(first, own, other)?;
            (signed(second, other, own)? == text).then_some(text)
        })?;
        let text = spoken(&common).replace(OPPONENT, "their opponent");
        if !(WORTH..=LONGEST).contains(&word_count(&text)) {
            return None;
        }
        let mut told = [first.told.as_slice(), &second.told].concat();
        told.sort_unstable();
        told.dedup();
        Some(Sentence { text, told })
    }

    /// One sentence for all players, if each of these says the same of another player.
    fn together(&self, group: &[Sentence]) -> Option<Sentence> {
        let mut seen: Vec<&str> = Vec::new();
        let mut common: Option<String> = None;
        for sentence in group {
            let mut about = self.names.iter().filter(|name| has(&sentence.text, name));
            let name = about.next().filter(|_| about.next().is_none())?;
            if seen.contains(&name.as_str()) || sentence.text.ends_with(':') {
                return None;
            }
            seen.push(name);
            let text = with_name(&sentence.text, name, WHO);
            match &common {
                Some(known) if *known != text => return None,
                _ => common = Some(text),
            }
        }
        let text = spoken(&common?);
        if !(WORTH..=LONGEST).contains(&word_count(&text)) {
            return None;
        }
        let mut told: Vec<_> = group.iter().flat_map(|sentence| sentence.told.clone()).collect();
        told.sort_unstable();
        told.dedup();
        Some(Sentence { text, told })
    }
}

/// The words for all players.
fn spoken(common: &str) -> String {
    let later = |text: &str| text.replace(WHO, "that player");
    if let Some(rest) = common.strip_prefix(WHO) {
        let outcome = [" wins", " loses"].iter().any(|verb| rest.starts_with(verb));
        let who = if outcome { "A player" } else { "Each player" };
        return format!("{who}{}", later(rest));
    }
    let mut chars = common.chars();
    let first = chars.next().map(|first| first.to_lowercase().to_string()).unwrap_or_default();
    capitalised(&format!("for each player, {first}{}", later(chars.as_str())))
}

/// Whether a name stands in a text as a word.
fn has(text: &str, name: &str) -> bool {
    with_name(text, name, WHO) != text
}

/// The text with a sign in the place of a name, wherever that stands as a word.
pub(super) fn with_name(text: &str, name: &str, sign: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let inside = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        out.push_str(before);
        let part = inside(out.chars().next_back()) || inside(after.chars().next());
        out.push_str(if part { name } else { sign });
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Section;
    use syntax::NodeId;

    fn told(texts: &[&str]) -> Vec<String> {
        let sentence = |(at, text): (u32, &&str)| Sentence {
            text: (*text).to_owned(),
            told: vec![NodeId(at)],
        };
        let sentences = (0..).zip(texts).map(sentence).collect();
        let section = Section {
            kind: SectionKind::End,
            heading: "E".into(),
            blocks: vec![Block::paragraph(sentences)],
        };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        tell_of_each_player(&mut document, &["White".into(), "Black".into()]);
        document.sentences().iter().map(|sentence| sentence.text.clone()).collect()
    }

    #[test]
    fn what_holds_for_all_players_is_said_of_each() {
        assert_eq!(
            told(&[
                "White's score is the number of cells that hold a fish of White.",
                "Black's score is the number of cells that hold a fish of Black.",
            ]),
            ["Each player's score is the number of cells that hold a fish of that player."]
        );
        assert_eq!(
            told(&[
                "If White's tally is not zero, move all seeds to White's store.",
                "If Black's tally is not zero, move all seeds to Black's store.",
            ]),
            [
                "For each player, if that player's tally is not zero, move all seeds to that player's store."
            ]
        );
    }

    #[test]
    fn what_is_counted_of_the_other_player_is_said_of_the_opponent() {
        assert_eq!(
            told(&[
                "White's final score is the number of discs on the points of Black's discs.",
                "Black's final score is the number of discs on the points of White's discs.",
            ]),
            [
                "Each player's final score is the number of discs on the points of their opponent's discs."
            ]
        );
        assert_eq!(
            told(&[
                "White's final score is the score so far plus the number of Black's discs.",
                "Black's final score is the score so far plus the number of White's discs.",
            ]),
            [
                "Each player's final score is the score so far plus the number of their opponent's discs."
            ]
        );
        let scored = [
            "White's score becomes the number of White's men minus Black's score.",
            "Black's score becomes the number of Black's men minus White's score.",
        ];
        assert_eq!(told(&scored), scored);
    }

    #[test]
    fn what_speaks_of_both_players_stays() {
        let both = [
            "White wins if White's score is greater than the score of Black.",
            "Black wins if Black's score is greater than the score of White.",
        ];
        assert_eq!(told(&both), both);
    }
}
