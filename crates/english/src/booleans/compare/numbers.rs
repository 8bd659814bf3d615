//! Comparisons of numbers: marks, tallies, counters and all others.

use language::arrays::IntArray;
use language::ints::{Int, Mod};
use language::words::CountSimpleKind;

use super::progress::{moves_made, progress};
use super::{Comparison, quantity, relation};
use crate::facts::Person;
use crate::ints::Number;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::state::{Marks, Permit, VarUse, asks_own_number};
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn same_number(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Condition {
        let mut value = self.number(right, scope);
        let upward = match left {
            Int::ValuePlayer(_) => self.state.upward.tally,
            Int::Var(var) => self.state.upward.var(var.key.as_deref()),
            _ => false,
        };
        // What starts at minus one is told as if it started at zero.
        if let Some(number) = value.constant.filter(|_| upward) {
            let words = crate::realise::number_word(number + 1);
            value = Number { text: value.text.reworded(words), constant: Some(number + 1) };
        }
        // A mark is never less than none.
        let how = match (left, how, value.constant) {
            (Int::State(_), Comparison::More, Some(0)) => Comparison::Different,
            (Int::State(_), Comparison::AtMost, Some(0)) => Comparison::Equal,
            (Int::State(_), Comparison::AtLeast, Some(1)) if self.asks_words_of_marks() => {
                value = Number { text: value.text, constant: Some(0) };
                Comparison::Different
            }
            (Int::State(_), Comparison::Less, Some(1)) if self.asks_words_of_marks() => {
                value = Number { text: value.text, constant: Some(0) };
                Comparison::Equal
            }
            (_, how, _) => how,
        };
        match left {
            Int::Var(node) if let Some(condition) = self.phase_opened(node, how, &value) => {
                return condition;
            }
            Int::Var(node)
                if self.state.countdowns.contains(node.key.as_deref())
                    && let Some(number) = value.constant =>
            {
                return self.left_to_do(node, how, number, value.text.told());
            }
            Int::State(state)
                if self.state.marks == Marks::Owners
                    && matches!(how, Comparison::Equal | Comparison::Different) =>
            {
                let condition = self.owner_mark(state, right, scope);
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
            Int::State(state) => {
                let place = self.place(&state.at, scope);
                let role =
                    if self.marks_holes(state.level.as_ref()) { place.role } else { Role::Other };
                let moving = self
                    .moving_piece(&place, scope)
                    .filter(|_| state.level.is_none() && role == Role::Other);
                let piece =
                    moving.unwrap_or_else(|| self.bearer(&place, state.level.as_ref(), scope));
                let piece = piece.tell(state.id);
                if matches!(how, Comparison::Equal | Comparison::Different)
                    && let Some(condition) = self.mark_fact(role, &piece, &value)
                {
                    return if how == Comparison::Different {
                        condition.negated()
                    } else {
                        condition
                    };
                }
                if let Some(condition) = self.shows_colour(left, &piece, right, &value, scope)
                    && matches!(how, Comparison::Equal | Comparison::Different)
                {
                    return if how == Comparison::Different {
                        condition.negated()
                    } else {
                        condition
                    };
                }
                self.mark_term(state.id);
                let noun = self.state.mark_noun;
                if noun == "token"
                    && let Some(number) = value.constant
                {
                    let told = value.text.told();
                    let so_many =
                        |how| say!("carries {}", quantity(how, number, "token")).tell_all(told);
                    return Condition::fact(role, piece, so_many(how), so_many(how.opposite()));
                }
                if matches!(how, Comparison::Equal | Comparison::Different) {
                    let condition = match value.constant {
                        Some(0) if noun != "mark" => Condition::fact(
                            Role::Other,
                            carried_by(noun, &piece),
                            Text::from("is zero").tell_all(value.text.told()),
                            Text::from("is not zero").tell_all(value.text.told()),
                        ),
                        Some(number) if noun != "mark" => {
                            let what = numbered(noun, number);
                            let told = value.text.told();
                            Condition::fact(
                                role,
                                piece,
                                say!("has {}", what).tell_all(told),
                                say!("does not have {}", what).tell_all(told),
                            )
                        }
                        Some(0) => {
                            Condition::fact(role, piece, "carries no mark", "carries a mark")
                        }
                        Some(mark) => Condition::fact(
                            role,
                            piece,
                            say!("carries mark {}", mark.to_string()).tell_all(value.text.told()),
                            say!("does not carry mark {}", mark.to_string())
                                .tell_all(value.text.told()),
                        ),
                        None => Condition::fact(
                            Role::Other,
                            carried_by(noun, &piece),
                            say!("is {}", value.text),
                            say!("is not {}", value.text),
                        ),
                    };
                    return if how == Comparison::Different {
                        condition.negated()
                    } else {
                        condition
                    };
                }
            }
            Int::ValuePlayer(node)
                if self.state.tokens
                    && (value.constant.is_some()
                        || asks_own_number(&self.state.links, node.id)) =>
            {
                let person = self.index_or_role(&node.player, scope);
                let told = |text: Text| text.tell(node.id).tell_all(value.text.told());
                let role = if person.second { Role::You } else { Role::Other };
                let (yes, no) = match &self.state.permit {
                    Some(permit) => {
                        self.term("permit", node.id);
                        permitted(permit, &person)
                    }
                    None => {
                        self.term("token", node.id);
                        let have = person.verb("have");
                        (say!("{} a token", have), say!("{} no token", have))
                    }
                };
                let (yes, no) = (told(yes), told(no));
                let condition = Condition::fact(role, person.name, yes, no);
                let off = matches!(value.constant, Some(-1 | 0));
                let negative = off != (how == Comparison::Different);
                return if negative { condition.negated() } else { condition };
            }
            Int::Hint(node)
                if value.constant == Some(-1)
                    && matches!(how, Comparison::Equal | Comparison::Different) =>
            {
                let place = match &node.at {
                    Some(at) => self.place(at, scope).text,
                    None => "it".into(),
                };
                let told = |text: &str| Text::from(text).tell(node.id).tell_all(value.text.told());
                let condition =
                    Condition::fact(Role::Other, place, told("has no hint"), told("has a hint"));
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
            Int::Var(node)
                if let Some(choice) = value
                    .constant
                    .and_then(|value| self.state.choices.of_value(node.key.as_deref(), value))
                    && matches!(how, Comparison::Equal | Comparison::Different) =>
            {
                let person = self.players.one(choice.player);
                let place = self.numbered_place(choice.site);
                let notes = self.state.choices.told(node.key.as_deref());
                let told =
                    |text: Text| text.tell(node.id).tell_all(value.text.told()).tell_all(&notes);
                let have = person.verb("have");
                let (yes, no) = (
                    told(say!("{} chosen {}", have, place.as_str())),
                    told(say!("{} not chosen {}", have, place.as_str())),
                );
                let condition = Condition::fact(Role::Other, person.name, yes, no);
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
            Int::Var(node) if self.state.vars.of_name(node.key.as_deref()) == VarUse::Reminder => {
                let told = |text: &str| Text::from(text).tell_all(value.text.told());
                let subject = self.reminder(node.key.as_deref(), node.id);
                let condition =
                    Condition::fact(Role::Other, subject, told("is on"), told("is off"));
                let none = value.constant.is_some_and(|number| number <= 0);
                let off = match how {
                    Comparison::Equal => none,
                    Comparison::Different => !none,
                    Comparison::Less | Comparison::AtMost => true,
                    Comparison::More | Comparison::AtLeast => false,
                };
                return if off { condition.negated() } else { condition };
            }
            Int::Counter(node)
                if let Some(constant) = value.constant
                    && self.state.links.clauses("set", "Counter").next().is_none() =>
            {
                // It starts at minus one, and goes up when all that follows from a move has been looked at.
                let after = scope.ending || scope.effect || scope.follows;
                let number = constant + if after { 2 } else { 1 };
                return moves_made(how, number, node.id, &value);
            }
            Int::CountSimple(node) if let Some(condition) = progress(node, how, &value) => {
                self.explain_progress(node, value.constant);
                return condition;
            }
            Int::Counter(node) if value.constant.is_some() && self.state.counter.is_some() => {
                let moves = value.constant.unwrap_or(0) + 1;
                return self.moves_without(node.id, how, moves, value.text.told());
            }
            // Only places that cannot be reached are infinitely far away.
            Int::CountSteps(node) if self.is_endless(right) => {
                let told = value.text.told();
                let way =
                    |words: &str| say!("{} {}", words, self.stepping(node, scope)).tell_all(told);
                let reached =
                    Condition::fact(Role::Other, "there", way("is a way"), way("is no way"));
                let far = matches!(how, Comparison::Equal | Comparison::AtLeast | Comparison::More);
                return if far { reached.negated() } else { reached };
            }
            Int::Counter(node) if self.state.counts_since && value.constant.is_some() => {
                self.term("moves since", node.id);
                let moves = crate::realise::number_word(value.constant.unwrap_or(0) + 1);
                let moves = Text::from(moves).tell_all(value.text.told());
                return Condition::fact(
                    Role::Other,
                    Text::from("the move count").tell(node.id),
                    relation(how, &moves),
                    relation(how.opposite(), &moves),
                );
            }
            Int::Counter(node) if self.state.counter.is_some() => {
                return self.moves_without_so_many(node.id, how, &value.text);
            }
            Int::CountSimple(node) if node.kind == CountSimpleKind::MovesThisTurn => {
                if let Some(number) = value.constant {
                    let told = |text: Text| text.tell(node.id).tell_all(value.text.told());
                    if matches!(how, Comparison::Equal | Comparison::Different) && number >= 0 {
                        let which = crate::realise::ordinal(number + 1);
                        let condition = Condition::fact(
                            Role::Other,
                            "this",
                            told(say!("is the {} move of your turn", which)),
                            told(say!("is not the {} move of your turn", which)),
                        );
                        return if how == Comparison::Different {
                            condition.negated()
                        } else {
                            condition
                        };
                    }
                    let yes = told(quantity(how, number, "move").into());
                    let no = told(quantity(how.opposite(), number, "move").into());
                    return Condition::fact(
                        Role::You,
                        "you",
                        say!("have made {} before in this turn", yes),
                        say!("have made {} before in this turn", no),
                    );
                }
            }
            Int::ValuePiece(node)
                if self.is_puzzle()
                    && value.constant == Some(0)
                    && matches!(how, Comparison::Equal | Comparison::Different) =>
            {
                let place = self.place(&node.at, scope);
                let told = |text: &str| Text::from(text).tell(node.id).tell_all(value.text.told());
                let (yes, no) = (told("is not yet filled in"), told("is filled in"));
                let condition = Condition::fact(place.role, place.text, yes, no);
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
            Int::Mod(rest) if matches!(how, Comparison::Equal | Comparison::Different) => {
                if let Some(condition) = self.divisible(rest, &value, scope) {
                    return if how == Comparison::Different {
                        condition.negated()
                    } else {
                        condition
                    };
                }
            }
            Int::CountPieces(_)
            | Int::Count(_)
            | Int::CountGroups(_)
            | Int::CountLiberties(_)
            | Int::CountStack(_)
            | Int::SizeTerritory(_) => return self.compared_count(left, how, right, scope),
            Int::SizeStack(_) if !self.mixes() => {
                return self.compared_count(left, how, right, scope);
            }
            Int::TopLevel(top)
                if let Some(condition) =
                    self.compared_level(top, how, &value, [left, right], scope) =>
            {
                return condition;
            }
            Int::SizeArray(list)
                if self.lists_places(&list.array)
                    || matches!(&list.array, IntArray::ValuesRemembered(values)
                        if self.remembered_places(values.name.as_deref()).is_none()) =>
            {
                return self.compared_count(left, how, right, scope);
            }
            _ => {}
        }
        if let Some(condition) = self.same_for_other(left, how, right, scope) {
            return condition;
        }
        let subject = self.number(left, scope).text;
        // "is three", but "is equal to your score".
        let said = |how: Comparison| match how {
            Comparison::Equal if value.constant.is_none() => say!("is equal to {}", value.text),
            Comparison::Different if value.constant.is_none() => {
                say!("is not equal to {}", value.text)
            }
            _ => relation(how, &value.text),
        };
        Condition::fact(Role::Other, subject, said(how), said(how.opposite()))
    }

    /// "shows White's colour", "shows the same colour as the disc on that square": a side of a piece that has one for each player.
    fn shows_colour(
        &self,
        left: &Int,
        piece: &Text,
        right: &Int,
        value: &Number,
        scope: &Scope,
    ) -> Option<Condition> {
        if !self.state.two_sided || self.players.count() != 2 {
            return None;
        }
        let shows = |what: Text| {
            let (yes, no) = (say!("shows {}", what), say!("does not show {}", what));
            Condition::fact(Role::Other, piece.clone(), yes, no)
        };
        if let (Int::State(_), Int::State(other)) = (left, right) {
            let place = self.place(&other.at, scope);
            let other_piece = self.bearer(&place, other.level.as_ref(), scope).tell(other.id);
            return Some(shows(say!("the same colour as {}", other_piece)));
        }
        let owner = usize::try_from(value.constant?).ok();
        let owner = owner.filter(|owner| (1..=self.players.count()).contains(owner))?;
        let colour = say!("{} colour", self.players.one(owner).possessive());
        Some(shows(colour.tell_all(value.text.told())))
    }

    /// "is even", "is a multiple of three": what a remainder of zero, or of one, says of a number.
    fn divisible(&self, rest: &Mod, value: &Number, scope: &Scope) -> Option<Condition> {
        let by = self.number(&rest.modulo, scope);
        let (yes, no): (Text, Text) = match (by.constant?, value.constant?) {
            (2, 0) => ("is even".into(), "is odd".into()),
            // The remainder of a negative number is negative, but nothing is counted below zero.
            (2, 1) if counts(&rest.value) => ("is odd".into(), "is even".into()),
            (_, 0) => (say!("is a multiple of {}", by.text), say!("is no multiple of {}", by.text)),
            _ => return None,
        };
        let told: Vec<_> = by.text.told().iter().chain(value.text.told()).copied().collect();
        let subject = self.number(&rest.value, scope).text.tell(rest.id);
        Some(Condition::fact(Role::Other, subject, yes.tell_all(&told), no.tell_all(&told)))
    }

    /// What a mark stands for, where the whole game gives it a meaning: "has not yet moved", "is marked".
    fn mark_fact(&self, role: Role, piece: &Text, value: &Number) -> Option<Condition> {
        let told = value.text.told();
        let constant = value.constant?;
        if let Some([yes, no]) = self.status(constant) {
            self.mark_term(piece.told().first().copied().unwrap_or(syntax::Tree::ROOT));
            let silent = self.statuses().map_or(&[][..], |statuses| &statuses.silent);
            let is = |status: String| Text::from(status).tell_all(told).tell_all(silent);
            return Some(Condition::fact(role, piece.clone(), is(yes), is(no)));
        }
        let condition = match &self.state.marks {
            Marks::Unmoved { value, silent, .. } => {
                let unmoved = Condition::fact(
                    Role::Other,
                    piece.clone(),
                    Text::from("has not yet moved").tell_all(told).tell_all(silent),
                    Text::from("has already moved").tell_all(told).tell_all(silent),
                );
                let holds = constant == i64::from(*value);
                return Some(if holds { unmoved } else { unmoved.negated() });
            }
            Marks::Flag => {
                self.mark_term(piece.told().first().copied().unwrap_or(syntax::Tree::ROOT));
                Condition::fact(
                    role,
                    piece.clone(),
                    Text::from("is marked").tell_all(told),
                    Text::from("is not marked").tell_all(told),
                )
            }
            Marks::Numbers | Marks::Owners => return None,
        };
        Some(if constant == 0 { condition.negated() } else { condition })
    }
}

/// "counts as having captured", "may move": what is said of a player with a token, and of one without.
fn permitted(permit: &Permit, person: &Person) -> (Text, Text) {
    match permit {
        Permit::Done(done, by_token) => {
            let count = person.verb("count");
            let has = say!("{} as having {}", count, *done);
            let has_not = say!("{} as not having {}", count, *done);
            if *by_token { (has, has_not) } else { (has_not, has) }
        }
        Permit::May(doing) => {
            (Text::from(format!("may {doing} by now")), Text::from(format!("may not {doing} yet")))
        }
    }
}

/// "its mark", "the number of that piece".
pub(crate) fn carried_by(noun: &str, bearer: &Text) -> Text {
    match bearer.as_str() {
        _ if noun == "token" => say!("the number of tokens on {}", bearer),
        "it" => bearer.reworded(format!("its {noun}")),
        _ => say!("the {} of {}", noun, bearer),
    }
}

/// "mark 3", "number 3", "the value three".
pub(crate) fn numbered(noun: &str, number: i64) -> String {
    match noun {
        "token" if number == 1 => "one token".to_owned(),
        "token" => format!("{} tokens", crate::realise::number_word(number)),
        "mark" | "number" => format!("{noun} {number}"),
        _ => format!("the {noun} {}", crate::realise::number_word(number)),
    }
}

/// Whether a number is that of some things.
fn counts(int: &Int) -> bool {
    matches!(int, Int::Count(_) | Int::CountSimple(_) | Int::CountPieces(_) | Int::CountPips(_))
}
