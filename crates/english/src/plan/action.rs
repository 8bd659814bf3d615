//! What players do and what happens, as a tree.

use syntax::NodeId;

use super::condition::Condition;
use crate::realise::{Text, say};

/// Something that is done, chosen, or follows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Action {
    /// Nothing is done, or there is nothing to choose from.
    #[default]
    Nothing,
    /// One thing.
    Deed(Deed),
    /// The player chooses one of these.
    Choice(Vec<Action>),
    /// All of these, in order.
    Sequence(Vec<Action>),
    /// The first of these that is possible.
    Prefer(Vec<Action>),
    /// One thing or another, by a condition.
    When(Condition, Box<Action>, Box<Action>),
    /// The same for each of several things: the head of the sentence, and what is done.
    Each(Text, Box<Action>),
    /// What the actions before it demand: the head of the sentence, and what must hold.
    Demand(Text, Condition),
    /// An action with a bold heading of its own.
    Titled(String, Box<Action>),
}

/// One thing that is done.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Deed {
    /// Who or what does it; none for the player whose turn it is.
    pub subject: Option<Text>,
    /// Whether the subject is plural.
    pub plural: bool,
    /// The verb in its base form: "move".
    pub verb: String,
    /// The piece that moves, told as object ("move one of your pawns") or as subject ("a pawn moves").
    pub piece: Option<Text>,
    /// What joins verb and piece in a command: "" or "with".
    pub joint: &'static str,
    /// The rest of the clause.
    pub rest: Text,
    /// Sentences that qualify the deed and follow it at once.
    pub limits: Vec<Text>,
    /// Conditions on the deed: the head of the sentence, and what must hold.
    pub demands: Vec<(Text, Condition)>,
    /// What happens afterwards.
    pub then: Box<Action>,
    /// Whether it lets the same player go on with the turn.
    pub goes_on: bool,
    /// Where further jumps of the turn go, if not where the first may go.
    pub onward: Option<Text>,
    /// How it is told where a rule for all pieces says what a move may end on and what it captures.
    pub ordinary: Option<Ordinary>,
}

/// A move to an empty place or onto an enemy piece, which is captured, without these words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ordinary {
    /// The rest of the clause.
    pub rest: Text,
    /// Whether the piece slides over empty places.
    pub slides: bool,
    /// What happens if an enemy piece stands there; nothing where that is captured and no more.
    pub capture: Box<Action>,
    /// How many of the steps that follow the move tell that.
    pub steps: usize,
}

impl Ordinary {
    /// A move that captures an enemy piece and does no more.
    pub fn plain(rest: Text) -> Self {
        Self { rest, slides: false, capture: Box::default(), steps: 0 }
    }
}

impl Deed {
    /// A deed of the player: "remove" + "that piece".
    pub fn you(verb: impl Into<String>, rest: impl Into<Text>) -> Self {
        Self { verb: verb.into(), rest: rest.into(), ..Self::default() }
    }

    /// Something that another person or thing does or undergoes.
    pub fn of(subject: impl Into<Text>, verb: impl Into<String>, rest: impl Into<Text>) -> Self {
        Self { subject: Some(subject.into()), ..Self::you(verb, rest) }
    }

    /// The movement of a piece.
    pub fn piece(
        piece: impl Into<Text>,
        verb: &str,
        joint: &'static str,
        rest: impl Into<Text>,
    ) -> Self {
        Self { piece: Some(piece.into()), joint, ..Self::you(verb, rest) }
    }

    /// Also tells a ludeme.
    #[must_use]
    pub fn tell(mut self, node: NodeId) -> Self {
        self.rest = self.rest.tell(node);
        self
    }

    /// Whether the deed is one plain clause.
    pub fn is_plain(&self) -> bool {
        self.limits.is_empty()
            && self.demands.is_empty()
            && self.onward.is_none()
            && *self.then == Action::Nothing
    }
}

impl From<Deed> for Action {
    fn from(deed: Deed) -> Self {
        Self::Deed(deed)
    }
}

impl Action {
    /// A choice; nested choices are flattened, equal ones told once.
    pub fn choice(members: impl IntoIterator<Item = Action>) -> Self {
        let mut flat: Vec<Action> = Vec::new();
        let add = |flat: &mut Vec<Action>, action: Action| {
            if !flat.contains(&action) {
                flat.push(action);
            }
        };
        for member in members {
            match member {
                Self::Nothing => {}
                Self::Choice(inner) => inner.into_iter().for_each(|action| add(&mut flat, action)),
                Self::When(condition, yes, no) if no.is_nothing() => match *yes {
                    // Each of a few alternatives stands for itself, with all its conditions.
                    Self::Choice(inner) if inner.len() <= 3 => {
                        for action in inner {
                            add(&mut flat, Self::when(condition.clone(), action, Self::Nothing));
                        }
                    }
                    yes => add(&mut flat, Self::When(condition, Box::new(yes), no)),
                },
                other => add(&mut flat, other),
            }
        }
        match flat.len() {
            0 => Self::Nothing,
            1 => flat.remove(0),
            _ => Self::Choice(flat),
        }
    }

