//! The parts of moves: where from, where to, what happens there.

use language::booleans::{Boolean, Equals};
use language::ints::Int;
use language::moves::{Apply, From, To};
use language::refs::{AtOrIn, IndexOrRole, SiteOrRegion};
use language::regions::Region;
use language::words::{IsPlayerKind, SitesIndexKind};

use syntax::NodeId;

use crate::notes::Sort;
use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, ordinal, say, with_article, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// Longer targets get a letter.
const LONGEST_TARGET: usize = 14;

/// Whether a place has room for what is said of it, what stands in brackets left aside.
fn has_room(base: &Text, relative: &Text) -> bool {
    let bare = |text: &Text| match text.as_str().split_once(" (") {
        Some((before, rest)) => {
            word_count(before) + rest.split_once(')').map_or(0, |it| word_count(it.1))
        }
        None => word_count(text.as_str()),
    };
    bare(base) + bare(relative) < LONGEST_TARGET
}

/// Where a move goes.
#[derive(Debug, Clone, Default)]
pub struct Target {
    /// "an empty square".
    pub phrase: Text,
    /// What else must hold, where it cannot be said in the phrase.
    pub limits: Vec<Condition>,
    /// What happens there.
    pub effect: Action,
    /// Told by whatever tells the target.
    pub told: Vec<syntax::NodeId>,
}

impl Target {
    /// " to an empty square", or nothing.
    pub fn after(&self, word: &str) -> Text {
        if self.phrase.is_empty() {
            Text::default().tell_all(&self.told)
        } else {
            say!(" {} {}", word, self.phrase).tell_all(&self.told)
        }
    }

    /// The remaining conditions as demands: "this is allowed only if …".
    pub fn demands(&self) -> Vec<(Text, Condition)> {
        self.limits.iter().map(|limit| ("this is allowed only if".into(), limit.clone())).collect()
    }
}

