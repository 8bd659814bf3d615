//! The form is known: which of its arguments is wrong, missing or out of order.

use syntax::{Diagnostic, NodeId, NodeKind, nearest};

use super::types::{
    Candidate, collect_forms, labels_of, list_elements, takes_array, unlabelled, words_of,
};
use super::{Explainer, without_quotes};
use crate::catalogue::Catalogue;
use crate::ludeme::{Clause, Param, Type};
use crate::reference::{brief_syntax_of, family_of};

impl Explainer<'_, '_> {
    /// The form is right, but the arguments do not fit it.
    pub(super) fn arguments(&mut self, node: NodeId, candidate: Candidate, progress: usize) {
        let tree = self.matcher.tree();
        let Candidate { clause, form } = candidate;
        let signature = format!("it is written {}", brief_syntax_of(clause, form));
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

        let missing: Vec<&'static Param> = clause
            .params
            .iter()
            .filter(|param| {
                !param.optional && !arguments.iter().any(|&a| self.suits_param(a, param))
            })
            .collect();
        if let Some(list) = self.bare_list(arguments)
            && missing.iter().any(|param| takes_array((param.ty)()))
        {
            let message = "a list in braces alone is no list of numbers here";
            let advice = "write `(array {…})` for numbers, or `(sites {…})` for places";
            let diagnostic = Diagnostic::error(message).at(tree.node(list).span, "");
            self.say(list, diagnostic.help(advice).help(signature));
            return;
        }
        let missing: Vec<_> = missing
            .into_iter()
            .map(|param| format!("`{}`", param.label.unwrap_or(param.name)))
            .collect();
        match arguments.get(progress) {
            Some(&stuck) if missing.is_empty() => {
                let label = tree.node(stuck).label.as_deref();
                let remark = match (self.overtaken(arguments, progress, clause), label) {
                    (Some(later), _) => format!("this must stand before {later}"),
                    (None, Some(label)) => {
                        format!("`{label}:` is out of order: arguments come as declared")
                    }
                    (None, None) => "one too many, or in the wrong order".to_owned(),
                };
                let message = format!("`{}` does not take this argument here", form.keyword);
                self.say(
                    stuck,
                    Diagnostic::error(message).at(tree.node(stuck).span, remark).help(signature),
                );
            }
            _ => {
                let what =
                    if missing.is_empty() { "an argument".into() } else { missing.join(" and ") };
                self.say(
                    node,
                    Diagnostic::error(format!("`{}` lacks {what}", form.keyword))
                        .at(tree.node(node).span, "")
                        .help(signature),
                );
            }
        }
    }

    /// What stands before an argument although it is declared after it.
    fn overtaken(
        &mut self,
        arguments: &[NodeId],
        stuck: usize,
        clause: &'static Clause,
    ) -> Option<String> {
        let place = |this: &mut Self, argument: NodeId| {
            clause.params.iter().position(|param| this.suits_param(argument, param))
        };
        let own = place(self, *arguments.get(stuck)?)?;
        let before = arguments.get(..stuck)?;
        let later = before
            .iter()
            .find(|argument| place(self, **argument).is_some_and(|other| other > own))?;
        let node = self.matcher.tree().node(*later);
        Some(match (&node.label, &node.kind) {
            (Some(label), _) => format!("`{label}:`"),
            (None, NodeKind::Clause { keyword, .. }) => format!("`({keyword} …)`"),
            (None, NodeKind::Word(word)) => format!("`{word}`"),
            (None, NodeKind::Text(text)) => format!("`\"{text}\"`"),
            (None, NodeKind::List { .. }) => "the list in braces".to_owned(),
        })
    }

    /// A list that stands by itself among some arguments.
    fn bare_list(&self, arguments: &[NodeId]) -> Option<NodeId> {
        let tree = self.matcher.tree();
        let is_bare = |node: &syntax::Node| {
            node.label.is_none() && matches!(node.kind, NodeKind::List { .. })
        };
        arguments.iter().copied().find(|&argument| is_bare(tree.node(argument)))
    }

    pub(super) fn suits_param(&mut self, argument: NodeId, param: &'static Param) -> bool {
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
                return self.say(argument, diagnostic);
            };
            return self.mismatch(argument, param_type);
        }
        let forgotten = labels.iter().find(|(_, ty)| self.matcher.fits(argument, ty));
        if let Some((label, _)) = forgotten {
            let remark = format!("here it needs its label: `{label}:`");
            let problem = Diagnostic::error("this argument lacks its label").at(node.span, remark);
            return self.say(argument, problem.help(signature.to_owned()));
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
        let mut is = String::new();
        let (message, near) = match &node.kind {
            NodeKind::Clause { keyword, .. }
                if Catalogue::get().clauses_named(keyword).is_empty() =>
            {
                let all = Catalogue::get().clauses.keys().copied();
                (format!("no ludeme is called `{keyword}`"), nearest(keyword, all))
            }
            NodeKind::Clause { keyword, .. } => {
                is = clauses_nouns(keyword);
                (format!("`({keyword} …)` cannot stand here"), None)
            }
            NodeKind::List { .. } => ("a list cannot stand here".to_owned(), None),
            NodeKind::Word(word) => {
                let words: Vec<_> = types.iter().flat_map(|ty| words_of(ty)).collect();
                (format!("`{word}` cannot stand here"), nearest(word, words))
            }
            NodeKind::Text(text) => (format!("the string \"{text}\" cannot stand here"), None),
        };
        let mut diagnostic = Diagnostic::error(message).at(node.span, is);
        if let Some(near) = near {
            diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
        }
        if let NodeKind::Text(text) = &node.kind
            && types.iter().any(|ty| words_of(ty).contains(&&**text))
        {
            diagnostic = diagnostic.help(without_quotes(text));
        }
        self.say(argument, diagnostic.help(signature.to_owned()));
    }
}

/// What the clauses of a keyword are: "this is a number or a condition".
fn clauses_nouns(keyword: &str) -> String {
    let mut nouns: Vec<&str> = Vec::new();
    for clause in Catalogue::get().clauses_named(keyword) {
        let noun = family_of(clause).noun;
        if !nouns.contains(&noun) {
            nouns.push(noun);
        }
    }
    format!("this is {}", nouns.join(" or "))
}
