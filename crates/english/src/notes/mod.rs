//! What is too long for a sentence gets a name there and a definition below it.
//!
//! While rules are told, nobody knows yet how long the sentence around a phrase will be: the text holds a mark instead.
//! Once the document is complete, [`resolve`] puts the phrase into every sentence that has room for it. Where there is
//! none, a sentence that explains it follows; only what several places need is called by the name that the description
//! gives it, or else by a letter, and its definition stands after the block that first needs it.

mod announce;
mod area;
mod asked;
mod certain;
mod explain;
mod explanation;
mod follow;
mod inline;
mod lift;
mod mark;
mod name;
mod opened;
mod resolve;
mod speaking;
mod terms;

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use syntax::NodeId;

use crate::plan::{Action, Condition, Part, Passage, Writer, beginning, condition_items};
use crate::realise::{Text, capitalised, say, word_count};
use crate::teller::Teller;

pub(crate) use inline::without_set_phrases;
pub(crate) use lift::{Kind, kind_of_heading, kind_of_list};
pub(crate) use mark::{is_marked, mark, names_things};
pub(crate) use resolve::resolve;
pub(crate) use terms::call_by_words;

/// Phrases with more words than this get a letter.
const LONGEST_PHRASE: usize = 12;
/// Conditions with more words than this get a letter where no list can stand.
const LONGEST_CLAUSE: usize = 14;
/// One thing or another in so many words is said in place.
const SHORT_CASES: usize = 11;

/// What a letter stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// Something that holds or not.
    Condition,
    /// A number.
    Number,
    /// Several numbers.
    Numbers,
    /// A place, by the word for it.
    Place(&'static str),
    /// A set of places.
    Area,
    /// A kind of piece.
    Kind,
    /// A player.
    Player,
    /// A direction.
    Direction,
    /// A piece of a certain kind in a certain place.
    Piece,
    /// Something that can be done.
    Move,
    /// Something that is said in several places.
    Rule,
    /// A table of cases.
    Table,
}

impl Sort {
    /// The noun before the letter.
    pub fn noun(self) -> &'static str {
        match self {
            Self::Condition => "condition",
            Self::Number => "number",
            Self::Numbers => "numbers",
            Self::Place(word) => word,
            Self::Area => "area",
            Self::Kind => "kind",
            Self::Player => "player",
            Self::Direction => "direction",
            Self::Piece => "piece",
            Self::Move => "move",
            Self::Rule => "rule",
            Self::Table => "table",
        }
    }
}

/// One thing or another: the cases in order, and what is left.
#[derive(Debug, Clone)]
pub struct Cases {
    /// The first case that holds decides.
    pub cases: Vec<(Condition, Text)>,
    /// What it is if no case holds; none if there is nothing then.
    pub otherwise: Option<Text>,
}

/// A letter with its definition.
#[derive(Debug, Clone)]
pub(crate) struct Note {
    /// What kind of thing it is.
    pub sort: Sort,
    /// What it stands for, in words.
    pub body: Passage,
    /// How the description calls it.
    pub name: Option<String>,
    /// What can be said in place: words around the name, as they stand in a sentence, and what to say instead.
    pub forms: Vec<Form>,
    /// What explains it where it is used, if that is more than its definition with a word before it.
    pub explained: Option<Passage>,
}

/// Words around a name, and the same said without it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Form {
    /// With the name in the place of the braces: "the squares of {}".
    pub named: String,
    /// In full: "the two bottom rows".
    pub full: String,
}

impl Form {
    /// A way to say something in place.
    pub fn new(named: impl Into<String>, full: &Text) -> Self {
        Self { named: named.into(), full: full.as_str().to_owned() }
    }
}

/// The definitions that a text may need.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    list: RefCell<Vec<Note>>,
    /// Where the definition of each key is.
    keys: RefCell<HashMap<String, usize>>,
    /// What places have been called.
    places: RefCell<BTreeSet<String>>,
}

impl Notes {
    /// The definitions so far.
    pub fn all(&self) -> Vec<Note> {
        self.list.borrow().clone()
    }

    /// Notes what a place is called.
    pub fn place(&self, phrase: &Text) {
        if !mark::is_marked(phrase.as_str()) {
            self.places.borrow_mut().insert(phrase.as_str().to_owned());
        }
    }

