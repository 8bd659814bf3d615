//! Comparisons of numbers, places, players and pieces.

use language::booleans::Boolean;
use language::ints::Int;
use language::refs::IndexOrRole;
use language::words::CountSimpleKind;

use crate::ints::sort::sort;
use crate::ints::{Number, Sort};
use crate::plan::{Condition, Role};
use crate::realise::{Text, number_word, owner_and_thing, plural, say, with_article};
use crate::scope::Scope;
use crate::state::Marks;
use crate::teller::Teller;

/// How two things are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Comparison {
    Equal,
    Different,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Comparison {
    /// With the sides exchanged.
    fn turned(self) -> Self {
        match self {
            Self::Less => Self::More,
            Self::AtMost => Self::AtLeast,
            Self::More => Self::Less,
            Self::AtLeast => Self::AtMost,
            same => same,
        }
    }

    /// What holds if this does not.
    fn opposite(self) -> Self {
        match self {
            Self::Equal => Self::Different,
            Self::Different => Self::Equal,
            Self::Less => Self::AtLeast,
            Self::AtMost => Self::More,
            Self::More => Self::AtMost,
            Self::AtLeast => Self::Less,
        }
    }
}

impl Teller<'_> {
    /// A comparison as a condition.
    pub(super) fn comparison(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        use Comparison::{AtLeast, AtMost, Different, Equal, Less, More};
        let number = |int: &Int| IndexOrRole::Index(int.clone());
        let (id, left, how, right) = match boolean {
            Boolean::Equals(node) => (node.id, &node.left, Equal, node.right.clone()),
            Boolean::NotEqual(node) => (node.id, &node.left, Different, node.right.clone()),
            Boolean::Lt(node) => (node.id, &node.left, Less, number(&node.right)),
            Boolean::Le(node) => (node.id, &node.left, AtMost, number(&node.right)),
            Boolean::Gt(node) => (node.id, &node.left, More, number(&node.right)),
            Boolean::Ge(node) => (node.id, &node.left, AtLeast, number(&node.right)),
            _ => return Condition::Always,
        };
        let condition = match &right {
            IndexOrRole::Role(role) => {
                let person = self.role(*role, scope);
                self.same_player(
                    left,
                    how,
                    &person.name,
                    *role == language::words::Role::Mover,
                    scope,
                )
            }
            IndexOrRole::Index(right) => {
                // What is known stands on the right.
                if matches!(left, Int::Constant(_)) && !matches!(right, Int::Constant(_)) {
                    self.compared(right, how.turned(), left, scope)
                } else {
                    self.compared(left, how, right, scope)
                }
            }
        };
        condition.tell(id)
    }

    fn compared(&self, left: &Int, how: Comparison, right: &Int, scope: &Scope) -> Condition {
        let sorts = (sort(left), sort(right));
        let equality = matches!(how, Comparison::Equal | Comparison::Different);
        if let (Int::TrackSiteMove(_), Int::Constant(0)) = (left, right)
            && matches!(how, Comparison::Less | Comparison::AtLeast)
        {
            let place = self.place(left, scope);
            let (off, on) = ("is off the board", "is on the board");
            let condition = Condition::fact(place.role, place.text, off, on);
            return if how == Comparison::AtLeast { condition.negated() } else { condition };
        }
        match sorts {
            (Sort::Player, _) if equality && sorts.1 != Sort::Number => {
                let person = self.person(right, scope);
                self.same_player(left, how, &person.name, person.second, scope)
            }
            (_, Sort::Player) if equality && sorts.0 != Sort::Number => {
                let person = self.person(left, scope);
                self.same_player(right, how, &person.name, person.second, scope)
            }
            (Sort::Piece, _) if equality => self.same_kind(left, how, right, scope),
            (_, Sort::Piece) if equality => self.same_kind(right, how, left, scope),
            (Sort::Place, _) if equality => self.same_place(left, how, right, scope),
            (_, Sort::Place) if equality => self.same_place(right, how, left, scope),
            _ => self.same_number(left, how, right, scope),
        }
    }

    /// "that square holds one of your pieces", "you are White".
    fn same_player(
        &self,
        left: &Int,
        how: Comparison,
        other: &Text,
        is_you: bool,
        scope: &Scope,
    ) -> Condition {
        if let Int::Who(who) = left {
            let place = self.place(&who.at, scope);
            let piece = &self.pieces.word;
            if who.level.is_some() {
                let subject = self.piece_at_level(&place, who.level.as_ref(), scope);
                let (yes, no) = if is_you {
                    ("is yours".into(), "is not yours".into())
                } else {
                    (say!("belongs to {}", other), say!("does not belong to {}", other))
                };
                let condition = Condition::fact(Role::Other, subject, yes, no)
                    .tell(who.id)
                    .tell_all(other.told());
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
            let (yes, no) = if is_you {
                (
                    say!("holds one of your {}", plural(piece)),
                    say!("holds none of your {}", plural(piece)),
                )
            } else if other.as_str() == "nobody" {
                ("holds no player's piece".into(), "holds a player's piece".into())
            } else {
                (say!("holds a {} of {}", piece, other), say!("holds no {} of {}", piece, other))
            };
            let (yes, no) = (yes.tell_all(other.told()), no.tell_all(other.told()));
            let condition = Condition::fact(place.role, place.text, yes, no).tell(who.id);
            return if how == Comparison::Different { condition.negated() } else { condition };
        }
        let person = self.person(left, scope);
        let (be, other_name) = (person.verb("be"), other.clone());
        let (subject, yes, no) = if is_you && !person.second {
            (Text::from("you"), say!("are {}", person.name), say!("are not {}", person.name))
        } else {
            (person.name.clone(), say!("{} {}", be, other_name), say!("{} not {}", be, other_name))
        };
        let role = if subject.as_str() == "you" { Role::You } else { Role::Other };
        let condition = Condition::fact(role, subject.tell_all(other.told()), yes, no);
        if how == Comparison::Different { condition.negated() } else { condition }
    }

    /// "that square holds an enemy pawn".
    fn same_kind(&self, left: &Int, how: Comparison, right: &Int, scope: &Scope) -> Condition {
        let (what, other) = match (left, right) {
            (Int::What(_), _) => (left, right),
            (_, Int::What(_)) => (right, left),
            _ => {
                let (a, b) = (self.kind(left, scope), self.kind(right, scope));
                let (yes, no) = (say!("is the {}", b), say!("is not the {}", b));
                let condition = Condition::fact(Role::Other, say!("the {}", a), yes, no);
                return if how == Comparison::Different { condition.negated() } else { condition };
            }
        };
        let Int::What(node) = what else { return Condition::Always };
        let place = self.place(&node.at, scope);
        let level = node.level.as_ref();
        let (subject, holds) = match level {
            None => (place.text.clone(), ("holds", "does not hold")),
            Some(_) => (self.piece_at_level(&place, level, scope), ("is", "is not")),
        };
        let condition = match other {
            Int::Constant(0) => Condition::fact(place.role, subject, "is empty", "is not empty"),
            Int::What(second) => {
                let there = self.place(&second.at, scope);
                let thing =
                    self.piece_at_level(&there, second.level.as_ref(), scope).tell(second.id);
                let (yes, no) = (
                    say!("holds the same kind of piece as {}", thing),
                    say!("does not hold the same kind of piece as {}", thing),
                );
                Condition::fact(place.role, place.text, yes, no)
            }
            other => {
                let kind = self.kind(other, scope);
                let thing = kind.reworded(match owner_and_thing(kind.as_str()) {
                    Some((owner, thing)) => format!("one of {owner} {}", plural(thing)),
                    None => with_article(kind.as_str()),
                });
                let (yes, no) = (say!("{} {}", holds.0, thing), say!("{} {}", holds.1, thing));
                Condition::fact(place.role, subject, yes, no)
            }
        }
        .tell(node.id);
        if how == Comparison::Different { condition.negated() } else { condition }
    }

    /// "the square it moves to is the centre".
    fn same_place(&self, left: &Int, how: Comparison, right: &Int, scope: &Scope) -> Condition {
        let place = self.place(left, scope);
        let condition = match (right, left) {
            (Int::Constant(-2), _) => Condition::fact(
                Role::Other,
                "",
                say!("{} is exactly one step beyond the end of the path", place.text),
                say!("{} is not exactly one step beyond the end of the path", place.text),
            ),
            (Int::Constant(-1), Int::TrackSiteMove(_)) => Condition::fact(
                Role::Other,
                "",
                say!("the path ends before {}", place.text),
                say!("the path reaches as far as {}", place.text),
            ),
            (Int::Constant(-1), Int::Where(_) | Int::WhereNamed(_)) => {
                let piece = place
                    .text
                    .as_str()
                    .split_once(" of ")
                    .map_or(place.text.as_str(), |(_, piece)| piece);
                Condition::fact(
                    Role::Other,
                    place.text.reworded(piece),
                    "is not on the board",
                    "is on the board",
                )
            }
            (Int::Constant(-1), _) => {
                Condition::fact(place.role, place.text, "is not on the board", "is on the board")
            }
            _ => {
                let other = self.place(right, scope);
                // The place that the sentence is about comes first.
                let (subject, object) = if other.role == Role::To && place.role != Role::To {
                    (other, place)
                } else {
                    (place, other)
                };
                let (yes, no) = (say!("is {}", object.text), say!("is not {}", object.text));
                Condition::fact(subject.role, subject.text, yes, no)
            }
        };
        if how == Comparison::Different { condition.negated() } else { condition }
    }

    fn same_number(&self, left: &Int, how: Comparison, right: &Int, scope: &Scope) -> Condition {
        let value = self.number(right, scope);
        match left {
            Int::State(state) => {
                let place = self.place(&state.at, scope);
                let piece = self.piece_at_level(&place, state.level.as_ref(), scope).tell(state.id);
                if matches!(how, Comparison::Equal | Comparison::Different)
                    && let Some(condition) = self.mark_fact(&piece, &value)
                {
                    return if how == Comparison::Different {
                        condition.negated()
                    } else {
                        condition
                    };
                }
                self.mark_term(state.id);
                if matches!(how, Comparison::Equal | Comparison::Different) {
                    let condition = match value.constant {
                        Some(0) => {
                            Condition::fact(Role::Other, piece, "carries no mark", "carries a mark")
                        }
                        Some(mark) => Condition::fact(
                            Role::Other,
                            piece,
                            say!("carries mark {}", mark.to_string()).tell_all(value.text.told()),
                            say!("does not carry mark {}", mark.to_string())
                                .tell_all(value.text.told()),
                        ),
                        None => Condition::fact(
                            Role::Other,
                            say!("the mark of {}", piece),
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
            Int::ValuePlayer(node) if self.state.tokens && value.constant.is_some() => {
                let person = self.index_or_role(&node.player, scope);
                self.term("token", node.id);
                let told = |text: Text| text.tell(node.id).tell_all(value.text.told());
                let have = person.verb("have");
                let role = if person.second { Role::You } else { Role::Other };
                let (yes, no) = (told(say!("{} a token", have)), told(say!("{} no token", have)));
                let condition = Condition::fact(role, person.name, yes, no);
                let negative = (value.constant == Some(0)) != (how == Comparison::Different);
                return if negative { condition.negated() } else { condition };
            }
            Int::Counter(node) if value.constant.is_some() && self.state.counter.is_some() => {
                let moves = value.constant.unwrap_or(0) + 1;
                return self.moves_without(node.id, how, moves, value.text.told());
            }
            Int::Counter(node) if value.constant.is_some() => {
                self.term("move count", node.id);
                // The counter stands at -1 before the first move.
                let moves = value.constant.unwrap_or(0) + 1;
                let told =
                    |text: String| Text::from(text).tell(node.id).tell_all(value.text.told());
                let yes = told(quantity(how, moves, "move"));
                let no = told(quantity(how.opposite(), moves, "move"));
                return Condition::fact(
                    Role::Other,
                    "",
                    say!("{} in succession did not start the move count again", yes),
                    say!("{} in succession did not start the move count again", no),
                );
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
            Int::CountPieces(_)
            | Int::Count(_)
            | Int::CountGroups(_)
            | Int::CountLiberties(_)
            | Int::CountStack(_)
            | Int::SizeTerritory(_) => return self.compared_count(left, how, right, scope),
            _ => {}
        }
        let subject = self.number(left, scope).text;
        Condition::fact(
            Role::Other,
            subject,
            relation(how, &value.text),
            relation(how.opposite(), &value.text),
        )
    }

    /// What a mark stands for, where the whole game gives it a meaning: "has not yet moved", "is marked".
    fn mark_fact(&self, piece: &Text, value: &Number) -> Option<Condition> {
        let told = value.text.told();
        let constant = value.constant?;
        let condition = match &self.state.marks {
            Marks::Unmoved { silent, .. } => Condition::fact(
                Role::Other,
                piece.clone(),
                Text::from("has not yet moved").tell_all(told).tell_all(silent),
                Text::from("has already moved").tell_all(told).tell_all(silent),
            ),
            Marks::Flag => {
                self.term("marked", piece.told().first().copied().unwrap_or(syntax::Tree::ROOT));
                Condition::fact(
                    Role::Other,
                    piece.clone(),
                    Text::from("is marked").tell_all(told),
                    Text::from("is not marked").tell_all(told),
                )
            }
            Marks::Numbers => return None,
        };
        Some(if constant == 0 { condition.negated() } else { condition })
    }

    /// "100 moves in succession have been made without a capture".
    fn moves_without(
        &self,
        node: syntax::NodeId,
        how: Comparison,
        moves: i64,
        told: &[syntax::NodeId],
    ) -> Condition {
        let Some(counter) = &self.state.counter else { return Condition::Always };
        let events: Vec<Text> = counter.events.iter().map(|event| event.as_str().into()).collect();
        let event = crate::realise::listed_or(&events).tell_all(&counter.silent).tell(node);
        let made = |how: Comparison| {
            let amount = match how {
                // The game ends at once, so that it is never passed by.
                Comparison::Equal => number_word(moves),
                how => quantity(how, moves, "").trim().to_owned(),
            };
            say!("{} moves in succession (by all players) were made without {}", amount, event)
                .tell_all(told)
        };
        Condition::fact(Role::Other, "", made(how), made(how.opposite()))
    }

    /// "you have fewer than three pieces", "that hole holds two seeds".
    fn compared_count(&self, left: &Int, how: Comparison, right: &Int, scope: &Scope) -> Condition {
        let counted = self.counted(left, scope);
        let value = self.number(right, scope);
        if counted.whole.is_some() {
            let subject = counted.the_number();
            return Condition::fact(
                Role::Other,
                subject,
                relation(how, &value.text),
                relation(how.opposite(), &value.text),
            );
        }
        let amount = |how: Comparison| -> Text {
            match value.constant {
                Some(number) => {
                    let (low, thing) = (number_word(number), &counted.thing);
                    let things = if number == 1 { thing } else { &counted.things };
                    let text = match (how, number) {
                        (Comparison::Equal, 0)
                        | (Comparison::AtMost, 0)
                        | (Comparison::Less, 1) => {
                            say!("no {}", counted.things)
                        }
                        (Comparison::Different | Comparison::More, 0)
                        | (Comparison::AtLeast, 1) => {
                            if thing.as_str().starts_with("one of ") {
                                say!("at least {}", thing)
                            } else {
                                say!("at least one {}", thing)
                            }
                        }
                        (Comparison::Equal, 1) if thing.as_str().starts_with("one of ") => {
                            say!("exactly {}", thing)
                        }
                        (Comparison::Equal, _) => say!("exactly {} {}", low, things),
                        (Comparison::Different, _) => {
                            say!("a number of {} other than {}", counted.things, low)
                        }
                        (Comparison::Less, _) => say!("fewer than {} {}", low, things),
                        (Comparison::AtMost, _) => say!("at most {} {}", low, things),
                        (Comparison::More, _) => say!("more than {} {}", low, things),
                        (Comparison::AtLeast, _) => say!("at least {} {}", low, things),
                    };
                    text.tell_all(value.text.told())
                }
                None => {
                    let other = match right {
                        Int::CountPieces(_) => {
                            let other = self.counted(right, scope);
                            match &other.owner {
                                Some(owner) if owner.second => say!("you"),
                                Some(owner) => owner.name.clone(),
                                None => value.text.clone(),
                            }
                            .tell_all(value.text.told())
                        }
                        _ => value.text.clone(),
                    };
                    match how {
                        Comparison::Equal => {
                            say!("exactly as many {} as {}", counted.things, other)
                        }
                        Comparison::Different => {
                            say!("not as many {} as {}", counted.things, other)
                        }
                        Comparison::Less => say!("fewer {} than {}", counted.things, other),
                        Comparison::AtMost => say!("no more {} than {}", counted.things, other),
                        Comparison::More => say!("more {} than {}", counted.things, other),
                        Comparison::AtLeast => {
                            say!("at least as many {} as {}", counted.things, other)
                        }
                    }
                }
            }
        };
        let one =
            value.constant == Some(1) && matches!(how, Comparison::Equal | Comparison::AtLeast);
        if let Some(owner) = &counted.owner {
            let have = owner.verb("have");
            let role = if owner.second { Role::You } else { Role::Other };
            return Condition::fact(
                role,
                owner.name.clone(),
                say!("{} {}", have, amount(how)),
                say!("{} {}", have, amount(how.opposite())),
            );
        }
        if let Some((role, place, _)) = &counted.place {
            let empty = |how: Comparison| match (how, value.constant) {
                (Comparison::Equal | Comparison::AtMost, Some(0)) | (Comparison::Less, Some(1)) => {
                    Some(say!("is empty").tell_all(counted.things.told()))
                }
                (Comparison::Different | Comparison::More, Some(0))
                | (Comparison::AtLeast, Some(1)) => {
                    Some(say!("is not empty").tell_all(counted.things.told()))
                }
                _ => None,
            };
            // Only a plain number of any pieces makes a place empty.
            let plain = counted.thing.as_str() == self.pieces.word;
            let are = place.as_str().ends_with('s') || place.as_str().contains(" and ");
            let holds = if are { "hold" } else { "holds" };
            let form = |how: Comparison| match empty(how) {
                Some(text) if plain && !are => text,
                Some(text) if plain => text.reworded(text.as_str().replacen("is", "are", 1)),
                _ => say!("{} {}", holds, amount(how)),
            };
            return Condition::fact(*role, place.clone(), form(how), form(how.opposite()));
        }
        let be = |how: Comparison| {
            let single = one
                || matches!(
                    (how, value.constant),
                    (Comparison::AtLeast, Some(1))
                        | (Comparison::More | Comparison::Different, Some(0))
                );
            if single { "is" } else { "are" }
        };
        let opposite = how.opposite();
        Condition::fact(
            Role::Other,
            "there",
            say!("{} {}", be(how), amount(how)),
            say!("{} {}", be(opposite), amount(opposite)),
        )
    }
}

/// "is at least three".
fn relation(how: Comparison, value: &Text) -> Text {
    match how {
        Comparison::Equal => say!("is {}", value),
        Comparison::Different => say!("is not {}", value),
        Comparison::Less => say!("is less than {}", value),
        Comparison::AtMost => say!("is at most {}", value),
        Comparison::More => say!("is greater than {}", value),
        Comparison::AtLeast => say!("is at least {}", value),
    }
}

/// "at least three moves", "no move".
fn quantity(how: Comparison, number: i64, noun: &str) -> String {
    let things = if number == 1 { noun.to_owned() } else { plural(noun) };
    let word = number_word(number);
    match (how, number) {
        (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => format!("no {noun}"),
        (Comparison::Different | Comparison::More, 0) | (Comparison::AtLeast, 1) => {
            format!("at least one {noun}")
        }
        (Comparison::Equal, _) => format!("exactly {word} {things}"),
        (Comparison::Different, _) => format!("more or fewer than {word} {things}"),
        (Comparison::Less, _) => format!("fewer than {word} {things}"),
        (Comparison::AtMost, _) => format!("at most {word} {things}"),
        (Comparison::More, _) => format!("more than {word} {things}"),
        (Comparison::AtLeast, _) => format!("at least {word} {things}"),
    }
}
