//! What is said in several places is said once: a run of sentences that comes again becomes a rule with a name, which stands
//! after the place that first needs it. The other places refer to it.
//!
//! Runs are compared by all their words and lists. Words that point back ("that square", "it") point from the place
//! that refers to the rule, as they did from the text that stood there.

mod alike;
mod both;
mod deed;
mod exchanged;
mod heads;
mod mention;
mod mirrored;
mod name;
mod numbered;
mod outline;
mod phases;
mod players;
mod runs;

pub(crate) use alike::tell_alike_once;
pub(crate) use both::draw_players_together;
pub(crate) use exchanged::exchange_players;
pub(crate) use heads::share_heads;
pub(crate) use mention::point_back;
pub(crate) use mirrored::{BOTH, IN_ORDER};
pub(crate) use numbered::count_through;
pub(crate) use phases::tell_steps_once;
pub(crate) use players::tell_of_each_player;

use crate::document::{Block, Document, SectionKind, Sentence};
use crate::notes::{Note, mark};
use crate::plan::{Part, Passage};
use crate::realise::capitalised;
use crate::teller::Teller;
use name::{About, Weight};
use outline::{Case, ContainerId, Outline};
use runs::Run;

/// The sections in which rules are told.
const TOLD: [SectionKind; 4] =
    [SectionKind::Turn, SectionKind::Pieces, SectionKind::Special, SectionKind::End];

/// What is told in so many places, in more words than these, is a rule in any case.
const MANY_PLACES: usize = 3;
const MANY_WORDS: usize = 25;
/// What has more words than these is a rule wherever it comes again.
const MANY_MORE_WORDS: usize = 40;

/// How a reference to a rule begins and ends.
const RULE: &str = "the rule on ";
const APPLIES: &str = " applies.";

/// The rule that a sentence says applies, if it says nothing else.
pub(crate) fn rule_that_applies(sentence: &str) -> Option<&str> {
    let (head, rest) = sentence.split_at_checked(RULE.len())?;
    rest.strip_suffix(APPLIES).filter(|_| head.eq_ignore_ascii_case(RULE))
}

impl Teller<'_> {
    /// Takes out of a document what it says again, and adds the rules that say it.
    pub(crate) fn tell_once(&self, document: &mut Document, notes: &mut Vec<Note>) {
        let headings = headings(document);
        let mut outline = Outline::of(document, &TOLD);
        let mut rules: Vec<(usize, ContainerId)> = Vec::new();
        for run in runs::repeated(&outline) {
            let places = runs::still_there(&outline, &run);
            let Some((first, others)) = places.split_first() else { continue };
            let lead = first.lead(&outline).map(str::to_owned);
            // What has no name of its own must be longer to be worth looking up.
            let words = first.words(&outline);
            let weight = match places.len() {
                _ if words > MANY_MORE_WORDS => Weight::Heavy,
                MANY_PLACES.. if words > MANY_WORDS => Weight::Heavy,
                _ if words > MANY_WORDS => Weight::Considerable,
                _ => Weight::Light,
            };
            let told = first.told(&outline);
            let demands = first.demands(&outline);
            // A rule of several kinds of pieces is not named after one of them.
            let lead = lead.filter(|lead| {
                others.iter().all(|other| other.lead(&outline) == Some(lead.as_str()))
            });
            let about = About { told: &told, demands, deed: first.deed(&outline) };
            let Some(name) = self.name_of_rule(&about, lead.as_deref(), weight, (notes, &headings))
            else {
                continue;
            };
            let index = notes.len();
            let reference = format!("{RULE}{}", mark(index));
            for other in others {
                first.credit(other, &mut outline);
                let again = replace(&mut outline, other, &reference);
                outline.drop_container(again);
            }
            rules.push((index, replace(&mut outline, first, &reference)));
            notes.push(Note::rule(name));
        }
        for (index, rule) in rules {
            if let Some(note) = notes.get_mut(index) {
                note.body = generic(outline.passage(rule));
            }
        }
        outline.write_back(document);
    }
}

/// What the paragraphs of a document are headed, in the form of names of rules.
fn headings(document: &Document) -> Vec<String> {
    let blocks = document.sections.iter().flat_map(|section| &section.blocks);
    let leads = blocks.filter_map(|block| match block {
        Block::Paragraph { lead: Some(lead), .. } => Some(lead),
        _ => None,
    });
    leads.map(|lead| lead.trim_end_matches('.').to_lowercase()).collect()
}