    /// What places have been called.
    pub fn places(&self) -> Vec<String> {
        self.places.borrow().iter().cloned().collect()
    }

    /// A reference to a definition, which is shared with an equal one.
    fn refer(
        &self,
        sort: Sort,
        body: Passage,
        told: &[NodeId],
        name: Option<String>,
        forms: Vec<Form>,
    ) -> Text {
        let key = format!("{}: {}", sort.noun(), body.words());
        let mut list = self.list.borrow_mut();
        let index = *self.keys.borrow_mut().entry(key).or_insert_with(|| {
            list.push(Note { sort, body, name, forms, explained: None });
            list.len() - 1
        });
        Text::from(format!("{} {}", sort.noun(), mark::mark(index))).tell_all(told)
    }

    /// Notes what explains a definition of some words where it is used.
    fn explain(&self, sort: Sort, words: &str, explained: Passage) {
        let key = format!("{}: {words}", sort.noun());
        if let Some(index) = self.keys.borrow().get(&key)
            && let Some(note) = self.list.borrow_mut().get_mut(*index)
        {
            note.explained = Some(explained);
        }
    }
}

impl Teller<'_> {
    /// A condition in one clause: in place if it is short, by its letter otherwise.
    pub fn squeezed(&self, condition: &Condition) -> Text {
        let clause = condition.clause();
        if let Some(clause) = &clause
            && word_count(clause.as_str()) <= LONGEST_CLAUSE
        {
            return clause.clone();
        }
        let told = condition.told();
        let full = clause.clone().or_else(|| condition.longer_clause());
        let full = full.map(|clause| Form::new("{} holds", &clause));
        let passage = match condition.members() {
            Some((all, members)) => listed_conditions(all, members, &told),
            None => Passage::of(clause.unwrap_or_default()),
        };
        let name = self.macro_name(&told);
        let forms = full.into_iter().collect();
        say!("{} holds", self.notes.refer(Sort::Condition, passage, &told, name, forms))
    }

    /// Something by its name, wherever it is spoken of.
    pub fn named(&self, sort: Sort, body: Passage, told: &[NodeId]) -> Text {
        self.notes.refer(sort, body, told, self.macro_name(told), vec![])
    }

    /// A phrase as it is if it is short, by its letter otherwise.
    pub fn brief(&self, sort: Sort, phrase: Text) -> Text {
        if word_count(phrase.as_str()) <= LONGEST_PHRASE {
            return phrase;
        }
        self.lettered(sort, phrase)
    }

    /// A phrase by its name.
    pub fn lettered(&self, sort: Sort, phrase: Text) -> Text {
        let told = phrase.told().to_vec();
        let name = self.macro_name(&told);
        let forms = vec![Form::new("{}", &phrase)];
        self.notes.refer(sort, Passage::of(phrase), &told, name, forms)
    }

    /// Pieces of a kind, by the name of the kind: "pieces of kind A".
    pub fn lettered_pieces(&self, phrase: Text) -> Text {
        let words = self.pieces.words();
        let told = phrase.told().to_vec();
        let name = self.macro_name(&told);
        let forms = vec![
            Form::new(format!("the {words} of {{}}"), &say!("the {}", phrase)),
            Form::new(format!("{words} of {{}}"), &phrase),
        ];
        let kind = self.notes.refer(Sort::Kind, Passage::of(phrase), &told, name, forms);
        say!("{} of {}", words, kind)
    }

    /// One thing or another: in place if that is short, as a table otherwise.
    pub fn cases(&self, sort: Sort, cases: &Cases) -> Text {
        let cases = &drawn_together(cases);
        if let ([], Some(only)) = (cases.cases.as_slice(), &cases.otherwise) {
            return only.clone();
        }
        if let Some(text) = self.by_seat(cases).or_else(|| short(cases)) {
            return text;
        }
        let mut forms: Vec<Form> =
            in_brackets(cases).map(|full| Form::new("{}", &full)).into_iter().collect();
        if sort == Sort::Direction {
            // "in direction A" gives way to "to the north" or "diagonally".
            forms.iter_mut().for_each(|form| form.named = "in {}".to_owned());
        }
        self.cases_by_name(sort, cases, forms)
    }

    /// One thing or another as a table, by its name, with the ways to say it in place.
    pub(crate) fn cases_by_name(&self, sort: Sort, cases: &Cases, forms: Vec<Form>) -> Text {
        let mut told: Vec<NodeId> = Vec::new();
        let mut rows: Vec<[Text; 2]> = Vec::new();
        let subject = common_subject(&cases.cases);
        for (condition, text) in &cases.cases {
            told.extend(condition.told());
            told.extend_from_slice(text.told());
            let left = match (&subject, condition) {
                (Some(_), Condition::Fact(fact)) => {
                    let value = fact.yes.as_str().trim_start_matches("is ");
                    fact.yes.reworded(value).tell_all(fact.subject.told())
                }
                _ => self.squeezed(condition),
            };
            rows.push([left, text.clone()]);
        }
        if let Some(text) = &cases.otherwise {
            told.extend_from_slice(text.told());
            let left = if subject.is_some() { "anything else" } else { "otherwise" };
            rows.push([Text::from(left).tell_all(text.told()), text.clone()]);
        } else {
            rows.push([Text::from("otherwise").tell_all(&told), "none".into()]);
        }
        let head = "take the first line that applies:";
        let mut passage = Passage::of(Text::from(head).tell_all(&told));
        let header = match subject {
            Some(subject) => [capitalised(&subject), capitalised(sort.noun())],
            None => ["If".to_owned(), capitalised(sort.noun())],
        };
        passage.parts.push(Part::Table { header, rows });
        let name = self.macro_name(&told);
        self.notes.refer(sort, passage, &told, name, forms)
    }

    /// Something that can be done, by its letter: "make move A"; `full` says it in place, if one clause can, and
    /// `explained` in sentences of its own.
    pub fn noted_move(
        &self,
        action: &Action,
        full: Option<Text>,
        explained: Option<Passage>,
    ) -> Text {
        let passage = Writer::command().write(action);
        let told = action.told();
        let name = self.macro_name(&told);
        let forms = full.iter().map(|full| Form::new("make {}", full)).collect();
        let told_after = explained.map(|explained| (passage.words(), explained));
        let text = say!("make {}", self.notes.refer(Sort::Move, passage, &told, name, forms));
        if let Some((key, explained)) = told_after {
            self.notes.explain(Sort::Move, &key, explained);
        }
        text
    }
}

