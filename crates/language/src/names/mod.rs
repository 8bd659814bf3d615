//! What names refer to: pieces, regions, tracks, phases and the like.
//!
//! The language is lenient. A string that resembles no name of the description at all is an error; one that resembles
//! some name, yet not one of a thing of the right kind, is accepted and in play matches nothing: that is a warning.

mod known;

use std::collections::{BTreeMap, BTreeSet};

use syntax::{Diagnostic, NodeId, NodeKind, Tree, nearest};

use crate::ludeme::{Matcher, NameKind, Naming, Type, Visit};
use crate::words::Role;
use known::KnownStrings;

/// Checks the names in a game that was matched.
pub(crate) fn check(matcher: &mut Matcher<'_>, ty: &'static Type) -> Vec<Diagnostic> {
    let tree = matcher.tree();
    let mut names = Names { tree, declared: BTreeMap::new(), references: vec![], players: None };
    let mut roles = vec![];
    matcher.walk(Tree::ROOT, ty, &mut |visit| match visit {
        Visit::Clause(node, clause) => names.clause(node, clause.name),
        Visit::Text(node, naming) => names.text(node, naming),
        Visit::Word(node, vocabulary) if vocabulary.name == "Role" => roles.push(node),
        Visit::Word(..) => {}
    });
    let mut problems = names.unresolved();
    problems.extend(roles.into_iter().filter_map(|node| names.role(node)));
    problems.sort_by_key(|problem| problem.labels.first().map(|label| label.span));
    // A define that is called often is wrong only once.
    problems.dedup_by(|a, b| a.message == b.message && a.labels.first() == b.labels.first());
    problems
}

struct Names<'a> {
    tree: &'a Tree,
    declared: BTreeMap<NameKind, BTreeSet<&'a str>>,
    references: Vec<(NodeId, Option<NameKind>)>,
    /// The number of players, as far as it is said plainly.
    players: Option<usize>,
}

impl<'a> Names<'a> {
    fn clause(&mut self, node: NodeId, name: &str) {
        let children = self.tree.children(node);
        match name {
            "PlayerCount" => {
                self.players = children.first().and_then(|&count| self.word(count)?.parse().ok());
            }
            "PlayersFacing" => {
                self.players = children.first().map(|&list| self.tree.children(list).len());
            }
            // The pieces that these make have names of their own.
            "Dominoes" => self.declare(NameKind::Piece, "Domino"),
            "Dice" => self.declare(NameKind::Piece, "Die"),
            "Deck" => self.declare(NameKind::Piece, "Card"),
            _ => {}
        }
    }

    fn text(&mut self, node: NodeId, naming: Option<Naming>) {
        match naming {
            Some(Naming::Declares(kind)) => self.declare(kind, self.string(node)),
            Some(Naming::Refers(kind)) => self.references.push((node, Some(kind))),
            None => self.references.push((node, None)),
        }
    }

    fn declare(&mut self, kind: NameKind, name: &'a str) {
        self.declared.entry(kind).or_default().insert(name);
    }

