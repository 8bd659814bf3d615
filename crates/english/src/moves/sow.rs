//! Sowing seeds around a mancala board.

use language::booleans::Boolean;
use language::moves::{Sow, SowCapture};

use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// How far captures go is said in place in so many words.
const LONGEST_LIMIT: usize = 15;

impl Teller<'_> {
    pub(super) fn sow(&self, node: &Sow, scope: &Scope) -> Action {
        let site = self.site();
        let seed = &self.pieces.word;
        let start: Text = node
            .start
            .as_ref()
            .map_or(scope.last_to.clone(), |start| self.place(start, scope).text);
        let what: Text = match &node.count {
            Some(count) => self.so_many(count, seed, scope),
            None => format!("all {}", plural(seed)).into(),
        };
        let per_hole: Text = match &node.num_per_hole {
            Some(number) => say!("{} at a time", self.number(number, scope).text),
            None => "one by one".into(),
        };
        let path = self.sowing_path(node.track_name.as_deref(), node.owner.as_ref(), scope);
        let mut deed = Deed::you(
            "take",
            say!(
                "{} from {} and sow them {} into the following {}{}",
                what,
                start,
                per_hole,
                plural(site),
                path
            ),
        )
        .tell(node.id);
        let hole = Scope {
            to: format!("that {site}").into(),
            from: start.clone(),
            effect: true,
            ..scope.clone()
        };
        match &node.origin {
            Some(Boolean::Constant(true)) => deed
                .limits
                .push(say!("the first {} goes into {} itself", seed, start).tell(node.id)),
            Some(Boolean::Constant(false)) | None => {}
            Some(test) => {
                let clause = self.squeezed(&self.condition(test, &hole));
                deed.limits.push(say!(
                    "the first {} goes into {} itself if {}",
                    seed,
                    start,
                    clause
                ));
            }
        }
        let round = if node.include_self == Some(false) {
            say!("skip {} if you come round to it", start)
        } else {
            say!("do not skip {} if you come round to it", start)
        };
        deed.limits.push(round.tell(node.id));
        if let Some(test) = &node.skip_if {
            let condition = self.condition(test, &hole);
            deed.limits.push(match condition.relative(Role::To) {
                Some(relative) => say!("skip every {} that {}", site, relative),
                None => say!(
                    "skip {} where {}",
                    crate::realise::with_article(site),
                    self.squeezed(&condition)
                ),
            });
        }
        let mut action = Action::from(deed);
        if let Some(effect) = &node.sow_effect {
            let each = self.moves(effect, &hole);
            let head: Text = format!("for each {site} that you sow into").into();
            action = action.followed_by(Action::Each(head, Box::new(each)));
        }
        if let Some(apply) = &node.apply {
            let last = Scope {
                to: self.last_hole(node.id),
                from: start.clone(),
                effect: true,
                ..scope.clone()
            };
            let effect = self.moves(apply, &last);
            let condition = node.condition.as_ref().map(|test| self.condition(test, &last));
            let mut capture = match condition {
                Some(condition) => Action::when(condition, effect, Action::Nothing),
                None => effect,
            };
            match &node.capture {
                Some(SowCapture::Backtracking(Boolean::Constant(true))) => {
                    capture = capture.followed_by(
                        Deed::you("do", format!("the same for the {site} sown just before it, and so on backwards, as long as the condition holds"))
                            .tell(node.id)
                            .into(),
                    );
                }
                Some(
                    SowCapture::Backtracking(Boolean::Constant(false))
                    | SowCapture::Forward(Boolean::Constant(false)),
                )
                | None => {}
                Some(SowCapture::Forward(Boolean::Constant(true))) => {
                    capture = capture.followed_by(
                        Deed::you("do", format!("the same for the next {site}, and so on forwards, as long as the condition holds"))
                            .tell(node.id)
                            .into(),
                    );
                }
                Some(SowCapture::Backtracking(test) | SowCapture::Forward(test)) => {
                    let again = Scope { to: format!("that {site}").into(), ..last.clone() };
                    let told = self.condition(test, &again);
                    let known = node.condition.as_ref().map(|test| self.condition(test, &again));
                    let same = known.is_some_and(|known| {
                        let said = |it: Condition| Action::Demand(Text::default(), it);
                        super::same_words(&said(known), &said(told.clone()))
                    });
                    let clause = match told.clause() {
                        _ if same => Text::from("the condition holds").tell_all(&told.told()),
                        Some(clause) if word_count(clause.as_str()) <= LONGEST_LIMIT => clause,
                        _ => self.squeezed(&told),
                    };
                    let way = match node.capture {
                        Some(SowCapture::Forward(_)) => format!("next {site}, and so on forwards"),
                        _ => format!("{site} sown just before it, and so on backwards"),
                    };
                    let again = say!("the same for the {}, as long as {}", way, clause);
                    capture = capture.followed_by(Deed::you("do", again).into());
                }
            }
            action = action.followed_by(capture);
        } else if let Some(test) = &node.condition {
            let clause = self.squeezed(&self.condition(test, &hole));
            action = action.followed_by(Deed::you("stop", say!("sowing unless {}", clause)).into());
        }
        let after = Scope {
            last_to: scope.last_to.clone(),
            to: self.last_hole(node.id),
            effect: true,
            ..scope.clone()
        };
        self.with_then(action, node.then.as_ref(), &after)
    }
}