impl Teller<'_> {
    /// "three (for Black, five)", where there are two players and each has a case.
    fn by_seat(&self, cases: &Cases) -> Option<Text> {
        let ([(condition, yes)], Some(no)) = (cases.cases.as_slice(), &cases.otherwise) else {
            return None;
        };
        let clause = condition.clause()?;
        let other = self.other_seat(&clause)?;
        let text = say!("{} (for {}, {})", yes, other, no).tell_all(clause.told());
        let nested = mark::is_marked(text.as_str())
            || yes.as_str().contains('(')
            || no.as_str().contains('(');
        (word_count(text.as_str()) <= SHORT_CASES && !nested).then_some(text)
    }

    /// The name of the other of two players, where a clause says which of them you are.
    pub(super) fn other_seat(&self, clause: &Text) -> Option<Text> {
        if self.players.count() != 2 {
            return None;
        }
        // In an ending "you" are the one who has just moved.
        let words = clause.as_str();
        let name =
            words.strip_prefix("you are ").or_else(|| words.strip_suffix(" has just moved"))?;
        let seat = (1..=2).find(|number| self.players.one(*number).name.as_str() == name)?;
        Some(self.players.one(3 - seat).name.clone())
    }
}

/// The same cases, neighbours that give the same as one.
fn drawn_together(cases: &Cases) -> Cases {
    let mut out: Vec<(Condition, Text)> = Vec::new();
    for (condition, text) in &cases.cases {
        match out.last_mut() {
            Some((known, same)) if same.as_str() == text.as_str() => {
                *known =
                    Condition::any([std::mem::replace(known, Condition::Never), condition.clone()]);
                *same = same.clone().tell_all(text.told());
            }
            _ => out.push((condition.clone(), text.clone())),
        }
    }
    let mut otherwise = cases.otherwise.clone();
    // A last case that gives the same as what is left is part of that.
    while let (Some((condition, text)), Some(rest)) = (out.last(), &otherwise)
        && text.as_str() == rest.as_str()
    {
        otherwise = Some(rest.clone().tell_all(text.told()).tell_all(&condition.told()));
        out.pop();
    }
    Cases { cases: out, otherwise }
}

