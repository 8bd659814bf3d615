//! The object of the game in one clause.

use language::end::End;
use language::game::Rules;

use crate::document::{Block, Sentence};
use crate::realise::{Text, word_count};
use crate::teller::Teller;

/// A goal with more words than this is left to the section on the end of the game.
const LONGEST: usize = 24;

impl Teller<'_> {
    /// What a player plays for: the first ending that somebody wins, or the score.
    pub(super) fn goal_phrase(&self) -> Option<Text> {
        let mut goals: Vec<Sentence> = Vec::new();
        for end in self.ends() {
            for passage in self.endings(end) {
                let Some(Block::Paragraph { sentences, .. }) = passage.blocks().into_iter().next()
                else {
                    continue;
                };
                goals.extend(sentences.into_iter().next());
            }
        }
        let short = |goal: &&Sentence| {
            word_count(&goal.text) <= LONGEST && goal.text.ends_with('.') && goal.text.is_ascii()
        };
        let mut wins = goals.iter().filter(|goal| {
            goal.text.starts_with("You win ")
                || goal.text.contains(" wins ")
                || goal.text.starts_with("You have solved")
        });
        let first = wins.next();
        if let Some(first) = first.filter(short) {
            let mut text = Text::from(first.text.trim_end_matches('.')).tell_all(&first.told);
            // Sides with goals of their own have one each.
            if !first.text.starts_with("You")
                && let Some(second) = wins.find(|goal| !goal.text.starts_with("You")).filter(short)
                && second.text.split(' ').next() != first.text.split(' ').next()
            {
                text.push_str("; ");
                text.push(&Text::from(second.text.trim_end_matches('.')).tell_all(&second.told));
            }
            return Some(text);
        }
        if first.is_some() {
            return None;
        }
        let scored = goals.iter().find(|goal| goal.text.contains("scores are compared"));
        if let Some(scored) = scored {
            let which = if self.players.count() > 2 { "highest" } else { "higher" };
            let misere = self.state.links.clauses("byScore", "").any(|node| {
                self.state.links.children(node).iter().any(|part| {
                    self.state.links.label(*part) == Some("misere")
                        && self.state.links.word(*part) == Some("True")
                })
            });
            let which = match (which, misere) {
                ("highest", true) => "lowest",
                ("higher", true) => "lower",
                (which, _) => which,
            };
            return Some(
                Text::from(format!("have the {which} score when the game ends"))
                    .tell_all(&scored.told),
            );
        }
        goals
            .iter()
            .find(|goal| goal.text.contains(" lose"))
            .filter(short)
            .map(|goal| Text::from(goal.text.trim_end_matches('.')).tell_all(&goal.told))
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