impl Teller<'_> {
    /// Where a move goes, in words.
    pub(crate) fn target(&self, to: &To, scope: &Scope) -> Target {
        let site = self.site_of(to.site_type);
        let mut target = Target { told: vec![to.id], ..Target::default() };
        let inner = Scope { to: format!("the target {site}").into(), ..scope.clone() };
        let condition = to
            .condition
            .as_ref()
            .map(|test| self.condition(test, &inner))
            .filter(|condition| !condition.is_always());
        // Whether the phrase says all about neighbours that there is room for.
        let mut told_here = false;
        let base = match &to.site {
            Some(SiteOrRegion::Region(region)) => Some(self.area(region, scope).any()),
            Some(SiteOrRegion::Site(Int::To(same))) => {
                target.told.push(same.id);
                None
            }
            None => None,
            Some(SiteOrRegion::Site(place)) => Some(self.place(place, scope).text),
        };
        match (base, condition) {
            (base, None) => target.phrase = base.unwrap_or_default(),
            (None, Some(_)) if self.empty_target(to, site, &inner).is_some() => {
                target.phrase = self.empty_target(to, site, &inner).unwrap_or_default();
            }
            (None, Some(condition)) => match condition.relative(Role::To) {
                Some(relative) => target.phrase = self.site_that(site, &relative),
                None => {
                    self.split_condition(condition, site, &mut target);
                    let limits = std::mem::take(&mut target.limits);
                    target.limits =
                        limits.into_iter().map(|it| it.said_of(Role::To, &inner.to)).collect();
                }
            },
            // The area says it already.
            (Some(base), Some(condition)) if is_among_empty(to) => {
                target.phrase = base.tell_all(&condition.told());
            }
            (Some(base), Some(condition)) if self.is_one_place(to) => {
                // A place that is known already is not narrowed down; the move is.
                target.phrase = base;
                target.limits.push(condition);
            }
            (Some(base), Some(condition)) => {
                let beside = condition.clone().said_of(Role::To, &inner.to);
                match (condition.relative(Role::To), beside.relative(Role::To)) {
                    (Some(relative), _) => target.phrase = self.one_that(&base, &relative),
                    (None, Some(relative)) if has_room(&base, &relative) => {
                        target.phrase = self.one_that(&base, &relative);
                        told_here = true;
                    }
                    (None, Some(_)) if matches!(condition, Condition::Fact(_)) => {
                        target.phrase = base;
                        target.limits.push(beside);
                    }
                    (None, _) => {
                        let (base, rest) = empty_first(base, condition, site);
                        target.phrase = base;
                        target.limits.push(rest.said_of(Role::To, &inner.to));
                    }
                }
            }
        }
        if let Some(level) = &to.level {
            let number = self.number(level, scope);
            target.phrase = match number.constant {
                Some(0) => say!("the bottom of the stack on {}", target.phrase)
                    .tell_all(number.text.told()),
                _ => {
                    say!(
                        "level {} of the stack on {}",
                        self.counted_from_one(level, scope),
                        target.phrase
                    )
                }
            };
        }
        if let Some(rotations) = &to.rotations {
            let ways: Vec<Text> =
                rotations.directions.iter().map(|way| self.absolute(*way)).collect();
            target.phrase = say!("{}, facing {}", target.phrase, crate::realise::listed_or(&ways))
                .tell(rotations.id);
        }
        if word_count(target.phrase.as_str()) > LONGEST_TARGET && !told_here {
            target.phrase = self.lettered(Sort::Place(site), target.phrase);
        }
        if let Some(apply) = &to.effect {
            let enemy = scope.enemy
                || to.condition.as_ref().is_some_and(|test| {
                    names_enemy(test)
                        || self.pieces.all_owned() && super::taking::holds_no_friend(test)
                });
            let effect = self.apply(apply, &Scope { enemy, ..scope.effects(site) });
            target.effect = match effect {
                // What is not removed is replaced by the piece that moves, and so captured as well.
                _ if apply.condition.is_some()
                    && super::taking::only_removes(apply)
                    && !scope.effect
                    && super::taking::may_hold_enemy(to)
                    && self.replaces() =>
                {
                    self.whole(apply.id).into_iter().fold(self.replaced(to, site), Action::tell)
                }
                // On an empty place there is nothing to capture.
                Action::Deed(deed)
                    if deed.verb == "capture"
                        && deed.is_plain()
                        && to.condition.as_ref().is_some_and(super::taking::may_be_empty) =>
                {
                    let word = &self.pieces.word;
                    let held = Condition::fact(
                        Role::To,
                        format!("that {site}"),
                        format!("holds an enemy {word}"),
                        format!("holds no enemy {word}"),
                    );
                    Action::when(held, Action::Deed(deed), Action::Nothing)
                }
                effect => effect.followed_by(self.ousted(to, apply, site, scope)),
            };
        }
        if to.effect.is_none()
            && !scope.effect
            && !scope.chooses
            && super::taking::may_hold_enemy(to)
            && self.replaces()
        {
            target.effect = self.replaced(to, site);
        }
        let along_path =
            matches!(&to.site, Some(SiteOrRegion::Site(Int::TrackSiteMove(_)))) && !scope.chooses;
        let unasked = to.condition.is_none()
            && to.effect.is_none()
            && !scope.effect
            && !self.is_found_empty(to);
        if along_path && unasked && self.replaces() && !self.has_counts() {
            // Whatever stands at the end of the way gives place to the piece that comes.
            let word = &self.pieces.word;
            let (other, none) =
                (format!("another {word} stands there"), format!("no other {word} stands there"));
            let held = Condition::fact(Role::Other, "", other, none);
            let gone = Deed::you("remove", "it from the board").tell(to.id);
            target.effect = Action::when(held, gone.into(), Action::Nothing);
        }
        target
    }

    /// Whether the target is a certain place.
    fn is_one_place(&self, to: &To) -> bool {
        match &to.site {
            Some(SiteOrRegion::Site(_)) => true,
            Some(SiteOrRegion::Region(region)) => {
                self.fixed(region).is_some_and(|sites| sites.len() == 1)
            }
            None => false,
        }
    }

    /// The capture of what stands on the target, whose place is taken by the piece that moves.
    pub(super) fn replaced(&self, to: &To, site: &str) -> Action {
        let word = &self.pieces.word;
        self.term("capture", to.id);
        let capture = Deed::you("capture", format!("the {word} there")).tell(to.id);
        if !to.condition.as_ref().is_some_and(super::taking::may_be_empty) {
            return capture.into();
        }
        let held = Condition::fact(
            Role::To,
            format!("that {site}"),
            format!("holds an enemy {word}"),
            format!("holds no enemy {word}"),
        );
        Action::when(held, capture.into(), Action::Nothing)
    }

    /// "an empty square that is not in your camp": a target that is empty, and what else is said of it.
    fn empty_target(&self, to: &To, site: &str, scope: &Scope) -> Option<Text> {
        let Some(Boolean::And(and)) = &to.condition else { return None };
        let empty = |test: &Boolean| matches!(test, Boolean::IsEmpty(node) if matches!(node.at, Int::To(_)));
        let at = and.operands.iter().position(empty)?;
        let Boolean::IsEmpty(node) = &and.operands[at] else { return None };
        let rest = and.operands.iter().enumerate().filter(|(index, _)| *index != at);
        let rest = Condition::all(rest.map(|(_, test)| self.condition(test, scope)));
        let relative = rest.relative(Role::To)?;
        let text = say!("an empty {} that {}", site, relative);
        Some(text.tell_all(&self.whole(node.id)).tell(and.id))
    }

    /// Says what fits into the phrase and keeps the rest as limits.
    fn split_condition(&self, condition: Condition, site: &str, target: &mut Target) {
        let Condition::All(members) = condition else {
            target.limits.push(condition);
            return;
        };
        let (about, others): (Vec<Condition>, Vec<Condition>) =
            members.into_iter().partition(|member| member.relative(Role::To).is_some());
        let about = Condition::all(about);
        match about.relative(Role::To) {
            Some(relative) => target.phrase = self.site_that(site, &relative),
            None if about.is_always() => {}
            None => target.limits.push(about),
        }
        let others = Condition::all(others);
        if !others.is_always() {
            target.limits.push(others);
        }
    }

    /// "an empty square", "a square that holds an enemy piece".
    pub(super) fn site_that(&self, site: &str, relative: &Text) -> Text {
        if relative.as_str() == "is empty" {
            return relative.reworded(format!("an empty {site}"));
        }
        // "to a square that is the centre" says no more than "to the centre".
        if let Some(place) = relative.as_str().strip_prefix("is ")
            && (place.starts_with("the ") || is_named(place, site))
            && !place.contains(" and ")
            && !place.contains(" or ")
        {
            return relative.reworded(place);
        }
        say!("{} that {}", with_article(site), relative)
    }

    /// What happens at a place of the move.
    pub(crate) fn apply(&self, apply: &Apply, scope: &Scope) -> Action {
        let effect =
            apply.effect.as_ref().map_or(Action::Nothing, |effect| self.moves(effect, scope));
        let action = match &apply.condition {
            Some(test) => Action::when(self.condition(test, scope), effect, Action::Nothing),
            None => effect,
        };
        action.tell(apply.id)
    }

    /// Where a place has been named before, it is the target, and what is asked of it a condition.
    pub(super) fn spoken_of(&self, to: &To, target: &mut Target, scope: &Scope) {
        let here = matches!(&to.site, None | Some(SiteOrRegion::Site(Int::To(_))));
        if scope.target_named && here {
            let test = to.condition.as_ref().map(|test| self.condition(test, scope));
            target.limits = test.into_iter().filter(|test| !test.is_always()).collect();
            target.phrase = scope.to.clone();
        }
    }

    /// The piece that a move takes: "one of your pawns", "the piece on that square".
    pub(crate) fn origin_piece(
        &self,
        from: Option<&From>,
        scope: &Scope,
    ) -> (Text, Vec<(Text, Condition)>) {
        let Some(from) = from else { return (scope.piece.clone(), vec![]) };
        let mut limits = Vec::new();
        let site = self.site_of(from.site_type);
        let inner = Scope {
            from: format!("its {site}").into(),
            site: format!("its {site}").into(),
            ..scope.clone()
        };
        let mut piece = match &from.site {
            None | Some(SiteOrRegion::Site(Int::From(_))) => scope.piece.clone(),
            Some(SiteOrRegion::Site(Int::Site(here)))
                if scope.held || from.level.is_none() && self.at_chosen_piece(scope) =>
            {
                scope.piece.clone().tell(here.id)
            }
            Some(SiteOrRegion::Region(region)) if let Some(hand) = filled_hand(region) => {
                let kind = with_article(&self.held_kind());
                let words = say!("{} from {}", kind, self.area(hand, scope).plural);
                match region {
                    Region::ForEachSite(filled) => words.tell_all(&self.whole(filled.id)),
                    _ => words,
                }
            }
            Some(SiteOrRegion::Region(region)) => {
                let area = self.area(region, scope);
                match &area.one_piece {
                    Some(one) => one.clone(),
                    None => say!("a {} from {}", self.pieces.word, area.single),
                }
            }
            Some(SiteOrRegion::Site(site @ Int::HandSite(_))) => {
                let place = self.place(site, scope);
                say!("{} from {}", with_article(&self.held_kind()), place.text)
            }
            Some(SiteOrRegion::Site(site))
                if from.condition.is_none()
                    && let Some(piece) = self.piece_of_stack(from.level.as_ref(), site, scope) =>
            {
                return (self.brief(Sort::Piece, piece.tell(from.id)), limits);
            }
            Some(SiteOrRegion::Site(site)) => {
                let place = self.place(site, scope);
                self.piece_at(&place, scope)
            }
        };
        if let Some(SiteOrRegion::Site(Int::From(node))) = &from.site {
            piece = piece.tell(node.id);
        }
        if let Some(Int::TopLevel(top)) = &from.level {
            // The top piece is the one that is taken anyway.
            piece = piece.tell_all(&self.whole(top.id));
        } else if let Some(Int::Level(level)) = &from.level {
            // The piece in question is at that level.
            let looked_at = |site: &Int| {
                let place = self.place(site, scope).text;
                !scope.stack.is_empty() && place.as_str() == scope.stack.as_str()
            };
            if matches!(&from.site, Some(SiteOrRegion::Site(site)) if looked_at(site)) {
                piece = piece.reworded("that piece");
            }
            piece = piece.tell(level.id);
        } else if let Some(level) = &from.level {
            let number = self.number(level, scope);
            piece = match number.constant {
                _ if matches!(level, Int::WhereLevel(_) | Int::WhereLevelNamed(_)) => {
                    let site = match &from.site {
                        Some(SiteOrRegion::Site(site)) => self.place(site, scope),
                        _ => crate::ints::Place::new(Role::Other, Text::default()),
                    };
                    self.piece_of_kind_at(level, &site, scope).tell_all(piece.told())
                }
                Some(0) => say!("{} (the bottom piece of the stack)", piece),
                // Each piece of the stack in turn: the one that is spoken of.
                _ if number.text.as_str() == "that level" => piece.tell_all(number.text.told()),
                _ => say!(
                    "{} (the piece at level {} of the stack)",
                    piece,
                    self.counted_from_one(level, scope)
                ),
            };
        }
        if let Some(test) = &from.condition {
            let (condition, told) = self.origin_test(test, &inner);
            piece = piece.tell_all(&told);
            match condition.relative(Role::From) {
                _ if condition.is_always() => {}
                Some(relative) => piece = say!("{} whose {} {}", piece, site, relative),
                None => limits.push(("this is allowed only if".into(), condition)),
            }
        }
        (self.brief(Sort::Piece, piece.tell(from.id)), limits)
    }
}

