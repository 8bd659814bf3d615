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
        if let Some(first) = first {
            return Some(self.short_goal(first));
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
            .map(|goal| match Some(goal).filter(short) {
                Some(goal) => Text::from(goal.text.trim_end_matches('.')).tell_all(&goal.told),
                None => self.short_goal(goal),
            })
            .or_else(|| Some(self.short_goal(goals.first()?)))
    }

    /// A goal that one clause cannot hold, by what the endings ask for.
    fn short_goal(&self, ending: &Sentence) -> Text {
        let links = &self.state.links;
        let asked = |keyword: &str, word: &str| {
            links
                .clauses(keyword, word)
                .any(|test| links.ancestors(test).any(|outer| links.keyword(outer) == Some("end")))
        };
        let wins = links
            .clauses("result", "")
            .any(|result| links.plain(result).any(|word| links.word(word) == Some("Win")));
        let mut aims: Vec<&str> = Vec::new();
        if wins {
            for (keyword, word, aim) in [
                ("is", "Threatened", "leave an enemy piece without escape from attack"),
                ("is", "Line", "make a row of pieces"),
                ("is", "Connected", "link the sides of the board"),
                ("is", "Loop", "make a closed loop"),
                ("is", "Pattern", "make a pattern of pieces"),
                ("no", "Moves", "leave your opponent without a move"),
                ("no", "Pieces", "capture pieces"),
            ] {
                if asked(keyword, word) && aims.len() < 2 {
                    aims.push(aim);
                }
            }
        }
        let text = if aims.is_empty() {
            "see End of the game".to_owned()
        } else {
            format!("{} (see End of the game)", aims.join(" or "))
        };
        Text::from(text).tell_all(&ending.told)
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
