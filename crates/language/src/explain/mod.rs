//! Why a tree does not match, told to its author.
//!
//! The search starts where a type was expected and did not fit, and descends to the smallest part that is wrong by
//! itself: an unknown word, an argument that nothing at that place takes, an argument that is missing.

mod types;

use syntax::{Diagnostic, NodeId, NodeKind, nearest};

use crate::catalogue::Catalogue;
use crate::ludeme::{Clause, Matcher, Param, Type};
use crate::reference::{brief_syntax_of, family_of};
use types::{
    Candidate, collect_forms, describe, labels_of, list_elements, takes_array, unlabelled, words_of,
};

/// More messages than this help nobody.
const MOST: usize = 20;

const NO_SUCH_DEFINE: &str = "if it is meant as a define, no define of that name is known";

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

impl Explainer<'_, '_> {
    /// Says something about a node, and through which defines it came.
    fn say(&mut self, node: NodeId, diagnostic: Diagnostic) {
        // A define that is called often is wrong only once.
        let known = |other: &Diagnostic| {
            other.message == diagnostic.message && other.labels.first() == diagnostic.labels.first()
        };
        if self.found.len() < MOST && !self.found.iter().any(known) {
            let tree = self.matcher.tree();
            self.found.push(diagnostic.through(&tree.calls, tree.node(node).via));
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
                    node,
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
                self.say(node, diagnostic);
            }
            NodeKind::Text(text) => {
                let unquoted = words_of(ty).contains(&&**text);
                let help = if unquoted { without_quotes(text) } else { NO_SUCH_DEFINE.to_owned() };
                self.say(
                    node,
                    Diagnostic::error(format!("the string \"{text}\" cannot stand here"))
                        .at(span, format!("expected {}", describe(ty)))
                        .help(help),
                );
            }
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
        // The candidate that can make most of the arguments is the one that was most likely meant.
        let best = candidates
            .iter()
            .map(|&candidate| {
                (self.suitable(node, candidate), self.progress(node, candidate), candidate)
            })
            .max_by_key(|(suitable, progress, candidate)| {
                (*suitable, *progress, std::cmp::Reverse(candidate.clause.params.len()))
            });
        match best {
            Some((0, ..)) if self.misses_its_form(node, &here) => {
                self.wrong_form(node, keyword, &here)
            }
            Some((_, progress, candidate)) => self.arguments(node, candidate, progress),
            None => {}
        }
    }

    /// How many arguments a candidate could take in some order.
    fn suitable(&mut self, node: NodeId, Candidate { clause, form }: Candidate) -> usize {
        let arguments = &self.matcher.tree().children(node)[form.constants.len()..];
        let suits = |argument: &&NodeId| {
            clause.params.iter().any(|param| self.suits_param(**argument, param))
        };
        form.constants.len() + arguments.iter().filter(suits).count()
    }

    /// Whether the first argument is a word that no form starts with.
    fn misses_its_form(&self, node: NodeId, forms: &[Candidate]) -> bool {
        let tree = self.matcher.tree();
        let first = tree.children(node).first().map(|&first| &tree.node(first).kind);
        let Some(NodeKind::Word(word)) = first else { return false };
        let words: Vec<_> = forms.iter().flat_map(Candidate::leading_words).collect();
        !words.contains(&&**word) && nearest(word, words).is_some()
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
        self.say(node, diagnostic);
    }

    /// The keyword is right, but not the word after it.
    fn wrong_form(&mut self, node: NodeId, keyword: &str, forms: &[Candidate]) {
        let tree = self.matcher.tree();
        let words: Vec<&str> = forms.iter().flat_map(Candidate::leading_words).collect();
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
        self.say(first.unwrap_or(node), diagnostic);
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

fn without_quotes(text: &str) -> String {
    format!("write `{text}` without quotes")
}