impl Teller<'_> {
    /// What is asked of the place that a piece is taken from, but for what goes without saying: that there is one. The
    /// ludemes that say so come along.
    pub(super) fn origin_test(&self, test: &Boolean, scope: &Scope) -> (Condition, Vec<NodeId>) {
        match test {
            Boolean::IsOccupied(node) if matches!(node.at, Int::From(_)) => {
                (Condition::Always, self.whole(node.id))
            }
            Boolean::Not(not)
                if matches!(&not.operand,
                    Boolean::IsEmpty(node) if matches!(node.at, Int::From(_))) =>
            {
                (Condition::Always, self.whole(not.id))
            }
            Boolean::Equals(equals) if is_on_top(equals) => {
                let (yes, no) = ("it is on top of its stack", "it is not on top of its stack");
                let condition = Condition::fact(Role::Other, "", yes, no);
                (condition.tell_all(&self.whole(equals.id)), vec![])
            }
            Boolean::And(and) => {
                let (members, told): (Vec<Condition>, Vec<Vec<NodeId>>) =
                    and.operands.iter().map(|test| self.origin_test(test, scope)).unzip();
                let mut told = told.concat();
                told.push(and.id);
                (Condition::all(members), told)
            }
            test => (self.condition(test, scope), vec![]),
        }
    }

    /// "the bottom piece on that square", "the second piece from the top on that square": a piece by its level.
    fn piece_of_stack(&self, level: Option<&Int>, site: &Int, scope: &Scope) -> Option<Text> {
        let place = self.place(site, scope).text;
        let word = &self.pieces.word;
        match level? {
            Int::Constant(0) => Some(say!("the bottom {} on {}", word, place)),
            // As many levels below the height of the stack as the piece lies from the top.
            Int::Sub(below) => {
                let Some(Int::SizeStack(stack)) = &below.left else { return None };
                let Some(AtOrIn::At(at)) = &stack.at else { return None };
                if self.place(at, scope).text.as_str() != place.as_str() {
                    return None;
                }
                let from_top = self.number(&below.right, scope);
                let text = match from_top.constant {
                    Some(1) => say!("the top {} on {}", word, place),
                    Some(number) if number > 1 => {
                        say!("the {} {} from the top on {}", ordinal(number), word, place)
                    }
                    Some(_) => return None,
                    None => say!(
                        "the {} on {} that comes at {}, counted from the top,",
                        word,
                        place,
                        from_top.text
                    ),
                };
                Some(text.tell_all(from_top.text.told()).tell_all(&self.whole(below.id)))
            }
            _ => None,
        }
    }
}

