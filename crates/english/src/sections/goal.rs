//! The object of the game in one clause.

use language::end::{End, EndRule, Outcome};
use language::game::Rules;
use syntax::NodeId;

use super::aim::Aim;
use crate::realise::{Text, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// What a player plays for: the first ending that somebody wins, or the score.
    pub(super) fn goal_phrase(&self) -> Option<Text> {
        let rules: Vec<EndRule> =
            self.ends().iter().flat_map(|end| end.rules.iter().cloned()).collect();
        let aims = self.aims(&rules);
        let plain = aims.iter().find(|aim| aim.what.is_some());
        if let Some(first) = plain.or_else(|| aims.first()) {
            return Some(self.first_goal(first, &aims));
        }
        if let Some(scored) = scores(&rules) {
            return Some(self.best_score().tell(scored));
        }
        self.ends().first().map(|end| self.short_goal(&[end.id]))
    }

    /// The first aim; where sides have goals of their own, one of each.
    fn first_goal(&self, first: &Aim, all: &[Aim]) -> Text {
        let Some(what) = &first.what else { return self.short_goal(&first.told) };
        let what = what.clone().tell_all(&first.told);
        let Some(side) = first.side else { return what };
        let name = |role| self.role(role, &self.turn_scope()).name;
        let mut text = say!("{}: {}", name(side), what);
        let other = all.iter().find(|aim| aim.side.is_some_and(|other| other != side));
        if let Some(Aim { side: Some(other), what: Some(what), told }) = other {
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

    /// A goal that one clause cannot hold, by what the endings ask for.
    fn short_goal(&self, ending: &[NodeId]) -> Text {
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
        Text::from(text).tell_all(ending)
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
