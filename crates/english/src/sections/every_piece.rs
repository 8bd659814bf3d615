//! What every piece does: where all kinds of pieces move in the same way, and differ only in where they may stop or in what
//! follows, the move stands before the list, and what follows it after the list.

use syntax::NodeId;

use crate::facts::{Kind, number_of};
use crate::plan::{Action, Deed, Part, Passage, Writer};
use crate::realise::{
    Text, capitalised, listed_and, listed_or, plural, say, with_article, word_count,
};
use crate::teller::Teller;

/// A move in fewer words than this is told with each piece.
const WORTH: usize = 6;

/// The kinds of pieces that have something in common, and what that is.
type Shared<'k, T> = Vec<(Vec<&'k Kind<'k>>, T)>;

impl Teller<'_> {
    /// The moves of all pieces, if they are the same move; nothing if one of them moves otherwise.
    pub(super) fn every_piece<'k>(
        &self,
        kinds: &[&'k Kind<'k>],
        actions: &[Action],
    ) -> Option<Passage> {
        let deeds: Vec<&Deed> = actions.iter().map(only_move).collect::<Option<_>>()?;
        let base = *deeds.iter().min_by_key(|deed| deed.rest.as_str().len())?;
        let named = |kind: &&Kind<'_>| kind.spoken != kinds[0].spoken;
        if kinds.len() != self.pieces.kinds.len()
            || !kinds.iter().any(named)
            || word_count(base.rest.as_str()) < WORTH
        {
            return None;
        }
        let mut limits: Vec<Vec<Text>> = Vec::new();
        let mut thens: Vec<Vec<Action>> = Vec::new();
        for deed in &deeds {
            let same = deed.verb == base.verb && deed.joint == base.joint;
            let more = deed.rest.as_str().strip_prefix(base.rest.as_str()).filter(|_| same)?;
            let mut own = deed.limits.clone();
            if more.starts_with(" that ") {
                own.insert(
                    0,
                    deed.rest.reworded(format!("it must stop on a {}{more}", self.site())),
                );
            } else if !more.is_empty() {
                return None;
            }
            limits.push(own);
            thens.push(steps(&deed.then));
        }
        let everywhere = |limit: &Text| {
            limits.iter().all(|own| own.iter().any(|other| other.as_str() == limit.as_str()))
        };
        let common: Vec<Text> =
            limits[0].iter().filter(|limit| everywhere(limit)).cloned().collect();
        let mut passage = Passage::default();
        let told: Vec<NodeId> = deeds
            .iter()
            .flat_map(|deed| Action::from(Deed { then: Box::default(), ..(*deed).clone() }).told())
            .collect();
        let every = Deed {
            limits: common.clone(),
            then: Box::default(),
            rest: base.rest.clone().tell_all(&told),
            ..base.clone()
        };
        passage.extend(Writer::piece("every piece").write(&every.into()));
        let mut own: Shared<'_, Vec<Text>> = Vec::new();
        for (kind, limits) in kinds.iter().zip(limits) {
            let known = |limit: &Text| common.iter().any(|other| other.as_str() == limit.as_str());
            add(
                &mut own,
                kind,
                limits.into_iter().filter(|limit| !known(limit)).collect(),
                |limits| said(limits),
            );
        }
        let items: Vec<Passage> = own
            .into_iter()
            .filter(|(_, limits)| !limits.is_empty())
            .map(|(kinds, limits)| {
                let mut names: Vec<Text> =
                    kinds.iter().map(|kind| self.title(kind, &kinds).into()).collect();
                names.dedup();
                let title = capitalised(listed_and(&names).as_str());
                let mut item = Passage { parts: vec![Part::Lead(format!("{title}:"))] };
                limits.into_iter().for_each(|limit| item.say(limit));
                item
            })
            .collect();
        if !items.is_empty() {
            passage.list(false, items);
        }
        let mut left: Vec<(&Kind<'_>, Vec<Action>)> = kinds.iter().copied().zip(thens).collect();
        while !left.is_empty() {
            left = self.after_moves(left, kinds.len(), &mut passage);
        }
        Some(passage)
    }

    /// Tells the first of what follows the moves of pieces, and gives the rest.
    fn after_moves<'k>(
        &self,
        mut left: Vec<(&'k Kind<'k>, Vec<Action>)>,
        all: usize,
        passage: &mut Passage,
    ) -> Vec<(&'k Kind<'k>, Vec<Action>)> {
        left.retain(|(_, then)| !then.is_empty());
        let Some((_, first)) = left.first() else { return vec![] };
        let words: Vec<String> = first.iter().map(Action::words).collect();
        let common = |then: &[Action]| {
            then.iter().zip(&words).take_while(|(step, words)| step.words() == **words).count()
        };
        let shared = left.iter().map(|(_, then)| common(then)).filter(|length| *length > 0).min();
        let shared = shared.unwrap_or(words.len());
        let after = Action::sequence(first.iter().take(shared).cloned());
        let mut kinds: Vec<&Kind<'_>> = Vec::new();
        let mut told: Vec<NodeId> = Vec::new();
        for (kind, then) in &mut left {
            if common(then) >= shared {
                kinds.push(*kind);
                told.extend(then.drain(..shared).flat_map(|step| step.told()));
            }
        }
        let lead = match (kinds.len() == all, after.has_capture()) {
            (true, true) => "Captures.".to_owned(),
            (true, false) => "After every move.".to_owned(),
            (false, _) => format!("When {} has moved:", self.any_of(&kinds)),
        };
        passage.parts.push(Part::Lead(lead));
        let after = told.into_iter().fold(after, Action::tell);
        passage.extend(Writer::command().write(&after));
        left
    }

    /// "one of Black's thralls or a jarl".
    fn any_of(&self, kinds: &[&Kind<'_>]) -> Text {
        let mut names: Vec<Text> = Vec::new();
        for kind in kinds {
            let one = with_article(&kind.spoken);
            let clash = self.title(kind, kinds) != kind.spoken;
            let name = match number_of(kind.role) {
                Some(number) if clash => {
                    let owner = self.players.one(number).possessive();
                    say!("one of {} {}", owner, plural(&kind.spoken))
                }
                _ => one.into(),
            };
            if !names.iter().any(|known| known.as_str() == name.as_str()) {
                names.push(name);
            }
        }
        listed_or(&names)
    }
}

/// The only move that a piece has, if nothing more is asked of it and it does not promote.
fn only_move(action: &Action) -> Option<&Deed> {
    let Action::Deed(deed) = action else { return None };
    let plain = deed.subject.is_none()
        && deed.piece.is_some()
        && deed.demands.is_empty()
        && deed.ordinary.is_none()
        && !deed.then.words().contains("become ");
    plain.then_some(deed)
}

fn steps(then: &Action) -> Vec<Action> {
    match then {
        Action::Nothing => vec![],
        Action::Sequence(steps) => steps.clone(),
        step => vec![step.clone()],
    }
}

fn said(limits: &[Text]) -> String {
    limits.iter().map(Text::as_str).collect::<Vec<_>>().join(". ")
}

/// Adds a kind of piece to those of which the same is said.
fn add<'k, T>(
    groups: &mut Shared<'k, T>,
    kind: &&'k Kind<'k>,
    what: T,
    words: impl Fn(&T) -> String,
) {
    match groups.iter_mut().find(|(_, known)| words(known) == words(&what)) {
        Some((kinds, _)) => kinds.push(kind),
        None => groups.push((vec![kind], what)),
    }
}