    /// A sequence; nested sequences are flattened.
    pub fn sequence(members: impl IntoIterator<Item = Action>) -> Self {
        let mut flat: Vec<Action> = Vec::new();
        for member in members {
            match member {
                Self::Nothing => {}
                Self::Sequence(inner) => flat.extend(inner),
                other => flat.push(other),
            }
        }
        match flat.len() {
            0 => Self::Nothing,
            1 => flat.remove(0),
            _ => Self::Sequence(flat),
        }
    }

    /// One thing or another; decided conditions disappear.
    pub fn when(condition: Condition, yes: Action, no: Action) -> Self {
        match (condition, yes, no) {
            (Condition::Always, yes, _) => yes,
            (Condition::Never, _, no) => no,
            (_, Self::Nothing, Self::Nothing) => Self::Nothing,
            (condition, Self::Nothing, no) => {
                Self::When(condition.negated(), Box::new(no), Box::default())
            }
            (condition, Self::When(inner, yes, empty), Self::Nothing)
                if *empty == Self::Nothing =>
            {
                Self::When(Condition::all([condition, inner]), yes, Box::default())
            }
            (condition, yes, no) => Self::When(condition, Box::new(yes), Box::new(no)),
        }
    }

    /// Whether it is one thing that is done.
    pub fn is_deed(&self) -> bool {
        matches!(self, Self::Deed(_))
    }

    /// Whether there is nothing to say.
    pub fn is_nothing(&self) -> bool {
        *self == Self::Nothing
    }

    /// The same action, which also tells a ludeme.
    #[must_use]
    pub fn tell(self, node: NodeId) -> Self {
        match self {
            Self::Nothing => Self::Nothing,
            Self::Deed(deed) => Self::Deed(deed.tell(node)),
            Self::Choice(members) => Self::Choice(tell_first(members, node)),
            Self::Sequence(members) => Self::Sequence(tell_first(members, node)),
            Self::Prefer(members) => Self::Prefer(tell_first(members, node)),
            Self::When(condition, yes, no) => Self::When(condition.tell(node), yes, no),
            Self::Each(head, body) => Self::Each(head.tell(node), body),
            Self::Demand(head, condition) => Self::Demand(head.tell(node), condition),
            Self::Titled(title, body) => Self::Titled(title, Box::new(body.tell(node))),
        }
    }

    /// All the ludemes that it tells.
    pub fn told(&self) -> Vec<NodeId> {
        let mut nodes = Vec::new();
        self.add_told(&mut nodes);
        nodes
    }

    /// Adds the ludemes that it tells to others.
    pub(super) fn add_told(&self, nodes: &mut Vec<NodeId>) {
        match self {
            Self::Nothing => {}
            Self::Deed(deed) => {
                nodes.extend_from_slice(deed.rest.told());
                let texts = deed.subject.iter().chain(&deed.piece).chain(&deed.onward);
                for text in texts.chain(&deed.limits) {
                    nodes.extend_from_slice(text.told());
                }
                for (lead, condition) in &deed.demands {
                    nodes.extend_from_slice(lead.told());
                    condition.add_told(nodes);
                }
                deed.then.add_told(nodes);
            }
            Self::Choice(members) | Self::Sequence(members) | Self::Prefer(members) => {
                members.iter().for_each(|member| member.add_told(nodes));
            }
            Self::When(condition, yes, no) => {
                condition.add_told(nodes);
                yes.add_told(nodes);
                no.add_told(nodes);
            }
            Self::Each(head, body) => {
                nodes.extend_from_slice(head.told());
                body.add_told(nodes);
            }
            Self::Demand(head, condition) => {
                nodes.extend_from_slice(head.told());
                condition.add_told(nodes);
            }
            Self::Titled(_, body) => body.add_told(nodes),
        }
    }

    /// All its words in order, for comparing: equal for actions that read the same.
    pub(crate) fn words(&self) -> String {
        let mut words = String::new();
        self.spell(&mut words);
        words
    }

