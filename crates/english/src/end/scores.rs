//! Scores at the end: what each player counts, told once where it is the same for all.

use language::booleans::Boolean;
use language::end::{ByScore, Score};
use language::ints::Int;
use language::refs::{IndexOrRole, PlayerRef};
use language::words::{IsPlayerKind, Role};

use crate::facts::Shape;
use crate::plan::Passage;
use crate::realise::{Text, listed_and, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// How the places of a player begin, where the same is told of all.
const OWN: &str = "their own ";
/// A sum with more words than this is a list.
const LONGEST: usize = 26;

impl Teller<'_> {
    pub(super) fn by_score(&self, node: &ByScore, scope: &Scope) -> (Text, Passage) {
        let mut more = Passage::default();
        let scores: &[Score] = node.scores.as_deref().unwrap_or(&[]);
        let parts = self.parts_of(scores, scope);
        let told: Vec<_> = scores.iter().map(|score| score.id).collect();
        let common = self.same_parts(scores, &parts, scope);
        if let Some(places) = common.as_deref().and_then(|common| self.seeds_in(common)) {
            let seeds = plural(&self.pieces.word);
            more.say(say!("each player then counts the {} in {}", seeds, places).tell_all(&told));
            self.most_seeds(node, &mut more);
            return (Text::from("the game ends").tell(node.id), more);
        }
        if let Some(by_mover) = self.only_mover_scores(scores, scope) {
            by_mover.into_iter().for_each(|text| more.say(text));
        } else if let Some(common) = common {
            let who = Text::from("each player's final score is").tell_all(&told);
            summed(&who, &common, &mut more);
        } else {
            for (score, parts) in scores.iter().zip(&parts) {
                let owner = self.role(score.role, scope).possessive();
                summed(&say!("{} final score is", owner).tell(score.id), parts, &mut more);
            }
        }
        let which = match (self.players.count() > 2, is_misere(node)) {
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
        (Text::from("the game ends").tell(node.id), more)
    }

    /// "your final score is two": where nobody scores but the player who has just moved, and all of them alike.
    fn only_mover_scores(&self, scores: &[Score], scope: &Scope) -> Option<Vec<Text>> {
        if scores.len() != 2 || self.players.count() != 2 {
            return None;
        }
        let mut common: Option<Vec<Text>> = None;
        for score in scores {
            let Int::If(choice) = &score.score else { return None };
            let own = matches!(&choice.condition, Boolean::IsPlayer(test)
                if test.kind == IsPlayerKind::Mover && test.player == IndexOrRole::Role(score.role));
            if !own || self.constant(&choice.otherwise) != Some(0) {
                return None;
            }
            let number = crate::facts::number_of(score.role)?;
            let told = self.whole(score.id);
            let said = self.own_score(&choice.then, scope)?.into_iter().map(|text| {
                let (own, other) = (self.players.one(number), self.players.one(3 - number));
                let words = text.as_str().replace(own.possessive().as_str(), "your");
                let words = words.replace(other.possessive().as_str(), "your opponent's");
                text.reworded(words.replace(other.name.as_str(), "your opponent")).tell_all(&told)
            });
            let said: Vec<Text> = said.collect();
            let named = |text: &Text| {
                self.players.names.iter().any(|name| text.as_str().contains(name.as_str()))
            };
            if said.iter().any(named) {
                return None;
            }
            common = Some(match common {
                None => said,
                Some(known) => {
                    let same = known.iter().map(Text::as_str).eq(said.iter().map(Text::as_str));
                    let both = known.into_iter().zip(&said);
                    both.map(|(one, other)| same.then(|| one.tell_all(other.told())))
                        .collect::<Option<_>>()?
                }
            });
        }
        common
    }

    /// What the player who has just moved scores, where that is a number, or one of two.
    fn own_score(&self, int: &Int, scope: &Scope) -> Option<Vec<Text>> {
        const OTHER: &str = "your opponent's final score is zero";
        if let Some(number) = self.constant(int) {
            let own = format!("your final score is {}", crate::realise::number_word(number));
            return Some(vec![own.into(), OTHER.into()]);
        }
        let Int::If(choice) = int else { return None };
        let (yes, no) = (self.constant(&choice.then)?, self.constant(&choice.otherwise)?);
        let when = self.condition(&choice.condition, scope).clause()?;
        let number = crate::realise::number_word;
        Some(vec![
            say!("if {}, your final score is {}", when, number(yes)),
            format!("otherwise, it is {}", number(no)).into(),
            OTHER.into(),
        ])
    }

    /// Whether the players count seeds, which lie in the same kinds of places for each.
    pub(crate) fn counts_seeds(&self, node: &ByScore) -> bool {
        let scope = self.turn_scope();
        let scores: &[Score] = node.scores.as_deref().unwrap_or(&[]);
        let common = self.same_parts(scores, &self.parts_of(scores, &scope), &scope);
        common.is_some_and(|common| self.seeds_in(&common).is_some())
    }

    /// The parts of the sum of each score.
    fn parts_of(&self, scores: &[Score], scope: &Scope) -> Vec<Vec<Text>> {
        scores.iter().map(|score| self.summands(&score.score, score.role, scope)).collect()
    }

    /// The parts of the sum that every player has, if they are the same for all.
    fn same_parts(
        &self,
        scores: &[Score],
        parts: &[Vec<Text>],
        scope: &Scope,
    ) -> Option<Vec<Text>> {
        if scores.len() < 2 || scores.len() != self.players.count() {
            return None;
        }
        let numbers: Vec<Option<usize>> =
            scores.iter().map(|score| crate::facts::number_of(score.role)).collect();
        let same = self.players.same_for_all(&numbers, parts);
        same.or_else(|| self.scored_alike(scores, scope))
    }

    /// "their own store and holes": where the seeds lie that are counted, if nothing else is.
    fn seeds_in(&self, parts: &[Text]) -> Option<Text> {
        if self.places.shape != Shape::Holes {
            return None;
        }
        let lead = format!("the number of {} in ", plural(&self.pieces.word));
        let places: Option<Vec<Text>> = parts
            .iter()
            .map(|part| Some(part.reworded(part.as_str().strip_prefix(lead.as_str())?)))
            .collect();
        let mut places = places.filter(|places| !places.is_empty())?;
        // The owner is named once; what has a clause of its own keeps all its words.
        let own = |place: &Text| {
            let name = place.as_str().strip_prefix(OWN)?;
            (name.split(' ').count() <= 2).then(|| place.reworded(name))
        };
        if let Some(names) = places.iter().map(own).collect::<Option<Vec<Text>>>() {
            places = vec![say!("{}{}", OWN, listed_and(&names))];
        }
        Some(listed_and(&places))
    }

    /// "the player with more seeds wins".
    fn most_seeds(&self, node: &ByScore, more: &mut Passage) {
        let seeds = plural(&self.pieces.word);
        let several = self.players.count() > 2;
        let which = match (several, is_misere(node)) {
            (true, true) => "the fewest",
            (true, false) => "the most",
            (false, true) => "fewer",
            (false, false) => "more",
        };
        more.say(Text::from(format!("the player with {which} {seeds} wins")).tell(node.id));
        let tie = if several {
            format!("if several players share {which}, the game is a draw")
        } else {
            "if both have the same number, the game is a draw".to_owned()
        };
        more.say(Text::from(tie).tell(node.id));
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
        let inner = Scope { anyone, player: "the player".into(), ..scope.clone() };
        let mut parts = self.summands(&first.score, first.role, &inner);
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

/// Whether the lowest score wins.
fn is_misere(node: &ByScore) -> bool {
    matches!(node.misere, Some(Boolean::Constant(true)))
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
