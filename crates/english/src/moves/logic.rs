//! Moves joined by and, or, if.

use language::booleans::Boolean;
use language::moves::{AllCombinations, And, Append, Do, If, Moves, Or, Seq};
use language::refs::IndexOrRole;
use language::words::{IsPlayerKind, Role as PlayerRole};
use syntax::NodeId;

use crate::plan::{AT_ONCE, Action, Condition, Deed};
use crate::realise::Text;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::state::clashes;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn and(&self, node: &And, scope: &Scope) -> Action {
        let effects: Vec<&Moves> = node.moves.iter().collect();
        if scope.effect
            && let Some(action) = self.seized(&effects, scope)
        {
            return self.with_then(action.tell(node.id), node.then.as_ref(), scope);
        }
        if scope.effect
            && let Some(action) = self.sown_on(&effects, scope)
        {
            return self.with_then(action.tell(node.id), node.then.as_ref(), scope);
        }
        let first = if scope.effect && clashes(&self.state.links, node.id) {
            let rest = AT_ONCE.trim_end_matches('.');
            Deed::of("each of these steps", "go", rest).tell(node.id).into()
        } else {
            Action::Nothing
        };
        if let Some(action) = self.recruited(&effects, scope) {
            return self.with_then(action.tell(node.id), node.then.as_ref(), scope);
        }
        // Whoever moves again does so when all else has happened.
        let parts = self.state.links.members(node.id);
        let again = node.moves.iter().any(|moves| matches!(moves, Moves::MoveAgain(_)));
        let last = |index: usize| {
            let Some(part) = parts.get(index) else { return false };
            let direct = self.state.further.lap_from(*part).is_some();
            matches!(node.moves[index], Moves::MoveAgain(_))
                || direct
                || again && self.leads_on(*part)
        };
        let mut order: Vec<usize> = (0..node.moves.len()).collect();
        order.sort_by_key(|index| last(*index));
        let all: Vec<&Moves> = order.iter().map(|index| &node.moves[*index]).collect();
        let mut turned = self.in_each_direction(node.id, &node.moves, scope);
        turned.extend(self.for_all_players(node.id, &node.moves, scope));
        let mut members: Vec<Action> = Vec::new();
        let mut rest = all.as_slice();
        while let [next, later @ ..] = rest {
            let together = if scope.effect {
                self.shown_together(rest, scope).or_else(|| self.announced(rest, scope))
            } else {
                None
            };
            let told = turned.remove(&order[all.len() - rest.len()]);
            let (member, later) = match (together, told) {
                (Some((member, number)), _) => (member, &rest[number..]),
                (None, Some(told)) => (told, later),
                (None, None) => (self.moves(next, scope), later),
            };
            members.push(member);
            rest = later;
        }
        let action = if scope.effect {
            Action::sequence(std::iter::once(first).chain(members))
        } else {
            Action::choice(members)
        };
        self.with_then(action.tell(node.id), node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn or(&self, node: &Or, scope: &Scope) -> Action {
        // Effects have no chooser: whatever applies happens.
        let castling = self.castling_among(&node.moves, scope);
        let (mut special, castling) = castling.unwrap_or_default();
        let twins = if scope.effect { None } else { self.twins(&node.moves, scope) };
        let twin = twins.map_or(Action::Nothing, |(members, action)| {
            special.extend(members);
            action
        });
        let senses = if scope.effect { None } else { self.in_either_sense(&node.moves, scope) };
        let senses = senses.map_or(Action::Nothing, |(members, action)| {
            special.extend(members);
            action
        });
        let movers = if scope.effect { None } else { self.movers_among(&node.moves) };
        let movers = movers.map_or(Action::Nothing, |(members, action)| {
            special.extend(members);
            action
        });
        let restated = self.restated(&node.moves, scope);
        let restated = restated.map_or(Action::Nothing, |(members, action)| {
            special.extend(members);
            action
        });
        let wherever = if scope.effect { None } else { self.wherever(&node.moves, scope) };
        special.extend(wherever.as_ref().map(|(_, hand, _)| *hand));
        let mut turned = match special.is_empty() {
            true => self.in_each_direction(node.id, &node.moves, scope),
            false => std::collections::BTreeMap::new(),
        };
        if special.is_empty() && !scope.effect {
            turned.extend(self.along_either_path(node.id, &node.moves, scope));
        }
        let others =
            node.moves.iter().enumerate().filter(|(index, _)| !special.contains(index)).map(
                |(index, moves)| match (&wherever, turned.get(&index)) {
                    (Some((board, _, both)), _) if *board == index => both.clone(),
                    (_, Some(told)) => told.clone(),
                    _ => self.moves(moves, scope),
                },
            );
        let members = [movers, twin, senses, restated]
            .into_iter()
            .chain(others)
            .chain(std::iter::once(castling))
            .collect::<Vec<_>>();
        let members = if scope.effect { members } else { self.as_far_as_they_go(members) };
        let action = if scope.effect && !scope.asked {
            Action::sequence(members)
        } else {
            let several = members.iter().filter(|member| !member.is_nothing()).count() > 1;
            let offered = |member| if several { permitted(member) } else { member };
            Action::choice(members.into_iter().map(offered))
        };
        self.with_then(action.tell(node.id), node.then.as_ref(), &self.after_any(scope))
    }

    /// Whether a case stands right below another one, whose condition is told with its own.
    fn is_within_case(&self, node: NodeId) -> bool {
        let links = &self.state.links;
        links.parent(node).is_some_and(|outer| links.keyword(outer) == Some("if"))
    }

    pub(super) fn if_(&self, node: &If, scope: &Scope) -> Action {
        if let Some(action) = self.owners_case(node, scope) {
            return action;
        }
        if scope.mover.is_none()
            && let Some(action) =
                self.for_either(node, scope).or_else(|| self.for_each_mover(node, scope))
        {
            return action;
        }
        if let Some(action) = self.run_along(node, scope).or_else(|| self.record(node, scope)) {
            return action;
        }
        if let Some((start, moves, later)) = self.only_throws_first(node) {
            // The same moves, with a throw before the first of a turn.
            let told = self.condition(&node.condition, scope).told();
            let head = Text::from("at the start of your turn").tell_all(&told);
            let first = Scope { effect: true, ..scope.clone() };
            let throw = Action::Each(head, Box::new(self.moves(&start.prior, &first)));
            let told = self.whole(later).into_iter().chain([start.id, node.id]);
            let action = Action::sequence([throw, self.moves(moves, scope)]);
            let action = told.fold(action, Action::tell);
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        if let Some(action) = self.zone_in_zone(node, scope) {
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        if let Some(holds) = self.settled(&node.condition) {
            // What is settled beforehand is not told as a case.
            self.rule_out(node.id, holds);
            self.silent(Silence::Unreachable, [node.id]);
            let case = if holds { Some(&node.moves) } else { node.otherwise.as_ref() };
            let action = case.map_or(Action::Nothing, |case| self.moves(case, scope)).tell(node.id);
            return match (&action, &node.then) {
                // Nothing follows from what never happens.
                (Action::Nothing, Some(then)) if case.is_none() => {
                    self.silent(Silence::Unreachable, self.whole(then.id));
                    action
                }
                (_, then) => self.with_then(action, then.as_ref(), &self.after_any(scope)),
            };
        }
        if let Some(holds) = self.state.further.answer(node.id) {
            // What is asked only to tell the moves of a turn apart.
            let case = if holds { Some(&node.moves) } else { node.otherwise.as_ref() };
            let action = case.map_or(Action::Nothing, |case| self.moves(case, scope)).tell(node.id);
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        if let Some(action) = self.along_decided_path(node, scope) {
            let action = action.tell(node.id);
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        let reached =
            if scope.effect && !scope.ending { self.reaches(&node.condition, scope) } else { None };
        let enemy = scope.enemy || (scope.effect && super::parts::names_enemy(&node.condition));
        let mut inner = Scope { enemy, ..scope.clone() };
        if reached.is_some() {
            // The piece has just been named.
            inner.last_piece = "it".into();
        }
        let condition = reached.unwrap_or_else(|| self.condition(&node.condition, scope));
        if scope.effect
            && !scope.ending
            // Where more is asked in between or besides, "it" could be another thing.
            && matches!(&node.moves, Moves::SetState(_))
            && !self.is_within_case(node.id)
            && matches!(&condition, Condition::Fact(fact)
                if fact.subject.as_str() == scope.last_piece.as_str())
        {
            inner.last_piece = "it".into();
        }
        let yes = self.moves(&node.moves, &inner);
        let no = node.otherwise.as_ref().map_or(Action::Nothing, |moves| self.moves(moves, scope));
        // "If you can do this, do it; otherwise that" is a preference.
        if let Boolean::CanMove(can) = &node.condition
            && !no.is_nothing()
        {
            let tested = self.moves(&can.moves, scope);
            let bare = match &yes {
                // What follows from the move is asked for nowhere.
                Action::Deed(deed) if !deed.goes_on => {
                    Action::Deed(Deed { then: Box::default(), ..deed.clone() })
                }
                other => other.clone(),
            };
            if super::same_words(&tested, &yes) || super::same_words(&tested, &bare) {
                let action = Action::Prefer(vec![told_by(yes, &tested.told()).tell(can.id), no])
                    .tell(node.id);
                return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
            }
        }
        if no.is_nothing() && !scope.follows && is_new_turn(&node.condition) && !yes.is_nothing() {
            let head = Text::from("at the start of your turn").tell_all(&condition.told());
            let action = Action::Each(head, Box::new(yes)).tell(node.id);
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        // The same for either player, each with what is theirs.
        if let (Action::Deed(one), Action::Deed(other)) = (&yes, &no)
            && one.is_plain()
            && other.is_plain()
            && one.verb == other.verb
            && one.subject.is_none()
            && other.subject.is_none()
            && one.piece == other.piece
            && let Some(rest) =
                self.seen_by_mover(&node.condition, || [one.rest.clone(), other.rest.clone()])
        {
            let rest = rest.tell_all(&condition.told());
            let deed = Deed { rest, ..one.clone() }.tell(node.id);
            return self.with_then(deed.into(), node.then.as_ref(), &self.after_any(scope));
        }
        if no.is_nothing()
            && scope.effect
            && let Some(action) = self.any_there(&condition, &yes)
        {
            let action = action.tell(node.id);
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        // Where something else happens otherwise, the test decides between the two.
        let (condition, yes) = match no.is_nothing() {
            true => super::landing::reachable(condition, yes),
            false => (condition, yes),
        };
        let action = super::cases::apart(condition, yes, no).tell(node.id);
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    /// The rule that begins a turn, the moves of each of its steps, and where these stand again, if the first step is one like the
    /// others after a throw.
    pub(crate) fn only_throws_first<'n>(
        &self,
        node: &'n If,
    ) -> Option<(&'n Do, &'n Moves, syntax::NodeId)> {
        let links = &self.state.links;
        let mut branches = links.plain(node.id).skip(1);
        let (yes, no) = (branches.next()?, branches.next()?);
        let (start, later) = match is_new_turn(&node.condition) {
            true => (&node.moves, no),
            false if is_same_turn(&node.condition) => (node.otherwise.as_ref()?, yes),
            false => return None,
        };
        let Moves::Do(start) = start else { return None };
        let next = start.next.as_ref()?;
        let plain = start.if_afterwards.is_none() && start.then.is_none();
        let is_next = |part: &&syntax::NodeId| links.label(**part) == Some("next");
        let alike = links.same(*links.children(start.id).iter().find(is_next)?, later);
        (plain && alike && matches!(start.prior, Moves::Roll(_))).then_some((start, next, later))
    }

    pub(super) fn seq(&self, node: &Seq, scope: &Scope) -> Action {
        Action::sequence(node.moves.iter().map(|moves| self.moves(moves, scope))).tell(node.id)
    }

    pub(super) fn append(&self, node: &Append, scope: &Scope) -> Action {
        let action = self.moves(&node.moves, scope).tell(node.id);
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn all_combinations(&self, node: &AllCombinations, scope: &Scope) -> Action {
        let members = [self.moves(&node.first, scope), self.moves(&node.second, scope)];
        let action = Action::sequence(members).tell(node.id);
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    /// The scope after one of several moves.
    pub(crate) fn after_any(&self, scope: &Scope) -> Scope {
        if scope.effect {
            return scope.clone();
        }
        let site = self.site();
        Scope {
            last_to: format!("the {site} it has reached").into(),
            last_from: format!("the {site} it has left").into(),
            ..scope.afterwards(site, &format!("the {} that moved", self.pieces.word))
        }
    }
}

/// Whether a test asks if the turn has just begun.
fn is_new_turn(test: &Boolean) -> bool {
    matches!(test, Boolean::Not(not) if is_same_turn(&not.operand))
}

/// Whether a test asks if the same player moved just before.
fn is_same_turn(test: &Boolean) -> bool {
    matches!(test, Boolean::IsPlayer(node)
        if node.kind == IsPlayerKind::Prev
            && matches!(&node.player, IndexOrRole::Role(PlayerRole::Mover)))
}

/// The action, which also tells some ludemes.
fn told_by(action: Action, nodes: &[syntax::NodeId]) -> Action {
    nodes.iter().fold(action, |action, node| action.tell(*node))
}

/// "if the board is full, you may pass": a pass under a condition that stands beside other moves is no order.
fn permitted(action: Action) -> Action {
    match action {
        Action::When(condition, yes, no) if no.is_nothing() => {
            let yes = match *yes {
                Action::Deed(deed) if deed.verb == "pass" && deed.subject.is_none() => {
                    let rest = deed.rest.reworded("pass");
                    Action::Deed(Deed {
                        subject: Some("you".into()),
                        plural: true,
                        verb: "may".to_owned(),
                        rest,
                        ..deed
                    })
                }
                other => other,
            };
            Action::When(condition, Box::new(yes), no)
        }
        other => other,
    }
}
