//! Moves that must meet a demand: priorities, maxima, what holds afterwards.

use language::booleans::Boolean;
use language::moves::{
    AvoidStoredState, Do, FirstMoveOnTrack, MaxDistance, MaxMoves, Moves, Priority, Satisfy, While,
};
use language::words::MaxMovesKind;

use crate::facts::Shape;
use crate::ints::Sort;
use crate::ints::sort::sort;
use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// A demand on a move is not parted from it by more words than this.
const MOST_BETWEEN: usize = 50;

impl Teller<'_> {
    pub(super) fn priority(&self, node: &Priority, scope: &Scope) -> Action {
        let members: Vec<Action> = node
            .moves
            .iter()
            .map(|moves| self.moves(moves, scope))
            .filter(|action| !action.is_nothing())
            .collect();
        let action =
            if members.len() < 2 { Action::sequence(members) } else { Action::Prefer(members) };
        self.with_then(action.tell(node.id), node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn do_(&self, node: &Do, scope: &Scope) -> Action {
        if scope.effect
            && let Some(deed) = self.shuffled(node)
        {
            return deed.into();
        }
        let first = Scope { effect: scope.effect || node.next.is_some(), ..scope.clone() };
        let measured = node.next.as_ref().and_then(|_| self.measures(&node.prior, &first));
        let with_measures = measured.as_ref().map(|measured| {
            let measured = [scope.measured.clone(), measured.clone()].concat();
            Scope { measured, ..scope.clone() }
        });
        let scope = with_measures.as_ref().unwrap_or(scope);
        let mut action = match measured {
            Some(_) => Action::Nothing,
            None => self.moves(&node.prior, &first),
        };
        if let Some(next) = &node.next {
            action = Action::sequence([action, self.moves(next, scope)]);
        }
        // What has been placed is spoken of as such.
        let after = |scope: &Scope| match &node.prior {
            Moves::Add(add) if !scope.effect && node.next.is_none() => {
                self.after_placing(add, &self.after_any(scope))
            }
            _ => self.after_any(scope),
        };
        if let Some(test) = &node.if_afterwards {
            let inner = after(&Scope { effect: false, ..scope.clone() });
            let inner = Scope { moved: true, ..inner };
            let condition = self.condition(test, &inner);
            if let Some((language::words::Role::Mover, king, _)) = self.safe(test)
                && !scope.effect
            {
                let limit = format!("you may not make a move that leaves your own {king} in check");
                let limit = Text::from(limit).tell_all(&condition.told()).tell(node.id);
                let action = limited(action, limit).tell(node.id);
                return self.with_then(action, node.then.as_ref(), &after(scope));
            }
            // What follows comes first where it is short: the test is made when it has happened.
            if let Action::Deed(deed) = &action
                && self.places.shape != Shape::Holes
                && deed.then.has_capture()
                && goes_before(&deed.then)
            {
                let lead = Text::from("such a move is allowed only if afterwards").tell(node.id);
                let action = action.followed_by(Action::Demand(lead, condition)).tell(node.id);
                return self.with_then(action, node.then.as_ref(), &after(scope));
            }
            let lead = if matches!(action, Action::Deed(ref deed) if !deed.then.is_nothing()) {
                // What follows is told below, but it has happened when the test is made.
                "such a move is allowed only if, after all that follows from it,"
            } else {
                "such a move is allowed only if afterwards"
            };
            let lead = Text::from(lead).tell(node.id);
            action = demanding(action, lead, condition);
        }
        self.with_then(action.tell(node.id), node.then.as_ref(), &after(scope))
    }

    /// What a rule measures before a move, by the names under which it is noted, if it does nothing else and the numbers are asked
    /// for in that move only.
    fn measures(&self, prior: &Moves, scope: &Scope) -> Option<Vec<(Option<Box<str>>, Text)>> {
        let all: Vec<&Moves> = match prior {
            Moves::And(node) => node.moves.iter().collect(),
            one => vec![one],
        };
        let told = match prior {
            Moves::And(node) => vec![node.id],
            _ => vec![],
        };
        all.into_iter()
            .map(|moves| {
                let Moves::SetVar(set) = moves else { return None };
                let known = self.state.measured.contains(set.name.as_deref());
                let value = set.new_value.as_ref().filter(|_| known && set.then.is_none())?;
                let text = match sort(value) {
                    // Its words are put where they are asked for.
                    Sort::Number if self.constant(value).is_none() && !self.is_shifted(value) => {
                        self.number_phrase(value, scope)
                    }
                    _ => self.kept(value, scope),
                };
                let text = text.tell(set.id).tell_all(&told);
                Some((set.name.clone(), text))
            })
            .collect()
    }

    pub(super) fn while_(&self, node: &While, scope: &Scope) -> Action {
        let condition = self.condition(&node.condition, scope);
        let head = say!("as long as {}", self.squeezed(&condition)).tell(node.id);
        let action = Action::Each(head, Box::new(self.moves(&node.moves, scope)));
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn max_moves(&self, node: &MaxMoves, scope: &Scope) -> Action {
        // The rule of one piece says nothing of the others.
        let alone = scope.piece_given && !scope.effect;
        let whose = if alone { " of the piece you move" } else { "" };
        let what = match node.kind {
            MaxMovesKind::Moves if node.with_value.is_none() && only_jumps(&node.moves) => {
                format!("you must choose the longest possible series of jumps{whose}")
            }
            MaxMovesKind::Moves => format!(
                "you must choose a move{whose} that lets the turn go on for as many moves as possible"
            ),
            MaxMovesKind::Captures => {
                format!("you must choose a move{whose} that captures as many pieces as possible")
            }
        };
        let mut limit = Text::from(what);
        if matches!(node.with_value, Some(Boolean::Constant(true))) {
            limit = say!("{}, counting each piece by its value", limit);
        }
        if alone {
            limit = say!("{}; another piece may do with less", limit);
        }
        let action = limited(self.moves(&node.moves, scope), limit.tell(node.id));
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn max_distance(&self, node: &MaxDistance, scope: &Scope) -> Action {
        let along = match &node.track_name {
            Some(track) => say!(" along {}", self.track_name(track)),
            None => Text::default(),
        };
        let mut limit = say!(
            "you should choose your moves so that the total distance you move{} in the turn is as large as possible",
            along
        );
        if let Some(owner) = node.owner
            && owner != language::words::Role::Mover
        {
            limit = say!("{}, for {}", limit, self.role(owner, scope).name);
        }
        // No move is ruled out by this.
        limit = say!("{} (this is not enforced)", limit);
        let action = limited(self.moves(&node.moves, scope), limit.tell(node.id));
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn avoid_stored_state(&self, node: &AvoidStoredState, scope: &Scope) -> Action {
        let limit =
            Text::from("you may not recreate the position that was remembered").tell(node.id);
        let action = limited(self.moves(&node.moves, scope), limit);
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn first_move_on_track(&self, node: &FirstMoveOnTrack, scope: &Scope) -> Action {
        let path: Text = match (&node.track_name, node.owner) {
            (Some(name), None | Some(language::words::Role::Mover)) => self.track_name(name),
            (Some(name), Some(owner)) => {
                say!("{} of {}", self.track_name(name), self.role(owner, scope).name)
            }
            (None, Some(owner)) => say!("{} path", self.role(owner, scope).possessive()),
            (None, None) => "the path".into(),
        };
        if matches!(node.owner, None | Some(language::words::Role::Mover))
            && let Some(action) = self.first_own_piece(&node.moves, &path, scope)
        {
            let action = action.tell(node.id);
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        let head =
            say!("at the first {} of {} where this is possible", self.site(), path).tell(node.id);
        let inner = Scope { site: format!("that {}", self.site()).into(), ..scope.clone() };
        let action = Action::Each(head, Box::new(self.moves(&node.moves, &inner)));
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn satisfy(&self, node: &Satisfy, scope: &Scope) -> Action {
        let conditions = node.constraint.iter().map(|test| self.condition(test, scope));
        let site = self.site();
        let (lead, changes) = if self.is_marked_or_not() {
            (
                format!(
                    "mark some of the {} (value 1) and leave the others (value 0), so that",
                    plural(site)
                ),
                "take a mark away again",
            )
        } else {
            (format!("give every empty {site} a value so that"), "change a value that you have set")
        };
        let demand = Action::Demand(Text::from(lead).tell(node.id), Condition::all(conditions));
        let may = Deed { plural: true, ..Deed::of("you", "may", changes) };
        Action::sequence([demand, may.tell(node.id).into()])
    }
}

/// Whether what follows a move may stand between the move and a demand on it: captures in a sentence or two.
fn goes_before(then: &Action) -> bool {
    let short = |words: String| word_count(&words) <= MOST_BETWEEN;
    match then {
        Action::Deed(deed) => !deed.goes_on && deed.is_plain() && short(then.words()),
        Action::When(_, yes, no) => no.is_nothing() && short(then.words()) && goes_before(yes),
        Action::Each(_, body) => short(then.words()) && goes_before(body),
        Action::Sequence(steps) => short(then.words()) && steps.iter().all(goes_before),
        Action::Demand(lead, _) => lead.as_str().starts_with("capture ") && short(then.words()),
        _ => false,
    }
}

/// Whether all that a rule offers are jumps.
fn only_jumps(moves: &Moves) -> bool {
    match moves {
        Moves::Hop(_) => true,
        Moves::Or(node) => node.moves.iter().all(only_jumps),
        Moves::If(node) => {
            only_jumps(&node.moves) && node.otherwise.as_ref().is_none_or(only_jumps)
        }
        Moves::ForEachPiece(node) => node.specific_moves.as_ref().is_some_and(only_jumps),
        _ => false,
    }
}

/// Adds a condition to an action.
fn demanding(action: Action, lead: Text, condition: Condition) -> Action {
    match action {
        Action::Deed(mut deed) => {
            deed.demands.push((lead, condition));
            Action::Deed(deed)
        }
        other => Action::sequence([other, Action::Demand(lead, condition)]),
    }
}

/// Adds a demand to an action.
fn limited(action: Action, limit: Text) -> Action {
    match action {
        Action::Deed(mut deed) => {
            deed.limits.push(limit);
            Action::Deed(deed)
        }
        other => {
            let words = limit.as_str();
            let deed = match words.split_once(' ') {
                Some(("such", rest)) => Deed::of(
                    "such a move",
                    "be",
                    limit.reworded(rest.trim_start_matches("a move is ")),
                ),
                Some(("you", rest)) => {
                    let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                    Deed { plural: true, ..Deed::of("you", verb, limit.reworded(rest)) }
                }
                _ => Deed::you("note", limit.clone()),
            };
            Action::sequence([other, deed.into()])
        }
    }
}
