//! Scores at the end: what each player counts, told once where it is the same for all.

use language::booleans::Boolean;
use language::end::{ByScore, Score};
use language::ints::Int;
use language::refs::PlayerRef;
use language::words::Role;

use crate::plan::Passage;
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// A sum with more words than this is a list.
const LONGEST: usize = 26;

impl Teller<'_> {
    pub(super) fn by_score(&self, node: &ByScore, scope: &Scope) -> (Text, Passage) {
        let mut more = Passage::default();
        let scores: &[Score] = node.scores.as_deref().unwrap_or(&[]);
        let parts: Vec<Vec<Text>> =
            scores.iter().map(|score| self.summands(&score.score, score.role, scope)).collect();
        let numbers: Vec<Option<usize>> =
            scores.iter().map(|score| crate::facts::number_of(score.role)).collect();
        let told: Vec<_> = scores.iter().map(|score| score.id).collect();
        let all = scores.len() > 1 && scores.len() == self.players.count();
        let common = all
            .then(|| self.players.same_for_all(&numbers, &parts))
            .flatten()
            .or_else(|| all.then(|| self.scored_alike(scores, scope)).flatten());
        if let Some(common) = common {
            let who = Text::from("each player's final score is").tell_all(&told);
            summed(&who, &common, &mut more);
        } else {
            for (score, parts) in scores.iter().zip(&parts) {
                let owner = self.role(score.role, scope).possessive();
                summed(&say!("{} final score is", owner).tell(score.id), parts, &mut more);
            }
        }
        let misere = matches!(node.misere, Some(Boolean::Constant(true)));
        let which = match (self.players.count() > 2, misere) {
            (true, true) => "lowest",
            (true, false) => "highest",
            (false, true) => "lower",
            (false, false) => "higher",
        };
        more.say(Text::from(format!("the player with the {which} score wins")).tell(node.id));
        let tie = if self.players.count() > 2 {
            format!("if several players share the {which} score, the game is a draw")
        } else {
            "if the scores are equal, the game is a draw".to_owned()
        };
        more.say(Text::from(tie).tell(node.id));
        (Text::from("the game ends and the scores are compared").tell(node.id), more)
    }

    /// The parts of each player's score, where all are written alike but for the player, who is "the player" then.
    fn scored_alike(&self, scores: &[Score], scope: &Scope) -> Option<Vec<Text>> {
        let (first, others) = scores.split_first()?;
        let owner = first.role.word();
        let alike = |other: &Score| {
            let player = other.role.word();
            let same = |a: &str, b: &str| if a == owner { b == player } else { a == b };
            self.state.links.same_by(first.id, other.id, &same)
        };
        if !others.iter().all(alike) {
            return None;
        }
        let anyone = Some(crate::facts::number_of(first.role)?);
        let told: Vec<_> = scores.iter().flat_map(|score| self.whole(score.id)).collect();
        let mut parts = self.summands(&first.score, first.role, &Scope { anyone, ..scope.clone() });
        if let Some(part) = parts.first_mut() {
            *part = std::mem::take(part).tell_all(&told);
        }
        Some(parts)
    }

    /// The parts of a sum.
    fn summands(&self, int: &Int, role: Role, scope: &Scope) -> Vec<Text> {
        match int {
            Int::Add(sum) if self.constant(int).is_none() => {
                let mut parts: Vec<Text> =
                    sum.operands.iter().flat_map(|part| self.summands(part, role, scope)).collect();
                if let Some(first) = parts.first_mut() {
                    *first = std::mem::take(first).tell(sum.id);
                }
                parts
            }
            Int::Score(own) if own.player == PlayerRef::Role(role) => {
                vec![Text::from("the score so far").tell(own.id)]
            }
            other => vec![self.number(other, scope).text],
        }
    }
}

/// "… is a plus b", or a list.
fn summed(lead: &Text, parts: &[Text], passage: &mut Passage) {
    let mut parts = parts.iter();
    let Some(first) = parts.next() else { return };
    let sum = parts.clone().fold(first.clone(), |sum, part| say!("{} plus {}", sum, part));
    let whole = say!("{} {}", lead, sum);
    if word_count(whole.as_str()) <= LONGEST {
        passage.say(whole);
        return;
    }
    passage.say(say!("{} the sum of these:", lead).tell_all(sum.told()));
    let items = std::iter::once(first).chain(parts).map(|part| Passage::of(part.clone())).collect();
    passage.list(false, items);
}