/// Whether a test asks for the piece on top of the stack that a move starts from.
fn is_on_top(test: &Equals) -> bool {
    let top = |int: &Int| matches!(int, Int::TopLevel(top) if matches!(top.at, Int::From(_)));
    match (&test.left, &test.right) {
        (Int::Level(_), IndexOrRole::Index(other)) => top(other),
        (left, IndexOrRole::Index(Int::Level(_))) => top(left),
        _ => false,
    }
}

/// Whether a condition asks for an enemy piece.
pub(super) fn names_enemy(test: &Boolean) -> bool {
    match test {
        Boolean::IsPlayer(node) => node.kind == IsPlayerKind::Enemy,
        Boolean::And(node) => node.operands.iter().any(names_enemy),
        Boolean::Or(node) => node
            .operands
            .iter()
            .all(|test| names_enemy(test) || matches!(test, Boolean::IsEmpty(_))),
        _ => false,
    }
}

/// The hand that all pieces lie in which an area is asked for: only where a piece lies can one be taken.
pub(super) fn filled_hand(region: &Region) -> Option<&Region> {
    match region {
        Region::SitesHand(_) => Some(region),
        Region::ForEachSite(node) => {
            let filled = matches!(&node.condition,
                Boolean::IsOccupied(test) if matches!(test.at, Int::Site(_)));
            filled_hand(&node.region).filter(|_| filled)
        }
        _ => None,
    }
}

