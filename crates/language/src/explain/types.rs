//! What a type can be, as far as messages need to know it.

use crate::ludeme::{Clause, Form, Type};
use crate::reference::{lower_first, type_name};

/// A clause of the expected type, in one of its spellings.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) clause: &'static Clause,
    pub(super) form: &'static Form,
}

impl Candidate {
    /// The words that can come first among its arguments.
    pub(super) fn leading_words(&self) -> Vec<&'static str> {
        match (self.form.constants.first(), self.clause.params.first()) {
            (Some(constant), _) => vec![constant],
            (None, Some(param)) if param.label.is_none() => words_of((param.ty)()),
            _ => vec![],
        }
    }
}

/// The clauses that a type can be, with their forms.
pub(super) fn collect_forms(
    ty: &'static Type,
    seen: &mut Vec<&'static str>,
    out: &mut Vec<Candidate>,
) {
    match ty {
        Type::Clause(clause) => {
            out.extend(clause.forms.iter().map(|form| Candidate { clause, form }))
        }
        Type::Choice(choice) if !seen.contains(&choice.name) => {
            seen.push(choice.name);
            for variant in choice.variants {
                collect_forms((variant.ty)(), seen, out);
            }
        }
        Type::OneOrMany(element) | Type::PairOrList(element) => collect_forms(element(), seen, out),
        _ => {}
    }
}

/// Whether a list of numbers, written as `(array …)`, can stand for a type.
pub(super) fn takes_array(ty: &'static Type) -> bool {
    let mut forms = vec![];
    collect_forms(ty, &mut vec![], &mut forms);
    forms.iter().any(|candidate| candidate.form.keyword == "array")
}

/// The labels that a clause knows, each with its type.
pub(super) fn labels_of(clause: &'static Clause) -> Vec<(&'static str, &'static Type)> {
    let mut labels = vec![];
    for param in clause.params {
        let ty = (param.ty)();
        if let Some(label) = param.label {
            labels.push((label, ty));
        }
        if let Type::Choice(choice) = ty {
            labels.extend(choice.variants.iter().filter_map(|v| Some((v.label?, (v.ty)()))));
        }
    }
    labels
}

/// The types that an argument without a label can have.
pub(super) fn unlabelled(ty: &'static Type) -> Vec<&'static Type> {
    match ty {
        Type::Choice(choice) if choice.is_labelled() => {
            choice.variants.iter().filter(|v| v.label.is_none()).map(|v| (v.ty)()).collect()
        }
        _ => vec![ty],
    }
}

/// The type of the elements, if a list can stand for the type.
pub(super) fn list_elements(ty: &'static Type) -> Option<&'static Type> {
    match ty {
        Type::List(element) | Type::OneOrMany(element) | Type::PairOrList(element) => {
            Some(element())
        }
        Type::Choice(choice) => choice.variants.iter().find_map(|variant| match (variant.ty)() {
            Type::List(element) => Some(element()),
            _ => None,
        }),
        _ => None,
    }
}

/// The words that can stand for a type.
pub(super) fn words_of(ty: &'static Type) -> Vec<&'static str> {
    match ty {
        Type::Words(vocabulary) => vocabulary.words.to_vec(),
        Type::Truth => vec!["True", "False"],
        Type::Choice(choice) => choice
            .variants
            .iter()
            .filter(|variant| {
                matches!((variant.ty)(), Type::Words(_) | Type::Truth | Type::Choice(_))
            })
            .flat_map(|variant| words_of((variant.ty)()))
            .collect(),
        Type::OneOrMany(element) => words_of(element()),
        _ => vec![],
    }
}

/// The type in words: "a region", "a list of moves".
pub(super) fn describe(ty: &'static Type) -> String {
    match ty {
        Type::Integer => "a whole number".into(),
        Type::Decimal => "a number".into(),
        Type::Truth => "True or False".into(),
        Type::Text => "a string in quotes".into(),
        Type::Opaque => "data".into(),
        Type::Words(vocabulary) => format!("a word of `{}`", lower_first(vocabulary.name)),
        Type::Clause(_) => format!("`{}`", type_name(ty)),
        Type::Choice(choice) => {
            let sentence = choice.doc.lines().next().unwrap_or_default().trim_end_matches('.');
            format!("`<{}>`: {}", lower_first(choice.name), lower_first(sentence))
        }
        Type::List(element) => format!("a list of {}", describe(element())),
        Type::OneOrMany(element) | Type::PairOrList(element) => {
            format!("{}, or a list of them", describe(element()))
        }
    }
}
