//! Why a tree does not match, told to its author.
//!
//! The search starts where a type was expected and did not fit, and descends to the smallest part that is wrong by
//! itself: an unknown word, an argument that nothing at that place takes, an argument that is missing.

use syntax::{Diagnostic, NodeId, NodeKind, nearest};

use crate::catalogue::Catalogue;
use crate::ludeme::{Clause, Form, Matcher, Param, Type};
use crate::reference::{family_of, lower_first, syntax_of, type_name};

/// More messages than this help nobody.
const MOST: usize = 20;

/// The messages for a node that is not of the expected type.
pub(crate) fn explain(
    matcher: &mut Matcher<'_>,
    node: NodeId,
    ty: &'static Type,
) -> Vec<Diagnostic> {
    let mut explainer = Explainer { matcher, found: vec![] };
    explainer.mismatch(node, ty);
    explainer.found
}

struct Explainer<'m, 't> {
    matcher: &'m mut Matcher<'t>,
    found: Vec<Diagnostic>,
}

/// A clause of the expected type whose keyword and leading words agree with the text.
#[derive(Clone, Copy)]
struct Candidate {
    clause: &'static Clause,
    form: &'static Form,
}

impl Explainer<'_, '_> {
    fn say(&mut self, diagnostic: Diagnostic) {
        if self.found.len() < MOST && !self.found.contains(&diagnostic) {
            self.found.push(diagnostic);
        }
    }

    /// The node does not fit the type: says why.
    fn mismatch(&mut self, node: NodeId, ty: &'static Type) {
        let tree = self.matcher.tree();
        let span = tree.node(node).span;
        match &tree.node(node).kind {
            NodeKind::Clause { keyword, .. } => self.clause(node, keyword, ty),
            NodeKind::List { children } => match list_elements(ty) {
                Some(element) => {
                    for &child in children {
                        if !self.matcher.fits(child, element) {
                            self.mismatch(child, element);
                        }
                    }
                }
                None => self.say(
                    Diagnostic::error("a list cannot stand here")
                        .at(span, format!("expected {}", describe(ty))),
                ),
            },
            NodeKind::Word(word) => {
                let mut diagnostic = Diagnostic::error(format!("`{word}` cannot stand here"))
                    .at(span, format!("expected {}", describe(ty)));
                let words = words_of(ty);
                if let Some(near) = nearest(word, words.iter().copied()) {
                    diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
                } else if !words.is_empty() && words.len() <= 40 {
                    diagnostic =
                        diagnostic.help(format!("the words known here: {}", words.join(", ")));
                }
                self.say(diagnostic);
            }
            NodeKind::Text(text) => self.say(
                Diagnostic::error(format!("the string \"{text}\" cannot stand here"))
                    .at(span, format!("expected {}", describe(ty)))
                    .help("if it is meant as a define, no define of that name is known"),
            ),
        }
    }

    fn clause(&mut self, node: NodeId, keyword: &str, ty: &'static Type) {
        let mut forms = vec![];
        collect_forms(ty, &mut vec![], &mut forms);
        let here: Vec<_> = forms.iter().copied().filter(|c| c.form.keyword == keyword).collect();
        if here.is_empty() {
            return self.wrong_keyword(node, keyword, ty, &forms);
        }
        let children = self.matcher.tree().children(node);
        let candidates: Vec<_> = here
            .iter()
            .copied()
            .filter(|c| self.matcher.starts_with(children, c.form.constants))
            .collect();
        if candidates.is_empty() {
            return self.wrong_form(node, keyword, &here);
        }
        // The candidate that gets furthest is the one that was most likely meant.
        let best = candidates
            .iter()
            .map(|&candidate| (self.progress(node, candidate), candidate))
            .max_by_key(|(progress, candidate)| {
                (*progress, std::cmp::Reverse(candidate.clause.params.len()))
            });
        if let Some((progress, candidate)) = best {
            self.arguments(node, candidate, progress);
        }
    }

