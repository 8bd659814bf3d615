//! Jumps over other pieces.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Apply, Hop, Moves};
use language::ranges::Range;
use language::refs::SiteOrRegion;
use syntax::NodeId;

use super::parts::{Target, names_enemy};
use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, aside, counted, plural, say, with_article, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// A clause with more words than this has no room for what the jump does.
const ROOM: usize = 22;
/// Piece, way, what is jumped and where the jump ends make one sentence if they have no more words than this.
const LONGEST_JUMP: usize = 28;

/// How a sentence of its own begins that says where a jump ends.
pub(crate) const LANDS: &str = "it must land on ";

impl Teller<'_> {
    pub(super) fn hop(&self, node: &Hop, scope: &Scope) -> Action {
        if let Some(nothing) = self.going_nowhere(node.directions.as_ref(), node.id) {
            return nothing;
        }
        if let Some(leap) = self.vault(node, scope) {
            return leap;
        }
        if let Some(step) = self.over_empty(node, scope) {
            return step;
        }
        let site = self.site_of(node.to.site_type);
        let word = &self.pieces.word;
        let mut limits = Vec::new();
        let (piece, mut demands) = self.origin_piece(node.from.as_ref(), scope);
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        let between = node.between.as_ref();
        let test = between.and_then(|between| between.condition.as_ref());
        let inner = Scope {
            between: format!("the jumped {site}").into(),
            jumped: format!("the jumped {word}").into(),
            ..scope.clone()
        };
        // Without a condition nothing can be jumped, unless nothing is said of what lies between at all.
        let condition = match test {
            Some(test) => self.condition(test, &inner),
            None if between.is_some() => Condition::Never,
            None => Condition::Always,
        };
        let any = condition.is_always();
        let mut places = None;
        // What is asked of the place comes first, what is asked of the piece there follows.
        let condition = match condition {
            Condition::All(members) => {
                let (here, others): (Vec<Condition>, Vec<Condition>) = members
                    .into_iter()
                    .partition(|member| member.relative(Role::Between).is_some());
                match (here.is_empty(), others.is_empty()) {
                    (false, false) => {
                        let others = Condition::all(others);
                        demands.push(("this is allowed only if".into(), others));
                        Condition::all(here)
                    }
                    _ => Condition::all(here.into_iter().chain(others)),
                }
            }
            other => other,
        };
        let jumped: Text = match condition.relative(Role::Between) {
            Some(relative) => jumped_piece(&relative, word, site).unwrap_or_else(|| {
                let text = say!("a {} that {}", site, relative);
                places = Some(relative);
                text
            }),
            None if any => format!("a {site}, empty or not,").into(),
            None => {
                demands.push(("this is allowed only if".into(), condition));
                format!("a {site}").into()
            }
        };
        let range = between.and_then(|between| between.range.as_ref());
        // What stands for one jumped piece, where that takes more than a noun.
        let jumped_one = (word_count(jumped.as_str()) > 4 && !any).then(|| jumped.clone());
        let single = |range: &Range| matches!(range, Range::Exact(exact) if self.constant(&exact.value) == Some(1));
        let mut jumped = match range {
            Some(range) if places.is_some() && !single(range) => {
                let row = self.range_of(range, site, scope);
                let each = say!("each of which {}", places.clone().unwrap_or_default());
                say!("{} in a row ({})", row, aside(&each))
            }
            Some(range) if any => {
                say!("{}, empty or not,", self.range_of(range, site, scope)).tell_all(jumped.told())
            }
            Some(range) if !single(range) => self.jumped_row(range, &jumped, word, scope),
            Some(range) => jumped.tell_all(self.range(range, scope).told()),
            None => jumped,
        };
        let mut target = self.target(&node.to, scope);
        // Over whatever lies there a piece moves as it does elsewhere.
        let passes = any && between.is_some_and(|between| between.effect.is_none());
        let taking = match passes {
            true => super::taking::taking(&way, &node.to, &mut target, word),
            false => Text::default(),
        };
        let stops = node.to.effect.as_ref().is_some_and(|apply| apply.condition.is_some());
        let after = between.and_then(|between| between.after.as_ref()).filter(|_| !stops);
        let beyond = match after.filter(|after| self.constant(after) != Some(0)) {
            None => format!("the {site} directly beyond"),
            Some(after) if self.spans_board(after) => format!("any {site} beyond"),
            Some(after) => match self.constant(after) {
                Some(free) => format!("any of the next {} beyond", counted(free + 1, site)),
                None => format!("any {site} beyond"),
            },
        };
        let near = beyond.starts_with("the ");
        let over = say!("{} over {} to {}", way, jumped, beyond);
        let plain = match target.phrase.as_str().strip_prefix("an ") {
            Some(empty) if beyond.starts_with("any of ") => {
                target.phrase.reworded(format!("{beyond}, if that is an {empty}"))
            }
            Some(empty) if !near => target.phrase.reworded(format!("any {empty} beyond")),
            _ => say!("{} directly beyond", target.phrase),
        };
        let asked = say!("{}, if that is {}", beyond, target.phrase);
        let room =
            [&way, &jumped, &asked].iter().map(|part| word_count(part.as_str())).sum::<usize>();
        let mut landing: Text = match target.phrase.as_str() {
            "" => beyond.as_str().into(),
            "an empty square" | "an empty point" | "an empty cell" => plain,
            _ if room > ROOM && near => plain,
            _ => asked,
        };
        // What one sentence cannot hold is said in the next.
        let words = |texts: &[&Text]| texts.iter().map(|t| word_count(t.as_str())).sum::<usize>();
        let long = words(&[&piece, &way, &jumped, &landing]) > LONGEST_JUMP;
        if long && let Some(one) = jumped_one {
            let thing = if places.is_some() || any { site } else { word.as_str() };
            jumped = match range {
                None => with_article(thing).into(),
                Some(range) => say!("{} in a row", self.range_of(range, thing, scope)),
            };
            limits.push(match range {
                None => say!("what it jumps must be {}", one),
                Some(_) => say!("each of them must be {}", one),
            });
        }
        // "A square that is … directly beyond" would say what lies beyond of the wrong thing.
        let misread = landing.as_str().contains(" that ") && landing.as_str().ends_with("beyond");
        let crowded = words(&[&piece, &way, &jumped, &landing]) > LONGEST_JUMP;
        if (crowded || misread) && !target.phrase.is_empty() {
            landing = beyond.as_str().into();
            limits.push(say!("{}{}", LANDS, target.phrase));
        }
        let far = self.is_long_jump(node, stops, scope);
        if let Some(told) = &far {
            landing = say!("{} (a long jump)", landing).tell_all(told);
        }
        let stop = self.stopping_piece(node, scope);
        let rest = match &stop {
            Some((rest, _, _)) => say!("{} over {} {}", way, jumped, rest),
            None => say!("{} over {} to {}{}", way, jumped, landing, taking),
        };
        let ordinary = match passes && stop.is_none() && demands.is_empty() {
            true => self.ordinary(&node.to, &taking, &target.effect, over, scope),
            false => None,
        };
        let target = match stop {
            Some((_, demand, effect)) => {
                if !demand.is_always() {
                    demands.push(("this is allowed only if".into(), demand));
                }
                Target { effect, ..target }
            }
            None => target,
        };
        let rest = rest.tell_all(&target.told);
        let mut deed = Deed::piece(piece, "jump", "with", rest).tell(node.id);
        deed.ordinary = ordinary.filter(|_| target.limits.is_empty());
        if let Some(between) = between {
            deed = deed.tell(between.id);
            if far.is_none() {
                limits.extend(self.free_places(node, stops, scope));
            }
            if let Some(trail) = &between.trail {
                limits.push(self.trail(trail, scope));
            }
        }
        demands.extend(target.demands());
        if node.stack == Some(true) {
            limits.push(Text::from("the whole stack jumps").tell(node.id));
        }
        deed.limits = limits;
        deed.demands = demands;
        let mut taken = None;
        if let Some(apply) = between.and_then(|between| between.effect.as_ref()) {
            let effects = Scope {
                enemy: test.is_some_and(names_enemy),
                between: format!("the jumped {site}").into(),
                jumped: format!("the jumped {word}").into(),
                effect: true,
                ..scope.effects(site)
            };
            let under = self.put_under(node, apply, &effects);
            taken = Some(under.unwrap_or_else(|| self.apply(apply, &effects)));
        }
        let several = range
            .is_some_and(|range| longest(range).and_then(|most| self.constant(most)) != Some(1));
        taken = match taken {
            // "…, capturing it": what is jumped has just been named.
            Some(Action::Deed(capture))
                if capture.is_plain()
                    && capture.verb == "capture"
                    && capture.rest.as_str() == format!("the jumped {word}")
                    && word_count(deed.rest.as_str()) <= ROOM =>
            {
                let all = if several { "all of them" } else { capture.rest.as_str() };
                deed.rest = say!("{}, capturing {}", deed.rest, capture.rest.reworded(all));
                None
            }
            // What is done is done to all that is jumped.
            Some(effect) if several && !effect.is_nothing() => {
                let thing = if places.is_some() || any { site } else { word.as_str() };
                Some(Action::Each(format!("for each jumped {thing}").into(), Box::new(effect)))
            }
            taken => taken,
        };
        let mut action = Action::from(deed);
        action = action
            .followed_by(taken.unwrap_or_default())
            .followed_by(target.effect)
            .followed_by(self.displaced(&node.to, scope));
        let after = Scope {
            jumping: Some(node.id),
            between: format!("the jumped {site}").into(),
            jumped: format!("the jumped {word}").into(),
            ..scope.afterwards(site, &format!("the {word} that jumped"))
        };
        self.with_then(action, node.then.as_ref(), &after)
    }

    /// "put the jumped piece under the stack that jumps": it is carried to where the jump ends before the jump is made.
    fn put_under(&self, node: &Hop, apply: &Apply, scope: &Scope) -> Option<Action> {
        let Some(Moves::FromTo(carry)) = &apply.effect else { return None };
        let jumped = matches!(&carry.from.site, Some(SiteOrRegion::Site(Int::Between(_))));
        let there = matches!(&carry.to.site, None | Some(SiteOrRegion::Site(Int::To(_))));
        let plain = carry.from.level.is_none()
            && carry.from.condition.is_none()
            && carry.to.level.is_none()
            && carry.to.condition.is_none()
            && carry.to.effect.is_none()
            && carry.count.is_none()
            && carry.copy.is_none()
            && carry.then.is_none()
            && carry.stack != Some(true)
            && apply.condition.is_none();
        if !jumped || !there || !plain || self.replaces() {
            return None;
        }
        let what = if node.stack == Some(true) { "stack" } else { &self.pieces.word };
        let text = say!("{} under the {} that jumps", scope.jumped, what);
        Some(Deed::you("put", text.tell_all(&self.whole(apply.id))).into())
    }

    /// What says that a jump is a long one, with any number of empty places before the jumped piece and beyond it, where the
    /// description has several such jumps: the term says it for all of them.
    fn is_long_jump(&self, node: &Hop, stops: bool, scope: &Scope) -> Option<Vec<NodeId>> {
        let between = node.between.as_ref()?;
        let (before, after) = (between.before.as_ref()?, between.after.as_ref()?);
        let empty =
            matches!(&node.to.condition, Some(Boolean::IsEmpty(it)) if matches!(it.at, Int::To(_)));
        let far = self.spans_board(before) && self.spans_board(after);
        let links = &self.state.links;
        let reaches = |part: &NodeId| links.label(*part) == Some("before");
        let several = links
            .clauses("between", "")
            .filter(|it| links.children(*it).iter().any(reaches))
            .count()
            > 1;
        if !far || !empty || stops || !several || node.to.effect.is_some() {
            return None;
        }
        self.term("long jump", between.id);
        let [one, other] = [before, after].map(|number| self.number(number, scope).text);
        Some(one.told().iter().chain(other.told()).copied().chain([between.id]).collect())
    }

    /// What may lie before the jumped piece, and between it and where the jump ends: places on which it could land.
    fn free_places(&self, node: &Hop, stops: bool, scope: &Scope) -> Vec<Text> {
        let Some(between) = &node.between else { return vec![] };
        let site = self.site_of(node.to.site_type);
        let empty =
            matches!(&node.to.condition, Some(Boolean::IsEmpty(it)) if matches!(it.at, Int::To(_)));
        let free = |number: &Int| {
            let few = self.so_many(number, site, scope);
            match (self.spans_board(number), empty) {
                (true, true) => Text::from(format!("any number of empty {}", plural(site))),
                (true, false) => {
                    format!("any number of {} on which it could land", plural(site)).into()
                }
                (false, true) => {
                    say!("up to {}", self.so_many(number, &format!("empty {site}"), scope))
                }
                (false, false) => say!("up to {} on which it could land", few),
            }
            .tell_all(self.number(number, scope).text.told())
        };
        let mut limits = Vec::new();
        if let Some(before) = &between.before {
            limits.push(match self.constant(before) {
                Some(0) => say!("it must start next to what it jumps")
                    .tell_all(self.number(before, scope).text.told()),
                _ => say!("{} may lie before what it jumps", free(before)),
            });
        }
        if let Some(after) = &between.after {
            let told = self.number(after, scope).text;
            limits.push(match self.constant(after) {
                Some(0) => say!("it lands directly beyond what it jumps").tell_all(told.told()),
                _ if stops => say!("{} may lie beyond it", free(after)),
                _ if empty => say!(
                    "only empty {} may lie between what it jumps and where it lands",
                    plural(site)
                )
                .tell_all(told.told()),
                _ => say!(
                    "it could also land on every {} between what it jumps and where it lands",
                    site
                )
                .tell_all(told.told()),
            });
        }
        limits.into_iter().map(|limit| limit.tell(between.id)).collect()
    }

    /// "onto the first piece beyond, if that is an enemy piece": where a jump with a condition on its effect ends.
    ///
    /// Such a jump ends only where its target may not be crossed and that condition holds.
    fn stopping_piece(&self, node: &Hop, scope: &Scope) -> Option<(Text, Condition, Action)> {
        let apply = node.to.effect.as_ref()?;
        let test = apply.condition.as_ref()?;
        let Boolean::IsEmpty(empty) = node.to.condition.as_ref()? else { return None };
        if !matches!(empty.at, Int::To(_)) {
            return None;
        }
        let word = &self.pieces.word;
        let site = self.site_of(node.to.site_type);
        let far = node.between.as_ref().and_then(|between| between.after.as_ref()).is_some();
        let first = if far {
            format!("onto the first {word} beyond it")
        } else {
            format!("onto the {word} directly beyond it")
        };
        let inner = Scope { to: format!("its {site}").into(), ..scope.clone() };
        let condition = self.condition(test, &inner);
        let told: Vec<_> = [condition.told(), self.whole(empty.id), vec![apply.id]].concat();
        let enemy =
            names_enemy(test) || self.pieces.all_owned() && super::taking::holds_no_friend(test);
        let (rest, demand) = if enemy && matches!(condition, Condition::Fact(_)) {
            (say!("{}, if that is an enemy {}", first, word).tell_all(&told), Condition::Always)
        } else {
            (Text::from(first).tell_all(&told), condition)
        };
        let effects = Scope { enemy, ..scope.effects(site) };
        let effect = apply.effect.as_ref().map(|rules| self.moves(rules, &effects));
        match effect.unwrap_or_default() {
            Action::Deed(deed) if deed.verb == "capture" && deed.is_plain() => {
                let told = Action::Deed(deed).told();
                Some((say!("{}, capturing it", rest).tell_all(&told), demand, Action::Nothing))
            }
            effect => Some((rest, demand, effect)),
        }
    }

    /// "from one to three enemy pieces in a row".
    fn jumped_row(&self, range: &Range, jumped: &Text, word: &str, scope: &Scope) -> Text {
        let bare =
            jumped.as_str().strip_prefix("an ").or_else(|| jumped.as_str().strip_prefix("a "));
        if let Some(bare) = bare
            && word_count(bare) <= 3
            && bare.ends_with(word)
        {
            let row = say!("{} in a row", self.range_of(range, bare, scope));
            return row.tell_all(jumped.told());
        }
        say!(
            "{} in a row ({})",
            self.range_of(range, word, scope),
            aside(&say!("each of them {}", jumped))
        )
    }
}

