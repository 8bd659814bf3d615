//! The reference of the language: how each ludeme is written and what it means.

use std::fmt;

use crate::catalogue::Catalogue;
use crate::ludeme::{Clause, Form, Param, Type};

/// The spelling of a type in the reference: `<int>`, `{<moves>}`, `"text"` …
pub fn type_name(ty: &'static Type) -> String {
    match ty {
        Type::Integer => "<integer>".into(),
        Type::Decimal => "<number>".into(),
        Type::Truth => "True|False".into(),
        Type::Text => "\"text\"".into(),
        Type::Opaque => "<data>".into(),
        Type::Words(words) if words.words.len() <= 4 => words.words.join("|"),
        Type::Words(words) => format!("<{}>", lower_first(words.name)),
        Type::Clause(clause) => {
            let form = &clause.forms[0];
            let words: String = form.constants.iter().map(|word| format!(" {word}")).collect();
            format!("({}{words} …)", form.keyword)
        }
        Type::Choice(choice) if is_group(choice.name) => {
            let variants = choice.variants.iter().map(|variant| match variant.label {
                Some(label) => format!("{label}:{}", type_name((variant.ty)())),
                None => type_name((variant.ty)()),
            });
            let mut variants: Vec<_> = variants.collect();
            variants.dedup();
            variants.join(" | ")
        }
        Type::Choice(choice) => format!("<{}>", lower_first(choice.name)),
        Type::List(element) => format!("{{{}}}", type_name(element())),
        Type::OneOrMany(element) => {
            let name = type_name(element());
            format!("{name} | {{{name}}}")
        }
        Type::PairOrList(element) => {
            let name = type_name(element());
            format!("{name} {name} | {{{name}}}")
        }
    }
}

/// How a clause is written, in one of its forms.
pub fn syntax_of(clause: &'static Clause, form: &Form) -> String {
    let mut out = format!("({}", form.keyword);
    for constant in form.constants {
        out.push(' ');
        out.push_str(constant);
    }
    for param in clause.params {
        out.push(' ');
        out.push_str(&param_syntax(param));
    }
    out.push(')');
    out
}

/// How a clause is written, without its optional arguments where these make it long.
pub(crate) fn brief_syntax_of(clause: &'static Clause, form: &Form) -> String {
    let full = syntax_of(clause, form);
    if full.chars().count() <= 120 {
        return full;
    }
    let words = form.constants.iter().map(|word| (*word).to_owned());
    let params = clause.params.iter().filter(|param| !param.optional).map(param_syntax);
    let parts: Vec<String> =
        std::iter::once(form.keyword.to_owned()).chain(words).chain(params).collect();
    let name: String = form.constants.iter().map(|word| format!(" {word}")).collect();
    format!("({} …); see `ludoscribe reference {}{name}`", parts.join(" "), form.keyword)
}

/// How a parameter is written: `[if:<boolean>]`.
pub fn param_syntax(param: &'static Param) -> String {
    let label = param.label.map(|label| format!("{label}:")).unwrap_or_default();
    let name = type_name((param.ty)());
    let body = if name.contains(" | ") && !param.optional {
        format!("({label}{name})")
    } else {
        format!("{label}{name}")
    };
    if param.optional { format!("[{body}]") } else { body }
}

/// A family of ludemes: all that are declared in one module.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Family {
    /// The module.
    pub module: &'static str,
    /// Its title in the reference.
    pub title: &'static str,
    /// What one of its ludemes is: "a condition".
    pub noun: &'static str,
}

/// All families, in the order of the reference.
pub const FAMILIES: [Family; 16] = [
    family("game", "Games, players, rules and phases", "a part of the game"),
    family("equipment", "Equipment", "a part of the equipment"),
    family("graph", "Graphs of boards", "a graph of a board"),
    family("dims", "Sizes of boards", "a size of a board"),
    family("meta", "Rules about the rules", "a rule about the rules"),
    family("start", "Set-up", "a rule of the set-up"),
    family("moves", "Moves and their effects", "a rule of moves"),
    family("end", "Endings", "a part of the end rules"),
    family("booleans", "Conditions", "a condition"),
    family("ints", "Numbers", "a number"),
    family("floats", "Numbers with a fraction", "a number with a fraction"),
    family("arrays", "Lists of numbers", "a list of numbers"),
    family("regions", "Regions", "a region"),
    family("directions", "Directions", "a direction"),
    family("ranges", "Ranges", "a range"),
    family("metadata", "Metadata", "a part of the metadata"),
];

const fn family(module: &'static str, title: &'static str, noun: &'static str) -> Family {
    Family { module, title, noun }
}

/// The family of a clause.
pub fn family_of(clause: &Clause) -> Family {
    let path = clause.module.trim_start_matches("language::");
    let module = path.split("::").next().unwrap_or_default();
    FAMILIES.into_iter().find(|family| family.module == module).unwrap_or(FAMILIES[0])
}

/// What the reference says of one form of a ludeme.
#[derive(Debug)]
pub struct Entry {
    /// The keyword and the words that belong to the form, as `is Line`.
    pub name: String,
    /// Which family it belongs to.
    pub family: Family,
    /// How it is written.
    pub syntax: String,
    /// What it means, in one sentence.
    pub meaning: &'static str,
    /// What else is worth knowing.
    pub remarks: String,
    /// How it may look in a game.
    pub example: Option<&'static str>,
    /// Whether a move in this form is a decision of the player.
    pub decision: bool,
    /// The arguments in order.
    pub arguments: Vec<Argument>,
}

/// What the reference says of an argument.
#[derive(Debug)]
pub struct Argument {
    /// Its name.
    pub name: &'static str,
    /// The label it must carry.
    pub label: Option<&'static str>,
    /// Whether it may be left out.
    pub optional: bool,
    /// Its type.
    pub ty: String,
    /// How it is written.
    pub syntax: String,
    /// What it is for.
    pub meaning: &'static str,
}