    fn wrong_keyword(
        &mut self,
        node: NodeId,
        keyword: &str,
        ty: &'static Type,
        forms: &[Candidate],
    ) {
        let span = self.matcher.tree().node(node).span;
        let known = Catalogue::get().clauses_named(keyword);
        let mut diagnostic = if known.is_empty() {
            Diagnostic::error(format!("no ludeme is called `{keyword}`"))
        } else {
            Diagnostic::error(format!("`({keyword} …)` cannot stand here"))
        };
        diagnostic = diagnostic.at(span, format!("expected {}", describe(ty)));
        let near_here = nearest(keyword, forms.iter().map(|c| c.form.keyword));
        if let Some(near) = near_here.filter(|_| known.is_empty()) {
            diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
        } else if known.is_empty() {
            let all = Catalogue::get().clauses.keys().copied();
            if let Some(near) = nearest(keyword, all) {
                diagnostic = diagnostic
                    .help(format!("there is a ludeme called `{near}`, but it does not fit here"));
            }
        } else {
            for clause in known.iter().take(2) {
                diagnostic = diagnostic.help(format!(
                    "`{keyword}` is {}: {}",
                    family_of(clause).noun,
                    clause.doc.lines().next().unwrap_or_default()
                ));
            }
        }
        self.say(diagnostic);
    }

    /// The keyword is right, but not the word after it.
    fn wrong_form(&mut self, node: NodeId, keyword: &str, forms: &[Candidate]) {
        let tree = self.matcher.tree();
        let words: Vec<&str> =
            forms.iter().filter_map(|c| c.form.constants.first().copied()).collect();
        let first = tree.children(node).first().copied();
        let (span, word) = match first.map(|child| (tree.node(child).span, &tree.node(child).kind))
        {
            Some((span, NodeKind::Word(word))) => (span, Some(word)),
            Some((span, _)) => (span, None),
            None => (tree.node(node).span, None),
        };
        let mut diagnostic = match word {
            Some(word) => Diagnostic::error(format!("`{keyword}` has no form `{word}`")),
            None => {
                Diagnostic::error(format!("`{keyword}` needs a word that says which form is meant"))
            }
        }
        .at(span, "");
        match word.and_then(|word| nearest(word, words.iter().copied())) {
            Some(near) => diagnostic = diagnostic.help(format!("did you mean `{keyword} {near}`?")),
            None => diagnostic = diagnostic.help(format!("its forms: {}", words.join(", "))),
        }
        self.say(diagnostic);
    }

    /// How many arguments a candidate can take in order before it is stuck.
    fn progress(&mut self, node: NodeId, candidate: Candidate) -> usize {
        let arguments = &self.matcher.tree().children(node)[candidate.form.constants.len()..];
        self.reach(arguments, candidate.clause.params)
    }

    fn reach(&mut self, arguments: &[NodeId], params: &'static [Param]) -> usize {
        let (Some((&first, rest)), Some((param, later))) =
            (arguments.split_first(), params.split_first())
        else {
            return 0;
        };
        let mut best = 0;
        if self.matcher.suits(first, param) {
            best = 1 + self.reach(rest, later);
        } else if let Type::PairOrList(element) = (param.ty)()
            && self.matcher.fits(first, element())
        {
            best = 1;
            if let Some((&second, rest)) = rest.split_first()
                && self.matcher.fits(second, element())
            {
                best = 2 + self.reach(rest, later);
            }
        }
        if param.optional && best < arguments.len() {
            best = best.max(self.reach(arguments, later));
        }
        best
    }

    /// The form is right, but the arguments do not fit it.
    fn arguments(&mut self, node: NodeId, candidate: Candidate, progress: usize) {
        let tree = self.matcher.tree();
        let Candidate { clause, form } = candidate;
        let signature = format!("it is written {}", syntax_of(clause, form));
        let arguments = &tree.children(node)[form.constants.len()..];

        // First those that are wrong whatever the order: they are the likely cause of the rest.
        let before = self.found.len();
        for &argument in arguments {
            if !clause.params.iter().any(|param| self.suits_param(argument, param)) {
                self.argument(argument, clause, &signature);
            }
        }
        if self.found.len() > before {
            return;
        }

        if let Some(&stuck) = arguments.get(progress) {
            self.say(
                Diagnostic::error(format!("`{}` does not take this argument here", form.keyword))
                    .at(tree.node(stuck).span, "one too many, or in the wrong order")
                    .help(signature),
            );
        } else {
            let missing: Vec<_> = clause
                .params
                .iter()
                .filter(|param| {
                    !param.optional && !arguments.iter().any(|&a| self.suits_param(a, param))
                })
                .map(|param| format!("`{}`", param.label.unwrap_or(param.name)))
                .collect();
            let what =
                if missing.is_empty() { "an argument".into() } else { missing.join(" and ") };
            self.say(
                Diagnostic::error(format!("`{}` lacks {what}", form.keyword))
                    .at(tree.node(node).span, "")
                    .help(signature),
            );
        }
    }

