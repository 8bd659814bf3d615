//! The object of the game in one clause.

use language::end::{End, EndRule, Outcome};
use language::game::Rules;
use syntax::NodeId;

use super::aim::Aim;
use crate::document::{Block, Document, SectionKind, Sentence};
use crate::realise::{Text, say, word_count};
use crate::teller::Teller;

/// A sentence with more words than this is no summary.
const LONGEST: usize = 24;

/// What a player plays for.
pub(super) struct Goal {
    /// In one clause.
    pub text: Option<Text>,
    /// The rules whose sentence in the ending may be quoted, where the clause says little: the best first.
    quoted: Vec<NodeId>,
}

impl Goal {
    /// Puts the sentence that tells how somebody wins or loses into the row of the goal, where it is short and stands by itself.
    pub fn quote(&self, document: &Document) -> Option<Sentence> {
        let names = definitions(document);
        let alone = |sentence: &&Sentence| {
            let words = word_count(&sentence.text);
            let text = sentence.text.to_lowercase();
            words <= LONGEST
                && sentence.text.ends_with('.')
                && !sentence.text.starts_with("Otherwise")
                && !names.iter().any(|name| text.contains(name.as_str()))
        };
        let end = document.sections.iter().find(|section| section.kind == SectionKind::End)?;
        let decides =
            |sentence: &&Sentence| self.quoted.iter().any(|id| sentence.told.contains(id));
        let quoted = end.sentences().into_iter().filter(decides).find(alone)?;
        let text = quoted.text.trim_end_matches('.').to_owned();
        Some(Sentence { text, told: quoted.told.clone() })
    }
}

/// What the definitions of a document are called, in small letters.
fn definitions(document: &Document) -> Vec<String> {
    let blocks = document.sections.iter().flat_map(|section| &section.blocks);
    let leads = blocks.filter_map(|block| match block {
        Block::Paragraph { lead: Some(lead), .. } => lead.strip_suffix(':'),
        _ => None,
    });
    leads.map(str::to_lowercase).collect()
}

impl Teller<'_> {
    /// What a player plays for: the first ending that somebody wins, or the score.
    pub(super) fn goal(&self) -> Goal {
        let rules: Vec<EndRule> =
            self.ends().iter().flat_map(|end| end.rules.iter().cloned()).collect();
        let aims = self.aims(&rules);
        let plain = aims.iter().find_map(|aim| Some((aim, aim.what.clone()?)));
        if let Some((first, what)) = plain {
            return Goal { text: Some(self.first_goal(first, what, &aims)), quoted: vec![] };
        }
        if let Some(scored) = scores(&rules).filter(|_| aims.is_empty()) {
            return Goal { text: Some(self.best_score().tell(scored)), quoted: vec![] };
        }
        let of = |wins| aims.iter().filter(move |aim: &&Aim| aim.wins == wins);
        let quoted = of(true).chain(of(false)).flat_map(|aim| aim.told.iter().copied()).collect();
        Goal { text: self.hinted_goal(), quoted }
    }

    /// The first aim; where sides have goals of their own, one of each.
    fn first_goal(&self, first: &Aim, what: Text, all: &[Aim]) -> Text {
        let what = what.tell_all(&first.told);
        let Some(side) = first.side else { return what };
        let name = |role| self.role(role, &self.turn_scope()).name;
        let mut text = say!("{}: {}", name(side), what);
        let other = all.iter().find(|aim| aim.side.is_some_and(|other| other != side));
        if let Some(Aim { side: Some(other), what: Some(what), told, .. }) = other {
            text.push_str("; ");
            text.push(&say!("{}: {}", name(*other), what).tell_all(told));
        }
        text
    }

    /// "have the higher score when the game ends".
    fn best_score(&self) -> Text {
        let links = &self.state.links;
        let misere = links.clauses("byScore", "").any(|node| {
            links.children(node).iter().any(|part| {
                links.label(*part) == Some("misere") && links.word(*part) == Some("True")
            })
        });
        let which = match (self.players.count() > 2, misere) {
            (true, true) => "lowest",
            (false, true) => "lower",
            (true, false) => "highest",
            (false, false) => "higher",
        };
        format!("have the {which} score when the game ends").into()
    }

    /// What the endings ask for, where one clause cannot hold it.
    fn hinted_goal(&self) -> Option<Text> {
        let links = &self.state.links;
        let asked = |keyword: &str, word: &str| {
            let mut tests = links.clauses(keyword, word);
            tests.find(|test| {
                links.ancestors(*test).any(|outer| links.keyword(outer) == Some("end"))
            })
        };
        let mut results = links.clauses("result", "");
        let wins = results.any(|result| links.plain(result).any(|w| links.word(w) == Some("Win")));
        if !wins || self.players.count() < 2 {
            return None;
        }
        let hints = [
            ("is", "Threatened", "leave an enemy piece without escape from attack"),
            ("is", "Line", "make a row of pieces"),
            ("is", "Connected", "link the sides of the board"),
            ("is", "Loop", "make a closed loop"),
            ("is", "Pattern", "make a pattern of pieces"),
            ("no", "Moves", "leave your opponent without a move"),
            ("no", "Pieces", "capture pieces"),
        ];
        let aims =
            hints.iter().filter_map(|(keyword, word, aim)| Some((asked(keyword, word)?, *aim)));
        let (tests, aims): (Vec<NodeId>, Vec<&str>) = aims.take(2).unzip();
        let text = format!("{} (see End of the game)", aims.join(" or "));
        (!aims.is_empty()).then(|| Text::from(text).tell_all(&tests))
    }

    fn ends(&self) -> Vec<&End> {
        match &self.game.rules {
            Rules::Simple(rules) => vec![&rules.end],
            Rules::Phased(rules) => rules
                .end
                .iter()
                .chain(rules.phases.iter().filter_map(|phase| phase.end.as_ref()))
                .collect(),
        }
    }
}

/// The ludeme by which scores decide, if they do.
fn scores(rules: &[EndRule]) -> Option<NodeId> {
    rules.iter().find_map(|rule| match rule {
        EndRule::If(node) => match &node.result {
            Some(Outcome::ByScore(score)) => Some(score.id),
            _ => None,
        },
        EndRule::ForEach(_) => None,
    })
}
