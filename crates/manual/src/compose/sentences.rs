//! Which sentence of the rules speaks of a ludeme.

use std::ops::Range;

use english::document::{Document, Section, SectionKind, Sentence};
use syntax::{NodeId, NodeKind, Tree};

use super::{definitions, twins, whole};

/// The sentences of the rules, found by the ludemes they tell.
pub struct Sentences<'a> {
    all: Vec<&'a Sentence>,
    /// How many of them are facts at a glance, which sum up what others tell.
    summary: usize,
    /// Which of them say what the game is played with.
    components: Range<usize>,
    /// Which of them say what a word means.
    terms: Range<usize>,
    /// Which of them say how the game ends.
    end: Range<usize>,
    /// Which of them say what a player does on a turn.
    turn: Range<usize>,
    /// Which of them say what may be done: on a turn, with each piece, and in special cases.
    play: Vec<Range<usize>>,
    /// The clause with all rules.
    rules: Option<NodeId>,
    /// The first sentence of the paragraph or item that each of them stands in.
    openings: Vec<usize>,
    /// Each sentence with what it announces and what it is part of.
    wholes: Vec<String>,
    parents: Vec<u32>,
    /// The first node behind each node and all below it.
    ends: Vec<u32>,
    /// The wording of each node: the same number for those that are written alike.
    wordings: Vec<u32>,
}

/// The sections that say what may be done.
const PLAY: [SectionKind; 3] = [SectionKind::Turn, SectionKind::Pieces, SectionKind::Special];

impl<'a> Sentences<'a> {
    /// The sentences of a document about a tree.
    pub fn new(document: &'a Document, tree: &Tree) -> Self {
        let count = tree.nodes.len();
        let mut parents = vec![0; count];
        let mut ends: Vec<u32> = (1..=count as u32).collect();
        // Nodes are numbered parents first, so that going backwards meets children before their parents.
        for node in (0..count).rev() {
            for child in tree.children(NodeId(node as u32)) {
                parents[child.0 as usize] = node as u32;
                ends[node] = ends[node].max(ends[child.0 as usize]);
            }
        }
        let all = document.sentences();
        let mut wholes = whole::sentences(document);
        definitions::explain(document, &mut wholes);
        Self {
            summary: summary(document),
            components: sentences_about(document, SectionKind::Components),
            terms: sentences_about(document, SectionKind::Terms),
            end: sentences_about(document, SectionKind::End),
            turn: sentences_about(document, SectionKind::Turn),
            play: PLAY.map(|kind| sentences_about(document, kind)).to_vec(),
            rules: rules_of(tree),
            wordings: twins::wordings(tree),
            openings: whole::openings(document),
            all,
            wholes,
            parents,
            ends,
        }
    }

    /// The sentence that speaks of a ludeme: of itself, of most of its parts, or of what it is part of.
    pub fn about(&self, node: NodeId) -> Option<usize> {
        let mut node = node.0;
        loop {
            if let Some(found) = self.within(node) {
                return Some(found);
            }
            let parent = *self.parents.get(node as usize)?;
            if parent == node {
                return None;
            }
            node = parent;
        }
    }

    /// The sentence that permits the moves of a ludeme. What explains a word, or says how the game ends, does not.
    pub fn permitting(&self, node: NodeId) -> Option<usize> {
        let mut at = node.0;
        loop {
            if let Some(found) = self.permits(at) {
                return Some(found);
            }
            let parent = *self.parents.get(at as usize)?;
            if parent == at {
                return self.about(node);
            }
            at = parent;
        }
    }