    fn string(&self, node: NodeId) -> &'a str {
        match &self.tree.node(node).kind {
            NodeKind::Text(text) => text,
            _ => "",
        }
    }

    fn word(&self, node: NodeId) -> Option<&'a str> {
        match &self.tree.node(node).kind {
            NodeKind::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The messages for references that nothing answers to.
    fn unresolved(&self) -> Vec<Diagnostic> {
        let mut known = KnownStrings::of(self.tree);
        for names in self.declared.values() {
            known.extend(names.iter().copied());
        }
        let references = self.references.iter();
        references.filter_map(|&(node, kind)| self.resolve(node, kind, &known)).collect()
    }

    fn resolve(
        &self,
        node: NodeId,
        kind: Option<NameKind>,
        known: &KnownStrings<'_>,
    ) -> Option<Diagnostic> {
        let name = self.string(node);
        let candidates = self.candidates(kind, known);
        let what = kind.map_or("thing", noun);
        let (problem, remark) = if !is_coordinate(name) && !known.resembles(name) {
            let problem = Diagnostic::error(format!("no {what} is called \"{name}\""));
            (problem, "nothing in this game has such a name")
        } else if kind.is_some_and(|kind| !self.answers(kind, name)) {
            let problem = Diagnostic::warning(format!("no {what} is called \"{name}\""));
            (problem, remark_for(kind))
        } else {
            return None;
        };
        let at = self.tree.node(node);
        let mut problem = problem.at(at.span, remark).through(&self.tree.calls, at.via);
        let near = nearest(name, candidates.iter().copied());
        // Owners' numbers are not part of what can be misspelt.
        let near =
            near.or_else(|| nearest(name.trim_end_matches(DIGITS), candidates.iter().copied()));
        if let Some(near) = near {
            problem = problem.help(format!("did you mean \"{near}\"?"));
        } else if kind != Some(NameKind::Coordinate) && (1..=12).contains(&candidates.len()) {
            let listed: Vec<_> = candidates.iter().map(|name| format!("\"{name}\"")).collect();
            problem = problem.help(format!("the names known here: {}", listed.join(", ")));
        }
        Some(problem)
    }

    fn candidates(&self, kind: Option<NameKind>, known: &KnownStrings<'a>) -> BTreeSet<&'a str> {
        match kind {
            Some(NameKind::Container) => known::CONTAINERS.into(),
            Some(kind) => self.declared.get(&kind).cloned().unwrap_or_default(),
            None => known.iter().collect(),
        }
    }

    /// Whether something of the kind has the name, or one that the language takes for it.
    fn answers(&self, kind: NameKind, name: &str) -> bool {
        match kind {
            NameKind::Coordinate => is_coordinate(name),
            NameKind::Container => known::CONTAINERS.contains(&name.trim_end_matches(DIGITS)),
            NameKind::Track if name == "AllTracks" => true,
            // The dominoes that are left.
            NameKind::Piece if name == "Bag" => true,
            NameKind::Region if is_coordinate(name) => true,
            _ => self.declared.get(&kind).is_some_and(|declared| {
                // Owners' numbers are added to the names of pieces, and parts of names are searched for.
                let plain = name.trim_end_matches(DIGITS);
                declared
                    .iter()
                    .any(|other| other.contains(name) || other.trim_end_matches(DIGITS) == plain)
            }),
        }
    }

    /// Whether a role is one of a player that the game does not have.
    fn role(&self, node: NodeId) -> Option<Diagnostic> {
        let players = self.players.filter(|&players| players > 0)?;
        let word = self.word(node)?;
        let number: usize = word.strip_prefix(['P', 'p'])?.parse().ok()?;
        if number <= players || !Role::ALL.iter().any(|role| role.word() == word) {
            return None;
        }
        let at = self.tree.node(node);
        let count = if players == 1 { "one player".into() } else { format!("{players} players") };
        let problem = Diagnostic::warning(format!("there is no player {number} in this game"));
        Some(problem.at(at.span, format!("the game has {count}")).through(&self.tree.calls, at.via))
    }
}

const DIGITS: [char; 10] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

fn remark_for(kind: Option<NameKind>) -> &'static str {
    match kind {
        Some(NameKind::Variable) => "it is never set",
        Some(NameKind::Memory) => "nothing is ever remembered under this name",
        Some(NameKind::Proposition) => "it is never proposed",
        Some(NameKind::Vote) => "nobody can vote for it",
        Some(NameKind::Event) => "it is never triggered",
        Some(NameKind::Coordinate) => "this is no coordinate",
        _ => "this matches nothing in play",
    }
}

fn noun(kind: NameKind) -> &'static str {
    match kind {
        NameKind::Title => "game",
        NameKind::Piece => "piece",
        NameKind::Container => "container",
        NameKind::Region => "region",
        NameKind::Track => "track",
        NameKind::Phase => "phase",
        NameKind::Map => "map",
        NameKind::Variable => "variable",
        NameKind::Memory => "list of remembered values",
        NameKind::Proposition => "proposition",
        NameKind::Vote => "vote",
        NameKind::Event => "event",
        NameKind::Hint => "group of hints",
        NameKind::Coordinate => "site",
    }
}

/// Whether a text is written like `A1`, `AA12`, `7` or, with a layer, `B2/1`.
fn is_coordinate(text: &str) -> bool {
    let site = text.split_once('/').map_or(text, |(site, _)| site);
    let number = site.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    site.len() - number.len() <= 2
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
}