    fn suits_param(&mut self, argument: NodeId, param: &'static Param) -> bool {
        self.matcher.suits(argument, param)
            || matches!((param.ty)(), Type::PairOrList(element) if self.matcher.fits(argument, element()))
    }

    /// An argument that no parameter takes.
    fn argument(&mut self, argument: NodeId, clause: &'static Clause, signature: &str) {
        let tree = self.matcher.tree();
        let node = tree.node(argument);
        let labels = labels_of(clause);
        if let Some(label) = &node.label {
            let Some(param_type) =
                labels.iter().find(|(known, _)| known == &&**label).map(|(_, ty)| *ty)
            else {
                let mut diagnostic =
                    Diagnostic::error(format!("no argument is labelled `{label}:` here"))
                        .at(node.span, "");
                diagnostic = match nearest(label, labels.iter().map(|(known, _)| *known)) {
                    Some(near) => diagnostic.help(format!("did you mean `{near}:`?")),
                    None => diagnostic.help(signature.to_owned()),
                };
                return self.say(diagnostic);
            };
            return self.mismatch(argument, param_type);
        }
        // Of the types that could stand here, the one that knows the keyword tells most.
        let types: Vec<_> = clause
            .params
            .iter()
            .filter(|param| param.label.is_none())
            .flat_map(|param| unlabelled((param.ty)()))
            .collect();
        let keyword = match &node.kind {
            NodeKind::Clause { keyword, .. } => Some(&**keyword),
            _ => None,
        };
        let telling = types.iter().copied().find(|ty| match (&node.kind, keyword) {
            (NodeKind::List { .. }, _) => list_elements(ty).is_some(),
            (_, Some(keyword)) => {
                let mut forms = vec![];
                collect_forms(ty, &mut vec![], &mut forms);
                forms.iter().any(|c| c.form.keyword == keyword)
            }
            _ => false,
        });
        match telling {
            Some(ty) => self.mismatch(argument, ty),
            None if types.len() == 1 => self.mismatch(argument, types[0]),
            None => self.unexpected(argument, &types, signature),
        }
    }

    fn unexpected(&mut self, argument: NodeId, types: &[&'static Type], signature: &str) {
        let node = self.matcher.tree().node(argument);
        let (message, near) = match &node.kind {
            NodeKind::Clause { keyword, .. }
                if Catalogue::get().clauses_named(keyword).is_empty() =>
            {
                let all = Catalogue::get().clauses.keys().copied();
                (format!("no ludeme is called `{keyword}`"), nearest(keyword, all))
            }
            NodeKind::Clause { keyword, .. } => {
                (format!("`({keyword} …)` cannot stand here"), None)
            }
            NodeKind::List { .. } => ("a list cannot stand here".to_owned(), None),
            NodeKind::Word(word) => {
                let words: Vec<_> = types.iter().flat_map(|ty| words_of(ty)).collect();
                (format!("`{word}` cannot stand here"), nearest(word, words))
            }
            NodeKind::Text(text) => (format!("the string \"{text}\" cannot stand here"), None),
        };
        let mut diagnostic = Diagnostic::error(message).at(node.span, "");
        if let Some(near) = near {
            diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
        }
        self.say(diagnostic.help(signature.to_owned()));
    }
}

/// The clauses that a type can be, with their forms.
fn collect_forms(ty: &'static Type, seen: &mut Vec<&'static str>, out: &mut Vec<Candidate>) {
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

/// The labels that a clause knows, each with its type.
fn labels_of(clause: &'static Clause) -> Vec<(&'static str, &'static Type)> {
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
fn unlabelled(ty: &'static Type) -> Vec<&'static Type> {
    match ty {
        Type::Choice(choice) if choice.is_labelled() => {
            choice.variants.iter().filter(|v| v.label.is_none()).map(|v| (v.ty)()).collect()
        }
        _ => vec![ty],
    }
}

/// The type of the elements, if a list can stand for the type.
fn list_elements(ty: &'static Type) -> Option<&'static Type> {
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
fn words_of(ty: &'static Type) -> Vec<&'static str> {
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
fn describe(ty: &'static Type) -> String {
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
