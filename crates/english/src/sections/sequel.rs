//! What follows the moves of several kinds of pieces, such as their promotion, is told once for all of them.
//!
//! Promotions that differ only in what the pieces become are one rule: the heading of each piece says what it promotes to.

use syntax::NodeId;

use crate::facts::Kind;
use crate::plan::{Action, Condition, Part, Passage, Writer};
use crate::realise::{Text, capitalised, listed_and, plural, say, with_article, word_count};
use crate::teller::Teller;

/// A consequence in fewer words than this is told with each piece.
const WORTH: usize = 8;
/// So many kinds of pieces that promote alike are told together.
const PROMOTED: usize = 2;
/// A consequence in so many words is told together for as few kinds.
const LONG: usize = 12;
/// So many kinds of pieces with the same consequence are told together.
const ENOUGH: usize = 3;
/// More kinds of pieces than this are marked with a sign instead of being named.
const MOST_NAMES: usize = 8;
/// The signs, in the order in which they are used.
const SIGNS: [&str; 4] = ["†", "‡", "§", "¶"];

/// What is said in the heading of a piece about what follows its moves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Mention {
    sign: Option<&'static str>,
    /// "a tokin"
    becomes: Option<String>,
}

impl Mention {
    /// The name of a piece of a kind in a heading: "pawn † (promotes to a tokin)".
    pub fn after(&self, name: &str, kind: &Kind<'_>) -> String {
        let sign = self.sign.map(|sign| format!(" {sign}")).unwrap_or_default();
        let other = self.becomes.as_ref().filter(|_| !self.stays(kind));
        let becomes = other.map(|what| format!(" (promotes to {what})")).unwrap_or_default();
        format!("{name}{sign}{becomes}")
    }

    /// Whether a piece of a kind that promotes becomes what it is already.
    pub fn stays(&self, kind: &Kind<'_>) -> bool {
        self.becomes.as_ref().is_some_and(|what| *what == with_article(&kind.spoken))
    }
}

/// More kinds of pieces than this that promote are told in a table, not in their headings.
const MOST_HEADINGS: usize = 8;

/// So many names stand in one row of that table.
const NAMES_A_ROW: usize = 10;

/// What follows the moves of a kind of piece.
struct Sequel {
    /// As it is for this kind.
    own: Action,
    /// In words that fit other pieces too.
    action: Action,
    words: String,
    becomes: Option<String>,
}

