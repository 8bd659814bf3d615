//! Which ludeme was meant by a clause, and which of its forms.

use syntax::{Diagnostic, NodeId, NodeKind, nearest};

use super::Explainer;
use super::types::{Candidate, collect_forms, describe, labels_of};
use crate::catalogue::Catalogue;
use crate::ludeme::{Param, Type};
use crate::reference::family_of;

impl Explainer<'_, '_> {
    /// The clause does not fit the type: its keyword, its form or its arguments are wrong.
    pub(super) fn clause(&mut self, node: NodeId, keyword: &str, ty: &'static Type) {
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

    /// How many arguments a candidate could take in some order. One whose label it knows counts whatever is wrong
    /// inside: nobody writes `phases:` who means the form without phases.
    fn suitable(&mut self, node: NodeId, Candidate { clause, form }: Candidate) -> usize {
        let tree = self.matcher.tree();
        let arguments = &tree.children(node)[form.constants.len()..];
        let labels = labels_of(clause);
        let suits = |argument: &&NodeId| {
            let label = tree.node(**argument).label.as_deref();
            label.is_some_and(|label| labels.iter().any(|(known, _)| *known == label))
                || clause.params.iter().any(|param| self.suits_param(**argument, param))
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
}
