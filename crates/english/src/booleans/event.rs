//! Events and marks: what has happened before.

use language::booleans::Boolean;
use language::ints::Int;
use language::words::HiddenData;

use crate::ints::place::quoted;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::state::Pending;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn event(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        let fact =
            |subject: &str, yes: &str, no: &str| Condition::fact(Role::Other, subject, yes, no);
        match boolean {
            Boolean::IsPending(node)
                if let Pending::Crossed { stride, .. } = &self.state.pending =>
            {
                if self.state.pending.is_silent(node.id) {
                    return Condition::Always;
                }
                Condition::fact(
                    Role::Other,
                    "",
                    format!("the last move was a {}", stride.name()),
                    format!("the last move was not a {}", stride.name()),
                )
                .tell(node.id)
            }
            Boolean::IsPending(node) if let Pending::Again { silent } = &self.state.pending => {
                self.same_turn(scope).tell_all(silent).tell(node.id)
            }
            Boolean::IsPending(node) if let Pending::Captured { silent } = &self.state.pending => {
                fact("the last move", "was a capture", "was not a capture")
                    .tell_all(silent)
                    .tell(node.id)
            }
            Boolean::IsPending(node) if self.state.pending == Pending::Extra => {
                fact("this", "is an extra move", "is not an extra move").tell(node.id)
            }
            Boolean::IsPending(node) if self.marks_places() => {
                let site = self.site();
                let [_, done] = self.word_for_pending();
                let (yes, no) = (format!("has {done} a {site}"), format!("has {done} no {site}"));
                fact("the last move", &yes, &no).tell(node.id)
            }
            Boolean::IsPending(node) => {
                fact("", "the last move was marked", "the last move was not marked").tell(node.id)
            }
            Boolean::IsFull(node) => fact("the board", "is full", "is not full").tell(node.id),
            Boolean::IsCycle(node) => fact(
                "",
                "play has gone through the same positions three times in succession",
                "play has not gone through the same positions three times in succession",
            )
            .tell(node.id),
            Boolean::IsRepeat(node) => {
                let before = self.repeated(node.repetition);
                fact(
                    &format!("the {}", self.position()),
                    &format!("has occurred before {before}"),
                    &format!("has not occurred before {before}"),
                )
                .tell(node.id)
            }
            Boolean::IsTriggered(node) if let Some(piece) = self.caught(&node.player) => {
                let (yes, no) = ("has been caught", "has not been caught");
                Condition::fact(Role::Other, piece, yes, no).tell(node.id)
            }
            Boolean::IsTriggered(node) => {
                let person = self.index_or_role(&node.player, scope);
                let name = self.event_name(&node.event);
                let yes = say!("{} as {}", person.verb("count"), name);
                let not = if person.second || person.plural { "do not" } else { "does not" };
                let no = say!("{} count as {}", not, name);
                Condition::fact(Role::Other, person.name, yes, no).tell(node.id)
            }
            Boolean::IsProposed(node) => {
                let name = match &*node.name {
                    "End" => "to end the game".to_owned(),
                    other => quoted(other),
                };
                Condition::fact(
                    Role::Other,
                    "",
                    format!("somebody has proposed {name}"),
                    format!("nobody has proposed {name}"),
                )
                .tell(node.id)
            }
            Boolean::IsDecided(node) => {
                let name = match &*node.name {
                    "End" => "to end the game".to_owned(),
                    other => format!("for {}", quoted(other)),
                };
                self.term("vote", node.id);
                Condition::fact(
                    Role::Other,
                    "the vote",
                    format!("has just decided {name}"),
                    format!("has not just decided {name}"),
                )
                .tell(node.id)
            }
            Boolean::IsVisited(node) => {
                let place = node.value.as_ref().map(|value| self.place(value, scope));
                let (role, subject) = match place {
                    Some(place) => (place.role, place.text),
                    None => (Role::LastTo, scope.last_to.clone()),
                };
                Condition::fact(
                    role,
                    subject,
                    "has been visited in this turn",
                    "has not been visited in this turn",
                )
                .tell(node.id)
            }
            Boolean::IsOdd(node)
                if let Some(condition) = self.every_second_line(node.value.as_ref(), 1, scope) =>
            {
                condition.tell(node.id)
            }
            Boolean::IsEven(node)
                if let Some(condition) = self.every_second_line(node.value.as_ref(), 0, scope) =>
            {
                condition.tell(node.id)
            }
            Boolean::IsOdd(node) => {
                let subject = node
                    .value
                    .as_ref()
                    .map_or(Text::from("the number"), |value| self.number(value, scope).text);
                Condition::fact(Role::Other, subject, "is odd", "is even").tell(node.id)
            }
            Boolean::IsEven(node) => {
                let subject = node
                    .value
                    .as_ref()
                    .map_or(Text::from("the number"), |value| self.number(value, scope).text);
                Condition::fact(Role::Other, subject, "is even", "is odd").tell(node.id)
            }
            Boolean::IsFlat(node) => {
                let place = self.place_or_target(node.value.as_ref(), scope);
                // What is asked more than once has a name.
                if self.state.links.clauses("is", "Flat").nth(1).is_some() {
                    self.term("supported", node.id);
                    return Condition::fact(Role::To, place, "is supported", "is not supported")
                        .tell(node.id);
                }
                Condition::fact(
                    Role::To,
                    place,
                    "lies either on the ground or on a full platform of pieces",
                    "does not lie on the ground or on a full platform of pieces",
                )
                .tell(node.id)
            }
            Boolean::IsSidesMatch(node) => {
                let place = self.place_or_target(node.value.as_ref(), scope);
                Condition::fact(
                    Role::Other,
                    say!("the tile on {}", place),
                    "matches its neighbours on every side",
                    "does not match its neighbours on every side",
                )
                .tell(node.id)
            }
            Boolean::IsPipsMatch(node) => {
                let place = self.place_or_target(node.value.as_ref(), scope);
                Condition::fact(
                    Role::Other,
                    say!("the domino on {}", place),
                    "shows the same number as its neighbour wherever they touch",
                    "shows another number than its neighbour where they touch",
                )
                .tell(node.id)
            }
            Boolean::IsAnyDie(node) => {
                let number = node
                    .value
                    .as_ref()
                    .map_or(Text::from("that number"), |value| self.number(value, scope).text);
                Condition::fact(
                    Role::Other,
                    "",
                    say!("one of the dice shows {}", number),
                    say!("none of the dice shows {}", number),
                )
                .tell(node.id)
            }
            Boolean::IsHidden(node) => {
                let place = self.place(&node.at, scope);
                let person = self.player_ref(&node.player, scope);
                let (yes, no) = (
                    say!("is hidden from {}", person.name),
                    say!("is not hidden from {}", person.name),
                );
                let piece = self.piece_at(&place, scope);
                let what = match node.data {
                    None => piece,
                    Some(HiddenData::What) => say!("the kind of {}", piece),
                    Some(HiddenData::Who) => say!("the owner of {}", piece),
                    Some(HiddenData::State) => say!("the mark of {}", piece),
                    Some(HiddenData::Count) => say!("the number of pieces on {}", place.text),
                    Some(HiddenData::Rotation) => say!("the facing of {}", piece),
                    Some(HiddenData::Value) => say!("the value of {}", piece),
                };
                Condition::fact(Role::Other, what, yes, no).tell(node.id)
            }
            Boolean::IsTarget(node) => self.is_target(node),
            Boolean::IsFreedom(node) => {
                let area = self.area(&node.within, scope);
                let what: Text = match &node.to_place {
                    Some(place) => say!("a piece on {}", self.place(place, scope).text),
                    None => "the piece".into(),
                };
                let (yes, no) =
                    (say!("leave room for {}", what), say!("leave no room for {}", what));
                Condition::fact(Role::Other, area.plural, yes, no).tell(node.id)
            }
            Boolean::IsLastFrom(node) => {
                let what = self.site_of(Some(node.site_type));
                fact(
                    "the last move",
                    &format!("began on a {what}"),
                    &format!("did not begin on a {what}"),
                )
                .tell(node.id)
            }
            Boolean::IsLastTo(node) => {
                let what = self.site_of(Some(node.site_type));
                fact(
                    "the last move",
                    &format!("ended on a {what}"),
                    &format!("did not end on a {what}"),
                )
                .tell(node.id)
            }
            Boolean::WasPass(node) => {
                fact("the last move", "was a pass", "was not a pass").tell(node.id)
            }
            _ => {
                self.fallback("condition");
                Condition::Always
            }
        }
    }

    /// A place that a rule names, or else the one where the move ends.
    fn place_or_target(&self, place: Option<&Int>, scope: &Scope) -> Text {
        place.map_or_else(|| scope.to.clone(), |place| self.place(place, scope).text)
    }
}

impl Teller<'_> {
    /// "mark" and "marked" for what is done to places for the next move; where pieces or holes carry marks of another sort, it has
    /// words of its own.
    pub(crate) fn word_for_pending(&self) -> [&'static str; 2] {
        match self.state.links.clauses("set", "State").next() {
            Some(_) => ["name", "named"],
            None => ["mark", "marked"],
        }
    }

    /// Whether all marks for the next move are marks of places.
    fn marks_places(&self) -> bool {
        let links = &self.state.links;
        let mut marks = links.clauses("set", "Pending");
        marks.all(|mark| {
            links.plain(mark).any(|part| links.keyword(part).is_some_and(|word| word != "then"))
        })
    }
}
