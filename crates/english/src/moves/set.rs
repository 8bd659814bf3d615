//! Marks, notes and tallies that rules set.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Moves, Suits, Then};
use language::refs::{IndexOrRole, PlayerRef, SiteOrRegion};
use language::words::Role;
use syntax::NodeId;

use super::change::Change;
use crate::facts::{Person, Shape};
use crate::plan::{Action, Deed};
use crate::realise::{Text, listed_and, plural, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::state::{Marks, Pending, Permit, VarUse};
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn set(&self, moves: &Moves, scope: &Scope) -> Action {
        match self.set_for_laps(moves, scope) {
            Some((action, true)) => action,
            Some((action, false)) => Action::sequence([self.set_plainly(moves, scope), action]),
            None => self.set_plainly(moves, scope),
        }
    }

    fn set_plainly(&self, moves: &Moves, scope: &Scope) -> Action {
        let number = |int: &Int| self.number(int, scope).text;
        let (deed, id, then): (Deed, NodeId, Option<&Then>) = match moves {
            Moves::SetPending(node) if let Some(deed) = self.opens_phase(node.id) => {
                (deed, node.id, node.then.as_ref())
            }
            Moves::SetVar(node) if let Some(deed) = self.opens_phase(node.id) => {
                let told = node.new_value.as_ref().map(|value| self.number(value, scope).text);
                let told = told.map(|text| text.told().to_vec()).unwrap_or_default();
                (Deed { rest: deed.rest.tell_all(&told), ..deed }, node.id, node.then.as_ref())
            }
            Moves::SetPending(node) if self.state.pending == Pending::Unread => {
                self.silent(Silence::Unused, self.state.links.frame(node.id));
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetPending(node) if self.state.pending == Pending::Extra => {
                if self.goes_on_openly() {
                    return self.with_then(Action::Nothing, node.then.as_ref(), scope);
                }
                let rest = "the next move as an extra move";
                (Deed::you("count", rest), node.id, node.then.as_ref())
            }
            Moves::SetPending(node) if self.state.pending != Pending::Noted => {
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetPending(node) => {
                let what: Text = match &node.value {
                    None => "this move".into(),
                    Some(SiteOrRegion::Site(site)) => {
                        say!("{} for the next move", self.kept(site, scope))
                    }
                    Some(SiteOrRegion::Region(region)) => {
                        // What is long stands last.
                        say!("for the next move {}", self.area(region, scope).plural)
                    }
                };
                let [word, _] = match &node.value {
                    Some(_) => self.word_for_pending(),
                    None => ["mark", "marked"],
                };
                (Deed::you(word, what), node.id, node.then.as_ref())
            }
            Moves::SetVar(node) if self.state.pending.is_silent(node.id) => {
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetVar(node)
                if self.state.vars.of_name(node.name.as_deref()) == VarUse::Unread =>
            {
                self.silent(Silence::Unused, self.state.links.frame(node.id));
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetVar(node)
                if node.name.as_deref().is_some_and(|name| self.counts_sown(name)) =>
            {
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetVar(node) if self.state.choices.contains(node.name.as_deref()) => {
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetVar(node)
                if self.state.countdowns.contains(node.name.as_deref())
                    && let Some(value) = &node.new_value =>
            {
                let name = node.name.as_deref();
                let left = say!("the number of {} left", self.counted_down(name, true));
                let deed = match Change::of(value, |int| is_noted(int, name)) {
                    Some(change) => {
                        let told = self.whole(change.node);
                        Deed::you("take", say!("one off {}", left).tell_all(&told))
                    }
                    None => Deed::you("set", say!("{} to {}", left, self.kept(value, scope))),
                };
                (deed, node.id, node.then.as_ref())
            }
            Moves::SetVar(node)
                if self.state.vars.of_name(node.name.as_deref()) == VarUse::Reminder =>
            {
                let value = node.new_value.as_ref().map(|value| self.number(value, scope));
                let verb = match &value {
                    Some(value) if value.constant > Some(0) => "turn on",
                    _ => "turn off",
                };
                let told = value.map(|value| value.text.told().to_vec()).unwrap_or_default();
                let what = self.reminder(node.name.as_deref(), node.id).tell_all(&told);
                (Deed::you(verb, what), node.id, node.then.as_ref())
            }
            Moves::SetVar(node)
                if let Some(value) = &node.new_value
                    && let Some(change) =
                        Change::of(value, |int| is_noted(int, node.name.as_deref())) =>
            {
                let noted = self.noted_number(node.name.as_deref());
                if change.from_zero {
                    let noted = say!("{} (at first, it counts as zero)", noted);
                    let deed = self.changed(&change, &noted, scope).tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                if self.state.upward.var(node.name.as_deref()) {
                    self.term("number from zero", node.id);
                } else if self.state.blanks.var(node.name.as_deref()).is_none() {
                    self.term("noted number", node.id);
                }
                (self.changed(&change, &noted, scope), node.id, node.then.as_ref())
            }
            Moves::SetVar(node)
                if self.state.vars.of_name(node.name.as_deref()) == VarUse::Place
                    && let Some(value @ Int::Constant(_)) = &node.new_value =>
            {
                let site = self.site();
                let noted = match node.name.as_deref() {
                    Some(name) => say!("the {} noted as {}", site, self.kept_name(name)),
                    None => say!("the noted {}", site),
                };
                let told = number(value);
                (Deed::you("forget", noted.tell_all(told.told())), node.id, node.then.as_ref())
            }
            Moves::SetVar(node)
                if self.state.blanks.var(node.name.as_deref()).is_some_and(|var| !var.as_zero)
                    && let Some(value) = &node.new_value
                    && self.constant(value) == Some(-1) =>
            {
                let noted = self.noted_number(node.name.as_deref());
                let told = number(value);
                (Deed::you("forget", noted.tell_all(told.told())), node.id, node.then.as_ref())
            }
            Moves::SetVar(node)
                if self.state.vars.of_name(node.name.as_deref()) == VarUse::Player
                    && let Some(Int::Constant(0)) = &node.new_value =>
            {
                let noted: Text = match node.name.as_deref() {
                    Some(name) => say!("the player noted as {}", self.kept_name(name)),
                    None => "the noted player".into(),
                };
                let told = node.new_value.as_ref().map(|value| self.number(value, scope).text);
                let told = told.map(|text| text.told().to_vec()).unwrap_or_default();
                (Deed::you("forget", noted.tell_all(&told)), node.id, node.then.as_ref())
            }
            Moves::SetVar(node) => {
                let player = self.state.vars.of_name(node.name.as_deref()) == VarUse::Player;
                let value: Text = match &node.new_value {
                    None => "nothing".into(),
                    Some(int @ Int::Constant(number)) if player && *number > 0 => {
                        let told = self.number(int, scope).text;
                        self.person(int, scope).name.tell_all(told.told())
                    }
                    Some(int) => self.kept(int, scope),
                };
                let value = match value.as_str() {
                    "you" => value.reworded("yourself"),
                    "minus one"
                        if self.state.blanks.var(node.name.as_deref()).is_some()
                            || self.state.upward.var(node.name.as_deref()) =>
                    {
                        value.reworded("zero")
                    }
                    _ => value,
                };
                let rest = match node.name.as_deref() {
                    Some(name) => say!("{} as {}", value, self.kept_name(name)),
                    None => value,
                };
                (Deed::you("note", rest), node.id, node.then.as_ref())
            }
            Moves::SetCounter(node) if self.state.links.clauses("counter", "").next().is_none() => {
                self.silent(Silence::Unused, self.state.links.frame(node.id));
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetCounter(node) if self.state.counter.is_some() => {
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetCounter(node)
                if let Some(value) = &node.new_value
                    && let Some(change) =
                        Change::of(value, |int| matches!(int, Int::Counter(_)))
                    && !self.state.counts_since =>
            {
                self.term("move count", node.id);
                let count = Text::from("the move count");
                (self.changed(&change, &count, scope), node.id, node.then.as_ref())
            }
            Moves::SetCounter(node) => {
                let value = node.new_value.as_ref().map(number);
                let deed = if self.state.counts_since {
                    let told = value.unwrap_or_default();
                    Deed::you("start", Text::from("the move count again").tell_all(told.told()))
                } else {
                    let value = value.unwrap_or_else(|| "minus one".into());
                    Deed::you("set", say!("the move count to {}", value))
                };
                (deed, node.id, node.then.as_ref())
            }
            Moves::SetPot(node)
                if let Some(value) = &node.new_value
                    && let Some(change) = Change::of(value, |int| matches!(int, Int::Pot(_))) =>
            {
                (self.changed(&change, &"the pot".into(), scope), node.id, node.then.as_ref())
            }
            Moves::SetPot(node) => {
                let value = node.new_value.as_ref().map_or("nothing".into(), number);
                (Deed::of("the pot", "become", value), node.id, node.then.as_ref())
            }
            Moves::SetCount(node) => {
                let place = self.place(&node.at, scope);
                let here = SiteOrRegion::Site(node.at.clone());
                let old = |int: &Int| self.counts_all(int, Some(&here), scope);
                if let Some(change) = Change::of(&node.value, old) {
                    let deed = self.changed_pieces(&change, &place.text, scope).tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                if self.constant(&node.value) == Some(0) {
                    let inside = if self.places.shape == Shape::Holes { "in" } else { "on" };
                    let told = number(&node.value);
                    let word = plural(&self.pieces.word);
                    let rest = say!("all {} {} {} from the board", word, inside, place.text);
                    let deed = Deed::you("remove", rest.tell_all(told.told())).tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                let rest = say!(
                    "the number of {} on {} to {}",
                    plural(&self.pieces.word),
                    place.text,
                    number(&node.value)
                );
                (Deed::you("set", rest), node.id, node.then.as_ref())
            }
            Moves::SetState(node) if matches!(self.state.marks, Marks::Unmoved { .. }) => {
                let deed = match &self.state.marks {
                    Marks::Unmoved { silent, .. } if !silent.contains(&node.id) => {
                        // A piece that has not moved loses the mark all the same.
                        let place = self.place(&node.at, scope);
                        let piece = self.piece_at_level(&place, node.level.as_ref(), scope);
                        let moved = number(&node.value).reworded("as moved from now on");
                        Deed::of(piece, "count", moved).tell(node.id).into()
                    }
                    _ => Action::Nothing,
                };
                return self.with_then(deed, node.then.as_ref(), scope);
            }
            Moves::SetState(node)
                if self.statuses().is_some_and(|statuses| statuses.silent.contains(&node.id)) =>
            {
                return self.with_then(Action::Nothing, node.then.as_ref(), scope);
            }
            Moves::SetState(node) => (self.set_state(node, scope), node.id, node.then.as_ref()),
            Moves::SetValue(node) => {
                let place = self.place(&node.at, scope);
                let value = self.carried(self.state.value_noun, &place, node.level.as_ref(), scope);
                let old = |int: &Int| {
                    matches!(int, Int::ValuePiece(old) if old.level == node.level
                        && self.place(&old.at, scope).text.as_str() == place.text.as_str())
                };
                // What a value is already it need not become.
                if old(&node.value) && node.then.is_none() {
                    self.silent(Silence::Unused, self.whole(node.id));
                    return Action::Nothing;
                }
                if let Some(deed) = self.switched(&node.value, &value, old) {
                    return self.with_then(deed.tell(node.id).into(), node.then.as_ref(), scope);
                }
                if let Some(change) = Change::of(&node.value, old) {
                    let deed = self.changed(&change, &value, scope).tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                (Deed::of(value, "become", number(&node.value)), node.id, node.then.as_ref())
            }
            Moves::SetPlayerValue(node) => {
                let person = self.player_ref(&node.player, scope);
                if self.state.tokens {
                    let (deed, told) = (self.token(&person, &node.value, scope), node.id);
                    return self.with_then(deed.tell(told).into(), node.then.as_ref(), scope);
                }
                if self.state.players_keep_places {
                    self.term("noted place", node.id);
                    let noted = say!("{} noted {}", person.possessive(), self.site());
                    let deed = match &node.value {
                        value @ Int::Constant(_) => {
                            Deed::you("forget", noted.tell_all(number(value).told()))
                        }
                        place => Deed::of(noted, "become", self.place(place, scope).text),
                    };
                    return self.with_then(deed.tell(node.id).into(), node.then.as_ref(), scope);
                }
                let blank = self.state.blanks.tally.as_ref();
                let upward = self.state.upward.tally;
                let term = match blank {
                    _ if upward => "tally from zero",
                    Some(written) if written.as_zero => "tally from zero",
                    Some(_) => "blank tally",
                    None => "tally",
                };
                self.term(term, node.id);
                if (blank.is_some() || upward) && self.constant(&node.value) == Some(-1) {
                    let zero = upward || blank.is_some_and(|written| written.as_zero);
                    let word = if zero { "zero" } else { "blank" };
                    let rest = Text::from(word).tell_all(number(&node.value).told());
                    let deed = Deed::of(say!("{} tally", person.possessive()), "become", rest);
                    return self.with_then(deed.tell(node.id).into(), node.then.as_ref(), scope);
                }
                let old = |int: &Int| matches!(int, Int::ValuePlayer(old) if same_player(&old.player, &node.player));
                if let Some(change) = Change::of(&node.value, old) {
                    let tally = say!("{} tally", person.possessive());
                    let deed = self.changed(&change, &tally, scope).tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                let rest = self.kept(&node.value, scope);
                (
                    Deed::of(say!("{} tally", person.possessive()), "become", rest),
                    node.id,
                    node.then.as_ref(),
                )
            }
            Moves::SetScore(node) => {
                let person = self.player_ref(&node.player, scope);
                let old = |int: &Int| matches!(int, Int::Score(old) if old.player == node.player);
                if let Some(change) = Change::of(&node.value, old) {
                    let score = say!("{} score", person.possessive());
                    let deed = self.changed(&change, &score, scope).tell(node.id);
                    return self.with_then(deed.into(), node.then.as_ref(), scope);
                }
                (
                    Deed::of(say!("{} score", person.possessive()), "become", number(&node.value)),
                    node.id,
                    node.then.as_ref(),
                )
            }
            Moves::SetTeam(node) => {
                let names: Vec<Text> =
                    node.roles.iter().map(|role| self.role(*role, scope).name).collect();
                let deed =
                    Deed::of(listed_and(&names), "form", say!("team {}", number(&node.team)));
                (Deed { plural: names.len() > 1, ..deed }, node.id, node.then.as_ref())
            }
            Moves::SetHidden(node) => (self.set_hidden(node, scope), node.id, node.then.as_ref()),
            Moves::SetTrumpSuit(node) => {
                let suit: Text = match &node.suits {
                    Suits::Suit(suit) => say!("suit {}", number(suit)),
                    Suits::Difference(node) => {
                        Text::from("one of the suits that are left").tell_all(&self.whole(node.id))
                    }
                };
                (Deed::you("choose", say!("{} as trumps", suit)), node.id, node.then.as_ref())
            }
            Moves::SetRotation(node) => {
                (self.set_rotation(node, scope), node.id, node.then.as_ref())
            }
            _ => return Action::Nothing,
        };
        self.with_then(deed.tell(id).into(), then, scope)
    }

    /// "take a token", "White gives up their token": that a player may have one already is said where tokens are explained.
    fn token(&self, person: &Person, value: &Int, scope: &Scope) -> Deed {
        let value = self.number(value, scope);
        if let Some(permit) = &self.state.permit {
            let on = !matches!(value.constant, Some(-1 | 0));
            let (verb, what) = match permit {
                Permit::Done(done, by_token) if *by_token == on => {
                    ("count", format!("as having {done}"))
                }
                Permit::Done(done, _) => ("count", format!("as not having {done}")),
                Permit::May(doing) if on => ("may", format!("{doing} from now on")),
                Permit::May(doing) => ("may", format!("no longer {doing}")),
            };
            let rest = value.text.reworded(what);
            let plural = person.second || person.plural;
            return Deed { plural, ..Deed::of(person.name.clone(), verb, rest) };
        }
        let (verb, what) = match value.constant {
            Some(-1 | 0) => (
                "give up",
                format!("{} token, if any", if person.second { "your" } else { "their" }),
            ),
            _ => ("take", "a token".to_owned()),
        };
        self.term("token", syntax::Tree::ROOT);
        let rest = value.text.reworded(what);
        if person.second {
            return Deed::you(verb, rest);
        }
        let (verb, particle) = verb.split_once(' ').unwrap_or((verb, ""));
        let rest = if particle.is_empty() { rest } else { say!("{} {}", particle, rest) };
        Deed { plural: person.plural, ..Deed::of(person.name.clone(), verb, rest) }
    }
}

/// Whether a number is what was noted under a name, or zero if that is more.
fn is_noted(int: &Int, name: Option<&str>) -> bool {
    match int {
        Int::Var(old) => old.key.as_deref() == name,
        Int::Max(max) => match (&max.left, &max.right) {
            (Int::Constant(0), old) | (old, Int::Constant(0)) => is_noted(old, name),
            _ => false,
        },
        // Zero as long as nothing has been noted: what is not noted yet is minus one.
        Int::If(choice) => match (&choice.condition, &choice.then, &choice.otherwise) {
            (Boolean::Lt(test), Int::Constant(0), old) => {
                let unset = matches!(test.right, Int::Constant(0));
                unset && is_noted(&test.left, name) && is_noted(old, name)
            }
            (Boolean::Ge(test), old, Int::Constant(0)) => {
                let set = matches!(test.right, Int::Constant(0));
                set && is_noted(&test.left, name) && is_noted(old, name)
            }
            _ => false,
        },
        _ => false,
    }
}

/// Whether a role is the same player whichever way it is written.
fn same_player(left: &IndexOrRole, right: &PlayerRef) -> bool {
    match (left, right) {
        (IndexOrRole::Role(a), PlayerRef::Role(b)) => a == b,
        (IndexOrRole::Index(a), PlayerRef::Player(b)) => same_kind_of_player(a, &b.index),
        (IndexOrRole::Index(Int::Mover(_)), PlayerRef::Role(Role::Mover)) => true,
        (IndexOrRole::Index(Int::Next(_)), PlayerRef::Role(Role::Next)) => true,
        _ => false,
    }
}

fn same_kind_of_player(a: &Int, b: &Int) -> bool {
    matches!(
        (a, b),
        (Int::Mover(_), Int::Mover(_))
            | (Int::Next(_), Int::Next(_))
            | (Int::Player(_), Int::Player(_))
    )
}
