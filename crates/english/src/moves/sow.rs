//! Sowing seeds around a mancala board.

use language::booleans::Boolean;
use language::ints::{CountWhere, Int};
use language::moves::{Sow, SowCapture};
use language::refs::IndexOrRole;
use language::words::LastKind;
use syntax::NodeId;

use crate::plan::{Action, Condition, Deed, LastSeed, Role};
use crate::realise::{Text, counted, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// Where the seeds of a sowing go.
pub(crate) const INTO_FOLLOWING: &str = "into the following";
/// How far captures go is said in place in so many words.
const LONGEST_LIMIT: usize = 20;
/// A condition in so many words is said again.
const SHORT_LIMIT: usize = 6;

impl Teller<'_> {
    pub(super) fn sow(&self, node: &Sow, scope: &Scope) -> Action {
        let site = self.site();
        let seed = &self.pieces.word;
        let start: Text = node
            .start
            .as_ref()
            .map_or(scope.last_to.clone(), |start| self.place(start, scope).text);
        let per_hole: Text = match &node.num_per_hole {
            Some(number) => say!("{} at a time", self.number(number, scope).text),
            None => "one by one".into(),
        };
        let path = self.sowing_path(node.track_name.as_deref(), node.owner.as_ref(), scope);
        let manner = say!("{} {} {}{}", per_hole, INTO_FOLLOWING, plural(site), path);
        let count = node.count.as_ref().filter(|count| !self.sows_all(count, node, scope));
        let mut deed = match count {
            Some(count) => {
                let what = self.so_many(count, seed, scope);
                Deed::you("take", say!("{} from {} and sow them {}", what, start, manner))
            }
            None => {
                let told = node.count.as_ref().map(|count| self.number(count, scope).text);
                let rest = say!("all {} of {} {}", plural(seed), start, manner);
                Deed::you("sow", rest.tell_all(told.unwrap_or_default().told()))
            }
        }
        .tell(node.id);
        let hole = Scope {
            to: format!("that {site}").into(),
            from: start.clone(),
            effect: true,
            ..scope.clone()
        };
        let first = match node.num_per_hole.as_ref().and_then(|number| self.constant(number)) {
            Some(number) if number > 1 => format!("the first {} go", counted(number, seed)),
            _ => format!("the first {seed} goes"),
        };
        match &node.origin {
            Some(Boolean::Constant(true)) => {
                deed.limits.push(say!("{} into {} itself", first.as_str(), start).tell(node.id))
            }
            Some(Boolean::Constant(false)) | None => {}
            Some(test) => {
                let clause = self.squeezed(&self.condition(test, &hole));
                deed.limits.push(say!("{} into {} itself if {}", first.as_str(), start, clause));
            }
        }
        if node.include_self == Some(false) {
            deed.limits.push(say!("skip {} if you come round to it", start).tell(node.id));
        } else if self.some_sowing_skips_its_start() {
            deed.limits.push(say!("do not skip {} if you come round to it", start).tell(node.id));
        } else {
            // What holds for all sowings is said once.
            self.term("coming round", node.id);
        }
        if let Some(test) = &node.skip_if {
            let condition = self.condition(test, &hole);
            let single = match test {
                Boolean::Equals(node) => match (&node.left, &node.right) {
                    (Int::To(_), IndexOrRole::Index(place)) => {
                        Some(self.place(place, scope).text.tell_all(&self.whole(node.id)))
                    }
                    _ => None,
                },
                _ => None,
            };
            deed.limits.push(match condition.relative(Role::To) {
                _ if let Some(place) = single => say!("skip {}", place),
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
            // It goes by what lies there before the seeds are sown.
            let falls = match node.num_per_hole {
                Some(_) => format!("its {} fall", plural(seed)),
                None => format!("its {seed} falls"),
            };
            let head: Text =
                format!("for each {site} that you sow into, before {falls} there").into();
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
            match self.captures_on(node, &last) {
                // It goes on with holes into which other seeds have fallen.
                Some(again) => capture = capture.followed_by(again.into()),
                None if node.num_per_hole.is_none() => {
                    let hole = last.to.as_str();
                    capture = LastSeed { hole, site, seed }.tell(capture);
                }
                None => {}
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

    /// Whether as many seeds are sown as lie in the hole.
    fn sows_all(&self, count: &Int, node: &Sow, scope: &Scope) -> bool {
        match count {
            Int::If(choice) => match self.settled(&choice.condition) {
                Some(true) => self.sows_all(&choice.then, node, scope),
                Some(false) => self.sows_all(&choice.otherwise, node, scope),
                None => false,
            },
            Int::Count(counted) => match (&counted.kind, &counted.place, &node.start) {
                (None, Some(CountWhere::At(Int::Last(last))), None) => last.kind == LastKind::To,
                (None, Some(CountWhere::At(at)), Some(start)) => {
                    self.place(at, scope).text.as_str() == self.place(start, scope).text.as_str()
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a sowing leaves out the hole that it began from.
    fn some_sowing_skips_its_start(&self) -> bool {
        let links = &self.state.links;
        let skips = |part: &NodeId| {
            links.label(*part) == Some("includeSelf") && links.word(*part) == Some("False")
        };
        links.clauses("sow", "").any(|sow| links.children(sow).iter().any(skips))
    }

    /// "do the same for the hole sown just before it, and so on backwards, as long as …".
    fn captures_on(&self, node: &Sow, last: &Scope) -> Option<Deed> {
        let site = self.site();
        let (test, way) = match node.capture.as_ref()? {
            SowCapture::Backtracking(Boolean::Constant(false))
            | SowCapture::Forward(Boolean::Constant(false)) => return None,
            SowCapture::Backtracking(test) => {
                (test, format!("{site} sown just before it, and so on backwards"))
            }
            SowCapture::Forward(test) => (test, format!("next {site}, and so on forwards")),
        };
        let again = Scope { to: format!("that {site}").into(), ..last.clone() };
        let told = self.condition(test, &again);
        let known = node.condition.as_ref().map(|test| self.condition(test, &again));
        let said = |it: &Condition| Action::Demand(Text::default(), it.clone());
        let same =
            known.as_ref().is_some_and(|known| super::same_words(&said(known), &said(&told)));
        let whole = match known {
            Some(known) if same || told.is_always() => known.tell_all(&told.told()),
            Some(known) => Condition::all([known, told]),
            None => told,
        };
        let repeats = node.condition.is_some() && (same || matches!(test, Boolean::Constant(true)));
        let limit = match whole.clause() {
            _ if whole.is_always() => say!("until you come to {}", last.from),
            Some(clause)
                if repeats
                    && word_count(clause.as_str()) > SHORT_LIMIT
                    && is_about(&whole, again.to.as_str()) =>
            {
                Text::from(format!("as long as that {site} meets the same condition"))
                    .tell_all(&whole.told())
            }
            Some(clause) if word_count(clause.as_str()) <= LONGEST_LIMIT => {
                say!("as long as {}", clause)
            }
            _ if repeats => {
                Text::from(format!("as long as all this holds for that {site} as well"))
                    .tell_all(&whole.told())
            }
            _ => say!("as long as {}", self.squeezed(&whole)),
        };
        let mut deed = Deed::you("do", say!("the same for the {}, {}", way, limit)).tell(node.id);
        if !same && !self.is_part_of(test, node.condition.as_ref(), &again) {
            // What lets the captures go on is asked of the last hole as well, before they do.
            let first = self.condition(test, last);
            if first.clause().is_some() && is_about(&first, last.to.as_str()) {
                deed.demands.push(("you go on to that one only if".into(), first));
            }
        }
        Some(deed)
    }

    /// Whether a test is among those that another asks for together.
    fn is_part_of(&self, test: &Boolean, of: Option<&Boolean>, scope: &Scope) -> bool {
        let said = |test: &Boolean| Action::Demand(Text::default(), self.condition(test, scope));
        let Some(Boolean::And(all)) = of else { return false };
        all.operands.iter().any(|one| super::same_words(&said(one), &said(test)))
    }
}

/// Whether all that a condition says is said of a place, or of how much lies there.
fn is_about(condition: &Condition, place: &str) -> bool {
    match condition {
        Condition::Fact(fact) => fact
            .subject
            .as_str()
            .strip_suffix(place)
            .is_some_and(|lead| lead.is_empty() || lead.starts_with("the number of ")),
        Condition::All(members) | Condition::Any(members) => {
            members.iter().all(|member| is_about(member, place))
        }
        Condition::Always | Condition::Never => true,
    }
}