/// The entries of a ludeme, as `step`, `is` or `is Line`; all entries if the name is empty.
pub fn entries(name: &str) -> Vec<Entry> {
    let mut words = name.trim_matches(['(', ')']).split_whitespace();
    let (keyword, constant) = (words.next(), words.next());
    let mut entries = Vec::new();
    for (known, clauses) in &Catalogue::get().clauses {
        if keyword.is_some_and(|keyword| keyword != *known) {
            continue;
        }
        for clause in clauses {
            let forms = clause.forms.iter().filter(|form| {
                form.keyword == *known
                    && constant.is_none_or(|word| begins_with(clause, form, word))
            });
            entries.extend(forms.map(|form| entry(clause, form)));
        }
    }
    entries
}

/// A word of a vocabulary.
#[derive(Debug)]
pub struct WordEntry {
    /// The word.
    pub word: &'static str,
    /// What its vocabulary is called in the reference, as `<roleType>`.
    pub vocabulary: String,
    /// What the words of the vocabulary are for.
    pub purpose: &'static str,
    /// What this word means; empty where it speaks for itself.
    pub meaning: &'static str,
    /// All words of the vocabulary.
    pub words: &'static [&'static str],
}

/// What a single word can be, as `Orthogonal`: one entry for each vocabulary that has it.
pub fn words(word: &str) -> Vec<WordEntry> {
    let vocabularies = Catalogue::get().vocabularies.iter();
    vocabularies
        .filter_map(|vocabulary| {
            let index = vocabulary.words.iter().position(|known| *known == word)?;
            Some(WordEntry {
                word: vocabulary.words[index],
                vocabulary: format!("<{}>", lower_first(vocabulary.name)),
                purpose: first_line(vocabulary.doc),
                meaning: vocabulary.meanings.get(index).copied().map_or("", first_line),
                words: vocabulary.words,
            })
        })
        .collect()
}

impl fmt::Display for WordEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, one of {}", self.word, self.vocabulary)?;
        if !self.meaning.is_empty() {
            writeln!(f, "    {}", self.meaning)?;
        }
        writeln!(f, "    {} One of: {}", self.purpose, self.words.join(" "))
    }
}

/// Whether a form begins with a word, be it part of the form or one of a vocabulary.
fn begins_with(clause: &Clause, form: &Form, word: &str) -> bool {
    match form.constants.first() {
        Some(constant) => *constant == word,
        None => clause.params.first().is_some_and(|param| match (param.ty)() {
            Type::Words(vocabulary) => vocabulary.words.contains(&word),
            _ => false,
        }),
    }
}

/// The name of a ludeme that somebody may have meant.
pub fn nearest_name(name: &str) -> Option<String> {
    let names: Vec<String> = entries("").into_iter().map(|entry| entry.name).collect();
    syntax::nearest(name, names.iter().map(String::as_str)).map(str::to_owned)
}

fn entry(clause: &'static Clause, form: &'static Form) -> Entry {
    let words: String = form.constants.iter().map(|word| format!(" {word}")).collect();
    let doc = Doc::of(clause.doc);
    let arguments = clause.params.iter().map(|param| Argument {
        name: param.name,
        label: param.label,
        optional: param.optional,
        ty: type_name((param.ty)()),
        syntax: param_syntax(param),
        meaning: first_line(param.doc),
    });
    Entry {
        name: format!("{}{words}", form.keyword),
        family: family_of(clause),
        syntax: syntax_of(clause, form),
        meaning: doc.meaning,
        remarks: doc.remarks,
        example: doc.example,
        decision: form.decision,
        arguments: arguments.collect(),
    }
}

/// A doc comment of a clause in its parts.
pub(crate) struct Doc {
    pub(crate) meaning: &'static str,
    pub(crate) remarks: String,
    pub(crate) example: Option<&'static str>,
}

impl Doc {
    /// The first line is the meaning; a line ``Example: `…` `` shows how it may look.
    pub(crate) fn of(doc: &'static str) -> Doc {
        let example = doc.lines().find_map(|line| line.strip_prefix("Example: "));
        let lines = doc.lines().skip(1).filter(|line| !line.starts_with("Example: "));
        Doc {
            meaning: first_line(doc),
            remarks: lines.collect::<Vec<_>>().join("\n").trim().to_owned(),
            example: example.map(|text| text.trim_matches('`')),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.syntax)?;
        writeln!(f, "    {}", self.meaning)?;
        for line in self.remarks.lines() {
            writeln!(f, "    {line}")?;
        }
        for argument in &self.arguments {
            writeln!(f, "      {:<28} {}", argument.syntax, argument.meaning)?;
        }
        match self.example {
            Some(example) => writeln!(f, "    Example: {example}"),
            None => Ok(()),
        }
    }
}

fn first_line(doc: &'static str) -> &'static str {
    doc.lines().next().unwrap_or_default()
}

/// Whether a choice only groups the alternatives of one argument, and is best spelt out.
fn is_group(name: &str) -> bool {
    const KINDS: [&str; 20] = [
        "Int",
        "Boolean",
        "Region",
        "IntArray",
        "Float",
        "Direction",
        "Range",
        "Graph",
        "Dim",
        "Moves",
        "StartRule",
        "EndRule",
        "Outcome",
        "MetaRule",
        "Item",
        "GraphicsItem",
        "InfoItem",
        "HeuristicTerm",
        "Agent",
        "NoteMessage",
    ];
    !KINDS.contains(&name)
}

pub(crate) fn lower_first(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map(|c| c.to_lowercase().chain(chars).collect()).unwrap_or_default()
}
