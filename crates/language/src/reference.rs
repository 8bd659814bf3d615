//! The reference of the language: how each ludeme is written and what it means.

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
            variants.collect::<Vec<_>>().join(" | ")
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

/// The entry of a keyword or of a word such as `is Line`: its syntax, meaning and arguments.
pub fn entry(name: &str) -> Option<String> {
    let mut words = name.trim_matches(['(', ')']).split_whitespace();
    let keyword = words.next()?;
    let constant = words.next();
    let mut out = String::new();
    for clause in Catalogue::get().clauses_named(keyword) {
        for form in clause.forms {
            let wanted = constant.is_none_or(|word| form.constants.first() == Some(&word));
            if form.keyword != keyword || !wanted {
                continue;
            }
            if !out.is_empty() {
                out.push('\n');
            }
            out.push_str(&syntax_of(clause, form));
            out.push('\n');
            for line in clause.doc.lines() {
                out.push_str(&format!("    {line}\n"));
            }
            for param in clause.params {
                out.push_str(&format!(
                    "      {:<28} {}\n",
                    param_syntax(param),
                    first_line(param.doc)
                ));
            }
        }
    }
    (!out.is_empty()).then_some(out)
}

/// One line for each form of each clause, in alphabetical order.
pub fn index() -> Vec<(String, &'static str)> {
    let mut lines = Vec::new();
    for (keyword, clauses) in &Catalogue::get().clauses {
        for clause in clauses {
            for form in clause.forms.iter().filter(|form| form.keyword == *keyword) {
                let words: String = form.constants.iter().map(|word| format!(" {word}")).collect();
                lines.push((format!("{keyword}{words}"), first_line(clause.doc)));
            }
        }
    }
    lines
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