impl Teller<'_> {
    /// Takes out of the moves of pieces what follows those of several kinds; gives what their headings say, and the rules.
    ///
    /// `known` is what their captures say already about what they promote to.
    pub(super) fn sequels(
        &self,
        kinds: &[&Kind<'_>],
        moves: &mut [Action],
        known: Vec<Option<String>>,
    ) -> (Vec<Mention>, Passage) {
        let sequels: Vec<Option<Sequel>> = moves
            .iter()
            .zip(&known)
            .map(|(action, known)| {
                let other = |sequel: &Sequel| {
                    known.is_some() && sequel.becomes.is_some() && sequel.becomes != *known
                };
                self.sequel_of(action).filter(|sequel| !other(sequel))
            })
            .collect();
        let mut mentions: Vec<Mention> =
            known.into_iter().map(|becomes| Mention { sign: None, becomes }).collect();
        let mut passage = Passage::default();
        let mut signs = SIGNS.iter();
        let mut done: Vec<&str> = Vec::new();
        for sequel in sequels.iter().flatten() {
            if done.contains(&sequel.words.as_str()) {
                continue;
            }
            done.push(&sequel.words);
            let alike: Vec<usize> = (0..moves.len())
                .filter(|at| sequels[*at].as_ref().is_some_and(|other| other.words == sequel.words))
                .collect();
            let mut names: Vec<Text> =
                alike.iter().map(|at| kinds[*at].spoken.clone().into()).collect();
            names.dedup();
            let becomes = |at: usize| sequels[at].as_ref().and_then(|own| own.becomes.clone());
            // Where all become the same, that is no matter of the single piece.
            let differ = alike.iter().any(|at| becomes(*at) != sequel.becomes);
            let long = word_count(&sequel.words) >= LONG;
            let enough = if differ || long { PROMOTED } else { ENOUGH };
            if names.len() < enough || word_count(&sequel.own.words()) < WORTH {
                continue;
            }
            let sign = if names.len() > MOST_NAMES { signs.next().copied() } else { None };
            if names.len() > MOST_NAMES && sign.is_none() {
                continue;
            }
            let what = if sequel.becomes.is_some() { "Promotion" } else { "After a move" };
            let lead = match sign {
                Some(sign) => format!("{what} of a piece with {sign}."),
                None => format!("{what} ({}).", listed_and(&names)),
            };
            let mut told: Vec<NodeId> = Vec::new();
            for at in alike {
                told.extend(take(&mut moves[at]).told());
                mentions[at].sign = sign;
                if differ {
                    mentions[at].becomes = becomes(at);
                }
            }
            told.sort_unstable();
            told.dedup();
            passage.parts.push(Part::Lead(lead));
            let rule = if differ { &sequel.action } else { &sequel.own };
            let rule = told.into_iter().fold(rule.clone(), Action::tell);
            passage.extend(Writer::command().write(&rule));
        }
        (mentions, passage)
    }

    /// What pieces promote to, as a table, where many kinds do so; their headings then leave it out.
    pub(super) fn promotion_table(
        &self,
        kinds: &[&Kind<'_>],
        mentions: &mut [Mention],
        staying: &[NodeId],
    ) -> Option<Passage> {
        let mut rows: Vec<(String, Vec<Text>)> = Vec::new();
        let mut count = 0;
        for (kind, mention) in kinds.iter().zip(mentions.iter()) {
            let Some(becomes) = mention.becomes.as_ref().filter(|_| !mention.stays(kind)) else {
                continue;
            };
            let title = Text::from(self.title(kind, kinds)).tell(kind.id);
            count += 1;
            match rows.iter_mut().find(|(known, _)| known == becomes) {
                Some((_, names)) if names.iter().any(|name| name.as_str() == title.as_str()) => {}
                Some((_, names)) => names.push(title),
                None => rows.push((becomes.clone(), vec![title])),
            }
        }
        if count <= MOST_HEADINGS {
            return None;
        }
        mentions.iter_mut().for_each(|mention| mention.becomes = None);
        let mut passage = Passage::default();
        let told: Vec<NodeId> = kinds.iter().map(|kind| kind.id).collect();
        let word = &self.pieces.word;
        passage.parts.push(Part::Lead("What pieces promote to.".to_owned()));
        passage.say(say!("a {} that promotes becomes what this table says", word).tell_all(&told));
        let rows = rows.iter().flat_map(|(becomes, names)| {
            names.chunks(NAMES_A_ROW).map(|names| {
                let names = listed_and(names);
                let what = names.reworded(becomes.as_str());
                [names, what]
            })
        });
        let header = [capitalised(&plural(word)), "Promote to".to_owned()];
        passage.parts.push(Part::Table { header, rows: rows.collect() });
        if !staying.is_empty() {
            let stays =
                say!("a {} that is not in the table stays what it is when it promotes", word);
            passage.say(stays.tell_all(staying));
        }
        Some(passage)
    }

    /// Takes the promotion of a kind of piece out of what follows each of its moves: "If a pawn reaches the far row, …".
    pub(super) fn promotion_apart(&self, kind: &Kind<'_>, moves: &mut Action) -> Action {
        let moved = format!("the {} that moved", self.pieces.word);
        let promotes = |sequel: &Action| {
            matches!(sequel, Action::When(Condition::Fact(fact), yes, no)
                if no.is_nothing()
                    && fact.subject.as_str() == moved
                    && fact.yes.as_str().starts_with("reaches ")
                    && matches!(&**yes, Action::Deed(deed) if deed.is_plain()))
        };
        let several = matches!(moves, Action::Choice(_) | Action::Sequence(_));
        if !several || !promotes(&take(&mut moves.clone())) {
            return Action::Nothing;
        }
        let mut sequel = take(moves);
        if let Action::When(Condition::Fact(fact), _, _) = &mut sequel {
            fact.subject = fact.subject.reworded(with_article(&kind.spoken));
        }
        sequel
    }

    fn sequel_of(&self, action: &Action) -> Option<Sequel> {
        let own = take(&mut action.clone());
        if own.is_nothing() {
            return None;
        }
        let (action, becomes) = self.promoting(&own);
        Some(Sequel { own, words: action.words(), action, becomes })
    }
}

/// What happens on the target of a move speaks of it with one of these words, and is no consequence of other moves.
const OF_TARGET: [&str; 3] = [" there", "in this way", "that "];

/// Takes away what follows a move, but for what happens on its target, and gives it.
fn after_taking(then: &mut Action) -> Action {
    let of_target = |step: &Action| {
        let words = step.words();
        OF_TARGET.iter().any(|said| words.replace("piece that ", "").contains(said))
    };
    match then {
        Action::Sequence(steps) => {
            let first = steps.iter().rposition(of_target).map_or(0, |last| last + 1);
            let rest = Action::sequence(steps.split_off(first));
            *then = Action::sequence(std::mem::take(steps));
            rest
        }
        one if of_target(one) => Action::Nothing,
        one => std::mem::take(one),
    }
}

/// Takes away what follows every move of a piece, and gives it.
fn take(action: &mut Action) -> Action {
    match action {
        Action::Deed(deed) if deed.piece.is_some() => after_taking(&mut deed.then),
        Action::Choice(members) => {
            let words = |member: &Action| match member {
                Action::Deed(deed) if deed.piece.is_some() => {
                    Some(after_taking(&mut deed.then.clone()).words())
                }
                _ => None,
            };
            let first = members.first().and_then(words).filter(|first| !first.is_empty());
            if first.is_none() || !members.iter().all(|member| words(member) == first) {
                return Action::Nothing;
            }
            let mut thens: Vec<Action> = members.iter_mut().map(take).collect();
            let told: Vec<NodeId> = thens.iter().flat_map(Action::told).collect();
            let one = thens.swap_remove(0);
            told.into_iter().fold(one, Action::tell)
        }
        Action::Sequence(steps) if matches!(steps.first(), Some(Action::Choice(_))) => {
            let mut then = Action::sequence(steps.split_off(1));
            let sequel = after_taking(&mut then);
            *action = Action::sequence([std::mem::take(&mut steps[0]), then]);
            sequel
        }
        _ => Action::Nothing,
    }
}