/// "three (or five if that square is not empty)".
fn short(cases: &Cases) -> Option<Text> {
    let [(condition, yes)] = cases.cases.as_slice() else { return None };
    let text = match &cases.otherwise {
        Some(no) => {
            let clause = condition.clone().negated().clause()?;
            say!("{} (or {} if {})", yes, no, clause)
        }
        None => say!("{} (only if {})", yes, condition.clause()?),
    };
    // What is itself explained elsewhere must not be chosen between in passing.
    let nested = mark::is_marked(text.as_str())
        || yes.as_str().contains('(')
        || cases.otherwise.as_ref().is_some_and(|no| no.as_str().contains('('));
    (word_count(text.as_str()) <= SHORT_CASES && !nested).then_some(text)
}

/// "your holes (or the hole of the last seed if you are moving again)".
fn in_brackets(cases: &Cases) -> Option<Text> {
    let [(condition, yes)] = cases.cases.as_slice() else { return None };
    let no = cases.otherwise.as_ref()?;
    if yes.as_str().contains('(') || no.as_str().contains('(') {
        return None;
    }
    Some(say!("{} (or {} if {})", no, yes, condition.clause()?))
}

/// What all cases compare with a value, if there are enough of them for a column.
fn common_subject(cases: &[(Condition, Text)]) -> Option<String> {
    if cases.len() < 3 {
        return None;
    }
    let mut subject: Option<&str> = None;
    for (condition, _) in cases {
        let Condition::Fact(fact) = condition else { return None };
        if !fact.yes.as_str().starts_with("is ") || fact.yes.as_str().starts_with("is not") {
            return None;
        }
        match subject {
            Some(known) if known != fact.subject.as_str() => return None,
            _ => subject = Some(fact.subject.as_str()),
        }
    }
    subject.map(str::to_owned)
}

impl Note {
    /// A rule whose words are not settled yet.
    pub fn rule(name: String) -> Self {
        Self {
            sort: Sort::Rule,
            body: Passage::default(),
            name: Some(name),
            forms: vec![],
            explained: None,
        }
    }

    /// Whether it is a rule that is said in several places.
    pub fn is_rule(&self) -> bool {
        self.sort == Sort::Rule
    }

    /// The name in the place of a letter: what the description calls a thing stands in quotes.
    fn called(&self) -> Option<String> {
        let name = self.name.as_ref()?;
        Some(if self.is_rule() { name.clone() } else { format!("‘{name}’") })
    }

    /// What the definition says: a table with one case and what is left is a sentence, "one if you own the centre, otherwise zero", if
    /// that is short enough.
    pub fn defined(&self, fits: impl Fn(&str, [&Text; 3]) -> bool) -> Passage {
        let [Part::Say(head), Part::Table { rows, .. }] = self.body.parts.as_slice() else {
            return self.body.clone();
        };
        let [[test, yes], [_, no]] = rows.as_slice() else { return self.body.clone() };
        let joined = [yes, no].iter().any(|text| text.as_str().contains(" if "));
        if self.sort == Sort::Condition || joined || matches!(no.as_str(), "none" | "never") {
            return self.body.clone();
        }
        let text = say!("{} if {}, otherwise {}", yes, test, no).tell_all(head.told());
        if fits(text.as_str(), [test, yes, no]) { Passage::of(text) } else { self.body.clone() }
    }

    /// The definition as parts under a bold lead; a table follows its head.
    pub fn lead(&self, index: usize) -> Part {
        if let Some(name) = self.name.as_ref().filter(|_| self.is_rule()) {
            return Part::Lead(format!("{}.", capitalised(name)));
        }
        Part::Lead(format!("{} {}:", capitalised(self.sort.noun()), mark::mark(index)))
    }
}

/// "All of these hold:" with its list, as the body of a definition.
pub(crate) fn listed_conditions(all: bool, members: &[Condition], told: &[NodeId]) -> Passage {
    let what = if all { "all of these hold" } else { "at least one of these holds" };
    let (what, members): (Text, Cow<'_, [Condition]>) = match beginning(members, all) {
        Some((intro, left)) => (intro, left.into()),
        None => (what.into(), members.into()),
    };
    let mut passage = Passage::of(say!("{}:", what).tell_all(told));
    passage.list(false, condition_items(all, &members));
    passage
}