    /// The sentence that tells least besides, of those that permit just this, or what is written in the same words elsewhere in the
    /// rules: a text may refer to that ("as in the phase before").
    fn permits(&self, node: u32) -> Option<usize> {
        let play = || self.play.iter().cloned().flatten();
        let exact = |node: u32| {
            let told = play().filter(move |at| self.tells(*at, NodeId(node)));
            told.min_by_key(|at| self.all[*at].told.len())
        };
        if let Some(own) = exact(node) {
            let parent = *self.parents.get(node as usize)?;
            // What tells just this needs no twin.
            if !self.tells(own, NodeId(parent)) || !self.is_rule(node) {
                return Some(own);
            }
            let wording = self.wordings.get(node as usize);
            let twins = (0..self.wordings.len() as u32).filter(|twin| {
                *twin != node && self.wordings.get(*twin as usize) == wording && self.is_rule(*twin)
            });
            let all = std::iter::once(own).chain(twins.filter_map(exact));
            return all.min_by_key(|at| self.all[*at].told.len());
        }
        let end = *self.ends.get(node as usize)?;
        let parts = |at: &usize| {
            self.all[*at].told.iter().filter(|told| (node..end).contains(&told.0)).count()
        };
        // Of equals the first one counts.
        let most = play().max_by_key(|at| (parts(at), std::cmp::Reverse(*at)))?;
        (parts(&most) > 0).then_some(most)
    }

    /// Whether a node is part of the rules, not of a piece or of the board.
    fn is_rule(&self, node: u32) -> bool {
        self.rules.is_some_and(|rules| {
            (rules.0..self.ends.get(rules.0 as usize).copied().unwrap_or(0)).contains(&node)
        })
    }

    /// The sentence that states a rule, of play or of the end: what explains a word of it does not.
    pub fn stating(&self, rule: NodeId) -> Option<usize> {
        let end = *self.ends.get(rule.0 as usize)?;
        let parts = |at: &usize| {
            let told = self.all[*at].told.iter();
            told.filter(|told| (rule.0..end).contains(&told.0)).count()
        };
        let exact = self.end.clone().filter(|at| self.tells(*at, rule));
        let most = || self.end.clone().rev().max_by_key(parts).filter(|at| parts(at) > 0);
        let ends = exact.min_by_key(|at| self.all[*at].told.len()).or_else(most);
        let plays = self.permitting(rule);
        let permits = plays.filter(|at| self.play.iter().any(|section| section.contains(at)));
        match (ends, permits) {
            (Some(ends), Some(permits)) if parts(&ends) < parts(&permits) => Some(permits),
            (Some(ends), _) => Some(ends),
            (None, _) => plays,
        }
    }

    /// How a node is written: the same number for all that are written alike.
    pub fn wording(&self, node: NodeId) -> u32 {
        self.wordings.get(node.0 as usize).copied().unwrap_or(node.0)
    }

    /// What a player does who has no move.
    pub fn passing(&self) -> Option<String> {
        self.unstated(self.turn.clone())
    }

    /// The first sentence about a thing of the equipment.
    pub fn equipping(&self, node: NodeId) -> Option<usize> {
        self.components.clone().find(|at| self.tells(*at, node))
    }

    /// All sentences and cells about a thing of the equipment.
    pub fn listing(&self, node: NodeId) -> impl Iterator<Item = usize> {
        self.components.clone().filter(move |at| self.tells(*at, node))
    }

    /// The sentence that says what one of some ludemes is called; else one that speaks of it.
    pub fn term(&self, nodes: &[NodeId]) -> Option<usize> {
        let tells = |at: &usize| nodes.iter().any(|node| self.tells(*at, *node));
        self.terms.clone().find(tells).or_else(|| self.about(*nodes.first()?))
    }

    fn within(&self, node: u32) -> Option<usize> {
        let own = |sentence: &&Sentence| sentence.told.binary_search(&NodeId(node)).is_ok();
        let spoken = self.all.get(self.summary..)?;
        // A sentence that announces a list tells all of it, in a way; what tells the least besides is meant most.
        let exact = spoken.iter().enumerate().filter(|(_, sentence)| own(sentence));
        if let Some((exact, _)) = exact.min_by_key(|(_, sentence)| sentence.told.len()) {
            return Some(self.summary + exact);
        }
        let end = *self.ends.get(node as usize)?;
        let told = |sentence: &Sentence| {
            sentence.told.iter().filter(|told| (node..end).contains(&told.0)).count()
        };
        let (index, most) = spoken
            .iter()
            .enumerate()
            .map(|(index, sentence)| (index, told(sentence)))
            // Of equals the first one counts.
            .rev()
            .max_by_key(|(_, told)| *told)?;
        (most > 0).then_some(self.summary + index)
    }

    /// The sentence that tells this very ludeme, or a part of it.
    pub fn exactly(&self, node: NodeId) -> Option<usize> {
        self.within(node.0)
    }