/// Whether words are the name of a place that is explained elsewhere, and nothing else.
fn is_named(words: &str, site: &str) -> bool {
    let name = words.strip_prefix(site).and_then(|name| name.strip_prefix(' '));
    name.is_some_and(|name| crate::notes::is_marked(name) && !name.contains(' '))
}

/// "any empty square next to it": that a place must be empty stands with the place, before what else is asked of it.
fn empty_first(base: Text, condition: Condition, site: &str) -> (Text, Condition) {
    let any = format!("any {site} ");
    let Some(rest) = base.as_str().strip_prefix(&any) else { return (base, condition) };
    let empty = |member: &Condition| match member {
        Condition::Fact(fact) => fact.role == Role::To && fact.yes.as_str() == "is empty",
        _ => false,
    };
    let Condition::All(members) = condition else { return (base, condition) };
    let (empty, others): (Vec<Condition>, Vec<Condition>) = members.into_iter().partition(empty);
    let [empty] = empty.as_slice() else { return (base, Condition::All(others)) };
    let words = base.reworded(format!("any empty {site} {rest}"));
    (words.tell_all(&empty.told()), Condition::all(others))
}

/// Whether a target has to be empty and lies in an area whose places all are.
fn is_among_empty(to: &To) -> bool {
    let empty =
        matches!(&to.condition, Some(Boolean::IsEmpty(test)) if matches!(test.at, Int::To(_)));
    let Some(SiteOrRegion::Region(Region::Intersection(both))) = &to.site else { return false };
    empty && both.regions.iter().any(|region| matches!(region, Region::SitesIndex(index) if index.kind == SitesIndexKind::Empty && index.index.is_none()))
}