    fn spell(&self, out: &mut String) {
        let each = |sign: &str, members: &[Self], out: &mut String| {
            for member in members {
                out.push_str(sign);
                member.spell(out);
            }
        };
        match self {
            Self::Nothing => {}
            Self::Deed(deed) => {
                for text in deed.subject.iter().chain(&deed.piece) {
                    out.push_str(text.as_str());
                    out.push(' ');
                }
                out.push_str(&format!("{} {} {}. ", deed.verb, deed.joint, deed.rest));
                for limit in deed.onward.iter().chain(&deed.limits) {
                    out.push_str(&format!("{limit}. "));
                }
                for (lead, condition) in &deed.demands {
                    out.push_str(&format!("{lead} "));
                    condition.spell(out);
                }
                deed.then.spell(out);
            }
            Self::Choice(members) => each(" or: ", members, out),
            Self::Sequence(members) => each(" then: ", members, out),
            Self::Prefer(members) => each(" rather: ", members, out),
            Self::When(condition, yes, no) => {
                out.push_str("if ");
                condition.spell(out);
                out.push_str(" yes: ");
                yes.spell(out);
                out.push_str(" no: ");
                no.spell(out);
            }
            Self::Each(head, body) => {
                out.push_str(&format!("{head}: "));
                body.spell(out);
            }
            Self::Demand(head, condition) => {
                out.push_str(&format!("{head} "));
                condition.spell(out);
            }
            Self::Titled(title, body) => {
                out.push_str(&format!("{title}. "));
                body.spell(out);
            }
        }
    }

    /// Whether every choice that it offers is a capture.
    pub fn captures(&self) -> bool {
        match self {
            Self::Deed(deed) => {
                deed.verb == "capture"
                    || deed.rest.as_str().contains(", capturing ")
                    || deed.then.always_captures()
            }
            Self::Choice(members) => members.iter().all(Self::captures),
            Self::When(_, yes, no) => yes.captures() && (no.is_nothing() || no.captures()),
            Self::Titled(_, body) => body.captures(),
            // What follows the choice only limits it.
            Self::Sequence(members) => members.first().is_some_and(Self::captures),
            _ => false,
        }
    }

    /// Whether a consequence captures whatever else holds.
    fn always_captures(&self) -> bool {
        match self {
            Self::Deed(deed) => deed.verb == "capture" || deed.then.always_captures(),
            Self::Sequence(members) => members.iter().any(Self::always_captures),
            _ => false,
        }
    }

    /// Whether a capture is spoken of anywhere in it.
    pub fn has_capture(&self) -> bool {
        match self {
            Self::Nothing => false,
            Self::Demand(lead, _) => lead.as_str().contains("captur"),
            Self::Deed(deed) => {
                let said = |text: &Text| text.as_str().contains("captur");
                deed.verb == "capture"
                    || deed.verb == "remove"
                    || said(&deed.rest)
                    || deed.limits.iter().any(said)
                    || deed.then.has_capture()
            }
            Self::Choice(members) | Self::Sequence(members) | Self::Prefer(members) => {
                members.iter().any(Self::has_capture)
            }
            Self::When(_, yes, no) => yes.has_capture() || no.has_capture(),
            Self::Each(_, body) | Self::Titled(_, body) => body.has_capture(),
        }
    }

    /// The same, told to the player even among the rules of a piece: what follows may move other pieces.
    #[must_use]
    pub(super) fn commanded(self) -> Self {
        let each = |members: Vec<Self>| members.into_iter().map(Self::commanded).collect();
        match self {
            Self::Deed(mut deed) => {
                if let Some(piece) = deed.piece.take().filter(|_| deed.subject.is_none()) {
                    let joint = if deed.joint.is_empty() { "" } else { " " };
                    let rest = if deed.rest.is_empty() { "" } else { " " };
                    deed.rest = say!("{}{}{}{}{}", deed.joint, joint, piece, rest, deed.rest);
                    deed.joint = "";
                }
                deed.then = Box::new(deed.then.commanded());
                Self::Deed(deed)
            }
            Self::Choice(members) => Self::Choice(each(members)),
            Self::Sequence(members) => Self::Sequence(each(members)),
            Self::Prefer(members) => Self::Prefer(each(members)),
            Self::When(condition, yes, no) => {
                Self::When(condition, Box::new(yes.commanded()), Box::new(no.commanded()))
            }
            Self::Each(head, body) => Self::Each(head, Box::new(body.commanded())),
            Self::Titled(title, body) => Self::Titled(title, Box::new(body.commanded())),
            other @ (Self::Nothing | Self::Demand(..)) => other,
        }
    }

    /// Adds what happens afterwards.
    #[must_use]
    pub fn followed_by(self, next: Action) -> Self {
        if next.is_nothing() {
            return self;
        }
        match self {
            Self::Deed(mut deed) => {
                let before = std::mem::take(&mut *deed.then);
                *deed.then = Self::sequence([before, next]);
                Self::Deed(deed)
            }
            Self::When(condition, yes, no) if no.is_nothing() => {
                Self::When(condition, Box::new(yes.followed_by(next)), no)
            }
            other => Self::sequence([other, next]),
        }
    }
}

fn tell_first(mut members: Vec<Action>, node: NodeId) -> Vec<Action> {
    if let Some(first) = members.first_mut() {
        *first = std::mem::take(first).tell(node);
    }
    members
}