    /// A sentence that can stand alone: with the list that it announces, or as the one that announces its list.
    pub fn whole(&self, sentence: usize) -> String {
        let mut text = self.wholes.get(sentence).cloned().unwrap_or_default();
        if !text.ends_with(['.', '!', '?', ')', '”']) {
            text.push('.');
        }
        text
    }

    /// A sentence with those that lead up to it in its paragraph or item, unless that is too much to be quoted. What is hardly a
    /// sentence ("Pass.") is quoted with what it goes on to.
    pub fn passage(&self, sentence: usize) -> String {
        let whole = self.whole(sentence);
        let opening = self.openings.get(sentence).copied().unwrap_or(sentence);
        // What is part of a list of conditions is told as the whole of it already.
        if !whole.starts_with(self.text(sentence)) || self.text(sentence).is_empty() {
            return whole;
        }
        let lead = |before: usize| match self.text(before) {
            // A way to do something is told with what is done.
            way if way.starts_with("With ") => self.wholes.get(before).map_or(way, String::as_str),
            text => text,
        };
        let mut told: Vec<&str> = (opening..sentence).map(lead).collect();
        told.push(&whole);
        let told = told.join(" ");
        if told.len() <= BRIEF && self.openings.get(sentence + 1) == Some(&opening) {
            let more = format!("{told} {}", self.whole(sentence + 1));
            return if more.len() <= PASSAGE { more } else { told };
        }
        if told.len() <= PASSAGE {
            return told;
        }
        // How it begins says at least what it speaks of.
        let short = format!("{} … {whole}", self.text(opening));
        if short.len() <= PASSAGE { short } else { whole }
    }

    /// All that is said about a ludeme of the end of the game, sentence by sentence.
    pub fn all_of(&self, node: NodeId) -> Vec<String> {
        let mut told: Vec<String> =
            self.end.clone().filter(|at| self.tells(*at, node)).map(|at| self.whole(at)).collect();
        // The clauses of a list are all told as the whole of it.
        told.dedup();
        told
    }

    /// The sentence that says when an end rule applies.
    pub fn cause_of(&self, rule: NodeId) -> Option<String> {
        let own = self.end.clone().filter(|at| self.tells(*at, rule));
        own.min_by_key(|at| self.all[*at].told.len()).map(|at| self.whole(at))
    }

    /// The sentence about the end of the game that tells of one alternative, and of none of the others.
    pub fn only_about(&self, held: NodeId, others: &[NodeId]) -> Option<usize> {
        let parts = |at: usize, node: NodeId| {
            let end = self.ends.get(node.0 as usize).copied().unwrap_or(0);
            let told = self.all[at].told.iter();
            told.filter(|told| (node.0..end).contains(&told.0)).count()
        };
        let alone = |at: &usize| others.iter().all(|other| parts(*at, *other) == 0);
        let told = self.end.clone().filter(alone).rev().max_by_key(|at| parts(*at, held))?;
        (parts(told, held) > 0).then_some(told)
    }

    /// The sentence about an ending that no ludeme states.
    pub fn silent_ending(&self) -> Option<String> {
        self.unstated(self.end.clone())
    }

    /// The first of some sentences about what no ludeme states, which stands for all the rules.
    fn unstated(&self, mut sentences: Range<usize>) -> Option<String> {
        let rules = self.rules?;
        sentences.find(|at| self.tells(*at, rules)).map(|at| self.whole(at))
    }

    fn tells(&self, sentence: usize, node: NodeId) -> bool {
        self.all.get(sentence).is_some_and(|it| it.told.binary_search(&node).is_ok())
    }

    /// One of several alternatives that are told as a list, in a sentence of its own; nothing if it is told otherwise.
    pub fn alone(&self, node: NodeId) -> Option<String> {
        let sentence = self.within(node.0)?;
        let (head, _) = self.wholes.get(sentence)?.split_once(whole::ONE_OF_THESE)?;
        let clause =
            self.text(sentence).trim().trim_end_matches("; or").trim_end_matches([';', '.', ',']);
        // A clause begins with a small letter, unless it begins with the coordinate of a place.
        let word = clause.split_whitespace().next().unwrap_or_default();
        let lower = word.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit())
            || word.ends_with(|c: char| c.is_ascii_digit());
        (lower && !clause.ends_with(':')).then(|| format!("{head} {clause}."))
    }

    /// The words of a sentence.
    pub fn text(&self, sentence: usize) -> &str {
        self.all.get(sentence).map_or("", |sentence| &sentence.text)
    }
}

