//! Wins, losses, draws and scores.

use language::end::{End, EndRule};
use language::game::Rules;
use language::words::ResultType;
use syntax::NodeId;

use crate::document::{Block, Section, SectionKind};
use crate::end::{Endings, compares_scores};
use crate::plan::Passage;
use crate::realise::{Text, say};
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn end_section(&self) -> Section {
        let mut blocks = Vec::new();
        match &self.game.rules {
            Rules::Simple(rules) => blocks.extend(self.end_blocks(&rules.end)),
            Rules::Phased(rules) => {
                let mut told: Vec<(usize, &End, Endings)> = Vec::new();
                for (number, phase) in rules.phases.iter().enumerate() {
                    if let Some(end) = &phase.end {
                        told.push((number, end, self.endings(end)));
                    }
                }
                let everywhere = rules.end.is_none() && told.len() == rules.phases.len();
                let shared = if everywhere { shared_last(&mut told) } else { None };
                for (number, end, endings) in told {
                    if endings.passages.is_empty() && shared.is_some() {
                        continue;
                    }
                    let name = self.name_words(&rules.phases[number].name);
                    if rules.phases.len() > 1 {
                        blocks.push(Block::Heading {
                            text: format!("In phase {} ({name})", number + 1),
                        });
                    }
                    blocks.extend(self.ending_blocks(end, endings));
                }
                if let Some(mut shared) = shared {
                    if !blocks.is_empty() {
                        blocks.push(Block::Heading { text: "In every phase".into() });
                        let told = shared.single().map(|text| text.told().to_vec());
                        let order = Text::from("the rules of a phase come before this");
                        shared.say(order.tell_all(&told.unwrap_or_default()));
                    }
                    blocks.extend(shared.blocks());
                }
                if let Some(end) = &rules.end {
                    // The rules of the mover's phase are looked at first.
                    if !blocks.is_empty() {
                        blocks.push(Block::Heading { text: "In every phase".into() });
                        let mut order = Passage::default();
                        order
                            .say(Text::from("the rules of a phase come before these").tell(end.id));
                        blocks.extend(order.blocks());
                    }
                    blocks.extend(self.end_blocks(end));
                }
            }
        }
        let mut silent = Passage::default();
        for sentence in self.leaving().into_iter().chain(self.silent_endings()) {
            silent.say(sentence);
        }
        blocks.extend(silent.blocks());
        let puzzle = self.players.count() == 1;
        let heading = if puzzle { "End" } else { "End of the game" };
        Section { kind: SectionKind::End, heading: heading.into(), blocks }
    }

    /// Whether a case may take one player out of the game: the others play on, and the cases after it are looked at as well.
    pub(crate) fn goes_on_without_some(&self, end: &End) -> bool {
        let inside = self.state.links.range(end.id);
        self.players.count() > 2
            && [ResultType::Win, ResultType::Loss]
                .into_iter()
                .any(|result| self.takes_one_out(result).any(|node| inside.contains(&node)))
    }

    fn end_blocks(&self, end: &End) -> Vec<Block> {
        self.ending_blocks(end, self.endings(end))
    }

    fn ending_blocks(&self, end: &End, endings: Endings) -> Vec<Block> {
        let Endings { about, passages: mut endings } = endings;
        let mut passage = Passage::default();
        if endings.is_empty() {
            // None of the rules can ever end the game.
            self.silent(Silence::Unreachable, [end.id]);
        } else if endings.len() == 1 {
            passage.extend(endings.remove(0));
        } else {
            let mut lead = match (about, self.goes_on_without_some(end)) {
                (Some(about), true) => {
                    say!("after every move, look at {} and go through all of these cases in order, as long as the game is not over", about)
                }
                (None, true) => {
                    "after every move, go through all of these cases in order, as long as the game is not over".into()
                }
                (Some(about), false) => {
                    say!("after every move, look at {}; the first of these cases that holds decides", about)
                }
                (None, false) => {
                    "after every move, look at these cases in order; the first that holds decides".into()
                }
            };
            if scores_override(end) && !scores_first(end, &mut endings) {
                lead.push_str(", but scores that are compared in any of them come before the rest");
            }
            lead.push_str(":");
            passage.say(lead.tell(end.id));
            passage.list(true, endings);
        }
        passage.blocks()
    }
}

/// Takes out the ending that comes last in all of several phases, which tells what it tells in each of them.
fn shared_last(told: &mut [(usize, &End, Endings)]) -> Option<Passage> {
    let last = |(_, end, endings): &(usize, &End, Endings)| {
        let alone = endings.about.is_none() && !scores_override(end);
        let last = endings.passages.last()?.single().filter(|_| alone)?;
        Some(last.clone())
    };
    let texts: Vec<Text> = told.iter().map(last).collect::<Option<_>>()?;
    let (first, others) = texts.split_first()?;
    if others.is_empty() || others.iter().any(|other| other.as_str() != first.as_str()) {
        return None;
    }
    let mut nodes: Vec<NodeId> = others.iter().flat_map(|other| other.told().to_vec()).collect();
    for (_, end, endings) in told {
        endings.passages.pop();
        if endings.passages.is_empty() {
            nodes.push(end.id);
        }
    }
    Some(Passage::of(first.clone().tell_all(&nodes)))
}

/// Whether scores decide whatever else has happened: all rules are looked at, and a comparison of scores after a win or a loss
/// takes their place.
fn scores_override(end: &End) -> bool {
    let first = end.rules.iter().position(|rule| !compares_scores(rule));
    first.is_some_and(|first| end.rules.iter().skip(first).any(compares_scores))
}

/// Puts what goes before all other results before them; not where one passage tells rules of both sorts.
fn scores_first(end: &End, endings: &mut Vec<Passage>) -> bool {
    let rules = |scores: bool| -> Vec<NodeId> {
        let of = end.rules.iter().filter(|rule| compares_scores(rule) == scores);
        of.map(|rule| match rule {
            EndRule::If(node) => node.id,
            EndRule::ForEach(node) => node.id,
        })
        .collect()
    };
    let (scored, others) = (rules(true), rules(false));
    let tells = |passage: &Passage, rules: &[NodeId]| {
        let blocks = passage.clone().blocks();
        let mut told = blocks.iter().flat_map(Block::sentences).flat_map(|it| it.told.iter());
        told.any(|node| rules.contains(node))
    };
    if endings.iter().any(|it| tells(it, &scored) == tells(it, &others)) {
        return false;
    }
    let (first, rest): (Vec<Passage>, Vec<Passage>) =
        endings.drain(..).partition(|it| tells(it, &scored));
    endings.extend(first.into_iter().chain(rest));
    true
}