/// The most that a range allows, if it has an end.
fn longest(range: &Range) -> Option<&Int> {
    match range {
        Range::Exact(exact) => Some(&exact.value),
        Range::Max(max) => Some(&max.max),
        Range::Min(_) => None,
        Range::Bounds(bounds) => Some(bounds.max.as_ref().unwrap_or(&bounds.min)),
    }
}

/// "an enemy piece next to it" out of "holds an enemy piece".
///
/// Nothing if no piece is spoken of.
fn jumped_piece(relative: &Text, word: &str, site: &str) -> Option<Text> {
    let words = relative.as_str();
    if let Some(rest) = words.strip_prefix("holds ")
        && !rest.contains(" or ")
        && !rest.contains(" and ")
        && !rest.starts_with("no")
    {
        return Some(relative.reworded(rest));
    }
    // The piece comes first, what else holds of its place follows.
    if words.contains(" and ") && !words.contains(" or ") {
        let (pieces, others): (Vec<&str>, Vec<&str>) = words.split(" and ").partition(|part| {
            part.starts_with("holds an enemy ") || part.starts_with("holds one of ")
        });
        if let ([piece], false) = (pieces.as_slice(), others.is_empty()) {
            let piece = piece.trim_start_matches("holds ");
            if others == ["holds no piece already captured in this turn"] {
                let piece = format!("{piece} not already captured in this turn");
                return Some(relative.reworded(piece));
            }
            let others = others.join(" and ");
            return Some(relative.reworded(format!("{piece} whose {site} {others}")));
        }
    }
    match words {
        "is occupied" | "is not empty" => Some(relative.reworded(format!("any {word}"))),
        _ => None,
    }
}