/// The clause with all rules of a game.
fn rules_of(tree: &Tree) -> Option<NodeId> {
    tree.children(Tree::ROOT).iter().copied().find(|node| {
        matches!(&tree.node(*node).kind, NodeKind::Clause { keyword, .. } if &**keyword == "rules")
    })
}

/// How many sentences the facts at a glance take, which come first.
fn summary(document: &Document) -> usize {
    let glance = document.sections.first().filter(|section| section.kind == SectionKind::Glance);
    glance.map_or(0, |section| sentences_of(std::slice::from_ref(section)))
}

/// The sentences of a section.
fn sentences_about(document: &Document, kind: SectionKind) -> Range<usize> {
    let sections = &document.sections;
    let Some(at) = sections.iter().position(|section| section.kind == kind) else {
        return 0..0;
    };
    let before = sentences_of(&sections[..at]);
    before..before + sentences_of(&sections[at..=at])
}

fn sentences_of(sections: &[Section]) -> usize {
    Document { title: String::new(), sections: sections.to_vec() }.sentences().len()
}

/// So few letters say nothing by themselves.
const BRIEF: usize = 24;

/// More letters than this are not quoted.
const PASSAGE: usize = 420;

#[cfg(test)]
mod tests {
    use english::document::Block;
    use syntax::{Library, Selection, Sources};

    use super::*;

    /// `(game "G" (a (b 1) (c 2)))`: the game is node 0, `a` node 2, `b` node 3, `c` node 5.
    fn tree() -> Tree {
        let mut sources = Sources::default();
        let file = sources.add("g.lud", r#"(game "G" (a (b 1) (c 2)))"#);
        syntax::read(&mut sources, file, &Library::new(), &Selection::default()).unwrap().game
    }

    fn document(told: &[&[u32]]) -> Document {
        let sentence = |nodes: &&[u32]| Sentence {
            text: "S.".into(),
            told: nodes.iter().map(|node| NodeId(*node)).collect(),
        };
        let block = Block::paragraph(told.iter().map(sentence).collect());
        let section =
            Section { kind: SectionKind::Turn, heading: "Turn".into(), blocks: vec![block] };
        Document { title: "G".into(), sections: vec![section] }
    }

    #[test]
    fn a_sentence_about_the_ludeme_itself_goes_first() {
        let document = document(&[&[3, 5], &[2]]);
        assert_eq!(Sentences::new(&document, &tree()).about(NodeId(2)), Some(1));
    }

    #[test]
    fn what_announces_a_list_gives_way_to_the_item() {
        let document = document(&[&[2, 3, 5], &[5]]);
        assert_eq!(Sentences::new(&document, &tree()).about(NodeId(5)), Some(1));
    }

    #[test]
    fn else_the_one_about_most_of_its_parts() {
        let document = document(&[&[3], &[3, 5], &[5]]);
        assert_eq!(Sentences::new(&document, &tree()).about(NodeId(2)), Some(1));
    }

    #[test]
    fn an_end_is_stated_by_the_end_and_not_by_what_explains_its_words() {
        let section = |kind: SectionKind, told: &[&[u32]]| Section {
            kind,
            ..document(told).sections.remove(0)
        };
        let sections =
            vec![section(SectionKind::Terms, &[&[2, 3, 5]]), section(SectionKind::End, &[&[5]])];
        let document = Document { title: "G".into(), sections };
        let sentences = Sentences::new(&document, &tree());
        assert_eq!(sentences.about(NodeId(2)), Some(0), "it tells all of it");
        assert_eq!(sentences.stating(NodeId(2)), Some(1));
    }

    #[test]
    fn else_one_about_what_it_is_part_of() {
        let document = document(&[&[0], &[2]]);
        let tree = tree();
        assert_eq!(Sentences::new(&document, &tree).about(NodeId(5)), Some(1));
        assert_eq!(Sentences::new(&Document::default(), &tree).about(NodeId(5)), None);
    }
}