/// Puts a reference in the place of a run, which becomes the rule that is returned.
fn replace(outline: &mut Outline, run: &Run, reference: &str) -> ContainerId {
    let run = match run {
        Run::Sentences(run) => run,
        Run::Steps(steps) => return outline.take_out_steps(steps, reference),
    };
    // Which case holds must not be hidden in a rule.
    let text = match outline.case(run) {
        Some(Case::Plain) => format!("If the condition of {reference} holds, follow that rule."),
        Some(Case::Split) => {
            format!("If the first condition of {reference} holds, follow that rule.")
        }
        Some(Case::Last) => format!("Otherwise, follow {reference}."),
        None if outline.is_whole(run) => format!("Follow {reference}."),
        None => format!("{}{APPLIES}", capitalised(reference)),
    };
    // A reference tells what the sentence before it tells: the rest is told by the rule.
    let told = outline.context(run);
    outline.take_out(run, Sentence { text, told })
}

/// A rule stands by itself: "it" has nothing before it to point to.
fn generic(mut rule: Passage) -> Passage {
    if let Some(Part::Say(first)) = rule.parts.first_mut() {
        let text = first.as_str();
        let named = match (text.strip_prefix("It "), text.split_once(", it ")) {
            (Some(rest), _) => Some(format!("The piece {rest}")),
            // "For any one of the directions, it moves …".
            (None, Some((lead, rest))) if lead.starts_with("For any ") => {
                Some(format!("{lead}, the piece {rest}"))
            }
            _ => None,
        };
        *first = named.map_or_else(|| first.clone(), |named| first.reworded(named));
    }
    rule
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Item, Section};
    use syntax::NodeId;

    fn sentence(text: &str, node: u32) -> Sentence {
        Sentence { text: text.into(), told: vec![NodeId(node)] }
    }

    fn item(lead: &str, sentences: Vec<Sentence>) -> Item {
        Item { lead: Some(lead.into()), ..Item::of(sentences) }
    }

    /// Two pieces with the same long consequence.
    fn document() -> Document {
        let taken = "If that square holds an enemy piece, put it into your hand, turned round and unpromoted.";
        let later = "It may be placed on any empty square on a later turn of yours.";
        let items = vec![
            item(
                "Rook:",
                vec![sentence("A rook slides.", 1), sentence(taken, 2), sentence(later, 3)],
            ),
            item(
                "King:",
                vec![sentence("A king steps.", 4), sentence(taken, 5), sentence(later, 6)],
            ),
        ];
        let blocks = vec![Block::List { ordered: false, items }];
        let section = Section { kind: SectionKind::Pieces, heading: "P".into(), blocks };
        Document { title: "G".into(), sections: vec![section] }
    }

    #[test]
    fn runs_that_come_again_are_found_once() {
        let mut document = document();
        let outline = Outline::of(&mut document, &TOLD);
        let best = runs::repeated(&outline).remove(0);
        assert_eq!(best.len(), 2, "both pieces");
        assert!(matches!(&best[0], Run::Sentences(run) if run.len() == 2), "both sentences");
    }

    #[test]
    fn a_rule_tells_what_all_its_places_told() {
        let mut document = document();
        let mut outline = Outline::of(&mut document, &TOLD);
        let best = runs::repeated(&outline).remove(0);
        best[0].credit(&best[1], &mut outline);
        let again = replace(&mut outline, &best[1], "the rule on hands");
        outline.drop_container(again);
        let rule = replace(&mut outline, &best[0], "the rule on hands");
        let told: Vec<_> = outline
            .passage(rule)
            .blocks()
            .iter()
            .flat_map(|block| match block {
                Block::Paragraph { sentences, .. } => sentences.clone(),
                _ => vec![],
            })
            .flat_map(|sentence| sentence.told)
            .collect();
        assert_eq!(told, [2, 5, 3, 6].map(NodeId));
        outline.write_back(&mut document);
        let texts: Vec<&str> =
            document.sentences().iter().map(|sentence| sentence.text.as_str()).collect();
        let applies = "The rule on hands applies.";
        assert_eq!(texts, ["A rook slides.", applies, "A king steps.", applies]);
    }

    #[test]
    fn what_points_back_stays_with_what_it_points_to() {
        let ask =
            "Check whether the square directly beyond that piece holds one of your own pieces.";
        let so = "If so, remove it.";
        let blocks = vec![
            Block::paragraph(vec![sentence(ask, 1), sentence(so, 2)]),
            Block::paragraph(vec![sentence(ask, 3), sentence("Otherwise, stop.", 4)]),
        ];
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        let outline = Outline::of(&mut document, &TOLD);
        assert!(runs::repeated(&outline).is_empty());
    }
}
